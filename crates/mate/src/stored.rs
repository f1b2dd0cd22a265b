//! How certificates are stored: positions as FEN, squares and men by name, sets of squares as sixteen hexadecimal digits.
//! The format is described in docs/certificates.md.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use chess::fen::{CastlingStyle, PassedStyle};
use chess::{Bitboard, ByColor, Color, Piece, Position, Role, Square};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::key::Key;
use crate::regions::{MOST, Man, Mode, Regions, Standing};

/// Reads a text by a function that may refuse it.
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

/// The four fields of FEN that say what can follow.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position();
        let fen = (position.fen())
            .castling(CastlingStyle::Shredder)
            .passed(PassedStyle::Legal)
            .to_string();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        f.write_str(&fields.join(" "))
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        deserializer.deserialize_str(Text("a position as FEN without counters", |text| {
            let position = Position::from_fen(&format!("{text} 0 1")).ok()?;
            Some(Key::of(&position))
        }))
    }
}

/// Moves as text that says all of each: `Ng1f3`, `Pe2e4`, `Pe7e8=Q`, `Pe5d6ep`, and castling as `Ke1Rh1`.
pub(crate) mod moves {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use chess::{Move, Role, Square};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(|&mv| match mv {
            Move::Normal { role, from, to } => format!("{}{from}{to}", role.letter()),
            Move::Promotion { from, to, role } => format!("P{from}{to}={}", role.letter()),
            Move::EnPassant { from, to } => format!("P{from}{to}ep"),
            Move::Castle { king, rook } => format!("K{king}R{rook}"),
        }))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let moves = texts.iter().map(|text| {
            read(text).ok_or_else(|| D::Error::custom(format_args!("{text} is no move")))
        });
        moves.collect()
    }

    fn read(text: &str) -> Option<Move> {
        let square = |at: usize| text.get(at..at + 2)?.parse::<Square>().ok();
        let role = upper(text, 0)?;
        let from = square(1)?;
        if let (Role::King, Some(rook)) = (role, text.get(3..).and_then(|s| s.strip_prefix('R'))) {
            let rook = rook.parse().ok()?;
            return Some(Move::Castle { king: from, rook });
        }
        let to = square(3)?;
        match (role, text.get(5..)?) {
            (role, "") => Some(Move::Normal { role, from, to }),
            (Role::Pawn, "ep") => Some(Move::EnPassant { from, to }),
            (Role::Pawn, becomes) if becomes.len() == 2 && becomes.starts_with('=') => {
                let role = upper(becomes, 1).filter(|role| Role::PROMOTIONS.contains(role))?;
                Some(Move::Promotion { from, to, role })
            }
            _ => None,
        }
    }

    fn upper(text: &str, at: usize) -> Option<Role> {
        let letter = *text.as_bytes().get(at)?;
        letter
            .is_ascii_uppercase()
            .then(|| Role::from_letter(letter))?
    }
}

/// A set of squares: the bit of a1 is the lowest, that of h8 the highest.
#[derive(Copy, Clone)]
struct Set(Bitboard);

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0.0))
    }
}

impl<'de> Deserialize<'de> for Set {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set, D::Error> {
        deserializer.deserialize_str(Text("sixteen hexadecimal digits", |text| {
            let plain = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
            let bits = u64::from_str_radix(text, 16).ok()?;
            plain.then_some(Set(Bitboard(bits)))
        }))
    }
}

/// A man by the letter of FEN and the square where it stood at first: `pa5`.
impl Serialize for Man {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = self.role.of(self.color).char();
        serializer.collect_str(&format_args!("{letter}{}", self.home))
    }
}

impl<'de> Deserialize<'de> for Man {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Man, D::Error> {
        deserializer.deserialize_str(Text("a letter of FEN with a square", |text| {
            let letter = *text.as_bytes().first()?;
            let Piece { color, role } = Piece::from_char(letter)?;
            let home = Square::from_str(text.get(1..)?).ok()?;
            (role != Role::King).then_some(Man { color, role, home })
        }))
    }
}

/// How a man stands in a mode.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredMan {
    On(Square),
    Roaming {
        region: Set,
        promoted: Set,
        mortal: bool,
    },
    Gone,
}

/// By the square of White's king: where Black's may be.
type Kings = BTreeMap<Square, Set>;

#[derive(Serialize, Deserialize)]
struct StoredMode {
    men: Vec<StoredMan>,
    kings: ByColor<Kings>,
    arrived: Kings,
}

#[derive(Serialize, Deserialize)]
struct StoredRegions {
    winner: Color,
    men: Vec<Man>,
    modes: Vec<StoredMode>,
}

impl Serialize for Regions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let modes = self.modes.iter().map(|mode| stored(mode, self.count));
        StoredRegions {
            winner: self.winner,
            men: self.list().to_vec(),
            modes: modes.collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Regions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Regions, D::Error> {
        let stored = StoredRegions::deserialize(deserializer)?;
        let count = stored.men.len();
        if count > MOST {
            return Err(D::Error::custom("more men than regions describe"));
        }
        if stored.modes.iter().any(|mode| mode.men.len() != count) {
            return Err(D::Error::custom("a mode that has other men"));
        }
        let modes = stored.modes.into_iter().map(read).collect();
        Ok(Regions::read(stored.winner, &stored.men, modes))
    }
}

fn stored(mode: &Mode, count: usize) -> StoredMode {
    let man = |i: usize| match mode.standing[i] {
        Standing::Anchored(square) => StoredMan::On(square),
        Standing::Roaming => StoredMan::Roaming {
            region: Set(mode.region[i]),
            promoted: Set(mode.promoted[i]),
            mortal: mode.mortal >> i & 1 != 0,
        },
        Standing::Gone => StoredMan::Gone,
    };
    let kings = |kings: &[Bitboard; 64]| {
        (Square::all().map(|white| (white, Set(kings[white.index()]))))
            .filter(|(_, black)| black.0.any())
            .collect()
    };
    StoredMode {
        men: (0..count).map(man).collect(),
        kings: ByColor {
            white: kings(&mode.kings[0]),
            black: kings(&mode.kings[1]),
        },
        arrived: kings(&mode.arrived),
    }
}

fn read(stored: StoredMode) -> Mode {
    let mut mode = Mode::nobody();
    for (i, man) in stored.men.into_iter().enumerate() {
        mode.standing[i] = match man {
            StoredMan::On(square) => Standing::Anchored(square),
            StoredMan::Roaming {
                region,
                promoted,
                mortal,
            } => {
                mode.region[i] = region.0;
                mode.promoted[i] = promoted.0;
                mode.mortal |= u32::from(mortal) << i;
                Standing::Roaming
            }
            StoredMan::Gone => Standing::Gone,
        };
    }
    let put = |kings: &mut [Bitboard; 64], stored: Kings| {
        for (white, black) in stored {
            kings[white.index()] = black.0;
        }
    };
    put(&mut mode.kings[0], stored.kings.white);
    put(&mut mode.kings[1], stored.kings.black);
    put(&mut mode.arrived, stored.arrived);
    mode
}
