//! The move notation of the Universal Chess Interface: `e2e4`, `e7e8q`, castling in both its forms.

use core::fmt;

use super::written::SyntaxError;
use crate::{Attempt, File, Illegality, Move, Position, Role, Square, Wing};

/// How castling is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum UciCastling {
    /// The king's own step, `e1g1`, where king and rook stand as in Article 2.3. From any other place that
    /// could be an ordinary king move as well, so there it is written as in Chess960.
    #[default]
    Standard,
    /// The king takes his own rook, `e1h1`, as engines do in Chess960.
    Chess960,
}

/// A move on its way to text; see [`Move::uci`].
#[derive(Copy, Clone, Debug)]
pub struct Uci {
    mv: Move,
    castling: UciCastling,
}

impl Move {
    /// The move as UCI writes it.
    pub fn uci(self, castling: UciCastling) -> Uci {
        Uci { mv: self, castling }
    }
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv {
            Move::Castle { king, rook }
                if self.castling == UciCastling::Chess960 || !as_in_standard(king, rook) =>
            {
                write!(f, "{king}{rook}")
            }
            mv => {
                write!(f, "{}{}", mv.from(), mv.to())?;
                match mv.promotion() {
                    Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
                    None => Ok(()),
                }
            }
        }
    }
}

fn as_in_standard(king: Square, rook: Square) -> bool {
    king.file() == File::E && matches!(rook.file(), File::A | File::H)
}

/// Why a text is not the UCI notation of a legal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// It is not UCI in any position.
    Syntax(SyntaxError),
    /// It is UCI, but of no legal move here.
    Illegal(Illegality),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Syntax(error) => error.fmt(f),
            UciError::Illegal(illegality) => illegality.fmt(f),
        }
    }
}

impl core::error::Error for UciError {}

impl Position {
    /// Reads a move in UCI notation. Castling may come in either form; a king's step that is legal as such is
    /// never taken for castling.
    ///
    /// # Errors
    ///
    /// Text that is no UCI, with its column; a move that is not legal here.
    #[inline]
    pub fn parse_uci(&self, text: impl AsRef<[u8]>) -> Result<Move, UciError> {
        let text = text.as_ref();
        match self.find_uci(text) {
            Some(mv) => Ok(mv),
            None => Err(self.complain_of_uci(text)),
        }
    }

    fn find_uci(&self, text: &[u8]) -> Option<Move> {
        let (&squares, letter) = text.split_first_chunk::<4>()?;
        let (from, to) = both_squares(squares)?;
        if !self.board().color(self.turn()).contains(from) {
            return None;
        }
        // Two ways, so that each is compiled for what it knows of the piece.
        if self.board().role(Role::Pawn).contains(from) {
            self.find_uci_of(Role::Pawn, from, to, letter)
        } else {
            self.find_uci_of(self.role_on(from), from, to, letter)
        }
    }

    #[inline(always)]
    fn find_uci_of(&self, role: Role, from: Square, to: Square, letter: &[u8]) -> Option<Move> {
        if letter.is_empty() && self.is_legal_step(role, from, to) {
            return Some(Move::Normal { role, from, to });
        }
        self.find_special_uci(role, from, to, letter)
    }

    #[cold]
    fn find_special_uci(
        &self,
        role: Role,
        from: Square,
        to: Square,
        letter: &[u8],
    ) -> Option<Move> {
        let mv = match (role, letter) {
            (Role::Pawn, []) => Move::EnPassant { from, to },
            (Role::Pawn, &[letter]) => Move::Promotion {
                from,
                to,
                role: promotion(letter)?,
            },
            (Role::King, []) => return self.find_uci_castling(from, to),
            _ => return None,
        };
        self.is_legal(mv).then_some(mv)
    }

    fn find_uci_castling(&self, king: Square, to: Square) -> Option<Move> {
        let rook = if self.castling().contains(to) {
            to
        } else if king.rank() == to.rank() && king.file().distance(to.file()) > 1 {
            let wing = Wing::of(king, to);
            let rook = self.castling_rook(self.turn(), wing)?;
            (to.file() == wing.king_file()).then_some(rook)?
        } else {
            return None;
        };
        self.is_legal_castling(rook)
            .then_some(Move::Castle { king, rook })
    }

    /// Finds out what is wrong with a text for which no move was found.
    #[cold]
    fn complain_of_uci(&self, text: &[u8]) -> UciError {
        let error = |index: usize, expected| {
            UciError::Syntax(SyntaxError {
                column: index + 1,
                expected,
            })
        };
        if text == b"0000" {
            return error(0, "a move, not the null move");
        }
        for (i, &byte) in text.iter().take(4).enumerate() {
            let (fits, expected) = match i % 2 {
                0 => (matches!(byte, b'a'..=b'h'), "a file from a to h"),
                _ => (matches!(byte, b'1'..=b'8'), "a rank from 1 to 8"),
            };
            if !fits {
                return error(i, expected);
            }
        }
        let squares = match text.first_chunk::<4>() {
            Some(&[a, b, c, d]) => Square::from_ascii([a, b]).zip(Square::from_ascii([c, d])),
            None => None,
        };
        let Some((from, to)) = squares else {
            return error(text.len(), "two squares such as e2e4");
        };
        let becomes = text.get(4).copied().map(promotion);
        if becomes == Some(None) {
            return error(4, "q, r, b or n, or the end");
        }
        if text.len() > 5 {
            return error(5, "the end");
        }
        UciError::Illegal(self.why_illegal(from, to, becomes.flatten()))
    }

    fn why_illegal(&self, from: Square, to: Square, placed: Option<Role>) -> Illegality {
        let king = from == self.king(self.turn()) && placed.is_none();
        if king && self.board().pieces(self.turn(), Role::Rook).contains(to) {
            let castle = self.judge(Attempt::Castle {
                king: from,
                rook: to,
            });
            return castle.err().unwrap_or(Illegality::NoCastlingHere);
        }
        let wing = Wing::of(from, to);
        let far = from.file().distance(to.file()) == 2 && from.rank() == to.rank();
        if king && far && to.file() == wing.king_file() {
            return self.why_no_castling(wing);
        }
        match self.judge(Attempt::Displace { from, to, placed }) {
            Err(illegality) => illegality,
            // All that is left is a new piece named with a capture en passant.
            Ok(_) => Illegality::NoPromotionHere,
        }
    }
}

/// All four letters at once: counted from `a1a1`, each must be below eight. A letter that is too low borrows
/// from its neighbour, but is itself far above eight then.
#[inline]
fn both_squares(text: [u8; 4]) -> Option<(Square, Square)> {
    let counted = u32::from_le_bytes(text).wrapping_sub(u32::from_le_bytes(*b"a1a1"));
    if counted & 0xf8f8_f8f8 != 0 {
        return None;
    }
    // The file in the low three bits of a byte, the rank in those of the next: both together a square.
    let squares = counted | counted >> 5;
    Some((
        Square::masked(squares as u8),
        Square::masked((squares >> 16) as u8),
    ))
}

#[inline]
fn promotion(letter: u8) -> Option<Role> {
    Some(match letter {
        b'q' => Role::Queen,
        b'r' => Role::Rook,
        b'b' => Role::Bishop,
        b'n' => Role::Knight,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a test position")
    }

    #[test]
    fn castling_in_both_forms() {
        let p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let long = Move::Castle {
            king: Square::E1,
            rook: Square::A1,
        };
        assert_eq!(p.parse_uci("e1c1"), Ok(long));
        assert_eq!(p.parse_uci("e1a1"), Ok(long));
        assert_eq!(long.uci(UciCastling::Standard).to_string(), "e1c1");
        assert_eq!(long.uci(UciCastling::Chess960).to_string(), "e1a1");
    }

    #[test]
    fn a_king_step_that_is_legal_is_not_castling() {
        let p = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        let step = Move::Normal {
            role: Role::King,
            from: Square::F1,
            to: Square::G1,
        };
        let castle = Move::Castle {
            king: Square::F1,
            rook: Square::H1,
        };
        assert_eq!(p.parse_uci("f1g1"), Ok(step));
        assert_eq!(p.parse_uci("f1h1"), Ok(castle));
        assert_eq!(castle.uci(UciCastling::Standard).to_string(), "f1h1");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let p = Position::initial();
        let syntax = |text: &str| match p.parse_uci(text) {
            Err(UciError::Syntax(error)) => error.column,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(syntax(""), 1);
        assert_eq!(syntax("e2"), 3);
        assert_eq!(syntax("e2i4"), 3);
        assert_eq!(syntax("e2e9"), 4);
        assert_eq!(syntax("e7e8x"), 5);
        assert_eq!(syntax("e7e8qq"), 6);
        assert_eq!(syntax("0000"), 1);
        let illegal = |p: &Position, text: &str| match p.parse_uci(text) {
            Err(UciError::Illegal(illegality)) => illegality,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(illegal(&p, "e2e5"), Illegality::Geometry(Role::Pawn));
        assert_eq!(illegal(&p, "e7e5"), Illegality::OpponentsPiece);
        assert_eq!(
            illegal(&p, "e1g1"),
            Illegality::CastlingBlocked { by: Square::F1 }
        );
        assert_eq!(illegal(&p, "e2e4q"), Illegality::NoPromotionHere);
        let p = position("4r2k/P7/8/8/8/8/4N3/R3K3 w - - 0 1");
        let by = Square::E8.into();
        assert_eq!(illegal(&p, "e2c3"), Illegality::KingInCheck { by });
        assert_eq!(illegal(&p, "a7a8"), Illegality::PromotionMissing);
        assert_eq!(illegal(&p, "e1c1"), Illegality::CastlingRightLost);
        assert_eq!(illegal(&p, "e1a1"), Illegality::CastlingRightLost);
        let p = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert_eq!(illegal(&p, "e5d6q"), Illegality::NoPromotionHere);
    }
}
