//! Move generation beside the peers: perft with bulk counting and by plain make.
//!
//! `cargo run --profile bench -p benches --bin board` prints the tables of docs/performance.md; with
//! `RUSTFLAGS="-C target-cpu=x86-64-v3"` and `--features pext` for that target.

use cozy_chess::Board as Cozy;
use cpu_time::ThreadTime;
use montyformat::chess::{Castling as MontyCastling, Position as Monty};
use peer_chess::{Board as Peer, MoveGen};
use shakmaty::{CastlingMode, Chess, Position as _};

/// Name, FEN, depth for bulk counting, depth by making, leaves at the first.
const STANDARD: [(&str, &str, u32, u32, u64); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        6,
        5,
        119_060_324,
    ),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        4,
        193_690_690,
    ),
    (
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        7,
        6,
        178_633_661,
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        5,
        15_833_292,
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        5,
        4,
        89_941_194,
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        4,
        164_075_551,
    ),
];

/// Chess960 positions with castling on both sides; Shredder-FEN.
const SHUFFLED: [(&str, &str, u32, u32, u64); 3] = [
    (
        "960 no. 0",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        5,
        4,
        8_146_062,
    ),
    (
        "960 no. 1",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        5,
        4,
        16_253_601,
    ),
    (
        "960 no. 3",
        "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
        5,
        4,
        9_183_776,
    ),
];

trait Peerage {
    const NAME: &str;
    type Board;
    fn read(fen: &str) -> Self::Board;
    fn bulk(board: &Self::Board, depth: u32) -> u64;
    fn plain(board: &Self::Board, depth: u32) -> u64;
}

struct Adoube;
impl Peerage for Adoube {
    const NAME: &str = "adoube";
    type Board = chess::Position;
    fn read(fen: &str) -> Self::Board {
        chess::Position::from_fen(fen).expect("FEN")
    }
    fn bulk(board: &Self::Board, depth: u32) -> u64 {
        chess::perft(board, depth)
    }
    fn plain(board: &Self::Board, depth: u32) -> u64 {
        chess::perft_by_making(board, depth)
    }
}

struct Shakmaty;
impl Peerage for Shakmaty {
    const NAME: &str = "shakmaty";
    type Board = Chess;
    fn read(fen: &str) -> Chess {
        let fen: shakmaty::fen::Fen = fen.parse().expect("FEN");
        fen.into_position(CastlingMode::Chess960).expect("position")
    }
    fn bulk(board: &Chess, depth: u32) -> u64 {
        shakmaty::perft(board, depth)
    }
    fn plain(board: &Chess, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = board.legal_moves();
        moves
            .iter()
            .map(|&mv| {
                let mut next = board.clone();
                next.play_unchecked(mv);
                Self::plain(&next, depth - 1)
            })
            .sum()
    }
}

struct CozyChess;
impl Peerage for CozyChess {
    const NAME: &str = "cozy-chess";
    type Board = Cozy;
    fn read(fen: &str) -> Cozy {
        Cozy::from_fen(
            fen,
            fen.contains("Hh") || fen.contains("HF") || fen.contains("HE") || fen.contains("hf"),
        )
        .expect("FEN")
    }
    fn bulk(board: &Cozy, depth: u32) -> u64 {
        let mut leaves = 0;
        if depth == 1 {
            board.generate_moves(|moves| {
                leaves += moves.len() as u64;
                false
            });
            return leaves;
        }
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += Self::bulk(&next, depth - 1);
            }
            false
        });
        leaves
    }
    fn plain(board: &Cozy, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += Self::plain(&next, depth - 1);
            }
            false
        });
        leaves
    }
}

struct ChessCrate;
impl Peerage for ChessCrate {
    const NAME: &str = "chess";
    type Board = Peer;
    fn read(fen: &str) -> Peer {
        fen.parse().expect("FEN")
    }
    fn bulk(board: &Peer, depth: u32) -> u64 {
        MoveGen::movegen_perft_test(board, depth as usize) as u64
    }
    fn plain(board: &Peer, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        MoveGen::new_legal(board)
            .map(|mv| Self::plain(&board.make_move_new(mv), depth - 1))
            .sum()
    }
}

struct MontyFormat;
impl Peerage for MontyFormat {
    const NAME: &str = "montyformat";
    type Board = (Monty, MontyCastling);
    fn read(fen: &str) -> Self::Board {
        let mut castling = MontyCastling::default();
        let board = Monty::parse_fen(fen, &mut castling);
        (board, castling)
    }
    fn bulk((board, castling): &Self::Board, depth: u32) -> u64 {
        montyformat::chess::perft::<false>(board, castling, depth as u8)
    }
    fn plain(board: &Self::Board, depth: u32) -> u64 {
        fn leaves(board: &Monty, castling: &MontyCastling, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let mut sum = 0;
            board.map_legal_moves(castling, |mv| {
                let mut next = *board;
                next.make(mv, castling);
                sum += leaves(&next, castling, depth - 1);
            });
            sum
        }
        leaves(&board.0, &board.1, depth)
    }
}

/// Millions of leaves a second for each position: the best of the rounds, so that a busy machine matters less.
struct Column {
    name: &'static str,
    bulk: Vec<f64>,
    plain: Vec<f64>,
}

fn best<P: Peerage>(column: &mut Column, positions: &[(&str, &str, u32, u32, u64)]) {
    column.name = P::NAME;
    column.bulk.resize(positions.len(), 0.0);
    column.plain.resize(positions.len(), 0.0);
    for (i, &(name, fen, bulk_depth, plain_depth, expected)) in positions.iter().enumerate() {
        let board = P::read(fen);
        let start = ThreadTime::now();
        let leaves = P::bulk(&board, bulk_depth);
        let rate = leaves as f64 / start.elapsed().as_secs_f64() / 1e6;
        assert_eq!(leaves, expected, "{} on {name}", P::NAME);
        column.bulk[i] = column.bulk[i].max(rate);
        let start = ThreadTime::now();
        let leaves = P::plain(&board, plain_depth);
        let rate = leaves as f64 / start.elapsed().as_secs_f64() / 1e6;
        column.plain[i] = column.plain[i].max(rate);
    }
}

fn new_column() -> Column {
    Column {
        name: "",
        bulk: Vec::new(),
        plain: Vec::new(),
    }
}

fn geometric_mean(rates: &[f64]) -> f64 {
    (rates.iter().map(|r| r.ln()).sum::<f64>() / rates.len() as f64).exp()
}

fn table(
    title: &str,
    columns: &[Column],
    positions: &[(&str, &str, u32, u32, u64)],
    pick: impl Fn(&Column) -> &[f64],
) {
    println!("\n{title}, million leaves a second\n");
    print!("| position |");
    for column in columns {
        print!(" {} |", column.name);
    }
    print!("\n|---|");
    for _ in columns {
        print!("---:|");
    }
    println!();
    for (i, position) in positions.iter().enumerate() {
        print!("| {} |", position.0);
        for column in columns {
            print!(" {:.0} |", pick(column)[i]);
        }
        println!();
    }
    print!("| geometric mean |");
    for column in columns {
        print!(" {:.0} |", geometric_mean(pick(column)));
    }
    let ours = geometric_mean(pick(&columns[0]));
    let peer = columns[1..]
        .iter()
        .map(|c| geometric_mean(pick(c)))
        .fold(0.0, f64::max);
    println!("\n\nadoube is {:.2} times the best peer.", ours / peer);
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(3);
    let mut columns = [
        new_column(),
        new_column(),
        new_column(),
        new_column(),
        new_column(),
    ];
    for _ in 0..rounds {
        best::<Adoube>(&mut columns[0], &STANDARD);
        best::<Shakmaty>(&mut columns[1], &STANDARD);
        best::<CozyChess>(&mut columns[2], &STANDARD);
        best::<ChessCrate>(&mut columns[3], &STANDARD);
        best::<MontyFormat>(&mut columns[4], &STANDARD);
    }
    table("Perft with bulk counting", &columns, &STANDARD, |c| &c.bulk);
    table("Perft by making every move", &columns, &STANDARD, |c| {
        &c.plain
    });

    let mut columns = [new_column(), new_column(), new_column(), new_column()];
    for _ in 0..rounds {
        best::<Adoube>(&mut columns[0], &SHUFFLED);
        best::<Shakmaty>(&mut columns[1], &SHUFFLED);
        best::<CozyChess>(&mut columns[2], &SHUFFLED);
        best::<MontyFormat>(&mut columns[3], &SHUFFLED);
    }
    table(
        "Chess960, perft with bulk counting",
        &columns,
        &SHUFFLED,
        |c| &c.bulk,
    );
    table(
        "Chess960, perft by making every move",
        &columns,
        &SHUFFLED,
        |c| &c.plain,
    );
}
