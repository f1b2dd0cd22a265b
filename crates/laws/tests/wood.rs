//! On wood a slip of the pen costs nothing: no acts of one player change anything but his own sheet and his own press.

use chess::{Attempt, Color, Square};
use laws::command::{Hands, Manner};
use laws::regulations::Witness;
use laws::rules::a04_touch::Breach;
use laws::rules::a08_record;
use laws::time_control::{PerMove, TimeControl};
use laws::{Act, Actor, Command, Edition, Game, Millis, Regulations, decide};
use proptest::prelude::*;

fn regulations(edition: Edition) -> Regulations {
    let mut regulations = Regulations::classical(edition);
    regulations.witness = Witness::Sheets;
    regulations.time_control = TimeControl::simple(
        Millis::minutes(60),
        PerMove::Cumulative(Millis::seconds(10)),
    );
    regulations
}

fn text() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "e4", "e5", "Nf3", "Nf6", "Ke3", "Nc6", "d4", "exd5", "0-0", "Qh7#", "xx", "-", "Bb5",
        "a6", "O-O-O", "e8Q",
    ]);
    prop_oneof![9 => known.prop_map(str::to_owned), 1 => "[a-h1-8KQRBN]{1,5}"]
}

/// What a player can do at a wooden board that is not meant to touch the clocks or the result.
fn act() -> impl Strategy<Value = Act> {
    use a08_record::Act as Record;
    let number = 1u32..4;
    let color = prop::sample::select(vec![Color::White, Color::Black]);
    prop_oneof![
        4 => text().prop_map(|text| Act::Record(Record::Write { text, claim: false })),
        1 => text().prop_map(|text| Act::Record(Record::Write { text, claim: true })),
        2 => prop::collection::vec(text(), 1..5).prop_map(|all| Act::Record(Record::WriteDown(all))),
        2 => (number, color, text()).prop_map(|(number, of, text)| Act::Record(Record::Correct { number, of, text })),
        1 => any::<bool>().prop_map(|borrowed| Act::Record(Record::BringUpToDate { borrowed })),
        3 => Just(Act::Press),
        1 => Just(Act::Complain),
        1 => Just(Act::OfferDraw),
        1 => prop::sample::select(vec![Breach::Touched, Breach::TwoHands, Breach::ClockHand])
            .prop_map(Act::ComplainOf),
        2 => hand(),
    ]
}

/// What a hand does is not seen here.
fn hand() -> impl Strategy<Value = Act> {
    let squares = prop::sample::select(vec!["e2", "e4", "e5", "g1", "d7", "e7", "e1"]);
    let squares = squares.prop_map(|name| name.parse::<Square>().unwrap());
    (squares.clone(), squares, 0..4).prop_map(|(from, to, what)| match what {
        0 => Act::Touch {
            square: from,
            manner: Manner::Plain,
        },
        1 => Act::Put { from, to },
        2 => Act::Remove(from),
        _ => Act::Move {
            attempt: Attempt::Displace {
                from,
                to,
                placed: None,
            },
            hands: Hands::One,
        },
    })
}

fn apply(game: &mut Game, by: Actor, at: Millis, act: Act) {
    if let Ok(decided) = decide(game, &Command { by, at, act }) {
        *game = decided.game;
    }
}

fn begun(edition: Edition) -> Game {
    let mut game = Game::new(regulations(edition));
    apply(&mut game, Actor::Arbiter, Millis::ZERO, Act::Start);
    game
}

proptest! {
    #[test]
    fn one_player_changes_nothing_without_a_witness(
        acts in prop::collection::vec((act(), 0i64..20_000), 1..40),
        white in any::<bool>(),
        edition in prop::sample::select(Edition::ALL.to_vec()),
        opponent_presses in prop::collection::vec(any::<bool>(), 40),
    ) {
        let me = if white { Color::White } else { Color::Black };
        let (mut game, mut pressed) = (begun(edition), begun(edition));
        let mut now = Millis::ZERO;
        for ((act, wait), presses) in acts.into_iter().zip(opponent_presses) {
            now += Millis(wait);
            // The other game hears the clock alone.
            for (by, act) in [(me, Some(act)), (!me, presses.then_some(Act::Press))] {
                let Some(act) = act else { continue };
                if act == Act::Press {
                    apply(&mut pressed, Actor::Player(by), now, act.clone());
                }
                apply(&mut game, Actor::Player(by), now, act);
            }
        }
        for color in Color::ALL {
            prop_assert_eq!(game.clock.remaining(color, now), pressed.clock.remaining(color, now));
            prop_assert_eq!(game.illegal_moves[color], 0);
        }
        prop_assert_eq!(game.clock.running, pressed.clock.running);
        prop_assert_eq!(game.outcome, None);
    }
}
