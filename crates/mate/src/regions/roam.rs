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
            }
        }
    }
    facts.blocks = facts.stands[0] | facts.stands[1];
    for king in facts.king {
        if !king.many() {
            facts.blocks |= king;
        }
    }
    let empty = !(facts.may_stand[0] | facts.may_stand[1]);
    for (i, man) in men.iter().enumerate() {
        if let Some(square) = mode.certain(i) {
            let us = man.color as usize;
            // A slider attacks through squares that stay empty, and the first one beyond them. The king that
            // would step there does not stand in its own way.
            let open = empty - facts.king[us];
            facts.guarded[us] |= attacks::of(man.color, man.role, square, !open);
        }
    }
    facts
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
    mobile: &mut [bool; 2],
) -> bool {
    let man = men[i];
    let us = man.color as usize;
    let fixed_kings = facts.blocks - facts.stands[0] - facts.stands[1];
    let mut anchors = Bitboard::EMPTY;
    for j in 0..men.len() {
        if let Some(square) = mode.anchored(j) {
            anchors.insert(square);
        }
    }
    let barred = facts.stands[us] | fixed_kings | anchors;
    let (mut reach, mut promoted, mut taking) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for from in mode.region[i] {
        if man.role == Role::Pawn {
            let (to, taken) = pawn_goes(men, mode, facts, i, from, barred);
            reach |= to;
            taking |= taken;
        } else {
            reach |= attacks::of(man.color, man.role, from, facts.blocks) - barred;
        }
    }
    if man.role == Role::Pawn {
        let last = Bitboard::relative_rank(man.color, Rank::EIGHTH);
        promoted = reach & last;
        reach = reach - last;
    } else {
        taking = reach;
    }
    for from in mode.promoted[i] | promoted {
        promoted |= any_piece(from, facts.blocks) - barred;
    }
    taking |= promoted;
    mobile[us] |= reach.any() || promoted.any();
    let mut grown = take(men, mode, 1 - us, taking);
    grown |= (reach - mode.region[i]).any() || (promoted - mode.promoted[i]).any();
    mode.region[i] |= reach;
    mode.promoted[i] |= promoted;
    grown
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

pub(super) fn move_kings(men: &[Man], mode: &mut Mode, facts: &Facts, mobile: [bool; 2]) -> bool {
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
            let next = steps | if mobile[1] { black } else { Bitboard::EMPTY };
            grown |= (next - mode.kings[0][white.index()]).any();
            mode.kings[0][white.index()] |= next;
        }
    }
    for white in Square::all() {
        let black = mode.kings[0][white.index()];
        if black.is_empty() {
            continue;
        }
        if mobile[0] {
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
