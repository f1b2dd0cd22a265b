//! How moves and positions are written and said: Appendix C, Appendix D.2.1, and the formats of programs.
//!
//! Programs speak SAN ([`crate::Position::san`], [`crate::Position::parse_san`]) and UCI ([`crate::Move::uci`],
//! [`crate::Position::parse_uci`]), which are strict and fast. People write as Appendix C lets them:
//! [`crate::Position::algebraic`] writes in a [`Style`], [`crate::Position::read_move`] reads what a hand has
//! written and says what it had to tolerate. A [`Written`] move is one that no position has been asked about.

mod algebraic;
mod epd;
mod glyphs;
mod language;
mod reader;
mod san;
mod scan;
mod split;
mod spoken;
mod tolerance;
mod uci;
mod written;

pub use algebraic::{
    Algebraic, CaptureSign, CastlingSign, CheckStyle, EnPassantSign, Form, Letters, PromotionSign,
    Style,
};
pub use epd::{Epd, Operand, Operation};
pub use glyphs::{Alphabet, Habits};
pub use language::{Language, ParseLanguageError};
pub use reader::{ReadError, Reading, read_written};
pub use san::{Origins, San, SanError};
pub use split::{Token, TokenKind, alphabet_of, split_moves};
pub use spoken::{Announcement, Script, Speech};
pub use tolerance::{Quirk, Tolerance};
pub use uci::{Uci, UciCastling, UciError};
pub use written::{Act, CheckSign, SyntaxError, WhyNot, Written};
