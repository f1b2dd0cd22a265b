//! What the Laws make of a script of acts, and what an article says.

use adoube::failure::Failure;
use adoube::verbs::cite::Cited;
use adoube::verbs::rule as verb;
use chess::Color;
use laws::scenario::run::{Came, Outcome, Table};
use locale::Locale;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::faults;
use crate::given;
use crate::position::Position;

/// A ruling or a refusal, and how the board and the clocks stand after it.
#[derive(Default)]
struct Ruled {
    line: usize,
    act: String,
    refused: bool,
    remedy: String,
    articles: Vec<(String, String)>,
    proof: Vec<String>,
    says: String,
    position: Option<chess::Position>,
    clocks: [i64; 2],
}

fn gather(text: &str, edition: laws::Edition, locale: &Locale) -> Result<Vec<Ruled>, Failure> {
    let Some((case, edition)) = verb::read(text, Some(edition))? else {
        return Ok(Vec::new());
    };
    let mut all = Vec::new();
    verb::play(&case, edition, |table, line, came| {
        let Came::Acted { outcomes, .. } = came else {
            return Ok(());
        };
        for outcome in &outcomes {
            let ruled = Ruled {
                line: line.number,
                act: line.text.clone(),
                says: outcome.to_string(),
                clocks: Color::ALL.map(|color| remaining(table, color)),
                position: Some(*table.game.position()),
                ..told(outcome, edition, locale)
            };
            all.push(ruled);
        }
        Ok(())
    })?;
    Ok(all)
}

fn remaining(table: &Table, color: Color) -> i64 {
    table.game.clock.remaining(color, table.now).0
}

fn told(outcome: &Outcome, edition: laws::Edition, locale: &Locale) -> Ruled {
    match outcome {
        Outcome::Ruled(ruling) => {
            let text = locale.ruling(ruling, edition);
            let cited = |cited: locale::Cited| (cited.article, cited.title);
            Ruled {
                remedy: text.remedy,
                articles: text.grounds.into_iter().map(cited).collect(),
                proof: text.proof,
                ..Ruled::default()
            }
        }
        Outcome::Refused { refusal, asked } => {
            let article = refusal.ground.and_then(|ground| {
                let number = ground.0.article_in(edition)?;
                Some((number.to_owned(), locale.title(ground.0.name)))
            });
            Ruled {
                refused: true,
                remedy: asked.clone().unwrap_or_else(|| outcome.to_string()),
                articles: article.into_iter().collect(),
                ..Ruled::default()
            }
        }
    }
}

/// Plays a script of acts.
#[pyfunction]
pub fn rule<'py>(
    py: Python<'py>,
    script: &str,
    edition: u32,
    language: &str,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let (edition, language) = (given::edition(edition)?, given::language(language)?);
    let ruled = py.detach(|| gather(script, edition, &Locale::new(language)));
    let ruled = ruled.map_err(|failure| faults::failure(py, failure))?;
    let told = ruled.into_iter().map(|ruled| {
        let dict = PyDict::new(py);
        dict.set_item("line", ruled.line)?;
        dict.set_item("act", ruled.act)?;
        dict.set_item("refused", ruled.refused)?;
        dict.set_item("remedy", ruled.remedy)?;
        dict.set_item("articles", ruled.articles)?;
        dict.set_item("proof", ruled.proof)?;
        dict.set_item("says", ruled.says)?;
        dict.set_item("position", ruled.position.map(Position))?;
        dict.set_item("clocks", (ruled.clocks[0], ruled.clocks[1]))?;
        Ok(dict)
    });
    told.collect()
}

/// Finds an article.
#[pyfunction]
pub fn cite<'py>(
    py: Python<'py>,
    article: &str,
    edition: u32,
    language: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let (edition, language) = (given::edition(edition)?, given::language(language)?);
    let cited = py.detach(|| Cited::find(article, edition, language));
    let cited = cited.map_err(|complaint| faults::complaint(py, &complaint))?;
    let year = |edition: laws::Edition| edition.year().parse::<u32>().unwrap_or_default();
    let elsewhere = cited.elsewhere.iter().map(|&(e, number)| (year(e), number));
    let dict = PyDict::new(py);
    dict.set_item("number", cited.article)?;
    dict.set_item("edition", year(cited.edition))?;
    dict.set_item("title", &cited.title)?;
    dict.set_item("summary", &cited.summary)?;
    dict.set_item("topic", cited.topic)?;
    dict.set_item("kind", cited.kind)?;
    dict.set_item("elsewhere", elsewhere.collect::<Vec<_>>())?;
    dict.set_item("below", cited.below.clone())?;
    dict.set_item("cases", cited.cases)?;
    Ok(dict)
}
