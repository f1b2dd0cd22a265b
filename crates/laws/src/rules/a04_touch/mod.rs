//! Article 4: the act of moving the pieces.

mod again;
mod astray;
mod breaches;
mod castling;
mod complaint;
mod dropped;
mod duty;
mod finished;
mod found;
pub(crate) mod geometry;
mod parts;
mod promotion;
mod seeming;
pub(crate) mod words;

use std::fmt;

use chess::{Attempt, Color, Square};
use serde::{Deserialize, Serialize};

use crate::command::{Act, Hands, Manner, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::board;
use crate::ruling::{Duty, Remedy, Ruling};

use again::{When, again_in_hand};
pub(crate) use again::{is_settled_by, settle};
pub(crate) use astray::left_astray;
pub use breaches::{Breach, Founded, MadeWithOne};
pub(crate) use breaches::{complain_of, complain_of_touch, find_two_hands, is_made_with_one};
pub(crate) use complaint::{breach_put_right, complain};
pub use dropped::Dropped;
use dropped::drop_piece;
pub(crate) use dropped::is_in_doubt;
use duty::duty_after_reinstating;
pub(crate) use duty::{Bound, duty_of, duty_once_back};
pub(crate) use finished::{finish_before_press, finishes};
pub(crate) use found::find_touch;
pub(crate) use geometry::belongs_to_it;
pub use parts::{Grip, Parts, Placed};
pub(crate) use parts::{part, put_down};
pub(crate) use promotion::waiting;
pub(crate) use seeming::settle_what_seems;

rules! {
    /// Each move is made with one hand.
    ONE_HAND = "one-hand";
    /// The player on the move may adjust pieces after saying so.
    ADJUSTING = "adjusting-pieces";
    /// Contact counts as intended unless plainly an accident; in 2014 the touch must be deliberate.
    ACCIDENT = "accidental-contact";
    /// Touched pieces are moved or taken.
    TOUCHED = "touched-piece";
    /// Own pieces only: the first that can move.
    TOUCHED_OWN = "touched-own-piece";
    /// Opponent's pieces only: the first that can be taken.
    TOUCHED_OPPONENTS = "touched-opponents-piece";
    /// Pieces of both colours.
    TOUCHED_BOTH = "touched-both-colours";
    /// King and rook touched: castle on that side if it is legal.
    CASTLING_TOUCHED = "castling-touched";
    /// Rook first, then king: no castling with it, the rook moves.
    ROOK_FIRST = "rook-touched-first";
    /// King, then rook, castling illegal: another king move, else any.
    ILLEGAL_CASTLING_TOUCHED = "illegal-castling-touched";
    /// The choice is final when the new piece touches the square.
    PROMOTION_CHOICE_FINAL = "promotion-choice-final";
    /// None of the touched pieces can be moved or taken: any legal move.
    CANNOT_MOVE = "touched-piece-cannot-move";
    /// The pawn need not be put on the square of promotion.
    PROMOTION_PAWN_NOT_PLACED = "promotion-pawn-not-placed";
    /// Taking the pawn off and placing the new piece come in any order.
    PROMOTION_ANY_ORDER = "promotion-any-order";
    /// An opponent's piece on the square of promotion is taken.
    PROMOTION_OCCUPIED = "promotion-square-occupied";
    /// A released piece has been moved and cannot go elsewhere.
    RELEASED = "released-piece";
    /// A capture is made when the taken piece is off and the taking piece released.
    CAPTURE_MADE = "capture-made";
    /// Castling is made with the rook; the king released leaves nothing but castling on that side.
    CASTLING_MADE = "castling-made";
    /// A promotion is made when the new piece is released and the pawn is off.
    PROMOTION_MADE = "promotion-made";
    /// The right to complain ends with touching a piece.
    COMPLAINT_LOST = "touch-complaint-lost";
    /// Who cannot move the pieces proposes an assistant, acceptable to the arbiter.
    ASSISTANT = "moving-assistant";
}

/// A piece is touched: by whom, if he has the move, and where it stood before it (4.3). Of another it is said what that is.
pub(crate) fn may_be_touched(
    docket: &mut Docket,
    square: Square,
    manner: Manner,
) -> Result<Option<(Color, Square)>, Refusal> {
    docket.watched()?;
    docket.at_the_pieces()?;
    let player = docket.player()?;
    seeming::is_there(&docket.game, square, false)?;
    let square = seeming::named(&docket.game, square);
    let square = astray::stood(&docket.game, square);
    if docket.game.position().board().piece_at(square).is_none() {
        if docket.game.seen().is_none() {
            return Err(Refusal::plain(Because::NoPieceStandsThere));
        }
        // It lies there as everybody sees it, and belongs to no move.
        docket.touched(square, manner);
        return Ok(None);
    }
    if player != docket.game.turn() {
        touched_out_of_turn(docket, player, square, manner);
        return Ok(None);
    }
    Ok(Some((player, square)))
}

/// The player who has the move touches a piece (4.2, 4.3).
pub(crate) fn touch(docket: &mut Docket, player: Color, square: Square, manner: Manner) {
    docket.touched(square, manner);
    if docket.game.turn() != player && manner != Manner::Adjusting {
        // What his opponent's hand had left is put right, and he has the move again: this touch binds nobody.
        return docket.rule(Ruling::new(Remedy::PlayOn, &TOUCHED));
    }
    match manner {
        Manner::Plain | Manner::Unclear => {
            docket.declined_by_touch();
            bind(docket, player);
        }
        Manner::Unannounced => {
            docket.declined_by_touch();
            bind_with(docket, player, &ADJUSTING);
        }
        Manner::Doubtful => doubtful(docket, player, square),
        Manner::Adjusting | Manner::Accident | Manner::Felt => {}
    }
}

/// Touch-move binds only the player who has the move, and only he may adjust.
fn touched_out_of_turn(docket: &mut Docket, player: Color, square: Square, manner: Manner) {
    docket.touched(square, manner);
    match manner {
        // As long as his hand is at a move that nobody sees made, he may adjust.
        Manner::Adjusting | Manner::Unannounced if seeming::is_at_work(&docket.game, player) => {}
        Manner::Adjusting | Manner::Unannounced => {
            docket.weigh(player, &ADJUSTING);
        }
        Manner::Plain | Manner::Unclear | Manner::Doubtful => {
            docket.rule(Ruling::new(Remedy::PlayOn, &TOUCHED));
        }
        Manner::Accident | Manner::Felt => {}
    }
}

/// Nobody can tell whether it was an accident. In 2014 a touch binds if it was deliberate, which then has to be
/// shown; since then it counts as intended unless it was plainly an accident. The arbiter may find otherwise.
fn doubtful(docket: &mut Docket, player: Color, square: Square) {
    match docket.game.regulations().edition {
        Edition::Y2014 => docket.rule(Ruling::new(Remedy::PlayOn, &TOUCHED)),
        Edition::Y2018 | Edition::Y2023 => {
            docket.declined_by_touch();
            let (deliberate, of, kept) = (true, Some(player), true);
            docket.record(What::TouchFound {
                square,
                deliberate,
                of,
                kept,
            });
            bind_with(docket, player, &ACCIDENT);
        }
    }
}

/// Two pieces are touched and nobody can tell which was first: one's own counts as first (4.3.3), and of king
/// and rook the king, so that castling is owed (4.4.1).
pub(crate) fn touch_two(docket: &mut Docket, squares: [Square; 2]) -> Result<(), Refusal> {
    docket.watched()?;
    docket.at_the_pieces()?;
    let player = docket.player()?;
    for square in squares {
        seeming::is_there(&docket.game, square, false)?;
    }
    let squares = squares.map(|square| seeming::named(&docket.game, square));
    let squares = squares.map(|square| astray::stood(&docket.game, square));
    let board = *docket.game.position().board();
    let rank = |square: Square| {
        let piece = board.piece_at(square)?;
        Some((piece.color != player, piece.role != chess::Role::King))
    };
    let (Some(first), Some(second)) = (rank(squares[0]), rank(squares[1])) else {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    };
    if player != docket.game.turn() {
        touched_out_of_turn(docket, player, squares[0], Manner::Unclear);
        return Ok(());
    }
    let [a, b] = squares;
    let ordered = if second < first { [b, a] } else { [a, b] };
    for square in ordered {
        let manner = Manner::Unclear;
        docket.touched(square, manner);
    }
    docket.declined_by_touch();
    bind(docket, player);
    Ok(())
}

/// States the duty that follows from what has been touched, as a ruling, when it or its rule is new (4.3–4.5, 4.7).
pub(crate) fn bind(docket: &mut Docket, player: Color) {
    let (duty, ground) = duty_of(&docket.game);
    if is_news(docket, &duty, ground) {
        docket.rule(Ruling::new(Remedy::MustMove { player, duty }, ground));
    }
}

/// The same where a second rule made the touch count.
fn bind_with(docket: &mut Docket, player: Color, rule: &'static Rule) {
    let (duty, ground) = duty_of(&docket.game);
    if is_news(docket, &duty, ground) {
        let ruling = Ruling::new(Remedy::MustMove { player, duty }, ground);
        docket.rule(ruling.with(rule));
    }
}

fn is_news(docket: &Docket, duty: &Duty, ground: &'static Rule) -> bool {
    let game = &docket.game;
    game.duty.as_ref() != Some(duty) || game.duty_by != Some(Ground(ground))
}

/// States the duty again.
fn restate(docket: &mut Docket, player: Color) {
    let (duty, ground) = duty_of(&docket.game);
    docket.rule(Ruling::new(Remedy::MustMove { player, duty }, ground));
}

/// Only the player who has the move moves pieces (1.3); a move made cannot be made again (4.7).
fn may_touch(docket: &Docket) -> Result<Color, Refusal> {
    let player = docket.player()?;
    if player != docket.game.turn() {
        return Err(match docket.game.open_ply() {
            Some(ply) if ply.mover == player => Refusal::by(&RELEASED, Because::MoveMade),
            _ => Refusal::by(&board::TURNS, Because::OpponentMove),
        });
    }
    Ok(player)
}

/// Is it refused because the player has nothing to move now?
fn is_no_turn(refusal: &Refusal) -> bool {
    [Some(Ground(&board::TURNS)), Some(Ground(&RELEASED))].contains(&refusal.ground)
}

/// The player, if he has the move; nobody, if what his hand does now belongs to no move.
fn has_turn(docket: &Docket) -> Result<Option<Color>, Refusal> {
    match may_touch(docket) {
        Err(refusal) if is_no_turn(&refusal) => Ok(None),
        Ok(player) if seeming::is_beyond(&docket.game, player) => Ok(None),
        may => may.map(Some),
    }
}

/// A move is made on the board in one act (4.1, 4.7).
pub(crate) fn make_move(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
) -> Result<(), Refusal> {
    if let (
        Ok(player),
        Attempt::Displace {
            from,
            to,
            placed: None,
        },
    ) = (docket.player(), attempt)
        && finished::finished_by_hand(docket, player, &Act::Put { from, to })
    {
        return Ok(());
    }
    hand_goes(docket, (attempt, hands), When::Now)
}

/// The same now, or when it is settled what a hand did.
fn hand_goes(
    docket: &mut Docket,
    (attempt, hands): (Attempt, Hands),
    when: When,
) -> Result<(), Refusal> {
    if let Attempt::Displace { from, to, .. } = attempt {
        seeming::is_there(&docket.game, from, true)?;
        if astray::went_home(docket, from, to) {
            return Ok(());
        }
    }
    // Whoever puts an illegal move right is not told by what follows that it was one.
    let again = docket.game.open_illegal().is_some();
    match again_in_hand(docket, attempt, hands, when)? {
        Some(attempt) => moves_on(docket, attempt, hands, again),
        None => Ok(()),
    }
}

/// The move itself, over an illegal one that it puts right or not.
fn moves_on(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
    again: bool,
) -> Result<(), Refusal> {
    let player = match may_touch(docket) {
        Err(refusal) if refusal.ground == Some(Ground(&board::TURNS)) => {
            let by = docket.player()?;
            docket.then(Finding::OutOfTurn { by, attempt, hands });
            return Ok(());
        }
        may => may?,
    };
    let attempt = astray::from_before(&docket.game, attempt);
    if let Attempt::Displace { from, to, placed } = attempt {
        if docket.game.position().board().piece_at(from).is_none() {
            return Err(Refusal::plain(Because::NoPieceStandsThere));
        }
        if let Some(king) = castling::king_goes_back(&docket.game, from, to) {
            let (from, to, astray) = (king, king, true);
            docket.record(What::PiecePut { from, to, astray });
        }
        // King and rook put down as for castling are ruled alike, however it is told.
        let steps = placed.is_none() && hands == Hands::One;
        let told = !again || castling::can_castle(&docket.game, from, to);
        let castles = || steps && told && castling::by_castling(&docket.game, from, to);
        let waits = || placed.is_none() && promotion::waits_in_vain(&docket.game, from, to);
        if castles() || waits() {
            return put_down(docket, player, from, to);
        }
    }
    made(docket, player, attempt, hands);
    Ok(())
}

/// A move has been made, at once or piece by piece.
fn made(docket: &mut Docket, player: Color, attempt: Attempt, hands: Hands) {
    docket.then(Finding::Moved {
        player,
        attempt,
        hands,
    });
}

/// A move touches the piece that moves and the piece it takes, if they were not touched before (4.3).
pub(crate) fn touch_by_moving(docket: &mut Docket, attempt: Attempt) {
    let board = *docket.game.position().board();
    let squares = match attempt {
        Attempt::Displace { from, to, .. } => [from, to],
        Attempt::Castle { king, rook } => [king, rook],
    };
    for square in squares {
        let untouched = docket
            .game
            .touched
            .iter()
            .all(|touch| touch.square != square);
        if untouched && board.piece_at(square).is_some() {
            docket.touched(square, Manner::Plain);
        }
    }
}

/// A player who cannot move the pieces proposes an assistant; the arbiter is asked (4.9).
pub(crate) fn propose_assistant(docket: &mut Docket) -> Result<(), Refusal> {
    if docket.game.outcome.is_some() {
        return Err(Refusal::plain(Because::GameOver));
    }
    let of = docket.player()?;
    let question = MovingAssistant { of }.into();
    if docket.game.questions.contains(&question) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.ask(question);
    Ok(())
}

/// 4.9  Is the assistant who will move the pieces acceptable?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MovingAssistant {
    /// For whom.
    pub of: Color,
}

impl fmt::Display for MovingAssistant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether the assistant moves the pieces for {}", self.of)
    }
}

impl Ask for MovingAssistant {
    fn rule(&self) -> &'static Rule {
        &ASSISTANT
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let to = self.of;
        let remedy = answer.either(Remedy::Permitted { to }, Remedy::NotPermitted { to });
        docket.rule(Ruling::new(remedy, &ASSISTANT));
    }
}
