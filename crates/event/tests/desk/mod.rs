//! An arbiter's desk for tests.
#![allow(dead_code, reason = "each test uses a part of it")]

use event::{
    Act, Actor, Board, Command, Competition, Event, GameResult, Player, Refusal, RoundNumber,
    Settings, decide,
};
use laws::{Edition, Millis, Regulations};

/// A competition with its journal.
#[derive(Default)]
pub struct Desk {
    pub competition: Competition,
    pub journal: Vec<Event>,
}

impl Desk {
    pub fn by(&mut self, by: Actor, act: Act) -> Result<(), Refusal> {
        let at = Millis(self.competition.last.0 + 1000);
        let events = decide(&self.competition, &Command { by, at, act })?;
        for event in &events {
            self.competition.apply(event);
        }
        self.journal.extend(events);
        Ok(())
    }

    pub fn act(&mut self, act: Act) -> Result<(), Refusal> {
        self.by(Actor::ChiefArbiter("Anna".into()), act)
    }

    pub fn must(&mut self, act: Act) {
        let shown = format!("{act:?}");
        self.act(act)
            .unwrap_or_else(|refusal| panic!("{shown}: {refusal}"));
    }

    pub fn enter(&mut self, round: u32, board: u32, result: GameResult) {
        self.must(Act::EnterResult {
            round: RoundNumber(round),
            board: Board(board),
            result,
            reason: String::new(),
        });
    }

    pub fn with_players(players: u32) -> Desk {
        let mut desk = Desk::default();
        let regulations = Regulations::classical(Edition::Y2023);
        desk.must(Act::Create(Settings::new("Open", 5, regulations)));
        for number in 1..=players {
            let name = format!("Player{number}");
            desk.must(Act::AddPlayer(Player::named(&name, "A")));
        }
        desk
    }
}
