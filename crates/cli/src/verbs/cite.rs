//! `adoube cite`: an article in our own words.

use std::io::Write as _;

use clap::Args;
use laws::Edition;
use laws::catalogue::{self, Article, Kind};
use laws::scenario::coverage::{Coverage, PAGES};
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
    /// The language of titles: en, ru, bg, sr, mk or hy
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// What is told of an article.
#[derive(Serialize)]
pub struct Cited {
    edition: Edition,
    article: &'static str,
    title: String,
    kind: &'static str,
    topic: &'static str,
    summary: Option<String>,
    elsewhere: Vec<(Edition, &'static str)>,
    below: Vec<(&'static str, String)>,
    cases: u32,
}

impl Cite {
    /// Finds the article and tells about it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let cited = Cited::find(&self.article, self.edition, self.lang)?;
        if self.json {
            out.json(&cited)?;
        } else {
            cited.print(out)?;
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
        let found = catalogue::by_number(edition, article)
            .or_else(|| catalogue::by_topic(edition, article));
        match found {
            Some(article) => Ok(Cited::of(article, edition, language)),
            None => {
                let words = format!("the edition of {edition} has no such article");
                Err(Complaint::about(article, words))
            }
        }
    }

    fn of(article: &'static Article, given: Edition, language: Language) -> Cited {
        let locale = Locale::new(language);
        let others = Edition::ALL.into_iter().filter(|&edition| edition != given);
        let elsewhere = others
            .filter_map(|edition| {
                Some((
                    edition,
                    catalogue::by_topic(edition, article.topic)?.cited(),
                ))
            })
            .collect();
        let prefix = format!("{}.", article.number);
        let below = catalogue::articles(given)
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
            edition: given,
            article: article.cited(),
            title: locale.title(article.topic),
            kind: article.kind.word(),
            topic: article.topic,
            summary: locale.summary(article.topic, given),
            elsewhere,
            below,
            cases: coverage.cases(article.topic, given),
        }
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        writeln!(
            out,
            "{STRONG}{} {}{STRONG:#} {FAINT}({}){FAINT:#}",
            self.article, self.title, self.edition
        )?;
        if let Some(summary) = &self.summary {
            writeln!(out, "{summary}")?;
        }
        for (edition, number) in &self.elsewhere {
            out.fact("elsewhere", format_args!("{number} in {edition}"))?;
        }
        if self.elsewhere.is_empty() {
            out.fact("elsewhere", "in no other edition")?;
        }
        out.fact("software", self.role())?;
        out.fact("name", self.topic)?;
        for (number, title) in &self.below {
            out.fact("below", format_args!("{number} {title}"))?;
        }
        Ok(())
    }

    fn role(&self) -> String {
        match self.kind {
            "rule" => format!("decides it; {} cases run for it", self.cases),
            "discretion" => "asks the arbiter and waits".to_owned(),
            "definition" => "uses words in this meaning".to_owned(),
            "outside" => "keeps a record at most".to_owned(),
            _ => "has it as a heading".to_owned(),
        }
    }
}
