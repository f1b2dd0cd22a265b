//! Appendix B: blitz. Without supervision it borrows the rules of rapid.

use crate::rule;
use crate::rule::Rule;

rule!(
    /// One minute instead of two; in 2023 only through Appendix A.
    BLITZ_PENALTY = "blitz-penalty", "B.2", "B.2", -
);
rule!(
    /// Watched closely enough, blitz is played by the Competition Rules.
    SUPERVISED = "blitz-supervised", "B.3", "B.3.1", "B.2"
);
rule!(
    /// The player on the move may see the official record, five times at most.
    RECORD_SHOWN = "blitz-scoresheet-shown", -, "B.3.2", "B.2.3"
);
rule!(
    /// Otherwise rules of Appendix A hold: A.4 in 2014, A.2 and A.4 in 2018, A.2, A.3 and A.5 in 2023.
    UNSUPERVISED = "blitz-unsupervised", "B.4", "B.4", "B.3"
);

pub(crate) static RULES: &[&Rule] = &[&BLITZ_PENALTY, &SUPERVISED, &RECORD_SHOWN, &UNSUPERVISED];
