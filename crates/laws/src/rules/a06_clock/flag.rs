//! Time that runs out: flags, what they mean, and when (6.4, 6.8, 6.9; both flags).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{COMPLETED_BY_NEXT, CONSIDERED_FALLEN, FLAG_CHECK, FLAG_LOSES, Fact, late};
use crate::command::{Actor, Refusal};
use crate::course::Finding;
use crate::discretion::{self, Answer, Ask, Field, Offered, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::game::{Game, Outcome};
use crate::mating;
use crate::refusal::Because;
use crate::regulations::FlagNotice;
use crate::rule::{Ground, Rule};
use crate::rules::g3_quickplay;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// The next thing that time has brought by the moment of the command: a flag that has fallen (6.4), or a player who has not
/// come (6.7.1). Says whether there was one.
pub(crate) fn time_passes(docket: &mut Docket) -> bool {
    if docket.game.outcome.is_some() {
        return false;
    }
    let absent = docket.game.default_deadline().filter(|&at| at <= docket.at);
    let flag = docket.game.clock.falls_at();
    let flag = flag.filter(|&(_, at)| at <= docket.at);
    match (absent, flag) {
        (Some(at), flag) if flag.is_none_or(|(_, fall)| at <= fall) => {
            late::lose_by_default(docket, at);
        }
        (_, Some((color, at))) => fall(docket, color, at.max(docket.game.last)),
        _ => return false,
    }
    true
}

/// A display has reached zero. With the required moves completed the next period begins (6.4).
fn fall(docket: &mut Docket, color: Color, at: Millis) {
    let completed = docket.game.counted(color);
    let by_clock = docket.game.regulations().flag == FlagNotice::ByClock;
    if docket.game.clock.zero_ends_period(color, completed) {
        docket.record_at(at, Actor::Clock, What::PeriodEnded(color));
        if by_clock {
            docket.record_at(at, Actor::Clock, What::FlagNoticed(color));
            let ruling = moves_completed(docket, color, Remedy::PlayOn);
            docket.record_at(at, Actor::Clock, What::Ruled(ruling));
        }
        return;
    }
    docket.record_at(at, Actor::Clock, What::FlagFell(color));
    if by_clock {
        docket.record_at(at, Actor::Clock, What::FlagNoticed(color));
        docket.then(Finding::FlagFell(color));
    }
}

/// The moves have been counted and there are enough.
fn moves_completed(docket: &Docket, color: Color, remedy: Remedy) -> Ruling {
    let ruling = Ruling::new(remedy, &FLAG_CHECK);
    let forgot =
        |ply: &crate::game::Ply| ply.mover == color && ply.completed == Some(Completion::NextMove);
    if docket.game.plies.iter().any(forgot) {
        ruling.with(&COMPLETED_BY_NEXT)
    } else {
        ruling
    }
}

/// Somebody observes or claims that a flag is down: is it (6.8)? If not, or if its moves had been completed, that is said.
pub(crate) fn flag_is_down(docket: &mut Docket, color: Color) -> Result<bool, Refusal> {
    let down = docket.game.clock.is_down(color, docket.at);
    if docket.game.outcome.is_some() && down {
        let reason = Because::GameOverBeforeFlagNoticed;
        return Err(Refusal::by(&CONSIDERED_FALLEN, reason));
    }
    docket.under_way()?;
    if !down {
        not_down(docket, color)?;
    } else if waits_for_the_result(docket) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    Ok(down)
}

/// The flag is not down, or was at zero at the end of a period whose moves had been completed: a claim is rejected. Only an
/// arbiter at whose desk the clock shows time is told so instead, for he has mistaken the board.
fn not_down(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    let period_ended = docket.game.clock.displays[color].ended_at.is_some();
    let remedy = match docket.by {
        Actor::Player(of) if of != color => Remedy::claim_rejected(of),
        Actor::Arbiter | Actor::Clock if !period_ended => {
            return Err(Refusal::by(&CONSIDERED_FALLEN, Because::FlagNotDown));
        }
        Actor::Player(_) | Actor::Arbiter | Actor::Clock => Remedy::PlayOn,
    };
    let (fact, ruling) = if period_ended {
        let ruling = moves_completed(docket, color, remedy);
        (What::FlagNoticed(color), ruling)
    } else {
        let ruling = Ruling::new(remedy, &CONSIDERED_FALLEN);
        (What::Clock(Fact::FlagClaimedInVain(color)), ruling)
    };
    docket.record(fact);
    docket.rule_on_claim(ruling);
    Ok(())
}

/// A flag has been dealt with and only an answer is missing.
fn waits_for_the_result(docket: &Docket) -> bool {
    docket.game.questions.iter().any(|question| {
        matches!(
            question,
            Question::CanMate(_)
                | Question::FlagOnWood(_)
                | Question::FirstFlag(_)
                | Question::DisputedFlag(_)
                | Question::QuickplayOpponent(_)
                | Question::QuickplayFinalPosition(_)
                | Question::NoArbiterClaim(_)
        )
    })
}

fn both_down(docket: &Docket) -> bool {
    let displays = &docket.game.clock.displays;
    displays.white.fell_at.is_some() && displays.black.fell_at.is_some()
}

/// Both flags are down: can it be established which fell first (6.8, III.3.1)? Only the arbiter can say, for what the software's
/// clock has kept is no ground. Says whether they are.
pub(crate) fn both_flags(docket: &mut Docket) -> bool {
    if !both_down(docket) {
        return false;
    }
    docket.stop_clocks();
    let asked = Ruling::asks(FirstFlag.into());
    docket.rule(match both_flags_apply(&docket.game) {
        true => asked.with(&g3_quickplay::BOTH_FLAGS),
        false => asked,
    });
    true
}

/// The loss itself, or the draw if the opponent cannot mate (6.9).
pub(crate) fn lost(docket: &mut Docket, loser: Color, rule: &'static Rule) {
    let ruling = mating::loses_or_draw(docket.game.standing(), loser, rule);
    let ruling = counted(docket, loser, ruling);
    docket.rule_at_the_board_or_wait(ruling);
}

fn counted(docket: &Docket, loser: Color, ruling: Ruling) -> Ruling {
    let ruling = by_appendix(docket, ruling);
    if docket.game.clock.is_last_period(loser) {
        ruling
    } else {
        ruling.with(&FLAG_CHECK)
    }
}

/// Where an appendix has the rule by which a flag decides, another may lead to it.
fn by_appendix(docket: &Docket, ruling: Ruling) -> Ruling {
    match ruling.grounds.first() == Some(&Ground(&FLAG_LOSES)) {
        true => ruling,
        false => ruling.with_all(docket.game.regime().unsupervised_by),
    }
}

/// A flag is down on a board that nobody watches: the arbiter counts (6.4, 6.9).
pub(crate) fn ask_on_wood(docket: &mut Docket, of: Color, rule: &'static Rule, if_right: IfRight) {
    let question = FlagOnWood {
        of,
        ground: Ground(rule),
        if_right,
    };
    let ruling = Ruling::asks(question.into());
    docket.rule(counted(docket, of, ruling));
}

/// What a fallen flag brings if the sheets are right.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IfRight {
    /// White wins.
    White,
    /// Black wins.
    Black,
    /// A draw, for the opponent cannot mate.
    Drawn,
    /// The sheets do not tell, or not yet.
    Open,
}

impl IfRight {
    /// What the record says, if it is complete (6.9).
    pub(crate) fn of(game: &Game, flagged: Color, complete: bool) -> IfRight {
        if !complete {
            return IfRight::Open;
        }
        match (mating::can_mate(game.standing(), !flagged), !flagged) {
            (Some(true), Color::White) => IfRight::White,
            (Some(true), Color::Black) => IfRight::Black,
            (Some(false), _) => IfRight::Drawn,
            (None, _) => IfRight::Open,
        }
    }
}

/// 6.8, 6.9  A flag is down, and nobody has watched the board: has the player overstepped the time, and can his opponent
/// still mate?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FlagOnWood {
    /// Whose flag.
    pub of: Color,
    /// The rule by which the game would end.
    pub ground: Ground,
    /// What follows if the sheets are right.
    pub if_right: IfRight,
}

impl fmt::Display for FlagOnWood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} has overstepped the time", self.of)?;
        match self.if_right {
            IfRight::White => f.write_str("; if the sheets are right, white wins"),
            IfRight::Black => f.write_str("; if the sheets are right, black wins"),
            IfRight::Drawn => f.write_str("; if the sheets are right, the game is drawn"),
            IfRight::Open => Ok(()),
        }
    }
}

impl Ask for FlagOnWood {
    fn rule(&self) -> &'static Rule {
        self.ground.0
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let win = Answer::Result(Outcome::Win(!self.of));
        let mut offered = vec![
            Offered::plain("flag-wins", win),
            Offered::plain("flag-draws", Answer::Result(Outcome::Draw)),
            Offered::plain("moves-were-made", Answer::No),
        ];
        if self.meant(game, &Answer::Yes) == Answer::Yes {
            offered.insert(0, Offered::plain("yes", Answer::Yes));
        }
        offered
    }

    /// Yes, he has: what follows from it is known where the position is.
    fn meant(&self, game: &Game, answer: &Answer) -> Answer {
        if *answer != Answer::Yes {
            return answer.clone();
        }
        // Who has his king alone cannot mate, whatever the sheets say.
        if mating::is_bare_for_good(game, !self.of) {
            return Answer::Result(Outcome::Draw);
        }
        Answer::Result(match IfRight::of(game, self.of, game.is_known()) {
            IfRight::White => Outcome::Win(Color::White),
            IfRight::Black => Outcome::Win(Color::Black),
            IfRight::Drawn => Outcome::Draw,
            IfRight::Open => return Answer::Yes,
        })
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Result(outcome) = answer {
            let ruling = Ruling::new(outcome.remedy(), self.ground.0);
            return docket.rule(counted(docket, self.of, ruling));
        }
        if *answer == Answer::Yes {
            // He has: whether he loses by it hangs on what stands on the board.
            let ruling = mating::asked_at_the_board(!self.of, self.ground.0);
            return docket.rule(counted(docket, self.of, ruling));
        }
        let of = self.of;
        let clock = &docket.game.clock;
        let due = clock.moves_due(of).filter(|_| !clock.is_last_period(of));
        docket.rule(match due {
            Some(moves) => {
                let moves = moves.max(docket.game.counted(of));
                Ruling::new(Remedy::NextPeriod { of, moves }, &FLAG_CHECK)
            }
            None => Ruling::new(Remedy::PlayOn, &CONSIDERED_FALLEN),
        });
    }
}

/// Both flags are down: which fell first? Only the arbiter can say; if nobody can, a rule says what then, or the result is his.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstFlag;

impl fmt::Display for FirstFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("which flag fell first")
    }
}

impl Ask for FirstFlag {
    fn rule(&self) -> &'static Rule {
        &CONSIDERED_FALLEN
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let draw = Answer::Result(Outcome::Draw);
        vec![
            Offered::plain("flag-of-white", Answer::Of(Color::White)),
            Offered::plain("flag-of-black", Answer::Of(Color::Black)),
            match both_flags_apply(game) {
                true => Offered::plain("flags-not-known", Answer::No),
                false => Offered::with("flags-unknown", draw, Field::Result),
            },
        ]
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Of(color) => docket.then(Finding::Overstepped(*color)),
            Answer::Result(outcome) => {
                docket.rule(Ruling::new(outcome.remedy(), &CONSIDERED_FALLEN));
            }
            Answer::No => both_flags_ruled(docket),
            _ => {}
        }
    }
}

/// The arbiter sees the clock's own mark of the first flag: then the order is known (6.8, III.3.1).
pub(super) fn see_first_flag(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.arbiter()?;
    let is_first_flag = |question: &Question| matches!(question, Question::FirstFlag(_));
    let asked = docket.game.questions.iter().any(is_first_flag);
    if !asked && waits_for_the_result(docket) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    if !both_down(docket) {
        return Err(Refusal::by(&CONSIDERED_FALLEN, Because::FlagsNotBothDown));
    }
    docket.record(What::Clock(Fact::FirstFlagSeen(color)));
    if asked {
        return discretion::settle(docket, &Answer::Of(color), is_first_flag);
    }
    docket.then(Finding::Overstepped(color));
    Ok(())
}

/// 2014 has the rule for every game; later only where Guideline III was announced.
fn both_flags_apply(game: &Game) -> bool {
    let regulations = game.regulations();
    match regulations.edition {
        Edition::Y2014 => true,
        Edition::Y2018 | Edition::Y2023 => regulations.guidelines.quickplay,
    }
}

fn both_flags_ruled(docket: &mut Docket) {
    let clock = &docket.game.clock;
    let last = clock.is_last_period(Color::White) || clock.is_last_period(Color::Black);
    if last {
        let drawn = Ruling::new(Remedy::Draw, &g3_quickplay::BOTH_FLAGS_DRAW);
        return docket.rule_at_the_board(vec![drawn.with(&g3_quickplay::BOTH_FLAGS)]);
    }
    docket.stop_clocks();
    docket.rule(
        Ruling::new(Remedy::PlayOn, &g3_quickplay::BOTH_FLAGS_PLAY_ON)
            .with(&g3_quickplay::BOTH_FLAGS),
    );
    for color in Color::ALL {
        docket.record(What::PeriodEnded(color));
    }
}
