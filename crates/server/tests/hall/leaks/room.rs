//! A hall with as many pairs of boards as acts are tried.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
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
    house: House,
    set: Set,
    pair: &'static Pair,
    acts: ByColor<Vec<(String, Value)>>,
    boards: u32,
    pub tried: usize,
}

const ROUND: u32 = 1;

/// What happens after the act is tried too: the mover presses.
const AFTER: &str = "press";

fn seat(key: Key, color: Color) -> Role {
    Role::Seat {
        round: Some(key.round),
        board: key.board,
        color,
        by: None,
    }
}

/// The act of the opponent whose answer says what a completed move was, and must: he claims that it was illegal.
const CLAIM: &str = "notice-illegal-move";

/// Is it an act of the hand?
fn is_hand(name: &str) -> bool {
    let hands = ["move", "put", "drop", "place", "remove", "touch"];
    hands.iter().any(|hand| name.starts_with(hand))
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

    async fn does(&self, role: &Role, key: Key, act: Value) -> Result<u64, String> {
        let act: Act = serde_json::from_value(act.clone()).unwrap_or_else(|e| panic!("{act}: {e}"));
        let done = self.house.hall.act(role, key, None, act, None, None).await;
        match done {
            Ok(done) => Ok(done.version),
            Err(refused) => Err(format!("{:?}: {}", refused.kind, view::english(&refused))),
        }
    }

    /// A board on which the move has been made.
    async fn board(&mut self, side: usize) -> Key {
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
    async fn shown(&self, key: Key, side: usize) -> Vec<(String, String)> {
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
            let view = serde_json::to_value(view.unwrap()).unwrap();
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

    /// The same text for both boards, as far as only the move differs.
    fn words(&self, text: &str, side: usize) -> String {
        let target = self.pair.target;
        if target[0] == target[1] {
            // The right to castle was lost by what was played before.
            let text = text.replace(" Kkq ", " kq ").replace(" Gkq ", " kq ");
            let text = text.replace(" Hkq ", " kq ").replace(" H - ", " - - ");
            let text = text.replace(" K - ", " - - ").replace(" G - ", " - - ");
            // Whether a pawn has just gone two squares was seen then.
            return text.replace(" w - d6 ", " w - - ");
        }
        let text = match placement(text, target[side], target[1 - side]) {
            Some(text) => text,
            None => text.to_owned(),
        };
        // Whether a reply gives check depends on where the piece went.
        text.replace(&phonetic(target[side]), "<there>")
            .replace(target[side], "<there>")
            .replace(", check", "")
            .replace('+', "")
    }

    fn alike(&self, value: Value, side: usize) -> Value {
        match value {
            Value::String(text) => Value::String(self.words(&text, side)),
            Value::Array(all) => all.into_iter().map(|one| self.alike(one, side)).collect(),
            Value::Object(mut all) => {
                all.remove("key");
                for name in ["moves", "sheet"] {
                    if let Some(Value::Array(moves)) = all.get_mut(name) {
                        let played = self.pair.before[side].len();
                        moves.drain(..played.min(moves.len()));
                    }
                }
                let all = all.into_iter();
                Value::Object(all.map(|(k, v)| (k, self.alike(v, side))).collect())
            }
            other => other,
        }
    }

    /// Every act from both seats; what differs, in words.
    pub async fn try_everything(&mut self) -> Vec<String> {
        let mut differences = Vec::new();
        let mut fresh = None;
        let acts: Vec<_> = self
            .acts
            .white
            .iter()
            .cloned()
            .zip(self.acts.black.clone())
            .collect();
        for ((name, legal), (_, illegal)) in acts {
            for by in Color::ALL {
                if self.set.pressed && by == Color::Black && name == CLAIM {
                    continue;
                }
                self.tried += 1;
                let keys = match fresh.take() {
                    Some(keys) => keys,
                    None => [self.board(0).await, self.board(1).await],
                };
                let found = self.differs(keys, by, [&legal, &illegal]).await;
                match found {
                    Ok(true) => {}
                    // Nothing has happened: the boards serve again.
                    Ok(false) => fresh = Some(keys),
                    Err(words) => differences.push(format!("{by} {name}: {words}")),
                }
            }
        }
        differences
    }

    /// Some acts one after another, by either seat and by chance, until somebody is told what the move was.
    pub async fn try_sequences(&mut self, count: u64, length: usize) -> Vec<String> {
        let all: Vec<usize> = (0..self.acts.white.len()).collect();
        self.try_of(&all, 2, count, length).await
    }

    /// The same of hands, five of six of them the mover's.
    pub async fn try_hands(&mut self, count: u64, length: usize) -> Vec<String> {
        let names = self.acts.white.iter().enumerate();
        let hands = names.filter(|(_, (name, _))| is_hand(name));
        let hands: Vec<usize> = hands.map(|(place, _)| place).collect();
        self.try_of(&hands, 6, count, length).await
    }

    async fn try_of(
        &mut self,
        of: &[usize],
        blacks: usize,
        count: u64,
        length: usize,
    ) -> Vec<String> {
        let mut differences = Vec::new();
        for seed in 0..count {
            let mut chance = Chance(seed);
            let keys = [self.board(0).await, self.board(1).await];
            let mut told = Vec::new();
            while told.len() < length {
                let by = match chance.below(blacks) {
                    0 => Color::Black,
                    _ => Color::White,
                };
                let place = of[chance.below(of.len())];
                let (name, legal) = self.acts.white[place].clone();
                let illegal = self.acts.black[place].1.clone();
                // Once the move is completed, a claim that it was illegal says what it was, and must.
                let claimed = match by {
                    Color::Black => self.is_completed(keys[0]),
                    Color::White => self.is_answered(keys[0]),
                };
                if name == CLAIM && claimed {
                    continue;
                }
                self.tried += 1;
                told.push(format!("{by} {name}"));
                match self.step(keys, by, [&legal, &illegal]).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(words) => {
                        differences.push(format!("{}: {words}", told.join(", ")));
                        break;
                    }
                }
            }
        }
        differences
    }

    /// The same act on both boards: was it taken? An error if it was answered otherwise here than there.
    async fn both(&self, keys: [Key; 2], by: Color, acts: [&Value; 2]) -> Result<bool, String> {
        let mut answers = Vec::new();
        for (key, act) in keys.into_iter().zip(acts) {
            answers.push(self.does(&seat(key, by), key, act.clone()).await);
        }
        match answers[0] == answers[1] {
            true => Ok(answers[0].is_ok()),
            false => Err(format!("{:?} but {:?}", answers[0], answers[1])),
        }
    }

    /// One act of a sequence. Does it go on?
    async fn step(&self, keys: [Key; 2], by: Color, acts: [&Value; 2]) -> Result<bool, String> {
        let in_hand = self.is_in_hand(keys[0]);
        let answers = self.both(keys, by, acts).await;
        let ruled = keys.iter().any(|key| self.has_been_ruled(*key));
        // What the hand did to a move that stands is over, and it has been said that it stands.
        let in_parts = matches!(self.set.course, Course::Parts(_));
        let settled = in_parts && self.is_answered(keys[0]) && self.noticed_at_the_press();
        if ruled || settled || in_hand && !self.is_in_hand(keys[0]) {
            return Ok(false);
        }
        answers?;
        self.look(keys).await?;
        Ok(true)
    }

    /// Did the act happen? An error says how the boards differ.
    async fn differs(&self, keys: [Key; 2], by: Color, acts: [&Value; 2]) -> Result<bool, String> {
        let done = self.both(keys, by, acts).await?;
        // What was told piece by piece is settled by the press.
        let in_parts = matches!(self.set.course, Course::Parts(_));
        let settled = in_parts && self.is_answered(keys[0]) && self.noticed_at_the_press();
        if settled || keys.iter().any(|key| self.has_been_ruled(*key)) {
            return Ok(true);
        }
        self.look(keys).await?;
        if !done {
            return Ok(false);
        }
        if !self.noticed_at_the_press() && !self.is_in_hand(keys[0]) {
            let mut pressed = Vec::new();
            for key in keys {
                pressed.push(self.does(&seat(key, Color::White), key, json!(AFTER)).await);
            }
            if pressed[0] != pressed[1] {
                return Err(format!(
                    "then pressed: {:?} but {:?}",
                    pressed[0], pressed[1]
                ));
            }
            self.look(keys)
                .await
                .map_err(|words| format!("then pressed: {words}"))?;
        }
        Ok(true)
    }

    fn game(&self, key: Key) -> std::sync::Arc<laws::Game> {
        self.house.hall.table(key).unwrap().board().game.clone()
    }

    /// Has the move gone back? An answer before the press brings the arbiter where he steps in by himself.
    fn has_been_ruled(&self, key: Key) -> bool {
        // Or has it been said that the king has only stepped, and not castled?
        let in_parts = matches!(self.set.course, Course::Parts(_));
        let stands = in_parts && !self.is_in_hand(key);
        let game = self.game(key);
        // Whoever complains of a hand at work is told what it is bound to (4.8).
        let back = |(place, ruling): (usize, &laws::Ruling)| match ruling.remedy {
            laws::Remedy::Reinstate { .. }
            | laws::Remedy::GoBack { .. }
            | laws::Remedy::PressUndone { .. }
            | laws::Remedy::BecomesQueen { .. } => true,
            laws::Remedy::MoveStands { .. } => stands,
            laws::Remedy::MustMove { .. } => game.is_said_again(place),
            _ => false,
        };
        game.rulings.iter().enumerate().any(back)
    }

    /// Has the hand gone back to a move that stands? With the press it is said that it does.
    fn is_in_hand(&self, key: Key) -> bool {
        let game = self.game(key);
        game.plies.last().is_some_and(|ply| ply.again.is_some())
    }

    /// Is the move completed, as everybody sees it?
    fn is_completed(&self, key: Key) -> bool {
        let place = self.pair.before[0].len();
        let game = self.game(key);
        place < game.plies.len() && game.is_completed(place)
    }

    /// Has it been pressed for, or answered?
    fn is_answered(&self, key: Key) -> bool {
        let place = self.pair.before[0].len();
        let game = self.game(key);
        (game.plies.get(place)).is_some_and(|ply| ply.completed.is_some())
    }

    /// Does the arbiter step in when the clock is pressed? Then his ruling says what the move was.
    fn noticed_at_the_press(&self) -> bool {
        let regulations = &self.set.regulations;
        let at_once = regulations.illegal == laws::regulations::IllegalNotice::AtOnce;
        regulations.witness == Witness::Board && regulations.is_supervised() && at_once
    }

    async fn look(&self, keys: [Key; 2]) -> Result<(), String> {
        let legal = self.shown(keys[0], 0).await;
        let illegal = self.shown(keys[1], 1).await;
        for ((who, one), (_, other)) in legal.into_iter().zip(illegal) {
            if one != other {
                return Err(format!("{who} sees\n  {}", apart(&one, &other)));
            }
        }
        Ok(())
    }
}

/// A square as it is read out (D.2.1).
fn phonetic(square: &str) -> String {
    let files = [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ];
    let ranks = [
        "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
    ];
    let [file, rank] = square.as_bytes() else {
        panic!("{square}");
    };
    let (file, rank) = (usize::from(file - b'a'), usize::from(rank - b'1'));
    format!("{} {}", files[file], ranks[rank])
}

/// Chance that is the same at every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        let mut hash = DefaultHasher::new();
        self.0.hash(&mut hash);
        self.0 = hash.finish();
        (self.0 % bound as u64) as usize
    }
}

/// The places where two texts differ.
fn apart(one: &str, other: &str) -> String {
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let cut = |text: &str| {
        let from = text.floor_char_boundary(same.saturating_sub(50));
        let to = text.ceil_char_boundary((same + 120).min(text.len()));
        text[from..to].to_owned()
    };
    format!("{}\n  {}", cut(one), cut(other))
}

/// A FEN, or its first field, without the piece that moved: where it stands is the move itself.
fn placement(text: &str, target: &str, other: &str) -> Option<String> {
    let (pieces, rest) = text.split_once(' ').unwrap_or((text, ""));
    if pieces.matches('/').count() != 7 {
        return None;
    }
    let mut squares = String::new();
    for sign in pieces.chars() {
        match sign.to_digit(10) {
            Some(n) => squares.extend(std::iter::repeat_n('.', n as usize)),
            None if sign == '/' => {}
            None => squares.push(sign),
        }
    }
    let mut squares: Vec<char> = squares.chars().collect();
    assert_eq!(squares.len(), 64, "{text} with {target}");
    let mut mark = String::new();
    for square in [target, other] {
        let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
        let place = usize::from(7 - rank) * 8 + usize::from(file);
        mark.extend([' ', squares[place]]);
        squares[place] = '.';
    }
    let squares: String = squares.into_iter().collect();
    Some(format!("{squares}{mark} {rest}"))
}
