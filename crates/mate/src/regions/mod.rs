//! What could ever come about, seen coarsely enough to be finite and small.
//!
//! Both kings and the move are kept exactly. Of the other men some are *anchored*: they stand on known
//! squares, and each such arrangement is a *mode* of its own. The rest *roam*: each has a region, the squares
//! it may ever stand on while the mode lasts. When an anchored man moves or is taken, another mode begins.
//! With no man anchored this is one flood of regions; with all pawns anchored it is the graph of pawn
//! skeletons; with everything anchored for ever it would be the plain reachable set.
//!
//! A move is called impossible only for a reason that holds in the whole mode: a man who certainly stands
//! there is in the way, or attacks the square a king would step on, or there is nothing that a pawn could
//! take. Rules only ever add, so the order of work does not matter, and the result contains every position
//! that legal moves can reach.

mod index;
mod leave;
mod roam;

use alloc::vec::Vec;

use chess::{Bitboard, Color, Position, Role, Square, attacks};

use index::Index;
use roam::{arrive, facts, move_kings, roam};

/// Room for the men other than kings; a board with more is left to the search.
pub(crate) const MOST: usize = 30;

/// Bytes for each mode.
const BYTES: usize = size_of::<Mode>() + index::BYTES + size_of::<usize>();

/// A man other than a king.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Where it stood at first.
    pub home: Square,
}

/// How a man stands in a mode.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// On this square, for as long as the mode lasts.
    Anchored(Square),
    /// Somewhere in its region, or perhaps taken.
    Roaming,
    /// Taken.
    Gone,
}

/// Which men are anchored at first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Anchors {
    /// None.
    None,
    /// All pawns, and whoever has no move now.
    Skeleton,
    /// These men as well (one bit each), and wherever they go.
    Tracked(u32),
}

/// One arrangement of anchored men with all that may happen around it.
#[derive(Clone, PartialEq, Eq)]
pub struct Mode {
    pub(crate) standing: [Standing; MOST],
    /// Where a roaming man may stand as what he was at first.
    pub(crate) region: [Bitboard; MOST],
    /// Where a promoted pawn may stand, as whatever he became.
    pub(crate) promoted: [Bitboard; MOST],
    /// Roaming men who may have been taken, one bit each.
    pub(crate) mortal: u32,
    /// By the move, then by White's king: the squares of Black's king.
    pub(crate) kings: [[Bitboard; 64]; 2],
    /// Of those with the loser to move, the ones that a man of the winner (not his king) may just have made.
    pub(crate) arrived: [Bitboard; 64],
    unsettled: bool,
}

/// The modes and who the men are.
#[derive(Clone)]
pub struct Regions {
    pub(crate) men: [Man; MOST],
    pub(crate) count: usize,
    pub(crate) modes: Vec<Mode>,
    index: Index,
    /// Modes that have grown since they last settled.
    waiting: Vec<usize>,
    /// The side whose mates are asked about.
    pub(crate) winner: Color,
    /// Pieces that stay anchored when they move, one bit each.
    pub(crate) tracked: u32,
}

/// What they say is the same; how they came about does not matter.
impl PartialEq for Regions {
    fn eq(&self, other: &Regions) -> bool {
        self.winner == other.winner && self.list() == other.list() && self.modes == other.modes
    }
}

impl Eq for Regions {}

impl core::fmt::Debug for Regions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Regions({} men, {} modes)", self.count, self.modes.len())
    }
}

/// What follows from a mode as it is.
#[derive(Copy, Clone, Default)]
pub(crate) struct Facts {
    /// Squares on which a man of a side may stand.
    pub(crate) may_stand: [Bitboard; 2],
    /// Squares on which a man of a side certainly stands: anchored, or roaming without a move and immortal.
    pub(crate) stands: [Bitboard; 2],
    /// Squares on which a king may stand.
    pub(crate) king: [Bitboard; 2],
    /// Squares certainly attacked by those who certainly stand.
    pub(crate) guarded: [Bitboard; 2],
    /// Everybody who certainly stands, and kings that do not move.
    pub(crate) blocks: Bitboard,
    /// Squares on which the king of the side to move may stand.
    pub(crate) on_move: [Bitboard; 2],
    /// Squares a slider may see through.
    open: [Bitboard; 2],
}

/// Squares attacked by a promoted pawn, who may be any piece: queen and knight cover the others.
pub(crate) fn any_piece(from: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen(from, occupied) | attacks::knight(from)
}

impl Mode {
    /// Nobody anywhere.
    pub(crate) fn nobody() -> Mode {
        Mode {
            standing: [Standing::Gone; MOST],
            region: [Bitboard::EMPTY; MOST],
            promoted: [Bitboard::EMPTY; MOST],
            mortal: 0,
            kings: [[Bitboard::EMPTY; 64]; 2],
            arrived: [Bitboard::EMPTY; 64],
            unsettled: false,
        }
    }

    fn anchored(&self, i: usize) -> Option<Square> {
        match self.standing[i] {
            Standing::Anchored(square) => Some(square),
            _ => None,
        }
    }

    fn roams(&self, i: usize) -> bool {
        self.standing[i] == Standing::Roaming
    }

    fn is_mortal(&self, i: usize) -> bool {
        self.mortal >> i & 1 != 0
    }

    /// Where a man certainly stands.
    pub(crate) fn certain(&self, i: usize) -> Option<Square> {
        match self.standing[i] {
            Standing::Anchored(square) => Some(square),
            Standing::Roaming if !self.is_mortal(i) && self.promoted[i].is_empty() => {
                self.region[i].only()
            }
            _ => None,
        }
    }
}

impl Regions {
    fn empty(winner: Color) -> Regions {
        let nobody = Man {
            color: Color::White,
            role: Role::Pawn,
            home: Square::A1,
        };
        Regions {
            men: [nobody; MOST],
            count: 0,
            modes: Vec::new(),
            index: Index::default(),
            waiting: Vec::new(),
            winner,
            tracked: 0,
        }
    }

    /// As somebody says they are; only the checker knows whether that is true. At most [`MOST`] men.
    #[cfg(feature = "serde")]
    pub(crate) fn read(winner: Color, men: &[Man], modes: Vec<Mode>) -> Regions {
        let mut regions = Regions::empty(winner);
        regions.men[..men.len()].copy_from_slice(men);
        regions.count = men.len();
        regions.modes = modes;
        regions
    }

    /// The position alone. `None` if it has rights or numbers that regions do not describe.
    pub(crate) fn of(position: &Position, winner: Color, anchors: Anchors) -> Option<Regions> {
        let mut regions = None;
        Regions::reuse(&mut regions, position, winner, anchors)?;
        regions
    }

    /// The same in a place that was used before, so that nothing new is allocated.
    pub(crate) fn reuse<'a>(
        place: &'a mut Option<Regions>,
        position: &Position,
        winner: Color,
        anchors: Anchors,
    ) -> Option<&'a mut Regions> {
        let board = position.board();
        let others = board.occupied() - board.role(Role::King);
        if position.castling().any()
            || position.legal_en_passant().is_some()
            || others.count() as usize > MOST
        {
            return None;
        }
        let regions = place.get_or_insert_with(|| Regions::empty(winner));
        regions.tracked = match anchors {
            Anchors::Tracked(men) => men,
            _ => 0,
        };
        let mut mode = Mode {
            unsettled: true,
            ..Mode::nobody()
        };
        regions.winner = winner;
        regions.count = 0;
        for home in others {
            let piece = board.piece_at(home)?;
            let i = regions.count;
            regions.men[i] = Man {
                color: piece.color,
                role: piece.role,
                home,
            };
            let stuck = || {
                let reach = attacks::of(piece.color, piece.role, home, board.occupied());
                (reach - board.color(piece.color)).is_empty()
            };
            let tracked = regions.tracked >> i & 1 != 0;
            if anchors != Anchors::None && (tracked || piece.role == Role::Pawn || stuck()) {
                mode.standing[i] = Standing::Anchored(home);
            } else {
                mode.standing[i] = Standing::Roaming;
                mode.region[i] = Bitboard::of(home);
            }
            regions.count += 1;
        }
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        mode.kings[position.turn() as usize][white.index()] = Bitboard::of(black);
        regions.index.clear();
        regions.index.push(&mode.standing);
        regions.modes.clear();
        regions.modes.push(mode);
        regions.waiting.clear();
        regions.waiting.push(0);
        Some(regions)
    }

    /// Room for so many modes and for those that the last one leads to, so that closing with that limit allocates
    /// nothing.
    pub(crate) fn reserve(&mut self, most: usize) {
        // One man leads to fewer modes than there are squares.
        let room = most + 64;
        self.modes.reserve(room);
        self.index.reserve(room);
        self.waiting.reserve(room);
    }

    /// How many modes can be closed in so many bytes, while their list doubles and the old one is still there.
    pub(crate) fn most_in(memory: usize) -> usize {
        (memory / (3 * BYTES)).saturating_sub(64)
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.modes.capacity() * BYTES
    }

    pub(crate) fn list(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Grows to the closed set. Each mode that has settled is shown to `accept`; gives up with `false` when
    /// that says no, or when there are more than `most` modes.
    pub(crate) fn close(
        &mut self,
        most: usize,
        mut accept: impl FnMut(&Regions, usize, &Facts) -> bool,
    ) -> bool {
        while let Some(at) = self.waiting.pop() {
            self.modes[at].unsettled = false;
            let facts = self.settle(at);
            if !accept(self, at, &facts) {
                return false;
            }
            self.leave(at, &facts, most);
            if self.modes.len() > most {
                return false;
            }
        }
        true
    }

    /// Lets the roaming men and the kings of one mode go wherever they can.
    fn settle(&mut self, at: usize) -> Facts {
        let men = self.men;
        let count = self.count;
        let mode = &mut self.modes[at];
        loop {
            let facts = facts(&men[..count], mode);
            let mut grown = false;
            let mut mobile = [Bitboard::EMPTY; 2];
            for i in 0..count {
                if mode.roams(i) {
                    grown |= roam(&men[..count], mode, &facts, i, &mut mobile);
                }
            }
            grown |= move_kings(&men[..count], mode, &facts, mobile);
            grown |= arrive(mode, self.winner as usize, mobile);
            if !grown {
                return facts;
            }
        }
    }
}
