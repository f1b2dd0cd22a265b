//! `adoube rule`: a script of acts, and what the Laws make of each.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;

use clap::Args;
use laws::scenario::run::{Stage, Table};
use laws::scenario::{given, words};
use laws::{Edition, What};
use locale::{Language, Locale};
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::output::{ALARM, FAINT, Output, STRONG};

/// `adoube rule [SCRIPT]`
#[derive(Args)]
pub struct Play {
    /// A file with one act a line, in the words of the pages; `given …` may come first. Without it,
    /// standard input is read
    script: Option<PathBuf>,
    /// The edition: 2014, 2018 or 2023
    #[arg(long, default_value_t = Edition::Y2023)]
    edition: Edition,
    /// The language of the rulings: en, ru, bg, sr, mk or hy
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// Every event as a line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Refused<'a> {
    line: usize,
    refused: &'a str,
    article: Option<&'static str>,
}

impl Play {
    /// Plays the script.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let text = match &self.script {
            Some(file) => std::fs::read_to_string(file).map_err(Failure::of_file(file))?,
            None => {
                let mut text = String::new();
                std::io::stdin().read_to_string(&mut text)?;
                text
            }
        };
        let locale = Locale::new(self.lang);
        let mut answer = Answer::Yes;
        play(&text, self.edition, |table, line, said, step| {
            if self.act(table, step, line, said, &locale, out)? == Answer::No {
                answer = Answer::No;
            }
            Ok(())
        })?;
        Ok(answer)
    }

    fn act(
        &self,
        table: &mut Table,
        step: &words::Step,
        line: usize,
        said: &str,
        locale: &Locale,
        out: &mut Output,
    ) -> Result<Answer, Failure> {
        let result = table.step(step);
        if self.json {
            match &result {
                Ok(events) => events.iter().try_for_each(|event| out.json(event))?,
                Err(refusal) => out.json(&Refused {
                    line,
                    refused: refusal.reason,
                    article: refusal
                        .ground
                        .and_then(|ground| ground.0.article_in(self.edition)),
                })?,
            }
            return Ok(if result.is_ok() {
                Answer::Yes
            } else {
                Answer::No
            });
        }
        writeln!(out, "{FAINT}{} {said}{FAINT:#}", table.now)?;
        match result {
            Ok(events) => {
                for event in &events {
                    if let What::Ruled(ruling) = &event.what {
                        let text = locale.ruling(ruling, self.edition);
                        writeln!(out, "  {STRONG}{}{STRONG:#}", text.remedy)?;
                        for cited in &text.grounds {
                            writeln!(out, "    {FAINT}{}{FAINT:#} {}", cited.article, cited.title)?;
                        }
                    }
                }
                let clock = &table.game.clock;
                let [white, black] =
                    chess::Color::ALL.map(|color| clock.remaining(color, table.now));
                writeln!(out, "  {FAINT}{white} – {black}{FAINT:#}")?;
                Ok(Answer::Yes)
            }
            Err(refusal) => {
                let article = refusal
                    .ground
                    .and_then(|ground| ground.0.article_in(self.edition));
                let article = article
                    .map(|number| format!(" ({number})"))
                    .unwrap_or_default();
                writeln!(
                    out,
                    "  {ALARM}cannot be: {}{article}{ALARM:#}",
                    refusal.reason
                )?;
                Ok(Answer::No)
            }
        }
    }
}

/// Reads a script and hands over each act with its line and its words; `each` lets it happen at the table.
///
/// # Errors
///
/// What is wrong with the script, and where; whatever `each` fails with.
pub fn play(
    text: &str,
    edition: Edition,
    mut each: impl FnMut(&mut Table, usize, &str, &words::Step) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut table: Option<Table> = None;
    for (i, line) in text.lines().enumerate() {
        let said = line.trim();
        if said.is_empty() || said.starts_with('#') {
            continue;
        }
        let indent = line.chars().count() - line.trim_start().chars().count();
        let place = |column: usize, expected: &str| {
            Failure::usage(format!(
                "line {}, column {}: expected {expected}",
                i + 1,
                column + indent
            ))
        };
        if let Some(settings) = said.strip_prefix("given ") {
            let start = given::parse(settings, edition)
                .map_err(|e| place(e.column + "given ".len(), &e.expected))?;
            let seated = Table::new(start);
            if !seated.unfit.is_empty() {
                let told: Vec<String> = seated.unfit.iter().map(ToString::to_string).collect();
                return Err(Failure::usage(told.join("\n")));
            }
            table = Some(seated);
            continue;
        }
        let act = said.strip_prefix("when ").map_or(said, str::trim_start);
        let shift = said.chars().count() - act.chars().count();
        let step = words::parse(act).map_err(|e| place(e.column + shift, &e.expected))?;
        let table = table.get_or_insert_with(|| {
            Table::new(given::parse("standard", edition).expect("the preset is understood"))
        });
        each(table, i + 1, act, &step)?;
    }
    Ok(())
}
