//! Positions that no series of legal moves can produce (Article 3.10.3).
//!
//! Only what can be proved from the position itself is named; a position without irregularities may still be
//! unreachable. Proofs of material count pieces against pawns; proofs about checks try every last move.

use alloc::vec::Vec;
use core::fmt;

use crate::movegen::CastlingPath;
use crate::{Bitboard, Board, Color, File, Position, Rank, Role, Setup, Square, attacks};

/// One reason why a position cannot have come about by legal moves.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Irregularity {
    /// A side has no king.
    NoKing(Color),
    /// A side has several kings.
    ManyKings(Color),
    /// A side has more than sixteen pieces.
    TooManyPieces(Color),
    /// A side has more than eight pawns.
    TooManyPawns(Color),
    /// A pawn stands on the first or the eighth rank.
    PawnOnEndRank(Square),
    /// A side has more pieces beyond the first set than pawns are missing.
    TooManyPromoted(Color),
    /// A side has two bishops on squares of one colour and all its pawns.
    BishopsOfOneColor(Color),
    /// The kings stand side by side.
    KingsSideBySide,
    /// Both kings are in check.
    BothKingsInCheck,
    /// The side that has just moved is in check.
    MoverInCheck(Color),
    /// No last move could have given these checks together.
    ImpossibleCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// A right to castle without king and rook in their places.
    CastlingWithoutPieces(Square),
    /// More than one right to castle on one side of the king.
    CastlingTwiceOnOneWing(Square),
    /// Both sides have rights to castle, but kings or rooks of different files: no start has that.
    CastlingFilesDiffer,
    /// No pawn can just have passed this square.
    PassedSquareImpossible(Square),
    /// A pawn has just moved, yet moves without a pawn move are counted.
    PassedSquareAndCounter,
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Irregularity::NoKing(color) => write!(f, "{color} has no king"),
            Irregularity::ManyKings(color) => write!(f, "{color} has more than one king"),
            Irregularity::TooManyPieces(color) => write!(f, "{color} has more than sixteen pieces"),
            Irregularity::TooManyPawns(color) => write!(f, "{color} has more than eight pawns"),
            Irregularity::PawnOnEndRank(square) => write!(f, "a pawn stands on {square}"),
            Irregularity::TooManyPromoted(color) => {
                write!(f, "{color} has more promoted pieces than pawns are missing")
            }
            Irregularity::BishopsOfOneColor(color) => {
                write!(
                    f,
                    "{color} has two bishops on squares of one colour and all eight pawns"
                )
            }
            Irregularity::KingsSideBySide => f.write_str("the kings stand side by side"),
            Irregularity::BothKingsInCheck => f.write_str("both kings are in check"),
            Irregularity::MoverInCheck(color) => {
                write!(f, "{color} is in check although the opponent has the move")
            }
            Irregularity::ImpossibleCheck { by } => {
                f.write_str("no last move gives check from")?;
                by.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
            Irregularity::CastlingWithoutPieces(square) => {
                write!(
                    f,
                    "the right to castle with a rook on {square}: king or rook is not in its place"
                )
            }
            Irregularity::CastlingTwiceOnOneWing(square) => {
                write!(
                    f,
                    "the right to castle with the rook on {square}: another rook has that wing"
                )
            }
            Irregularity::CastlingFilesDiffer => {
                f.write_str("both sides may castle, but kings or rooks stand on different files")
            }
            Irregularity::PassedSquareImpossible(square) => {
                write!(f, "no pawn can just have passed {square}")
            }
            Irregularity::PassedSquareAndCounter => {
                f.write_str("a pawn has just moved, but the counter is not zero")
            }
        }
    }
}

impl Position {
    /// What no series of legal moves could have produced.
    pub fn irregularities(&self) -> Vec<Irregularity> {
        self.setup().irregularities()
    }
}

impl Setup {
    /// What no series of legal moves could have produced.
    pub fn irregularities(&self) -> Vec<Irregularity> {
        let mut found = Vec::new();
        for color in Color::ALL {
            material(&self.board, color, &mut found);
        }
        let pawns = self.board.role(Role::Pawn) & Bitboard::END_RANKS;
        found.extend(pawns.into_iter().map(Irregularity::PawnOnEndRank));
        if let Ok(position) = self.position() {
            checks(&position, &mut found);
        }
        self.castling_rights(&mut found);
        self.passed_square(&mut found);
        found
    }

    fn castling_rights(&self, found: &mut Vec<Irregularity>) {
        let usable = self.usable_castling();
        for square in self.castling - usable {
            let color = if square.rank() == Rank::FIRST {
                Color::White
            } else {
                Color::Black
            };
            let home = Rank::FIRST.relative_to(color);
            let king_home = self
                .board
                .king(color)
                .is_some_and(|k| k.rank() == home && !matches!(k.file(), File::A | File::H));
            let rook_home =
                self.board.pieces(color, Role::Rook).contains(square) && square.rank() == home;
            found.push(if king_home && rook_home {
                Irregularity::CastlingTwiceOnOneWing(square)
            } else {
                Irregularity::CastlingWithoutPieces(square)
            });
        }
        if let Ok(position) = self.position() {
            let files = |color| {
                use crate::Wing::{King, Queen};
                let rook = |wing| position.castling_rook(color, wing).map(Square::file);
                (position.king(color).file(), rook(King), rook(Queen))
            };
            let (white, black) = (files(Color::White), files(Color::Black));
            let has_right = |f: (File, Option<File>, Option<File>)| f.1.is_some() || f.2.is_some();
            let differ = |a: Option<File>, b: Option<File>| a.is_some() && b.is_some() && a != b;
            if has_right(white)
                && has_right(black)
                && (white.0 != black.0 || differ(white.1, black.1) || differ(white.2, black.2))
            {
                found.push(Irregularity::CastlingFilesDiffer);
            }
        }
    }

    fn passed_square(&self, found: &mut Vec<Irregularity>) {
        let Some(square) = self.en_passant else {
            return;
        };
        if !self.may_have_passed(square) {
            found.push(Irregularity::PassedSquareImpossible(square));
            return;
        }
        if self.halfmoves != 0 {
            found.push(Irregularity::PassedSquareAndCounter);
        }
        // With the pawn back on its first square the king must not be in check: it was the other side's turn.
        if let Some(king) = self.board.king(self.turn) {
            let up = if self.turn.is_white() { -1 } else { 1 };
            let (Some(stands_on), Some(came_from)) = (square.offset(0, up), square.offset(0, -up))
            else {
                return;
            };
            let mut before = self.board;
            before.take(stands_on);
            before.put(came_from, Role::Pawn.of(!self.turn));
            if before.attackers_by(!self.turn, king).any() {
                found.push(Irregularity::PassedSquareImpossible(square));
            }
        }
    }
}

fn material(board: &Board, color: Color, found: &mut Vec<Irregularity>) {
    let count = |role| board.pieces(color, role).count();
    match count(Role::King) {
        0 => found.push(Irregularity::NoKing(color)),
        1 => {}
        _ => found.push(Irregularity::ManyKings(color)),
    }
    if board.color(color).count() > 16 {
        found.push(Irregularity::TooManyPieces(color));
    }
    let pawns = count(Role::Pawn);
    if pawns > 8 {
        found.push(Irregularity::TooManyPawns(color));
        return;
    }
    let bishops = |light| (board.pieces(color, Role::Bishop) & Bitboard::shade(light)).count();
    let of_one_color = bishops(true).saturating_sub(1) + bishops(false).saturating_sub(1);
    let others = count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2);
    if of_one_color + others > 8 - pawns {
        found.push(if pawns == 8 && others == 0 && count(Role::Bishop) == 2 {
            Irregularity::BishopsOfOneColor(color)
        } else {
            Irregularity::TooManyPromoted(color)
        });
    }
}

fn checks(position: &Position, found: &mut Vec<Irregularity>) {
    let turn = position.turn();
    if attacks::king(position.king(turn)).contains(position.king(!turn)) {
        found.push(Irregularity::KingsSideBySide);
        return;
    }
    let mover_in_check = position.is_attacked_king(!turn);
    let by = position.checkers();
    if mover_in_check && by.any() {
        found.push(Irregularity::BothKingsInCheck);
    } else if mover_in_check {
        found.push(Irregularity::MoverInCheck(!turn));
    } else if by.any() && !LastMove::new(position).can_have_given_check() {
        found.push(Irregularity::ImpossibleCheck { by });
    }
}

/// Looks for a last move before which the king was not in check. Before the opponent's move he cannot have
/// been: it would have been the opponent's turn to take him.
struct LastMove<'a> {
    board: &'a Board,
    /// The side in check.
    us: Color,
    king: Square,
}

impl LastMove<'_> {
    fn new(position: &Position) -> LastMove<'_> {
        LastMove {
            board: position.board(),
            us: position.turn(),
            king: position.king(position.turn()),
        }
    }

    fn can_have_given_check(&self) -> bool {
        let them = self.board.color(!self.us);
        them.into_iter().any(|to| self.piece_can_have_come(to)) || self.can_have_castled()
    }

    /// Was the king out of check with these squares of the opponent emptied and filled before the move?
    fn was_quiet(&self, without: Bitboard, with: Option<(Square, Role)>, ours: Bitboard) -> bool {
        let mut before = *self.board;
        before.clear(without | ours);
        if let Some((square, role)) = with {
            before.put(square, role.of(!self.us));
        }
        // What kind of piece of our own stood there does not matter, only that it was in the way.
        for square in ours {
            before.put(square, Role::Knight.of(self.us));
        }
        before.attackers_by(!self.us, self.king).is_empty()
    }

    fn piece_can_have_come(&self, to: Square) -> bool {
        let Some(role) = self.board.role_at(to) else {
            return false;
        };
        let free = !self.board.occupied();
        let came_as = |from: Square, role: Role, taking: bool| {
            let taken = if taking {
                Bitboard::of(to)
            } else {
                Bitboard::EMPTY
            };
            self.was_quiet(Bitboard::of(to), Some((from, role)), taken)
        };
        let may_have_taken = self.board.color(self.us).count() < 16;
        if role != Role::Pawn {
            // Pieces other than pawns move back the way they moved.
            let origins = attacks::of(!self.us, role, to, self.board.occupied()) & free;
            let plain = origins.into_iter().any(|from| {
                came_as(from, role, false) || may_have_taken && came_as(from, role, true)
            });
            if plain {
                return true;
            }
        }
        let them = !self.us;
        let back = if them.is_white() { -1 } else { 1 };
        let promoted =
            !matches!(role, Role::Pawn | Role::King) && to.rank() == Rank::EIGHTH.relative_to(them);
        if role == Role::Pawn || promoted {
            // A pawn came straight ahead, by one square or two, or by taking.
            let one = to.offset(0, back).filter(|&s| free.contains(s));
            if one.is_some_and(|from| {
                from.rank() != Rank::FIRST.relative_to(them) && came_as(from, Role::Pawn, false)
            }) {
                return true;
            }
            let two = to.offset(0, 2 * back).filter(|&s| {
                one.is_some()
                    && free.contains(s)
                    && s.rank() == Rank::SECOND.relative_to(them)
                    && role == Role::Pawn
            });
            if two.is_some_and(|from| came_as(from, Role::Pawn, false)) {
                return true;
            }
            let sideways = attacks::pawn(self.us, to) & free;
            let by_taking = may_have_taken
                && sideways.into_iter().any(|from| {
                    let en_passant = role == Role::Pawn
                        && to.rank() == Rank::SIXTH.relative_to(them)
                        && self.can_have_taken_en_passant(from, to, free);
                    from.rank() != Rank::FIRST.relative_to(them) && came_as(from, Role::Pawn, true)
                        || en_passant
                });
            return by_taking;
        }
        false
    }

    fn can_have_taken_en_passant(&self, from: Square, to: Square, free: Bitboard) -> bool {
        let taken = Square::at(to.file(), from.rank());
        let start = Square::at(to.file(), Rank::SECOND.relative_to(self.us));
        free.contains(taken)
            && free.contains(start)
            && self.was_quiet(
                Bitboard::of(to),
                Some((from, Role::Pawn)),
                Bitboard::of(taken),
            )
    }

    fn can_have_castled(&self) -> bool {
        let home = Rank::FIRST.relative_to(!self.us);
        let squares = || File::ALL.into_iter().map(|file| Square::at(file, home));
        let starts = || squares().flat_map(|king| squares().map(move |rook| (king, rook)));
        starts().any(|(king, rook)| {
            if king == rook {
                return false;
            }
            let path = CastlingPath::new(king, rook);
            let pieces = |role| self.board.pieces(!self.us, role);
            let moved = Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
            let free = !self.board.occupied() | moved;
            let mut before = *self.board;
            before.clear(moved);
            before.put(king, Role::King.of(!self.us));
            before.put(rook, Role::Rook.of(!self.us));
            pieces(Role::King).contains(path.king_to)
                && pieces(Role::Rook).contains(path.rook_to)
                && free.contains(king)
                && free.contains(rook)
                && before.attackers_by(!self.us, self.king).is_empty()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, expected: &[Irregularity]) {
        let (setup, _) = Setup::from_fen_tolerant(fen).unwrap();
        assert_eq!(setup.irregularities(), expected, "{fen}");
    }

    #[test]
    fn legal_positions_have_none() {
        check(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[],
        );
        check(
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            &[],
        );
        // One promoted queen for one missing pawn.
        check("4k3/8/8/8/8/8/1PPPPPPP/QQ2K3 w - - 0 1", &[]);
    }

    #[test]
    fn material() {
        check(
            "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
            &[Irregularity::TooManyPromoted(Color::White)],
        );
        check(
            "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
            &[Irregularity::BishopsOfOneColor(Color::White)],
        );
        check("4k3/8/8/8/8/8/1PPPPPPP/B1B1K3 w - - 0 1", &[]);
        check(
            "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
            &[Irregularity::TooManyPawns(Color::White)],
        );
        check(
            "4k2P/8/8/8/8/8/8/p3K3 b - - 0 1",
            &[
                Irregularity::PawnOnEndRank(Square::A1),
                Irregularity::PawnOnEndRank(Square::H8),
            ],
        );
        check(
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            &[Irregularity::NoKing(Color::Black)],
        );
        check(
            "2k1k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &[Irregularity::ManyKings(Color::Black)],
        );
    }

    #[test]
    fn kings() {
        check(
            "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
            &[Irregularity::KingsSideBySide],
        );
        check(
            "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",
            &[Irregularity::BothKingsInCheck],
        );
        check(
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            &[Irregularity::MoverInCheck(Color::Black)],
        );
        check("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1", &[]);
    }

    #[test]
    fn checks_that_no_last_move_gives() {
        let by = |squares: &[Square]| Irregularity::ImpossibleCheck {
            by: squares.iter().copied().collect(),
        };
        // Two knights at once.
        check(
            "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
            &[by(&[Square::D3, Square::F3])],
        );
        // A rook on each side of the king.
        check(
            "4k3/8/8/8/8/8/8/r3K2r w - - 0 1",
            &[by(&[Square::A1, Square::H1])],
        );
        // Two bishops on crossing diagonals cannot have uncovered each other.
        check(
            "4k3/8/8/8/1b5b/8/8/4K3 w - - 0 1",
            &[by(&[Square::B4, Square::H4])],
        );
        // Knight from e3 or elsewhere off the e-file uncovers the rook: possible.
        check("4k3/8/4r3/8/8/3n4/8/4K3 w - - 0 1", &[]);
        // A rook taking promotes beside the king and uncovers another rook.
        check("4k3/8/8/8/8/8/8/3rK3 w - - 0 1", &[]);
        // Three checks.
        check(
            "4k3/8/4r3/8/7b/3n4/8/4K3 w - - 0 1",
            &[by(&[Square::D3, Square::H4, Square::E6])],
        );
        // En passant opens two diagonals at once: f5 takes e6, both pawns leave their places.
        check("7k/8/4P3/B7/8/8/8/K3R3 b - - 0 1", &[]);
    }

    #[test]
    fn rights() {
        check(
            "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
            &[Irregularity::CastlingWithoutPieces(Square::A1)],
        );
        check(
            "4k3/8/8/8/8/8/8/4KR1R w HF - 0 1",
            &[Irregularity::CastlingTwiceOnOneWing(Square::F1)],
        );
        check(
            "r2k4/8/8/8/8/8/8/4K2R w Kq - 0 1",
            &[Irregularity::CastlingFilesDiffer],
        );
        check(
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            &[Irregularity::PassedSquareImpossible(Square::E6)],
        );
        check("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", &[]);
        check(
            "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 3 9",
            &[Irregularity::PassedSquareAndCounter],
        );
        // The rook gave check before the pawn's double step.
        check(
            "4k3/8/8/3Pp3/8/8/8/r3K3 w - e6 0 1",
            &[Irregularity::PassedSquareImpossible(Square::E6)],
        );
    }
}
