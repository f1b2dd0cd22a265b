//! *Why not X–Y? Why does X float? Why has X the bye?* The wish is forced, its bracket solved again, and the first thing
//! said that is worse, or comes later.

use super::{Said, barred, decimal, in_short};
use crate::player::PlayerId;
use crate::swiss::bracket::{Bracket, Candidate};
use crate::swiss::completion::Completion;
use crate::swiss::course::{Course, Turn};
use crate::swiss::criteria;
use crate::swiss::optimum::{Forced, optimum};
use crate::swiss::pairing::{RoundPairing, Solved};
use crate::swiss::quality::quality;
use crate::swiss::state::Field;

/// A bracket with what could be completed before it.
struct Before<'a> {
    solved: &'a Solved,
    completion: Completion<'a>,
}

fn brackets(pairing: &RoundPairing) -> Vec<Before<'_>> {
    let mut all = Vec::new();
    let mut completion = Completion::new(&pairing.field).ok();
    for solved in &pairing.brackets {
        let Some(before) = completion else {
            break;
        };
        completion = before.after(&solved.candidate);
        all.push(Before {
            solved,
            completion: before,
        });
    }
    all
}

const fn of(player: PlayerId) -> (&'static str, PlayerId) {
    ("player", player)
}

const fn both(x: PlayerId, y: PlayerId) -> [(&'static str, PlayerId); 2] {
    [("player", x), ("other", y)]
}

/// Why two are not paired.
pub fn why_not(course: &Course, pairing: &RoundPairing, x: PlayerId, y: PlayerId) -> Vec<Said> {
    let field = &pairing.field;
    let (a, b) = match (field.place(x), field.place(y)) {
        (Some(a), Some(b)) if a != b => (a.min(b), a.max(b)),
        (None, _) => return vec![Said::new("swiss-why-absent", &[of(x)])],
        (_, None) => return vec![Said::new("swiss-why-absent", &[of(y)])],
        _ => return vec![Said::new("swiss-why-same", &[of(x)])],
    };
    let meet = |solved: &Solved| solved.candidate.pairs.contains(&(a, b));
    if pairing.brackets.iter().any(meet) {
        return vec![Said::new("swiss-why-paired", &both(x, y))];
    }
    if let Some(said) = absolute(course, field, (a, b)) {
        return vec![said];
    }
    for before in brackets(pairing) {
        let Solved { bracket, candidate } = before.solved;
        if !bracket.members().any(|place| place == a) {
            continue;
        }
        let here = bracket.residents.contains(&b);
        let forced = match here {
            true => Forced {
                pair: Some((a, b)),
                ..Forced::default()
            },
            // They can meet only below: the higher one would have to leave this bracket.
            false if candidate.floaters.contains(&a) => continue,
            false => Forced {
                floats: Some(a),
                ..Forced::default()
            },
        };
        let mut said = Vec::new();
        if !here {
            let id = field.players[a].id;
            said.push(Said::new("swiss-why-would-float", &[of(id)]));
        }
        said.push(compare(field, &before, &forced));
        return said;
    }
    vec![Said::new("swiss-why-above", &both(x, y))]
}

/// C1 and C3.
fn absolute(course: &Course, field: &Field, (a, b): (usize, usize)) -> Option<Said> {
    let (one, two) = (&field.players[a], &field.players[b]);
    let values = both(one.id, two.id);
    if field.met_or_forbidden(a, b) {
        let starter = course
            .starters
            .iter()
            .find(|starter| starter.id == one.id)?;
        let mut rounds = (1..field.round).filter(|&round| {
            matches!(starter.turn(round), Turn::Played { opponent, .. } if opponent == two.id)
        });
        return Some(match rounds.next() {
            Some(round) => {
                Said::new("swiss-why-met", &values).with(&[("round", round.to_string())])
            }
            None => Said::new("swiss-why-forbidden", &values),
        });
    }
    criteria::c3_broken(one, two).then(|| Said::new("swiss-why-absolute", &values))
}

/// Why somebody leaves a bracket unpaired.
pub fn why_floats(pairing: &RoundPairing, x: PlayerId) -> Vec<Said> {
    let field = &pairing.field;
    let Some(place) = field.place(x) else {
        return vec![Said::new("swiss-why-absent", &[of(x)])];
    };
    if pairing.bye == Some(place) && floats_first_in_last(pairing, place) {
        return why_bye(pairing, x);
    }
    let all = brackets(pairing);
    let first = all
        .iter()
        .find(|before| before.solved.candidate.floaters.contains(&place));
    match first {
        Some(before) => vec![paired_instead(field, before, place)],
        None => vec![Said::new("swiss-why-no-float", &[of(x)])],
    }
}

fn floats_first_in_last(pairing: &RoundPairing, place: usize) -> bool {
    let mut all = pairing.brackets.iter();
    let floats = |solved: &Solved| solved.candidate.floaters.contains(&place);
    all.position(floats) == pairing.brackets.len().checked_sub(1)
}

/// Why somebody has the bye of the pairing.
pub fn why_bye(pairing: &RoundPairing, x: PlayerId) -> Vec<Said> {
    let field = &pairing.field;
    let Some(place) = field.place(x) else {
        return vec![Said::new("swiss-why-absent", &[of(x)])];
    };
    if pairing.bye != Some(place) {
        let player = &field.players[place];
        let said = match (pairing.bye, player.barred) {
            (None, _) => Said::new("swiss-why-even", &[]),
            (_, Some(why)) => barred(x, why),
            (_, None) => Said::new("swiss-why-no-bye", &[of(x)]),
        };
        return vec![said];
    }
    let score = field.players[place].score;
    let own = Said::new("swiss-why-bye-score", &[of(x)]).with(&[("score", decimal(score))]);
    let mut said = vec![own];
    let lower = field.players.iter().filter(|one| one.score < score);
    said.extend(lower.map(|one| match one.barred {
        Some(why) => barred(one.id, why),
        None => Said::new("swiss-why-incomplete", &[of(one.id)]),
    }));
    let all = brackets(pairing);
    let own = all
        .iter()
        .find(|before| before.solved.candidate.floaters.contains(&place));
    said.extend(own.map(|before| paired_instead(field, before, place)));
    said
}

fn paired_instead(field: &Field, before: &Before<'_>, place: usize) -> Said {
    let bracket = &before.solved.bracket;
    let can = |other: usize| {
        let meets = bracket.is_mdp(place) != bracket.is_mdp(other)
            || !bracket.is_mdp(place) && !bracket.is_mdp(other);
        meets && field.allowed(place, other)
    };
    if !bracket.members().any(can) {
        return Said::new("swiss-why-nobody-here", &[of(field.players[place].id)]);
    }
    let forced = Forced {
        paired: Some(place),
        ..Forced::default()
    };
    compare(field, before, &forced)
}

/// What is worse, or later, if something is forced.
fn compare(field: &Field, before: &Before<'_>, forced: &Forced) -> Said {
    let Solved { bracket, candidate } = before.solved;
    let found = optimum(field, bracket, &before.completion, forced);
    let Some(other) = found else {
        return Said::new("swiss-why-c4", &[]);
    };
    let value = |candidate| quality(field, bracket, candidate, &before.completion);
    let (Some(ours), Some(theirs)) = (value(candidate), value(&other)) else {
        return Said::new("swiss-why-c4", &[]);
    };
    let mut both = ours.iter().zip(&theirs);
    let worse = both.find(|(ours, theirs)| ours != theirs);
    match worse {
        Some(((criterion, own), (_, forced))) => {
            let values = [
                ("criterion", criterion.number().to_string()),
                ("value", in_short(*criterion, forced)),
                ("instead", in_short(*criterion, own)),
            ];
            Said::new("swiss-why-criterion", &[]).with(&values)
        }
        None => later(field, bracket, candidate, &other),
    }
}

/// The first step of the sequence in which a candidate of the same quality comes later (C.04.3 4).
fn later(field: &Field, bracket: &Bracket, first: &Candidate, other: &Candidate) -> Said {
    let id = |place: usize| field.players[place].id;
    let above = |candidate: &Candidate| -> Vec<(usize, usize)> {
        let pairs = candidate.pairs.iter().copied();
        pairs.filter(|&(high, _)| bracket.is_mdp(high)).collect()
    };
    let (ours, theirs) = (above(first), above(other));
    let partner = |pairs: &[(usize, usize)], place: usize| {
        let own = pairs.iter().find(|&&(high, _)| high == place);
        own.map(|&(_, low)| low)
    };
    for &mdp in &bracket.mdps {
        match (partner(&ours, mdp), partner(&theirs, mdp)) {
            (Some(low), Some(instead)) if low != instead => {
                let values = [
                    ("player", id(mdp)),
                    ("other", id(low)),
                    ("instead", id(instead)),
                ];
                return Said::new("swiss-later-opponent", &values);
            }
            (one, two) if one.is_some() != two.is_some() => {
                return Said::new("swiss-later-limbo", &[("player", id(mdp))]);
            }
            _ => {}
        }
    }
    let rest = |candidate: &Candidate| -> Vec<(usize, usize)> {
        let pairs = candidate.pairs.iter().copied();
        pairs.filter(|&(high, _)| !bracket.is_mdp(high)).collect()
    };
    let (ours, theirs) = (rest(first), rest(other));
    let taken: Vec<usize> = above(first).iter().map(|&(_, low)| low).collect();
    let remainder = bracket
        .residents
        .iter()
        .filter(|place| !taken.contains(place));
    let half: Vec<usize> = remainder.take(ours.len()).copied().collect();
    let exchanged = |pairs: &[(usize, usize)]| {
        pairs
            .iter()
            .filter(|(high, _)| !half.contains(high))
            .count()
    };
    let (few, many) = (exchanged(&ours), exchanged(&theirs));
    if few != many {
        let values = [("value", many.to_string()), ("instead", few.to_string())];
        return Said::new("swiss-later-exchanges", &[]).with(&values);
    }
    let uppers = |pairs: &[(usize, usize)]| pairs.iter().map(|pair| pair.0).collect::<Vec<_>>();
    if uppers(&ours) != uppers(&theirs) {
        return Said::new("swiss-later-exchange", &[]).with(&[("value", many.to_string())]);
    }
    let differing = ours.iter().zip(&theirs).find(|(one, two)| one != two);
    match differing {
        Some((&(high, low), &(_, instead))) => {
            let values = [
                ("player", id(high)),
                ("other", id(low)),
                ("instead", id(instead)),
            ];
            Said::new("swiss-later-transposition", &values)
        }
        None => Said::new("swiss-why-the-same", &[]),
    }
}
