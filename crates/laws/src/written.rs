//! What a written move means on the board, legal or not.

use chess::notation::{Act as WrittenAct, Language, ReadError, read_written};
use chess::{Attempt, Position, Role, Square};

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
