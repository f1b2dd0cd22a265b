//! Time that runs out: flags, what they mean, and when (6.4, 6.8, 6.9; both flags).

use chess::Color;

use super::{COMPLETED_BY_NEXT, CONSIDERED_FALLEN, FLAG_CHECK, FLAG_LOSES, Fact, late, reject};
use crate::command::{Actor, Refusal};
use crate::decide::Docket;
use crate::discretion::Question;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::mating;
use crate::refusal::Because;
use crate::regulations::FlagNotice;
use crate::rules::{a05_end, app_a_rapid, g3_quickplay};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// Flags that have fallen and players who have not come, up to the moment of the command.
pub(crate) fn time_passes(docket: &mut Docket) {
    while docket.game.outcome.is_none() {
        let absent = docket.game.default_deadline().filter(|&at| at <= docket.at);
        let flag = docket
            .game
            .clock
            .falls_at()
            .filter(|&(_, at)| at <= docket.at);
        match (absent, flag) {
            (Some(at), flag) if flag.is_none_or(|(_, fall)| at <= fall) => {
                return late::lose_by_default(docket, at.max(docket.game.last));
            }
            (_, Some((color, at))) => fall(docket, color, at.max(docket.game.last)),
            _ => return,
        }
    }
}

/// A display has reached zero. With the required moves completed the next period begins (6.4).
fn fall(docket: &mut Docket, color: Color, at: Millis) {
    let completed = docket.game.counted(color);
    let by_clock = docket.game.regulations().flag == FlagNotice::ByClock;
    if docket.game.clock.zero_ends_period(color, completed) {
        docket.record_at(at, Actor::Clock, What::PeriodEnded(color));
        if by_clock {
            docket.record_at(at, Actor::Clock, What::FlagNoticed(color));
            let ruling = moves_completed(docket, color, Remedy::PlayOn);
            docket.record_at(at, Actor::Clock, What::Ruled(ruling));
        }
        return;
    }
    docket.record_at(at, Actor::Clock, What::FlagFell(color));
    if by_clock {
        docket.record_at(at, Actor::Clock, What::FlagNoticed(color));
        flag_noticed(docket, color);
    }
}

/// The moves have been counted and there are enough.
fn moves_completed(docket: &Docket, color: Color, remedy: Remedy) -> Ruling {
    let ruling = Ruling::new(remedy, &FLAG_CHECK);
    let forgot =
        |ply: &crate::game::Ply| ply.mover == color && ply.completed == Some(Completion::NextMove);
    if docket.game.plies.iter().any(forgot) {
        ruling.with(&COMPLETED_BY_NEXT)
    } else {
        ruling
    }
}

/// Somebody observes or claims that a flag is down.
pub(crate) fn notice_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    let down = docket.game.clock.is_down(color, docket.at);
    if docket.game.outcome.is_some() && down {
        let reason = Because::GameOverBeforeFlagNoticed;
        return Err(Refusal::by(&CONSIDERED_FALLEN, reason));
    }
    docket.under_way()?;
    if !down {
        return moves_were_made(docket, color);
    }
    if waits_for_the_result(docket) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    if let Actor::Player(claimant) = docket.by {
        app_a_rapid::may_claim_time(docket, claimant)?;
    }
    docket.record(What::FlagNoticed(color));
    let claimed_by_player = matches!(docket.by, Actor::Player(_));
    if both_down(docket) && claimed_by_player && !both_flags_apply(docket) {
        // Only the arbiter can see on the clock which flag was the first.
        reject(docket, &CONSIDERED_FALLEN);
        return Ok(());
    }
    flag_noticed(docket, color);
    Ok(())
}

/// The flag was at zero, but at the end of a period whose moves had been completed.
fn moves_were_made(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    if docket.game.clock.displays[color].ended_at.is_none() {
        return Err(Refusal::by(&CONSIDERED_FALLEN, Because::FlagNotDown));
    }
    docket.record(What::FlagNoticed(color));
    let remedy = match docket.by {
        Actor::Player(of) => Remedy::claim_rejected(of),
        Actor::Arbiter | Actor::Clock => Remedy::PlayOn,
    };
    docket.rule(moves_completed(docket, color, remedy));
    Ok(())
}

/// A flag has been dealt with and only an answer is missing.
fn waits_for_the_result(docket: &Docket) -> bool {
    docket.game.questions.iter().any(|question| {
        matches!(
            question,
            Question::CanMate { .. }
                | Question::CanMateOnBoard { .. }
                | Question::QuickplayOpponent { .. }
                | Question::QuickplayFinalPosition { .. }
                | Question::NoArbiterClaim { .. }
        )
    })
}

fn both_down(docket: &Docket) -> bool {
    let displays = &docket.game.clock.displays;
    displays.white.fell_at.is_some() && displays.black.fell_at.is_some()
}

fn flag_noticed(docket: &mut Docket, color: Color) {
    let both = both_down(docket);
    if both && both_flags_apply(docket) {
        return both_flags(docket);
    }
    // With both down and no special rule, the one that fell first counts.
    let loser = if both {
        docket.game.fallen.first().copied().unwrap_or(color)
    } else {
        color
    };
    loses_on_time(docket, loser);
}

/// The player has not completed his moves in time.
pub(super) fn loses_on_time(docket: &mut Docket, loser: Color) {
    if g3_quickplay::decision_after_flag(docket, loser) {
        return;
    }
    lost(docket, loser);
}

/// The loss itself, or the draw if the opponent cannot mate.
pub(crate) fn lost(docket: &mut Docket, loser: Color) {
    let rule = app_a_rapid::flag_rule(docket, &FLAG_LOSES);
    let ruling = if docket.game.at_the_clock.unread.is_empty() {
        a05_end::loses_or_draw(docket.game.position(), loser, rule)
    } else {
        // The record is behind the board.
        let question = Question::CanMateOnBoard { side: !loser };
        Ruling::new(Remedy::ArbiterDecides { question }, rule)
    };
    let ruling = if docket.game.clock.is_last_period(loser) {
        ruling
    } else {
        ruling.with(&FLAG_CHECK)
    };
    if matches!(ruling.remedy, Remedy::ArbiterDecides { .. }) {
        docket.stop_clocks();
    }
    docket.rule(ruling);
}

/// The last move that was missing when a flag fell has been written: now the record tells who can mate.
pub(super) fn all_is_written(docket: &mut Docket) {
    let Some(Question::CanMateOnBoard { side }) = docket.game.questions.first().cloned() else {
        return;
    };
    if !docket.game.at_the_clock.unread.is_empty() || docket.game.outcome.is_some() {
        return;
    }
    if let Some(can) = mating::can_mate(docket.game.position(), side) {
        a05_end::can_mate_known(docket, side, can);
    }
}

/// The arbiter sees the clock's own mark of the first flag: then the order is known.
pub(super) fn see_first_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.arbiter()?;
    if waits_for_the_result(docket) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    if !both_down(docket) {
        return Err(Refusal::by(&CONSIDERED_FALLEN, Because::FlagsNotBothDown));
    }
    docket.record(What::Clock(Fact::FirstFlagSeen(color)));
    loses_on_time(docket, color);
    Ok(())
}

/// 2014 has the rule for every game; later only where Guideline III was announced.
fn both_flags_apply(docket: &Docket) -> bool {
    let regulations = docket.game.regulations();
    match regulations.edition {
        Edition::Y2014 => true,
        Edition::Y2018 | Edition::Y2023 => regulations.guidelines.quickplay,
    }
}

fn both_flags(docket: &mut Docket) {
    let clock = &docket.game.clock;
    let last = clock.is_last_period(Color::White) || clock.is_last_period(Color::Black);
    if last {
        docket.rule(
            Ruling::new(Remedy::Draw, &g3_quickplay::BOTH_FLAGS_DRAW)
                .with(&g3_quickplay::BOTH_FLAGS),
        );
        return;
    }
    docket.stop_clocks();
    docket.rule(
        Ruling::new(Remedy::PlayOn, &g3_quickplay::BOTH_FLAGS_PLAY_ON)
            .with(&g3_quickplay::BOTH_FLAGS),
    );
    for color in Color::ALL {
        docket.record(What::PeriodEnded(color));
    }
}
