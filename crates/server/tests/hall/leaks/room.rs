//! A hall with as many pairs of boards as acts are tried.

use std::path::Path;

use chess::notation::Language;
use chess::{ByColor, Color};
use laws::regulations::Witness;
use laws::{Act, Millis, Regulations};
use serde_json::{Value, json};
use server::access::Role;
use server::pgn::{self, Reader};
use server::view::{self, BoardKind};
use server::wire::Key;

use super::pairs::{Pair, attempt};
use crate::common::House;
use crate::security::Sampler;

/// How a move comes to be known.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Course {
    /// A hand moves the piece.
    Hand,
    /// The mover writes it down.
    Sheet,
    /// It is announced too (Appendix D).
    Said,
    /// A hand tells it piece by piece: `remove d5`, `put e4d5`.
    Parts(&'static [&'static str]),
}

/// What is played under, and how far.
pub struct Set {
    pub regulations: Regulations,
    pub boards: &'static str,
    pub course: Course,
    /// Is the clock pressed after the move?
    pub pressed: bool,
}

pub struct Room {
    pub(super) house: House,
    pub(super) set: Set,
    pub(super) pair: &'static Pair,
    pub(super) acts: ByColor<Vec<(String, Value)>>,
    boards: u32,
    pub tried: usize,
}

const ROUND: u32 = 1;

pub(super) fn seat(key: Key, color: Color) -> Role {
    Role::Seat {
        round: Some(key.round),
        board: key.board,
        color,
        by: None,
    }
}

/// A part of a move, from its words.
fn in_parts(text: &str) -> Value {
    let (act, rest) = text.split_once(' ').unwrap();
    match act {
        "remove" => json!({ "remove": rest }),
        "put" => json!({"put": {"from": rest[..2], "to": rest[2..]}}),
        "touch" => json!({"touch": {"square": rest, "manner": "plain"}}),
        _ => json!({"place": {"role": "queen", "square": rest, "grip": "released"}}),
    }
}

impl Room {
    pub async fn open(file: &Path, mut set: Set, pair: &'static Pair) -> Room {
        let house = House::rehearse(file).await;
        let chief = house.chief().await;
        chief.round_robin(2, &set.regulations).await;
        if set.boards == "wooden" {
            set.regulations.witness = Witness::Sheets;
        }
        let document = chief.get_json("/api/openapi.json").await;
        let components = &document["components"]["schemas"];
        let samples = Sampler(components).acts(&components["Act"]);
        let acts = [0, 1].map(|side| {
            let mut all = pair.hands(side);
            for (name, act) in &samples {
                // What is written in a sample is the move that was made.
                let text = act
                    .to_string()
                    .replace("\"e4\"", &format!("{:?}", pair.target[side]));
                all.push((name.clone(), serde_json::from_str(&text).unwrap()));
            }
            all
        });
        let [white, black] = acts;
        Room {
            house,
            set,
            pair,
            acts: ByColor { white, black },
            boards: ROUND,
            tried: 0,
        }
    }

    pub(super) async fn does(&self, role: &Role, key: Key, act: Value) -> Result<u64, String> {
        let act: Act = serde_json::from_value(act.clone()).unwrap_or_else(|e| panic!("{act}: {e}"));
        let done = self.house.hall.act(role, key, None, act, None, None).await;
        match done {
            Ok(done) => Ok(done.version),
            Err(refused) => Err(format!("{:?}: {}", refused.kind, view::english(&refused))),
        }
    }

    /// A board on which the move has been made.
    pub(super) async fn board(&mut self, side: usize) -> Key {
        self.boards += 1;
        let key = Key {
            round: ROUND,
            board: self.boards,
        };
        let kind = match self.set.boards {
            "wooden" => BoardKind::Wooden,
            _ => BoardKind::Screen,
        };
        let hall = &self.house.hall;
        let mut regulations = self.set.regulations.clone();
        let start = self.pair.start[side];
        regulations.from_position = start.map(|fen| chess::Position::from_fen(fen).unwrap());
        hall.set_up(key, regulations, ByColor::default(), kind)
            .await
            .unwrap();
        let name = "Chief".to_owned();
        let chief = Role::ChiefArbiter { name };
        self.does(&chief, key, json!("start")).await.unwrap();
        let mut mover = Color::White;
        for mv in self.pair.before[side] {
            self.moves(key, mover, mv).await;
            self.does(&seat(key, mover), key, json!("press"))
                .await
                .unwrap();
            mover = !mover;
        }
        self.the_move(key, side).await;
        if self.set.pressed {
            let pressed = self
                .does(&seat(key, Color::White), key, json!("press"))
                .await;
            pressed.unwrap();
        }
        key
    }

    async fn moves(&self, key: Key, mover: Color, text: &str) {
        let act = json!({"move": {"attempt": attempt(text), "hands": "one"}});
        self.does(&seat(key, mover), key, act).await.unwrap();
    }

    async fn the_move(&self, key: Key, side: usize) {
        let here = |text: &str| text.replace("$T", self.pair.target[side]);
        let white = seat(key, Color::White);
        let done = attempt(&here(self.pair.mv));
        match self.set.course {
            Course::Parts(parts) => {
                for part in parts {
                    let act = in_parts(&here(part));
                    self.does(&white, key, act).await.unwrap();
                }
            }
            Course::Hand => self.moves(key, Color::White, &here(self.pair.mv)).await,
            Course::Sheet => {
                let text = here(self.pair.written);
                let act = json!({"record": {"enter": {"text": text, "claim": false}}});
                self.does(&white, key, act).await.unwrap();
            }
            Course::Said if self.set.regulations.needs.white.visually_disabled => {
                for act in [
                    json!({"blind": {"place": done}}),
                    json!({"blind": {"announce": done}}),
                ] {
                    self.does(&white, key, act).await.unwrap();
                }
            }
            Course::Said => {
                self.moves(key, Color::White, &here(self.pair.mv)).await;
                let act = json!({"blind": {"announce": done}});
                self.does(&white, key, act).await.unwrap();
            }
        }
    }

    /// All that anybody but an arbiter can read of a board.
    pub(super) async fn shown(&self, key: Key, side: usize) -> Vec<(String, String)> {
        let (round, board, by) = (Some(key.round), key.board, None);
        let assistant = |color| Role::Assistant {
            round,
            board,
            color,
            by: None,
        };
        let readers = [
            ("white", seat(key, Color::White)),
            ("black", seat(key, Color::Black)),
            ("assistant of white", assistant(Color::White)),
            ("assistant of black", assistant(Color::Black)),
            ("clock", Role::Clock { board, by }),
            ("public", Role::Spectator),
        ];
        let hall = &self.house.hall;
        let mut all = Vec::new();
        for (name, role) in readers {
            let view = hall.view(&role, key, 0, Language::En).await.unwrap();
            let (version, view) = view.unwrap();
            let view = serde_json::to_value(view).unwrap();
            if let Some(fen) = view["fen"].as_str() {
                // One truth: the pieces of a move that is half made lie in the FEN as on the board.
                let pieces = view["tile"]["pieces"].as_str();
                assert_eq!(fen.split(' ').next(), pieces, "{view}");
            }
            let view = json!([version, view]);
            all.push((name.to_owned(), self.alike(view, side).to_string()));
        }
        let competition = hall.event.state();
        let round = &competition.rounds[0];
        let board = hall.table(key).unwrap().board();
        let reader = Reader::Public(Millis::ZERO);
        let text = pgn::record(
            &competition,
            round,
            &round.pairings[0],
            Some(&board),
            reader,
        );
        let text = pgn::write(&[text], archive::writer::Form::Safe);
        // What was played before is not compared, nor where lines end.
        let words: Vec<&str> = text.split_whitespace().collect();
        let first = format!("{}.", self.pair.before[side].len() / 2 + 1);
        let moves = words.iter().position(|word| *word == first);
        let skipped = match self.pair.before[side].is_empty() {
            true => 0,
            // Of a move that is put back nothing is left but the result.
            false => moves.unwrap_or(words.len() - 1),
        };
        let text = words[skipped..].join(" ");
        all.push(("PGN".to_owned(), self.words(&text, side)));
        all
    }

    pub(super) fn game(&self, key: Key) -> std::sync::Arc<laws::Game> {
        self.house.hall.table(key).unwrap().board().game.clone()
    }
}
