//! Understanding what was said, for confirmation by repetition (D.2.1).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::words::{self, Word};
use crate::notation::reader::{ReadError, Reading};
use crate::notation::scan::Scanned;
use crate::notation::written::{Act, CheckSign, SyntaxError, Written};
use crate::{File, Position, Rank, Role, Square, Wing};

/// Nobody needs more letters to announce a move.
const MAX_LENGTH: usize = 200;

impl Position {
    /// Understands a move that was announced by D.2.1 or said in one of the languages. The piece may be left
    /// out where both squares are named, the first square where the piece is enough.
    ///
    /// # Errors
    ///
    /// A word that is not understood, with its column; a move that is not legal; several legal moves.
    pub fn hear(&self, text: &str) -> Result<Reading, ReadError> {
        let written = understand(text).map_err(ReadError::Unreadable)?;
        self.choose(vec![Scanned {
            written,
            tolerated: Vec::new(),
            guesses: 0,
            end: 0,
            capture_column: 1,
            check_column: 1,
            en_passant_column: 1,
        }])
    }
}

fn understand(text: &str) -> Result<Written, SyntaxError> {
    let error = |column, expected| SyntaxError { column, expected };
    let letters: Vec<char> = text.chars().take(MAX_LENGTH + 1).collect();
    if letters.len() > MAX_LENGTH {
        return Err(error(MAX_LENGTH + 1, "the end of the move"));
    }
    let mut heard = Heard::default();
    let mut at = 0;
    while at < letters.len() {
        if !letters[at].is_alphanumeric() {
            at += 1;
            continue;
        }
        let word: Vec<char> = letters[at..]
            .iter()
            .copied()
            .take_while(|letter| letter.is_alphanumeric())
            .collect();
        let length = word.len();
        match parts(&word) {
            Some(parts) => {
                for part in parts {
                    heard
                        .take(part)
                        .map_err(|expected| error(at + 1, expected))?;
                }
            }
            None => return Err(error(at + 1, "a piece, a file, a rank or castling")),
        }
        at += length;
    }
    let act = heard
        .act()
        .map_err(|expected| error(letters.len() + 1, expected))?;
    Ok(Written {
        check: heard.check,
        ..Written::plain(act)
    })
}

/// The meanings of a word: one, or a file and a rank for a square such as `e4`.
fn parts(word: &[char]) -> Option<ArrayVec<Word, 2>> {
    let small: String = word
        .iter()
        .flat_map(|letter| letter.to_lowercase())
        .collect();
    let one = |meaning| ArrayVec::from_iter([meaning]);
    if let Some(meaning) = words::meaning(&small) {
        return Some(one(meaning));
    }
    if let Ok(square) = small.parse::<Square>() {
        return Some(ArrayVec::from([
            Word::File(square.file()),
            Word::Rank(square.rank()),
        ]));
    }
    let folded: String = small.chars().map(words::latin).collect();
    words::meaning(&folded).map(one)
}

/// What has been heard so far.
#[derive(Default)]
struct Heard {
    piece: Option<Role>,
    way: ArrayVec<Step, 4>,
    becomes: Option<Role>,
    length: Option<Wing>,
    castling: bool,
    check: Option<CheckSign>,
}

#[derive(Copy, Clone)]
enum Step {
    File(File),
    Rank(Rank),
}

impl Heard {
    fn take(&mut self, word: Word) -> Result<(), &'static str> {
        let fresh =
            self.piece.is_none() && self.way.is_empty() && self.length.is_none() && !self.castling;
        match word {
            Word::Piece(role) if fresh => self.piece = Some(role),
            Word::Piece(role) if !self.way.is_empty() && self.becomes.is_none() => {
                self.becomes = Some(role)
            }
            Word::File(file) if self.walks() => self.way.push(Step::File(file)),
            Word::Rank(rank) if self.walks() => self.way.push(Step::Rank(rank)),
            Word::Short if fresh => self.length = Some(Wing::King),
            Word::Long if fresh => self.length = Some(Wing::Queen),
            Word::Castling if self.length.is_some() && !self.castling => self.castling = true,
            Word::Castles(wing) if fresh => (self.length, self.castling) = (Some(wing), true),
            Word::Check => self.check = Some(CheckSign::Check),
            Word::Mate => self.check = Some(CheckSign::Mate),
            Word::Filler => {}
            _ => return Err("the end of the move"),
        }
        Ok(())
    }

    fn walks(&self) -> bool {
        self.length.is_none() && self.becomes.is_none() && !self.way.is_full()
    }

    fn act(&self) -> Result<Act, &'static str> {
        if let Some(wing) = self.length {
            return if self.castling {
                Ok(Act::Castle(wing))
            } else {
                Err("castling")
            };
        }
        let (file, rank, to) = match *self.way.as_slice() {
            [Step::File(f), Step::Rank(r)] => (None, None, Square::at(f, r)),
            [Step::File(file), Step::File(f), Step::Rank(r)] => {
                (Some(file), None, Square::at(f, r))
            }
            [Step::Rank(rank), Step::File(f), Step::Rank(r)] => {
                (None, Some(rank), Square::at(f, r))
            }
            [
                Step::File(file),
                Step::Rank(rank),
                Step::File(f),
                Step::Rank(r),
            ] => (Some(file), Some(rank), Square::at(f, r)),
            [] | [Step::Rank(_)] | [Step::File(_), Step::Rank(_), ..] => return Err("a file"),
            _ => return Err("a rank"),
        };
        Ok(Act::Piece {
            role: self.piece.unwrap_or(Role::Pawn),
            file,
            rank,
            capture: false,
            to,
            promotion: self.becomes,
        })
    }
}
