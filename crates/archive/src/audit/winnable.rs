//! Could this side ever have mated? Asked of `mate`, with memory that stays small.

use std::sync::{Arc, Mutex, PoisonError};

use chess::{Board, Color, Position, Role};
use mate::{Budget, Proof, Solver, Verdict};

/// Enough for almost every position that a game ends in.
const QUICK: Budget = Budget::nodes(2_000);

/// What the rest needs: on the collections sixty times as much finds nothing more.
const DEEP: Budget = Budget::nodes(5_000);

/// For those who want to know: some twenty megabytes.
const THOROUGH: Budget = Budget::nodes(300_000);

/// Which positions are asked about.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Care {
    /// Those whose pieces leave a doubt; see [`in_doubt`].
    #[default]
    Usual,
    /// Every last position of every game, however absurd the question.
    Thorough,
}

/// Could anything about this position keep the side from ever mating?
///
/// Four things could: too little material; nothing but minor pieces of its own; pawns face to face in such numbers
/// that they may wall off the board; hardly a legal move, all of them leading into one of the former. Elsewhere a
/// mate is there to be found by players who help each other, and searching for it would only take time. That nothing
/// is missed is checked against the search on every game of the collections (docs/audit.md).
pub fn in_doubt(position: &Position, side: Color) -> bool {
    doubt(position, side, 3)
}

fn doubt(position: &Position, side: Color, depth: u32) -> bool {
    let board = position.board();
    let ours = board.color(side);
    let pawns = board.role(Role::Pawn);
    if (ours & (pawns | board.straight_movers())).is_empty() {
        return true;
    }
    if pawns.any() {
        let (white, black) = (
            board.pieces(Color::White, Role::Pawn),
            board.pieces(Color::Black, Role::Pawn),
        );
        let rammed = (white.forward(Color::White) & black).count();
        // Three pairs can keep the kings apart; to hold knights, rooks and queens takes a wall without a gap.
        let movers = board.straight_movers() | board.role(Role::Knight);
        if rammed >= if movers.any() { 6 } else { 3 } && !has_free_pawn(board, side) {
            return true;
        }
    }
    let moves = position.count_legal_moves();
    if moves > 3 {
        return false;
    }
    // What can be won after some move can be won.
    depth == 0
        || position
            .legal_moves()
            .into_iter()
            .all(|mv| doubt(&position.after(mv), side, depth - 1))
}

/// Has the side a pawn before which no pawn stands on its file? Nothing keeps that one from being promoted for ever.
fn has_free_pawn(board: &Board, side: Color) -> bool {
    let pawns = board.role(Role::Pawn);
    // All squares behind some pawn, as the other side goes.
    let mut shadow = pawns.forward(!side);
    for _ in 0..5 {
        shadow |= shadow.forward(!side);
    }
    (board.pieces(side, Role::Pawn) - shadow).any()
}

/// Answers for one worker. The few hard questions go to one solver for all, so that memory does not grow with
/// the number of workers.
pub struct Oracle {
    quick: Solver,
    deep: Arc<Mutex<Solver>>,
    undecided: u64,
    care: Care,
}

impl Oracle {
    /// The first of a family.
    pub fn new(care: Care) -> Oracle {
        Oracle {
            care,
            quick: Solver::new(Proof::Dropped),
            deep: Arc::new(Mutex::new(Solver::new(Proof::Dropped))),
            undecided: 0,
        }
    }

    /// For another worker.
    pub fn sibling(&self) -> Oracle {
        Oracle {
            care: self.care,
            quick: Solver::new(Proof::Dropped),
            deep: Arc::clone(&self.deep),
            undecided: 0,
        }
    }

    /// Is it proved that this side can never mate? What stays undecided counts as possible, and is counted.
    pub fn cannot_mate(&mut self, position: &Position, side: Color) -> bool {
        if self.care == Care::Usual && !in_doubt(position, side) {
            return false;
        }
        match self.quick.decide(position, side, QUICK).verdict {
            Verdict::Winnable(_) => false,
            Verdict::Unwinnable(_) => true,
            Verdict::Undecided => self.deeply(position, side),
        }
    }

    #[cold]
    fn deeply(&mut self, position: &Position, side: Color) -> bool {
        let mut deep = self.deep.lock().unwrap_or_else(PoisonError::into_inner);
        let budget = match self.care {
            Care::Usual => DEEP,
            Care::Thorough => THOROUGH,
        };
        match deep.decide(position, side, budget).verdict {
            Verdict::Winnable(_) => false,
            Verdict::Unwinnable(_) => true,
            Verdict::Undecided => {
                self.undecided += 1;
                false
            }
        }
    }

    /// Can neither side ever mate? The side with more is asked first, for it most often can.
    pub fn is_dead(&mut self, position: &Position) -> bool {
        // Both must be in doubt before either is worth a search.
        if self.care == Care::Usual && !Color::ALL.iter().all(|&side| in_doubt(position, side)) {
            return false;
        }
        let board = position.board();
        let first = if board.color(Color::White).count() >= board.color(Color::Black).count() {
            Color::White
        } else {
            Color::Black
        };
        self.cannot_mate(position, first) && self.cannot_mate(position, !first)
    }

    /// The first dead position of a game, if its last is dead.
    pub fn first_dead(&mut self, positions: &[Position]) -> Option<usize> {
        mate::first_dead_by(positions, |position| self.is_dead(position))
    }

    /// Questions that stayed open since this was last asked.
    pub fn take_undecided(&mut self) -> u64 {
        std::mem::take(&mut self.undecided)
    }
}
