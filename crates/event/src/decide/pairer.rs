//! Who works rounds out: a large field takes seconds, and whoever keeps the competition may have it done elsewhere.

use crate::player::PlayerId;
use crate::round::Seats;
use crate::swiss::{Course, Field, Impossible, RoundPairing, pair_field};
use crate::teams::TeamCourse;
use crate::teams::swiss::{TeamField, TeamRound, pair_teams};

/// A round of players as it was worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Who meets whom, by board.
    pub seats: Vec<Seats>,
    /// Who has the bye of the pairing.
    pub bye: Option<PlayerId>,
}

impl From<&RoundPairing> for Seated {
    fn from(pairing: &RoundPairing) -> Seated {
        let seats = pairing.boards().map(|board| Seats {
            white: board.white,
            black: board.black,
            board: None,
        });
        Seated {
            seats: seats.collect(),
            bye: pairing.bye_id(),
        }
    }
}

/// Works Swiss rounds out, from all that they depend on. No answer: not yet, and nothing is decided.
pub trait Pairer {
    /// A round of players.
    fn players(&self, course: &Course, round: u32) -> Option<Result<Seated, Impossible>>;
    /// A round of teams.
    fn teams(&self, course: &TeamCourse, round: u32) -> Option<Result<TeamRound, Impossible>>;
}

/// Works out what is asked, however long it takes.
#[derive(Copy, Clone, Debug)]
pub struct AtOnce;

impl Pairer for AtOnce {
    fn players(&self, course: &Course, round: u32) -> Option<Result<Seated, Impossible>> {
        let paired = pair_field(Field::before(course, round), &mut |_| {});
        Some(paired.as_ref().map(Seated::from).map_err(|why| *why))
    }

    fn teams(&self, course: &TeamCourse, round: u32) -> Option<Result<TeamRound, Impossible>> {
        Some(pair_teams(&TeamField::before(course, round)))
    }
}
