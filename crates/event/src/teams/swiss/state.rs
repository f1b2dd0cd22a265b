//! What each team is due before a round (C.04.6 1).

use std::collections::BTreeSet;

use chess::Color;

use super::colours::{TeamPreference, preference};
use crate::standings::Kind;
use crate::teams::{Primary, SecondScore, TeamCourse, TeamId, TeamStarter, TeamTurn};

/// A team before a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamFacts {
    /// The TPN.
    pub id: TeamId,
    /// The primary score with virtual points, in halves: it makes scoregroups.
    pub score: i64,
    /// The primary score, in halves.
    pub primary: i64,
    /// The other score, if it is used for colours (4.2.2).
    pub secondary: i64,
    /// Teams met in matches that were played (C1).
    pub met: BTreeSet<TeamId>,
    /// Colours on the first board of played matches (1.6.1).
    pub colours: Vec<Color>,
    /// Whites less Blacks (1.6.2).
    pub difference: i32,
    /// The colour preference (1.7).
    pub preference: TeamPreference,
    /// Met a team with another score in the round before (1.5).
    pub floated: bool,
    /// May get the bye of the pairing (C2).
    pub may_bye: bool,
    /// Matches played.
    pub played: u32,
}

/// Everybody who is to be paired in a round, by TPN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamField {
    /// The round that is paired.
    pub round: u32,
    /// Are C7 and C10 in force? Not in the last two rounds.
    pub floats_count: bool,
    /// The initial colour.
    pub initial: Color,
    /// By TPN.
    pub teams: Vec<TeamFacts>,
    /// Pairs that must not meet though they have not met.
    pub prohibited: BTreeSet<(TeamId, TeamId)>,
}

impl TeamField {
    /// As things stand before a round, counted from 1.
    pub fn before(course: &TeamCourse, round: u32) -> TeamField {
        let here = course.starters.iter().filter(|one| is_here(one, round));
        let teams: Vec<TeamFacts> = here.map(|one| facts(course, one, round)).collect();
        let mut prohibited = BTreeSet::new();
        for one in &teams {
            for other in teams.iter().filter(|other| other.id > one.id) {
                if course.is_prohibited(one.id, other.id, round) {
                    prohibited.insert((one.id, other.id));
                }
            }
        }
        TeamField {
            round,
            floats_count: round + 2 <= course.rounds,
            initial: course.initial_color().unwrap_or(Color::White),
            teams,
            prohibited,
        }
    }

    /// May two meet (C1)?
    pub fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.teams[one], &self.teams[other]);
        let pair = (a.id.min(b.id), a.id.max(b.id));
        !a.met.contains(&b.id) && !self.prohibited.contains(&pair)
    }
}

/// To be paired: not withdrawn, and without a bye that was asked for. In a round that was paired, who was paired in it.
fn is_here(starter: &TeamStarter, round: u32) -> bool {
    match starter.turn(round) {
        Some(turn) => turn.is_paired(),
        None => !starter.withdrawn,
    }
}

fn facts(course: &TeamCourse, starter: &TeamStarter, round: u32) -> TeamFacts {
    let last = round.saturating_sub(1);
    let past = || (1..=last).filter_map(|round| starter.turn(round));
    let played = || past().filter(|turn| turn.kind == Kind::Played);
    let colours: Vec<Color> = played().filter_map(|turn| turn.color).collect();
    let primary = primary_after(course, starter, last);
    let (match_points, game_points) = starter.scores_after(last);
    let secondary = match (course.rules.second_score, course.rules.primary) {
        (SecondScore::Unused, _) => 0,
        (SecondScore::Used, Primary::Match) => game_points,
        (SecondScore::Used, Primary::Game) => match_points,
    };
    let barred = |turn: &TeamTurn| {
        matches!(
            turn.kind,
            Kind::PairingBye | Kind::ForfeitWin | Kind::FullBye
        )
    };
    TeamFacts {
        id: starter.id,
        score: primary + course.virtual_points(starter.id, round),
        primary,
        secondary,
        met: played().filter_map(|turn| turn.opponent).collect(),
        difference: difference(&colours),
        preference: preference(course.rules.preferences, &colours, round == course.rounds),
        floated: last > 0 && has_floated(course, starter, last),
        may_bye: !past().any(barred),
        played: played().count() as u32,
        colours,
    }
}

/// The score that pairs, after a round.
fn primary_after(course: &TeamCourse, starter: &TeamStarter, round: u32) -> i64 {
    let (match_points, game_points) = starter.scores_after(round);
    match course.rules.primary {
        Primary::Match => match_points,
        Primary::Game => game_points,
    }
}

/// 1.5: played an opponent who then had another score.
fn has_floated(course: &TeamCourse, starter: &TeamStarter, round: u32) -> bool {
    let met = starter.turn(round).filter(|turn| turn.kind == Kind::Played);
    let other = met
        .and_then(|turn| turn.opponent)
        .and_then(|other| course.starter(other));
    other.is_some_and(|other| {
        let score = |one: &TeamStarter| {
            primary_after(course, one, round - 1) + course.virtual_points(one.id, round)
        };
        score(starter) != score(other)
    })
}

fn difference(colours: &[Color]) -> i32 {
    crate::swiss::colours::difference(colours)
}
