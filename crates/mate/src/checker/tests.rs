//! What is corrupt is refused, and nothing proves that a side cannot mate who can.

use chess::{Bitboard, Color, Move, Position, Role, Setup, Square};

use super::{Flaw, check, check_line};
use crate::Budget;
use crate::key::Key;
use crate::material::Material;
use crate::regions::{Anchors, Mode, Regions, Standing};
use crate::verdict::{Certificate, Closed, Verdict};

/// A small generator of numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn never(position: &Position, side: Color) -> Certificate {
    match crate::winnable(position, side, Budget::THOROUGH) {
        Verdict::Unwinnable(certificate) => certificate,
        other => panic!("{other:?}"),
    }
}

fn line(position: &Position, side: Color) -> Vec<Move> {
    match crate::winnable(position, side, Budget::THOROUGH) {
        Verdict::Winnable(line) => line,
        other => panic!("{other:?}"),
    }
}

/// Closed by search: a king in a corner of pawns.
const PENNED: &str = "k7/8/3p1p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1";

/// Closed by regions: pawns from edge to edge, and two bishops.
const LOCKED: &str = "8/8/1k6/p1p1p1p1/P1P1P1Pb/7K/4B3/8 w - - 0 1";

#[test]
fn a_closed_set_with_a_hole_is_refused() {
    let start = position(PENNED);
    let Certificate::Closed(closed) = never(&start, Color::White) else {
        panic!("not closed by search")
    };
    assert!(closed.edge.is_empty());
    let whole = Certificate::Closed(Closed {
        positions: closed.positions.clone(),
        edge: Vec::new(),
    });
    check(&start, Color::White, &whole).unwrap();
    for hole in (0..closed.positions.len()).step_by(closed.positions.len() / 12) {
        // Where the game is over nothing is missed.
        if !closed.positions[hole].position().has_legal_move() {
            continue;
        }
        let mut positions = closed.positions.clone();
        positions.swap_remove(hole);
        let edge = Vec::new();
        let holed = Certificate::Closed(Closed { positions, edge });
        let flaw = check(&start, Color::White, &holed).unwrap_err();
        assert!(matches!(flaw, Flaw::NotClosed | Flaw::NotInside));
    }
    let other = position("k7/8/3p1p1p/1p6/1P6/KP1P4/PP3P1P/8 b - - 0 1");
    let elsewhere = position("8/8/8/8/8/2k5/1p6/K7 w - - 0 1");
    check(&other, Color::White, &whole).unwrap();
    assert_eq!(
        check(&elsewhere, Color::White, &whole),
        Err(Flaw::NotInside)
    );
}

#[test]
fn a_set_with_a_mate_is_refused() {
    let mate = position("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    let before = position("7k/5K2/6Q1/8/8/8/8/8 w - - 0 1");
    for positions in [vec![&mate], vec![&before, &mate], vec![&before]] {
        let start = positions[0];
        let keys = positions.iter().map(|position| Key::of(position)).collect();
        let closed = Certificate::Closed(Closed {
            positions: keys,
            edge: Vec::new(),
        });
        assert!(check(start, Color::White, &closed).is_err());
    }
}

#[test]
fn claims_that_do_not_hold_are_refused() {
    let open = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let material = Certificate::Material(Material::BareKing);
    assert_eq!(
        check(&open, Color::White, &material),
        Err(Flaw::MaterialSuffices)
    );
    check(&open, Color::Black, &material).unwrap();
    assert_eq!(
        check(&open, Color::White, &Certificate::Over),
        Err(Flaw::NotOver)
    );
    let mv = open.legal_moves()[0];
    let forced = Certificate::Forced(vec![mv], Box::new(Certificate::Over));
    assert_eq!(check(&open, Color::White, &forced), Err(Flaw::NotForced(0)));
    assert_eq!(
        check(&open, Color::White, &Certificate::Dropped),
        Err(Flaw::Dropped)
    );
}

#[test]
fn a_line_with_another_move_is_refused() {
    let mut dice = Dice(0x5eed_0001);
    let start = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let line = line(&start, Color::White);
    check_line(&start, Color::White, &line).unwrap();
    assert_eq!(check_line(&start, Color::Black, &line), Err(Flaw::NotMate));
    for end in 0..line.len() {
        let flaw = check_line(&start, Color::White, &line[..end]);
        assert_eq!(flaw, Err(Flaw::NotMate));
    }
    for at in 0..line.len() {
        let mut other = line.clone();
        other.remove(at);
        assert!(check_line(&start, Color::White, &other).is_err());
        let strange = Move::Normal {
            role: Role::Queen,
            from: Square::new(dice.roll(64) as u8).unwrap(),
            to: line[at].from(),
        };
        other = line.clone();
        other[at] = strange;
        assert_eq!(
            check_line(&start, Color::White, &other),
            Err(Flaw::NotLegal(at))
        );
    }
}

/// Takes something away from a mode, so that it says less than it did. False if there was nothing to take.
fn corrupt(dice: &mut Dice, mode: &mut Mode, men: usize) -> bool {
    let drop_one = |set: &mut Bitboard, dice: &mut Dice| {
        let squares: Vec<Square> = set.into_iter().collect();
        if squares.is_empty() {
            return false;
        }
        set.remove(squares[dice.roll(squares.len())]);
        true
    };
    let man = dice.roll(men.max(1));
    match dice.roll(6) {
        0 => drop_one(&mut mode.kings[dice.roll(2)][dice.roll(64)], dice),
        1 => drop_one(&mut mode.arrived[dice.roll(64)], dice),
        2 => drop_one(&mut mode.region[man], dice),
        3 => drop_one(&mut mode.promoted[man], dice),
        4 => {
            let before = mode.mortal;
            mode.mortal &= !(1 << man);
            mode.mortal != before
        }
        _ => {
            let before = mode.standing[man];
            mode.standing[man] = [
                Standing::Gone,
                Standing::Roaming,
                Standing::Anchored(Square::new(dice.roll(64) as u8).unwrap()),
            ][dice.roll(3)];
            mode.standing[man] != before
        }
    }
}

/// All that regions say of a position, mates or not.
fn regions(position: &Position, side: Color, anchors: Anchors) -> Option<Regions> {
    let mut regions = Regions::of(position, side, anchors)?;
    regions.close(40, |_, _, _| true).then_some(regions)
}

#[test]
fn regions_that_say_less_are_refused() {
    let start = position(LOCKED);
    let mut dice = Dice(0x5eed_0002);
    let (mut corrupted, mut refused) = (0, 0);
    for _ in 0..400 {
        let mut less = regions(&start, Color::Black, Anchors::None).unwrap();
        let men = less.count;
        if !corrupt(&mut dice, &mut less.modes[0], men) {
            continue;
        }
        corrupted += 1;
        let certificate = Certificate::Regions(Box::new(less));
        refused += usize::from(check(&start, Color::Black, &certificate).is_err());
    }
    // A few say less and are closed all the same: then they are proofs as well.
    assert!(corrupted > 100);
    assert!(
        refused * 100 >= corrupted * 95,
        "{refused} of {corrupted} refused"
    );
    let whole = || {
        Certificate::Regions(Box::new(
            regions(&start, Color::Black, Anchors::None).unwrap(),
        ))
    };
    check(&start, Color::Black, &whole()).unwrap();
    assert!(check(&start, Color::White, &whole()).is_err());
    let moved = position("8/8/1k6/p1p1p1p1/P1P1P1Pb/7K/8/5B2 w - - 0 1");
    assert!(check(&moved, Color::Black, &whole()).is_err());
}

/// Pawns that stand against each other, kings and a few pieces.
fn rammed(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[dice.roll(2)];
    let rank = 2 + dice.roll(3) as u8;
    for file in (dice.roll(2) as u8..8).step_by(2) {
        let square = Square::new(rank * 8 + file)?;
        setup.board.put(square, Role::Pawn.of(Color::White));
        let square = Square::new((rank + 1) * 8 + file)?;
        setup.board.put(square, Role::Pawn.of(Color::Black));
    }
    for man in 0..2 + dice.roll(3) {
        let square = Square::new(dice.roll(64) as u8)?;
        if setup.board.occupied().contains(square) {
            return None;
        }
        let (color, role) = match man {
            0 | 1 => (Color::ALL[man], Role::King),
            _ => (Color::ALL[dice.roll(2)], Role::ALL[1 + dice.roll(4)]),
        };
        setup.board.put(square, role.of(color));
    }
    setup.position().ok()
}

#[test]
fn no_certificate_passes_for_a_side_that_can_mate() {
    let mut dice = Dice(0x5eed_0003);
    let mut tried = 0;
    while tried < 20_000 {
        let Some(start) = rammed(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            let Verdict::Winnable(line) = crate::winnable(&start, side, Budget::nodes(2_000))
            else {
                continue;
            };
            check_line(&start, side, &line).unwrap();
            for anchors in [Anchors::None, Anchors::Skeleton] {
                for _ in 0..100 {
                    let Some(mut found) = regions(&start, side, anchors) else {
                        break;
                    };
                    // Once as it is, then with more and more left out.
                    for _ in 0..dice.roll(6) {
                        let (at, men) = (dice.roll(found.modes.len()), found.count);
                        corrupt(&mut dice, &mut found.modes[at], men);
                    }
                    tried += 1;
                    let certificate = Certificate::Regions(Box::new(found));
                    let verdict = check(&start, side, &certificate);
                    assert!(verdict.is_err(), "{} {side}", start.to_fen());
                }
            }
        }
    }
}
