//! Moves as they stand in nearly every text, lexed and read in one go.

use chess::{Move, Position};

use super::{CLASS, Class, Lexer};

impl Lexer<'_> {
    /// Reads the next move of the main line if it is plain: perhaps behind its number, SAN of a legal move, a blank
    /// behind it. Otherwise nothing is read, and [`Lexer::next_token`] tells what is there.
    ///
    /// For `next_token` the same text is the same move: every sign of SAN goes on with a word, and a blank ends it.
    /// So nobody needs to ask of each byte whether the word goes on.
    #[inline]
    pub fn next_move(&mut self, position: &Position) -> Option<Move> {
        if self.over || self.depth > 0 {
            return None;
        }
        let at = self.behind_number()?;
        let window = self.text.get(at..)?.first_chunk::<8>()?;
        // Eight bytes without a blank may go on: seven are enough for any move that is not marked.
        let word = window[..7].get(..first_blank(u64::from_le_bytes(*window)))?;
        let mv = position.find_san(word)?;
        self.start = at;
        self.at = at + word.len();
        Some(mv)
    }

    /// Where a letter stands behind blanks and numbers.
    ///
    /// One question after the other, each of another kind: in a text of moves every answer is foreseen, while a jump
    /// by the class of a byte, which one `match` would become, is not.
    #[inline]
    fn behind_number(&self) -> Option<usize> {
        let mut at = self.at;
        loop {
            let byte = *self.text.get(at)?;
            if byte >= b'A' {
                return Some(at);
            }
            at += 1;
            if byte.is_ascii_digit() {
                // A result, or castling written with zeros.
                if matches!(self.text.get(at)?, b'-' | b'/') {
                    return None;
                }
            } else if CLASS[byte as usize].0 != Class::Blank {
                return None;
            }
        }
    }
}

/// Which of eight bytes is the first that is a blank or below, found for all of them at once; 8 if none is.
///
/// Where a byte is lower than what is taken from it, it borrows from those behind it, but the first such is right.
#[inline]
fn first_blank(bytes: u64) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let lower = bytes.wrapping_sub(EACH * (b' ' + 1) as u64) & !bytes & (EACH << 7);
    lower.trailing_zeros() as usize / 8
}
