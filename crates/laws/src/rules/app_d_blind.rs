//! Appendix D: blind and visually disabled players.
//!
//! The protocol of a move: the player takes the piece out of its hole, puts it into another, takes a captured
//! piece off, and says the move; the opponent repeats it and makes it on his own board. Only then the clock.

pub(crate) mod assistant;
mod clock;
mod placed;
pub(crate) mod words;

use std::fmt;

use chess::notation::Language;
use chess::{Attempt, ByColor, Color, Move, Position, Square};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Done, Hands, Manner, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Field, Offered};
use crate::docket::Docket;
use crate::event::{Event, What};
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::a04_touch::Bound;
use crate::rules::a07_irregularities::{ClockTimes, LastPosition};
use crate::ruling::{Remedy, Ruling, Touches};
use crate::written;

pub use assistant::Assistance;
pub(crate) use assistant::assist;
pub(crate) use clock::{Pressing, before_press, slipped};
use placed::{is_same_move, made_if_whole, place};

rules! {
    /// Moves are announced, repeated and made on the other board.
    ANNOUNCING = "blind-announcing";
    /// Out of its hole is touched.
    TOUCHED = "blind-touched";
    /// Removed, placed and announced: then it is made.
    MADE = "blind-move-made";
    /// The captured piece is off the board.
    CAPTURE = "blind-made-capture";
    /// The piece is in another hole.
    PLACED = "blind-made-placed";
    /// The move has been said.
    ANNOUNCED = "blind-made-announced";
    /// The opponent's clock only then.
    THEN_CLOCK = "blind-then-clock";
    /// The sighted player touches and moves as always.
    SIGHTED = "sighted-normal-rules";
    /// The score in Braille, in writing or on a recorder.
    RECORDING = "blind-recording";
    /// Corrected at once, before the opponent's clock is started.
    SLIP = "slip-of-the-tongue";
    /// Two boards that differ are put right with the arbiter and both scores.
    BOARDS_DIFFER = "boards-differ";
    /// A visually disabled player may have an assistant, with these duties and no others.
    ASSISTANT = "blind-assistant";
    /// The assistant makes a player's move on the opponent's board.
    ASSISTANT_MOVES = "assistant-moves";
    /// The assistant announces the moves of both.
    ASSISTANT_ANNOUNCES = "assistant-announces";
    /// The assistant keeps the score and starts the opponent's clock.
    ASSISTANT_RECORDS = "assistant-records";
    /// The assistant tells moves and times, if he is asked.
    ASSISTANT_INFORMS = "assistant-informs";
    /// The assistant claims the game when the time is overstepped.
    ASSISTANT_CLAIMS = "assistant-claims";
    /// The assistant does what an adjournment needs.
    ASSISTANT_ADJOURNS = "assistant-adjourns";
    /// Who may have an assistant beside a visually disabled player, and when one is needed.
    SIGHTED_ASSISTANT = "sighted-players-assistant";
}

/// How a visually disabled player keeps the score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Medium {
    /// In Braille.
    Braille,
    /// In ordinary writing.
    Longhand,
    /// On a recorder.
    Recorder,
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = BlindAct))]
pub enum Act {
    /// Takes a piece out of its hole.
    TakeOut(Square),
    /// Takes a captured piece off his board.
    TakeOff(Square),
    /// Puts the pieces into their new holes.
    Place(Attempt),
    /// Says a move.
    Announce(Attempt),
    /// Repeats the opponent's move and makes it on his own board.
    Repeat(Attempt),
    /// Says how he keeps the score.
    KeepScore(Medium),
    /// The arbiter finds that the two boards differ.
    FindBoardsDiffer,
    /// The assistant does something for his player (D.2.10).
    Assist(Assistance),
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A piece was taken off.
    TakenOff(Square),
    /// Pieces were put into their holes.
    Placed(Attempt),
    /// A move was said.
    Announced(Attempt),
    /// It was repeated.
    Repeated,
    /// Another move was said instead: the announced one is still to be repeated.
    RepeatedWrongly(Attempt),
    /// The score is kept so.
    ScoreKept(Color, Medium),
    /// The boards were found to differ.
    BoardsDiffer,
    /// A player went on without having repeated the opponent's move.
    NotRepeated(Color),
    /// A player pressed before his move was made and said.
    PressedEarly(Color),
    /// The assistant of a player did something for him.
    Assisted(Color),
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The captured piece taken off.
    taken_off: Option<Square>,
    /// What has been put where.
    placed: Option<Attempt>,
    /// What has been said, until it is completed.
    announced: Option<Attempt>,
    /// What each has said last, until his opponent has repeated it.
    to_repeat: ByColor<Option<Attempt>>,
    /// How the score is kept.
    medium: Option<Medium>,
}

impl State {
    /// The announced move that this player must still repeat (D.2.1).
    pub fn to_repeat(&self, player: Color) -> Option<Attempt> {
        self.to_repeat[!player]
    }

    /// The game remembers what was put into the holes, said and repeated, and how the score is kept (D.2.1, D.2.3, D.2.7).
    pub(crate) fn apply(&mut self, fact: &Fact, event: &Event) {
        match fact {
            Fact::TakenOff(square) => self.taken_off = Some(*square),
            Fact::Placed(attempt) => self.placed = Some(*attempt),
            Fact::Announced(attempt) => {
                self.announced = Some(*attempt);
                if let Actor::Player(by) = event.by {
                    self.to_repeat[by] = Some(*attempt);
                }
            }
            Fact::Repeated => {
                if let Actor::Player(by) = event.by {
                    self.to_repeat[!by] = None;
                }
            }
            Fact::NotRepeated(by) => self.to_repeat[!*by] = None,
            Fact::ScoreKept(_, medium) => self.medium = Some(*medium),
            Fact::RepeatedWrongly(_)
            | Fact::BoardsDiffer
            | Fact::PressedEarly(_)
            | Fact::Assisted(_) => {}
        }
    }

    /// Is what a text tells said, or put into the holes, for the move that is being made (D.2.3)? Whoever writes that down
    /// records what was done, also where the hand has done something else (D.2.9).
    pub(crate) fn is_told(&self, before: &Position, text: &str, letters: Language) -> bool {
        let done = [self.announced, self.placed].into_iter().flatten();
        done.into_iter()
            .any(|attempt| written::tells(before, text, letters, attempt))
    }

    /// The move is completed: the next one begins from nothing but what is still to be repeated (D.2.1).
    pub(crate) fn completed(&mut self) {
        (self.taken_off, self.placed, self.announced) = (None, None, None);
    }
}

/// Fingers read a special board; what is taken out of its hole is touched (D.2.2).
pub(crate) fn felt(game: &Game, player: Color, manner: Manner) -> Manner {
    match manner {
        Manner::Plain if is_blind(game, player) => Manner::Felt,
        other => other,
    }
}

fn is_blind(game: &Game, color: Color) -> bool {
    game.regulations().needs[color].visually_disabled
}

/// Does the appendix apply to this game at all?
fn applies(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| is_blind(game, color))
}

/// What an act causes (D.2.1–D.2.9).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    if *act == Act::FindBoardsDiffer {
        return boards_differ(docket);
    }
    let player = docket.player()?;
    if !applies(&docket.game) {
        return Err(Refusal::plain(Because::AppendixDDoesNotApplyToThisGame));
    }
    if let Act::KeepScore(medium) = act {
        if !is_blind(&docket.game, player) {
            return Err(Refusal::by(
                &RECORDING,
                Because::OnlyVisuallyDisabledPlayerKeepsScoreSo,
            ));
        }
        docket.record(What::Blind(Fact::ScoreKept(player, *medium)));
        return Ok(());
    }
    docket.at_the_pieces()?;
    match act {
        Act::TakeOut(square) => take_out(docket, player, *square),
        Act::TakeOff(square) => {
            if !on_special_board(docket, player)? {
                docket.then(Finding::Displaced(player));
                return Ok(());
            }
            let touched = docket.game.touched.iter().any(|t| t.square == *square);
            let placed = docket.game.blind.placed.is_some();
            docket.record(What::Blind(Fact::TakenOff(*square)));
            if !touched && !placed && docket.game.position().board().piece_at(*square).is_some() {
                // It has left its hole before anything was put in its place.
                docket.touched(*square, Manner::Plain);
                docket.then(Finding::TakenOut(player));
            }
            made_if_whole(docket)
        }
        Act::Place(attempt) => {
            if !on_special_board(docket, player)? {
                let made = docket.game.open_ply();
                if made.is_some_and(|ply| ply.mover == player && ply.attempt == *attempt) {
                    // The move is made already: the piece is only pushed home.
                    return Ok(());
                }
                let (by, attempt, hands) = (player, *attempt, Hands::One);
                let again = docket
                    .game
                    .open_ply()
                    .is_some_and(|ply| ply.mover == by && ply.attempt != attempt);
                docket.then(match again {
                    true => Finding::Hand(attempt, hands),
                    false => Finding::OutOfTurn { by, attempt, hands },
                });
                return Ok(());
            }
            place(docket, player, *attempt)
        }
        Act::Announce(attempt) => announce(docket, player, *attempt),
        Act::Repeat(attempt) => repeat(docket, player, *attempt),
        Act::KeepScore(_) | Act::FindBoardsDiffer | Act::Assist(_) => Ok(()),
    }
}

/// Only the visually disabled player handles the special board; for the sighted one the ordinary acts hold (D.2.5).
/// Says whether he has the move; if not, what he does there is done all the same.
fn on_special_board(docket: &mut Docket, player: Color) -> Result<bool, Refusal> {
    if !is_blind(&docket.game, player) {
        return Err(Refusal::by(
            &SIGHTED,
            Because::SightedPlayerMovesOnOrdinaryBoard,
        ));
    }
    // Where nobody watches, the clock tells whose move it is, though the record may lack the last.
    let turn = match docket.game.is_watched() {
        true => docket.game.turn(),
        false => docket.game.to_move(),
    };
    Ok(player == turn)
}

fn take_out(docket: &mut Docket, player: Color, square: Square) -> Result<(), Refusal> {
    let manner = Manner::Plain;
    if !on_special_board(docket, player)? {
        docket.then(Finding::Touched(square, manner));
        return Ok(());
    }
    if docket.game.position().board().piece_at(square).is_none() {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    docket.touched(square, manner);
    docket.then(Finding::TakenOut(player));
    Ok(())
}

/// What is taken out of its hole is touched, and so it is owed (D.2.2).
pub(crate) fn taken_out(docket: &mut Docket, player: Color, (duty, ground): Bound) {
    docket.rule(Ruling::new(Remedy::MustMove { player, duty }, &TOUCHED).with(ground));
}

fn announce(docket: &mut Docket, player: Color, attempt: Attempt) -> Result<(), Refusal> {
    let completed_by_clock = docket
        .game
        .clock
        .running
        .is_some_and(|(side, _)| side != player);
    if player != docket.game.turn() && completed_by_clock {
        return Err(Refusal::by(&SLIP, Because::OpponentsClockStarted));
    }
    docket.record(What::Blind(Fact::Announced(attempt)));
    if is_blind(&docket.game, player) {
        return made_if_whole(docket);
    }
    Ok(())
}

fn repeat(docket: &mut Docket, player: Color, attempt: Attempt) -> Result<(), Refusal> {
    let Some(said) = docket.game.blind.to_repeat(player) else {
        let own = docket.game.blind.to_repeat(!player);
        let why = match own {
            Some(_) => Because::OpponentRepeatsMove,
            None => Because::NoMoveAnnounced,
        };
        return Err(Refusal::by(&ANNOUNCING, why));
    };
    let same = is_same_move(docket.game.position(), said, attempt);
    docket.record(What::Blind(match same {
        true => Fact::Repeated,
        false => Fact::RepeatedWrongly(attempt),
    }));
    Ok(())
}

/// A player starts his opponent's clock. Until then he could repeat the opponent's move (D.2.1); if he has not, that is for the
/// arbiter to weigh.
fn goes_on(docket: &mut Docket, player: Color) {
    if docket.game.blind.to_repeat(player).is_some() {
        docket.record(What::Blind(Fact::NotRepeated(player)));
        docket.weigh(player, &ANNOUNCING);
    }
}

fn boards_differ(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if !applies(&docket.game) {
        return Err(Refusal::plain(Because::ThereOneBoardOnly));
    }
    if docket.game.questions.contains(&BoardsDiffer.into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.record(What::Blind(Fact::BoardsDiffer));
    docket.stop_clocks();
    docket.ask(BoardsDiffer);
    Ok(())
}

/// D.2.9  Do the two scores agree? Then the boards are put right by them; if not, the game goes back to the last
/// position in which they do, with the times that belong to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardsDiffer;

impl fmt::Display for BoardsDiffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the two scores agree")
    }
}

impl Ask for BoardsDiffer {
    fn rule(&self) -> &'static Rule {
        &BOARDS_DIFFER
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let mut offered = Offered::yes_no();
        let last = game.plies.len().checked_sub(1);
        if let Some(place) = scores_part(game).or(last) {
            let guess = Answer::PositionBefore {
                number: game.before(place).fullmoves(),
                color: game.plies[place].mover,
            };
            offered.push(Offered::with("position-before", guess, Field::Move));
        }
        offered
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::PositionBefore { number, color }
                if docket.game.ply_numbered(*number, *color).is_none() =>
            {
                Err(Refusal::plain(Because::NoSuchMoveMade))
            }
            _ => Ok(()),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::PositionBefore { number, color } => {
                if let Some(ply) = docket.game.ply_numbered(*number, *color) {
                    go_back(docket, ply);
                }
            }
            Answer::No => back_to_where_scores_agree(docket),
            _ => put_right_by_scores(docket),
        }
    }
}

fn go_back(docket: &mut Docket, ply: usize) {
    let remedy = Remedy::GoBack {
        ply,
        before: Done(docket.game.plies[ply].attempt),
        touches: Touches::Fall,
    };
    docket.rule(Ruling::new(remedy, &BOARDS_DIFFER));
    ask_for_times(docket);
}

fn ask_for_times(docket: &mut Docket) {
    let (then, given) = (None, Default::default());
    docket.ask(ClockTimes { then, given });
}

/// The scores do not agree: the game goes back to the last position in which they do. Up to there theirs was played, whatever
/// the record has. Where one of them is silent, they do not show it, and the arbiter says which position that was.
fn back_to_where_scores_agree(docket: &mut Docket) {
    let Some(place) = scores_part(&docket.game) else {
        let by = Some(Ground(&BOARDS_DIFFER));
        let offender = None;
        return docket.ask(LastPosition { offender, by });
    };
    let moves = both_scores(&docket.game);
    if !set_record(docket, &moves[..place]) {
        return go_back(docket, place);
    }
    ask_for_times(docket);
}

/// The place of the first move that both scores have and have otherwise, if the record goes so far.
fn scores_part(game: &Game) -> Option<usize> {
    let place = both_scores(game).len();
    let tells = |color: Color| {
        let entry = game.recording.sheets[color].entries.get(place);
        entry.is_some_and(|entry| !entry.is_dash())
    };
    let shown = place < game.plies.len() && Color::ALL.into_iter().all(tells);
    shown.then_some(place)
}

/// The scores agree: whoever has written the right move and executed another adjusts his board to them. Where they have
/// another move than the record, theirs was played.
fn put_right_by_scores(docket: &mut Docket) {
    let moves = both_scores(&docket.game);
    let through = moves.len().min(docket.game.plies.len());
    if !set_record(docket, &moves[..through]) {
        return docket.rule(Ruling::new(Remedy::PlayOn, &BOARDS_DIFFER));
    }
    docket.then(Finding::Reached);
}

/// The record becomes these moves. Says whether it had others.
fn set_record(docket: &mut Docket, moves: &[Move]) -> bool {
    let game = &docket.game;
    let plies = game.plies.iter().zip(moves);
    let from = plies.take_while(|(ply, mv)| ply.legal == Ok(**mv)).count();
    if from == moves.len() {
        return false;
    }
    let moves: Vec<Done> = moves[from..].iter().map(|&mv| Done(mv.into())).collect();
    let judged = game.judged_from(from, &moves);
    let remedy = Remedy::RecordSet {
        from,
        moves,
        judged,
    };
    docket.rule(Ruling::new(remedy, &BOARDS_DIFFER));
    docket.then(Finding::RecordSet);
    true
}

/// The moves that both scores have, from the first on, as far as they agree and can be read.
fn both_scores(game: &Game) -> Vec<Move> {
    let mut position = *game.start();
    let mut moves = Vec::new();
    loop {
        let read = |color: Color| {
            let sheet = &game.recording.sheets[color];
            let entry = sheet.entries.get(moves.len())?;
            let reading = position.read_move(&entry.move_text(), sheet.language);
            reading.ok().map(|reading| reading.mv)
        };
        match (read(Color::White), read(Color::Black)) {
            (Some(white), Some(black)) if white == black => {
                position = position.after(white);
                moves.push(white);
            }
            _ => return moves,
        }
    }
}
