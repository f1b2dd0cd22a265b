//! What is disputed at the clock: a flag, of which its owner says that it was the clock, or somebody's hand, and not his time
//! (6.8, 6.10); a press, of which the opponent says that no move came before it (6.2).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{CONSIDERED_FALLEN, DEFECTIVE, Fact, PRESS_COMPLETES, WrongSetting};
use crate::command::Refusal;
use crate::course::Finding;
use crate::discretion::{Answer, Ask, ClockSetting, Field, Offered, Question};
use crate::docket::Docket;
use crate::event::{Event, What};
use crate::game::{Game, Outcome};
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// A player disputes his own flag, before or after it was called (6.8, 6.10).
pub(super) fn dispute(docket: &mut Docket) -> Result<(), Refusal> {
    docket.begun()?;
    let of = docket.player()?;
    let game = &docket.game;
    let lost = game
        .outcome
        .is_none_or(|outcome| outcome == Outcome::Win(!of));
    if !game.clock.is_down(of, docket.at) || !lost {
        return Err(Refusal::by(&CONSIDERED_FALLEN, Because::FlagNotDown));
    }
    docket.record(What::Clock(Fact::FlagDisputed(of)));
    if docket.game.outcome.is_none() {
        docket.stop_clocks();
    }
    docket.ask(DisputedFlag { of });
    Ok(())
}

/// A ruling has taken all the time that a player had left: whether his flag has fallen by that is for the arbiter to say (6.8).
pub(crate) fn nothing_left(docket: &mut Docket, before: &Game) {
    let ruled = |event: &Event| matches!(event.what, What::Ruled(_));
    if docket.game.outcome.is_some() || !docket.events.iter().any(ruled) {
        return;
    }
    for of in Color::ALL {
        let had = before.clock.remaining(of, docket.at) > Millis::ZERO;
        let display = &docket.game.clock.displays[of];
        let none = docket.game.clock.remaining(of, docket.at) <= Millis::ZERO;
        let question: Question = DisputedFlag { of }.into();
        let open = docket.game.questions.contains(&question);
        if had && none && display.fell_at.is_none() && !open {
            docket.stop_clocks();
            docket.ask(question);
        }
    }
}

/// 6.8, 6.10  Did the flag of a player fall because his time was over? If not, the arbiter sets the clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DisputedFlag {
    /// Whose flag.
    pub of: Color,
}

impl fmt::Display for DisputedFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether the flag of {} counts", self.of)
    }
}

impl Ask for DisputedFlag {
    fn rule(&self) -> &'static Rule {
        &CONSIDERED_FALLEN
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let mut guess = ClockSetting::default();
        guess.times[self.of] = Some(Millis::minutes(1));
        let clocks = Answer::Clocks(guess);
        vec![
            Offered::plain("flag-counts", Answer::Yes),
            Offered::plain("no", Answer::No),
            Offered::with("clocks", clocks, Field::Clocks),
        ]
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        answer.can_be_set(&docket.game)?;
        match answer {
            // A flag that does not count leaves the player some time.
            Answer::Clocks(setting) if setting.times[self.of].is_none() => {
                Err(Refusal::plain(Because::NoSuchClockSetting))
            }
            _ => Ok(()),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let of = self.of;
        if self.was_ruled_away(&docket.game) {
            return self.answered_after_ruling(docket, answer);
        }
        if *answer == Answer::Yes {
            let rejected = Remedy::claim_rejected(of);
            docket.rule(Ruling::new(rejected, &CONSIDERED_FALLEN));
            if docket.game.outcome.is_none() {
                // With his answer the arbiter has observed it.
                docket.record(What::FlagNoticed(of));
                docket.then(Finding::FlagDown(of));
            }
            return;
        }
        let correct = Ruling::new(Remedy::claim_correct(of), &CONSIDERED_FALLEN);
        docket.rule(correct.with(&DEFECTIVE));
        if docket.game.outcome.is_some() {
            docket.rule(Ruling::new(Remedy::GameGoesOn, &CONSIDERED_FALLEN));
        }
        match answer {
            Answer::Clocks(setting) => docket.set_clocks(setting, &DEFECTIVE),
            // Then the arbiter has still to say what they show.
            _ => docket.ask(WrongSetting),
        }
    }
}

impl DisputedFlag {
    /// Is it asked because a ruling has left no time? Then no flag has fallen yet, and nobody disputes one.
    fn was_ruled_away(&self, game: &Game) -> bool {
        game.outcome.is_none() && game.clock.displays[self.of].fell_at.is_none()
    }

    fn answered_after_ruling(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => {
                docket.record(What::FlagFell(self.of));
                docket.record(What::FlagNoticed(self.of));
                docket.then(Finding::FlagDown(self.of));
            }
            Answer::Clocks(setting) => docket.set_clocks(setting, &CONSIDERED_FALLEN),
            _ => docket.ask(WrongSetting),
        }
    }
}

/// 6.2, 7.5.3  Had a player made a move when he pressed? His opponent objects, and nobody has watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DisputedPress {
    /// Who pressed.
    pub by: Color,
}

impl fmt::Display for DisputedPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} had made a move when pressing", self.by)
    }
}

impl Ask for DisputedPress {
    fn rule(&self) -> &'static Rule {
        &PRESS_COMPLETES
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer != Answer::Yes {
            return docket.then(Finding::PressedIdly(self.by));
        }
        let rejected = Remedy::claim_rejected(!self.by);
        docket.rule(Ruling::new(rejected, &PRESS_COMPLETES));
    }
}
