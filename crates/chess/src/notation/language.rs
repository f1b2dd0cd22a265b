//! The languages of the house: piece letters and names (C.2), and the words with which moves are said.
//!
//! A language is one row of [`ROWS`] and one place in [`Language`]; nothing else in this crate lists them.

use core::fmt;
use core::str::FromStr;

use crate::{Role, Wing};

/// A language in which moves are written and said, with its script where it has two.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Bulgarian.
    Bg,
    /// Serbian, in Cyrillic letters.
    Sr,
    /// Macedonian.
    Mk,
    /// Armenian.
    Hy,
    /// Serbian, in Latin letters.
    SrLatn,
}

/// What notation knows of a language. Pieces go from pawn to king.
struct Row {
    code: &'static str,
    letters: [&'static str; 6],
    names: [&'static str; 6],
    pawn_letters: &'static [char],
    /// On the king's and on the queen's wing.
    castles: [&'static str; 2],
    takes: &'static str,
    en_passant: &'static str,
    check: &'static str,
    mate: &'static str,
}

/// In the order of [`Language`].
const ROWS: [Row; 7] = [
    Row {
        code: "en",
        letters: ["", "N", "B", "R", "Q", "K"],
        names: ["pawn", "knight", "bishop", "rook", "queen", "king"],
        pawn_letters: &['P', 'p'],
        castles: ["short castling", "long castling"],
        takes: "takes",
        en_passant: "en passant",
        check: "check",
        mate: "checkmate",
    },
    Row {
        code: "ru",
        letters: ["", "К", "С", "Л", "Ф", "Кр"],
        names: ["пешка", "конь", "слон", "ладья", "ферзь", "король"],
        pawn_letters: &['П', 'п', 'P', 'p'],
        castles: ["короткая рокировка", "длинная рокировка"],
        takes: "берёт",
        en_passant: "на проходе",
        check: "шах",
        mate: "мат",
    },
    Row {
        code: "bg",
        letters: ["", "К", "О", "Т", "Д", "Ц"],
        names: ["пешка", "кон", "офицер", "топ", "дама", "цар"],
        pawn_letters: &['П', 'п', 'P', 'p'],
        castles: ["малка рокада", "голяма рокада"],
        takes: "взема",
        en_passant: "ан пасан",
        check: "шах",
        mate: "мат",
    },
    Row {
        code: "sr",
        letters: ["", "С", "Л", "Т", "Д", "К"],
        names: ["пешак", "скакач", "ловац", "топ", "дама", "краљ"],
        pawn_letters: &['П', 'п', 'P', 'p'],
        castles: ["мала рокада", "велика рокада"],
        takes: "узима",
        en_passant: "у пролазу",
        check: "шах",
        mate: "мат",
    },
    Row {
        code: "mk",
        letters: ["", "С", "Л", "Т", "Д", "К"],
        names: ["пешак", "скокач", "ловец", "топ", "дама", "крал"],
        pawn_letters: &['П', 'п', 'P', 'p'],
        castles: ["мала рокада", "голема рокада"],
        takes: "зема",
        en_passant: "ен пасан",
        check: "шах",
        mate: "мат",
    },
    Row {
        code: "hy",
        letters: ["", "Ձ", "Փ", "Ն", "Թ", "Ա"],
        names: ["զինվոր", "ձի", "փիղ", "նավակ", "թագուհի", "արքա"],
        pawn_letters: &['Զ', 'զ', 'P', 'p'],
        castles: ["կարճ փոխատեղում", "երկար փոխատեղում"],
        takes: "վերցնում է",
        en_passant: "կողանցիկ",
        check: "շախ",
        mate: "մատ",
    },
    Row {
        code: "sr-Latn",
        letters: ["", "S", "L", "T", "D", "K"],
        names: ["pešak", "skakač", "lovac", "top", "dama", "kralj"],
        pawn_letters: &['P', 'p', 'П', 'п'],
        castles: ["mala rokada", "velika rokada"],
        takes: "uzima",
        en_passant: "u prolazu",
        check: "šah",
        mate: "mat",
    },
];

impl Language {
    /// All of them: six languages, one of them in two scripts.
    pub const ALL: [Language; ROWS.len()] = [
        Language::En,
        Language::Ru,
        Language::Bg,
        Language::Sr,
        Language::Mk,
        Language::Hy,
        Language::SrLatn,
    ];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The two letters of ISO 639, with the script where the language has two (BCP 47).
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The letter of a piece in moves; the pawn has none (C.4). Only the Russian king has two.
    pub const fn letter(self, role: Role) -> &'static str {
        self.row().letters[role as usize]
    }

    /// What a piece is called.
    pub const fn piece_name(self, role: Role) -> &'static str {
        self.row().names[role as usize]
    }

    /// The same language in its other script.
    pub const fn in_other_script(self) -> Option<Language> {
        match self {
            Language::Sr => Some(Language::SrLatn),
            Language::SrLatn => Some(Language::Sr),
            _ => None,
        }
    }

    /// Serbian in whichever script; its readers write files in Cyrillic too.
    pub(super) const fn is_serbian(self) -> bool {
        matches!(self, Language::Sr | Language::SrLatn)
    }

    /// The letters that some write before pawn moves, against C.4.
    pub(super) const fn pawn_letters(self) -> &'static [char] {
        self.row().pawn_letters
    }

    pub(super) const fn castles(self, wing: Wing) -> &'static str {
        match wing {
            Wing::King => self.row().castles[0],
            Wing::Queen => self.row().castles[1],
        }
    }

    pub(super) const fn takes(self) -> &'static str {
        self.row().takes
    }

    pub(super) const fn en_passant(self) -> &'static str {
        self.row().en_passant
    }

    pub(super) const fn check(self) -> &'static str {
        self.row().check
    }

    pub(super) const fn mate(self) -> &'static str {
        self.row().mate
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is not the code of one of our languages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected ")?;
        for (place, row) in ROWS.iter().enumerate() {
            let before = match place {
                0 => "",
                last if last + 1 == ROWS.len() => " or ",
                _ => ", ",
            };
            write!(f, "{before}{}", row.code)?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;
    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(text))
            .ok_or(ParseLanguageError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_stands_in_its_own_row() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
            assert_eq!(language.code().parse(), Ok(language));
            // Tags of languages have no case.
            assert_eq!(language.code().to_lowercase().parse(), Ok(language));
            if let Some(other) = language.in_other_script() {
                assert_eq!(other.in_other_script(), Some(language));
                assert_eq!(other.code()[..2], language.code()[..2]);
            }
        }
        assert_eq!(
            ParseLanguageError.to_string(),
            "expected en, ru, bg, sr, mk, hy or sr-Latn"
        );
    }
}
