//! Answers in words.

use std::fmt::Write;

use chess::{Color, Move, Position};

/// Moves in SAN with their numbers, as in a game's text.
pub fn movetext(position: &Position, moves: &[Move]) -> String {
    let mut position = *position;
    let mut text = String::new();
    for (i, &mv) in moves.iter().enumerate() {
        let number = position.fullmoves();
        let space = if i == 0 { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = match position.turn() {
            Color::White => write!(text, "{space}{number}. {}", position.san(mv)),
            Color::Black if i == 0 => write!(text, "{number}... {}", position.san(mv)),
            Color::Black => write!(text, " {}", position.san(mv)),
        };
        position.play(mv);
    }
    text
}
