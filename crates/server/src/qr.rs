//! Links that a camera reads.

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// A text as a picture; nothing, if it is too long.
pub fn picture(text: &str) -> Option<String> {
    // A link on a screen is not scratched: the lowest correction makes the largest squares.
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut drawn = code.render::<svg::Color>();
    drawn.min_dimensions(240, 240);
    Some(drawn.build())
}
