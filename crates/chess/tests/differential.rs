//! A million positions against an independent program: shakmaty.

mod common;

use std::collections::BTreeSet;
use std::thread;

use chess::chess960::Start;
use chess::fen::{CastlingStyle, PassedStyle};
use chess::notation::UciCastling;
use chess::{Move, Position};
use common::Chance;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// A million, or as many as `make soak-differential` asks for.
fn positions() -> usize {
    let asked = std::env::var("ADOUBE_SOAK_POSITIONS").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(1_000_000)
}

const THREADS: usize = 2;

/// From, to (of castling: the rook's square) and promotion.
fn ours(mv: Move) -> String {
    match mv {
        Move::Castle { king, rook } => format!("{king}{rook}"),
        _ => mv.uci(UciCastling::Standard).to_string(),
    }
}

fn theirs(mv: shakmaty::Move) -> String {
    UciMove::from_chess960(mv).to_string()
}

struct Pair {
    ours: Position,
    theirs: Chess,
}

impl Pair {
    fn start(chance: &mut Chance) -> Pair {
        let number = if chance.below(2) == 0 {
            518
        } else {
            chance.below(960) as u16
        };
        let ours = Start::new(number).unwrap().position();
        let fen: Fen = ours.to_fen().parse().unwrap();
        let theirs = fen.into_position(CastlingMode::Chess960).unwrap();
        Pair { ours, theirs }
    }

    /// Compares everything; returns the legal moves of both in one order.
    fn compare(&self) -> Vec<(Move, shakmaty::Move)> {
        let (a, b) = (&self.ours, &self.theirs);
        let fen = a.fen().castling(CastlingStyle::Shredder).to_string();
        // shakmaty writes rights by file only where it must; both are read back and compared as Shredder-FEN.
        let x_fen = Fen::from_position(b, EnPassantMode::Legal).to_string();
        let read = Position::from_fen(&x_fen).unwrap();
        assert_eq!(
            read.fen().castling(CastlingStyle::Shredder).to_string(),
            fen
        );
        assert_eq!(a.to_fen(), x_fen);
        let always = Fen::from_position(b, EnPassantMode::Always).to_string();
        assert_eq!(a.fen().passed(PassedStyle::Always).to_string(), always);

        let mut moves: Vec<(Move, shakmaty::Move)> = Vec::new();
        let mut mine = a.legal_moves();
        let mut other = b.legal_moves();
        mine.sort_by_cached_key(|&mv| ours(mv));
        other.sort_by_cached_key(|&mv| theirs(mv));
        assert_eq!(mine.len(), other.len(), "{fen}");
        for (&x, &y) in mine.iter().zip(&other) {
            assert_eq!(ours(x), theirs(y), "{fen}");
            moves.push((x, y));
        }
        assert_eq!(a.is_check(), b.is_check(), "{fen}");
        assert_eq!(a.is_checkmate(), b.is_checkmate(), "{fen}");
        assert_eq!(a.is_stalemate(), b.is_stalemate(), "{fen}");
        assert_eq!(a.count_legal_moves(), other.len() as u64, "{fen}");
        moves
    }
}

impl Pair {
    /// A move is written alike by both and read back by ours.
    fn compare_san(&self, mv: Move, theirs: shakmaty::Move) {
        let san = self.ours.san(mv).to_string();
        let other = SanPlus::from_move(self.theirs.clone(), theirs).to_string();
        assert_eq!(san, other, "{:?}", self.ours);
        assert_eq!(self.ours.parse_san(&san), Ok(mv), "{:?} {san}", self.ours);
    }
}

fn games(seed: u64, positions: usize) -> usize {
    let mut chance = Chance::new(seed);
    let mut seen = 0;
    while seen < positions {
        let mut pair = Pair::start(&mut chance);
        for _ in 0..200 {
            let moves = pair.compare();
            seen += 1;
            if moves.is_empty() {
                break;
            }
            let (mv, theirs) = chance.pick(&moves);
            pair.compare_san(mv, theirs);
            if seen.is_multiple_of(16) {
                moves
                    .iter()
                    .for_each(|&(mv, theirs)| pair.compare_san(mv, theirs));
            }
            pair.ours.play(mv);
            pair.theirs.play_unchecked(theirs);
        }
    }
    seen
}

#[test]
fn a_million_random_positions() {
    let positions = positions();
    // A longer run plays other games.
    let seed = 100 + positions.saturating_sub(1_000_000) as u64;
    let workers: Vec<_> = (0..THREADS)
        .map(|i| thread::spawn(move || games(seed + i as u64, positions / THREADS)))
        .collect();
    let seen: usize = workers
        .into_iter()
        .map(|worker| worker.join().unwrap())
        .sum();
    assert!(seen >= positions);
}

/// Nothing legal is irregular: what random games reach must be without fault.
#[test]
fn what_legal_games_reach_is_regular() {
    let mut chance = Chance::new(9);
    let mut kinds = BTreeSet::new();
    for _ in 0..400 {
        let start = common::random_start(&mut chance);
        common::random_game(&mut chance, start, 150, |position, _| {
            assert_eq!(position.irregularities(), [], "{position:?}");
            kinds.insert((
                position.is_check(),
                position.checkers().many(),
                position.passed_square().is_some(),
            ));
        });
    }
    assert!(
        kinds.contains(&(true, true, false)),
        "no double check was met"
    );
}
