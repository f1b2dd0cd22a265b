//! What is tried on the pairs of boards, and when a trial is over.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use chess::Color;
use laws::regulations::Witness;
use serde_json::{Value, json};
use server::wire::Key;

use super::alike::apart;
use super::room::{Course, Room, seat};

/// What happens after the act is tried too: the mover presses.
const AFTER: &str = "press";

/// Sequences that are drawn.
const SEQUENCES: usize = 60;

/// The act of the opponent whose answer says what a completed move was, and must: he claims that it was illegal.
const CLAIM: &str = "notice-illegal-move";

/// Is it an act of the hand?
fn is_hand(name: &str) -> bool {
    let hands = ["move", "put", "drop", "place", "remove", "touch"];
    hands.iter().any(|hand| name.starts_with(hand))
}

/// Which of all trials are made: every so many of them, from one on.
#[derive(Copy, Clone)]
pub struct Sample {
    pub every: usize,
    pub from: usize,
}

impl Sample {
    pub const ALL: Sample = Sample { every: 1, from: 0 };

    fn has(self, place: usize) -> bool {
        place % self.every == self.from % self.every
    }
}

impl Room {
    /// Every act from both seats; what differs, in words.
    pub async fn try_everything(&mut self, sample: Sample) -> Vec<String> {
        let mut differences = Vec::new();
        let mut fresh = None;
        let acts: Vec<_> = self
            .acts
            .white
            .iter()
            .cloned()
            .zip(self.acts.black.clone())
            .enumerate()
            .filter(|(place, _)| sample.has(*place))
            .map(|(_, acts)| acts)
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
    pub async fn try_sequences(&mut self, sample: Sample) -> Vec<String> {
        let all: Vec<usize> = (0..self.acts.white.len()).collect();
        self.try_of(&all, 2, 5, sample).await
    }

    /// The same of hands, five of six of them the mover's.
    pub async fn try_hands(&mut self, sample: Sample) -> Vec<String> {
        let names = self.acts.white.iter().enumerate();
        let hands = names.filter(|(_, (name, _))| is_hand(name));
        let hands: Vec<usize> = hands.map(|(place, _)| place).collect();
        self.try_of(&hands, 6, 6, sample).await
    }

    async fn try_of(
        &mut self,
        of: &[usize],
        blacks: usize,
        length: usize,
        sample: Sample,
    ) -> Vec<String> {
        let mut differences = Vec::new();
        for seed in (0..SEQUENCES).filter(|seed| sample.has(*seed)) {
            let mut chance = Chance(seed as u64);
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
                if name == CLAIM && self.is_completed(keys[0]) {
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

    /// One sequence, told as a difference is: `white move g1h1, black remove d1`.
    pub async fn try_chain(&mut self, chain: &str) -> Option<String> {
        let keys = [self.board(0).await, self.board(1).await];
        for act in chain.split(", ") {
            let (by, name) = act.split_once(' ').unwrap();
            let by = match by {
                "white" => Color::White,
                _ => Color::Black,
            };
            let known = |all: &[(String, Value)]| {
                let act = all.iter().find(|(known, _)| known == name);
                act.unwrap_or_else(|| panic!("no act {name}")).1.clone()
            };
            let acts = [known(&self.acts.white), known(&self.acts.black)];
            self.tried += 1;
            match self.step(keys, by, [&acts[0], &acts[1]]).await {
                Ok(true) => {}
                Ok(false) => return None,
                Err(words) => return Some(format!("{chain}: {words}")),
            }
        }
        None
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
        let ruled = self.is_over(keys, by, acts[0]);
        // What the hand did to a move that stands is over, and it has been said that it stands.
        if ruled || in_hand && !self.is_in_hand(keys[0]) {
            return Ok(false);
        }
        answers?;
        self.look(keys).await?;
        Ok(true)
    }

    /// Did the act happen? An error says how the boards differ.
    async fn differs(&self, keys: [Key; 2], by: Color, acts: [&Value; 2]) -> Result<bool, String> {
        let done = self.both(keys, by, acts).await?;
        if self.is_over(keys, by, acts[0]) {
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

    /// Has a ruling said what the move was? The mover's own hand brings none: whatever follows from it looks the same. Where the
    /// arbiter steps in at the press, he says there what was made of a move told piece by piece: a forgotten rook is put across, a
    /// step stands.
    fn is_over(&self, keys: [Key; 2], by: Color, act: &Value) -> bool {
        let told = matches!(self.set.course, Course::Parts(_));
        if *act == json!(AFTER) && by == Color::White && told && self.noticed_at_the_press() {
            return true;
        }
        let act = act.as_object().and_then(|act| act.keys().next());
        let hand = by == Color::White && act.is_some_and(|name| is_hand(name));
        !hand && keys.iter().any(|key| self.has_been_ruled(*key))
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
            | laws::Remedy::BecomesQueen { .. }
            | laws::Remedy::Finished { .. } => true,
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
