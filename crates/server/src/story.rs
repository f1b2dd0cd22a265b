//! A game told again from its record: what each move took, and what was ruled after which move.

use chess::ByColor;
use laws::{Event, Game, Millis, Ruling, What};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::journal::{Entry, Fault};
use crate::record::{Board, Record};
use crate::table::stream;
use crate::wire::Key;

/// The clock of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ClockUse {
    /// How long the mover's clock ran for it, pauses not counted.
    pub spent: Millis,
    /// What was on the mover's clock once it had been pressed.
    pub left: Millis,
}

/// A ruling in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Moves made until then.
    pub made: usize,
    /// When.
    pub at: Millis,
    /// What.
    pub ruling: Ruling,
}

/// A game told again.
#[derive(Clone, Debug)]
pub struct Story {
    /// The board at the end.
    pub board: Board,
    /// One for each move, presses without a move included.
    pub uses: Vec<ClockUse>,
    /// All rulings in their order.
    pub rulings: Vec<Placed>,
    ran: ByColor<Millis>,
}

impl Story {
    /// Tells a game from the entries of its stream.
    ///
    /// # Errors
    ///
    /// An entry is not what this program understands.
    pub fn tell(key: Key, entries: &[Entry]) -> Result<Story, Fault> {
        let mut story = Story {
            board: Board::new(key),
            uses: Vec::new(),
            rulings: Vec::new(),
            ran: ByColor::default(),
        };
        for entry in entries {
            let record: Record = serde_json::from_str(&entry.body)
                .map_err(|error| Fault::Storage(format!("{}: {error}", stream(key))))?;
            if let Record::Acted { events, .. } = &record {
                let mut game = Game::clone(&story.board.game);
                for event in events {
                    game = story.event(game, event);
                }
            }
            story.board.apply(&record, entry.at, None);
        }
        Ok(story)
    }

    fn event(&mut self, before: Game, event: &Event) -> Game {
        if let Some((color, since)) = before.clock.running {
            let from = since.max(before.last);
            self.ran[color] += (event.at - from).max(Millis::ZERO);
        }
        let game = before.evolve(event);
        self.uses.truncate(game.plies.len());
        while self.uses.len() < game.plies.len() {
            let ply = &game.plies[self.uses.len()];
            self.uses.push(ClockUse {
                spent: self.ran[ply.mover],
                left: ply.remaining,
            });
        }
        match &event.what {
            What::Pressed(color) => {
                let last = game.plies.iter().rposition(|ply| ply.mover == *color);
                if let Some(last) = last {
                    self.uses[last] = ClockUse {
                        spent: self.ran[*color],
                        left: game.clock.remaining(*color, event.at),
                    };
                }
                self.ran[*color] = Millis::ZERO;
            }
            What::Ruled(ruling) => self.rulings.push(Placed {
                made: game.plies.iter().filter(|ply| !ply.is_idle()).count(),
                at: event.at,
                ruling: ruling.clone(),
            }),
            _ => {}
        }
        game
    }
}
