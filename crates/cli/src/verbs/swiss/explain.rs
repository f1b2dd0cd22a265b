//! `adoube swiss explain`: how a round was paired, and why.

use std::io::Write;
use std::path::PathBuf;

use chess::notation::Language;
use clap::Args;
use event::PlayerId;
use event::swiss::explain::{
    BracketNote, Explanation, Said, explain, why_bye, why_floats, why_not,
};
use event::trf::Report;
use locale::Locale;

use super::file::read;
use super::pair::paired;
use crate::failure::{Answer, Failure};
use crate::output::{FAINT, Output, STRONG};

/// `adoube swiss explain FILE`
#[derive(Args)]
pub struct Explain {
    /// A tournament report (TRF), or `-` for standard input
    file: PathBuf,
    /// Which round; the next one if it is not given
    #[arg(long, value_name = "ROUND")]
    round: Option<u32>,
    /// Why do these two not meet?
    #[arg(long, num_args = 2, value_names = ["X", "Y"])]
    why_not: Option<Vec<u32>>,
    /// Why does this player float down?
    #[arg(long, value_name = "X")]
    why_float: Option<u32>,
    /// Why has this player the bye, or not?
    #[arg(long, value_name = "X")]
    why_bye: Option<u32>,
    /// en, ru, bg, sr, mk or hy
    #[arg(id = "lang", long, value_name = "LANGUAGE", default_value_t = crate::speech::language())]
    language: Language,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A sentence in a language.
fn say(locale: &Locale, said: &Said) -> String {
    let filled = said.filled(|player| player.to_string());
    let values: Vec<_> = filled
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str().into()))
        .collect();
    locale.say(&said.message, &values)
}

impl Explain {
    /// Explains.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let given = read(&self.file)?;
        let round = self.round.unwrap_or(given.report.next_round());
        let pairing = paired(&given.course, round)?;
        let mut answers: Vec<Said> = Vec::new();
        if let Some([x, y]) = self.why_not.as_deref() {
            answers.extend(why_not(&given.course, &pairing, PlayerId(*x), PlayerId(*y)));
        }
        if let Some(x) = self.why_float {
            answers.extend(why_floats(&pairing, PlayerId(x)));
        }
        if let Some(x) = self.why_bye {
            answers.extend(why_bye(&pairing, PlayerId(x)));
        }
        let locale = Locale::new(self.language);
        let asked = self.why_not.is_some() || self.why_float.is_some() || self.why_bye.is_some();
        if asked {
            match self.json {
                true => out.json(&answers)?,
                false => {
                    for said in &answers {
                        writeln!(out, "{}", say(&locale, said))?;
                    }
                }
            }
            return Ok(Answer::Yes);
        }
        let explanation = explain(&pairing);
        match self.json {
            true => out.json(&explanation)?,
            false => print(out, &locale, &given.report, &explanation)?,
        }
        Ok(Answer::Yes)
    }
}

fn print(
    out: &mut Output,
    locale: &Locale,
    report: &Report,
    explanation: &Explanation,
) -> std::io::Result<()> {
    for bracket in &explanation.brackets {
        print_bracket(out, locale, report, bracket)?;
    }
    if let Some(bye) = &explanation.bye {
        let values = [
            ("player", bye.player.to_string().into()),
            ("score", bye.score.as_str().into()),
        ];
        writeln!(out, "{}", locale.say("swiss-bye", &values))?;
        for said in &bye.barred {
            writeln!(out, "  {}", say(locale, said))?;
        }
    }
    Ok(())
}

fn print_bracket(
    out: &mut Output,
    locale: &Locale,
    report: &Report,
    bracket: &BracketNote,
) -> std::io::Result<()> {
    let title = locale.say("swiss-bracket", &[("score", bracket.score.as_str().into())]);
    writeln!(out, "{STRONG}{title}{STRONG:#}")?;
    for row in &bracket.rows {
        let line = report
            .players
            .iter()
            .find(|line| line.player.id == row.player);
        let name = line.map(|line| line.player.name()).unwrap_or_default();
        writeln!(
            out,
            "{:>4}{} {:>4} {:<24.24} {:>5} {:<12} {:<2} {} {}",
            row.bsn,
            if row.moved_down { "↓" } else { " " },
            row.player.0,
            name,
            row.score,
            row.history,
            row.preference,
            row.floats,
            if row.may_have_bye { "" } else { "-" },
        )?;
    }
    for pair in &bracket.pairs {
        let rule = say(locale, &pair.rule);
        writeln!(
            out,
            "  {}–{}  {FAINT}{rule}{FAINT:#}",
            pair.white, pair.black
        )?;
    }
    let list = |players: &[PlayerId]| {
        let ids: Vec<String> = players.iter().map(PlayerId::to_string).collect();
        ids.join(", ")
    };
    if !bracket.floaters.is_empty() {
        let players = list(&bracket.floaters);
        writeln!(
            out,
            "  {}",
            locale.say("swiss-floaters", &[("players", players.into())])
        )?;
    }
    for unmet in &bracket.unmet {
        let name = locale.say(&format!("swiss-c{}", unmet.criterion), &[]);
        let players = match unmet.players.is_empty() {
            true => String::new(),
            false => format!(" ({})", list(&unmet.players)),
        };
        writeln!(
            out,
            "  C{} {name}: {}{players}",
            unmet.criterion, unmet.value
        )?;
    }
    writeln!(out)
}
