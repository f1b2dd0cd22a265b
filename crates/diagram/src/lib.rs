//! Diagrams: an arrangement of pieces as text, as SVG and, with the feature `png`, as PNG.
//!
//! ```
//! use chess::{Board, Color, Square};
//! use diagram::{Diagram, Mark};
//!
//! let board = Board::initial();
//! let diagram = Diagram::new(&board)
//!     .bottom(Color::Black)
//!     .last_move(Square::E2, Square::E4)
//!     .mark(Mark::Circle, [Square::D5]);
//! assert!(diagram.svg().starts_with("<svg"));
//! assert!(diagram.text().to_string().contains("R N B K Q B N R"));
//! ```
//!
//! A diagram shows a [`Board`], so any arrangement can be shown, possible or not. The pictures hold no words
//! of any language: what a screen reader says is given by the caller ([`Diagram::title`],
//! [`Diagram::description`]; [`describe`] helps to write it).

mod describe;
mod glyphs;
mod path;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod scene;
mod svg;
mod text;
mod theme;

pub use describe::describe;
#[cfg(feature = "png")]
pub use png::PngError;
pub use text::{Border, Text};
pub use theme::{ParseThemeError, Theme};

use chess::{Bitboard, Board, Color, Square};

/// A way to mark a square.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Mark {
    /// The square in another colour.
    Highlight = 0,
    /// A ring round what stands there.
    Circle = 1,
    /// A cross behind what stands there.
    Cross = 2,
}

impl Mark {
    /// All ways.
    pub const ALL: [Mark; 3] = [Mark::Highlight, Mark::Circle, Mark::Cross];
}

/// Whether the names of files and ranks stand beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Coordinates {
    /// Letters below, digits to the left.
    #[default]
    Shown,
    /// The board alone.
    Hidden,
}

/// A board and how it is to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    board: Board,
    bottom: Color,
    coordinates: Coordinates,
    last_move: Option<(Square, Square)>,
    marks: [Bitboard; 3],
    check: Option<Square>,
    turn: Option<Color>,
    theme: Theme,
    size: u32,
    title: Option<String>,
    description: Option<String>,
}

impl Diagram {
    /// The smallest picture, in pixels.
    pub const MIN_SIZE: u32 = 64;
    /// The largest picture, in pixels: 64 megabytes while it is painted.
    pub const MAX_SIZE: u32 = 4096;
    /// The size of a picture when none is asked for.
    pub const DEFAULT_SIZE: u32 = 400;

    /// A diagram with White at the bottom, coordinates and no marks.
    pub fn new(board: &Board) -> Diagram {
        Diagram {
            board: *board,
            bottom: Color::White,
            coordinates: Coordinates::default(),
            last_move: None,
            marks: [Bitboard::EMPTY; 3],
            check: None,
            turn: None,
            theme: Theme::default(),
            size: Diagram::DEFAULT_SIZE,
            title: None,
            description: None,
        }
    }

    /// Whose side of the board is below.
    #[must_use]
    pub fn bottom(mut self, color: Color) -> Diagram {
        self.bottom = color;
        self
    }

    /// Shows or hides the coordinates.
    #[must_use]
    pub fn coordinates(mut self, coordinates: Coordinates) -> Diagram {
        self.coordinates = coordinates;
        self
    }

    /// Marks the squares of the last move.
    #[must_use]
    pub fn last_move(mut self, from: Square, to: Square) -> Diagram {
        self.last_move = Some((from, to));
        self
    }

    /// Marks squares, in addition to those already marked: a list, or a [`Bitboard`].
    #[must_use]
    pub fn mark(mut self, mark: Mark, squares: impl IntoIterator<Item = Square>) -> Diagram {
        for square in squares {
            self.marks[mark as usize].insert(square);
        }
        self
    }

    /// Marks the square of a king in check.
    #[must_use]
    pub fn check(mut self, king: Square) -> Diagram {
        self.check = Some(king);
        self
    }

    /// Shows which side is to move.
    #[must_use]
    pub fn turn(mut self, color: Color) -> Diagram {
        self.turn = Some(color);
        self
    }

    /// Chooses the colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Diagram {
        self.theme = theme;
        self
    }

    /// Side of the picture in pixels, margin included, brought within [`Diagram::MIN_SIZE`] and
    /// [`Diagram::MAX_SIZE`].
    #[must_use]
    pub fn size(mut self, pixels: u32) -> Diagram {
        self.size = pixels.clamp(Diagram::MIN_SIZE, Diagram::MAX_SIZE);
        self
    }

    /// What the picture is, in a few words in the reader's language.
    #[must_use]
    pub fn title(mut self, text: impl Into<String>) -> Diagram {
        self.title = Some(text.into());
        self
    }

    /// What the picture shows, for those who cannot see it; see [`describe`].
    #[must_use]
    pub fn description(mut self, text: impl Into<String>) -> Diagram {
        self.description = Some(text.into());
        self
    }

    /// Squares marked in this way.
    fn marked(&self, mark: Mark) -> Bitboard {
        self.marks[mark as usize]
    }

    /// Column from the left and row from the top, 0 to 7.
    fn place(&self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file().index(), square.rank().index());
        match self.bottom {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }
}
