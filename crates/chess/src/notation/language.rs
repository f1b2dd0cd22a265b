//! The languages of the house: piece letters and names (C.2).

use core::fmt;
use core::str::FromStr;

use crate::Role;

/// A language in which moves are written and said.
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
}

impl Language {
    /// All six.
    pub const ALL: [Language; 6] = [
        Language::En,
        Language::Ru,
        Language::Bg,
        Language::Sr,
        Language::Mk,
        Language::Hy,
    ];

    /// The two letters of ISO 639.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
            Language::Bg => "bg",
            Language::Sr => "sr",
            Language::Mk => "mk",
            Language::Hy => "hy",
        }
    }

    /// The letter of a piece in moves; the pawn has none (C.4). Only the Russian king has two.
    pub const fn letter(self, role: Role) -> &'static str {
        const LETTERS: [[&str; 6]; 6] = [
            ["", "N", "B", "R", "Q", "K"],
            ["", "К", "С", "Л", "Ф", "Кр"],
            ["", "К", "О", "Т", "Д", "Ц"],
            ["", "С", "Л", "Т", "Д", "К"],
            ["", "С", "Л", "Т", "Д", "К"],
            ["", "Ձ", "Փ", "Ն", "Թ", "Ա"],
        ];
        LETTERS[self as usize][role as usize]
    }

    /// What a piece is called.
    pub const fn piece_name(self, role: Role) -> &'static str {
        const NAMES: [[&str; 6]; 6] = [
            ["pawn", "knight", "bishop", "rook", "queen", "king"],
            ["пешка", "конь", "слон", "ладья", "ферзь", "король"],
            ["пешка", "кон", "офицер", "топ", "дама", "цар"],
            ["пешак", "скакач", "ловац", "топ", "дама", "краљ"],
            ["пешак", "скокач", "ловец", "топ", "дама", "крал"],
            ["զինվոր", "ձի", "փիղ", "նավակ", "թագուհի", "արքա"],
        ];
        NAMES[self as usize][role as usize]
    }

    /// The letters that some write before pawn moves, against C.4.
    pub(super) const fn pawn_letters(self) -> &'static [char] {
        match self {
            Language::En => &['P', 'p'],
            Language::Ru | Language::Bg | Language::Sr | Language::Mk => &['П', 'п', 'P', 'p'],
            Language::Hy => &['Զ', 'զ', 'P', 'p'],
        }
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
        f.write_str("expected en, ru, bg, sr, mk or hy")
    }
}

impl core::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;
    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or(ParseLanguageError)
    }
}
