//! A tournament from a report (TRF26).

use std::collections::BTreeMap;
use std::fmt;

use super::baku::baku;
use super::course::{Acceleration, Course, Prohibition, Starter, Tenths, Turn, Worth};
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::trf::{Cell, Code, Halves, Report};

/// A report from which nobody can pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// Nobody is in it.
    NoPlayers,
    /// It is about teams.
    Teams,
    /// The number of rounds is missing (142): the last round is paired otherwise than the others.
    NoRounds,
    /// More rounds are played than there are (142).
    TooManyRounds {
        /// As announced.
        rounds: u32,
        /// As played.
        played: u32,
    },
    /// A game at the board without a colour.
    NoColor {
        /// Whose.
        player: PlayerId,
        /// In which round.
        round: u32,
    },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::NoPlayers => f.write_str("expected players (lines 001)"),
            Unfit::Teams => f.write_str("expected players, not teams (310)"),
            Unfit::NoRounds => f.write_str("expected the number of rounds (line 142)"),
            Unfit::TooManyRounds { rounds, played } => {
                write!(
                    f,
                    "expected at least {played} rounds (line 142), not {rounds}"
                )
            }
            Unfit::NoColor { player, round } => write!(
                f,
                "expected w or b: player {player} played in round {round}"
            ),
        }
    }
}

impl std::error::Error for Unfit {}

/// Half points of reports.
fn tenths(halves: Halves) -> Tenths {
    halves.0 * 5
}

impl Course {
    /// What a report says.
    ///
    /// # Errors
    ///
    /// What is missing for pairing.
    pub fn of_report(report: &Report) -> Result<Course, Unfit> {
        if report.is_team() {
            return Err(Unfit::Teams);
        }
        if report.players.is_empty() {
            return Err(Unfit::NoPlayers);
        }
        let rounds = report.rounds.ok_or(Unfit::NoRounds)?;
        let played = report.paired_rounds();
        if played > rounds {
            return Err(Unfit::TooManyRounds { rounds, played });
        }
        let half = |points: laws::regulations::HalfPoints| points.0 as Tenths * 5;
        let scheme = report.scheme();
        let worth = Worth {
            win: half(scheme.points.win),
            draw: half(scheme.points.draw),
            loss: half(scheme.points.loss),
            absent: half(scheme.absent),
            allocated: half(scheme.bye),
        };
        let accelerations = match report.accelerations.is_empty() && report.is_baku() {
            true => baku(report.players.len() as u32, rounds, &worth),
            false => accelerations(report),
        };
        let prohibitions = report.prohibitions.iter().map(|one| Prohibition {
            rounds: (one.first_round, one.last_round),
            players: one.players.clone(),
        });
        Ok(Course {
            rounds,
            initial: report.initial_color,
            worth,
            starters: starters(report, half(scheme.unknown))?,
            accelerations,
            prohibitions: prohibitions.collect(),
        })
    }
}

fn accelerations(report: &Report) -> Vec<Acceleration> {
    let all = report.accelerations.iter().map(|one| Acceleration {
        points: one.points.0 as Tenths * 5,
        rounds: (one.first_round, one.last_round),
        players: (one.first.0, one.last.0),
    });
    all.collect()
}

fn starters(report: &Report, unknown: Tenths) -> Result<Vec<Starter>, Unfit> {
    let worth = report.worth();
    let paired = report.paired_rounds();
    let rounds = report.rounds.unwrap_or(paired);
    let mut byes: BTreeMap<(PlayerId, u32), Bye> = BTreeMap::new();
    for list in &report.byes {
        byes.extend(list.players.iter().map(|&id| ((id, list.round), list.bye)));
    }
    let mut lines: Vec<_> = report.players.iter().collect();
    lines.sort_by_key(|line| match report.numbers_by_rank {
        true => (line.rank.unwrap_or(u32::MAX), line.player.id),
        false => (0, line.player.id),
    });
    let mut starters = Vec::new();
    for line in lines {
        let id = line.player.id;
        let mut turns = Vec::new();
        for round in 1..=rounds {
            let cell = line
                .cells
                .get(round as usize - 1)
                .copied()
                .unwrap_or_default();
            let asked = byes.get(&(id, round)).filter(|_| cell == Cell::BLANK);
            let code = asked.map_or(cell.code, |&bye| Some(Code::Bye(bye)));
            let worth = |code| tenths(worth.of(id, round, code));
            turns.push(match (cell.opponent, code) {
                (None, Some(Code::Bye(bye))) => Turn::Bye {
                    bye,
                    points: worth(Code::Bye(bye)),
                },
                (Some(opponent), Some(code)) if code.is_played() => Turn::Played {
                    opponent,
                    color: cell.color.ok_or(Unfit::NoColor { player: id, round })?,
                    points: worth(code),
                },
                (Some(opponent), Some(code)) => Turn::Forfeit {
                    opponent,
                    color: cell.color,
                    points: worth(code),
                },
                // A game without a result counts as a draw for pairing (C.04.2 3.1).
                (Some(opponent), None) => Turn::Played {
                    opponent,
                    color: cell.color.ok_or(Unfit::NoColor { player: id, round })?,
                    points: unknown,
                },
                _ if round <= paired => Turn::Bye {
                    bye: Bye::ZeroPoint,
                    points: worth(Code::Bye(Bye::ZeroPoint)),
                },
                _ => Turn::Blank,
            });
        }
        let bonus = (0..=rounds).map(|after| tenths(worth.extra(id, after, rounds)));
        starters.push(Starter {
            id,
            turns,
            withdrawn: false,
            bonus: bonus.collect(),
        });
    }
    Ok(starters)
}
