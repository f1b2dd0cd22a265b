//! A sealed move is read in the letters of who sealed it (I.8).

use chess::ByColor;
use laws::rules::{a08_record, g1_adjourned};
use laws::{Act, Actor, Command, Edition, Game, Millis, Regulations, decide};

fn after(game: Game, by: Actor, act: Act) -> Game {
    let at = Millis::ZERO;
    let decided = decide(&game, &Command { by, at, act }).expect("it can happen");
    decided.game
}

/// A game in which White has sealed a text on a sheet with these letters, and which was resumed with both there.
fn resumed(letters: &str, text: &str) -> Game {
    let white = Actor::Player(chess::Color::White);
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.guidelines.adjournment = true;
    let seal = g1_adjourned::Act::Seal {
        text: text.into(),
        early: None,
    };
    let both = ByColor {
        white: true,
        black: true,
    };
    let game = after(Game::new(regulations), Actor::Arbiter, Act::Start);
    let game = after(
        game,
        white,
        Act::Record(a08_record::Act::Letters(letters.into())),
    );
    let game = after(game, white, Act::Adjourn(seal));
    after(
        game,
        Actor::Arbiter,
        Act::Adjourn(g1_adjourned::Act::Resume(both)),
    )
}

#[test]
fn one_letter_is_another_piece_in_another_language() {
    for (letters, text) in [
        ("en", "Nf3"),
        ("bg", "Кf3"),
        ("ru", "Кf3"),
        ("sr", "Сf3"),
        ("hy", "Ձf3"),
    ] {
        let game = resumed(letters, text);
        assert_eq!(game.outcome, None, "{letters}");
        assert_eq!(game.plies.len(), 1, "{letters}");
    }
    // A king cannot go there: what is a knight in Bulgarian loses in Serbian.
    assert!(resumed("sr", "Кf3").outcome.is_some());
}
