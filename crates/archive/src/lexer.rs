//! From bytes to the tokens of PGN, game by game, without a copy and without a failure.
//!
//! Whatever is out of order becomes a [`Token::Fault`] and the reading goes on; a game always has an end, so
//! that the next one is always found. What ends a game: the result and what is remarked behind it; a tag at
//! the beginning of a line; or, even inside a comment that nobody closed, an `[Event "` behind a blank line.

mod plain;

use memchr::{memchr, memchr2};

/// The result as written at the end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`: unknown, or the game goes on.
    Open,
}

impl Outcome {
    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
        }
    }

    /// Reads a whole text.
    pub fn from_bytes(text: &[u8]) -> Option<Outcome> {
        Some(match text {
            b"1-0" => Outcome::White,
            b"0-1" => Outcome::Black,
            b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" | b"\xbd-\xbd" => Outcome::Draw,
            b"*" => Outcome::Open,
            _ => return None,
        })
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

/// What a text does not keep to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A tag without its quotation marks or its bracket.
    Tag,
    /// A comment without its end.
    OpenComment,
    /// A variation without its end.
    OpenVariation,
    /// The end of a variation that never began.
    NoVariation,
    /// A character that has no meaning here.
    Stray(u8),
    /// The game is longer than any game is and was not read.
    TooLong,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Tag => f.write_str("a tag is not written as [Name \"value\"]"),
            Fault::OpenComment => f.write_str("a comment is not closed"),
            Fault::OpenVariation => f.write_str("a variation is not closed"),
            Fault::NoVariation => f.write_str("a variation is closed that was not opened"),
            Fault::Stray(byte) if byte.is_ascii_graphic() => {
                write!(f, "{:?} has no meaning here", char::from(*byte))
            }
            Fault::Stray(byte) => write!(f, "the byte {byte:#04x} has no meaning here"),
            Fault::TooLong => f.write_str("longer than any game: not read"),
        }
    }
}

/// A piece of the moves' text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A move with the signs glued to it, or what stands in the place of one.
    Move(&'a [u8]),
    /// `$5`, or a sign such as `!?` that stands alone.
    Nag(u8),
    /// The text between braces, or behind a semicolon.
    Comment(&'a [u8]),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `(=)`: a draw was offered with the move before (C.12).
    DrawOffer,
    /// The result.
    Outcome(Outcome),
    /// Something out of order.
    Fault(Fault),
}

/// A tag as it stands, its escapes not yet undone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tag<'a> {
    /// `[Name "value"]`
    Pair(&'a [u8], &'a [u8]),
    /// Something out of order on this line.
    Fault(Fault),
}

/// Reads games from a text.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    /// Where the latest token began.
    start: usize,
    /// Where this game began.
    game: usize,
    depth: u32,
    /// The result has been read.
    over: bool,
}

/// What a byte can begin.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Class {
    Blank,
    Word,
    Digit,
    Other,
}

/// What each byte can begin, and whether it goes on with a word that has begun.
static CLASS: [(Class, bool); 256] = {
    let mut table = [(Class::Other, false); 256];
    let mut i = 0;
    while i < 256 {
        table[i] = match i as u8 {
            b' ' | b'\n' | b'\t' | b'\r' | b'.' | 0x0b | 0x0c => (Class::Blank, false),
            b'0'..=b'9' => (Class::Digit, true),
            b'a'..=b'z' | b'A'..=b'Z' | 0x80..=0xff | b'-' | b'+' | b'#' | b'_' | b':' | b'/' => {
                (Class::Word, true)
            }
            b'=' | b'!' | b'?' => (Class::Other, true),
            _ => (Class::Other, false),
        };
        i += 1;
    }
    table
};

impl<'a> Lexer<'a> {
    /// Reads from the beginning of a text.
    pub fn new(text: &'a [u8]) -> Lexer<'a> {
        let bom = text.starts_with(b"\xef\xbb\xbf");
        let at = if bom { 3 } else { 0 };
        Lexer {
            text,
            at,
            start: at,
            game: at,
            depth: 0,
            over: true,
        }
    }

    /// Where the latest token began.
    #[inline]
    pub fn offset(&self) -> usize {
        self.start
    }

    /// Where reading goes on.
    #[inline]
    pub fn position(&self) -> usize {
        self.at
    }

    /// Where this game began.
    #[inline]
    pub fn game_start(&self) -> usize {
        self.game
    }

    /// The text of this game, from its beginning to its end. The rest of it is read for this.
    pub fn game_text(&self) -> &'a [u8] {
        let mut ahead = self.clone();
        ahead.skip_game();
        &self.text[self.game..ahead.at]
    }

    /// The whole text.
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// How many variations are open.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Goes to the next game; false at the end of the text. The game before must have been read to its end.
    pub fn next_game(&mut self) -> bool {
        self.depth = 0;
        self.over = false;
        loop {
            self.blank();
            match self.peek() {
                None => return false,
                Some(b'%') if self.at_line_start() => self.skip_line(),
                Some(b';') => self.skip_line(),
                Some(b'{') if self.is_preface() => {}
                Some(_) => break,
            }
        }
        self.game = self.at;
        self.start = self.at;
        true
    }

    /// A comment before the tags belongs to no game. Skips it if it is one.
    fn is_preface(&mut self) -> bool {
        let mut ahead = self.clone();
        ahead.at += 1;
        let closed = matches!(ahead.comment(), Token::Comment(_));
        ahead.blank();
        let is = closed && ahead.is_tag();
        if is {
            self.at = ahead.at;
        }
        is
    }

    /// The next tag, until the moves begin.
    #[inline]
    pub fn next_tag(&mut self) -> Option<Tag<'a>> {
        loop {
            self.blank();
            match self.peek()? {
                b'[' => break,
                b'%' if self.at_line_start() => self.skip_line(),
                _ => return None,
            }
        }
        if self.at > self.game && self.is_event_start() || !self.is_tag() {
            return None;
        }
        self.start = self.at;
        Some(self.tag())
    }

    fn tag(&mut self) -> Tag<'a> {
        let rest = &self.text[self.at + 1..];
        let length = rest
            .iter()
            .position(|&byte| matches!(byte, b' ' | b'\t' | b'"' | b'\n' | b']'));
        let Some(length) = length else {
            self.skip_line();
            return Tag::Fault(Fault::Tag);
        };
        let name = &rest[..length];
        let gap = rest[length..]
            .iter()
            .take_while(|&&byte| matches!(byte, b' ' | b'\t'))
            .count();
        let rest = &rest[length + gap..];
        let Some((b'"', value)) = rest.split_first() else {
            self.skip_line();
            return Tag::Fault(Fault::Tag);
        };
        let begin = self.at + 1 + length + gap + 1;
        // Nearly always the first quotation mark ends the value.
        match memchr2(b'"', b'\n', value) {
            Some(end)
                if value[end] == b'"'
                    && value.get(end + 1) == Some(&b']')
                    && !value[..end].ends_with(b"\\") =>
            {
                self.at = begin + end + 2;
                Tag::Pair(name, &value[..end])
            }
            _ => self.odd_value(name, begin),
        }
    }

    /// A value with escapes, or with marks that should have been escaped: it ends with the last mark that a
    /// bracket follows on the line.
    #[cold]
    fn odd_value(&mut self, name: &'a [u8], begin: usize) -> Tag<'a> {
        self.skip_line();
        let line = &self.text[begin..self.at];
        let mut escaped = false;
        for (i, &byte) in line.iter().enumerate() {
            if byte == b'"' && !escaped {
                let after = line[i + 1..].trim_ascii_start();
                if after.first() == Some(&b']') {
                    let bracket = line.len() - after.len();
                    self.at = begin + bracket + 1;
                    return Tag::Pair(name, &line[..i]);
                }
            }
            escaped = byte == b'\\' && !escaped;
        }
        // The bracket is missing, or the mark before it is escaped by mistake.
        let line = line.trim_ascii_end();
        let line = line.strip_suffix(b"]").unwrap_or(line).trim_ascii_end();
        match line.strip_suffix(b"\"") {
            Some(value) => Tag::Pair(name, value),
            None => Tag::Fault(Fault::Tag),
        }
    }

    /// The next token of the moves' text; none at the end of the game.
    #[inline]
    pub fn next_token(&mut self) -> Option<Token<'a>> {
        loop {
            let Some(&byte) = self.text.get(self.at) else {
                return self.end();
            };
            match CLASS[byte as usize].0 {
                Class::Blank => self.at += 1,
                Class::Word if !self.over => return Some(self.word()),
                Class::Digit if !self.over => {
                    if let Some(token) = self.number() {
                        return Some(token);
                    }
                }
                Class::Other => match self.other(byte) {
                    Next::Token(token) => return Some(token),
                    Next::End => return self.end(),
                    Next::Again => {}
                },
                _ => return None,
            }
        }
    }

    /// Reads to the end of the game and forgets what it reads.
    pub fn skip_game(&mut self) {
        while self.next_token().is_some() {}
    }

    #[inline]
    fn word(&mut self) -> Token<'a> {
        self.start = self.at;
        let rest = &self.text[self.at..];
        let mut length = 1;
        while let Some(&byte) = rest.get(length)
            && CLASS[byte as usize].1
        {
            length += 1;
        }
        let word = &rest[..length];
        self.at += length;
        if word[0] >= 0x80 && Outcome::from_bytes(word).is_some() {
            return self.outcome(Outcome::Draw);
        }
        Token::Move(word)
    }

    /// A move number is passed over; a result or castling written with zeros is not.
    #[inline]
    fn number(&mut self) -> Option<Token<'a>> {
        let rest = &self.text[self.at..];
        let mut length = 1;
        while let Some(byte) = rest.get(length)
            && byte.is_ascii_digit()
        {
            length += 1;
        }
        match rest.get(length) {
            Some(b'-' | b'/') => self.result(),
            _ => {
                self.at += length;
                None
            }
        }
    }

    fn result(&mut self) -> Option<Token<'a>> {
        let Token::Move(word) = self.word() else {
            return None;
        };
        Some(match Outcome::from_bytes(word) {
            Some(outcome) => self.outcome(outcome),
            None => Token::Move(word),
        })
    }

    fn outcome(&mut self, outcome: Outcome) -> Token<'a> {
        self.over |= self.depth == 0;
        Token::Outcome(outcome)
    }

    #[inline]
    fn other(&mut self, byte: u8) -> Next<'a> {
        let before = std::mem::replace(&mut self.start, self.at);
        // Behind the result only remarks still belong to the game.
        if self.over && !matches!(byte, b'{' | b';' | b'$' | b'%') {
            self.start = before;
            return Next::End;
        }
        self.at += 1;
        Next::Token(match byte {
            b'{' => self.comment(),
            b';' => {
                let begin = self.at;
                self.skip_line();
                Token::Comment(self.text[begin..self.at].trim_ascii())
            }
            b'$' => self.nag(),
            b'(' if self.text[self.at..].starts_with(b"=)") => {
                self.at += 2;
                Token::DrawOffer
            }
            b'(' => {
                self.depth += 1;
                Token::Open
            }
            b')' if self.depth > 0 => {
                self.depth -= 1;
                Token::Close
            }
            b')' => Token::Fault(Fault::NoVariation),
            b'*' => self.outcome(Outcome::Open),
            b'=' => {
                let sign = self.at - 1;
                while self.peek().is_some_and(|byte| CLASS[byte as usize].1) {
                    self.at += 1;
                }
                match &self.text[sign..self.at] {
                    b"=" => Token::DrawOffer,
                    word => Token::Move(word),
                }
            }
            b'!' | b'?' => self.sign(),
            b'[' | b'%' => {
                self.at -= 1;
                if byte == b'%' && self.at_line_start() {
                    self.skip_line();
                    return Next::Again;
                }
                if byte == b'[' && self.at_line_start() && self.is_tag() {
                    // What is found missing here is missing behind the last token, whether or not a game follows.
                    self.start = before;
                    return Next::End;
                }
                self.at += 1;
                Token::Fault(Fault::Stray(byte))
            }
            _ => Token::Fault(Fault::Stray(byte)),
        })
    }

    /// The game ends here without more ado; a variation that is still open is a fault, told once.
    fn end(&mut self) -> Option<Token<'a>> {
        if self.depth > 0 {
            self.depth = 0;
            return Some(Token::Fault(Fault::OpenVariation));
        }
        None
    }

    /// Behind the opening brace.
    fn comment(&mut self) -> Token<'a> {
        let rest = &self.text[self.at..];
        let end = memchr(b'}', rest);
        let text = &rest[..end.unwrap_or(rest.len())];
        // A game that begins inside means that the brace was forgotten.
        let mut from = 0;
        while let Some(line) = memchr(b'\n', &text[from..]) {
            from += line + 1;
            if text[from..].starts_with(EVENT) && is_event_start(self.text, self.at + from) {
                self.at += from;
                return Token::Fault(Fault::OpenComment);
            }
        }
        match end {
            Some(end) => {
                self.at += end + 1;
                Token::Comment(text.trim_ascii())
            }
            None => {
                self.at = self.text.len();
                Token::Fault(Fault::OpenComment)
            }
        }
    }

    fn nag(&mut self) -> Token<'a> {
        let digits = self.text[self.at..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let number = self.text[self.at..self.at + digits]
            .iter()
            .fold(0_u32, |n, digit| {
                n.saturating_mul(10).saturating_add(u32::from(digit - b'0'))
            });
        self.at += digits;
        match u8::try_from(number) {
            Ok(number) if digits > 0 => Token::Nag(number),
            _ => Token::Fault(Fault::Stray(b'$')),
        }
    }

    fn sign(&mut self) -> Token<'a> {
        let begin = self.at - 1;
        while matches!(self.peek(), Some(b'!' | b'?')) {
            self.at += 1;
        }
        match nag_of_sign(&self.text[begin..self.at]) {
            Some(nag) => Token::Nag(nag),
            None => Token::Fault(Fault::Stray(b'!')),
        }
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    #[inline]
    fn blank(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// To the line break, not beyond.
    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += memchr(b'\n', rest).unwrap_or(rest.len());
    }

    #[inline]
    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[self.at - 1] == b'\n' || self.text[..self.at] == *b"\xef\xbb\xbf"
    }

    /// Does it look like `[Name …`?
    fn is_tag(&self) -> bool {
        self.peek() == Some(b'[')
            && self
                .text
                .get(self.at + 1)
                .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
    }

    fn is_event_start(&self) -> bool {
        is_event_start(self.text, self.at)
    }
}

enum Next<'a> {
    Token(Token<'a>),
    Again,
    End,
}

/// With what a game begins in almost every file.
pub(crate) const EVENT: &[u8] = b"[Event \"";

/// Does a game begin here for sure: `[Event "` behind a blank line?
#[inline]
pub(crate) fn is_event_start(text: &[u8], at: usize) -> bool {
    text[at..].starts_with(EVENT)
        && (text[..at].ends_with(b"\n\n") || text[..at].ends_with(b"\n\r\n"))
}

/// The number that stands for a sign behind a move.
pub fn nag_of_sign(sign: &[u8]) -> Option<u8> {
    Some(match sign {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
