//! A tournament as pairing sees it: who played whom with which colour, and what each round brought.

use chess::Color;

use crate::outcome::Bye;
use crate::player::PlayerId;

/// Points in tenths: reports write one decimal.
pub type Tenths = i32;

/// A round of a player, as it was or as it was asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Turn {
    /// Not paired, no bye; in a round to come: to be paired.
    #[default]
    Blank,
    /// Played at the board.
    Played {
        /// Against whom.
        opponent: PlayerId,
        /// With which colour.
        color: Color,
        /// What it brought.
        points: Tenths,
    },
    /// Paired and not played.
    Forfeit {
        /// Against whom.
        opponent: PlayerId,
        /// With which colour, if that is known.
        color: Option<Color>,
        /// What it brought.
        points: Tenths,
    },
    /// No opponent.
    Bye {
        /// How.
        bye: Bye,
        /// What it brought.
        points: Tenths,
    },
}

impl Turn {
    /// What it brought.
    pub const fn points(&self) -> Tenths {
        match *self {
            Turn::Blank => 0,
            Turn::Played { points, .. }
            | Turn::Forfeit { points, .. }
            | Turn::Bye { points, .. } => points,
        }
    }

    /// The opponent and colour that the pairing gave, also where nobody came.
    pub const fn paired(&self) -> Option<(PlayerId, Option<Color>)> {
        match *self {
            Turn::Played {
                opponent, color, ..
            } => Some((opponent, Some(color))),
            Turn::Forfeit {
                opponent, color, ..
            } => Some((opponent, color)),
            Turn::Blank | Turn::Bye { .. } => None,
        }
    }

    /// Was the player paired, or did he get the bye of the pairing?
    pub const fn is_arrival(&self) -> bool {
        let allocated = matches!(
            self,
            Turn::Bye {
                bye: Bye::PairingAllocated,
                ..
            }
        );
        allocated || self.paired().is_some()
    }

    /// Asked for before the pairing: such a player is left out of it.
    pub const fn is_requested_bye(&self) -> bool {
        match self {
            Turn::Bye { bye, .. } => !matches!(bye, Bye::PairingAllocated),
            _ => false,
        }
    }
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Starter {
    /// The TPN: the place in the initial order.
    pub id: PlayerId,
    /// Rounds from the first on; the rest is blank.
    pub turns: Vec<Turn>,
    /// Plays no more, as far as rounds say nothing else.
    pub withdrawn: bool,
    /// Penalties and bonuses that count before round 1, after round 1 and so on; the last ones go on.
    pub bonus: Vec<Tenths>,
}

impl Starter {
    /// A round, counted from 1.
    pub fn turn(&self, round: u32) -> Turn {
        let place = (round as usize).checked_sub(1);
        let turn = place.and_then(|place| self.turns.get(place));
        turn.copied().unwrap_or_default()
    }

    /// Penalties and bonuses that count after a round.
    pub fn bonus_after(&self, round: u32) -> Tenths {
        let counted = self.bonus.get(round as usize).or(self.bonus.last());
        counted.copied().unwrap_or(0)
    }
}

/// Points for pairing only (C.04.7, TRF 250).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// How many.
    pub points: Tenths,
    /// The first and the last round.
    pub rounds: (u32, u32),
    /// The first and the last TPN.
    pub players: (u32, u32),
}

/// Players who must not meet (TRF 260).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prohibition {
    /// The first and the last round.
    pub rounds: (u32, u32),
    /// No two of these.
    pub players: Vec<PlayerId>,
}

/// What results are worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// A win, a forfeit win, a full-point bye.
    pub win: Tenths,
    /// A draw, a half-point bye.
    pub draw: Tenths,
    /// A loss at the board.
    pub loss: Tenths,
    /// A zero-point bye, a forfeit loss.
    pub absent: Tenths,
    /// The bye of the pairing.
    pub allocated: Tenths,
}

impl Default for Worth {
    fn default() -> Worth {
        Worth {
            win: 10,
            draw: 5,
            loss: 0,
            absent: 0,
            allocated: 10,
        }
    }
}

impl Worth {
    /// What a bye is worth.
    pub const fn bye(&self, bye: Bye) -> Tenths {
        match bye {
            Bye::PairingAllocated => self.allocated,
            Bye::HalfPoint => self.draw,
            Bye::ZeroPoint => self.absent,
            Bye::FullPoint | Bye::Unopposed => self.win,
        }
    }
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// How many rounds were announced.
    pub rounds: u32,
    /// The initial colour, if it was drawn.
    pub initial: Option<Color>,
    /// What results are worth.
    pub worth: Worth,
    /// By TPN, each once.
    pub starters: Vec<Starter>,
    /// Virtual points.
    pub accelerations: Vec<Acceleration>,
    /// Who must not meet.
    pub prohibitions: Vec<Prohibition>,
}

impl Course {
    /// Rounds in which anybody was paired.
    pub fn paired_rounds(&self) -> u32 {
        let last = self.starters.iter().map(|starter| {
            let paired = starter.turns.iter().rposition(Turn::is_arrival);
            paired.map_or(0, |place| place as u32 + 1)
        });
        last.max().unwrap_or(0)
    }

    /// Virtual points of a player in a round.
    pub fn virtual_points(&self, id: PlayerId, round: u32) -> Tenths {
        let holds = |one: &&Acceleration| {
            let ((first, last), (low, high)) = (one.rounds, one.players);
            (first..=last).contains(&round) && (low..=high).contains(&id.0)
        };
        let all = self.accelerations.iter().filter(holds);
        all.map(|one| one.points).sum()
    }

    /// The initial colour: as drawn, or as the first round with colours shows it.
    pub fn initial_color(&self) -> Option<Color> {
        self.initial
            .or_else(|| (1..=self.paired_rounds()).find_map(|round| self.initial_shown_by(round)))
    }

    /// The highest arrived player with a colour there: an odd number has the initial colour.
    fn initial_shown_by(&self, round: u32) -> Option<Color> {
        let has_come = |starter: &&Starter| {
            let mut turns = (1..=round).map(|earlier| starter.turn(earlier));
            turns.any(|turn| turn.is_arrival())
        };
        let arrived = self.starters.iter().filter(has_come).enumerate();
        let mut colours = arrived.filter_map(|(place, starter)| {
            let (_, color) = starter.turn(round).paired()?;
            Some((place, color?))
        });
        let (place, color) = colours.next()?;
        Some(if place % 2 == 0 { color } else { !color })
    }
}
