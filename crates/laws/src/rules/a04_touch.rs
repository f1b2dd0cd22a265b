//! Article 4: the act of moving the pieces.

use chess::{Attempt, Color, Move, Role, Square};

use crate::command::{Act, Hands, Manner, Refusal, attempt_text};
use crate::decide::Docket;
use crate::discretion::Question;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::game::{Game, Touch};
use crate::rule;
use crate::rule::Rule;
use crate::rules::a09_draws::{self, Found};
use crate::rules::{a05_end, a07_irregularities, a08_record, app_d_blind};
use crate::ruling::{Duty, Remedy, Ruling};
use crate::scenario::words::{WordError, Words};

rule!(
    /// Each move is made with one hand.
    ONE_HAND = "one-hand", "4.1", "4.1", "4.1"
);
rule!(
    /// The player on the move may adjust pieces after saying so.
    ADJUSTING = "adjusting-pieces", "4.2", "4.2.1", "4.2.1"
);
rule!(
    /// Contact counts as intended unless plainly an accident; in 2014 the touch must be deliberate.
    ACCIDENT = "accidental-contact", -, "4.2.2", "4.2.2"
);
rule!(
    /// Touched pieces are moved or taken.
    TOUCHED = "touched-piece", "4.3", "4.3", "4.3"
);
rule!(
    /// Own pieces only: the first that can move.
    TOUCHED_OWN = "touched-own-piece", "4.3.a", "4.3.1", "4.3.1"
);
rule!(
    /// Opponent's pieces only: the first that can be taken.
    TOUCHED_OPPONENTS = "touched-opponents-piece", "4.3.b", "4.3.2", "4.3.2"
);
rule!(
    /// Pieces of both colours.
    TOUCHED_BOTH = "touched-both-colours", "4.3.c", "4.3.3", "4.3.3"
);
rule!(
    /// King and rook touched: castle on that side if it is legal.
    CASTLING_TOUCHED = "castling-touched", "4.4.a", "4.4.1", "4.4.1"
);
rule!(
    /// Rook first, then king: no castling with it, the rook moves.
    ROOK_FIRST = "rook-touched-first", "4.4.b", "4.4.2", "4.4.2"
);
rule!(
    /// King, then rook, castling illegal: another king move, else any.
    ILLEGAL_CASTLING_TOUCHED = "illegal-castling-touched", "4.4.c", "4.4.3", "4.4.3"
);
rule!(
    /// None of the touched pieces can be moved or taken: any legal move.
    CANNOT_MOVE = "touched-piece-cannot-move", "4.5", "4.5", "4.5"
);
rule!(
    /// A released piece has been moved and cannot go elsewhere.
    RELEASED = "released-piece", "4.7", "4.7", "4.7"
);
rule!(
    /// The right to complain ends with touching a piece.
    COMPLAINT_LOST = "touch-complaint-lost", "4.8", "4.8", "4.8"
);
rule!(
    /// White begins, and the players take turns.
    TURNS = "first-move-and-turns", "1.1¶2", "1.2", "1.2"
);

pub(crate) static RULES: &[&Rule] = &[
    &ONE_HAND,
    &ADJUSTING,
    &ACCIDENT,
    &TOUCHED,
    &TOUCHED_OWN,
    &TOUCHED_OPPONENTS,
    &TOUCHED_BOTH,
    &CASTLING_TOUCHED,
    &ROOK_FIRST,
    &ILLEGAL_CASTLING_TOUCHED,
    &CANNOT_MOVE,
    &RELEASED,
    &COMPLAINT_LOST,
    &TURNS,
];

/// A piece is touched.
pub(crate) fn touch(docket: &mut Docket, square: Square, manner: Manner) -> Result<(), Refusal> {
    docket.in_play()?;
    let player = docket.player()?;
    if docket.game.position().board().piece_at(square).is_none() {
        return Err(Refusal::plain("no piece stands there"));
    }
    if player != docket.game.turn() {
        // Only the player on the move may adjust; any touch by the other is misconduct at most (6.2.5, 12.9).
        return Err(Refusal::by(
            &ADJUSTING,
            "only the player who has the move may touch the pieces",
        ));
    }
    docket.record(What::Touched { square, manner });
    match manner {
        Manner::Plain => {
            close_windows(docket);
            bind(docket, player);
        }
        Manner::Doubtful => {
            let question = Question::AccidentalContact { by: player, square };
            let rule = match docket.game.regulations().edition {
                Edition::Y2014 => &TOUCHED,
                Edition::Y2018 | Edition::Y2023 => &ACCIDENT,
            };
            docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, rule));
        }
        Manner::Adjusting | Manner::Accident => {}
    }
    Ok(())
}

/// States the duty that follows from what has been touched, as a ruling, when it is new.
pub(crate) fn bind(docket: &mut Docket, player: Color) {
    let (duty, ground) = duty_of(&docket.game);
    if docket.game.duty.as_ref() != Some(&duty) {
        docket.rule(Ruling::new(Remedy::MustMove { player, duty }, ground));
    }
}

/// Touching a piece with the intention of moving it answers an offer with no (9.1.2.1) and lets an earlier
/// illegal move stand where the window is still open (A.5.2 closes at the move made, not here).
fn close_windows(docket: &mut Docket) {
    if docket.game.offer == Some(!docket.game.turn()) {
        docket.record(What::DrawDeclined);
    }
}

/// A move is made on the board.
pub(crate) fn make_move(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
) -> Result<(), Refusal> {
    docket.in_play()?;
    let player = docket.player()?;
    app_d_blind::may_move(docket, player)?;
    if player != docket.game.turn() {
        return Err(match docket.game.open_ply() {
            Some(ply) if ply.mover == player => Refusal::by(&RELEASED, "the move has been made"),
            _ => {
                a07_irregularities::moved_out_of_turn(docket, player, attempt);
                return Ok(());
            }
        });
    }
    if let Attempt::Displace { from, .. } = attempt
        && docket.game.position().board().piece_at(from).is_none()
    {
        return Err(Refusal::plain("no piece stands there"));
    }
    if docket
        .game
        .open_ply()
        .is_some_and(|ply| ply.mover != player)
    {
        docket.record(What::MoveCompleted(Completion::NextMove));
        if let Some(ruling) = a09_draws::automatic_on_completed(&docket.game) {
            docket.rule(ruling);
            return Ok(());
        }
    }
    close_windows(docket);
    a08_record::before_move(docket, player);
    a07_irregularities::opponent_moved(docket);
    touch_by_moving(docket, attempt);
    let legal = docket.game.position().judge(attempt);
    docket.record(What::MoveMade {
        attempt,
        hands,
        legal,
    });
    if legal.is_ok() {
        a05_end::after_move(docket);
        if docket.game.outcome.is_none() {
            a07_irregularities::two_hands_seen(docket, player);
        }
    }
    Ok(())
}

/// A move touches the piece that moves and the piece it takes, if they were not touched before.
fn touch_by_moving(docket: &mut Docket, attempt: Attempt) {
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
            docket.record(What::Touched {
                square,
                manner: Manner::Plain,
            });
        }
    }
}

/// The opponent or the arbiter objects to a breach of touch-move by the last move.
pub(crate) fn complain(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let Some(ply) = docket.game.plies.last() else {
        return Err(Refusal::plain("no move has been made"));
    };
    if docket.by == crate::command::Actor::Player(ply.mover) {
        return Err(Refusal::plain("the complaint is the opponent's"));
    }
    let touched_since = !docket.game.touched.is_empty();
    if touched_since && docket.by != crate::command::Actor::Arbiter {
        return Err(Refusal::by(
            &COMPLAINT_LOST,
            "the right to complain ended with touching a piece",
        ));
    }
    let mover = ply.mover;
    let before = attempt_text(&ply.attempt);
    let breach = ply.legal.is_ok() && !ply.kept_to_duty;
    docket.record(What::Complained);
    if !breach {
        let of = match docket.by {
            crate::command::Actor::Player(color) => color,
            _ => !mover,
        };
        docket.rule(Ruling::new(
            Remedy::ClaimRejected {
                of,
                found: Found::Nothing,
            },
            &TOUCHED,
        ));
        return Ok(());
    }
    let (duty, ground) = duty_after_reinstating(&docket.game);
    docket.stop_clocks();
    let rulings = vec![
        Ruling::new(Remedy::Reinstate { before }, &TOUCHED),
        Ruling::new(
            Remedy::MustMove {
                player: mover,
                duty,
            },
            ground,
        ),
    ];
    docket.rule_at_the_board(rulings);
    Ok(())
}

/// The duty once the last move has been taken back: what was touched for it still binds.
pub(crate) fn duty_after_reinstating(game: &Game) -> (Duty, &'static Rule) {
    let mut before = game.clone();
    if let Some(ply) = before.plies.pop() {
        before.touched = ply.touched;
        before.duty = ply.owed.map(|duty| *duty);
    }
    duty_of(&before)
}

impl Game {
    /// The moves still open to the player who has the move, by Article 4 and by what has been ruled.
    pub fn open_moves(&self) -> Vec<Move> {
        let all = self.position().legal_moves();
        let (duty, _) = duty_of(self);
        let open: Vec<Move> = all
            .iter()
            .copied()
            .filter(|&mv| meets(self, &duty, mv))
            .collect();
        if open.is_empty() { all.to_vec() } else { open }
    }
}

fn meets(game: &Game, duty: &Duty, mv: Move) -> bool {
    let board = game.position().board();
    let takes_on = |square: Square| match mv {
        Move::EnPassant { from, to } => Square::at(to.file(), from.rank()) == square,
        _ => mv.to() == square && board.color_at(square).is_some() && mv.castles().is_none(),
    };
    match duty {
        Duty::Move(square) => {
            mv.from() == *square && (mv.castles().is_none() || !rook_came_first(game, mv))
        }
        Duty::Capture(square) => takes_on(*square),
        Duty::CaptureWith { target, with } => mv.from() == *with && takes_on(*target),
        Duty::Castle(rook) => matches!(mv, Move::Castle { rook: r, .. } if r == *rook),
        Duty::Play(text) => attempt_text(&mv.into()) == *text,
        Duty::OneOf(squares) => squares.contains(&mv.from()),
        Duty::Any => true,
    }
}

fn rook_came_first(game: &Game, mv: Move) -> bool {
    let Move::Castle { king, rook } = mv else {
        return false;
    };
    let place = |square| game.touched.iter().position(|touch| touch.square == square);
    matches!((place(rook), place(king)), (Some(r), Some(k)) if r < k)
}

/// The duty that follows from what has been touched, with its rule. The order of the questions is the
/// precedence: castling first, then pieces of both colours, then of one.
pub(crate) fn duty_of(game: &Game) -> (Duty, &'static Rule) {
    if let Some(duty) = game.duty.as_ref().filter(|duty| duty.outlasts_touch()) {
        return (duty.clone(), &a09_draws::CLAIM_WRONG);
    }
    let turn = game.turn();
    let (own, others): (Vec<Touch>, Vec<Touch>) = game
        .touched
        .iter()
        .partition(|touch| touch.piece.color == turn);
    if let Some(castling) = castling_duty(game, &own) {
        return castling;
    }
    let legal = game.position().legal_moves();
    let possible = |duty: &Duty| legal.iter().any(|&mv| meets(game, duty, mv));
    let first = match (own.first(), others.first()) {
        (None, None) => {
            return match &game.duty {
                Some(duty) => (duty.clone(), &TOUCHED),
                None => (Duty::Any, &CANNOT_MOVE),
            };
        }
        (Some(mine), Some(theirs)) => {
            let both = Duty::CaptureWith {
                target: theirs.square,
                with: mine.square,
            };
            if possible(&both) {
                return (both, &TOUCHED_BOTH);
            }
            &TOUCHED_BOTH
        }
        (Some(_), None) => &TOUCHED_OWN,
        (None, Some(_)) => &TOUCHED_OPPONENTS,
    };
    let single = |touch: &Touch| {
        if touch.piece.color == turn {
            Duty::Move(touch.square)
        } else {
            Duty::Capture(touch.square)
        }
    };
    let found = game.touched.iter().map(single).find(possible);
    found.map_or((Duty::Any, &CANNOT_MOVE), |duty| (duty, first))
}

/// King and rook touched, in either order (4.4.1–4.4.3).
fn castling_duty(game: &Game, own: &[Touch]) -> Option<(Duty, &'static Rule)> {
    let king = own
        .iter()
        .position(|touch| touch.piece.role == Role::King)?;
    let rook = own
        .iter()
        .position(|touch| touch.piece.role == Role::Rook)?;
    let legal = game.position().legal_moves();
    if rook < king {
        let square = own[rook].square;
        let can_move = legal.iter().any(|&mv| mv.from() == square);
        let duty = if can_move {
            Duty::Move(square)
        } else {
            Duty::Move(own[king].square)
        };
        return Some((duty, &ROOK_FIRST));
    }
    let castle = Duty::Castle(own[rook].square);
    if legal.iter().any(|&mv| meets(game, &castle, mv)) {
        return Some((castle, &CASTLING_TOUCHED));
    }
    let square = own[king].square;
    let can_move = legal.iter().any(|&mv| mv.from() == square);
    Some((
        if can_move {
            Duty::Move(square)
        } else {
            Duty::Any
        },
        &ILLEGAL_CASTLING_TOUCHED,
    ))
}

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(if words.take("touches") {
        let square = words.square()?;
        Some(Act::Touch {
            square,
            manner: manner_words(words),
        })
    } else if words.take("moves") {
        let attempt = words.attempt()?;
        let hands = if words.take("with two hands") {
            Hands::Two
        } else {
            Hands::One
        };
        Some(Act::Move { attempt, hands })
    } else if words.take("complains") {
        Some(Act::Complain)
    } else {
        None
    })
}

fn manner_words(words: &mut Words) -> Manner {
    if words.take("to adjust") {
        Manner::Adjusting
    } else if words.take("by accident") {
        Manner::Accident
    } else if words.take("perhaps by accident") {
        Manner::Doubtful
    } else {
        Manner::Plain
    }
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(words.take("intervenes").then_some(Act::Complain))
}
