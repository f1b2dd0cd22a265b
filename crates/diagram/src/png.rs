//! The picture as PNG.

use std::fmt;

use tiny_skia as skia;

use crate::Diagram;
use crate::path::{Path, Step};
use crate::scene::{self, Item, Scene, Shape};
use crate::theme::{Palette, Rgb};
use chess::{ByColor, Role};

/// The picture could not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// There is no memory for so many pixels.
    Size,
    /// The encoder failed, and said this.
    Encode(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Size => f.write_str("no memory for a picture of this size"),
            PngError::Encode(reason) => write!(f, "the picture could not be written: {reason}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Diagram {
    /// The diagram as a PNG file.
    ///
    /// # Errors
    ///
    /// [`PngError`] when memory runs out; nothing else is known to fail.
    pub fn png(&self) -> Result<Vec<u8>, PngError> {
        let canvas = paint(&Scene::new(self), self.theme.palette())?;
        canvas
            .encode_png()
            .map_err(|error| PngError::Encode(error.to_string()))
    }
}

fn paint(scene: &Scene, palette: &Palette) -> Result<skia::Pixmap, PngError> {
    let layout = scene.layout;
    let mut canvas = skia::Pixmap::new(layout.size, layout.size).ok_or(PngError::Size)?;
    let scale = layout.scale();
    let board = skia::Transform::from_row(
        scale,
        0.0,
        0.0,
        scale,
        layout.margin as f32,
        layout.margin as f32,
    );
    // Each piece is prepared once, however many stand on the board.
    let drawings =
        ByColor::new_with(|color| Role::ALL.map(|role| scene::piece(role.of(color), palette)));
    for item in &scene.items {
        match item {
            Item::Shape(shape) => draw(&mut canvas, shape, board),
            Item::Piece(piece, x, y) => {
                let there = board.pre_translate(*x, *y);
                for shape in &drawings[piece.color][piece.role as usize] {
                    draw(&mut canvas, shape, there);
                }
            }
        }
    }
    Ok(canvas)
}

fn draw(canvas: &mut skia::Pixmap, shape: &Shape, transform: skia::Transform) {
    // No path means nothing to see: an empty board has no highlighted squares, say.
    let Some(path) = outline(&shape.path) else {
        return;
    };
    if let Some(color) = shape.fill {
        canvas.fill_path(
            &path,
            &brush(color),
            skia::FillRule::Winding,
            transform,
            None,
        );
    }
    if let Some(stroke) = shape.stroke {
        let pen = skia::Stroke {
            width: stroke.width,
            line_cap: skia::LineCap::Round,
            line_join: skia::LineJoin::Round,
            ..skia::Stroke::default()
        };
        canvas.stroke_path(&path, &brush(stroke.color), &pen, transform, None);
    }
}

fn brush(Rgb(r, g, b): Rgb) -> skia::Paint<'static> {
    let mut paint = skia::Paint::default();
    paint.set_color_rgba8(r, g, b, 255);
    paint
}

fn outline(path: &Path) -> Option<skia::Path> {
    let mut builder = skia::PathBuilder::new();
    for step in &path.0 {
        match *step {
            Step::Move(x, y) => builder.move_to(x, y),
            Step::Line(x, y) => builder.line_to(x, y),
            Step::Curve(x1, y1, x2, y2, x, y) => builder.cubic_to(x1, y1, x2, y2, x, y),
            Step::Close => builder.close(),
        }
    }
    builder.finish()
}
