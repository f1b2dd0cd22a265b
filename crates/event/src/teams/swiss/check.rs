//! Was a round paired as C.04.6 says?

use std::collections::BTreeSet;

use chess::Color;

use super::pairing::{TeamRound, pair_teams};
use super::state::TeamField;
use crate::standings::Kind;
use crate::swiss::Impossible;
use crate::teams::{TeamCourse, TeamId};

/// A round as it was paired: colours may be unknown where nobody came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamDrawn {
    /// Two teams, the smaller number first, and the colour of the first.
    pub pairs: BTreeSet<(TeamId, TeamId, Option<Color>)>,
    /// Who had the bye of the pairing.
    pub byes: BTreeSet<TeamId>,
}

impl TeamDrawn {
    /// What the rules say.
    pub fn of_round(round: &TeamRound) -> TeamDrawn {
        let pairs = round.games.iter().map(|game| {
            let white = game.white < game.black;
            let color = if white { Color::White } else { Color::Black };
            let (one, other) = (game.white.min(game.black), game.white.max(game.black));
            (one, other, Some(color))
        });
        TeamDrawn {
            pairs: pairs.collect(),
            byes: round.bye.into_iter().collect(),
        }
    }

    /// What an event says.
    pub fn of_course(course: &TeamCourse, round: u32) -> TeamDrawn {
        let mut drawn = TeamDrawn::default();
        for starter in &course.starters {
            let Some(turn) = starter.turn(round) else {
                continue;
            };
            if turn.kind == Kind::PairingBye {
                drawn.byes.insert(starter.id);
            }
            if let Some(other) = turn.opponent.filter(|&other| other > starter.id) {
                drawn.pairs.insert((starter.id, other, turn.color));
            }
        }
        drawn
    }

    fn without_colours(&self) -> BTreeSet<(TeamId, TeamId)> {
        self.pairs.iter().map(|&(a, b, _)| (a, b)).collect()
    }
}

/// A round that was paired otherwise than the rules say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamDifference {
    /// Which.
    pub round: u32,
    /// As it was paired.
    pub drawn: TeamDrawn,
    /// As the rules say.
    pub rules: Result<TeamDrawn, Impossible>,
}

impl TeamDifference {
    /// Pairs that were drawn and pairs of the rules, without those that are in both.
    pub fn pairs(&self) -> [Vec<(TeamId, TeamId)>; 2] {
        let drawn = self.drawn.without_colours();
        let rules = self.rules.as_ref().map(TeamDrawn::without_colours);
        let rules = rules.unwrap_or_default();
        [
            drawn.difference(&rules).copied().collect(),
            rules.difference(&drawn).copied().collect(),
        ]
    }

    /// Matches with the other colours than the rules give: White first, as the rules say.
    pub fn colours(&self) -> Vec<(TeamId, TeamId)> {
        let Ok(rules) = &self.rules else {
            return Vec::new();
        };
        let turned = rules.pairs.iter().filter_map(|&(one, other, color)| {
            let as_drawn = self.drawn.pairs.iter();
            let mut as_drawn = as_drawn.filter(|pair| (pair.0, pair.1) == (one, other));
            let (_, _, drawn) = as_drawn.next()?;
            (drawn.is_some() && *drawn != color).then_some(match color {
                Some(Color::Black) => (other, one),
                _ => (one, other),
            })
        });
        turned.collect()
    }
}

/// What differs in a round, if anything does.
pub fn check_teams_round(course: &TeamCourse, round: u32) -> Option<TeamDifference> {
    let field = TeamField::before(course, round);
    let drawn = TeamDrawn::of_course(course, round);
    let rules = pair_teams(&field).map(|round| TeamDrawn::of_round(&round));
    let difference = TeamDifference {
        round,
        drawn,
        rules,
    };
    let byes = difference.rules.as_ref().map(|rules| &rules.byes);
    let same = byes == Ok(&difference.drawn.byes)
        && difference.pairs().iter().all(Vec::is_empty)
        && difference.colours().is_empty();
    (!same).then_some(difference)
}

/// All rounds that differ.
pub fn check_teams(course: &TeamCourse) -> Vec<TeamDifference> {
    let rounds = 1..=course.paired_rounds();
    rounds
        .filter_map(|round| check_teams_round(course, round))
        .collect()
}
