//! Could this side ever have mated? Asked of `mate`, with memory that stays small.

use std::sync::{Arc, Mutex, PoisonError};

use chess::{Color, Position};
pub use mate::in_doubt;
use mate::{Budget, Proof, Solver, Verdict};

/// Enough for almost every position that a game ends in.
const QUICK: Budget = Budget::nodes(2_000);

/// What the rest needs, and what a hall spends where a result hangs on it.
const DEEP: Budget = Budget::RESULT;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_laws_call_dead_the_audit_does() {
        let mut oracle = Oracle::new(Care::Usual);
        let mut asked = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            let white = oracle.cannot_mate(&position, Color::White);
            (white, oracle.is_dead(&position))
        };
        // Every reply to the check takes the queen.
        assert_eq!(asked("7k/6Q1/5b2/5n2/K7/8/8/6r1 b - - 0 1"), (true, false));
        assert_eq!(asked("5b1k/6Q1/5b1b/8/K7/8/8/8 b - - 0 1"), (true, true));
        // The king may step aside.
        assert_eq!(asked("6Q1/7k/5b2/5n2/K7/8/8/6r1 b - - 0 1"), (false, false));
    }
}
