//! The six pieces, drawn for this program.
//!
//! After the tournament sets of the nineteenth century: each stands on the same turned foot (a plinth, a
//! ring) and is known by its head. All but the knight come from a lathe, so only the right half of their
//! outline is written down. Everything keeps to a square of 100 by 100, stands on y = 90 and is centred on
//! x = 50.

use crate::path::{Path, Step, c, l, m, z};
use chess::Role;

/// Width of every outline: about one pixel where a square has 24.
pub(crate) const OUTLINE: f32 = 3.6;
/// Width of the lines inside an outline, a little lighter so that the shape speaks first.
pub(crate) const DETAIL: f32 = 2.8;

/// A part of a piece, from the back to the front.
#[derive(Copy, Clone, Debug)]
enum Part {
    /// A solid, given by the right half of its outline from top to bottom.
    Turned(&'static [Step]),
    /// A solid, given by its whole outline.
    Carved(&'static [Step]),
    /// A solid ball; one off the axis has a twin on the other side.
    Ball(i16, i16, i16),
    /// A line round the piece, given by its right half from the axis outwards.
    Ring(&'static [Step]),
    /// A line.
    Cut(&'static [Step]),
    /// A spot in the colour of the lines.
    Spot(&'static [Step]),
}

/// How a part is painted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Brush {
    /// Filled and outlined.
    Solid,
    /// A line inside the outline.
    Line,
    /// Filled with the colour of the lines.
    Spot,
}

/// The parts of a piece as paths, from the back to the front; all lines are one path, and lie on top.
pub(crate) fn drawing(role: Role) -> Vec<(Brush, Path)> {
    let mut paths = Vec::new();
    let mut lines = Path::default();
    for part in parts(role) {
        match *part {
            Part::Turned(half) => paths.push((Brush::Solid, Path::turned(half).closed())),
            Part::Carved(steps) => paths.push((Brush::Solid, Path::of(steps))),
            Part::Ball(x, y, r) => {
                let ball = Path::circle(x.into(), y.into(), r.into());
                if x != 50 {
                    paths.push((Brush::Solid, ball.mirrored()));
                }
                paths.push((Brush::Solid, ball));
            }
            Part::Ring(half) => lines.join(Path::turned(half)),
            Part::Cut(steps) => lines.join(Path::of(steps)),
            Part::Spot(steps) => paths.push((Brush::Spot, Path::of(steps))),
        }
    }
    paths.push((Brush::Line, lines));
    paths
}

fn parts(role: Role) -> &'static [Part] {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
    }
}

/// The slab every piece stands on.
const PLINTH: Part = Part::Turned(&[
    m(50, 80),
    l(78, 80),
    c(82, 80, 83, 82, 83, 85),
    c(83, 89, 82, 90, 79, 90),
    l(50, 90),
]);
/// Where the plinth begins: seen on black pieces only, for white ones have an outline there.
const PLINTH_RING: Part = Part::Ring(&[m(50, 80), l(76, 80)]);

/// The body of king and queen, who are of one family.
const CROWN_STEM: Part =
    Part::Turned(&[m(50, 62), l(67, 62), c(67, 70, 70, 75, 76, 80), l(50, 80)]);
/// The ring under their crowns.
const CROWN_COLLAR: Part =
    Part::Turned(&[m(50, 54), l(69, 54), c(74, 54, 74, 62, 69, 62), l(50, 62)]);

const PAWN: &[Part] = &[
    Part::Turned(&[m(50, 54), l(58, 54), c(59, 66, 64, 74, 72, 80), l(50, 80)]),
    Part::Turned(&[
        m(50, 80),
        l(75, 80),
        c(78, 80, 79, 82, 79, 85),
        c(79, 89, 78, 90, 76, 90),
        l(50, 90),
    ]),
    Part::Ball(50, 35, 14),
    Part::Turned(&[m(50, 48), l(62, 48), c(67, 48, 67, 56, 62, 56), l(50, 56)]),
    Part::Ring(&[m(50, 48), l(58, 48)]),
    Part::Ring(&[m(50, 56), l(58, 56)]),
    Part::Ring(&[m(50, 80), l(73, 80)]),
];

const KNIGHT: &[Part] = &[
    Part::Carved(&[
        m(27, 80),
        c(26, 66, 43, 60, 46, 47),
        c(42, 51, 36, 52, 33, 56),
        c(30, 60, 26, 62, 22, 60),
        c(17, 58, 14, 53, 16, 48),
        c(21, 41, 24, 36, 27, 29),
        c(29, 23, 34, 19, 40, 17),
        l(41, 7),
        c(46, 9, 50, 12, 52, 16),
        c(72, 20, 83, 45, 76, 80),
        z(),
    ]),
    PLINTH,
    Part::Cut(&[m(54, 26), c(64, 32, 70, 48, 67, 69)]),
    Part::Cut(&[m(46, 47), c(50, 44, 52, 40, 51, 36)]),
    Part::Cut(&[m(22, 51), l(24, 49)]),
    Part::Spot(&[
        m(33, 31),
        c(34, 27, 39, 26, 41, 29),
        c(39, 33, 36, 33, 33, 31),
        z(),
    ]),
    PLINTH_RING,
];

const BISHOP: &[Part] = &[
    Part::Turned(&[m(50, 62), l(58, 62), c(59, 70, 65, 75, 72, 80), l(50, 80)]),
    PLINTH,
    Part::Turned(&[
        m(50, 17),
        c(59, 21, 68, 32, 68, 41),
        c(68, 48, 64, 53, 59, 56),
        l(50, 56),
    ]),
    Part::Ball(50, 12, 5),
    Part::Turned(&[m(50, 55), l(63, 55), c(68, 55, 68, 63, 63, 63), l(50, 63)]),
    Part::Cut(&[m(62, 26), l(53, 39)]),
    Part::Ring(&[m(50, 55), l(59, 55)]),
    Part::Ring(&[m(50, 63), l(58, 63)]),
    PLINTH_RING,
];

const ROOK: &[Part] = &[
    Part::Turned(&[
        m(50, 17),
        l(57, 17),
        l(57, 25),
        l(64, 25),
        l(64, 17),
        l(77, 17),
        l(77, 31),
        c(77, 36, 69, 36, 68, 41),
        c(67, 52, 67, 62, 69, 70),
        c(74, 73, 77, 76, 77, 80),
        l(50, 80),
    ]),
    PLINTH,
    Part::Ring(&[m(50, 41), l(68, 41)]),
    Part::Ring(&[m(50, 70), l(69, 70)]),
    PLINTH_RING,
];

const QUEEN: &[Part] = &[
    CROWN_STEM,
    PLINTH,
    Part::Turned(&[
        m(50, 17),
        c(51, 25, 54, 32, 57, 36),
        c(61, 32, 66, 26, 68, 20),
        c(68, 28, 69, 35, 71, 40),
        c(76, 38, 82, 34, 86, 28),
        c(82, 40, 75, 49, 67, 55),
        l(50, 55),
    ]),
    Part::Ball(50, 13, 5),
    Part::Ball(69, 16, 5),
    Part::Ball(87, 25, 5),
    CROWN_COLLAR,
    Part::Ring(&[m(50, 54), l(67, 54)]),
    Part::Ring(&[m(50, 62), l(67, 62)]),
    PLINTH_RING,
];

const KING: &[Part] = &[
    CROWN_STEM,
    PLINTH,
    Part::Turned(&[
        m(50, 6),
        l(55, 6),
        l(54, 11),
        l(60, 10),
        l(60, 20),
        l(54, 19),
        l(55, 26),
        c(64, 25, 72, 27, 79, 32),
        c(77, 41, 71, 47, 67, 55),
        l(50, 55),
    ]),
    CROWN_COLLAR,
    Part::Ring(&[m(50, 35), c(60, 35, 69, 37, 75, 41)]),
    Part::Ring(&[m(50, 54), l(67, 54)]),
    Part::Ring(&[m(50, 62), l(67, 62)]),
    PLINTH_RING,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_keeps_to_its_square() {
        let room = OUTLINE / 2.0..=100.0 - OUTLINE / 2.0;
        for role in Role::ALL {
            let drawing = drawing(role);
            assert!(drawing.iter().any(|(brush, _)| *brush == Brush::Solid));
            for step in drawing.iter().flat_map(|(_, path)| &path.0) {
                // A curve never leaves the hull of its points.
                let points = match *step {
                    Step::Move(x, y) | Step::Line(x, y) => vec![x, y],
                    Step::Curve(x1, y1, x2, y2, x, y) => vec![x1, y1, x2, y2, x, y],
                    Step::Close => vec![],
                };
                assert!(points.iter().all(|p| room.contains(p)), "{role}: {step:?}");
            }
        }
    }
}
