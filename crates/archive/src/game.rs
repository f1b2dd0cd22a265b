//! A game as its record has it, everything kept.

use chess::{Attempt, Move, Position, Unplayable};

use crate::commands::Millis;
use crate::lexer::Outcome;
use crate::tags::ROSTER;

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// The tags: the seven of the roster first, the others as they came.
    pub tags: Vec<(String, String)>,
    /// From where it is played.
    pub start: Position,
    /// What was played.
    pub line: Line,
    /// The result behind the moves; open if there was none.
    pub outcome: Outcome,
    /// Remarks behind the result.
    pub remarks: Vec<String>,
    /// What follows the last move that could be read, as it was written.
    pub unread: Option<String>,
}

/// Moves one after the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// One move and what is recorded with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// What was done.
    pub step: Step,
    /// A draw was offered with it: `(=)`.
    pub draw_offer: bool,
    /// Left on the player's clock: `[%clk]`.
    pub clock: Option<Millis>,
    /// Used for the move: `[%emt]`.
    pub spent: Option<Millis>,
    /// Numeric glyphs, `!` and its like among them.
    pub nags: Vec<u8>,
    /// What was ruled after it.
    pub rulings: Vec<Ruling>,
    /// Comments in words, other commands included.
    pub comments: Vec<String>,
    /// What could have been played instead.
    pub variations: Vec<Line>,
}

/// What was done on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A legal move.
    Legal(Move),
    /// An illegal move that stands (A.5.2).
    Stood(Attempt),
    /// What a hand did while a game goes on, written like any other move: whether it was one is not told.
    Seen(Attempt),
}

/// A ruling in the record: `{[%ruling 2023 7.5.5] Black gains two minutes}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The edition's year.
    pub edition: String,
    /// The article.
    pub article: String,
    /// In words.
    pub words: String,
}

impl Game {
    /// A game without moves from a position.
    pub fn new(start: Position) -> Game {
        Game {
            tags: Vec::new(),
            start,
            line: Line::default(),
            outcome: Outcome::Open,
            remarks: Vec::new(),
            unread: None,
        }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(found, _)| found == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in the place it has or behind the others.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(found, _)| found == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
        self.order_tags();
    }

    /// Takes a tag away.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|(found, _)| found != name);
    }

    /// The roster first, in its order (PGN 8.1.1).
    pub(crate) fn order_tags(&mut self) {
        self.tags.sort_by_key(|(name, _)| {
            ROSTER
                .iter()
                .position(|tag| tag == name)
                .unwrap_or(ROSTER.len())
        });
    }

    /// Did an illegal move stand in it?
    pub fn has_stood(&self) -> bool {
        self.line
            .plies
            .iter()
            .any(|ply| matches!(ply.step, Step::Stood(_)))
    }
}

impl Ply {
    /// A move with nothing said about it.
    pub fn new(step: Step) -> Ply {
        Ply {
            step,
            draw_offer: false,
            clock: None,
            spent: None,
            nags: Vec::new(),
            rulings: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl Step {
    /// The position after it.
    ///
    /// # Errors
    ///
    /// A king was taken off the board.
    pub fn after(self, position: &Position) -> Result<Position, Unplayable> {
        match self {
            Step::Legal(mv) => Ok(position.after(mv)),
            Step::Stood(attempt) | Step::Seen(attempt) => position.let_stand(attempt),
        }
    }
}
