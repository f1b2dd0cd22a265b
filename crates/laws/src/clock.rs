//! The chess clock (6.1–6.5): two time displays of which at most one runs.
//!
//! It reads no clock itself: every question carries the moment it is asked.

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::time::Millis;
use crate::time_control::{NextPeriod, PerMove, Period, TimeControl};

/// One side's display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Display {
    /// What was left when the display last stopped or was set.
    pub remaining: Millis,
    /// Which period it is in, counted from 0.
    pub period: usize,
    /// Completed moves as the clock counts them, over the whole game (6.12.1).
    pub moves: u32,
    /// When it first reached zero in its period, if it has.
    pub fell_at: Option<Millis>,
    /// Time spent on the present move before the display last stopped: a pause gives no second delay.
    #[serde(default)]
    pub thought: Millis,
    /// When it last reached zero with the required moves done, if it has.
    #[serde(default)]
    pub ended_at: Option<Millis>,
}

/// Both displays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// White's and Black's.
    pub displays: ByColor<Display>,
    /// Which one runs, and since when.
    pub running: Option<(Color, Millis)>,
    /// How long neither ran between the start and the last start of one, and since when neither runs.
    #[serde(default)]
    idle: (Millis, Option<Millis>),
    /// What rulings have given and taken.
    #[serde(default)]
    corrected: ByColor<Millis>,
    /// How the displays stood when the game was begun, if it began late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    began: Option<Box<ByColor<Display>>>,
    control: TimeControl,
}

impl Clock {
    /// A clock set for a game that is taken over after so many moves, in these periods, counted from 1: with what the period
    /// gives, if nothing else is said of the times.
    pub fn late(
        control: TimeControl,
        moves: ByColor<u32>,
        periods: ByColor<u32>,
        shows: Option<ByColor<Millis>>,
    ) -> Clock {
        let mut clock = Clock::new(control);
        for color in Color::ALL {
            clock.displays[color].moves = moves[color];
            clock.set_period(color, (periods[color] as usize).saturating_sub(1));
            let period = clock.period(color);
            let full = period.time + added_before(period);
            clock.displays[color].remaining = shows.map_or(full, |times| times[color]);
        }
        clock.began = Some(Box::new(clock.displays.clone()));
        clock
    }

    /// A clock set for the start: the first increment is there before the first move.
    pub fn new(mut control: TimeControl) -> Clock {
        // Regulations without a period are refused; a clock still needs one to show zero.
        for color in Color::ALL {
            if control.periods[color].is_empty() {
                control.periods[color].push(Period::default());
            }
        }
        let displays = ByColor::new_with(|color| {
            let first = control.periods[color].first();
            let remaining = first.map_or(Millis::ZERO, |period| period.time + added_before(period));
            Display {
                remaining,
                period: 0,
                moves: 0,
                fell_at: None,
                thought: Millis::ZERO,
                ended_at: None,
            }
        });
        Clock {
            displays,
            running: None,
            idle: (Millis::ZERO, None),
            corrected: ByColor::default(),
            began: None,
            control,
        }
    }

    /// The period a side is in.
    pub fn period(&self, color: Color) -> &Period {
        let periods = &self.control.periods[color];
        &periods[self.displays[color].period.min(periods.len() - 1)]
    }

    /// Is it the side's last period?
    pub fn is_last_period(&self, color: Color) -> bool {
        self.displays[color].period + 1 >= self.control.periods[color].len()
    }

    /// Completed moves at the end of which the side's present period is over.
    pub fn moves_due(&self, color: Color) -> Option<u32> {
        let through = self.displays[color].period + 1;
        self.control.periods[color]
            .iter()
            .take(through)
            .map(|period| period.moves)
            .sum()
    }

    /// Time spent on the present move, pauses not counted.
    fn spent(&self, color: Color, at: Millis) -> Millis {
        let thought = self.displays[color].thought;
        match self.running {
            Some((side, since)) if side == color => thought + (at - since).max(Millis::ZERO),
            _ => thought,
        }
    }

    /// How much of the time spent on a move is taken from the main time.
    fn charged(&self, color: Color, spent: Millis) -> Millis {
        (spent - self.delay(color)).max(Millis::ZERO)
    }

    fn delay(&self, color: Color) -> Millis {
        match self.period(color).per_move {
            PerMove::Delay(delay) => delay,
            PerMove::Nothing | PerMove::Cumulative(_) | PerMove::Bronstein(_) => Millis::ZERO,
        }
    }

    /// Thinking time used up in the present run of the display, the delay not counted.
    fn used(&self, color: Color, at: Millis) -> Millis {
        let before = self.charged(color, self.displays[color].thought);
        self.charged(color, self.spent(color, at)) - before
    }

    /// What a side has left at a moment; below zero once its flag is down.
    pub fn remaining(&self, color: Color, at: Millis) -> Millis {
        self.displays[color].remaining - self.used(color, at)
    }

    /// Is a side's flag down (6.8 asks whether somebody has noticed)?
    pub fn is_down(&self, color: Color, at: Millis) -> bool {
        self.displays[color].fell_at.is_some() || self.remaining(color, at) <= Millis::ZERO
    }

    /// When the running display will reach zero.
    pub fn falls_at(&self) -> Option<(Color, Millis)> {
        let (color, at) = self.shows_at(Millis::ZERO)?;
        let fallen = self.displays[color].fell_at.is_some();
        (!fallen).then_some((color, at))
    }

    /// The side whose display runs, and when it shows so much.
    pub fn shows_at(&self, left: Millis) -> Option<(Color, Millis)> {
        let (color, since) = self.running?;
        let display = &self.displays[color];
        let delay = (self.delay(color) - display.thought).max(Millis::ZERO);
        Some((color, since + delay + display.remaining - left))
    }

    /// All the time a side has been given so far: its periods, and what each move has added. For the check of 6.10;
    /// nothing where the time given depends on the time used (delay, Bronstein).
    pub fn given(&self, color: Color) -> Option<Millis> {
        let display = &self.displays[color];
        let periods = &self.control.periods[color];
        let began = self.began.as_ref().map(|displays| &displays[color]);
        let first = began.map_or(0, |display| display.period);
        let mut moves = began.map_or(0, |display| display.moves);
        let mut given = match began {
            Some(display) => display.remaining,
            None => periods[0].time + added_before(&periods[0]),
        };
        let mut due: u32 = periods.iter().take(first).filter_map(|it| it.moves).sum();
        for (place, period) in periods.iter().enumerate().skip(first) {
            if place > display.period {
                break;
            }
            let added = match period.per_move {
                PerMove::Nothing => Millis::ZERO,
                PerMove::Cumulative(increment) => increment,
                PerMove::Bronstein(_) | PerMove::Delay(_) => return None,
            };
            due += period.moves.unwrap_or_default();
            let last = place == display.period || period.moves.is_none();
            // The press for the last move of a period adds what the next one gives to its first.
            let of_this = match self.control.next {
                NextPeriod::AtMove => due.saturating_sub(1),
                NextPeriod::AtZero => due,
            };
            let through = if last {
                display.moves
            } else {
                of_this.min(display.moves)
            };
            let through = through.max(moves);
            if place > first {
                given += period.time;
            }
            given += added.times(i64::from(through - moves));
            moves = through;
        }
        Some(given)
    }

    /// Stops both displays.
    pub fn stop(&mut self, at: Millis) {
        if let Some((color, _)) = self.running {
            let (remaining, spent) = (self.remaining(color, at), self.spent(color, at));
            self.displays[color].remaining = remaining;
            self.displays[color].thought = spent;
            self.running = None;
            self.idle.1 = Some(at);
        }
    }

    /// Lets a side's display run.
    pub fn start(&mut self, color: Color, at: Millis) {
        self.stop(at);
        self.run(color, at);
    }

    fn run(&mut self, color: Color, at: Millis) {
        if let Some(since) = self.idle.1.take() {
            self.idle.0 += at - since;
        }
        self.running = Some((color, at));
    }

    /// Time in which neither display ran, up to a moment.
    pub fn idle(&self, at: Millis) -> Millis {
        self.idle.0 + self.idle.1.map_or(Millis::ZERO, |since| at - since)
    }

    /// What rulings have given a side, less what they have taken.
    pub fn corrected(&self, color: Color) -> Millis {
        self.corrected[color]
    }

    /// A display is as it was at another moment: what that changes is a correction.
    pub(crate) fn put_back(&mut self, color: Color, display: Display, at: Millis) {
        let was = self.remaining(color, at);
        self.corrected[color] += display.remaining - was;
        self.displays[color] = display;
    }

    /// What a press by `color` adds to his own display: what the move just completed has spared him, or what the next one
    /// brings with it (6.3.1); nothing once the flag is down.
    pub fn gain(&self, color: Color, at: Millis) -> Millis {
        if self.displays[color].fell_at.is_some() {
            return Millis::ZERO;
        }
        let spared = match self.period(color).per_move {
            PerMove::Bronstein(limit) => self.spent(color, at).min(limit),
            PerMove::Nothing | PerMove::Delay(_) | PerMove::Cumulative(_) => Millis::ZERO,
        };
        spared + added_before(self.period_of_next_move(color))
    }

    /// The period of the move that follows the one being made: with the last required move the next period begins.
    fn period_of_next_move(&self, color: Color) -> &Period {
        let made = self.displays[color].moves + 1;
        let next = usize::from(self.enters_next_period(color, made));
        let periods = &self.control.periods[color];
        &periods[(self.displays[color].period + next).min(periods.len() - 1)]
    }

    /// A player completes a move by pressing: his display stops and gains, the opponent's runs.
    pub fn press(&mut self, color: Color, at: Millis) {
        let gain = self.gain(color, at);
        self.stop(at);
        let display = &mut self.displays[color];
        display.remaining += gain;
        display.moves += 1;
        display.thought = Millis::ZERO;
        self.enter_next_period(color);
        self.run(!color, at);
    }

    /// A move that was sealed counts like the others once it is made (I.1). Nobody has pressed for it, so that nothing is
    /// added; the check of 6.10 is told.
    pub fn count_sealed(&mut self, color: Color) {
        let added = added_before(self.period_of_next_move(color));
        self.corrected[color] -= added;
        let display = &mut self.displays[color];
        display.moves += 1;
        display.thought = Millis::ZERO;
        self.enter_next_period(color);
    }

    /// With time added at the move, the last required move of a period brings the next period's time.
    fn enter_next_period(&mut self, color: Color) {
        if self.enters_next_period(color, self.displays[color].moves) {
            self.add_period(color);
        }
    }

    fn enters_next_period(&self, color: Color, moves: u32) -> bool {
        let done = self.moves_due(color).is_some_and(|due| moves >= due);
        self.control.next == NextPeriod::AtMove && done && !self.is_last_period(color)
    }

    fn add_period(&mut self, color: Color) {
        self.displays[color].period += 1;
        let added = self.period(color).time;
        self.displays[color].remaining += added;
    }

    /// The display reached zero before the required moves were completed: the flag is down.
    pub fn fall(&mut self, color: Color, at: Millis) {
        let display = &mut self.displays[color];
        if display.fell_at.is_none() {
            display.fell_at = Some(at);
        }
    }

    /// The next period's time comes onto a display that reached zero. The move that follows is at least the
    /// first of that period.
    pub fn roll_over(&mut self, color: Color, at: Millis) {
        let due = self.moves_due(color).unwrap_or_default();
        let display = &mut self.displays[color];
        display.moves = display.moves.max(due);
        display.fell_at = None;
        display.ended_at = Some(at);
        if !self.is_last_period(color) {
            self.add_period(color);
        }
    }

    /// Does zero on this display end a period rather than the game? Asked with the moves really completed,
    /// whatever the counter shows (6.4).
    pub fn zero_ends_period(&self, color: Color, completed: u32) -> bool {
        let done = self.moves_due(color).is_some_and(|due| completed >= due);
        done && !self.is_last_period(color)
    }

    /// Gives or takes thinking time.
    pub fn add(&mut self, color: Color, span: Millis) {
        self.corrected[color] += span;
        let display = &mut self.displays[color];
        display.remaining += span;
        if display.remaining > Millis::ZERO && span > Millis::ZERO {
            display.fell_at = None;
        }
    }

    /// Sets a display to a time.
    pub fn set(&mut self, color: Color, remaining: Millis, at: Millis) {
        let running = self.running;
        self.stop(at);
        self.corrected[color] += remaining - self.displays[color].remaining;
        self.displays[color].remaining = remaining;
        self.displays[color].fell_at = None;
        if let Some((side, _)) = running {
            self.run(side, at);
        }
    }

    /// Sets the move counter.
    pub fn set_moves(&mut self, color: Color, moves: u32) {
        self.displays[color].moves = moves;
    }

    /// Sets the move counter back, and with it the period where the counter decides that.
    pub fn rewind(&mut self, color: Color, moves: u32) {
        self.displays[color].moves = moves;
        while self.control.next == NextPeriod::AtMove && self.displays[color].period > 0 {
            self.displays[color].period -= 1;
            if self.moves_due(color).is_some_and(|due| moves >= due) {
                self.displays[color].period += 1;
                break;
            }
        }
    }

    /// Puts a display into a period, counted from 0; the last one if there are not so many.
    pub fn set_period(&mut self, color: Color, period: usize) {
        let last = self.control.periods[color].len().saturating_sub(1);
        self.displays[color].period = period.min(last);
    }

    /// From now on each move adds or spares this, on both displays.
    pub fn set_per_move(&mut self, per_move: PerMove, at: Millis) {
        let running = self.running;
        self.stop(at);
        for color in Color::ALL {
            self.displays[color].thought = Millis::ZERO;
            for period in &mut self.control.periods[color] {
                period.per_move = per_move;
            }
        }
        if let Some((side, _)) = running {
            self.run(side, at);
        }
    }
}

fn added_before(period: &Period) -> Millis {
    match period.per_move {
        PerMove::Cumulative(increment) => increment,
        PerMove::Nothing | PerMove::Bronstein(_) | PerMove::Delay(_) => Millis::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(n: i64) -> Millis {
        Millis::seconds(n)
    }

    fn clock(time: i64, per_move: PerMove) -> Clock {
        let mut clock = Clock::new(TimeControl::simple(seconds(time), per_move));
        clock.start(Color::White, Millis::ZERO);
        clock
    }

    #[test]
    fn cumulative_time_is_there_before_the_first_move_and_kept() {
        let mut clock = clock(60, PerMove::Cumulative(seconds(5)));
        assert_eq!(clock.remaining(Color::White, Millis::ZERO), seconds(65));
        clock.press(Color::White, seconds(2));
        assert_eq!(clock.remaining(Color::White, seconds(9)), seconds(68));
        assert_eq!(clock.remaining(Color::Black, seconds(9)), seconds(58));
    }

    #[test]
    fn bronstein_gives_back_no_more_than_was_used() {
        let mut clock = clock(60, PerMove::Bronstein(seconds(5)));
        clock.press(Color::White, seconds(2));
        assert_eq!(clock.remaining(Color::White, seconds(2)), seconds(60));
        clock.press(Color::Black, seconds(10));
        assert_eq!(clock.remaining(Color::Black, seconds(10)), seconds(57));
    }

    #[test]
    fn delay_lets_the_main_time_wait() {
        let mut clock = clock(60, PerMove::Delay(seconds(5)));
        assert_eq!(clock.remaining(Color::White, seconds(5)), seconds(60));
        assert_eq!(clock.remaining(Color::White, seconds(6)), seconds(59));
        assert_eq!(clock.falls_at(), Some((Color::White, seconds(65))));
        clock.press(Color::White, seconds(8));
        assert_eq!(clock.remaining(Color::White, seconds(8)), seconds(57));
    }

    #[test]
    fn a_period_ends_at_its_last_move_or_at_zero() {
        let periods = vec![
            Period {
                moves: Some(1),
                time: seconds(60),
                per_move: PerMove::Nothing,
            },
            Period {
                moves: None,
                time: seconds(30),
                per_move: PerMove::Nothing,
            },
        ];
        let mut at_move = Clock::new(TimeControl::equal(periods.clone()));
        at_move.start(Color::White, Millis::ZERO);
        at_move.press(Color::White, seconds(10));
        assert_eq!(at_move.displays.white.remaining, seconds(80));
        assert_eq!(at_move.displays.white.period, 1);

        let mut control = TimeControl::equal(periods);
        control.next = NextPeriod::AtZero;
        let mut at_zero = Clock::new(control);
        at_zero.start(Color::White, Millis::ZERO);
        assert!(
            !at_zero.zero_ends_period(Color::White, 0),
            "the move is not yet made"
        );
        at_zero.press(Color::White, seconds(10));
        assert_eq!(at_zero.displays.white.remaining, seconds(50));
        assert!(at_zero.zero_ends_period(Color::White, 1));
        at_zero.roll_over(Color::White, seconds(60));
        assert_eq!(at_zero.displays.white.remaining, seconds(80));
        assert!(
            !at_zero.zero_ends_period(Color::White, 99),
            "the last period has no other after it"
        );
    }
}
