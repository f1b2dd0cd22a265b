//! Appendix A: rapid chess, and what blitz takes over from it.

mod record;
mod ten;
mod unsupervised;
pub(crate) mod words;

use chess::ByColor;
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::regime::Regime;
use crate::regulations::{Reading, Regulations};
use crate::rule::Ground;
use crate::rules;
use crate::rules::app_b_blitz;
use crate::time::Millis;
use crate::time_control::Class;

pub use ten::TenMoves;
pub(crate) use ten::{begun_wrongly, start_is_settled, wrongly_set};
pub use unsupervised::IllegalPositionLasts;
pub(crate) use unsupervised::{
    claim_of_time_fails, flag_rule, illegal_position_lasted, pawn_replaced,
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
    /// A pawn that was left on the last rank was replaced after all.
    PawnReplaced {
        /// Where.
        square: chess::Square,
        /// By what.
        role: chess::Role,
    },
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
    /// The game remembers looks at the record (A.4.3), an illegal position seen (A.5.4) and who agrees to correct a move (A.5.2).
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::RecordShown(color) => self.looks[*color] += 1,
            Fact::IllegalPositionNoticed { completed } => self.waits_since = Some(*completed),
            Fact::IllegalPositionMended => self.waits_since = None,
            Fact::AgreedToCorrect(color) => self.agreed[*color] = true,
            Fact::ScoresheetAsked(_) | Fact::ScheduleFoundInDanger | Fact::PawnReplaced { .. } => {}
        }
    }
}

/// What an act causes (A.2, A.4.3, A.5).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::LookAtRecord => record::look(docket),
        Act::AskForScoresheet => record::ask_for_scoresheet(docket),
        Act::NoticeIllegalPosition => unsupervised::notice_illegal_position(docket),
        Act::AgreeToCorrect => unsupervised::agree_to_correct(docket),
        Act::FindScheduleInDanger => unsupervised::schedule_in_danger(docket),
    }
}

/// What rapid and blitz change in the rules that hold for every game (A.2–A.5, B.2, B.3).
pub(crate) fn regime(regulations: &Regulations) -> Regime {
    let extra_time = extra_time(regulations);
    Regime {
        need_not_record: record::need_not_record(regulations).map(Ground),
        extra_time,
        extra_time_by: extra_time_by(regulations, extra_time),
        wrong_claims_by: wrong_claims_by(regulations),
        unsupervised_by: unsupervised_by(regulations),
        illegal_moves_by: illegal_moves_by(regulations),
    }
}

/// Extra time for the opponent of the offender, by class and edition. The same for illegal moves and for
/// wrong claims.
fn extra_time(regulations: &Regulations) -> Millis {
    let (one, two) = (Millis::minutes(1), Millis::minutes(2));
    match (regulations.class(), regulations.edition) {
        (Class::Standard, Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => two,
        (Class::Rapid, Edition::Y2014 | Edition::Y2018) => two,
        (Class::Rapid, Edition::Y2023) => one,
        (Class::Blitz, Edition::Y2014 | Edition::Y2018) => one,
        // The letter of 2023 sends supervised blitz to the Competition Rules and so to two minutes.
        (Class::Blitz, Edition::Y2023) => {
            match (regulations.is_supervised(), regulations.reading) {
                (true, Reading::Letter) => two,
                (true, Reading::Practice) | (false, _) => one,
            }
        }
    }
}

/// The rule that made two minutes into one.
fn extra_time_by(regulations: &Regulations, extra_time: Millis) -> &'static [Ground] {
    if extra_time != Millis::minutes(1) {
        return &[];
    }
    match (regulations.class(), regulations.edition) {
        (Class::Blitz, Edition::Y2014 | Edition::Y2018) => {
            const { &[Ground(&app_b_blitz::BLITZ_PENALTY)] }
        }
        (Class::Rapid | Class::Blitz, Edition::Y2023) => const { &[Ground(&RAPID_PENALTY)] },
        (Class::Standard, _) | (Class::Rapid, Edition::Y2014 | Edition::Y2018) => &[],
    }
}

/// In blitz the minute of 2023 stands in Appendix A, and Appendix B leads there.
fn wrong_claims_by(regulations: &Regulations) -> &'static [Ground] {
    match (regulations.class(), regulations.edition) {
        (Class::Blitz, Edition::Y2023) if regulations.is_supervised() => {
            const { &[Ground(&app_b_blitz::SUPERVISED)] }
        }
        (Class::Blitz, Edition::Y2023) => const { &[Ground(&app_b_blitz::UNSUPERVISED)] },
        (Class::Standard | Class::Rapid | Class::Blitz, _) => &[],
    }
}

/// Blitz has no such rules of its own: Appendix B leads to those of rapid.
fn unsupervised_by(regulations: &Regulations) -> &'static [Ground] {
    match (regulations.class(), regulations.is_supervised()) {
        (Class::Blitz, false) => const { &[Ground(&app_b_blitz::UNSUPERVISED)] },
        (Class::Standard | Class::Rapid, _) | (Class::Blitz, true) => &[],
    }
}

/// The rules by which Article 7.5 holds in rapid and blitz: in full, or as A.5.2 limits it.
fn illegal_moves_by(regulations: &Regulations) -> &'static [Ground] {
    match (regulations.class(), regulations.is_supervised()) {
        (Class::Standard, _) => &[],
        (Class::Rapid, true) => const { &[Ground(&SUPERVISED)] },
        (Class::Blitz, true) => const { &[Ground(&app_b_blitz::SUPERVISED)] },
        (Class::Rapid, false) => const { &[Ground(&UNSUPERVISED_ILLEGAL)] },
        (Class::Blitz, false) => {
            const {
                &[
                    Ground(&UNSUPERVISED_ILLEGAL),
                    Ground(&app_b_blitz::UNSUPERVISED),
                ]
            }
        }
    }
}
