//! How squares, sets, positions and languages are stored: as the text people know.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fen::{CastlingStyle, PassedStyle};
use crate::notation::Language;
use crate::{Bitboard, Position, Square};

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

struct Text<T>(&'static str, fn(&str) -> Option<T>);

impl<T> Visitor<'_> for Text<T> {
    type Value = T;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.1)(text).ok_or_else(|| E::custom(format_args!("expected {}, not {text}", self.0)))
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        deserializer.deserialize_str(Text("a square from a1 to h8", |text| {
            Square::from_str(text).ok()
        }))
    }
}

impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

impl Serialize for Position {
    /// With every passed square and the file of every rook, so that nothing is lost.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fen = self
            .fen()
            .castling(CastlingStyle::Shredder)
            .passed(PassedStyle::Always);
        serializer.collect_str(&fen)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        deserializer.deserialize_str(Text("a position as FEN", |text| {
            Position::from_fen(text).ok()
        }))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        deserializer.deserialize_str(Text("en, ru, bg, sr, mk, hy or sr-Latn", |text| {
            Language::from_str(text).ok()
        }))
    }
}

/// What these texts look like, for the description of an interface.
#[cfg(feature = "schema")]
mod schema {
    use alloc::borrow::Cow;

    use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
    use utoipa::{PartialSchema, ToSchema};

    use crate::notation::Language;
    use crate::{Position, Square};

    fn text(pattern: &str, words: &str) -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String);
        let text = text.pattern(Some(pattern)).description(Some(words));
        text.build().into()
    }

    impl PartialSchema for Square {
        fn schema() -> RefOr<Schema> {
            text("^[a-h][1-8]$", "A square from a1 to h8")
        }
    }

    impl ToSchema for Square {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("Square")
        }
    }

    impl PartialSchema for Position {
        fn schema() -> RefOr<Schema> {
            text("^\\S+ [wb] .*$", "A position as FEN")
        }
    }

    impl ToSchema for Position {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("Position")
        }
    }

    impl PartialSchema for Language {
        fn schema() -> RefOr<Schema> {
            let codes = Language::ALL.map(Language::code).join("|");
            text(&alloc::format!("^({codes})$"), "A language by its code")
        }
    }

    impl ToSchema for Language {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("Language")
        }
    }
}
