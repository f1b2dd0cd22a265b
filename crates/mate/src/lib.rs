//! Can this side ever mate? Exact, with proof.
//!
//! Articles 5.1.2, 5.2.2, 6.9, 7.5.5 and A.5.3 ask whether a side can mate "by any possible series of legal
//! moves". Both sides may help each other, so a single line proves that it can, and that it cannot needs an
//! argument about everything that can follow. Here the answer is always one of three: a line, a certificate, or
//! *undecided*; nothing is answered by a rule of thumb. [`check`] goes through lines and certificates with
//! rules of its own.
//!
//! ```
//! use chess::{Color, Position};
//! use mate::{Strength, Verdict};
//!
//! let locked = Position::from_fen("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1").unwrap();
//! let decision = mate::decide(&locked, Color::White, Strength::Thorough);
//! let Verdict::Unwinnable(certificate) = decision.verdict else { panic!() };
//! mate::check(&locked, Color::White, &certificate).unwrap();
//! ```
//!
//! How hard to look is said with the question ([`Strength`]): after every move, where a result hangs on it, or as long as
//! it takes; a [`Budget`] names positions and bytes. [`life`] asks it of both sides (5.2.2):
//!
//! ```
//! use chess::Position;
//! use mate::{Budget, Life, Strength};
//!
//! let position: Position = "8/8/4k3/8/8/4K1b1/8/8 w - - 0 1".parse().unwrap();
//! assert_eq!(mate::life(&position, Strength::Quick).is_dead(), Some(true));
//! let start = Position::initial();
//! let Life::Alive { line, .. } = mate::life(&start, Budget::memory(64 << 20)) else { panic!() };
//! assert!(line.iter().try_fold(start, |mut at, &mv| at.try_play(mv).map(|()| at)).unwrap().is_checkmate());
//! ```

#![cfg_attr(not(any(feature = "std", test)), no_std)]

extern crate alloc;

mod budget;
pub mod checker;
mod doubt;
mod guide;
mod key;
mod life;
mod limits;
mod material;
mod nook;
mod novelty;
mod picture;
mod quick;
mod refute;
mod regions;
mod search;
mod solver;
#[cfg(feature = "serde")]
mod statement;
#[cfg(feature = "serde")]
mod stored;
mod table;
mod verdict;
mod walk;

pub use budget::{Budget, Spent, Strength};
pub use checker::{Flaw, check, check_line, check_line_within, check_within};
pub use doubt::{in_doubt, is_plainly_alive};
pub use key::Key;
pub use life::{Life, dead, first_dead, first_dead_by, life};
pub use material::{Material, insufficient};
pub use quick::{Quick, quick};
pub use regions::{Man, Mode, Regions, Standing};
pub use solver::Solver;
#[cfg(feature = "serde")]
pub use statement::{Answer, Statement};
pub use verdict::{Certificate, Closed, Counted, Decision, Ground, Proof, Reason, Verdict};

use chess::{Color, Position};

/// Can `side` ever mate from this position? With reason and count.
pub fn decide(position: &Position, side: Color, strength: impl Into<Strength>) -> Decision {
    Solver::default().decide(position, side, strength)
}

/// Can `side` ever mate from this position?
pub fn winnable(position: &Position, side: Color, strength: impl Into<Strength>) -> Verdict {
    decide(position, side, strength).verdict
}
