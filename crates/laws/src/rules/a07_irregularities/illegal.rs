//! Completed illegal moves, and what counts as one (7.5).

use chess::{Attempt, Color, Illegality};

use super::faults::{Fault, Illegal, noticed_at_once, open_fault};
use super::hands::{self, Kind, TwoHandsKind, has_paid};
use super::remedy::{put_back_later, put_right};
use super::{
    CLOCK_AFTER, Fact, LastPosition, REINSTATED, back, claimant, found_in_time, on_wood, price,
};
use crate::command::{Actor, Done, Hands, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::{Completion, Testimony, What};
use crate::game::{Game, Ply};
use crate::refusal::Because;
use crate::regulations::{IllegalNotice, Witness};
use crate::rule::Rule;
use crate::rules::a09_draws::Found;
use crate::rules::{a04_touch, a06_clock, app_a_rapid, board};
use crate::ruling::{Remedy, Ruling, Touches};

/// A move has been completed by pressing (6.2.1). Says whether that was irregular and has been dealt with (7.5.1).
pub(crate) fn move_completed(docket: &mut Docket, player: Color) -> bool {
    let Some(last) = docket.game.plies.len().checked_sub(1) else {
        return false;
    };
    let Some(fault) = open_fault(&docket.game, last) else {
        return false;
    };
    if !noticed_at_once(&docket.game) && !is_observed(&docket.game, last) {
        // A legal move made with two hands may still end the game in another way.
        return fault != Fault::TwoHands;
    }
    counts(docket, player, last, fault);
    true
}

/// Has the arbiter said himself that he saw it, before the opponent has answered? Without supervision he acts then too (A.5.2).
fn is_observed(game: &Game, at: usize) -> bool {
    let ply = &game.plies[at];
    let said = !game.is_watched() && ply.testimony == Testimony::Arbiter;
    let at_once = game.regulations().illegal == IllegalNotice::AtOnce;
    said && at_once && game.to_move() != ply.mover
}

/// A move has been completed by pressing although the opponent has replied already (6.2.2). Two hands count by that press
/// (7.5.4); an illegal move that was answered has been dealt with, or waits for somebody to notice it.
pub(crate) fn completed_after_reply(docket: &mut Docket, player: Color) {
    let his = |ply: &Ply| ply.mover == player;
    let Some(at) = docket.game.plies.iter().rposition(his) else {
        return;
    };
    if let Some(fault) = open_fault(&docket.game, at)
        && noticed_at_once(&docket.game)
    {
        counts(docket, player, at, fault);
    }
}

/// An illegal move counts: other articles say what is owed for it.
fn counts(docket: &mut Docket, by: Color, at: usize, fault: Fault) {
    docket.then(Finding::Illegal { by, at, fault });
}

/// Two hands, where that is no illegal move but a breach of 4.1.
pub(crate) fn two_hands_seen(docket: &mut Docket, player: Color) {
    let game = &docket.game;
    let Some(last) = game.plies.len().checked_sub(1) else {
        return;
    };
    let ply = &game.plies[last];
    let two = ply.mover == player && ply.hands == Hands::Two;
    // What is an illegal move counts when the clock is pressed; put right before that it costs nothing.
    if two && !hands::are_illegal(game, last) {
        docket.weigh(player, &a04_touch::ONE_HAND);
    }
}

/// Somebody has shown that a move was made with two hands: if it was pressed, it counts now, once (7.5.4). Of one that no record
/// has the press tells; nothing goes back, and he pays.
pub(crate) fn two_hands_found(docket: &mut Docket, by: Color, number: u32, at: Option<usize>) {
    let game = &docket.game;
    if game.irregular.two_hands.contains(&(by, number)) && game.illegal_moves[by] > 0 {
        return;
    }
    // Two faults in one move count once: what is wrong with it is being put right.
    if at.is_none() && game.counted_in_question() == Some(by) {
        return;
    }
    if let Some(at) = at {
        let pressed = |ply: &Ply| ply.completed == Some(Completion::Pressed) && !ply.settled;
        let known = game.plies.get(at);
        if known.is_some_and(|ply| ply.legal.is_ok() && pressed(ply)) {
            counts(docket, by, at, Fault::TwoHands);
        }
        return;
    }
    match hands::kind(game, by, number) {
        Kind::Counts => hands::count(docket, by, number),
        Kind::Ordinary => hands::weigh(docket, by, number),
        Kind::Unknown => {
            let asked = Question::from(TwoHandsKind { by, number });
            if !game.questions.contains(&asked) {
                docket.ask(asked);
            }
        }
    }
}

/// The clock pressed by a player who has nothing to complete (7.5.3).
pub(crate) fn pressed_without_move(docket: &mut Docket, player: Color) {
    if restarts_offender(&docket.game, player) {
        docket.record(What::ClockRestarted(!player));
        return;
    }
    docket.record(What::PressedWithoutMove(player));
    let last = docket.game.plies.len() - 1;
    if let Some(fault) = open_fault(&docket.game, last)
        && noticed_at_once(&docket.game)
    {
        counts(docket, player, last, fault);
    }
}

/// Who lets the offender's clock run again instead of stopping the clocks has not pressed without moving; nor
/// has a player who does not have the move. Over an illegal move that nobody has noticed the clock is pressed as over a
/// legal one, for the press must not tell which it was; it falls with that move once somebody points at it.
fn restarts_offender(game: &Game, player: Color) -> bool {
    let displaced = game.irregular.displaced == Some(!player);
    // A breach of Article 4 is an offence too, and may still be complained of.
    let breach = |ply: &Ply| !ply.kept_to_duty || ply.hands == Hands::Two;
    let broke = |ply: &Ply| ply.mover != player && ply.legal.is_ok() && breach(ply);
    let touch_broken = game.touched.is_empty() && game.plies.last().is_some_and(broke);
    let last = game.plies.len().saturating_sub(1);
    let hidden = matches!(open_fault(game, last), Some(Fault::Move(_)));
    displaced || touch_broken || (is_wronged(game, player) && !hidden) || game.turn() != player
}

/// Was the last move the opponent's, and is there something wrong with it that nobody has dealt with?
fn is_wronged(game: &Game, player: Color) -> bool {
    let Some(last) = game.plies.len().checked_sub(1) else {
        return false;
    };
    game.plies[last].mover != player && open_fault(game, last).is_some()
}

/// The opponent makes the next move: without supervision, what nobody has pointed at stands from now on (A.5.2).
pub(crate) fn opponent_moved(docket: &mut Docket) {
    let game = &docket.game;
    let Some(last) = game.plies.len().checked_sub(1) else {
        return;
    };
    if game.regulations().is_supervised() || game.plies[last].mover == game.turn() {
        return;
    }
    match (open_fault(game, last), game.regulations().edition) {
        (None | Some(Fault::TwoHands), _) => {}
        // Then it is no illegal move, and no rule lets it stand or fall.
        (Some(Fault::PressedWithoutMove), Edition::Y2014) => {}
        (Some(_), _) => {
            let attempt = Done(game.plies[last].attempt);
            let remedy = Remedy::MoveStands { attempt };
            let ruling = Ruling::new(remedy, &app_a_rapid::UNSUPERVISED_ILLEGAL);
            let ruling = ruling.with_all(game.regime().illegal_moves_by);
            docket.rule(ruling);
        }
    }
}

/// Somebody points at a completed illegal move that has not been dealt with (7.5.1).
pub(crate) fn notice(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &REINSTATED)?;
    let supervised = docket.game.regulations().is_supervised();
    if let (Actor::Player(claimant), false) = (docket.by, docket.game.is_watched()) {
        return on_wood::claimed(docket, claimant);
    }
    let target = if supervised {
        // The earliest: everything after it falls with it.
        (0..docket.game.plies.len()).find(|&at| open_fault(&docket.game, at).is_some())
    } else {
        claimable(&docket.game, docket.by)
    };
    // The opponent claims, whatever the move was: its maker does not learn it by asking.
    let plies = &docket.game.plies;
    let last = target.or(plies.len().checked_sub(1)).map(|at| &plies[at]);
    let last = last.filter(|ply| ply.completed.is_some());
    if !supervised && last.is_some_and(|ply| docket.by == Actor::Player(ply.mover)) {
        return claimed_too_late(docket);
    }
    let Some(at) = target else {
        if back::is_proposed(&docket.game) || !on_wood::noticed(docket)? {
            return nothing_found(docket);
        }
        return Ok(());
    };
    let mover = docket.game.plies[at].mover;
    let Some(fault) = open_fault(&docket.game, at) else {
        return nothing_found(docket);
    };
    counts(docket, mover, at, fault);
    Ok(())
}

/// Without supervision only the last move can be claimed; a clock that the claimant has pressed since is no move of his.
fn claimable(game: &Game, by: Actor) -> Option<usize> {
    let last = game.plies.len().checked_sub(1)?;
    let pressed = &game.plies[last];
    let own_press =
        pressed.legal == Err(Illegality::NotMoved) && by == Actor::Player(pressed.mover);
    let at = if own_press {
        last.checked_sub(1)?
    } else {
        last
    };
    open_fault(game, at).map(|_| at)
}

/// Was the last move the answer to one that could have been claimed until then?
fn is_answered(game: &Game) -> bool {
    let Some(at) = game.plies.len().checked_sub(2) else {
        return false;
    };
    let (before, last) = (&game.plies[at], &game.plies[at + 1]);
    let claimed = open_fault(game, at).is_some() || before.legal.is_err();
    before.mover != last.mover && claimed
}

/// Nothing there to be pointed at: say why.
fn nothing_found(docket: &mut Docket) -> Result<(), Refusal> {
    if back::is_proposed(&docket.game) {
        // What is claimed waits for the arbiter's word already.
        docket.record(What::Complained);
        return Ok(());
    }
    let game = &docket.game;
    // A player hears the same of every move that is not completed.
    let claims = claimant(docket).is_some();
    let too_early = |ply: &&Ply| claims || ply.legal.is_err();
    let open = game.open_ply().filter(too_early);
    let not_yet = Refusal::by(&REINSTATED, Because::MoveIllegalOnlyOnceItCompleted);
    if open.is_some_and(|ply| docket.by != Actor::Player(ply.mover)) {
        return Err(not_yet);
    }
    let stood = |ply: &Ply| ply.legal.is_err() && ply.completed.is_some();
    if !game.regulations().is_supervised() && (game.plies.iter().any(stood) || is_answered(game)) {
        return claimed_too_late(docket);
    }
    if open.is_some() {
        return Err(not_yet);
    }
    match claimant(docket) {
        // What he claims has been dealt with.
        Some(of) if game.last_put_back().is_some_and(|offender| offender != of) => {
            Err(Refusal::by(&REINSTATED, Because::RuledAlready))
        }
        Some(of) => {
            docket.rule_on_claim(Ruling::new(
                Remedy::ClaimRejected {
                    of,
                    found: Found::Nothing,
                },
                &REINSTATED,
            ));
            Ok(())
        }
        None => Err(Refusal::plain(Because::NoIllegalMoveCompleted)),
    }
}

/// Without supervision the opponent claims, before his next move (A.5.2): any other claim is heard and fails. The arbiter has
/// nothing to notice there.
pub(super) fn claimed_too_late(docket: &mut Docket) -> Result<(), Refusal> {
    let rule = &app_a_rapid::UNSUPERVISED_ILLEGAL;
    let Some(of) = claimant(docket) else {
        return Err(Refusal::by(rule, Because::OpponentMadeNextMove));
    };
    let rejected = Ruling::new(Remedy::claim_rejected(of), rule);
    docket.rule_on_claim(rejected.with_all(docket.game.regime().illegal_moves_by));
    Ok(())
}

/// The arbiter knows of an illegal move, but nobody can tell when it was: he says which position is known (7.5.1).
pub(super) fn lost(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    found_in_time(docket, &REINSTATED)?;
    if !docket.game.regulations().is_supervised() {
        return Err(Refusal::by(
            &app_a_rapid::UNSUPERVISED_ILLEGAL,
            Because::OpponentMadeNextMove,
        ));
    }
    let found = Question::from(LastPosition::after(Some(by)));
    if docket.game.questions.contains(&found) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.stop_clocks();
    docket.record(What::IllegalMoveCounted(by));
    docket.ask(found);
    Ok(())
}

/// Where moves are known from the sheets, only people can tell that there was none (7.5.3).
pub(crate) fn idle_press(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    found_in_time(docket, &CLOCK_AFTER)?;
    let game = &docket.game;
    let clock = &game.at_the_clock;
    // Where the clock is all there is, the last press is known and nothing else.
    let (last, any) = match game.regulations().witness {
        Witness::Clock => (
            // One that was put back already is known no more.
            game.before_press
                .as_ref()
                .and(clock.last_press)
                .map(|(color, _)| color),
            game.pressed(by) > 0,
        ),
        Witness::Sheets | Witness::Board | Witness::Nobody => (
            clock.unread.last().map(|press| press.by),
            clock.unread.iter().any(|press| press.by == by),
        ),
    };
    if last != Some(by) {
        if any && !game.is_watched() {
            return on_wood::idle_press_later(docket, by);
        }
        let reason = Because::NoPressOfThisPlayerAloneWaitingForItsMove;
        return Err(Refusal::plain(reason));
    }
    docket.record(What::Clock(a06_clock::Fact::PressFoundIdle(by)));
    let last = docket.game.plies.len() - 1;
    counts(docket, by, last, Fault::PressedWithoutMove);
    Ok(())
}

/// It was known that he had completed an illegal move, and not which: this was it. It counts once, and where the game goes on
/// need not be asked any more.
fn was_unplaced(docket: &mut Docket, by: Color) {
    let asked = docket.game.asks_for_position();
    let asked = asked.filter(|(_, asked)| asked.offender == Some(by));
    if let Some((place, _)) = asked {
        docket.answered(place, Answer::Nothing);
        docket.record(What::IllegalMoveUncounted(by));
    }
}

/// Puts the position right, states what is owed, and lets the offender pay (7.5.1–7.5.5).
pub(crate) fn deal_with(docket: &mut Docket, illegal: &Illegal) {
    let &Illegal { by, at, fault, .. } = illegal;
    if let Some((finished, rule)) = &illegal.finishes {
        return finish(docket, illegal, finished, rule);
    }
    docket.stop_clocks();
    docket.record(What::IllegalMoveNoticed { ply: at });
    was_unplaced(docket, by);
    if fault == Fault::PressedWithoutMove {
        match docket.game.regulations().edition {
            Edition::Y2014 => return misconduct(docket, illegal),
            Edition::Y2018 | Edition::Y2023 => {}
        }
    }
    let paid = fault != Fault::TwoHands && has_paid(&docket.game, by, at);
    if paid || !is_completed(&docket.game, at, fault) {
        return put_back_free(docket, illegal);
    }
    docket.record(What::IllegalMoveCounted(by));
    hands::are_paid_for(docket, by, at);
    let game = &docket.game;
    let regulations = game.regulations();
    let nth = game.illegal_moves[by];
    let ends = price::ends_game(regulations, nth);
    let known = game.is_known();
    let stands = match fault {
        Fault::Move(_) => Some(game.before(at)),
        Fault::PressedWithoutMove => known.then(|| game.before(at)),
        Fault::PawnNotReplaced { .. } | Fault::TwoHands => known.then(|| game.position()),
    };
    let price = price::price(game, by, nth, stands, fault.extra_rule());
    let later = fault != Fault::TwoHands && !is_fresh(game, at) && !is_pressed_back(game, illegal);
    let mut rulings = if lost_outright(game) {
        Vec::new()
    } else if later {
        put_back_later(game, illegal)
    } else {
        put_right(game, illegal)
    };
    if ends {
        rulings.retain(|ruling| !matches!(ruling.remedy, Remedy::MustMove { .. }));
        rulings.push(price);
    } else if later {
        rulings.push(back::ask_for_times_before(game, at, Some(price)));
    } else {
        rulings.push(price);
    }
    docket.rule_at_the_board(rulings);
}

/// A legal move was left unfinished, and nobody had noticed: it is finished, and the arbiter weighs it (4.7, 12.9). If the game
/// has gone on over it, it is made again from the position before it, and costs no more.
fn finish(docket: &mut Docket, illegal: &Illegal, finished: &Ruling, rule: &'static Rule) {
    let &Illegal { by, at, .. } = illegal;
    docket.record(What::IllegalMoveNoticed { ply: at });
    if at + 1 == docket.game.plies.len() {
        docket.rule_at_the_board(vec![finished.clone()]);
    } else {
        docket.stop_clocks();
        put_back_free(docket, illegal);
    }
    docket.weigh(by, rule);
}

/// Is it the last move, and was its press the last? Then the software knows how to put the clock back.
fn is_fresh(game: &Game, at: usize) -> bool {
    let ply = &game.plies[at];
    let pressed = game.before_press.as_ref().map(|(color, _)| *color);
    let known = ply.completed != Some(Completion::Pressed) || pressed == Some(ply.mover);
    at + 1 == game.plies.len() && known
}

/// Has the opponent only pressed since, without a move? That press falls with the illegal move, and the software knows the
/// times before both.
fn is_pressed_back(game: &Game, illegal: &Illegal) -> bool {
    let &Illegal { by, at, fault, .. } = illegal;
    let last = at + 2 == game.plies.len() && game.plies[at + 1].is_idle();
    let known = game
        .before_idle
        .as_ref()
        .is_some_and(|(color, _)| *color == by);
    last && known && matches!(fault, Fault::Move(_))
}

/// A reply completes a move too, but an illegal one counts only if the clock was pressed.
fn is_completed(game: &Game, at: usize, fault: Fault) -> bool {
    fault == Fault::TwoHands || game.plies[at].completed == Some(Completion::Pressed)
}

/// An illegal move that was answered before its maker had pressed: it goes back and costs nothing.
fn put_back_free(docket: &mut Docket, illegal: &Illegal) {
    let game = &docket.game;
    let rulings = if is_fresh(game, illegal.at) {
        put_right(game, illegal)
    } else {
        let mut rulings = put_back_later(game, illegal);
        rulings.push(back::ask_for_times_before(game, illegal.at, None));
        rulings
    };
    docket.rule_at_the_board(rulings);
}

/// In 2014 the rule that is A.5.2 now (A.4.b then) ends the game without first putting anything back.
pub(super) fn lost_outright(game: &Game) -> bool {
    let regulations = game.regulations();
    match regulations.edition {
        Edition::Y2014 => !regulations.is_supervised(),
        Edition::Y2018 | Edition::Y2023 => false,
    }
}

/// In 2014 the clock pressed without a move is bad handling of the clock: the arbiter weighs it.
fn misconduct(docket: &mut Docket, press: &Illegal) {
    let &Illegal { by, at, .. } = press;
    let rulings = if is_fresh(&docket.game, at) {
        let undone = Ruling::new(Remedy::PressUndone { by }, &CLOCK_AFTER);
        vec![undone.with(&a06_clock::IMPROPER_CLOCK)]
    } else {
        let before = Done(docket.game.plies[at].attempt);
        let touches = Touches::Bind;
        let ply = at;
        let remedy = Remedy::GoBack {
            ply,
            before,
            touches,
        };
        let back = Ruling::new(remedy, &CLOCK_AFTER);
        let back = back.with(&a06_clock::IMPROPER_CLOCK);
        vec![back, back::ask_for_times_before(&docket.game, at, None)]
    };
    docket.rule_at_the_board(rulings);
    docket.weigh(by, &a06_clock::IMPROPER_CLOCK);
}

/// A move by the player who does not have the move: it is put back, and the arbiter weighs it (12.9). While a pawn waits for
/// its piece, this is the reply to it.
pub(crate) fn moved_out_of_turn(
    docket: &mut Docket,
    by: Color,
    attempt: Attempt,
    hands: Hands,
) -> Result<(), Refusal> {
    let steps_in = noticed_at_once(&docket.game);
    let unfinished = |why| why == Illegality::PromotionMissing && steps_in;
    let answers = |why| why != Illegality::NotMoved && !unfinished(why);
    let waits = |ply: &Ply| ply.mover != by && ply.legal.is_err_and(answers);
    if docket.game.open_ply().is_some_and(waits) {
        if !answered(docket, by) {
            docket.then(Finding::Hand(attempt, hands));
        }
        return Ok(());
    }
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::MovedOutOfTurn { by, attempt }));
    docket.weigh(by, &board::TURNS);
    Ok(())
}

/// The opponent answers a move that is not completed. If it is illegal, that completes it; says whether the arbiter steps
/// in (7.5.1), so that the answer is none.
pub(crate) fn answered(docket: &mut Docket, by: Color) -> bool {
    let illegal = |ply: &Ply| ply.mover != by && ply.legal.is_err() && !ply.is_idle();
    if !docket.game.open_ply().is_some_and(illegal) {
        return false;
    }
    docket.record(What::MoveCompleted(Completion::Answered));
    let last = docket.game.plies.len() - 1;
    match open_fault(&docket.game, last) {
        Some(fault) if noticed_at_once(&docket.game) => {
            counts(docket, !by, last, fault);
            true
        }
        // Nobody has noticed, and the position is now the one the illegal move left.
        _ => false,
    }
}
