//! Games as PGN: tags, then the moves in lines of at most 79 letters.

use std::io::{self, Write};

use chess::notation::Style;
use chess::{Attempt, Color, Position, Wing};

use crate::commands::{attempt_text, letter};
use crate::game::{Game, Line, Ply, Step};

/// Letters on a line: the standard asks for fewer than 80, and a closing bracket must find room.
const WIDTH: usize = 77;

/// Which record is written.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// What happened, illegal moves that stood included; our reader reads it back exactly.
    #[default]
    True,
    /// What every program accepts: see [`crate::safe::split`], whose games this form is for.
    Safe,
}

/// Writes a game and the blank line behind it.
///
/// # Errors
///
/// What the system says.
pub fn write_game(out: &mut impl Write, game: &Game, form: Form) -> io::Result<()> {
    for (name, value) in &game.tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(out, "[{name} \"{value}\"]")?;
    }
    if !game.tags.is_empty() {
        writeln!(out)?;
    }
    let mut page = Page::new(out, form);
    page.line(&game.line, &game.start)?;
    if let Some(unread) = &game.unread {
        page.comment(&format!("[%unread {unread}]"))?;
    }
    page.word(game.outcome.as_str())?;
    for remark in &game.remarks {
        page.comment(remark)?;
    }
    page.end()
}

struct Page<'a, W> {
    out: &'a mut W,
    form: Form,
    column: usize,
    /// Brackets that open before the next word.
    opening: String,
    /// A black move needs its number.
    interrupted: bool,
}

impl<'a, W: Write> Page<'a, W> {
    fn new(out: &'a mut W, form: Form) -> Page<'a, W> {
        Page {
            out,
            form,
            column: 0,
            opening: String::new(),
            interrupted: true,
        }
    }

    fn word(&mut self, word: &str) -> io::Result<()> {
        let length = self.opening.len() + word.chars().count();
        // A line must not begin with %, which would hide it.
        let hides = word.starts_with('%') && self.opening.is_empty();
        if self.column > 0 && self.column + 1 + length > WIDTH && !hides {
            self.out.write_all(b"\n")?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_all(b" ")?;
            self.column += 1;
        }
        self.out.write_all(self.opening.as_bytes())?;
        self.out.write_all(word.as_bytes())?;
        self.opening.clear();
        self.column += length;
        Ok(())
    }

    /// A bracket that closes directly behind the last word.
    fn close(&mut self, bracket: &str) -> io::Result<()> {
        // Nothing was inside.
        if !self.opening.is_empty() {
            self.word("")?;
        }
        self.out.write_all(bracket.as_bytes())?;
        self.column += bracket.len();
        self.interrupted = true;
        Ok(())
    }

    fn end(self) -> io::Result<()> {
        self.out.write_all(b"\n\n")
    }

    fn comment(&mut self, text: &str) -> io::Result<()> {
        self.opening.push('{');
        text.split(' ').try_for_each(|word| self.word(word))?;
        self.close("}")
    }

    /// A line with all that could have been played instead. Open variations wait on a stack of their own, so
    /// that no depth can exhaust the program's.
    fn line(&mut self, line: &Line, start: &Position) -> io::Result<()> {
        self.comments(&line.comments)?;
        let mut work = vec![Open::new(line, *start)];
        while let Some(open) = work.last_mut() {
            if let Some(inner) = open.next_variation() {
                let from = open.before;
                self.opening.push('(');
                self.interrupted = true;
                self.comments(&inner.comments)?;
                work.push(Open::new(inner, from));
                continue;
            }
            let Some(ply) = open.next_ply() else {
                work.pop();
                if !work.is_empty() {
                    self.close(")")?;
                }
                continue;
            };
            self.ply(ply, &open.before)?;
        }
        Ok(())
    }

    fn comments(&mut self, comments: &[String]) -> io::Result<()> {
        comments.iter().try_for_each(|text| self.comment(text))
    }

    fn ply(&mut self, ply: &Ply, position: &Position) -> io::Result<()> {
        let number = position.fullmoves();
        match position.turn() {
            Color::White => self.word(&format!("{number}."))?,
            Color::Black if self.interrupted => self.word(&format!("{number}..."))?,
            Color::Black => {}
        }
        self.interrupted = false;
        let mut commands = Vec::new();
        match ply.step {
            Step::Legal(mv) => self.word(position.san(mv).as_str())?,
            Step::Seen(attempt) => self.word(&seen(position, attempt))?,
            Step::Stood(attempt) => {
                self.word(&token(position, attempt))?;
                commands.push(format!("[%illegal {}]", attempt_text(attempt)));
            }
        }
        if let Some(time) = ply.clock {
            commands.push(format!("[%clk {time}]"));
        }
        if let Some(time) = ply.spent {
            commands.push(format!("[%emt {time}]"));
        }
        // The command of an illegal move stands directly behind it.
        let stood = matches!(ply.step, Step::Stood(_));
        if stood {
            self.comment(&commands.join(" "))?;
        }
        for nag in &ply.nags {
            self.word(&format!("${nag}"))?;
        }
        match self.form {
            Form::True if ply.draw_offer => self.word("(=)")?,
            Form::Safe if ply.draw_offer => self.comment("(=)")?,
            _ => {}
        }
        if !stood && !commands.is_empty() {
            self.comment(&commands.join(" "))?;
        }
        for ruling in &ply.rulings {
            let (edition, article) = (&ruling.edition, &ruling.article);
            let text = format!("[%ruling {edition} {article}] {}", ruling.words);
            self.comment(text.trim_end())?;
        }
        self.comments(&ply.comments)
    }
}

/// A line that is being written.
struct Open<'l> {
    line: &'l Line,
    /// The move that comes next.
    next: usize,
    position: Position,
    /// Before the latest move.
    before: Position,
    /// The variation on the latest move that comes next.
    variation: usize,
    /// Without a king nobody plays on.
    ended: bool,
}

impl<'l> Open<'l> {
    fn new(line: &'l Line, position: Position) -> Open<'l> {
        Open {
            line,
            next: 0,
            position,
            before: position,
            variation: 0,
            ended: false,
        }
    }

    fn next_variation(&mut self) -> Option<&'l Line> {
        let latest = self.next.checked_sub(1)?;
        let found = self.line.plies[latest].variations.get(self.variation)?;
        self.variation += 1;
        Some(found)
    }

    /// The next move; `before` is then the position it is made in.
    fn next_ply(&mut self) -> Option<&'l Ply> {
        let ply = self.line.plies.get(self.next).filter(|_| !self.ended)?;
        self.next += 1;
        self.variation = 0;
        self.before = self.position;
        match ply.step.after(&self.position) {
            Ok(after) => self.position = after,
            Err(_) => self.ended = true,
        }
        Some(ply)
    }
}

/// What a hand did, in the place of SAN and looking like it.
pub(crate) fn seen(position: &Position, attempt: Attempt) -> String {
    let written = laws::written::seen(position, attempt);
    written.styled(Style::pgn()).to_string()
}

/// An illegal move in the place of SAN: the piece, from where and to where, as in C.8.
pub(crate) fn token(position: &Position, attempt: Attempt) -> String {
    match attempt {
        Attempt::Castle { king, rook } => match Wing::of(king, rook) {
            Wing::King => "O-O".to_owned(),
            Wing::Queen => "O-O-O".to_owned(),
        },
        Attempt::Displace { from, to, placed } => {
            let role = position.board().role_at(from);
            let piece = role.map_or(String::new(), |role| letter(role).to_string());
            let piece = piece.replace('P', "");
            let new = placed.map_or(String::new(), |role| format!("={}", letter(role)));
            format!("{piece}{from}{to}{new}")
        }
    }
}
