//! A round: brackets from the top, the bye, colours and boards.

use chess::{ByColor, Color};

use super::bracket::{Bracket, Candidate};
use super::colours::{self, ColourRule};
use super::completion::Completion;
use super::course::{Course, Tenths};
use super::direct::perfect;
use super::optimum::{Forced, optimum};
use super::state::Field;
use crate::player::PlayerId;

/// A bracket with the candidate that was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// Who was in it.
    pub bracket: Bracket,
    /// What became of it.
    pub candidate: Candidate,
}

/// A game of the round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Places in the field.
    pub players: ByColor<usize>,
    /// Why the colours are so.
    pub rule: ColourRule,
}

/// A round that was paired.
#[derive(Clone, Debug)]
pub struct RoundPairing {
    /// Who took part.
    pub field: Field,
    /// From the top.
    pub brackets: Vec<Solved>,
    /// By board (C.04.2 3.6).
    pub games: Vec<Game>,
    /// Who gets the bye of the pairing.
    pub bye: Option<usize>,
    /// The lowest score to which the bye can go (C5), if the field is odd.
    pub bye_score: Option<Tenths>,
}

impl RoundPairing {
    /// White and Black of every board, as numbers of players.
    pub fn boards(&self) -> impl Iterator<Item = ByColor<PlayerId>> + '_ {
        let id = |place: usize| self.field.players[place].id;
        self.games.iter().map(move |game| game.players.map(id))
    }

    /// The player who gets the bye.
    pub fn bye_id(&self) -> Option<PlayerId> {
        self.bye.map(|place| self.field.players[place].id)
    }
}

/// Why a round cannot be paired.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// Nobody is to be paired.
    Nobody,
    /// Not everybody can have an opponent by C1 and C3.
    Opponents,
    /// Nobody can have the bye such that the others can be paired (C2).
    Bye,
}

/// Pairs a round by the FIDE (Dutch) System (C.04.3).
///
/// # Errors
///
/// No pairing obeys C1 to C3: the arbiter decides.
pub fn pair(course: &Course, round: u32) -> Result<RoundPairing, Impossible> {
    pair_field(Field::before(course, round), &mut |_| {})
}

/// Pairs a field; `progress` hears how many players are paired after each bracket.
///
/// # Errors
///
/// As [`pair`].
pub fn pair_field(
    field: Field,
    progress: &mut dyn FnMut(usize),
) -> Result<RoundPairing, Impossible> {
    if field.players.is_empty() {
        return Err(Impossible::Nobody);
    }
    let mut completion = Completion::new(&field)?;
    let bye_score = completion.bye_score;
    let mut brackets: Vec<Solved> = Vec::new();
    let mut mdps = Vec::new();
    for bracket in scoregroups(&field) {
        let bracket = Bracket { mdps, ..bracket };
        let candidate = solve(&field, &bracket, &completion).ok_or(Impossible::Opponents)?;
        completion = completion.after(&candidate).ok_or(Impossible::Opponents)?;
        mdps = candidate.floaters.clone();
        progress(field.players.len() - bracket.below.len() - mdps.len());
        brackets.push(Solved { bracket, candidate });
    }
    let games = games(&field, &brackets);
    Ok(RoundPairing {
        bye: mdps.first().copied(),
        field,
        brackets,
        games,
        bye_score,
    })
}

/// The candidate of a bracket: a perfect one if that is found at once, or else by matching.
pub fn solve(field: &Field, bracket: &Bracket, completion: &Completion<'_>) -> Option<Candidate> {
    perfect(field, bracket, completion)
        .or_else(|| optimum(field, bracket, completion, &Forced::default()))
}

/// The scoregroups as brackets without moved-down players.
pub fn scoregroups(field: &Field) -> Vec<Bracket> {
    let places: Vec<usize> = (0..field.players.len()).collect();
    let groups: Vec<&[usize]> = places
        .chunk_by(|&a, &b| field.players[a].score == field.players[b].score)
        .collect();
    let brackets = groups.iter().enumerate().map(|(i, group)| {
        let end = group.last().map_or(0, |&last| last + 1);
        Bracket {
            mdps: Vec::new(),
            residents: group.to_vec(),
            below: places[end..].to_vec(),
            next: groups.get(i + 1).map_or(0, |next| next.len()),
        }
    });
    brackets.collect()
}

/// Colours of all pairs, by board: score of the higher ranked, both scores, number of the higher ranked (C.04.2 3.6).
fn games(field: &Field, brackets: &[Solved]) -> Vec<Game> {
    let pairs = brackets.iter().flat_map(|solved| &solved.candidate.pairs);
    let mut pairs: Vec<(usize, usize)> = pairs.copied().collect();
    pairs.sort_by_key(|&(high, low)| {
        let (a, b) = (&field.players[high], &field.players[low]);
        (-a.score, -(a.score + b.score), a.number)
    });
    let coloured = pairs.into_iter().map(|(high, low)| {
        let (color, rule) =
            colours::colour_of(&field.players[high], &field.players[low], field.initial);
        let players = match color {
            Color::White => ByColor {
                white: high,
                black: low,
            },
            Color::Black => ByColor {
                white: low,
                black: high,
            },
        };
        Game { players, rule }
    });
    coloured.collect()
}
