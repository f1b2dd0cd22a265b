//! Whatever is touched, put down, taken off or placed: some move is open while there is a legal one, every open
//! move is legal, and whoever plays one has broken nothing.

use chess::{Move, Role, Square};
use laws::command::{Hands, Manner};
use laws::rules::a04_touch::Grip;
use laws::{Act, Actor, Command, Edition, Game, Millis, Regulations, decide};

const STARTS: [&str; 5] = [
    "r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "r1b1k3/3P4/8/3pP3/8/8/5n2/R3K2R w KQq d6 0 1",
    "4r1k1/8/8/8/8/8/4N3/R3K1NR w KQ - 0 1",
    "8/8/8/1k6/8/8/1p6/1K1N4 w - - 0 1",
    "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w HAha - 0 1",
];

/// Repeatable chance (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

fn game(fen: &str, edition: Edition) -> Game {
    let mut regulations = Regulations::classical(edition);
    regulations.from_position = Some(chess::Position::from_fen(fen).expect("a position"));
    act(Game::new(regulations), Actor::Arbiter, Act::Start)
}

/// The game after an act, or as it was if the act is refused.
fn act(game: Game, by: Actor, act: Act) -> Game {
    let at = Millis::ZERO;
    match decide(&game, &Command { by, at, act }) {
        Ok(decided) => decided.game,
        Err(_) => game,
    }
}

fn some_act(game: &Game, chance: &mut Chance) -> Act {
    let square = |chance: &mut Chance| Square::new(chance.below(64) as u8).expect("64 squares");
    let legal = game.position().legal_moves();
    let mv: Move = legal[chance.below(legal.len())];
    let role = [Role::Queen, Role::Rook, Role::Knight, Role::King][chance.below(4)];
    match chance.below(8) {
        0 | 1 => Act::Touch {
            square: square(chance),
            manner: Manner::Plain,
        },
        2 => Act::TouchTwo([square(chance), square(chance)]),
        3 => Act::Put {
            from: mv.from(),
            to: mv.to(),
        },
        4 => Act::Put {
            from: mv.from(),
            to: square(chance),
        },
        5 => Act::Remove(mv.to()),
        6 => Act::Remove(mv.from()),
        _ => Act::Place {
            role,
            square: mv.to(),
            grip: [Grip::Held, Grip::Released][chance.below(2)],
        },
    }
}

#[test]
fn an_open_move_is_legal_and_breaks_nothing() {
    for seed in 1..3000u64 {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let fen = STARTS[chance.below(STARTS.len())];
        let edition = Edition::ALL[chance.below(3)];
        let mut game = game(fen, edition);
        let mover = game.turn();
        for _ in 0..chance.below(6) {
            let next = some_act(&game, &mut chance);
            game = act(game, Actor::Player(mover), next);
            if game.outcome.is_some() || game.turn() != mover || game.stopped {
                break;
            }
            let (open, legal) = (game.open_moves(), game.position().legal_moves());
            assert!(!open.is_empty(), "{fen} {seed}");
            assert!(open.iter().all(|mv| legal.contains(mv)), "{fen} {seed}");
        }
        if game.outcome.is_some() || game.turn() != mover || game.stopped {
            continue;
        }
        let open = game.open_moves();
        let attempt = open[chance.below(open.len())].into();
        let hands = Hands::One;
        let after = act(game, Actor::Player(mover), Act::Move { attempt, hands });
        let kept = after.plies.last().is_some_and(|ply| ply.kept_to_duty);
        assert!(kept, "{fen} {seed}: {attempt:?}");
    }
}
