//! What the recorded clocks say.

use chess::{Color, Position};

use crate::commands::{Millis, commands};
use crate::tags::Period;

/// The clocks of one game as its comments have them.
#[derive(Default)]
pub struct Clocks {
    readings: Vec<Reading>,
}

struct Reading {
    /// After this many moves by either side.
    ply: usize,
    what: What,
    time: Millis,
    /// Written with a fraction, so that zero is zero.
    exact: bool,
}

#[derive(PartialEq, Eq)]
enum What {
    /// `[%clk]`: left.
    Left,
    /// `[%emt]`: used for this move.
    Used,
}

/// Something out of order with a clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Odd {
    /// The time was used up after this ply, and the player made another move.
    Exceeded {
        /// Where.
        ply: usize,
        /// Who.
        side: Color,
    },
    /// The clock shows more than it can.
    Rises {
        /// Where.
        ply: usize,
        /// Whose.
        side: Color,
        /// By so much.
        by: Millis,
    },
}

impl Clocks {
    /// Begins a game.
    pub fn begin(&mut self) {
        self.readings.clear();
    }

    /// Takes the times out of a comment on a move.
    pub fn note(&mut self, comment: &[u8], ply: usize) {
        for command in commands(comment) {
            let what = match command.name {
                b"clk" => What::Left,
                b"emt" => What::Used,
                _ => continue,
            };
            if let Some(time) = Millis::from_bytes(command.argument) {
                self.readings.push(Reading {
                    ply,
                    what,
                    time,
                    exact: command.argument.contains(&b'.'),
                });
            }
        }
    }

    /// Whose flag is down by the last readings.
    pub fn flagged(&self, positions: &[Position]) -> Option<Color> {
        let last = |side: Color| {
            self.readings
                .iter()
                .rev()
                .find(|r| r.what == What::Left && mover(positions, r.ply) == Some(side))
        };
        Color::ALL
            .into_iter()
            .find(|&side| last(side).is_some_and(|reading| reading.time.0 <= 0))
    }

    /// What is out of order, at most one of each for each side.
    pub fn odd(&self, positions: &[Position], periods: Option<&[Period]>) -> Vec<Odd> {
        let mut found = Vec::new();
        if self.readings.is_empty() {
            return found;
        }
        for side in Color::ALL {
            let own = || {
                self.readings
                    .iter()
                    .filter(|r| mover(positions, r.ply) == Some(side))
            };
            let moves_by = |ply: usize| moves_by(positions, side, ply);
            let all = moves_by(positions.len() - 1);
            let exceeded = own().find(|r| {
                r.what == What::Left && r.is_zero(periods, moves_by(r.ply)) && all > moves_by(r.ply)
            });
            let overspent = periods.and_then(|periods| {
                let mut used = 0;
                own().filter(|r| r.what == What::Used).find(|r| {
                    used += r.time.0;
                    let moves = moves_by(r.ply);
                    // Whole seconds may each be rounded up.
                    used > granted(periods, moves) + 1000 * i64::from(moves) && all > moves
                })
            });
            if let Some(reading) = exceeded.or(overspent) {
                let ply = reading.ply;
                found.push(Odd::Exceeded { ply, side });
            }
            if let Some((ply, by)) = periods.and_then(|periods| {
                let left: Vec<&Reading> = own().filter(|r| r.what == What::Left).collect();
                left.windows(2).find_map(|pair| {
                    let (m0, m1) = (moves_by(pair[0].ply), moves_by(pair[1].ply));
                    let most = pair[0].time.0 + granted(periods, m1) - granted(periods, m0);
                    let by = pair[1].time.0 - most;
                    (by > 1000).then_some((pair[1].ply, Millis(by)))
                })
            }) {
                found.push(Odd::Rises { ply, side, by });
            }
        }
        found
    }
}

impl Reading {
    /// Is the time really used up? Whole seconds hide a rest unless something is added for each move; and at
    /// the end of a period more comes.
    fn is_zero(&self, periods: Option<&[Period]>, moves: u32) -> bool {
        let added = periods.is_some_and(|periods| period(periods, moves).0.increment > 0);
        let more = periods.is_some_and(|periods| {
            granted(periods, moves) > granted(periods, moves.saturating_sub(1)) && !added
        });
        self.time.0 < 0 || self.time.0 == 0 && (self.exact || added) && !more
    }
}

/// Who made the move before this ply.
fn mover(positions: &[Position], ply: usize) -> Option<Color> {
    ply.checked_sub(1)
        .and_then(|before| positions.get(before))
        .map(Position::turn)
}

fn moves_by(positions: &[Position], side: Color, ply: usize) -> u32 {
    let first = usize::from(positions[0].turn() != side);
    (ply.saturating_sub(first)).div_ceil(2) as u32
}

/// The period in which a player is who has made so many moves, and how many of them in it.
fn period(periods: &[Period], moves: u32) -> (&Period, u32) {
    let mut rest = moves;
    for (i, period) in periods.iter().enumerate() {
        match period.moves {
            Some(moves) if rest >= moves && (moves > 0) => {
                // The last period with a number of moves comes again and again.
                if i + 1 == periods.len() {
                    return (period, rest % moves);
                }
                rest -= moves;
            }
            _ => return (period, rest),
        }
    }
    (&periods[periods.len() - 1], rest)
}

/// All the time a player has had by the time he has made so many moves.
fn granted(periods: &[Period], moves: u32) -> i64 {
    let mut rest = moves;
    let mut seconds: i64 = 0;
    for (i, period) in periods.iter().enumerate() {
        seconds += i64::from(period.seconds);
        match period.moves {
            Some(moves) if rest >= moves && moves > 0 => {
                seconds += i64::from(period.increment) * i64::from(moves);
                rest -= moves;
                if i + 1 == periods.len() {
                    // As often again as it was completed.
                    let times = i64::from(rest / moves) + 1;
                    seconds += i64::from(period.seconds) * times;
                    seconds += i64::from(period.increment) * i64::from(rest);
                }
            }
            _ => {
                seconds += i64::from(period.increment) * i64::from(rest);
                break;
            }
        }
    }
    seconds * 1000
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tags::time_control;

    fn game(plies: usize) -> Vec<Position> {
        let mut position = Position::initial();
        let mut positions = vec![position];
        for san in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(plies) {
            position.play(position.parse_san(san).expect(san));
            positions.push(position);
        }
        positions
    }

    #[test]
    fn granted_time() {
        let control = time_control(b"40/7200:20/3600:900+30").expect("three periods");
        assert_eq!(granted(&control, 39), 7_200_000);
        assert_eq!(granted(&control, 40), 10_800_000);
        assert_eq!(granted(&control, 61), 11_730_000);
        let control = time_control(b"40/7200").expect("one period");
        assert_eq!(granted(&control, 80), 3 * 7_200_000);
    }

    #[test]
    fn zero_and_another_move() {
        let mut clocks = Clocks::default();
        for (ply, text) in [(1, "0:01:00"), (3, "0:00:00"), (5, "0:00:03")] {
            clocks.note(format!("[%clk {text}]").as_bytes(), ply);
        }
        let control = time_control(b"60+2").expect("control");
        let odd = clocks.odd(&game(6), Some(&control));
        let side = Color::White;
        assert_eq!(odd[0], Odd::Exceeded { ply: 3, side });
        // Without an addition whole seconds prove nothing.
        assert!(clocks.odd(&game(6), None).is_empty());
        // Nor is anything wrong if he moved no more.
        let odd = clocks.odd(&game(4), Some(&control));
        assert!(!odd.iter().any(|odd| matches!(odd, Odd::Exceeded { .. })));
    }

    #[test]
    fn time_from_nowhere() {
        let mut clocks = Clocks::default();
        clocks.note(b"[%clk 0:10:00]", 2);
        clocks.note(b"[%clk 0:12:00]", 4);
        let control = time_control(b"600+5").expect("control");
        let (side, by) = (Color::Black, Millis(115_000));
        assert_eq!(
            clocks.odd(&game(4), Some(&control)),
            [Odd::Rises { ply: 4, side, by }]
        );
    }

    #[test]
    fn more_used_than_granted() {
        let mut clocks = Clocks::default();
        clocks.note(b"[%emt 0:00:50]", 1);
        clocks.note(b"[%emt 0:00:20]", 3);
        let control = time_control(b"60").expect("control");
        let (ply, side) = (3, Color::White);
        assert_eq!(
            clocks.odd(&game(5), Some(&control)),
            [Odd::Exceeded { ply, side }]
        );
    }
}
