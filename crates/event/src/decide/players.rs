//! Who takes part.

use std::collections::BTreeMap;

use super::verdict;
use crate::command::{Refusal, Seeding, Wrong};
use crate::competition::Competition;
use crate::date::is_partial_date;
use crate::event::What;
use crate::player::{Player, PlayerId};
use crate::text::{is_federation, is_line};

/// The columns of a report have no room for more.
const HIGHEST_FIDE_ID: u64 = 99_999_999_999;

pub(super) fn add(at: &Competition, player: &Player) -> Result<Vec<What>, Refusal> {
    let mut players = vec![player.clone()];
    number(at, &mut players);
    let wrong = check_new(at, &players).into_iter();
    verdict(wrong.map(|(_, wrong)| wrong).collect())?;
    Ok(players.into_iter().map(What::PlayerAdded).collect())
}

/// Gives the next free numbers to those who have none.
pub(super) fn number(at: &Competition, players: &mut [Player]) {
    let taken = at.players.keys().copied();
    let given = players.iter().map(|player| player.id);
    let mut last = taken.chain(given).max().unwrap_or_default();
    for player in players.iter_mut().filter(|player| player.id.0 == 0) {
        last.0 = last.0.saturating_add(1);
        player.id = last;
    }
}

/// What is wrong with new players, each with the place of the player in the list.
pub(super) fn check_new(at: &Competition, players: &[Player]) -> Vec<(usize, Wrong)> {
    let mut wrong = Vec::new();
    let mut numbers: BTreeMap<PlayerId, ()> = at.players.keys().map(|&id| (id, ())).collect();
    let known = at.players.values();
    let mut listed: BTreeMap<u64, PlayerId> = known
        .filter_map(|entrant| Some((entrant.player.fide_id?, entrant.player.id)))
        .collect();
    for (place, player) in players.iter().enumerate() {
        wrong.extend(check(player).into_iter().map(|wrong| (place, wrong)));
        if numbers.insert(player.id, ()).is_some() {
            wrong.push((place, Wrong::new("id", "a number that is free")));
        }
        let twin = player
            .fide_id
            .and_then(|fide_id| listed.insert(fide_id, player.id));
        if let Some(twin) = twin {
            let problem = format!("a number that is not that of player {twin}");
            wrong.push((place, Wrong::new("fide_id", problem)));
        }
    }
    wrong
}

fn check(player: &Player) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut require = |holds: bool, field: &str, problem: &str| {
        if !holds {
            wrong.push(Wrong::new(field, problem));
        }
    };
    let number = (1..=PlayerId::MAX.0).contains(&player.id.0);
    require(number, "id", "a number between 1 and 99999");
    // Lists have the surname before the comma: nothing but a comma would leave them without a name.
    let named = player.name().trim_start().starts_with(|first| first != ',');
    require(named, "surname", "a name");
    let lines = [
        ("surname", &player.surname),
        ("given", &player.given),
        ("club", &player.club),
    ];
    for (field, text) in lines {
        require(is_line(text), field, "one line of at most 200 characters");
    }
    let comma = player.surname.contains(',');
    require(!comma, "surname", "a name without a comma");
    require(
        is_federation(&player.federation),
        "federation",
        "three letters or nothing",
    );
    let birth = player.birth.is_empty() || is_partial_date(&player.birth);
    require(
        birth,
        "birth",
        "a day such as 2001-02-03, a year, or nothing",
    );
    let rating = player
        .rating
        .is_none_or(|rating| (1..=4000).contains(&rating));
    require(rating, "rating", "a rating between 1 and 4000, or nothing");
    let fide_id = player
        .fide_id
        .is_none_or(|id| (1..=HIGHEST_FIDE_ID).contains(&id));
    require(fide_id, "fide_id", "a number of at most 11 digits");
    let board = player.fixed_board != Some(0);
    require(board, "fixed_board", "boards are counted from 1");
    wrong
}

pub(super) fn edit(at: &Competition, player: &Player) -> Result<Vec<What>, Refusal> {
    let entrant = at.known_player(player.id)?;
    let mut wrong = check(player);
    let twin = at.players.values().find(|other| {
        other.player.id != player.id
            && player.fide_id.is_some()
            && other.player.fide_id == player.fide_id
    });
    if let Some(twin) = twin {
        let problem = format!("a number that is not that of player {}", twin.player.id);
        wrong.push(Wrong::new("fide_id", problem));
    }
    verdict(wrong)?;
    if entrant.player == *player {
        return Ok(Vec::new());
    }
    Ok(vec![What::PlayerEdited(player.clone())])
}

pub(super) fn remove(at: &Competition, player: PlayerId) -> Result<Vec<What>, Refusal> {
    at.known_player(player)?;
    let paired = at
        .rounds
        .iter()
        .any(|round| round.game_of(player).is_some());
    let scored = at
        .rounds
        .iter()
        .any(|round| round.started.is_some() && round.byes.contains_key(&player));
    if paired || scored {
        return Err(Refusal::Cannot(
            "a player who has been paired can withdraw, not be removed",
        ));
    }
    Ok(vec![What::PlayerRemoved(player)])
}

pub(super) fn withdraw(
    at: &Competition,
    player: PlayerId,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    if !at.known_player(player)?.is_active() {
        return Err(Refusal::Cannot("the player has withdrawn already"));
    }
    if !is_line(reason) {
        let wrong = Wrong::new("reason", "one line of at most 200 characters");
        return Err(Refusal::Wrong(vec![wrong]));
    }
    let reason = reason.to_owned();
    Ok(vec![What::Withdrawn { player, reason }])
}

pub(super) fn come_back(at: &Competition, player: PlayerId) -> Result<Vec<What>, Refusal> {
    if at.known_player(player)?.is_active() {
        return Err(Refusal::Cannot("the player has not withdrawn"));
    }
    Ok(vec![What::Returned(player)])
}

pub(super) fn seed(at: &Competition, seeding: &Seeding) -> Result<Vec<What>, Refusal> {
    if at.is_paired() || at.is_started() {
        return Err(Refusal::Cannot(
            "start numbers are fixed once a round is paired",
        ));
    }
    let mut players: Vec<&Player> = at.players.values().map(|one| &one.player).collect();
    let order: Vec<PlayerId> = match seeding {
        Seeding::Rating => {
            players.sort_by_key(|player| {
                let rating = std::cmp::Reverse(player.rating.unwrap_or(0));
                // No title comes after every title.
                let title = player.title.map_or(u8::MAX, |title| title as u8);
                (rating, title, player.name(), player.id)
            });
            players.iter().map(|player| player.id).collect()
        }
        Seeding::Name => {
            players.sort_by_key(|player| (player.name(), player.id));
            players.iter().map(|player| player.id).collect()
        }
        Seeding::Order(order) => {
            let mut sorted = order.clone();
            sorted.sort();
            if !sorted.iter().eq(at.players.keys()) {
                let wrong = Wrong::new("order", "every player once");
                return Err(Refusal::Wrong(vec![wrong]));
            }
            order.clone()
        }
    };
    Ok(vec![What::PlayersSeeded(order)])
}
