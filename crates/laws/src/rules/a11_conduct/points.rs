//! Article 10: what a game is worth, which scores there are, and how a score is entered.

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::{Fact, POINTS, SCORE_LIMITS};
use crate::command::Refusal;
use crate::discretion::{Answer, Ask, Field, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::regulations::{HalfPoints, QuarterPoints};
use crate::rule::{Ground, Rule};
use crate::rules::a08_record::RESULT_SIGNED;
use crate::rules::a12_arbiter::ResultGround;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

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
        let mut scored = ByColor::new_with(|color| {
            let lowered = self.conduct.lowered[color];
            HalfPoints(result[color].0.saturating_sub(lowered))
        });
        for color in Color::ALL {
            let up = result[color].0 + self.conduct.raised[color];
            // What a player scores goes up to the most that the game can give (12.9.4), or stays what it was.
            let up = up.min(value.most().0.max(result[color].0));
            let up = up.saturating_sub(self.conduct.lowered[color]);
            let left = self.left_by(scored[!color]).map_or(up, |left| up.min(left));
            scored[color].0 = scored[color].0.max(left);
        }
        Some(scored)
    }

    /// What a game has left for a player whose opponent scores this (10.2). The edition of 2014 has no such limit.
    pub(crate) fn left_by(&self, opponent: HalfPoints) -> Option<u32> {
        let together = self.regulations().points.together();
        match self.regulations().edition {
            Edition::Y2014 => None,
            Edition::Y2018 | Edition::Y2023 => Some(together.saturating_sub(opponent.0)),
        }
    }
}

/// Both sides have made a move, or pressed for one where nobody watches (10.1).
pub(super) fn begun(game: &Game) -> bool {
    Color::ALL.into_iter().all(|color| game.has_moved(color))
}

/// The same, or nobody can know that they have not: on a board that nobody watches a move may have been made unseen (11.3.2.2).
pub(super) fn may_have_begun(game: &Game, at: Millis) -> bool {
    let both_there = game.present.white && game.present.black;
    let since_start = game.started.is_some_and(|started| at > started);
    let unseen = !game.is_watched() && both_there;
    begun(game) || unseen && (since_start || is_played(game))
}

/// Somebody has moved, or pressed for a move where nobody watches.
fn is_played(game: &Game) -> bool {
    game.half_moves() > 0 || Color::ALL.into_iter().any(|color| game.has_moved(color))
}

/// 11.7, 12.9.6  What does the opponent of the loser get?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpponentScore {
    /// Whose score.
    pub of: Color,
    /// The rule by which the other has lost.
    pub ground: Ground,
}

impl fmt::Display for OpponentScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the score of {}", self.of)
    }
}

impl OpponentScore {
    fn points(&self, game: &Game, points: HalfPoints) -> ByColor<HalfPoints> {
        let loss = game.regulations().points.loss;
        ByColor::new_with(|color| if color == self.of { points } else { loss })
    }
}

impl Ask for OpponentScore {
    fn rule(&self) -> &'static Rule {
        self.ground.0
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let win = game.regulations().points.win;
        vec![Offered::with("score", Answer::Score(win), Field::Points)]
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Score(points) => limits(docket, self.points(&docket.game, *points)),
            _ => Ok(()),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Score(points) = answer {
            let points = self.points(&docket.game, *points);
            let remedy = remedy_of(docket, points);
            docket.rule(Ruling::new(remedy, self.ground.0));
        }
    }
}

/// A score is entered (10.1, 10.2).
pub(super) fn enter_score(
    docket: &mut Docket,
    said: ByColor<QuarterPoints>,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    let points = in_halves(docket, said)?;
    limits(docket, points)?;
    let remedy = remedy_of(docket, points);
    may_change(docket, &remedy)?;
    if docket.game.outcome.is_some() {
        // A result that stands is not changed by a bare number.
        return Err(Refusal::by(&RESULT_SIGNED, Because::ReasonNeeded));
    }
    let only_ruled = matches!(remedy, Remedy::Score { .. });
    if docket.game.started.is_some() && (only_ruled || is_played(&docket.game)) {
        docket.stop_clocks();
        docket.ask(GroundOfResult { points });
        return Ok(());
    }
    docket.record(What::Conduct(Fact::ScoreEntered(points)));
    docket.rule(Ruling::new(remedy, &POINTS));
    Ok(())
}

/// A score in quarters is none that a game has: from 2018 by an article of its own (10.2).
fn in_halves(
    docket: &Docket,
    said: ByColor<QuarterPoints>,
) -> Result<ByColor<HalfPoints>, Refusal> {
    let rule = match docket.game.regulations().edition {
        Edition::Y2014 => &POINTS,
        Edition::Y2018 | Edition::Y2023 => &SCORE_LIMITS,
    };
    let none = || Refusal::by(rule, Because::GameNoSuchScore);
    Ok(ByColor {
        white: said.white.halves().ok_or_else(none)?,
        black: said.black.halves().ok_or_else(none)?,
    })
}

/// May this result take the place of the one that stands? Not if it is the same; and one that both have signed is changed
/// for a reason only (8.7).
fn may_change(docket: &Docket, remedy: &Remedy) -> Result<(), Refusal> {
    let stands = docket.game.outcome;
    if stands.is_some_and(|outcome| outcome.remedy() == *remedy) {
        return Err(Refusal::plain(Because::ResultStandsAlready));
    }
    if stands.is_some() && docket.game.recording.both_signed() {
        return Err(Refusal::by(&RESULT_SIGNED, Because::ReasonNeeded));
    }
    Ok(())
}

/// 10.1  A score is entered for a game that is going on: on what ground has it ended?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GroundOfResult {
    /// The score.
    pub points: ByColor<HalfPoints>,
}

impl fmt::Display for GroundOfResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = self.points;
        write!(
            f,
            "on what ground the score is {}-{}",
            points.white, points.black
        )
    }
}

impl Ask for GroundOfResult {
    fn rule(&self) -> &'static Rule {
        &POINTS
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let points = self.points;
        let only_ruled = Outcome::of(game, points).is_only_ruled();
        let name = |ground| match ground {
            ResultGround::Reported => "ground-reported",
            ResultGround::Conduct => "ground-conduct",
            ResultGround::Appeal => "ground-appeal",
            ResultGround::Error => "ground-error",
        };
        let grounds = ResultGround::ALL
            .into_iter()
            .filter(|ground| !only_ruled || *ground != ResultGround::Reported);
        let grounds = grounds.map(|ground| Offered::plain(name(ground), Answer::Ground(ground)));
        let none = Offered::plain("no-result", Answer::No);
        grounds.chain([none]).collect()
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::Ground(_) => Because::OnlyRulingGivesSuchScore,
            _ => Because::NoAnswer,
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Ground(ground) = answer {
            docket.record(What::Conduct(Fact::ScoreEntered(self.points)));
            let remedy = remedy_of(docket, self.points);
            docket.rule(Ruling::new(remedy, ground.rule()));
        }
    }
}

/// Is there such a result (10.2)?
pub(crate) fn can_score(docket: &Docket, outcome: Outcome) -> Result<(), Refusal> {
    match outcome {
        Outcome::Score(points) => limits(docket, points),
        Outcome::Win(_) | Outcome::Draw | Outcome::Unplayed(_) => Ok(()),
    }
}

fn remedy_of(docket: &Docket, points: ByColor<HalfPoints>) -> Remedy {
    Outcome::of(&docket.game, points).remedy()
}

impl Outcome {
    /// A win, a draw, or neither.
    fn of(game: &Game, points: ByColor<HalfPoints>) -> Outcome {
        let value = game.regulations().points;
        let of = |white, black| (points.white, points.black) == (white, black);
        if of(value.win, value.loss) {
            Outcome::Win(Color::White)
        } else if of(value.loss, value.win) {
            Outcome::Win(Color::Black)
        } else if of(value.draw, value.draw) {
            Outcome::Draw
        } else {
            Outcome::Score(points)
        }
    }

    /// `½-0` and its like name a draw and a loss, whatever they are worth: a score that has other points than the event gives
    /// is read so (10.1).
    pub(crate) fn as_worth(self, game: &Game) -> Outcome {
        let Outcome::Score(points) = self else {
            return self;
        };
        let value = game.regulations().points;
        let is_given = |points: HalfPoints| [value.win, value.draw, value.loss].contains(&points);
        if is_given(points.white) && is_given(points.black) {
            return self;
        }
        Outcome::Score(points.map(|points| match points {
            HalfPoints(0) => value.loss,
            HalfPoints(1) => value.draw,
            other => other,
        }))
    }

    /// Is it a score that play does not bring about and players do not report, only a ruling gives it (10.1)?
    pub(crate) fn is_only_ruled(self) -> bool {
        matches!(self, Outcome::Score(_))
    }
}

/// A result without play is entered (10.1).
pub(super) fn enter_unplayed(docket: &mut Docket, there: ByColor<bool>) -> Result<(), Refusal> {
    docket.arbiter()?;
    if begun(&docket.game) {
        return Err(Refusal::plain(Because::GamePlayed));
    }
    let remedy = Remedy::Unplayed { there };
    may_change(docket, &remedy)?;
    // What stands already is changed in correction, and for a reason (12.1).
    if docket.game.outcome.is_some() {
        return Err(Refusal::by(&RESULT_SIGNED, Because::ReasonNeeded));
    }
    docket.record(What::Conduct(Fact::UnplayedEntered(there)));
    docket.rule(Ruling::new(remedy, &POINTS));
    Ok(())
}

/// 10.2: not more than a game is worth together, and each a score that exists. In 2014 no more than a game gives (10.1).
fn limits(docket: &Docket, points: ByColor<HalfPoints>) -> Result<(), Refusal> {
    let value = docket.game.regulations().points;
    let beyond = |p: HalfPoints| p > value.most();
    match docket.game.regulations().edition {
        Edition::Y2014 if beyond(points.white) || beyond(points.black) => {
            Err(Refusal::by(&POINTS, Because::GameNoSuchScore))
        }
        Edition::Y2014 => Ok(()),
        Edition::Y2018 | Edition::Y2023 => {
            let normal = |p: HalfPoints| p == value.win || p == value.draw || p == value.loss;
            let most = value.together();
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
