//! On wood nobody watches the board: a scoresheet is evidence, and the record is what the evidence agrees on.
//!
//! The record advances when the mover's own sheet and his press agree, or when both sheets agree. Nobody's sheet alone
//! moves anything, and nothing that stands on a sheet is ruled on: what would follow is put to the arbiter.

use std::fmt;

use chess::{Attempt, ByColor, Color, Move};
use serde::{Deserialize, Serialize};

use super::{KEEP_SCORE, differences};
use crate::command::{Actor, attempt_text};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::event::{Completion, Testimony, What};
use crate::game::Game;
use crate::refusal::{Because, Refusal};
use crate::regulations::Witness;
use crate::rule::{Ground, Rule};
use crate::rules::{a05_end, a06_clock, board};
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
    /// Of the next move of a game (8.1.1).
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

    /// Does something contradict something, so that an arbiter should look (8.1.1)?
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
    let Some(entry) = sheet.entry(game.plies.len()) else {
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

/// The next move that the evidence agrees on: who made it, and how it is known (8.1.1).
pub(crate) fn agreed(game: &Game) -> Option<(Color, Move, Testimony)> {
    let goes_on = game.outcome.is_none() && game.started.is_some();
    if game.regulations().witness != Witness::Sheets || !goes_on {
        return None;
    }
    let evidence = Evidence::of(game);
    let (mv, testimony) = evidence.agreed()?;
    let denied = (game.plies.len(), Attempt::from(mv));
    if game.recording.denied.contains(&denied) {
        return None;
    }
    Some((evidence.mover, mv, testimony))
}

/// A player has corrected an entry: does the evidence agree now on another move than the record has there (8.1.1)? What an
/// arbiter has seen no pen changes.
pub(super) fn told_otherwise(game: &Game, player: Color, entry: usize) -> Option<(usize, Move)> {
    if game.regulations().witness != Witness::Sheets || game.outcome.is_some() {
        return None;
    }
    let placed = ByColor::new_with(|color| differences::places(game, color));
    let at = placed[player]
        .iter()
        .position(|place| *place == Some(entry))?;
    let ply = game.plies.get(at).filter(|ply| !ply.testimony.has_seen())?;
    let told = |color: Color| {
        let sheet = &game.recording.sheets[color];
        let entry = placed[color].get(at).copied().flatten();
        let entry = entry.and_then(|entry| sheet.entry(entry));
        let entry = entry.filter(|entry| !entry.is_dash())?;
        Some(
            game.before(at)
                .read_move(&entry.move_text(), sheet.language),
        )
    };
    let Some(Ok(own)) = told(player) else {
        return None;
    };
    let agrees = match told(!player) {
        Some(Ok(other)) => other.mv == own.mv,
        Some(Err(_)) => false,
        // His own move, of which his sheet and his press told.
        None => ply.mover == player,
    };
    (agrees && ply.legal != Ok(own.mv)).then_some((at, own.mv))
}

/// Do the sheets tell every move that was made (8.1.1)?
pub(crate) fn tells_all(game: &Game) -> bool {
    let evidence = Evidence::of(game);
    let nothing = |color: Color| evidence.written[color] == Written::Nothing;
    let complete =
        game.at_the_clock.unread.is_empty() && nothing(Color::White) && nothing(Color::Black);
    complete && game.regulations().witness == Witness::Sheets
}

/// The arbiter has seen, or found out, what was played: he is the witness (8.1.1).
pub(super) fn state(docket: &mut Docket, mover: Color, attempt: Attempt) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.is_watched() {
        return Err(Refusal::plain(Because::BoardIsWatched));
    }
    let game = &docket.game;
    if !game.is_level(mover) {
        // The next move of the record, if it can be that; else one in a position that nobody knows.
        let next = game.turn() == mover && can_be_next(game, mover, attempt);
        if !next && game.lacks() == 0 {
            return Err(Refusal::by(&board::TURNS, Because::OpponentMove));
        }
        if !next && game.to_move() == mover {
            return Err(Refusal::plain(Because::MovesBeforeItNotKnown));
        }
        if !next {
            docket.then(Finding::SeenBeyondRecord(mover));
            return Ok(());
        }
    }
    if docket.game.open_ply().is_some() {
        docket.by = Actor::Player(!mover);
        docket.record(What::MoveCompleted(Completion::NextMove));
        docket.by = Actor::Arbiter;
    }
    docket.then(Finding::Known(mover, attempt, Testimony::Arbiter));
    Ok(())
}

/// Can what the arbiter saw be the next move of a record that is behind? A legal one can. An illegal one is it if its maker
/// has pressed for no other since and had such a piece to move.
fn can_be_next(game: &Game, mover: Color, attempt: Attempt) -> bool {
    let own = |square| {
        game.position()
            .board()
            .piece_at(square)
            .map(|piece| piece.color)
    };
    let has = match attempt {
        Attempt::Displace { from, .. } => own(from) == Some(mover),
        Attempt::Castle { king, .. } => own(king) == Some(mover),
    };
    game.position().judge(attempt).is_ok() || game.lacks() <= 2 && has
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

impl AsWritten {
    /// Is it what the last move left on the board, and was that move only written? Of a count of moves or positions, nobody
    /// can tell which of them is wrong.
    fn hangs_on_the_last_move(&self, game: &Game) -> bool {
        let of_the_end: [&Rule; 4] = [
            &a05_end::CHECKMATE,
            &a05_end::STALEMATE,
            &a05_end::DEAD_POSITION,
            &a05_end::RESIGNATION,
        ];
        let by = Ground(self.rule());
        let written = game
            .plies
            .last()
            .is_some_and(|ply| !ply.testimony.has_seen());
        let mut proofs = self.if_so.iter().flat_map(|ruling| &ruling.proof);
        let of_now = proofs.all(|proof| proof.position == *game.standing());
        written && of_now && of_the_end.into_iter().any(|rule| Ground(rule) == by)
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
        if self.hangs_on_the_last_move(&docket.game) {
            let place = docket.game.plies.len() as u32 - 1;
            docket.record(What::Record(super::Fact::Denied { place }));
        }
        if self.if_not.is_empty() {
            docket.rule(Ruling::new(Remedy::PlayOn, self.rule()));
        }
        self.if_not
            .iter()
            .cloned()
            .for_each(|ruling| docket.rule(ruling));
    }
}

/// A player has made no move before his last press: what his sheet says of it was not played (7.5.3).
pub(crate) fn deny_last(docket: &mut Docket, by: Color) {
    let game = &docket.game;
    let sheets = game.regulations().witness == Witness::Sheets;
    let last = game.plies.last().is_some_and(|ply| ply.mover == by);
    if sheets && last && game.at_the_clock.unread.is_empty() {
        let place = game.plies.len() as u32 - 1;
        docket.record(What::Record(super::Fact::Denied { place }));
    }
}

/// The clock was pressed for a move that nobody knows yet, or for one that both sheets have already (6.2.1). Where the clock is
/// the only witness, a press is all there is.
pub(crate) fn pressed(docket: &mut Docket, player: Color) {
    let clock_alone = docket.game.regulations().witness == Witness::Clock;
    docket.record(match clock_alone {
        true => What::Pressed(player),
        false => What::Clock(a06_clock::Fact::PressedUnread(player)),
    });
    // Whatever he has played, he has not taken the draw.
    if docket.game.has_offered(!player) {
        docket.record(What::DrawDeclined);
    }
    if !clock_alone {
        docket.then(Finding::SheetsTell);
    }
}
