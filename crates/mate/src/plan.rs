//! A mating picture as a goal: how far are the kings and the men from their places in it?
//!
//! Regions allow pictures of mate that legal moves may or may not reach. Each is worth a search of its own:
//! on locked boards it says where to go far better than any rule of thumb.

use chess::{Bitboard, Color, Position, Role, Square, attacks};

use crate::picture::{self, Placement};
use crate::regions::{Anchors, Regions};

/// Men of a picture that can be asked for.
const MEN: usize = 8;

/// A picture with the distances to it.
#[derive(Clone)]
pub(crate) struct Plan {
    /// Steps of each king to its place, through squares it can ever stand on.
    kings: [[u8; 64]; 2],
    men: [Task; MEN],
    count: usize,
}

/// Somebody of this kind must come to a square.
#[derive(Copy, Clone)]
struct Task {
    color: Color,
    role: Role,
    far: [u8; 64],
}

/// Plans for the side, the nearest first, at most `most` of them.
pub(crate) fn plans(
    position: &Position,
    winner: Color,
    anchors: Anchors,
    most: usize,
) -> Vec<Plan> {
    if most == 0 {
        return Vec::new();
    }
    let Some(mut regions) = Regions::of(position, winner, anchors) else {
        return Vec::new();
    };
    let mut last = None;
    // The first mode only: with pawns anchored these are the pictures that need no pawn to move.
    regions.close(1, |_, _, facts| {
        last = Some(*facts);
        anchors == Anchors::None
    });
    let Some(facts) = last else { return Vec::new() };
    let from = Color::ALL.map(|color| king_steps(position.king(color), facts.king[color as usize]));
    let mut places: Vec<(u32, Square, Square)> = Vec::new();
    for white in facts.king[0] {
        for black in regions.modes[0].kings[!winner as usize][white.index()] {
            let far = u32::from(from[0][white.index()]) + u32::from(from[1][black.index()]);
            places.push((far, white, black));
        }
    }
    places.sort();
    let blocks = facts.stands[0] | facts.stands[1];
    let mut plans = Vec::new();
    let mut tries = 20_000;
    for (_, white, black) in places {
        if plans.len() >= most || tries == 0 {
            break;
        }
        if let Some(placement) = picture::at(&regions, 0, &facts, white, black, &mut tries) {
            plans.push(Plan::new(
                &regions,
                &placement,
                [white, black],
                facts.king,
                blocks,
            ));
        }
    }
    plans
}

impl Plan {
    fn new(
        regions: &Regions,
        placement: &Placement,
        kings: [Square; 2],
        area: [Bitboard; 2],
        blocks: Bitboard,
    ) -> Plan {
        let idle = Task {
            color: Color::White,
            role: Role::Pawn,
            far: [0; 64],
        };
        let mut plan = Plan {
            kings: [king_steps(kings[0], area[0]), king_steps(kings[1], area[1])],
            men: [idle; MEN],
            count: 0,
        };
        for (i, man) in regions.list().iter().enumerate() {
            let Some((square, promoted)) = placement[i] else {
                continue;
            };
            if regions.modes[0].certain(i).is_some() || promoted || plan.count == MEN {
                continue;
            }
            let far = steps(man.color, man.role, square, blocks);
            plan.men[plan.count] = Task {
                color: man.color,
                role: man.role,
                far,
            };
            plan.count += 1;
        }
        plan
    }

    /// How far a position is from the picture.
    pub(crate) fn estimate(&self, position: &Position) -> usize {
        let board = position.board();
        let mut value = 0;
        for color in Color::ALL {
            value += 2 * usize::from(self.kings[color as usize][position.king(color).index()]);
        }
        for task in &self.men[..self.count] {
            let men = board.pieces(task.color, task.role);
            let nearest = men.into_iter().map(|square| task.far[square.index()]).min();
            value += 2 * usize::from(nearest.unwrap_or(12));
        }
        value
    }
}

/// Steps of a king to a square within an area.
fn king_steps(to: Square, area: Bitboard) -> [u8; 64] {
    flood(to, |front| {
        let sides = front.east() | front.west();
        let row = front | sides;
        (sides | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8)) & area
    })
}

/// Moves of a man to a square, around those who certainly stand.
fn steps(color: Color, role: Role, to: Square, blocks: Bitboard) -> [u8; 64] {
    flood(to, |front| {
        let mut back = Bitboard::EMPTY;
        for square in front {
            back |= match role {
                // Backwards: from in front, or from beside it by taking.
                Role::Pawn => Bitboard::of(square).forward(!color) | attacks::pawn(!color, square),
                _ => attacks::of(color, role, square, blocks),
            };
        }
        back
    })
}

fn flood(to: Square, spread: impl Fn(Bitboard) -> Bitboard) -> [u8; 64] {
    let mut far = [12; 64];
    let mut seen = Bitboard::of(to);
    let mut front = seen;
    let mut steps = 0;
    while front.any() && steps < 12 {
        for square in front {
            far[square.index()] = steps;
        }
        front = spread(front) - seen;
        seen |= front;
        steps += 1;
    }
    far
}
