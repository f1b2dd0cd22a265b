//! The practice table: a text of acts goes in, what the Laws make of each comes out. Nothing is kept, and everything has
//! a bound: the text, its lines, and the time that is spent on it.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use chess::notation::Language;
use laws::scenario::page::{self, Case, Keyword};
use laws::scenario::{answers as said, phrase};
use laws::{Edition, Game};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Book;
use super::article::Link;
use super::steps::{Played, Step, TOO_MUCH, Views, Watcher};
use crate::view::Speaker;

/// Letters of a text, at most. It must fit into a link.
pub const LETTERS: usize = 8_000;

/// Acts, at most.
pub const ACTS: usize = 300;

/// Time for one text; more than any text of this size needs.
const PATIENCE: Duration = Duration::from_secs(1);

/// An answer that can be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnswerWords {
    /// As a page says it, with capitals for what is filled in.
    pub words: String,
    /// With an example in the places.
    pub example: String,
    /// The name of its button at the desk, if that has the same answer.
    pub name: Option<String>,
}

/// The answers to what is asked first.
pub(super) fn answers(game: &Game) -> Vec<AnswerWords> {
    let offered = game
        .questions
        .first()
        .map(|question| question.answers(game));
    let offered = offered.unwrap_or_default();
    let words = |(said, answer): (&said::Said, laws::discretion::Answer)| {
        let button = offered.iter().find(|offered| offered.answer == answer);
        let example = phrase::example(said.words);
        AnswerWords {
            words: phrase::shown(said.words),
            name: button
                .filter(|_| example == said.words)
                .map(|b| b.name.to_owned()),
            example,
        }
    };
    said::taken(game).into_iter().map(words).collect()
}

/// Where a text cannot be read, or went too far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TryError {
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1.
    pub column: u32,
    /// What is wrong, in English as the page language is.
    pub problem: String,
}

/// A case that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Watched {
    /// In addresses; none at the practice table.
    pub id: Option<String>,
    /// What it shows.
    pub name: String,
    /// The edition it was played under.
    pub edition: Edition,
    /// The editions it is told for.
    pub editions: Vec<Edition>,
    /// The articles it is about.
    pub articles: Vec<Link>,
    /// As it is written; from the practice table, with the rulings filled in.
    pub text: String,
    /// From the beginning.
    pub steps: Vec<Step>,
    /// Regulations that are not whole, in English.
    pub unfit: Vec<String>,
    /// What stopped it, if anything did.
    pub error: Option<TryError>,
    /// What everybody sees at the end; only at the practice table.
    pub views: Option<Views>,
    /// The answers to what is asked at the end; only at the practice table.
    pub answers: Vec<AnswerWords>,
}

impl Book {
    /// A case of the book under an edition, also one that it is not told for.
    pub fn watch(
        &self,
        page: &str,
        slug: &str,
        edition: Edition,
        language: Language,
    ) -> Option<Watched> {
        let told = self.case(page, slug)?;
        let mut watcher = Watcher {
            speaker: self.speaker(language),
            edition,
            before: told.case.line,
            views: false,
            go_on: &mut || true,
        };
        let played = watcher.watch(&told.case);
        let mut watched = self.watched(&told.case, edition, language, played);
        watched.id = Some(told.id());
        watched.text.clone_from(&told.text);
        Some(watched)
    }

    /// Plays a text at the practice table.
    pub fn try_out(&self, text: &str, edition: Edition, language: Language) -> Watched {
        let began = Instant::now();
        self.try_within(text, edition, self.speaker(language), &mut || {
            began.elapsed() < PATIENCE
        })
    }

    /// The same, with another measure for when it is enough.
    pub fn try_within(
        &self,
        text: &str,
        edition: Edition,
        speaker: &Speaker,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Watched {
        let wrong = |line: usize, column: usize, problem: &str| TryError {
            line: line as u32,
            column: column as u32,
            problem: speaker.locale().translated(problem),
        };
        if text.chars().count() > LETTERS {
            return stopped(edition, wrong(1, 1, TOO_MUCH));
        }
        let read = page::read_script(text);
        if let Some(error) = read.errors.first() {
            return stopped(edition, wrong(error.line, error.column, &error.problem));
        }
        let mut case = read.cases.into_iter().next().unwrap_or_default();
        let acts = case
            .lines
            .iter()
            .filter(|(keyword, _)| *keyword == Keyword::When);
        if let Some((_, line)) = acts.clone().nth(ACTS) {
            return stopped(edition, wrong(line.number, line.column, TOO_MUCH));
        }
        // What is ruled comes out; what a text says of it does not go in.
        case.lines.retain(|(keyword, _)| *keyword == Keyword::When);
        let mut watcher = Watcher {
            speaker,
            edition,
            before: 0,
            views: true,
            go_on,
        };
        let played = watcher.watch(&case);
        let mut watched = self.watched(&case, edition, speaker.language(), played);
        watched.text = written(&case, edition, &watched.steps);
        watched
    }

    fn watched(
        &self,
        case: &Case,
        edition: Edition,
        language: Language,
        played: Played,
    ) -> Watched {
        let locale = self.speaker(language).locale();
        let article = |topic: &'static str| {
            let article = laws::catalogue::by_topic(edition, topic)?;
            Some(Link {
                key: article.number.to_owned(),
                number: article.cited().to_owned(),
                title: locale.title(topic),
            })
        };
        let error = played.failure.map(|failure| TryError {
            line: failure.line as u32,
            column: failure.column as u32,
            problem: locale.translated(&failure.problem),
        });
        Watched {
            id: None,
            name: case.name.clone(),
            edition,
            editions: case.runs_under(),
            articles: case
                .rules_in(edition)
                .into_iter()
                .filter_map(article)
                .collect(),
            text: String::new(),
            steps: played.steps,
            unfit: played.unfit,
            error,
            views: played.views,
            answers: played.answers,
        }
    }
}

fn stopped(edition: Edition, error: TryError) -> Watched {
    Watched {
        id: None,
        name: String::new(),
        edition,
        editions: Edition::ALL.to_vec(),
        articles: Vec::new(),
        text: String::new(),
        steps: Vec::new(),
        unfit: Vec::new(),
        error: Some(error),
        views: None,
        answers: Vec::new(),
    }
}

/// What was played as a case of the page language, with what was ruled.
fn written(case: &Case, edition: Edition, steps: &[Step]) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    if !case.name.is_empty() {
        let _ = writeln!(text, "name      {}", case.name);
    }
    if !case.rules.is_empty() {
        let _ = writeln!(text, "rule      {}", case.rules.join(" "));
    }
    let _ = writeln!(text, "editions  {edition}");
    let given = case
        .given
        .text
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let _ = writeln!(
        text,
        "given     {}",
        if given.is_empty() { "standard" } else { &given }
    );
    for step in steps.iter().skip(1) {
        let _ = writeln!(text, "when      {}", step.says);
        for ruled in &step.ruled {
            let _ = writeln!(text, "then      {}", ruled.page);
        }
        if let Some(refused) = &step.refused {
            let _ = writeln!(text, "then      {}", refused.page);
        }
    }
    let silent = |step: &Step| step.ruled.is_empty() && step.refused.is_none();
    if steps.len() > 1 && steps.last().is_some_and(silent) {
        text.push_str("then      nothing\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use laws::scenario::run;

    use super::*;

    #[test]
    fn what_is_tried_can_be_saved_as_a_case_that_holds() {
        let book = Book::of_the_house();
        let script = "given rapid, supervised, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nwhite moves e2e5\n\
                      white presses the clock\n";
        let tried = book.try_out(script, Edition::Y2023, Language::Bg);
        assert_eq!(tried.error, None);
        assert_eq!(tried.steps.len(), 3);
        let names: Vec<&str> = tried.steps[2]
            .ruled
            .iter()
            .map(|r| r.name.as_str())
            .collect();
        assert!(names.contains(&"add-time"), "{names:?}");
        let views = tried.views.unwrap();
        assert_eq!(views.arbiter.illegal_moves.white, 1);
        let page = format!("```scenario\n{}```\n", tried.text);
        let case = page::read(&page).unwrap().remove(0);
        run::run(&case, Edition::Y2023).unwrap();
    }

    #[test]
    fn every_case_can_be_watched_in_every_edition_and_saved_again() {
        let book = Book::of_the_house();
        for told in book.cases() {
            for edition in told.case.runs_under() {
                let watched = book
                    .watch(&told.page, &told.slug, edition, Language::En)
                    .unwrap();
                assert_eq!(watched.error, None, "{}", told.id());
                let speaker = book.speaker(Language::En);
                // However slow the machine is today.
                let again = book.try_within(&told.text, edition, speaker, &mut || true);
                assert_eq!(again.error, None, "{}", told.id());
                let ruled = |steps: &[Step]| -> Vec<Vec<String>> {
                    let pages = |step: &Step| step.ruled.iter().map(|r| r.page.clone()).collect();
                    steps.iter().map(pages).collect()
                };
                assert_eq!(ruled(&watched.steps), ruled(&again.steps), "{}", told.id());
                if !told.text.contains("\nwhen ") {
                    // A position that is only looked at: nothing was played that could be saved.
                    continue;
                }
                let page = format!("```scenario\n{}```\n", again.text);
                let case = page::read(&page).unwrap().remove(0);
                let held = run::run(&case, edition);
                assert!(held.is_ok(), "{}: {held:?}\n{page}", told.id());
            }
        }
    }

    /// What is saved is what was played, however wide the gaps in it are.
    #[test]
    fn gaps_are_no_letters() {
        let book = Book::of_the_house();
        let gap = "\t".repeat(80);
        for (written, refused) in [(format!("d{gap}own e4"), false), ("e4 ".repeat(30), true)] {
            let text = format!("given moves known from the sheets\nwhen white writes {written}\n");
            let tried = book.try_out(&text, Edition::Y2023, Language::En);
            assert_eq!(tried.text.contains("refused"), refused, "{}", tried.text);
            let page = format!("```scenario\n{}```\n", tried.text);
            let case = page::read(&page).unwrap().remove(0);
            assert!(run::run(&case, Edition::Y2023).is_ok(), "{page}");
        }
    }

    #[test]
    fn bounds_hold() {
        let book = Book::of_the_house();
        let long = "white presses the clock\n".repeat(ACTS + 1);
        let long = &long[..LETTERS.min(long.len())];
        let many = "1 second passes\n".repeat(ACTS + 1);
        let much = "#".repeat(LETTERS + 1);
        for text in [many.as_str(), &much] {
            let tried = book.try_out(text, Edition::Y2023, Language::En);
            assert_eq!(tried.error.unwrap().problem, TOO_MUCH);
        }
        assert!(book.try_out(long, Edition::Y2018, Language::En).steps.len() <= ACTS + 1);
        let mut left = 3;
        let mut go_on = || {
            left -= 1;
            left > 0
        };
        let speaker = book.speaker(Language::En);
        let tried = book.try_within(
            "1 second passes\n1 second passes\n1 second passes\n",
            Edition::Y2014,
            speaker,
            &mut go_on,
        );
        assert_eq!(tried.error.unwrap().line, 2);
        assert_eq!(tried.steps.len(), 3);
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_place() {
        let book = Book::of_the_house();
        let tried = book.try_out("white resings\n", Edition::Y2023, Language::En);
        let error = tried.error.unwrap();
        assert_eq!((error.line, error.column), (1, 7));
        assert!(error.problem.contains("resigns"), "{}", error.problem);
    }

    #[test]
    fn a_question_offers_its_answers() {
        let book = Book::of_the_house();
        let text = "given standard\nwhen white offers a draw to the arbiter\n";
        assert!(
            book.try_out(text, Edition::Y2023, Language::En)
                .error
                .is_some()
        );
        let text = "given standard\nwhen white plays e2e4\nwhen black stops the clocks\n";
        let tried = book.try_out(text, Edition::Y2023, Language::En);
        assert_eq!(tried.error, None);
        let names: Vec<_> = tried
            .answers
            .iter()
            .filter_map(|a| a.name.clone())
            .collect();
        assert_eq!(names, ["yes", "no"], "{:?}", tried.answers);
    }
}
