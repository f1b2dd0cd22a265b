//! How a ruling changes a game: what was decided is done.

use std::sync::Arc;

use chess::Color;

use super::{Game, Ply};
use crate::behind::is_of_hands;
use crate::clock::Display;
use crate::command::Done;
use crate::discretion::Question;
use crate::game::Outcome;
use crate::rule::Ground;
use crate::rules::a08_record;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

impl Game {
    pub(super) fn ruled(&mut self, ruling: &Ruling, at: Millis) {
        if ruling.remedy.moves_pieces() {
            self.left.clear();
            self.parts.beside = None;
            // What hands did meanwhile they did to pieces that stand elsewhere now.
            self.behind.retain(|waiting| !is_of_hands(&waiting.act));
            // A press without a move has moved nothing: what lay about before it lies there still.
            let idle = self.plies.last().is_some_and(Ply::is_idle);
            let back = matches!(
                ruling.remedy,
                Remedy::Reinstate { .. } | Remedy::PressUndone { .. }
            );
            if !(idle && back) {
                self.irregular.displaced = None;
            }
        }
        if ruling.remedy.asks_of_displaced_pieces() {
            self.irregular.put_back = None;
        }
        self.settle_proposals(ruling);
        let remedy = &ruling.remedy;
        // A new game ordered in error can be taken back: the old one is kept as it stands.
        let new_game = matches!(remedy, Remedy::NewGame { .. });
        let cancelled = new_game.then(|| Arc::new(self.clone()));
        match remedy {
            Remedy::AddTime { .. }
            | Remedy::TakeTime { .. }
            | Remedy::SetTime { .. }
            | Remedy::SetCounter { .. }
            | Remedy::SetPeriod { .. }
            | Remedy::AddPerMove { .. }
            | Remedy::NextPeriod { .. } => self.clock_remedied(remedy, at),
            Remedy::Reinstate { .. }
            | Remedy::PressUndone { .. }
            | Remedy::GoBack { .. }
            | Remedy::GoBackTo { .. }
            | Remedy::NewGame { .. }
            | Remedy::NoCastling { .. }
            | Remedy::MoveStands { .. }
            | Remedy::MustMove { .. }
            | Remedy::BecomesQueen { .. }
            | Remedy::CountsAsMade { .. }
            | Remedy::Finished { .. }
            | Remedy::RecordSet { .. }
            | Remedy::PositionSet { .. } => self.board_remedied(ruling, at),
            Remedy::Win { .. } | Remedy::Draw | Remedy::Score { .. } | Remedy::Unplayed { .. } => {
                self.ended(remedy, at);
            }
            _ => self.otherwise_remedied(ruling, at),
        }
        // A display that was given time again shows no flag.
        let displays = &self.clock.displays;
        self.fallen
            .retain(|color| displays[*color].fell_at.is_some());
        self.rulings.push(ruling.clone());
        self.has_ruled(remedy, at, cancelled);
    }

    /// What was proposed waits for the arbiter's word, whatever else is ruled meanwhile; it falls when he decides otherwise,
    /// when the board is set right in another way, and with the game.
    fn settle_proposals(&mut self, ruling: &Ruling) {
        if let (Remedy::Otherwise { .. }, Some(place)) = (&ruling.remedy, self.goes_back_legal())
            && let Some(ply) = self.plies.get_mut(place)
        {
            // He does not take it back: then it was made as it had to be.
            ply.kept_to_duty = true;
        }
        match &ruling.remedy {
            Remedy::Otherwise { .. }
            | Remedy::GoBack { .. }
            | Remedy::GoBackTo { .. }
            | Remedy::NewGame { .. }
            | Remedy::RecordSet { .. }
            | Remedy::PositionSet { .. }
            | Remedy::Withdrawn { .. }
            | Remedy::GameGoesOn
            | Remedy::Win { .. }
            | Remedy::Draw
            | Remedy::Score { .. }
            | Remedy::Unplayed { .. } => {
                // Once he has let a late player play, the default time is not looked at again (6.7.1).
                let late = self.is_default_proposed() && !ruling.is_unplayed();
                self.at_the_clock.waits_on |= late;
                self.proposed.clear();
            }
            _ => {
                if let Some(place) = self.proposed.iter().position(|each| each == ruling) {
                    self.proposed.remove(place);
                }
            }
        }
        if self.proposed.is_empty() {
            self.irregular.counted = None;
        }
    }

    /// The place of a legal move that is proposed to go back because of how it was made (4.3, 4.7).
    pub(crate) fn goes_back_legal(&self) -> Option<usize> {
        let back = |ply: &Ply| {
            let before = Done(ply.attempt);
            let mut proposed = self.proposed.iter();
            ply.legal.is_ok() && proposed.any(|each| each.remedy == Remedy::Reinstate { before })
        };
        match self.proposed.is_empty() {
            true => None,
            false => self.plies.iter().rposition(back),
        }
    }

    /// Neither clocks nor pieces nor the result: what is asked, owed and counted. What only people do changes nothing
    /// here.
    fn otherwise_remedied(&mut self, ruling: &Ruling, at: Millis) {
        match &ruling.remedy {
            Remedy::PointsUp { to, points } => self.conduct.raised[*to] += points.0,
            Remedy::PointsDown { from, points } => self.conduct.lowered[*from] += points.0,
            Remedy::ArbiterDecides { question } => {
                if let Question::Dropped(fell) = question {
                    self.parts.lay(fell.from, fell.to, true);
                }
                self.questions.push(question.clone());
            }
            Remedy::MustRecord { player } => {
                let by = ruling.grounds.first().copied();
                // Moves that were pressed for and are not written yet are owed too.
                let made = self.half_moves_told() as usize;
                self.recording.owe(*player, made, by);
            }
            // It is not over: what was signed is void.
            Remedy::PlayOn
                if ruling.grounds.first() == Some(&Ground(&a08_record::RESULT_SIGNED)) =>
            {
                for color in Color::ALL {
                    self.recording.unsign(color);
                }
            }
            Remedy::OfferVoid { of } => self.offer_falls(*of),
            Remedy::OfferStands { of } => {
                self.offer_stands(*of);
            }
            Remedy::DrawAllowed => self.draws.consent = true,
            Remedy::CountSet { of, count } => self.illegal_moves[*of] = *count,
            Remedy::Withdrawn { first, last } => self.withdraw(*first, *last, at),
            Remedy::GameGoesOn => self.go_on(at),
            _ => {}
        }
    }

    pub(super) fn clock_remedied(&mut self, remedy: &Remedy, at: Millis) {
        match remedy {
            Remedy::AddTime { to, time } => self.give(*to, *time, at),
            Remedy::TakeTime { from, time } => self.give(*from, -*time, at),
            Remedy::SetTime { of, time } => {
                self.clock.set(*of, *time, at);
                for before in self.before_presses_of(*of) {
                    before.remaining = *time;
                }
            }
            Remedy::SetCounter { of, moves } => self.clock.set_moves(*of, *moves),
            Remedy::SetPeriod { of, period } => {
                self.clock.set_period(*of, period.saturating_sub(1));
            }
            Remedy::AddPerMove { time, mode } => {
                self.clock.set_per_move(mode.per_move(*time), at);
            }
            Remedy::NextPeriod { of, moves } => {
                self.clock.displays[*of].moves = *moves;
                self.clock.roll_over(*of, at);
                self.fallen.retain(|color| color != of);
            }
            _ => {}
        }
    }

    /// Time that is given stays given: also when a move that was pressed for before is taken back with its press (7.1).
    pub(super) fn give(&mut self, to: Color, time: Millis, at: Millis) {
        // A ruling takes what is there and sets no clock below zero; whether the flag has fallen is asked.
        let left = self.clock.remaining(to, at).max(Millis::ZERO);
        self.clock.add(to, time.max(-left));
        for before in self.before_presses_of(to) {
            before.remaining = (before.remaining + time).max(Millis::ZERO);
        }
    }

    fn before_presses_of(&mut self, of: Color) -> impl Iterator<Item = &mut Display> {
        let known = [&mut self.before_press, &mut self.before_idle];
        let known = known.into_iter().flatten();
        known.filter_map(move |(color, before)| (*color == of).then_some(before))
    }

    fn board_remedied(&mut self, ruling: &Ruling, at: Millis) {
        match &ruling.remedy {
            Remedy::Reinstate { .. } => self.reinstate_move(at),
            Remedy::PressUndone { by } => self.undo_press(*by, at),
            Remedy::GoBackTo { number, color } => self.go_back_to(*number, *color, at),
            Remedy::GoBack { ply, touches, .. } => self.go_back(*ply, *touches, at),
            Remedy::NewGame { start, .. } => self.begin_anew(*start),
            Remedy::NoCastling { player, rook } => self.lose_castling(*player, *rook),
            Remedy::MoveStands { .. } => {
                // Of a legal move it is said to a hand that goes elsewhere (4.7): how it was made is still open.
                if let Some(ply) = self.plies.last_mut() {
                    ply.settled |= ply.legal.is_err();
                }
            }
            Remedy::MustMove { duty, .. } => {
                self.duty = Some(duty.clone());
                self.duty_by = ruling.grounds.first().copied();
            }
            Remedy::BecomesQueen { square } => self.queen(*square),
            Remedy::CountsAsMade { attempt, mv } => self.count_as_made(attempt.0, *mv, at),
            Remedy::Finished { mv, .. } => self.finish(*mv),
            Remedy::RecordSet {
                from,
                moves,
                judged,
            } => self.set_record(*from, moves, judged, at),
            Remedy::PositionSet { position } => self.set_position(*position, at),
            _ => {}
        }
    }

    fn ended(&mut self, remedy: &Remedy, at: Millis) {
        match remedy {
            Remedy::Win { winner } => self.end(Outcome::Win(*winner), at),
            Remedy::Draw => self.end(Outcome::Draw, at),
            Remedy::Score { points } => self.end(Outcome::Score(*points), at),
            Remedy::Unplayed { there } => self.end(Outcome::Unplayed(*there), at),
            _ => {}
        }
    }
}
