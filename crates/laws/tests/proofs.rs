//! A ruling that hangs on whether a side can ever mate is recorded with its proof, and anybody can check that.

use chess::{Attempt, Color, Position, Square};
use laws::command::Hands;
use laws::proof::Proof;
use laws::{
    Act, Actor, Command, Decided, Edition, Event, Game, Millis, Regulations, Remedy, Ruling, What,
    decide,
};
use mate::{Strength, Verdict};

fn act(game: &Game, by: Actor, act: Act) -> Decided {
    let at = game.last;
    decide(game, &Command { by, at, act }).expect("it can happen")
}

fn game(fen: &str) -> Game {
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.from_position = Some(Position::from_fen(fen).expect("a position"));
    let begun = decide(
        &Game::new(regulations),
        &Command {
            by: Actor::Arbiter,
            at: Millis::ZERO,
            act: Act::Start,
        },
    );
    begun.expect("it can start").game
}

/// The ruling that ended the game, as it was stored and read again; its proofs hold.
#[track_caller]
fn ended(decided: &Decided) -> Ruling {
    let stored = serde_json::to_string(&decided.events).unwrap();
    let read: Vec<Event> = serde_json::from_str(&stored).unwrap();
    assert_eq!(read, decided.events);
    let mut rulings = read.into_iter().filter_map(|event| match event.what {
        What::Ruled(ruling) if ruling.ends() => Some(ruling),
        _ => None,
    });
    let ruling = rulings.next_back().expect("the game is over");
    for proof in &ruling.proof {
        let statement = proof.statement().expect("a small proof is kept whole");
        assert_eq!(statement.check(), Ok(()), "{proof:?}");
    }
    ruling
}

#[test]
fn a_win_has_its_line() {
    let game = game("4k3/8/8/8/8/8/7R/4K3 b - - 0 1");
    let ruling = ended(&act(&game, Actor::Player(Color::Black), Act::Resign));
    assert_eq!(
        ruling.remedy,
        Remedy::Win {
            winner: Color::White
        }
    );
    let [proof] = ruling.proof.as_slice() else {
        panic!("{ruling:?}");
    };
    assert_eq!(proof.side, Color::White);
    assert!(matches!(&proof.decision.verdict, Verdict::Winnable(line) if !line.is_empty()));
}

#[test]
fn a_draw_has_the_reason_why_nobody_mates() {
    let game = game("4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    let ruling = ended(&act(&game, Actor::Player(Color::White), Act::Resign));
    assert_eq!(ruling.remedy, Remedy::Draw);
    let [proof] = ruling.proof.as_slice() else {
        panic!("{ruling:?}");
    };
    assert_eq!(proof.side, Color::Black);
    assert!(proof.decision.reason.is_some());
}

#[test]
fn a_dead_position_has_a_proof_for_each_side() {
    let game = game("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    let attempt = Attempt::Displace {
        from: Square::E1,
        to: Square::E2,
        placed: None,
    };
    let hands = Hands::One;
    let taken = Act::Move { attempt, hands };
    let ruling = ended(&act(&game, Actor::Player(Color::White), taken));
    assert_eq!(ruling.remedy, Remedy::Draw);
    let sides: Vec<Color> = ruling.proof.iter().map(|proof| proof.side).collect();
    assert_eq!(sides, [Color::White, Color::Black]);
}

/// Only that such a proof is recorded is looked at here, so the game itself need not be dead.
#[test]
fn what_the_search_beside_the_game_proves_is_recorded_if_it_is_of_this_position() {
    let (played, elsewhere) = (
        "4k3/8/8/8/8/8/7R/4K3 w - - 0 1",
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
    );
    let dead = Position::from_fen(elsewhere).unwrap();
    let life = mate::life(&dead, Strength::Quick);
    let proof = Proof::of_death(&dead, life).expect("it is dead");
    let game = game(played);
    for (position, kept) in [(*game.position(), 2), (dead, 0)] {
        let proofs = proof.iter().cloned();
        let proof = proofs.map(|proof| Proof { position, ..proof }).collect();
        let found = act(&game, Actor::Clock, Act::FoundDead { plies: 0, proof });
        let Some(What::Ruled(ruling)) = found.events.last().map(|event| &event.what) else {
            panic!("{found:?}");
        };
        assert_eq!((&ruling.remedy, ruling.proof.len()), (&Remedy::Draw, kept));
    }
}
