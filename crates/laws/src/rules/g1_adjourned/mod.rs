//! Guideline I (Appendix E in 2014): adjourned games.
//!
//! A move is sealed in an envelope; at the resumption it is read, made and answered. What is in the envelope is
//! text: it may be ambiguous, unreadable or illegal, and then it loses the game.

mod late;
mod sealed;
mod times;
pub(crate) mod words;

use chess::notation::ReadError;
use chess::{ByColor, Color, Move};
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::counting;
use crate::course::Finding;
use crate::discretion::Question;
use crate::docket::Docket;
use crate::event::{Event, What};
use crate::game::Game;
use crate::mating;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::a08_record::AsWritten;
use crate::rules::{a05_end, a09_draws};
use crate::ruling::{Colours, Remedy, Ruling};
use crate::time::Millis;
use crate::written;

use late::come;
pub(crate) use late::{admitted, found_too_late, lateness_said, opened_under_flag, stays_away};
pub use sealed::{SealedOnWood, SealedOtherwise};
pub use times::{EnvelopeMissing, ResumptionTimes, may_be_missed};
use times::{find_missing, point_out_clock, resume_without_envelope};

rules! {
    /// The player on the move seals his next move.
    SEALED = "sealed-move";
    /// Who adjourns early has used the time to the end of the session.
    EARLY = "early-adjournment";
    /// What is written on the envelope.
    ENVELOPE = "envelope";
    /// The names.
    NAMES = "envelope-names";
    /// The position before the sealed move.
    POSITION = "envelope-position";
    /// The times used.
    TIMES = "envelope-times";
    /// Who sealed.
    SEALER = "envelope-sealer";
    /// The number of the sealed move.
    NUMBER = "envelope-move-number";
    /// A draw offer that is open.
    OPEN_OFFER = "envelope-draw-offer";
    /// When and where the game goes on.
    WHEN = "envelope-resumption";
    /// An offer made after sealing stays open.
    OFFER = "offer-after-sealing";
    /// The position and the times are set up again.
    SET_UP = "resumption-set-up";
    /// A draw or a resignation before the resumption ends the game.
    ENDED_BEFORE = "ended-before-resumption";
    /// The envelope is opened only when the player who must reply is there.
    OPENED = "envelope-opened";
    /// A bad sealed move loses.
    LOSES = "sealed-move-loses";
    /// Ambiguous.
    AMBIGUOUS = "sealed-move-ambiguous";
    /// Its meaning cannot be established.
    UNCLEAR = "sealed-move-unclear";
    /// Illegal.
    ILLEGAL = "sealed-move-illegal";
    /// The player who must reply is there.
    REPLIER_PRESENT = "resumption-replier-present";
    /// He is not.
    REPLIER_ABSENT = "resumption-replier-absent";
    /// The player who sealed is not.
    SEALER_ABSENT = "resumption-sealer-absent";
    /// Too late for the resumption.
    TOO_LATE = "resumption-default-time";
    /// Nobody is there.
    BOTH_ABSENT = "resumption-both-absent";
    /// The envelope is missing.
    MISSING = "envelope-missing";
    /// The position cannot be established.
    LOST = "adjourned-position-lost";
    /// A wrong time is pointed out before the first move.
    CLOCK_ERROR = "resumption-clock-error";
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = AdjournAct))]
pub enum Act {
    /// The player on the move seals a move.
    Seal {
        /// What he wrote.
        text: String,
        /// The time to the end of the session, if he adjourns before it.
        early: Option<Millis>,
    },
    /// The arbiter writes down when and where the game goes on.
    SetResumption(String),
    /// The arbiter resumes the game with those who are there.
    Resume(ByColor<bool>),
    /// The player who must reply seals his reply, because the other is absent.
    SealReply(String),
    /// A player comes to the resumption.
    Come(Color),
    /// The envelope is not to be found.
    FindEnvelopeMissing,
    /// Nor can the position be established.
    FindPositionLost,
    /// A player points out a wrong time.
    PointOutClock,
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A move was sealed.
    Sealed {
        /// By whom.
        by: Color,
        /// What he wrote.
        text: String,
        /// The number of the move.
        number: u32,
    },
    /// The resumption was fixed.
    ResumptionSet(String),
    /// The game was resumed.
    Resumed(ByColor<bool>),
    /// A reply was sealed.
    ReplySealed(String),
    /// A player came.
    Came(Color),
    /// The envelope was opened.
    Opened,
    /// It is missing.
    EnvelopeMissing,
    /// So is the position.
    PositionLost,
    /// A wrong time was pointed out.
    ClockPointedOut(Color),
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The envelope, until it is opened.
    pub envelope: Option<Envelope>,
    /// The envelope is missing, and the game has not been resumed yet.
    pub missing: bool,
    /// A sealed reply.
    pub reply: Option<String>,
    /// Who has come to the resumption.
    pub there: ByColor<bool>,
    /// When the game was resumed, and after how many moves.
    pub resumed: Option<(Millis, usize)>,
    /// What the clocks showed when the game was resumed: the times of the adjournment.
    pub shown: Option<ByColor<Millis>>,
    /// Who has offered a draw after his opponent had sealed (I.4).
    pub offer: Option<Color>,
    /// Did the sealed move stand on the board before the envelope was opened?
    pub on_board: bool,
    /// Who had sealed the move of the envelope that was opened last, the place of that move in the record, and what both had
    /// completed by then.
    pub opened: Option<(Color, usize, ByColor<u32>)>,
}

/// What is in and on the envelope (I.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Who sealed.
    pub by: Color,
    /// What he wrote.
    pub text: String,
    /// The number of the sealed move.
    pub number: u32,
    /// When and where the game goes on.
    pub resumption: Option<String>,
}

impl State {
    /// The game remembers the envelope, the resumption and who has come to it (I.1, I.2, I.7, I.9, I.12).
    pub(crate) fn apply(&mut self, fact: &Fact, event: &Event) {
        match fact {
            Fact::Sealed { by, text, number } => {
                self.envelope = Some(Envelope {
                    by: *by,
                    text: text.clone(),
                    number: *number,
                    resumption: None,
                });
                (self.reply, self.resumed, self.missing) = (None, None, false);
                (self.opened, self.shown, self.offer) = (None, None, None);
                self.there = ByColor::default();
            }
            Fact::ResumptionSet(text) => {
                if let Some(envelope) = &mut self.envelope {
                    envelope.resumption = Some(text.clone());
                }
            }
            Fact::Resumed(there) => {
                self.there = *there;
                self.resumed = Some((event.at, 0));
                if std::mem::take(&mut self.missing) {
                    self.envelope = None;
                }
            }
            Fact::ReplySealed(text) => self.reply = Some(text.clone()),
            Fact::Came(color) => self.there[*color] = true,
            // What is missing before the resumption is missed at it.
            Fact::EnvelopeMissing if self.resumed.is_none() => self.missing = true,
            Fact::Opened | Fact::EnvelopeMissing => self.envelope = None,
            Fact::PositionLost | Fact::ClockPointedOut(_) => {}
        }
    }

    /// A draw is offered: of what a player offers after his opponent has sealed I.4 speaks.
    pub(crate) fn offered(&mut self, by: Color) {
        if self.envelope.as_ref().is_some_and(|sealed| sealed.by != by) {
            self.offer = Some(by);
        }
    }

    /// A move lies in an envelope (I.1.1).
    pub fn is_sealed(&self) -> bool {
        self.envelope.is_some()
    }
}

/// What an act causes (I.1–I.13).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    docket.under_way()?;
    match act {
        Act::Seal { text, early } => seal(docket, text, *early),
        Act::SetResumption(text) => {
            docket.arbiter()?;
            sealed(docket)?;
            docket.record(What::Adjourn(Fact::ResumptionSet(text.clone())));
            Ok(())
        }
        Act::Resume(there) => resume(docket, *there),
        Act::SealReply(text) => seal_reply(docket, text),
        Act::Come(color) => come(docket, *color),
        Act::FindEnvelopeMissing => find_missing(docket),
        Act::FindPositionLost => {
            docket.arbiter()?;
            times::not_yet_replied(&docket.game, &LOST)?;
            docket.stop_clocks();
            docket.record(What::Adjourn(Fact::PositionLost));
            let lost = Ruling::new(Remedy::new_game(Colours::Same), &LOST);
            docket.rule_at_the_board(vec![lost]);
            Ok(())
        }
        Act::PointOutClock => point_out_clock(docket),
    }
}

fn sealed(docket: &Docket) -> Result<Envelope, Refusal> {
    let envelope = docket.game.adjournment.envelope.clone();
    envelope.ok_or(Refusal::by(&SEALED, Because::NoMoveSealed))
}

fn seal(docket: &mut Docket, text: &str, early: Option<Millis>) -> Result<(), Refusal> {
    docket.at_the_pieces()?;
    let player = docket.player()?;
    if !docket.game.regulations().guidelines.adjournment {
        return Err(Refusal::plain(Because::EventDoesNotAdjournGames));
    }
    // A move made on the board and not yet completed must be the sealed one; whether it is, shows when the envelope is opened.
    let made = docket.game.open_ply().filter(|ply| ply.mover == player);
    if made.is_none() && player != docket.game.to_move() {
        return Err(Refusal::by(&SEALED, Because::PlayerWhoMoveSeals));
    }
    let number = docket.game.made(player) + u32::from(made.is_none());
    docket.stop_clocks();
    let fact = Fact::Sealed {
        by: player,
        text: text.to_owned(),
        number,
    };
    docket.record(What::Adjourn(fact));
    if let Some(time) = early {
        let from = player;
        let lost = Ruling::new(Remedy::TakeTime { from, time }, &EARLY);
        docket.rule_at_the_board(vec![lost]);
    }
    Ok(())
}

/// An offer stays open while a move lies sealed (9.1, I.4): one that there is not cannot be accepted.
pub(crate) fn may_accept(docket: &Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if !docket.game.has_offered(!player) {
        return Err(Refusal::by(&OFFER, Because::NoDrawOffered));
    }
    Ok(())
}

/// That the arbiter makes the sealed move answers no offer: it stands until the opponent accepts or rejects it (I.4).
/// What he offered before is answered by that move like any other (9.1.2.1).
pub(crate) fn offer_stands(docket: &mut Docket, of: Color) {
    if docket.game.adjournment.offer != Some(of) {
        return;
    }
    docket.rule(Ruling::new(Remedy::OfferStands { of }, &OFFER));
}

/// A draw agreed while a move lies sealed (I.6).
pub(crate) fn agreed(docket: &mut Docket) {
    let game = &docket.game;
    let ruling = Ruling::new(Remedy::Draw, &ENDED_BEFORE);
    let ruling = match game.offer.is_some() && game.adjournment.offer == game.offer {
        true => ruling.with(&OFFER),
        false => ruling,
    };
    let ruling = ruling.with(&a05_end::AGREEMENT);
    docket.rule(if docket.game.draws.consent {
        ruling.with(&a09_draws::DRAW_RESTRICTION)
    } else {
        ruling
    });
}

/// Resignations announced while a move lies sealed (I.6).
pub(crate) fn resign(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let loser = docket.player()?;
    docket.record(What::Resigned(loser));
    let game = &docket.game;
    let by = |ruling: Ruling| ruling.with(&a05_end::RESIGNATION);
    let won = by(Ruling::new(Docket::win(!loser), &ENDED_BEFORE));
    let can_draw = counting::resignation_can_draw(game.regulations().edition);
    if can_draw && game.is_seen() {
        let ruling = mating::loses_or_draw(game.standing(), loser, &ENDED_BEFORE);
        docket.rule(by(ruling));
        return Ok(());
    }
    if !can_draw {
        docket.rule(won);
        return Ok(());
    }
    if let Some(drawn) = mating::drawn_for_good(game, loser, &ENDED_BEFORE) {
        docket.rule(by(drawn));
        return Ok(());
    }
    match mating::if_as_written(game, loser, &ENDED_BEFORE) {
        Some(drawn) => {
            let asked = by(mating::asked_at_the_board(!loser, &ENDED_BEFORE));
            let (if_so, if_not) = (vec![by(drawn)], vec![asked]);
            docket.ask(AsWritten { if_so, if_not });
        }
        None => docket.rule(by(mating::loses_unseen(game, loser, &ENDED_BEFORE))),
    }
    Ok(())
}

fn resume(docket: &mut Docket, there: ByColor<bool>) -> Result<(), Refusal> {
    docket.arbiter()?;
    let envelope = sealed(docket)?;
    if docket.game.adjournment.resumed.is_some() {
        return Err(Refusal::plain(Because::GameResumed));
    }
    if docket.game.questions.contains(&EnvelopeMissing.into()) {
        return Err(Refusal::by(&MISSING, Because::DecisionDueFirst));
    }
    // Whether a player has lost on time is settled before the game goes on (6.8).
    let flags =
        |asked: &Question| matches!(asked, Question::DisputedFlag(_) | Question::FirstFlag(_));
    if docket.game.questions.iter().any(flags) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    if docket.game.adjournment.missing {
        return resume_without_envelope(docket, there);
    }
    let replier = !envelope.by;
    docket.record(What::Adjourn(Fact::Resumed(there)));
    docket.rule(Ruling::new(Remedy::PlayOn, &SET_UP));
    if there[replier] {
        open(docket, &envelope, &REPLIER_PRESENT);
    } else {
        // His clock runs; the envelope stays closed until he comes.
        let rule = if there[envelope.by] {
            &REPLIER_ABSENT
        } else {
            &BOTH_ABSENT
        };
        docket.rule(Ruling::new(Remedy::ClockOf { player: replier }, rule));
        docket.record(What::ClockRestarted(replier));
    }
    Ok(())
}

/// The envelope is opened: the move is made and the replier's clock runs, or the sealer has lost.
fn open(docket: &mut Docket, envelope: &Envelope, rule: &'static Rule) {
    docket.stop_clocks();
    docket.record(What::Adjourn(Fact::Opened));
    let sealer = envelope.by;
    let read = read(docket, sealer, &envelope.text);
    let behind = !docket.game.is_told() || !docket.game.at_the_clock.unread.is_empty();
    if !docket.game.is_seen() && (read.is_err() || behind) {
        // Nobody knows the position it was sealed in.
        let (by, rule) = (sealer, Ground(rule));
        let text = envelope.text.clone();
        return docket.ask(SealedOnWood { by, text, rule });
    }
    if made_otherwise(docket, envelope) {
        let (by, rule) = (sealer, Ground(rule));
        let text = envelope.text.clone();
        return docket.ask(SealedOtherwise { by, text, rule });
    }
    opened(docket, sealer, read, rule);
}

/// The move that counts is known, or what is wrong with it.
fn opened(
    docket: &mut Docket,
    sealer: Color,
    read: Result<Option<Move>, &'static Rule>,
    rule: &'static Rule,
) {
    match read {
        Ok(mv) => docket.then(Finding::Unsealed(sealer, mv, rule)),
        Err(fault) => {
            // Like every loss but mate, only if the opponent can mate (6.9).
            let game = &docket.game;
            let position = match made_illegally(game, sealer) {
                true => game.before(game.plies.len() - 1),
                false => game.position(),
            };
            let ruling = mating::loses_or_draw(position, sealer, &LOSES).with(fault);
            docket.rule_at_the_board_or_wait(ruling);
        }
    }
}

/// Does another move lie in the envelope than the sealer has made on the board?
fn made_otherwise(docket: &Docket, envelope: &Envelope) -> bool {
    let game = &docket.game;
    let made = game.open_ply().filter(|ply| ply.mover == envelope.by);
    made.is_some_and(|ply| {
        let before = game.before(game.plies.len() - 1);
        let letters = game.recording.language(envelope.by);
        !written::tells(before, &envelope.text, letters, ply.attempt)
    })
}

/// The sealed move stands on the board: the clock of the player who must reply runs (I.7, I.9).
pub(crate) fn reply_due(docket: &mut Docket, rule: &'static Rule) {
    let player = docket.game.turn();
    docket.rule(Ruling::new(Remedy::ClockOf { player }, rule));
    docket.record(What::ClockRestarted(player));
}

/// Was the sealed move made on the board before, and is it illegal?
fn made_illegally(game: &Game, sealer: Color) -> bool {
    let made = game.open_ply().filter(|ply| ply.mover == sealer);
    made.is_some_and(|ply| ply.legal.is_err())
}

/// What the sealed text means in the letters of who wrote it; nothing to make if the move stands on the board already.
fn read(docket: &Docket, sealer: Color, text: &str) -> Result<Option<Move>, &'static Rule> {
    if docket.game.turn() != sealer {
        return match made_illegally(&docket.game, sealer) {
            true => Err(&ILLEGAL),
            false => Ok(None),
        };
    }
    let letters = docket.game.recording.language(sealer);
    match docket.game.position().read_move(text, letters) {
        Ok(reading) => Ok(Some(reading.mv)),
        Err(ReadError::Ambiguous(_)) => Err(&AMBIGUOUS),
        Err(ReadError::Unreadable(_)) => Err(&UNCLEAR),
        Err(ReadError::NoSuchMove(_)) => Err(&ILLEGAL),
    }
}

fn seal_reply(docket: &mut Docket, text: &str) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let state = &docket.game.adjournment;
    let sealed = state.envelope.is_some();
    let away = state.resumed.is_some() && !state.there[!player];
    if sealed || !away || player != docket.game.to_move() {
        return Err(Refusal::by(
            &SEALER_ABSENT,
            Because::ReplySealedOnlyWhileOpponentAbsent,
        ));
    }
    docket.record(What::Adjourn(Fact::ReplySealed(text.to_owned())));
    let absent = !player;
    docket.rule(Ruling::new(
        Remedy::ClockOf { player: absent },
        &SEALER_ABSENT,
    ));
    docket.record(What::ClockRestarted(absent));
    Ok(())
}

/// He is there: what lay sealed until he came is opened (I.7).
pub(crate) fn takes_his_seat(docket: &mut Docket, color: Color) {
    if let Some(envelope) = docket.game.adjournment.envelope.clone() {
        if color != envelope.by {
            open(docket, &envelope, &OPENED);
        }
    } else if let Some(reply) = docket.game.adjournment.reply.clone() {
        let envelope = Envelope {
            by: !color,
            text: reply,
            number: 0,
            resumption: None,
        };
        open(docket, &envelope, &OPENED);
    }
}
