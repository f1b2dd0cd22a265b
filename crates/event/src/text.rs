//! What a field of text may hold.

use laws::regulations::HalfPoints;

/// Long enough for every name; short enough for every screen.
const LONGEST: usize = 200;

/// One line of sensible length.
pub(crate) fn is_line(text: &str) -> bool {
    text.chars().count() <= LONGEST && is_plain(text)
}

/// Nothing that changes how other letters are read, and nothing that nobody sees: two names that look alike are the same.
pub fn is_plain(text: &str) -> bool {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c,
                '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
                | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}')
    };
    !text.chars().any(hidden)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_nothing_hidden_in_them() {
        for name in [
            "Müller",
            "Петросян",
            "Պետրոսյան",
            "O’Kelly de Galway",
            "Nguyễn",
            "Ђорђевић",
            "王",
        ] {
            assert!(is_line(name), "{name}");
        }
        for name in [
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{2066}b\u{2069}",
            "\u{feff}a",
            "\u{3164}",
            "a\u{ad}b",
            "a\nb",
        ] {
            assert!(!is_line(name), "{name:?}");
        }
    }
}
