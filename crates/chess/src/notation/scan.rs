//! From letters to what is written, in all its readings.
//!
//! A hand may leave several readings open: a letter of either alphabet, Serbian х. Each reading is followed
//! to the end of the move; which of them is meant is for the position to say.

use alloc::vec;
use alloc::vec::Vec;

use super::glyphs::{self, Case, Habits, Kha, Letter};
use super::language::Language;
use super::tolerance::{Quirk, Tolerance};
use super::written::{Act, CheckSign, SyntaxError, Written};
use crate::{Rank, Role, Square, Wing};

/// More blank space than this inside a move is not tolerated.
const MAX_BLANK: usize = 4;

/// One reading of a move.
#[derive(Clone)]
pub(super) struct Scanned {
    pub(super) written: Written,
    pub(super) tolerated: Vec<Tolerance>,
    /// How many letters were taken for something other than they are.
    pub(super) guesses: u32,
    /// The place behind the last character.
    pub(super) end: usize,
    /// Columns of the signs, to be named if they turn out wrong.
    pub(super) capture_column: usize,
    pub(super) check_column: usize,
    pub(super) en_passant_column: usize,
}

/// Reads one move that begins at `start` and ends wherever it ends.
///
/// At least one reading, or what was expected where the best of them broke off.
pub(super) fn scan(
    text: &[char],
    start: usize,
    habits: Habits,
    case: Case,
) -> Result<Vec<Scanned>, SyntaxError> {
    let mut pen = Pen::new(text, start, habits, case);
    pen.number();
    if let Some(wing) = pen.castling() {
        return Ok(vec![pen.finish(Act::Castle(wing))]);
    }
    let mut letters = glyphs::pieces(pen.rest(), habits, case);
    let _ = letters.try_push(Letter {
        role: Role::Pawn,
        length: 0,
        quirk: None,
        guess: false,
    });
    if pen
        .peek()
        .is_some_and(|glyph| habits.language.pawn_letters().contains(&glyph))
    {
        let _ = letters.try_push(Letter {
            role: Role::Pawn,
            length: 1,
            quirk: Some(Quirk::PawnLetter),
            guess: false,
        });
    }
    // What the language says first: in Serbian х is a file.
    let serbian = habits.language.is_serbian();
    let khas: &[Kha] = if serbian && pen.rest().iter().take(8).any(|&glyph| glyph == 'х') {
        &[Kha::File, Kha::Capture]
    } else {
        &[Kha::File]
    };
    let mut found = Vec::new();
    let mut error = pen.error("a piece letter, a file or castling");
    for &letter in &letters {
        for &kha in khas {
            let mut pen = pen.clone();
            pen.kha = kha;
            pen.guesses += u32::from(kha == Kha::Capture);
            if let Err(other) = pen.take(letter).piece(letter.role, &mut found) {
                // The reading that went furthest knows best what is missing.
                if other.column > error.column {
                    error = other;
                }
            }
        }
    }
    if found.is_empty() {
        Err(error)
    } else {
        Ok(found)
    }
}

#[derive(Clone)]
struct Pen<'a> {
    text: &'a [char],
    at: usize,
    habits: Habits,
    case: Case,
    kha: Kha,
    tolerated: Vec<Tolerance>,
    guesses: u32,
    capture_column: usize,
}

impl<'a> Pen<'a> {
    fn new(text: &'a [char], at: usize, habits: Habits, case: Case) -> Pen<'a> {
        Pen {
            text,
            at,
            habits,
            case,
            kha: Kha::File,
            tolerated: Vec::new(),
            guesses: 0,
            capture_column: 0,
        }
    }

    fn rest(&self) -> &'a [char] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn error(&self, expected: &'static str) -> SyntaxError {
        SyntaxError {
            column: self.at + 1,
            expected,
        }
    }

    /// Goes on over one character, with what was odd about it.
    fn pass(&mut self, quirk: Option<Quirk>) {
        self.odd(quirk);
        self.at += 1;
    }

    fn odd(&mut self, quirk: Option<Quirk>) {
        if let Some(what) = quirk {
            let column = self.at + 1;
            // A run of the same, such as `!!`, is one oddity.
            if self
                .tolerated
                .last()
                .is_none_or(|last| last.what != what || last.column + 1 < column)
            {
                self.tolerated.push(Tolerance { column, what });
            }
        }
    }

    /// Skips blank space if something that `fits` follows it.
    fn blank_before(&mut self, fits: impl Fn(&mut Pen<'a>) -> bool) -> bool {
        let mut ahead = self.clone();
        while ahead.at - self.at < MAX_BLANK && ahead.peek().is_some_and(char::is_whitespace) {
            ahead.at += 1;
        }
        let there = ahead.at;
        if there > self.at && fits(&mut ahead) {
            self.at = there;
            return true;
        }
        false
    }

    /// A move number before the move: `12.`, `12...`, also with Armenian dots.
    fn number(&mut self) {
        let digits = self
            .rest()
            .iter()
            .take(5)
            .take_while(|glyph| glyph.is_ascii_digit())
            .count();
        let is_stop = |glyph: &char| glyphs::dot(*glyph) || *glyph == '…';
        let dots = self
            .rest()
            .iter()
            .skip(digits)
            .take(4)
            .take_while(|&glyph| is_stop(glyph))
            .count();
        if digits > 0 && dots > 0 {
            self.odd(Some(Quirk::MoveNumber));
            self.at += digits + dots;
            self.blank_before(|_| true);
        }
    }

    fn castling(&mut self) -> Option<Wing> {
        let mut ahead = self.clone();
        let mut zeros = 0;
        loop {
            let quirk = glyphs::zero(ahead.peek()?)?;
            ahead.pass(quirk);
            zeros += 1;
            let mut next = ahead.clone();
            let blank = next.blank_before(|pen| pen.peek().and_then(glyphs::hyphen).is_some());
            let Some(quirk) = next.peek().and_then(glyphs::hyphen) else {
                break;
            };
            next.pass(quirk);
            let blank =
                blank | next.blank_before(|pen| pen.peek().and_then(glyphs::zero).is_some());
            if next.peek().and_then(glyphs::zero).is_none() || zeros == 3 {
                break;
            }
            next.odd(blank.then_some(Quirk::Space));
            ahead = next;
        }
        let wing = match zeros {
            2 => Wing::King,
            3 => Wing::Queen,
            _ => return None,
        };
        *self = ahead;
        Some(wing)
    }

    fn take(mut self, letter: Letter) -> Pen<'a> {
        self.odd(letter.quirk);
        self.at += letter.length;
        self.guesses += u32::from(letter.guess);
        // Pictures may carry a mark that asks for text or emoji; lines may break behind the letter.
        while matches!(self.peek(), Some('\u{fe0e}' | '\u{fe0f}')) {
            self.at += 1;
        }
        if letter.length > 0
            && self.blank_before(|pen| pen.file().is_some() || pen.rank().is_some())
        {
            self.odd(Some(Quirk::Space));
        }
        self
    }

    fn file(&mut self) -> Option<crate::File> {
        let (file, quirk) = glyphs::file(self.peek()?, self.habits.language, self.kha, self.case)?;
        self.guesses += u32::from(quirk == Some(Quirk::Case));
        self.pass(quirk);
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let (rank, quirk) = glyphs::rank(self.peek()?, self.habits.language)?;
        self.pass(quirk);
        Some(rank)
    }

    fn square(&mut self) -> Option<Square> {
        let mut ahead = self.clone();
        let square = Square::at(ahead.file()?, ahead.rank()?);
        *self = ahead;
        Some(square)
    }

    /// The sign between two squares; true if it marks a capture.
    fn separator(&mut self) -> bool {
        if let Some(quirk) = self
            .peek()
            .and_then(|glyph| glyphs::capture(glyph, self.habits.language, self.kha))
        {
            self.capture_column = self.at + 1;
            self.pass(quirk);
            return true;
        }
        let mut ahead = self.clone();
        let blank = ahead.blank_before(|pen| pen.peek().and_then(glyphs::hyphen).is_some());
        if let Some(quirk) = ahead.peek().and_then(glyphs::hyphen) {
            ahead.odd(blank.then_some(Quirk::Space));
            ahead.pass(quirk);
            ahead.blank_before(|pen| pen.square().is_some());
            *self = ahead;
        }
        false
    }

    /// Everything behind the letter of the piece, once for each reading of a new piece.
    fn piece(mut self, role: Role, found: &mut Vec<Scanned>) -> Result<(), SyntaxError> {
        let mut file = self.file();
        let mut rank = self.rank();
        let arrived = self.clone();
        let capture = self.separator();
        let to = match (self.square(), file, rank) {
            (Some(to), ..) => to,
            (None, Some(f), Some(r)) if !capture => {
                self = arrived;
                (file, rank) = (None, None);
                Square::at(f, r)
            }
            _ => return Err(self.unfinished(file.is_some() && rank.is_none() && !capture)),
        };
        let act = |promotion| Act::Piece {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        };
        if role == Role::Pawn && matches!(to.rank(), Rank::FIRST | Rank::EIGHTH) {
            let before = found.len();
            self.promotions(|pen, role| found.push(pen.finish(act(Some(role)))));
            if found.len() > before {
                return Ok(());
            }
        }
        found.push(self.finish(act(None)));
        Ok(())
    }

    fn unfinished(mut self, only_file: bool) -> SyntaxError {
        if self.file().is_some()
            || only_file && self.peek().is_some_and(|glyph| glyph.is_ascii_digit())
        {
            self.error("a rank from 1 to 8")
        } else {
            self.error("a square")
        }
    }

    /// `Q`, `=Q`, `(Q)` or `/Q`.
    fn promotions(&self, mut found: impl FnMut(Pen<'a>, Role)) {
        let mut pen = self.clone();
        let opening = pen.peek().filter(|glyph| matches!(glyph, '=' | '(' | '/'));
        if opening.is_some() {
            pen.pass(Some(Quirk::PromotionSign));
        }
        for letter in glyphs::pieces(pen.rest(), pen.habits, pen.case) {
            let mut pen = pen.clone();
            pen.odd(letter.quirk);
            pen.at += letter.length;
            pen.guesses += u32::from(letter.guess);
            if opening == Some('(') {
                if pen.peek() != Some(')') {
                    continue;
                }
                pen.at += 1;
            }
            if letter.role != Role::King {
                found(pen, letter.role);
            }
        }
    }

    /// Reads the signs behind the move: check, mate, en passant, the offer of a draw, comments.
    fn finish(mut self, act: Act) -> Scanned {
        let mut written = Written::plain(act);
        let (mut check_column, mut en_passant_column) = (0, 0);
        loop {
            let mut pen = self.clone();
            let blank = pen.blank_before(|_| true);
            let column = pen.at + 1;
            match (pen.peek(), pen.text.get(pen.at + 1)) {
                (Some('+'), after) if written.check.is_none() => {
                    let double = after == Some(&'+');
                    written.check = Some(if double {
                        CheckSign::DoublePlus
                    } else {
                        CheckSign::Check
                    });
                    check_column = column;
                    pen.odd(blank.then_some(Quirk::Space));
                    pen.at += 1 + usize::from(double);
                }
                (Some('#'), _) if written.check.is_none() => {
                    written.check = Some(CheckSign::Mate);
                    check_column = column;
                    pen.pass(blank.then_some(Quirk::Space));
                }
                (Some('('), Some('='))
                    if pen.text.get(pen.at + 2) == Some(&')') && !written.draw_offer =>
                {
                    written.draw_offer = true;
                    pen.at += 3;
                }
                (Some('='), _) if !written.draw_offer => {
                    written.draw_offer = true;
                    pen.pass(Some(Quirk::DrawSign));
                }
                (Some('!' | '?' | '‼' | '⁇' | '⁈' | '⁉'), _) => {
                    pen.pass(Some(Quirk::Comment))
                }
                _ if !written.en_passant && pen.en_passant() => {
                    written.en_passant = true;
                    en_passant_column = column;
                }
                (Some(glyph), _)
                    if !blank && (glyphs::dot(glyph) || matches!(glyph, ',' | ';')) =>
                {
                    pen.pass(Some(Quirk::Punctuation));
                }
                _ => break,
            }
            self = pen;
        }
        Scanned {
            written,
            end: self.at,
            capture_column: self.capture_column,
            check_column,
            en_passant_column,
            guesses: self.guesses,
            tolerated: self.tolerated,
        }
    }

    /// `e.p.` in whatever letters: Latin, Cyrillic, Bulgarian `а.п.`, Serbian `е.п.`; dots may be missing.
    fn en_passant(&mut self) -> bool {
        let mut pen = self.clone();
        let Some(first @ ('e' | 'е' | 'a' | 'а')) = pen.peek() else {
            return false;
        };
        pen.at += 1;
        let mut dots = usize::from(pen.peek().is_some_and(glyphs::dot));
        pen.at += dots;
        pen.blank_before(|pen| dots > 0 && matches!(pen.peek(), Some('p' | 'р' | 'п')));
        let Some(second @ ('p' | 'р' | 'п')) = pen.peek() else {
            return false;
        };
        pen.at += 1;
        let last = usize::from(pen.peek().is_some_and(glyphs::dot));
        pen.at += last;
        dots += last;
        let usual = dots == 2
            && (first == 'e' && second == 'p'
                || self.habits.language == Language::Bg && first == 'а' && second == 'п');
        self.odd((!usual).then_some(Quirk::EnPassantLetters));
        self.at = pen.at;
        true
    }
}
