//! A Swiss round is worked out beside the competition, which goes on meanwhile: results are entered, players are added. What
//! the round was worked out from is held against what there is when it is taken; only if that differs is it worked out again.

use std::sync::{Arc, Mutex};

use event::swiss::{Course, Impossible};
use event::teams::TeamCourse;
use event::teams::swiss::TeamRound;
use event::{AtOnce, Pairer, Seated};

use super::{Hall, Trouble};

/// Rounds that are worked out in vain, at most: then the competition waits for the next one.
pub(super) const IN_VAIN: u32 = 3;

/// A round, by all that it depends on.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Asked {
    Players(Course, u32),
    Teams(TeamCourse, u32),
}

/// What came of it.
enum Found {
    Players(Result<Seated, Impossible>),
    Teams(Result<TeamRound, Impossible>),
}

/// Knows one round, or notes which is wanted.
#[derive(Default)]
pub(super) struct Known {
    known: Option<(Asked, Found)>,
    wanted: Mutex<Option<Asked>>,
    /// Rounds that were worked out for it so far.
    worked_out: u32,
}

impl Known {
    fn look_up(&self, asked: Asked) -> Option<&Found> {
        if let Some((_, found)) = self.known.as_ref().filter(|(of, _)| *of == asked) {
            return Some(found);
        }
        *self.wanted.lock().expect("never poisoned") = Some(asked);
        None
    }

    fn waits(&self) -> bool {
        self.worked_out > IN_VAIN
    }

    /// The round that was asked for and is not known.
    pub(super) fn wanted(&self) -> Option<Asked> {
        self.wanted.lock().expect("never poisoned").take()
    }
}

impl Pairer for Known {
    fn players(&self, course: &Course, round: u32) -> Option<Result<Seated, Impossible>> {
        if self.waits() {
            return AtOnce.players(course, round);
        }
        match self.look_up(Asked::Players(course.clone(), round))? {
            Found::Players(found) => Some(found.clone()),
            Found::Teams(_) => None,
        }
    }

    fn teams(&self, course: &TeamCourse, round: u32) -> Option<Result<TeamRound, Impossible>> {
        if self.waits() {
            return AtOnce.teams(course, round);
        }
        match self.look_up(Asked::Teams(course.clone(), round))? {
            Found::Teams(found) => Some(found.clone()),
            Found::Players(_) => None,
        }
    }
}

impl Hall {
    /// Works a round out where nobody waits for it but those who ask for rounds.
    pub(super) async fn work_out(&self, asked: Asked, before: Known) -> Result<Known, Trouble> {
        let kept = Arc::clone(&self.care.paired);
        let of = asked.clone();
        let work = move || match asked {
            Asked::Players(course, round) => {
                let paired = kept.round(course, round);
                Found::Players(paired.map(|paired| Seated::from(&paired.1)))
            }
            Asked::Teams(course, round) => Found::Teams(
                AtOnce
                    .teams(&course, round)
                    .unwrap_or(Err(Impossible::Nobody)),
            ),
        };
        let found = self.care.rounds.work(work).await.map_err(|_| {
            let words = "too many ask for this; come again in a moment";
            Trouble::Refused(event::Refusal::Cannot(words))
        })?;
        Ok(Known {
            known: Some((of, found)),
            wanted: Mutex::default(),
            worked_out: before.worked_out + 1,
        })
    }
}
