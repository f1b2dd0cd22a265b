//! What is known of each player before a round is paired.

use std::collections::BTreeMap;

use chess::Color;

use super::colours::{self, Preference, Strength};
use super::course::{Course, Starter, Tenths, Turn};
use crate::outcome::Bye;
use crate::player::PlayerId;

/// What a past round was by the scores of the two (C.04.3 1.4).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Float {
    /// Neither.
    #[default]
    None,
    /// Against a lower score, or points without a game.
    Down,
    /// Against a higher score.
    Up,
}

/// Why somebody may not have the pairing-allocated bye (C2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Barred {
    /// Had it in this round.
    Had(u32),
    /// Got a win's points without playing in this round.
    Unplayed(u32),
}

/// A player before a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The TPN.
    pub id: PlayerId,
    /// The rank by TPN among those who have arrived.
    pub number: u32,
    /// Points.
    pub points: Tenths,
    /// Points and virtual points.
    pub score: Tenths,
    /// Colours of played games (C.04.3 3.4).
    pub history: Vec<Color>,
    /// Whites minus blacks.
    pub difference: i32,
    /// What is due.
    pub preference: Preference,
    /// One round ago, two rounds ago.
    pub floats: [Float; 2],
    /// Why the player may not have the bye, if so.
    pub barred: Option<Barred>,
    /// Rounds not played.
    pub unplayed: u32,
    /// More than half of what could be won, before the last round (1.8).
    pub topscorer: bool,
}

impl Facts {
    /// The last two colours, if they are the same.
    pub fn twice(&self) -> Option<Color> {
        match self.history[..] {
            [.., a, b] if a == b => Some(a),
            _ => None,
        }
    }

    /// At least this preference, for this colour?
    pub fn wants(&self, color: Color, least: Strength) -> bool {
        self.preference.color == Some(color) && self.preference.strength >= least
    }
}

/// Everybody who is to be paired in a round, the higher ranked first (C.04.3 1.2).
#[derive(Clone, Debug)]
pub struct Field {
    /// Which round.
    pub round: u32,
    /// The players: places in this list are what the engine speaks of.
    pub players: Vec<Facts>,
    /// The initial colour.
    pub initial: Color,
    barred: Vec<u64>,
    words: usize,
}

impl Field {
    /// The field before a round. Who has a bye in the round is not in it, nor who has withdrawn.
    ///
    /// The initial colour is needed only while nobody has a preference: White stands where it was never drawn.
    pub fn before(course: &Course, round: u32) -> Field {
        let book = Book::new(course, round);
        let was_paired = round <= course.paired_rounds();
        let mut players = Vec::new();
        let mut number = 0;
        for starter in &course.starters {
            let paired = is_paired(starter, round, was_paired);
            let mut earlier = (1..round).map(|past| starter.turn(past));
            if !paired && !earlier.any(|turn| turn.is_arrival()) {
                continue;
            }
            number += 1;
            if paired {
                players.push(book.facts(starter, number));
            }
        }
        let initial = course.initial_color().unwrap_or(Color::White);
        let mut field = Field::new(round, players, initial);
        field.bar(course);
        field
    }

    /// A field of players of whom none have met.
    pub fn new(round: u32, mut players: Vec<Facts>, initial: Color) -> Field {
        players.sort_by_key(|one| (-one.score, one.number));
        let words = players.len().div_ceil(64);
        Field {
            round,
            words,
            barred: vec![0; words * players.len()],
            players,
            initial,
        }
    }

    fn bar(&mut self, course: &Course) {
        let ids = self.players.iter().enumerate();
        let places: BTreeMap<PlayerId, usize> = ids.map(|(place, one)| (one.id, place)).collect();
        for starter in &course.starters {
            let Some(&place) = places.get(&starter.id) else {
                continue;
            };
            let past = starter.turns.iter().take(self.round as usize - 1);
            for turn in past {
                if let Turn::Played { opponent, .. } = turn
                    && let Some(&other) = places.get(opponent)
                {
                    self.forbid(place, other);
                }
            }
        }
        for one in &course.prohibitions {
            if (one.rounds.0..=one.rounds.1).contains(&self.round) {
                let listed: Vec<usize> = one
                    .players
                    .iter()
                    .filter_map(|id| places.get(id).copied())
                    .collect();
                for (i, &a) in listed.iter().enumerate() {
                    for &b in &listed[i + 1..] {
                        self.forbid(a, b);
                    }
                }
            }
        }
    }

    /// Two have met, or must not meet.
    pub fn forbid(&mut self, a: usize, b: usize) {
        for (a, b) in [(a, b), (b, a)] {
            self.barred[a * self.words + b / 64] |= 1 << (b % 64);
        }
    }

    /// Have two met, or must they not meet (C1)?
    pub fn met_or_forbidden(&self, a: usize, b: usize) -> bool {
        self.barred[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// May two be paired (C1 and C3)?
    pub fn allowed(&self, a: usize, b: usize) -> bool {
        a != b
            && !self.met_or_forbidden(a, b)
            && !super::criteria::c3_broken(&self.players[a], &self.players[b])
    }

    /// The place of a player.
    pub fn place(&self, id: PlayerId) -> Option<usize> {
        self.players.iter().position(|one| one.id == id)
    }

    /// Must somebody stay without an opponent?
    pub fn is_odd(&self) -> bool {
        self.players.len() % 2 == 1
    }
}

/// Is somebody to be paired in a round? In a round that was paired already: was he?
fn is_paired(starter: &Starter, round: u32, was_paired: bool) -> bool {
    let turn = starter.turn(round);
    if was_paired {
        return turn.is_arrival();
    }
    !starter.withdrawn && !turn.is_requested_bye()
}

/// Scores before every round, for floats.
struct Book<'a> {
    course: &'a Course,
    round: u32,
    scores: BTreeMap<PlayerId, Vec<Tenths>>,
}

impl Book<'_> {
    fn new(course: &Course, round: u32) -> Book<'_> {
        let scores = course.starters.iter().map(|starter| {
            let mut points = 0;
            let before = (1..=round).map(|now| {
                let bonus = starter.bonus_after(now - 1);
                let score = points + bonus + course.virtual_points(starter.id, now);
                points += starter.turn(now).points();
                score
            });
            (starter.id, before.collect())
        });
        Book {
            course,
            round,
            scores: scores.collect(),
        }
    }

    fn score(&self, id: PlayerId, round: u32) -> Tenths {
        let all = self.scores.get(&id);
        all.map_or(0, |all| all[round as usize - 1])
    }

    fn facts(&self, starter: &Starter, number: u32) -> Facts {
        let past: Vec<Turn> = (1..self.round).map(|round| starter.turn(round)).collect();
        let colours = past.iter().filter_map(|turn| match turn {
            Turn::Played { color, .. } => Some(*color),
            _ => None,
        });
        let history: Vec<Color> = colours.collect();
        let score = self.score(starter.id, self.round);
        let ago = |rounds: u32| match self.round.checked_sub(rounds) {
            None | Some(0) => Float::None,
            Some(round) => self.float(starter, round),
        };
        let worth = &self.course.worth;
        let last = self.round == self.course.rounds;
        let most = worth.win * (self.round as Tenths - 1);
        Facts {
            id: starter.id,
            number,
            points: past.iter().map(Turn::points).sum::<Tenths>()
                + starter.bonus_after(self.round - 1),
            score,
            difference: colours::difference(&history),
            preference: colours::preference(&history),
            floats: [ago(1), ago(2)],
            barred: barred(&past, worth.win),
            unplayed: (past.len() - history.len()) as u32,
            topscorer: last && score * 2 > most,
            history,
        }
    }

    /// C.04.3 1.4, by tournament round.
    fn float(&self, starter: &Starter, round: u32) -> Float {
        let turn = starter.turn(round);
        match turn {
            Turn::Played { opponent, .. } => {
                let (own, other) = (self.score(starter.id, round), self.score(opponent, round));
                match own.cmp(&other) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::None,
                }
            }
            Turn::Bye {
                bye: Bye::PairingAllocated,
                ..
            } => Float::Down,
            _ if turn.points() > self.course.worth.loss => Float::Down,
            _ => Float::None,
        }
    }
}

/// How somebody floated in each of the first rounds, the first one first.
pub fn floats(course: &Course, player: PlayerId, rounds: u32) -> Vec<Float> {
    let book = Book::new(course, rounds + 1);
    let starter = course.starters.iter().find(|one| one.id == player);
    let all = starter.map(|starter| (1..=rounds).map(|round| book.float(starter, round)));
    all.into_iter().flatten().collect()
}

/// C2: an earlier bye of the pairing, or a win's points without a game.
fn barred(past: &[Turn], win: Tenths) -> Option<Barred> {
    let mut rounds = past.iter().zip(1..);
    rounds.find_map(|(turn, round)| match turn {
        Turn::Bye {
            bye: Bye::PairingAllocated,
            ..
        } => Some(Barred::Had(round)),
        Turn::Forfeit { points, .. } | Turn::Bye { points, .. } if *points >= win => {
            Some(Barred::Unplayed(round))
        }
        _ => None,
    })
}
