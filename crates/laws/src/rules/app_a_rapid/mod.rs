//! Appendix A: rapid chess, and what blitz takes over from it.

mod record;
mod unsupervised;
pub(crate) mod words;

use chess::ByColor;
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::decide::Docket;
use crate::edition::Edition;
use crate::regulations::Regulations;
use crate::rules;
use crate::rules::a07_irregularities::penalty_time;
use crate::rules::app_b_blitz;
use crate::ruling::Ruling;
use crate::time::Millis;
use crate::time_control::Class;

#[allow(unused_imports)]
pub(crate) use record::need_not_record;
pub(crate) use unsupervised::{
    flag_rule, illegal_position_lasted, may_claim_time, set_up_stands, setting_stands,
    start_is_settled,
};

rules! {
    /// Nobody need record the moves; from 2018 claims that rest on a record are kept.
    RECORDING = "rapid-recording";
    /// One minute instead of two.
    RAPID_PENALTY = "rapid-penalty";
    /// Watched closely enough, rapid is played by the Competition Rules.
    SUPERVISED = "rapid-supervised";
    /// The player on the move may see the official record, five times at most.
    RECORD_SHOWN = "rapid-scoresheet-shown";
    /// Otherwise rules of its own hold.
    UNSUPERVISED = "rapid-unsupervised";
    /// From ten completed moves each on, mistakes of the start stay.
    AFTER_TEN = "rapid-after-ten-moves";
    /// The clock setting stays, unless the schedule would suffer.
    SETTING_STANDS = "rapid-clock-setting-stands";
    /// Set-up and board stay; a misplaced king or rook does not castle.
    SET_UP_STANDS = "rapid-set-up-stands";
    /// An illegal move counts only if the arbiter sees it or the opponent claims it before his next move.
    UNSUPERVISED_ILLEGAL = "rapid-unsupervised-illegal-move";
    /// A win on time is claimed.
    WIN_ON_TIME = "rapid-win-on-time";
    /// Both kings in check, or a pawn left on the last rank.
    ILLEGAL_POSITION = "rapid-illegal-position";
    /// The arbiter who sees a flag fall says so.
    ARBITER_CALLS_FLAG = "rapid-arbiter-calls-flag";
    /// Rapid: the event says which regime holds.
    RAPID_REGIME = "rapid-regime";
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = RapidAct))]
pub enum Act {
    /// Asks to see the official record.
    LookAtRecord,
    /// Asks for a scoresheet to write on.
    AskForScoresheet,
    /// The arbiter notices both kings in check or a pawn on the last rank.
    NoticeIllegalPosition,
    /// Agrees to put right an illegal move that stands.
    AgreeToCorrect,
    /// The arbiter finds that the schedule would suffer if a wrong clock setting stayed.
    FindScheduleInDanger,
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player looked at the official record.
    RecordShown(chess::Color),
    /// A player asked for a scoresheet.
    ScoresheetAsked(chess::Color),
    /// The arbiter saw an illegal position when this many moves had been completed.
    IllegalPositionNoticed {
        /// Completed moves by both.
        completed: usize,
    },
    /// The next completed move mended it.
    IllegalPositionMended,
    /// A player agreed to put a standing illegal move right.
    AgreedToCorrect(chess::Color),
    /// A wrong clock setting puts the schedule in danger.
    ScheduleFoundInDanger,
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Looks at the official record.
    pub looks: ByColor<u32>,
    /// Completed moves when the arbiter saw an illegal position that is not mended.
    pub waits_since: Option<usize>,
    /// Who agrees to put a standing illegal move right.
    pub agreed: ByColor<bool>,
}

impl State {
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::RecordShown(color) => self.looks[*color] += 1,
            Fact::IllegalPositionNoticed { completed } => self.waits_since = Some(*completed),
            Fact::IllegalPositionMended => self.waits_since = None,
            Fact::AgreedToCorrect(color) => self.agreed[*color] = true,
            Fact::ScoresheetAsked(_) | Fact::ScheduleFoundInDanger => {}
        }
    }
}

/// What an act causes.
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::LookAtRecord => record::look(docket),
        Act::AskForScoresheet => record::ask_for_scoresheet(docket),
        Act::NoticeIllegalPosition => unsupervised::notice_illegal_position(docket),
        Act::AgreeToCorrect => unsupervised::agree_to_correct(docket),
        Act::FindScheduleInDanger => unsupervised::schedule_in_danger(docket),
    }
}

/// Adds the rule that made two minutes into one.
pub(crate) fn grounds(regulations: &Regulations, ruling: Ruling) -> Ruling {
    if penalty_time(regulations) != Millis::minutes(1) {
        return ruling;
    }
    match (regulations.class(), regulations.edition) {
        (Class::Blitz, Edition::Y2014 | Edition::Y2018) => ruling.with(&app_b_blitz::BLITZ_PENALTY),
        (Class::Rapid | Class::Blitz, Edition::Y2023) => ruling.with(&RAPID_PENALTY),
        (Class::Standard, _) | (Class::Rapid, Edition::Y2014 | Edition::Y2018) => ruling,
    }
}

/// The same for a wrong claim. In blitz the minute of 2023 stands in Appendix A, and Appendix B leads there.
pub(crate) fn grounds_of_claim(regulations: &Regulations, ruling: Ruling) -> Ruling {
    let ruling = grounds(regulations, ruling);
    match (regulations.class(), regulations.edition) {
        (Class::Blitz, Edition::Y2023) if regulations.is_supervised() => {
            ruling.with(&app_b_blitz::SUPERVISED)
        }
        (Class::Blitz, Edition::Y2023) => ruling.with(&app_b_blitz::UNSUPERVISED),
        (Class::Standard | Class::Rapid | Class::Blitz, _) => ruling,
    }
}

/// Adds the rules by which Article 7.5 holds in rapid and blitz: in full, or as A.5.2 limits it.
pub(crate) fn regime_grounds(regulations: &Regulations, ruling: Ruling) -> Ruling {
    match (regulations.class(), regulations.is_supervised()) {
        (Class::Standard, _) => ruling,
        (Class::Rapid, true) => ruling.with(&SUPERVISED),
        (Class::Blitz, true) => ruling.with(&app_b_blitz::SUPERVISED),
        (Class::Rapid, false) => ruling.with(&UNSUPERVISED_ILLEGAL),
        (Class::Blitz, false) => ruling
            .with(&UNSUPERVISED_ILLEGAL)
            .with(&app_b_blitz::UNSUPERVISED),
    }
}
