//! The hand that goes back to a move already made (4.1, 4.7, 7.5.1).

use chess::{Attempt, Color, Square, Wing};

use super::{PROMOTION_CHOICE_FINAL, PROMOTION_MADE, RELEASED, castling};
use crate::command::{Act, Actor, Done, Hands, Manner, Refusal};
use crate::course::{Finding, follow};
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Ply};
use crate::refusal::Because;
use crate::ruling::{Remedy, Ruling};

/// Is the move still to be settled on which a hand went back, or is that being done now?
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum When {
    /// The hand is at the board.
    Now,
    /// It has left it, and what it did is gone through again.
    Settling,
}

/// The hand goes back to a move that stands on the board and is not completed: the same move made again with one hand puts
/// two hands right (4.1); a released piece cannot go elsewhere on this move (4.7). An illegal move is put right so. Its maker
/// is not told which of the two it was: what he does is noted alike, and settled when his hand is off. The move still to be
/// made, if there is one.
pub(super) fn again_in_hand(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
    when: When,
) -> Result<Option<Attempt>, Refusal> {
    let Ok(player) = docket.player() else {
        return Ok(Some(attempt));
    };
    let game = &docket.game;
    let legal = |ply: &Ply| ply.mover == player && ply.legal.is_ok();
    let stands = game.open_ply().is_some_and(legal);
    let wrong = |ply: &Ply| ply.mover == player;
    let open = stands || game.open_illegal().is_some_and(wrong);
    let Some(made) = game.plies.last().filter(|_| open && game.is_watched()) else {
        return Ok(Some(attempt));
    };
    if made.attempt == attempt && made.again.is_none() {
        docket.record(What::MadeAgain { hands });
        return Ok(None);
    }
    let (lies, told) = (made.attempt, (attempt, hands));
    let attempt = taken_from(game, attempt);
    if !can_be_taken(game, lies, attempt) {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    if let Attempt::Displace { from, .. } = attempt
        && is_put_back(attempt)
    {
        // Picked up and put back: touched, and no more; what lay elsewhere lies right again.
        if game.is_left(from) {
            let (to, astray) = (from, true);
            docket.record(What::PiecePut { from, to, astray });
        }
        docket.then(Finding::Touched(from, Manner::Plain));
        return Ok(None);
    }
    let meant = from_where_it_stood(lies, attempt);
    let castling = castling::castled_after_step(game, attempt);
    if let Some(castling) = castling.filter(|_| stands) {
        docket.record(What::KingCastles);
        return Ok(Some(castling));
    }
    if stands {
        docket.record(What::HandAgain {
            attempt: meant,
            told: None,
        });
        let stands = Remedy::MoveStands {
            attempt: Done(lies),
        };
        let stands = match is_chosen_anew(lies, meant) {
            true => Ruling::new(stands, &PROMOTION_CHOICE_FINAL).with(&PROMOTION_MADE),
            false => Ruling::new(stands, &RELEASED),
        };
        docket.rule_at_the_board(vec![stands]);
        return Ok(None);
    }
    if when == When::Now && !ends_the_game(docket, told) {
        docket.record(What::HandAgain {
            attempt: meant,
            told: Some(told),
        });
        return Ok(None);
    }
    docket.record(What::PiecesPutBack);
    others_stay(docket, lies, meant);
    Ok((!is_put_back(meant)).then_some(meant))
}

/// Does a move that puts an illegal one right end the game? Then nothing waits (5.1.1).
fn ends_the_game(docket: &Docket, told: (Attempt, Hands)) -> bool {
    let mut ahead = docket.ahead();
    settle(&mut ahead);
    let done = super::hand_goes(&mut ahead, told, When::Settling);
    done.and_then(|()| follow(&mut ahead)).is_ok() && ahead.game.outcome.is_some()
}

/// The maker of an illegal move has taken his hand off, or others go on: what he did since he made it counts now, as if it had
/// been settled at once (4.7, 7.5.1).
pub(crate) fn settle(docket: &mut Docket) {
    let Some(ply) = docket.game.open_illegal() else {
        return;
    };
    let (mover, lies) = (ply.mover, ply.attempt);
    if let Some(step) = ply.step() {
        return step_stands(docket, mover, lies, step);
    }
    let told = ply.again.as_ref().map(|again| again.told.clone());
    let told = told.unwrap_or_default();
    let Some((&(first, hands), later)) = told.split_first() else {
        return;
    };
    let by = std::mem::replace(&mut docket.by, Actor::Player(mover));
    let findings = std::mem::take(&mut docket.findings);
    docket.record(What::PiecesPutBack);
    let meant = from_where_it_stood(lies, first);
    others_stay(docket, lies, meant);
    // What was taken when it was told is taken now: nothing can be refused of it any more.
    if !is_put_back(meant) {
        let _ = super::moves_on(docket, meant, hands, true);
        let _ = follow(docket);
    }
    for &told in later {
        let _ = super::hand_goes(docket, told, When::Settling);
        let _ = follow(docket);
    }
    docket.findings = findings;
    docket.by = by;
}

/// A rook was put across to a king who had stepped there, and may not castle: the step was made, and the rook is left astray.
fn step_stands(docket: &mut Docket, mover: Color, lies: Attempt, step: (Square, Square)) {
    let by = std::mem::replace(&mut docket.by, Actor::Player(mover));
    let findings = std::mem::take(&mut docket.findings);
    docket.record(What::PiecesPutBack);
    let (from, to, placed) = (step.0, step.1, None);
    let stepped = Attempt::Displace { from, to, placed };
    super::made(docket, mover, stepped, Hands::One);
    // A move that was taken once is taken again: nothing can be refused of it.
    let _ = follow(docket);
    if let Attempt::Castle { king, rook } = lies {
        let across = Square::at(Wing::of(king, rook).rook_file(), king.rank());
        let (attempt, told) = (
            Attempt::Displace {
                from: rook,
                to: across,
                placed,
            },
            None,
        );
        docket.record(What::HandAgain { attempt, told });
    }
    let attempt = Done(stepped);
    docket.rule_at_the_board(vec![Ruling::new(Remedy::MoveStands { attempt }, &RELEASED)]);
    docket.findings = findings;
    docket.by = by;
}

/// Must it be settled first what a hand did over an illegal move, so that an act can be decided: a press, and the reply to what
/// stands there now (7.5.1)? Whatever else ends it is answered as over a legal one, and settled on the way.
pub(crate) fn is_settled_by(docket: &Docket, act: &Act) -> bool {
    let game = &docket.game;
    let waits = |ply: &&Ply| ply.again.is_some() || ply.step().is_some();
    let Some(ply) = game.open_illegal().filter(waits) else {
        return false;
    };
    let from = match *act {
        Act::Press => return docket.by == Actor::Player(ply.mover),
        Act::Move {
            attempt: Attempt::Displace { from, .. },
            ..
        }
        | Act::Put { from, .. } => from,
        Act::Move {
            attempt: Attempt::Castle { king, .. },
            ..
        } => king,
        _ => return false,
    };
    let mut ahead = docket.ahead();
    settle(&mut ahead);
    let stands = |game: &Game| game.position().board().piece_at(from);
    docket.by != Actor::Player(ply.mover) && stands(game) == stands(&ahead.game)
}

/// What the hand has not taken up again still lies where an illegal move has put it, and belongs to no move now. Of a castling
/// whose rook is taken up the king lies as for castling still.
fn others_stay(docket: &mut Docket, lies: Attempt, meant: Attempt) {
    let up = match meant {
        Attempt::Displace { from, .. } => [from, from],
        Attempt::Castle { king, rook } => [king, rook],
    };
    let put = match lies {
        Attempt::Displace { from, to, .. } => vec![(from, to, true)],
        Attempt::Castle { king, rook } => {
            let wing = Wing::of(king, rook);
            let at = |file| Square::at(file, king.rank());
            let castles_still = is_put_back(meant) && up.contains(&rook);
            vec![
                (king, at(wing.king_file()), !castles_still),
                (rook, at(wing.rook_file()), true),
            ]
        }
    };
    for (from, to, astray) in put {
        if from != to && !up.contains(&from) {
            docket.record(What::PiecePut { from, to, astray });
        }
    }
}

/// A piece that the hand has left elsewhere since is taken from where it lies.
fn taken_from(game: &Game, attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Displace { from, to, placed } => Attempt::Displace {
            from: game.left_on(from).unwrap_or(from),
            to,
            placed,
        },
        Attempt::Castle { .. } => attempt,
    }
}

/// Is there a piece to take: one that lies there now, or stood there before the move?
fn can_be_taken(game: &Game, lies: Attempt, attempt: Attempt) -> bool {
    let Attempt::Displace { from, .. } = attempt else {
        return true;
    };
    let before = game.before(game.plies.len() - 1).board();
    stood(lies, from) != from || before.piece_at(from).is_some()
}

/// Where the piece stood that a move has put on this square; the square itself, if it has put none there.
fn stood(lies: Attempt, square: Square) -> Square {
    match lies {
        Attempt::Displace { from, to, .. } if to == square => from,
        Attempt::Displace { .. } => square,
        Attempt::Castle { king, rook } => {
            let wing = Wing::of(king, rook);
            let put = |file| Square::at(file, king.rank()) == square;
            match (put(wing.king_file()), put(wing.rook_file())) {
                (true, _) => king,
                (_, true) => rook,
                (false, false) => square,
            }
        }
    }
}

/// The piece that was just moved, taken from where it lies, is the one that stood elsewhere before.
fn from_where_it_stood(lies: Attempt, attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Displace { from, to, placed } => {
            let from = stood(lies, from);
            Attempt::Displace { from, to, placed }
        }
        Attempt::Castle { .. } => attempt,
    }
}

/// Is it the same promotion with another piece? The choice was final when the first one touched the square (4.4.4).
fn is_chosen_anew(lies: Attempt, meant: Attempt) -> bool {
    let goes = |attempt| match attempt {
        Attempt::Displace {
            from,
            to,
            placed: Some(_),
        } => Some((from, to)),
        _ => None,
    };
    goes(lies).is_some() && goes(lies) == goes(meant)
}

fn is_put_back(attempt: Attempt) -> bool {
    matches!(attempt, Attempt::Displace { from, to, .. } if from == to)
}

/// Is this the piece that his move takes, legal or not, as long as it is not completed: where it has gone to, or beside that
/// square as if en passant (4.7.1)?
pub(super) fn takes(game: &Game, player: Color, square: Square) -> bool {
    let Some(ply) = game.open_ply().filter(|ply| ply.mover == player) else {
        return false;
    };
    let Attempt::Displace { from, to, .. } = ply.attempt else {
        return false;
    };
    let before = game.before(game.plies.len() - 1);
    let stood = before.board().piece_at(square);
    let opponents = stood.is_some_and(|p| p.color != player);
    opponents && (square == to || before.takes_in_passing(from, to) == Some(square))
}
