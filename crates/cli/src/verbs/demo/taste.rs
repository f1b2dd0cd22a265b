//! Moves that look like chess, for boards at which nobody sits. No part of the rules and of no use to a player: it sees
//! one reply ahead, likes what beginners are told to like, and is never asked about a real game.

use chess::{Color, Move, Position, Role};

/// Chance that can be repeated.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Begins anywhere.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Below a number.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end.max(1)
    }
}

/// How games begin, half-move by half-move.
const OPENINGS: [&str; 14] = [
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
    "e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g7g6 c1e3 f8g7",
    "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 e4e5 f6d7 f2f4 c7c5",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3 f5g6",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6 g1f3 c7c6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4 a2a4 c8f5",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8 f1d3 d7d5",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8",
    "d2d4 g8f6 c1f4 d7d5 e2e3 c7c5 c2c3 b8c6 b1d2 e7e6",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5",
    "g1f3 d7d5 g2g3 g8f6 f1g2 e7e6 e1g1 f8e7 d2d3 e8g8",
];

/// A move for the side that has it, if there is one.
pub fn choose(
    position: &Position,
    played: &[Move],
    chance: &mut Chance,
    board: u32,
) -> Option<Move> {
    if let Some(mv) = from_the_book(position, played, board) {
        return Some(mv);
    }
    let moves = position.legal_moves();
    let valued = moves.iter().map(|&mv| {
        let luck = chance.below(25) as i32;
        (value(position, mv, played) + luck, mv)
    });
    valued.max_by_key(|(value, _)| *value).map(|(_, mv)| mv)
}

fn from_the_book(position: &Position, played: &[Move], board: u32) -> Option<Move> {
    let line = OPENINGS[board as usize * 5 % OPENINGS.len()];
    let next = line.split(' ').nth(played.len())?;
    // Somebody at a device may have played otherwise.
    { *position }.play_uci(next).ok()
}

/// In hundredths of a pawn.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 310,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 5000,
    }
}

/// What a move wins at once, less what the best reply wins back, and what pleases the eye.
fn value(position: &Position, mv: Move, played: &[Move]) -> i32 {
    let after = position.after(mv);
    let replies = after.legal_moves();
    if replies.is_empty() {
        return if after.is_check() { 100_000 } else { -50_000 };
    }
    let taken = |position: &Position, mv: Move| match position.board().role_at(mv.to()) {
        Some(role) if position.is_capture(mv) => worth(role),
        _ if position.is_capture(mv) => worth(Role::Pawn),
        _ => 0,
    };
    let lost = replies.iter().map(|&reply| {
        let gain = taken(&after, reply);
        let guarded = gain > 0 && {
            let answer = after.after(reply);
            !answer
                .board()
                .attackers_by(position.turn(), reply.to())
                .is_empty()
        };
        gain - if guarded {
            worth(reply.role()).min(gain + 50)
        } else {
            0
        }
    });
    let lost = lost.max().unwrap_or(0).max(0);
    let made = mv.promotion().map_or(0, |role| worth(role) - 100);
    taken(position, mv) + made - lost + manners(position, mv, &after, played)
}

/// Out with the pieces, into the middle, castle, and do not go back where you came from.
fn manners(position: &Position, mv: Move, after: &Position, played: &[Move]) -> i32 {
    let centre = |square: chess::Square| {
        let (file, rank) = (square.file().index(), square.rank().index());
        let far = |n: u8| (2 * i32::from(n) - 7).abs();
        14 - far(file) - far(rank)
    };
    let early = position.ply() < 30;
    let mut sum = match mv.role() {
        Role::King if mv.castles().is_some() => 60,
        Role::King if early => -40,
        Role::Queen if early => -12,
        Role::Rook if early => -8,
        Role::Pawn => advance(position.turn(), mv),
        _ => centre(mv.to()) - centre(mv.from()),
    };
    let back = played.len().checked_sub(2).map(|place| played[place]);
    if back.is_some_and(|own| own.from() == mv.to() && own.to() == mv.from()) {
        sum -= 45;
    }
    sum + if after.is_check() { 12 } else { 0 }
}

fn advance(turn: Color, mv: Move) -> i32 {
    let rank = i32::from(mv.to().rank().index());
    match turn {
        Color::White => 2 * rank,
        Color::Black => 2 * (7 - rank),
    }
}

/// Material of the side to move less that of the other, in hundredths of a pawn, without the kings.
pub fn balance(position: &Position) -> i32 {
    let of = |color| {
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let each =
            roles.map(|role| position.board().pieces(color, role).count() as i32 * worth(role));
        each.iter().sum::<i32>()
    };
    of(position.turn()) - of(!position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_legal() {
        for line in OPENINGS {
            let mut position = Position::initial();
            for text in line.split(' ') {
                assert!(position.play_uci(text).is_ok(), "{text} in {line}");
            }
        }
    }

    #[test]
    fn it_mates_and_takes_what_hangs_and_keeps_what_it_has() {
        let plays = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            let mv = choose(&position, &[], &mut Chance::new(3), 99).unwrap();
            position.san(mv).to_string()
        };
        assert_eq!(plays("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 40"), "Ra8#");
        assert_eq!(plays("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 40"), "exd5");
        let kept = plays("4k3/8/2p5/3Q4/8/8/8/4K3 w - - 0 40");
        assert!(kept.starts_with('Q'), "the queen goes away: {kept}");
    }
}
