//! Article 6: the chess clock.
//!
//! [`flag`] is about time running out, [`late`] about players who are not there, [`desk`] about what brings the
//! arbiter to the clock.

mod desk;
mod flag;
mod late;
mod words;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Refusal};
use crate::decide::Docket;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::game::Game;
use crate::regulations::Witness;
use crate::rule;
use crate::rule::Rule;
use crate::rules::{a04_touch, a05_end, a07_irregularities, a09_draws, a12_arbiter, app_d_blind};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

pub(crate) use desk::{answered, decide, is_possible, restart, set_clocks, stop};
pub(crate) use flag::{lost, notice_flag, time_passes};
pub(crate) use late::{arrive, is_at_the_board, start};
pub(crate) use words::{answer_words, arbiter_words, player_words, see};

rule!(
    /// Pressing completes the move.
    PRESS_COMPLETES = "clock-press-completes-move", "6.2.a", "6.2.1", "6.2.1"
);
rule!(
    /// A move that ends the game is completed by that.
    COMPLETED_BY_ENDING = "completed-by-ending-game", "6.2.a(1)", "6.2.1.1", "6.2.1.1"
);
rule!(
    /// A move is completed when its player makes his next move without having pressed.
    COMPLETED_BY_NEXT = "completed-by-next-move", "6.2.a(2)", "6.2.1.2", "6.2.1.2"
);
rule!(
    /// A player may press after the opponent has replied; the time until then is his own.
    LATE_PRESS = "late-clock-press", "6.2.a¶2", "6.2.2", "6.2.2"
);
rule!(
    /// The hand that moved presses, and no finger stays on the clock.
    SAME_HAND = "same-hand-for-clock", "6.2.b", "6.2.3", "6.2.3"
);
rule!(
    /// Pieces are adjusted only by the player whose clock runs.
    ADJUST_ON_OWN_CLOCK = "adjust-on-own-clock", "6.2.d", "6.2.5", "6.2.5"
);
rule!(
    /// An assistant may work the clock for a player who cannot.
    CLOCK_ASSISTANT = "clock-assistant", "6.2.e", "6.2.6", "6.2.6"
);
rule!(
    /// When a flag falls, the moves required are counted.
    FLAG_CHECK = "flag-fall-check", "6.4", "6.4", "6.4"
);
rule!(
    /// The game begins at its time: White's clock is started.
    START_OF_PLAY = "start-of-play", "6.6", "6.6", "6.6"
);
rule!(
    /// Nobody is there at the start: the time is White's until he comes.
    BOTH_ABSENT = "both-absent", "6.7.b", "6.7.2", "6.7.2"
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
    /// A clock with an evident defect is replaced, and the arbiter judges the times.
    DEFECTIVE = "defective-clock", "6.10.a", "6.10.1", "6.10.1"
);
rule!(
    /// A wrong setting is put right by the arbiter.
    WRONG_SETTING = "wrong-clock-setting", "6.10.b", "6.10.2", "6.10.2"
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
    /// The arbiter stops the clocks when a game must be interrupted.
    INTERRUPTED = "game-interrupted", "6.12.a", "6.11.1", "6.11.1"
);
rule!(
    /// A player stops the clocks only to call the arbiter.
    STOPPED_FOR_HELP = "clock-stopped-for-help", "6.12.b", "6.11.2", "6.11.2"
);
rule!(
    /// The arbiter decides when the game goes on.
    RESTART = "game-restarts", "6.12.c", "6.11.3", "6.11.3"
);
rule!(
    /// The arbiter decides whether there was a reason to stop.
    STOPPED_WITHOUT_REASON = "clock-stopped-without-reason", "6.12.d", "6.11.4", "6.11.4"
);
rule!(
    /// A display alone is no ground for a claim.
    DISPLAYS = "no-claim-from-displays", "6.13¶2", "6.12.2", "6.12.2"
);

pub(crate) static RULES: &[&Rule] = &[
    &PRESS_COMPLETES,
    &COMPLETED_BY_ENDING,
    &COMPLETED_BY_NEXT,
    &LATE_PRESS,
    &SAME_HAND,
    &ADJUST_ON_OWN_CLOCK,
    &CLOCK_ASSISTANT,
    &FLAG_CHECK,
    &START_OF_PLAY,
    &BOTH_ABSENT,
    &CONSIDERED_FALLEN,
    &FLAG_LOSES,
    &DEFECTIVE,
    &WRONG_SETTING,
    &BOTH_FLAGS,
    &BOTH_FLAGS_PLAY_ON,
    &BOTH_FLAGS_DRAW,
    &INTERRUPTED,
    &STOPPED_FOR_HELP,
    &RESTART,
    &STOPPED_WITHOUT_REASON,
    &DISPLAYS,
];

/// What can be done at the clock beside pressing, stopping and restarting it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ClockAct))]
pub enum Act {
    /// Before the start: a player is not at the board.
    Absent(Color),
    /// The arbiter lets a player play who came too late (6.7.1).
    Admit(Color),
    /// A player stops both clocks because the piece he promotes to is missing (6.11.2).
    StopForPiece,
    /// A player treats the clock improperly (6.2.3, 6.2.4).
    Mishandle(Mishandling),
    /// A player objects to the opponent's last press (6.2.2).
    ObjectToPress,
    /// A player claims something because a display shows it (6.12.2).
    ClaimFromDisplay,
    /// Somebody finds the clock at fault (6.10).
    FindFault(ClockFault),
    /// A player asks for the game to be interrupted (6.11.1).
    AskInterruption,
    /// A player brings somebody to press the clock for him (6.2.6).
    BringAssistant,
    /// The arbiter sees which flag the clock marks as the first.
    SeeFirstFlag(Color),
}

/// What has happened at the clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player was not there.
    Absent(Color),
    /// A player who came too late may play.
    Admitted(Color),
    /// A clock was treated improperly.
    Mishandled(Mishandling),
    /// A press was objected to.
    PressObjected,
    /// Something was claimed because of a display.
    DisplayClaimed,
    /// The clock was found at fault.
    FaultFound(ClockFault),
    /// An interruption was asked for.
    InterruptionAsked,
    /// An assistant for the clock was brought.
    AssistantBrought(Color),
    /// The assistant was accepted.
    AssistantAccepted(Color),
    /// The clock's mark of the first flag was seen.
    FirstFlagSeen(Color),
    /// The clock was pressed; the move is not written yet.
    PressedUnread(Color),
    /// The move of the first such press is known.
    PressRead(Color),
    /// There was no move: the clock was pressed without one.
    PressFoundIdle(Color),
}

/// Ways to treat a clock that 6.2.3 and 6.2.4 forbid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Mishandling {
    /// Pressed with force.
    Hit,
    /// Lifted up.
    Lifted,
    /// Knocked over.
    KnockedOver,
    /// A finger kept on it or over it.
    Hovering,
    /// Pressed with the hand that did not move.
    OtherHand,
}

/// What is wrong with a clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ClockFault {
    /// An evident defect (6.10.1).
    Defect,
    /// A wrong setting (6.10.2).
    Setting,
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Who was not there when the game was started.
    pub absent_at_start: ByColor<bool>,
    /// The clock that runs again after a stop.
    pub resume: Option<Color>,
    /// Who pressed last, and had the opponent replied by then?
    pub last_press: Option<(Color, bool)>,
    /// Whose clock an assistant presses.
    pub assistants: ByColor<bool>,
    /// Presses whose moves nobody has written yet, the oldest first.
    pub unread: Vec<UnreadPress>,
}

/// A press whose move is not known yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadPress {
    /// Whose.
    pub by: Color,
    /// When.
    pub at: Millis,
    /// What his display showed.
    pub remaining: Millis,
}

impl State {
    pub(crate) fn begin(&mut self, present: ByColor<bool>) {
        self.absent_at_start = ByColor::new_with(|color| !present[color]);
    }

    pub(crate) fn pressed(&mut self, color: Color, replied: bool) {
        self.last_press = Some((color, replied));
    }

    pub(crate) fn apply(&mut self, fact: &Fact) {
        if let Fact::AssistantAccepted(color) = fact {
            self.assistants[*color] = true;
        }
    }
}

/// A player presses his clock.
pub(crate) fn press(docket: &mut Docket) -> Result<(), Refusal> {
    let player = docket.player()?;
    can_be_pressed(docket, player)?;
    app_d_blind::may_press(docket, player)?;
    a04_touch::finish_before_press(docket, player)?;
    if docket.game.outcome.is_some() || docket.game.stopped {
        return Ok(());
    }
    if docket.game.unpressed[player] == 0 {
        match is_unread(&docket.game, player) {
            true => docket.record(What::Clock(Fact::PressedUnread(player))),
            false => a07_irregularities::pressed_without_move(docket, player),
        }
        return Ok(());
    }
    let last_is_his = docket
        .game
        .open_ply()
        .is_some_and(|ply| ply.mover == player);
    let open = has_open_move(docket, player);
    docket.record(What::Pressed(player));
    if open {
        docket.record(What::MoveCompleted(Completion::Pressed));
    }
    if last_is_his {
        completed(docket, player);
    }
    Ok(())
}

/// Where moves are known from the sheets, a press says that there was one. Whether there was is for the players to
/// complain of and for the arbiter to find.
fn is_unread(game: &Game, player: Color) -> bool {
    match game.regulations().witness {
        Witness::Board => false,
        Witness::Sheets => !a07_irregularities::is_wronged(game, player),
    }
}

/// Has the player who is about to move in the record pressed for that move already?
pub(crate) fn was_pressed_for(docket: &Docket) -> bool {
    let game = &docket.game;
    let unread = game.at_the_clock.unread.first();
    let his = unread.is_some_and(|press| docket.by == Actor::Player(press.by));
    his && docket.by == Actor::Player(game.turn()) && game.outcome.is_none()
}

/// A move has become known; if its press came before, it completes the move now, and the clock has gone on already.
pub(crate) fn press_was_before(docket: &mut Docket, player: Color) {
    let unread = docket.game.at_the_clock.unread.first();
    if unread.is_none_or(|press| press.by != player) || docket.game.outcome.is_some() {
        return;
    }
    docket.record(What::Clock(Fact::PressRead(player)));
    docket.record(What::MoveCompleted(Completion::Pressed));
    completed(docket, player);
    flag::all_is_written(docket);
}

fn can_be_pressed(docket: &Docket, player: Color) -> Result<(), Refusal> {
    let game = &docket.game;
    if game.started.is_none() {
        return Err(Refusal::by(&START_OF_PLAY, "the game has not started"));
    }
    let ended_by = game.rulings.last().filter(|_| game.outcome.is_some());
    if ended_by.is_some_and(|ruling| completes(docket, ruling)) {
        let reason = "the move ended the game and is completed";
        return Err(Refusal::by(&COMPLETED_BY_ENDING, reason));
    }
    docket.in_play()?;
    if game.clock.running.is_none_or(|(side, _)| side != player) {
        let reason = "the clock of the opponent is running";
        return Err(Refusal::by(&PRESS_COMPLETES, reason));
    }
    Ok(())
}

/// Does an end by this ruling complete the move without a press? The list of 6.2.1.1 is not the same in any
/// two editions.
pub(crate) fn completes(docket: &Docket, ruling: &Ruling) -> bool {
    let Some(ground) = ruling.grounds.first() else {
        return false;
    };
    let always = [
        a05_end::CHECKMATE.name,
        a05_end::STALEMATE.name,
        a05_end::DEAD_POSITION.name,
        a09_draws::FIVEFOLD.name,
        a09_draws::SEVENTY_FIVE.name,
    ];
    let also = match docket.game.regulations().edition {
        Edition::Y2014 => Some(a09_draws::AGREEMENT.name),
        Edition::Y2018 => None,
        Edition::Y2023 => Some("threefold-by-written-move"),
    };
    always.contains(&ground.0.name) || also == Some(ground.0.name)
}

fn has_open_move(docket: &Docket, player: Color) -> bool {
    let open = |ply: &crate::game::Ply| ply.mover == player && ply.completed.is_none();
    docket.game.plies.iter().rev().take(2).any(open)
}

/// The player makes his next move: an earlier one that he forgot to press for is completed. Says whether that
/// has ended the game.
pub(crate) fn completed_by_next_move(docket: &mut Docket, player: Color) -> bool {
    let forgotten = docket.game.plies.iter().rev().take(2).any(|ply| {
        let open = ply.mover == player && ply.completed.is_none();
        open && ply.legal.is_ok()
    });
    if !forgotten {
        return false;
    }
    docket.record(What::MoveCompleted(Completion::NextMove));
    // The opponent's reply is made but not completed, so it does not count yet.
    let mut before_reply = docket.game.clone();
    before_reply.plies.pop();
    let Some(ruling) = a09_draws::automatic_on_completed(&before_reply) else {
        return false;
    };
    docket.rule(ruling);
    true
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

/// Pieces are adjusted by a player whose clock does not run. Says whether that was so.
pub(crate) fn adjusts_on_others_time(docket: &mut Docket, player: Color) -> bool {
    let own = docket
        .game
        .clock
        .running
        .is_some_and(|(side, _)| side == player);
    if own {
        return false;
    }
    a12_arbiter::ask_for_penalty(docket, player, &ADJUST_ON_OWN_CLOCK);
    true
}

/// A claim or a request that has no effect.
fn reject(docket: &mut Docket, rule: &'static Rule) {
    if let Actor::Player(of) = docket.by {
        docket.rule(Ruling::new(Remedy::claim_rejected(of), rule));
    } else {
        docket.rule(Ruling::new(Remedy::PlayOn, rule));
    }
}
