//! The order of attack: what is cheap and often enough first, what is complete last.

use chess::{Color, Move, Position};

use crate::material;
use crate::nook::PLANS;
pub(crate) use crate::refute::locked;
use crate::refute::refute;
use crate::search::{Outcome, Search};
use crate::verdict::{Budget, Certificate, Closed, Decision, Ground, Proof, Reason, Verdict};
use crate::walk::{Walk, is_light};

/// Decides questions one after the other, keeping its memory between them.
pub struct Solver {
    search: Search,
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
            search: Search::new(),
            proof,
            nodes: 0,
        }
    }

    pub(crate) fn proof(&self) -> Proof {
        self.proof
    }

    /// Can `side` ever mate from this position?
    pub fn decide(&mut self, position: &Position, side: Color, budget: Budget) -> Decision {
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
                }
            }
            Found::Nothing => Decision {
                verdict: Verdict::Undecided,
                nodes,
                reason: None,
            },
        }
    }

    fn search_all(&mut self, position: &Position, side: Color, budget: Budget) -> Found {
        let limit = match budget {
            Budget::Nodes(nodes) => nodes,
            Budget::Unlimited => u64::MAX,
        };
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
        self.search.begin(position, side);
        let before = self.nodes;
        for stage in &STAGES {
            let outcome = self.search.run(stage.nodes.min(limit));
            self.nodes = before + self.search.known();
            match outcome {
                Outcome::Mate(line) => return Found::Mate(line),
                Outcome::Closed => return Found::Never(self.exhausted()),
                Outcome::Spent if self.nodes >= limit => return Found::Nothing,
                Outcome::Spent => {}
            }
            if let Some(refutation) = refute(position, side, stage) {
                return Found::Never(refutation);
            }
        }
        Found::Nothing
    }

    fn exhausted(&self) -> Refutation {
        let positions = self.search.known();
        let kept = self.proof == Proof::Kept;
        let keys = if kept {
            self.search.keys().collect()
        } else {
            Vec::new()
        };
        Refutation {
            certificate: Certificate::Closed(Closed {
                positions: keys,
                edge: Vec::new(),
            }),
            ground: Ground::Exhausted { positions },
        }
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
    Nothing,
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
    if position.count_legal_moves() != 1 {
        return None;
    }
    position.legal_moves().first().copied()
}
