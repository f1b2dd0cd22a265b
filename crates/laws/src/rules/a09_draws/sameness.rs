//! Appearances of a position, moves without progress, and the draws that need no claim (9.6).

use chess::{Color, Move, Position};

use super::{AUTOMATIC, FIVEFOLD, Moment, SEVENTY_FIVE};
use crate::counting;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::game::{Game, Ply};
use crate::refusal::{Because, Refusal};
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::rules::a05_end::EndSeen;
use crate::ruling::{Remedy, Ruling};

/// Half-moves until a position can stand for the fifth time: each time it takes two moves of each.
const FIVE_TIMES: u32 = 16;

/// Draws without a claim that come with the move made (9.6).
pub(crate) fn automatic_on_made(game: &Game) -> Option<Ruling> {
    let (edition, now) = (game.regulations().edition, game.position());
    let fivefold = counting::can_have_stood(now, counting::FIFTH)
        && counting::is_fivefold(edition, same_before(game, now));
    let seventy_five = match edition {
        // They must be completed: what a game begins with, or an arbiter has set, is.
        Edition::Y2014 => game.open_ply().is_none() && counting::is_seventy_five(now),
        Edition::Y2018 | Edition::Y2023 => counting::is_seventy_five(now),
    };
    if fivefold {
        Some(automatic(&FIVEFOLD))
    } else {
        seventy_five.then(|| automatic(&SEVENTY_FIVE))
    }
}

/// A move has been completed. Says whether that has drawn the game (9.6.2).
pub(crate) fn completed(docket: &mut Docket, _by: Color) -> bool {
    let Some(ruling) = automatic_on_completed(&docket.game) else {
        return false;
    };
    docket.rule_on_position(vec![ruling], Vec::new());
    true
}

/// A move has been completed by the next one of the same player: the opponent's reply is made but not completed, so it
/// does not count yet (9.6.2).
pub(crate) fn automatic_before_reply(game: &Game) -> Option<Ruling> {
    let mut before_reply = game.clone();
    before_reply.plies.pop();
    automatic_on_completed(&before_reply)
}

/// In 2014 the 75 moves must be completed.
fn automatic_on_completed(game: &Game) -> Option<Ruling> {
    match game.regulations().edition {
        Edition::Y2014 => {
            let drawn = counting::is_seventy_five(game.position());
            drawn.then(|| automatic(&SEVENTY_FIVE))
        }
        Edition::Y2018 | Edition::Y2023 => None,
    }
}

/// The arbiter has counted himself (9.6). Where the presses tell how much was played, it must be enough; a move that is made and
/// not pressed for counts, unless it must be completed (the 75 moves of 2014).
pub(crate) fn automatic_seen(game: &Game, end: EndSeen) -> Result<Ruling, Refusal> {
    let pressed = game.played() - game.start().ply();
    let before = game.start().halfmoves();
    let (rule, enough) = match (end, game.regulations().edition) {
        (EndSeen::SeventyFive, Edition::Y2014) => {
            (&SEVENTY_FIVE, before + pressed >= counting::SEVENTY_FIVE)
        }
        (EndSeen::SeventyFive, Edition::Y2018 | Edition::Y2023) => (
            &SEVENTY_FIVE,
            before + pressed + 1 >= counting::SEVENTY_FIVE,
        ),
        _ => (&FIVEFOLD, pressed + 1 >= FIVE_TIMES),
    };
    let counted = game.regulations().witness != Witness::Nobody;
    if counted && !enough {
        return Err(Refusal::by(rule, Because::TooFewMovesForThat));
    }
    Ok(automatic(rule))
}

fn automatic(rule: &'static Rule) -> Ruling {
    Ruling::new(Remedy::Draw, rule).with(&AUTOMATIC)
}

/// How near a game is to a draw by 9.2, 9.3 or 9.6. For the arbiter only: nobody may tell a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How often the position has stood on the board, this time included.
    pub appearances: usize,
    /// Legal moves after which a position stands for at least the third time.
    pub third_time_by: Vec<Move>,
    /// Half-moves without a capture or a pawn move.
    pub without_progress: u32,
}

/// How near the game is to a draw (9.2, 9.3, 9.6).
pub fn standing(game: &Game) -> Standing {
    let now = game.position();
    let moves = now.legal_moves();
    // Most positions have never stood: their keys say so at once.
    let stood = latest(game, counting::reach(now) + 2);
    let stood: Vec<u64> = stood.map(|(key, _)| key).collect();
    let third = |mv: &Move| {
        let after = now.after(*mv);
        let key = after.key();
        counting::can_have_stood(&after, counting::THIRD)
            && stood.iter().filter(|stood| **stood == key).count() + 1 >= counting::THIRD
            && appearances(game, &after, true).len() >= counting::THIRD
    };
    Standing {
        appearances: same_before(game, now).count(),
        third_time_by: moves.iter().copied().filter(third).collect(),
        without_progress: now.halfmoves(),
    }
}

/// When a position has stood on the board, and once more if it is only intended (9.2).
pub(super) fn appearances(game: &Game, of: &Position, intended: bool) -> Vec<Moment> {
    let mut moments: Vec<Moment> = same_before(game, of).map(moment_of).collect();
    moments.reverse();
    if intended {
        moments.push(moment_of(of));
    }
    moments
}

fn moment_of(position: &Position) -> Moment {
    Moment {
        plies: position.ply(),
    }
}

/// Positions of the game that are the same as this one, the latest first.
fn same_before<'a>(game: &'a Game, of: &'a Position) -> impl Iterator<Item = &'a Position> {
    counting::same(of, of.key(), since_progress(game, of))
}

/// Pieces on the same squares with the same player to move, whatever the moves they have (9.2.3).
pub(super) fn look_alike<'a>(
    game: &'a Game,
    of: &'a Position,
) -> impl Iterator<Item = &'a Position> {
    since_progress(game, of)
        .map(|(_, position)| position)
        .filter(|position| position.turn() == of.turn() && position.board() == of.board())
}

/// Positions with their keys, the latest first, back to the last capture or pawn move.
fn since_progress<'a>(
    game: &'a Game,
    of: &'a Position,
) -> impl Iterator<Item = (u64, &'a Position)> {
    // The position itself may be on the board already, hence one more.
    latest(game, counting::reach(of) + 1)
}

/// The last positions with their keys, the latest first.
fn latest(game: &Game, number: usize) -> impl Iterator<Item = (u64, &Position)> {
    // What stands on the board is told from its looks alone.
    let last = game.open_illegal().is_some();
    let counts = move |ply: &&Ply| last || ply.legal.is_ok() || ply.completed.is_some();
    let stood = game.plies.iter().rev().filter(counts);
    let after = stood.filter_map(|ply| Some((ply.key, ply.after.as_ref()?)));
    let start = std::iter::once_with(|| (game.start().key(), game.start()));
    after.chain(start).take(number)
}
