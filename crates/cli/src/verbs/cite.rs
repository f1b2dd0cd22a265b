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
    #[arg(long, default_value_t = crate::speech::language())]
    lang: Language,
    /// Also the cases of the pages that are about it, and the code that applies it
    #[arg(long)]
    source: bool,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// What is told of an article.
#[derive(Serialize)]
pub struct Cited {
    /// Under which edition.
    pub edition: Edition,
    /// Its number there.
    pub article: &'static str,
    /// Its title in the language.
    pub title: String,
    /// What the software does with it.
    pub kind: &'static str,
    /// The name of its provision, the same in all editions.
    pub topic: &'static str,
    /// In our words.
    pub summary: Option<String>,
    /// Where it stands in other editions.
    pub elsewhere: Vec<(Edition, &'static str)>,
    /// What stands below it: numbers and titles.
    pub below: Vec<(&'static str, String)>,
    /// How many cases of the pages are about it.
    pub cases: u32,
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
        let mut cited = Cited::find(&self.article, self.edition, self.lang)?;
        if self.source {
            cited.with_source();
        }
        if self.json {
            out.json(&cited)?;
        } else {
            cited.print(&Locale::new(self.lang), out)?;
        }
        Ok(Answer::Yes)
    }
}

impl Cited {
    /// Finds an article by its number or by the name of its provision.
    ///
    /// # Errors
    ///
    /// The edition has none.
    pub fn find(article: &str, edition: Edition, language: Language) -> Result<Cited, Complaint> {
        let locale = Locale::new(language);
        let found = catalogue::by_number(edition, article)
            .or_else(|| catalogue::by_topic(edition, article));
        match found {
            Some(article) => Ok(Cited::of(article, edition, &locale)),
            None => {
                let named = [("edition", edition.to_string().into())];
                let missing = locale.say("cite-missing", &named);
                Err(Complaint::about(
                    article,
                    match laws::scenario::nearest_article(article, edition) {
                        Some(near) => {
                            let near = locale.say("cite-nearest", &[("article", near.into())]);
                            format!("{missing}; {near}")
                        }
                        None => missing,
                    },
                ))
            }
        }
    }

    fn of(article: &'static Article, edition: Edition, locale: &Locale) -> Cited {
        let others = Edition::ALL.into_iter().filter(|&other| other != edition);
        let elsewhere = others
            .flat_map(|other| {
                let places = article.places(edition, other).into_iter();
                places.map(move |a| (other, a.cited()))
            })
            .collect();
        let prefix = format!("{}.", article.number);
        let below = catalogue::articles(edition)
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
            edition,
            article: article.cited(),
            title: locale.title(article.topic),
            kind: article.kind.word(),
            topic: article.topic,
            summary: locale.summary(article.topic, edition),
            elsewhere,
            below,
            cases: coverage.cases(article.topic, edition),
            told: Vec::new(),
            code: Vec::new(),
        }
    }

    /// Adds the cases that are about it and the code that applies it.
    pub fn with_source(&mut self) {
        self.told = self.told_about();
        self.code = code(self.topic);
    }

    /// The cases about an article that run under the edition.
    fn told_about(&self) -> Vec<Told> {
        let mut all = Vec::new();
        for &(page, text) in PAGES {
            let lines: Vec<&str> = text.lines().collect();
            let cases = read_page(text).cases.into_iter();
            let about = cases.filter(|case| {
                case.runs_under().contains(&self.edition)
                    && case.rules_in(self.edition).contains(&self.topic)
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

fn code(topic: &str) -> Vec<Code> {
    let rule = laws::rules::by_name(topic);
    let found = rule.map(laws::source::of).unwrap_or_default().into_iter();
    let code = found.map(|snippet| Code {
        file: snippet.file,
        line: snippet.line,
        text: snippet.code,
    });
    code.collect()
}
