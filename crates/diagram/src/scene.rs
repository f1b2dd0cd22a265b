//! What is to be painted, once for all back ends: SVG and PNG show the same because they are told the same.

use crate::path::{Path, Step};
use crate::pieces::{self, Brush};
use crate::theme::{Palette, Rgb, Shades};
use crate::{Coordinates, Diagram, Mark, glyphs};
use chess::{Bitboard, Color, File, Piece, Rank, Square};

/// Side of a square, in units of the drawings.
pub(crate) const SQUARE: f32 = 100.0;
const BOARD: f32 = 8.0 * SQUARE;
/// Room round the board for coordinates and the mark of the side to move.
const MARGIN: u32 = 44;
/// The line round the board.
const FRAME: f32 = 4.0;
/// Glyphs are drawn in a box of 40 by 60; this makes a digit 22 tall.
const GLYPH: f32 = 0.42;

/// A line and its width.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Stroke {
    pub(crate) color: Rgb,
    pub(crate) width: f32,
}

/// A path with its colours. Lines have round ends and corners throughout.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    pub(crate) path: Path,
    pub(crate) fill: Option<Rgb>,
    pub(crate) stroke: Option<Stroke>,
}

/// A piece in the colours of its side, on a square whose upper left corner is the origin.
pub(crate) fn piece(piece: Piece, palette: &Palette) -> Vec<Shape> {
    let paint = palette.piece(piece.color);
    let shape = |(brush, path)| {
        let (fill, stroke) = match brush {
            Brush::Solid => (Some(paint.fill), Some((paint.outline, pieces::OUTLINE))),
            Brush::Line => (None, Some((paint.detail, pieces::DETAIL))),
            Brush::Spot => (Some(paint.detail), None),
        };
        Shape {
            path,
            fill,
            stroke: stroke.map(|(color, width)| Stroke { color, width }),
        }
    };
    pieces::drawing(piece.role).into_iter().map(shape).collect()
}

/// One thing on the picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Item {
    /// A shape where it stands.
    Shape(Shape),
    /// A piece, by the upper left corner of its square.
    Piece(Piece, f32, f32),
}

/// How units become pixels. The board's upper left corner is the origin of all drawing.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    /// Side of the whole picture in pixels.
    pub(crate) size: u32,
    /// Side of a square in pixels.
    pub(crate) square: u32,
    /// Left and upper margin in pixels.
    pub(crate) margin: u32,
}

impl Layout {
    /// Squares get a whole number of pixels, so that their edges are sharp; the margin takes up the rest.
    fn new(size: u32, margin: u32) -> Layout {
        let square = (size * 100 / (800 + 2 * margin)).max(1);
        Layout {
            size,
            square,
            margin: size.saturating_sub(8 * square) / 2,
        }
    }

    /// Pixels to a unit.
    pub(crate) fn scale(self) -> f32 {
        self.square as f32 / SQUARE
    }

    /// The upper left corner of the picture, in units; x and y alike.
    pub(crate) fn origin(self) -> f32 {
        -(self.margin as f32) / self.scale()
    }

    /// Side of the picture, in units.
    pub(crate) fn extent(self) -> f32 {
        self.size as f32 / self.scale()
    }
}

/// A picture ready to be painted, from the back to the front.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scene {
    pub(crate) layout: Layout,
    pub(crate) items: Vec<Item>,
}

impl Scene {
    /// Lays out a diagram.
    pub(crate) fn new(diagram: &Diagram) -> Scene {
        let bare = diagram.coordinates == Coordinates::Hidden && diagram.turn.is_none();
        let mut painter = Painter {
            diagram,
            palette: diagram.theme.palette(),
            layout: Layout::new(diagram.size, if bare { 0 } else { MARGIN }),
            items: Vec::new(),
        };
        painter.board();
        painter.marks();
        painter.pieces();
        if diagram.coordinates == Coordinates::Shown {
            painter.coordinates();
        }
        if let Some(color) = diagram.turn {
            painter.turn(color);
        }
        Scene {
            layout: painter.layout,
            items: painter.items,
        }
    }
}

struct Painter<'a> {
    diagram: &'a Diagram,
    palette: &'static Palette,
    layout: Layout,
    items: Vec<Item>,
}

impl Painter<'_> {
    fn fill(&mut self, path: Path, color: Rgb) {
        self.items.push(Item::Shape(Shape {
            path,
            fill: Some(color),
            stroke: None,
        }));
    }

    fn line(&mut self, path: Path, color: Rgb, width: f32) {
        self.items.push(Item::Shape(Shape {
            path,
            fill: None,
            stroke: Some(Stroke { color, width }),
        }));
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square) -> (f32, f32) {
        let (column, row) = self.diagram.place(square);
        (f32::from(column) * SQUARE, f32::from(row) * SQUARE)
    }

    /// All of `squares` as one path.
    fn area(&self, squares: Bitboard) -> Path {
        let mut path = Path::default();
        for square in squares {
            let (x, y) = self.corner(square);
            path.join(Path::rect(x, y, SQUARE, SQUARE));
        }
        path
    }

    fn board(&mut self) {
        let (origin, extent) = (self.layout.origin(), self.layout.extent());
        self.fill(
            Path::rect(origin, origin, extent, extent),
            self.palette.margin,
        );
        if self.layout.margin > 0 {
            let outer = BOARD + 2.0 * FRAME;
            self.fill(Path::rect(-FRAME, -FRAME, outer, outer), self.palette.ink);
        }
        // Dark squares lie on one light ground: drawn side by side, the seams would show.
        let shades = self.palette.squares;
        self.fill(Path::rect(0.0, 0.0, BOARD, BOARD), shades.light);
        self.fill(self.area(Bitboard::DARK), shades.dark);
    }

    fn shade(&mut self, squares: Bitboard, shades: Shades) {
        for (shade, color) in [
            (Bitboard::LIGHT, shades.light),
            (Bitboard::DARK, shades.dark),
        ] {
            if (squares & shade).any() {
                self.fill(self.area(squares & shade), color);
            }
        }
    }

    /// Marks lie under the pieces: a mark may not make a piece harder to read.
    fn marks(&mut self) {
        let last = match self.diagram.last_move {
            Some((from, to)) => Bitboard::of(from) | Bitboard::of(to),
            None => Bitboard::EMPTY,
        };
        let highlighted = self.diagram.marked(Mark::Highlight);
        let check = match self.diagram.check {
            Some(square) => Bitboard::of(square),
            None => Bitboard::EMPTY,
        };
        // The later shade covers the earlier one: check before a mark, a mark before the last move.
        if let Some(shades) = self.palette.last {
            self.shade(last, shades);
        }
        self.shade(highlighted, self.palette.highlight);
        if let Some(shades) = self.palette.check {
            self.shade(check, shades);
        }
        if self.palette.last.is_none() {
            for square in last {
                let (x, y) = self.corner(square);
                self.line(
                    Path::rect(x + 5.0, y + 5.0, 90.0, 90.0),
                    self.palette.pen,
                    6.0,
                );
            }
        }
        for square in check {
            let path = self.here(square, &corners());
            self.fill(path, self.palette.pen);
        }
        for square in self.diagram.marked(Mark::Circle) {
            let path = self.here(square, &Path::circle(50.0, 50.0, 44.0));
            self.line(path, self.palette.pen, 6.0);
        }
        for square in self.diagram.marked(Mark::Cross) {
            let path = self.here(square, &cross());
            self.line(path, self.palette.pen, 7.0);
        }
    }

    /// A path drawn for one square, on this square.
    fn here(&self, square: Square, path: &Path) -> Path {
        let (x, y) = self.corner(square);
        path.placed(1.0, x, y)
    }

    fn pieces(&mut self) {
        for (square, piece) in self.diagram.board.iter() {
            let (x, y) = self.corner(square);
            self.items.push(Item::Piece(piece, x, y));
        }
    }

    /// Letters below the board and digits to its left, as one path.
    fn coordinates(&mut self) {
        let middle = (SQUARE - glyphs::WIDTH * GLYPH) / 2.0;
        let mut path = Path::default();
        for file in File::ALL {
            let (x, _) = self.corner(Square::at(file, Rank::FIRST));
            // Letters hang a little high, so that the tail of g stays inside.
            let y = BOARD + 33.0 - glyphs::FOOT * GLYPH;
            path.join(glyphs::file(file).placed(GLYPH, x + middle, y));
        }
        for rank in Rank::ALL {
            let (_, y) = self.corner(Square::at(File::A, rank));
            let height = (glyphs::TOP + glyphs::FOOT) * GLYPH;
            let x = -24.0 - glyphs::WIDTH * GLYPH / 2.0;
            path.join(glyphs::rank(rank).placed(GLYPH, x, y + (SQUARE - height) / 2.0));
        }
        self.line(path, self.palette.ink, glyphs::PEN * GLYPH);
    }

    /// A disc in the colour of the side to move, beside the rank where it began.
    fn turn(&mut self, color: Color) {
        let home = Square::at(File::A, Rank::FIRST).relative_to(color);
        let (_, y) = self.corner(home);
        self.items.push(Item::Shape(Shape {
            path: Path::circle(BOARD + 24.0, y + SQUARE / 2.0, 12.0),
            fill: Some(self.palette.piece(color).fill),
            stroke: Some(Stroke {
                color: self.palette.ink,
                width: 4.0,
            }),
        }));
    }
}

/// Four corners of a square filled in: seen round any piece, and without colour.
fn corners() -> Path {
    let leg = 26.0;
    let mut path = Path::default();
    for (x, y, dx, dy) in [
        (0.0, 0.0, leg, leg),
        (SQUARE, 0.0, -leg, leg),
        (SQUARE, SQUARE, -leg, -leg),
        (0.0, SQUARE, leg, -leg),
    ] {
        path.join(Path(vec![
            Step::Move(x, y),
            Step::Line(x + dx, y),
            Step::Line(x, y + dy),
            Step::Close,
        ]));
    }
    path
}

fn cross() -> Path {
    let (near, far) = (10.0, SQUARE - 10.0);
    Path(vec![
        Step::Move(near, near),
        Step::Line(far, far),
        Step::Move(far, near),
        Step::Line(near, far),
    ])
}
