//! How a ruling changes the past: moves taken back, games begun anew, rights that never were.

use chess::{Attempt, Bitboard, ByColor, Color, Illegality, Move, Position, Rank, Square};

use super::lying::as_it_lies;
use super::{Decision, Game, Ply};
use crate::command::Hands;
use crate::event::{Completion, Testimony};
use crate::rules::a04_touch::Parts;
use crate::ruling::Touches;
use crate::time::Millis;

/// Half-moves before a side's move with this number.
pub(crate) fn half_moves_before(number: u32, color: Color) -> u32 {
    2 * number.saturating_sub(1) + u32::from(color == Color::Black)
}

/// How many of so many half-moves are of one side.
fn moves_of(side: Color, half_moves: u32) -> u32 {
    match side {
        Color::White => half_moves.div_ceil(2),
        Color::Black => half_moves / 2,
    }
}

impl Game {
    /// A press without a move: the opponent's clock runs, and the move has passed to him unless it is undone.
    pub(super) fn press_idly(&mut self, color: Color, at: Millis) {
        let remaining = self.clock.remaining(color, at);
        let before = self.before_press.take();
        self.press(color, at);
        self.before_idle = before;
        self.pass(color, at, remaining);
    }

    /// The move of a press that had none.
    pub(super) fn pass(&mut self, color: Color, at: Millis, remaining: Millis) {
        let position = *self.position();
        let king = position.king(position.turn());
        let attempt = Attempt::Displace {
            from: king,
            to: king,
            placed: None,
        };
        let after = as_it_lies(&position, attempt, &self.parts);
        let after = after.or_else(|| position.let_stand(attempt).ok());
        self.plies.push(Ply {
            mover: color,
            attempt,
            legal: Err(Illegality::NotMoved),
            hands: Hands::One,
            testimony: Testimony::Arbiter,
            after,
            key: after.as_ref().map_or(0, Position::key),
            owed: None,
            completed: Some(Completion::Pressed),
            made_at: at,
            remaining,
            touched: std::mem::take(&mut self.touched).into(),
            kept_to_duty: true,
            settled: false,
            parts: self.parts.take(),
            again: None,
            unfinished: None,
            went_back: false,
        });
    }

    /// Takes the last move back. If its maker had pressed, his clock goes back to what it showed just before:
    /// what the press added, time and move count, is lost again.
    pub(super) fn reinstate(&mut self, at: Millis) {
        let Some(ply) = self.plies.pop() else { return };
        self.entry_falls(ply.attempt);
        self.clock.stop(at);
        // The whole position returns, if anything was moved.
        let stays = |by: &Color| *by != ply.mover || ply.is_idle();
        self.irregular.displaced = self.irregular.displaced.filter(stays);
        self.at_the_clock.resume = Some(ply.mover);
        let pressed = u32::from(ply.completed == Some(Completion::Pressed));
        self.since_set_falls(pressed);
        if ply.completed == Some(Completion::Pressed)
            && let Some((color, before)) = self.before_press.take()
            && color == ply.mover
        {
            self.clock.put_back(color, before, at);
        }
        if ply.is_idle() {
            self.before_press = self.before_idle.take();
        }
        if ply.completed == Some(Completion::Sealed) {
            let counted = self.clock.displays[ply.mover].moves;
            self.clock.rewind(ply.mover, counted.saturating_sub(1));
        }
        self.unpressed[ply.mover] = 0;
        self.entries_fall(self.plies.len());
        // The press of a move that never was waits no longer; those before it still do.
        if !ply.is_idle() {
            self.since_set_falls(self.at_the_clock.unread.len() as u32);
            self.at_the_clock.unread.clear();
        }
        self.parts = ply.parts_after_reinstating();
        self.touched = ply.touched.to_vec();
        self.duty = ply.owed.map(|duty| *duty);
        self.stopped = true;
    }

    /// Where the board is watched, what was written of a move that was taken back is known to tell no other.
    pub(super) fn entry_falls(&mut self, attempt: Attempt) {
        if self.is_watched() {
            self.recording.fell(self.plies.len(), attempt);
        }
    }

    /// Takes a move back, and a press without a move that came after it.
    pub(super) fn reinstate_move(&mut self, at: Millis) {
        if self.plies.last().is_some_and(Ply::is_idle) {
            self.reinstate(at);
        }
        self.reinstate(at);
    }

    /// A press falls: with the move that never was; or, where nobody watches, with a move that has to be made again, whether
    /// somebody has written it or not.
    pub(super) fn undo_press(&mut self, by: Color, at: Millis) {
        let idle = self.plies.last().is_some_and(Ply::is_idle);
        if self.is_watched() || idle {
            return self.reinstate(at);
        }
        self.clock.stop(at);
        self.stopped = true;
        self.at_the_clock.resume = Some(by);
        if self.at_the_clock.unread.pop().is_none()
            && self.plies.last().is_some_and(|ply| ply.mover == by)
            && self.completed(by) == self.counted(by)
        {
            self.plies.pop();
        }
        self.entries_fall(self.half_moves());
        if let Some((color, before)) = self.before_press.take()
            && color == by
        {
            self.clock.put_back(by, before, at);
        }
        self.press_fell(1);
        self.fresh_hands();
    }

    /// So many presses do not count any more.
    fn press_fell(&mut self, presses: u32) {
        self.at_the_clock.last_press = None;
        self.since_set_falls(presses);
    }

    /// Where nobody watches, what stands on the sheets of moves that went back tells of none that is made in their place.
    fn entries_fall(&mut self, from: usize) {
        if !self.is_watched() {
            self.recording.strike(from);
            self.recording.denied.retain(|(place, _)| *place < from);
        }
    }

    fn since_set_falls(&mut self, presses: u32) {
        let since = &mut self.at_the_clock.since_set;
        *since = since.saturating_sub(presses);
    }

    /// The game goes back to where a player has a move with this number to make. No record has what stood there: the presses
    /// since then fall, and the clock only stops, for the arbiter says which times go with it (7.1).
    pub(super) fn go_back_to(&mut self, number: u32, color: Color, at: Millis) {
        self.clock.stop(at);
        self.stopped = true;
        self.at_the_clock.resume = Some(color);
        let played = half_moves_before(number, color);
        self.press_fell(self.played().saturating_sub(played));
        let known = self.standing().ply();
        self.entries_fall(played.saturating_sub(self.start.ply()) as usize);
        let unread = played.saturating_sub(known) as usize;
        self.at_the_clock.unread.truncate(unread);
        for side in Color::ALL {
            let moves = self.moves_before(side, played);
            if moves < self.clock.displays[side].moves {
                self.clock.rewind(side, moves);
            }
        }
        (self.before_press, self.before_idle) = (None, None);
        self.fresh_hands();
        (self.offer, self.draws.also) = (None, false);
        self.rapid.agreed = ByColor::default();
        self.rapid.waits_since = None;
    }

    /// How many moves a side has made when so many half-moves were played, as the counter of the clock has them: those before
    /// a late beginning are among them where they count for the time control.
    pub(crate) fn moves_before(&self, side: Color, half_moves: u32) -> u32 {
        let here = moves_of(side, half_moves).saturating_sub(moves_of(side, self.start.ply()));
        self.taken_over(side) + here
    }

    /// Nothing is touched, begun or owed.
    fn fresh_hands(&mut self) {
        self.touched.clear();
        self.parts = Parts::default();
        self.duty = None;
        self.unpressed = ByColor::default();
    }

    /// The moves from a place on fall. The arbiter says which times go with that (7.1), so the clock only stops.
    pub(super) fn go_back(&mut self, ply: usize, touches: Touches, at: Millis) {
        self.clock.stop(at);
        self.at_the_clock.resume = None;
        self.stopped = true;
        self.touched.clear();
        self.parts = Parts::default();
        self.duty = None;
        self.set_up.retain(|(place, _)| *place <= ply);
        if ply < self.plies.len() {
            let fallen = self.plies.get(ply).cloned();
            self.plies.truncate(ply);
            if let Some(fallen) = &fallen {
                self.entry_falls(fallen.attempt);
            }
            match (touches, fallen) {
                (Touches::Bind, Some(ply)) => {
                    self.parts = ply.parts_after_reinstating();
                    self.touched = ply.touched.to_vec();
                    self.duty = ply.owed.map(|duty| *duty);
                }
                (Touches::Bind, None) | (Touches::Fall, _) => {}
            }
        }
        for color in Color::ALL {
            let counted = self.completed(color);
            self.clock.rewind(color, counted);
        }
        self.unpressed = ByColor::default();
        self.at_the_clock.unread.clear();
        self.count_since_set();
        self.entries_fall(ply);
        (self.before_press, self.before_idle) = (None, None);
        (self.offer, self.draws.also) = (None, false);
        self.rapid.agreed = ByColor::default();
        self.rapid.waits_since = None;
    }

    /// The game does not count. Its log stays, and the arbiter starts the new one.
    pub(super) fn begin_anew(&mut self, start: Option<u16>) {
        let mut regulations = self.regulations().clone();
        if start.is_some() {
            (regulations.chess960, regulations.start_unknown) = (start, false);
        }
        // The new game begins from the right array and with the full time, whatever the old one began with.
        (regulations.from_position, regulations.from_clocks) = (None, None);
        regulations.from_periods = None;
        let mut fresh = Game::new(regulations);
        fresh.rulings = std::mem::take(&mut self.rulings);
        // Of what was ruled before, only that a new game is played can still be taken back.
        self.decisions.retain(Decision::orders_new_game);
        fresh.decisions = std::mem::take(&mut self.decisions);
        (fresh.ruling_since, fresh.before_ruling) = (self.ruling_since, self.before_ruling.take());
        (fresh.last, fresh.version) = (self.last, self.version);
        *self = fresh;
    }

    /// A king or rook that stood wrong at the start never had the right to castle.
    pub(super) fn lose_castling(&mut self, player: Color, rook: Option<Square>) {
        let without = |position: &Position| {
            let mut setup = position.setup();
            let lost = match rook {
                Some(square) => Bitboard::of(square),
                None => Bitboard::relative_rank(player, Rank::FIRST),
            };
            setup.castling = setup.castling - lost;
            setup.position().ok()
        };
        if let Some(start) = without(&self.start) {
            self.start = start;
        }
        self.plies.for_each_mut(|ply| {
            if let Some(after) = ply.after.as_ref().and_then(without) {
                ply.key = after.key();
                ply.after = Some(after);
            }
        });
    }

    /// A pawn that was left on the last rank is exchanged for a piece, and the hand that did it has done nothing else. The move
    /// that left it there is what it was.
    pub(super) fn exchange_pawn(&mut self, square: Square, role: chess::Role) {
        let Some(owner) = self.standing().board().piece_at(square).map(|p| p.color) else {
            return;
        };
        self.plies.for_each_mut(|ply| {
            let stands = |after: &Position| {
                after.board().piece_at(square) == Some(chess::Role::Pawn.of(owner))
            };
            if let Some(after) = ply.after.filter(stands) {
                let mut setup = after.setup();
                setup.board.put(square, role.of(owner));
                ply.after = setup.position().ok();
                ply.key = ply.after.as_ref().map_or(0, Position::key);
            }
        });
        self.touched.retain(|touch| touch.square != square);
        self.parts.astray.retain(|(stood, _)| *stood != square);
        self.irregular.displaced = self.irregular.displaced.filter(|by| *by != owner);
    }

    /// The place of the move that left a pawn on this square.
    pub(crate) fn left_pawn(&self, square: Square) -> Option<usize> {
        let left = |ply: &Ply| match ply.attempt {
            Attempt::Displace { to, .. } => to == square,
            _ => false,
        };
        self.plies.iter().rposition(left)
    }

    /// A pawn that was left on the last rank becomes a queen; a reply may have been made since.
    pub(super) fn queen(&mut self, square: Square) {
        let queen = chess::Role::Queen;
        let Some(place) = self.left_pawn(square) else {
            return;
        };
        let pawn = chess::Role::Pawn.of(self.plies[place].mover);
        let mut at = 0;
        self.plies.for_each_mut(|ply| {
            let stands = |after: &Position| after.board().piece_at(square) == Some(pawn);
            if at == place
                && let Attempt::Displace { placed, from, to } = &mut ply.attempt
            {
                *placed = Some(queen);
                ply.kept_to_duty = true;
                ply.legal = Ok(Move::Promotion {
                    from: *from,
                    to: *to,
                    role: queen,
                });
            }
            if at >= place
                && let Some(after) = ply.after.filter(stands)
            {
                let mut setup = after.setup();
                setup.board.put(square, queen.of(pawn.color));
                ply.after = setup.position().ok();
                ply.key = ply.after.as_ref().map_or(0, Position::key);
            }
            at += 1;
        });
    }
}
