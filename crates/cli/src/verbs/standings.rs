//! `adoube standings`: who stands where in a tournament report, by any tie-breaks, and what each value is made of.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use event::standings::{
    Breakdown, Field, LeftOut, Reckoned, Standings, Summand, System, TieBreak, Value,
};
use event::teams::TeamRules;
use event::trf::{self, Report};
use event::{PlayerId, Problem};
use locale::{Language, Locale};
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::output::{FAINT, Output, STRONG};

/// `adoube standings FILE`
#[derive(Args)]
pub struct Table {
    /// A tournament report (TRF26, TRF16 or older); - is standard input
    file: PathBuf,
    /// Codes with commas, such as DE,BH/C1,SB; those of the report if they are not given
    #[arg(long, short, value_name = "CODES")]
    tie_breaks: Option<String>,
    /// After which round; the last that is paired if it is not given
    #[arg(long, value_name = "ROUND")]
    pub(super) after: Option<u32>,
    /// Shows the sums of one player, opponent by opponent
    #[arg(long, value_name = "NUMBER")]
    pub(super) explain: Option<u32>,
    /// Of a team event the players, not the teams
    #[arg(long)]
    players: bool,
    /// The language of the words: en, ru, bg, sr, mk or hy
    #[arg(long, default_value_t = crate::speech::language())]
    pub(super) lang: Language,
    /// One line of JSON
    #[arg(long)]
    pub(super) json: bool,
}

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
    name: String,
    title: &'a str,
    federation: &'a str,
    rating: Option<u16>,
    /// In halves, as everywhere.
    points: u32,
    values: &'a [Option<Value>],
}

impl Table {
    /// Prints them.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let text = super::trf_file::trf_text(&self.file)?;
        let report = match trf::read(&text) {
            Ok(report) => report,
            Err(problems) => return Ok(super::trf_file::unreadable(&self.file, &problems)),
        };
        if report.players.is_empty() {
            let none = Problem::new(1, 1, "players (lines 001)");
            return Ok(super::trf_file::unreadable(&self.file, &[none]));
        }
        let paired = report.paired_rounds();
        if let Some(after) = self.after.filter(|after| *after > paired) {
            return Err(Failure::usage(format!(
                "{paired} rounds are in the report; there are no standings after round {after}"
            )));
        }
        if report.is_team() && !self.players {
            return super::team_standings::run(&self, &report, out);
        }
        let field = Field::of_report(&report, self.after);
        let tie_breaks = self.codes(&report, field.system, false)?;
        let standings = field.standings(&tie_breaks);
        let sums = match self.explain {
            Some(number) => sums(&field, &tie_breaks, PlayerId(number))?,
            None => Vec::new(),
        };
        if self.json {
            out.json(&answered(&report, &standings, sums))?;
            return Ok(Answer::Yes);
        }
        let locale = Locale::new(self.lang);
        match self.explain {
            None => print(out, &report, &standings, &locale)?,
            Some(_) => {
                for sum in &sums {
                    print_sum(out, sum, &locale)?;
                }
            }
        }
        Ok(Answer::Yes)
    }

    /// Those asked for, which must be right; or those of the report that are known.
    pub(super) fn codes(
        &self,
        report: &Report,
        system: System,
        teams: bool,
    ) -> Result<Vec<TieBreak>, Failure> {
        let read = |code: &str| {
            let code = TieBreak::read(code)?;
            code.allowed(system, teams).map(|()| code)
        };
        if let Some(asked) = &self.tie_breaks {
            let codes = asked
                .split(',')
                .map(str::trim)
                .filter(|code| !code.is_empty());
            let codes: Result<Vec<TieBreak>, _> = codes.map(read).collect();
            return codes.map_err(|error| Failure::usage(error.to_string()));
        }
        let said = match report.order.is_empty() {
            true => report.tie_breaks.clone(),
            false => report.order.clone(),
        };
        let said = match said.is_empty() {
            true if teams => TeamRules::default().usual_tie_breaks(),
            true => TieBreak::usual(),
            false => said,
        };
        let mut codes = Vec::new();
        // The score that ranks is not among the tie-breaks.
        let ranks = |code: &String| ["PTS", "MPTS", "GPTS"].contains(&code.to_uppercase().as_str());
        let skipped = said.iter().take_while(|code| ranks(code)).count();
        for code in &said[skipped..] {
            match read(code) {
                Ok(code) => codes.push(code),
                Err(error) => anstream::eprintln!("{error}"),
            }
        }
        Ok(codes)
    }
}

fn sums(
    field: &Field,
    tie_breaks: &[TieBreak],
    player: PlayerId,
) -> Result<Vec<Breakdown>, Failure> {
    let places = 0..tie_breaks.len();
    let sums: Option<Vec<Breakdown>> = places
        .map(|place| field.explain(player, tie_breaks, place))
        .collect();
    let known = sums.filter(|_| field.line(player).is_some());
    known.ok_or_else(|| Failure::usage(format!("there is no player {player} in the report")))
}

fn answered<'a>(
    report: &'a Report,
    standings: &'a Standings,
    sums: Vec<Breakdown>,
) -> Answered<'a> {
    let players: BTreeMap<PlayerId, _> = report
        .players
        .iter()
        .map(|line| (line.player.id, &line.player))
        .collect();
    let rows = standings.rows.iter().filter_map(|row| {
        let player = players.get(&row.player)?;
        Some(AnsweredRow {
            rank: row.rank,
            number: row.player.0,
            name: player.name(),
            title: player.title.map_or("", |title| title.text()),
            federation: &player.federation,
            rating: player.rating,
            points: row.points.0,
            values: &row.values,
        })
    });
    Answered {
        name: &report.name,
        after: standings.after.0,
        tie_breaks: &standings.tie_breaks,
        rows: rows.collect(),
        sums,
    }
}

fn print(
    out: &mut Output,
    report: &Report,
    standings: &Standings,
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
        word("player"),
        word("federation"),
        word("rating"),
        word("points"),
    ];
    head.extend(standings.tie_breaks.iter().cloned());
    let players: BTreeMap<PlayerId, _> = report
        .players
        .iter()
        .map(|line| (line.player.id, &line.player))
        .collect();
    let mut rows = vec![head];
    for row in &standings.rows {
        let Some(player) = players.get(&row.player) else {
            continue;
        };
        let title = player
            .title
            .map_or(String::new(), |title| format!("{title} "));
        let mut cells = vec![
            row.rank.to_string(),
            row.player.to_string(),
            format!("{title}{}", player.name()),
            player.federation.clone(),
            player
                .rating
                .map_or_else(String::new, |rating| rating.to_string()),
            row.points.to_string(),
        ];
        cells.extend(row.values.iter().map(|value| shown(*value)));
        rows.push(cells);
    }
    table(out, &rows, &[2, 3])
}

/// A value for people; a stroke where there is none.
pub(super) fn shown(value: Option<Value>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Columns as wide as what stands in them, numbers to the right.
pub(super) fn table(out: &mut Output, rows: &[Vec<String>], left: &[usize]) -> Result<(), Failure> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(place, (cell, &width))| match left.contains(&place) {
                true => format!("{cell:<width$}"),
                false => format!("{cell:>width$}"),
            });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

pub(super) fn print_sum(out: &mut Output, sum: &Breakdown, locale: &Locale) -> Result<(), Failure> {
    let say = |id: &str| locale.say(id, &[]);
    let letters = sum.code.split([':', '/']).next().unwrap_or_default();
    let name = say(&format!("tie-{}", letters.to_lowercase()));
    writeln!(
        out,
        "{STRONG}{}{STRONG:#} {name} {FAINT}({}){FAINT:#}",
        sum.code, sum.article
    )?;
    let head = [
        "sum-round",
        "sum-opponent",
        "sum-points",
        "sum-of-opponent",
        "sum-adds",
    ];
    let mut rows = vec![head.map(say).to_vec()];
    rows[0].push(String::new());
    rows.extend(sum.summands.iter().map(|part| {
        let opponent = part
            .opponent
            .map_or_else(|| "-".to_owned(), |id| id.to_string());
        vec![
            part.round.to_string(),
            opponent,
            part.points.to_string(),
            part.of_opponent
                .map_or_else(String::new, |value| value.to_string()),
            part.value.to_string(),
            remarks(part, &say),
        ]
    }));
    if !sum.summands.is_empty() {
        table(out, &rows, &[5])?;
    }
    let total = match (sum.value, sum.reckoned) {
        (None, _) => say("sum-not-known"),
        (Some(value), Reckoned::Sum) => format!("{}: {value}", say("sum-total")),
        (Some(value), Reckoned::Mean) => format!("{}: {value}", say("sum-mean")),
        (Some(value), Reckoned::Table) => format!("{}: {value}", say("sum-table")),
        (Some(value), Reckoned::Given) => value.to_string(),
    };
    writeln!(out, "{total}\n")?;
    Ok(())
}

/// What was unusual about a round.
fn remarks(part: &Summand, say: &dyn Fn(&str) -> String) -> String {
    let kind = serde_json::to_value(part.kind).unwrap_or_default();
    let kind = kind.as_str().filter(|kind| *kind != "played");
    let mut words: Vec<String> = kind
        .map(|kind| say(&format!("sum-kind-{kind}")))
        .into_iter()
        .collect();
    words.extend(part.dummy.then(|| say("sum-dummy")));
    words.extend(part.left_out.map(|why| match why {
        LeftOut::Least => say("sum-left-out-least"),
        LeftOut::Voluntary => say("sum-left-out-voluntary"),
        LeftOut::Most => say("sum-left-out-most"),
    }));
    words.join("; ")
}
