//! A question owns its answers: what it offers is accepted, and what it does not offer is refused.

use laws::discretion::{Answer, ClockSetting, Field, Question};
use laws::game::Outcome;
use laws::regulations::HalfPoints;
use laws::scenario::coverage::PAGES;
use laws::scenario::page::{self, Keyword};
use laws::scenario::run::{Stage, Table};
use laws::scenario::{given, words};
use laws::time_control::ExtraTime;
use laws::{Act, Actor, Because, Command, Edition, Millis, decide};

fn score(white: u32, black: u32) -> Answer {
    let (white, black) = (HalfPoints(white), HalfPoints(black));
    Answer::Result(Outcome::Score(chess::ByColor { white, black }))
}

/// Every result that a desk may send where one is filled in.
fn every_result() -> Vec<Answer> {
    let unplayed =
        |white, black| Answer::Result(Outcome::Unplayed(chess::ByColor { white, black }));
    let mut results = every_answer();
    results.retain(|answer| matches!(answer, Answer::Result(_)));
    results.extend([(true, false), (false, true), (false, false)].map(|(w, b)| unplayed(w, b)));
    results
}

/// One answer of each kind, and some with values that no question offers.
fn every_answer() -> Vec<Answer> {
    use chess::{Attempt, Color, Square};
    let (from, to) = (Square::E2, Square::E5);
    vec![
        Answer::Yes,
        Answer::No,
        Answer::Nothing,
        Answer::Warn,
        Answer::OpponentGains(Millis::minutes(1)),
        Answer::OffenderLoses(Millis::minutes(1)),
        Answer::OpponentPointsUp(HalfPoints(1)),
        Answer::OffenderPointsDown(HalfPoints(1)),
        Answer::Loss,
        Answer::Fine,
        Answer::ExcludeRounds(1),
        Answer::Expel,
        Answer::Score(HalfPoints(2)),
        Answer::Time(Millis::minutes(1)),
        Answer::PositionBefore {
            number: 1,
            color: Color::White,
        },
        Answer::Result(Outcome::Win(Color::White)),
        Answer::Result(Outcome::Win(Color::Black)),
        Answer::Result(Outcome::Draw),
        score(0, 0),
        score(1, 0),
        score(0, 1),
        Answer::Clocks(ClockSetting::default()),
        Answer::Postpone(Millis::ZERO),
        Answer::Postpone(Millis::seconds(7)),
        Answer::Extra(ExtraTime::Increment),
        Answer::Extra(ExtraTime::Delay),
        Answer::Did(Attempt::Displace {
            from,
            to,
            placed: None,
        }),
        Answer::Of(Color::White),
        Answer::Start(0),
    ]
}

/// Penalties and compensations of nothing.
fn nothing_given() -> [Answer; 6] {
    [
        Answer::OpponentGains(Millis::ZERO),
        Answer::OffenderLoses(Millis::ZERO),
        Answer::OpponentPointsUp(HalfPoints(0)),
        Answer::OffenderPointsDown(HalfPoints(0)),
        Answer::ExcludeRounds(0),
        Answer::Time(Millis::ZERO),
    ]
}

/// Somebody else must speak before any answer counts; that is no quarrel about the answer.
fn waits_for_another(why: Because) -> bool {
    matches!(
        why,
        Because::OpponentAnswersOfferFirst | Because::OpponentConfirmsPositionFirst
    )
}

/// Said in other words than those offered, but with one of their meanings.
fn is_another_word(question: &Question, answer: &Answer) -> bool {
    matches!(
        (question, answer),
        (
            Question::QuickplayIncrement(_) | Question::FlagOnWood(_),
            Answer::Yes
        ) | (Question::Resigns(_), Answer::Result(Outcome::Win(_)))
            | (Question::BoardsDiffer(_), Answer::No)
    )
}

fn ask(table: &Table, question: &Question, answer: Answer) -> Result<(), Because> {
    let question = question.name().to_owned();
    let command = Command {
        by: Actor::Arbiter,
        at: table.now.max(table.game.last),
        act: Act::AnswerTo { question, answer },
    };
    decide(&table.game, &command)
        .map(|_| ())
        .map_err(|refusal| refusal.why)
}

#[test]
fn every_offered_answer_is_accepted_and_every_acceptable_one_is_offered() {
    let mut asked = std::collections::BTreeSet::new();
    for (name, text) in PAGES {
        for case in page::read(text).unwrap() {
            for edition in case.runs_under() {
                let mut table = Table::new(given::parse(&case.given.text, edition).unwrap());
                let lines = case.lines.iter().filter(|(_, line)| line.is_for(edition));
                for (_, line) in lines.filter(|(keyword, _)| *keyword == Keyword::When) {
                    let _ = table.step(&words::parse_at(&line.text, &table.game).unwrap());
                    let open = &table.game.questions;
                    for (place, question) in open.iter().enumerate() {
                        // Of several of one kind the oldest is answered first.
                        if open[..place]
                            .iter()
                            .any(|older| older.name() == question.name())
                        {
                            continue;
                        }
                        asked.insert((question.name(), edition.year()));
                        let at = format!("{name} line {} ({edition}): {question}", line.number);
                        check(&table, question, &at);
                    }
                }
            }
        }
    }
    let names: std::collections::BTreeSet<&str> = asked.iter().map(|(name, _)| *name).collect();
    let missing: Vec<&&str> = Question::NAMES
        .iter()
        .filter(|name| !names.contains(**name))
        .collect();
    assert!(missing.is_empty(), "no case asks {missing:?}");
    assert!(
        Edition::ALL
            .iter()
            .all(|e| asked.contains(&("penalty", e.year())))
    );
}

fn check(table: &Table, question: &Question, at: &str) {
    for offered in question.answers(&table.game) {
        match ask(table, question, offered.answer.clone()) {
            Ok(()) => {}
            Err(why) if waits_for_another(why) => {}
            Err(why) => panic!("{at}: {} is offered and refused: {why}", offered.name),
        }
    }
    let has = |field| {
        let offered = question.answers(&table.game);
        offered.iter().any(|offered| offered.field == field)
    };
    for result in every_result().into_iter().filter(|_| has(Field::Result)) {
        let taken = ask(table, question, result.clone());
        assert!(
            taken.is_ok(),
            "{at}: {result:?} may be filled in and is refused"
        );
    }
    for nothing in nothing_given() {
        let refused = ask(table, question, nothing.clone()).is_err();
        assert!(refused, "{at}: {nothing:?} gives nothing and is accepted");
    }
    for answer in every_answer() {
        // Another one of its kind may take what this one does not.
        let of_kind = table.game.questions.iter();
        let mut of_kind = of_kind.filter(|asked| asked.name() == question.name());
        let permitted = of_kind.any(|asked| asked.permits(&table.game, &answer));
        if permitted || is_another_word(question, &answer) {
            continue;
        }
        assert!(
            ask(table, question, answer.clone()).is_err(),
            "{at}: {answer:?} is accepted and not offered"
        );
    }
}
