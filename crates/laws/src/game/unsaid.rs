//! What journals of 0.1.0 do not say: there the fact has no place for what a rule decided, so that it is worked out once more
//! when they are read. Whoever decides today asks here too, and writes the answer into the event.

use chess::{Attempt, Illegality, Move, Position, Role, Square};

use super::Game;
use crate::command::Done;

#[cfg(test)]
std::thread_local! {
    /// How often something had to be worked out.
    static ASKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// What a displacement is, if nobody has said so.
pub(crate) fn judged(position: &Position, attempt: Attempt) -> Result<Move, Illegality> {
    #[cfg(test)]
    ASKED.with(|asked| asked.set(asked.get() + 1));
    position.judge(attempt)
}

/// What comes of a move that was made.
pub(super) fn stands_after(
    position: &Position,
    attempt: Attempt,
    legal: Result<Move, Illegality>,
) -> Option<Position> {
    match legal {
        Ok(mv) => Some(position.after(mv)),
        Err(_) => position.let_stand(attempt).ok(),
    }
}

impl Game {
    /// What the moves are that take the places of the record from one on, as far as they can follow one another.
    pub(crate) fn judged_from(&self, from: usize, moves: &[Done]) -> Vec<Result<Move, Illegality>> {
        let mut set = self.clone();
        set.set_record(from, moves, &[], self.last);
        set.plies.since(from).map(|ply| ply.legal).collect()
    }

    /// The last move is illegal, and nothing is said of a pawn that it took as if en passant: where the square was not even open
    /// to that, the pawn was left standing.
    pub(super) fn passed_stands(&mut self) {
        let place = self.plies.len() - 1;
        let before = *self.before(place);
        let Attempt::Displace { from, to, .. } = self.plies[place].attempt else {
            return;
        };
        let passed = before.takes_in_passing(from, to);
        let Some(square) = passed.filter(|_| before.passed_square() != Some(to)) else {
            return;
        };
        let (pawn, ply) = (before.board().piece_at(square), &mut self.plies[place]);
        if let (Some(pawn), Some(mut setup)) = (pawn, ply.after.map(|after| after.setup())) {
            setup.board.put(square, pawn);
            ply.after = setup.position().ok();
            ply.key = ply.after.as_ref().map_or(0, Position::key);
        }
    }

    /// Can a pawn be promoted to this piece on this square?
    pub(crate) fn can_promote(&self, square: Square, role: Role) -> bool {
        #[cfg(test)]
        ASKED.with(|asked| asked.set(asked.get() + 1));
        let legal = self.position().legal_moves();
        let promotes = |mv: &Move| mv.promotion() == Some(role) && mv.to() == square;
        legal.iter().any(promotes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Event, What};
    use crate::ruling::Remedy;
    use crate::scenario::coverage::PAGES;
    use crate::scenario::page::{self, Keyword};
    use crate::scenario::run::{Stage, Table};
    use crate::scenario::{given, words};

    /// An event as 0.1.0 wrote it; whether that left anything out.
    fn without(event: &Event) -> (Event, bool) {
        let mut old = event.clone();
        match &mut old.what {
            What::PiecePlaced { promotes, .. } => *promotes = None,
            What::Ruled(ruling) => match &mut ruling.remedy {
                Remedy::CountsAsMade { mv, .. } => *mv = None,
                Remedy::RecordSet { judged, .. } => judged.clear(),
                _ => {}
            },
            _ => {}
        }
        let changed = old != *event;
        (old, changed)
    }

    /// Every case is replayed without asking a rule; without what was decided, to the same game by asking.
    #[test]
    fn replaying_asks_no_rule() {
        let mut left_out = 0;
        for (name, text) in PAGES {
            for case in page::read(text).unwrap() {
                let Some(edition) = case.runs_under().last().copied() else {
                    continue;
                };
                let mut table = Table::new(given::parse(&case.given.text, edition).unwrap());
                let begun = Game::new(table.game.regulations().clone());
                for (keyword, line) in &case.lines {
                    if *keyword == Keyword::When && line.is_for(edition) {
                        let _ = table.step(&words::parse_at(&line.text, &table.game).unwrap());
                    }
                }
                ASKED.set(0);
                let said = table.events.iter().fold(begun.clone(), Game::evolve);
                assert_eq!(ASKED.get(), 0, "{name}: {} asks a rule", case.name);
                let mut game = begun;
                for event in &table.events {
                    let (old, changed) = without(event);
                    left_out += usize::from(changed);
                    game = game.evolve(&old);
                }
                assert_eq!(game.position(), said.position(), "{name}: {}", case.name);
                assert_eq!(game.plies.len(), said.plies.len(), "{name}: {}", case.name);
                assert_eq!(game.parts, said.parts, "{name}: {}", case.name);
            }
        }
        assert!(left_out > 20, "{left_out}");
    }
}
