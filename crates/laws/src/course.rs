//! Who speaks first.
//!
//! An article says what it finds and knows nothing of the others. Where several have something to say of one thing, this
//! is the order in which they are heard:
//!
//! - what ends the game is said before what costs time; mate before every draw, and both before a flag;
//! - what is special is said before what is general: an appendix before the article that it amends;
//! - an irregular move is put right before anything follows from it;
//! - what an article owes to another (what was touched is moved, 7.5.1 with 4.3) is asked here and handed on.
//!
//! This room has what acts lead to; [`heard`] what follows from a finding.

mod heard;

use chess::{Attempt, Color, Square};

use crate::command::{Act, Actor, Hands, Manner};
use crate::counting;
use crate::docket::Docket;
use crate::event::{Testimony, What};
use crate::game::{Game, Outcome, Ply};
use crate::refusal::Refusal;
use crate::regulations::Witness;
use crate::rules::a12_arbiter::ResultGround;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g3_quickplay,
};
use crate::ruling::Ruling;

use heard::flag_down;
pub(crate) use heard::{Finding, follow};

/// Time passes: default times and flags in the order in which they come, then what little time frees from.
pub(crate) fn time_passes(docket: &mut Docket) -> Result<(), Refusal> {
    while a06_clock::time_passes(docket) {
        follow(docket)?;
    }
    a08_record::time_passes(docket);
    Ok(())
}

/// A piece is touched: whoever adjusts does it on his own time (6.2.5), fingers read a special board (D.2.2), and then
/// what is touched is moved or taken (4.3).
pub(crate) fn touch(docket: &mut Docket, square: Square, manner: Manner) -> Result<(), Refusal> {
    let Some((player, square)) = a04_touch::may_be_touched(docket, square, manner)? else {
        return Ok(());
    };
    if manner == Manner::Adjusting && a06_clock::adjusts_on_others_time(docket, player) {
        return Ok(());
    }
    let manner = app_d_blind::felt(&docket.game, player, manner);
    a04_touch::touch(docket, player, square, manner);
    Ok(())
}

/// A player's hand comes to the board to move: the board is watched.
pub(crate) fn hand(docket: &mut Docket) -> Result<(), Refusal> {
    docket.watched()?;
    docket.at_the_pieces()?;
    docket.player().map(|_| ())
}

/// Pieces are put as for a move, by a hand or by one that has announced it (D.2.3).
pub(crate) fn make_move(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
) -> Result<(), Refusal> {
    hand(docket)?;
    let player = docket.player()?;
    if a04_touch::is_in_doubt(&docket.game, !player) {
        a06_clock::reply_in_doubt(docket, player, attempt, hands);
        return Ok(());
    }
    a04_touch::make_move(docket, attempt, hands)
}

/// The move goes into the record. Says whether it was legal.
fn made(docket: &mut Docket, attempt: Attempt, hands: Hands, testimony: Testimony) -> bool {
    let game = &docket.game;
    let legal = game.position().judge(attempt);
    let kept = legal.map_or(true, |mv| game.is_open(mv));
    let passed = match (legal, attempt) {
        (Err(_), Attempt::Displace { from, to, .. }) => game.position().takes_in_passing(from, to),
        _ => None,
    };
    docket.record(What::MoveMade {
        attempt,
        hands,
        legal,
        testimony,
        kept,
        passed,
        unfinished: None,
    });
    legal.is_ok()
}

/// Ends that come with the position, if the move that brought it kept to Article 4 (5.1.1, 5.2.1, 5.2.2): mate first, for
/// it outranks every draw (9.6.2).
const ENDS_IF_IN_ORDER: [fn(&Game) -> Option<Ruling>; 3] =
    [a05_end::checkmate, a05_end::stalemate, a05_end::dead];

/// A position stands on the board: the ends of Article 5, if the move was in order, and then the draws of 9.6, which do
/// not ask for that. Where the position is only written, the arbiter hears what would follow.
pub(crate) fn reached(docket: &mut Docket) {
    let game = &docket.game;
    if game.outcome.is_some() || counting::kings_touch(game.position()) {
        // It has been said; or no play leads there, and nothing can be said of it but that the position is wrong.
        return;
    }
    let if_in_order = ENDS_IF_IN_ORDER.iter().find_map(|end| end(game));
    let asks_for_order = if_in_order.is_some();
    let Some(ruling) = if_in_order.or_else(|| a09_draws::automatic_on_made(game)) else {
        return;
    };
    // What waits for the arbiter's word may put these pieces elsewhere: what stands then is looked at then.
    if game.puts_right() {
        return;
    }
    if !game.is_seen() {
        return docket.rule_on_position(vec![ruling], Vec::new());
    }
    if asks_for_order && a04_touch::breach_put_right(docket) {
        return;
    }
    // Mate, stalemate and a dead position end the game by themselves; that a draw of 9.6 has come, the arbiter says.
    if !asks_for_order && docket.waits_for_word() {
        return docket.rule_at_the_board(vec![ruling]);
    }
    docket.end_by_move(ruling);
}

/// The arbiter sees on a board that nobody else watches how the game has ended: by a position (5.1.1, 5.2.1, 5.2.2), or by a
/// count of them (9.6). What he sees is in order, or he would have said so.
pub(crate) fn see_end(docket: &mut Docket, end: a05_end::EndSeen) -> Result<(), Refusal> {
    a05_end::may_see_the_end(docket)?;
    let ruling = match a05_end::seen(&docket.game, end) {
        Some(ruling) => ruling,
        None => a09_draws::automatic_seen(&docket.game, end)?,
    };
    docket.end_by_move(ruling);
    Ok(())
}

/// The clock is pressed: it can be (6.2), the move has been said (D.2.3), what was done of it counts as far as it goes
/// (4.7). Then it completes a move; or there was none, which is irregular (7.5.3) unless nobody can know it (8.1).
pub(crate) fn press(docket: &mut Docket) -> Result<(), Refusal> {
    let player = docket.player()?;
    if let Some(reply) = replies_in_doubt(&docket.game, player) {
        a06_clock::reply_pressed(docket, reply);
        return Ok(());
    }
    a06_clock::can_be_pressed(docket)?;
    if a06_clock::pressed_in_vain(docket, player) {
        return Ok(());
    }
    if a04_touch::is_in_doubt(&docket.game, player) {
        a06_clock::press_in_doubt(docket, player);
        return Ok(());
    }
    let pressing = app_d_blind::before_press(docket, player);
    if pressing == app_d_blind::Pressing::Early {
        return Ok(());
    }
    follow(docket)?;
    let unfinished = a04_touch::finish_before_press(docket, player);
    follow(docket)?;
    if docket.game.outcome.is_some() {
        return Ok(());
    }
    if let Some(rule) = unfinished {
        docket.weigh(player, rule);
    }
    if docket.game.stopped {
        return Ok(());
    }
    // Where only the sheets tell, a press by who has the move again is for a move that nobody has read yet.
    let by_sheets = docket.game.regulations().witness == Witness::Sheets;
    let tells_of_next = by_sheets && docket.game.turn() == player;
    if docket.game.unpressed[player] > 0 && !tells_of_next {
        if a06_clock::press(docket, player) {
            completed(docket, player);
        } else {
            a07_irregularities::completed_after_reply(docket, player);
        }
        follow(docket)?;
        if pressing == app_d_blind::Pressing::Slip {
            app_d_blind::slipped(docket);
        }
        return Ok(());
    }
    match docket.game.regulations().witness {
        // The press tells of a move, also over one of the opponent's that was illegal and that nobody has pointed at.
        Witness::Sheets | Witness::Clock => {
            let two_hands = a04_touch::is_made_with_one(&docket.game, player);
            a08_record::pressed(docket, player);
            two_hands.into_iter().for_each(|asked| docket.ask(asked));
            app_a_rapid::illegal_position_lasted(docket, player);
        }
        Witness::Board | Witness::Nobody => {
            a07_irregularities::pressed_without_move(docket, player)
        }
    }
    Ok(())
}

/// Has a player moved while it is asked whether his opponent has?
pub(crate) fn replies_in_doubt(game: &Game, player: Color) -> Option<a06_clock::Reply> {
    let in_doubt = a04_touch::is_in_doubt(game, !player);
    a06_clock::replied_in_doubt(game, player).filter(|_| in_doubt)
}

/// An assistant acts for his player, within his duties (D.2.10); what he does is then as if the player did it.
pub(crate) fn assist(docket: &mut Docket, what: &app_d_blind::Assistance) -> Result<(), Refusal> {
    use app_d_blind::Assistance;
    let of = docket.player()?;
    if !app_d_blind::assist(docket, of, what)? {
        return Ok(());
    }
    match what {
        Assistance::Press => press(docket),
        Assistance::ClaimFlag => notice_flag(docket, !of),
        Assistance::ClaimTouch => {
            a04_touch::complain_of_touch(docket, &app_d_blind::ASSISTANT_CLAIMS)
        }
        Assistance::Write(text) => {
            let (text, claim) = (text.clone(), false);
            a08_record::decide(docket, &a08_record::Act::Write { text, claim })
        }
        Assistance::Seal(text) => {
            let (text, early) = (text.clone(), None);
            g1_adjourned::decide(docket, &g1_adjourned::Act::Seal { text, early })
        }
        _ => Ok(()),
    }
}

/// A press has completed a move: an illegal position that the arbiter saw (A.5.4) comes before the illegal move itself
/// (7.5), and what is irregular before the draws of 9.6.
fn completed(docket: &mut Docket, player: Color) {
    let voices: [fn(&mut Docket, Color) -> bool; 3] = [
        app_a_rapid::illegal_position_lasted,
        a07_irregularities::move_completed,
        a09_draws::completed,
    ];
    for settled in voices {
        if settled(docket, player) {
            return;
        }
    }
    // Pieces that no move has put where they lie are put back on his own time (7.4).
    if a04_touch::left_astray(&docket.game, player) {
        docket.then(Finding::Displaced(player));
    }
}

/// Somebody says that a flag is down: it is (6.8), and his claim of it holds (A.5.3).
pub(crate) fn notice_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    if a06_clock::flag_is_down(docket, color)? && !app_a_rapid::claim_of_time_fails(docket, color)?
    {
        docket.record(What::FlagNoticed(color));
        // An arbiter who says that it is down has given his word (6.8).
        docket.word |= docket.by == Actor::Arbiter;
        flag_down(docket, color);
    }
    Ok(())
}

/// Something irregular is done, found or claimed. From ten moves on the appendix has no claim of a wrong start any more
/// (A.5.1.2), and nobody needs to look whether there was one.
pub(crate) fn irregular(docket: &mut Docket, act: &a07_irregularities::Act) -> Result<(), Refusal> {
    let claimed = a07_irregularities::claims_wrong_beginning(docket, act)?;
    if claimed.is_some_and(|of| app_a_rapid::start_is_settled(docket, of)) {
        return Ok(());
    }
    a07_irregularities::decide(docket, act)
}

/// Whoever has stopped the clocks and then asks for something or claims it has told his reason (6.11.2). Stopping them belongs
/// to claiming (9.5.1), rightly or not: a wrong claim costs what it costs by its own rule.
pub(crate) fn reason_told(docket: &mut Docket, act: &Act) {
    if let Actor::Player(by) = docket.by
        && calls_for_help(act)
    {
        docket.reason_found(by);
    }
}

/// Does a player need the arbiter for this?
fn calls_for_help(act: &Act) -> bool {
    use crate::rules::a08_record::Act as Record;
    use a06_clock::Act as Clock;
    use a07_irregularities::Act as Irregular;
    use g3_quickplay::Act as Quickplay;
    match act {
        Act::Complain
        | Act::ComplainOf(_)
        | Act::ProposeMovingAssistant
        | Act::NoticeFlag(_)
        | Act::NoticeIllegalMove
        | Act::ClaimDraw { .. } => true,
        Act::Irregular(act) => !matches!(act, Irregular::DisplacePieces | Irregular::PutPiecesBack),
        // Whether a piece was missing, is asked itself.
        Act::Clock(act) => !matches!(
            act,
            Clock::Mishandle(_) | Clock::ClaimFromDisplay | Clock::StopForPiece
        ),
        Act::Record(act) => matches!(act, Record::AskForAssistant | Record::ReportFault),
        Act::Quickplay(act) => matches!(act, Quickplay::RequestExtraTime | Quickplay::Claim { .. }),
        Act::Conduct(act) => matches!(
            act,
            a11_conduct::Act::AskExplanation | a11_conduct::Act::AskLeave(_)
        ),
        _ => false,
    }
}

/// The arbiter lets the clock run again: not before the sheets are complete where they must be (8.5.1).
pub(crate) fn restart(docket: &mut Docket) -> Result<(), Refusal> {
    a06_clock::may_restart(docket)?;
    a08_record::may_restart(&docket.game)?;
    a06_clock::restart(docket);
    Ok(())
}

/// A draw is accepted: an offer made while a move lies sealed stays open (I.4), and any other may have been restricted.
pub(crate) fn accept(docket: &mut Docket) -> Result<(), Refusal> {
    if docket.game.adjournment.is_sealed() {
        g1_adjourned::may_accept(docket)?;
    }
    // Who claims a draw that only the arbiter can give wants one: if his opponent does too, it is agreed (5.2.3).
    if let Some(claimant) = g3_quickplay::claimant(&docket.game)
        && docket.by == Actor::Player(!claimant)
        && !docket.game.has_offered(claimant)
    {
        docket.record_at(docket.at, Actor::Player(claimant), What::DrawOffered);
    }
    a09_draws::accept(docket)
}

/// The arbiter enters a result: it must be one that a game can have (10.2).
pub(crate) fn enter_result(
    docket: &mut Docket,
    outcome: Outcome,
    ground: ResultGround,
    reason: &str,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    let outcome = outcome.as_worth(&docket.game);
    a11_conduct::can_score(docket, outcome)?;
    a12_arbiter::enter_result(docket, outcome, ground, reason)
}

/// The arbiter confirms what is proposed; what was played since falls with the move that goes back (7.5.1), or is looked at
/// now. A game ends once.
pub(crate) fn confirm(docket: &mut Docket) -> Result<(), Refusal> {
    let proposed = a12_arbiter::to_confirm(docket)?.into_iter();
    let waited = docket.game.puts_right().then_some(docket.game.plies.len());
    let now = |ruling| a07_irregularities::once_more_was_played(&docket.game, ruling);
    let rulings: Vec<Ruling> = proposed.flat_map(now).collect();
    let edition = docket.game.regulations().edition;
    // A move that ends the game is completed by that (6.2.1.1), also when it is said later.
    let ends = |ruling: &Ruling| ruling.ends() && ruling.completes_move(edition);
    let (by_move, others): (Vec<Ruling>, Vec<Ruling>) = rulings.into_iter().partition(ends);
    docket.record(What::Confirmed);
    let first = others.iter().position(Ruling::ends);
    let others = others.into_iter().enumerate();
    let once = others.filter(|(place, ruling)| !ruling.ends() || Some(*place) == first);
    docket.rule_all(once.map(|(_, ruling)| ruling).collect());
    if docket.game.outcome.is_none() {
        by_move
            .into_iter()
            .take(1)
            .for_each(|end| docket.end_by_move(end));
    }
    if docket.game.outcome.is_none() && waited == Some(docket.game.plies.len()) {
        docket.then(Finding::Reached);
    }
    Ok(())
}

/// The arbiter decides otherwise than proposed; so must a result that he gives.
pub(crate) fn decide_otherwise(
    docket: &mut Docket,
    reason: &str,
    result: Option<Outcome>,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    let result = result.map(|outcome| outcome.as_worth(&docket.game));
    if let Some(outcome) = result {
        a11_conduct::can_score(docket, outcome)?;
    }
    let too_late = g1_adjourned::found_too_late(&docket.game);
    let legal = |ply: &Ply| ply.legal.is_ok();
    let stands = docket.game.puts_right() && docket.game.plies.last().is_some_and(legal);
    a12_arbiter::decide_otherwise(docket, reason, result);
    if let (Some(late), None) = (too_late, docket.game.outcome) {
        g1_adjourned::takes_his_seat(docket, late);
    }
    // A move that he does not take back may have ended the game (5.1.1, 5.2.1, 5.2.2).
    if stands && docket.game.outcome.is_none() {
        docket.then(Finding::Reached);
    }
    Ok(())
}
