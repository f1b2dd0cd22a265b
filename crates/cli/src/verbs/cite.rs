//! `adoube cite`: an article in our own words.

use std::io::Write as _;

use clap::Args;
use laws::Edition;
use laws::catalogue::{self, Article, Kind};
use laws::scenario::coverage::{Coverage, PAGES};
use laws::scenario::page::read_page;
use locale::{Language, Locale};
use serde::Serialize;

use crate::failure::{Answer, Complaint, Failure};
use crate::output::{FAINT, Output, STRONG};

/// `adoube cite ARTICLE`
#[derive(Args)]
pub struct Cite {
    /// A number such as 7.5.5 or III.4, or the name of a provision such as illegal-move-penalty
    article: String,
    /// The edition: 2014, 2018 or 2023
    #[arg(long, default_value_t = Edition::Y2023)]
    edition: Edition,
    /// The language of the answer: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// Also the cases of the pages that are about it, and the code that applies it
    #[arg(long)]
    source: bool,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Cited {
    edition: Edition,
    article: &'static str,
    title: String,
    kind: &'static str,
    topic: &'static str,
    summary: Option<String>,
    elsewhere: Vec<(Edition, &'static str)>,
    below: Vec<(&'static str, String)>,
    cases: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    told: Vec<Told>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    code: Vec<Code>,
}

/// A case about the article, as its page has it.
#[derive(Serialize)]
struct Told {
    page: &'static str,
    line: usize,
    name: String,
    text: String,
}

/// A piece of the code that applies the article.
#[derive(Serialize)]
struct Code {
    file: &'static str,
    line: usize,
    text: String,
}

impl Cite {
    /// Finds the article and tells about it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let found = catalogue::by_number(self.edition, &self.article)
            .or_else(|| catalogue::by_topic(self.edition, &self.article));
        let Some(article) = found else {
            let edition = [("edition", self.edition.to_string().into())];
            let words = Locale::new(self.lang).say("cite-missing", &edition);
            return Err(Complaint::about(&self.article, words).into());
        };
        let cited = self.cited(article);
        if self.json {
            out.json(&cited)?;
        } else {
            cited.print(&Locale::new(self.lang), out)?;
        }
        Ok(Answer::Yes)
    }

    fn cited(&self, article: &'static Article) -> Cited {
        let locale = Locale::new(self.lang);
        let others = Edition::ALL
            .into_iter()
            .filter(|&edition| edition != self.edition);
        let elsewhere = others
            .filter_map(|edition| {
                Some((
                    edition,
                    catalogue::by_topic(edition, article.topic)?.cited(),
                ))
            })
            .collect();
        let prefix = format!("{}.", article.number);
        let below = catalogue::articles(self.edition)
            .iter()
            .filter(|a| a.number.starts_with(&prefix) && !a.number[prefix.len()..].contains('.'))
            .map(|a| (a.cited(), locale.title(a.topic)))
            .collect();
        let mut coverage = Coverage::default();
        if article.kind == Kind::Rule {
            PAGES
                .iter()
                .for_each(|(name, text)| coverage.add_page(name, text));
        }
        Cited {
            edition: self.edition,
            article: article.cited(),
            title: locale.title(article.topic),
            kind: article.kind.word(),
            topic: article.topic,
            summary: locale.summary(article.topic, self.edition),
            elsewhere,
            below,
            cases: coverage.cases(article.topic, self.edition),
            told: if self.source {
                self.told(article)
            } else {
                Vec::new()
            },
            code: if self.source {
                code(article)
            } else {
                Vec::new()
            },
        }
    }

    /// The cases about an article that run under the edition.
    fn told(&self, article: &Article) -> Vec<Told> {
        let mut all = Vec::new();
        for &(page, text) in PAGES {
            let lines: Vec<&str> = text.lines().collect();
            let cases = read_page(text).cases.into_iter();
            let about = cases.filter(|case| {
                case.runs_under().contains(&self.edition)
                    && case.rules_in(self.edition).contains(&article.topic)
            });
            all.extend(about.map(|case| Told {
                page,
                line: case.line,
                text: lines[case.line..case.end - 1].join("\n"),
                name: case.name,
            }));
        }
        all
    }
}

fn code(article: &Article) -> Vec<Code> {
    let rule = laws::rules::by_name(article.topic);
    let found = rule.map(laws::source::of).unwrap_or_default().into_iter();
    let code = found.map(|snippet| Code {
        file: snippet.file,
        line: snippet.line,
        text: snippet.code,
    });
    code.collect()
}

impl Cited {
    fn print(&self, locale: &Locale, out: &mut Output) -> Result<(), Failure> {
        writeln!(
            out,
            "{STRONG}{} {}{STRONG:#} {FAINT}({}){FAINT:#}",
            self.article, self.title, self.edition
        )?;
        if let Some(summary) = &self.summary {
            writeln!(out, "{summary}")?;
        }
        let word = |name: &str| locale.say(&format!("cite-{name}"), &[]);
        for (edition, number) in &self.elsewhere {
            let args = [
                ("article", (*number).into()),
                ("edition", edition.to_string().into()),
            ];
            out.fact(&word("elsewhere"), locale.say("cite-elsewhere-in", &args))?;
        }
        if self.elsewhere.is_empty() {
            out.fact(&word("elsewhere"), word("nowhere"))?;
        }
        let role = locale.say(
            &format!("cite-kind-{}", self.kind),
            &[("cases", self.cases.into())],
        );
        out.fact(&word("software"), role)?;
        out.fact(&word("name"), self.topic)?;
        for (number, title) in &self.below {
            out.fact(&word("below"), format_args!("{number} {title}"))?;
        }
        for told in &self.told {
            let (page, line) = (told.page, told.line);
            writeln!(
                out,
                "\n{STRONG}{}{STRONG:#} {FAINT}articles/{page}:{line}{FAINT:#}",
                told.name
            )?;
            writeln!(out, "{}", told.text)?;
        }
        for code in &self.code {
            let (file, line) = (code.file, code.line);
            writeln!(out, "\n{FAINT}crates/laws/src/rules/{file}:{line}{FAINT:#}")?;
            writeln!(out, "{}", code.text)?;
        }
        Ok(())
    }
}
