//! One written move, strictly first and as people write second.

use chess::notation::{Alphabet, Habits, Language, ReadError, SanError, WhyNot};
use chess::{Move, Position};

use crate::encoding::decode;

/// Why a word is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoMove {
    /// It is none in any position.
    Unreadable,
    /// Not a legal one here.
    Illegal(WhyNot),
    /// More than one.
    Ambiguous,
}

/// Reads a move that the strict reader did not understand.
///
/// # Errors
///
/// Why it is none.
#[cold]
pub fn read_oddly(
    position: &Position,
    word: &[u8],
    language: Language,
    strict: &SanError,
) -> Result<Move, NoMove> {
    let habits = Habits {
        language,
        alphabet: Alphabet::Either,
    };
    match position.read_move(&decode(word), habits) {
        Ok(reading) => Ok(reading.mv),
        Err(ReadError::Ambiguous(_)) => Err(NoMove::Ambiguous),
        Err(ReadError::NoSuchMove(why)) => Err(NoMove::Illegal(why)),
        // What strict reading understood is no nonsense, though the tolerant one may say so.
        Err(ReadError::Unreadable(_)) => Err(match strict {
            SanError::Syntax(_) => NoMove::Unreadable,
            SanError::NoSuchMove(why) => NoMove::Illegal(*why),
            SanError::Ambiguous(_) => NoMove::Ambiguous,
        }),
    }
}

/// In which language's letters a game is written, by the letters that only one of them uses.
#[cold]
pub fn language_of(text: &[u8]) -> Language {
    let Ok(text) = std::str::from_utf8(text) else {
        return Language::En;
    };
    // Comments and tags are in words, moves have a square behind the letter.
    let mut letters = [false; 4];
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let before_square = rest
            .peek()
            .is_some_and(|next| next.is_ascii_digit() || matches!(next, 'a'..='h' | 'x' | ':'));
        match letter {
            'К' if rest.peek() == Some(&'р') => letters[0] = true,
            'Ф' => letters[0] |= before_square,
            'Ц' | 'О' => letters[1] |= before_square,
            'Т' | 'Д' => letters[2] |= before_square,
            'Ա'..='Ֆ' => letters[3] |= before_square,
            _ => {}
        }
    }
    match letters {
        [true, ..] => Language::Ru,
        [_, true, ..] => Language::Bg,
        // Macedonian has the same letters.
        [_, _, true, _] => Language::Sr,
        [_, _, _, true] => Language::Hy,
        _ if text.chars().any(|c| matches!(c, 'К' | 'С' | 'Л')) => Language::Ru,
        _ => Language::En,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_by_their_letters() {
        assert_eq!(
            language_of("1. e4 e5 2. Кf3 Кc6 3. Фe2 Крe7".as_bytes()),
            Language::Ru
        );
        assert_eq!(
            language_of("1. e4 e5 2. Кf3 Кc6 3. Оb5 Цe7".as_bytes()),
            Language::Bg
        );
        assert_eq!(
            language_of("1. e4 e5 2. Сf3 Сc6 3. Дe2 Кe7".as_bytes()),
            Language::Sr
        );
        assert_eq!(language_of("1. e4 e5 2. Ձf3 Ձc6".as_bytes()), Language::Hy);
        assert_eq!(language_of(b"1. e4 e5 2. Nf3"), Language::En);
    }
}
