//! Article 8 in words: its acts, and what a page can look up.

use chess::{ByColor, Color};

use super::{Act, Evidence, differences};
use crate::acts;
use crate::command::Act as A;
use crate::game::Outcome;
use crate::regulations::HalfPoints;
use crate::scenario::facts::Fact;
use crate::scenario::words::{WordError, Words};

acts! {
    for Act;
    /// Writes something in the next place of the paper sheet.
    WRITE = Act::Write { .. } => Player, records ["record/wrote", "record/wrote-ahead", "record/corrected"] {
        Player "writes TEXT" => |f| A::Record(Act::Write { text: f.text(), claim: false });
        Player "writes TEXT for a claim" => |f| A::Record(Act::Write { text: f.text(), claim: true });
    }
    /// Enters a move on the electronic sheet.
    ENTER = Act::Enter { .. } => Player, records ["record/wrote", "record/wrote-ahead", "record/corrected"] {
        Player "enters TEXT" => |f| A::Record(Act::Enter { text: f.text(), claim: false });
        Player "enters TEXT for a claim" => |f| A::Record(Act::Enter { text: f.text(), claim: true });
    }
    /// Writes several moves down at once.
    WRITE_DOWN = Act::WriteDown(_) => Player, records ["record/wrote", "record/corrected"] {
        Player "writes down TEXT" => |f| {
            let text = f.text();
            A::Record(Act::WriteDown(text.split_whitespace().map(str::to_owned).collect()))
        };
    }
    /// Strikes out what stands in a place and writes something else.
    CORRECT = Act::Correct { .. } => Player, records ["record/corrected"] {
        Player "corrects move NUMBER of COLOUR to TEXT" => |f| {
            A::Record(Act::Correct { number: f.number(), of: f.colour(), text: f.text() })
        };
    }
    /// Notes the last offer of a draw.
    NOTE_OFFER = Act::NoteOffer => Player, records ["record/offer-noted"] {
        Player "notes the draw offer" => |_| A::Record(Act::NoteOffer);
    }
    /// Completes the sheet.
    BRING_UP_TO_DATE = Act::BringUpToDate { .. } => Player, records ["record/wrote", "record/corrected", "record/brought-up-to-date"] {
        Player "brings the scoresheet up to date" => |_| A::Record(Act::BringUpToDate { borrowed: false });
        Player "brings the scoresheet up to date from the opponent's" => |_| A::Record(Act::BringUpToDate { borrowed: true });
    }
    /// Says in which language the sheet is kept.
    LETTERS = Act::Letters(_) => Player, records ["record/letters"] {
        Player "keeps the scoresheet in WORD" => |f| A::Record(Act::Letters(f.text()));
    }
    /// Asks for an assistant, as a player who cannot record.
    ASK_FOR_ASSISTANT = Act::AskForAssistant => Own, records [] {
        Player "asks for an assistant to record" => |_| A::Record(Act::AskForAssistant);
    }
    /// Reports that the electronic sheet does not work.
    REPORT_FAULT = Act::ReportFault => Player, records [] {
        Player "reports a faulty scoresheet" => |_| A::Record(Act::ReportFault);
    }
    /// Hides the scoresheet from the arbiter (8.2), who notes it.
    HIDE = Act::Hide => Noted, records ["record/hidden"] {
        Player "hides the scoresheet" => |_| A::Record(Act::Hide), desk Note "offence-hid-scoresheet";
    }
    /// Signs both sheets, or approves the result on an electronic one.
    SIGN = Act::Sign(_) => Own, records ["record/signed"] {
        Player "signs RESULT" => |f| A::Record(Act::Sign(f.result()));
        Player "approves RESULT" => |f| A::Record(Act::Sign(f.result()));
    }
    /// Says what a player did on a board that nobody watches: he saw it, or found it out.
    STATE = Act::State { .. } => Arbiter, records ["move-made"] {
        Arbiter "saw COLOUR play MOVE" => |f| A::Record(Act::State { by: f.colour(), attempt: f.attempt() });
    }
    /// Looks at a player's sheet.
    LOOK = Act::Look(_) => Arbiter, records ["record/looked"] {
        Arbiter "looks at the scoresheet of COLOUR" => |f| A::Record(Act::Look(f.colour())), desk Side "measure-look";
    }
    /// Asks for complete sheets after a flag.
    CALL_FOR_SHEETS = Act::CallForSheets => Arbiter, records [] {
        Arbiter "calls for the scoresheets" => |_| A::Record(Act::CallForSheets), desk Game "measure-sheets";
    }
    /// Has the game reconstructed on another board, and first notes how it stands.
    RECONSTRUCT = Act::Reconstruct => Arbiter, records ["record/noted"] {
        Arbiter "has the game reconstructed" => |_| A::Record(Act::Reconstruct);
    }
    /// Finds that nobody can show how many moves a player has made.
    CANNOT_BE_SHOWN = Act::CannotBeShown(_) => Arbiter, records [] {
        Arbiter "cannot find out the moves of COLOUR" => |f| A::Record(Act::CannotBeShown(f.colour()));
    }
    /// Finds evidence of a number of moves.
    EVIDENCE = Act::Evidence { .. } => Arbiter, records [] {
        Arbiter "finds evidence of NUMBER moves of COLOUR" => |f| A::Record(Act::Evidence { moves: f.number(), of: f.colour() });
        Arbiter "finds evidence of NUMBER move of COLOUR" => |f| A::Record(Act::Evidence { moves: f.number(), of: f.colour() });
    }
}

/// A result as it is signed (8.7): `1-0`, `0-1`, `½-½`, `0-0`, `½-0` or `0-½`.
pub(crate) fn outcome_word(words: &mut Words) -> Result<Outcome, WordError> {
    let score = |white, black| {
        let (white, black) = (HalfPoints(white), HalfPoints(black));
        Outcome::Score(ByColor { white, black })
    };
    words.parse("a result such as 1-0 or ½-½", |word| {
        Some(match word.replace("1/2", "½").as_str() {
            "1-0" => Outcome::Win(Color::White),
            "0-1" => Outcome::Win(Color::Black),
            "½-½" => Outcome::Draw,
            "0-0" => score(0, 0),
            "½-0" => score(1, 0),
            "0-½" => score(0, 1),
            _ => return None,
        })
    })
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "the evidence is",
        look: |table, _, _| Evidence::of(&table.game).to_string(),
    },
    Fact {
        words: "the scoresheets differ:",
        look: |table, _, _| {
            let found = differences(&table.game);
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            match found.is_empty() {
                true => "nowhere".to_owned(),
                false => found.join("; "),
            }
        },
    },
    Fact {
        words: "the scoresheet of COLOUR reads",
        look: |table, f, _| {
            let entries = &table.game.recording.sheets[f.colour()].entries;
            let texts: Vec<&str> = entries.iter().map(|entry| &*entry.0).collect();
            texts.join(", ")
        },
    },
];
