//! The pairing of a round (C.04.6 3.3).

use std::cmp::Reverse;

use chess::Color;

use super::bracket::{Group, broken, can_be_paired, pairs};
use super::colours::{TeamColourRule, colours_of};
use super::state::TeamField;
use crate::swiss::Impossible;
use crate::teams::TeamId;

/// A match that was paired.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TeamGame {
    /// White on the first board.
    pub white: TeamId,
    /// Black on the first board.
    pub black: TeamId,
    /// Why so.
    pub rule: TeamColourRule,
}

/// A bracket as it was paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamBracket {
    /// The score of its residents, in halves.
    pub score: i64,
    /// The scoregroup.
    pub residents: Vec<TeamId>,
    /// Who came up to it.
    pub upfloaters: Vec<TeamId>,
    /// Pairs, the smaller number first.
    pub pairs: Vec<(TeamId, TeamId)>,
    /// How often C8, C9 and C10 are not complied with.
    pub broken: [u64; 3],
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRound {
    /// From the top.
    pub brackets: Vec<TeamBracket>,
    /// In the order of the boards.
    pub games: Vec<TeamGame>,
    /// Who has the bye of the pairing.
    pub bye: Option<TeamId>,
}

/// Pairs a round.
///
/// # Errors
///
/// No legal pairing exists: the arbiter decides (3.3.3).
pub fn pair_teams(field: &TeamField) -> Result<TeamRound, Impossible> {
    let mut left: Vec<usize> = (0..field.teams.len()).collect();
    if left.is_empty() {
        return Err(Impossible::Nobody);
    }
    // Scoregroups are those before the bye is given (C6 speaks of the following one).
    let mut scores: Vec<i64> = field.teams.iter().map(|team| team.score).collect();
    scores.sort_unstable_by_key(|&score| Reverse(score));
    scores.dedup();
    let bye = match left.len() % 2 {
        0 => None,
        _ => Some(bye(field).ok_or(Impossible::Bye)?),
    };
    left.retain(|&team| Some(team) != bye);
    if !can_be_paired(field, &left) {
        return Err(Impossible::Opponents);
    }
    let mut brackets = Vec::new();
    let mut paired = Vec::new();
    for (place, &score) in scores.iter().enumerate() {
        let of = |team: &usize| field.teams[*team].score;
        let residents: Vec<usize> = left.iter().copied().filter(|t| of(t) == score).collect();
        if residents.is_empty() {
            continue;
        }
        let mut lower: Vec<usize> = left.iter().copied().filter(|t| of(t) < score).collect();
        lower.sort_by_key(|&team| (Reverse(field.teams[team].score), team));
        let group = Group {
            field,
            residents: &residents,
            lower: &lower,
            following: scores.get(place + 1).copied(),
        };
        let upfloaters = group.upfloaters().ok_or(Impossible::Opponents)?;
        let mut teams: Vec<usize> = residents.iter().chain(&upfloaters).copied().collect();
        teams.sort_unstable();
        let found = pairs(field, score, &teams).ok_or(Impossible::Opponents)?;
        left.retain(|team| !teams.contains(team));
        brackets.push(bracket(field, score, (&residents, &upfloaters), &found));
        paired.extend(found);
    }
    Ok(TeamRound {
        brackets,
        games: in_order(field, paired),
        bye: bye.map(|team| field.teams[team].id),
    })
}

/// 3.4: who may have it such that the others can be paired: the lowest score, the most matches, the largest number.
fn bye(field: &TeamField) -> Option<usize> {
    let all = 0..field.teams.len();
    let mut able: Vec<usize> = all.clone().filter(|&t| field.teams[t].may_bye).collect();
    able.sort_by_key(|&team| {
        let facts = &field.teams[team];
        (facts.score, Reverse(facts.played), Reverse(facts.id))
    });
    able.into_iter().find(|&team| {
        let rest: Vec<usize> = all.clone().filter(|&other| other != team).collect();
        can_be_paired(field, &rest)
    })
}

fn bracket(
    field: &TeamField,
    score: i64,
    (residents, upfloaters): (&[usize], &[usize]),
    pairs: &[(usize, usize)],
) -> TeamBracket {
    let id = |&team: &usize| field.teams[team].id;
    let mut sums = [0; 3];
    for &(one, other) in pairs {
        for (sum, one) in sums.iter_mut().zip(broken(field, score, one, other)) {
            *sum += one;
        }
    }
    TeamBracket {
        score,
        residents: residents.iter().map(id).collect(),
        upfloaters: upfloaters.iter().map(id).collect(),
        pairs: pairs.iter().map(|(a, b)| (id(a), id(b))).collect(),
        broken: sums,
    }
}

/// By the higher score, then both, then the smaller number (C.04.2 3.6).
fn in_order(field: &TeamField, mut pairs: Vec<(usize, usize)>) -> Vec<TeamGame> {
    pairs.sort_by_key(|&(one, other)| {
        let (a, b) = (&field.teams[one], &field.teams[other]);
        let scores = (a.score.max(b.score), a.score + b.score);
        (Reverse(scores), a.id.min(b.id))
    });
    let game = |(one, other): (usize, usize)| {
        let (a, b) = (&field.teams[one], &field.teams[other]);
        let (color, rule) = colours_of(a, b, field.initial);
        let (white, black) = match color {
            Color::White => (a.id, b.id),
            Color::Black => (b.id, a.id),
        };
        TeamGame { white, black, rule }
    };
    pairs.into_iter().map(game).collect()
}
