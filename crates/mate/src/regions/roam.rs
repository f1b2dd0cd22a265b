//! What goes on inside a mode: roaming men and kings go wherever nothing certain stops them.

use chess::{Bitboard, Color, Rank, Role, Square, attacks};

use super::{Facts, Man, Mode, any_piece};

/// Squares a king steps to from some square of the set.
fn king_steps(set: Bitboard) -> Bitboard {
    let sides = set.east() | set.west();
    let row = set | sides;
    sides | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8)
}

/// Adds sets to sets; true if anything was new.
pub(super) fn spread(to: &mut [Bitboard; 64], from: &[Bitboard; 64]) -> bool {
    let mut new = Bitboard::EMPTY;
    for (to, from) in to.iter_mut().zip(from) {
        new |= *from - *to;
        *to |= *from;
    }
    new.any()
}

pub(super) fn facts(men: &[Man], mode: &Mode) -> Facts {
    let mut facts = Facts::default();
    for (i, man) in men.iter().enumerate() {
        let us = man.color as usize;
        facts.may_stand[us] |= mode.region[i] | mode.promoted[i];
        if let Some(square) = mode.certain(i) {
            facts.stands[us].insert(square);
            facts.may_stand[us].insert(square);
        }
    }
    for turn in 0..2 {
        for white in Square::all() {
            let black = mode.kings[turn][white.index()];
            if black.any() {
                facts.king[0].insert(white);
                facts.king[1] |= black;
                facts.on_move[turn] |= if turn == 0 {
                    Bitboard::of(white)
                } else {
                    black
                };
            }
        }
    }
    facts.blocks = facts.stands[0] | facts.stands[1];
    for king in facts.king {
        if !king.many() {
            facts.blocks |= king;
        }
    }
    // A slider attacks through squares that stay empty, and the first one beyond them. The king that would step
    // there does not stand in its own way.
    let empty = !(facts.may_stand[0] | facts.may_stand[1]);
    facts.open = [empty - facts.king[0], empty - facts.king[1]];
    for (i, man) in men.iter().enumerate() {
        if let Some(square) = mode.certain(i) {
            let us = man.color as usize;
            facts.guarded[us] |= attacks::of(man.color, man.role, square, !facts.open[us]);
        }
    }
    facts
}

/// Squares on which the king of the side to move would certainly be attacked after a man of his went `to` there;
/// `from` is empty then, if it is known.
pub(super) fn exposed(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    us: usize,
    from: Bitboard,
    to: Bitboard,
) -> Bitboard {
    let filled = (!facts.open[1 - us] - from) | to;
    let mut attacked = Bitboard::EMPTY;
    for (i, man) in men.iter().enumerate() {
        if man.color as usize != us
            && let Some(square) = mode.certain(i)
            && !to.contains(square)
        {
            attacked |= attacks::of(man.color, man.role, square, filled);
        }
    }
    attacked & facts.on_move[us]
}

/// Can roaming man `k` take on a square where an anchored man stands: as what he was, as what he became?
pub(super) fn roamer_reaches(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    k: usize,
    square: Square,
) -> (bool, bool) {
    let man = men[k];
    let blocks = facts.blocks;
    let as_was = match man.role {
        Role::Pawn => (attacks::pawn(!man.color, square) & mode.region[k]).any(),
        // What reaches a square is reached from it.
        role => (attacks::of(man.color, role, square, blocks) & mode.region[k]).any(),
    };
    (as_was, (any_piece(square, blocks) & mode.promoted[k]).any())
}

/// A roaming man goes wherever he can, except onto anchored men of the other side: that ends the mode.
pub(super) fn roam(
    men: &[Man],
    mode: &mut Mode,
    facts: &Facts,
    i: usize,
    mobile: &mut [Bitboard; 2],
) -> bool {
    let man = men[i];
    let us = man.color as usize;
    if facts.on_move[us].is_empty() {
        return false;
    }
    let fixed_kings = facts.blocks - facts.stands[0] - facts.stands[1];
    let mut anchors = Bitboard::EMPTY;
    for j in 0..men.len() {
        if let Some(square) = mode.anchored(j) {
            anchors.insert(square);
        }
    }
    let barred = facts.stands[us] | fixed_kings | anchors;
    // What a pawn does as a pawn, and what a piece does or a pawn that has become one.
    let (mut steps, mut taking, mut flights) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for from in mode.region[i] {
        if man.role == Role::Pawn {
            let (to, taken) = pawn_goes(men, mode, facts, i, from, barred);
            steps |= to;
            taking |= taken;
        } else {
            flights |= attacks::of(man.color, man.role, from, facts.blocks) - barred;
        }
    }
    for from in mode.promoted[i] {
        flights |= any_piece(from, facts.blocks) - barred;
    }
    let (flights, kings) = answers(men, mode, facts, us, flights);
    mobile[us] |= kings;
    if steps.any() {
        // It may take in passing the pawn that gives check, so check is no bar to it.
        mobile[us] = facts.on_move[us];
    }
    let (reach, promoted) = match man.role {
        Role::Pawn => {
            let last = Bitboard::relative_rank(man.color, Rank::EIGHTH);
            (steps - last, steps & last | flights)
        }
        _ => (flights, Bitboard::EMPTY),
    };
    let mut grown = take(men, mode, 1 - us, taking | flights);
    grown |= (reach - mode.region[i]).any() || (promoted - mode.promoted[i]).any();
    mode.region[i] |= reach;
    mode.promoted[i] |= promoted;
    grown
}

/// Of these squares the ones that a side's man may go to, and where its king may stand when he does: in a
/// certain check only what parries it will do.
fn answers(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    us: usize,
    to: Bitboard,
) -> (Bitboard, Bitboard) {
    if to.is_empty() {
        return (to, Bitboard::EMPTY);
    }
    let checked = facts.on_move[us] & facts.guarded[1 - us];
    let mut kings = facts.on_move[us] - checked;
    let mut allowed = if kings.any() { to } else { Bitboard::EMPTY };
    if checked.any() {
        for square in to {
            let here = Bitboard::of(square);
            let safe = facts.on_move[us] - exposed(men, mode, facts, us, Bitboard::EMPTY, here);
            kings |= safe;
            if safe.any() {
                allowed |= here;
            }
        }
    }
    (allowed, kings)
}

/// Squares a roaming pawn may go to, and squares on which it may take somebody.
fn pawn_goes(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    i: usize,
    from: Square,
    barred: Bitboard,
) -> (Bitboard, Bitboard) {
    let color = men[i].color;
    let theirs = !color;
    let blocks = facts.blocks | out_of_order(men, mode, i);
    let step = Bitboard::of(from).forward(color) - blocks;
    let double = (step & Bitboard::relative_rank(color, Rank::THIRD)).forward(color) - blocks;
    let aim = attacks::pawn(color, from);
    let take = aim & (facts.may_stand[theirs as usize] - barred);
    let (mut to, mut taken) = (step | double | take, take);
    // In passing: a pawn of theirs may step over the square from its second rank to the square beside this one.
    for passed in aim & Bitboard::relative_rank(theirs, Rank::THIRD) {
        let origin = Bitboard::of(passed).forward(color);
        let landing = Bitboard::of(passed).forward(theirs);
        let passes = men.iter().enumerate().any(|(j, other)| {
            other.color == theirs
                && other.role == Role::Pawn
                && (mode.region[j] & origin).any()
                && (mode.region[j] & landing).any()
        });
        if passes {
            to.insert(passed);
            taken |= landing;
        }
    }
    (to, taken)
}

/// Squares a roaming pawn cannot step to because another pawn of its file is always in front of it: neither
/// ever leaves the file and the other is never taken, so they never pass each other.
fn out_of_order(men: &[Man], mode: &Mode, i: usize) -> Bitboard {
    let man = men[i];
    let file = Bitboard::file(man.home.file());
    if mode.promoted[i].any() || (mode.region[i] - file).any() {
        return Bitboard::EMPTY;
    }
    let mut barred = Bitboard::EMPTY;
    for (j, other) in men.iter().enumerate() {
        let ahead = match man.color {
            Color::White => other.home.index() > man.home.index(),
            Color::Black => other.home.index() < man.home.index(),
        };
        if other.role != Role::Pawn
            || !ahead
            || !mode.roams(j)
            || mode.is_mortal(j)
            || mode.promoted[j].any()
            || (mode.region[j] - file).any()
        {
            continue;
        }
        // Its furthest square and all beyond.
        barred |= file
            & match man.color {
                Color::White => mode.region[j]
                    .last()
                    .map_or(Bitboard::EMPTY, |s| Bitboard(!0 << s.index())),
                Color::Black => mode.region[j]
                    .first()
                    .map_or(Bitboard::EMPTY, |s| Bitboard(!0 >> (63 - s.index()))),
            };
    }
    barred
}

/// Every roaming man of a side who may stand on these squares may be taken there.
pub(super) fn take(men: &[Man], mode: &mut Mode, side: usize, squares: Bitboard) -> bool {
    let before = mode.mortal;
    for (i, man) in men.iter().enumerate() {
        if man.color as usize == side && ((mode.region[i] | mode.promoted[i]) & squares).any() {
            mode.mortal |= 1 << i;
        }
    }
    mode.mortal != before
}

/// Kings stay where they are while a man of the winner moves, and it is the loser's turn.
pub(super) fn arrive(mode: &mut Mode, winner: usize, mobile: [Bitboard; 2]) -> bool {
    let mut new = Bitboard::EMPTY;
    for white in Square::all() {
        let black = mode.kings[winner][white.index()];
        let black = match winner {
            0 if mobile[0].contains(white) => black,
            0 => Bitboard::EMPTY,
            _ => black & mobile[1],
        };
        new |= black - mode.arrived[white.index()];
        mode.arrived[white.index()] |= black;
    }
    new.any()
}

/// `mobile`: the squares on which a side's king may stand while one of its roaming men moves.
pub(super) fn move_kings(
    men: &[Man],
    mode: &mut Mode,
    facts: &Facts,
    mobile: [Bitboard; 2],
) -> bool {
    let mut grown = false;
    let mut stepped = [Bitboard::EMPTY; 2];
    let mut anchors = Bitboard::EMPTY;
    for i in 0..men.len() {
        if let Some(square) = mode.anchored(i) {
            anchors.insert(square);
        }
    }
    for white in Square::all() {
        // Black's king, White's standing still.
        let black = mode.kings[1][white.index()];
        if black.any() {
            let barred =
                facts.stands[1] | facts.guarded[0] | anchors | attacks::king(white).with(white);
            let steps = king_steps(black) - barred;
            stepped[1] |= steps;
            let next = steps | (black & mobile[1]);
            grown |= (next - mode.kings[0][white.index()]).any();
            mode.kings[0][white.index()] |= next;
        }
    }
    for white in Square::all() {
        let black = mode.kings[0][white.index()];
        if black.is_empty() {
            continue;
        }
        if mobile[0].contains(white) {
            grown |= (black - mode.kings[1][white.index()]).any();
            mode.kings[1][white.index()] |= black;
        }
        for to in attacks::king(white) - facts.stands[0] - facts.guarded[1] - anchors {
            let next = black - attacks::king(to).with(to);
            if next.any() {
                stepped[0].insert(to);
                grown |= (next - mode.kings[1][to.index()]).any();
                mode.kings[1][to.index()] |= next;
            }
        }
    }
    grown |= take(men, mode, 1, stepped[0]);
    grown |= take(men, mode, 0, stepped[1]);
    grown
}
