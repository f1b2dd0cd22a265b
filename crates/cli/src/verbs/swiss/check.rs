//! `adoube swiss check`: were the rounds of a report paired as the rules say?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use event::PlayerId;
use event::swiss::{Course, Difference, check_round};
use serde::Serialize;

use super::file::{Either, progress, read_either};
use super::pair::impossible;
use super::teams;
use crate::failure::{Answer, Failure};
use crate::output::{ALARM, Output};
use crate::speech::say;

/// `adoube swiss check FILE…`
#[derive(Args)]
pub struct Check {
    /// Tournament reports (TRF), or `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// One line of JSON for each report
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    file: String,
    rounds: u32,
    differing: Vec<Differing>,
}

/// A round that differs.
#[derive(Serialize)]
pub struct Differing {
    /// Which.
    pub round: u32,
    /// As the report has it, where the rules say otherwise.
    pub report: Vec<String>,
    /// As the rules say.
    pub rules: Vec<String>,
    /// White first, as the rules say.
    pub colours: Vec<String>,
    /// Why the rules say nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<String>,
}

impl Check {
    /// Checks.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let mut answer = Answer::Yes;
        for file in &self.files {
            let (rounds, differing) = match read_either(file)? {
                Either::Teams(course) => (course.paired_rounds(), teams::differing(&course)),
                Either::Players(given) => of_players(&given.course),
            };
            if !differing.is_empty() {
                answer = Answer::No;
            }
            let checked = Checked {
                file: file.display().to_string(),
                rounds,
                differing,
            };
            match self.json {
                true => out.json(&checked)?,
                false => print(out, &checked)?,
            }
        }
        Ok(answer)
    }
}

/// How many rounds there are, and which of them differ.
fn of_players(course: &Course) -> (u32, Vec<Differing>) {
    let rounds = course.paired_rounds();
    let bar = progress(rounds as usize);
    let mut differing = Vec::new();
    for round in 1..=rounds {
        differing.extend(check_round(course, round).map(|one| told(&one)));
        bar.set_position(u64::from(round));
    }
    bar.finish_and_clear();
    (rounds, differing)
}

fn told(one: &Difference) -> Differing {
    let pair = |&(a, b): &(PlayerId, Option<PlayerId>)| match b {
        Some(b) => format!("{a}–{b}"),
        None => format!("{a} bye"),
    };
    let [report, rules] = one.pairs();
    let boards = one.colours();
    Differing {
        round: one.round,
        report: report.iter().map(pair).collect(),
        rules: rules.iter().map(pair).collect(),
        colours: boards
            .iter()
            .map(|board| format!("{}–{}", board.white, board.black))
            .collect(),
        impossible: one
            .rules
            .as_ref()
            .err()
            .map(|&why| impossible(why, one.round)),
    }
}

fn print(out: &mut Output, checked: &Checked) -> std::io::Result<()> {
    let Checked {
        file,
        rounds,
        differing,
    } = checked;
    if differing.is_empty() {
        let told = format!("{file}: {rounds} rounds agree in pairs and colours");
        return writeln!(out, "{}", say(&told));
    }
    for one in differing {
        let round = one.round;
        let told = say(&format!("round {round} differs"));
        writeln!(out, "{file}: {ALARM}{told}{ALARM:#}")?;
        if let Some(why) = &one.impossible {
            writeln!(out, "  {}", say(why))?;
            continue;
        }
        for (name, list) in [
            ("report", &one.report),
            ("rules", &one.rules),
            ("colours by the rules", &one.colours),
        ] {
            if !list.is_empty() {
                writeln!(out, "  {}: {}", say(name), list.join(", "))?;
            }
        }
    }
    Ok(())
}
