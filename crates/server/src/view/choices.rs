//! What an arbiter may answer to a question, as buttons and fields: what the question itself offers.

use laws::Game;
use laws::discretion::{Answer, Field, Offered, Question};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    /// The name of its message in the pages: `yes`, `warn`, `opponent-gains`.
    pub name: String,
    /// What is sent if it needs nothing more, or a first guess for the field.
    pub answer: Answer,
    /// What the arbiter fills in, if anything.
    pub field: Field,
}

/// What may be answered.
pub fn of(question: &Question, game: &Game) -> Vec<Choice> {
    let choice = |offered: Offered| Choice {
        name: offered.name.to_owned(),
        answer: offered.answer,
        field: offered.field,
    };
    question.answers(game).into_iter().map(choice).collect()
}
