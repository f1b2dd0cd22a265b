//! What each role may see. A view is built from a snapshot of a board and holds nothing else: what a player's screen
//! must not show (legality, repetition, alerts, the opponent's sheet) is not in its type.

use chess::{ByColor, Color, Square};
use laws::game::Outcome;
use laws::regulations::HalfPoints;
use laws::{Act, Millis};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::Key;

mod alerts;
mod arbiter;
mod choices;
mod concerned;
mod kept;
mod matches;
mod public;
mod results;
mod seat;
pub(crate) mod shown;
mod words;

pub use alerts::alerts;
pub use arbiter::{Beside, arbiter, arbiter_since, log, question};
pub use choices::Choice;
pub use concerned::Concerned;
pub use kept::{Kept, Since, Told};
pub use matches::{AloneView, MatchView, TeamTag, team_tag};
pub use public::{
    Audience, archive_control as rate_of_play, hall, public, public_since, score, tag, tile,
};
pub use results::ResultAt;
pub use seat::{clock, seat, seat_since};
pub use words::{Speaker, english};

/// Both displays of the clock at one moment. A page lets the running one run on by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockFace {
    /// The moment these times are of, in the hall's time.
    pub at: Millis,
    /// What each side has left; below zero once a flag is down.
    pub left: ByColor<Millis>,
    /// Which side runs.
    pub running: Option<Color>,
    /// How long the running side's main time still waits (delay).
    pub waits: Millis,
    /// Completed moves.
    pub moves: ByColor<u32>,
    /// Periods, from 1.
    pub period: ByColor<u32>,
    /// Whose flag is down, the first one first.
    pub fallen: Vec<Color>,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PlayerTag {
    /// The start number.
    pub id: u32,
    /// Surname and given name.
    pub name: String,
    /// GM, WIM and so on; may be empty.
    pub title: String,
    /// Zero if there is none.
    pub rating: u32,
    /// Three letters; may be empty.
    pub federation: String,
}

/// What a tile of the wall says of its board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TileState {
    /// The round has not begun.
    NotStarted,
    /// A player is absent; until the moment given in the tile.
    DefaultTime,
    /// Under way.
    Playing,
    /// The clocks are stopped.
    Stopped,
    /// The arbiter has been called, or is asked. Staff only.
    Called,
    /// A claim or proposed ruling waits for the arbiter. Staff only.
    Ruling,
    /// A flag is down and nobody has ruled. Staff only.
    FlagDown,
    /// With a sealed move.
    Adjourned,
    /// Over, but not signed by both. Staff only.
    Unsigned,
    /// Over.
    Finished,
}

/// One board on the wall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tile {
    /// Which.
    pub key: Key,
    /// Its version.
    pub version: u64,
    /// The players.
    pub players: ByColor<PlayerTag>,
    /// The state.
    pub state: TileState,
    /// The clock.
    pub clock: ClockFace,
    /// Half-moves made.
    pub plies: u32,
    /// The last move, in the piece letters of the reader. Only staff see from it that it was no legal move.
    pub last: Option<String>,
    /// The squares of the last move.
    pub last_squares: Vec<Square>,
    /// The pieces, as the first field of FEN.
    pub pieces: String,
    /// The result as it is written: `1-0`, `½-½`, `+ -`.
    pub result: Option<String>,
    /// For `default-time`: when an absent player is too late.
    pub deadline: Option<Millis>,
    /// Staff only: open calls, alerts, questions and proposals together; 0 for others.
    pub attention: u32,
    /// Staff only: open calls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<CallView>,
    /// Staff only: what nobody else may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alerts: Vec<Alert>,
}

/// A board in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "for")]
pub enum BoardView {
    /// For a player's device, or his assistant's.
    Seat(SeatView),
    /// For a clock between the players.
    Clock(ClockView),
    /// For staff.
    Arbiter(Box<ArbiterView>),
    /// For everybody else.
    Public(PublicView),
}

/// How a game goes on, as far as everybody at the board knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Before the start of the round.
    NotStarted,
    /// Clocks run.
    Playing,
    /// Clocks are stopped.
    Stopped,
    /// With a sealed move.
    Adjourned,
    /// Over.
    Over,
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultView {
    /// For programs, and for signing.
    pub outcome: Outcome,
    /// As it is written: `1-0`, `½-½`, `+ -`.
    pub score: String,
    /// Why, in the language of the device.
    pub words: String,
}

/// Where the pieces of a game stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardKind {
    /// On wood: what is written on the sheets says what was played.
    Wooden,
    /// On the screens: touching a piece there is touching it (Article 4).
    #[default]
    Screen,
}

impl From<event::settings::Boards> for BoardKind {
    fn from(boards: event::settings::Boards) -> BoardKind {
        match boards {
            event::settings::Boards::Wooden => BoardKind::Wooden,
            event::settings::Boards::Screen => BoardKind::Screen,
        }
    }
}

/// What a ruling says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulingView {
    /// When; absent for a proposal.
    pub at: Option<Millis>,
    /// What is ruled, in the language of the device.
    pub words: String,
    /// The articles it stands on, the nearest first: `7.5.5`.
    pub articles: Vec<Cited>,
}

/// An article cited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Cited {
    /// The number in the edition of the event.
    pub article: String,
    /// The name of the rule.
    pub rule: String,
    /// What it is about, in the language of the device.
    pub title: String,
}

/// One place of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SheetEntry {
    /// As it was written.
    pub text: String,
    /// Is a draw offer noted here?
    pub offer: bool,
}

/// A call for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CallView {
    /// Its number at this board.
    pub call: u32,
    /// Who called; none if the software itself wants the arbiter at the board.
    pub by: Option<Color>,
    /// Since when.
    pub at: Millis,
    /// The player's words.
    pub reason: String,
    /// Who took it.
    pub taken_by: Option<String>,
}

/// For a player's device. It helps with nothing: see the invariants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatView {
    /// Whose seat.
    pub color: Color,
    /// The players.
    pub players: ByColor<PlayerTag>,
    /// Wood or screen.
    pub board: BoardKind,
    /// How the game goes on.
    pub phase: PhaseView,
    /// The clock.
    pub clock: ClockFace,
    /// Who is at the board.
    pub present: ByColor<bool>,
    /// Screen boards: the pieces as they lie, legal or not (first field of FEN).
    pub pieces: Option<String>,
    /// Screen boards: the squares of the last displacement, as one would have seen the hand.
    pub last_squares: Vec<Square>,
    /// Screen boards: what this player has touched.
    pub touched: Vec<Square>,
    /// Screen boards: has this player made a move and not yet pressed?
    pub made: bool,
    /// Chess960: is another first rank set up?
    pub chess960: bool,
    /// On paper or on the device: what is written is then copied or entered.
    pub scoresheets: laws::regulations::SheetKind,
    /// The player's own sheet, White's first move first.
    pub sheet: Vec<SheetEntry>,
    /// The language of its letters.
    pub letters: String,
    /// An offer of a draw that stands, and whose.
    pub offer: Option<Color>,
    /// Are there questions or proposals with the arbiter? Both players know that they wait for him.
    pub arbiter_at_board: bool,
    /// Rulings announced to both.
    pub rulings: Vec<RulingView>,
    /// This player's open calls.
    pub calls: Vec<CallView>,
    /// The result.
    pub result: Option<ResultView>,
    /// Who has signed it.
    pub signed: ByColor<bool>,
    /// Appendix D, if it applies to either player.
    pub blind: Option<BlindView>,
    /// Has the event announced adjournments, so that a move may be sealed?
    pub adjournment: bool,
    /// Does the event know the claims of Guideline III?
    pub quickplay: bool,
    /// Half-moves before the first place of the sheet: a game may begin anywhere.
    pub before: u32,
    /// A move lies sealed, or the game has been resumed.
    pub adjourned: Option<AdjournedView>,
}

/// An adjournment, without what lies in the envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AdjournedView {
    /// Who sealed a move that nobody has opened yet.
    pub sealer: Option<Color>,
    /// When and where the game goes on, as the arbiter wrote it.
    pub resumption: Option<String>,
    /// Has the game been resumed?
    pub resumed: bool,
    /// Who has come to the resumption.
    pub there: ByColor<bool>,
    /// Is the answer to an absent player's move sealed too (I.9.3)?
    pub reply_sealed: bool,
    /// The game has been resumed and the reply is not made yet: what is missing can still be found (I.12).
    pub reply_awaited: bool,
}

/// Appendix D at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlindView {
    /// Which players it applies to.
    pub players: ByColor<bool>,
    /// The opponent's last move as it is announced (D.2.1), in the international form.
    pub announced: Option<String>,
    /// The same in the language of the device.
    pub announced_local: Option<String>,
    /// The attempt to repeat, if this player must still repeat it.
    pub to_repeat: Option<chess::Attempt>,
    /// The number of the half-move announced: speech is given once for each.
    pub ply: u32,
}

/// For a clock between the players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockView {
    /// The players.
    pub players: ByColor<PlayerTag>,
    /// How the game goes on.
    pub phase: PhaseView,
    /// The clock.
    pub clock: ClockFace,
    /// The result.
    pub result: Option<ResultView>,
}

/// A move as the arbiter and the public see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MoveView {
    /// Who.
    pub color: Color,
    /// The move in the piece letters of the reader; what was done, if it was no legal move.
    pub san: String,
    /// For programs.
    pub uci: String,
    /// The squares.
    pub squares: Vec<Square>,
    /// Staff only: what is wrong with it.
    pub illegal: Option<String>,
    /// Is it completed?
    pub completed: bool,
    /// What the mover had left when it was made.
    pub clock: Millis,
    /// When it was made.
    pub at: Millis,
    /// The pieces after it, as FEN.
    pub fen: Option<String>,
}

/// For everybody else: what 6.12.1 allows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PublicView {
    /// The tile of it.
    pub tile: Tile,
    /// How the game goes on.
    pub phase: PhaseView,
    /// The position at the start, as FEN.
    pub start: String,
    /// The position, as FEN.
    pub fen: String,
    /// The moves.
    pub moves: Vec<MoveView>,
    /// The result.
    pub result: Option<ResultView>,
    /// How far behind the game this is.
    pub delay: Millis,
}

/// What the arbiter should know and nobody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Alert {
    /// A name for programs: `threefold`, `fifty`, `flag`, `sheets-differ` and so on.
    pub kind: String,
    /// In the language of the device.
    pub words: String,
    /// The article.
    pub article: Option<String>,
    /// Does it want the arbiter now?
    pub urgent: bool,
    /// What would put it right in one step.
    pub repair: Option<laws::rules::a12_arbiter::Repair>,
}

/// A question that the Laws leave to the arbiter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct QuestionView {
    /// Its name.
    pub name: String,
    /// In the language of the device.
    pub words: String,
    /// What may be answered: each a button, or a field with its unit.
    pub choices: Vec<Choice>,
    /// How often what it is about has happened.
    pub times: u32,
}

/// Of a board that nobody watches: the evidence for the next move of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EvidenceView {
    /// Whose move it is.
    pub mover: Color,
    /// What stands on each sheet.
    pub written: ByColor<Option<String>>,
    /// Has the mover pressed for it?
    pub pressed: bool,
    /// Presses whose moves are not known.
    pub waiting: u32,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LogEntry {
    /// The version of the board after it.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// Who: `white`, `black`, `assistant-white`, `assistant-black`, `clock`, or the name of a member of staff.
    pub who: String,
    /// The member of staff who was signed in on the device of a player's link.
    pub held_by: Option<String>,
    /// In the language of the device.
    pub words: String,
    /// Was it a ruling?
    pub ruling: bool,
    /// Done while the device was offline, and received this much later.
    pub late: Option<Millis>,
}

/// An earlier offence of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OffenceView {
    /// In which round.
    pub round: u32,
    /// On which board.
    pub board: u32,
    /// What was ruled.
    pub ruling: RulingView,
}

/// What the arbiter can do at once about this board, beside answering: an act with its words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Offered {
    /// The name of the button's message.
    pub name: String,
    /// What is sent.
    pub act: Act,
}

/// Everything about a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ArbiterView {
    /// The tile of it.
    pub tile: Tile,
    /// The edition of the Laws: `2023`.
    pub edition: String,
    /// How the game goes on.
    pub phase: PhaseView,
    /// Wood or screen.
    pub board: BoardKind,
    /// Who is at the board.
    pub present: ByColor<bool>,
    /// The position at the start, as FEN.
    pub start: String,
    /// The position on which the next move is made, as FEN.
    pub fen: String,
    /// Whose move it is.
    pub turn: Color,
    /// The moves.
    pub moves: Vec<MoveView>,
    /// What the player on the move has touched.
    pub touched: Vec<Square>,
    /// What he may still play, if he has touched something or a ruling binds him.
    pub open_moves: Option<Vec<String>>,
    /// Both sheets.
    pub sheets: ByColor<Vec<SheetEntry>>,
    /// Half-moves at which the sheets and the game differ.
    pub differences: Vec<u32>,
    /// On wood, while the game goes on: what is known of the next move.
    pub evidence: Option<EvidenceView>,
    /// Rulings that can be taken back, by their numbers from 1.
    pub withdrawable: Vec<u32>,
    /// What nobody else may know.
    pub alerts: Vec<Alert>,
    /// Open questions, the oldest first; each is answered by its name.
    pub questions: Vec<QuestionView>,
    /// Rulings that wait for confirmation.
    pub proposed: Vec<RulingView>,
    /// Rulings so far.
    pub rulings: Vec<RulingView>,
    /// Open calls.
    pub calls: Vec<CallView>,
    /// Earlier offences of both players, in other games of the event.
    pub offences: ByColor<Vec<OffenceView>>,
    /// Completed illegal moves in this game.
    pub illegal_moves: ByColor<u32>,
    /// An offer of a draw that stands.
    pub offer: Option<Color>,
    /// A move lies sealed, or the game has been resumed.
    pub adjourned: Option<AdjournedView>,
    /// Clock check: time on both displays and time that has passed, against what was given, in milliseconds; an
    /// alarm beyond two minutes.
    pub clock_error: Millis,
    /// The delay measured on each seat's device, in milliseconds; none when it is not connected.
    pub delays: ByColor<Option<f64>>,
    /// The result.
    pub result: Option<ResultView>,
    /// Who has signed it.
    pub signed: ByColor<bool>,
    /// Log entries after the version that the device had seen; they are added to those it has.
    pub log: Vec<LogEntry>,
}

/// A pairing in the hall's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PairingView {
    /// The board; none for a bye.
    pub board: Option<u32>,
    /// The players; none on the other side of a bye.
    pub players: ByColor<Option<PlayerTag>>,
    /// What each had before the round, in half points; left out for the device of a link.
    #[serde(default)]
    pub points: ByColor<HalfPoints>,
    /// The result as it is written.
    pub result: Option<String>,
    /// Has the board devices, so that the hall sees the game?
    pub devices: bool,
}

/// A round in the hall's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// The day, or day and time, `2026-11-16 10:00`; empty if not known yet.
    #[serde(default)]
    pub date: String,
    /// How it was paired.
    #[serde(default)]
    pub paired_by: event::PairedBy,
    /// Staff only: the pairings are not published.
    #[serde(default)]
    pub hidden: bool,
    /// Has it begun?
    pub started: Option<Millis>,
    /// Is it over?
    pub finished: bool,
    /// The pairings.
    pub pairings: Vec<PairingView>,
    /// Matches of teams; none where players play for themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<MatchView>,
}

/// The competition as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HallView {
    /// Empty until the event has been created.
    pub name: String,
    /// Where.
    pub place: String,
    /// The edition of the Laws: `2023`.
    pub edition: String,
    /// The rate of play in words of figures: `40/90'+30" 30'+30"`.
    pub time_control: String,
    /// Wood or screen.
    pub board: BoardKind,
    /// The round that is played or comes next; 0 before there are any.
    pub current: u32,
    /// How many rounds there will be.
    pub rounds_planned: u32,
    /// How many players.
    pub players: u32,
    /// How many teams; none where players play for themselves.
    #[serde(default)]
    pub teams: u32,
    /// The rounds.
    pub rounds: Vec<RoundView>,
    /// How far the public is behind.
    pub public_delay: Millis,
}
