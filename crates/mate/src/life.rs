//! Is a position dead, and since when?

use alloc::boxed::Box;
use alloc::vec::Vec;

use chess::{Color, Move, Position};

use crate::budget::{Spent, Strength};
use crate::solver::Solver;
use crate::verdict::{Decision, Proof, Verdict};

/// Can anybody still mate (5.2.2)?
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Life {
    /// The position is dead: neither side can ever mate, each for a reason of its own.
    Dead {
        /// Why White cannot.
        white: Box<Decision>,
        /// Why Black cannot.
        black: Box<Decision>,
    },
    /// It is not: this legal series of moves ends in mate by this side.
    Alive {
        /// Who mates.
        side: Color,
        /// How. Empty if the mate is on the board.
        #[cfg_attr(feature = "serde", serde(with = "crate::stored::moves"))]
        line: Vec<Move>,
    },
    /// Neither was proved.
    Undecided(Spent),
}

impl Life {
    /// Dead or not; `None` if nobody knows.
    pub fn is_dead(&self) -> Option<bool> {
        match self {
            Life::Dead { .. } => Some(true),
            Life::Alive { .. } => Some(false),
            Life::Undecided(_) => None,
        }
    }
}

impl Solver {
    /// Is the position dead (5.2.2)? The side with more on the board is asked first, for it most often can mate;
    /// where the quick answer knows nothing of it the other side is not asked.
    pub fn life(&mut self, position: &Position, strength: impl Into<Strength>) -> Life {
        let strength = strength.into();
        let board = position.board();
        let [white, black] = Color::ALL.map(|color| board.color(color).count());
        let first = if white >= black {
            Color::White
        } else {
            Color::Black
        };
        let mut undecided = None;
        let mut never = [None, None];
        for side in [first, !first] {
            let decision = self.decide(position, side, strength);
            match decision.verdict {
                Verdict::Winnable(line) => return Life::Alive { side, line },
                Verdict::Unwinnable(_) => never[side as usize] = Some(Box::new(decision)),
                Verdict::Undecided if strength == Strength::Quick => {
                    return Life::Undecided(Spent::Quick);
                }
                Verdict::Undecided => undecided = undecided.or(decision.spent),
            }
        }
        match (never, undecided) {
            ([Some(white), Some(black)], _) => Life::Dead { white, black },
            (_, spent) => Life::Undecided(spent.unwrap_or(Spent::Nodes)),
        }
    }
}

/// Is the position dead: can neither side ever mate (5.2.2)? With the proof of either answer.
pub fn life(position: &Position, strength: impl Into<Strength>) -> Life {
    Solver::default().life(position, strength)
}

/// The same as a plain answer; `None` if nobody knows.
pub fn dead(position: &Position, strength: impl Into<Strength>) -> Option<bool> {
    Solver::new(Proof::Dropped)
        .life(position, strength)
        .is_dead()
}

/// The first position of a game that is dead (5.2.2), by its place among `positions`, which are those of the
/// game in order. What is dead stays dead, so the last one is asked first and the rest is bisected.
///
/// A position that is not decided counts as alive: the answer is then never too early.
pub fn first_dead(positions: &[Position], strength: impl Into<Strength>) -> Option<usize> {
    let strength = strength.into();
    let mut solver = Solver::new(Proof::Dropped);
    first_dead_by(positions, |position| {
        solver.life(position, strength).is_dead() == Some(true)
    })
}

/// The same for whoever decides in a way of his own whether a position is dead.
pub fn first_dead_by(
    positions: &[Position],
    mut dead: impl FnMut(&Position) -> bool,
) -> Option<usize> {
    if !dead(positions.last()?) {
        return None;
    }
    // Everything before `alive` is alive, `found` is dead.
    let (mut alive, mut found) = (0, positions.len() - 1);
    while alive < found {
        let middle = alive + (found - alive) / 2;
        if dead(&positions[middle]) {
            found = middle;
        } else {
            alive = middle + 1;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_capture_of_the_last_pawn_kills_the_game() {
        let mut position = Position::from_fen("4k3/8/8/8/8/3p4/3K4/8 b - - 0 1").unwrap();
        let mut game = vec![position];
        for uci in ["e8e7", "d2d3", "e7e6", "d3e3"] {
            position.play_uci(uci).unwrap();
            game.push(position);
        }
        assert_eq!(first_dead(&game, Strength::Thorough), Some(2));
        assert_eq!(first_dead(&game[..2], Strength::Thorough), None);
        assert_eq!(first_dead(&[], Strength::Thorough), None);
    }
}
