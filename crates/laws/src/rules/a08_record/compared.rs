//! The sheets of a game compared with its moves, again and again while it goes on: what has been read is not read again.

use std::sync::Arc;

use chess::{ByColor, Color, Position};

use super::Sheet;
use super::differences::{FURTHEST, Place, Seen, apart, place, places, see, stood_before};
use crate::game::{Game, Ply};
use crate::grown::Grown;

/// The last moves may still change: they are completed, or put right.
const UNSETTLED: usize = 4;

/// Where the sheets of a game say something else than the board, as far as that can change no more, and the game that it
/// was found of.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    start: Option<Position>,
    set_up: Vec<(usize, Position)>,
    plies: Grown<Ply>,
    sheets: ByColor<Arc<Sheet>>,
    read: ByColor<Read>,
}

/// How far one sheet has been read for good.
#[derive(Clone, Debug, Default)]
struct Read {
    /// Half-moves of the record that have their entries.
    plies: usize,
    /// Entries that have their half-moves.
    entries: usize,
    /// Half-moves and entries that were looked at for it.
    looked_at: (usize, usize),
    /// Places where it says something else.
    other: Vec<u32>,
}

impl Compared {
    /// Half-moves at which a sheet says something else than the board, in order (8.1.1). What is not written yet is no
    /// difference here.
    pub fn differing(&mut self, game: &Game) -> Vec<u32> {
        let plies = game.plies.same_as_in(&self.plies);
        // Every entry is read in the position where it belongs.
        let rewritten = self.start != Some(*game.start()) || self.set_up != game.set_up;
        let mut places: Vec<u32> = Vec::new();
        for color in Color::ALL {
            let (sheet, before) = (&game.recording.sheets[color], &self.sheets[color]);
            let entries = sheet.entries.same_as_in(&before.entries);
            let read = &mut self.read[color];
            let same = sheet.language == before.language
                && plies >= read.looked_at.0
                && entries >= read.looked_at.1;
            if !same || rewritten {
                *read = Read::default();
            }
            read.go_on(game, color);
            places.extend(&read.other);
            read.rest(game, color, &mut places);
        }
        if !game.is_watched() {
            beyond(game, &mut places);
        }
        (self.plies, self.sheets) = (game.plies.clone(), game.recording.sheets.clone());
        (self.start, self.set_up) = (Some(*game.start()), game.set_up.clone());
        places.sort_unstable();
        places.dedup();
        let first = game.start().ply() + 1;
        places.into_iter().map(|place| first + place).collect()
    }
}

impl Read {
    /// As far as nothing that may still be written or played can change it.
    fn go_on(&mut self, game: &Game, color: Color) {
        let (plies, entries) = (
            game.plies.len().saturating_sub(UNSETTLED),
            game.recording.sheets[color].entries.len(),
        );
        while self.plies < plies && self.entries < entries {
            let found = place(game, color, self.plies, self.entries);
            let tells = matches!(found, Place::Here { tells: true });
            let ahead = if tells { (1, 1) } else { (FURTHEST + 1, 2) };
            let looked_at = (self.plies + ahead.0, self.entries + ahead.1);
            if looked_at.0 > plies || looked_at.1 > entries {
                return;
            }
            self.looked_at = (
                self.looked_at.0.max(looked_at.0),
                self.looked_at.1.max(looked_at.1),
            );
            self.take(game, color, &found);
        }
    }

    /// One step further.
    fn take(&mut self, game: &Game, color: Color, found: &Place) {
        match *found {
            Place::LeftOut { until } => self.plies = until,
            Place::Here { .. } => {
                if differs(game, color, self.plies, self.entries) {
                    self.other.push(self.plies as u32);
                }
                self.plies += 1;
                self.entries += 1;
            }
        }
    }

    /// What follows is looked at every time.
    fn rest(&self, game: &Game, color: Color, places: &mut Vec<u32>) {
        let sheet = &game.recording.sheets[color];
        let mut read = Read {
            other: Vec::new(),
            ..self.clone()
        };
        while read.plies < game.plies.len() && read.entries < sheet.entries.len() {
            let found = place(game, color, read.plies, read.entries);
            read.take(game, color, &found);
        }
        // Behind the record: of a board that is watched, a sheet that says more is wrong.
        let mut place = game.plies.len();
        while read.entries < sheet.entries.len() {
            if game.is_watched() && differs(game, color, place, read.entries) {
                read.other.push(place as u32);
            }
            place += 1;
            read.entries += 1;
        }
        places.extend(read.other);
    }
}

/// Behind the record of a board that nobody watches the sheets differ only from each other.
fn beyond(game: &Game, found: &mut Vec<u32>) {
    let sheets = &game.recording.sheets;
    let record = game.plies.len();
    let longest = sheets.white.entries.len().max(sheets.black.entries.len());
    if longest <= record {
        return;
    }
    let placed = ByColor::new_with(|color| places(game, color));
    let mut position = Some(*game.standing());
    for place in record..longest {
        let at = ByColor::new_with(|color| placed[color].get(place).copied().flatten());
        if apart(sheets, &at, &mut position).white != Seen::Same {
            found.push(place as u32);
        }
    }
}

fn differs(game: &Game, color: Color, place: usize, entry: usize) -> bool {
    let sheet = &game.recording.sheets[color];
    let before = stood_before(game, place);
    let seen = see(sheet, Some(entry), before, game.plies.get(place));
    matches!(seen, Seen::Other(_) | Seen::NoMove(_))
}
