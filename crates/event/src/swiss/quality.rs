//! What a candidate comes to in every criterion.

use super::bracket::{Bracket, Candidate};
use super::completion::Completion;
use super::criteria::{self, Criterion, Value};
use super::optimum::{Forced, optimum};
use super::state::Field;

/// The values of all criteria, in their order; a smaller list is better.
pub type Quality = Vec<(Criterion, Value)>;

/// Works them out. Nothing if the round could not be completed after this candidate (C4).
pub fn quality(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    completion: &Completion<'_>,
) -> Option<Quality> {
    let after = completion.after(candidate)?;
    let mut values = Quality::new();
    for criterion in Criterion::ALL {
        let value = match criterion {
            Criterion::C8 => c8(field, bracket, candidate, &after)?,
            Criterion::C9 => match receiver(field, bracket, candidate, completion) {
                Some(receiver) => criteria::c9(field, receiver),
                None => Value::new(),
            },
            _ => criteria::value(criterion, field, bracket, candidate),
        };
        values.push((criterion, value));
    }
    Some(values)
}

/// C8 (2.3.3): downfloaters of the next bracket and their scores, at best.
fn c8(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    after: &Completion<'_>,
) -> Option<Value> {
    let Some(next) = bracket.following(field, &candidate.floaters) else {
        return Some(Value::new());
    };
    let best = optimum(field, &next, after, &Forced::default())?;
    let mut value = criteria::c6(&best);
    value.extend(criteria::c7(field, &best));
    Some(value)
}

/// Who would get the bye of the pairing, where C9 asks.
fn receiver(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    completion: &Completion<'_>,
) -> Option<usize> {
    let here = completion
        .bye_score
        .is_some_and(|score| score >= bracket.score(field));
    match candidate.floaters[..] {
        [only] if here => Some(only),
        _ => None,
    }
}
