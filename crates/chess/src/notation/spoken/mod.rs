//! Moves said aloud: the announcements of Appendix D.2.1, and speech in each language.
//!
//! An announcement names both squares, so that the opponent can repeat it and execute it without a doubt.
//! The ear ([`Position::hear`]) understands announcements in any of the scripts, and the speech as well.

mod hear;
mod words;

use core::fmt;

use super::language::Language;
use super::written::CheckSign;
use crate::{Move, Position, Role};
use words::Announced;

/// In which letters the German names of D.2.1 are written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Script {
    /// Anna, eins, Springer.
    #[default]
    Latin,
    /// Анна, айнс, шпрингер, as in Russian.
    Russian,
    /// Աննա, այնս, շպրինգեր.
    Armenian,
}

impl From<Language> for Script {
    /// The script in which the edition of that language prints the names.
    fn from(language: Language) -> Script {
        match language {
            Language::Ru => Script::Russian,
            Language::Hy => Script::Armenian,
            _ => Script::Latin,
        }
    }
}

/// A move on its way to an announcement; see [`Move::announced`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Announcement {
    mv: Move,
    script: Script,
}

impl Move {
    /// The move as D.2.1 has it announced: the piece unless it is a pawn, both squares, the new piece; or the
    /// name of the castling.
    pub fn announced(self, script: Script) -> Announcement {
        Announcement { mv: self, script }
    }
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Announced::of(self.script);
        if let Some(wing) = self.mv.castles() {
            return f.write_str(names.castling(wing));
        }
        if self.mv.role() != Role::Pawn {
            write!(f, "{} ", names.piece(self.mv.role()))?;
        }
        let (from, to) = (self.mv.from(), self.mv.to());
        write!(
            f,
            "{} {} ",
            names.file(from.file()),
            names.rank(from.rank())
        )?;
        write!(f, "{} {}", names.file(to.file()), names.rank(to.rank()))?;
        match self.mv.promotion() {
            Some(role) => write!(f, " {}", names.piece(role)),
            None => Ok(()),
        }
    }
}

/// A move on its way to speech; see [`Position::spoken`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Speech {
    mv: Move,
    language: Language,
    captures: bool,
    /// Another piece of the kind could go there too.
    rivals: bool,
    check: Option<CheckSign>,
}

impl Position {
    /// A legal move of this position as one would say it: `knight takes f3, check`.
    pub fn spoken(&self, mv: Move, language: Language) -> Speech {
        Speech {
            mv,
            language,
            captures: self.is_capture(mv),
            rivals: self.disambiguation(mv) != (None, None),
            check: self.check_sign(mv),
        }
    }
}

impl fmt::Display for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv.castles() {
            Some(wing) => f.write_str(self.language.castles(wing))?,
            None => self.write_way(f)?,
        }
        match self.check {
            Some(CheckSign::Check) => write!(f, ", {}", self.language.check()),
            Some(_) => write!(f, ", {}", self.language.mate()),
            None => Ok(()),
        }
    }
}

impl Speech {
    fn write_way(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mv, language) = (self.mv, self.language);
        f.write_str(language.piece_name(mv.role()))?;
        if self.rivals {
            write!(f, " {}", mv.from())?;
        }
        if self.captures {
            if mv.role() == Role::Pawn {
                write!(f, " {}", mv.from().file())?;
            }
            write!(f, " {}", language.takes())?;
        }
        write!(f, " {}", mv.to())?;
        if matches!(mv, Move::EnPassant { .. }) {
            write!(f, " {}", language.en_passant())?;
        }
        match mv.promotion() {
            Some(role) => write!(f, ", {}", language.piece_name(role)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{ReadError, WhyNot};
    use crate::{Square, Wing};

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a test position")
    }

    #[test]
    fn announcements_in_three_scripts() {
        let p = Position::initial();
        let knight = p.parse_uci("g1f3").expect("a move");
        for (script, text) in [
            (Script::Latin, "Springer Gustav eins Felix drei"),
            (Script::Russian, "шпрингер Густав айнс Феликс драй"),
            (Script::Armenian, "շպրինգեր Գուստավ այնս Ֆելիքս դրայ"),
        ] {
            assert_eq!(knight.announced(script).to_string(), text);
            assert_eq!(p.hear(text).map(|reading| reading.mv), Ok(knight));
        }
        let p = position("r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1");
        let queen = p.parse_uci("b7a8q").expect("a move");
        assert_eq!(
            queen.announced(Script::Latin).to_string(),
            "Bella sieben Anna acht Dame"
        );
        let castle = p.parse_uci("e1g1").expect("castling");
        assert_eq!(castle.announced(Script::Latin).to_string(), "Kurze Rochade");
        assert_eq!(
            castle.announced(Script::Russian).to_string(),
            "Курце Рохаде"
        );
        // The Armenian edition prints the German words; a voice needs Armenian letters, and both are heard.
        let armenian = castle.announced(Script::Armenian).to_string();
        for text in [&armenian, "Կուրցե Ռոխադե", "Kurze Rochade", "mala rokada"] {
            assert_eq!(p.hear(text).map(|reading| reading.mv), Ok(castle), "{text}");
        }
    }

    #[test]
    fn speech_in_every_language() {
        let p = position("4k3/8/8/8/8/5p2/3N3N/4K3 w - - 0 1");
        let takes = p.parse_uci("h2f3").expect("a move");
        for (language, text) in [
            (Language::En, "knight h2 takes f3"),
            (Language::Ru, "конь h2 берёт f3"),
            (Language::Bg, "кон h2 взема f3"),
            (Language::Sr, "скакач h2 узима f3"),
            (Language::Mk, "скокач h2 зема f3"),
            (Language::Hy, "ձի h2 վերցնում է f3"),
            (Language::SrLatn, "skakač h2 uzima f3"),
        ] {
            assert_eq!(p.spoken(takes, language).to_string(), text);
        }
        let p = position("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 1");
        let speak = |uci: &str| {
            p.spoken(p.parse_uci(uci).expect("a move"), Language::En)
                .to_string()
        };
        assert_eq!(speak("e5d6"), "pawn e takes d6 en passant");
        assert_eq!(speak("e1c1"), "long castling");
        assert_eq!(speak("a1a8"), "rook a8, check");
    }

    #[test]
    fn the_printed_slips_are_heard() {
        let p = position("r3k2r/8/8/8/8/8/7B/R3K2R w KQkq - 0 1");
        for text in [
            "KurzeRochade",
            "Kurzе Rochadе",
            "Кюрце Рошаде",
            "мала рокада",
            "короткая рокировка",
            "կարճ փոխատեղում",
        ] {
            assert_eq!(
                p.hear(text).map(|reading| reading.mv.castles()),
                Ok(Some(Wing::King)),
                "{text}"
            );
        }
        for text in [
            "Laeuffer Hektor zwei Gustav eins",
            "Lаеufеr Hector zwеi Gustav еins",
            "Läufer Gustav eins",
            "լոյֆը Հեկտոր ցվայ Գուստավ այնս",
            "bishop g1",
            "Hector zwei, Gustav eins!",
        ] {
            let reading = p
                .hear(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(reading.mv.to_string(), "Bh2g1", "{text}");
        }
    }

    #[test]
    fn what_is_not_understood_is_said() {
        let p = Position::initial();
        for (text, column) in [
            ("", 1),
            ("Springer", 9),
            ("Springer Gustl eins", 10),
            ("Felix Felix", 12),
        ] {
            match p.hear(text) {
                Err(ReadError::Unreadable(error)) => assert_eq!(error.column, column, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        assert_eq!(
            p.hear("Kurze Rochade"),
            Err(ReadError::NoSuchMove(WhyNot::CannotCastle(
                crate::Illegality::CastlingBlocked { by: Square::F1 }
            )))
        );
        assert!(p.hear(&"Anna ".repeat(10_000)).is_err());
    }
}
