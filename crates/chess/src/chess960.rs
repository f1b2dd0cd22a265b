//! Chess960 (Guideline II; Appendix F in 2014): the 960 starts and ways to draw one.

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Board, Color, File, Position, Rank, Role, Setup, Square};

/// One of the 960 starting positions by its usual number, 0 to 959; 518 is the initial position of Article 2.3.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Start(u16);

/// Not one of the 960.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The number is above 959.
    Number,
    /// Not one king, one queen, two rooks, two bishops and two knights.
    Pieces,
    /// The king is not between the rooks (II.2.1).
    KingNotBetweenRooks,
    /// The bishops stand on squares of one colour (II.2.2).
    BishopsOfOneColor,
    /// The sides do not mirror each other, or pawns are not on their second rank (II.2.3).
    NotMirrored,
    /// Not enough throws or tosses were given.
    TooFewThrows,
    /// A die shows 1 to 6.
    NoSuchThrow,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StartError::Number => "expected a number from 0 to 959",
            StartError::Pieces => {
                "expected a king, a queen, two rooks, two bishops and two knights"
            }
            StartError::KingNotBetweenRooks => "the king must stand between the rooks",
            StartError::BishopsOfOneColor => {
                "the bishops must stand on squares of opposite colours"
            }
            StartError::NotMirrored => "both sides must stand alike behind their pawns",
            StartError::TooFewThrows => "more throws are needed",
            StartError::NoSuchThrow => "a die shows 1 to 6",
        })
    }
}

impl core::error::Error for StartError {}

/// Where the two knights go among the five squares left, in the order of the numbering.
const KNIGHTS: [(u8, u8); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

impl Start {
    /// The initial position of Article 2.3.
    pub const STANDARD: Start = Start(518);

    /// The start with a number.
    ///
    /// # Errors
    ///
    /// A number above 959.
    pub const fn new(number: u16) -> Result<Start, StartError> {
        if number < 960 {
            Ok(Start(number))
        } else {
            Err(StartError::Number)
        }
    }

    /// All 960.
    pub fn all() -> impl ExactSizeIterator<Item = Start> {
        (0..960).map(Start)
    }

    /// 0 to 959.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The pieces from the a-file to the h-file.
    pub fn back_rank(self) -> [Role; 8] {
        let n = self.0;
        let (light, n) = (n % 4, n / 4);
        let (dark, n) = (n % 4, n / 4);
        let (queen, knights) = (n % 6, n / 6);
        Draw {
            light: light as u8,
            dark: dark as u8,
            queen: queen as u8,
            knights: KNIGHTS[usize::from(knights)],
        }
        .back_rank()
    }

    /// The number of an order of pieces.
    ///
    /// # Errors
    ///
    /// The requirement of II.2 that it does not meet.
    pub fn from_back_rank(roles: [Role; 8]) -> Result<Start, StartError> {
        let places =
            |role| -> Vec<u8> { (0..8).filter(|&i| roles[usize::from(i)] == role).collect() };
        let (kings, queens) = (places(Role::King), places(Role::Queen));
        let (rooks, bishops, knights) = (
            places(Role::Rook),
            places(Role::Bishop),
            places(Role::Knight),
        );
        let (&[king], &[queen], &[r1, r2], &[b1, b2], &[n1, n2]) = (
            &kings[..],
            &queens[..],
            &rooks[..],
            &bishops[..],
            &knights[..],
        ) else {
            return Err(StartError::Pieces);
        };
        if !(r1 < king && king < r2) {
            return Err(StartError::KingNotBetweenRooks);
        }
        // On the first rank the b-, d-, f- and h-files are light.
        let (light, dark) = match (b1 % 2, b2 % 2) {
            (1, 0) => (b1, b2),
            (0, 1) => (b2, b1),
            _ => return Err(StartError::BishopsOfOneColor),
        };
        let before =
            |place: u8, taken: &[u8]| place - taken.iter().filter(|&&t| t < place).count() as u8;
        let queen_place = before(queen, &[b1, b2]);
        let knight_places = (before(n1, &[b1, b2, queen]), before(n2, &[b1, b2, queen]));
        let pair = KNIGHTS.iter().position(|&k| k == knight_places);
        let pair = pair.expect("two different places among five") as u16;
        let number = u16::from(light / 2)
            + 4 * u16::from(dark / 2)
            + 16 * u16::from(queen_place)
            + 96 * pair;
        Ok(Start(number))
    }

    /// The start from which a position is a beginning: all pieces at home, both sides alike.
    ///
    /// # Errors
    ///
    /// The requirement of II.2 that it does not meet.
    pub fn from_board(board: &Board) -> Result<Start, StartError> {
        let mut roles = [Role::Pawn; 8];
        for file in File::ALL {
            let piece = board
                .piece_at(Square::at(file, Rank::FIRST))
                .ok_or(StartError::Pieces)?;
            roles[usize::from(file.index())] = piece.role;
        }
        let start = Start::from_back_rank(roles)?;
        if Board::from_back_rank(roles) == *board {
            Ok(start)
        } else {
            Err(StartError::NotMirrored)
        }
    }

    /// The position, White to move, both sides with both rights to castle.
    pub fn position(self) -> Position {
        let roles = self.back_rank();
        let rooks: Bitboard = (0..8u8)
            .filter(|&i| roles[usize::from(i)] == Role::Rook)
            .flat_map(|i| {
                let file = File::ALL[usize::from(i)];
                Color::ALL.map(|color| Square::at(file, Rank::FIRST.relative_to(color)))
            })
            .collect();
        let setup = Setup {
            board: Board::from_back_rank(roles),
            castling: rooks,
            ..Setup::empty()
        };
        setup.position().expect("every start has its kings")
    }

    /// Draws a start with a die (II.2): the light-squared bishop, the dark-squared bishop, the queen and the two
    /// knights in turn are put on the square, counted among those still free for them, that the die shows; a
    /// throw that is too high is thrown again. Rook, king, rook fill the rest. Returns how many throws it took.
    ///
    /// # Errors
    ///
    /// Too few throws, or one that no die shows.
    pub fn from_dice(throws: impl IntoIterator<Item = u8>) -> Result<(Start, usize), StartError> {
        let mut throws = throws.into_iter();
        let mut used = 0;
        let mut among = |sides: u8| loop {
            used += 1;
            match throws.next().ok_or(StartError::TooFewThrows)? {
                throw @ 1..=6 if throw <= sides => return Ok(throw - 1),
                1..=6 => continue,
                _ => return Err(StartError::NoSuchThrow),
            }
        };
        let (light, dark, queen) = (among(4)?, among(4)?, among(6)?);
        let first = among(5)?;
        let second = among(4)?;
        // The second knight counts the squares that the first has left.
        let second = second + u8::from(second >= first);
        let draw = Draw {
            light,
            dark,
            queen,
            knights: (first.min(second), first.max(second)),
        };
        let start = Start::from_back_rank(draw.back_rank()).expect("the procedure keeps to II.2");
        Ok((start, used))
    }

    /// Draws a start with a coin (II.2): ten tosses are read as a number, heads for 1, highest digit first;
    /// from 960 on, all ten are tossed again. Returns how many tosses it took.
    ///
    /// # Errors
    ///
    /// Too few tosses.
    pub fn from_coin(tosses: impl IntoIterator<Item = bool>) -> Result<(Start, usize), StartError> {
        let mut tosses = tosses.into_iter();
        let mut used = 0;
        loop {
            let mut number = 0;
            for _ in 0..10 {
                let heads = tosses.next().ok_or(StartError::TooFewThrows)?;
                number = number * 2 + u16::from(heads);
                used += 1;
            }
            if let Ok(start) = Start::new(number) {
                return Ok((start, used));
            }
        }
    }
}

/// A start as it is put together: each piece by its place among the squares still free for it.
struct Draw {
    light: u8,
    dark: u8,
    queen: u8,
    knights: (u8, u8),
}

impl Draw {
    fn back_rank(&self) -> [Role; 8] {
        let mut rank = [None; 8];
        rank[usize::from(self.light * 2 + 1)] = Some(Role::Bishop);
        rank[usize::from(self.dark * 2)] = Some(Role::Bishop);
        put_on_free(&mut rank, self.queen, Role::Queen);
        // The higher first: the lower place is then still counted on the same squares.
        put_on_free(&mut rank, self.knights.1, Role::Knight);
        put_on_free(&mut rank, self.knights.0, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            put_on_free(&mut rank, 0, role);
        }
        rank.map(|role| role.expect("eight pieces on eight squares"))
    }
}

fn put_on_free(rank: &mut [Option<Role>; 8], nth: u8, role: Role) {
    let mut free = rank.iter_mut().filter(|square| square.is_none());
    if let Some(square) = free.nth(usize::from(nth)) {
        *square = Some(role);
    }
}

impl fmt::Display for Start {
    /// The letters of the back rank, such as `RNBQKBNR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.back_rank()
            .iter()
            .try_for_each(|role| write!(f, "{}", role.letter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_its_pieces_go_both_ways() {
        let mut seen = std::collections::HashSet::new();
        for start in Start::all() {
            assert_eq!(Start::from_back_rank(start.back_rank()), Ok(start));
            assert_eq!(Start::from_board(start.position().board()), Ok(start));
            assert_eq!(start.position().castling().count(), 4);
            assert!(seen.insert(start.back_rank()));
        }
        assert_eq!(Start::STANDARD.to_string(), "RNBQKBNR");
        assert_eq!(Start::new(0).unwrap().to_string(), "BBQNNRKR");
        assert_eq!(Start::new(959).unwrap().to_string(), "RKRNNQBB");
        assert_eq!(Start::new(960), Err(StartError::Number));
    }

    #[test]
    fn dice_and_coin_reach_every_start_equally_often() {
        let mut by_dice = [0; 960];
        for code in 0..4 * 4 * 6 * 5 * 4u32 {
            let mut n = code;
            let throws = [4, 4, 6, 5, 4].map(|sides| {
                let throw = n % sides;
                n /= sides;
                throw as u8 + 1
            });
            let (start, used) = Start::from_dice(throws).unwrap();
            assert_eq!(used, 5);
            by_dice[usize::from(start.number())] += 1;
        }
        assert!(by_dice.iter().all(|&times| times == 2));
        for number in 0..1024u16 {
            let tosses = (0..10).rev().map(|bit| number >> bit & 1 == 1);
            let drawn = Start::from_coin(tosses).map(|(start, _)| start.number());
            let expected = if number < 960 {
                Ok(number)
            } else {
                Err(StartError::TooFewThrows)
            };
            assert_eq!(drawn, expected);
        }
    }

    #[test]
    fn throws_that_are_too_high_are_thrown_again() {
        let plain = Start::from_dice([1, 2, 3, 4, 4]).unwrap();
        let again = Start::from_dice([6, 1, 5, 2, 3, 6, 4, 5, 4]).unwrap();
        assert_eq!(plain.0, again.0);
        assert_eq!(again.1, 9);
        assert_eq!(
            Start::from_dice([1, 2, 3, 4]),
            Err(StartError::TooFewThrows)
        );
        assert_eq!(Start::from_dice([7]), Err(StartError::NoSuchThrow));
    }

    #[test]
    fn what_is_no_start_says_why() {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let rank = [King, Rook, Bishop, Queen, Rook, Bishop, Knight, Knight];
        assert_eq!(
            Start::from_back_rank(rank),
            Err(StartError::KingNotBetweenRooks)
        );
        let rank = [Bishop, Rook, Bishop, Queen, King, Rook, Knight, Knight];
        assert_eq!(
            Start::from_back_rank(rank),
            Err(StartError::BishopsOfOneColor)
        );
        assert_eq!(Start::from_back_rank([Rook; 8]), Err(StartError::Pieces));
    }
}
