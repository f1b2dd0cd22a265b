//! Links: what each of them belongs to, and for whom the hall takes the device that shows one.
//!
//! The link of a seat belongs to a player in one round, or to a place at a board if the event says so. What it opens
//! depends on the pairings as they stand, so that a player who is moved to another board takes his link along, and
//! nobody ever acts for the one who sits there next.

use chess::Color;
use event::settings::Links;
use event::{Board, Competition, Pairing, PlayerId, RoundNumber};
use serde::{Deserialize, Serialize};

use super::{Change, Place, Role};

/// Who uses a player's link.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The player.
    Own,
    /// His assistant.
    Assistant,
}

/// What a link belongs to.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Belongs {
    /// A place at a board, whichever round is played.
    Board {
        /// The board.
        board: u32,
        /// The place.
        place: Place,
    },
    /// A player in a round, wherever he sits in it.
    Player {
        /// The round.
        round: u32,
        /// The start number.
        player: u32,
        /// He himself, or his assistant.
        hand: Hand,
    },
}

/// A place at a board in a round, and what its link belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The place.
    pub place: Place,
    /// Who sits there; nobody at the clock.
    pub player: Option<PlayerId>,
    /// What the link belongs to.
    pub to: Belongs,
}

impl Place {
    /// Whose place it is, and who uses it; none for the clock.
    fn of(self) -> Option<(Color, Hand)> {
        match self {
            Place::White => Some((Color::White, Hand::Own)),
            Place::Black => Some((Color::Black, Hand::Own)),
            Place::AssistantWhite => Some((Color::White, Hand::Assistant)),
            Place::AssistantBlack => Some((Color::Black, Hand::Assistant)),
            Place::Clock => None,
        }
    }
}

impl Change {
    /// The link that is made or revoked.
    pub(super) fn link(&self) -> Option<Belongs> {
        Some(match *self {
            Change::LinkMade { board, place, .. } | Change::LinkRevoked { board, place } => {
                Belongs::Board { board, place }
            }
            Change::PlayerLinkMade {
                round,
                player,
                hand,
                ..
            }
            | Change::PlayerLinkRevoked {
                round,
                player,
                hand,
            } => Belongs::Player {
                round,
                player,
                hand,
            },
            _ => return None,
        })
    }
}

impl Belongs {
    /// A new link, in place of the one before.
    pub fn made(self, token: String) -> Change {
        match self {
            Belongs::Board { board, place } => Change::LinkMade {
                board,
                place,
                token,
            },
            Belongs::Player {
                round,
                player,
                hand,
            } => Change::PlayerLinkMade {
                round,
                player,
                hand,
                token,
            },
        }
    }

    /// The link opens nothing any more.
    pub fn revoked(self) -> Change {
        match self {
            Belongs::Board { board, place } => Change::LinkRevoked { board, place },
            Belongs::Player {
                round,
                player,
                hand,
            } => Change::PlayerLinkRevoked {
                round,
                player,
                hand,
            },
        }
    }

    /// Does it belong to a player who is not paired in its round? Such a number may be another person's soon.
    pub fn is_vacant(self, competition: &Competition) -> bool {
        let Belongs::Player { round, player, .. } = self else {
            return false;
        };
        let round = competition.round(RoundNumber(round));
        round.is_none_or(|round| round.game_of(PlayerId(player)).is_none())
    }

    /// For whom the hall takes the device that shows it; nobody, if the event has links of the other kind.
    pub fn role(self, competition: &Competition, by: Option<String>) -> Option<Role> {
        match self {
            Belongs::Board { board, place } => {
                let Some((color, hand)) = place.of() else {
                    return Some(Role::Clock { board, by });
                };
                let fixed = competition.settings.links == Links::Board;
                fixed.then(|| hand.at(None, board, color, by))
            }
            Belongs::Player {
                round,
                player,
                hand,
            } => {
                if competition.settings.links != Links::Player {
                    return None;
                }
                let in_round = competition.round(RoundNumber(round));
                let game = in_round.and_then(|in_round| in_round.game_of(PlayerId(player)));
                let seat = game.and_then(|game| {
                    let color = game.color_of(PlayerId(player))?;
                    Some(hand.at(Some(round), game.board.0, color, by))
                });
                Some(seat.unwrap_or(Role::Waiting { round, player }))
            }
        }
    }
}

impl Hand {
    fn at(self, round: Option<u32>, board: u32, color: Color, by: Option<String>) -> Role {
        match self {
            Hand::Own => Role::Seat {
                round,
                board,
                color,
                by,
            },
            Hand::Assistant => Role::Assistant {
                round,
                board,
                color,
                by,
            },
        }
    }
}

impl Seated {
    /// A place at a game of a round.
    fn of(competition: &Competition, round: u32, game: &Pairing, place: Place) -> Seated {
        let board = game.board.0;
        let at_board = Belongs::Board { board, place };
        let (player, to) = match place.of() {
            None => (None, at_board),
            Some((color, hand)) => {
                let player = game.players[color];
                let to = match competition.settings.links {
                    Links::Board => at_board,
                    Links::Player => Belongs::Player {
                        round,
                        player: player.0,
                        hand,
                    },
                };
                (Some(player), to)
            }
        };
        Seated {
            round,
            board,
            place,
            player,
            to,
        }
    }

    /// A place in a round as it is paired.
    pub fn find(competition: &Competition, round: u32, board: u32, place: Place) -> Option<Seated> {
        let game = competition.pairing(RoundNumber(round), Board(board))?;
        Some(Seated::of(competition, round, game, place))
    }

    /// All places of a round, board by board.
    pub fn all(competition: &Competition, round: u32) -> Vec<Seated> {
        let in_round = competition.round(RoundNumber(round));
        let games = in_round.into_iter().flat_map(|round| {
            let seen = |game: &&Pairing| competition.has_devices(round, game.board);
            round.pairings.iter().filter(seen)
        });
        let places = games
            .flat_map(|game| Place::ALL.map(|place| Seated::of(competition, round, game, place)));
        places.collect()
    }
}
