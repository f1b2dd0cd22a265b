//! Letters: PGN is UTF-8 today, was ISO 8859-1 by its standard, and is often CP1252 in practice.

use std::borrow::Cow;

/// The text, as UTF-8 if it is that and as CP1252 if not. Every byte has a meaning in one of the two.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| from_cp1252(byte)).collect()),
    }
}

/// A tag's value with its escapes undone.
pub fn unescape(raw: &[u8]) -> Cow<'_, str> {
    let text = decode(raw);
    if !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            // Only these two are escapes; any other stroke is itself.
            '\\' => match letters.next_if(|next| matches!(next, '"' | '\\')) {
                Some(escaped) => plain.push(escaped),
                None => plain.push('\\'),
            },
            _ => plain.push(letter),
        }
    }
    Cow::Owned(plain)
}

fn from_cp1252(byte: u8) -> char {
    // The five places without a meaning stand for themselves.
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_encodings() {
        assert_eq!(decode("Müller – Șt".as_bytes()), "Müller – Șt");
        assert_eq!(decode(b"M\xfcller \x96 \x80"), "Müller – €");
        assert_eq!(unescape(br#"a \"b\" \\ \c \"#), r#"a "b" \ \c \"#);
    }
}
