//! Things as text and back: positions as FEN, pieces, roles and colours by letter or name.

use core::fmt;
use core::str::FromStr;

use crate::fen::{FenError, PositionError};
use crate::{Color, Piece, Position, Role, Setup};

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
    use crate::Square;

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
}
