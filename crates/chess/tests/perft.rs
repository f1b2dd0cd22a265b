//! Known counts of move sequences.

mod common;

use chess::{Position, perft, perft_by_making};

/// Deeper counts than this are left to the benches.
const MOST_LEAVES: u64 = 30_000_000;

#[test]
fn standard_positions() {
    for (fen, depth, leaves) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            5,
            4_865_609,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            4,
            4_085_603,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            5,
            15_833_292,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            4,
            2_103_487,
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            4,
            3_894_594,
        ),
    ] {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(perft(&position, depth), leaves, "{fen}");
        let swapped = position.color_swapped();
        assert_eq!(perft(&swapped, depth), leaves, "colours exchanged: {fen}");
    }
}

#[test]
fn making_every_move_counts_the_same() {
    let position =
        Position::from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    let position = position.unwrap();
    assert_eq!(perft_by_making(&position, 3), 97_862);
    assert_eq!(perft_by_making(&position, 0), 1);
    let parts = chess::divide(&position, 3);
    assert_eq!(parts.len(), 48);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), 97_862);
}

#[test]
fn shared_counts_of_standard_and_chess960_positions() {
    let Some(text) = common::shared("perft/known.perft") else {
        return;
    };
    let mut position = None;
    let mut checked = 0;
    for line in text.lines() {
        if let Some(epd) = line.strip_prefix("epd ") {
            position =
                Some(Position::from_fen(epd).unwrap_or_else(|error| panic!("{epd}: {error}")));
        } else if let Some(count) = line.strip_prefix("perft ") {
            let (depth, leaves) = count.split_once(' ').expect("depth and leaves");
            let (depth, leaves): (u32, u64) =
                (depth.parse().unwrap(), leaves.trim().parse().unwrap());
            if leaves <= MOST_LEAVES {
                let position = position.expect("a position before its counts");
                assert_eq!(
                    perft(&position, depth),
                    leaves,
                    "{position:?} depth {depth}"
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 300, "only {checked} counts were checked");
}
