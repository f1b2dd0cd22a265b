//! The players' record against the journal, and the journal against the Laws.

use std::collections::HashMap;

use laws::{Act, Actor, Command, Event, Outcome, decide};
use server::Hall;
use server::journal::Journal;
use server::record::{Board, Record, Who};
use server::wire::Key;

use crate::player::{Game, Sent};

/// No acknowledged act is lost, none is there twice, and every entry is what the Laws make of the act.
pub async fn journal(journal: &dyn Journal, games: &[Game]) {
    for played in games {
        let board = played.board;
        let entries = journal.read(&format!("game/1/{board}"), 0).await.unwrap();
        let signed = |act: &Sent| Who::Seat(act.color).signed(&act.id);
        let sent: HashMap<String, &Sent> = played.sent.iter().map(|s| (signed(s), s)).collect();
        let mut found: HashMap<&str, u64> = HashMap::new();
        let mut replay = Board::new(Key { round: 1, board });
        for (place, entry) in entries.iter().enumerate() {
            assert_eq!(entry.version, place as u64 + 1, "board {board}");
            let record: Record = serde_json::from_str(&entry.body).unwrap();
            if let Some(act) = entry.act.as_deref() {
                let twice = found.insert(act, entry.version);
                assert!(twice.is_none(), "board {board}: {act} was applied twice");
            }
            if let Record::Acted { who, events, .. } = &record {
                let act = entry.act.as_deref().map(|id| {
                    let known = sent.get(id);
                    *known.unwrap_or_else(|| panic!("board {board}: nobody sent {id}"))
                });
                assert_eq!(
                    act.map_or(Who::Software, |act| Who::Seat(act.color)),
                    *who,
                    "board {board}"
                );
                by_the_laws(&replay.game, act, events);
            }
            replay.apply(&record, entry.at, entry.act.as_deref());
        }
        for act in &played.sent {
            let (version, at) = act.acked.expect("every act was acknowledged in the end");
            assert_eq!(
                found.get(signed(act).as_str()),
                Some(&version),
                "board {board}: {}",
                act.id
            );
            let body = &entries[version as usize - 1].body;
            let Ok(Record::Acted { events, .. }) = serde_json::from_str(body) else {
                panic!("board {board}: {body}");
            };
            assert_eq!(events.last().unwrap().at, at, "board {board}: {}", act.id);
        }
        same_game(played, &replay.game);
    }
}

/// What the Laws make of the act at that moment is what was recorded.
fn by_the_laws(game: &laws::Game, act: Option<&Sent>, events: &[Event]) {
    let at = events.last().unwrap().at;
    let ruled = |by, act| decide(game, &Command { by, at, act }).map(|decided| decided.events);
    match act {
        Some(act) => {
            let by = Actor::Player(act.color);
            assert_eq!(ruled(by, act.act.clone()).unwrap(), events);
        }
        None => {
            let started = ruled(Actor::Arbiter, Act::Start);
            let passed = ruled(Actor::Clock, Act::Tick);
            let known = [started, passed].into_iter().flatten();
            assert!(known.into_iter().any(|own| own == events), "{events:?}");
        }
    }
}

/// The moves that the players remember, and an end.
fn same_game(played: &Game, game: &laws::Game) {
    let board = played.board;
    let moves: Vec<chess::Attempt> = game.plies.iter().map(|ply| ply.attempt).collect();
    assert_eq!(moves, played.moves, "board {board}");
    assert!(game.outcome.is_some(), "board {board} is not over");
    if let Some(loser) = played.resigned {
        assert_eq!(game.outcome, Some(Outcome::Win(!loser)), "board {board}");
    }
}

/// Every game that is over has its result in the competition, also if the program fell between the two.
pub fn results(hall: &Hall, games: &[Game]) {
    let competition = hall.event.state();
    for played in games {
        let (round, board) = (event::RoundNumber(1), event::Board(played.board));
        let pairing = competition.pairing(round, board).unwrap();
        assert!(
            pairing.result().is_some(),
            "board {}: no result",
            played.board
        );
    }
}
