//! Tournaments that never were, for trials: results drawn by the ratings, rounds paired by the rules.

use chess::Color;

use super::course::{Course, Prohibition, Starter, Tenths, Turn, Worth};
use super::pairing::{RoundPairing, pair};
use crate::outcome::Bye;
use crate::player::PlayerId;

/// Lots: a number below the one asked for. The dice are thrown by the caller.
pub type Dice<'a> = &'a mut dyn FnMut(u32) -> u32;

/// What a tournament is to be like. Chances are in thousandths for each player, or game, and round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// How many.
    pub players: u32,
    /// How many.
    pub rounds: u32,
    /// The initial colour.
    pub initial: Color,
    /// What results are worth.
    pub worth: Worth,
    /// Byes that are asked for, of any kind.
    pub byes: u32,
    /// Games that are not played.
    pub forfeits: u32,
    /// Players who leave.
    pub withdrawals: u32,
    /// Players who come late, once each.
    pub late: u32,
    /// Pairs of players who must not meet, in all.
    pub prohibitions: u32,
    /// Baku acceleration.
    pub baku: bool,
}

impl Default for Recipe {
    fn default() -> Recipe {
        Recipe {
            players: 20,
            rounds: 7,
            initial: Color::White,
            worth: Worth::default(),
            byes: 20,
            forfeits: 20,
            withdrawals: 5,
            late: 20,
            prohibitions: 0,
            baku: false,
        }
    }
}

impl Recipe {
    /// Anything: small and large, all schemes, both colours, with and without whatever can happen.
    pub fn mixed(dice: Dice<'_>) -> Recipe {
        let usual = Worth::default();
        let of = |win, draw, loss, allocated| Worth {
            win,
            draw,
            loss,
            allocated,
            ..usual
        };
        let schemes = [
            usual,
            usual,
            usual,
            of(30, 10, 0, 30),
            of(30, 20, 10, 20),
            of(10, 5, 0, 5),
            of(10, 5, 0, 0),
            of(20, 10, 0, 20),
        ];
        let players = match dice(3) {
            0 => 4 + dice(9),
            1 => 8 + dice(30),
            _ => 20 + dice(60),
        };
        let mut often = |most: u32| match dice(2) {
            0 => 0,
            _ => dice(most),
        };
        Recipe {
            byes: often(80),
            forfeits: often(120),
            withdrawals: often(30),
            late: often(150),
            prohibitions: often(8),
            players,
            rounds: 3 + dice(9).min(players - 2),
            initial: Color::ALL[dice(2) as usize],
            worth: schemes[dice(8) as usize],
            baku: dice(5) == 0,
        }
    }
}

/// A tournament with the ratings of its players, the first player first.
#[derive(Clone, Debug)]
pub struct Generated {
    /// What happened.
    pub course: Course,
    /// By TPN.
    pub ratings: Vec<u16>,
}

/// Plays a tournament; it ends early if a round cannot be paired.
pub fn generate(recipe: &Recipe, dice: Dice<'_>) -> Generated {
    let mut ratings: Vec<u16> = (0..recipe.players)
        .map(|_| 1200 + dice(1400) as u16)
        .collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let starters = (1..=recipe.players).map(|id| Starter {
        id: PlayerId(id),
        turns: Vec::new(),
        withdrawn: false,
        bonus: Vec::new(),
    });
    let mut course = Course {
        rounds: recipe.rounds,
        initial: Some(recipe.initial),
        worth: recipe.worth,
        starters: starters.collect(),
        accelerations: Vec::new(),
        prohibitions: prohibitions(recipe, dice),
    };
    if recipe.baku {
        course.accelerations = super::baku::baku(recipe.players, recipe.rounds, &recipe.worth);
    }
    let chance = |dice: &mut dyn FnMut(u32) -> u32, of: u32| of > 0 && dice(1000) < of;
    let mut away: Vec<u32> = Vec::new();
    for _ in 0..recipe.players {
        away.push(match chance(dice, recipe.late) {
            true => 1 + dice(recipe.rounds.max(2) / 2),
            false => 0,
        });
    }
    for round in 1..=recipe.rounds {
        for (place, starter) in course.starters.iter_mut().enumerate() {
            let gone = starter.withdrawn || round > 1 && chance(dice, recipe.withdrawals);
            starter.withdrawn = gone;
            let bye = match () {
                () if gone || round <= away[place] => Some(Bye::ZeroPoint),
                () if chance(dice, recipe.byes) => Some(match dice(8) {
                    0 => Bye::FullPoint,
                    1..=2 => Bye::ZeroPoint,
                    _ => Bye::HalfPoint,
                }),
                () => None,
            };
            let turn = bye.map(|bye| Turn::Bye {
                bye,
                points: recipe.worth.bye(bye),
            });
            starter.turns.push(turn.unwrap_or_default());
        }
        let Ok(pairing) = pair(&course, round) else {
            course.starters.iter_mut().for_each(|starter| {
                starter.turns.pop();
            });
            break;
        };
        play(&mut course, &ratings, &pairing, recipe, dice);
    }
    Generated { course, ratings }
}

fn prohibitions(recipe: &Recipe, dice: Dice<'_>) -> Vec<Prohibition> {
    let mut all = Vec::new();
    for _ in 0..recipe.prohibitions {
        let one = 1 + dice(recipe.players);
        let two = 1 + dice(recipe.players);
        let first = 1 + dice(recipe.rounds);
        if one != two {
            all.push(Prohibition {
                rounds: (first, recipe.rounds),
                players: vec![PlayerId(one.min(two)), PlayerId(one.max(two))],
            });
        }
    }
    all
}

fn play(
    course: &mut Course,
    ratings: &[u16],
    pairing: &RoundPairing,
    recipe: &Recipe,
    dice: Dice<'_>,
) {
    let worth = recipe.worth;
    let mut set = |id: PlayerId, turn: Turn| {
        if let Some(last) = course.starters[id.0 as usize - 1].turns.last_mut() {
            *last = turn;
        }
    };
    for board in pairing.boards() {
        let rating = |id: PlayerId| f64::from(ratings[id.0 as usize - 1]);
        let played = recipe.forfeits == 0 || dice(1000) >= recipe.forfeits;
        let (white, black) = match played {
            true => result(rating(board.white) - rating(board.black), &worth, dice),
            false => match dice(5) {
                0 => (worth.absent, worth.absent),
                1..=2 => (worth.win, worth.absent),
                _ => (worth.absent, worth.win),
            },
        };
        for (own, opponent, color, points) in [
            (board.white, board.black, Color::White, white),
            (board.black, board.white, Color::Black, black),
        ] {
            set(own, turn(played, opponent, color, points));
        }
    }
    if let Some(id) = pairing.bye_id() {
        let bye = Bye::PairingAllocated;
        let points = worth.allocated;
        set(id, Turn::Bye { bye, points });
    }
}

fn turn(played: bool, opponent: PlayerId, color: Color, points: Tenths) -> Turn {
    match played {
        true => Turn::Played {
            opponent,
            color,
            points,
        },
        false => Turn::Forfeit {
            opponent,
            color: Some(color),
            points,
        },
    }
}

/// What a game brings: by the expectation of the ratings, with fewer draws the more they differ.
fn result(difference: f64, worth: &Worth, dice: Dice<'_>) -> (Tenths, Tenths) {
    let expected = 1.0 / (1.0 + 10f64.powf(-difference / 400.0));
    let draw = 0.7 * expected.min(1.0 - expected);
    let lot = f64::from(dice(10_000)) / 10_000.0;
    if lot < draw {
        (worth.draw, worth.draw)
    } else if lot < expected + draw / 2.0 {
        (worth.win, worth.loss)
    } else {
        (worth.loss, worth.win)
    }
}
