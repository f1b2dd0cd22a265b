//! What the appendices for rapid and blitz change in the rules that hold for every game.
//!
//! An appendix says "instead of": the rule that it amends takes what it needs from here and does not ask who amended it.
//! It is asked once, when a game is set up, for it follows from the regulations alone.

use crate::rule::Ground;
use crate::time::Millis;

/// The regime of an event, by its class, its supervision and its edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Regime {
    /// By this rule nobody need record the moves.
    pub(crate) need_not_record: Option<Ground>,
    /// Extra time for the opponent after an illegal move and after a wrong claim.
    pub(crate) extra_time: Millis,
    /// The rules that made it another than in standard chess.
    pub(crate) extra_time_by: &'static [Ground],
    /// The rules that lead to those for a wrong claim.
    pub(crate) wrong_claims_by: &'static [Ground],
    /// The rules that lead to those for games without supervision.
    pub(crate) unsupervised_by: &'static [Ground],
    /// The rules by which Article 7.5 holds, in full or with limits.
    pub(crate) illegal_moves_by: &'static [Ground],
}
