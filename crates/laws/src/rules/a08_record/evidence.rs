//! On wood nobody watches the board: a scoresheet is evidence, and the record is what the evidence agrees on.
//!
//! The record advances when the mover's own sheet and his press agree, or when both sheets agree. Nobody's sheet alone
//! moves anything, and nothing that stands on a sheet is ruled on: what would follow is put to the arbiter.

use std::fmt;

use chess::{Attempt, ByColor, Color, Move};
use serde::{Deserialize, Serialize};

use super::KEEP_SCORE;
use crate::command::{Actor, Done, Hands, attempt_text};
use crate::decide::Docket;
use crate::discretion::{Answer, Ask, Offered};
use crate::event::{Completion, Testimony, What};
use crate::game::Game;
use crate::refusal::{Because, Refusal};
use crate::regulations::Witness;
use crate::rule::{Ground, Rule};
use crate::rules::{a04_touch, a05_end, a06_clock, a07_irregularities, board};
use crate::ruling::{Remedy, Ruling};

/// What one sheet says of the next move that the record lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// Nothing yet.
    Nothing,
    /// A legal move of the position that the record has reached.
    Legal(Move),
    /// Something else: another position, a slip of the pen, or an illegal move. Nobody can tell which from here.
    Other(String),
}

/// The evidence for the next move: what each sheet says, and whether its maker has pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// Who has it to make in the record.
    pub mover: Color,
    /// What stands on the sheets.
    pub written: ByColor<Written>,
    /// Has the mover pressed his clock for it?
    pub pressed: bool,
}

impl Evidence {
    /// Of the next move of a game.
    pub fn of(game: &Game) -> Evidence {
        let mover = game.turn();
        let unread = game.at_the_clock.unread.first();
        Evidence {
            mover,
            written: ByColor::new_with(|color| written(game, color)),
            pressed: unread.is_some_and(|press| press.by == mover),
        }
    }

    /// The move that the evidence agrees on, and how.
    fn agreed(&self) -> Option<(Move, Testimony)> {
        let Written::Legal(own) = self.written[self.mover] else {
            return None;
        };
        if self.written[!self.mover] == Written::Legal(own) {
            Some((own, Testimony::BothSheets))
        } else {
            self.pressed.then_some((own, Testimony::MoverAndPress))
        }
    }

    /// Does something contradict something, so that an arbiter should look?
    pub fn is_doubtful(&self) -> bool {
        let other = |color: Color| matches!(self.written[color], Written::Other(_));
        let (Written::Legal(white), Written::Legal(black)) =
            (&self.written.white, &self.written.black)
        else {
            return other(Color::White) || other(Color::Black);
        };
        white != black
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            match &self.written[color] {
                Written::Nothing => write!(f, "{color} writes nothing, ")?,
                Written::Legal(mv) => {
                    write!(f, "{color} writes {}, ", attempt_text(&(*mv).into()))?;
                }
                Written::Other(text) => write!(f, "{color} writes {text}, ")?,
            }
        }
        f.write_str(if self.pressed {
            "pressed"
        } else {
            "not pressed"
        })
    }
}

fn written(game: &Game, color: Color) -> Written {
    let sheet = &game.recording.sheets[color];
    let Some(entry) = sheet.entries.get(game.plies.len()) else {
        return Written::Nothing;
    };
    let text = entry.move_text();
    if entry.is_dash() {
        return Written::Nothing;
    }
    match game.position().read_move(&text, sheet.language) {
        Ok(reading) => Written::Legal(reading.mv),
        Err(_) => Written::Other(text),
    }
}

/// The moves that a sheet tells, as far as it can be read.
pub(crate) fn read_sheet(game: &Game, color: Color) -> Vec<Done> {
    let sheet = &game.recording.sheets[color];
    let mut position = *game.start();
    let mut moves = Vec::new();
    for entry in &sheet.entries {
        let Ok(reading) = position.read_move(&entry.move_text(), sheet.language) else {
            break;
        };
        moves.push(Done(reading.mv.into()));
        position = position.after(reading.mv);
    }
    moves
}

/// The record goes as far as the evidence agrees.
pub(crate) fn advance(docket: &mut Docket) {
    if docket.game.regulations().witness != Witness::Sheets {
        return;
    }
    while docket.game.outcome.is_none() && docket.game.started.is_some() {
        let Some((mv, testimony)) = Evidence::of(&docket.game).agreed() else {
            return;
        };
        let mover = docket.game.turn();
        made_on_wood(docket, mover, mv.into(), testimony);
    }
}

/// A move of a wooden board has become known. Its press, if it came before, completes it.
fn made_on_wood(docket: &mut Docket, mover: Color, attempt: Attempt, testimony: Testimony) {
    let by = std::mem::replace(&mut docket.by, Actor::Player(mover));
    let legal = docket.game.position().judge(attempt);
    if testimony.has_seen() {
        a04_touch::touch_by_moving(docket, attempt);
    }
    docket.record(What::MoveMade {
        attempt,
        hands: Hands::One,
        legal,
        testimony,
    });
    if legal.is_ok() {
        a05_end::after_move(docket);
    }
    a06_clock::press_was_before(docket, mover);
    docket.by = by;
}

/// The arbiter has seen, or found out, what was played: he is the witness.
pub(super) fn state(docket: &mut Docket, mover: Color, attempt: Attempt) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.is_watched() {
        return Err(Refusal::plain(Because::BoardIsWatched));
    }
    if docket.game.turn() != mover {
        return Err(Refusal::by(&board::TURNS, Because::OpponentMove));
    }
    if docket.game.open_ply().is_some() {
        docket.by = Actor::Player(!mover);
        docket.record(What::MoveCompleted(Completion::NextMove));
        docket.by = Actor::Arbiter;
    }
    made_on_wood(docket, mover, attempt, Testimony::Arbiter);
    advance(docket);
    Ok(())
}

/// The arbiter has found what was played, in answer to a claim.
pub(crate) fn found(docket: &mut Docket, mover: Color, attempt: Attempt) {
    made_on_wood(docket, mover, attempt, Testimony::Arbiter);
    advance(docket);
}

/// A visually disabled player has announced and placed a move: his own word for it. A legal one goes into the record; what
/// else it may be, the arbiter finds.
pub(crate) fn announced(docket: &mut Docket, attempt: Attempt) {
    let mover = docket.game.turn();
    if docket.game.position().judge(attempt).is_ok() {
        made_on_wood(docket, mover, attempt, Testimony::MoverAndPress);
        advance(docket);
    }
}

/// What a player claims of a wooden board is for the arbiter to find.
pub(crate) fn not_seen(game: &Game) -> Result<(), Refusal> {
    if game.is_watched() {
        Ok(())
    } else {
        Err(Refusal::plain(Because::NobodyWatchesTheBoard))
    }
}

/// 8.1  Is it as the sheets say? Then this follows, and the arbiter is its witness.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AsWritten {
    /// What is ruled if it is.
    pub if_so: Vec<Ruling>,
    /// What is ruled if it is not.
    pub if_not: Vec<Ruling>,
}

impl fmt::Display for AsWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the sheets are right; if they are,")?;
        for (i, ruling) in self.if_so.iter().enumerate() {
            write!(f, "{} {}", if i > 0 { ";" } else { "" }, ruling.remedy)?;
        }
        Ok(())
    }
}

impl Ask for AsWritten {
    fn rule(&self) -> &'static Rule {
        let first = self.if_so.first().and_then(|ruling| ruling.grounds.first());
        first.map_or(&KEEP_SCORE, |ground| ground.0)
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn falls_with_the_end(&self) -> bool {
        true
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer == Answer::Yes {
            let ends = self.if_so.iter().any(Ruling::ends);
            let edition = docket.game.regulations().edition;
            let completes = |ruling: &Ruling| ruling.completes_move(edition);
            if ends && docket.game.open_ply().is_some() && self.if_so.iter().any(completes) {
                docket.record(What::MoveCompleted(Completion::EndedGame));
            }
            self.if_so
                .iter()
                .cloned()
                .for_each(|ruling| docket.rule(ruling));
            return;
        }
        docket.record(What::Record(super::Fact::FoundOtherwise(Ground(
            self.rule(),
        ))));
        if self.if_not.is_empty() {
            docket.rule(Ruling::new(Remedy::PlayOn, self.rule()));
        }
        self.if_not
            .iter()
            .cloned()
            .for_each(|ruling| docket.rule(ruling));
    }
}

impl Docket {
    /// Rules on the position. Where it is only written, the arbiter hears what would follow, once.
    pub(crate) fn rule_on_position(&mut self, if_so: Vec<Ruling>, if_not: Vec<Ruling>) {
        if self.game.is_seen() {
            return self.rule_at_the_board(if_so);
        }
        let question = AsWritten { if_so, if_not };
        let ground = Ground(question.rule());
        let open = self.game.questions.iter();
        let asked = open.clone().any(|open| *open == question.clone().into());
        if !asked && !self.game.recording.found_otherwise.contains(&ground) {
            self.ask(question);
        }
    }
}

/// The clock was pressed for a move that nobody knows yet, or for one that both sheets have already.
pub(crate) fn pressed(docket: &mut Docket, player: Color) {
    match docket.game.regulations().witness {
        Witness::Sheets => {
            docket.record(What::Clock(a06_clock::Fact::PressedUnread(player)));
            advance(docket);
        }
        Witness::Clock => docket.record(What::Pressed(player)),
        Witness::Board | Witness::Nobody => {
            a07_irregularities::pressed_without_move(docket, player);
        }
    }
}
