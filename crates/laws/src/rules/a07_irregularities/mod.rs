//! Article 7: irregularities. What went wrong at the board is put right, and the offender pays.

mod back;
mod displaced;
mod faults;
mod illegal;
mod price;
mod remedy;
mod start;
mod words;

use chess::{Color, Square};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Refusal};
use crate::decide::Docket;
use crate::event::What;
use crate::rule;
use crate::rule::Rule;

pub(crate) use back::answer;
pub(crate) use illegal::{
    confirmed, decided_otherwise, is_wronged, move_completed, moved_out_of_turn, notice,
    opponent_moved, pressed_without_move, two_hands_seen,
};
pub(crate) use price::penalty_time;
pub(crate) use words::{answer_words, arbiter_words, player_words, see};

rule!(
    /// The clock after an irregularity is the arbiter's to judge.
    CLOCK_AFTER = "clock-after-irregularity", "7.1", "7.1", "7.1"
);
rule!(
    /// The initial position was wrong: a new game.
    WRONG_START = "wrong-initial-position", "7.2.a", "7.2.1", "7.2.1"
);
rule!(
    /// The board lay the wrong way: the position is transferred.
    BOARD_TURNED = "board-turned", "7.2.b", "7.2.2", "7.2.2"
);
rule!(
    /// The players have each other's colours.
    COLOURS_REVERSED = "colours-reversed", "7.3", "7.3", "7.3"
);
rule!(
    /// Who displaces pieces puts them back on his own time.
    PUT_BACK = "displaced-pieces-restored", "7.4", "7.4.1", "7.4.1"
);
rule!(
    /// Either player may stop the clocks and call the arbiter.
    HELP = "displaced-pieces-help", "7.4¶2", "7.4.2", "7.4.2"
);
rule!(
    /// The arbiter may penalise who displaced them.
    DISPLACED_PENALTY = "displaced-pieces-penalty", "7.4¶3", "7.4.3", "7.4.3"
);
rule!(
    /// A completed illegal move: the position before it is put back.
    REINSTATED = "illegal-move-reinstated", "7.5.a", "7.5.1", "7.5.1"
);
rule!(
    /// A pawn on the last rank not replaced: illegal, and it becomes a queen.
    PAWN_NOT_REPLACED = "pawn-not-replaced", "7.5.a¶2", "7.5.2", "7.5.2"
);
rule!(
    /// The clock pressed without a move counts as an illegal move.
    PRESSED_WITHOUT_MOVE = "clock-pressed-without-move", -, "7.5.3", "7.5.3"
);
rule!(
    /// Two hands for one move count as an illegal move.
    TWO_HANDS = "two-hands", -, "7.5.4", "7.5.4"
);
rule!(
    /// First completed illegal move: time for the opponent. Second: the game.
    PENALTY = "illegal-move-penalty", "7.5.b", "7.5.5", "7.5.5"
);
rule!(
    /// Pieces turn out to have been displaced earlier: back to the position before that.
    DISPLACED_FOUND = "displaced-pieces-found", "7.6", "7.6", "7.6"
);

pub(crate) static RULES: &[&Rule] = &[
    &CLOCK_AFTER,
    &WRONG_START,
    &BOARD_TURNED,
    &COLOURS_REVERSED,
    &PUT_BACK,
    &HELP,
    &DISPLACED_PENALTY,
    &REINSTATED,
    &PAWN_NOT_REPLACED,
    &PRESSED_WITHOUT_MOVE,
    &TWO_HANDS,
    &PENALTY,
    &DISPLACED_FOUND,
];

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
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Who has displaced pieces and not put them back.
    pub displaced: Option<Color>,
    /// Whose illegal move is in the count although its ruling waits for the arbiter.
    pub counted: Option<Color>,
}

impl State {
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::PiecesDisplaced(by) => self.displaced = Some(*by),
            Fact::PiecesPutBack(_) => self.displaced = None,
            Fact::WrongStartFound
            | Fact::BoardFoundTurned
            | Fact::ColoursFoundReversed
            | Fact::DisplacedPiecesFound
            | Fact::MovedOutOfTurn { .. } => {}
        }
    }
}

/// What an act causes.
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::FindWrongStart { misplaced } => start::wrong_start(docket, misplaced),
        Act::FindBoardTurned => start::board_turned(docket),
        Act::FindColoursReversed => start::colours_reversed(docket),
        Act::OrderRightColours => start::order_right_colours(docket),
        Act::DisplacePieces => displaced::displace(docket),
        Act::CallOverPieces => displaced::call(docket),
        Act::PutPiecesBack => displaced::put_back(docket),
        Act::FindDisplacedPieces => displaced::found(docket),
        Act::FindLostIllegalMove(by) => illegal::lost(docket, *by),
        Act::FindIdlePress(by) => illegal::idle_press(docket, *by),
        Act::Uncount(color) => uncount(docket, *color),
    }
}

/// An irregularity counts only if it is found while the game is on.
fn found_in_time(docket: &Docket, rule: &'static Rule) -> Result<(), Refusal> {
    if docket.game.outcome.is_some() {
        return Err(Refusal::by(rule, "the game is over and its result stands"));
    }
    docket.under_way()
}

/// The arbiter takes an illegal move out of the count, for instance after deciding otherwise.
fn uncount(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.illegal_moves[color] == 0 {
        return Err(Refusal::by(&PENALTY, "no illegal move is in the count"));
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
