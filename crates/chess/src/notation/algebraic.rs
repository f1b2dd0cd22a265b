//! The writer for people: Appendix C with its choices, in six languages or with figurines.

use core::fmt;

use super::language::Language;
use super::written::{Act, CheckSign, Written};
use crate::{Color, Move, Piece, Position, Role, Wing};

/// How a move is to look. Files, ranks and signs are Latin in every language.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// What stands for the pieces.
    pub letters: Letters,
    /// How much of the way is written.
    pub form: Form,
    /// What marks castling.
    pub castling: CastlingSign,
    /// What marks a capture (C.9).
    pub capture: CaptureSign,
    /// What marks a capture en passant (C.9.3).
    pub en_passant: EnPassantSign,
    /// How the new piece is written (C.11).
    pub promotion: PromotionSign,
    /// What marks check and mate (C.13).
    pub check: CheckStyle,
}

/// What stands for the pieces.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Letters {
    /// The letters of a language.
    Of(Language),
    /// Pictures, of this colour whoever moves.
    Figurines(Color),
}

/// How much of the way is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// The square of arrival, and of the departure what is needed: `Nf3` (C.8).
    #[default]
    Short,
    /// Both squares: `Ng1f3`.
    Long,
    /// Both squares with a hyphen: `Ng1-f3`.
    Hyphen,
}

/// What marks castling.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingSign {
    /// `0-0`, as the Laws print it.
    #[default]
    Zeros,
    /// `O-O`, as PGN has it.
    Letters,
}

/// What marks a capture.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CaptureSign {
    /// `x`
    #[default]
    Cross,
    /// `:`
    Colon,
    /// Nothing: C.9 only says that it may be marked.
    None,
}

/// What marks a capture en passant.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantSign {
    /// `e.p.`
    #[default]
    Latin,
    /// `а.п.`, which Bulgarian may show.
    Bulgarian,
    /// Nothing.
    None,
}

/// How the new piece is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum PromotionSign {
    /// Directly behind the square: `d8Q`.
    #[default]
    Bare,
    /// `d8=Q`
    Equals,
    /// `d8(Q)`
    Parentheses,
}

/// What marks check and mate.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CheckStyle {
    /// `+` and `#`
    #[default]
    PlusHash,
    /// `+` and `++`
    PlusPlus,
    /// Nothing.
    None,
}

impl Style {
    /// As Appendix C prints it, in the letters of a language.
    pub fn appendix_c(language: Language) -> Style {
        Style {
            letters: Letters::Of(language),
            form: Form::default(),
            castling: CastlingSign::default(),
            capture: CaptureSign::default(),
            en_passant: EnPassantSign::default(),
            promotion: PromotionSign::default(),
            check: CheckStyle::default(),
        }
    }

    /// As PGN has it: the same text as [`Position::san`].
    pub fn pgn() -> Style {
        Style {
            castling: CastlingSign::Letters,
            en_passant: EnPassantSign::None,
            promotion: PromotionSign::Equals,
            ..Style::appendix_c(Language::En)
        }
    }

    /// With pictures instead of letters.
    pub fn figurines() -> Style {
        Style {
            letters: Letters::Figurines(Color::White),
            ..Style::appendix_c(Language::En)
        }
    }

    fn write_piece(&self, f: &mut fmt::Formatter<'_>, role: Role) -> fmt::Result {
        match self.letters {
            _ if role == Role::Pawn => Ok(()),
            Letters::Of(language) => f.write_str(language.letter(role)),
            Letters::Figurines(color) => write!(f, "{}", Piece { color, role }.figurine()),
        }
    }
}

impl Default for Style {
    fn default() -> Style {
        Style::appendix_c(Language::En)
    }
}

/// A move on its way to text; see [`Written::styled`] and [`Position::algebraic`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Algebraic {
    written: Written,
    style: Style,
}

impl Algebraic {
    /// With the mark of a draw offer behind it: `(=)` (C.12).
    pub fn with_draw_offer(mut self) -> Algebraic {
        self.written.draw_offer = true;
        self
    }

    /// What will be written.
    pub fn written(&self) -> Written {
        self.written
    }
}

impl Written {
    /// The written move in a style. It need not be legal anywhere.
    pub fn styled(self, style: Style) -> Algebraic {
        Algebraic {
            written: self,
            style,
        }
    }
}

impl Position {
    /// A legal move of this position as people write it.
    pub fn algebraic(&self, mv: Move, style: Style) -> Algebraic {
        self.written(mv, style.form).styled(style)
    }

    /// A legal move of this position with all its signs.
    pub fn written(&self, mv: Move, form: Form) -> Written {
        let act = match mv {
            Move::Castle { king, rook } => Act::Castle(Wing::of(king, rook)),
            _ => {
                let (role, from, capture) = (mv.role(), mv.from(), self.is_capture(mv));
                let (file, rank) = match form {
                    Form::Short if role == Role::Pawn => (capture.then_some(from.file()), None),
                    Form::Short => self.disambiguation(mv),
                    Form::Long | Form::Hyphen => (Some(from.file()), Some(from.rank())),
                };
                Act::Piece {
                    role,
                    file,
                    rank,
                    capture,
                    to: mv.to(),
                    promotion: mv.promotion(),
                }
            }
        };
        Written {
            act,
            check: self.check_sign(mv),
            en_passant: matches!(mv, Move::EnPassant { .. }),
            draw_offer: false,
        }
    }
}

impl fmt::Display for Algebraic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_act(f)?;
        match (self.written.check, self.style.check) {
            (None, _) | (_, CheckStyle::None) => {}
            (Some(CheckSign::Check), _) => f.write_str("+")?,
            (Some(_), CheckStyle::PlusHash) => f.write_str("#")?,
            (Some(_), CheckStyle::PlusPlus) => f.write_str("++")?,
        }
        if self.written.en_passant {
            match self.style.en_passant {
                EnPassantSign::Latin => f.write_str(" e.p.")?,
                EnPassantSign::Bulgarian => f.write_str(" а.п.")?,
                EnPassantSign::None => {}
            }
        }
        if self.written.draw_offer {
            f.write_str(" (=)")?;
        }
        Ok(())
    }
}

impl Algebraic {
    fn write_act(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let style = &self.style;
        let (role, file, rank, capture, to, promotion) = match self.written.act {
            Act::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => (role, file, rank, capture, to, promotion),
            Act::Castle(wing) => {
                return f.write_str(match (style.castling, wing) {
                    (CastlingSign::Zeros, Wing::King) => "0-0",
                    (CastlingSign::Zeros, Wing::Queen) => "0-0-0",
                    (CastlingSign::Letters, Wing::King) => "O-O",
                    (CastlingSign::Letters, Wing::Queen) => "O-O-O",
                });
            }
        };
        style.write_piece(f, role)?;
        if let Some(file) = file {
            write!(f, "{file}")?;
        }
        if let Some(rank) = rank {
            write!(f, "{rank}")?;
        }
        match style.capture {
            CaptureSign::Cross if capture => f.write_str("x")?,
            CaptureSign::Colon if capture => f.write_str(":")?,
            _ if style.form == Form::Hyphen && rank.is_some() && file.is_some() => {
                f.write_str("-")?
            }
            _ => {}
        }
        write!(f, "{to}")?;
        let Some(role) = promotion else {
            return Ok(());
        };
        match style.promotion {
            PromotionSign::Bare => style.write_piece(f, role),
            PromotionSign::Equals => {
                f.write_str("=")?;
                style.write_piece(f, role)
            }
            PromotionSign::Parentheses => {
                f.write_str("(")?;
                style.write_piece(f, role)?;
                f.write_str(")")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choices_of_appendix_c() {
        let p = Position::from_fen("r3k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 1").expect("a position");
        let write = |uci: &str, style: Style| {
            p.algebraic(p.parse_uci(uci).expect("a move"), style)
                .to_string()
        };
        let c = Style::appendix_c(Language::En);
        assert_eq!(write("e5d6", c), "exd6 e.p.");
        assert_eq!(write("e1g1", c), "0-0");
        assert_eq!(write("b7a8q", c), "bxa8Q+");
        assert_eq!(write("b7a8q", Style::appendix_c(Language::Ru)), "bxa8Ф+");
        assert_eq!(write("e1e2", Style::appendix_c(Language::Ru)), "Крe2");
        assert_eq!(write("b7b8n", Style::figurines()), "b8♘");
        let long = Style {
            form: Form::Hyphen,
            promotion: PromotionSign::Parentheses,
            ..Style::appendix_c(Language::Hy)
        };
        assert_eq!(write("h1h7", long), "Նh1-h7");
        assert_eq!(write("b7a8r", long), "b7xa8(Ն)+");
        let plain = Style {
            capture: CaptureSign::None,
            en_passant: EnPassantSign::None,
            check: CheckStyle::None,
            ..c
        };
        assert_eq!(write("e5d6", plain), "ed6");
        assert_eq!(write("b7a8q", plain), "ba8Q");
        let offer = p
            .algebraic(p.parse_uci("e1e2").expect("a move"), c)
            .with_draw_offer();
        assert_eq!(offer.to_string(), "Ke2 (=)");
    }

    #[test]
    fn mate_in_both_signs() {
        let p = Position::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").expect("a position");
        let mv = p.parse_uci("a1a8").expect("mate");
        let style = Style {
            check: CheckStyle::PlusPlus,
            ..Style::appendix_c(Language::Bg)
        };
        assert_eq!(p.algebraic(mv, style).to_string(), "Тa8++");
        assert_eq!(
            p.algebraic(mv, Style::pgn()).to_string(),
            p.san(mv).to_string()
        );
    }
}
