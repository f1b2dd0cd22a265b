//! A position that can be played from, and what a move makes of it.

use core::fmt;

use crate::side::{self, Side};
use crate::{Bitboard, Board, Color, Move, Rank, Role, Setup, Square, Wing, attacks};

/// A position with exactly one king a side.
///
/// The Laws let an illegal move stand (A.5.2), so nothing else is required: pawns may stand on the last
/// rank, both kings may be in check. [`Position::irregularities`] names what no series of legal moves
/// could have produced.
///
/// `==` compares everything including the counters; [`Position::is_same`] asks the question of
/// Article 9.2.3.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    /// Rooks that may still castle.
    pub(crate) castling: Bitboard,
    halfmoves: u32,
    fullmoves: u32,
    pub(crate) turn: Color,
    /// The square just passed over by a double step, whether or not anybody can take there.
    pub(crate) passed: Option<Square>,
}

impl Position {
    /// The initial position of Article 2.3.
    pub const fn initial() -> Position {
        Position {
            board: Board::initial(),
            castling: Bitboard(0x8100_0000_0000_0081),
            halfmoves: 0,
            fullmoves: 1,
            turn: Color::White,
            passed: None,
        }
    }

    pub(crate) fn assemble(setup: &Setup, castling: Bitboard, passed: Option<Square>) -> Position {
        Position {
            board: setup.board,
            castling,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
            turn: setup.turn,
            passed,
        }
    }

    /// The pieces.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who has the move (Article 1.3).
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks with a right to castle, whether or not castling is prevented just now (3.8.2.1).
    #[inline]
    pub fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The rook with which a side has the right to castle on a wing.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        (self.castling & self.board.color(color))
            .into_iter()
            .find(|&rook| Wing::of(king, rook) == wing)
    }

    /// The square just passed over by a pawn's double step.
    #[inline]
    pub fn passed_square(&self) -> Option<Square> {
        self.passed
    }

    /// Moves by either side since the last capture or pawn move (9.3, 9.6.2).
    #[inline]
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move to be made.
    #[inline]
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Moves made by both sides since the initial position, if the numbers are right.
    pub fn ply(&self) -> u32 {
        let moves = self.fullmoves.saturating_sub(1);
        moves.saturating_mul(2).saturating_add(self.turn as u32)
    }

    /// The king of a side.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position has one king a side; on an empty set this names h8 instead of panicking, and is faster.
        Square::masked(self.board.pieces(color, Role::King).0.trailing_zeros() as u8)
    }

    /// The facts of the position as an open record.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.passed,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// Pieces that give check to the side that has the move (3.9.1).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers_by(!self.turn, self.king(self.turn))
    }

    /// Is the side that has the move in check?
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Is the king of a side attacked, whoever has the move?
    pub fn is_attacked_king(&self, color: Color) -> bool {
        self.board.attackers_by(!color, self.king(color)).any()
    }

    /// The side that has the move is in check and has no legal move (1.4.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// The side that has the move is not in check and has no legal move (5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Does the move take something?
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        match mv {
            Move::Normal { to, .. } | Move::Promotion { to, .. } => {
                self.board.occupied().contains(to)
            }
            Move::EnPassant { .. } => true,
            Move::Castle { .. } => false,
        }
    }

    /// The position after a move.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        next.play(mv);
        next
    }

    /// Makes a move. The move must come from this position; another move leaves a position that makes
    /// no sense, though never one that breaks memory.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        match self.turn {
            Color::White => self.play_as::<side::White>(mv),
            Color::Black => self.play_as::<side::Black>(mv),
        }
    }

    #[inline(always)]
    pub(crate) fn play_as<S: Side>(&mut self, mv: Move) {
        match mv {
            Move::Normal { role, from, to } => self.play_normal::<S>(role, from, to),
            Move::Promotion { from, to, role } => self.play_promotion::<S>(from, to, role),
            Move::EnPassant { from, to } => self.play_en_passant::<S>(from, to),
            Move::Castle { king, rook } => self.play_castle::<S>(king, rook),
        }
    }

    #[inline(always)]
    pub(crate) fn play_normal<S: Side>(&mut self, role: Role, from: Square, to: Square) {
        let touched = Bitboard::of(from) | Bitboard::of(to);
        let takes = self.board.color(S::THEM).contains(to);
        self.board.replace(touched, Bitboard::of(to), S::US, role);
        self.castling = self.castling - touched;
        if role == Role::King {
            self.castling = self.castling - Bitboard::relative_rank(S::US, Rank::FIRST);
        }
        let double_step = role == Role::Pawn && from.index() ^ to.index() == 16;
        self.passed = double_step.then(|| Square::masked(((from.index() + to.index()) / 2) as u8));
        self.pass_turn::<S>(takes || role == Role::Pawn);
    }

    #[inline(always)]
    pub(crate) fn play_promotion<S: Side>(&mut self, from: Square, to: Square, role: Role) {
        let touched = Bitboard::of(from) | Bitboard::of(to);
        self.board.replace(touched, Bitboard::of(to), S::US, role);
        self.castling = self.castling - touched;
        self.passed = None;
        self.pass_turn::<S>(true);
    }

    #[inline(always)]
    pub(crate) fn play_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        let taken = Square::at(to.file(), from.rank());
        let gone = Bitboard::of(from) | Bitboard::of(taken);
        self.board
            .replace(gone, Bitboard::of(to), S::US, Role::Pawn);
        self.passed = None;
        self.pass_turn::<S>(true);
    }

    #[inline(always)]
    pub(crate) fn play_castle<S: Side>(&mut self, king: Square, rook: Square) {
        let wing = Wing::of(king, rook);
        self.board.clear(Bitboard::of(king) | Bitboard::of(rook));
        self.board
            .drop_on(Square::at(wing.king_file(), king.rank()), S::US, Role::King);
        self.board
            .drop_on(Square::at(wing.rook_file(), king.rank()), S::US, Role::Rook);
        self.castling = self.castling - Bitboard::relative_rank(S::US, Rank::FIRST);
        self.passed = None;
        self.pass_turn::<S>(false);
    }

    #[inline(always)]
    fn pass_turn<S: Side>(&mut self, progress: bool) {
        self.halfmoves = if progress {
            0
        } else {
            self.halfmoves.wrapping_add(1)
        };
        self.fullmoves = self.fullmoves.wrapping_add(S::US as u32);
        self.turn = S::THEM;
    }

    /// The en passant captures that are legal now, as squares of the capturing pawns with the square passed.
    pub fn legal_en_passant(&self) -> Option<(Bitboard, Square)> {
        let to = self.passed?;
        let pawns = attacks::pawn(!self.turn, to) & self.board.pieces(self.turn, Role::Pawn);
        let legal: Bitboard = pawns
            .into_iter()
            .filter(|&from| self.en_passant_is_safe(from, to))
            .collect();
        legal.any().then_some((legal, to))
    }

    /// Would the king be out of check after this en passant capture? Two pawns leave a rank at once, so
    /// pins do not tell: the lines are looked at as they will be.
    #[inline]
    pub(crate) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let king = self.king(self.turn);
        let taken = Square::at(to.file(), from.rank());
        let occupied = self.board.occupied().without(from).without(taken).with(to);
        let them = self.board.color(!self.turn).without(taken);
        (self.board.attackers(king, occupied) & them).is_empty()
    }

    /// The same position with colours, sides and the move exchanged.
    pub fn color_swapped(&self) -> Position {
        Position {
            board: self.board.color_swapped(),
            castling: self.castling.flipped(),
            turn: !self.turn,
            passed: self.passed.map(Square::flipped),
            ..*self
        }
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.setup().to_fen())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_position_is_the_one_of_its_back_rank_and_of_its_fen() {
        let [n, b, r, q, k] = [
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
        ];
        let board = Board::from_back_rank([r, n, b, q, k, b, n, r]);
        assert_eq!(Board::initial(), board);
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(Position::from_fen(fen), Ok(Position::initial()));
        assert_eq!(Setup::default().position(), Ok(Position::initial()));
    }
}
