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
//! use mate::{Budget, Verdict};
//!
//! let locked = Position::from_fen("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1").unwrap();
//! let decision = mate::decide(&locked, Color::White, Budget::Unlimited);
//! let Verdict::Unwinnable(certificate) = decision.verdict else { panic!() };
//! mate::check(&locked, Color::White, &certificate).unwrap();
//! ```

pub mod checker;
mod game;
mod guide;
mod key;
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
mod table;
mod verdict;
mod walk;

pub use checker::{Flaw, check, check_line, check_line_within, check_within};
pub use game::{first_dead, first_dead_by};
pub use key::Key;
pub use material::{Material, insufficient};
pub use quick::{Quick, quick};
pub use regions::{Man, Mode, Regions, Standing};
pub use solver::Solver;
pub use verdict::{Budget, Certificate, Closed, Counted, Decision, Ground, Proof, Reason, Verdict};

use chess::{Color, Position};

/// Can `side` ever mate from this position? With reason and count.
pub fn decide(position: &Position, side: Color, budget: Budget) -> Decision {
    Solver::default().decide(position, side, budget)
}

/// Can `side` ever mate from this position?
pub fn winnable(position: &Position, side: Color, budget: Budget) -> Verdict {
    decide(position, side, budget).verdict
}

/// Is the position dead: can neither side ever mate (5.2.2)? `None` if the budget was spent first.
pub fn dead(position: &Position, budget: Budget) -> Option<bool> {
    let mut solver = Solver::new(Proof::Dropped);
    let mut answer = Some(true);
    for side in Color::ALL {
        match solver.decide(position, side, budget).verdict {
            Verdict::Winnable(_) => return Some(false),
            Verdict::Unwinnable(_) => {}
            Verdict::Undecided => answer = None,
        }
    }
    answer
}
