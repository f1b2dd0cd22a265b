//! Was a round paired as the rules say? For each round the state before it is rebuilt and the pairing made again.

use std::collections::BTreeSet;

use chess::{ByColor, Color};

use super::course::{Course, Turn};
use super::pairing::{Impossible, RoundPairing, pair_field};
use super::state::Field;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::round::{Round, SwissDraw};

/// A round as it was paired: colours may be unknown where nobody came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// Two players, the lower number first, and the colour of the first.
    pub pairs: BTreeSet<(PlayerId, PlayerId, Option<Color>)>,
    /// Who had the bye of the pairing: mostly one at most.
    pub byes: BTreeSet<PlayerId>,
}

impl Drawn {
    /// As the rounds of the players say.
    pub fn of_course(course: &Course, round: u32) -> Drawn {
        let mut drawn = Drawn::default();
        for starter in &course.starters {
            let turn = starter.turn(round);
            match turn.paired() {
                Some((opponent, color)) if starter.id < opponent => {
                    drawn.pairs.insert((starter.id, opponent, color));
                }
                _ => {}
            }
            if let Turn::Bye {
                bye: Bye::PairingAllocated,
                ..
            } = turn
            {
                drawn.byes.insert(starter.id);
            }
        }
        drawn
    }

    /// As a round stands.
    pub fn of_round(round: &Round) -> Drawn {
        let games = round.pairings.iter().map(|game| game.players);
        let byes = round.byes.iter();
        let byes = byes.filter(|(_, bye)| **bye == Bye::PairingAllocated);
        Drawn {
            pairs: games.map(pair).collect(),
            byes: byes.map(|(&player, _)| player).collect(),
        }
    }

    /// As the rules said when it was paired.
    pub fn of_draw(draw: &SwissDraw) -> Drawn {
        Drawn {
            pairs: draw.games.iter().copied().map(pair).collect(),
            byes: draw.bye.into_iter().collect(),
        }
    }

    /// As the rules say.
    pub fn of_pairing(pairing: &RoundPairing) -> Drawn {
        Drawn {
            pairs: pairing.boards().map(pair).collect(),
            byes: pairing.bye_id().into_iter().collect(),
        }
    }
}

fn pair(ByColor { white, black }: ByColor<PlayerId>) -> (PlayerId, PlayerId, Option<Color>) {
    match white < black {
        true => (white, black, Some(Color::White)),
        false => (black, white, Some(Color::Black)),
    }
}

/// A round that differs.
#[derive(Clone, Debug)]
pub struct Difference {
    /// Which.
    pub round: u32,
    /// As it was.
    pub drawn: Drawn,
    /// As the rules say; or why they say nothing.
    pub rules: Result<Drawn, Impossible>,
}

impl Difference {
    /// Pairs and byes that only one of the two has.
    pub fn pairs(&self) -> [Vec<(PlayerId, Option<PlayerId>)>; 2] {
        let plain = |drawn: &Drawn| -> BTreeSet<(PlayerId, Option<PlayerId>)> {
            let pairs = drawn.pairs.iter().map(|&(a, b, _)| (a, Some(b)));
            pairs
                .chain(drawn.byes.iter().map(|&id| (id, None)))
                .collect()
        };
        let ours = self.rules.as_ref().map(plain).unwrap_or_default();
        let theirs = plain(&self.drawn);
        [
            theirs.difference(&ours).copied().collect(),
            ours.difference(&theirs).copied().collect(),
        ]
    }

    /// Pairs that both have with other colours, as the rules say.
    pub fn colours(&self) -> Vec<ByColor<PlayerId>> {
        let Ok(rules) = &self.rules else {
            return Vec::new();
        };
        let other = |&&(a, b, color): &&(PlayerId, PlayerId, Option<Color>)| {
            let turned = color.map(|color| !color);
            self.drawn.pairs.contains(&(a, b, turned))
        };
        let turned = rules.pairs.iter().filter(other);
        let boards = turned.map(|&(a, b, color)| match color {
            Some(Color::Black) => ByColor { white: b, black: a },
            _ => ByColor { white: a, black: b },
        });
        boards.collect()
    }
}

/// Compares one round; nothing if it agrees in pairs and colours.
pub fn check_round(course: &Course, round: u32) -> Option<Difference> {
    let drawn = Drawn::of_course(course, round);
    let rules = pair_field(Field::before(course, round), &mut |_| {});
    let rules = rules.map(|pairing| Drawn::of_pairing(&pairing));
    let agrees = rules.as_ref().is_ok_and(|rules| agree(&drawn, rules));
    (!agrees).then_some(Difference {
        round,
        drawn,
        rules,
    })
}

/// A colour that is not known agrees with any.
fn agree(drawn: &Drawn, rules: &Drawn) -> bool {
    let same = |&(a, b, color): &(PlayerId, PlayerId, Option<Color>)| match color {
        Some(_) => rules.pairs.contains(&(a, b, color)),
        None => Color::ALL
            .iter()
            .any(|&color| rules.pairs.contains(&(a, b, Some(color)))),
    };
    drawn.byes == rules.byes
        && drawn.pairs.len() == rules.pairs.len()
        && drawn.pairs.iter().all(same)
}

/// All rounds that differ.
pub fn check(course: &Course) -> Vec<Difference> {
    let rounds = 1..=course.paired_rounds();
    rounds
        .filter_map(|round| check_round(course, round))
        .collect()
}
