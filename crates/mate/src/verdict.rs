//! Answers, and what they rest on.

use alloc::boxed::Box;
use alloc::vec::Vec;

use chess::{Bitboard, ByColor, Move};

use crate::budget::Spent;
use crate::key::Key;
use crate::material::Material;
use crate::regions::Regions;

/// Can the side ever mate?
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Verdict {
    /// Yes: this legal series of moves ends in mate by that side. Empty if the mate is on the board.
    Winnable(#[cfg_attr(feature = "serde", serde(with = "crate::stored::moves"))] Vec<Move>),
    /// No series of legal moves ends in mate by that side.
    Unwinnable(Certificate),
    /// The budget was spent before either was proved.
    Undecided,
}

/// Why no series of legal moves ends in mate by a side, in a form that [`crate::check`] can go through.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Certificate {
    /// The game is over on the board, and not by mate of the other side.
    Over,
    /// The material can never mate.
    Material(Material),
    /// Each of these moves is the only legal one; what follows them is certified in turn.
    Forced(
        #[cfg_attr(feature = "serde", serde(with = "crate::stored::moves"))] Vec<Move>,
        Box<Certificate>,
    ),
    /// A set of positions that no legal move leaves.
    Closed(Closed),
    /// A set of positions described by regions that no legal move leaves.
    Regions(Box<Regions>),
    /// A set of positions, each with a count of moves, that no legal move leaves before the game ends by 9.6.
    Counted(Counted),
    /// It was found but not kept, as [`Proof::Dropped`] asked.
    Dropped,
}

/// A set of positions, none of them mate, from which every legal move leads back into the set, to a position
/// where the game is over or the material insufficient, or to one certified by regions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Closed {
    /// The positions.
    pub positions: Vec<Key>,
    /// Positions at its edge, each with the regions that contain all that can follow.
    pub edge: Vec<(Key, Box<Regions>)>,
}

/// Positions, none of them mate, each with the lowest number of moves by either player since the last capture or
/// pawn's move. Every legal move leads to one of them with at least as many moves counted, or to a position where the
/// game is over: on the board, by the material, or by 9.6.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counted {
    /// The positions with their counts.
    pub positions: Vec<(Key, u32)>,
}

impl Decision {
    /// The same with its certificate dropped if that has more than so many positions and modes: small proofs are
    /// recorded, large ones found again when they are asked for.
    #[must_use]
    pub fn within(mut self, size: usize) -> Decision {
        if let Verdict::Unwinnable(certificate) = &mut self.verdict
            && certificate.size() > size
        {
            *certificate = Certificate::Dropped;
        }
        self
    }
}

impl Certificate {
    /// Is nothing of it dropped?
    pub fn is_whole(&self) -> bool {
        match self {
            Certificate::Dropped => false,
            Certificate::Forced(_, end) => end.is_whole(),
            _ => true,
        }
    }

    /// How many positions and modes it lists.
    pub fn size(&self) -> usize {
        match self {
            Certificate::Over | Certificate::Material(_) | Certificate::Dropped => 0,
            Certificate::Forced(_, end) => end.size(),
            Certificate::Closed(closed) => {
                let edge = closed.edge.iter().map(|(_, regions)| regions.modes.len());
                closed.positions.len() + edge.sum::<usize>()
            }
            Certificate::Regions(regions) => regions.modes.len(),
            Certificate::Counted(counted) => counted.positions.len(),
        }
    }
}

/// Whether certificates are kept: a closed set may have a million positions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Proof {
    /// They are.
    #[default]
    Kept,
    /// The verdict is enough.
    Dropped,
}

/// An answer with what it took and why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// The answer.
    pub verdict: Verdict,
    /// Positions looked at.
    pub nodes: u64,
    /// Why not, in terms that people can be told. `None` unless unwinnable.
    pub reason: Option<Reason>,
    /// What came to its end first. `None` unless undecided.
    pub spent: Option<Spent>,
}

/// Why a side can never mate, for people.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reason {
    /// So many forced moves are made first.
    pub forced: u32,
    /// And then this holds.
    pub ground: Ground,
}

/// The heart of a [`Reason`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ground {
    /// Stalemate.
    Stalemate,
    /// The side has been mated itself.
    Mated,
    /// Nothing but a king.
    BareKing,
    /// A knight against queens.
    KnightAgainstQueens,
    /// Bishops that all stand on squares of one shade, and nobody to help them.
    BishopsOfOneShade,
    /// The men are locked.
    Locked {
        /// The pawns that can never move or be taken.
        pawns: Bitboard,
        /// Where each king can ever go.
        kings: ByColor<Bitboard>,
        /// Can any man of the side ever attack a square that the other king can reach?
        attackable: bool,
    },
    /// A few moves lead to positions in all of which the men are locked.
    Fenced {
        /// How many they are with those between.
        positions: u64,
    },
    /// All positions that can be reached were looked at.
    Exhausted {
        /// How many they are.
        positions: u64,
    },
    /// All positions that can be reached before the game ends by 9.6 were looked at.
    Counted {
        /// How many they are.
        positions: u64,
    },
}

impl From<Material> for Ground {
    fn from(material: Material) -> Ground {
        match material {
            Material::BareKing => Ground::BareKing,
            Material::KnightAgainstQueens => Ground::KnightAgainstQueens,
            Material::BishopsOfOneShade => Ground::BishopsOfOneShade,
        }
    }
}

impl Ground {
    /// The key of the message in `locales/*/mate.ftl`.
    pub const fn message(&self) -> &'static str {
        match self {
            Ground::Stalemate => "mate-reason-stalemate",
            Ground::Mated => "mate-reason-mated",
            Ground::BareKing => "mate-reason-bare-king",
            Ground::KnightAgainstQueens => "mate-reason-knight-against-queens",
            Ground::BishopsOfOneShade => "mate-reason-bishops-of-one-shade",
            Ground::Locked { .. } => "mate-reason-locked",
            Ground::Fenced { .. } => "mate-reason-fenced",
            Ground::Exhausted { .. } => "mate-reason-exhausted",
            Ground::Counted { .. } => "mate-reason-counted",
        }
    }
}
