//! Links that a camera reads.

use qrcode::render::{svg, unicode};
use qrcode::{EcLevel, QrCode};

fn code(text: &str) -> Option<QrCode> {
    // A link on a screen is not scratched: the lowest correction makes the largest squares.
    QrCode::with_error_correction_level(text, EcLevel::L).ok()
}

/// As a picture; nothing, if the text is too long.
pub fn picture(text: &str) -> Option<String> {
    let code = code(text)?;
    let mut drawn = code.render::<svg::Color>();
    Some(drawn.min_dimensions(240, 240).build())
}

/// For a terminal with light letters on dark ground, two rows in a line; nothing, if the text is too long.
pub fn letters(text: &str) -> Option<String> {
    let code = code(text)?;
    let mut drawn = code.render::<unicode::Dense1x2>();
    drawn
        .dark_color(unicode::Dense1x2::Light)
        .light_color(unicode::Dense1x2::Dark);
    Some(drawn.build())
}
