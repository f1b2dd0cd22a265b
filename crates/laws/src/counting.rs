//! What follows from positions alone: sameness, appearances, moves without progress, ends on the board.
//!
//! A game under way and an audit of old ones ask the same questions of different stores of positions. Here are the
//! answers, as pure functions: whoever keeps the positions hands them over, the latest first.

use chess::{Color, Move, Position, Role};

use crate::edition::Edition;

/// Appearances of one position after which a draw can be claimed (9.2).
pub const THIRD: usize = 3;

/// Appearances of one position after which the game is drawn (9.6.1).
pub const FIFTH: usize = 5;

/// Half-moves without a capture or a pawn move after which a draw can be claimed: 50 by each side (9.3).
pub(crate) const FIFTY: u32 = 100;

/// Half-moves without a capture or a pawn move after which the game is drawn: 75 by each side (9.6.2).
pub(crate) const SEVENTY_FIVE: u32 = 150;

/// An end that comes with the position, whatever was played before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// Checkmate, given by this side (5.1.1).
    Checkmate(Color),
    /// Stalemate (5.2.1).
    Stalemate,
}

/// Does the position end the game because the player on the move has no legal move?
#[inline]
pub fn end_of(position: &Position) -> Option<End> {
    if position.has_legal_move() || kings_touch(position) {
        None
    } else if position.is_check() {
        Some(End::Checkmate(!position.turn()))
    } else {
        Some(End::Stalemate)
    }
}

/// Are two hands for a legal move an illegal move once the clock is pressed (7.5.4)? In 2018 for castling, capture and
/// promotion; 2023 names these as examples.
pub(crate) fn two_hands_are_illegal(edition: Edition, before: &Position, mv: Move) -> bool {
    match edition {
        Edition::Y2014 => false,
        Edition::Y2018 => {
            mv.castles().is_some() || mv.promotion().is_some() || before.is_capture(mv)
        }
        Edition::Y2023 => true,
    }
}

/// Do the kings stand side by side? No play leads there and a king mates nobody, so nothing ends by it.
#[inline]
pub(crate) fn kings_touch(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|color| position.king(color));
    let files = white.file().index().abs_diff(black.file().index());
    let ranks = white.rank().index().abs_diff(black.rank().index());
    files <= 1 && ranks <= 1
}

/// How many half-moves back a position can have stood: nothing before the last capture or pawn move is the same.
#[inline]
pub fn reach(of: &Position) -> usize {
    of.halfmoves() as usize
}

/// Can a position have stood so often? It takes two half-moves forth and two back for every time after the first.
#[inline]
pub fn can_have_stood(of: &Position, times: usize) -> bool {
    may_have_stood(of.halfmoves(), times)
}

/// The same after so many half-moves that can be undone.
pub(crate) fn may_have_stood(half_moves: u32, times: usize) -> bool {
    half_moves as usize >= 4 * (times - 1)
}

/// Those of some positions, given with their keys, that are the same as this one (9.2.3).
#[inline]
pub fn same<'a>(
    of: &'a Position,
    key: u64,
    among: impl Iterator<Item = (u64, &'a Position)>,
) -> impl Iterator<Item = &'a Position> {
    among
        .filter(move |&(stood, position)| stood == key && position.is_same(of))
        .map(|(_, position)| position)
}

/// Has the position come for the fifth time, given all its appearances with the last one first? In 2014 only on
/// consecutive alternate moves: with nothing but four half-moves from each to the next.
pub fn is_fivefold<'a>(edition: Edition, appearances: impl Iterator<Item = &'a Position>) -> bool {
    let mut last = None;
    let in_a_row = |(times, then): &(usize, &Position)| {
        let last = *last.get_or_insert(then.ply());
        match edition {
            Edition::Y2014 => then.ply() + 4 * *times as u32 == last,
            Edition::Y2018 | Edition::Y2023 => true,
        }
    };
    appearances
        .enumerate()
        .take_while(in_a_row)
        .nth(FIFTH - 1)
        .is_some()
}

/// Fifty moves by each without a capture or a pawn move stand on the board (9.3.2).
#[inline]
pub fn is_fifty(position: &Position) -> bool {
    position.halfmoves() >= FIFTY
}

/// Is one half-move without a capture or a pawn move enough for that?
#[inline]
pub fn is_fifty_near(position: &Position) -> bool {
    position.halfmoves() + 1 >= FIFTY
}

/// Can a move be written that completes them (9.3.1)?
pub fn can_be_fifty(position: &Position) -> bool {
    is_fifty_near(position) && has_quiet_move(position)
}

/// Is there a legal move that is no capture and no pawn move?
fn has_quiet_move(position: &Position) -> bool {
    let quiet = |mv: &Move| mv.role() != Role::Pawn && !position.is_capture(*mv);
    position.legal_moves().iter().any(quiet)
}

/// Seventy-five moves by each draw the game, unless the last one has mated (9.6.2).
#[inline]
pub fn is_seventy_five(position: &Position) -> bool {
    position.halfmoves() >= SEVENTY_FIVE && !position.is_checkmate()
}

/// Does a resignation bring a draw if the opponent could never mate (5.1.2)?
pub fn resignation_can_draw(edition: Edition) -> bool {
    match edition {
        Edition::Y2014 | Edition::Y2018 => false,
        Edition::Y2023 => true,
    }
}

/// Half-moves that must have been made before a draw is agreed (5.2.3).
pub fn moves_before_agreement(edition: Edition) -> u32 {
    match edition {
        Edition::Y2014 => 0,
        Edition::Y2018 | Edition::Y2023 => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(fen: &str) -> Position {
        Position::from_fen(fen).expect("a position")
    }

    #[test]
    fn a_number_has_two_sides() {
        let rooks = |halfmoves: u32| at(&format!("7k/8/8/8/8/8/R7/K7 w - - {halfmoves} 90"));
        assert!(!is_fifty(&rooks(99)) && is_fifty(&rooks(100)));
        assert!(!can_be_fifty(&rooks(98)) && can_be_fifty(&rooks(99)));
        assert!(!is_seventy_five(&rooks(149)) && is_seventy_five(&rooks(150)));
        assert!(!can_have_stood(&rooks(15), FIFTH) && can_have_stood(&rooks(16), FIFTH));
    }

    #[test]
    fn mate_outranks_the_seventy_five_moves() {
        let mated = at("R6k/8/6K1/8/8/8/8/8 b - - 150 120");
        assert_eq!(end_of(&mated), Some(End::Checkmate(Color::White)));
        assert!(!is_seventy_five(&mated));
        // A king beside the other mates nobody; one square further a queen does.
        assert_eq!(end_of(&at("8/8/8/8/8/8/k7/K7 w - - 0 1")), None);
        assert_eq!(
            end_of(&at("8/8/8/8/8/1k6/8/K6q w - - 0 1")),
            Some(End::Checkmate(Color::Black))
        );
        let stalemate = at("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
        assert_eq!(end_of(&stalemate), Some(End::Stalemate));
    }

    #[test]
    fn fifth_times_in_a_row_and_not() {
        let stood = |ply: u32| at(&format!("7k/8/8/8/8/8/R7/K7 w - - 20 {}", 1 + ply / 2));
        let row: Vec<Position> = [40, 36, 32, 28, 24].map(stood).to_vec();
        let gap: Vec<Position> = [40, 36, 30, 26, 22].map(stood).to_vec();
        for edition in Edition::ALL {
            assert!(is_fivefold(edition, row.iter()));
            assert_eq!(is_fivefold(edition, gap.iter()), edition != Edition::Y2014);
            assert!(!is_fivefold(edition, row[..4].iter()));
        }
    }
}
