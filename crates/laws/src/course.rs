//! Who speaks first.
//!
//! An article says what it finds and knows nothing of the others. Where several have something to say of one thing, this
//! is the order in which they are heard:
//!
//! - what ends the game is said before what costs time; mate before every draw, and both before a flag;
//! - what is special is said before what is general: an appendix before the article that it amends;
//! - an irregular move is put right before anything follows from it;
//! - what an article owes to another (what was touched is moved, 7.5.1 with 4.3) is asked here and handed on.

use chess::{Attempt, Color, Move, Square};

use crate::command::{Act, Actor, Hands, Manner};
use crate::docket::Docket;
use crate::event::{Completion, Testimony, What};
use crate::game::{Game, Outcome};
use crate::refusal::Refusal;
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::rules::a07_irregularities::{Fault, Illegal, WrongBeginning};
use crate::rules::a12_arbiter::{ResultGround, Told};
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, board, g1_adjourned, g3_quickplay,
};
use crate::ruling::{Remedy, Ruling};

/// What an article has found and others must hear.
#[derive(Clone, Debug)]
pub(crate) enum Finding {
    /// A piece was picked up and put back.
    Touched(Square, Manner),
    /// A hand puts pieces as for a move.
    Hand(Attempt, Hands),
    /// A move has been made, at once or piece by piece.
    Moved {
        player: Color,
        attempt: Attempt,
        hands: Hands,
    },
    /// A move by the player who does not have the move.
    OutOfTurn {
        by: Color,
        attempt: Attempt,
        hands: Hands,
    },
    /// Pieces stand where no move has put them.
    Displaced(Color),
    /// The opponent complains while such pieces are not put back.
    ComplainedOfPieces,
    /// A piece that fell out of the hand counts as released where it lies.
    Released {
        player: Color,
        from: Square,
        to: Square,
    },
    /// It has been said whether a player has made a move that he may have pressed for.
    DoubtSettled(Color),
    /// A player turns out to have moved with two hands.
    TwoHandsFound {
        by: Color,
        /// The number of that move.
        number: u32,
        /// Its place in the record, if it stands there.
        at: Option<usize>,
    },
    /// A move has to be made again, by this rule.
    ToBeMadeAgain {
        by: Color,
        /// The number of that move.
        number: u32,
        rule: &'static Rule,
    },
    /// A player turns out to have pressed without a move.
    PressedIdly(Color),
    /// A piece was taken out of its hole.
    TakenOut(Color),
    /// The arbiter has set up a position.
    PositionSet,
    /// The arbiter has put the record right.
    RecordSet,
    /// A position stands on the board that may end the game.
    Reached,
    /// An illegal move counts and is dealt with.
    Illegal { by: Color, at: usize, fault: Fault },
    /// The game began wrongly.
    BegunWrongly(WrongBeginning),
    /// The clock is set wrongly.
    WrongSetting,
    /// A draw has been agreed.
    Agreed,
    /// Both have signed a draw in a game whose end nobody has seen.
    DrawSigned,
    /// The arbiter has told a player something.
    Told(Color, Told),
    /// A flag is down.
    FlagDown(Color),
    /// A player has overstepped the time.
    Overstepped(Color),
    /// He loses by it.
    LostOnTime(Color),
    /// A move of a board that nobody watches has become known.
    Known(Color, Attempt, Testimony),
    /// The arbiter has seen a move in a position that no record has.
    SeenBeyondRecord(Color),
    /// One of several moves that a player writes down at once.
    Written(Color, String),
    /// The sheets or the presses tell more than before.
    SheetsTell,
    /// A player is not there, in a game that was adjourned.
    StaysAway(Color),
    /// A move has been read out of an envelope, or stands on the board already; the rule by which the game goes on.
    Unsealed(Color, Option<Move>, &'static Rule),
}

/// Hears all that has been found, and what is found on hearing it.
pub(crate) fn follow(docket: &mut Docket) -> Result<(), Refusal> {
    for finding in std::mem::take(&mut docket.findings) {
        hear(docket, finding)?;
        follow(docket)?;
    }
    Ok(())
}

fn hear(docket: &mut Docket, finding: Finding) -> Result<(), Refusal> {
    match finding {
        Finding::Touched(square, manner) => return touch(docket, square, manner),
        Finding::Hand(attempt, hands) => return make_move(docket, attempt, hands),
        Finding::Moved {
            player,
            attempt,
            hands,
        } => moved(docket, player, attempt, hands),
        Finding::OutOfTurn { by, attempt, hands } => {
            return a07_irregularities::moved_out_of_turn(docket, by, attempt, hands);
        }
        Finding::Displaced(by) => a07_irregularities::displaced_by(docket, by),
        Finding::ComplainedOfPieces => return a07_irregularities::called_over_pieces(docket),
        Finding::Released { player, from, to } => {
            let by = std::mem::replace(&mut docket.by, Actor::Player(player));
            a04_touch::put_down(docket, player, from, to)?;
            follow(docket)?;
            docket.by = by;
        }
        Finding::DoubtSettled(player) => {
            if a06_clock::press_is_heard(docket, player) {
                let by = std::mem::replace(&mut docket.by, Actor::Player(player));
                press(docket)?;
                docket.by = by;
            }
        }
        Finding::TwoHandsFound { by, number, at } => {
            a07_irregularities::two_hands_found(docket, by, number, at);
        }
        Finding::ToBeMadeAgain { by, number, rule } => {
            a07_irregularities::to_be_made_again(docket, by, number, rule);
        }
        Finding::PressedIdly(by) => return pressed_idly(docket, by),
        Finding::TakenOut(by) => {
            let owed = a04_touch::duty_of(&docket.game);
            app_d_blind::taken_out(docket, by, owed);
        }
        Finding::PositionSet => a07_irregularities::position_was_set(docket),
        Finding::RecordSet => a07_irregularities::record_was_set(docket),
        Finding::Reached => reached(docket),
        Finding::Illegal { by, at, fault } => illegal(docket, by, at, fault),
        Finding::BegunWrongly(how) => begun_wrongly(docket, &how),
        Finding::WrongSetting => wrong_setting(docket),
        Finding::Agreed => agreed(docket),
        Finding::DrawSigned => draw_signed(docket),
        Finding::Told(to, what) => told(docket, to, what),
        Finding::FlagDown(color) => flag_down(docket, color),
        Finding::Overstepped(color) => overstepped(docket, color),
        Finding::LostOnTime(color) => lost_on_time(docket, color),
        Finding::Known(mover, attempt, testimony) => {
            known(docket, mover, attempt, testimony)?;
            sheets_tell(docket)?;
        }
        Finding::SeenBeyondRecord(by) => {
            return a07_irregularities::seen_beyond_record(docket, by);
        }
        Finding::Written(player, text) => a08_record::put(docket, player, &text),
        Finding::SheetsTell => sheets_tell(docket)?,
        Finding::StaysAway(color) => return g1_adjourned::stays_away(docket, color),
        Finding::Unsealed(sealer, mv, rule) => unsealed(docket, sealer, mv, rule),
    }
    Ok(())
}

/// An illegal move is dealt with: the rules of Articles 1 to 3 that it breaks are named, and what was touched for it is still
/// owed (7.5.1 with 4.3 and 4.7).
fn illegal(docket: &mut Docket, by: Color, at: usize, fault: Fault) {
    let game = &docket.game;
    let illegal = Illegal {
        by,
        at,
        fault,
        breaks: match fault {
            Fault::Move(why) => board::breach(game, game.plies[at].attempt, why),
            _ => Vec::new(),
        },
        owed: a04_touch::duty_once_back(game, at),
    };
    a07_irregularities::deal_with(docket, &illegal);
}

/// The game began wrongly: what Article 7 says, as the appendix limits it.
fn begun_wrongly(docket: &mut Docket, how: &WrongBeginning) {
    let general = a07_irregularities::begun_wrongly(how);
    let rulings = app_a_rapid::begun_wrongly(&docket.game, how, general);
    docket.rule_at_the_board(rulings);
}

/// A player has pressed without a move: whatever his sheet says of it (8.1), the press is irregular (7.5.3).
fn pressed_idly(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    a08_record::deny_last(docket, by);
    a07_irregularities::idle_press(docket, by)
}

/// The clock is set wrongly: so with Article 6.
fn wrong_setting(docket: &mut Docket) {
    let general = Ruling::asks(a06_clock::WrongSetting.into());
    let rulings = app_a_rapid::wrongly_set(&docket.game, general);
    docket.rule_all(rulings);
}

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

/// A hand comes to the board to move: the board is watched, and if the opponent's move has not been repeated (D.2.1), that
/// is weighed.
pub(crate) fn hand(docket: &mut Docket) -> Result<(), Refusal> {
    docket.watched()?;
    docket.at_the_pieces()?;
    let player = docket.player()?;
    if player == docket.game.turn() {
        app_d_blind::goes_on(docket, player);
    }
    Ok(())
}

/// Pieces are put as for a move, by a hand or by one that has announced it (D.2.3).
pub(crate) fn make_move(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
) -> Result<(), Refusal> {
    hand(docket)?;
    a04_touch::make_move(docket, attempt, hands)
}

/// A move is made: it may answer an illegal one (7.5), an earlier one that was not pressed for is completed by it (6.2.1.2), the sheet is looked at (8.1), what
/// nobody has pointed at stands (A.5.2); then the move itself, what it ends, and the hands it was made with.
fn moved(docket: &mut Docket, player: Color, attempt: Attempt, hands: Hands) {
    if a07_irregularities::answered(docket, player) {
        return;
    }
    if a06_clock::completed_by_next_move(docket, player)
        && let Some(ruling) = a09_draws::automatic_before_reply(&docket.game)
    {
        return docket.rule(ruling);
    }
    docket.declined_by_touch();
    a08_record::before_move(docket, player);
    a07_irregularities::opponent_moved(docket);
    a04_touch::touch_by_moving(docket, attempt);
    let legal = made(docket, attempt, hands, Testimony::Screen);
    if legal {
        reached(docket);
        if docket.game.outcome.is_none() {
            a07_irregularities::two_hands_seen(docket, player);
        }
    }
}

/// The move goes into the record. Says whether it was legal.
fn made(docket: &mut Docket, attempt: Attempt, hands: Hands, testimony: Testimony) -> bool {
    let game = &docket.game;
    let legal = game.position().judge(attempt);
    let kept = legal.map_or(true, |mv| game.is_open(mv));
    docket.record(What::MoveMade {
        attempt,
        hands,
        legal,
        testimony,
        kept,
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
    let if_in_order = ENDS_IF_IN_ORDER.iter().find_map(|end| end(game));
    let asks_for_order = if_in_order.is_some();
    let Some(ruling) = if_in_order.or_else(|| a09_draws::automatic_on_made(game)) else {
        return;
    };
    if !game.is_seen() {
        return docket.rule_on_position(vec![ruling], Vec::new());
    }
    if asks_for_order && a04_touch::breach_put_right(docket) {
        return;
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
    a06_clock::can_be_pressed(docket, player)?;
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
    if docket.game.unpressed[player] > 0 {
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
        Witness::Sheets | Witness::Clock
            if !a07_irregularities::is_wronged(&docket.game, player) =>
        {
            a08_record::pressed(docket, player);
            app_a_rapid::illegal_position_lasted(docket, player);
        }
        _ => a07_irregularities::pressed_without_move(docket, player),
    }
    Ok(())
}

/// An assistant acts for his player, within his duties (D.2.10); what he does is then as if the player did it.
pub(crate) fn assist(docket: &mut Docket, what: &app_d_blind::Assistance) -> Result<(), Refusal> {
    use app_d_blind::Assistance;
    let of = docket.player()?;
    app_d_blind::assist(docket, of, what)?;
    match what {
        Assistance::Press => press(docket),
        Assistance::ClaimFlag => notice_flag(docket, !of),
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

/// Somebody says that a flag is down: it is (6.8), and he may claim it (A.5.3).
pub(crate) fn notice_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    if a06_clock::flag_is_down(docket, color)? {
        app_a_rapid::may_claim_time(docket)?;
        docket.record(What::FlagNoticed(color));
        flag_down(docket, color);
    }
    Ok(())
}

/// The arbiter has told a player something. A flag that is down and an illegal move that is completed he has thereby observed
/// (6.8, 7.5.1), where he may; all else he leaves to the players (12.6), but for the number of moves after a flag (8.5).
fn told(docket: &mut Docket, to: Color, what: Told) {
    let may = match what {
        Told::Moves => a12_arbiter::may_tell_moves(&docket.game),
        Told::Flag => notice_flag(docket, !to).is_ok(),
        Told::OwnFlag => notice_flag(docket, to).is_ok(),
        Told::IllegalMove => a07_irregularities::notice(docket).is_ok(),
        Told::Press | Told::Move => false,
    };
    if !may {
        a12_arbiter::has_interfered(docket);
    }
}

/// A flag is down: if both are, that is said first (III.3); else the time is overstepped.
fn flag_down(docket: &mut Docket, color: Color) {
    if !a06_clock::both_flags(docket) {
        overstepped(docket, color);
    }
}

/// The time is overstepped: a claim that was postponed is decided first (III.5).
fn overstepped(docket: &mut Docket, loser: Color) {
    if !g3_quickplay::decision_after_flag(docket, loser) {
        lost_on_time(docket, loser);
    }
}

/// The loss itself, by the appendix where it has a rule of its own (A.5.3), or the draw if the opponent cannot mate. Of a
/// board that nobody watches only the arbiter can say, once the sheets are complete (8.5).
fn lost_on_time(docket: &mut Docket, loser: Color) {
    let rule = app_a_rapid::flag_rule(docket).unwrap_or(&a06_clock::FLAG_LOSES);
    if docket.game.is_watched() {
        return a06_clock::lost(docket, loser, rule);
    }
    docket.stop_clocks();
    let complete = a08_record::tells_all(&docket.game);
    let if_right = a06_clock::IfRight::of(&docket.game, loser, complete);
    if if_right == a06_clock::IfRight::Open {
        a08_record::complete_the_sheets(docket);
    }
    a06_clock::ask_on_wood(docket, loser, rule, if_right);
}

/// Whoever has stopped the clocks and then asks for something or claims it has told his reason (6.11.2), unless the claim
/// is rejected on the spot.
pub(crate) fn reason_told(docket: &mut Docket, act: &Act) {
    let Actor::Player(by) = docket.by else {
        return;
    };
    let rejects = |ruling: &Ruling| match &ruling.remedy {
        Remedy::ClaimRejected { of, .. } | Remedy::Unfounded { of } => *of == by,
        _ => false,
    };
    let rejected = docket.events.iter().any(|event| match &event.what {
        What::Ruled(ruling) => rejects(ruling),
        What::Proposed(rulings) => rulings.iter().any(rejects),
        _ => false,
    });
    if calls_for_help(act) && !rejected {
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
        Act::Clock(act) => !matches!(act, Clock::Mishandle(_) | Clock::ClaimFromDisplay),
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
    a09_draws::accept(docket)
}

fn agreed(docket: &mut Docket) {
    if docket.game.adjournment.is_sealed() {
        g1_adjourned::agreed(docket);
    } else {
        a09_draws::agreed(docket);
    }
}

/// Two signatures under a draw end the game (8.7), unless the players could not agree it by themselves (9.1.1, 5.2.3).
fn draw_signed(docket: &mut Docket) {
    if !a09_draws::draw_was_signed(docket) {
        docket.rule(Ruling::new(Remedy::Draw, &a08_record::RESULT_SIGNED));
    }
}

/// The arbiter enters a result: it must be one that a game can have (10.2).
pub(crate) fn enter_result(
    docket: &mut Docket,
    outcome: Outcome,
    ground: ResultGround,
    reason: &str,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    a11_conduct::can_score(docket, outcome)?;
    a12_arbiter::enter_result(docket, outcome, ground, reason)
}

/// The arbiter confirms what is proposed; what was played since falls with the move that goes back (7.5.1).
pub(crate) fn confirm(docket: &mut Docket) -> Result<(), Refusal> {
    let proposed = a12_arbiter::to_confirm(docket)?.into_iter();
    let now = |ruling| a07_irregularities::once_more_was_played(&docket.game, ruling);
    let rulings = proposed.flat_map(now).collect();
    docket.rule_all(rulings);
    Ok(())
}

/// The arbiter decides otherwise than proposed; so must a result that he gives.
pub(crate) fn decide_otherwise(
    docket: &mut Docket,
    reason: &str,
    result: Option<Outcome>,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    if let Some(outcome) = result {
        a11_conduct::can_score(docket, outcome)?;
    }
    a12_arbiter::decide_otherwise(docket, reason, result);
    Ok(())
}

/// The record of a board that nobody watches goes as far as the evidence agrees.
fn sheets_tell(docket: &mut Docket) -> Result<(), Refusal> {
    while let Some((mover, mv, testimony)) = a08_record::agreed(&docket.game) {
        known(docket, mover, mv.into(), testimony)?;
    }
    Ok(())
}

/// Such a move has become known: what a witness has seen touched is touched, the position may end the game, and its press,
/// if it came before, completes it.
fn known(
    docket: &mut Docket,
    mover: Color,
    attempt: Attempt,
    testimony: Testimony,
) -> Result<(), Refusal> {
    let by = std::mem::replace(&mut docket.by, Actor::Player(mover));
    if testimony.has_seen() {
        a04_touch::touch_by_moving(docket, attempt);
    }
    if made(docket, attempt, Hands::One, testimony) {
        reached(docket);
    }
    if a06_clock::press_was_before(docket, mover) {
        completed(docket, mover);
    }
    follow(docket)?;
    docket.by = by;
    Ok(())
}

/// The envelope is open: the move is made and may end the game; if it does not, the reply is due (I.9).
fn unsealed(docket: &mut Docket, sealer: Color, mv: Option<Move>, rule: &'static Rule) {
    let by = docket.by;
    if let Some(mv) = mv {
        docket.by = Actor::Player(sealer);
        made(docket, mv.into(), Hands::One, Testimony::Arbiter);
        reached(docket);
    }
    let goes_on = docket.game.outcome.is_none();
    if goes_on && docket.game.open_ply().is_some() {
        docket.record(What::MoveCompleted(Completion::Sealed));
    }
    docket.by = by;
    if goes_on {
        g1_adjourned::reply_due(docket, rule);
    }
}
