//! What the tolerant reader lets pass, each with its place.

use core::fmt;

/// Something out of Appendix C that was understood all the same.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tolerance {
    /// Counted from 1, in characters.
    pub column: usize,
    /// What it was.
    pub what: Quirk,
}

/// What a tolerant reader lets pass.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Quirk {
    /// A letter of the other script that looks the same.
    LookAlike,
    /// An English piece letter in a game in another language.
    EnglishLetter,
    /// A piece letter of the other script of the language, which has two.
    OtherScript,
    /// A national piece letter in a game in English letters.
    NationalLetter,
    /// Upper case for lower case or the other way round.
    Case,
    /// A Serbian file in Cyrillic.
    CyrillicFile,
    /// A letter for the pawn, which has none (C.4).
    PawnLetter,
    /// Two squares without a letter for the piece that stands on the first.
    NoPieceLetter,
    /// Letters instead of zeros in castling.
    CastlingLetter,
    /// Castling written as a king's move.
    CastlingAsKingMove,
    /// A dash instead of a hyphen.
    Dash,
    /// A capture marked by something other than `x`.
    CaptureSign,
    /// A capture marked where nothing is taken.
    NothingTaken,
    /// The new piece set off by `=`, brackets or a stroke.
    PromotionSign,
    /// `e.p.` in other letters or without its dots.
    EnPassantLetters,
    /// `e.p.` behind another move.
    NotEnPassant,
    /// A check or mate marked that is none.
    NoSuchCheck,
    /// `++` for a double check.
    DoubleCheck,
    /// `=` for `(=)`.
    DrawSign,
    /// A comment such as `!?`.
    Comment,
    /// A space or a line break inside the move.
    Space,
    /// A stop, comma or the like behind the move.
    Punctuation,
    /// A number before the move.
    MoveNumber,
}

impl fmt::Display for Quirk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Quirk::LookAlike => "a letter of another script that looks alike",
            Quirk::EnglishLetter => "an English piece letter",
            Quirk::OtherScript => "a piece letter of the language's other script",
            Quirk::NationalLetter => "a national piece letter",
            Quirk::Case => "a letter in the wrong case",
            Quirk::CyrillicFile => "a file in Cyrillic",
            Quirk::PawnLetter => "a letter for the pawn",
            Quirk::NoPieceLetter => "no letter for the piece",
            Quirk::CastlingLetter => "letters for the zeros of castling",
            Quirk::CastlingAsKingMove => "castling as a move of the king",
            Quirk::Dash => "a dash for a hyphen",
            Quirk::CaptureSign => "another sign for a capture",
            Quirk::NothingTaken => "a capture that is none",
            Quirk::PromotionSign => "a sign before the new piece",
            Quirk::EnPassantLetters => "other letters for e.p.",
            Quirk::NotEnPassant => "e.p. that is none",
            Quirk::NoSuchCheck => "check or mate that is none",
            Quirk::DoubleCheck => "++ for a double check",
            Quirk::DrawSign => "= for (=)",
            Quirk::Comment => "a comment on the move",
            Quirk::Space => "a space inside the move",
            Quirk::Punctuation => "punctuation behind the move",
            Quirk::MoveNumber => "a move number",
        })
    }
}

impl fmt::Display for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}
