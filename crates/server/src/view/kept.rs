//! What a device has of a board already. A view is whole but for the lists that grow with the game: of these it has what
//! is new, and the device puts it behind what it keeps.

use std::sync::Arc;

use chess::{ByColor, Color};
use laws::Game;
use laws::rules::a08_record::Sheet;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::public::{Audience, moves_since};
use super::seat::{is_told, rulings_since};
use super::{BoardView, Speaker};
use crate::record::Board;

/// Of each list that grows: how many of its first items a device keeps. Those that the view has come behind them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Kept {
    /// Of the moves.
    pub moves: u32,
    /// Of the sheets; a seat has only its own.
    pub sheets: ByColor<u32>,
    /// Of the rulings.
    pub rulings: u32,
}

/// From which places on the lists of a board are told; all of it by default.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// Half-moves.
    pub plies: usize,
    /// Entries of the sheets.
    pub entries: ByColor<usize>,
    /// Rulings.
    pub rulings: usize,
}

/// Moves that are told again although they look the same: how the last ones are shown may hang on what came after them.
const AGAIN: usize = 2;

impl Since {
    /// From where on a board differs from what it was before. Looks at nothing that both have in common.
    fn between(before: &Board, now: &Board) -> Since {
        let (old, new) = (&*before.game, &*now.game);
        if old.regulations().edition != new.regulations().edition || old.start() != new.start() {
            return Since::default();
        }
        let set_up = old.set_up.iter().chain(&new.set_up);
        let other = |place: &&(usize, chess::Position)| {
            !(old.set_up.contains(place) && new.set_up.contains(place))
        };
        let set_up = set_up.filter(other).map(|(place, _)| *place).min();
        let plies = new.plies.same_as_in(&old.plies);
        let plies = plies.min(answered_between(old, new).unwrap_or(plies));
        let sheets = ByColor::new_with(|color| {
            let sheets = [old, new].map(|game| &*game.recording.sheets[color]);
            entries_between(sheets)
        });
        Since {
            plies: plies.min(set_up.unwrap_or(plies)).saturating_sub(AGAIN),
            entries: sheets,
            rulings: rulings_between(old, new),
        }
    }
}

/// The first move that was answered and not yet completed, and is now, or the other way round: the press may come long after, with
/// other moves and presses between. Only the last move of a side can be such a one.
fn answered_between(old: &Game, new: &Game) -> Option<usize> {
    let changed = Color::ALL.into_iter().filter_map(|color| {
        let last = |ply: &laws::game::Ply| ply.mover == color && !ply.is_idle();
        let at = old.plies.iter().rposition(last)?;
        let other = at < new.plies.len() && old.is_completed(at) != new.is_completed(at);
        other.then_some(at)
    });
    changed.min()
}

/// Rulings that are the same in both, and are said to the players in both or in neither: one may be kept from them until the
/// hand is away from the board.
fn rulings_between(old: &Game, new: &Game) -> usize {
    let same = new.rulings.same_as_in(&old.rulings);
    let alike = |&place: &usize| is_told(old, place) == is_told(new, place);
    (0..same).take_while(alike).count()
}

/// Entries that are the same on both, with the offers noted beside them.
fn entries_between([old, new]: [&Sheet; 2]) -> usize {
    let entries = new.entries.same_as_in(&old.entries);
    let noted = old.offers.iter().zip(&new.offers);
    let noted = noted.take_while(|(old, new)| old == new).count();
    let others = old.offers[noted..].iter().chain(&new.offers[noted..]);
    let first = others
        .map(|&plies| (plies as usize).saturating_sub(1))
        .min();
    entries.min(first.unwrap_or(entries))
}

/// What a device was told last of a board: the board as it was, and how long its lists have become there.
#[derive(Clone, Debug)]
pub struct Told {
    board: Arc<Board>,
    has: Kept,
}

impl Told {
    /// The version that the device has.
    pub fn version(&self) -> u64 {
        self.board.version
    }

    /// From where on the board is to be told to it.
    pub fn since(&self, now: &Board) -> Since {
        Since::between(&self.board, now)
    }

    /// What it keeps of the lists, if it is told this.
    pub fn keeps(&self, since: &Since, view: &BoardView, speaker: &Speaker) -> Kept {
        let game = &*self.board.game;
        let moves = |audience| {
            let fallen = moves_since(game, speaker, audience, since.plies).len() as u32;
            self.has.moves.saturating_sub(fallen)
        };
        let entries = since.entries.map(|place| place as u32);
        match view {
            BoardView::Clock(_) => Kept::default(),
            BoardView::Public(_) => Kept {
                moves: moves(Audience::Public),
                ..Kept::default()
            },
            BoardView::Arbiter(_) => Kept {
                moves: moves(Audience::Staff),
                sheets: entries,
                rulings: since.rulings as u32,
            },
            BoardView::Seat(seat) => {
                let fallen = rulings_since(game, speaker, since.rulings).len() as u32;
                let mut sheets = ByColor::default();
                sheets[seat.color] = entries[seat.color];
                Kept {
                    moves: 0,
                    sheets,
                    rulings: self.has.rulings.saturating_sub(fallen),
                }
            }
        }
    }

    /// After this view.
    pub fn after(board: Arc<Board>, kept: Kept, view: &BoardView) -> Told {
        let mut has = kept;
        match view {
            BoardView::Clock(_) => {}
            BoardView::Public(view) => has.moves += view.moves.len() as u32,
            BoardView::Seat(view) => {
                has.sheets[view.color] += view.sheet.len() as u32;
                has.rulings += view.rulings.len() as u32;
            }
            BoardView::Arbiter(view) => {
                has.moves += view.moves.len() as u32;
                has.rulings += view.rulings.len() as u32;
                for color in Color::ALL {
                    has.sheets[color] += view.sheets[color].len() as u32;
                }
            }
        }
        Told { board, has }
    }
}

impl BoardView {
    /// The whole of it, put together from what a device keeps of an earlier one and what is new: what pages do.
    ///
    /// Nothing, if the earlier one is not what this was made for.
    #[must_use]
    pub fn behind(mut self, before: &BoardView, kept: Kept) -> Option<BoardView> {
        match (&mut self, before) {
            (BoardView::Clock(_), BoardView::Clock(_)) => {}
            (BoardView::Public(new), BoardView::Public(old)) => {
                put_behind(&mut new.moves, &old.moves, kept.moves)?;
            }
            (BoardView::Seat(new), BoardView::Seat(old)) if new.color == old.color => {
                put_behind(&mut new.sheet, &old.sheet, kept.sheets[new.color])?;
                put_behind(&mut new.rulings, &old.rulings, kept.rulings)?;
            }
            (BoardView::Arbiter(new), BoardView::Arbiter(old)) => {
                put_behind(&mut new.moves, &old.moves, kept.moves)?;
                put_behind(&mut new.rulings, &old.rulings, kept.rulings)?;
                for color in Color::ALL {
                    let (new, old) = (&mut new.sheets[color], &old.sheets[color]);
                    put_behind(new, old, kept.sheets[color])?;
                }
                // The log goes by versions: its lines never change.
                let first = new.log.first().map_or(u64::MAX, |line| line.version);
                let older = old.log.iter().filter(|line| line.version < first);
                new.log.splice(..0, older.cloned());
            }
            _ => return None,
        }
        Some(self)
    }
}

fn put_behind<T: Clone>(new: &mut Vec<T>, old: &[T], kept: u32) -> Option<()> {
    let kept = old.get(..kept as usize)?;
    new.splice(..0, kept.iter().cloned());
    Some(())
}
