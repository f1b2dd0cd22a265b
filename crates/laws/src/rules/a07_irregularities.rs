//! Article 7: irregularities, and what a completed illegal move costs in each class, regime and edition.

use chess::{Attempt, Color, Illegality};

use crate::command::{Act, Actor, Hands, Refusal, attempt_text};
use crate::decide::Docket;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::regulations::{Reading, Regulations};
use crate::rule;
use crate::rule::Rule;
use crate::rules::{a04_touch, a05_end, a12_arbiter, app_a_rapid};
use crate::ruling::{Remedy, Ruling};
use crate::scenario::words::{WordError, Words};
use crate::time::Millis;
use crate::time_control::Class;

rule!(
    /// The clock after an irregularity is the arbiter's to judge.
    CLOCK_AFTER = "clock-after-irregularity", "7.1", "7.1", "7.1"
);
rule!(
    /// A completed illegal move: the position before it is put back.
    REINSTATED = "illegal-move-reinstated", "7.5.a", "7.5.1", "7.5.1"
);
rule!(
    /// A pawn on the last rank not replaced: illegal, and it becomes a queen.
    PAWN_NOT_REPLACED = "pawn-not-replaced", "7.5.a¶2", "7.5.2", "7.5.2"
);
rule!(
    /// The clock pressed without a move counts as an illegal move.
    PRESSED_WITHOUT_MOVE = "clock-pressed-without-move", -, "7.5.3", "7.5.3"
);
rule!(
    /// Two hands for one move count as an illegal move.
    TWO_HANDS = "two-hands", -, "7.5.4", "7.5.4"
);
rule!(
    /// First completed illegal move: time for the opponent. Second: the game.
    PENALTY = "illegal-move-penalty", "7.5.b", "7.5.5", "7.5.5"
);

pub(crate) static RULES: &[&Rule] = &[
    &CLOCK_AFTER,
    &REINSTATED,
    &PAWN_NOT_REPLACED,
    &PRESSED_WITHOUT_MOVE,
    &TWO_HANDS,
    &PENALTY,
];

/// Completed illegal moves that lose the game.
const LOSING_OFFENCE: u32 = 2;

/// What counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Fault {
    Move(Illegality),
    PawnNotReplaced(chess::Square),
    PressedWithoutMove,
    TwoHands,
}

impl Fault {
    fn rule(self) -> &'static Rule {
        match self {
            Fault::Move(_) => &REINSTATED,
            Fault::PawnNotReplaced(_) => &PAWN_NOT_REPLACED,
            Fault::PressedWithoutMove => &PRESSED_WITHOUT_MOVE,
            Fault::TwoHands => &TWO_HANDS,
        }
    }
}

/// Extra time for the opponent of the offender, by class and edition. The same for illegal moves and for
/// wrong claims.
pub(crate) fn penalty_time(regulations: &Regulations) -> Millis {
    let (one, two) = (Millis::minutes(1), Millis::minutes(2));
    match (regulations.class(), regulations.edition) {
        (Class::Standard, _) => two,
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

/// A move has been completed by pressing. Says whether that was irregular and has been dealt with.
pub(crate) fn move_completed(docket: &mut Docket, player: Color) -> bool {
    let Some(ply) = docket.game.plies.last() else {
        return false;
    };
    let two_hands_at_press = match docket.game.regulations().edition {
        // In 2018 the act itself was enough, so it has been dealt with; in 2014 it is no illegal move.
        Edition::Y2014 | Edition::Y2018 => false,
        Edition::Y2023 => ply.hands == Hands::Two,
    };
    let fault = match (ply.legal, ply.attempt) {
        (Err(Illegality::PromotionMissing), Attempt::Displace { to, .. }) => {
            Fault::PawnNotReplaced(to)
        }
        (Err(illegality), _) => Fault::Move(illegality),
        // Two faults in one move count once.
        (Ok(_), _) if two_hands_at_press => Fault::TwoHands,
        (Ok(_), _) => return false,
    };
    if app_a_rapid::waits_for_claim(docket) {
        return true;
    }
    punish(docket, player, fault);
    true
}

/// The opponent or the arbiter points at a completed illegal move that has not been dealt with.
pub(crate) fn notice(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let Some(ply) = docket.game.plies.last() else {
        return Err(Refusal::plain("no move has been made"));
    };
    if docket.by == Actor::Player(ply.mover) {
        return Err(Refusal::plain("an illegal move is claimed by the opponent"));
    }
    if ply.completed != Some(Completion::Pressed) {
        return Err(Refusal::by(
            &REINSTATED,
            "a move is illegal only once it is completed",
        ));
    }
    let (mover, attempt) = (ply.mover, ply.attempt);
    let fault = match (ply.legal, ply.hands) {
        (Err(Illegality::PromotionMissing), _) => match attempt {
            Attempt::Displace { to, .. } => Fault::PawnNotReplaced(to),
            Attempt::Castle { .. } => return Err(Refusal::plain("the last move was legal")),
        },
        (Err(illegality), _) => Fault::Move(illegality),
        (Ok(_), Hands::Two) => Fault::TwoHands,
        (Ok(_), Hands::One) => return Err(Refusal::plain("the last move was legal")),
    };
    docket.record(What::IllegalMoveNoticed);
    punish(docket, mover, fault);
    Ok(())
}

/// The opponent makes the next move: an illegal move that nobody has noticed can stand from now on.
pub(crate) fn opponent_moved(docket: &mut Docket) {
    let Some(ply) = docket.game.plies.last() else {
        return;
    };
    let unnoticed = ply.legal.is_err() && ply.completed.is_some();
    if unnoticed && ply.mover != docket.game.turn() {
        let attempt = attempt_text(&ply.attempt);
        docket.rule(Ruling::new(
            Remedy::MoveStands { attempt },
            app_a_rapid::illegal_move_rule(docket),
        ));
    }
}

/// Two hands, where the act itself is the offence.
pub(crate) fn two_hands_seen(docket: &mut Docket, player: Color) {
    let Some(ply) = docket.game.plies.last() else {
        return;
    };
    if ply.hands == Hands::One {
        return;
    }
    match docket.game.regulations().edition {
        Edition::Y2014 => a12_arbiter::ask_for_penalty(docket, player, &a04_touch::ONE_HAND),
        Edition::Y2018 if app_a_rapid::waits_for_claim(docket) => {}
        Edition::Y2018 => punish(docket, player, Fault::TwoHands),
        Edition::Y2023 => {}
    }
}

/// The clock pressed by a player who has not moved.
pub(crate) fn pressed_without_move(docket: &mut Docket, player: Color) {
    match docket.game.regulations().edition {
        Edition::Y2014 => {
            a12_arbiter::ask_for_penalty(docket, player, &a12_arbiter::IMPROPER_CLOCK)
        }
        Edition::Y2018 | Edition::Y2023 => punish(docket, player, Fault::PressedWithoutMove),
    }
}

/// Restores the position, states what is owed, and lets the offender pay.
fn punish(docket: &mut Docket, offender: Color, fault: Fault) {
    docket.stop_clocks();
    docket.record(What::IllegalMoveCounted(offender));
    let mut rulings = Vec::new();
    match fault {
        Fault::Move(illegality) => rulings.extend(put_back(docket, offender, illegality)),
        Fault::PawnNotReplaced(square) => {
            rulings.push(Ruling::new(
                Remedy::BecomesQueen { square },
                &PAWN_NOT_REPLACED,
            ));
        }
        Fault::PressedWithoutMove | Fault::TwoHands => {}
    }
    let nth = docket.game.illegal_moves[offender];
    let lost_at = losing_offence(docket.game.regulations());
    let price = if nth >= lost_at {
        end_by_offence(docket, offender, fault)
    } else {
        let time = penalty_time(docket.game.regulations());
        Ruling::new(
            Remedy::AddTime {
                to: !offender,
                time,
            },
            &PENALTY,
        )
    };
    let price = match fault {
        Fault::Move(_) => price,
        Fault::PawnNotReplaced(_) | Fault::PressedWithoutMove | Fault::TwoHands => {
            price.with(fault.rule())
        }
    };
    let price = app_a_rapid::grounds(docket.game.regulations(), price);
    rulings.push(price);
    docket.rule_at_the_board(rulings);
}

/// In 2014 an unsupervised rapid or blitz game is lost at once (A.4.b).
fn losing_offence(regulations: &Regulations) -> u32 {
    match (regulations.edition, regulations.is_supervised()) {
        (Edition::Y2014, false) => 1,
        (Edition::Y2014, true) | (Edition::Y2018 | Edition::Y2023, _) => LOSING_OFFENCE,
    }
}

fn end_by_offence(docket: &Docket, offender: Color, fault: Fault) -> Ruling {
    // The cannot-mate test is asked of the position that stands after the correction.
    let position = match fault {
        Fault::Move(_) => before_last(docket),
        Fault::PawnNotReplaced(_) | Fault::PressedWithoutMove | Fault::TwoHands => {
            *docket.game.position()
        }
    };
    a05_end::loses_or_draw(&position, offender, &PENALTY)
}

fn before_last(docket: &Docket) -> chess::Position {
    let positions: Vec<_> = docket.game.positions().collect();
    **positions
        .get(positions.len().wrapping_sub(2))
        .unwrap_or(&docket.game.start())
}

/// The position before the move returns, and the piece touched is owed (7.5.1 with 4.3 and 4.7).
fn put_back(docket: &Docket, offender: Color, illegality: Illegality) -> Vec<Ruling> {
    let Some(ply) = docket.game.plies.last() else {
        return Vec::new();
    };
    let before = attempt_text(&ply.attempt);
    let broken = crate::rules::board::rule_of(illegality);
    let (duty, ground) = a04_touch::duty_after_reinstating(&docket.game);
    vec![
        Ruling::new(Remedy::Reinstate { before }, &REINSTATED).with(broken),
        Ruling::new(
            Remedy::MustMove {
                player: offender,
                duty,
            },
            ground,
        ),
    ]
}

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(words
        .take("claims an illegal move")
        .then_some(Act::NoticeIllegalMove))
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(words
        .take("notices the illegal move")
        .then_some(Act::NoticeIllegalMove))
}
