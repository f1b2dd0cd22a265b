//! The order of attack: what is cheap and often enough first, what is complete last.

use std::collections::HashSet;

use chess::{Bitboard, ByColor, Color, Move, Position, Role};

use crate::key::Key;
use crate::material;
use crate::picture::{self, Picture};
use crate::plan;
use crate::regions::{Anchors, Regions};
use crate::search::{Outcome, Search};
use crate::verdict::{Budget, Certificate, Closed, Decision, Ground, Proof, Reason, Verdict};
use crate::walk::Walk;

/// Placements tried in the search for a mating picture.
const TRIES: u32 = 20_000;

/// Decides questions one after the other, keeping its memory between them.
pub struct Solver {
    search: Search,
    /// Searches towards a plan.
    planned: Search,
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
            planned: Search::new(),
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
        let mut walk = Walk::new(side);
        if let Some(length) = walk.go(position, WALKS) {
            self.nodes += length as u64;
            return Found::Mate(walk.line[..length].to_vec());
        }
        self.search.begin(position, side, None);
        let mut aside = self.nodes;
        for stage in &STAGES {
            let outcome = self
                .search
                .run(stage.nodes.min(limit.saturating_sub(aside)));
            self.nodes = aside + self.search.known();
            match outcome {
                Outcome::Mate(line) => return Found::Mate(line),
                Outcome::Closed => return Found::Never(self.exhausted()),
                Outcome::Spent if self.nodes >= limit => return Found::Nothing,
                Outcome::Spent => {}
            }
            if let Some(refutation) = refute(position, side, stage) {
                return Found::Never(refutation);
            }
            if let Some(line) = self.follow_plans(position, side, stage, limit) {
                return Found::Mate(line);
            }
            aside = self.nodes - self.search.known();
        }
        Found::Nothing
    }

    /// Short searches, each towards a mating picture.
    fn follow_plans(
        &mut self,
        position: &Position,
        side: Color,
        stage: &Stage,
        limit: u64,
    ) -> Option<Vec<Move>> {
        for anchors in [Anchors::Skeleton, Anchors::None] {
            for plan in plan::plans(position, side, anchors, stage.plans) {
                self.planned.begin(position, side, Some(plan));
                let outcome = self
                    .planned
                    .run(stage.plan_nodes.min(limit.saturating_sub(self.nodes)));
                self.nodes += self.planned.known();
                if let Outcome::Mate(line) = outcome {
                    return Some(line);
                }
                if self.nodes >= limit {
                    return None;
                }
            }
        }
        None
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

/// Walks tried before anything else.
const WALKS: u32 = 8;

/// How far to search before looking at regions again, and how hard to look at them.
struct Stage {
    nodes: u64,
    modes: usize,
    /// How many positions may be looked at by regions.
    looks: usize,
    /// How many plans to try, each with so many positions.
    plans: usize,
    plan_nodes: u64,
}

const STAGES: [Stage; 5] = [
    Stage {
        nodes: 400,
        modes: 0,
        looks: 0,
        plans: 0,
        plan_nodes: 0,
    },
    Stage {
        nodes: 3_000,
        modes: 40,
        looks: 40,
        plans: 4,
        plan_nodes: 1_000,
    },
    Stage {
        nodes: 400_000,
        modes: 1_000,
        looks: 300,
        plans: 40,
        plan_nodes: 20_000,
    },
    Stage {
        nodes: 4_000_000,
        modes: 20_000,
        looks: 3_000,
        plans: 200,
        plan_nodes: 200_000,
    },
    Stage {
        nodes: u64::MAX,
        modes: 0,
        looks: 0,
        plans: 0,
        plan_nodes: 0,
    },
];

/// What regions can prove, alone or behind a fence.
fn refute(position: &Position, side: Color, stage: &Stage) -> Option<Refutation> {
    // With few pawns there is seldom a wall, and a longer search is the better use of the time.
    if stage.nodes < 10_000 && position.board().role(Role::Pawn).count() < 4 && stage.looks > 0 {
        return None;
    }
    if let Some(regions) = never(position, side, stage.modes, TRIES) {
        let ground = locked(&regions);
        let certificate = Certificate::Regions(Box::new(regions));
        return Some(Refutation {
            certificate,
            ground,
        });
    }
    let closed = fenced(position, side, stage)?;
    let positions = (closed.positions.len() + closed.edge.len()) as u64;
    Some(Refutation {
        certificate: Certificate::Closed(closed),
        ground: Ground::Fenced { positions },
    })
}

/// A small set of positions around the first, with regions for everything at its edge.
fn fenced(position: &Position, side: Color, stage: &Stage) -> Option<Closed> {
    let mut closed = Closed::default();
    let mut seen = HashSet::from([Key::of(position)]);
    let mut inside = vec![*position];
    let mut looks = stage.looks;
    while let Some(at) = inside.pop() {
        closed.positions.push(Key::of(&at));
        for mv in at.legal_moves() {
            let next = at.after(mv);
            if !seen.insert(Key::of(&next)) {
                continue;
            }
            match finished(&next, side) {
                Some(Found::Mate(_)) => return None,
                Some(_) => continue,
                None => {}
            }
            looks = looks.checked_sub(1)?;
            match never(&next, side, stage.modes.min(40), TRIES / 10) {
                Some(regions) => closed.edge.push((Key::of(&next), Box::new(regions))),
                None => inside.push(next),
            }
        }
    }
    Some(closed)
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

/// The regions that prove that `side` never mates, if they do: with nobody anchored, with the pawns anchored, and
/// with ever more of the pieces followed from square to square, those with least room first.
pub(crate) fn never(position: &Position, side: Color, most: usize, tries: u32) -> Option<Regions> {
    let mut regions = Regions::of(position, side, Anchors::None)?;
    let mut followed = None;
    let mut room = 0;
    let mut limit = 1;
    loop {
        let mut tries = tries;
        let closed = regions.close(limit, |regions, at, facts| {
            picture::find(regions, at, facts, &mut tries) == Picture::None
        });
        if closed {
            return Some(regions);
        }
        if most == 0 || limit > 1 && regions.modes.len() > limit {
            return None;
        }
        limit = most;
        let anchors = match followed {
            None => Anchors::Skeleton,
            Some(men) => {
                let mut more = men;
                while more == men {
                    let step = ROOMS.iter().find(|&&size| size > room)?;
                    room = *step;
                    more = roomless(position, side, room)?;
                }
                Anchors::Tracked(more)
            }
        };
        followed = Some(match anchors {
            Anchors::Tracked(men) => men,
            _ => 0,
        });
        regions = Regions::of(position, side, anchors)?;
    }
}

/// How many squares a piece may have at most to be followed.
const ROOMS: [u32; 5] = [4, 9, 16, 20, 33];

/// The pieces that have no more than so many squares while no pawn moves.
fn roomless(position: &Position, side: Color, room: u32) -> Option<u32> {
    let mut regions = Regions::of(position, side, Anchors::Skeleton)?;
    regions.close(1, |_, _, _| false);
    let mut men = 0;
    for (i, man) in regions.list().iter().enumerate() {
        if man.role != Role::Pawn && regions.modes[0].region[i].count() <= room {
            men |= 1 << i;
        }
    }
    Some(men)
}

/// What the regions say, for people.
pub(crate) fn locked(regions: &Regions) -> Ground {
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
        pawns &= standing;
        aimed |= picture::aimed(regions, mode);
    }
    Ground::Locked {
        pawns,
        kings,
        attackable: (aimed & kings[!regions.winner]).any(),
    }
}
