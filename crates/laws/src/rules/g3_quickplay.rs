//! Guideline III (Appendix G in 2014): games without increment, quickplay finishes.

mod questions;
pub(crate) mod words;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Refusal};
use crate::discretion::Question;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::{Event, What};
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::ArbiterPresence;
use crate::rule::Rule;
use crate::rules;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

pub use questions::{
    NoArbiterClaim, QuickplayClaim, QuickplayFinalPosition, QuickplayIncrement, QuickplayOpponent,
};

rules! {
    /// Rules for the last period of a game without increment apply only if announced.
    QUICKPLAY_ANNOUNCED = "quickplay-announced";
    /// They are for standard and rapid games without increment, never for blitz.
    QUICKPLAY_SCOPE = "quickplay-scope";
    /// Both flags down, nobody knows which first.
    BOTH_FLAGS = "both-flags-down";
    /// Not the last period: play goes on.
    BOTH_FLAGS_PLAY_ON = "both-flags-play-on";
    /// The last period: a draw.
    BOTH_FLAGS_DRAW = "both-flags-draw";
    /// With under two minutes a player may ask for extra time for each move; it is a draw offer too.
    INCREMENT_REQUEST = "quickplay-increment-request";
    /// With under two minutes a player may claim a draw before his flag falls.
    DRAW_CLAIM = "quickplay-draw-claim";
    /// The arbiter agrees, postpones or rejects.
    CLAIM_DECIDED = "quickplay-claim-decided";
    /// The decision comes later, at the latest after a flag.
    CLAIM_POSTPONED = "quickplay-claim-postponed";
    /// A rejected claim costs two minutes.
    CLAIM_REJECTED = "quickplay-claim-rejected";
    /// Without an arbiter the claim ends the game.
    NO_ARBITER_CLAIM = "no-arbiter-claim";
    /// The opponent cannot win by normal means.
    NO_ARBITER_CANNOT_WIN = "no-arbiter-cannot-win";
    /// The opponent does not try to win by normal means; a full scoresheet goes with the claim.
    NO_ARBITER_NO_EFFORT = "no-arbiter-no-effort";
    /// An arbiter named for it decides later.
    NO_ARBITER_REFERRED = "no-arbiter-claim-referred";
}

/// Claims and requests are for players with less than this on the clock.
const SHORT_OF_TIME: Millis = Millis::minutes(2);

/// What the opponent gets for a request granted or a claim rejected.
pub(crate) const COMPENSATION: Millis = Millis::minutes(2);

/// Extra time for each move once a request is granted.
const PER_MOVE: Millis = Millis::seconds(5);

/// Why a player claims a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Why {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// What goes with a claim where no arbiter is present.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Proof {
    /// The final position, written down.
    #[default]
    Position,
    /// The position and a full scoresheet.
    PositionAndScore,
}

/// What can be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = QuickplayAct))]
pub enum Act {
    /// Asks for five seconds a move for both (III.4).
    RequestExtraTime,
    /// Claims a draw (III.5, III.6).
    Claim {
        /// On what ground.
        why: Why,
        /// What goes with it, where no arbiter is present.
        proof: Proof,
    },
    /// Without an arbiter: the opponent confirms the position, and the score where there is one.
    Verify,
    /// The arbiter ends a game with a postponed claim before a flag falls.
    DeclareDraw,
}

/// What has happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Extra time for each move was asked for.
    ExtraTimeRequested,
    /// It was introduced.
    ExtraTimeIntroduced,
    /// A draw was claimed.
    Claimed(Why),
    /// The decision was postponed.
    Postponed,
    /// The claim was sent to an arbiter, and so the game has ended.
    Referred,
    /// The opponent confirmed what was written down.
    Verified,
}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Each move adds time since a request was granted.
    pub extra_time: bool,
    /// The ground of the last claim.
    pub why: Option<Why>,
    /// Who has claimed last.
    claimant: Option<Color>,
    /// Whose claim waits for the later decision.
    postponed: ByColor<bool>,
    /// A claim without an arbiter has ended the game.
    pub referred: bool,
    /// The opponent has confirmed it.
    pub verified: bool,
}

impl State {
    /// Does somebody's claim wait for the later decision?
    fn is_postponed(&self) -> bool {
        self.postponed.white || self.postponed.black
    }

    /// The game remembers requests and claims (III.4–III.6).
    pub(crate) fn apply(&mut self, fact: &Fact, event: &Event) {
        match fact {
            Fact::ExtraTimeRequested => {}
            Fact::ExtraTimeIntroduced => self.extra_time = true,
            Fact::Claimed(why) => {
                self.why = Some(*why);
                if let Actor::Player(by) = event.by {
                    self.claimant = Some(by);
                }
            }
            Fact::Postponed => {
                if let Some(of) = self.claimant {
                    self.postponed[of] = true;
                }
            }
            Fact::Referred => self.referred = true,
            Fact::Verified => self.verified = true,
        }
    }
}

/// What an act causes (III.4–III.6).
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::RequestExtraTime => request(docket),
        Act::Claim { why, proof } => claim(docket, *why, *proof),
        Act::Verify => verify(docket),
        Act::DeclareDraw => declare_draw(docket),
    }
}

/// Who asks or claims: the rules hold if they were announced and no move adds time yet.
fn asks(docket: &Docket, rule: &'static Rule) -> Result<Color, Refusal> {
    // Stopping the clocks and then claiming is as good as claiming.
    docket.under_way()?;
    let player = docket.player()?;
    if !docket.game.regulations().guidelines.quickplay {
        let reason = Because::EventNotAnnouncedTheseRules;
        return Err(Refusal::by(&QUICKPLAY_ANNOUNCED, reason));
    }
    if docket.game.quickplay.extra_time {
        return Err(Refusal::by(rule, Because::MovesAddTimeAlready));
    }
    Ok(player)
}

/// May a player ask or claim now? In the last period, with less than two minutes while his flag is up; where an arbiter is
/// called, on the move: without one the rule asks for the time alone (III.6.1).
fn may_ask(docket: &Docket, player: Color) -> bool {
    let game = &docket.game;
    let on_move = match game.regulations().arbiter {
        ArbiterPresence::Present => player == game.to_move(),
        ArbiterPresence::Absent => true,
    };
    on_move
        && game.clock.is_last_period(player)
        && !game.clock.is_down(player, docket.at)
        && game.clock.remaining(player, docket.at) < SHORT_OF_TIME
}

/// A player asks for extra time for each move: an offer of a draw, then a matter for the arbiter. Where there is none, nobody
/// grants it, and the offer is all there is.
fn request(docket: &mut Docket) -> Result<(), Refusal> {
    let by = asks(docket, &INCREMENT_REQUEST)?;
    let asked = QuickplayIncrement { by }.into();
    if docket.game.questions.contains(&asked) {
        return Err(Refusal::by(&INCREMENT_REQUEST, Because::AskedAlready));
    }
    docket.record(What::Quickplay(Fact::ExtraTimeRequested));
    if !may_ask(docket, by) {
        let refused = Remedy::NotPermitted { to: by };
        docket.rule(Ruling::new(refused, &INCREMENT_REQUEST));
        return Ok(());
    }
    docket.record(What::DrawOffered);
    match docket.game.regulations().arbiter {
        ArbiterPresence::Present => {
            docket.stop_clocks();
            docket.ask(asked);
        }
        ArbiterPresence::Absent => {}
    }
    Ok(())
}

/// A player claims a draw.
fn claim(docket: &mut Docket, why: Why, proof: Proof) -> Result<(), Refusal> {
    let presence = docket.game.regulations().arbiter;
    let rule = match presence {
        ArbiterPresence::Present => &DRAW_CLAIM,
        ArbiterPresence::Absent => &NO_ARBITER_CLAIM,
    };
    let by = asks(docket, rule)?;
    if docket.game.quickplay.postponed[by] {
        return Err(Refusal::by(&CLAIM_POSTPONED, Because::DecisionPostponed));
    }
    // One claim, whatever is said for it: it is decided once, and wrong once.
    if is_claimed(docket) {
        return Err(Refusal::by(rule, Because::AskedAlready));
    }
    if !may_ask(docket, by) {
        // He plays on: what is no such claim costs nothing.
        docket.rule_on_claim(Ruling::new(Remedy::claim_rejected(by), rule));
        return Ok(());
    }
    let ground = match why {
        Why::CannotWin => &NO_ARBITER_CANNOT_WIN,
        Why::NoEffort => &NO_ARBITER_NO_EFFORT,
    };
    let lacks_score = why == Why::NoEffort && proof == Proof::Position;
    match presence {
        ArbiterPresence::Present => {
            docket.record(What::Quickplay(Fact::Claimed(why)));
            docket.stop_clocks();
            docket.rule(Ruling::asks(QuickplayClaim { by }.into()).with(&DRAW_CLAIM));
        }
        ArbiterPresence::Absent if lacks_score => {
            return Err(Refusal::by(ground, Because::FullScoresheetGoesWithClaim));
        }
        ArbiterPresence::Absent => {
            docket.record(What::Quickplay(Fact::Claimed(why)));
            docket.record(What::Quickplay(Fact::Referred));
            docket.stop_clocks();
            let ruling = Ruling::asks(NoArbiterClaim { by }.into());
            docket.rule(ruling.with(&NO_ARBITER_CLAIM).with(ground));
        }
    }
    Ok(())
}

/// Has the player who acts claimed, and is that not decided (III.5, III.6.1)?
pub(crate) fn is_claimed(docket: &Docket) -> bool {
    let claimed = |question: &Question| match question {
        Question::QuickplayClaim(claim) => docket.player() == Ok(claim.by),
        Question::NoArbiterClaim(claim) => docket.player() == Ok(claim.by),
        _ => false,
    };
    let postponed = |color: Color| docket.game.quickplay.postponed[color];
    docket.player().is_ok_and(postponed) || docket.game.questions.iter().any(claimed)
}

/// Who has claimed a draw that is not decided yet (III.5, III.6.1).
pub(crate) fn claimant(game: &Game) -> Option<Color> {
    game.questions.iter().find_map(|question| match question {
        Question::QuickplayClaim(claim) => Some(claim.by),
        Question::NoArbiterClaim(claim) => Some(claim.by),
        _ => None,
    })
}

/// What was claimed is for the arbiter to decide, whatever the claimant says now (III.5).
pub(crate) fn withdraw() -> Result<(), Refusal> {
    Err(Refusal::by(&DRAW_CLAIM, Because::ClaimCannotWithdrawn))
}

/// Has a claim without an arbiter been made (III.6.1)?
pub(crate) fn is_referred(docket: &Docket) -> bool {
    docket.game.quickplay.referred
}

/// Such a claim concludes the game (III.6.1): only what an arbiter makes of it is open, and nobody can resign any more.
pub(crate) fn is_concluded() -> Result<(), Refusal> {
    Err(Refusal::by(&NO_ARBITER_CLAIM, Because::GameOver))
}

/// The opponent confirms what the claimant has written down.
fn verify(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let claim = docket.game.questions.iter().find_map(|asked| match asked {
        Question::NoArbiterClaim(claim) => Some(claim),
        _ => None,
    });
    let Some(claim) = claim else {
        return Err(Refusal::plain(Because::ThereNothingToConfirm));
    };
    if claim.by == player {
        return Err(Refusal::by(&NO_ARBITER_CLAIM, Because::OpponentConfirmsIt));
    }
    docket.record(What::Quickplay(Fact::Verified));
    Ok(())
}

/// The arbiter has watched enough.
fn declare_draw(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.arbiter()?;
    if !docket.game.quickplay.is_postponed() {
        return Err(Refusal::by(&CLAIM_POSTPONED, Because::NoDecisionPostponed));
    }
    docket.rule(Ruling::new(Remedy::Draw, &CLAIM_POSTPONED));
    Ok(())
}

/// A flag has fallen in a game with a postponed claim: the arbiter decides first (III.5.2). Says whether it was so.
pub(crate) fn decision_after_flag(docket: &mut Docket, flagged: Color) -> bool {
    if !docket.game.quickplay.is_postponed() {
        return false;
    }
    let side = !flagged;
    // 2014 looks at the final position, later editions at what the opponent can do.
    docket.stop_clocks();
    match docket.game.regulations().edition {
        Edition::Y2014 => docket.ask(QuickplayFinalPosition { side }),
        Edition::Y2018 | Edition::Y2023 => docket.ask(QuickplayOpponent { side }),
    }
    true
}
