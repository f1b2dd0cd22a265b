//! Goes through lines and certificates without trusting whoever made them.
//!
//! It shares no code with the solver, only the shape of what it reads: its rules of the game are its own
//! (`rules`), and so is its view of regions.

mod limits;
mod men;
mod picture;
mod regions;
mod rules;
#[cfg(test)]
mod tests;

use alloc::collections::{BTreeMap, BTreeSet};
use core::fmt;

use chess::{Color, Move, Position};

use crate::verdict::{Certificate, Closed};
pub use limits::{check_line_within, check_within};
use rules::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, WHITE};

/// What is wrong with a line or a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The move of this number is not legal.
    NotLegal(usize),
    /// The line does not end in mate by the side.
    NotMate,
    /// The game is not over, or by mate of the other side.
    NotOver,
    /// The material may mate.
    MaterialSuffices,
    /// The move of this number is not the only one.
    NotForced(usize),
    /// The position to begin with is not in the set.
    NotInside,
    /// A position of the set is mate.
    MateInside,
    /// A legal move leaves the set.
    NotClosed,
    /// The game is over by 9.6 before the move of this number.
    Ended(usize),
    /// The regions do not hold: what is missing.
    Regions(&'static str),
    /// There is no certificate, as it was not kept.
    Dropped,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::NotLegal(number) => write!(f, "move {number} of the line is not legal"),
            Flaw::NotMate => f.write_str("the line does not end in mate"),
            Flaw::NotOver => f.write_str("the game is not over"),
            Flaw::MaterialSuffices => f.write_str("the material may mate"),
            Flaw::NotForced(number) => write!(f, "move {number} is not the only one"),
            Flaw::NotInside => f.write_str("the position is not in the set"),
            Flaw::MateInside => f.write_str("the set contains a mate"),
            Flaw::NotClosed => f.write_str("a legal move leaves the set"),
            Flaw::Ended(number) => write!(f, "the game is over before move {number}"),
            Flaw::Regions(what) => write!(f, "the regions do not hold: {what}"),
            Flaw::Dropped => f.write_str("the certificate was not kept"),
        }
    }
}

impl core::error::Error for Flaw {}

/// Is this a legal series of moves that ends in mate by `side`?
///
/// # Errors
///
/// The first flaw.
pub fn check_line(position: &Position, side: Color, line: &[Move]) -> Result<(), Flaw> {
    let mut board = Board::of(position);
    for (number, &mv) in line.iter().enumerate() {
        let found = board
            .moves()
            .into_iter()
            .find(|(plain, _)| *plain == rules::plain(mv));
        board = found.ok_or(Flaw::NotLegal(number))?.1;
    }
    if board.mated() && board.white != side.is_white() {
        Ok(())
    } else {
        Err(Flaw::NotMate)
    }
}

/// Does the certificate prove that `side` can never mate from this position?
///
/// # Errors
///
/// The first flaw.
pub fn check(position: &Position, side: Color, certificate: &Certificate) -> Result<(), Flaw> {
    check_board(&Board::of(position), side.is_white(), certificate)
}

fn check_board(board: &Board, white: bool, certificate: &Certificate) -> Result<(), Flaw> {
    match certificate {
        Certificate::Over => {
            let lost = board.check() && board.white != white;
            if board.moves().is_empty() && !lost {
                Ok(())
            } else {
                Err(Flaw::NotOver)
            }
        }
        Certificate::Material(_) => {
            if board.white != white && board.mated() {
                return Err(Flaw::MateInside);
            }
            if insufficient(board, white) {
                Ok(())
            } else {
                Err(Flaw::MaterialSuffices)
            }
        }
        Certificate::Forced(moves, end) => {
            let mut board = board.clone();
            for (number, &mv) in moves.iter().enumerate() {
                board = match board.moves().as_slice() {
                    [(plain, after)] if *plain == rules::plain(mv) => after.clone(),
                    _ => return Err(Flaw::NotForced(number)),
                };
            }
            check_board(&board, white, end)
        }
        Certificate::Closed(closed) => check_closed(board, white, closed),
        Certificate::Regions(found) => regions::check(board, white, found),
        // It proves something of a game that ends by 9.6 only.
        Certificate::Counted(_) => Err(Flaw::NotClosed),
        Certificate::Dropped => Err(Flaw::Dropped),
    }
}

fn check_closed(board: &Board, white: bool, closed: &Closed) -> Result<(), Flaw> {
    let inside: BTreeSet<[u64; 4]> = closed.positions.iter().map(|key| key.planes()).collect();
    let mut edge: BTreeMap<[u64; 4], bool> = BTreeMap::new();
    for (key, found) in &closed.edge {
        regions::check(&Board::of_planes(key.planes()), white, found)?;
        edge.insert(key.planes(), true);
    }
    if !inside.contains(&board.planes()) {
        return Err(Flaw::NotInside);
    }
    for &planes in &inside {
        let member = Board::of_planes(planes);
        let moves = member.moves();
        if moves.is_empty() && member.white != white && member.check() {
            return Err(Flaw::MateInside);
        }
        for (_, next) in moves {
            let planes = next.planes();
            if !inside.contains(&planes) && !edge.contains_key(&planes) {
                if next.white != white && next.mated() {
                    return Err(Flaw::MateInside);
                }
                if !insufficient(&next, white) && !next.moves().is_empty() {
                    return Err(Flaw::NotClosed);
                }
            }
        }
    }
    Ok(())
}

/// Can a side never mate with what is on the board, if it is not mate already?
fn insufficient(board: &Board, white: bool) -> bool {
    let count = |role: u8, of_white: bool, shade: Option<usize>| {
        (0..64)
            .filter(|&s| board.squares[s] == role | if of_white { WHITE } else { 0 })
            .filter(|&s| shade.is_none_or(|shade| (s / 8 + s % 8) % 2 == shade))
            .count()
    };
    let men: usize = (PAWN..KING).map(|role| count(role, white, None)).sum();
    let both =
        |role: u8, shade: Option<usize>| count(role, true, shade) + count(role, false, shade);
    let bishops = count(BISHOP, white, None);
    let one_shade = both(BISHOP, Some(0)) == 0 || both(BISHOP, Some(1)) == 0;
    let theirs: usize = (PAWN..QUEEN).map(|role| count(role, !white, None)).sum();
    men == 0
        || men == 1 && count(KNIGHT, white, None) == 1 && theirs == 0
        || men == bishops && one_shade && both(PAWN, None) + both(KNIGHT, None) == 0
}
