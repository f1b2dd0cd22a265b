//! The colours of a picture.

use std::fmt;
use std::str::FromStr;

use chess::{ByColor, Color};

/// A set of colours made to be read together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
    /// Black, white and flat greys, no hatching: for paper. Marks differ by shape, not by colour.
    Print,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Print];

    /// The word by which [`FromStr`] knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Print => "print",
        }
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no [`Theme`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseThemeError;

impl fmt::Display for ParseThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected light, dark or print")
    }
}

impl std::error::Error for ParseThemeError {}

impl FromStr for Theme {
    type Err = ParseThemeError;
    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name() == text)
            .ok_or(ParseThemeError)
    }
}

/// An opaque colour. Nothing here is translucent, so both back ends agree to the last digit.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb(r, g, b) = *self;
        // The short form where it says the same.
        if [r, g, b].iter().all(|c| c >> 4 == c & 15) {
            write!(f, "#{:x}{:x}{:x}", r & 15, g & 15, b & 15)
        } else {
            write!(f, "#{r:02x}{g:02x}{b:02x}")
        }
    }
}

impl fmt::Debug for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A colour for light squares and one for dark squares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shades {
    pub(crate) light: Rgb,
    pub(crate) dark: Rgb,
}

const fn shades(light: u32, dark: u32) -> Shades {
    Shades {
        light: rgb(light),
        dark: rgb(dark),
    }
}

/// The colours of one side's pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    pub(crate) fill: Rgb,
    pub(crate) outline: Rgb,
    pub(crate) detail: Rgb,
}

const fn paint(fill: u32, outline: u32, detail: u32) -> Paint {
    Paint {
        fill: rgb(fill),
        outline: rgb(outline),
        detail: rgb(detail),
    }
}

/// Everything a theme decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// Round the board.
    pub(crate) margin: Rgb,
    /// Coordinates and the line round the board.
    pub(crate) ink: Rgb,
    pub(crate) squares: Shades,
    /// The squares of the last move; framed in `pen` where there is no shade for them.
    pub(crate) last: Option<Shades>,
    pub(crate) highlight: Shades,
    /// The square of a king in check; its corners are drawn in `pen` in any case.
    pub(crate) check: Option<Shades>,
    /// Circles, crosses, frames and corners.
    pub(crate) pen: Rgb,
    pub(crate) pieces: ByColor<Paint>,
}

impl Palette {
    pub(crate) fn piece(&self, color: Color) -> Paint {
        self.pieces[color]
    }
}

const LIGHT: Palette = Palette {
    margin: rgb(0xfbfaf6),
    ink: rgb(0x4a5250),
    squares: shades(0xf0efe4, 0x8fa9a1),
    last: Some(shades(0xf3df92, 0xcfb356)),
    highlight: shades(0xb4d3f2, 0x74a5d6),
    check: Some(shades(0xf6b5a8, 0xdd7f74)),
    pen: rgb(0x9b1c14),
    pieces: ByColor {
        white: paint(0xffffff, 0x22282a, 0x22282a),
        black: paint(0x252b2e, 0x252b2e, 0xe6ebea),
    },
};

const DARK: Palette = Palette {
    margin: rgb(0x1d2124),
    ink: rgb(0xbcc6ca),
    squares: shades(0xb4c2c7, 0x788c95),
    last: Some(shades(0xd8c77a, 0xa89646)),
    highlight: shades(0x8ebbe6, 0x5790c8),
    check: Some(shades(0xe8a296, 0xc66a5e)),
    pen: rgb(0x7c0d08),
    pieces: ByColor {
        white: paint(0xf7f8f6, 0x14181a, 0x14181a),
        black: paint(0x14181a, 0x14181a, 0xc3ccd0),
    },
};

const PRINT: Palette = Palette {
    margin: rgb(0xffffff),
    ink: rgb(0x000000),
    squares: shades(0xffffff, 0xcccccc),
    last: None,
    highlight: shades(0x999999, 0x888888),
    check: None,
    pen: rgb(0x000000),
    pieces: ByColor {
        white: paint(0xffffff, 0x000000, 0x000000),
        black: paint(0x000000, 0x000000, 0xffffff),
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast ratio of WCAG 2: 1 for none, 21 for black on white.
    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let luminance = |Rgb(r, g, b): Rgb| {
            let linear = |c: u8| {
                let c = f64::from(c) / 255.0;
                if c <= 0.04045 {
                    c / 12.92
                } else {
                    ((c + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn what_must_be_read_stands_out() {
        for theme in Theme::ALL {
            let p = theme.palette();
            assert!(contrast(p.ink, p.margin) >= 4.5, "{theme}: coordinates");
            let grounds = [Some(p.squares), p.last, Some(p.highlight), p.check];
            for ground in grounds.into_iter().flatten() {
                for square in [ground.light, ground.dark] {
                    for (color, paint) in p.pieces.iter() {
                        let seen = contrast(paint.outline, square);
                        assert!(seen >= 3.0, "{theme}: {color} on {square} {seen:.2}");
                        assert!(
                            contrast(paint.fill, paint.detail) >= 4.5,
                            "{theme}: {color}"
                        );
                    }
                }
            }
            for square in [p.squares.light, p.squares.dark] {
                let seen = contrast(p.pen, square);
                assert!(seen >= 3.0, "{theme}: pen on {square} {seen:.2}");
            }
            let sides = contrast(p.pieces.white.fill, p.pieces.black.fill);
            assert!(sides >= 10.0, "{theme}: {sides:.2}");
        }
    }

    #[test]
    fn names_are_read_back() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert_eq!("sepia".parse::<Theme>(), Err(ParseThemeError));
    }
}
