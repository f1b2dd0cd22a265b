//! The order of attack: what is cheap and often enough first, what is complete last.

use alloc::boxed::Box;
use alloc::vec::Vec;

use chess::{Color, Move, Position};

use crate::budget::{Budget, Spent, Strength};
use crate::material;
use crate::nook::PLANS;
use crate::quick;
pub(crate) use crate::refute::locked;
use crate::refute::refute;
use crate::regions::Regions;
use crate::search::{Outcome, Search};
use crate::verdict::{Certificate, Closed, Decision, Ground, Proof, Reason, Verdict};
use crate::walk::{Walk, is_light};

/// Decides questions one after the other, keeping some of its memory between them. A new one costs nothing: what a
/// search needs is made when a question comes to a search.
pub struct Solver {
    search: Option<Box<Search>>,
    proof: Proof,
    /// Positions looked at for the present question.
    nodes: u64,
}

/// A proof in the making.
pub(crate) struct Refutation {
    pub(crate) certificate: Certificate,
    pub(crate) ground: Ground,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(Proof::Kept)
    }
}

impl Solver {
    /// A solver that keeps certificates or not.
    pub fn new(proof: Proof) -> Solver {
        Solver {
            search: None,
            proof,
            nodes: 0,
        }
    }

    /// Gives all memory of the search back.
    pub(crate) fn forget(&mut self) {
        self.search = None;
    }

    pub(crate) fn proof(&self) -> Proof {
        self.proof
    }

    /// Can `side` ever mate from this position?
    pub fn decide(
        &mut self,
        position: &Position,
        side: Color,
        strength: impl Into<Strength>,
    ) -> Decision {
        match strength.into().budget() {
            Some(budget) => self.decide_in(position, side, budget),
            None => quick::decision(position, side),
        }
    }

    fn decide_in(&mut self, position: &Position, side: Color, budget: Budget) -> Decision {
        let mut at = *position;
        let mut forced = Vec::new();
        self.nodes = 1;
        let found = loop {
            if let Some(end) = finished(&at, side) {
                break end;
            }
            match only_move(&at) {
                // A forced line that never ends is left to the search, which knows what it has seen.
                Some(mv) if forced.len() < 64 => {
                    at.play(mv);
                    forced.push(mv);
                }
                _ => break self.search_all(&at, side, budget),
            }
        };
        let nodes = self.nodes + forced.len() as u64;
        match found {
            Found::Mate(line) => {
                forced.extend(line);
                Decision {
                    verdict: Verdict::Winnable(forced),
                    nodes,
                    reason: None,
                    spent: None,
                }
            }
            Found::Never(refutation) => {
                let reason = Reason {
                    forced: forced.len() as u32,
                    ground: refutation.ground,
                };
                let certificate = match self.proof {
                    Proof::Dropped => Certificate::Dropped,
                    Proof::Kept if forced.is_empty() => refutation.certificate,
                    Proof::Kept => Certificate::Forced(forced, Box::new(refutation.certificate)),
                };
                Decision {
                    verdict: Verdict::Unwinnable(certificate),
                    nodes,
                    reason: Some(reason),
                    spent: None,
                }
            }
            Found::Nothing(spent) => Decision {
                verdict: Verdict::Undecided,
                nodes,
                reason: None,
                spent: Some(spent),
            },
        }
    }

    fn search_all(&mut self, position: &Position, side: Color, budget: Budget) -> Found {
        let mut walk = Walk::new(side);
        let walks = if is_light(position, side) {
            PLANNED
        } else {
            WALKS
        };
        if let Some(length) = walk.go(position, walks) {
            self.nodes += length as u64;
            return Found::Mate(walk.line[..length].to_vec());
        }
        let before = self.nodes;
        let search = self.search.get_or_insert_with(|| Box::new(Search::new()));
        let room = search.begin(position, side, budget.memory);
        // The most modes that regions have had so far.
        let mut looked = None;
        for stage in STAGES.iter().filter(|_| room) {
            let outcome = search.run(stage.nodes.min(budget.nodes));
            self.nodes = before + search.known();
            match outcome {
                Outcome::Mate(line) => return Found::Mate(line),
                Outcome::Closed => return Found::Never(exhausted(search, self.proof)),
                Outcome::Spent if self.nodes >= budget.nodes => {
                    return Found::Nothing(Spent::Nodes);
                }
                Outcome::Spent => {}
                Outcome::Full => break,
            }
            let room = budget.memory.saturating_sub(search.bytes());
            looked = looked.max(Some(stage.modes.min(Regions::most_in(room))));
            if let Some(refutation) = refute(position, side, stage, room) {
                return Found::Never(refutation);
            }
        }
        // No more can be searched. Regions have all memory to themselves, for what they had too little for.
        search.forget();
        let room = budget.memory.saturating_sub(search.bytes());
        for stage in &STAGES {
            let modes = Some(stage.modes.min(Regions::most_in(room)));
            if modes > looked {
                looked = modes;
                if let Some(refutation) = refute(position, side, stage, room) {
                    return Found::Never(refutation);
                }
            }
        }
        Found::Nothing(Spent::Memory)
    }
}

fn exhausted(search: &mut Search, proof: Proof) -> Refutation {
    let positions = search.known();
    let keys = match proof {
        Proof::Kept => search.take_keys(),
        Proof::Dropped => Vec::new(),
    };
    Refutation {
        certificate: Certificate::Closed(Closed {
            positions: keys,
            edge: Vec::new(),
        }),
        ground: Ground::Exhausted { positions },
    }
}

/// Walks tried before anything else, and those by a plan: every plan twice.
const WALKS: u32 = 8;
const PLANNED: u32 = 2 * PLANS as u32;

/// How far to search before looking at regions again, and how hard to look at them.
pub(crate) struct Stage {
    pub(crate) nodes: u64,
    /// Modes of the regions of one position.
    pub(crate) modes: usize,
    /// How many positions may be looked at by regions.
    pub(crate) looks: usize,
}

const STAGES: [Stage; 6] = [
    Stage {
        nodes: 400,
        modes: 0,
        looks: 0,
    },
    Stage {
        nodes: 4_500,
        modes: 250,
        looks: 40,
    },
    Stage {
        nodes: 25_000,
        modes: 1_000,
        looks: 0,
    },
    Stage {
        nodes: 200_000,
        modes: 4_000,
        looks: 0,
    },
    Stage {
        nodes: 600_000,
        modes: 60_000,
        looks: 0,
    },
    Stage {
        nodes: u64::MAX,
        modes: 0,
        looks: 0,
    },
];

pub(crate) enum Found {
    Mate(Vec<Move>),
    Never(Refutation),
    Nothing(Spent),
}

/// Is it decided on the board?
pub(crate) fn finished(position: &Position, side: Color) -> Option<Found> {
    let never = |certificate, ground| {
        Some(Found::Never(Refutation {
            certificate,
            ground,
        }))
    };
    if !position.has_legal_move() {
        return match (position.is_check(), position.turn() == side) {
            (true, false) => Some(Found::Mate(Vec::new())),
            (true, true) => never(Certificate::Over, Ground::Mated),
            (false, _) => never(Certificate::Over, Ground::Stalemate),
        };
    }
    let material = material::insufficient(position.board(), side)?;
    never(Certificate::Material(material), material.into())
}

fn only_move(position: &Position) -> Option<Move> {
    if position.has_more_moves_than(1) {
        return None;
    }
    position.legal_moves().first().copied()
}
