//! Article 12: what the arbiter decides, the penalties to choose from, and what he puts right.

mod repair;
pub(crate) mod words;

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::discretion::{Answer, Ask, Field, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::HalfPoints;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::a11_conduct::{self, OpponentScore};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

rules! {
    /// The arbiter sees that the Laws are observed.
    LAWS_OBSERVED = "laws-observed";
    /// The arbiter sees that the players are not disturbed.
    UNDISTURBED = "players-undisturbed";
    /// Others tell the arbiter, and him only; nobody interferes.
    THIRD_PARTIES = "third-party-reports";
    /// Extra time for a disturbance.
    DISTURBANCE = "time-for-disturbance";
    /// The arbiter does not tell what a player must see himself.
    NO_INTERVENTION = "no-intervention";
    /// The penalties of 12.9, by rising severity.
    PENALTIES = "penalties";
    /// A warning.
    WARNING = "penalty-warning";
    /// Time for the opponent.
    TIME_TO_OPPONENT = "penalty-time-to-opponent";
    /// Time off the offender's clock.
    TIME_FROM_OFFENDER = "penalty-time-from-offender";
    /// The opponent's points go up.
    POINTS_TO_OPPONENT = "penalty-points-to-opponent";
    /// The offender's points go down.
    POINTS_FROM_OFFENDER = "penalty-points-from-offender";
    /// The game is lost.
    GAME_LOST = "penalty-game-lost";
    /// A fine announced in advance.
    FINE = "penalty-fine";
    /// Exclusion from one or more rounds.
    ROUNDS = "penalty-rounds";
    /// Expulsion from the event.
    EXPULSION = "penalty-expulsion";
}

pub use repair::{Repair, ResultGround};
pub(crate) use repair::{enter_result, repair, told_otherwise};

/// 12.5  Extra time for a disturbance?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Disturbance {
    /// Who was disturbed.
    pub of: Color,
}

impl fmt::Display for Disturbance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "extra time for the disturbance of {}", self.of)
    }
}

impl Ask for Disturbance {
    fn rule(&self) -> &'static Rule {
        &DISTURBANCE
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let time = Answer::Time(Millis::minutes(2));
        vec![
            Offered::with("extra-time", time, Field::Time),
            Offered::plain("nothing", Answer::Nothing),
        ]
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Time(time) = answer {
            let (to, time) = (self.of, *time);
            docket.rule(Ruling::new(Remedy::AddTime { to, time }, &DISTURBANCE));
        }
    }
}

/// 12.9, 11.6  What does an offence cost?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Penalty {
    /// Who offended.
    pub against: Color,
    /// What was done, by its rule.
    pub offence: Ground,
    /// The rule that leads to 12.9.
    pub by: Ground,
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a penalty against {} for {}", self.against, self.offence)
    }
}

impl Penalty {
    /// What the opponent has scored in the game so far: its result, or what he was given for earlier offences.
    fn scored(&self, game: &Game) -> u32 {
        let given = game.conduct.raised[!self.against];
        game.points().map_or(given, |all| all[!self.against].0)
    }

    /// Do the points go beyond what the offender leaves of them (10.2)?
    fn goes_beyond(&self, game: &Game, points: u32) -> bool {
        let offender = game.points().map(|all| all[self.against]);
        let left = offender.and_then(|scored| game.left_by(scored));
        left.is_some_and(|left| points > left)
    }
}

impl Ask for Penalty {
    fn rule(&self) -> &'static Rule {
        self.by.0
    }

    /// The ladder of 12.9; exclusion from rounds came in 2018. What changes the clock or the result is for a game that
    /// goes on.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        let (minutes, half) = (Millis::minutes(2), HalfPoints(1));
        let mut offered = vec![Offered::plain("warn", Answer::Warn)];
        if game.outcome.is_none() {
            offered.push(Offered::with(
                "opponent-gains",
                Answer::OpponentGains(minutes),
                Field::Time,
            ));
            offered.push(Offered::with(
                "offender-loses",
                Answer::OffenderLoses(minutes),
                Field::Time,
            ));
        }
        let up = self.scored(game) + half.0;
        if up <= game.regulations().points.most().0 && !self.goes_beyond(game, up) {
            let up = Answer::OpponentPointsUp(half);
            offered.push(Offered::with("opponent-points-up", up, Field::Points));
        }
        let down = Answer::OffenderPointsDown(half);
        offered.push(Offered::with("offender-points-down", down, Field::Points));
        offered.push(Offered::plain("loss", Answer::Loss));
        offered.push(Offered::plain("fine", Answer::Fine));
        match game.regulations().edition {
            Edition::Y2014 => {}
            Edition::Y2018 | Edition::Y2023 => {
                let rounds = Answer::ExcludeRounds(1);
                offered.push(Offered::with("exclude-rounds", rounds, Field::Rounds));
            }
        }
        offered.push(Offered::plain("expel", Answer::Expel));
        offered.push(Offered::plain("nothing", Answer::Nothing));
        offered
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::OpponentPointsUp(_) => Because::GameNoSuchScore,
            Answer::ExcludeRounds(_) => Because::ThisEditionKnowsNoExclusionFromRounds,
            _ => Because::NoAnswer,
        }
    }

    /// What a game is worth, Article 10 says.
    fn refused_by(&self, answer: &Answer) -> &'static Rule {
        match answer {
            Answer::OpponentPointsUp(_) => &a11_conduct::POINTS,
            _ => self.rule(),
        }
    }

    /// The opponent's score goes up to the most that the game can give (12.9.4, 10.1), and nobody loses more than that.
    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        let changed = match answer {
            Answer::OpponentPointsUp(points) => self.scored(&docket.game) + points.0,
            Answer::OffenderPointsDown(points) => points.0,
            _ => return Ok(()),
        };
        let up = matches!(answer, Answer::OpponentPointsUp(_));
        if up && self.goes_beyond(&docket.game, changed) {
            let why = Because::ScoresTogetherMoreThanGameWorth;
            return Err(Refusal::by(&a11_conduct::SCORE_LIMITS, why));
        }
        if changed > docket.game.regulations().points.most().0 {
            let why = Because::GameNoSuchScore;
            return Err(Refusal::by(&a11_conduct::POINTS, why));
        }
        Ok(())
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let (against, opponent) = (self.against, !self.against);
        let (remedy, rule): (Remedy, &'static Rule) = match answer {
            Answer::Warn => (Remedy::Warning { to: against }, &WARNING),
            Answer::OpponentGains(time) => {
                let (to, time) = (opponent, *time);
                (Remedy::AddTime { to, time }, &TIME_TO_OPPONENT)
            }
            Answer::OffenderLoses(time) => {
                let (from, time) = (against, *time);
                (Remedy::TakeTime { from, time }, &TIME_FROM_OFFENDER)
            }
            Answer::OpponentPointsUp(points) => {
                let (to, points) = (opponent, *points);
                (Remedy::PointsUp { to, points }, &POINTS_TO_OPPONENT)
            }
            Answer::OffenderPointsDown(points) => {
                let (from, points) = (against, *points);
                (Remedy::PointsDown { from, points }, &POINTS_FROM_OFFENDER)
            }
            // The arbiter also decides the opponent's score.
            Answer::Loss => {
                if docket.game.outcome.is_none() {
                    docket.stop_clocks();
                }
                let ground = Ground(&GAME_LOST);
                return docket.ask(OpponentScore {
                    of: opponent,
                    ground,
                });
            }
            Answer::Fine => (Remedy::Fined { player: against }, &FINE),
            Answer::ExcludeRounds(rounds) => {
                let (player, rounds) = (against, *rounds);
                (Remedy::Excluded { player, rounds }, &ROUNDS)
            }
            Answer::Expel => (Remedy::Expelled { player: against }, &EXPULSION),
            _ => return,
        };
        docket.rule(Ruling::new(remedy, rule));
    }
}

/// What an arbiter might tell a player (12.6).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Told {
    /// How many moves have been made.
    Moves,
    /// That the opponent has not pressed the clock.
    Press,
    /// That the opponent has moved.
    Move,
    /// That the opponent's flag is down.
    Flag,
    /// That his own is.
    OwnFlag,
    /// That a move was illegal.
    IllegalMove,
}

/// The arbiter must not tell a player the number of his moves or that he forgot the clock (12.6).
pub(crate) fn tell(docket: &Docket, what: Told) -> Result<(), Refusal> {
    docket.arbiter()?;
    if what == Told::Moves && may_tell_moves(&docket.game) {
        return Ok(());
    }
    Err(Refusal::by(&NO_INTERVENTION, Because::ArbiterDoesNotTell))
}

/// After a flag, while the sheets are completed (8.5), the number of moves may be told.
pub(crate) fn may_tell_moves(game: &Game) -> bool {
    game.completes_sheets()
}

/// The arbiter has told a player what he must see himself (12.6). The Laws put no price on it and it cannot be unsaid: play goes
/// on.
pub(crate) fn has_interfered(docket: &mut Docket) {
    if docket.under_way().is_ok() {
        docket.rule(Ruling::new(Remedy::PlayOn, &NO_INTERVENTION));
    }
}

/// What the arbiter confirms (12.1).
pub(crate) fn to_confirm(docket: &Docket) -> Result<Vec<Ruling>, Refusal> {
    docket.arbiter()?;
    match docket.game.proposed.is_empty() {
        true => Err(Refusal::plain(Because::NothingProposed)),
        false => Ok(docket.game.proposed.clone()),
    }
}

/// The arbiter decides otherwise, with a reason (12.1).
pub(crate) fn decide_otherwise(docket: &mut Docket, reason: &str, result: Option<Outcome>) {
    // Then the illegal move in question does not count.
    if let Some(color) = docket.game.counted_in_question() {
        docket.record(What::IllegalMoveUncounted(color));
    }
    // What is asked and not proposed is settled by this word too.
    let asked = docket.game.asks_for_position().map(|(place, _)| place);
    let newest = docket.game.questions.len().checked_sub(1);
    if let (true, Some(place)) = (docket.game.proposed.is_empty(), asked.or(newest)) {
        docket.answered(place, Answer::Nothing);
    }
    let reason = reason.to_owned();
    if let Some(outcome) = result {
        docket.record(What::Conduct(a11_conduct::Fact::ResultEntered {
            outcome,
            reason: String::new(),
        }));
    }
    // What he decides and the result that he gives are one decision.
    docket.rule(Ruling::new(Remedy::Otherwise { reason }, &LAWS_OBSERVED));
    if let Some(outcome) = result {
        docket.rule(Ruling::new(outcome.remedy(), &LAWS_OBSERVED));
    }
}
