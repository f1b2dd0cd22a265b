//! Where the two sheets and the board part.

use std::fmt;
use std::sync::Arc;

use chess::notation::{Act as WrittenAct, Language, read_written};
use chess::{Attempt, ByColor, Color, Position};

use super::writing::moves_in_words;
use super::{Entry, Sheet};
use crate::game::{Game, Ply};
use crate::rules::a09_draws::Moment;

/// What a sheet says of one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The move that was made.
    Same,
    /// Nothing yet, or the place was left out.
    Nothing,
    /// Another move.
    Other(String),
    /// Something that is no legal move there.
    NoMove(String),
}

/// A move on which a sheet and the board do not agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which move.
    pub moment: Moment,
    /// What was made on the board; nothing, if a sheet is ahead of it.
    pub board: Option<String>,
    /// What stands on each sheet.
    pub sheets: ByColor<Seen>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board.as_deref().unwrap_or("nothing");
        write!(f, "{} {board}", self.moment)?;
        for color in Color::ALL {
            match &self.sheets[color] {
                Seen::Same => {}
                Seen::Nothing => write!(f, ", {color} nothing")?,
                Seen::Other(text) => write!(f, ", {color} {text}")?,
                Seen::NoMove(text) => write!(f, ", {color} {text} (no move)")?,
            }
        }
        Ok(())
    }
}

/// Compares both sheets with the board, each entry read in the position where it belongs, so that one slip of
/// the pen does not spoil the rest (8.1.1).
pub fn differences(game: &Game) -> Vec<Difference> {
    let texts = moves_in_words(game);
    let sheets = &game.recording.sheets;
    let placed = ByColor::new_with(|color| places(game, color));
    let longest = placed.white.len().max(placed.black.len()).max(texts.len());
    let mut before = *game.start();
    let mut beyond = Some(*game.standing());
    let mut found = Vec::new();
    for place in 0..longest {
        let ply = game.plies.get(place);
        let at = ByColor::new_with(|color| placed[color].get(place).copied().flatten());
        // Of a board that nobody watches, what is written further than the record goes is evidence: the sheets differ from
        // each other or not at all.
        let seen = if ply.is_none() && !game.is_watched() {
            apart(sheets, &at, &mut beyond)
        } else {
            ByColor::new_with(|color| see(&sheets[color], at[color], &before, ply))
        };
        if seen.white != Seen::Same || seen.black != Seen::Same {
            found.push(Difference {
                moment: Moment {
                    plies: game.start().ply() + place as u32 + 1,
                },
                board: texts.get(place).cloned(),
                sheets: seen,
            });
        }
        if let Some(after) = ply.and_then(|ply| ply.after) {
            before = after;
        }
    }
    found
}

/// Two entries for one move that the record lacks, read in the position that both sheets have reached (8.1.1). Behind the first
/// that are not the same nobody knows the position, and only the words can be compared.
pub(super) fn apart(
    sheets: &ByColor<Arc<Sheet>>,
    at: &ByColor<Option<usize>>,
    position: &mut Option<Position>,
) -> ByColor<Seen> {
    let entry = |color: Color| at[color].and_then(|at| sheets[color].entry(at));
    let same = ByColor::new_with(|_| Seen::Same);
    let (Some(white), Some(black)) = (entry(Color::White), entry(Color::Black)) else {
        return same;
    };
    let text = ByColor {
        white: white.move_text(),
        black: black.move_text(),
    };
    let read = |color: Color| {
        let reading = position.and_then(|p| p.read_move(&text[color], sheets[color].language).ok());
        reading.map(|reading| reading.mv)
    };
    let (as_white, as_black) = (read(Color::White), read(Color::Black));
    let agree = match (as_white, as_black) {
        (Some(white), Some(black)) => white == black,
        _ => text.white == text.black || white.is_dash() || black.is_dash(),
    };
    *position = position
        .zip(as_white)
        .filter(|_| as_white == as_black)
        .map(|(p, mv)| p.after(mv));
    if agree {
        return same;
    }
    ByColor::new_with(|color| Seen::Other(text[color].clone()))
}

/// What stood on the board before a move, for those who wrote it down (8.1.1).
pub(super) fn stood_before(game: &Game, place: usize) -> &Position {
    let made = game.plies.between(0, place).rev();
    let stood = made.filter_map(|ply| ply.after.as_ref()).next();
    stood.unwrap_or_else(|| game.start())
}

/// So many half-moves may have been left out in one place.
pub(super) const FURTHEST: usize = 40;

/// Which entry of a sheet tells each move of the record, and behind them what the sheet has more (8.1.1). Sheets are compared by
/// what they say: an entry that tells a later move of the same side, and not the one whose turn it is, shows that the
/// moves between were left out.
pub(super) fn places(game: &Game, color: Color) -> Vec<Option<usize>> {
    let sheet = &game.recording.sheets[color];
    let plies = game.plies.len();
    let mut placed = Vec::with_capacity(plies);
    let mut entry = 0;
    while placed.len() < plies {
        match place(game, color, placed.len(), entry) {
            Place::LeftOut { until } => placed.resize(until, None),
            Place::Here { .. } => {
                placed.push((entry < sheet.entries.len()).then_some(entry));
                entry += 1;
            }
        }
    }
    placed.extend((entry..sheet.entries.len()).map(Some));
    placed
}

/// Where an entry belongs whose turn it is at a move of the record.
pub(super) enum Place {
    /// At this move; `tells` says whether it tells it.
    Here { tells: bool },
    /// At a later one: those between were left out.
    LeftOut { until: usize },
}

/// Looks no further than [`FURTHEST`] moves and one entry ahead (8.1.1).
pub(super) fn place(game: &Game, color: Color, ply: usize, entry: usize) -> Place {
    let sheet = &game.recording.sheets[color];
    let plies = game.plies.len();
    let tells = |entry: usize, ply: usize| {
        let written = sheet.entry(entry).filter(|_| ply < plies);
        written.is_some()
            && see(sheet, Some(entry), game.before(ply), game.plies.get(ply)) == Seen::Same
    };
    if entry >= sheet.entries.len() || tells(entry, ply) {
        return Place::Here { tells: true };
    }
    // Two entries in a row that fit later, or the last one, are no slip of the pen.
    let follows = |later: &usize| {
        tells(entry, *later) && (entry + 1 == sheet.entries.len() || tells(entry + 1, later + 1))
    };
    let near = plies.min(ply + FURTHEST);
    match (ply + 2..near).step_by(2).find(follows) {
        Some(until) => Place::LeftOut { until },
        None => Place::Here { tells: false },
    }
}

/// Does a sheet lack one of the first moves of the record (8.1.1)?
pub(super) fn leaves_out(game: &Game, color: Color, first: usize) -> bool {
    let placed = places(game, color);
    placed.iter().take(first).any(Option::is_none)
}

/// What a sheet says in this place of the move that was made, if one was (8.1.1).
pub(super) fn see(
    sheet: &Sheet,
    place: Option<usize>,
    before: &Position,
    ply: Option<&Ply>,
) -> Seen {
    let Some(entry) = place.and_then(|place| sheet.entry(place)) else {
        return if ply.is_some() {
            Seen::Nothing
        } else {
            Seen::Same
        };
    };
    if entry.is_dash() {
        return Seen::Nothing;
    }
    let text = entry.move_text();
    let Some(ply) = ply else {
        return Seen::Other(text);
    };
    match (before.read_move(&text, sheet.language), ply.legal) {
        (Ok(reading), Ok(mv)) if reading.mv == mv => Seen::Same,
        (Ok(_), _) => Seen::Other(text),
        // An illegal move that stands is rightly recorded if its square is.
        (Err(_), Err(_)) if names_square(&text, sheet.language, ply.attempt) => Seen::Same,
        (Err(_), _) => Seen::NoMove(text),
    }
}

fn names_square(text: &str, language: Language, attempt: Attempt) -> bool {
    let Attempt::Displace { to, .. } = attempt else {
        return matches!(written_act(text, language), Some(WrittenAct::Castle(_)));
    };
    matches!(written_act(text, language), Some(WrittenAct::Piece { to: written, .. }) if written == to)
}

fn written_act(text: &str, language: Language) -> Option<WrittenAct> {
    let readings = read_written(text, language).ok()?;
    readings.first().map(|written| written.act)
}

/// Can a place be read as a move at all (8.1.1)?
pub(super) fn is_readable(entry: &Entry, language: Language) -> bool {
    read_written(&entry.move_text(), language).is_ok()
}
