//! What a field of text may hold.

use laws::regulations::HalfPoints;

/// Long enough for every name; short enough for every screen.
const LONGEST: usize = 200;

/// One line of sensible length.
pub(crate) fn is_line(text: &str) -> bool {
    text.chars().count() <= LONGEST && !text.chars().any(char::is_control)
}

/// Three letters, or nothing.
pub(crate) fn is_federation(text: &str) -> bool {
    text.is_empty() || text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Points with a decimal point, for programs: `7.5`.
pub(crate) fn decimal(points: HalfPoints) -> String {
    let tenths = if points.0.is_multiple_of(2) { 0 } else { 5 };
    format!("{}.{tenths}", points.0 / 2)
}

/// Reads `7.5`, `7,5`, `7½` or `7`.
pub(crate) fn read_decimal(text: &str) -> Option<HalfPoints> {
    let text = text.trim();
    let (whole, half) = if let Some(whole) = text.strip_suffix('½') {
        (if whole.is_empty() { "0" } else { whole }, 1)
    } else {
        match text.split_once(['.', ',']) {
            Some((whole, "5")) => (whole, 1),
            Some((whole, "0")) => (whole, 0),
            Some(_) => return None,
            None => (text, 0),
        }
    };
    let digits = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
    let whole: u32 = digits.then(|| whole.parse().ok()).flatten()?;
    Some(HalfPoints(whole.checked_mul(2)?.checked_add(half)?))
}
