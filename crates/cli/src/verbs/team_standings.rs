//! `adoube standings` of a report of teams.

use std::collections::BTreeMap;
use std::io::Write;

use event::TeamId;
use event::standings::{Breakdown, Value};
use event::teams::TeamCourse;
use event::teams::standings::{TeamScores, TeamStandings};
use event::trf::Report;
use locale::Locale;
use serde::Serialize;

use super::standings::{Table, print_sum, shown, table};
use crate::failure::{Answer, Failure};
use crate::output::{FAINT, Output, STRONG};

#[derive(Serialize)]
struct Answered<'a> {
    name: &'a str,
    after: u32,
    tie_breaks: &'a [String],
    rows: Vec<AnsweredRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sums: Vec<Breakdown>,
}

#[derive(Serialize)]
struct AnsweredRow<'a> {
    rank: u32,
    number: u32,
    team: &'a str,
    /// In halves, as everywhere.
    match_points: u32,
    game_points: u32,
    results: [u32; 3],
    values: &'a [Option<Value>],
}

/// Prints them.
pub(super) fn run(asked: &Table, report: &Report, out: &mut Output) -> Result<Answer, Failure> {
    let course = TeamCourse::of_report(report).map_err(|why| Failure::usage(why.to_string()))?;
    let codes = asked.codes(report, course.system, true)?;
    let scores = TeamScores::after(&course, asked.after.unwrap_or(course.begun));
    let standings = scores.standings(&codes);
    let names: BTreeMap<TeamId, &str> = report
        .teams
        .iter()
        .map(|line| (TeamId(line.number), line.name.as_str()))
        .collect();
    let sums: Vec<Breakdown> = match asked.explain {
        None => Vec::new(),
        Some(number) => {
            let sums: Option<Vec<Breakdown>> = codes
                .iter()
                .map(|code| scores.explain(TeamId(number), code))
                .collect();
            let missing = || Failure::usage(format!("there is no team {number} in the report"));
            sums.ok_or_else(missing)?
        }
    };
    if asked.json {
        out.json(&answered(report, &standings, &names, sums))?;
        return Ok(Answer::Yes);
    }
    let locale = Locale::new(asked.lang);
    match asked.explain {
        Some(_) => {
            for sum in &sums {
                print_sum(out, sum, &locale)?;
            }
        }
        None => print(out, report, &standings, &names, &locale)?,
    }
    Ok(Answer::Yes)
}

fn answered<'a>(
    report: &'a Report,
    standings: &'a TeamStandings,
    names: &BTreeMap<TeamId, &'a str>,
    sums: Vec<Breakdown>,
) -> Answered<'a> {
    let rows = standings.rows.iter().map(|row| AnsweredRow {
        rank: row.rank,
        number: row.team.0,
        team: names.get(&row.team).copied().unwrap_or_default(),
        match_points: row.match_points.0,
        game_points: row.game_points.0,
        results: row.results,
        values: &row.values,
    });
    Answered {
        name: &report.name,
        after: standings.after,
        tie_breaks: &standings.tie_breaks,
        rows: rows.collect(),
        sums,
    }
}

fn print(
    out: &mut Output,
    report: &Report,
    standings: &TeamStandings,
    names: &BTreeMap<TeamId, &str>,
    locale: &Locale,
) -> Result<(), Failure> {
    let after = locale.say(
        "print-after",
        &[("round", standings.after.to_string().into())],
    );
    writeln!(
        out,
        "{STRONG}{}{STRONG:#} {FAINT}{after}{FAINT:#}",
        report.name
    )?;
    let word = |name: &str| locale.say(&format!("print-{name}"), &[]);
    let mut head = vec![
        word("rank"),
        word("number"),
        word("team"),
        "+".to_owned(),
        "=".to_owned(),
        "-".to_owned(),
        word("match-points"),
        word("points-of-games"),
    ];
    head.extend(standings.tie_breaks.iter().cloned());
    let mut rows = vec![head];
    for row in &standings.rows {
        let mut cells = vec![
            row.rank.to_string(),
            row.team.to_string(),
            names.get(&row.team).copied().unwrap_or_default().to_owned(),
        ];
        cells.extend(row.results.iter().map(ToString::to_string));
        cells.extend([row.match_points, row.game_points].map(|points| points.to_string()));
        cells.extend(row.values.iter().map(|value| shown(*value)));
        rows.push(cells);
    }
    table(out, &rows, &[2])
}
