//! One result and one position: whatever arbiters rule, repair and enter and players sign, every view and every export says
//! the same of a board.

use chess::notation::Language;
use chess::{ByColor, Color};
use laws::regulations::{Confirmation, SheetKind};
use laws::{Act, Edition, Game, Outcome, Regulations};
use serde_json::{Value, json};
use server::access::Role;
use server::view;
use server::wire::Key;

use crate::common::{House, PATIENCE, Person};

/// Repeatable chance (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

const REASON: &str = "the arbiter has looked";

fn outcomes() -> Vec<Value> {
    vec![
        json!({"win": "white"}),
        json!({"win": "black"}),
        json!("draw"),
        json!({"unplayed": {"white": true, "black": false}}),
        json!({"unplayed": {"white": false, "black": false}}),
        json!({"score": {"white": 1, "black": 0}}),
    ]
}

/// What a player does: mostly moves, so that there is something to rule on.
fn of_player(chance: &mut Chance, game: &Game) -> Value {
    let legal = game.position().legal_moves();
    match chance.below(10) {
        0..=3 if !legal.is_empty() => {
            let attempt: chess::Attempt = legal[chance.below(legal.len())].into();
            json!({"move": {"attempt": attempt, "hands": "one"}})
        }
        0..=5 => json!("press"),
        6 => {
            let squares = ["e2e5", "d7d4", "a1a5", "e1e3"];
            let attempt = laws::command::parse_attempt(chance.of(&squares));
            json!({"move": {"attempt": attempt, "hands": "one"}})
        }
        7 => chance.of(&[
            json!("offer-draw"),
            json!("accept-draw"),
            json!("notice-illegal-move"),
        ]),
        8 if chance.below(4) == 0 => json!("resign"),
        _ => json!({"record": {"sign": game.outcome.unwrap_or(Outcome::Draw)}}),
    }
}

/// What an arbiter does.
fn of_arbiter(chance: &mut Chance, game: &Game) -> Value {
    let repair = |repair: Value| json!({"repair": {"repair": repair, "reason": REASON}});
    let number = 1 + chance.below(game.plies.len() / 2 + 1);
    let of = chance.of(&["white", "black"]);
    let attempt = laws::command::parse_attempt(chance.of(&["e2e4", "e7e5", "g1f3", "b8c6"]));
    let outcome = chance.of(&outcomes());
    match chance.below(14) {
        0 => repair(json!({"replace": {"number": number, "of": of, "attempt": attempt}})),
        1 => repair(json!({"insert": {"number": number, "of": of, "attempt": attempt}})),
        2 => repair(json!({"take-out": {"number": number, "of": of}})),
        3 => {
            let fens = [
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            ];
            repair(json!({"set-position": {"position": chance.of(&fens)}}))
        }
        4 => repair(json!({"give-time": {"to": of, "time": 60_000}})),
        5 => repair(json!({"withdraw": 1 + chance.below(game.rulings.len() + 1)})),
        6 | 7 => repair(json!("go-on")),
        8 => json!({"conduct": {"enter-result":
            {"outcome": outcome, "ground": "error", "reason": REASON}}}),
        9 => json!({"decide-otherwise": {"reason": REASON, "result": outcome}}),
        10 => json!({"decide-otherwise": {"reason": REASON, "result": null}}),
        11 => json!("confirm"),
        12 => chance.of(&[
            json!({"answer": "yes"}),
            json!({"answer": "no"}),
            json!({"answer": "nothing"}),
        ]),
        _ => json!("restart-clock"),
    }
}

struct Hall {
    house: House,
    chief: Person,
}

impl Hall {
    fn role(&self) -> Role {
        Role::ChiefArbiter {
            name: "Chief".into(),
        }
    }

    fn game(&self, key: Key) -> Game {
        let board = self.house.hall.table(key).unwrap().board();
        Game::clone(&board.game)
    }

    /// Something happens at a board, or cannot.
    async fn something(&self, chance: &mut Chance, key: Key) {
        let game = self.game(key);
        let hall = &self.house.hall;
        let roll = chance.below(12);
        if roll == 0 {
            // By the grid of results, or taken back there.
            let result = json!({"outcome": chance.of(&outcomes())});
            let (round, board) = (key.round, key.board);
            let act = match chance.below(3) {
                0 => json!({"reopen-result": {"round": round, "board": board, "reason": REASON}}),
                _ => json!({"enter-result":
                    {"round": round, "board": board, "result": result, "reason": REASON}}),
            };
            self.chief
                .post("/api/event/acts", &json!({ "act": act }))
                .await;
            return;
        }
        let (role, act) = match roll {
            1..=4 => (self.role(), of_arbiter(chance, &game)),
            _ => {
                let color = match chance.below(3) {
                    0 => !game.turn(),
                    _ => game.turn(),
                };
                let role = Role::Seat {
                    round: Some(key.round),
                    board: key.board,
                    color,
                    by: None,
                };
                (role, of_player(chance, &game))
            }
        };
        let act: Act = serde_json::from_value(act.clone()).unwrap_or_else(|e| panic!("{act}: {e}"));
        let _ = hall.act(&role, key, None, act, None, None).await;
    }

    async fn seen_by(&self, role: &Role, key: Key) -> Value {
        let view = self.house.hall.view(role, key, 0, Language::En).await;
        serde_json::to_value(view.unwrap().unwrap().1).unwrap()
    }

    /// Everything that says how a board stands says the same.
    async fn agrees(&self, key: Key) {
        let game = self.game(key);
        let score = game.outcome.as_ref().map(view::score);
        let score = score.map_or(Value::Null, Value::String);
        self.views_agree(key, &score).await;
        self.competition_agrees(key, &game, &score).await;
        self.exports_agree(key, &game).await;
    }

    async fn views_agree(&self, key: Key, score: &Value) {
        let (round, board) = (Some(key.round), key.board);
        let seat = |color| Role::Seat {
            round,
            board,
            color,
            by: None,
        };
        let clock = Role::Clock { board, by: None };
        let roles = [
            seat(Color::White),
            seat(Color::Black),
            clock,
            Role::Spectator,
            self.role(),
        ];
        let mut pieces = Vec::new();
        for role in &roles {
            let view = self.seen_by(role, key).await;
            let shown = match view["result"].is_null() {
                true => &Value::Null,
                false => &view["result"]["score"],
            };
            assert_eq!(shown, score, "{role:?}: {view}");
            if let Some(tile) = view.get("tile") {
                assert_eq!(&tile["result"], score, "{role:?}: {view}");
                pieces.push(tile["pieces"].clone());
            }
            if let Some(lying) = view.get("pieces") {
                pieces.push(lying.clone());
            }
            if view["for"] == "public" {
                let fen = view["fen"].as_str().unwrap();
                pieces.push(json!(fen.split(' ').next()));
            }
        }
        assert!(pieces.iter().all(|one| *one == pieces[0]), "{pieces:?}");
    }

    async fn competition_agrees(&self, key: Key, game: &Game, score: &Value) {
        let place = key.board as usize - 1;
        let outcome = json!(game.outcome);
        // The board is answered first; the competition hears of it right after.
        let heard = async {
            loop {
                let event = self.chief.get_json("/api/event").await;
                let entry = &event["rounds"][0]["pairings"][place]["entry"];
                let entered = match entry.is_null() {
                    true => &Value::Null,
                    false => &entry["result"]["outcome"],
                };
                if *entered == outcome {
                    return;
                }
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        };
        let heard = tokio::time::timeout(PATIENCE, heard).await;
        let last = game.rulings.len().saturating_sub(6);
        let rulings: Vec<_> = game.rulings.since(last).collect();
        assert!(heard.is_ok(), "never heard of {outcome}: {rulings:#?}");
        let hall = self.chief.get_json("/api/hall").await;
        assert_eq!(&hall["rounds"][0]["pairings"][place]["result"], score);
    }

    async fn exports_agree(&self, key: Key, game: &Game) {
        let sign = match game.outcome {
            Some(Outcome::Win(Color::White)) => "1-0",
            Some(Outcome::Win(Color::Black)) => "0-1",
            Some(Outcome::Draw) => "1/2-1/2",
            Some(Outcome::Unplayed(ByColor {
                white: true,
                black: false,
            })) => "1-0",
            _ => "*",
        };
        let live = format!("/rounds/{}/boards/{}.pgn", key.round, key.board);
        let paths = [live.as_str(), "/games.pgn", "/api/export/games.pgn"];
        for path in paths {
            let text = self.chief.get(path).await.1;
            let board = format!("[Board \"{}\"]", key.board);
            let of_board = text.split("[Event ").filter(|game| game.contains(&board));
            let last = of_board.last().unwrap_or_else(|| panic!("{path}: {text}"));
            let tag = format!("[Result \"{sign}\"]");
            assert!(last.contains(&tag), "{path} without {tag}: {last}");
            assert!(last.trim_end().contains(sign), "{path}: {last}");
        }
        let record = format!("/api/records/{}/{}", key.round, key.board);
        let record = self.chief.get_json(&record).await;
        let view = self.seen_by(&Role::Spectator, key).await;
        assert_eq!(record["game"]["fen"], view["fen"]);
        assert_eq!(record["game"]["result"], view["result"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_view_and_every_export_has_the_same_result_and_position() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.scoresheets = SheetKind::Electronic;
    regulations.confirmation = Confirmation::ByArbiter;
    const BOARDS: u32 = 12;
    chief.round_robin(2 * BOARDS, &regulations).await;
    let hall = Hall { house, chief };
    let (mut finished, mut open) = (0, 0);
    for board in 1..=BOARDS {
        let key = Key { round: 1, board };
        let mut chance = Chance(u64::from(board).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for step in 1..=60 {
            hall.something(&mut chance, key).await;
            if step % 6 == 0 {
                hall.agrees(key).await;
                match hall.game(key).outcome {
                    Some(_) => finished += 1,
                    None => open += 1,
                }
            }
        }
    }
    assert!(
        finished > 20 && open > 20,
        "{finished} finished, {open} open"
    );
}
