//! What the arbiter sees: every bracket with what decided it, and answers to *why*.
//!
//! Nothing here has words. A [`Said`] is the name of a message in `locales/*/swiss.ftl` with its players and values.

mod why;

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use serde::Serialize;

pub use why::{why_bye, why_floats, why_not};

use super::bracket::{Bracket, Candidate};
use super::colours::{self, Preference, Strength};
use super::completion::Completion;
use super::course::Tenths;
use super::criteria::{self, Criterion, Value};
use super::pairing::RoundPairing;
use super::quality::{Quality, quality};
use super::state::{Barred, Facts, Field, Float};
use crate::player::PlayerId;

/// A message with its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// The name of the message.
    pub message: String,
    /// Players that are filled in: by number here, by name where there is room for it.
    pub players: BTreeMap<String, PlayerId>,
    /// What else is filled in.
    pub values: BTreeMap<String, String>,
}

impl Said {
    pub(super) fn new(message: &str, players: &[(&str, PlayerId)]) -> Said {
        let players = players.iter().map(|&(name, id)| (name.to_owned(), id));
        Said {
            message: message.to_owned(),
            players: players.collect(),
            values: BTreeMap::new(),
        }
    }

    pub(super) fn with(mut self, values: &[(&str, String)]) -> Said {
        let values = values
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()));
        self.values.extend(values);
        self
    }

    /// Everything that is filled in, with players called as `called` says.
    pub fn filled(&self, called: impl Fn(PlayerId) -> String) -> BTreeMap<String, String> {
        let players = self
            .players
            .iter()
            .map(|(name, &id)| (name.clone(), called(id)));
        let mut all: BTreeMap<String, String> = players.collect();
        all.extend(self.values.clone());
        all
    }
}

/// A player of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Row {
    /// The place in the bracket.
    pub bsn: u32,
    /// Who.
    pub player: PlayerId,
    /// Moved down from above?
    pub moved_down: bool,
    /// `3.5`, virtual points included.
    pub score: String,
    /// `WBB`.
    pub history: String,
    /// `W!` absolute, `W` strong, `w` mild.
    pub preference: String,
    /// One round ago, then two: `v` down, `^` up, `.` neither.
    pub floats: String,
    /// May have the bye of the pairing?
    pub may_have_bye: bool,
}

/// A pair of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PairNote {
    /// With the white pieces.
    pub white: PlayerId,
    /// With the black pieces.
    pub black: PlayerId,
    /// Why the colours are so: the article, and how many games back the histories differ.
    pub rule: Said,
}

/// A criterion that is not fully met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Unmet {
    /// 6 to 21.
    pub criterion: u32,
    /// What it comes to.
    pub value: String,
    /// Whom it is about.
    pub players: Vec<PlayerId>,
}

/// A bracket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BracketNote {
    /// The score of the residents.
    pub score: String,
    /// By BSN.
    pub rows: Vec<Row>,
    /// By the higher ranked.
    pub pairs: Vec<PairNote>,
    /// Who leaves it unpaired.
    pub floaters: Vec<PlayerId>,
    /// In the order of the criteria.
    pub unmet: Vec<Unmet>,
}

/// The bye of the pairing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ByeNote {
    /// Who gets it.
    pub player: PlayerId,
    /// The lowest score to which it can go (C5).
    pub score: String,
    /// Who has no higher score and may not have it, and why.
    pub barred: Vec<Said>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// Which.
    pub round: u32,
    /// If the field was odd.
    pub bye: Option<ByeNote>,
    /// From the top.
    pub brackets: Vec<BracketNote>,
}

/// Points with one decimal.
pub(super) fn decimal(points: Tenths) -> String {
    let sign = if points < 0 { "-" } else { "" };
    format!("{sign}{}.{}", points.abs() / 10, points.abs() % 10)
}

/// A round that was paired, explained.
pub fn explain(pairing: &RoundPairing) -> Explanation {
    let field = &pairing.field;
    let mut brackets = Vec::new();
    let mut completion = Completion::new(field).ok();
    for solved in &pairing.brackets {
        let values = completion
            .as_ref()
            .and_then(|before| quality(field, &solved.bracket, &solved.candidate, before));
        completion = completion.and_then(|before| before.after(&solved.candidate));
        brackets.push(bracket_note(
            field,
            &solved.bracket,
            &solved.candidate,
            &values.unwrap_or_default(),
        ));
    }
    Explanation {
        round: field.round,
        bye: bye_note(pairing),
        brackets,
    }
}

fn bye_note(pairing: &RoundPairing) -> Option<ByeNote> {
    let field = &pairing.field;
    let score = pairing.bye_score?;
    let low = field.players.iter().filter(|one| one.score <= score);
    let barred = low.filter_map(|one| Some(barred(one.id, one.barred?)));
    Some(ByeNote {
        player: pairing.bye_id()?,
        score: decimal(score),
        barred: barred.collect(),
    })
}

pub(super) fn barred(player: PlayerId, why: Barred) -> Said {
    let (message, round) = match why {
        Barred::Had(round) => ("swiss-barred-had", round),
        Barred::Unplayed(round) => ("swiss-barred-unplayed", round),
    };
    Said::new(message, &[("player", player)]).with(&[("round", round.to_string())])
}

fn bracket_note(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    values: &Quality,
) -> BracketNote {
    let id = |place: usize| field.players[place].id;
    let rows = bracket
        .members()
        .zip(1..)
        .map(|(place, bsn)| row(&field.players[place], bsn, bracket.is_mdp(place)));
    let unmet = values
        .iter()
        .filter(|(criterion, value)| is_unmet(*criterion, value));
    let unmet = unmet.map(|(criterion, value)| Unmet {
        criterion: criterion.number(),
        value: in_short(*criterion, value),
        players: concerned(field, bracket, candidate, *criterion),
    });
    BracketNote {
        score: decimal(bracket.score(field)),
        rows: rows.collect(),
        pairs: candidate
            .pairs
            .iter()
            .map(|&pair| pair_note(field, pair))
            .collect(),
        floaters: candidate.floaters.iter().map(|&place| id(place)).collect(),
        unmet: unmet.collect(),
    }
}

/// A row as it stands in a table.
fn row(player: &Facts, bsn: u32, moved_down: bool) -> Row {
    Row {
        bsn,
        player: player.id,
        moved_down,
        score: decimal(player.score),
        history: player.history.iter().map(|&color| letter(color)).collect(),
        preference: preference(player.preference),
        floats: player.floats.iter().map(|&float| arrow(float)).collect(),
        may_have_bye: player.barred.is_none(),
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

const fn arrow(float: Float) -> char {
    match float {
        Float::Down => 'v',
        Float::Up => '^',
        Float::None => '.',
    }
}

fn preference(preference: Preference) -> String {
    let Some(color) = preference.color.map(letter) else {
        return String::new();
    };
    match preference.strength {
        Strength::Absolute => format!("{color}!"),
        Strength::Strong => color.to_string(),
        Strength::Mild | Strength::None => color.to_lowercase().to_string(),
    }
}

fn pair_note(field: &Field, (high, low): (usize, usize)) -> PairNote {
    let (one, two) = (&field.players[high], &field.players[low]);
    let (color, rule) = colours::colour_of(one, two, field.initial);
    let players = match color {
        Color::White => ByColor {
            white: one.id,
            black: two.id,
        },
        Color::Black => ByColor {
            white: two.id,
            black: one.id,
        },
    };
    let back = match rule {
        colours::ColourRule::Alternation { back } => back,
        _ => 0,
    };
    let article = rule.article().replace('.', "-");
    PairNote {
        white: players.white,
        black: players.black,
        rule: Said::new(&format!("swiss-rule-{article}"), &[]).with(&[("back", back.to_string())]),
    }
}

/// Only what falls short of the ideal. C7 says nothing that C6 does not.
fn is_unmet(criterion: Criterion, value: &Value) -> bool {
    criterion != Criterion::C7 && value.first().is_some_and(|&first| first > 0)
}

/// A value in a few signs: a number, or points.
pub(super) fn in_short(criterion: Criterion, value: &Value) -> String {
    let points = |&one: &Tenths| match one {
        Tenths::MAX => "∞".to_owned(),
        points => decimal(points),
    };
    let list = |values: &[Tenths]| values.iter().map(points).collect::<Vec<_>>().join(", ");
    match criterion {
        Criterion::C7 | Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21 => {
            list(value)
        }
        Criterion::C8 => match value.split_first() {
            Some((count, [])) => count.to_string(),
            Some((count, scores)) => format!("{count} ({})", list(scores)),
            None => "0".to_owned(),
        },
        _ => value
            .first()
            .map_or_else(|| "0".to_owned(), Tenths::to_string),
    }
}

/// Whom a criterion is about that is not fully met.
fn concerned(
    field: &Field,
    bracket: &Bracket,
    candidate: &Candidate,
    criterion: Criterion,
) -> Vec<PlayerId> {
    let loser = |&(high, low): &(usize, usize)| {
        let (one, two) = (&field.players[high], &field.players[low]);
        let (color, _) = colours::colour_of(one, two, field.initial);
        let gets = one.preference.color == Some(color);
        if gets { low } else { high }
    };
    let pairs = |bad: fn(&Facts, &Facts) -> bool| -> Vec<usize> {
        let pairs = candidate.pairs.iter();
        let broken = pairs.filter(|&&(a, b)| bad(&field.players[a], &field.players[b]));
        broken.map(loser).collect()
    };
    let floated =
        |place: usize, ago: usize, float: Float| field.players[place].floats[ago] == float;
    let floaters = |ago: usize, mdp: bool| -> Vec<usize> {
        let all = candidate.floaters.iter().copied();
        let some =
            all.filter(|&place| bracket.is_mdp(place) == mdp && floated(place, ago, Float::Down));
        some.collect()
    };
    let above = || {
        candidate
            .pairs
            .iter()
            .filter(|&&(high, _)| bracket.is_mdp(high))
    };
    let ups = |ago: usize| -> Vec<usize> {
        let lower = above().map(|&(_, low)| low);
        lower.filter(|&low| floated(low, ago, Float::Up)).collect()
    };
    let downs = |ago: usize| -> Vec<usize> {
        let upper = above().map(|&(high, _)| high);
        let paired = upper.filter(|&high| floated(high, ago, Float::Down));
        paired.chain(floaters(ago, true)).collect()
    };
    let places = match criterion {
        Criterion::C6 | Criterion::C7 | Criterion::C9 => candidate.floaters.clone(),
        Criterion::C8 => Vec::new(),
        Criterion::C10 => pairs(criteria::widens),
        Criterion::C11 => pairs(criteria::third_running),
        Criterion::C12 => pairs(criteria::loses_preference),
        Criterion::C13 => pairs(criteria::loses_strong),
        Criterion::C14 => floaters(0, false),
        Criterion::C16 => floaters(1, false),
        Criterion::C15 | Criterion::C19 => ups(0),
        Criterion::C17 | Criterion::C21 => ups(1),
        Criterion::C18 => downs(0),
        Criterion::C20 => downs(1),
    };
    places
        .into_iter()
        .map(|place| field.players[place].id)
        .collect()
}
