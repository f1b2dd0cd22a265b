//! `adoube rule`: a script of acts, and what the Laws make of each. What is printed is a case that `check` takes.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;

use clap::Args;
use laws::rules::{a06_clock, a07_irregularities};
use laws::scenario::page::{self, Case, Keyword, Line};
use laws::scenario::run::{self, Came, Done, Outcome, Table};
use laws::scenario::unreadable;
use laws::{Edition, What};
use locale::{Language, Locale};
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::output::{ALARM, FAINT, Output, STRONG};
use crate::speech::say;

/// `adoube rule [SCRIPT]`
#[derive(Args)]
#[command(after_long_help = super::words::help())]
pub struct Play {
    /// A file with one act a line, in the words of the pages; `given …` may come first, and the lines of a
    /// page's case are read too. Without it, standard input is read
    script: Option<PathBuf>,
    /// The edition: 2014, 2018 or 2023; without it the newest that the script names, or 2023
    #[arg(long)]
    edition: Option<Edition>,
    /// The language of the rulings: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, default_value_t = crate::speech::language())]
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
        let Some((case, edition)) = read(&text, self.edition)? else {
            return Ok(Answer::Yes);
        };
        let mut printer = Printer {
            edition,
            json: self.json,
            locale: Locale::new(self.lang),
            answer: Answer::Yes,
            out,
        };
        printer.play(&case)?;
        Ok(printer.answer)
    }
}

/// Reads a script: what is to be played, and under which edition. Without one it is the newest that the script names.
///
/// # Errors
///
/// What is wrong with the script, and where.
pub fn read(text: &str, edition: Option<Edition>) -> Result<Option<(Case, Edition)>, Failure> {
    if page::read_page(text).cases.len() > 1 {
        return Err(Failure::usage(
            "this is a page of several cases; adoube check runs it",
        ));
    }
    let read = page::read_script(text);
    if !read.errors.is_empty() {
        let told: Vec<String> = read.errors.iter().map(ToString::to_string).collect();
        return Err(Failure::usage(told.join("\n")));
    }
    let case = read.cases.into_iter().next();
    Ok(case.map(|case| {
        let newest = case.runs_under().last().copied();
        let edition = edition.or(newest).unwrap_or(Edition::Y2023);
        (case, edition)
    }))
}

/// Plays a case and hands over what each of its lines has brought.
///
/// # Errors
///
/// What cannot be played, and where; whatever `each` fails with.
pub fn play(
    case: &Case,
    edition: Edition,
    mut each: impl FnMut(&Table, &Line, Came) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let acts = case
        .lines
        .iter()
        .any(|(keyword, _)| *keyword == Keyword::When);
    let mut stopped = None;
    let played = run::play(case, edition, Table::new, |table, line, came| {
        let told = if matches!(came, Came::SatDown) && acts && !table.unfit.is_empty() {
            let told: Vec<String> = table.unfit.iter().map(ToString::to_string).collect();
            Err(Failure::usage(told.join("\n")))
        } else {
            each(table, line, came)
        };
        told.map_err(|failure| {
            stopped = Some(failure);
            run::Failure {
                line: line.number,
                column: line.column,
                edition,
                problem: String::new(),
            }
        })
    });
    if let Some(failure) = stopped {
        return Err(failure);
    }
    played.map(drop).map_err(|f| {
        let first = format!("line {}, column {}: {}", f.line, f.column, f.problem);
        // What follows it and cannot be read either is told at once.
        let mut more = unreadable::lines(case);
        more.retain(|error| error.line > f.line);
        let told = std::iter::once(first).chain(more.iter().map(ToString::to_string));
        Failure::usage(told.collect::<Vec<_>>().join("\n"))
    })
}

struct Printer<'a> {
    edition: Edition,
    json: bool,
    locale: Locale,
    answer: Answer,
    out: &'a mut Output,
}

impl Printer<'_> {
    fn play(&mut self, case: &Case) -> Result<(), Failure> {
        let edition = self.edition;
        play(case, edition, |table, line, came| {
            self.tell(table, case, line, came)
        })?;
        // What the script says was ruled is held against what is.
        let says = case
            .lines
            .iter()
            .any(|(keyword, _)| *keyword == Keyword::Then);
        if says && let Err(failure) = run::run(case, edition) {
            self.answer = Answer::No;
            let told = say(&format!("the script says otherwise: {failure}"));
            self.comment(format_args!("{told}"))?;
        }
        Ok(())
    }

    fn tell(&mut self, table: &Table, case: &Case, line: &Line, came: Came) -> Result<(), Failure> {
        match came {
            Came::SatDown => self.sat_down(case),
            Came::Acted { done, outcomes } if self.json => self.events(line, &done, &outcomes),
            Came::Acted { done, outcomes } => self.acted(table, line, &done, &outcomes),
            Came::Looked(_) | Came::Said if self.json => Ok(()),
            Came::Looked(Ok(())) => Ok(writeln!(self.out, "see {}", line.text)?),
            Came::Looked(Err(found)) => {
                self.answer = Answer::No;
                writeln!(self.out, "see {found}")?;
                let told = say(&format!("the script says otherwise: {}", line.text));
                self.comment(format_args!("{told}"))
            }
            Came::Said => Ok(()),
        }
    }

    fn comment(&mut self, words: std::fmt::Arguments<'_>) -> Result<(), Failure> {
        Ok(writeln!(self.out, "  {FAINT}# {words}{FAINT:#}")?)
    }

    fn sat_down(&mut self, case: &Case) -> Result<(), Failure> {
        if self.json {
            return Ok(());
        }
        if !case.name.is_empty() {
            writeln!(self.out, "name {}", case.name)?;
        }
        if !case.rules.is_empty() {
            writeln!(self.out, "rule {}", case.rules.join(" "))?;
        }
        writeln!(self.out, "editions {}", self.edition)?;
        if !case.given.text.is_empty() {
            writeln!(self.out, "given {}", case.given.text)?;
        }
        Ok(())
    }

    /// What had no effect is told, so that nobody takes silence for play.
    fn without_effect(&mut self, done: &Done) -> Result<(), Failure> {
        for event in &done.events {
            let (kind, stored) = match &event.what {
                What::Irregular(fact @ a07_irregularities::Fact::OutOfPlay(_)) => {
                    ("event-irregular", serde_json::to_value(fact))
                }
                What::Clock(
                    fact @ (a06_clock::Fact::PressedInVain(_)
                    | a06_clock::Fact::PressedWhileStopped(_)),
                ) => ("event-clock", serde_json::to_value(fact)),
                What::Waits(_) => ("event", Ok("waits".into())),
                _ => continue,
            };
            let told = self.locale.stored(kind, &stored.unwrap_or_default());
            self.comment(format_args!("{told}"))?;
        }
        Ok(())
    }

    fn acted(
        &mut self,
        table: &Table,
        line: &Line,
        done: &Done,
        outcomes: &[Outcome],
    ) -> Result<(), Failure> {
        writeln!(self.out, "when {}", line.text)?;
        self.without_effect(done)?;
        for outcome in outcomes {
            match outcome {
                Outcome::Ruled(ruling) => {
                    writeln!(self.out, "{STRONG}then {outcome}{STRONG:#}")?;
                    let text = self.locale.ruling(ruling, self.edition);
                    self.comment(format_args!("{}", text.remedy))?;
                    for cited in &text.grounds {
                        self.comment(format_args!("  {} {}", cited.article, cited.title))?;
                    }
                    for proof in &text.proof {
                        self.comment(format_args!("  {proof}"))?;
                    }
                }
                Outcome::Refused { refusal, asked } => {
                    self.answer = Answer::No;
                    writeln!(self.out, "{ALARM}then {outcome}{ALARM:#}")?;
                    if let Some(article) = refusal.ground.and_then(|g| g.0.article_in(self.edition))
                    {
                        self.comment(format_args!("{article}"))?;
                    }
                    if let Some(asked) = asked {
                        self.comment(format_args!("{asked}"))?;
                    }
                }
            }
        }
        let clock = &table.game.clock;
        let [white, black] = chess::Color::ALL.map(|color| clock.remaining(color, table.now));
        self.comment(format_args!("{white} – {black}"))
    }

    fn events(&mut self, line: &Line, done: &Done, outcomes: &[Outcome]) -> Result<(), Failure> {
        for event in &done.events {
            self.out.json(event)?;
        }
        for outcome in outcomes {
            let Outcome::Refused { refusal, .. } = outcome else {
                continue;
            };
            self.answer = Answer::No;
            self.out.json(&Refused {
                line: line.number,
                refused: refusal.why.words(),
                article: refusal.ground.and_then(|g| g.0.article_in(self.edition)),
            })?;
        }
        Ok(())
    }
}
