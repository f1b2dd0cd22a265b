//! How each event changes a competition.
//!
//! `evolve` asks no rule and cannot fail: mending a rule never rewrites a competition that was played.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use laws::Millis;

use crate::competition::{Competition, Offence};
use crate::event::{Event, Paired, What};
use crate::outcome::{Bye, Entry, GameResult, Source};
use crate::player::{Entrant, Participation, Player, PlayerId};
use crate::round::{
    Board, Change, ChangeKind, PairedBy, Pairing, Progress, Round, RoundNumber, SitsOut, SwissDraw,
};
use crate::settings::Settings;
use crate::teams::{Team, TeamEntry};

impl Competition {
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
            What::TeamAdded(team) => self.enter_team(team),
            What::TeamsFormed(teams) => teams.iter().for_each(|team| self.enter_team(team)),
            What::TeamEdited(_)
            | What::TeamRemoved(_)
            | What::TeamWithdrawn { .. }
            | What::TeamReturned(_)
            | What::TeamsSeeded(_) => self.apply_to_team(&event.what),
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
            What::InitialColorDrawn(color) => self.initial_color = Some(*color),
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

    fn enter_team(&mut self, team: &Team) {
        let entry = TeamEntry {
            team: team.clone(),
            participation: Participation::Active,
        };
        self.teams.insert(team.id, entry);
    }

    fn strike_out(&mut self, player: PlayerId) {
        self.players.remove(&player);
        for entry in self.teams.values_mut() {
            entry.team.members.retain(|&member| member != player);
        }
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
        for member in self
            .teams
            .values_mut()
            .flat_map(|one| &mut one.team.members)
        {
            *member = renamed(*member);
        }
        // In team events these are numbers of teams.
        if !self.is_team() {
            let apart = self.settings.kept_apart.iter_mut();
            for player in apart.flat_map(|apart| &mut apart.players) {
                *player = renamed(*player);
            }
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
            | What::MatchesSet { round, .. }
            | What::LineUpSet { round, .. }
            | What::TeamByeGiven { round, .. }
            | What::TeamByeTakenBack { round, .. }
            | What::SwissPaired { round, .. }
            | What::PairingsPublished(round)
            | What::PairingsHidden { round, .. }
            | What::PlayersSwapped { round, .. }
            | What::PairingAdded { round, .. }
            | What::ByeGiven { round, .. }
            | What::ByeTakenBack { round, .. }
            | What::BoardsNumbered { round, .. }
            | What::StartDrawn { round, .. }
            | What::MarkedAbsent { round, .. }
            | What::MarkedPresent { round, .. }
            | What::RoundStarted { round, .. }
            | What::StartTakenBack(round)
            | What::RoundFinished(round)
            | What::FinishTakenBack(round)
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
            | What::TeamAdded(_)
            | What::TeamsFormed(_)
            | What::TeamEdited(_)
            | What::TeamRemoved(_)
            | What::TeamWithdrawn { .. }
            | What::TeamReturned(_)
            | What::TeamsSeeded(_)
            | What::InitialColorDrawn(_)
            | What::RoundRobinDrawn { .. } => None,
        }
    }
}

impl Round {
    fn set(&mut self, pairings: &[Paired], byes: &[SitsOut], by: PairedBy) {
        self.pairings = pairings.iter().map(paired).collect();
        self.byes = byes.iter().map(|out| (out.player, out.bye)).collect();
        self.paired_by = by;
        self.draw = None;
        self.sort();
    }

    pub(crate) fn note(&mut self, at: Millis, kind: ChangeKind, reason: &str) {
        let reason = reason.to_owned();
        self.changes.push(Change { at, kind, reason });
    }

    fn change_by_hand(&mut self) {
        if self.paired_by == PairedBy::Swiss {
            self.paired_by = PairedBy::SwissChanged;
        }
    }

    fn swap(&mut self, one: PlayerId, two: PlayerId) {
        let other = |player: PlayerId| match player {
            player if player == one => two,
            player if player == two => one,
            player => player,
        };
        for game in &mut self.pairings {
            game.players = game.players.map(other);
        }
        let byes = std::mem::take(&mut self.byes);
        self.byes = byes
            .into_iter()
            .map(|(player, bye)| (other(player), bye))
            .collect();
        self.change_by_hand();
    }

    fn apply(&mut self, what: &What, at: Millis) {
        match what {
            What::Scheduled { date, .. } => self.date.clone_from(date),
            What::PairingsSet { pairings, byes, .. } => {
                self.set(pairings, byes, PairedBy::Hand);
            }
            What::SwissPaired {
                pairings,
                byes,
                reason,
                ..
            } => {
                self.set(pairings, byes, PairedBy::Swiss);
                self.draw = Some(draw(pairings, byes, at));
                if !reason.is_empty() {
                    self.note(at, ChangeKind::PairedAgain, reason);
                }
            }
            What::PairingsPublished(_) => self.hidden = false,
            What::PairingsHidden { reason, .. } => {
                self.hidden = true;
                if !reason.is_empty() {
                    self.note(at, ChangeKind::TakenBack, reason);
                }
            }
            What::PlayersSwapped {
                one, two, reason, ..
            } => {
                self.swap(*one, *two);
                let (one, two) = (*one, *two);
                self.note(at, ChangeKind::Swapped { one, two }, reason);
            }
            What::PairingAdded { pairing, .. } => self.add(paired(pairing)),
            What::ByeGiven { player, bye, .. } => {
                self.byes.insert(*player, *bye);
            }
            What::ByeTakenBack { player, .. } => {
                self.byes.remove(player);
            }
            What::BoardsNumbered { boards, .. } => self.number(boards),
            What::MatchesSet { .. }
            | What::LineUpSet { .. }
            | What::TeamByeGiven { .. }
            | What::TeamByeTakenBack { .. } => self.apply_to_matches(what, at),
            what => self.apply_in_play(what, at),
        }
    }

    /// The same from the start of a round on.
    fn apply_in_play(&mut self, what: &What, at: Millis) {
        match what {
            What::StartDrawn { start, .. } => self.chess960 = Some(*start),
            What::MarkedAbsent { player, .. } => {
                self.absent.insert(*player);
            }
            What::MarkedPresent { player, .. } => {
                self.absent.remove(player);
            }
            What::RoundStarted {
                regulations,
                devices,
                ..
            } => {
                self.started = Some(at);
                self.devices = Some(*devices);
                self.regulations = Some(regulations.clone());
            }
            What::StartTakenBack(_) => self.take_back_start(),
            What::RoundFinished(_) => self.finished = Some(at),
            What::FinishTakenBack(_) => self.finished = None,
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

    fn add(&mut self, new: Pairing) {
        self.change_by_hand();
        for color in Color::ALL {
            self.byes.remove(&new.players[color]);
        }
        self.pairings.push(new);
        self.finished = None;
        self.sort();
    }

    fn number(&mut self, boards: &[(Board, Board)]) {
        for pairing in &mut self.pairings {
            let new = boards.iter().find(|(old, _)| *old == pairing.board);
            pairing.board = new.map_or(pairing.board, |(_, new)| *new);
        }
        self.sort();
    }

    fn enter(&mut self, board: Board, result: GameResult, source: &Source, at: Millis) {
        if let Some(pairing) = self.at_mut(board) {
            let source = source.clone();
            let entry = Entry { result, source, at };
            pairing.earlier.extend(pairing.entry.replace(entry));
            pairing.progress = Progress::Decided;
        }
    }

    /// As it was before the start; what the start itself entered is out again.
    fn take_back_start(&mut self) {
        self.started = None;
        self.devices = None;
        self.regulations = None;
        for pairing in &mut self.pairings {
            if matches!(
                pairing.entry,
                Some(Entry {
                    source: Source::Withdrawal,
                    ..
                })
            ) {
                pairing.entry = None;
                pairing.progress = Progress::Open;
            }
        }
    }

    fn at_mut(&mut self, board: Board) -> Option<&mut Pairing> {
        self.pairings
            .iter_mut()
            .find(|pairing| pairing.board == board)
    }

    pub(crate) fn sort(&mut self) {
        self.pairings.sort_by_key(|pairing| pairing.board);
    }
}

fn draw(pairings: &[Paired], byes: &[SitsOut], at: Millis) -> SwissDraw {
    let games = pairings.iter().map(|game| ByColor {
        white: game.white,
        black: game.black,
    });
    let bye = byes.iter().find(|out| out.bye == Bye::PairingAllocated);
    SwissDraw {
        at,
        games: games.collect(),
        bye: bye.map(|out| out.player),
    }
}

pub(crate) fn paired(pairing: &Paired) -> Pairing {
    let players = ByColor {
        white: pairing.white,
        black: pairing.black,
    };
    Pairing::new(pairing.board, players)
}
