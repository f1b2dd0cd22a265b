//! The clock alone: tables of what it shows, and what must hold whatever is done with it.

use chess::{ByColor, Color};
use laws::Millis;
use laws::clock::Clock;
use laws::time_control::{NextPeriod, PerMove, Period, TimeControl};

const fn s(n: i64) -> Millis {
    Millis::seconds(n)
}

/// Time for a move, and what the display shows right after the press.
type Row = (i64, i64);

fn shown(per_move: PerMove, rows: &[Row]) {
    let mut clock = Clock::new(TimeControl::simple(s(60), per_move));
    clock.start(Color::White, Millis::ZERO);
    let mut now = Millis::ZERO;
    for (i, &(used, left)) in rows.iter().enumerate() {
        now += s(used);
        clock.press(Color::White, now);
        assert_eq!(
            clock.remaining(Color::White, now),
            s(left),
            "{per_move:?}, move {}",
            i + 1
        );
        // Black answers at once.
        clock.press(Color::Black, now);
    }
}

#[test]
fn what_the_display_shows_after_each_move() {
    shown(PerMove::Nothing, &[(10, 50), (0, 50), (49, 1)]);
    shown(
        PerMove::Cumulative(s(5)),
        &[(10, 60), (5, 60), (0, 65), (70, 0)],
    );
    shown(
        PerMove::Bronstein(s(5)),
        &[(10, 55), (5, 55), (4, 55), (0, 55), (6, 54)],
    );
    shown(
        PerMove::Delay(s(5)),
        &[(10, 55), (5, 55), (4, 55), (0, 55), (6, 54)],
    );
}

#[test]
fn bronstein_and_delay_cost_the_same() {
    for used in 0..30 {
        let left = |per_move| {
            let mut clock = Clock::new(TimeControl::simple(s(60), per_move));
            clock.start(Color::White, Millis::ZERO);
            clock.press(Color::White, s(used));
            clock.remaining(Color::White, s(used))
        };
        let after_bronstein = left(PerMove::Bronstein(s(7)));
        assert_eq!(after_bronstein, left(PerMove::Delay(s(7))), "{used} s");
    }
}

#[test]
fn the_moment_of_the_fall() {
    let table = [
        (PerMove::Nothing, 60),
        (PerMove::Cumulative(s(5)), 65),
        (PerMove::Bronstein(s(5)), 60),
        (PerMove::Delay(s(5)), 65),
    ];
    for (per_move, falls) in table {
        let mut clock = Clock::new(TimeControl::simple(s(60), per_move));
        clock.start(Color::White, Millis::ZERO);
        assert_eq!(
            clock.falls_at(),
            Some((Color::White, s(falls))),
            "{per_move:?}"
        );
        assert!(!clock.is_down(Color::White, s(falls) - Millis(1)));
        assert!(clock.is_down(Color::White, s(falls)));
    }
}

#[test]
fn a_pause_changes_nothing() {
    for per_move in [
        PerMove::Nothing,
        PerMove::Cumulative(s(5)),
        PerMove::Bronstein(s(5)),
        PerMove::Delay(s(5)),
    ] {
        let mut straight = Clock::new(TimeControl::simple(s(60), per_move));
        let mut paused = straight.clone();
        straight.start(Color::White, Millis::ZERO);
        straight.press(Color::White, s(8));
        paused.start(Color::White, Millis::ZERO);
        paused.stop(s(3));
        paused.start(Color::White, s(100));
        paused.press(Color::White, s(105));
        assert_eq!(
            straight.remaining(Color::White, s(8)),
            paused.remaining(Color::White, s(105)),
            "{per_move:?}"
        );
    }
}

#[test]
fn nothing_is_added_once_the_flag_is_down() {
    let mut clock = Clock::new(TimeControl::simple(s(60), PerMove::Cumulative(s(5))));
    clock.start(Color::White, Millis::ZERO);
    clock.fall(Color::White, s(65));
    clock.press(Color::White, s(66));
    assert_eq!(clock.remaining(Color::White, s(66)), s(-1));
}

/// Repeatable chance (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: i64) -> i64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as i64 % n
    }
}

fn any_control(chance: &mut Chance) -> TimeControl {
    let side = |chance: &mut Chance| {
        let many = chance.below(3) + 1;
        let period = |i: i64, chance: &mut Chance| Period {
            moves: (i + 1 < many).then(|| chance.below(3) as u32 + 1),
            time: s(chance.below(100) + 1),
            per_move: match chance.below(4) {
                0 => PerMove::Nothing,
                1 => PerMove::Cumulative(s(chance.below(10))),
                2 => PerMove::Bronstein(s(chance.below(10))),
                _ => PerMove::Delay(s(chance.below(10))),
            },
        };
        (0..many).map(|i| period(i, chance)).collect::<Vec<_>>()
    };
    TimeControl {
        periods: ByColor {
            white: side(chance),
            black: side(chance),
        },
        next: match chance.below(2) {
            0 => NextPeriod::AtMove,
            _ => NextPeriod::AtZero,
        },
    }
}

#[test]
fn a_clock_gains_only_what_a_move_or_a_period_brings() {
    for seed in 1..3000 {
        let mut chance = Chance(seed);
        let control = any_control(&mut chance);
        let mut clock = Clock::new(control.clone());
        let mut now = Millis::ZERO;
        for _ in 0..80 {
            now += Millis(chance.below(20_000));
            let before = clock.clone();
            let actor = Color::ALL[chance.below(2) as usize];
            let pressed = match chance.below(4) {
                0 => {
                    clock.start(actor, now);
                    false
                }
                1 => {
                    clock.stop(now);
                    false
                }
                _ if clock.running.is_some_and(|(side, _)| side == actor) => {
                    clock.press(actor, now);
                    true
                }
                _ => false,
            };
            for color in Color::ALL {
                let had = before.remaining(color, now);
                let has = clock.remaining(color, now);
                let period = before.displays[color].period;
                let entered = clock.displays[color].period - period;
                let next = control.periods[color].get(period + 1);
                let mut most = Millis::ZERO;
                if pressed && color == actor {
                    most += before.period(color).per_move.amount();
                    if entered > 0 {
                        let with_move = |period: &Period| period.time + period.per_move.amount();
                        most += next.map_or(Millis::ZERO, with_move);
                    }
                }
                assert!(entered <= 1, "seed {seed}: one period at a time");
                assert!(
                    has <= had + most,
                    "seed {seed}: {color} had {had} and has {has}"
                );
                assert!(has >= had, "seed {seed}: {color} lost time at once");
            }
        }
    }
}

#[test]
fn what_was_given_is_counted_from_where_the_game_was_taken_over() {
    let per_move = PerMove::Cumulative(s(30));
    let period = |moves, minutes| Period {
        moves,
        time: Millis::minutes(minutes),
        per_move,
    };
    let control = TimeControl::equal(vec![period(Some(40), 90), period(None, 30)]);
    let moves = ByColor {
        white: 39,
        black: 40,
    };
    let periods = ByColor { white: 1, black: 2 };
    let shows = ByColor {
        white: s(10),
        black: s(20),
    };
    let mut clock = Clock::late(control.clone(), moves, periods, Some(shows));
    assert_eq!(clock.given(Color::White), Some(s(10)));
    clock.start(Color::White, Millis::ZERO);
    clock.press(Color::White, s(4));
    clock.press(Color::Black, s(9));
    let given = s(10 + 30) + Millis::minutes(30);
    assert_eq!(clock.given(Color::White), Some(given));
    assert_eq!(clock.remaining(Color::White, s(9)), given - s(4));
    assert_eq!(clock.given(Color::Black), Some(s(20 + 30)));

    let mut whole = Clock::new(control);
    for _ in 0..41 {
        whole.press(Color::White, Millis::ZERO);
    }
    let given = Millis::minutes(120) + s(30 * 42);
    assert_eq!(whole.given(Color::White), Some(given));
}
