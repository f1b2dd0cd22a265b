//! The picture as SVG.

use std::fmt::Write;

use crate::path::{Path, Step};
use crate::scene::{self, Item, Scene, Shape};
use crate::theme::Palette;
use crate::{Diagram, Theme};
use chess::{Color, Piece, Role};

impl Diagram {
    /// The diagram as an SVG document, without an XML declaration, so that it can also stand in a page.
    ///
    /// Screen readers get [`Diagram::title`] and [`Diagram::description`]; without a title, FEN's first field.
    pub fn svg(&self) -> String {
        let scene = Scene::new(self);
        let palette = self.theme.palette();
        let mut out = String::with_capacity(8 * 1024);
        self.open(&scene, &mut out);
        self.definitions(palette, &mut out);
        for item in &scene.items {
            match item {
                Item::Shape(shape) => write_shape(shape, &mut out),
                Item::Piece(piece, x, y) => {
                    let id = id(self.theme, *piece);
                    // Writing to a string cannot fail.
                    let _ = writeln!(out, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>");
                }
            }
        }
        out.push_str("</svg>\n");
        out
    }

    fn open(&self, scene: &Scene, out: &mut String) {
        let layout = scene.layout;
        let (size, origin, extent) = (layout.size, Num(layout.origin()), Num(layout.extent()));
        let title = match &self.title {
            Some(title) => title.clone(),
            None => self.board.to_string(),
        };
        let title = escaped(&title);
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"{title}\" \
             width=\"{size}\" height=\"{size}\" viewBox=\"{origin} {origin} {extent} {extent}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        );
        let _ = writeln!(out, "<title>{title}</title>");
        if let Some(description) = &self.description {
            let _ = writeln!(out, "<desc>{}</desc>", escaped(description));
        }
    }

    /// Each piece that is on the board, once.
    fn definitions(&self, palette: &Palette, out: &mut String) {
        out.push_str("<defs>\n");
        for color in Color::ALL {
            for role in Role::ALL {
                if self.board.pieces(color, role).is_empty() {
                    continue;
                }
                let piece = role.of(color);
                let _ = writeln!(out, "<g id=\"{}\">", id(self.theme, piece));
                for shape in scene::piece(piece, palette) {
                    write_shape(&shape, out);
                }
                out.push_str("</g>\n");
            }
        }
        out.push_str("</defs>\n");
    }
}

/// The name of a piece's drawing. It carries the theme, for two diagrams in one page share their names.
fn id(theme: Theme, piece: Piece) -> String {
    format!("{theme}-{}{}", piece.color.char(), piece.role.letter())
}

fn write_shape(shape: &Shape, out: &mut String) {
    out.push_str("<path");
    let _ = match shape.fill {
        Some(color) => write!(out, " fill=\"{color}\""),
        None => write!(out, " fill=\"none\""),
    };
    if let Some(stroke) = shape.stroke {
        let (color, width) = (stroke.color, Num(stroke.width));
        let _ = write!(out, " stroke=\"{color}\" stroke-width=\"{width}\"");
    }
    let _ = writeln!(out, " d=\"{}\"/>", data(&shape.path));
}

/// A path in SVG's own notation.
fn data(path: &Path) -> String {
    let mut out = String::new();
    for step in &path.0 {
        let _ = match *step {
            Step::Move(x, y) => write!(out, "M{} {}", Num(x), Num(y)),
            Step::Line(x, y) => write!(out, "L{} {}", Num(x), Num(y)),
            Step::Curve(x1, y1, x2, y2, x, y) => write!(
                out,
                "C{} {} {} {} {} {}",
                Num(x1),
                Num(y1),
                Num(x2),
                Num(y2),
                Num(x),
                Num(y)
            ),
            Step::Close => write!(out, "Z"),
        };
    }
    out
}

/// A number to two decimals, without the noughts that say nothing.
struct Num(f32);

impl std::fmt::Display for Num {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Adding nought turns -0 into 0.
        write!(f, "{}", (f64::from(self.0) * 100.0).round() / 100.0 + 0.0)
    }
}

/// Text made safe for content and attributes; what XML cannot hold at all is left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_ascii_control() => {}
            _ => out.push(letter),
        }
    }
    out
}
