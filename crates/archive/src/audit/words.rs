//! Findings in words.

use chess::{Color, Position};

use super::kind::Kind;
use super::result::Verdict;

/// What a verdict adds to the meaning of its kind.
pub fn verdict(verdict: &Verdict, plies: usize) -> String {
    match verdict.kind {
        Kind::Fivefold | Kind::SeventyFive | Kind::Dead if verdict.ply < plies => {
            match plies - verdict.ply {
                1 => "one more ply was played".to_owned(),
                more => format!("{more} more plies were played"),
            }
        }
        _ => String::new(),
    }
}

/// The move that led to a position, with its number: `41... Re7`. Empty at the beginning of the game and
/// behind its last legal move.
pub fn numbered(positions: &[Position], ply: usize) -> String {
    let Some(before) = ply.checked_sub(1).and_then(|before| positions.get(before)) else {
        return String::new();
    };
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    let number = before.fullmoves();
    let san = positions.get(ply).and_then(|after| {
        let legal = before.legal_moves();
        let mv = legal.into_iter().find(|&mv| before.after(mv) == *after)?;
        Some(before.san(mv))
    });
    match san {
        Some(san) => format!("{number}{dots} {san}"),
        None => format!("{number}{dots}"),
    }
}
