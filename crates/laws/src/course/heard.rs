//! What is heard: an article has found something, and those who have a word in it speak in this order.

use chess::{Attempt, Color, Illegality, Move, Role, Square};

use super::{accept, completed, made, make_move, notice_flag, press, reached, touch};
use crate::behind;
use crate::command::{Act, Actor, Hands, Manner};
use crate::docket::Docket;
use crate::event::{Completion, Testimony, What};
use crate::refusal::Refusal;
use crate::rule::Rule;
use crate::rules::a07_irregularities::{Fault, Illegal, WrongBeginning};
use crate::rules::a12_arbiter::Told;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a12_arbiter,
    app_a_rapid, app_d_blind, board, g1_adjourned, g3_quickplay,
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
    /// A pawn that was left on the last rank is replaced.
    PawnReplaced(Square, Role),
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
    /// A hand that was held out accepts the draw on offer.
    Accepted(Color),
    /// A draw has been agreed.
    Agreed,
    /// Both have signed a draw in a game whose end nobody has seen.
    DrawSigned,
    /// The arbiter has told a player something.
    Told(Color, Told),
    /// The clock says that a flag has fallen.
    FlagFell(Color),
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
    /// The evidence agrees now on another move than the record has at a place.
    ToldOtherwise(usize, Move),
    /// The sheets or the presses tell more than before.
    SheetsTell,
    /// A player is not there, in a game that was adjourned.
    StaysAway(Color),
    /// A player comes to a resumption for which nobody has announced a default time.
    LateUnknown(Color),
    /// It has been said whether he is too late.
    LatenessSaid(Color, bool),
    /// The arbiter lets him play.
    Admitted(Color),
    /// A move has been read out of an envelope, or stands on the board already; the rule by which the game goes on.
    Unsealed(Color, Option<Move>, &'static Rule),
}

impl Finding {
    /// A move was left unfinished, and somebody has pointed at it.
    pub(crate) fn unfinished(by: Color, at: usize) -> Finding {
        let fault = Fault::Move(Illegality::NotOneMove);
        Finding::Illegal { by, at, fault }
    }
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
            pawn_waits(docket, !by);
            return a07_irregularities::moved_out_of_turn(docket, by, attempt, hands);
        }
        Finding::PawnReplaced(square, role) => app_a_rapid::pawn_replaced(docket, square, role),
        Finding::Displaced(by) => a07_irregularities::displaced_by(docket, by),
        Finding::ComplainedOfPieces => return a07_irregularities::called_over_pieces(docket),
        Finding::Released { player, from, to } => as_player(docket, player, |docket| {
            a04_touch::put_down(docket, player, from, to)?;
            follow(docket)
        })?,
        Finding::DoubtSettled(player) => doubt_settled(docket, player)?,
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
        Finding::RecordSet if docket.game.outcome.is_some() => a05_end::end_was_taken_out(docket),
        Finding::RecordSet => a07_irregularities::record_was_set(docket),
        Finding::Reached => reached(docket),
        Finding::Illegal { by, at, fault } => illegal(docket, by, at, fault),
        Finding::BegunWrongly(how) => begun_wrongly(docket, &how),
        Finding::WrongSetting => wrong_setting(docket),
        Finding::Accepted(by) => as_player(docket, by, accept)?,
        Finding::Agreed => agreed(docket),
        Finding::DrawSigned => draw_signed(docket),
        Finding::Told(to, what) => told(docket, to, what),
        Finding::FlagFell(color) => flag_fell(docket, color),
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
        Finding::ToldOtherwise(at, mv) => {
            a12_arbiter::told_otherwise(docket, at, mv.into(), &a08_record::KEEP_SCORE);
        }
        Finding::SheetsTell => sheets_tell(docket)?,
        Finding::StaysAway(color) => return g1_adjourned::stays_away(docket, color),
        Finding::LateUnknown(color) => {
            a06_clock::comes_too_late(docket, color);
        }
        Finding::LatenessSaid(color, late) => g1_adjourned::lateness_said(docket, color, late),
        Finding::Admitted(color) => return g1_adjourned::admitted(docket, color),
        Finding::Unsealed(sealer, mv, rule) => unsealed(docket, sealer, mv, rule),
    }
    Ok(())
}

/// A press that came meanwhile is heard. The arbiter has spoken of the piece: what the press brings waits for his word like
/// that of any other.
fn doubt_settled(docket: &mut Docket, player: Color) -> Result<(), Refusal> {
    if a06_clock::press_is_heard(docket, player) {
        let word = std::mem::replace(&mut docket.word, false);
        as_player(docket, player, press)?;
        docket.word = word;
    }
    replied(docket, !player)
}

/// What the opponent did meanwhile is heard after it: a reply, or a move out of turn.
fn replied(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    let Some(reply) = a06_clock::replied_in_doubt(&docket.game, by) else {
        return Ok(());
    };
    if docket.game.outcome.is_some() {
        return Ok(());
    }
    let word = std::mem::replace(&mut docket.word, false);
    as_player(docket, by, |docket| {
        make_move(docket, reply.attempt, reply.hands)?;
        follow(docket)?;
        // If the opponent's press was wrong, the clocks stand, and nobody moves them by his own.
        let stands = docket.game.stopped || docket.game.outcome.is_some();
        match reply.pressed && !stands {
            true => press(docket),
            false => Ok(()),
        }
    })?;
    docket.word = word;
    Ok(())
}

/// What a player did, known by somebody else's word: it counts as his own.
fn as_player(
    docket: &mut Docket,
    player: Color,
    did: impl FnOnce(&mut Docket) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let by = std::mem::replace(&mut docket.by, Actor::Player(player));
    did(docket)?;
    docket.by = by;
    Ok(())
}

/// A pawn that waits for its piece is answered alike, however it was told. Where the arbiter steps in, it is no move yet without a
/// press (4.7.3, 7.5.2).
fn pawn_waits(docket: &mut Docket, player: Color) {
    if a07_irregularities::noticed_at_once(&docket.game) {
        return;
    }
    let Some(waits) = a04_touch::waiting(&docket.game) else {
        return;
    };
    let by = std::mem::replace(&mut docket.by, Actor::Player(player));
    made(docket, waits, Hands::One, Testimony::Screen);
    docket.by = by;
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
        finishes: a04_touch::finishes(game, at),
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

/// A move is made: it may answer an illegal one (7.5), an earlier one that was not pressed for is completed by it (6.2.1.2), the sheet is looked at (8.1), what
/// nobody has pointed at stands (A.5.2); then the move itself, what it ends, and the hands it was made with.
fn moved(docket: &mut Docket, player: Color, attempt: Attempt, hands: Hands) {
    if a07_irregularities::answered(docket, player) {
        return;
    }
    if a06_clock::completed_by_next_move(docket, player)
        && let Some(ruling) = a09_draws::automatic_before_reply(&docket.game)
    {
        docket.rule_at_the_board(vec![ruling]);
        if behind::is_end_proposed(&docket.game) {
            docket.record(What::Waits(Act::Move { attempt, hands }));
            return;
        }
        if docket.game.outcome.is_some() {
            return;
        }
    }
    docket.declined_by_touch();
    a08_record::before_move(docket, player);
    a07_irregularities::opponent_moved(docket);
    a04_touch::touch_by_moving(docket, attempt);
    if made(docket, attempt, hands, Testimony::Screen) {
        reached(docket);
    }
    if docket.game.outcome.is_none() {
        a07_irregularities::two_hands_seen(docket, player);
    }
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

/// A flag that the clock has noticed stops the game; whether it was over before, the arbiter may have to say first (6.8).
fn flag_fell(docket: &mut Docket, color: Color) {
    if !behind::flag_waits(docket, color) {
        return flag_down(docket, color);
    }
    docket.stop_clocks();
    let claim = Act::NoticeFlag(color);
    docket.record_at(docket.at, Actor::Clock, What::Waits(claim));
}

/// A flag is down: a move that still lies sealed was made before, and may have ended the game (I.10); if both are down, that is
/// said first (III.3); else the time is overstepped.
pub(super) fn flag_down(docket: &mut Docket, color: Color) {
    if let Some((sealer, mv)) = g1_adjourned::opened_under_flag(docket, color)
        && !made_sealed(docket, sealer, mv)
    {
        return;
    }
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
    let rule = app_a_rapid::flag_rule(docket, loser).unwrap_or(&a06_clock::FLAG_LOSES);
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

/// The record of a board that nobody watches goes as far as the evidence agrees.
fn sheets_tell(docket: &mut Docket) -> Result<(), Refusal> {
    if docket.game.started.is_none() {
        // What is written before a game tells of none.
        return Ok(());
    }
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
    // His last one, if nobody pressed for it, is completed by this one (6.2.1.2).
    a06_clock::completed_by_next_move(docket, mover);
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

/// The move out of an envelope is made, if it does not stand on the board already, and is completed by having been sealed: it
/// may end the game, or bring a draw that asks for a completed move (9.6). Says whether the game goes on.
fn made_sealed(docket: &mut Docket, sealer: Color, mv: Option<Move>) -> bool {
    let by = std::mem::replace(&mut docket.by, Actor::Player(sealer));
    if let Some(mv) = mv {
        made(docket, mv.into(), Hands::One, Testimony::Arbiter);
        reached(docket);
    }
    let mut goes_on = docket.game.outcome.is_none();
    if goes_on && docket.game.open_ply().is_some() {
        docket.record(What::MoveCompleted(Completion::Sealed));
        goes_on = !a09_draws::completed(docket, sealer);
    }
    docket.by = by;
    goes_on
}

/// The envelope is open: the move is made and may end the game; if it does not, the reply is due (I.9).
fn unsealed(docket: &mut Docket, sealer: Color, mv: Option<Move>, rule: &'static Rule) {
    let offers = Color::ALL.map(|of| docket.game.has_offered(of));
    if made_sealed(docket, sealer, mv) {
        for (of, stood) in Color::ALL.into_iter().zip(offers) {
            if stood && !docket.game.has_offered(of) {
                g1_adjourned::offer_stands(docket, of);
            }
        }
        g1_adjourned::reply_due(docket, rule);
    }
}
