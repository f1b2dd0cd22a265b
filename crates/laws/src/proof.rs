//! What a ruling rests on where it asks whether a side can ever mate: the line that mates, or why none does.

use chess::{Color, Position};
use mate::{Decision, Life, Statement, Verdict};
use serde::{Deserialize, Serialize};

/// Positions of a certificate that are recorded; a larger one is found again when it is asked for.
const LARGEST: usize = 256;

/// The answer to "can this side mate by any series of legal moves?", with its proof.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The position that was asked about.
    pub position: Position,
    /// Whose mate.
    pub side: Color,
    /// The line or the certificate, and why in terms that people can be told.
    pub decision: Decision,
}

impl Proof {
    /// Of a decision; none if it is undecided.
    pub fn of(position: &Position, side: Color, decision: Decision) -> Option<Proof> {
        match decision.verdict {
            Verdict::Undecided => None,
            Verdict::Winnable(_) | Verdict::Unwinnable(_) => Some(Proof {
                position: *position,
                side,
                decision: decision.within(LARGEST),
            }),
        }
    }

    /// Why a position is dead: a proof for each side. None if it is not proved to be.
    pub fn of_death(position: &Position, life: Life) -> Option<Vec<Proof>> {
        let Life::Dead { white, black } = life else {
            return None;
        };
        let sides = [(Color::White, white), (Color::Black, black)];
        let proofs = sides.map(|(side, decision)| Proof::of(position, side, *decision));
        proofs.into_iter().collect()
    }

    /// Is it a line that mates?
    pub fn can_mate(&self) -> bool {
        matches!(self.decision.verdict, Verdict::Winnable(_))
    }

    /// As a document that anybody can check; none if its certificate was too large to be kept.
    pub fn statement(&self) -> Option<Statement> {
        Statement::of(&self.position, self.side, &self.decision)
    }
}
