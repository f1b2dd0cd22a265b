//! Single letters and signs as different hands and keyboards make them.
//!
//! Letters that look alike are taken for one another only here, where the language is known: the same
//! glyph is a king in one language and a knight in the next.

use arrayvec::ArrayVec;

use super::language::Language;
use super::tolerance::Quirk;
use crate::{Color, File, Piece, Rank, Role};

/// Whose letters a text uses.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Habits {
    /// The language of the game.
    pub language: Language,
    /// Whether English letters are to be expected too.
    pub alphabet: Alphabet,
}

/// Which letters stand for pieces.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Alphabet {
    /// Those of the language; English ones too where only one reading is a legal move.
    #[default]
    Either,
    /// Those of the language only.
    National,
    /// The whole game is in English letters, whatever its language.
    English,
}

impl From<Language> for Habits {
    fn from(language: Language) -> Habits {
        Habits {
            language,
            alphabet: Alphabet::default(),
        }
    }
}

/// How exactly upper and lower case are taken.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Case {
    Exact,
    Any,
}

/// What Cyrillic х means in Serbian, where it is the last file and looks like a capture.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Kha {
    File,
    Capture,
}

/// One way to read the beginning of a text as a piece.
#[derive(Copy, Clone)]
pub(super) struct Letter {
    pub(super) role: Role,
    /// How many characters it takes.
    pub(super) length: usize,
    pub(super) quirk: Option<Quirk>,
    /// A guess, to be weighed against other readings.
    pub(super) guess: bool,
}

/// No glyph has more readings than this.
pub(super) type LetterReadings = ArrayVec<Letter, 8>;

/// The Latin letter that a Cyrillic one looks like.
pub(super) fn look_alike(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' => 'E',
        'Н' => 'H',
        'К' => 'K',
        'М' => 'M',
        'О' => 'O',
        'Р' => 'P',
        'Т' => 'T',
        'Х' => 'X',
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'х' => 'x',
        _ => letter,
    }
}

fn upper(letter: char) -> char {
    // Armenian and Cyrillic piece letters have single capitals.
    letter.to_uppercase().next().unwrap_or(letter)
}

/// How well a text begins with a letter of the table.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Likeness {
    Same,
    Alike,
    OtherCase,
}

fn likeness(text: &[char], letter: &str, case: Case) -> Option<(usize, Likeness)> {
    let mut found = Likeness::Same;
    let mut length = 0;
    for wanted in letter.chars() {
        let &seen = text.get(length)?;
        if seen == wanted {
        } else if look_alike(seen) == look_alike(wanted) {
            found = Likeness::Alike;
        } else if case == Case::Any && look_alike(upper(seen)) == look_alike(upper(wanted)) {
            found = Likeness::OtherCase;
        } else {
            return None;
        }
        length += 1;
    }
    (length > 0).then_some((length, found))
}

/// All ways to read the beginning of a text as a piece that is not a pawn.
pub(super) fn pieces(text: &[char], habits: Habits, case: Case) -> LetterReadings {
    let mut readings = LetterReadings::new();
    let Some(&first) = text.first() else {
        return readings;
    };
    if let Some(role) = figurine(first) {
        push(
            &mut readings,
            Letter {
                role,
                length: 1,
                quirk: None,
                guess: false,
            },
        );
        return readings;
    }
    let english = habits.alphabet == Alphabet::English;
    let own = if english {
        Language::En
    } else {
        habits.language
    };
    of_language(&mut readings, text, own, case, Quirk::LookAlike);
    if readings.iter().any(|letter| !letter.guess) {
        longest(&mut readings);
        return readings;
    }
    if let Some(other) = habits.language.in_other_script()
        && !english
    {
        of_language(&mut readings, text, other, case, Quirk::OtherScript);
    }
    if habits.language != Language::En {
        match habits.alphabet {
            Alphabet::National => {}
            Alphabet::Either => {
                of_language(
                    &mut readings,
                    text,
                    Language::En,
                    case,
                    Quirk::EnglishLetter,
                );
                english_in_cyrillic(&mut readings, first, habits.language);
            }
            Alphabet::English => {
                english_in_cyrillic(&mut readings, first, habits.language);
                if readings.is_empty() {
                    of_language(
                        &mut readings,
                        text,
                        habits.language,
                        case,
                        Quirk::NationalLetter,
                    );
                }
            }
        }
    }
    longest(&mut readings);
    readings
}

fn of_language(
    readings: &mut LetterReadings,
    text: &[char],
    language: Language,
    case: Case,
    quirk: Quirk,
) {
    for role in [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ] {
        let Some((length, likeness)) = likeness(text, language.letter(role), case) else {
            continue;
        };
        let own = quirk == Quirk::LookAlike;
        let quirk = match likeness {
            Likeness::Same if own => None,
            Likeness::OtherCase => Some(Quirk::Case),
            _ => Some(quirk),
        };
        push(
            readings,
            Letter {
                role,
                length,
                quirk,
                guess: quirk.is_some(),
            },
        );
    }
}

/// English letters put into Cyrillic by sound: Serbian prints Р, Б, Н for R, B, N, and Macedonian once V for B.
fn english_in_cyrillic(readings: &mut LetterReadings, first: char, language: Language) {
    let role = match (language, first) {
        (Language::Sr, 'Р') => Role::Rook,
        (Language::Sr, 'Б') => Role::Bishop,
        (Language::Sr, 'Н') => Role::Knight,
        (Language::Mk, 'V') => Role::Bishop,
        _ => return,
    };
    push(
        readings,
        Letter {
            role,
            length: 1,
            quirk: Some(Quirk::EnglishLetter),
            guess: true,
        },
    );
}

/// The same role in the same letters is one reading, however it was found.
fn push(readings: &mut LetterReadings, letter: Letter) {
    if !readings
        .iter()
        .any(|known| known.role == letter.role && known.length == letter.length)
    {
        let _ = readings.try_push(letter);
    }
}

/// Кр is a king: where two letters fit, one of them alone is not meant.
fn longest(readings: &mut LetterReadings) {
    let length = readings
        .iter()
        .map(|letter| letter.length)
        .max()
        .unwrap_or(0);
    readings.retain(|letter| letter.length == length);
}

fn figurine(glyph: char) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| {
        Color::ALL
            .into_iter()
            .any(|color| Piece { color, role }.figurine() == glyph)
    })
}

/// A file.
pub(super) fn file(
    glyph: char,
    language: Language,
    kha: Kha,
    case: Case,
) -> Option<(File, Option<Quirk>)> {
    if let Some(file) = ascii(glyph).and_then(File::from_ascii) {
        return Some((file, None));
    }
    let place = "абцдефгх".chars().position(|letter| letter == glyph);
    if let Some(place) = place.filter(|_| language.is_serbian())
        && (glyph != 'х' || kha == Kha::File)
    {
        return Some((File::new(place as u8)?, Some(Quirk::CyrillicFile)));
    }
    if let Some(file) = ascii(look_alike(glyph)).and_then(File::from_ascii) {
        return Some((file, Some(Quirk::LookAlike)));
    }
    if case == Case::Any {
        let small = ascii(look_alike(glyph))?.to_ascii_lowercase();
        return Some((File::from_ascii(small)?, Some(Quirk::Case)));
    }
    None
}

fn ascii(glyph: char) -> Option<u8> {
    u8::try_from(glyph).ok()
}

/// A rank. The Macedonian text once has б for the 6 that it looks like.
pub(super) fn rank(glyph: char, language: Language) -> Option<(Rank, Option<Quirk>)> {
    match glyph {
        'б' if language == Language::Mk => Some((Rank::SIXTH, Some(Quirk::LookAlike))),
        _ => Some((Rank::from_ascii(ascii(glyph)?)?, None)),
    }
}

/// A sign that something is taken.
pub(super) fn capture(glyph: char, language: Language, kha: Kha) -> Option<Option<Quirk>> {
    match glyph {
        'x' => Some(None),
        'х' if language.is_serbian() => (kha == Kha::Capture).then_some(Some(Quirk::LookAlike)),
        'х' | 'X' | 'Х' => Some(Some(Quirk::LookAlike)),
        ':' | '×' => Some(Some(Quirk::CaptureSign)),
        _ => None,
    }
}

/// A hyphen or one of the dashes that replace it.
pub(super) fn hyphen(glyph: char) -> Option<Option<Quirk>> {
    match glyph {
        '-' => Some(None),
        '‐' | '‑' | '‒' | '–' | '—' | '−' => Some(Some(Quirk::Dash)),
        _ => None,
    }
}

/// A zero of castling, or one of the round letters that replace it.
pub(super) fn zero(glyph: char) -> Option<Option<Quirk>> {
    match glyph {
        '0' => Some(None),
        'O' | 'o' | 'О' | 'о' | 'Օ' | 'օ' => Some(Some(Quirk::CastlingLetter)),
        _ => None,
    }
}

/// A full stop, also one of those that Armenian texts have.
pub(super) fn dot(glyph: char) -> bool {
    matches!(glyph, '.' | '\u{2024}' | '\u{0589}')
}
