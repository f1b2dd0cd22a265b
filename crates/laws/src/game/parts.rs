//! What a game is made of: moves, touches, where it stands and what it has come to.

use std::ops::AddAssign;
use std::sync::Arc;

use chess::{Attempt, ByColor, Color, Illegality, Move, Piece, Position, Square};
use serde::{Deserialize, Serialize};

use crate::command::Hands;
use crate::event::{Completion, Testimony};
use crate::grown::Counted;
use crate::regulations::HalfPoints;
use crate::rules::a04_touch::Parts;
use crate::ruling::{Duty, Remedy};
use crate::time::Millis;

/// One move as it was made, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who made it.
    pub mover: Color,
    /// What was done.
    pub attempt: Attempt,
    /// The move, or what was wrong with it.
    pub legal: Result<Move, Illegality>,
    /// Hands used.
    pub hands: Hands,
    /// Who says that it was made.
    pub testimony: Testimony,
    /// The position after it; none if it took a king.
    pub after: Option<Position>,
    /// The key of that position, so that repetitions are found quickly.
    pub key: u64,
    /// How it was completed, if it has been.
    pub completed: Option<Completion>,
    /// When it was made.
    pub made_at: Millis,
    /// What the mover had left when it was made, and once he has pressed, before the press.
    pub remaining: Millis,
    /// What he had touched until then, in order.
    pub touched: Arc<[Touch]>,
    /// What a ruling obliged him to, and a touch cannot change.
    pub owed: Option<Box<Duty>>,
    /// Did it keep to what Article 4 or a ruling bound him to?
    pub kept_to_duty: bool,
    /// Has it been dealt with as an illegal move, or does it stand?
    pub settled: bool,
    /// What had been done of it, or of another move, before it was made, if it was made piece by piece.
    pub parts: Option<Box<Parts>>,
    /// What its maker's hand has done since, if nothing has come of that yet: the move stands, and nobody has said so.
    pub again: Option<Box<Again>>,
    /// The legal move that was left unfinished, if that is all that is wrong with it (4.7).
    pub unfinished: Option<Move>,
    /// Has its maker's hand gone back to it, so that it was said that it stands?
    pub went_back: bool,
}

/// A hand that went back to a move already made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    /// What it did.
    pub attempt: Attempt,
    /// When.
    pub at: Millis,
    /// What was left on the clock then.
    pub remaining: Millis,
    /// All that it did, in order, where it is still to be settled what comes of it.
    pub told: Vec<(Attempt, Hands)>,
}

impl Ply {
    /// What still binds once the move has been taken back (4.7; 7.5.1): parts of a move made as it had to be are taken back
    /// with it.
    pub(crate) fn parts_after_reinstating(&self) -> Parts {
        match &self.parts {
            // Of a press alone nothing is put back: what was done of a move lies as it lay.
            Some(parts) if self.is_idle() => Parts::clone(parts),
            Some(parts) if self.legal.is_err() || !self.kept_to_duty => parts.once_back(),
            _ => Parts::default(),
        }
    }

    /// The step of king or rook that stands, if the castling that the other has made of it is not legal.
    pub(crate) fn step(&self) -> Option<(Square, Square)> {
        let parts = self.parts.as_ref().filter(|_| self.legal.is_err());
        let castles = matches!(self.attempt, Attempt::Castle { .. });
        parts.filter(|_| castles).and_then(|parts| parts.step)
    }

    /// Was the clock pressed without any move?
    pub fn is_idle(&self) -> bool {
        matches!(self.attempt, Attempt::Displace { from, to, .. } if from == to)
    }
}

/// What is counted of the moves of a game. A clock pressed without a move is none.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Plies {
    /// Made by each side.
    pub made: ByColor<u32>,
    /// Completed by each side.
    pub completed: ByColor<u32>,
    /// Those that were not legal.
    pub illegal: u32,
    /// Of these, those that have not been dealt with.
    pub unsettled: u32,
}

impl AddAssign for Plies {
    fn add_assign(&mut self, more: Plies) {
        for color in Color::ALL {
            self.made[color] += more.made[color];
            self.completed[color] += more.completed[color];
        }
        self.illegal += more.illegal;
        self.unsettled += more.unsettled;
    }
}

impl Counted for Ply {
    type Count = Plies;

    fn count(&self) -> Plies {
        let mut count = Plies {
            illegal: u32::from(self.legal.is_err()),
            ..Plies::default()
        };
        if !self.is_idle() {
            count.made[self.mover] = 1;
            count.completed[self.mover] = u32::from(self.completed.is_some());
            count.unsettled = u32::from(self.legal.is_err() && !self.settled);
        }
        count
    }
}

/// A piece touched, in the order of touching.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
}

/// What a game has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// A win.
    Win(Color),
    /// A draw.
    Draw,
    /// Neither.
    Score(ByColor<HalfPoints>),
    /// Not played: who gets the win.
    Unplayed(ByColor<bool>),
}

impl Outcome {
    /// The remedy that brings it about.
    pub fn remedy(self) -> Remedy {
        match self {
            Outcome::Win(winner) => Remedy::Win { winner },
            Outcome::Draw => Remedy::Draw,
            Outcome::Score(points) => Remedy::Score { points },
            Outcome::Unplayed(there) => Remedy::Unplayed { there },
        }
    }
}

/// Where a game stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the start of the round.
    NotStarted,
    /// The player on the move has touched nothing.
    ToMove,
    /// He has touched a piece.
    Touched,
    /// A move stands on the board and is not completed.
    Made,
    /// The clocks are stopped.
    Stopped,
    /// Adjourned with a sealed move.
    Adjourned,
    /// Over.
    Over(Outcome),
}
