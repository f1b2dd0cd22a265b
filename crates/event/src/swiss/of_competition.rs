//! A tournament from a competition, for the round that is to be paired.

use std::collections::{BTreeMap, BTreeSet};

use laws::regulations::HalfPoints;

use super::baku::baku;
use super::course::{Acceleration, Course, Prohibition, Starter, Tenths, Turn, Worth};
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::{Entrant, Player, PlayerId};
use crate::round::{Pairing, Round, RoundNumber};
use crate::settings;

const fn tenths(points: HalfPoints) -> Tenths {
    points.0 as Tenths * 5
}

/// The games of a round by player.
type Games<'a> = BTreeMap<PlayerId, &'a Pairing>;

fn games(round: &Round) -> Games<'_> {
    let all = round.pairings.iter();
    let both = all.flat_map(|game| [(game.players.white, game), (game.players.black, game)]);
    both.collect()
}

impl Course {
    /// What is known before a round is paired: the rounds before it, and the byes that are asked for in it.
    pub fn of_competition(competition: &Competition, round: RoundNumber) -> Course {
        let worth = worth(competition);
        let rounds = competition.rounds.iter();
        let past = rounds.take_while(|one| one.number < round);
        let past: Vec<(&Round, Games<'_>)> = past.map(|one| (one, games(one))).collect();
        let order = initial_order(competition);
        let starters = order.iter().filter_map(|id| {
            let entrant = competition.players.get(id)?;
            let turns = past.iter();
            let turns = turns.map(|(one, games)| turn(competition, one, games.get(id), *id));
            let mut turns: Vec<Turn> = turns.collect();
            let asked = competition.round(round).and_then(|one| one.byes.get(id));
            turns.push(match asked.filter(|&&bye| bye != Bye::PairingAllocated) {
                Some(&bye) => Turn::Bye {
                    bye,
                    points: worth.bye(bye),
                },
                None => Turn::Blank,
            });
            Some(Starter {
                id: *id,
                turns,
                withdrawn: !entrant.is_active(),
                bonus: Vec::new(),
            })
        });
        Course {
            rounds: competition.settings.rounds,
            initial: competition.initial_color,
            worth,
            starters: starters.collect(),
            accelerations: by_number(&accelerations(competition), &order),
            prohibitions: prohibitions(competition),
        }
    }

    /// What was known when a round was paired by the rules: results that came later are not in it, and those take part
    /// who were paired then, whatever became of them since.
    pub fn as_paired(competition: &Competition, number: RoundNumber) -> Course {
        let draw = competition.round(number).and_then(|one| one.draw.as_ref());
        let Some(draw) = draw else {
            return Course::of_competition(competition, number);
        };
        let mut course = Course::of_competition(&competition.known_at(draw.at), number);
        let there: BTreeSet<PlayerId> = draw
            .games
            .iter()
            .flat_map(|game| [game.white, game.black])
            .chain(draw.bye)
            .collect();
        for starter in &mut course.starters {
            starter.withdrawn = !there.contains(&starter.id);
            if let (false, Some(last)) = (starter.withdrawn, starter.turns.last_mut()) {
                *last = Turn::Blank;
            }
        }
        course
    }
}

fn worth(competition: &Competition) -> Worth {
    let points = competition.settings.regulations.points;
    Worth {
        win: tenths(points.win),
        draw: tenths(points.draw),
        loss: tenths(points.loss),
        absent: 0,
        allocated: tenths(competition.settings.bye.unwrap_or(points.win)),
    }
}

/// A round that is over, or of which some games go on: these count as draws for pairing (C.04.2 3.1).
fn turn(competition: &Competition, round: &Round, game: Option<&&Pairing>, id: PlayerId) -> Turn {
    let settings = &competition.settings;
    if let Some(&bye) = round.byes.get(&id) {
        let points = tenths(bye.points(settings.regulations.points, settings.bye));
        return Turn::Bye { bye, points };
    }
    let Some(game) = game else {
        let bye = Bye::ZeroPoint;
        return Turn::Bye { bye, points: 0 };
    };
    let color = match game.players.white == id {
        true => chess::Color::White,
        false => chess::Color::Black,
    };
    let opponent = game.players[!color];
    let result = game.result();
    let points = result.map(|result| tenths(competition.points_for(result)[color]));
    match (result, points) {
        (Some(result), Some(points)) if !result.is_played() => Turn::Forfeit {
            opponent,
            color: Some(color),
            points,
        },
        _ => Turn::Played {
            opponent,
            color,
            points: points.unwrap_or(tenths(settings.regulations.points.draw)),
        },
    }
}

/// Virtual points by place in the initial order: the first half of those who began (C.04.7), and late entries that come
/// to stand among them.
pub fn accelerations(competition: &Competition) -> Vec<Acceleration> {
    if competition.settings.acceleration != settings::Acceleration::Baku {
        return Vec::new();
    }
    let began = Began::of(competition);
    let order = initial_order(competition);
    let first_list = order.iter().filter(|id| began.has(competition, **id));
    let count = first_list.clone().count() as u32;
    let mut all = baku(count, competition.settings.rounds, &worth(competition));
    for one in &mut all {
        let last = first_list.clone().nth(one.players.1 as usize - 1);
        let last = last.or_else(|| first_list.clone().next_back());
        let place = order.iter().position(|id| Some(id) == last);
        one.players = (1, place.map_or(0, |place| place as u32 + 1));
    }
    all
}

/// The same by the numbers of players: a late entry among the first has a high one.
fn by_number(by_place: &[Acceleration], order: &[PlayerId]) -> Vec<Acceleration> {
    let mut all = Vec::new();
    for one in by_place {
        let upper = order.iter().take(one.players.1 as usize);
        let numbers: BTreeSet<u32> = upper.map(|id| id.0).collect();
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for number in numbers {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == number => *last = number,
                _ => runs.push((number, number)),
            }
        }
        all.extend(
            runs.into_iter()
                .map(|players| Acceleration { players, ..*one }),
        );
    }
    all
}

fn prohibitions(competition: &Competition) -> Vec<Prohibition> {
    let rounds = competition.settings.rounds;
    let lists = competition.settings.kept_apart.iter();
    let lists = lists.map(|one| Prohibition {
        rounds: (
            one.first_round.unwrap_or(1),
            one.last_round.unwrap_or(rounds),
        ),
        players: one.players.clone(),
    });
    lists.collect()
}

/// Who was on the list when the first round began.
struct Began(Option<BTreeSet<PlayerId>>);

impl Began {
    fn of(competition: &Competition) -> Began {
        let first = competition.rounds.first();
        let first = first.filter(|round| round.started.is_some());
        Began(first.map(|round| {
            let seated = games(round).into_keys();
            seated.chain(round.byes.keys().copied()).collect()
        }))
    }

    /// Before the first round everybody who takes part is.
    fn has(&self, competition: &Competition, id: PlayerId) -> bool {
        match &self.0 {
            Some(list) => list.contains(&id),
            None => competition.players.get(&id).is_some_and(Entrant::is_active),
        }
    }
}

/// The initial order (C.04.2 2.2): by number; who entered after the first round had begun has the place that rating and
/// title give.
pub fn initial_order(competition: &Competition) -> Vec<PlayerId> {
    let began = Began::of(competition).0;
    let is_late = |entrant: &Entrant| {
        let began = began.as_ref();
        began.is_some_and(|list| !list.contains(&entrant.player.id))
    };
    let all = competition.players.values();
    let (late, mut order): (Vec<&Entrant>, Vec<&Entrant>) = all.partition(|one| is_late(one));
    // An absent title is below any.
    let strength = |player: &Player| {
        let title = player
            .title
            .map_or(0, |title| crate::player::Title::Wcm as u8 + 1 - title as u8);
        (player.rating.unwrap_or(0), title)
    };
    for entrant in late {
        let own = strength(&entrant.player);
        let place = order.iter().position(|other| strength(&other.player) < own);
        order.insert(place.unwrap_or(order.len()), entrant);
    }
    order.iter().map(|entrant| entrant.player.id).collect()
}
