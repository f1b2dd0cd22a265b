//! The state of a competition, and what can be asked of it.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use laws::regulations::{HalfPoints, Witness};
use laws::{Millis, Regulations, Ruling};
use serde::{Deserialize, Serialize};

use crate::berger::Cycles;
use crate::outcome::{Bye, GameResult};
use crate::player::{Entrant, Player, PlayerId};
use crate::round::{Board, Pairing, Round, RoundNumber};
use crate::settings::{Boards, Settings};
use crate::teams::{TeamEntry, TeamId};

/// A ruling in the history of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionOffence))]
pub struct Offence {
    /// Whose.
    pub player: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// On which board.
    pub board: Board,
    /// What was ruled.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub ruling: Ruling,
    /// When.
    pub at: Millis,
}

/// A competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Competition {
    /// When it was announced; nothing else can happen before that.
    pub created: Option<Millis>,
    /// What was announced.
    pub settings: Settings,
    /// Who takes part, by number.
    pub players: BTreeMap<PlayerId, Entrant>,
    /// Teams, by number; none where players play for themselves.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub teams: BTreeMap<TeamId, TeamEntry>,
    /// All rounds, the first one first.
    pub rounds: Vec<Round>,
    /// Once or twice against everybody, if the Berger tables were used.
    pub round_robin: Option<Cycles>,
    /// The initial colour of a Swiss, once it is drawn.
    #[serde(default)]
    pub initial_color: Option<Color>,
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
        self.rounds
            .iter()
            .any(|round| !round.pairings.is_empty() || !round.matches.is_empty())
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
        regulations.witness = match self.settings.boards {
            Boards::Wooden => Witness::Sheets,
            Boards::Screen => Witness::Board,
        };
        regulations.needs = ByColor::new_with(|color| {
            let player = self.player(pairing.players[color]);
            player.map(|player| player.needs).unwrap_or_default()
        });
        Some(regulations)
    }

    /// Does the hall see the game on this board? What is changed in the middle of a round counts from the next one.
    pub fn has_devices(&self, round: &Round, board: Board) -> bool {
        round.devices.unwrap_or(self.settings.devices).at(board)
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

    /// What a player has after a round. Only rounds that have begun count.
    pub fn points_after(&self, round: RoundNumber, player: PlayerId) -> HalfPoints {
        let rounds = self.rounds.iter().take(round.0 as usize);
        let played = rounds.filter(|round| round.started.is_some());
        HalfPoints(
            played
                .map(|round| self.points_in(round, player).0)
                .fold(0, u32::saturating_add),
        )
    }

    /// As it was known at a moment: results that came later are not in it, and those that they replaced are again.
    #[must_use]
    pub fn known_at(&self, at: Millis) -> Competition {
        let mut known = self.clone();
        for pairing in known.rounds.iter_mut().flat_map(|r| &mut r.pairings) {
            while pairing.entry.as_ref().is_some_and(|entry| entry.at > at) {
                pairing.entry = pairing.earlier.pop();
            }
        }
        known
    }

    /// As everybody may know it: pairings that are not published are not in it.
    #[must_use]
    pub fn published(&self) -> Competition {
        let mut known = self.clone();
        for round in known.rounds.iter_mut().filter(|round| round.hidden) {
            round.pairings.clear();
            round.absent.clear();
            round.matches.clear();
            round.line_ups.clear();
            let asked = |bye: &Bye| !matches!(bye, Bye::PairingAllocated | Bye::Unopposed);
            round.byes.retain(|_, bye| asked(bye));
            round.team_byes.retain(|_, bye| asked(bye));
            round.draw = None;
            round.changes.clear();
        }
        known
    }

    /// The history of a player, the oldest first.
    pub fn offences_of(&self, player: PlayerId) -> impl Iterator<Item = &Offence> {
        self.offences
            .iter()
            .filter(move |offence| offence.player == player)
    }
}
