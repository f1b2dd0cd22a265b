//! The criteria of C.04.3, one function each. A smaller value is better; values of several numbers are compared from
//! the first on.

use chess::Color;

use super::bracket::{Bracket, Candidate};
use super::colours::Strength;
use super::course::Tenths;
use super::state::{Facts, Field, Float};

/// The criteria that are weighed in a bracket, in their order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    /// Fewest downfloaters.
    C6,
    /// Lowest scores of downfloaters.
    C7,
    /// The next bracket.
    C8,
    /// Unplayed games of who has the bye.
    C9,
    /// Topscorers' colour difference.
    C10,
    /// Topscorers' third colour running.
    C11,
    /// Preferences.
    C12,
    /// Strong preferences.
    C13,
    /// Residents who float down again after one round.
    C14,
    /// Opponents of moved-down players who float up again after one round.
    C15,
    /// As C14, after two.
    C16,
    /// As C15, after two.
    C17,
    /// Differences of moved-down players who floated down one round ago.
    C18,
    /// Differences of their opponents who floated up one round ago.
    C19,
    /// As C18, two.
    C20,
    /// As C19, two.
    C21,
}

impl Criterion {
    /// All, in order.
    pub const ALL: [Criterion; 16] = [
        Criterion::C6,
        Criterion::C7,
        Criterion::C8,
        Criterion::C9,
        Criterion::C10,
        Criterion::C11,
        Criterion::C12,
        Criterion::C13,
        Criterion::C14,
        Criterion::C15,
        Criterion::C16,
        Criterion::C17,
        Criterion::C18,
        Criterion::C19,
        Criterion::C20,
        Criterion::C21,
    ];

    /// Its number.
    pub const fn number(self) -> u32 {
        self as u32 + 6
    }
}

/// C1 (2.1.1): two who have met, or must not meet, are not paired.
pub fn c1_broken(field: &Field, a: usize, b: usize) -> bool {
    field.met_or_forbidden(a, b)
}

/// C2 (2.1.2): who had the bye, or got a win's points without a game, does not get it.
pub fn c2_broken(player: &Facts) -> bool {
    player.barred.is_some()
}

/// C3 (2.1.3): two absolute preferences for one colour, unless one of them is a topscorer.
pub fn c3_broken(a: &Facts, b: &Facts) -> bool {
    both_absolute(a, b) && !a.topscorer && !b.topscorer
}

fn both_absolute(a: &Facts, b: &Facts) -> bool {
    let absolute = |one: &Facts| one.preference.strength == Strength::Absolute;
    absolute(a) && absolute(b) && a.preference.color == b.preference.color
}

/// Two who want the same colour: which.
fn clash(a: &Facts, b: &Facts) -> Option<Color> {
    a.preference
        .color
        .filter(|_| a.preference.color == b.preference.color)
}

/// C10 of a pair: the one who loses the colour gets a difference above two.
pub fn widens(a: &Facts, b: &Facts) -> bool {
    both_absolute(a, b) && a.difference.abs() >= 2 && b.difference.abs() >= 2
}

/// C11 of a pair: the one who loses the colour gets the other a third time running.
pub fn third_running(a: &Facts, b: &Facts) -> bool {
    if !both_absolute(a, b) {
        return false;
    }
    let gets = a.preference.color.map(|wanted| !wanted);
    let would = |one: &Facts| one.twice().is_some() && one.twice() == gets;
    match a.difference.abs().cmp(&b.difference.abs()) {
        std::cmp::Ordering::Less => would(a),
        std::cmp::Ordering::Greater => would(b),
        std::cmp::Ordering::Equal => would(a) && would(b),
    }
}

/// C12 of a pair: one of the two does not get the preferred colour.
pub fn loses_preference(a: &Facts, b: &Facts) -> bool {
    clash(a, b).is_some()
}

/// C13 of a pair: one of the two does not get a strong preference.
pub fn loses_strong(a: &Facts, b: &Facts) -> bool {
    let strong = |one: &Facts| one.preference.strength >= Strength::Strong;
    clash(a, b).is_some() && strong(a) && strong(b) && !both_absolute(a, b)
}

/// What a criterion makes of a candidate.
pub type Value = Vec<Tenths>;

/// C6 (2.3.1): the number of downfloaters.
pub fn c6(candidate: &Candidate) -> Value {
    vec![candidate.floaters.len() as Tenths]
}

/// C7 (2.3.2): their scores, the highest first.
pub fn c7(field: &Field, candidate: &Candidate) -> Value {
    let mut scores: Value = scores(field, &candidate.floaters);
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores
}

fn scores(field: &Field, places: &[usize]) -> Value {
    let of = places.iter().map(|&place| field.players[place].score);
    of.collect()
}

/// C9 (2.3.4): unplayed games of the one who gets the bye.
pub fn c9(field: &Field, receiver: usize) -> Value {
    vec![field.players[receiver].unplayed as Tenths]
}

fn count(field: &Field, candidate: &Candidate, bad: impl Fn(&Facts, &Facts) -> bool) -> Value {
    let pairs = candidate.pairs.iter();
    let broken = pairs.filter(|&&(high, low)| bad(&field.players[high], &field.players[low]));
    vec![broken.count() as Tenths]
}

/// C10 (2.4.1): topscorers or their opponents who get a colour difference above two.
pub fn c10(field: &Field, candidate: &Candidate) -> Value {
    count(field, candidate, widens)
}

/// C11 (2.4.2): topscorers or their opponents who get a colour the third time running.
pub fn c11(field: &Field, candidate: &Candidate) -> Value {
    count(field, candidate, third_running)
}

/// C12 (2.4.3): players without their preference.
pub fn c12(field: &Field, candidate: &Candidate) -> Value {
    count(field, candidate, loses_preference)
}

/// C13 (2.4.4): players without their strong preference.
pub fn c13(field: &Field, candidate: &Candidate) -> Value {
    count(field, candidate, loses_strong)
}

/// C14 and C16 (2.4.5, 2.4.7): residents who float down and did so `ago` rounds before.
pub fn down_again(field: &Field, bracket: &Bracket, candidate: &Candidate, ago: usize) -> Value {
    let floaters = candidate.floaters.iter();
    let again = floaters.filter(|&&place| {
        !bracket.is_mdp(place) && field.players[place].floats[ago] == Float::Down
    });
    vec![again.count() as Tenths]
}

fn mdp_pairs<'a>(
    bracket: &'a Bracket,
    candidate: &'a Candidate,
) -> impl Iterator<Item = (usize, usize)> + 'a {
    let pairs = candidate.pairs.iter().copied();
    pairs.filter(|&(high, _)| bracket.is_mdp(high))
}

/// C15 and C17 (2.4.6, 2.4.8): opponents of moved-down players who floated up `ago` rounds before.
pub fn up_again(field: &Field, bracket: &Bracket, candidate: &Candidate, ago: usize) -> Value {
    let pairs = mdp_pairs(bracket, candidate);
    let again = pairs.filter(|&(_, low)| field.players[low].floats[ago] == Float::Up);
    vec![again.count() as Tenths]
}

/// C18 and C20 (2.4.9, 2.4.11): score differences of moved-down players who floated down `ago` rounds before. Who is
/// not even paired here counts as more than any.
pub fn down_differences(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    ago: usize,
) -> Value {
    let floated = |place: usize| field.players[place].floats[ago] == Float::Down;
    let paired = mdp_pairs(bracket, candidate).filter(|&(high, _)| floated(high));
    let limbo = candidate.floaters.iter().copied();
    let limbo = limbo.filter(|&place| bracket.is_mdp(place) && floated(place));
    let mut all: Value = paired.map(|pair| difference(field, pair)).collect();
    all.extend(limbo.map(|_| Tenths::MAX));
    all.sort_unstable_by(|a, b| b.cmp(a));
    all
}

/// C19 and C21 (2.4.10, 2.4.12): score differences of opponents of moved-down players who floated up `ago` rounds
/// before.
pub fn up_differences(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    ago: usize,
) -> Value {
    let pairs = mdp_pairs(bracket, candidate);
    let floated = pairs.filter(|&(_, low)| field.players[low].floats[ago] == Float::Up);
    let mut all: Value = floated.map(|pair| difference(field, pair)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    all
}

fn difference(field: &Field, (high, low): (usize, usize)) -> Tenths {
    field.players[high].score - field.players[low].score
}

/// All that follows from the candidate itself: every criterion but C8 and C9, which look beyond the bracket.
pub fn value(
    criterion: Criterion,
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
) -> Value {
    match criterion {
        Criterion::C6 => c6(candidate),
        Criterion::C7 => c7(field, candidate),
        Criterion::C8 | Criterion::C9 => Value::new(),
        Criterion::C10 => c10(field, candidate),
        Criterion::C11 => c11(field, candidate),
        Criterion::C12 => c12(field, candidate),
        Criterion::C13 => c13(field, candidate),
        Criterion::C14 => down_again(field, bracket, candidate, 0),
        Criterion::C15 => up_again(field, bracket, candidate, 0),
        Criterion::C16 => down_again(field, bracket, candidate, 1),
        Criterion::C17 => up_again(field, bracket, candidate, 1),
        Criterion::C18 => down_differences(field, bracket, candidate, 0),
        Criterion::C19 => up_differences(field, bracket, candidate, 0),
        Criterion::C20 => down_differences(field, bracket, candidate, 1),
        Criterion::C21 => up_differences(field, bracket, candidate, 1),
    }
}
