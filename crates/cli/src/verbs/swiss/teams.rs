//! Reports of team events: the same verbs by the Swiss system for teams (C.04.6).

use std::path::Path;

use event::TeamId;
use event::teams::TeamCourse;
use event::teams::swiss::{TeamDifference, TeamField, TeamRound, check_teams_round, pair_teams};

use super::check::Differing;
use super::file::complain_at;
use super::pair::impossible;
use super::{BAD, NO_PAIRING};
use crate::failure::Failure;

/// The event of a report, from which teams can be paired.
pub fn course(path: &Path, text: &str, report: &event::trf::Report) -> Result<TeamCourse, Failure> {
    let course = TeamCourse::of_report(report)
        .map_err(|why| complain_at(path, text, "310", 1, &why.to_string()))?;
    let played = course.paired_rounds();
    match report.rounds {
        None => {
            let words =
                "expected the number of rounds (line 142): the last ones are paired otherwise";
            Err(complain_at(path, text, "012", 1, words))
        }
        Some(rounds) if rounds < played => {
            let words = format!("expected at least {played} rounds, not {rounds}");
            Err(complain_at(path, text, "142", 5, &words))
        }
        Some(_) => Ok(course),
    }
}

/// Pairs a round.
pub fn paired(course: &TeamCourse, round: u32) -> Result<TeamRound, Failure> {
    if round == 0 || round > course.rounds {
        let words = format!(
            "there are {} rounds; round {round} cannot be paired",
            course.rounds
        );
        return Err(Failure::coded(BAD, words));
    }
    let field = TeamField::before(course, round);
    pair_teams(&field).map_err(|why| Failure::coded(NO_PAIRING, impossible(why, round)))
}

/// The rounds that differ.
pub fn differing(course: &TeamCourse) -> Vec<Differing> {
    let rounds = 1..=course.paired_rounds();
    let all = rounds.filter_map(|round| check_teams_round(course, round));
    all.map(|one| told(&one)).collect()
}

fn told(one: &TeamDifference) -> Differing {
    let [report, rules] = one.pairs();
    let pair = |(a, b): &(TeamId, TeamId)| format!("{a}–{b}");
    let bye = |team: &TeamId| format!("{team} bye");
    let ruled = one.rules.as_ref().ok();
    let no_byes = Default::default();
    let by_rules = ruled.map_or(&no_byes, |rules| &rules.byes);
    let only = |a: &std::collections::BTreeSet<TeamId>, b: &std::collections::BTreeSet<TeamId>| {
        a.difference(b).map(bye).collect::<Vec<_>>()
    };
    let with = |pairs: Vec<(TeamId, TeamId)>, byes: Vec<String>| {
        pairs.iter().map(pair).chain(byes).collect()
    };
    Differing {
        round: one.round,
        report: with(report, only(&one.drawn.byes, by_rules)),
        rules: with(rules, only(by_rules, &one.drawn.byes)),
        colours: one.colours().iter().map(pair).collect(),
        impossible: one
            .rules
            .as_ref()
            .err()
            .map(|&why| impossible(why, one.round)),
    }
}
