//! What follows a flag (8.5, 8.6), the assistant and the faulty device (8.1.6, 8.3), and the signatures (8.7).

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::differences::leaves_out;
use super::duty::is_behind;
use super::{
    ASSISTANT, EXEMPTION, Fact, KEEP_SCORE, NEITHER_RECORDS, NEXT_PERIOD, ONE_DOES_NOT,
    RESULT_SIGNED, SHEET_PROPERTY,
};
use crate::command::Refusal;
use crate::course::Finding;
use crate::discretion::{self, Answer, Ask, Field, Offered, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::ending::Ending;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::{SheetKind, Witness};
use crate::rule::{Ground, Rule};
use crate::rules::a05_end::Ended;
use crate::rules::a11_conduct;
use crate::ruling::{Remedy, Ruling};

/// A flag has fallen: whoever did not record by right of 8.4 completes his sheet now.
/// Says whether anybody has to.
pub(super) fn flag_fell(docket: &mut Docket) -> bool {
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
    missing.white || missing.black
}

fn is_incomplete(game: &Game, player: Color) -> bool {
    let left_out = || game.recording.sheets[player].entries.count() > 0;
    game.recording.freed[player].is_some() && (is_behind(game, player) || left_out())
}

fn must_complete(docket: &mut Docket, player: Color, by: &'static Rule) {
    let ruling = Ruling::new(Remedy::MustRecord { player }, by);
    // In 2014 the article of the exemption itself asks for it.
    docket.rule(match docket.game.regulations().edition {
        Edition::Y2014 if Ground(by) == Ground(&KEEP_SCORE) => ruling,
        Edition::Y2014 => ruling.with(&EXEMPTION),
        Edition::Y2018 | Edition::Y2023 => ruling,
    });
}

/// A flag is claimed on a board whose moves are not all known: whoever lacks some completes his sheet, by 8.5 if little time
/// has freed him of writing. Says whether anybody has to; where nobody need record at all (A.2), nobody has.
pub(crate) fn complete_the_sheets(docket: &mut Docket) -> bool {
    if docket.game.regime().need_not_record.is_some() {
        return false;
    }
    let made = docket.game.half_moves();
    let game = &docket.game;
    let lacks = |color: Color| {
        let too_short = game.recording.sheets[color].next_place() < made;
        too_short || leaves_out(game, color, game.plies.len())
    };
    let missing = ByColor::new_with(lacks);
    let freed = ByColor::new_with(|color| game.recording.freed[color].is_some() && missing[color]);
    for player in Color::ALL.into_iter().filter(|&color| missing[color]) {
        let by = match (freed[player], freed[!player]) {
            (true, true) => &NEITHER_RECORDS,
            (true, false) => &ONE_DOES_NOT,
            (false, _) => &KEEP_SCORE,
        };
        must_complete(docket, player, by);
    }
    missing.white || missing.black
}

/// The arbiter asks for complete sheets once a flag has fallen (8.5).
pub(super) fn call_for_sheets(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    let clock = &docket.game.clock;
    let down =
        |color: Color| clock.displays[color].period > 0 || clock.displays[color].fell_at.is_some();
    if !down(Color::White) && !down(Color::Black) {
        return Err(Refusal::by(&NEITHER_RECORDS, Because::NoFlagFallen));
    }
    let due = match docket.game.regulations().witness {
        Witness::Clock => {
            called_for(docket);
            return Ok(());
        }
        Witness::Sheets => complete_the_sheets(docket),
        Witness::Board | Witness::Nobody => flag_fell(docket),
    };
    if !due {
        docket.rule(Ruling::new(Remedy::PlayOn, &KEEP_SCORE));
    }
    Ok(())
}

/// Nobody sees a sheet on paper: whoever was free of recording completes his, and if nobody was, both show theirs complete.
fn called_for(docket: &mut Docket) {
    let freed = docket.game.recording.freed;
    let both = freed.white.is_some() == freed.black.is_some();
    let by = match (freed.white.is_some(), both) {
        (true, true) => &NEITHER_RECORDS,
        (false, true) => &KEEP_SCORE,
        (_, false) => &ONE_DOES_NOT,
    };
    for player in Color::ALL {
        if both || freed[player].is_some() {
            must_complete(docket, player, by);
        }
    }
}

impl Game {
    /// The rule by which a player has still to complete his sheet (8.5). On paper nobody sees it before he says so.
    pub(crate) fn owes_sheet(&self, player: Color) -> Option<Ground> {
        match self.regulations().witness {
            Witness::Clock => self.recording.due[player].map(|(_, by)| by),
            Witness::Board | Witness::Sheets | Witness::Nobody => self.recording.owes(player),
        }
    }

    /// Is a sheet being completed after a flag (8.5)? It may have fallen at the end of a period whose moves were made.
    pub(crate) fn completes_sheets(&self) -> bool {
        let after_flag = [Ground(&NEITHER_RECORDS), Ground(&ONE_DOES_NOT)];
        let fallen = !self.fallen.is_empty();
        let mut owed = Color::ALL
            .into_iter()
            .filter_map(|color| self.owes_sheet(color));
        owed.any(|by| fallen || after_flag.contains(&by))
    }
}

/// Play goes on only when both sheets are complete, if both had to be completed (8.5.1).
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

/// Before a game is reconstructed, the arbiter notes how it stands (8.5.3).
pub(super) fn reconstruct(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.stop_clocks();
    let game = &docket.game;
    let fact = Fact::Noted {
        position: *game.position(),
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

/// Is the arbiter asked whether this player has overstepped the time?
fn is_asked(question: &Question, of: Color) -> bool {
    matches!(question, Question::FlagOnWood(asked) if asked.of == of)
}

/// If that was asked, what he has found is the answer: the player has not.
fn flag_is_settled(docket: &mut Docket, of: Color) {
    let mut open = docket.game.questions.iter();
    if let Some(place) = open.position(|question| is_asked(question, of)) {
        docket.answered(place, Answer::No);
    }
}

/// Nobody can show that the moves were not made in time: the next one is the first of the next period (8.6).
pub(super) fn cannot_be_shown(docket: &mut Docket, of: Color) -> Result<(), Refusal> {
    let moves = flag_is_down(docket, of)?;
    flag_is_settled(docket, of);
    docket.rule(Ruling::new(Remedy::NextPeriod { of, moves }, &NEXT_PERIOD));
    Ok(())
}

/// More moves than the sheets show were clearly made (8.6).
pub(super) fn evidence(docket: &mut Docket, of: Color, moves: u32) -> Result<(), Refusal> {
    let due = flag_is_down(docket, of)?;
    let asked = |question: &Question| is_asked(question, of);
    if moves < due && docket.game.questions.iter().any(asked) {
        return discretion::settle(docket, &Answer::Yes, asked);
    }
    if moves < due {
        return Err(Refusal::by(
            &NEXT_PERIOD,
            Because::SoFewMovesShowThatTimeOverstepped,
        ));
    }
    flag_is_settled(docket, of);
    docket.rule(Ruling::new(Remedy::NextPeriod { of, moves }, &NEXT_PERIOD));
    Ok(())
}

/// A player who cannot record asks for somebody who does (8.1.6).
pub(super) fn ask_for_assistant(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    if docket.game.outcome.is_some() {
        return Err(Refusal::plain(Because::GameOver));
    }
    docket.not_yet_asked(RecordingAssistant { of })?;
    docket.ask(RecordingAssistant { of });
    Ok(())
}

/// A player's electronic sheet does not work (8.3).
pub(super) fn report_fault(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    docket.under_way()?;
    if docket.game.regulations().scoresheets == SheetKind::Paper {
        return Err(Refusal::plain(Because::ScoresheetOnPaper));
    }
    docket.not_yet_asked(FaultyScoresheet { of })?;
    docket.ask(FaultyScoresheet { of });
    Ok(())
}

/// A player signs, or approves, the result (8.7).
pub(super) fn sign(docket: &mut Docket, outcome: Outcome) -> Result<(), Refusal> {
    let player = docket.player()?;
    docket.begun()?;
    let outcome = outcome.as_worth(&docket.game);
    // Of a board that is watched the game's end is seen; of another the players say it by signing.
    let result = docket.game.outcome;
    if docket.game.recording.sheets[player].signed.is_some() {
        return Err(Refusal::by(&RESULT_SIGNED, Because::ResultSignedAlready));
    }
    // Neither a win nor a draw is signed only once it has been ruled.
    if outcome.is_only_ruled() && result != Some(outcome) {
        let why = Because::OnlyRulingGivesSuchScore;
        return Err(Refusal::by(&a11_conduct::POINTS, why));
    }
    docket.record(What::Record(Fact::Signed(outcome)));
    if result.is_none() && docket.game.is_watched() {
        // No end was seen; the players may have agreed one.
        ask_whether_ended(docket, outcome);
        return Ok(());
    }
    let sheets = &docket.game.recording.sheets;
    let (Some(white), Some(black)) = (sheets.white.signed, sheets.black.signed) else {
        return Ok(());
    };
    if white != black && !is_decided(&docket.game) {
        docket.ask(SignedResult { white, black });
    } else if white == Outcome::Draw && result.is_none() {
        // Was it one that the players may agree?
        docket.then(Finding::DrawSigned);
    } else if Some(white) != result && !is_decided(&docket.game) {
        docket.rule(Ruling::new(white.remedy(), &RESULT_SIGNED));
    }
    Ok(())
}

/// What the players sign stands unless the arbiter decides otherwise (8.7): he has, if he entered the result, or if the
/// Laws cost the game for what was done.
fn is_decided(game: &Game) -> bool {
    game.conduct.entered || game.ending() == Some(Ending::Infraction)
}

/// The arbiter says whether the game has ended with what is signed; he is asked once.
fn ask_whether_ended(docket: &mut Docket, result: Outcome) {
    let signed = true;
    let question = Question::from(Ended { result, signed });
    if !docket.game.questions.contains(&question) {
        docket.ask(question);
    }
}

/// 8.1.6  Is the assistant acceptable, and what is fair on the clock?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordingAssistant {
    /// Whose assistant.
    pub of: Color,
}

impl fmt::Display for RecordingAssistant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether an assistant may record for {}", self.of)
    }
}

impl Ask for RecordingAssistant {
    fn rule(&self) -> &'static Rule {
        &ASSISTANT
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        Offered::assistant(game, self.of)
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::OffenderLoses(_) => Because::ClockOfPlayerWithDisabilityNotAdjusted,
            _ => Because::NoAnswer,
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let to = self.of;
        if *answer == Answer::No {
            return docket.rule(Ruling::new(Remedy::NotPermitted { to }, &ASSISTANT));
        }
        docket.record(What::Record(Fact::AssistantAccepted(to)));
        docket.rule(Ruling::new(Remedy::Permitted { to }, &ASSISTANT));
        if let Answer::OffenderLoses(time) = answer {
            let (from, time) = (self.of, *time);
            docket.rule(Ruling::new(Remedy::TakeTime { from, time }, &ASSISTANT));
        }
    }
}

/// 8.3  Is the electronic scoresheet evidently faulty?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaultyScoresheet {
    /// Whose.
    pub of: Color,
}

impl fmt::Display for FaultyScoresheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether the scoresheet of {} is faulty", self.of)
    }
}

impl Ask for FaultyScoresheet {
    fn rule(&self) -> &'static Rule {
        &SHEET_PROPERTY
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer == Answer::Yes {
            let of = self.of;
            docket.rule(Ruling::new(Remedy::SheetReplaced { of }, &SHEET_PROPERTY));
        }
    }
}

/// 8.7  The players have signed different results: which of them stands?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SignedResult {
    /// What White signed.
    pub white: Outcome,
    /// What Black signed.
    pub black: Outcome,
}

impl fmt::Display for SignedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("which of the signed results stands")
    }
}

impl Ask for SignedResult {
    fn rule(&self) -> &'static Rule {
        &RESULT_SIGNED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        vec![
            Offered::plain("result-white-signed", Answer::Result(self.white)),
            Offered::plain("result-black-signed", Answer::Result(self.black)),
            Offered::with("result", Answer::Result(self.white), Field::Result),
        ]
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Result(outcome) = answer {
            docket.rule(Ruling::new(outcome.remedy(), &RESULT_SIGNED));
        }
    }
}
