//! Answers in words.

use std::fmt::Write;

use chess::{Bitboard, Color, Move, Position};
use mate::{Ground, Reason};

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

/// Why a side can never mate.
pub fn reason(reason: &Reason, side: Color) -> String {
    let other = !side;
    let ground = match reason.ground {
        Ground::Stalemate => "it is stalemate".to_owned(),
        Ground::Mated => format!("{side} is mated"),
        Ground::BareKing => format!("{side} has nothing but a king"),
        Ground::KnightAgainstQueens => {
            format!("{side} has only a knight, and {other} has only queens to be in the way")
        }
        Ground::BishopsOfOneShade => {
            "there are only bishops, all on squares of one colour".to_owned()
        }
        Ground::Locked {
            pawns,
            kings,
            attackable,
        } => {
            let mut text = String::new();
            if pawns.any() {
                let _ = write!(text, "the pawns on {} are locked; ", squares(pawns));
            }
            let _ = write!(
                text,
                "the white king can reach {}, the black king {}; ",
                region(kings.white),
                region(kings.black)
            );
            text.push_str(&if attackable {
                format!("no arrangement within that mates the {other} king")
            } else {
                format!("nothing can ever attack the {other} king")
            });
            text
        }
        Ground::Fenced { positions } => {
            format!("every line of play soon ends where the men are locked, within {positions} positions")
        }
        Ground::Exhausted { positions } => {
            format!("none of the {positions} positions that can follow is mate")
        }
    };
    match reason.forced {
        0 => ground,
        1 => format!("after the only legal move, {ground}"),
        moves => format!("after {moves} forced moves, {ground}"),
    }
}

fn squares(set: Bitboard) -> String {
    let names: Vec<String> = set.into_iter().map(|square| square.to_string()).collect();
    names.join(" ")
}

/// A few squares by name, many by their number.
fn region(set: Bitboard) -> String {
    match set.count() {
        0..=12 => format!("only {}", squares(set)),
        count => format!("only {count} squares"),
    }
}
