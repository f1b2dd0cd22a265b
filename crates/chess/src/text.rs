//! Things as text and back: positions as FEN, pieces, roles and colours by letter or name.

use core::fmt;
use core::str::FromStr;

use crate::fen::{FenError, PositionError};
use crate::{Color, Move, Piece, Position, Role, Setup, Square};

impl fmt::Display for Position {
    /// FEN as [`Position::to_fen`] writes it; [`Position::fen`] has other styles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

impl FromStr for Position {
    type Err = PositionError;
    /// Reads FEN strictly.
    ///
    /// ```
    /// let position: chess::Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
    /// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    /// ```
    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::from_fen(text)
    }
}

impl fmt::Display for Setup {
    /// FEN with the passed square as it stands.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, crate::fen::CastlingStyle::default(), true)
    }
}

impl FromStr for Setup {
    type Err = FenError;
    /// Reads FEN strictly. Kings are not asked for.
    fn from_str(text: &str) -> Result<Setup, FenError> {
        Setup::from_fen(text)
    }
}

impl fmt::Display for Move {
    /// The move by itself, so that it is read back without a position: the piece and its two squares (`Ng1f3`, a pawn without
    /// its letter), `e7e8=Q`, `e5d6ep` for a capture in passing, and king and rook for castling (`e1+h1`). For notation as people
    /// and programs write it ask [`Position::san`], [`Position::algebraic`] and [`Move::uci`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Normal {
                role: Role::Pawn,
                from,
                to,
            } => write!(f, "{from}{to}"),
            Move::Normal { role, from, to } => write!(f, "{}{from}{to}", role.letter()),
            Move::Promotion { from, to, role } => write!(f, "{from}{to}={}", role.letter()),
            Move::EnPassant { from, to } => write!(f, "{from}{to}ep"),
            Move::Castle { king, rook } => write!(f, "{king}+{rook}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseNameError;
    /// Reads what [`Move`] is shown as, and nothing else. Whether it is legal is a position's to say ([`Position::try_play`]).
    ///
    /// ```
    /// use chess::{Move, Position};
    ///
    /// let mv: Move = "Ng1f3".parse()?;
    /// assert!(Position::initial().is_legal(mv));
    /// assert_eq!(mv.to_string(), "Ng1f3");
    /// assert!("g1f3".parse::<Move>().is_ok_and(|pawn| !Position::initial().is_legal(pawn)));
    /// # Ok::<(), chess::ParseNameError>(())
    /// ```
    fn from_str(text: &str) -> Result<Move, ParseNameError> {
        let square = |file, rank| Square::from_ascii([file, rank]);
        let officer =
            |letter: u8| Role::from_letter(letter).filter(|_| letter.is_ascii_uppercase());
        let read = match *text.as_bytes() {
            [a, b, c, d] => square(a, b)
                .zip(square(c, d))
                .map(|(from, to)| Move::Normal {
                    role: Role::Pawn,
                    from,
                    to,
                }),
            [a, b, b'+', c, d] => square(a, b)
                .zip(square(c, d))
                .map(|(king, rook)| Move::Castle { king, rook }),
            [letter, a, b, c, d] => officer(letter)
                .filter(|role| *role != Role::Pawn)
                .zip(square(a, b).zip(square(c, d)))
                .map(|(role, (from, to))| Move::Normal { role, from, to }),
            [a, b, c, d, b'=', letter] => officer(letter)
                .zip(square(a, b).zip(square(c, d)))
                .map(|(role, (from, to))| Move::Promotion { from, to, role }),
            [a, b, c, d, b'e', b'p'] => square(a, b)
                .zip(square(c, d))
                .map(|(from, to)| Move::EnPassant { from, to }),
            _ => None,
        };
        read.ok_or(ParseNameError {
            expected: "a move such as Ng1f3, e2e4, e7e8=Q, e5d6ep or e1+h1",
        })
    }
}

/// The text names nothing of the kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseNameError {
    /// What should have stood there.
    pub expected: &'static str,
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseNameError {}

impl FromStr for Color {
    type Err = ParseNameError;
    /// Reads `white` and `black`, as [`Color`] is shown, and the `w` and `b` of FEN.
    ///
    /// ```
    /// use chess::Color;
    ///
    /// assert_eq!("w".parse(), Ok(Color::White));
    /// assert_eq!(Color::Black.to_string().parse(), Ok(Color::Black));
    /// ```
    fn from_str(text: &str) -> Result<Color, ParseNameError> {
        match text {
            "white" | "w" => Ok(Color::White),
            "black" | "b" => Ok(Color::Black),
            _ => Err(ParseNameError {
                expected: "white or black, w or b",
            }),
        }
    }
}

impl FromStr for Role {
    type Err = ParseNameError;
    /// Reads a name such as `knight`, as [`Role`] is shown, or an English letter of either case.
    fn from_str(text: &str) -> Result<Role, ParseNameError> {
        let letter = match *text.as_bytes() {
            [letter] => Role::from_letter(letter),
            _ => None,
        };
        let named = |role: &Role| role.name() == text;
        (letter.or_else(|| Role::ALL.into_iter().find(named))).ok_or(ParseNameError {
            expected: "a letter of PNBRQK or a name such as knight",
        })
    }
}

impl FromStr for Piece {
    type Err = ParseNameError;
    /// Reads a name such as `white knight`, as [`Piece`] is shown, or the letter of FEN.
    ///
    /// ```
    /// use chess::{Color, Piece, Role};
    ///
    /// let knight = Role::Knight.of(Color::Black);
    /// assert_eq!("n".parse(), Ok(knight));
    /// assert_eq!("black knight".parse(), Ok(knight));
    /// assert_eq!(knight.to_string(), "black knight");
    /// assert_eq!(knight.char(), 'n');
    /// ```
    fn from_str(text: &str) -> Result<Piece, ParseNameError> {
        let error = ParseNameError {
            expected: "a letter of FEN or a name such as white knight",
        };
        if let [letter] = *text.as_bytes() {
            return Piece::from_char(letter).ok_or(error);
        }
        let (color, role) = text.split_once(' ').ok_or(error)?;
        match (color, role.len()) {
            ("white" | "black", 2..) => Ok(Piece {
                color: color.parse()?,
                role: role.parse().map_err(|_| error)?,
            }),
            _ => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_read_back() {
        for color in Color::ALL {
            assert_eq!(color.to_string().parse(), Ok(color));
            for role in Role::ALL {
                assert_eq!(role.to_string().parse(), Ok(role));
                let piece = role.of(color);
                assert_eq!(piece.to_string().parse(), Ok(piece));
                assert_eq!(piece.char().to_string().parse(), Ok(piece));
            }
        }
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        let position = Position::initial();
        assert_eq!(position.to_string().parse(), Ok(position));
        assert_eq!(position.setup().to_string().parse(), Ok(position.setup()));
    }

    #[test]
    fn nothing_else_is_read() {
        for text in [
            "",
            "x",
            "W",
            "White",
            "white ",
            "pp",
            "0",
            "\u{10}",
            "P ",
            "white  king",
            "white k",
        ] {
            assert!(text.parse::<Color>().is_err() || text == "w", "{text}");
            assert!(text.parse::<Piece>().is_err(), "{text}");
            assert!(text.parse::<Role>().is_err(), "{text}");
        }
    }

    #[test]
    fn meaning_is_told_from_syntax() {
        use crate::Unplayable::{ManyKings, NoKing};
        let read = |text: &str| text.parse::<Position>().unwrap_err();
        let meaning = PositionError::Meaning;
        assert_eq!(
            read("8/8/8/8/8/8/8/8 w - - 0 1"),
            meaning(NoKing(Color::White))
        );
        assert_eq!(
            read("8/8/8/8/8/8/8/4K3 w - - 0 1"),
            meaning(NoKing(Color::Black))
        );
        assert_eq!(
            read("4k3/8/8/8/8/8/8/4KK2 w - - 0 1"),
            meaning(ManyKings(Color::White))
        );
        let PositionError::Syntax(error) = read("4k3/8/8/8/8/8/8/4K3 x - - 0 1") else {
            panic!("it is no FEN")
        };
        assert_eq!((error.column, error.expected), (21, "w or b"));
    }

    #[test]
    fn a_move_is_read_back_without_a_position() {
        // Castling both ways, a capture in passing, promotions with and without taking.
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        ] {
            for mv in Position::from_fen(fen).unwrap().legal_moves() {
                assert_eq!(mv.to_string().parse(), Ok(mv), "{fen}");
            }
        }
        let shown = |mv: Move| mv.to_string();
        let (king, rook, from, to) = (Square::E1, Square::A1, Square::E5, Square::D6);
        assert_eq!(shown(Move::Castle { king, rook }), "e1+a1");
        assert_eq!(shown(Move::EnPassant { from, to }), "e5d6ep");
        for wrong in [
            "", "e2", "e2e9", "Pe2e4", "ng1f3", "e7e8q", "e7e8=q", "e7e8=", "e5d6e.p.", "0-0",
            "Nf3", "é2e4", "e1+i1",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
