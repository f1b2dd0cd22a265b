//! Games with everything that is recorded in them.
//!
//! Reading never fails: what cannot be understood is kept as text behind the last move that could, and told.

use chess::Position;
use chess::notation::{Language, SanError};

use crate::audit::standing;
use crate::commands::{Millis, commands};
use crate::encoding::{decode, unescape};
use crate::game::{Game, Line, Ply, Ruling, Step};
use crate::lexer::{Lexer, Outcome, Tag, Token, nag_of_sign};
use crate::moves::{NoMove, language_of, read_oddly};
use crate::start;

/// What becomes of variations.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Variations {
    /// They are kept.
    #[default]
    Kept,
    /// They are passed over.
    Skipped,
}

/// How to read.
#[derive(Copy, Clone, Default, Debug)]
pub struct Reading {
    /// The language of the moves; found out by their letters if not given.
    pub language: Option<Language>,
    /// What becomes of variations.
    pub variations: Variations,
}

/// What could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// Counted in the text that is read.
    pub offset: usize,
    /// After so many moves by either side.
    pub ply: usize,
    /// In words.
    pub words: String,
}

/// Deeper variations than this are passed over.
const DEEPEST: usize = 64;

/// Reads the next game; none at the end of the text.
pub fn read_game(lexer: &mut Lexer<'_>, reading: Reading) -> Option<(Game, Vec<Trouble>)> {
    if !lexer.next_game() {
        return None;
    }
    let mut reader = Reader::new(reading);
    reader.tags(lexer);
    reader.moves(lexer);
    Some((reader.game, reader.troubles))
}

/// Reads the tags of the next game and passes over its moves; none at the end of the text.
pub fn read_tags(lexer: &mut Lexer<'_>) -> Option<Vec<(String, String)>> {
    if !lexer.next_game() {
        return None;
    }
    let mut reader = Reader::new(Reading::default());
    reader.tags(lexer);
    lexer.skip_game();
    Some(reader.game.tags)
}

struct Reader {
    reading: Reading,
    game: Game,
    troubles: Vec<Trouble>,
    /// The main line and the open variations.
    stack: Vec<Frame>,
    /// Open variations that are passed over.
    skipped: u32,
    /// Where the text begins that could not be read.
    unread: Option<usize>,
}

struct Frame {
    line: Line,
    position: Position,
    /// Before the latest move, for a variation on it.
    before: Position,
    /// Words that are no moves here.
    lost: Vec<String>,
}

impl Frame {
    fn new(position: Position) -> Frame {
        Frame {
            line: Line::default(),
            position,
            before: position,
            lost: Vec::new(),
        }
    }

    fn close(mut self) -> Line {
        if !self.lost.is_empty() {
            // Cleaned like any comment, or it would not be read back as it is written.
            let words = clean(&format!("[%unread {}]", self.lost.join(" ")));
            match self.line.plies.last_mut() {
                Some(ply) => ply.comments.push(words),
                None => self.line.comments.push(words),
            }
        }
        self.line
    }
}

impl Reader {
    fn new(reading: Reading) -> Reader {
        Reader {
            reading,
            game: Game::new(Position::initial()),
            troubles: Vec::new(),
            stack: Vec::new(),
            skipped: 0,
            unread: None,
        }
    }

    fn tags(&mut self, lexer: &mut Lexer<'_>) {
        while let Some(tag) = lexer.next_tag() {
            match tag {
                Tag::Pair(name, value) => {
                    let value = clean(&unescape(value));
                    // A blank that clean() has made would end the name when it is read back.
                    let name = clean(&decode(name)).replace(' ', "_");
                    self.game.tags.push((name, value));
                }
                Tag::Fault(fault) => self.trouble(lexer.offset(), fault.to_string()),
            }
        }
        self.game.order_tags();
    }

    fn moves(&mut self, lexer: &mut Lexer<'_>) {
        let tag = |name| self.game.tag(name).map(str::as_bytes);
        match start::position(tag("FEN"), tag("Variant")) {
            Ok(start) => self.game.start = start,
            Err(why) => {
                self.trouble(lexer.game_start(), why.to_string());
                self.unread = Some(lexer.position());
            }
        }
        self.stack.push(Frame::new(self.game.start));
        let mut outcome = None;
        while let Some(token) = lexer.next_token() {
            match token {
                Token::Outcome(result) if lexer.depth() == 0 => {
                    self.keep_unread(lexer, lexer.offset());
                    outcome = Some(result);
                }
                Token::Comment(text) if outcome.is_some() => {
                    self.game.remarks.extend(words(text));
                }
                _ if self.unread.is_some() => {}
                token => self.token(lexer, token),
            }
        }
        self.keep_unread(lexer, lexer.position());
        self.game.outcome = outcome.unwrap_or(Outcome::Open);
        while self.stack.len() > 1 {
            self.close();
        }
        if let Some(main) = self.stack.pop() {
            self.game.line = main.close();
        }
    }

    /// The text between where reading stopped and here.
    fn keep_unread(&mut self, lexer: &Lexer<'_>, end: usize) {
        let Some(begin) = self.unread.take() else {
            return;
        };
        let text = lexer.text();
        let rest = decode(&text[begin.min(end)..end]);
        let rest = rest.replace('{', "(").replace('}', ")");
        let rest = clean(&rest);
        // What was kept before in a comment of ours is the text itself.
        let inner = rest.strip_prefix("([%unread ");
        let rest = inner
            .and_then(|text| text.strip_suffix("])"))
            .unwrap_or(&rest);
        if !rest.is_empty() {
            self.game.unread = Some(rest.to_owned());
        }
    }

    fn token(&mut self, lexer: &mut Lexer<'_>, token: Token<'_>) {
        if self.skipped > 0 {
            match token {
                Token::Open => self.skipped += 1,
                Token::Close => self.skipped -= 1,
                _ => {}
            }
            return;
        }
        match token {
            Token::Move(word) => self.word(lexer, word),
            Token::Comment(text) => self.comment(text),
            Token::Nag(nag) => {
                if let Some(ply) = self.ply() {
                    ply.nags.push(nag);
                }
            }
            Token::DrawOffer => {
                if let Some(ply) = self.ply() {
                    ply.draw_offer = true;
                }
            }
            Token::Open => self.open(),
            Token::Close => self.close(),
            Token::Fault(fault) => {
                self.trouble(lexer.offset(), fault.to_string());
                if self.stack.len() <= 1 {
                    self.unread = Some(lexer.offset());
                }
            }
            // A result inside a variation says nothing about the game.
            Token::Outcome(_) => {}
        }
    }

    fn ply(&mut self) -> Option<&mut Ply> {
        self.stack.last_mut()?.line.plies.last_mut()
    }

    fn open(&mut self) {
        let skip = self.reading.variations == Variations::Skipped || self.stack.len() >= DEEPEST;
        match self.stack.last() {
            Some(frame) if !skip && !frame.line.plies.is_empty() => {
                let before = frame.before;
                self.stack.push(Frame::new(before));
            }
            _ => self.skipped = 1,
        }
    }

    fn close(&mut self) {
        if self.stack.len() < 2 {
            return;
        }
        if let Some(frame) = self.stack.pop() {
            let line = frame.close();
            if let Some(ply) = self.ply() {
                ply.variations.push(line);
            }
        }
    }

    fn word(&mut self, lexer: &Lexer<'_>, word: &[u8]) {
        let (word, nag) = split_sign(word);
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        if !frame.lost.is_empty() {
            frame.lost.push(clean(&decode(word)));
            return;
        }
        let step = match frame.position.parse_san(word) {
            Ok(mv) => Ok(Step::Legal(mv)),
            Err(error) => {
                let language =
                    *self
                        .reading
                        .language
                        .get_or_insert_with(|| match word.is_ascii() {
                            true => Language::En,
                            false => language_of(lexer.game_text()),
                        });
                odd_step(lexer, &frame.position, word, language, &error)
            }
        };
        let next = step.and_then(|step| {
            let after = step.after(&frame.position);
            after
                .map(|after| (step, after))
                .map_err(|why| why.to_string())
        });
        match next {
            Ok((step, after)) => {
                frame.before = frame.position;
                frame.position = after;
                let mut ply = Ply::new(step);
                ply.nags.extend(nag);
                frame.line.plies.push(ply);
            }
            Err(why) => {
                let shown = clean(&decode(&word[..word.len().min(24)]));
                if self.stack.len() > 1 {
                    self.trouble(lexer.offset(), format!("in a variation: {shown}: {why}"));
                    if let Some(frame) = self.stack.last_mut() {
                        frame.lost.push(clean(&decode(word)));
                    }
                } else {
                    self.trouble(lexer.offset(), format!("{shown}: {why}"));
                    self.unread = Some(lexer.offset());
                }
            }
        }
    }

    fn comment(&mut self, text: &[u8]) {
        let Some(text) = words(text) else {
            return;
        };
        let text = text.as_bytes();
        if let Some(rest) = text.strip_prefix(b"[%unread ")
            && self.stack.len() == 1
        {
            let rest = rest.strip_suffix(b"]").unwrap_or(rest);
            self.game.unread = words(rest);
            return;
        }
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let Some(ply) = frame.line.plies.last_mut() else {
            frame.line.comments.extend(words(text));
            return;
        };
        if text == b"(=)" {
            ply.draw_offer = true;
            return;
        }
        if let Some(ruling) = ruling(text) {
            ply.rulings.push(ruling);
            return;
        }
        // The commands that have a field of their own leave the text.
        let mut rest = text.to_vec();
        for command in commands(text) {
            let time = Millis::from_bytes(command.argument);
            match (command.name, time) {
                (b"clk", Some(_)) => ply.clock = time,
                (b"emt", Some(_)) => ply.spent = time,
                (b"illegal", _) => {}
                _ => continue,
            }
            // What stands before and behind must not become a command together: a blank stays between.
            if let Some(at) = memchr::memmem::find(&rest, command.whole) {
                rest.splice(at..at + command.whole.len(), *b" ");
            }
        }
        ply.comments.extend(words(&rest));
    }

    fn trouble(&mut self, offset: usize, words: String) {
        let ply = self.stack.first().map_or(0, |main| main.line.plies.len());
        self.troubles.push(Trouble { offset, ply, words });
    }
}

#[cold]
fn odd_step(
    lexer: &Lexer<'_>,
    position: &Position,
    word: &[u8],
    language: Language,
    error: &SanError,
) -> Result<Step, String> {
    if let Some(attempt) = standing(lexer) {
        return Ok(match position.judge(attempt) {
            Ok(mv) => Step::Legal(mv),
            Err(_) => Step::Stood(attempt),
        });
    }
    match read_oddly(position, word, language, error) {
        Ok(mv) => Ok(Step::Legal(mv)),
        Err(NoMove::Unreadable) => Err("no move".to_owned()),
        Err(NoMove::Ambiguous) => Err(error.to_string()),
        Err(NoMove::Illegal(why)) => Err(why.to_string()),
    }
}

/// The move without `!?`, and the number that stands for it.
fn split_sign(word: &[u8]) -> (&[u8], Option<u8>) {
    let length = word
        .iter()
        .rev()
        .take_while(|&&byte| matches!(byte, b'!' | b'?'))
        .count();
    let (word, sign) = word.split_at(word.len() - length);
    (word, nag_of_sign(sign))
}

fn ruling(text: &[u8]) -> Option<Ruling> {
    let rest = text.strip_prefix(b"[%ruling ")?;
    let end = memchr::memchr(b']', rest)?;
    let head = decode(&rest[..end]);
    let (edition, article) = head.trim().split_once(' ')?;
    Some(Ruling {
        edition: clean(edition),
        article: clean(article),
        words: clean(&decode(&rest[end + 1..])),
    })
}

/// A comment's words; none if there are none.
fn words(text: &[u8]) -> Option<String> {
    // A comment behind a semicolon may hold a brace, which no comment in braces can.
    let text = clean(&decode(text).replace('}', ")"));
    (!text.is_empty()).then_some(text)
}

/// One space for any blank, and nothing that cannot be printed.
fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
        if !word.is_empty() {
            if !clean.is_empty() {
                clean.push(' ');
            }
            clean.push_str(word);
        }
    }
    clean
}
