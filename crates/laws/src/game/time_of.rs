//! Whose time it is, and how far the presses are ahead of the record.
//!
//! Where nobody watches the board the presses tell the moves: those since the start, or since the arbiter has set up a
//! position. What is undone takes its presses along.

use chess::{Color, Position};

use super::Game;
use crate::time::Millis;

impl Game {
    /// The position from which the presses count: the one that the arbiter has set up last, or the first.
    fn counted_from(&self) -> (usize, &Position) {
        match self.set_up.last() {
            Some((place, position)) => (*place, position),
            None => (0, &self.start),
        }
    }

    /// The last position that stood on the board whatever the sheets say: the first, or the one that the arbiter has set up.
    pub(crate) fn surely_stood(&self) -> &Position {
        self.counted_from().1
    }

    /// Half-moves played, as the numbers of the game count them: where nobody watches, a press tells of one too.
    pub fn played(&self) -> u32 {
        let known = self.position().ply() + self.at_the_clock.unread.len() as u32;
        if self.is_watched() {
            return known;
        }
        // A position that was set up without its number tells nothing of that.
        if let Some((_, position)) = self.set_up.last().filter(|(_, set)| self.is_numbered(set)) {
            return known.max(position.ply() + self.at_the_clock.since_set);
        }
        let pressed: u32 = Color::ALL.map(|color| self.pressed(color)).iter().sum();
        known.max(self.start.ply() + pressed)
    }

    /// Does a position that was set up tell how many moves were played before it?
    pub(crate) fn is_numbered(&self, position: &Position) -> bool {
        position.ply() > self.start.ply() || *position == self.start
    }

    /// The place in the record from which moves count, and how many of a side were made before: where the arbiter has set up
    /// a position with its number, what was played and does not stand falls.
    pub(super) fn before_set_up(&self, color: Color) -> Option<(usize, u32)> {
        let set = self.set_up.last().filter(|(_, set)| self.is_numbered(set));
        set.map(|(place, position)| (*place, self.moves_before(color, position.ply())))
    }

    /// The same, also where no position was set up: the record begins with the game.
    pub(crate) fn record_begins(&self, color: Color) -> (usize, u32) {
        let begins = self.before_set_up(color);
        begins.unwrap_or_else(|| (0, self.taken_over(color)))
    }

    /// Is it known what stands on the board? Where nobody watches, the record must be level with the presses.
    pub fn is_known(&self) -> bool {
        self.is_watched() || self.lacks() == 0
    }

    /// How many half-moves were pressed for that the record does not have.
    pub(crate) fn lacks(&self) -> u32 {
        if self.is_watched() || self.set_up.is_empty() {
            return self.played() - self.position().ply();
        }
        let (place, _) = self.counted_from();
        let told = self.plies.len().saturating_sub(place) as u32;
        self.at_the_clock.since_set.saturating_sub(told)
    }

    /// Has the record the position in which a side has made its last move, or makes it now?
    pub(crate) fn is_level(&self, mover: Color) -> bool {
        self.turn() == mover && self.lacks() <= 1
    }

    /// Does what is known of the position rest on scoresheets alone, since the start or since the arbiter set one up?
    pub(crate) fn rests_on_sheets(&self) -> bool {
        let (since, _) = self.counted_from();
        let mut told = self.plies.since(since);
        !self.is_watched() && told.any(|ply| !ply.testimony.has_seen())
    }

    /// May a side have lost everything but its king by the moves that the record lacks?
    pub(crate) fn may_be_bare(&self, side: Color) -> bool {
        let others = self.standing().board().color(side).count() - 1;
        others <= self.lacks().div_ceil(2)
    }

    /// Who has the move at the board: where the record may be behind, the player whose clock runs, or ran when it was stopped.
    pub fn to_move(&self) -> Color {
        if self.is_watched() {
            return self.turn();
        }
        let running = self.clock.running.map(|(color, _)| color);
        let runs = running.or(self.at_the_clock.resume);
        runs.unwrap_or_else(|| self.turn())
    }

    /// Whose time it is by the moves alone, whatever clock runs: of him who has made a move and not pressed, else of him who
    /// has the move. Where nobody watches, the presses tell.
    pub(crate) fn time_by_moves(&self) -> Color {
        if self.is_watched() {
            return self.open_ply().map_or(self.turn(), |ply| ply.mover);
        }
        let (_, position) = self.counted_from();
        let pressed = match self.set_up.is_empty() {
            true => self.played().saturating_sub(position.ply()),
            false => self.at_the_clock.since_set,
        };
        match pressed % 2 {
            0 => position.turn(),
            _ => !position.turn(),
        }
    }

    /// Whose clock runs when the arbiter lets it: that which ran when the clocks were stopped or the game was ended, that of
    /// the player whose move was taken back or who has pieces to put back (7.4.1); else the moves tell.
    pub(crate) fn time_of(&self) -> Color {
        let displaced = self.irregular.displaced;
        let runs = displaced.or(self.at_the_clock.resume);
        let unread = self.at_the_clock.unread.last().map(|press| !press.by);
        let open = || self.open_ply().map_or(self.turn(), |ply| ply.mover);
        runs.or(unread).unwrap_or_else(open)
    }

    /// The record tells again how often the clock was pressed since a position was set up.
    pub(super) fn count_since_set(&mut self) {
        let told = self.plies.len().saturating_sub(self.counted_from().0);
        let presses = told + self.at_the_clock.unread.len();
        self.at_the_clock.since_set = presses as u32;
    }

    /// The clocks stand, and that which ran will run again.
    pub(super) fn hold(&mut self, at: Millis) {
        if let Some((color, _)) = self.clock.running {
            self.at_the_clock.resume = Some(color);
        }
        self.clock.stop(at);
    }
}
