//! What regions can prove: alone, with pieces followed from square to square, or behind a fence.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use chess::{Bitboard, ByColor, Color, Position, Role, Square, attacks};

use crate::key::Key;
use crate::picture::{self, Picture};
use crate::regions::{Anchors, Regions};
use crate::solver::{Found, Refutation, Stage, finished};
use crate::verdict::{Certificate, Closed, Ground};

/// Placements tried in the search for a mating picture.
const TRIES: u32 = 20_000;

/// A proof that `side` never mates, if regions give one in so many bytes.
pub(crate) fn refute(
    position: &Position,
    side: Color,
    stage: &Stage,
    room: usize,
) -> Option<Refutation> {
    let stage = &Stage {
        modes: stage.modes.min(Regions::most_in(room)),
        ..*stage
    };
    // With few pawns there is seldom a wall, and a longer search is the better use of the time.
    if stage.looks > 0 && position.board().role(Role::Pawn).count() < 4 {
        return None;
    }
    // What 250 modes of the skeleton do not prove, more of them seldom do.
    let skeletons = if stage.looks > 0 { stage.modes } else { 0 };
    let plain = never(position, side, skeletons, TRIES);
    let followed = || (stage.modes > 0).then(|| followed(position, side, stage.modes))?;
    if let Some(regions) = plain.or_else(followed) {
        let ground = locked(&regions);
        let certificate = Certificate::Regions(Box::new(regions));
        return Some(Refutation {
            certificate,
            ground,
        });
    }
    let closed = fenced(position, side, stage, room)?;
    let positions = (closed.positions.len() + closed.edge.len()) as u64;
    Some(Refutation {
        certificate: Certificate::Closed(closed),
        ground: Ground::Fenced { positions },
    })
}

/// The regions that prove that `side` never mates, if they do: with nobody anchored, or with the pawns and
/// whoever cannot move.
fn never(position: &Position, side: Color, most: usize, tries: u32) -> Option<Regions> {
    let skeleton = (most > 0).then_some((Anchors::Skeleton, most));
    [(Anchors::None, 1)]
        .into_iter()
        .chain(skeleton)
        .find_map(|(anchors, most)| {
            let mut regions = Regions::of(position, side, anchors)?;
            settles(&mut regions, most, tries).then_some(regions)
        })
}

/// Do the regions close without a picture of mate?
fn settles(regions: &mut Regions, most: usize, mut tries: u32) -> bool {
    regions.close(most, |regions, at, facts| {
        picture::find(regions, at, facts, &mut tries) == Picture::None
    })
}

/// What is known of a piece when it is to be decided whether to follow it.
struct Piece {
    /// Squares it can come to while no pawn moves.
    room: u32,
    /// Squares it can go to now.
    moves: u32,
    /// The winner's, or attacked by one of his.
    involved: bool,
    ours: bool,
}

/// The same with some of the pieces anchored wherever they go. Which ones matter is not known beforehand: those
/// with little room, those with few moves now, the winner's and those that he attacks are tried, few before
/// many. Where several choices have come to too many modes, larger ones are not tried.
fn followed(position: &Position, side: Color, most: usize) -> Option<Regions> {
    let mut regions = Regions::of(position, side, Anchors::Skeleton)?;
    regions.close(1, |_, _, _| false);
    let board = position.board();
    let reach = |square: Square, piece: chess::Piece| {
        attacks::of(piece.color, piece.role, square, board.occupied())
    };
    let attacked = (board.iter())
        .filter(|(_, piece)| piece.color == side)
        .fold(Bitboard::EMPTY, |all, (square, piece)| {
            all | reach(square, piece)
        });
    let pick = |choice: &dyn Fn(Piece) -> bool| {
        let mut men = 0;
        for (i, man) in regions.list().iter().enumerate() {
            let ours = man.color == side;
            let moves = attacks::of(man.color, man.role, man.home, board.occupied());
            let piece = Piece {
                room: regions.modes[0].region[i].count(),
                moves: (moves - board.color(man.color)).count(),
                involved: ours || attacked.contains(man.home),
                ours,
            };
            if man.role != Role::Pawn && choice(piece) {
                men |= 1u32 << i;
            }
        }
        men
    };
    let mut sets = Vec::new();
    for most in [0, 2, 4, 9, 12, 16, 20, 33] {
        sets.push(pick(&|piece| piece.room <= most));
        sets.push(pick(&|piece| piece.room <= most || piece.ours));
        sets.push(pick(&|piece| piece.room <= most || piece.involved));
        sets.push(pick(&|piece| piece.moves <= most));
    }
    sets.sort_by_key(|men| (men.count_ones(), *men));
    sets.dedup();
    let mut too_many = 0;
    for men in sets.into_iter().filter(|&men| men != 0) {
        let mut regions = Regions::of(position, side, Anchors::Tracked(men))?;
        if settles(&mut regions, most, TRIES + 20 * most as u32) {
            return Some(regions);
        }
        too_many += u32::from(regions.modes.len() > most);
        if too_many == 6 {
            return None;
        }
    }
    None
}

/// Positions inside a fence, and how many more of them there may be than at the edge on the way.
const INSIDE: usize = 16;
const AHEAD: usize = 11;

/// Modes of the regions of each position at the edge.
const EDGE: usize = 40;

/// A small set of positions around the first, with regions for everything at its edge.
fn fenced(position: &Position, side: Color, stage: &Stage, room: usize) -> Option<Closed> {
    let mut closed = Closed::default();
    let mut seen = vec![Key::of(position)];
    let mut inside = vec![*position];
    let mut looks = stage.looks;
    let mut held = 0;
    while let Some(at) = inside.pop() {
        closed.positions.push(Key::of(&at));
        for mv in at.legal_moves() {
            let next = at.after(mv);
            let key = Key::of(&next);
            if seen.contains(&key) {
                continue;
            }
            seen.push(key);
            match finished(&next, side) {
                Some(Found::Mate(_)) => return None,
                Some(_) => continue,
                None => {}
            }
            looks = looks.checked_sub(1)?;
            let most = stage.modes.min(EDGE).min(Regions::most_in(room - held));
            match never(&next, side, most, TRIES / 10) {
                Some(regions) => {
                    held += regions.bytes();
                    closed.edge.push((key, Box::new(regions)));
                }
                None => inside.push(next),
            }
            if held >= room {
                return None;
            }
            let met = closed.positions.len() + inside.len();
            if met > INSIDE.min(closed.edge.len() + AHEAD) {
                return None;
            }
        }
    }
    Some(closed)
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
            for white in Square::all() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Outcome, Search};

    /// Walls with a gap, pens with a door: boards on which regions come near to a proof and must not give one.
    const OPEN: [&str; 6] = [
        "8/8/1k6/p1p1p1p1/P1P1P1P1/7K/4B3/8 w - - 0 1",
        "8/8/1k6/p1p1p3/P1P1P3/7K/4B3/8 w - - 0 1",
        "5k2/5P1K/5PPp/7P/8/8/8/8 w - - 0 1",
        "1k6/1P1p1p1p/BP6/1P6/8/8/3P1P1P/6K1 w - - 0 1",
        "8/8/5p2/2p1pPp1/2P1Pk1b/2pBp1pB/2P1P1P1/5BRK b - - 0 1",
        "k1b5/8/8/BpBpBpB1/bPbPbPb1/8/8/K1B5 w - - 0 1",
    ];

    #[test]
    fn regions_refute_nothing_that_the_search_finds() {
        let stage = Stage {
            nodes: 3_000,
            modes: 2_000,
            looks: 40,
        };
        let mut mates = 0;
        for fen in OPEN {
            let mut search = Search::new();
            let start = Position::from_fen(fen).unwrap();
            for side in Color::ALL {
                // Every position two moves on, each with an answer of its own.
                let first = start.legal_moves().into_iter().map(|mv| start.after(mv));
                let second = first.flat_map(|position| {
                    let moves = position.legal_moves();
                    moves.into_iter().map(move |mv| position.after(mv))
                });
                for position in second.step_by(7) {
                    if finished(&position, side).is_some() {
                        continue;
                    }
                    assert!(search.begin(&position, side, 64 << 20));
                    if let Outcome::Mate(_) = search.run(20_000) {
                        mates += 1;
                        let refuted = refute(&position, side, &stage, 64 << 20).is_some();
                        assert!(!refuted, "{} {side}", position.to_fen());
                    }
                }
            }
        }
        assert!(mates > 50, "only {mates} mates found");
    }
}
