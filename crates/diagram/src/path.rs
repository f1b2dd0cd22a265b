//! Lines and curves: the few strokes of the pen that every drawing here is made of.
//!
//! One unit is a hundredth of a square's side, so the drawings are written in whole numbers and the SVG
//! stays small.

/// One stroke of the pen, to an absolute point.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Step {
    /// Lifts the pen and sets it down.
    Move(f32, f32),
    /// Straight on.
    Line(f32, f32),
    /// A cubic Bézier curve: two controls, then the end.
    Curve(f32, f32, f32, f32, f32, f32),
    /// Back to where the pen was last set down.
    Close,
}

/// [`Step::Move`], short for the tables of drawings.
pub(crate) const fn m(x: i16, y: i16) -> Step {
    Step::Move(x as f32, y as f32)
}

/// [`Step::Line`], short for the tables of drawings.
pub(crate) const fn l(x: i16, y: i16) -> Step {
    Step::Line(x as f32, y as f32)
}

/// [`Step::Curve`], short for the tables of drawings.
pub(crate) const fn c(x1: i16, y1: i16, x2: i16, y2: i16, x: i16, y: i16) -> Step {
    Step::Curve(
        x1 as f32, y1 as f32, x2 as f32, y2 as f32, x as f32, y as f32,
    )
}

/// [`Step::Close`], short for the tables of drawings.
pub(crate) const fn z() -> Step {
    Step::Close
}

impl Step {
    /// The stroke with every point moved by `map`.
    fn map(self, map: impl Fn(f32, f32) -> (f32, f32)) -> Step {
        match self {
            Step::Move(x, y) => {
                let (x, y) = map(x, y);
                Step::Move(x, y)
            }
            Step::Line(x, y) => {
                let (x, y) = map(x, y);
                Step::Line(x, y)
            }
            Step::Curve(x1, y1, x2, y2, x, y) => {
                let ((x1, y1), (x2, y2), (x, y)) = (map(x1, y1), map(x2, y2), map(x, y));
                Step::Curve(x1, y1, x2, y2, x, y)
            }
            Step::Close => Step::Close,
        }
    }

    /// Where the pen is after the stroke.
    fn end(self) -> Option<(f32, f32)> {
        match self {
            Step::Move(x, y) | Step::Line(x, y) | Step::Curve(.., x, y) => Some((x, y)),
            Step::Close => None,
        }
    }
}

/// Strokes in their order.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Path(pub(crate) Vec<Step>);

impl Path {
    /// A path as it stands in a table.
    pub(crate) fn of(steps: &[Step]) -> Path {
        Path(steps.to_vec())
    }

    /// An upright rectangle.
    pub(crate) fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
        Path(vec![
            Step::Move(x, y),
            Step::Line(x + width, y),
            Step::Line(x + width, y + height),
            Step::Line(x, y + height),
            Step::Close,
        ])
    }

    /// A circle of four curves, which no eye tells from a true one.
    pub(crate) fn circle(x: f32, y: f32, r: f32) -> Path {
        let k = r * 0.5523;
        Path(vec![
            Step::Move(x, y - r),
            Step::Curve(x + k, y - r, x + r, y - k, x + r, y),
            Step::Curve(x + r, y + k, x + k, y + r, x, y + r),
            Step::Curve(x - k, y + r, x - r, y + k, x - r, y),
            Step::Curve(x - r, y - k, x - k, y - r, x, y - r),
            Step::Close,
        ])
    }

    /// The right half of something turned on a lathe, completed by its mirror image about x = 50.
    ///
    /// The half must be one stroke without lifting the pen. The left half is the right one walked
    /// backwards, so the two can never disagree.
    pub(crate) fn turned(half: &[Step]) -> Path {
        let mut steps = Vec::with_capacity(half.len() * 2);
        let mirror = |x: f32, y: f32| (100.0 - x, y);
        // Backwards, every stroke ends where its forerunner ended.
        for pair in half.windows(2).rev() {
            let (Some((x, y)), Some((from_x, from_y))) = (pair[0].end(), pair[1].end()) else {
                continue;
            };
            if steps.is_empty() {
                steps.push(Step::Move(from_x, from_y).map(mirror));
            }
            let back = match pair[1] {
                Step::Curve(x1, y1, x2, y2, ..) => Step::Curve(x2, y2, x1, y1, x, y),
                _ => Step::Line(x, y),
            };
            steps.push(back.map(mirror));
        }
        // Where the halves meet on the axis the pen is already there; elsewhere it draws across.
        let joined =
            steps.last().and_then(|step| step.end()) == half.first().and_then(|step| step.end());
        for &step in half.iter().skip(usize::from(joined)) {
            steps.push(match step {
                Step::Move(x, y) => Step::Line(x, y),
                other => other,
            });
        }
        Path(steps)
    }

    /// The path with its end joined to its beginning.
    pub(crate) fn closed(mut self) -> Path {
        self.0.push(Step::Close);
        self
    }

    /// The mirror image about x = 50.
    pub(crate) fn mirrored(&self) -> Path {
        Path(
            self.0
                .iter()
                .map(|step| step.map(|x, y| (100.0 - x, y)))
                .collect(),
        )
    }

    /// The path enlarged about the origin, then moved.
    pub(crate) fn placed(&self, scale: f32, x: f32, y: f32) -> Path {
        let place = |px: f32, py: f32| (x + px * scale, y + py * scale);
        Path(self.0.iter().map(|step| step.map(place)).collect())
    }

    /// Adds another path's strokes to this one.
    pub(crate) fn join(&mut self, other: Path) {
        self.0.extend(other.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_path_is_its_own_mirror_image() {
        let path = Path::turned(&[m(50, 10), c(60, 10, 70, 20, 70, 40), l(80, 90), l(50, 90)]);
        let expected = [
            m(50, 90),
            l(20, 90),
            l(30, 40),
            c(30, 20, 40, 10, 50, 10),
            c(60, 10, 70, 20, 70, 40),
            l(80, 90),
            l(50, 90),
        ];
        assert_eq!(path.0, expected);
    }

    #[test]
    fn halves_that_do_not_meet_are_joined_straight() {
        let path = Path::turned(&[m(60, 10), l(70, 90)]);
        assert_eq!(path.0, [m(30, 90), l(40, 10), l(60, 10), l(70, 90)]);
    }
}
