//! The record in rapid and blitz: nobody need write, and the official record may be seen (A.2, A.4.3, B.2.3).

use super::{Fact, RECORD_SHOWN, RECORDING, SUPERVISED, UNSUPERVISED};
use crate::command::Refusal;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::refusal::Because;
use crate::regulations::Regulations;
use crate::rule::Rule;
use crate::rules::{a08_record, app_b_blitz};
use crate::ruling::{Remedy, Ruling};
use crate::time_control::Class;

/// Looks at the official record that a player may ask for.
const LOOKS: u32 = 5;

/// The rule by which a player need not record the moves (A.2, B.3). Blitz takes it over only without supervision, and in
/// 2014 not at all.
pub(super) fn need_not_record(regulations: &Regulations) -> Option<&'static Rule> {
    match (regulations.class(), regulations.edition) {
        (Class::Standard, Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => None,
        (Class::Rapid, Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => Some(&RECORDING),
        (Class::Blitz, Edition::Y2014) => None,
        (Class::Blitz, Edition::Y2018 | Edition::Y2023) => {
            (!regulations.is_supervised()).then_some(&RECORDING)
        }
    }
}

/// The player on the move asks to see the official record (A.4.3, B.2.3). The clock goes on; the sixth time disturbs.
pub(super) fn look(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let rule = shown_by(docket.game.regulations())?;
    if docket.game.turn() != player {
        return Err(Refusal::by(rule, Because::OnlyPlayerWhoMoveMaySeeRecord));
    }
    docket.record(What::Rapid(Fact::RecordShown(player)));
    if docket.game.rapid.looks[player] > LOOKS {
        docket.weigh(player, rule);
    }
    Ok(())
}

/// The rule that gives the right to see the record.
fn shown_by(regulations: &Regulations) -> Result<&'static Rule, Refusal> {
    let none = Because::NoOfficialRecordToSee;
    let (supervised, unsupervised, shown) = match regulations.class() {
        Class::Standard => return Err(Refusal::plain(none)),
        Class::Rapid => (&SUPERVISED, &UNSUPERVISED, &RECORD_SHOWN),
        Class::Blitz => (
            &app_b_blitz::SUPERVISED,
            &app_b_blitz::UNSUPERVISED,
            &app_b_blitz::RECORD_SHOWN,
        ),
    };
    if !regulations.is_supervised() {
        return Err(Refusal::by(unsupervised, none));
    }
    match regulations.edition {
        Edition::Y2014 => Err(Refusal::by(
            supervised,
            Because::ThisEditionGivesNoRightToSeeRecord,
        )),
        Edition::Y2018 | Edition::Y2023 => Ok(shown),
    }
}

/// A player who need not record asks for a scoresheet all the same (A.2).
pub(super) fn ask_for_scoresheet(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let Some(rule) = need_not_record(docket.game.regulations()) else {
        // Little time frees from writing, but promises no sheet (8.4).
        return Err(match docket.game.recording.freed[player] {
            Some(_) => Refusal::by(
                &a08_record::EXEMPTION,
                Because::PlayerScoresheetAndNeedNotWrite,
            ),
            None => Refusal::plain(Because::PlayerScoresheetAndMustWrite),
        });
    };
    match docket.game.regulations().edition {
        Edition::Y2014 => {
            return Err(Refusal::by(
                rule,
                Because::NobodyNeedRecordAndThisEditionPromisesNoScoresheet,
            ));
        }
        Edition::Y2018 | Edition::Y2023 => {}
    }
    docket.record(What::Rapid(Fact::ScoresheetAsked(player)));
    docket.rule(Ruling::new(Remedy::GetsScoresheet { player }, rule));
    Ok(())
}
