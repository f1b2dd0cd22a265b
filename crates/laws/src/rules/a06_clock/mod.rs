//! Article 6: the chess clock.
//!
//! [`flag`] is about time running out, [`late`] about players who are not there, [`desk`] about what brings the
//! arbiter to the clock.

mod desk;
mod disputed;
mod flag;
mod late;
pub(crate) mod words;

use chess::{Attempt, ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Hands, Refusal};
use crate::docket::Docket;
use crate::event::{Completion, What};
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::rules;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

pub use desk::{ClockAssistant, DefectiveClock, Interruption, ValidReason, WrongSetting};
pub(crate) use desk::{decide, may_restart, restart, stop};
pub(crate) use disputed::nothing_left;
pub use disputed::{DisputedFlag, DisputedPress};
pub use flag::{FirstFlag, FlagOnWood, IfRight};
pub(crate) use flag::{ask_on_wood, both_flags, flag_is_down, lost, time_passes};
pub use late::TooLate;
pub(crate) use late::{arrive, comes_too_late, is_at_the_board, start};

rules! {
    /// Pressing completes the move.
    PRESS_COMPLETES = "clock-press-completes-move";
    /// A move that ends the game is completed by that.
    COMPLETED_BY_ENDING = "completed-by-ending-game";
    /// A move is completed when its player makes his next move without having pressed.
    COMPLETED_BY_NEXT = "completed-by-next-move";
    /// A player may press after the opponent has replied; the time until then is his own.
    LATE_PRESS = "late-clock-press";
    /// The hand that moved presses, and no finger stays on the clock.
    SAME_HAND = "same-hand-for-clock";
    /// The clock is handled properly.
    IMPROPER_CLOCK = "improper-clock-handling";
    /// Pieces are adjusted only by the player whose clock runs.
    ADJUST_ON_OWN_CLOCK = "adjust-on-own-clock";
    /// An assistant may work the clock for a player who cannot.
    CLOCK_ASSISTANT = "clock-assistant";
    /// Each period has its time, and its number of moves if it is not the last.
    TIME_CONTROL_RULE = "time-control";
    /// Time saved is kept for the next period; a delay is for both players.
    SAVED_TIME = "saved-time-and-delay";
    /// When a flag falls, the moves required are counted.
    FLAG_CHECK = "flag-fall-check";
    /// The arbiter decides where the clock stands.
    CLOCK_PLACE = "clock-placement";
    /// The game begins at its time: White's clock is started.
    START_OF_PLAY = "start-of-play";
    /// The event fixes the default time; from 2018 it is zero if it does not.
    DEFAULT_TIME_SET = "default-time";
    /// Nobody is there at the start: the time is White's until he comes.
    BOTH_ABSENT = "both-absent";
    /// A flag counts as fallen when it is observed or validly claimed.
    CONSIDERED_FALLEN = "flag-considered-fallen";
    /// A player who has not completed his moves in time loses, unless the opponent cannot mate.
    FLAG_LOSES = "flag-fall-loses";
    /// A clock with an evident defect is replaced, and the arbiter judges the times.
    DEFECTIVE = "defective-clock";
    /// A wrong setting is put right by the arbiter.
    WRONG_SETTING = "wrong-clock-setting";
    /// The arbiter stops the clocks when a game must be interrupted.
    INTERRUPTED = "game-interrupted";
    /// A player stops the clocks only to call the arbiter.
    STOPPED_FOR_HELP = "clock-stopped-for-help";
    /// The arbiter decides when the game goes on.
    RESTART = "game-restarts";
    /// The arbiter decides whether there was a reason to stop.
    STOPPED_WITHOUT_REASON = "clock-stopped-without-reason";
    /// A display alone is no ground for a claim.
    DISPLAYS = "no-claim-from-displays";
}

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
    /// A player disputes that his flag fell by his own fault: the clock was wrong, or somebody handled it.
    DisputeFlag,
    /// The arbiter puts the clock at the right hand of a player (6.5).
    PlaceClock(Color),
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
    /// A claim told why the clocks had been stopped.
    ReasonFound(Color),
    /// An assistant for the clock was brought.
    AssistantBrought(Color),
    /// The assistant was accepted.
    AssistantAccepted(Color),
    /// The clock's mark of the first flag was seen.
    FirstFlagSeen(Color),
    /// A flag was said to be down that is not.
    FlagClaimedInVain(Color),
    /// A player disputed why his flag fell.
    FlagDisputed(Color),
    /// The clock was put at the right hand of a player.
    ClockPlaced(Color),
    /// The clock was pressed; the move is not written yet.
    PressedUnread(Color),
    /// The move of the first such press is known.
    PressRead(Color),
    /// There was no move: the clock was pressed without one.
    PressFoundIdle(Color),
    /// The clock was pressed while it is asked whether there was a move.
    PressedInDoubt(Color),
    /// The opponent has moved while that is asked, and perhaps pressed.
    RepliedInDoubt(Reply),
    /// The clock was pressed by a player whose clock does not run: nothing changes.
    PressedInVain(Color),
    /// The clock was pressed while both stand: nothing changes.
    PressedWhileStopped(Color),
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
    /// Who has pressed while it is asked whether he has made a move: the press is heard after the answer.
    pub in_doubt: Option<Color>,
    /// What the opponent has done meanwhile: heard after the answer too.
    pub reply: Option<Reply>,
    /// Whose clock an assistant presses.
    pub assistants: ByColor<bool>,
    /// Presses whose moves nobody has written yet, the oldest first.
    pub unread: Vec<UnreadPress>,
    /// How often the clock was pressed for a move since the start, or since the arbiter set up a position.
    pub since_set: u32,
    /// At whose right hand the clock stands, if that was said (6.5).
    pub stands: Option<Color>,
    /// Has the arbiter taken a loss by default back (6.7.1)? Then the default time is not looked at again.
    pub waits_on: bool,
}

/// A move by the opponent while it is asked whether there was one to reply to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Who moved.
    pub by: Color,
    /// What.
    pub attempt: Attempt,
    /// With how many hands.
    pub hands: Hands,
    /// Has he pressed as well?
    pub pressed: bool,
    /// How many moves the record had.
    pub after: u32,
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
    /// The game is started: it is remembered who was not there (6.7.2).
    pub(crate) fn begin(&mut self, present: ByColor<bool>) {
        self.absent_at_start = ByColor::new_with(|color| !present[color]);
    }

    /// It is remembered who has pressed last, and whether his opponent had replied by then (6.2.2).
    pub(crate) fn pressed(&mut self, color: Color, replied: bool) {
        self.last_press = Some((color, replied));
    }

    /// The game remembers what has happened at the clock (6.2, 6.5).
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::AssistantAccepted(color) => self.assistants[*color] = true,
            Fact::ClockPlaced(color) => self.stands = Some(*color),
            Fact::PressedInDoubt(color) => self.in_doubt = Some(*color),
            Fact::RepliedInDoubt(reply) => self.reply = Some(*reply),
            _ => {}
        }
    }
}

/// A player presses his clock for a move (6.2.1). Says whether that move is the last one made.
pub(crate) fn press(docket: &mut Docket, player: Color) -> bool {
    let last = docket.game.open_ply();
    let last_is_his = last.is_some_and(|ply| ply.mover == player);
    let open = has_open_move(docket, player);
    docket.record(What::Pressed(player));
    if open {
        docket.record(What::MoveCompleted(Completion::Pressed));
    }
    last_is_his
}

/// A move has become known; if its press came before, it completes the move now, and the clock has gone on already (6.2.1). Says
/// whether it was so.
pub(crate) fn press_was_before(docket: &mut Docket, player: Color) -> bool {
    let game = &docket.game;
    let unread = game.at_the_clock.unread.first();
    let waits = unread.is_some_and(|press| press.by == player);
    // Where the clock is all there is, its counter tells of a press that the record has no move for.
    let pressed =
        game.before_press.is_some() && game.clock.displays[player].moves > game.completed(player);
    let told = game.regulations().witness == Witness::Clock && pressed;
    if !(waits || told) || game.outcome.is_some() {
        return false;
    }
    docket.record(What::Clock(Fact::PressRead(player)));
    docket.record(What::MoveCompleted(Completion::Pressed));
    true
}

/// Can the clock be pressed at all (6.2.1.1, 6.6)?
pub(crate) fn can_be_pressed(docket: &Docket) -> Result<(), Refusal> {
    let game = &docket.game;
    if game.started.is_none() {
        return Err(Refusal::by(&START_OF_PLAY, Because::NotStarted));
    }
    let ended_by = game.ended_by();
    if ended_by.is_some_and(|ruling| ruling.completes_move(game.regulations().edition)) {
        let reason = Because::MoveEndedGameAndCompleted;
        return Err(Refusal::by(&COMPLETED_BY_ENDING, reason));
    }
    docket.in_play()
}

/// A player presses whose clock does not run: that has happened, and changes nothing (6.2.1). Says whether it was so.
pub(crate) fn pressed_in_vain(docket: &mut Docket, player: Color) -> bool {
    let runs = docket.game.clock.running.map(|(side, _)| side);
    let vain = runs != Some(player);
    if vain {
        docket.record(What::Clock(Fact::PressedInVain(player)));
    }
    vain
}

/// A press while it is asked whether a piece was released: until somebody has said so, it is neither right nor wrong, and
/// nobody's time runs (4.7, 6.2.1).
pub(crate) fn press_in_doubt(docket: &mut Docket, player: Color) {
    docket.record(What::Clock(Fact::PressedInDoubt(player)));
    docket.stop_clocks();
}

/// It has been said: such a press is heard now (6.2.1). Says whether there was one.
pub(crate) fn press_is_heard(docket: &mut Docket, player: Color) -> bool {
    let heard = docket.game.at_the_clock.in_doubt == Some(player) && docket.game.outcome.is_none();
    if heard {
        docket.record(What::ClockRestarted(player));
    }
    heard
}

/// A move by the opponent meanwhile: if there was one to reply to, it is the reply; else he moved out of turn (1.3).
pub(crate) fn reply_in_doubt(docket: &mut Docket, by: Color, attempt: Attempt, hands: Hands) {
    let after = docket.game.plies.len() as u32;
    let pressed = false;
    docket.record(What::Clock(Fact::RepliedInDoubt(Reply {
        by,
        attempt,
        hands,
        pressed,
        after,
    })));
}

/// What he has moved so, as long as it is not known what it was (1.3).
pub(crate) fn replied_in_doubt(game: &Game, by: Color) -> Option<Reply> {
    let made = game.plies.len() as u32;
    let reply = game.at_the_clock.reply;
    reply.filter(|reply| reply.by == by && (reply.after..=reply.after + 1).contains(&made))
}

/// He presses for it (6.2.1).
pub(crate) fn reply_pressed(docket: &mut Docket, reply: Reply) {
    let pressed = true;
    docket.record(What::Clock(Fact::RepliedInDoubt(Reply {
        pressed,
        ..reply
    })));
}

fn has_open_move(docket: &Docket, player: Color) -> bool {
    // An illegal move that was answered before its press is completed by it all the same (6.2.1).
    let open = |ply: &crate::game::Ply| {
        let waits = matches!(ply.completed, None | Some(Completion::Answered));
        ply.mover == player && waits
    };
    docket.game.plies.iter().rev().take(2).any(open)
}

/// The player makes his next move: an earlier one that he forgot to press for is completed (6.2.1.2). Says whether there was one.
pub(crate) fn completed_by_next_move(docket: &mut Docket, player: Color) -> bool {
    let forgotten = docket.game.plies.iter().rev().take(2).any(|ply| {
        let open = ply.mover == player && ply.completed.is_none();
        open && ply.legal.is_ok()
    });
    if forgotten {
        docket.record(What::MoveCompleted(Completion::NextMove));
    }
    forgotten
}

/// Pieces are adjusted by a player whose clock does not run (6.2.5). Says whether that was so.
pub(crate) fn adjusts_on_others_time(docket: &mut Docket, player: Color) -> bool {
    let own = docket
        .game
        .clock
        .running
        .is_some_and(|(side, _)| side == player);
    if own {
        return false;
    }
    docket.weigh(player, &ADJUST_ON_OWN_CLOCK);
    true
}

/// A claim or a request that has no effect.
fn reject(docket: &mut Docket, rule: &'static Rule) {
    if let Actor::Player(of) = docket.by {
        docket.rule_on_claim(Ruling::new(Remedy::claim_rejected(of), rule));
    } else {
        docket.rule(Ruling::new(Remedy::PlayOn, rule));
    }
}
