//! Article 7: irregularities. What went wrong at the board is put right, and the offender pays.

mod back;
mod displaced;
mod faults;
mod hands;
mod illegal;
mod on_wood;
mod price;
mod remedy;
mod start;
pub(crate) mod words;

use chess::{Color, Square};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules;

pub use back::{ClockTimes, LastPosition};
pub(crate) use back::{once_more_was_played, position_was_set, record_was_set, to_be_made_again};
pub use displaced::DisplacedOnWood;
pub(crate) use displaced::{call as called_over_pieces, displaced_by};
pub(crate) use faults::{Fault, Illegal, noticed_at_once, plays_without_king};
pub use hands::TwoHandsKind;
pub(crate) use illegal::{
    answered, completed_after_reply, deal_with, idle_press, move_completed, moved_out_of_turn,
    notice, opponent_moved, pressed_without_move, two_hands_found, two_hands_seen,
};
pub use on_wood::IllegalOnWood;
pub(crate) use on_wood::seen_beyond_record;
pub use start::{BeganWrongly, Beginning};
pub(crate) use start::{WrongBeginning, begun_wrongly, claims_wrong_beginning};

rules! {
    /// The clock after an irregularity is the arbiter's to judge.
    CLOCK_AFTER = "clock-after-irregularity";
    /// The initial position was wrong: a new game.
    WRONG_START = "wrong-initial-position";
    /// The board lay the wrong way: the position is transferred.
    BOARD_TURNED = "board-turned";
    /// The players have each other's colours.
    COLOURS_REVERSED = "colours-reversed";
    /// Who displaces pieces puts them back on his own time.
    PUT_BACK = "displaced-pieces-restored";
    /// Either player may stop the clocks and call the arbiter.
    HELP = "displaced-pieces-help";
    /// The arbiter may penalise who displaced them.
    DISPLACED_PENALTY = "displaced-pieces-penalty";
    /// A completed illegal move: the position before it is put back.
    REINSTATED = "illegal-move-reinstated";
    /// A pawn on the last rank not replaced: illegal, and it becomes a queen.
    PAWN_NOT_REPLACED = "pawn-not-replaced";
    /// The clock pressed without a move counts as an illegal move.
    PRESSED_WITHOUT_MOVE = "clock-pressed-without-move";
    /// Two hands for one move count as an illegal move.
    TWO_HANDS = "two-hands";
    /// First completed illegal move: time for the opponent. Second: the game.
    PENALTY = "illegal-move-penalty";
    /// Pieces turn out to have been displaced earlier: back to the position before that.
    DISPLACED_FOUND = "displaced-pieces-found";
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = IrregularAct))]
pub enum Act {
    /// Finds or claims that the pieces stood wrong at the start.
    FindWrongStart {
        /// Kings and rooks that stood on wrong squares and have not moved.
        misplaced: Vec<Square>,
    },
    /// Finds or claims that the board lies the wrong way.
    FindBoardTurned,
    /// Finds or claims that the board is turned by half: its letters and numbers stand upside down.
    FindBoardHalfTurned,
    /// Finds or claims that the players have each other's colours.
    FindColoursReversed,
    /// The arbiter rules against going on with reversed colours (2014).
    OrderRightColours,
    /// Knocks pieces over or shifts them.
    DisplacePieces,
    /// Stops the clocks and calls the arbiter over displaced pieces.
    CallOverPieces,
    /// Puts displaced pieces back.
    PutPiecesBack,
    /// Finds or claims that pieces were displaced some time ago.
    FindDisplacedPieces,
    /// The arbiter finds that a player completed an illegal move, and nobody knows after which position.
    FindLostIllegalMove(Color),
    /// The arbiter finds that a player pressed without a move, where moves are known from the sheets.
    FindIdlePress(Color),
    /// The arbiter takes an illegal move out of the count again.
    Uncount(Color),
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The start was found to be wrong.
    WrongStartFound,
    /// The board was found to lie the wrong way.
    BoardFoundTurned,
    /// The board was found to be turned by half.
    BoardFoundHalfTurned,
    /// The colours were found to be reversed.
    ColoursFoundReversed,
    /// A player displaced pieces.
    PiecesDisplaced(Color),
    /// He put them back.
    PiecesPutBack(Color),
    /// Pieces were found to have been displaced some time ago.
    DisplacedPiecesFound,
    /// A move was made by the player who did not have the move.
    MovedOutOfTurn {
        /// Who.
        by: Color,
        /// What was done.
        attempt: chess::Attempt,
    },
    /// A player was found to have pressed without a move when his opponent had pressed since.
    IdlePressFound {
        /// Who.
        by: Color,
    },
    /// A move that nobody has written was found to have been made with two hands.
    TwoHandsFound {
        /// Who.
        by: Color,
        /// The number of the move.
        number: u32,
    },
    /// A player's hand did something at the board or the clock while no game was played.
    OutOfPlay(Color),
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Who has displaced pieces and not put them back.
    pub displaced: Option<Color>,
    /// Who has put pieces back while the arbiter was still asked whether he had displaced them.
    pub put_back: Option<Color>,
    /// Whose illegal move is in the count although its ruling waits for the arbiter.
    pub counted: Option<Color>,
    /// Moves that nobody has written and that were made with two hands, by their numbers.
    pub two_hands: Vec<(Color, u32)>,
}

impl State {
    /// The game remembers who has displaced pieces (7.4), and which unwritten moves were made with two hands (7.5.4).
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::PiecesDisplaced(by) => self.displaced = Some(*by),
            Fact::PiecesPutBack(by) => {
                self.put_back = self.displaced.is_none().then_some(*by);
                self.displaced = None;
            }
            Fact::TwoHandsFound { by, number } => self.two_hands.push((*by, *number)),
            Fact::WrongStartFound
            | Fact::BoardFoundTurned
            | Fact::BoardFoundHalfTurned
            | Fact::ColoursFoundReversed
            | Fact::DisplacedPiecesFound
            | Fact::IdlePressFound { .. }
            | Fact::MovedOutOfTurn { .. }
            | Fact::OutOfPlay(_) => {}
        }
    }
}

/// What an act causes (7.2–7.6).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::FindWrongStart { misplaced } => start::wrong_start(docket, misplaced),
        Act::FindBoardTurned => start::board_turned(docket),
        Act::FindBoardHalfTurned => start::board_half_turned(docket),
        Act::FindColoursReversed => start::colours_reversed(docket),
        Act::OrderRightColours => start::order_right_colours(docket),
        Act::DisplacePieces => displaced::displace(docket),
        Act::CallOverPieces => displaced::call(docket),
        Act::PutPiecesBack => displaced::put_back(docket),
        Act::FindDisplacedPieces => displaced::found(docket),
        Act::FindLostIllegalMove(by) => illegal::lost(docket, *by),
        Act::FindIdlePress(by) => {
            docket.arbiter()?;
            docket.then(Finding::PressedIdly(*by));
            Ok(())
        }
        Act::Uncount(color) => uncount(docket, *color),
    }
}

/// An irregularity counts only if it is found while the game is on.
fn found_in_time(docket: &Docket, rule: &'static Rule) -> Result<(), Refusal> {
    if docket.game.outcome.is_some() {
        return Err(Refusal::by(rule, Because::GameOverAndItsResultStands));
    }
    docket.under_way()
}

/// The arbiter takes an illegal move out of the count, for instance after deciding otherwise.
fn uncount(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.illegal_moves[color] == 0 {
        return Err(Refusal::by(&PENALTY, Because::NoIllegalMoveInCount));
    }
    docket.record(What::IllegalMoveUncounted(color));
    Ok(())
}

/// Whose claim an act is: the arbiter finds, a player claims.
fn claimant(docket: &Docket) -> Option<Color> {
    match docket.by {
        Actor::Player(color) => Some(color),
        Actor::Arbiter | Actor::Clock => None,
    }
}
