//! The state of a competition, and how each event changes it.
//!
//! `evolve` asks no rule and cannot fail: mending a rule never rewrites a competition that was played.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use laws::regulations::HalfPoints;
use laws::{Millis, Regulations, Ruling};
use serde::{Deserialize, Serialize};

use crate::berger::Cycles;
use crate::event::{Event, Paired, What};
use crate::outcome::{Entry, GameResult, Source};
use crate::player::{Entrant, Participation, Player, PlayerId};
use crate::round::{Board, Pairing, Progress, Round, RoundNumber};
use crate::settings::Settings;

/// A ruling in the history of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offence {
    /// Whose.
    pub player: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// On which board.
    pub board: Board,
    /// What was ruled.
    pub ruling: Ruling,
    /// When.
    pub at: Millis,
}

/// A competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Competition {
    /// When it was announced; nothing else can happen before that.
    pub created: Option<Millis>,
    /// What was announced.
    pub settings: Settings,
    /// Who takes part, by number.
    pub players: BTreeMap<PlayerId, Entrant>,
    /// All rounds, the first one first.
    pub rounds: Vec<Round>,
    /// Once or twice against everybody, if the Berger tables were used.
    pub round_robin: Option<Cycles>,
    /// Rulings that belong to the history of a player, the oldest first.
    pub offences: Vec<Offence>,
    /// The moment of the last event.
    pub last: Millis,
    /// Events so far.
    pub version: u64,
}

impl Competition {
    /// A competition that has not been announced.
    pub fn new() -> Competition {
        Competition::default()
    }

    /// A player.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id).map(|entrant| &entrant.player)
    }

    /// Those who still take part, by number.
    pub fn active(&self) -> impl Iterator<Item = &Player> {
        let still = self.players.values().filter(|entrant| entrant.is_active());
        still.map(|entrant| &entrant.player)
    }

    /// A round.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.get((number.0 as usize).checked_sub(1)?)
    }

    /// A game.
    pub fn pairing(&self, round: RoundNumber, board: Board) -> Option<&Pairing> {
        self.round(round)?.at(board)
    }

    /// The round that is being played, or else the first that has not begun.
    pub fn current_round(&self) -> Option<&Round> {
        self.rounds.iter().find(|round| round.finished.is_none())
    }

    /// The last round that has begun.
    pub fn last_started(&self) -> Option<RoundNumber> {
        let begun = |round: &&Round| round.started.is_some();
        self.rounds
            .iter()
            .rev()
            .find(begun)
            .map(|round| round.number)
    }

    /// Has any round begun?
    pub fn is_started(&self) -> bool {
        self.last_started().is_some()
    }

    /// Is anybody paired?
    pub fn is_paired(&self) -> bool {
        self.rounds.iter().any(|round| !round.pairings.is_empty())
    }

    /// The regulations of one game: those the round began under or else those announced, with the Chess960 start of
    /// the round and what the two players need.
    pub fn regulations_of(&self, round: RoundNumber, board: Board) -> Option<Regulations> {
        let round = self.round(round)?;
        let pairing = round.at(board)?;
        let fixed = round.regulations.as_ref();
        let mut regulations = fixed.unwrap_or(&self.settings.regulations).clone();
        if round.chess960.is_some() {
            regulations.chess960 = round.chess960;
        }
        regulations.needs = ByColor::new_with(|color| {
            let player = self.player(pairing.players[color]);
            player.map(|player| player.needs).unwrap_or_default()
        });
        Some(regulations)
    }

    /// What a result is worth to each side.
    pub fn points_for(&self, result: &GameResult) -> ByColor<HalfPoints> {
        result.points(self.settings.regulations.points)
    }

    /// What a round has brought a player so far.
    pub fn points_in(&self, round: &Round, player: PlayerId) -> HalfPoints {
        if let Some(bye) = round.byes.get(&player) {
            return bye.points(self.settings.regulations.points, self.settings.bye);
        }
        let game = round.game_of(player);
        let scored = game.and_then(|game| {
            let color = game.color_of(player)?;
            Some(self.points_for(game.result()?)[color])
        });
        scored.unwrap_or(HalfPoints(0))
    }

    /// What a player has after a round.
    pub fn points_after(&self, round: RoundNumber, player: PlayerId) -> HalfPoints {
        let played = self.rounds.iter().take(round.0 as usize);
        HalfPoints(
            played
                .map(|round| self.points_in(round, player).0)
                .fold(0, u32::saturating_add),
        )
    }

    /// The history of a player, the oldest first.
    pub fn offences_of(&self, player: PlayerId) -> impl Iterator<Item = &Offence> {
        self.offences
            .iter()
            .filter(move |offence| offence.player == player)
    }

    /// The state after an event.
    #[must_use]
    pub fn evolve(mut self, event: &Event) -> Competition {
        self.apply(event);
        self
    }

    /// Applies an event.
    pub fn apply(&mut self, event: &Event) {
        self.last = event.at;
        self.version += 1;
        match &event.what {
            What::Created(settings) => {
                self.created = Some(event.at);
                self.announce(settings);
            }
            What::Amended(settings) => self.announce(settings),
            What::PlayerAdded(player) => self.enter(player),
            What::PlayersImported(players) => players.iter().for_each(|player| self.enter(player)),
            What::PlayerEdited(player) => {
                if let Some(entrant) = self.players.get_mut(&player.id) {
                    entrant.player = player.clone();
                }
            }
            What::PlayerRemoved(player) => self.strike_out(*player),
            What::Withdrawn { player, reason } => {
                let reason = reason.clone();
                self.participate(*player, Participation::Withdrawn { reason });
            }
            What::Returned(player) => self.participate(*player, Participation::Active),
            What::PlayersSeeded(order) => self.seed(order),
            What::OffenceRecorded {
                player,
                round,
                board,
                ruling,
            } => self.offences.push(Offence {
                player: *player,
                round: *round,
                board: *board,
                ruling: ruling.clone(),
                at: event.at,
            }),
            What::RoundRobinDrawn { cycles, rounds } => {
                self.round_robin = Some(*cycles);
                self.settings.rounds = *rounds;
                self.make_rounds();
            }
            what => self.apply_to_round(what, event.at),
        }
    }

    fn announce(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        self.make_rounds();
    }

    /// There is a place for everything that is said of a round to come.
    fn make_rounds(&mut self) {
        let rounds = self.settings.rounds;
        self.rounds.truncate(rounds as usize);
        for number in self.rounds.len() as u32 + 1..=rounds {
            self.rounds.push(Round {
                number: RoundNumber(number),
                ..Round::default()
            });
        }
    }

    fn enter(&mut self, player: &Player) {
        let entrant = Entrant {
            player: player.clone(),
            participation: Participation::Active,
        };
        self.players.insert(player.id, entrant);
    }

    fn strike_out(&mut self, player: PlayerId) {
        self.players.remove(&player);
        for round in &mut self.rounds {
            round.byes.remove(&player);
            round.absent.remove(&player);
        }
    }

    fn participate(&mut self, player: PlayerId, participation: Participation) {
        if let Some(entrant) = self.players.get_mut(&player) {
            entrant.participation = participation;
        }
    }

    fn seed(&mut self, order: &[PlayerId]) {
        let new: BTreeMap<PlayerId, PlayerId> = (1..)
            .zip(order)
            .map(|(number, old)| (*old, PlayerId(number)))
            .collect();
        let renamed = |old: PlayerId| new.get(&old).copied().unwrap_or(old);
        let players = std::mem::take(&mut self.players);
        self.players = players
            .into_iter()
            .map(|(old, mut entrant)| {
                entrant.player.id = renamed(old);
                (entrant.player.id, entrant)
            })
            .collect();
        for round in &mut self.rounds {
            let byes = std::mem::take(&mut round.byes);
            round.byes = byes
                .into_iter()
                .map(|(id, bye)| (renamed(id), bye))
                .collect();
            let absent = std::mem::take(&mut round.absent);
            round.absent = absent.into_iter().map(renamed).collect();
        }
        for offence in &mut self.offences {
            offence.player = renamed(offence.player);
        }
    }

    fn apply_to_round(&mut self, what: &What, at: Millis) {
        let Some(number) = what.round() else { return };
        let place = (number.0 as usize).checked_sub(1);
        let Some(round) = place.and_then(|place| self.rounds.get_mut(place)) else {
            return;
        };
        round.apply(what, at);
    }
}

impl What {
    /// The round that an event is about, if it is about one.
    pub fn round(&self) -> Option<RoundNumber> {
        match self {
            What::Scheduled { round, .. }
            | What::PairingsSet { round, .. }
            | What::PairingAdded { round, .. }
            | What::ByeGiven { round, .. }
            | What::ByeTakenBack { round, .. }
            | What::BoardsNumbered { round, .. }
            | What::StartDrawn { round, .. }
            | What::MarkedAbsent { round, .. }
            | What::MarkedPresent { round, .. }
            | What::RoundStarted { round, .. }
            | What::RoundFinished(round)
            | What::ResultEntered { round, .. }
            | What::ResultReopened { round, .. }
            | What::Adjourned { round, .. }
            | What::OffenceRecorded { round, .. } => Some(*round),
            What::Created(_)
            | What::Amended(_)
            | What::PlayerAdded(_)
            | What::PlayersImported(_)
            | What::PlayerEdited(_)
            | What::PlayerRemoved(_)
            | What::Withdrawn { .. }
            | What::Returned(_)
            | What::PlayersSeeded(_)
            | What::RoundRobinDrawn { .. } => None,
        }
    }
}

impl Round {
    fn apply(&mut self, what: &What, at: Millis) {
        match what {
            What::Scheduled { date, .. } => self.date.clone_from(date),
            What::PairingsSet { pairings, byes, .. } => {
                self.pairings = pairings.iter().map(paired).collect();
                self.byes = byes.iter().map(|out| (out.player, out.bye)).collect();
                self.sort();
            }
            What::PairingAdded { pairing, .. } => {
                let new = paired(pairing);
                Color::ALL.into_iter().for_each(|color| {
                    self.byes.remove(&new.players[color]);
                });
                self.pairings.push(new);
                self.finished = None;
                self.sort();
            }
            What::ByeGiven { player, bye, .. } => {
                self.byes.insert(*player, *bye);
            }
            What::ByeTakenBack { player, .. } => {
                self.byes.remove(player);
            }
            What::BoardsNumbered { boards, .. } => {
                for pairing in &mut self.pairings {
                    let new = boards.iter().find(|(old, _)| *old == pairing.board);
                    pairing.board = new.map_or(pairing.board, |(_, new)| *new);
                }
                self.sort();
            }
            What::StartDrawn { start, .. } => self.chess960 = Some(*start),
            What::MarkedAbsent { player, .. } => {
                self.absent.insert(*player);
            }
            What::MarkedPresent { player, .. } => {
                self.absent.remove(player);
            }
            What::RoundStarted { regulations, .. } => {
                self.started = Some(at);
                self.regulations = Some(regulations.clone());
            }
            What::RoundFinished(_) => self.finished = Some(at),
            What::ResultEntered {
                board,
                result,
                source,
                ..
            } => self.enter(*board, *result, source, at),
            What::ResultReopened { board, reason, .. } => {
                self.finished = None;
                if let Some(pairing) = self.at_mut(*board) {
                    pairing.earlier.extend(pairing.entry.take());
                    pairing.progress = Progress::Open;
                    pairing.reopened = Some(reason.clone());
                }
            }
            What::Adjourned { board, .. } => {
                if let Some(pairing) = self.at_mut(*board) {
                    pairing.progress = Progress::Adjourned;
                }
            }
            // What is about the whole competition does not come here.
            _ => {}
        }
    }

    fn enter(&mut self, board: Board, result: GameResult, source: &Source, at: Millis) {
        if let Some(pairing) = self.at_mut(board) {
            let source = source.clone();
            let entry = Entry { result, source, at };
            pairing.earlier.extend(pairing.entry.replace(entry));
            pairing.progress = Progress::Decided;
        }
    }

    fn at_mut(&mut self, board: Board) -> Option<&mut Pairing> {
        self.pairings
            .iter_mut()
            .find(|pairing| pairing.board == board)
    }

    fn sort(&mut self) {
        self.pairings.sort_by_key(|pairing| pairing.board);
    }
}

fn paired(pairing: &Paired) -> Pairing {
    let players = ByColor {
        white: pairing.white,
        black: pairing.black,
    };
    Pairing::new(pairing.board, players)
}
