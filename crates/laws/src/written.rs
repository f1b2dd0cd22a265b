//! What a written move means on the board, legal or not.

use chess::notation::{Act as WrittenAct, CheckSign, Language, ReadError, Written, read_written};
use chess::{Attempt, Move, Position, Role, Square, Wing};

use crate::rules::a08_record::Entry;

/// What must have been done on the board if this is what was played: the legal move it says, or else the piece that it
/// names put where it says. Nothing, if that cannot be told.
pub fn attempt_written(position: &Position, text: &str, language: Language) -> Option<Attempt> {
    let text = Entry(text.into()).move_text();
    match position.read_move(&text, language) {
        Ok(reading) => Some(reading.mv.into()),
        Err(ReadError::NoSuchMove(_)) => {
            let act = read_written(&text, language).ok()?.first()?.act;
            let WrittenAct::Piece { to, promotion, .. } = act else {
                return None;
            };
            let from = *pieces_meant(position, Some(act)).first()?;
            Some(Attempt::Displace {
                from,
                to,
                placed: promotion,
            })
        }
        Err(ReadError::Ambiguous(_) | ReadError::Unreadable(_)) => None,
    }
}

/// What a hand did, written like any other move: whether it was a legal one does not show.
pub fn seen(before: &Position, attempt: Attempt) -> Written {
    if let Ok(mv) = before.judge(attempt) {
        return before.written(mv, Default::default());
    }
    let after = before.let_stand(attempt).ok();
    // A mate would have ended the game.
    let check = after.filter(Position::is_check).map(|_| CheckSign::Check);
    let passed = match attempt {
        Attempt::Displace { from, to, .. } => before.takes_in_passing(from, to).is_some(),
        Attempt::Castle { .. } => false,
    };
    let act = match attempt {
        Attempt::Castle { king, rook } => WrittenAct::Castle(Wing::of(king, rook)),
        Attempt::Displace { from, to, placed } => {
            let board = before.board();
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            let capture = passed || board.piece_at(to).is_some();
            let (file, rank) = match role {
                Role::Pawn => (capture.then_some(from.file()), None),
                _ => apart(before, role, from, to),
            };
            WrittenAct::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion: placed,
            }
        }
    };
    Written {
        act,
        check,
        en_passant: passed,
        draw_offer: false,
    }
}

/// What tells a piece from others of its kind that could go there too.
fn apart(
    before: &Position,
    role: Role,
    from: Square,
    to: Square,
) -> (Option<chess::File>, Option<chess::Rank>) {
    let legal = before.legal_moves();
    let another = |mv: &&Move| mv.role() == role && mv.to() == to && mv.from() != from;
    let others: Vec<Square> = legal
        .iter()
        .filter(another)
        .filter(|mv| mv.castles().is_none())
        .map(|mv| mv.from())
        .collect();
    let on_file = others.iter().any(|square| square.file() == from.file());
    let on_rank = others.iter().any(|square| square.rank() == from.rank());
    match (others.is_empty(), on_file, on_rank) {
        (true, ..) => (None, None),
        (_, false, _) => (Some(from.file()), None),
        (_, true, false) => (None, Some(from.rank())),
        (_, true, true) => (Some(from.file()), Some(from.rank())),
    }
}

/// Does a text tell what a hand did, legal or not?
pub(crate) fn tells(before: &Position, text: &str, language: Language, done: Attempt) -> bool {
    let text = Entry(text.into()).move_text();
    if let Ok(reading) = before.read_move(&text, language) {
        return before.judge(done) == Ok(reading.mv);
    }
    let read = read_written(&text, language).unwrap_or_default();
    let legal = before.judge(done).is_ok();
    !legal
        && read
            .iter()
            .any(|written| is_told(before, written.act, done))
}

fn is_told(before: &Position, act: WrittenAct, done: Attempt) -> bool {
    match (act, done) {
        (WrittenAct::Castle(wing), Attempt::Castle { king, rook }) => wing == Wing::of(king, rook),
        (
            WrittenAct::Piece {
                role,
                file,
                rank,
                to: square,
                promotion,
                ..
            },
            Attempt::Displace { from, to, placed },
        ) => {
            before.board().role_at(from) == Some(role)
                && file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
                && (square, promotion) == (to, placed)
        }
        _ => false,
    }
}

/// The pieces that a written move can mean: those that could go there by their nature, or else all of the kind.
pub(crate) fn pieces_meant(position: &Position, act: Option<WrittenAct>) -> Vec<Square> {
    let turn = position.turn();
    let (role, file, rank, to) = match act {
        Some(WrittenAct::Piece {
            role,
            file,
            rank,
            to,
            ..
        }) => (role, file, rank, Some(to)),
        _ => (Role::King, None, None, None),
    };
    // Squares alone name the piece that stands there, whatever it is.
    let role = match (role, file, rank) {
        (Role::Pawn, Some(file), Some(rank)) => {
            let stands = position.board().piece_at(Square::at(file, rank));
            stands
                .filter(|piece| piece.color == turn)
                .map_or(role, |piece| piece.role)
        }
        _ => role,
    };
    let own = position.board().pieces(turn, role).into_iter();
    let named: Vec<Square> = own
        .filter(|square| file.is_none_or(|file| square.file() == file))
        .filter(|square| rank.is_none_or(|rank| square.rank() == rank))
        .collect();
    let occupied = position.board().occupied();
    let reaches = |from: Square, to: Square| match role {
        Role::Pawn => from.file() == to.file() || from.distance(to) == 1,
        _ => chess::attacks::of(turn, role, from, occupied).contains(to),
    };
    let near: Vec<Square> = named
        .iter()
        .copied()
        .filter(|&from| to.is_some_and(|to| reaches(from, to)))
        .collect();
    if near.is_empty() { named } else { near }
}
