//! Reading and writing beside the peers: SAN, UCI, FEN, and keys of positions.
//!
//! `cargo run --profile bench -p benches --bin parse` prints the tables of docs/performance.md; with
//! `RUSTFLAGS="-C target-cpu=x86-64-v3"` and `--features pext` for that target.
//!
//! Every library reads the same texts of the same games and must find the same moves. Reading a move means
//! text in, legal move out; a key is that of the position after a move, so that libraries which keep their
//! key up to date while moving pay for it as those do which work it out when asked.

use std::hint::black_box;
use std::io::Read;
use std::path::PathBuf;
use std::str::FromStr;

use archive::lexer::{Lexer, Token};
use archive::source::Source;
use chess::chess960::Start;
use chess::fen::CastlingStyle;
use chess::notation::UciCastling;
use cozy_chess::Board as Cozy;
use cpu_time::ThreadTime;
use montyformat::chess::{Castling as MontyCastling, Move as MontyMove, Position as Monty};
use peer_chess::{Board as Peer, ChessMove};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// Cases in a corpus: so many that no processor learns their order by heart, as it would with a thousand.
const CASES: usize = 20_000;
/// How often a corpus is gone through for one figure.
const LAPS: usize = 4;

/// One position of a game, the move made there, and both as text.
struct Case {
    fen: String,
    san: String,
    uci: String,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Rules {
    Standard,
    Chess960,
}

/// Games of legal moves chosen by repeatable chance (xorshift64*).
fn corpus(rules: Rules) -> Vec<Case> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |n: usize| {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    };
    let mut cases = Vec::new();
    while cases.len() < CASES {
        let mut position = match rules {
            Rules::Standard => chess::Position::initial(),
            Rules::Chess960 => Start::new(below(960) as u16).expect("a number").position(),
        };
        for _ in 0..120 {
            let moves = position.legal_moves();
            // cozy-chess knows no position a hundred moves after the last pawn move.
            if moves.is_empty() || position.halfmoves() > 99 {
                break;
            }
            let mv = moves[below(moves.len())];
            cases.push(case(&position, mv, rules));
            position.play(mv);
        }
    }
    cases.truncate(CASES);
    cases
}

fn case(position: &chess::Position, mv: chess::Move, rules: Rules) -> Case {
    Case {
        fen: match rules {
            Rules::Standard => position.to_fen(),
            Rules::Chess960 => position.fen().castling(CastlingStyle::Shredder).to_string(),
        },
        san: position.san(mv).to_string(),
        uci: match rules {
            Rules::Standard => mv.uci(UciCastling::Standard).to_string(),
            Rules::Chess960 => mv.uci(UciCastling::Chess960).to_string(),
        },
    }
}

/// The first games of the tournament collection beside the project, if it is there.
fn real_games() -> Option<Vec<Case>> {
    let shared = std::env::var_os("ADOUBE_SHARED").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared")),
        PathBuf::from,
    );
    let path = shared.join("vectors/pgn/tournament.pgn.zst");
    let mut text = Vec::new();
    let mut opened = Source::File(path).open().ok()?;
    opened.read_to_end(&mut text).ok()?;
    let mut cases = Vec::new();
    let mut lexer = Lexer::new(&text);
    while cases.len() < CASES && lexer.next_game() {
        while lexer.next_tag().is_some() {}
        let mut position = chess::Position::initial();
        while let Some(token) = lexer.next_token() {
            let Token::Move(word) = token else { continue };
            // cozy-chess knows no position a hundred moves after the last pawn move.
            let read = position.parse_san(word).ok();
            let Some(mv) = read.filter(|_| position.halfmoves() <= 99) else {
                lexer.skip_game();
                break;
            };
            cases.push(case(&position, mv, Rules::Standard));
            position.play(mv);
        }
    }
    cases.truncate(CASES);
    Some(cases)
}

/// What a library can do; `None` where it has no such function.
trait Library {
    const NAME: &str;
    type Board;
    type Move: Copy + PartialEq;
    fn read_fen(text: &str, rules: Rules) -> Self::Board;
    fn write_fen(board: &Self::Board, rules: Rules) -> Option<String>;
    fn read_san(board: &Self::Board, text: &str) -> Option<Self::Move>;
    fn write_san(board: &Self::Board, mv: Self::Move) -> Option<String>;
    fn read_uci(board: &Self::Board, text: &str) -> Option<Self::Move>;
    fn key_after(board: &Self::Board, mv: Self::Move) -> u64;
    /// The move of a case, found by whatever way there is.
    fn find(board: &Self::Board, case: &Case) -> Self::Move {
        Self::read_uci(board, &case.uci).expect("a legal move")
    }
}

struct Adoube;
impl Library for Adoube {
    const NAME: &str = "adoube";
    type Board = chess::Position;
    type Move = chess::Move;
    fn read_fen(text: &str, _: Rules) -> Self::Board {
        chess::Position::from_fen(text).expect("FEN")
    }
    fn write_fen(board: &Self::Board, rules: Rules) -> Option<String> {
        Some(match rules {
            Rules::Standard => board.to_fen(),
            Rules::Chess960 => board.fen().castling(CastlingStyle::Shredder).to_string(),
        })
    }
    fn read_san(board: &Self::Board, text: &str) -> Option<Self::Move> {
        board.parse_san(text).ok()
    }
    fn write_san(board: &Self::Board, mv: Self::Move) -> Option<String> {
        Some(board.san(mv).to_string())
    }
    fn read_uci(board: &Self::Board, text: &str) -> Option<Self::Move> {
        board.parse_uci(text).ok()
    }
    fn key_after(board: &Self::Board, mv: Self::Move) -> u64 {
        board.after(mv).key()
    }
}

struct Shakmaty;
impl Library for Shakmaty {
    const NAME: &str = "shakmaty";
    type Board = Chess;
    type Move = shakmaty::Move;
    fn read_fen(text: &str, rules: Rules) -> Chess {
        let fen = shakmaty::fen::Fen::from_ascii(text.as_bytes()).expect("FEN");
        let mode = match rules {
            Rules::Standard => CastlingMode::Standard,
            Rules::Chess960 => CastlingMode::Chess960,
        };
        fen.into_position(mode).expect("position")
    }
    fn write_fen(board: &Chess, rules: Rules) -> Option<String> {
        if rules == Rules::Chess960 {
            // Its writer has X-FEN only through a setup; the standard form is the comparison.
            return None;
        }
        let fen = shakmaty::fen::Fen::from_position(board, EnPassantMode::Legal);
        Some(fen.to_string())
    }
    fn read_san(board: &Chess, text: &str) -> Option<Self::Move> {
        let san = shakmaty::san::SanPlus::from_ascii(text.as_bytes()).ok()?;
        san.san.to_move(board).ok()
    }
    fn write_san(board: &Chess, mv: Self::Move) -> Option<String> {
        Some(shakmaty::san::SanPlus::from_move(board.clone(), mv).to_string())
    }
    fn read_uci(board: &Chess, text: &str) -> Option<Self::Move> {
        let uci = shakmaty::uci::UciMove::from_ascii(text.as_bytes()).ok()?;
        uci.to_move(board).ok()
    }
    fn key_after(board: &Chess, mv: Self::Move) -> u64 {
        let mut next = board.clone();
        next.play_unchecked(mv);
        next.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
    }
}

struct CozyChess;
impl Library for CozyChess {
    const NAME: &str = "cozy-chess";
    type Board = Cozy;
    type Move = cozy_chess::Move;
    fn read_fen(text: &str, rules: Rules) -> Cozy {
        Cozy::from_fen(text, rules == Rules::Chess960).expect("FEN")
    }
    fn write_fen(board: &Cozy, rules: Rules) -> Option<String> {
        Some(match rules {
            Rules::Standard => format!("{board}"),
            Rules::Chess960 => format!("{board:#}"),
        })
    }
    fn read_san(board: &Cozy, text: &str) -> Option<Self::Move> {
        cozy_chess::util::parse_san_move(board, text).ok()
    }
    fn write_san(board: &Cozy, mv: Self::Move) -> Option<String> {
        Some(cozy_chess::util::display_san_move(board, mv).to_string())
    }
    fn read_uci(board: &Cozy, text: &str) -> Option<Self::Move> {
        let mv = cozy_chess::util::parse_uci_move(board, text).ok()?;
        board.is_legal(mv).then_some(mv)
    }
    fn key_after(board: &Cozy, mv: Self::Move) -> u64 {
        let mut next = board.clone();
        next.play_unchecked(mv);
        next.hash()
    }
}

struct ChessCrate;
impl Library for ChessCrate {
    const NAME: &str = "chess";
    type Board = Peer;
    type Move = ChessMove;
    fn read_fen(text: &str, _: Rules) -> Peer {
        Peer::from_str(text).expect("FEN")
    }
    fn write_fen(board: &Peer, _: Rules) -> Option<String> {
        Some(board.to_string())
    }
    fn read_san(board: &Peer, text: &str) -> Option<Self::Move> {
        ChessMove::from_san(board, text).ok()
    }
    fn write_san(_: &Peer, _: Self::Move) -> Option<String> {
        None
    }
    fn read_uci(board: &Peer, text: &str) -> Option<Self::Move> {
        let mv = ChessMove::from_str(text).ok()?;
        board.legal(mv).then_some(mv)
    }
    fn key_after(board: &Peer, mv: Self::Move) -> u64 {
        board.make_move_new(mv).get_hash()
    }
}

struct MontyFormat;
impl Library for MontyFormat {
    const NAME: &str = "montyformat";
    type Board = (Monty, MontyCastling);
    type Move = MontyMove;
    fn read_fen(text: &str, _: Rules) -> Self::Board {
        let mut castling = MontyCastling::default();
        let board = Monty::parse_fen(text, &mut castling);
        (board, castling)
    }
    fn write_fen(_: &Self::Board, _: Rules) -> Option<String> {
        None
    }
    fn read_san(_: &Self::Board, _: &str) -> Option<Self::Move> {
        None
    }
    fn write_san(_: &Self::Board, _: Self::Move) -> Option<String> {
        None
    }
    fn read_uci(_: &Self::Board, _: &str) -> Option<Self::Move> {
        None
    }
    fn key_after((board, castling): &Self::Board, mv: Self::Move) -> u64 {
        let mut next = *board;
        next.make(mv, castling);
        next.hash()
    }
    fn find((board, castling): &Self::Board, case: &Case) -> Self::Move {
        let mut found = None;
        board.map_legal_moves(castling, |mv| {
            if mv.to_uci(castling) == case.uci {
                found = Some(mv);
            }
        });
        found.expect("a legal move")
    }
}

/// What is measured, in the order of the table.
const JOBS: [&str; 6] = [
    "SAN read",
    "UCI read",
    "FEN read",
    "SAN written",
    "FEN written",
    "move made, key taken",
];

/// Millions a second for each job: the best of the rounds, so that a busy machine matters less.
struct Column {
    name: &'static str,
    rates: [Option<f64>; JOBS.len()],
}

/// Goes through the cases and notes the rate if it is the best so far.
fn time<T>(best: &mut Option<f64>, cases: &[T], mut job: impl FnMut(&T)) {
    let start = ThreadTime::now();
    for _ in 0..LAPS {
        cases.iter().for_each(&mut job);
    }
    let rate = (LAPS * cases.len()) as f64 / start.elapsed().as_secs_f64() / 1e6;
    *best = best.map_or(Some(rate), |best| Some(best.max(rate)));
}

fn measure<L: Library>(column: &mut Column, cases: &[Case], rules: Rules) {
    column.name = L::NAME;
    let board = |case: &Case| L::read_fen(&case.fen, rules);
    let ready: Vec<(L::Board, L::Move, &Case)> = cases
        .iter()
        .map(|case| (board(case), L::find(&board(case), case), case))
        .collect();
    let (first, first_move, first_case) = &ready[0];
    let [san, uci, fen, san_out, fen_out, key] = &mut column.rates;
    if L::read_san(first, &first_case.san).is_some() {
        // A library that misreads a move is not measured at it.
        let right = |(b, mv, case): &(L::Board, L::Move, &Case)| {
            L::read_san(b, &case.san).is_some_and(|read| read == *mv)
        };
        match ready.iter().filter(|case| !right(case)).count() {
            0 => time(san, &ready, |(board, _, case)| {
                black_box(L::read_san(board, black_box(&case.san)));
            }),
            wrong => eprintln!("{}: {wrong} of {CASES} moves in SAN not read", L::NAME),
        }
    }
    if L::read_uci(first, &first_case.uci).is_some() {
        time(uci, &ready, |(board, _, case)| {
            black_box(L::read_uci(board, black_box(&case.uci)));
        });
    }
    time(fen, cases, |case| {
        black_box(L::read_fen(black_box(&case.fen), rules));
    });
    if L::write_san(first, *first_move).is_some() {
        for (board, mv, case) in &ready {
            assert_eq!(
                L::write_san(board, *mv).as_deref(),
                Some(&*case.san),
                "{}",
                L::NAME
            );
        }
        time(san_out, &ready, |(board, mv, _)| {
            black_box(L::write_san(board, *mv));
        });
    }
    if L::write_fen(first, rules).is_some() {
        time(fen_out, &ready, |(board, _, _)| {
            black_box(L::write_fen(board, rules));
        });
    }
    time(key, &ready, |(board, mv, _)| {
        black_box(L::key_after(black_box(board), *mv));
    });
}

fn table(title: &str, columns: &[Column]) {
    println!("\n{title}, millions a second\n");
    print!("| |");
    for column in columns {
        print!(" {} |", column.name);
    }
    print!(" to the best peer |\n|---|");
    for _ in columns {
        print!("---:|");
    }
    println!("---:|");
    for (i, job) in JOBS.iter().enumerate() {
        print!("| {job} |");
        for column in columns {
            match column.rates[i] {
                Some(rate) => print!(" {rate:.1} |"),
                None => print!(" – |"),
            }
        }
        let peer = columns[1..]
            .iter()
            .filter_map(|c| c.rates[i])
            .fold(0.0, f64::max);
        let ours = columns[0].rates[i].unwrap_or_default();
        println!(" {:.2} |", ours / peer);
    }
}

fn new_column() -> Column {
    Column {
        name: "",
        rates: [None; JOBS.len()],
    }
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(5);
    standard("Standard chess", &corpus(Rules::Standard), rounds);
    match real_games() {
        Some(cases) => standard("Games of people", &cases, rounds),
        None => println!("\nThe collection is not there: no games of people."),
    }

    let cases = corpus(Rules::Chess960);
    let mut columns = [(); 4].map(|()| new_column());
    for _ in 0..rounds {
        measure::<Adoube>(&mut columns[0], &cases, Rules::Chess960);
        measure::<Shakmaty>(&mut columns[1], &cases, Rules::Chess960);
        measure::<CozyChess>(&mut columns[2], &cases, Rules::Chess960);
        measure::<MontyFormat>(&mut columns[3], &cases, Rules::Chess960);
    }
    table("Chess960", &columns);
    checked_fen(rounds);
}

/// All libraries on standard chess.
fn standard(title: &str, cases: &[Case], rounds: usize) {
    let mut columns = [(); 5].map(|()| new_column());
    for _ in 0..rounds {
        measure::<Adoube>(&mut columns[0], cases, Rules::Standard);
        measure::<Shakmaty>(&mut columns[1], cases, Rules::Standard);
        measure::<CozyChess>(&mut columns[2], cases, Rules::Standard);
        measure::<ChessCrate>(&mut columns[3], cases, Rules::Standard);
        measure::<MontyFormat>(&mut columns[4], cases, Rules::Standard);
    }
    table(title, &columns);
}

/// Our reader takes any arrangement with its kings, because an illegal move may stand; shakmaty and
/// cozy-chess refuse some impossible positions while they read. This is ours with every irregularity looked for.
fn checked_fen(rounds: usize) {
    let cases = corpus(Rules::Standard);
    let mut best = None;
    for _ in 0..rounds {
        time(&mut best, &cases, |case| {
            let position = Adoube::read_fen(black_box(&case.fen), Rules::Standard);
            assert!(black_box(position.irregularities()).is_empty());
        });
    }
    let rate = best.unwrap_or_default();
    println!("\nFEN read by adoube and every irregularity looked for: {rate:.1} million a second.");
}
