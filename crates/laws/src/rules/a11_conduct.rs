//! Articles 10 and 11: points, and the conduct of the players.

pub(crate) mod words;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::decide::Docket;
use crate::discretion::{Answer, Place, Question};
use crate::edition::Edition;
use crate::event::{Event, What};
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::{DevicePenalty, HalfPoints};
use crate::rule::Rule;
use crate::rules;
use crate::rules::a12_arbiter;
use crate::ruling::{Remedy, Ruling};

pub(crate) use words::{half_points, score_words};

rules! {
    /// Points for a win, a draw and a loss.
    POINTS = "game-points";
    /// The scores of a game stay within what a game is worth.
    SCORE_LIMITS = "score-limits";
    /// The game is not brought into disrepute.
    DISREPUTE = "disrepute";
    /// Nobody leaves the venue without permission.
    LEAVING_VENUE = "leaving-the-venue";
    /// The player on the move does not leave the area without permission.
    LEAVING_AREA = "leaving-the-area";
    /// The event may make the opponent of the player on move report before leaving.
    REPORT_BEFORE_LEAVING = "report-before-leaving";
    /// No notes, sources or advice.
    NOTES = "notes-and-advice";
    /// A device on a player loses the game.
    DEVICE_ON_PERSON = "device-on-person";
    /// The arbiter may inspect; refusing is an offence.
    INSPECTION = "inspection";
    /// The opponent is not distracted or annoyed.
    DISTRACTION = "distraction";
    /// Infractions lead to penalties.
    CONDUCT_PENALTY = "conduct-penalty";
    /// Who refuses to obey the Laws again and again loses; the arbiter decides the opponent's score.
    PERSISTENT_REFUSAL = "persistent-refusal";
    /// Both guilty: lost by both.
    BOTH_REFUSE = "both-refuse";
}

/// What a player may do against Article 11.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Offence {
    /// 11.1.
    Disrepute,
    /// 11.2.3.1, without permission.
    LeftVenue,
    /// 11.2.3.2, without permission.
    LeftArea,
    /// 11.3.1.
    Notes,
    /// 11.3.3.
    RefusedInspection,
    /// 11.5.
    Distraction,
}

impl Offence {
    fn rule(self) -> &'static Rule {
        match self {
            Offence::Disrepute => &DISREPUTE,
            Offence::LeftVenue => &LEAVING_VENUE,
            Offence::LeftArea => &LEAVING_AREA,
            Offence::Notes => &NOTES,
            Offence::RefusedInspection => &INSPECTION,
            Offence::Distraction => &DISTRACTION,
        }
    }
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ConductAct))]
pub enum Act {
    /// The arbiter notes an offence.
    Note(Color, Offence),
    /// The arbiter finds a device on a player.
    FindDevice(Color),
    /// The arbiter finds that a player refuses again and again to obey the Laws.
    FindRefusal(Color),
    /// The same of both.
    FindBothRefuse,
    /// A player asks to leave.
    AskLeave(Place),
    /// A player was disturbed or called to another duty (12.5).
    NoteDisturbance(Color),
    /// A player asks for an explanation of the Laws (11.9).
    AskExplanation,
    /// A player appeals (11.10); the game is not stopped by it.
    Appeal(String),
    /// The arbiter enters a score (10.1).
    EnterScore(ByColor<HalfPoints>),
    /// The arbiter enters the result of a game that was not played: who is there.
    EnterUnplayed(ByColor<bool>),
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// An offence was noted.
    Noted(Color, Offence),
    /// A device was found on a player.
    DeviceFound(Color),
    /// A player refused again and again.
    Refused(Color),
    /// Both did.
    BothRefused,
    /// A player asked to leave.
    LeaveAsked(Color, Place),
    /// A player was disturbed.
    Disturbed(Color),
    /// A player had the Laws explained.
    ExplanationAsked(Color),
    /// A player appealed.
    Appealed(Color, String),
    /// A score was entered.
    ScoreEntered(ByColor<HalfPoints>),
    /// A result without play was entered.
    UnplayedEntered(ByColor<bool>),
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Offences in order.
    pub offences: Vec<(Color, Offence)>,
    /// Appeals in order, with what they say.
    pub appeals: Vec<(Color, String)>,
    /// Points added to a player's score by 12.9.
    pub raised: ByColor<u32>,
    /// Points taken from it.
    pub lowered: ByColor<u32>,
}

impl State {
    pub(crate) fn apply(&mut self, fact: &Fact, _event: &Event) {
        match fact {
            Fact::Noted(color, offence) => self.offences.push((*color, *offence)),
            Fact::Appealed(color, reason) => self.appeals.push((*color, reason.clone())),
            Fact::DeviceFound(_)
            | Fact::Refused(_)
            | Fact::BothRefused
            | Fact::LeaveAsked(..)
            | Fact::Disturbed(_)
            | Fact::ExplanationAsked(_)
            | Fact::ScoreEntered(_)
            | Fact::UnplayedEntered(_) => {}
        }
    }
}

impl Game {
    /// What the game is worth to each side, once it is over: the result by the event's points (10.1), raised and
    /// lowered by what was ruled under 12.9.
    pub fn points(&self) -> Option<ByColor<HalfPoints>> {
        let value = self.regulations().points;
        let result = match self.outcome? {
            Outcome::Win(winner) => ByColor::new_with(|color| {
                if color == winner {
                    value.win
                } else {
                    value.loss
                }
            }),
            Outcome::Draw => ByColor {
                white: value.draw,
                black: value.draw,
            },
            Outcome::Score(points) => points,
            Outcome::Unplayed(there) => ByColor::new_with(|color| {
                if there[color] {
                    value.win
                } else {
                    HalfPoints(0)
                }
            }),
        };
        Some(ByColor::new_with(|color| {
            let up = result[color].0 + self.conduct.raised[color];
            HalfPoints(up.saturating_sub(self.conduct.lowered[color]))
        }))
    }
}

/// What an act causes.
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Note(color, offence) => note(docket, *color, *offence),
        Act::FindDevice(color) => find_device(docket, *color),
        Act::FindRefusal(color) => find_refusal(docket, *color),
        Act::FindBothRefuse => {
            docket.arbiter()?;
            docket.under_way()?;
            docket.record(What::Conduct(Fact::BothRefused));
            let nothing = docket.game.regulations().points.loss;
            let points = ByColor {
                white: nothing,
                black: nothing,
            };
            docket.rule(Ruling::new(Remedy::Score { points }, &BOTH_REFUSE));
            Ok(())
        }
        Act::AskLeave(place) => ask_leave(docket, *place),
        Act::NoteDisturbance(of) => {
            docket.arbiter()?;
            docket.under_way()?;
            docket.record(What::Conduct(Fact::Disturbed(*of)));
            let question = Question::Disturbance { of: *of };
            docket.rule(Ruling::new(
                Remedy::ArbiterDecides { question },
                &a12_arbiter::DISTURBANCE,
            ));
            Ok(())
        }
        Act::AskExplanation => {
            let player = docket.player()?;
            docket.record(What::Conduct(Fact::ExplanationAsked(player)));
            Ok(())
        }
        Act::Appeal(reason) => {
            let player = docket.player()?;
            docket.record(What::Conduct(Fact::Appealed(player, reason.clone())));
            Ok(())
        }
        Act::EnterScore(points) => enter_score(docket, *points),
        Act::EnterUnplayed(there) => enter_unplayed(docket, *there),
    }
}

fn note(docket: &mut Docket, against: Color, offence: Offence) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.record(What::Conduct(Fact::Noted(against, offence)));
    a12_arbiter::ask_for_penalty_by(docket, against, offence.rule(), &CONDUCT_PENALTY);
    Ok(())
}

/// The game is lost even if the opponent could never mate; a game that has not begun is lost without play.
fn find_device(docket: &mut Docket, on: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    if docket.game.outcome.is_some() {
        return Err(Refusal::plain(Because::GameOver));
    }
    docket.record(What::Conduct(Fact::DeviceFound(on)));
    match docket.game.regulations().device {
        DevicePenalty::Lighter => a12_arbiter::ask_for_penalty(docket, on, &DEVICE_ON_PERSON),
        DevicePenalty::Loss if begun(&docket.game) => {
            docket.rule(Ruling::new(Docket::win(!on), &DEVICE_ON_PERSON));
        }
        DevicePenalty::Loss => {
            let there = ByColor::new_with(|color| color != on);
            docket.rule(Ruling::new(Remedy::Unplayed { there }, &DEVICE_ON_PERSON));
        }
    }
    Ok(())
}

/// Both sides have made a move.
fn begun(game: &Game) -> bool {
    Color::ALL.into_iter().all(|color| game.made(color) > 0)
}

fn find_refusal(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.record(What::Conduct(Fact::Refused(by)));
    docket.stop_clocks();
    let question = Question::OpponentScore { of: !by };
    docket.rule(Ruling::new(
        Remedy::ArbiterDecides { question },
        &PERSISTENT_REFUSAL,
    ));
    Ok(())
}

/// The arbiter has said what the opponent of the loser gets.
pub(crate) fn opponent_score(
    docket: &mut Docket,
    of: Color,
    points: HalfPoints,
) -> Result<(), Refusal> {
    let loss = docket.game.regulations().points.loss;
    let points = ByColor::new_with(|color| if color == of { points } else { loss });
    limits(docket, points)?;
    docket.record(What::Answered(Answer::Score(points[of])));
    docket.rule(Ruling::new(Remedy::Score { points }, &PERSISTENT_REFUSAL));
    Ok(())
}

fn ask_leave(docket: &mut Docket, place: Place) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    docket.record(What::Conduct(Fact::LeaveAsked(player, place)));
    // Only the player on the move needs leave for the area (11.2.3.2).
    let rule = match place {
        Place::Venue => &LEAVING_VENUE,
        Place::Area if player == docket.game.turn() => &LEAVING_AREA,
        Place::Area => return Ok(()),
    };
    let question = Question::Leave { by: player, place };
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, rule));
    Ok(())
}

/// The arbiter has answered a request for leave.
pub(crate) fn leave_answered(place: Place, by: Color, granted: bool) -> Ruling {
    let rule = match place {
        Place::Venue => &LEAVING_VENUE,
        Place::Area => &LEAVING_AREA,
    };
    let remedy = if granted {
        Remedy::Permitted { to: by }
    } else {
        Remedy::NotPermitted { to: by }
    };
    Ruling::new(remedy, rule)
}

fn enter_score(docket: &mut Docket, points: ByColor<HalfPoints>) -> Result<(), Refusal> {
    docket.arbiter()?;
    limits(docket, points)?;
    docket.record(What::Conduct(Fact::ScoreEntered(points)));
    let value = docket.game.regulations().points;
    let remedy = if (points.white, points.black) == (value.win, value.loss) {
        Docket::win(Color::White)
    } else if (points.white, points.black) == (value.loss, value.win) {
        Docket::win(Color::Black)
    } else if (points.white, points.black) == (value.draw, value.draw) {
        Remedy::Draw
    } else {
        Remedy::Score { points }
    };
    docket.rule(Ruling::new(remedy, &POINTS));
    Ok(())
}

fn enter_unplayed(docket: &mut Docket, there: ByColor<bool>) -> Result<(), Refusal> {
    docket.arbiter()?;
    if begun(&docket.game) {
        return Err(Refusal::plain(Because::GamePlayed));
    }
    docket.record(What::Conduct(Fact::UnplayedEntered(there)));
    docket.rule(Ruling::new(Remedy::Unplayed { there }, &POINTS));
    Ok(())
}

/// 10.2: not more than a game is worth together, and each a score that exists.
fn limits(docket: &Docket, points: ByColor<HalfPoints>) -> Result<(), Refusal> {
    let value = docket.game.regulations().points;
    match docket.game.regulations().edition {
        Edition::Y2014 => Ok(()),
        Edition::Y2018 | Edition::Y2023 => {
            let normal = |p: HalfPoints| p == value.win || p == value.draw || p == value.loss;
            let most = (value.win.0 + value.loss.0).max(2 * value.draw.0);
            if !normal(points.white) || !normal(points.black) {
                return Err(Refusal::by(&SCORE_LIMITS, Because::GameNoSuchScore));
            }
            if points.white.0 + points.black.0 > most {
                return Err(Refusal::by(
                    &SCORE_LIMITS,
                    Because::ScoresTogetherMoreThanGameWorth,
                ));
            }
            Ok(())
        }
    }
}
