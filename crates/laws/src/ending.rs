//! How a game came to its end, told by the ruling that ended it: for the formats that want one word for it.

use crate::game::{Game, Outcome};
use crate::rule::{Ground, Rule};
use crate::rules::{
    a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct, a12_arbiter,
    app_a_rapid, g1_adjourned, g3_quickplay,
};
use crate::ruling::{Remedy, Ruling};

/// The kinds of end that reports tell apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// On the board, by agreement, by resignation or by a claim.
    Normal,
    /// A player's time was used up.
    Time,
    /// An irregularity or bad conduct cost the game.
    Infraction,
    /// An arbiter decided, or the players signed, what play alone did not bring about.
    Adjudication,
    /// The game was not played.
    Unplayed,
}

/// Rules by which time ends a game, also as a draw against one who cannot mate.
static BY_TIME: [&Rule; 6] = [
    &a06_clock::FLAG_LOSES,
    &app_a_rapid::WIN_ON_TIME,
    &app_a_rapid::ARBITER_CALLS_FLAG,
    &g3_quickplay::BOTH_FLAGS,
    &g3_quickplay::BOTH_FLAGS_DRAW,
    &g1_adjourned::TOO_LATE,
];

/// Rules by which an irregularity or bad conduct ends it.
static BY_INFRACTION: [&Rule; 8] = [
    &a07_irregularities::PENALTY,
    &app_a_rapid::UNSUPERVISED_ILLEGAL,
    &app_a_rapid::ILLEGAL_POSITION,
    &g1_adjourned::LOSES,
    &a11_conduct::DEVICE_ON_PERSON,
    &a11_conduct::PERSISTENT_REFUSAL,
    &a11_conduct::BOTH_REFUSE,
    &a12_arbiter::GAME_LOST,
];

/// Rules by which somebody's word ends it.
static BY_WORD: [&Rule; 2] = [&a11_conduct::POINTS, &a08_record::RESULT_SIGNED];

impl Ruling {
    /// Does it end the game?
    pub fn ends(&self) -> bool {
        matches!(
            self.remedy,
            Remedy::Win { .. } | Remedy::Draw | Remedy::Score { .. } | Remedy::Unplayed { .. }
        )
    }

    /// Does it end a game that was not played?
    pub(crate) fn is_unplayed(&self) -> bool {
        matches!(self.remedy, Remedy::Unplayed { .. })
    }

    /// How it ends the game; by its nearest ground.
    fn ending(&self) -> Ending {
        let Some(ground) = self.grounds.first() else {
            return Ending::Normal;
        };
        let any = |rules: &[&'static Rule]| rules.iter().any(|rule| Ground(rule) == *ground);
        if any(&BY_TIME) {
            Ending::Time
        } else if any(&BY_INFRACTION) {
            Ending::Infraction
        } else if any(&BY_WORD) {
            Ending::Adjudication
        } else {
            Ending::Normal
        }
    }

    /// Does an end by this ruling complete the move without a press? The list of 6.2.1.1 is not the same in any two
    /// editions.
    pub(crate) fn completes_move(&self, edition: crate::Edition) -> bool {
        use crate::Edition;
        let Some(ground) = self.grounds.first() else {
            return false;
        };
        let always: [&'static Rule; 5] = [
            &a05_end::CHECKMATE,
            &a05_end::STALEMATE,
            &a05_end::DEAD_POSITION,
            &a09_draws::FIVEFOLD,
            &a09_draws::SEVENTY_FIVE,
        ];
        let also: Option<&'static Rule> = match edition {
            Edition::Y2014 => Some(&a05_end::AGREEMENT),
            Edition::Y2018 => None,
            Edition::Y2023 => Some(&a09_draws::THREEFOLD_WRITTEN),
        };
        let mut rules = always.into_iter().chain(also);
        rules.any(|rule| Ground(rule) == *ground)
    }
}

impl Game {
    /// The ruling that ended the game.
    pub fn ended_by(&self) -> Option<&Ruling> {
        self.outcome?;
        self.rulings.get(self.ended_by?)
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.outcome? {
            Outcome::Unplayed(_) => Some(Ending::Unplayed),
            _ => Some(self.ended_by().map_or(Ending::Normal, Ruling::ending)),
        }
    }
}
