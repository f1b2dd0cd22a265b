//! Article 6: the chess clock.

use chess::Color;

use crate::command::{Act, Actor, Refusal};
use crate::decide::Docket;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::regulations::{DEFAULT_TIME_SET, FlagNotice, HalfPoints};
use crate::rule;
use crate::rule::Rule;
use crate::rules::{
    a04_touch, a05_end, a07_irregularities, a08_record, a09_draws, app_a_rapid, app_d_blind,
};
use crate::ruling::{Remedy, Ruling};
use crate::scenario::words::{WordError, Words};

rule!(
    /// Pressing completes the move.
    PRESS_COMPLETES = "clock-press-completes-move", "6.2.a", "6.2.1", "6.2.1"
);
rule!(
    /// A move that ends the game is complete without the clock.
    COMPLETED_BY_ENDING = "completed-by-ending-game", "6.2.a(1)", "6.2.1.1", "6.2.1.1"
);
rule!(
    /// The game begins at its time: White's clock is started.
    START_OF_PLAY = "start-of-play", "6.6", "6.6", "6.6"
);
rule!(
    /// A flag counts as fallen when it is observed or validly claimed.
    CONSIDERED_FALLEN = "flag-considered-fallen", "6.8", "6.8", "6.8"
);
rule!(
    /// A player who has not completed his moves in time loses, unless the opponent cannot mate.
    FLAG_LOSES = "flag-fall-loses", "6.9", "6.9", "6.9"
);
rule!(
    /// Both flags down, nobody knows which first.
    BOTH_FLAGS = "both-flags-down", "6.11", "III.3.1", "III.3.1"
);
rule!(
    /// Not the last period: play goes on.
    BOTH_FLAGS_PLAY_ON = "both-flags-play-on", "6.11.a", "III.3.1.1", "III.3.1.1"
);
rule!(
    /// The last period: a draw.
    BOTH_FLAGS_DRAW = "both-flags-draw", "6.11.b", "III.3.1.2", "III.3.1.2"
);
rule!(
    /// A player stops the clocks only to call the arbiter.
    STOPPED_FOR_HELP = "clock-stopped-for-help", "6.12.b", "6.11.2", "6.11.2"
);

pub(crate) static RULES: &[&Rule] = &[
    &PRESS_COMPLETES,
    &COMPLETED_BY_ENDING,
    &START_OF_PLAY,
    &CONSIDERED_FALLEN,
    &FLAG_LOSES,
    &BOTH_FLAGS,
    &BOTH_FLAGS_PLAY_ON,
    &BOTH_FLAGS_DRAW,
    &STOPPED_FOR_HELP,
];

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
                return lose_by_default(docket);
            }
            (_, Some((color, at))) => fall(docket, color, at),
            _ => return,
        }
    }
}

fn fall(docket: &mut Docket, color: Color, at: crate::time::Millis) {
    if docket.game.clock.zero_ends_period(color) {
        docket.record_at(at, Actor::Clock, What::PeriodEnded(color));
        return;
    }
    docket.record_at(at, Actor::Clock, What::FlagFell(color));
    if docket.game.regulations().flag == FlagNotice::ByClock {
        docket.record_at(at, Actor::Clock, What::FlagNoticed(color));
        flag_noticed(docket, color);
    }
}

fn lose_by_default(docket: &mut Docket) {
    let present = docket.game.present;
    let remedy = match (present.white, present.black) {
        (true, false) => Docket::win(Color::White),
        (false, true) => Docket::win(Color::Black),
        _ => Remedy::Score {
            points: chess::ByColor {
                white: HalfPoints(0),
                black: HalfPoints(0),
            },
        },
    };
    docket.rule(Ruling::new(remedy, &DEFAULT_TIME_SET));
}

/// The arbiter starts the round at this board.
pub(crate) fn start(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    if docket.game.started.is_some() {
        return Err(Refusal::plain("the game has started"));
    }
    docket.record(What::Started);
    Ok(())
}

/// A player comes to the board.
pub(crate) fn arrive(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    if docket.game.outcome.is_some() {
        return Err(Refusal::plain("the game is over"));
    }
    if docket.game.present[color] {
        return Err(Refusal::plain("the player is at the board"));
    }
    docket.record(What::Arrived(color));
    Ok(())
}

/// A player presses his clock.
pub(crate) fn press(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    let player = docket.player()?;
    if docket
        .game
        .clock
        .running
        .is_none_or(|(side, _)| side != player)
    {
        return Err(Refusal::plain("the clock of the opponent is running"));
    }
    app_d_blind::may_press(docket, player)?;
    a04_touch::finish_before_press(docket, player)?;
    if docket.game.outcome.is_some() || docket.game.stopped {
        return Ok(());
    }
    if docket.game.unpressed[player] == 0 {
        a07_irregularities::pressed_without_move(docket, player);
        return Ok(());
    }
    let last_is_his = docket
        .game
        .open_ply()
        .is_some_and(|ply| ply.mover == player);
    docket.record(What::Pressed(player));
    if last_is_his {
        docket.record(What::MoveCompleted(Completion::Pressed));
        completed(docket, player);
    }
    Ok(())
}

/// A move has been completed by pressing: now its irregularities count.
fn completed(docket: &mut Docket, player: Color) {
    if a07_irregularities::move_completed(docket, player) {
        return;
    }
    if let Some(ruling) = a09_draws::automatic_on_completed(&docket.game) {
        docket.rule(ruling);
    }
}

/// A player or the arbiter stops both clocks.
pub(crate) fn stop(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    docket.record(What::ClocksStopped);
    Ok(())
}

/// The arbiter lets the game go on.
pub(crate) fn restart(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.arbiter()?;
    if !docket.game.stopped {
        return Err(Refusal::plain("the clocks are not stopped"));
    }
    if !docket.game.proposed.is_empty() || !docket.game.questions.is_empty() {
        return Err(Refusal::plain("a decision is due first"));
    }
    a08_record::may_restart(&docket.game)?;
    // Displaced pieces are put back on the time of the player who displaced them (7.4.1); and who has made
    // his move has still to press.
    let unpressed = docket.game.open_ply().map(|ply| ply.mover);
    let displaced = docket.game.irregular.displaced;
    let color = displaced.or(unpressed).unwrap_or(docket.game.turn());
    docket.record(What::ClockRestarted(color));
    Ok(())
}

/// Somebody observes or claims that a flag is down.
pub(crate) fn notice_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.under_way()?;
    if docket.by == Actor::Player(color) {
        return Err(Refusal::by(
            &CONSIDERED_FALLEN,
            "a flag is claimed by the opponent",
        ));
    }
    if !docket.game.clock.is_down(color, docket.at) {
        return Err(Refusal::by(&CONSIDERED_FALLEN, "the flag is not down"));
    }
    if let Actor::Player(claimant) = docket.by {
        app_a_rapid::may_claim_time(docket, claimant)?;
    }
    docket.record(What::FlagNoticed(color));
    flag_noticed(docket, color);
    Ok(())
}

fn flag_noticed(docket: &mut Docket, color: Color) {
    let both = docket.game.clock.displays.white.fell_at.is_some()
        && docket.game.clock.displays.black.fell_at.is_some();
    if both && both_flags_apply(docket) {
        return both_flags(docket);
    }
    // With both down and no special rule, the one that fell first counts.
    let loser = if both {
        docket.game.fallen.first().copied().unwrap_or(color)
    } else {
        color
    };
    let rule = app_a_rapid::flag_rule(docket, &FLAG_LOSES);
    a05_end::loses_unless_no_mate(docket, loser, rule);
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
    let last = clock.is_last_period(Color::White) && clock.is_last_period(Color::Black);
    if last {
        docket.rule(Ruling::new(Remedy::Draw, &BOTH_FLAGS_DRAW).with(&BOTH_FLAGS));
    } else {
        docket.stop_clocks();
        docket.rule(Ruling::new(Remedy::PlayOn, &BOTH_FLAGS_PLAY_ON).with(&BOTH_FLAGS));
    }
}

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words, color: Color) -> Result<Option<Act>, WordError> {
    Ok(if words.take("presses the clock") {
        Some(Act::Press)
    } else if words.take("stops the clocks") {
        Some(Act::StopClocks)
    } else if words.take("claims the flag") {
        Some(Act::NoticeFlag(!color))
    } else if words.take("arrives") {
        Some(Act::Arrive(color))
    } else {
        None
    })
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(if words.take("starts the game") {
        Some(Act::Start)
    } else if words.take("stops the clocks") {
        Some(Act::StopClocks)
    } else if words.take("restarts the clock") {
        Some(Act::RestartClock)
    } else if words.take("notices the flag of") {
        Some(Act::NoticeFlag(words.color()?))
    } else {
        None
    })
}
