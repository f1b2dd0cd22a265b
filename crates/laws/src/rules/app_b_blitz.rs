//! Appendix B: blitz. Without supervision it borrows the rules of rapid.

use crate::rules;

rules! {
    /// Watched closely enough, blitz is played by the Competition Rules.
    SUPERVISED = "blitz-supervised";
    /// The player on the move may see the official record, five times at most.
    RECORD_SHOWN = "blitz-scoresheet-shown";
    /// Otherwise rules of Appendix A hold: A.4 in 2014, A.2 and A.4 in 2018, A.2, A.3 and A.5 in 2023.
    UNSUPERVISED = "blitz-unsupervised";
    /// Blitz: the event says which regime holds.
    BLITZ_REGIME = "blitz-regime";
    /// One minute instead of two; in 2023 only through Appendix A.
    BLITZ_PENALTY = "blitz-penalty";
}
