//! Article 8: the recording of the moves.
//!
//! Each player keeps a [`sheet`] of his own; anything may stand on it. [`duty`] says what must be there and
//! when a player is free of it, [`writing`] what happens when he writes, [`after`] what follows a flag and the
//! end of the game, and [`differences`](differences()) where the sheets and the board part.

mod after;
mod compared;
mod differences;
mod duty;
mod evidence;
mod sheet;
pub(crate) mod words;
mod writing;

use std::sync::Arc;

use chess::notation::Language;
use chess::{Attempt, ByColor, Color, Position};
use serde::{Deserialize, Serialize, Serializer};

pub use after::{FaultyScoresheet, RecordingAssistant, SignedResult};
pub(crate) use after::{complete_the_sheets, may_restart};
pub use compared::Compared;
pub use differences::{Difference, Seen, differences};
pub(crate) use duty::{before_move, free_at, note_freedom, time_passes};
pub use evidence::{AsWritten, Evidence, Written};
pub(crate) use evidence::{agreed, deny_last, pressed, tells_all};
pub use sheet::{Entry, Sheet};
pub(crate) use words::outcome_word;
pub(crate) use writing::put;

use crate::command::{Actor, Refusal};
use crate::docket::Docket;
use crate::event::{Event, What};
use crate::game::Outcome;
use crate::idle;
use crate::rule::Ground;
use crate::rules;
use crate::time::Millis;
pub use crate::written::attempt_written;

rules! {
    /// Each player records all moves, one after the other, clearly.
    KEEP_SCORE = "keep-score";
    /// On paper, in the algebraic notation.
    ON_PAPER = "keep-score-on-paper";
    /// By entering them on the electronic scoresheet of the event.
    ELECTRONIC = "keep-score-electronic";
    /// Nothing is recorded before it is made, but for a claim or for sealing.
    NOT_AHEAD = "no-recording-ahead";
    /// Replying before recording is allowed; one's own last move is recorded before the next.
    REPLY_FIRST = "reply-before-recording";
    /// Both players note an offer of a draw.
    RECORD_OFFER = "record-draw-offer";
    /// A player who cannot record may have an assistant.
    ASSISTANT = "recording-assistant";
    /// The arbiter sees both scoresheets throughout the game.
    VISIBLE = "scoresheet-visible";
    /// A faulty electronic scoresheet is replaced, from 2023.
    SHEET_PROPERTY = "scoresheet-property";
    /// Less than five minutes and no thirty seconds a move: free for the rest of the period.
    EXEMPTION = "recording-exemption";
    /// Neither records: at the flag the clock is stopped and both complete their sheets.
    NEITHER_RECORDS = "neither-records";
    /// One does not record: at the flag he completes his sheet before he moves.
    ONE_DOES_NOT = "one-does-not-record";
    /// The sheets cannot be completed: the next move is the first of the next period.
    NEXT_PERIOD = "next-period-count";
    /// The result that both have signed stands, even a wrong one.
    RESULT_SIGNED = "result-signed";
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = RecordAct))]
pub enum Act {
    /// A player writes something in the next place of his paper sheet.
    Write {
        /// What.
        text: String,
        /// Does he say that he will claim a draw with it?
        claim: bool,
    },
    /// A player enters a move on his electronic sheet.
    Enter {
        /// What.
        text: String,
        /// Has he set the device to a claim?
        claim: bool,
    },
    /// A player writes several moves down at once.
    WriteDown(Vec<String>),
    /// A player strikes out what stands in a place and writes something else.
    Correct {
        /// The number of the move.
        number: u32,
        /// Whose move it is.
        of: Color,
        /// What he writes.
        text: String,
    },
    /// A player notes the last offer of a draw.
    NoteOffer,
    /// A player completes his sheet.
    BringUpToDate {
        /// With the opponent's sheet in his hand?
        borrowed: bool,
    },
    /// A player says in which language he writes.
    Letters(String),
    /// A player who cannot record asks for an assistant.
    AskForAssistant,
    /// A player reports that his electronic sheet does not work.
    ReportFault,
    /// A player hides his sheet from the arbiter.
    Hide,
    /// A player signs both sheets, or approves the result on his own.
    Sign(Outcome),
    /// The arbiter has seen, or found out, what a player did on a board that nobody watches.
    State {
        /// Who did it.
        by: Color,
        /// What.
        attempt: Attempt,
    },
    /// The arbiter looks at a player's sheet.
    Look(Color),
    /// The arbiter asks for complete sheets after a flag.
    CallForSheets,
    /// The arbiter has the game reconstructed on another board, and first notes how it stands.
    Reconstruct,
    /// The arbiter finds that nobody can show how many moves a player has made.
    CannotBeShown(Color),
    /// The arbiter finds evidence of a number of moves.
    Evidence {
        /// Whose.
        of: Color,
        /// How many he has completed.
        moves: u32,
    },
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player has completed a sheet on paper.
    BroughtUpToDate,
    /// Something was written in the next place.
    Wrote(String),
    /// A move was written before it was made.
    WroteAhead {
        /// How many half-moves had been made.
        ply: u32,
        /// The move.
        text: String,
        /// Has he said that it is for a claim?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        claim: bool,
    },
    /// Something was written in another's place.
    Corrected {
        /// The place, from 0.
        place: u32,
        /// What stands there now.
        text: String,
    },
    /// An offer was noted.
    OfferNoted {
        /// How many half-moves had been made at the offer.
        ply: u32,
    },
    /// The language of a sheet.
    Letters(String),
    /// A player came below five minutes without thirty seconds a move.
    Freed {
        /// Who.
        of: Color,
        /// In which period.
        period: usize,
    },
    /// The result was signed.
    Signed(Outcome),
    /// The assistant who records for a player was accepted.
    AssistantAccepted(Color),
    /// A player hid his sheet.
    Hidden(Color),
    /// A sheet was looked at.
    Looked(Color),
    /// The arbiter found that it is not as the sheets say.
    FoundOtherwise(Ground),
    /// The arbiter found that the last move of the record was not played.
    Denied {
        /// Its place, from 0.
        place: u32,
    },
    /// How the game stood before it was reconstructed.
    Noted {
        /// The position.
        #[serde(rename = "fen", serialize_with = "for_people")]
        position: Position,
        /// What each clock showed.
        clocks: ByColor<Millis>,
        /// Whose move it was.
        turn: Color,
        /// Half-moves made, as far as known.
        plies: u32,
    },
}

/// A position as people write it down.
fn for_people<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&position.to_fen())
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The two sheets. Shared, because a game is copied more often than anybody writes.
    pub sheets: ByColor<Arc<Sheet>>,
    /// The period for whose rest a player need not record.
    pub freed: ByColor<Option<usize>>,
    /// Sheets to be completed: through how many half-moves, and by which rule.
    pub due: ByColor<Option<(u32, Ground)>>,
    /// What the arbiter found to be otherwise than the sheets say, by the rules that it would have moved.
    pub found_otherwise: Vec<Ground>,
    /// Moves that stand on sheets and were not played, with their places.
    pub denied: Vec<(usize, Attempt)>,
    /// The move that was taken back last on a board that is watched, with its place.
    fell: Option<(usize, Attempt)>,
    /// For whom an assistant records whom the arbiter has accepted (8.1.6).
    pub assistants: ByColor<bool>,
}

impl State {
    /// Have both players signed a result (8.7)?
    pub fn both_signed(&self) -> bool {
        let sheets = &self.sheets;
        sheets.white.signed.is_some() && sheets.black.signed.is_some()
    }

    /// The game remembers what has happened to the record, and each sheet what was written on it (8.1, 8.4, 8.5).
    pub(crate) fn apply(&mut self, fact: &Fact, event: &Event) {
        match fact {
            Fact::Freed { of, period } => self.freed[*of] = Some(*period),
            Fact::AssistantAccepted(of) => self.assistants[*of] = true,
            Fact::FoundOtherwise(ground) => self.found_otherwise.push(*ground),
            Fact::Hidden(_) | Fact::Looked(_) | Fact::Noted { .. } | Fact::Denied { .. } => {}
            Fact::BroughtUpToDate => {
                if let Actor::Player(color) = event.by {
                    self.due[color] = None;
                }
            }
            written => {
                if let Actor::Player(color) = event.by {
                    Arc::make_mut(&mut self.sheets[color]).apply(written);
                }
            }
        }
    }

    /// A draw was claimed with the move written ahead, so that it was rightly written (8.1.2).
    pub(crate) fn claimed(&mut self, by: Color) {
        let sheet = &mut self.sheets[by];
        if sheet.ahead.is_some() {
            Arc::make_mut(sheet).claimed = true;
        }
    }

    /// What a player signed is void (8.7).
    pub(crate) fn unsign(&mut self, color: Color) {
        if self.sheets[color].signed.is_some() {
            Arc::make_mut(&mut self.sheets[color]).signed = None;
        }
    }

    /// A move was taken back from a board that is watched, and what came after it: their entries fall with them (8.1.1).
    pub(crate) fn fell(&mut self, place: usize, attempt: Attempt) {
        self.fell = Some((place, attempt));
        for color in Color::ALL {
            Arc::make_mut(&mut self.sheets[color]).fall(place);
        }
    }

    /// Something was written where so many moves stand on a board that is watched (8.1.1). Of the one that was taken back last it
    /// tells no move that will be made.
    pub(crate) fn written(&mut self, by: Color, plies: usize) {
        if self.fell.is_some_and(|(place, _)| place == plies) {
            Arc::make_mut(&mut self.sheets[by]).fall(plies);
        }
    }

    /// The moves from a place on have gone back: what was written of them tells of none that is made there now (8.1.1).
    pub(crate) fn strike(&mut self, from: usize) {
        for color in Color::ALL {
            if self.sheets[color].entries.len() > from {
                Arc::make_mut(&mut self.sheets[color]).strike(from);
            }
        }
    }

    /// A ruling that struck places out was an error: what stood there counts again, unless it was written over (8.1.1).
    pub(crate) fn strike_no_more(&mut self, before: &ByColor<Vec<u32>>) {
        for color in Color::ALL {
            if self.sheets[color].struck.len() > before[color].len() {
                let sheet = Arc::make_mut(&mut self.sheets[color]);
                sheet.struck.retain(|place| before[color].contains(place));
            }
        }
    }

    /// A sheet must be completed (8.5).
    pub(crate) fn owe(&mut self, player: Color, plies: usize, by: Option<Ground>) {
        self.due[player] = by.map(|by| (plies as u32, by));
    }

    /// The move a player has written but not made, when this many half-moves have been made (8.1.2).
    pub(crate) fn intended(&self, player: Color, plies: usize) -> Option<&str> {
        let ahead = self.sheets[player].ahead.as_ref();
        ahead.and_then(|(ply, text)| (*ply as usize == plies).then_some(&**text))
    }

    /// The language a player writes in (C.3).
    pub(crate) fn language(&self, player: Color) -> Language {
        self.sheets[player].language
    }

    /// The rule by which a player still has to complete his sheet, if he has to (8.5).
    pub(crate) fn owes(&self, player: Color) -> Option<Ground> {
        let (plies, by) = self.due[player]?;
        (!self.sheets[player].is_complete(plies as usize)).then_some(by)
    }
}

/// What an act causes (8.1–8.3, 8.5–8.7).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Write { text, claim } => writing::write(docket, text, *claim),
        Act::Enter { text, claim } => writing::enter(docket, text, *claim),
        Act::WriteDown(texts) => writing::write_down(docket, texts),
        Act::Correct { number, of, text } => writing::correct(docket, *number, *of, text),
        Act::NoteOffer => writing::note_offer(docket),
        Act::BringUpToDate { borrowed } => writing::bring_up_to_date(docket, *borrowed),
        Act::Letters(code) => writing::letters(docket, code),
        Act::AskForAssistant => after::ask_for_assistant(docket),
        Act::ReportFault => after::report_fault(docket),
        Act::Hide => hide(docket),
        Act::Sign(outcome) => after::sign(docket, *outcome),
        Act::State { by, attempt } => evidence::state(docket, *by, *attempt),
        Act::Look(color) => duty::look(docket, *color),
        Act::CallForSheets => after::call_for_sheets(docket),
        Act::Reconstruct => after::reconstruct(docket),
        Act::CannotBeShown(of) => after::cannot_be_shown(docket, *of),
        Act::Evidence { of, moves } => after::evidence(docket, *of, *moves),
    }
}

/// 8.2  The arbiter must see the sheet throughout the game, also of who need not write any more; after it nobody asks.
fn hide(docket: &mut Docket) -> Result<(), Refusal> {
    let player = docket.player()?;
    docket.record(What::Record(Fact::Hidden(player)));
    if idle::not_played(&docket.game).is_none() {
        docket.weigh(player, &VISIBLE);
    }
    Ok(())
}
