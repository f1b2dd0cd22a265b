//! The answer to run after every move: sound, without allocation, and never long.
//!
//! It sees that the game is over, that the material is insufficient, and that forced moves lead to one of these.
//! Where the board gives cause ([`gate`]) it looks closer: at the few positions that can be reached ([`closure`]),
//! at kings and pawns that block each other ([`blockade`]), and at regions. Each has its limit, counted in
//! positions and never in time.

use alloc::boxed::Box;
use alloc::vec::Vec;
#[cfg(feature = "std")]
use std::cell::RefCell;

use chess::{Color, Position};

use crate::budget::Spent;
use crate::material;
use crate::picture::{self, Picture};
use crate::regions::{Anchors, Regions};
use crate::solver::locked;
use crate::verdict::{Certificate, Decision, Ground, Reason, Verdict};
use crate::walk::Walk;
use blockade::Blockade;
use closure::{Closure, End};
use gate::Cause;

mod blockade;
mod closure;
mod gate;

/// Longest forced line followed.
const FORCED: u32 = 24;

/// Positions looked at where somebody has hardly a move.
const FEW: usize = 1_024;

/// Skeletons after which nothing more is tried: the time is used up.
const SPENT: u64 = 1_024;

/// Walks towards a mate, each of at most 96 moves, before regions are looked at.
const WALKS: u32 = 2;

/// Modes of regions.
const MODES: usize = 24;

/// Placements tried in the search for a mating picture, divided by what makes each of them long: the men who
/// see far.
const TRIES: u32 = 15_000;

/// How many may wait in the closure that comes last.
const WIDE: usize = 400;

/// Placements and positions together, if it comes to the last closure.
const LAST: u64 = 3_200;

/// The quick answer with the room it works in. Once made it allocates nothing.
pub struct Quick {
    closure: Closure,
    blockade: Blockade,
    regions: Option<Regions>,
    work: u64,
}

#[cfg(feature = "std")]
thread_local! {
    static QUICK: RefCell<Box<Quick>> = RefCell::new(Box::default());
}

/// A reason why `side` can never mate, if one is found quickly. `None` says nothing: it may or may not.
///
/// A thread's first call that looks closer sets up its room, a [`Quick`]; no other allocates anything. (Without the
/// feature `std` there are no threads to keep it for: whoever asks often keeps a [`Quick`].) Each is over within a
/// millisecond, whatever the position.
pub fn quick(position: &Position, side: Color) -> Option<Reason> {
    let (at, forced, cause) = match begin(position, side) {
        Begin::Answer(answer) => return answer,
        Begin::Look(at, forced, cause) => (at, forced, cause),
    };
    #[cfg(feature = "std")]
    let ground = QUICK.with_borrow_mut(|quick| quick.look(&at, side, cause))?;
    #[cfg(not(feature = "std"))]
    let ground = Box::<Quick>::default().look(&at, side, cause)?;
    Some(Reason { forced, ground })
}

/// The same as a decision, of [`crate::Strength::Quick`].
pub(crate) fn decision(position: &Position, side: Color) -> Decision {
    let reason = quick(position, side);
    let mated = reason.is_none() && position.turn() != side && position.is_checkmate();
    let verdict = match reason {
        Some(_) => Verdict::Unwinnable(Certificate::Dropped),
        None if mated => Verdict::Winnable(Vec::new()),
        None => Verdict::Undecided,
    };
    let spent = (verdict == Verdict::Undecided).then_some(Spent::Quick);
    Decision {
        verdict,
        nodes: 1,
        reason,
        spent,
    }
}

enum Begin {
    Answer(Option<Reason>),
    /// Here and after so many forced moves there is cause to look closer.
    Look(Position, u32, Cause),
}

fn begin(position: &Position, side: Color) -> Begin {
    let mut at = *position;
    let mut forced = 0;
    loop {
        if let Some(material) = material::insufficient(at.board(), side)
            && !(at.turn() != side && at.is_checkmate())
        {
            return Begin::Answer(Some(Reason {
                forced,
                ground: material.into(),
            }));
        }
        // Counting is cheap, and most positions have many moves.
        let count = at.count_legal_moves();
        if count == 0 {
            return Begin::Answer(over(&at, side).map(|ground| Reason { forced, ground }));
        }
        if count > 1 || forced == FORCED {
            let cause = gate::cause(&at, side, count);
            return if cause.any() {
                Begin::Look(at, forced, cause)
            } else {
                Begin::Answer(None)
            };
        }
        let mut only = None;
        at.for_each_legal_move(|mv| only = Some(mv));
        if let Some(mv) = only {
            at.play(mv);
            forced += 1;
        }
    }
}

impl Default for Quick {
    fn default() -> Quick {
        let mut regions = None;
        // Room for regions is made once.
        let bare = Position::from_fen("k7/8/8/8/8/8/8/K7 w - - 0 1").expect("two kings");
        if let Some(regions) = Regions::reuse(&mut regions, &bare, Color::White, Anchors::None) {
            regions.reserve(MODES);
        }
        Quick {
            closure: Closure::new(),
            blockade: Blockade::new(),
            regions,
            work: 0,
        }
    }
}

fn over(position: &Position, side: Color) -> Option<Ground> {
    match (position.is_check(), position.turn() == side) {
        (true, false) => None,
        (true, true) => Some(Ground::Mated),
        (false, _) => Some(Ground::Stalemate),
    }
}

impl Quick {
    /// As [`quick`], and without the thread's room.
    pub fn ask(&mut self, position: &Position, side: Color) -> Option<Reason> {
        self.work = 0;
        match begin(position, side) {
            Begin::Answer(answer) => answer,
            Begin::Look(at, forced, cause) => self
                .look(&at, side, cause)
                .map(|ground| Reason { forced, ground }),
        }
    }

    /// The most that [`Quick::work`] ever comes to.
    pub const MOST_WORK: u64 = FEW as u64 + blockade::WORK;

    /// Positions, skeletons and placements looked at for the last question.
    pub fn work(&self) -> u64 {
        self.work
    }

    fn look(&mut self, position: &Position, side: Color, cause: Cause) -> Option<Ground> {
        self.work = 0;
        if cause.wide > 0 {
            match self.exhaust(position, side, FEW, cause.wide) {
                End::Closed => return Some(self.exhausted()),
                End::Mate => return None,
                End::Open => {}
            }
        }
        if cause.shut {
            let held = self.blockade.holds(position, side, &mut self.closure);
            self.work += self.blockade.work();
            if held {
                let positions = self.blockade.positions();
                return Some(Ground::Exhausted { positions });
            }
            // Whoever got so far knows that the closure will not be small, and has used up the time for more.
            if self.blockade.work() > SPENT {
                return None;
            }
        }
        if !cause.walled || Walk::new(side).go(position, WALKS).is_some() {
            return None;
        }
        let board = position.board();
        let far = (board.color(side) & (board.diagonal_movers() | board.straight_movers())).count();
        let all = (TRIES / (far + 3)).min(self.left());
        let mut tries = all;
        for (anchors, modes) in [(Anchors::None, 1), (Anchors::Skeleton, MODES)] {
            let Some(regions) = Regions::reuse(&mut self.regions, position, side, anchors) else {
                break;
            };
            let closed = regions.close(modes, |regions, at, facts| {
                picture::find(regions, at, facts, &mut tries) == Picture::None
            });
            if closed {
                self.work += u64::from(all - tries);
                return Some(locked(regions));
            }
        }
        self.work += u64::from(all - tries);
        match self.exhaust(position, side, self.left() as usize, WIDE) {
            End::Closed => Some(self.exhausted()),
            End::Mate | End::Open => None,
        }
    }

    fn left(&self) -> u32 {
        LAST.saturating_sub(self.work) as u32
    }

    fn exhaust(&mut self, position: &Position, side: Color, most: usize, wide: usize) -> End {
        if closure::opens(position, wide) {
            return End::Open;
        }
        let end = self.closure.look(position, side, most, wide);
        self.work += self.closure.known() as u64;
        end
    }

    fn exhausted(&self) -> Ground {
        Ground::Exhausted {
            positions: self.closure.known() as u64,
        }
    }
}
