//! Rounds as the rules pair them, for all who ask why: a pairing is worked out once, however many questions there are.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock};

use event::swiss::{Course, Field, Impossible, RoundPairing, pair_field};

/// What stood before a round, and the round that comes of it.
pub(crate) type Round = (Course, RoundPairing);

/// A round, once it is worked out.
type Answer = OnceLock<Result<Arc<Round>, Impossible>>;

/// Rounds that are kept: questions are about the last ones.
const KEPT: usize = 8;

/// One of them: what stood before, which round it is, and what came of it.
struct Kept {
    course: Course,
    round: u32,
    answer: Arc<Answer>,
}

/// See the module.
#[derive(Default)]
pub(crate) struct Paired(Mutex<VecDeque<Kept>>);

impl Paired {
    /// The round as the rules pair it from what stood before. Who asks while it is being worked out waits for it.
    pub(crate) fn round(&self, course: Course, round: u32) -> Result<Arc<Round>, Impossible> {
        let answer = self.kept(&course, round);
        let pair = || {
            let pairing = pair_field(Field::before(&course, round), &mut |_| {})?;
            Ok(Arc::new((course, pairing)))
        };
        answer.get_or_init(pair).clone()
    }

    fn kept(&self, course: &Course, round: u32) -> Arc<Answer> {
        let mut all = self.0.lock().expect("never poisoned");
        let same = |kept: &&Kept| kept.round == round && kept.course == *course;
        if let Some(kept) = all.iter().find(same) {
            return Arc::clone(&kept.answer);
        }
        if all.len() == KEPT {
            all.pop_front();
        }
        let answer = Arc::<Answer>::default();
        all.push_back(Kept {
            course: course.clone(),
            round,
            answer: Arc::clone(&answer),
        });
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use event::PlayerId;
    use event::swiss::Starter;

    fn course(players: u32) -> Course {
        let starter = |n| Starter {
            id: PlayerId(n),
            ..Starter::default()
        };
        Course {
            rounds: 5,
            starters: (1..=players).map(starter).collect(),
            ..Course::default()
        }
    }

    #[test]
    fn a_round_is_worked_out_once_for_all_who_ask() {
        let paired = Paired::default();
        let first = paired.round(course(8), 1).unwrap();
        assert!(Arc::ptr_eq(&first, &paired.round(course(8), 1).unwrap()));
        // Another field is another round.
        assert!(!Arc::ptr_eq(&first, &paired.round(course(10), 1).unwrap()));
        for players in 0..2 * KEPT as u32 {
            let _ = paired.round(course(12 + players), 1);
        }
        assert_eq!(paired.0.lock().unwrap().len(), KEPT);
        assert!(paired.round(course(0), 1).is_err());
    }
}
