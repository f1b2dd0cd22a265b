//! What a field of text may hold.

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
