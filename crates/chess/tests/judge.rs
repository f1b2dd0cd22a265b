//! The two readings of Article 3 against each other: what the generator allows and what the judge says to
//! every displacement that a hand can make.

mod common;

use std::collections::HashSet;

use chess::{Attempt, Illegality, Move, Position, Role, Square};
use common::{Chance, random_game, random_start};

fn every_attempt() -> impl Iterator<Item = Attempt> {
    let placed = [
        None,
        Some(Role::Queen),
        Some(Role::Rook),
        Some(Role::Bishop),
        Some(Role::Knight),
    ];
    let pairs = || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let displacements = pairs()
        .flat_map(move |(from, to)| placed.map(|placed| Attempt::Displace { from, to, placed }));
    displacements.chain(pairs().map(|(king, rook)| Attempt::Castle { king, rook }))
}

/// What the judge allows, as moves. Putting the same piece down "as" itself is no different move.
fn allowed(position: &Position) -> HashSet<Move> {
    every_attempt()
        .filter_map(|attempt| position.judge(attempt).ok())
        .collect()
}

fn check(position: &Position) {
    let generated: HashSet<Move> = position.legal_moves().into_iter().collect();
    assert_eq!(allowed(position), generated, "{position:?}");
    assert_eq!(
        position.count_legal_moves(),
        generated.len() as u64,
        "{position:?}"
    );
    assert_eq!(
        position.has_legal_move(),
        !generated.is_empty(),
        "{position:?}"
    );
}

#[test]
fn in_random_games() {
    let mut chance = Chance::new(3);
    for _ in 0..40 {
        let start = random_start(&mut chance);
        random_game(&mut chance, start, 120, |position, _| check(position));
    }
}

/// An illegal move may stand, and then the position may be one that no legal game reaches: kings side by side,
/// pawns on the last rank, both sides in check. The two readings must agree there too.
#[test]
fn in_games_where_illegal_moves_stand() {
    let mut chance = Chance::new(4);
    let mut irregular = 0;
    for _ in 0..60 {
        let mut position = random_start(&mut chance);
        for _ in 0..60 {
            check(&position);
            irregular += usize::from(!position.irregularities().is_empty());
            let own: Vec<Square> = position
                .board()
                .color(position.turn())
                .into_iter()
                .collect();
            let from = chance.pick(&own);
            let to = Square::new(chance.below(64) as u8).unwrap();
            let placed = (chance.below(8) == 0).then(|| chance.pick(&Role::ALL[..5]));
            let attempt = Attempt::Displace { from, to, placed };
            // Taking a king leaves nothing to play from; then a legal move is made instead, if there is one.
            position = match position.let_stand(attempt) {
                Ok(next) => next,
                Err(_) => match position.legal_moves().first() {
                    Some(&mv) => position.after(mv),
                    None => break,
                },
            };
        }
    }
    assert!(
        irregular > 500,
        "only {irregular} irregular positions were met"
    );
}

#[test]
fn a_legal_move_that_stands_is_the_move() {
    let mut chance = Chance::new(5);
    for _ in 0..50 {
        let start = random_start(&mut chance);
        random_game(&mut chance, start, 100, |position, _| {
            for mv in position.legal_moves() {
                assert_eq!(
                    position.let_stand(mv.into()),
                    Ok(position.after(mv)),
                    "{position:?} {mv}"
                );
            }
        });
    }
}

fn verdict(fen: &str, attempt: Attempt) -> Result<Move, Illegality> {
    Position::from_fen(fen).unwrap().judge(attempt)
}

fn moved(text: &str) -> Attempt {
    let placed = text
        .as_bytes()
        .get(4)
        .and_then(|&letter| Role::from_letter(letter));
    Attempt::Displace {
        from: text[..2].parse().unwrap(),
        to: text[2..4].parse().unwrap(),
        placed,
    }
}

#[test]
fn each_illegality_names_its_article() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castle = Attempt::Castle {
        king: Square::E1,
        rook: Square::H1,
    };
    for (fen, attempt, topic) in [
        (start, moved("e4e5"), "first-move-and-turns"),
        (start, moved("e7e5"), "the-game"),
        (start, moved("e2e2"), "first-move-and-turns"),
        (start, moved("a1a2"), "own-piece-on-square"),
        (start, moved("a1a3"), "no-jumping"),
        (start, moved("c1c4"), "bishop-move"),
        (start, moved("d1e3"), "queen-move"),
        (start, moved("b1b3"), "knight-move"),
        (start, moved("e2d4"), "pawn-moves"),
        (start, moved("e2d3"), "pawn-capture"),
        (start, moved("e2e4q"), "promotion-duty"),
        (start, moved("e1e3"), "king-step"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", moved("a1b2"), "rook-move"),
        (
            "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1",
            moved("e2e3"),
            "pawn-one-step",
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            moved("e3e5"),
            "pawn-two-steps",
        ),
        (
            "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1",
            moved("d5e6"),
            "en-passant-at-once",
        ),
        (
            "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
            moved("a7a8"),
            "promotion-duty",
        ),
        (
            "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
            moved("a7a8k"),
            "promotion-free-choice",
        ),
        (
            "8/8/8/8/8/4k3/4R3/4K3 w - - 0 1",
            moved("e2e3"),
            "checkmate-meaning",
        ),
        (
            "4k3/8/8/8/8/4r3/4R3/4K3 w - - 0 1",
            moved("e2a2"),
            "king-not-exposed",
        ),
        (
            "4k3/8/8/8/8/8/4r3/K7 w - - 0 1",
            moved("a1a2"),
            "king-not-exposed",
        ),
        (start, castle, "castling-blocked"),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            castle,
            "castling-right-lost",
        ),
        ("4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", castle, "castling"),
        (
            "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1",
            castle,
            "castling-through-attack",
        ),
        (
            "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1",
            castle,
            "castling-through-attack",
        ),
        (
            "4k3/8/8/8/8/6r1/8/4K2R w K - 0 1",
            castle,
            "castling-through-attack",
        ),
    ] {
        let illegality = verdict(fen, attempt).expect_err(fen);
        assert_eq!(
            illegality.topic(),
            topic,
            "{fen}: {attempt:?} is {illegality}"
        );
    }
    // The rook may be attacked, and may pass an attacked square on the long side.
    assert!(verdict("4k3/8/8/8/8/7r/8/4K2R w K - 0 1", castle).is_ok());
    let long = Attempt::Castle {
        king: Square::E1,
        rook: Square::A1,
    };
    assert!(verdict("4k3/8/8/8/8/1r6/8/R3K3 w Q - 0 1", long).is_ok());
}

/// II.3.2.7: in Chess960 the rook may shield the king until it moves.
#[test]
fn a_rook_that_leaves_may_uncover_the_king() {
    let attempt = Attempt::Castle {
        king: Square::C1,
        rook: Square::B1,
    };
    let fen = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1";
    assert!(matches!(
        verdict(fen, attempt),
        Err(Illegality::KingInCheck { .. })
    ));
    assert!(verdict("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", attempt).is_ok());
}
