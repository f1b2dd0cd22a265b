//! Squares, files and ranks (Articles 2.1, 2.4; Appendix C.4–C.7).

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// One of the 64 squares; `a1` is 0, `b1` is 1, `h8` is 63.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Square(u8);

/// A column of squares, `a` to `h`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A row of squares, `1` to `8`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

macro_rules! axis {
    ($name:ident, $base:literal, $($konst:ident = $value:literal),*) => {
        impl $name {
            $(#[doc = concat!("The constant `", stringify!($konst), "`.")]
              pub const $konst: $name = $name($value);)*

            /// All eight, in order.
            pub const ALL: [$name; 8] = [$($name($value)),*];

            /// Counts from 0; `None` beyond 7.
            #[inline]
            pub const fn new(index: u8) -> Option<$name> {
                if index < 8 { Some($name(index)) } else { None }
            }

            /// 0 to 7.
            #[inline]
            pub const fn index(self) -> u8 {
                self.0
            }

            /// How it is written.
            pub const fn char(self) -> char {
                ($base + self.0) as char
            }

            /// Reads one ASCII character.
            #[inline]
            pub const fn from_ascii(byte: u8) -> Option<$name> {
                $name::new(byte.wrapping_sub($base))
            }

            /// How far apart two of them are.
            pub const fn distance(self, other: $name) -> u8 {
                self.0.abs_diff(other.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.char())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.char())
            }
        }
    };
}

axis!(
    File,
    b'a',
    A = 0,
    B = 1,
    C = 2,
    D = 3,
    E = 4,
    F = 5,
    G = 6,
    H = 7
);
axis!(
    Rank,
    b'1',
    FIRST = 0,
    SECOND = 1,
    THIRD = 2,
    FOURTH = 3,
    FIFTH = 4,
    SIXTH = 5,
    SEVENTH = 6,
    EIGHTH = 7
);

impl Rank {
    /// The rank as `color` counts: rank 1 is where its king begins.
    #[inline]
    pub const fn relative_to(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank(7 - self.0),
        }
    }
}

macro_rules! squares {
    ($($name:ident)*) => { squares!(@ 0; $($name)*); };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".")]
        pub const $name: Square = Square($index);
        squares!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

impl Square {
    squares!(
        A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4
        G4 H4 A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8
        E8 F8 G8 H8
    );

    /// Counts from 0 (a1) by ranks; `None` beyond 63.
    #[inline]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// Counts from 0 (a1); the upper bits are ignored.
    #[inline]
    pub(crate) const fn masked(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square where a file and a rank meet.
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square(rank.0 << 3 | file.0)
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the type guarantees, so that tables of 64 need no check.
        (self.0 & 63) as usize
    }

    /// Its column.
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// Its row.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank((self.0 & 63) >> 3)
    }

    /// The square `files` to the right and `ranks` up, as White sees it, if there is one.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file().0 as i8 + files;
        let rank = self.rank().0 as i8 + ranks;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Square((rank << 3 | file) as u8))
        } else {
            None
        }
    }

    /// The same file seen from the other side: a1 becomes a8.
    #[inline]
    pub const fn flipped(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The same rank mirrored: a1 becomes h1.
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// The square for `color` that this one is for White.
    #[inline]
    pub const fn relative_to(self, color: Color) -> Square {
        match color {
            Color::White => self,
            Color::Black => self.flipped(),
        }
    }

    /// Light squares, such as h1 (Article 2.1).
    pub const fn is_light(self) -> bool {
        (self.file().0 + self.rank().0) % 2 == 1
    }

    /// King moves between two squares on an empty board.
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().distance(other.file());
        let ranks = self.rank().distance(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// Reads two ASCII characters such as `e4`.
    #[inline]
    pub const fn from_ascii(bytes: [u8; 2]) -> Option<Square> {
        let file = bytes[0].wrapping_sub(b'a');
        let rank = bytes[1].wrapping_sub(b'1');
        if file < 8 && rank < 8 {
            Some(Square(rank << 3 | file))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square such as `e4`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square from a1 to h8")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file, rank] => Square::from_ascii([file, rank]).ok_or(ParseSquareError),
            _ => Err(ParseSquareError),
        }
    }
}
