//! Pieces (Article 2.2).

use core::fmt;

use crate::Color;

/// What a piece is, apart from its colour.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PieceRole))]
pub enum Role {
    /// Moves by Article 3.7.
    Pawn = 0,
    /// Moves by Article 3.6.
    Knight = 1,
    /// Moves by Article 3.2.
    Bishop = 2,
    /// Moves by Article 3.3.
    Rook = 3,
    /// Moves by Article 3.4.
    Queen = 4,
    /// Moves by Article 3.8.
    King = 5,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn may become (Article 3.7.3.3), in the order arbiters name them.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter, upper case: `P N B R Q K`.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// Reads an English letter of either case.
    #[inline]
    pub const fn from_letter(letter: u8) -> Option<Role> {
        Some(match letter | 0x20 {
            b'p' => Role::Pawn,
            b'n' => Role::Knight,
            b'b' => Role::Bishop,
            b'r' => Role::Rook,
            b'q' => Role::Queen,
            b'k' => Role::King,
            _ => return None,
        })
    }

    /// This role in a colour.
    #[inline]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A role in a colour.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// How it moves.
    pub role: Role,
}

impl Piece {
    /// FEN's letter: upper case for White, lower case for Black.
    pub const fn char(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Reads FEN's letter.
    #[inline]
    pub const fn from_char(letter: u8) -> Option<Piece> {
        let Some(role) = Role::from_letter(letter) else {
            return None;
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The Unicode chess symbol, ♔ to ♟.
    pub const fn figurine(self) -> char {
        const FIGURINES: [[char; 6]; 2] = [
            ['♙', '♘', '♗', '♖', '♕', '♔'],
            ['♟', '♞', '♝', '♜', '♛', '♚'],
        ];
        FIGURINES[self.color as usize][self.role as usize]
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
