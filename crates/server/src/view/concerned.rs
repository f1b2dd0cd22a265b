//! Whose pairings the device of a link is told: those of its player in every round, so that it can say where he sits
//! next, or those of its board.

use event::{Board, Competition, Pairing, PlayerId, RoundNumber};

use crate::access::Role;

/// See the module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Concerned {
    /// A board in every round.
    Board(Board),
    /// A player in every round.
    Player(PlayerId),
}

impl Concerned {
    /// What concerns a role; everything, if it has no link.
    pub fn by(role: &Role, competition: &Competition) -> Option<Concerned> {
        match *role {
            Role::Waiting { player, .. } => Some(Concerned::Player(PlayerId(player))),
            Role::Seat {
                round: Some(round),
                board,
                color,
                ..
            }
            | Role::Assistant {
                round: Some(round),
                board,
                color,
                ..
            } => {
                let game = competition.pairing(RoundNumber(round), Board(board));
                let player = game.map(|game| game.players[color]);
                Some(player.map_or(Concerned::Board(Board(board)), Concerned::Player))
            }
            Role::Seat { board, .. }
            | Role::Clock { board, .. }
            | Role::Assistant { board, .. } => Some(Concerned::Board(Board(board))),
            Role::ChiefArbiter { .. }
            | Role::Arbiter { .. }
            | Role::Organiser { .. }
            | Role::Spectator => None,
        }
    }

    /// Does this game concern him?
    pub fn plays(self, game: &Pairing) -> bool {
        match self {
            Concerned::Board(board) => game.board == board,
            Concerned::Player(player) => game.color_of(player).is_some(),
        }
    }

    /// Does this bye?
    pub fn sits_out(self, player: PlayerId) -> bool {
        self == Concerned::Player(player)
    }
}
