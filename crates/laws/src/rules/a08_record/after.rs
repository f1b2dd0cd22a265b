//! What follows a flag (8.5, 8.6), the assistant and the faulty device (8.1.6, 8.3), and the signatures (8.7).

use chess::{ByColor, Color};

use super::duty::is_behind;
use super::{
    ASSISTANT, EXEMPTION, Entry, Fact, KEEP_SCORE, NEITHER_RECORDS, NEXT_PERIOD, ONE_DOES_NOT,
    RESULT_SIGNED, SHEET_PROPERTY,
};
use crate::command::Refusal;
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::edition::Edition;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::SheetKind;
use crate::rule::{Ground, Rule};
use crate::ruling::{Remedy, Ruling};

/// A flag has fallen: whoever did not record by right of 8.4 completes his sheet now.
pub(super) fn flag_fell(docket: &mut Docket) {
    let missing = ByColor::new_with(|color| is_incomplete(&docket.game, color));
    match (missing.white, missing.black) {
        (false, false) => {}
        (true, true) => {
            docket.stop_clocks();
            for player in Color::ALL {
                must_complete(docket, player, &NEITHER_RECORDS);
            }
        }
        (true, false) => must_complete(docket, Color::White, &ONE_DOES_NOT),
        (false, true) => must_complete(docket, Color::Black, &ONE_DOES_NOT),
    }
}

fn is_incomplete(game: &Game, player: Color) -> bool {
    let left_out = || {
        let entries = &game.recording.sheets[player].entries;
        entries.iter().any(Entry::is_dash)
    };
    game.recording.freed[player].is_some() && (is_behind(game, player) || left_out())
}

fn must_complete(docket: &mut Docket, player: Color, by: &'static Rule) {
    let ruling = Ruling::new(Remedy::MustRecord { player }, by);
    // In 2014 the article of the exemption itself asks for it.
    docket.rule(match docket.game.regulations().edition {
        Edition::Y2014 => ruling.with(&EXEMPTION),
        Edition::Y2018 | Edition::Y2023 => ruling,
    });
}

/// The arbiter asks for complete sheets once a flag has fallen.
pub(super) fn call_for_sheets(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    let clock = &docket.game.clock;
    let down =
        |color: Color| clock.displays[color].period > 0 || clock.displays[color].fell_at.is_some();
    if !down(Color::White) && !down(Color::Black) {
        return Err(Refusal::by(&NEITHER_RECORDS, Because::NoFlagFallen));
    }
    let rulings = docket.game.rulings.len();
    flag_fell(docket);
    if docket.game.rulings.len() == rulings {
        docket.rule(Ruling::new(Remedy::PlayOn, &KEEP_SCORE));
    }
    Ok(())
}

/// Play goes on only when both sheets are complete, if both had to be completed.
pub(crate) fn may_restart(game: &Game) -> Result<(), Refusal> {
    let waits = |color| game.recording.owes(color) == Some(Ground(&NEITHER_RECORDS));
    if waits(Color::White) || waits(Color::Black) {
        return Err(Refusal::by(
            &NEITHER_RECORDS,
            Because::ScoresheetsNotUpToDate,
        ));
    }
    Ok(())
}

/// Before a game is reconstructed, the arbiter notes how it stands.
pub(super) fn reconstruct(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.stop_clocks();
    let game = &docket.game;
    let fact = Fact::Noted {
        fen: game.position().to_fen(),
        clocks: ByColor::new_with(|color| game.clock.remaining(color, docket.at)),
        turn: game.turn(),
        plies: game.plies.len() as u32,
    };
    docket.record(What::Record(fact));
    Ok(())
}

fn flag_is_down(docket: &Docket, of: Color) -> Result<u32, Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    let clock = &docket.game.clock;
    let due = clock
        .moves_due(of)
        .filter(|_| !clock.is_last_period(of))
        .ok_or(Refusal::by(&NEXT_PERIOD, Because::ThereNoNextPeriod))?;
    if !clock.is_down(of, docket.at) {
        return Err(Refusal::by(&NEXT_PERIOD, Because::NoFlagFallen));
    }
    Ok(due)
}

/// Nobody can show that the moves were not made in time: the next one is the first of the next period.
pub(super) fn cannot_be_shown(docket: &mut Docket, of: Color) -> Result<(), Refusal> {
    let moves = flag_is_down(docket, of)?;
    docket.rule(Ruling::new(Remedy::NextPeriod { of, moves }, &NEXT_PERIOD));
    Ok(())
}

/// More moves than the sheets show were clearly made.
pub(super) fn evidence(docket: &mut Docket, of: Color, moves: u32) -> Result<(), Refusal> {
    let due = flag_is_down(docket, of)?;
    if moves < due {
        return Err(Refusal::by(
            &NEXT_PERIOD,
            Because::SoFewMovesShowThatTimeOverstepped,
        ));
    }
    docket.rule(Ruling::new(Remedy::NextPeriod { of, moves }, &NEXT_PERIOD));
    Ok(())
}

/// A player who cannot record asks for somebody who does.
pub(super) fn ask_for_assistant(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    if docket.game.outcome.is_some() {
        return Err(Refusal::plain(Because::GameOver));
    }
    let question = Question::RecordingAssistant { of };
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, &ASSISTANT));
    Ok(())
}

/// A player's electronic sheet does not work.
pub(super) fn report_fault(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    docket.under_way()?;
    if docket.game.regulations().scoresheets == SheetKind::Paper {
        return Err(Refusal::plain(Because::ScoresheetOnPaper));
    }
    let question = Question::FaultyScoresheet { of };
    docket.rule(Ruling::new(
        Remedy::ArbiterDecides { question },
        &SHEET_PROPERTY,
    ));
    Ok(())
}

/// A player signs, or approves, the result.
pub(super) fn sign(docket: &mut Docket, outcome: Outcome) -> Result<(), Refusal> {
    let player = docket.player()?;
    let Some(result) = docket.game.outcome else {
        return Err(Refusal::by(&RESULT_SIGNED, Because::GameNotOver));
    };
    if docket.game.recording.sheets[player].signed.is_some() {
        return Err(Refusal::by(&RESULT_SIGNED, Because::ResultSignedAlready));
    }
    docket.record(What::Record(Fact::Signed(outcome)));
    let sheets = &docket.game.recording.sheets;
    let (Some(white), Some(black)) = (sheets.white.signed, sheets.black.signed) else {
        return Ok(());
    };
    if white != black {
        let question = Question::SignedResult { white, black };
        docket.rule(Ruling::new(
            Remedy::ArbiterDecides { question },
            &RESULT_SIGNED,
        ));
    } else if white != result {
        docket.rule(Ruling::new(ending(white), &RESULT_SIGNED));
    }
    Ok(())
}

fn ending(outcome: Outcome) -> Remedy {
    match outcome {
        Outcome::Win(winner) => Remedy::Win { winner },
        Outcome::Draw => Remedy::Draw,
        Outcome::Score(points) => Remedy::Score { points },
        Outcome::Unplayed(there) => Remedy::Unplayed { there },
    }
}

/// The arbiter answers a question of this article.
pub(crate) fn answered(
    game: &Game,
    question: &Question,
    answer: &Answer,
) -> Result<Option<Ruling>, Refusal> {
    Ok(match (question, answer) {
        (Question::RecordingAssistant { .. }, Answer::Yes | Answer::No) => None,
        (Question::RecordingAssistant { of }, Answer::OffenderLoses(time)) => {
            if game.regulations().needs[*of].disability {
                return Err(Refusal::by(
                    &ASSISTANT,
                    Because::ClockOfPlayerWithDisabilityNotAdjusted,
                ));
            }
            let (from, time) = (*of, *time);
            Some(Ruling::new(Remedy::TakeTime { from, time }, &ASSISTANT))
        }
        (Question::FaultyScoresheet { of }, Answer::Yes) => Some(Ruling::new(
            Remedy::SheetReplaced { of: *of },
            &SHEET_PROPERTY,
        )),
        (Question::FaultyScoresheet { .. }, Answer::No) => None,
        (Question::SignedResult { .. }, Answer::Result(outcome)) => {
            Some(Ruling::new(ending(*outcome), &RESULT_SIGNED))
        }
        _ => return Err(Refusal::plain(Because::ThatNoAnswerToWhatAsked)),
    })
}
