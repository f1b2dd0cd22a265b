//! Articles 10 and 11: points, and the conduct of the players.

mod bystanders;
mod points;
pub(crate) mod words;

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::discretion::{Answer, Ask, Offered, Place};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::{DevicePenalty, HalfPoints, QuarterPoints};
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::{a08_record, a12_arbiter};
use crate::ruling::{Remedy, Ruling};

pub use bystanders::Interference;
pub(crate) use points::can_score;
pub use points::{GroundOfResult, OpponentScore};
use points::{enter_score, enter_unplayed, may_have_begun};
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
    /// Only with the arbiter's leave is anybody else in the playing area.
    VISITORS = "visitors-in-the-area";
    /// The event may make the opponent of the player on move report before leaving.
    REPORT_BEFORE_LEAVING = "report-before-leaving";
    /// No notes, sources or advice.
    NOTES = "notes-and-advice";
    /// A device on a player loses the game.
    DEVICE_ON_PERSON = "device-on-person";
    /// The arbiter may inspect; refusing is an offence.
    INSPECTION = "inspection";
    /// Smoking only where the arbiter allows it.
    SMOKING = "smoking";
    /// The opponent is not distracted or annoyed.
    DISTRACTION = "distraction";
    /// Infractions lead to penalties.
    CONDUCT_PENALTY = "conduct-penalty";
    /// Who refuses to obey the Laws again and again loses; the arbiter decides the opponent's score.
    PERSISTENT_REFUSAL = "persistent-refusal";
    /// Both guilty: lost by both.
    BOTH_REFUSE = "both-refuse";
    /// A player may appeal against a decision of the arbiter.
    APPEAL = "appeal";
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
    /// 8.7.
    RefusedSignature,
    /// 11.3.4, outside the places for it.
    Smoked,
    /// The same with an e-cigarette, which the article names from 2018 on.
    SmokedElectronic,
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
            Offence::RefusedSignature => &a08_record::RESULT_SIGNED,
            Offence::Smoked | Offence::SmokedElectronic => &SMOKING,
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
    /// The arbiter finds devices on both players.
    FindDevices,
    /// The arbiter finds that a player refuses again and again to obey the Laws.
    FindRefusal(Color),
    /// The same of both.
    FindBothRefuse,
    /// A player asks to leave.
    AskLeave(Place),
    /// A player was disturbed or called to another duty (12.5).
    NoteDisturbance(Color),
    /// The arbiter speaks to a player, who must not be disturbed (12.2.4).
    SpeakTo(Color),
    /// The arbiter has told a player something that he must see himself (12.6).
    HaveTold {
        /// Whom.
        to: Color,
        /// What.
        what: a12_arbiter::Told,
    },
    /// The arbiter hears from somebody else of an irregularity (12.7).
    HearReport(String),
    /// The arbiter notes that a spectator or a player of another game interferes (12.7).
    NoteInterference,
    /// The arbiter finds somebody in the playing area who has no leave to be there (11.2.3.3).
    FindVisitor,
    /// A player asks for an explanation of the Laws (11.9).
    AskExplanation,
    /// A player appeals (11.10); the game is not stopped by it.
    Appeal(String),
    /// An appeal is lodged at the desk for a player (11.10).
    LodgeAppeal {
        /// Whose.
        of: Color,
        /// What it says.
        reason: String,
    },
    /// The arbiter says what the game has come to, and on what ground.
    EnterResult {
        /// What.
        outcome: Outcome,
        /// On what ground.
        ground: a12_arbiter::ResultGround,
        /// Why, where another result stood.
        reason: String,
    },
    /// The arbiter enters a score (10.1).
    EnterScore(ByColor<QuarterPoints>),
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
    /// He may.
    LeaveGiven(Color),
    /// A player left as he may.
    Left(Color),
    /// A player was disturbed.
    Disturbed(Color),
    /// The arbiter told a player something.
    Told {
        /// Whom.
        to: Color,
        /// What.
        what: a12_arbiter::Told,
    },
    /// Somebody who does not play this game told the arbiter of an irregularity.
    Reported(String),
    /// Somebody who does not play this game interfered.
    Interfered,
    /// Somebody was found in the playing area without leave.
    VisitorFound,
    /// A player had the Laws explained.
    ExplanationAsked(Color),
    /// A player appealed.
    Appealed(Color, String),
    /// A score was entered.
    ScoreEntered(ByColor<HalfPoints>),
    /// A result without play was entered.
    UnplayedEntered(ByColor<bool>),
    /// The arbiter entered the result of the game.
    ResultEntered {
        /// What it is.
        outcome: Outcome,
        /// Why, where another stood.
        reason: String,
    },
    /// Something that the arbiter weighs happened, perhaps not for the first time.
    Again {
        /// Who did it.
        by: Color,
        /// What, by its rule.
        offence: Ground,
    },
}

/// One matter for the arbiter to weigh, with all the times that it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matter {
    /// Whose.
    pub by: Color,
    /// What, by its rule.
    pub offence: Ground,
    /// How many half-moves had been made each time.
    pub at: Vec<u32>,
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
    /// Has an arbiter entered the result? Then no signature overrules it.
    pub entered: bool,
    /// What is for the arbiter to weigh, each matter once.
    pub matters: Vec<Matter>,
    /// Who has leave to go.
    pub may_leave: ByColor<bool>,
    /// Who has told the arbiter that he leaves the playing area (11.2.4).
    pub reported: ByColor<bool>,
}

impl State {
    /// The game remembers offences, appeals, leave to go, and what the arbiter weighs (11.2, 11.6, 11.10).
    pub(crate) fn apply(&mut self, fact: &Fact, plies: u32) {
        match fact {
            Fact::Noted(color, offence) => self.offences.push((*color, *offence)),
            Fact::Appealed(color, reason) => self.appeals.push((*color, reason.clone())),
            Fact::ResultEntered { .. } | Fact::ScoreEntered(_) | Fact::UnplayedEntered(_) => {
                self.entered = true;
            }
            Fact::LeaveGiven(color) => self.may_leave[*color] = true,
            // Whoever comes back asks again the next time.
            Fact::Left(color) => {
                (self.may_leave[*color], self.reported[*color]) = (false, false);
            }
            Fact::LeaveAsked(color, Place::Area) => self.reported[*color] = true,
            Fact::Again { by, offence } => self.again(*by, *offence, plies),
            Fact::DeviceFound(_)
            | Fact::Refused(_)
            | Fact::BothRefused
            | Fact::LeaveAsked(..)
            | Fact::Disturbed(_)
            | Fact::Told { .. }
            | Fact::Reported(_)
            | Fact::Interfered
            | Fact::VisitorFound
            | Fact::ExplanationAsked(_) => {}
        }
    }

    /// What was weighed in error is no offence of his, nor has it happened once more (11.6, 12.9).
    pub(crate) fn never_was(&mut self, by: Color, offence: Ground) {
        let noted =
            |(whose, what): &(Color, Offence)| *whose == by && Ground(what.rule()) == offence;
        if let Some(place) = self.offences.iter().rposition(noted) {
            self.offences.remove(place);
        }
        for matter in &mut self.matters {
            if matter.by == by && matter.offence == offence {
                matter.at.pop();
            }
        }
        self.matters.retain(|matter| !matter.at.is_empty());
    }

    fn again(&mut self, by: Color, offence: Ground, plies: u32) {
        let same = |matter: &&mut Matter| matter.by == by && matter.offence == offence;
        match self.matters.iter_mut().find(same) {
            Some(matter) => matter.at.push(plies),
            None => self.matters.push(Matter {
                by,
                offence,
                at: vec![plies],
            }),
        }
    }
}

/// What an act causes (10.1, 11.1–11.3, 11.5–11.10, 12.2.4, 12.5–12.7).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Note(color, offence) => note(docket, *color, *offence),
        Act::FindDevice(color) => find_device(docket, *color),
        Act::FindDevices => find_devices(docket),
        Act::FindRefusal(color) => find_refusal(docket, *color),
        Act::FindBothRefuse => {
            docket.arbiter()?;
            docket.under_way()?;
            docket.word = true;
            docket.record(What::Conduct(Fact::BothRefused));
            let nothing = docket.game.regulations().points.loss;
            let points = ByColor {
                white: nothing,
                black: nothing,
            };
            let lost = Ruling::new(Remedy::Score { points }, &BOTH_REFUSE);
            docket.rule_at_the_board(vec![lost]);
            Ok(())
        }
        Act::AskLeave(place) => ask_leave(docket, *place),
        Act::NoteDisturbance(of) => {
            docket.arbiter()?;
            docket.under_way()?;
            docket.record(What::Conduct(Fact::Disturbed(*of)));
            docket.ask(a12_arbiter::Disturbance { of: *of });
            Ok(())
        }
        Act::SpeakTo(to) => bystanders::speak(docket, *to),
        Act::HaveTold { to, what } => bystanders::have_told(docket, *to, *what),
        Act::HearReport(report) => bystanders::hear(docket, report),
        Act::NoteInterference => {
            bystanders::interferes(docket, Fact::Interfered, &a12_arbiter::THIRD_PARTIES)
        }
        Act::FindVisitor => bystanders::interferes(docket, Fact::VisitorFound, &VISITORS),
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
        Act::LodgeAppeal { of, reason } => {
            docket.arbiter()?;
            docket.record(What::Conduct(Fact::Appealed(*of, reason.clone())));
            Ok(())
        }
        // Article 12 enters it; this one only says which results there are.
        Act::EnterResult { outcome, .. } => can_score(docket, *outcome),
        Act::EnterScore(points) => enter_score(docket, *points),
        Act::EnterUnplayed(there) => enter_unplayed(docket, *there),
    }
}

fn note(docket: &mut Docket, against: Color, offence: Offence) -> Result<(), Refusal> {
    docket.arbiter()?;
    if offence == Offence::RefusedSignature {
        docket.begun()?;
        to_be_signed(&docket.game)?;
    }
    let broken = broken(&docket.game, against, offence);
    docket.record(What::Conduct(match broken {
        Some(_) => Fact::Noted(against, offence),
        None => Fact::Left(against),
    }));
    if offence == Offence::SmokedElectronic {
        match docket.game.regulations().edition {
            // The article of 2014 does not name it.
            Edition::Y2014 => {
                docket.rule(Ruling::new(Remedy::PlayOn, &SMOKING));
                return Ok(());
            }
            Edition::Y2018 | Edition::Y2023 => {}
        }
    }
    match broken {
        // 11.6 is about 11.1 to 11.5.
        Some(rule) if offence == Offence::RefusedSignature => docket.weigh(against, rule),
        Some(rule) => docket.weigh_by(against, rule, &CONDUCT_PENALTY),
        None => docket.rule(Ruling::new(Remedy::PlayOn, offence.rule())),
    }
    Ok(())
}

/// The rule that an offence breaks. Who may leave, leaves; from the playing area only the player on the move needs leave, and his
/// opponent has to report first, if the event says so.
fn broken(game: &Game, player: Color, offence: Offence) -> Option<&'static Rule> {
    let may = game.conduct.may_leave[player];
    let on_move = game.outcome.is_none() && game.to_move() == player;
    match offence {
        Offence::LeftVenue | Offence::LeftArea if may => None,
        Offence::LeftArea if !on_move => {
            let reports = game.outcome.is_none() && game.regulations().report_before_leaving;
            let silent = reports && !game.conduct.reported[player];
            silent.then_some(&REPORT_BEFORE_LEAVING)
        }
        _ => Some(offence.rule()),
    }
}

/// Is there a result to sign? Where nobody watches, one who has signed says that there is.
fn to_be_signed(game: &Game) -> Result<(), Refusal> {
    let sheets = &game.recording.sheets;
    let signed = sheets.white.signed.is_some() || sheets.black.signed.is_some();
    if game.outcome.is_some() || signed {
        return Ok(());
    }
    Err(Refusal::by(
        &a08_record::RESULT_SIGNED,
        Because::GameNotOver,
    ))
}

/// The game is lost even if the opponent could never mate; a game that has not begun is lost without play.
fn find_device(docket: &mut Docket, on: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    // What he finds himself is his word.
    docket.word = true;
    docket.record(What::Conduct(Fact::DeviceFound(on)));
    if docket.game.outcome.is_some() {
        // What it costs after the end is for the arbiter to weigh.
        docket.weigh(on, &DEVICE_ON_PERSON);
        return Ok(());
    }
    let remedy = match docket.game.regulations().device {
        DevicePenalty::Lighter => {
            docket.weigh(on, &DEVICE_ON_PERSON);
            return Ok(());
        }
        DevicePenalty::Loss if may_have_begun(&docket.game, docket.at) => Docket::win(!on),
        DevicePenalty::Loss => {
            let there = ByColor::new_with(|color| color != on);
            Remedy::Unplayed { there }
        }
    };
    docket.rule_at_the_board(vec![Ruling::new(remedy, &DEVICE_ON_PERSON)]);
    Ok(())
}

/// Both have lost, and neither gets a point; a game that has not begun is not played.
fn find_devices(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.word = true;
    for color in Color::ALL {
        docket.record(What::Conduct(Fact::DeviceFound(color)));
    }
    let over = docket.game.outcome.is_some();
    if over || docket.game.regulations().device == DevicePenalty::Lighter {
        for color in Color::ALL {
            docket.weigh(color, &DEVICE_ON_PERSON);
        }
        return Ok(());
    }
    let nothing = docket.game.regulations().points.loss;
    let remedy = if may_have_begun(&docket.game, docket.at) {
        let points = ByColor::new_with(|_| nothing);
        Remedy::Score { points }
    } else {
        let there = ByColor::new_with(|_| false);
        Remedy::Unplayed { there }
    };
    docket.rule_at_the_board(vec![Ruling::new(remedy, &DEVICE_ON_PERSON)]);
    Ok(())
}

fn find_refusal(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.record(What::Conduct(Fact::Refused(by)));
    docket.stop_clocks();
    let ground = Ground(&PERSISTENT_REFUSAL);
    docket.ask(OpponentScore { of: !by, ground });
    Ok(())
}

fn ask_leave(docket: &mut Docket, place: Place) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    docket.not_yet_asked(Leave { by: player, place })?;
    docket.record(What::Conduct(Fact::LeaveAsked(player, place)));
    // Only the player on the move needs leave for the area (11.2.3.2).
    if place == Place::Area && player != docket.game.to_move() {
        return Ok(());
    }
    docket.ask(Leave { by: player, place });
    Ok(())
}

/// 11.2.3  May the player leave?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leave {
    /// Who asks.
    pub by: Color,
    /// What he wants to leave.
    pub place: Place,
}

impl fmt::Display for Leave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.place {
            Place::Venue => "venue",
            Place::Area => "area",
        };
        write!(f, "whether {} may leave the {place}", self.by)
    }
}

impl Ask for Leave {
    fn rule(&self) -> &'static Rule {
        match self.place {
            Place::Venue => &LEAVING_VENUE,
            Place::Area => &LEAVING_AREA,
        }
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let to = self.by;
        if *answer == Answer::Yes {
            docket.record(What::Conduct(Fact::LeaveGiven(to)));
        }
        let remedy = answer.either(Remedy::Permitted { to }, Remedy::NotPermitted { to });
        docket.rule(Ruling::new(remedy, self.rule()));
    }
}
