//! A case as steps that can be watched: what is done, what happens, what is ruled, and the board, the clocks and the
//! sheets after it.

use std::sync::Arc;

use chess::{ByColor, Color, Square};
use laws::scenario::page::{Case, Line};
use laws::scenario::run::{self, Came, Failure, Outcome, Table};
use laws::{Edition, What};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::record::Board;
use crate::refused::Refused;
use crate::view::{
    self, ArbiterView, BoardKind, Cited, ClockFace, QuestionView, ResultView, SeatView, SheetEntry,
    Speaker,
};
use crate::wire::Key;

/// A ruling at a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ruled {
    /// What kind of ruling: `add-time`, `loses`, `arbiter-decides`.
    pub name: String,
    /// In the language that was asked for.
    pub words: String,
    /// On which articles, the nearest first.
    pub articles: Vec<Cited>,
    /// As a page says it behind `then`.
    pub page: String,
}

/// Why an act cannot happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CannotHappen {
    /// In the language that was asked for.
    pub words: String,
    /// By which article, if there is one.
    pub article: Option<Cited>,
    /// As a page says it behind `then`.
    pub page: String,
}

/// One step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Step {
    /// The line of the text that says it, counted from 1; of a case, from its beginning.
    pub line: u32,
    /// What is done, as the page says it; of the first step, what is given.
    pub says: String,
    /// The same in the language that was asked for.
    pub act: String,
    /// What happened, in the language that was asked for; no rulings.
    pub told: Vec<String>,
    /// What is ruled.
    pub ruled: Vec<Ruled>,
    /// Or why it cannot happen.
    pub refused: Option<CannotHappen>,
    /// What the page looks up afterwards, as it says it.
    pub facts: Vec<String>,
    /// The pieces as they lie.
    pub pieces: String,
    /// Whose move it is.
    pub turn: Color,
    /// Pieces that are touched.
    pub touched: Vec<Square>,
    /// The squares of the last move.
    pub last_squares: Vec<Square>,
    /// Both clocks.
    pub clock: ClockFace,
    /// Both sheets.
    pub sheets: ByColor<Vec<SheetEntry>>,
    /// What the arbiter is asked.
    pub questions: Vec<QuestionView>,
    /// How the game has ended.
    pub result: Option<ResultView>,
}

/// What everybody sees at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Views {
    /// A player's device shows this.
    pub seats: ByColor<SeatView>,
    /// The desk shows this.
    pub arbiter: ArbiterView,
}

/// Steps of a case, and what stopped them.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Played {
    pub steps: Vec<Step>,
    pub views: Option<Views>,
    /// The answers that can be given at the end, as pages say them, with the names of their buttons.
    pub answers: Vec<super::practice::AnswerWords>,
    /// Regulations that are not whole.
    pub unfit: Vec<String>,
    pub failure: Option<Failure>,
}

/// Who watches: which language, how far, and is there still time?
pub(super) struct Watcher<'a> {
    pub speaker: &'a Speaker,
    pub edition: Edition,
    /// The line of the page in front of the case.
    pub before: usize,
    /// What everybody sees at the end.
    pub views: bool,
    /// Are there still acts and time left?
    pub go_on: &'a mut dyn FnMut() -> bool,
}

impl Watcher<'_> {
    /// Plays a case to its end, or until something stops it.
    pub fn watch(&mut self, case: &Case) -> Played {
        let mut played = Played::default();
        let mut last: Option<Board> = None;
        let result = run::play(case, self.edition, Table::new, |table, line, came| {
            match came {
                Came::Said => {}
                Came::Looked(found) => {
                    let said = found.err().unwrap_or_else(|| line.text.clone());
                    if let Some(step) = played.steps.last_mut() {
                        step.facts.push(said);
                    }
                }
                Came::SatDown => {
                    let unfit = table.unfit.iter().map(ToString::to_string);
                    played.unfit.extend(unfit);
                    let mut step = self.step(table, line);
                    let given = Some(&*step.says).filter(|says| !says.is_empty());
                    let given = given.unwrap_or("standard");
                    step.act = self.speaker.locale().translated_list(given);
                    played.steps.push(step);
                }
                Came::Acted { done, outcomes } => {
                    let mut step = self.step(table, line);
                    for event in &done.events {
                        if !matches!(event.what, What::Ruled(_)) {
                            step.told.push(self.speaker.event(event, self.edition));
                        }
                    }
                    outcomes
                        .iter()
                        .for_each(|outcome| self.came(outcome, &mut step));
                    played.steps.push(step);
                }
            }
            if self.views {
                last = Some(board(table));
                played.answers = super::practice::answers(&table.game);
            }
            let now = table.now;
            if let Some(board) = last.as_ref().filter(|_| self.views) {
                played.views = Some(self.views(board, now));
            }
            match (self.go_on)() {
                true => Ok(()),
                false => Err(Failure {
                    line: line.number,
                    column: line.column,
                    edition: self.edition,
                    problem: TOO_MUCH.to_owned(),
                }),
            }
        });
        played.failure = result.err();
        played
    }

    fn views(&self, board: &Board, now: laws::Millis) -> Views {
        Views {
            seats: ByColor::new_with(|side| view::seat(board, side, now, self.speaker)),
            arbiter: view::arbiter(board, view::Beside::default(), now, self.speaker),
        }
    }

    fn step(&self, table: &Table, line: &Line) -> Step {
        let board = board(table);
        let game = &table.game;
        let seats = ByColor::new_with(|side| view::seat(&board, side, table.now, self.speaker));
        let question = |question| view::question(question, game, self.speaker);
        let ByColor { white, black } = seats;
        let says = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
        Step {
            line: line.number.saturating_sub(self.before) as u32,
            act: self.speaker.locale().translated(&says),
            says,
            told: Vec::new(),
            ruled: Vec::new(),
            refused: None,
            facts: Vec::new(),
            pieces: white.pieces.unwrap_or_default(),
            turn: game.turn(),
            touched: game.touched.iter().map(|touch| touch.square).collect(),
            last_squares: white.last_squares,
            clock: white.clock,
            sheets: ByColor {
                white: white.sheet,
                black: black.sheet,
            },
            questions: game.questions.iter().map(question).collect(),
            result: white.result,
        }
    }

    fn came(&self, outcome: &Outcome, step: &mut Step) {
        let page = outcome.to_string();
        match outcome {
            Outcome::Ruled(ruling) => {
                let view = self.speaker.ruling(ruling, self.edition, None);
                let stored = serde_json::to_value(&ruling.remedy).unwrap_or(Value::Null);
                step.ruled.push(Ruled {
                    name: name_of(&stored),
                    words: view.words,
                    articles: view.articles,
                    page,
                });
            }
            Outcome::Refused { refusal, .. } => {
                let refused = Refused::from(refusal.clone());
                let cited = |ground: laws::rule::Ground| Cited {
                    article: ground
                        .0
                        .article_in(self.edition)
                        .unwrap_or(ground.0.name)
                        .to_owned(),
                    rule: ground.0.name.to_owned(),
                    title: self.speaker.locale().title(ground.0.name),
                };
                step.refused = Some(CannotHappen {
                    words: self.speaker.refusal(&refused),
                    article: refusal.ground.map(cited),
                    page,
                });
            }
        }
    }
}

/// What is said when a bound is reached.
pub(super) const TOO_MUCH: &str = "too much for one table";

/// The name of a stored variant: `"draw"` or `{"add-time": {…}}`.
fn name_of(stored: &Value) -> String {
    match stored {
        Value::String(name) => name.clone(),
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// The table as a board of a hall, for the views of its people.
fn board(table: &Table) -> Board {
    let mut board = Board::new(Key { round: 1, board: 1 });
    board.kind = BoardKind::Screen;
    board.game = Arc::new(table.game.clone());
    board
}
