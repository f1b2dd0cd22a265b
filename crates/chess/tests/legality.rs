//! One move at a time and all moves at once must agree, on every conceivable move.

mod chance;

use std::collections::HashSet;

use chess::{Move, Position, Role, Square};

fn conceivable() -> Vec<Move> {
    let mut moves = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            for role in Role::ALL {
                moves.push(Move::Normal { role, from, to });
                moves.push(Move::Promotion { from, to, role });
            }
            moves.push(Move::EnPassant { from, to });
            moves.push(Move::Castle {
                king: from,
                rook: to,
            });
        }
    }
    moves
}

#[test]
fn is_legal_agrees_with_the_generator_on_every_conceivable_move() {
    let conceivable = conceivable();
    let check = |position: &Position, legal: &[Move]| {
        let legal: HashSet<Move> = legal.iter().copied().collect();
        for &mv in &conceivable {
            assert_eq!(
                position.is_legal(mv),
                legal.contains(&mv),
                "{mv:?} in {position:?}"
            );
        }
    };
    chance::positions(7, 5, check);
}

#[test]
fn every_legal_move_is_found_legal() {
    chance::positions(8, 100, |position, legal| {
        for &mv in legal {
            assert!(position.is_legal(mv), "{mv:?} in {position:?}");
        }
    });
}

#[test]
fn more_moves_than_a_few_are_those_that_are_counted() {
    chance::positions(9, 100, |position, legal| {
        let all = legal.len() as u64;
        assert_eq!(position.has_legal_move(), all > 0, "{position:?}");
        for few in [0, 1, 3, all.saturating_sub(1), all, all + 1] {
            let more = position.has_more_moves_than(few);
            assert_eq!(more, all > few, "{few} in {position:?}");
        }
    });
}
