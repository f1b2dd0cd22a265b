//! A tournament from a competition, for the round that is to be paired.

use laws::regulations::HalfPoints;

use super::course::{Course, Starter, Tenths, Turn, Worth};
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::{Entrant, Player, PlayerId};
use crate::round::{Round, RoundNumber};

const fn tenths(points: HalfPoints) -> Tenths {
    points.0 as Tenths * 5
}

impl Course {
    /// What is known before a round is paired: the rounds before it, and the byes that are asked for in it.
    pub fn of_competition(competition: &Competition, round: RoundNumber) -> Course {
        let points = competition.settings.regulations.points;
        let worth = Worth {
            win: tenths(points.win),
            draw: tenths(points.draw),
            loss: tenths(points.loss),
            absent: 0,
            allocated: tenths(competition.settings.bye.unwrap_or(points.win)),
        };
        let starters = initial_order(competition).into_iter().filter_map(|id| {
            let entrant = competition.players.get(&id)?;
            let past = competition
                .rounds
                .iter()
                .take_while(|one| one.number < round);
            let mut turns: Vec<Turn> = past.map(|one| turn(competition, one, id)).collect();
            let asked = competition.round(round).and_then(|one| one.byes.get(&id));
            turns.push(match asked.filter(|&&bye| bye != Bye::PairingAllocated) {
                Some(&bye) => Turn::Bye {
                    bye,
                    points: worth.bye(bye),
                },
                None => Turn::Blank,
            });
            Some(Starter {
                id,
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
            accelerations: Vec::new(),
            prohibitions: Vec::new(),
        }
    }
}

/// A round that is over, or of which some games go on: these count as draws for pairing (C.04.2 3.1).
fn turn(competition: &Competition, round: &Round, id: PlayerId) -> Turn {
    let points = tenths(competition.points_in(round, id));
    if let Some(&bye) = round.byes.get(&id) {
        return Turn::Bye { bye, points };
    }
    let Some(game) = round.game_of(id) else {
        let bye = Bye::ZeroPoint;
        return Turn::Bye { bye, points };
    };
    let color = match game.players.white == id {
        true => chess::Color::White,
        false => chess::Color::Black,
    };
    let opponent = game.players[!color];
    match game.result() {
        Some(result) if !result.is_played() => Turn::Forfeit {
            opponent,
            color: Some(color),
            points,
        },
        Some(_) => Turn::Played {
            opponent,
            color,
            points,
        },
        None => Turn::Played {
            opponent,
            color,
            points: tenths(competition.settings.regulations.points.draw),
        },
    }
}

/// The initial order (C.04.2 2.2): by number; who entered after the first round had begun has the place that rating and
/// title give.
pub fn initial_order(competition: &Competition) -> Vec<PlayerId> {
    let first = competition
        .rounds
        .first()
        .filter(|round| round.started.is_some());
    let is_late = |entrant: &Entrant| {
        let id = entrant.player.id;
        first.is_some_and(|round| round.game_of(id).is_none() && !round.byes.contains_key(&id))
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
