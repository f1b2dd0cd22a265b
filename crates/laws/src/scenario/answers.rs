//! What the arbiter may answer, in words.

use super::moves::Eye;
use super::phrase::{self, Filled};
use super::words::{WordError, Words};
use crate::discretion::Answer;
use crate::game::Game;
use crate::rules::a12_arbiter::ResultGround;
use crate::rules::g3_quickplay::COMPENSATION;
use crate::time::Millis;
use crate::time_control::ExtraTime;

/// One answer.
pub struct Said {
    /// The phrase.
    pub words: &'static str,
    /// What it means.
    pub says: &'static str,
    /// The answer.
    pub(crate) answer: fn(&mut Filled) -> Answer,
}

macro_rules! answers {
    ($($words:literal, $says:literal => $answer:expr;)*) => {
        /// Every answer.
        pub static ANSWERS: &[Said] = &[$(Said { words: $words, says: $says, answer: $answer }),*];
    };
}

answers! {
    "yes", "it is so" => |_| Answer::Yes;
    "no", "it is not so" => |_| Answer::No;
    "nothing", "nothing is done" => |_| Answer::Nothing;
    "a warning", "the lightest penalty" => |_| Answer::Warn;
    "SPAN for the opponent", "a penalty: on the opponent's clock" => |f| Answer::OpponentGains(f.span());
    "SPAN off the clock", "a penalty: off the offender's" => |f| Answer::OffenderLoses(f.span());
    "points up POINTS", "a penalty: for the opponent" => |f| Answer::OpponentPointsUp(f.points());
    "points down POINTS", "a penalty: from the offender" => |f| Answer::OffenderPointsDown(f.points());
    "the game is lost", "a penalty; the opponent's score is asked next" => |_| Answer::Loss;
    "a fine", "a penalty announced in advance" => |_| Answer::Fine;
    "exclusion from NUMBER rounds", "a penalty, from 2018" => |f| Answer::ExcludeRounds(f.number());
    "exclusion from NUMBER round", "the same" => |f| Answer::ExcludeRounds(f.number());
    "expulsion", "the heaviest penalty" => |_| Answer::Expel;
    "SPAN more", "extra time for the player who is asked about" => |f| Answer::Time(f.span());
    "the score POINTS", "what the player who is asked about gets" => |f| Answer::Score(f.points());
    "the result RESULT", "the result that stands" => |f| Answer::Result(f.result());
    "the position before move NUMBER of COLOUR", "from there the game goes on" => |f| {
        Answer::PositionBefore { number: f.number(), color: f.colour() }
    };
    "CLOCKS", "the clocks are set so" => |f| Answer::Clocks(f.clocks());
    "postponed", "the decision comes later" => |_| Answer::Postpone(Millis::ZERO);
    "postponed with 2 minutes for the opponent", "the same, with time" => |_| Answer::Postpone(COMPENSATION);
    "the move MOVE", "this was done on the board" => |f| Answer::Did(f.attempt());
    "the start NUMBER", "from this Chess960 start a new game is played" => |f| {
        Answer::Start(u16::try_from(f.number()).unwrap_or(u16::MAX))
    };
    "the flag of COLOUR", "it fell first" => |f| Answer::Of(f.colour());
    "as reported", "the ground of a result: the players report it" => |_| Answer::Ground(ResultGround::Reported);
    "for conduct", "the ground of a result" => |_| Answer::Ground(ResultGround::Conduct);
    "after an appeal", "the ground of a result" => |_| Answer::Ground(ResultGround::Appeal);
    "in correction", "the ground of a result" => |_| Answer::Ground(ResultGround::Error);
    "an increment", "yes, as increment" => |_| Answer::Extra(ExtraTime::Increment);
    "a delay", "yes, as delay" => |_| Answer::Extra(ExtraTime::Delay);
}

/// Reads the rest of a line as an answer.
pub(crate) fn read(words: &mut Words, eye: &Eye) -> Result<Answer, WordError> {
    let phrases = ANSWERS.iter().map(|said| (said.words, said));
    let (said, mut filled) = phrase::choose(phrases, words, eye, true, "an answer")?;
    Ok((said.answer)(&mut filled))
}

/// The answers that the Laws take to what was asked last, with what each means.
pub fn taken(game: &Game) -> Vec<(&'static Said, Answer)> {
    let mut taken: Vec<(&'static Said, Answer)> = Vec::new();
    for (said, answer, _) in accepted(game) {
        if taken.iter().all(|(other, _)| other.words != said.words) {
            taken.push((said, answer));
        }
    }
    taken
}

/// Examples of a phrase. Which results may be answered is for the question to say, so all are tried.
fn examples(said: &Said) -> Vec<String> {
    match said.words.split_once("RESULT") {
        Some((before, after)) => ["1-0", "0-1", "½-½", "0-0"]
            .map(|result| format!("{before}{result}{after}"))
            .to_vec(),
        None => vec![phrase::example(said.words)],
    }
}

/// Those that the question permits, and how they are said.
fn accepted(game: &Game) -> Vec<(&'static Said, Answer, String)> {
    let Some(newest) = game.questions.last() else {
        return Vec::new();
    };
    let mut accepted = Vec::new();
    for said in ANSWERS {
        for text in examples(said) {
            // An example may miss the game at hand, as a move that was never made; its kind is still the right one.
            let Some(answer) = parse(&text).filter(|answer| newest.understands(game, answer))
            else {
                continue;
            };
            let shown = match said.words.contains("RESULT") {
                true => text,
                false => phrase::shown(said.words),
            };
            accepted.push((said, answer, shown));
        }
    }
    accepted
}

/// What is asked, which answers the Laws take, and what else is open and by which name it is answered.
pub fn asked(game: &Game) -> Option<String> {
    let (question, older) = game.questions.split_last()?;
    let accepted = accepted(game).into_iter();
    let may: Vec<String> = accepted.map(|(_, _, shown)| shown).collect();
    let may = match may.is_empty() {
        true => "nothing yet".to_owned(),
        false => may.join(", "),
    };
    let older = older.iter().rev();
    let older: String = older
        .map(|older| format!("; open is also the question of {}: {older}", older.name()))
        .collect();
    Some(format!(
        "what is asked is {question}; it may be answered: {may}{older}"
    ))
}

fn parse(text: &str) -> Option<Answer> {
    read(&mut Words::new(text), &Eye::CLOSED).ok()
}
