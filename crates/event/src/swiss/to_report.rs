//! A generated tournament as a report, for other programs.

use laws::regulations::{HalfPoints, Points};

use super::course::{Course, Tenths, Turn};
use super::generate::Generated;
use crate::player::{Player, PlayerId};
use crate::trf;

fn half(points: Tenths) -> HalfPoints {
    HalfPoints((points / 5).max(0) as u32)
}

impl Generated {
    /// The report, under a name.
    pub fn report(&self, name: &str) -> trf::Report {
        let course = &self.course;
        let worth = course.worth;
        let scheme = trf::Scheme {
            absent: half(worth.absent),
            bye: half(worth.allocated),
            ..trf::Scheme::of(Points {
                win: half(worth.win),
                draw: half(worth.draw),
                loss: half(worth.loss),
            })
        };
        let accelerations = course.accelerations.iter().map(|one| trf::Acceleration {
            match_points: None,
            points: half(one.points),
            first_round: one.rounds.0,
            last_round: one.rounds.1,
            first: PlayerId(one.players.0),
            last: PlayerId(one.players.1),
        });
        let prohibitions = course.prohibitions.iter().map(|one| trf::Prohibition {
            first_round: one.rounds.0,
            last_round: one.rounds.1,
            players: one.players.clone(),
        });
        trf::Report {
            name: name.to_owned(),
            rounds: Some(course.rounds),
            initial_color: course.initial,
            points: Some(scheme).filter(|scheme| *scheme != trf::Scheme::default()),
            system_code: "FIDE_DUTCH".to_owned(),
            players: lines(course, &self.ratings),
            accelerations: accelerations.collect(),
            prohibitions: prohibitions.collect(),
            ..trf::Report::default()
        }
    }
}

fn lines(course: &Course, ratings: &[u16]) -> Vec<trf::PlayerLine> {
    let total = |place: usize| -> Tenths {
        let turns = course.starters[place].turns.iter();
        turns.map(Turn::points).sum()
    };
    let mut order: Vec<usize> = (0..course.starters.len()).collect();
    order.sort_by_key(|&place| (-total(place), place));
    let mut rank = vec![0; order.len()];
    for (i, &place) in order.iter().enumerate() {
        rank[place] = i as u32 + 1;
    }
    let starters = course.starters.iter().enumerate();
    let lines = starters.map(|(place, starter)| trf::PlayerLine {
        player: Player {
            id: starter.id,
            rating: ratings.get(place).copied(),
            ..Player::named("Player", &format!("{:04}", starter.id.0))
        },
        points: half(total(place)),
        rank: Some(rank[place]),
        cells: starter
            .turns
            .iter()
            .map(|turn| cell(turn, course))
            .collect(),
    });
    lines.collect()
}

fn cell(turn: &Turn, course: &Course) -> trf::Cell {
    let worth = course.worth;
    match *turn {
        Turn::Blank => trf::Cell::BLANK,
        Turn::Played {
            opponent,
            color,
            points,
        } => trf::Cell {
            opponent: Some(opponent),
            color: Some(color),
            code: Some(match points {
                points if points == worth.win => trf::Code::Win,
                points if points == worth.draw => trf::Code::Draw,
                _ => trf::Code::Loss,
            }),
        },
        Turn::Forfeit {
            opponent,
            color,
            points,
        } => trf::Cell {
            opponent: Some(opponent),
            color,
            code: Some(match points == worth.win {
                true => trf::Code::ForfeitWin,
                false => trf::Code::ForfeitLoss,
            }),
        },
        Turn::Bye { bye, .. } => trf::Cell {
            opponent: None,
            color: None,
            code: Some(trf::Code::Bye(bye)),
        },
    }
}
