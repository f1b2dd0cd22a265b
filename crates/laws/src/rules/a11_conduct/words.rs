//! Articles 10 and 11 in words: their acts, and what a page can look up.

use chess::{ByColor, Color};

use super::{Act, Offence};
use crate::acts;
use crate::command::Act as A;
use crate::discretion::Place;
use crate::game::Outcome;
use crate::regulations::{HalfPoints, QuarterPoints};
use crate::rules::a12_arbiter::{ResultGround, Told};
use crate::scenario::facts::Fact;
use crate::scenario::phrase::Filled;
use crate::scenario::words::{WordError, Words};

acts! {
    for Act;
    /// Notes an offence.
    NOTE = Act::Note(..) => Arbiter, records ["conduct/noted", "conduct/left"] {
        Arbiter "notes disrepute by COLOUR" => |f| note(f.colour(), Offence::Disrepute), desk Note "offence-disrepute";
        Arbiter "notes that the venue was left by COLOUR" => |f| note(f.colour(), Offence::LeftVenue), desk Note "offence-left-venue";
        Arbiter "notes that the area was left by COLOUR" => |f| note(f.colour(), Offence::LeftArea), desk Note "offence-left-area";
        Arbiter "notes advice taken by COLOUR" => |f| note(f.colour(), Offence::Notes), desk Note "offence-notes";
        Arbiter "notes an inspection refused by COLOUR" => |f| note(f.colour(), Offence::RefusedInspection), desk Note "offence-refused-inspection";
        Arbiter "notes distraction by COLOUR" => |f| note(f.colour(), Offence::Distraction), desk Note "offence-distraction";
        Arbiter "notes a signature refused by COLOUR" => |f| note(f.colour(), Offence::RefusedSignature), desk Note "offence-refused-signature";
        Arbiter "notes smoking by COLOUR" => |f| note(f.colour(), Offence::Smoked), desk Note "offence-smoked";
        Arbiter "notes an e-cigarette of COLOUR" => |f| note(f.colour(), Offence::SmokedElectronic), desk Note "offence-smoked-electronic";
    }
    /// Finds devices on both players.
    FIND_DEVICES = Act::FindDevices => Arbiter, records ["conduct/device-found"] {
        Arbiter "finds devices on both" => |_| A::Conduct(Act::FindDevices);
    }
    /// Lodges an appeal for a player (11.10).
    LODGE_APPEAL = Act::LodgeAppeal { .. } => Arbiter, records ["conduct/appealed"] {
        Arbiter "lodges an appeal of COLOUR against: TEXT" => |f| A::Conduct(Act::LodgeAppeal { of: f.colour(), reason: f.text() });
    }
    /// Says what the game has come to, and on what ground.
    ENTER_RESULT = Act::EnterResult { .. } => Arbiter, records ["conduct/result-entered"] {
        Arbiter "enters the result RESULT as reported" => |f| result(f.result(), ResultGround::Reported, String::new());
        Arbiter "enters the result RESULT as reported because TEXT" => |f| result(f.result(), ResultGround::Reported, f.text());
        Arbiter "enters the result RESULT for conduct" => |f| result(f.result(), ResultGround::Conduct, String::new());
        Arbiter "enters the result RESULT for conduct because TEXT" => |f| result(f.result(), ResultGround::Conduct, f.text());
        Arbiter "enters the result RESULT after an appeal" => |f| result(f.result(), ResultGround::Appeal, String::new());
        Arbiter "enters the result RESULT after an appeal because TEXT" => |f| result(f.result(), ResultGround::Appeal, f.text());
        Arbiter "enters the result RESULT in correction" => |f| result(f.result(), ResultGround::Error, String::new());
        Arbiter "enters the result RESULT in correction because TEXT" => |f| result(f.result(), ResultGround::Error, f.text());
    }
    /// Finds a device on a player.
    FIND_DEVICE = Act::FindDevice(_) => Arbiter, records ["conduct/device-found"] {
        Arbiter "finds a device on COLOUR" => |f| A::Conduct(Act::FindDevice(f.colour())), desk Side "measure-device";
    }
    /// Finds that a player refuses again and again to obey the Laws.
    FIND_REFUSAL = Act::FindRefusal(_) => Arbiter, records ["conduct/refused"] {
        Arbiter "finds the Laws refused by COLOUR" => |f| A::Conduct(Act::FindRefusal(f.colour())), desk Side "measure-refusal";
    }
    /// Finds that both do.
    FIND_BOTH_REFUSE = Act::FindBothRefuse => Arbiter, records ["conduct/both-refused"] {
        Arbiter "finds both refusing the Laws" => |_| A::Conduct(Act::FindBothRefuse), desk Game "measure-both-refuse";
    }
    /// Asks to leave.
    ASK_LEAVE = Act::AskLeave(_) => Own, records ["conduct/leave-asked"] {
        Player "asks to leave the venue" => |_| A::Conduct(Act::AskLeave(Place::Venue));
        Player "asks to leave the area" => |_| A::Conduct(Act::AskLeave(Place::Area));
    }
    /// Notes that a player was disturbed or called to another duty (12.5).
    NOTE_DISTURBANCE = Act::NoteDisturbance(_) => Arbiter, records ["conduct/disturbed"] {
        Arbiter "notes a disturbance of COLOUR" => |f| A::Conduct(Act::NoteDisturbance(f.colour())), desk Side "measure-disturbance";
    }
    /// Speaks to a player, who must not be disturbed (12.2.4).
    SPEAK_TO = Act::SpeakTo(_) => Arbiter, records ["conduct/disturbed"] {
        Arbiter "speaks to COLOUR" => |f| A::Conduct(Act::SpeakTo(f.colour()));
    }
    /// Has told a player what he must see himself (12.6): it happened, and is noted.
    HAVE_TOLD = Act::HaveTold { .. } => Arbiter, records ["conduct/told"] {
        Arbiter "has told COLOUR the number of moves" => |f| told(f, Told::Moves);
        Arbiter "has told COLOUR that the clock was not pressed" => |f| told(f, Told::Press);
        Arbiter "has told COLOUR that the opponent has moved" => |f| told(f, Told::Move);
        Arbiter "has told COLOUR of the opponent's flag" => |f| told(f, Told::Flag);
        Arbiter "has told COLOUR of the own flag" => |f| told(f, Told::OwnFlag);
        Arbiter "has told COLOUR of an illegal move" => |f| told(f, Told::IllegalMove);
    }
    /// Hears from somebody else of an irregularity (12.7).
    HEAR_REPORT = Act::HearReport(_) => Arbiter, records ["conduct/reported"] {
        Arbiter "hears from a spectator: TEXT" => |f| A::Conduct(Act::HearReport(f.text()));
    }
    /// Notes that a spectator, or a player of another game, interferes (12.7).
    NOTE_INTERFERENCE = Act::NoteInterference => Arbiter, records ["conduct/interfered"] {
        Arbiter "notes interference by a spectator" => |_| A::Conduct(Act::NoteInterference), desk Game "measure-interference";
    }
    /// Finds somebody in the playing area who has no leave to be there (11.2.3.3).
    FIND_VISITOR = Act::FindVisitor => Arbiter, records ["conduct/visitor-found"] {
        Arbiter "finds a visitor in the playing area" => |_| A::Conduct(Act::FindVisitor);
    }
    /// Asks for an explanation of the Laws (11.9).
    ASK_EXPLANATION = Act::AskExplanation => Own, records ["conduct/explanation-asked"] {
        Player "asks for an explanation" => |_| A::Conduct(Act::AskExplanation);
    }
    /// Appeals (11.10); the game is not stopped by it.
    APPEAL = Act::Appeal(_) => Own, records ["conduct/appealed"] {
        Player "appeals: TEXT" => |f| A::Conduct(Act::Appeal(f.text()));
    }
    /// Enters a score (10.1).
    ENTER_SCORE = Act::EnterScore(_) => Arbiter, records ["conduct/score-entered", "clocks-stopped"] {
        Arbiter "enters the score SCORE" => |f| A::Conduct(Act::EnterScore(f.score()));
    }
    /// Enters the result of a game that was not played: who is there.
    ENTER_UNPLAYED = Act::EnterUnplayed(_) => Arbiter, records ["conduct/unplayed-entered"] {
        Arbiter "enters the unplayed result UNPLAYED" => |f| A::Conduct(Act::EnterUnplayed(f.there()));
    }
}

fn told(f: &mut Filled, what: Told) -> A {
    A::Conduct(Act::HaveTold {
        to: f.colour(),
        what,
    })
}

fn result(outcome: Outcome, ground: ResultGround, reason: String) -> A {
    A::Conduct(Act::EnterResult {
        outcome,
        ground,
        reason,
    })
}

fn note(color: Color, offence: Offence) -> A {
    A::Conduct(Act::Note(color, offence))
}

/// `1-0`, `½-0`; also `¾-¼` and `0.5-0`, for whoever says so (10.1).
pub(crate) fn score_words(words: &mut Words) -> Result<ByColor<QuarterPoints>, WordError> {
    words.parse("a score such as 1-0 or ½-½", |word| {
        let (white, black) = word.split_once('-')?;
        Some(ByColor {
            white: quarter_points(white)?,
            black: quarter_points(black)?,
        })
    })
}

fn quarter_points(word: &str) -> Option<QuarterPoints> {
    if let Some(halves) = half_points(word) {
        return Some(QuarterPoints(halves.0.checked_mul(2)?));
    }
    for (sign, quarters) in [('¼', 1), ('¾', 3)] {
        if let Some(whole) = word.strip_suffix(sign) {
            let whole = if whole.is_empty() {
                0
            } else {
                whole.parse::<u32>().ok()?
            };
            return Some(QuarterPoints(whole.checked_mul(4)?.checked_add(quarters)?));
        }
    }
    let quarters = word.parse::<f64>().ok()? * 4.0;
    let whole = quarters.fract() == 0.0 && (0.0..=1000.0).contains(&quarters);
    whole.then_some(QuarterPoints(quarters as u32))
}

/// `0`, `½`, `1`, `1½` (10.1).
pub(crate) fn half_points(word: &str) -> Option<HalfPoints> {
    let (whole, half) = match word.strip_suffix('½') {
        Some(whole) => (whole, 1),
        None => (word, 0),
    };
    let whole = if whole.is_empty() && half == 1 {
        0
    } else {
        whole.parse::<u32>().ok()?
    };
    Some(HalfPoints(whole.checked_mul(2)?.checked_add(half)?))
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "the points are",
        look: |table, _, _| match table.game.points() {
            Some(points) => format!("{}-{}", points.white, points.black),
            None => "open".to_owned(),
        },
    },
    Fact {
        words: "the offences of COLOUR are",
        look: |table, f, _| {
            let color = f.colour();
            let offences = table.game.conduct.offences.iter();
            offences.filter(|(by, _)| *by == color).count().to_string()
        },
    },
    Fact {
        words: "the appeals are",
        look: |table, _, _| table.game.conduct.appeals.len().to_string(),
    },
];
