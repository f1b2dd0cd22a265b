//! Article 9: the drawn game.

use chess::Color;

use crate::command::{Act, Refusal};
use crate::decide::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::rule;
use crate::rule::Rule;
use crate::rules::a05_end;
use crate::ruling::{Remedy, Ruling};
use crate::scenario::words::{WordError, Words};

rule!(
    /// Both players agree; from 2018 after at least one move each.
    AGREEMENT = "draw-by-agreement", "5.2.c", "5.2.3", "5.2.3"
);
rule!(
    /// How a draw is offered and answered.
    OFFER = "draw-offer", "9.1.b(1)", "9.1.2.1", "9.1.2.1"
);
rule!(
    /// The same position five times: a draw without a claim.
    FIVEFOLD = "fivefold-repetition", "9.6.a", "9.6.1", "9.6.1"
);
rule!(
    /// 75 moves by each without progress: a draw without a claim.
    SEVENTY_FIVE = "seventy-five-moves", "9.6.b", "9.6.2", "9.6.2"
);

pub(crate) static RULES: &[&Rule] = &[&AGREEMENT, &OFFER, &FIVEFOLD, &SEVENTY_FIVE];

/// Half-moves without a capture or a pawn move after which the game is drawn: 75 by each side.
const SEVENTY_FIVE_PLIES: u32 = 150;

/// Appearances of one position after which the game is drawn.
const FIVE: usize = 5;

/// Draws without a claim that come with the move made.
pub(crate) fn automatic_on_made(game: &Game) -> Option<Ruling> {
    match game.regulations().edition {
        Edition::Y2014 => None,
        Edition::Y2018 | Edition::Y2023 => {
            if appearances(game) >= FIVE {
                return Some(Ruling::new(Remedy::Draw, &FIVEFOLD));
            }
            seventy_five(game)
        }
    }
}

/// In 2014 the moves must be completed, and the repetitions follow each other directly.
pub(crate) fn automatic_on_completed(game: &Game) -> Option<Ruling> {
    match game.regulations().edition {
        Edition::Y2014 => {
            if shuffled_five_times(game) {
                return Some(Ruling::new(Remedy::Draw, &FIVEFOLD));
            }
            seventy_five(game)
        }
        Edition::Y2018 | Edition::Y2023 => None,
    }
}

fn seventy_five(game: &Game) -> Option<Ruling> {
    let enough = game.position().halfmoves() >= SEVENTY_FIVE_PLIES;
    enough.then(|| Ruling::new(Remedy::Draw, &SEVENTY_FIVE))
}

/// How often the position on the board has appeared in the game.
pub(crate) fn appearances(game: &Game) -> usize {
    let now = game.position();
    let key = now.key();
    game.positions()
        .filter(|position| position.key() == key && position.is_same(now))
        .count()
}

/// The same position at plies p, p+4, p+8, p+12, p+16: five times on consecutive alternate moves.
fn shuffled_five_times(game: &Game) -> bool {
    let positions: Vec<_> = game.positions().collect();
    let now = positions.len() - 1;
    (1..FIVE).all(|back| {
        now.checked_sub(4 * back)
            .is_some_and(|then| positions[then].is_same(positions[now]))
    })
}

/// A player offers a draw.
pub(crate) fn offer(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer == Some(player) {
        return Err(Refusal::by(&OFFER, "the offer stands already"));
    }
    docket.record(What::DrawOffered);
    Ok(())
}

/// The opponent accepts.
pub(crate) fn accept(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer != Some(!player) {
        return Err(Refusal::by(&OFFER, "no draw has been offered"));
    }
    let both_moved = Color::ALL
        .into_iter()
        .all(|color| docket.game.made(color) > 0);
    match docket.game.regulations().edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 if both_moved => {}
        Edition::Y2018 | Edition::Y2023 => {
            return Err(Refusal::by(&AGREEMENT, "each player must have made a move"));
        }
    }
    docket.record(What::DrawAccepted);
    a05_end::end_by_move(docket, Ruling::new(Remedy::Draw, &AGREEMENT));
    Ok(())
}

/// The opponent declines by word.
pub(crate) fn decline(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer != Some(!player) {
        return Err(Refusal::by(&OFFER, "no draw has been offered"));
    }
    docket.record(What::DrawDeclined);
    Ok(())
}

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(if words.take("offers a draw") {
        Some(Act::OfferDraw)
    } else if words.take("accepts the draw") {
        Some(Act::AcceptDraw)
    } else if words.take("declines the draw") {
        Some(Act::DeclineDraw)
    } else {
        None
    })
}
