//! The order of attack: what is cheap and often enough first, what is complete last.

use chess::{Bitboard, ByColor, Color, Move, Position, Role};

use crate::material;
use crate::picture::{self, Picture};
use crate::regions::{Anchors, Regions};
use crate::search::{Outcome, Search};
use crate::verdict::{Budget, Certificate, Closed, Decision, Ground, Proof, Reason, Verdict};

/// Placements tried in the search for a mating picture.
const TRIES: u32 = 20_000;

/// Decides questions one after the other, keeping its memory between them.
pub struct Solver {
    search: Search,
    proof: Proof,
    /// Positions looked at for the present question.
    nodes: u64,
}

/// A proof in the making.
struct Refutation {
    certificate: Certificate,
    ground: Ground,
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
        self.search.begin(position, side);
        for (nodes, modes) in [(2_000, 40), (400_000, 1_000), (u64::MAX, 20_000)] {
            let outcome = self.search.run(limit.min(nodes));
            self.nodes = self.search.known();
            match outcome {
                Outcome::Mate(line) => return Found::Mate(line),
                Outcome::Closed => {
                    let positions = self.search.known();
                    let keys = if self.proof == Proof::Kept {
                        self.search.keys().collect()
                    } else {
                        Vec::new()
                    };
                    return Found::Never(Refutation {
                        certificate: Certificate::Closed(Closed {
                            positions: keys,
                            edge: Vec::new(),
                        }),
                        ground: Ground::Exhausted { positions },
                    });
                }
                Outcome::Spent if nodes >= limit => return Found::Nothing,
                Outcome::Spent => {}
            }
            if let Some(regions) = never(position, side, modes) {
                let ground = locked(&regions);
                return Found::Never(Refutation {
                    certificate: Certificate::Regions(Box::new(regions)),
                    ground,
                });
            }
        }
        Found::Nothing
    }
}

enum Found {
    Mate(Vec<Move>),
    Never(Refutation),
    Nothing,
}

/// Is it decided on the board?
fn finished(position: &Position, side: Color) -> Option<Found> {
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

/// The regions that prove that `side` never mates, if they do.
pub(crate) fn never(position: &Position, side: Color, most: usize) -> Option<Regions> {
    for (anchors, most) in [(Anchors::None, 1), (Anchors::Skeleton, most)] {
        let mut regions = Regions::of(position, side, anchors)?;
        let mut tries = TRIES;
        let closed = regions.close(most, |regions, at, facts| {
            picture::find(regions, at, facts, &mut tries) == Picture::None
        });
        if closed {
            return Some(regions);
        }
    }
    None
}

fn locked(regions: &Regions) -> Ground {
    let mut kings = ByColor {
        white: Bitboard::EMPTY,
        black: Bitboard::EMPTY,
    };
    let mut pawns = regions
        .list()
        .iter()
        .filter(|man| man.role == Role::Pawn)
        .map(|man| man.home)
        .collect();
    let mut aimed = Bitboard::EMPTY;
    for mode in &regions.modes {
        for turn in 0..2 {
            for white in chess::Square::all() {
                let black = mode.kings[turn][white.index()];
                if black.any() {
                    kings.white.insert(white);
                    kings.black |= black;
                }
            }
        }
        let mut standing = Bitboard::EMPTY;
        for i in 0..regions.count {
            if let Some(square) = mode.certain(i) {
                standing.insert(square);
            }
        }
        pawns = pawns & standing;
        aimed |= picture::aimed(regions, mode);
    }
    Ground::Locked {
        pawns,
        kings,
        attackable: (aimed & kings[!regions.winner]).any(),
    }
}
