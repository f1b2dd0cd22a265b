//! Appearances of a position, moves without progress, and the draws that need no claim (9.6).

use chess::{Color, Move, Position};

use super::{AUTOMATIC, FIVEFOLD, Moment, SEVENTY_FIVE};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::game::{Game, Ply};
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};

/// Half-moves without a capture or a pawn move after which the game is drawn: 75 by each side.
const SEVENTY_FIVE_PLIES: u32 = 150;

/// Half-moves without a capture or a pawn move after which a draw can be claimed: 50 by each side.
pub(super) const FIFTY_PLIES: u32 = 100;

/// Appearances of one position after which the game is drawn.
const FIVE: usize = 5;

/// Appearances of one position after which a draw can be claimed.
pub(super) const THREE: usize = 3;

/// Draws without a claim that come with the move made.
pub(crate) fn automatic_on_made(game: &Game) -> Option<Ruling> {
    let edition = game.regulations().edition;
    let (fivefold, seventy_five) = match edition {
        Edition::Y2014 => (shuffled_five_times(game), false),
        Edition::Y2018 | Edition::Y2023 => (appears_five_times(game), is_seventy_five(game)),
    };
    if fivefold {
        Some(automatic(&FIVEFOLD))
    } else {
        seventy_five.then(|| automatic(&SEVENTY_FIVE))
    }
}

/// A move has been completed. Says whether that has drawn the game.
pub(crate) fn completed(docket: &mut Docket, _by: Color) -> bool {
    let Some(ruling) = automatic_on_completed(&docket.game) else {
        return false;
    };
    docket.rule_on_position(vec![ruling], Vec::new());
    true
}

/// A move has been completed by the next one of the same player: the opponent's reply is made but not completed, so it
/// does not count yet.
pub(crate) fn automatic_before_reply(game: &Game) -> Option<Ruling> {
    let mut before_reply = game.clone();
    before_reply.plies.pop();
    automatic_on_completed(&before_reply)
}

/// In 2014 the 75 moves must be completed.
fn automatic_on_completed(game: &Game) -> Option<Ruling> {
    match game.regulations().edition {
        Edition::Y2014 => is_seventy_five(game).then(|| automatic(&SEVENTY_FIVE)),
        Edition::Y2018 | Edition::Y2023 => None,
    }
}

fn automatic(rule: &'static Rule) -> Ruling {
    Ruling::new(Remedy::Draw, rule).with(&AUTOMATIC)
}

fn is_seventy_five(game: &Game) -> bool {
    game.position().halfmoves() >= SEVENTY_FIVE_PLIES
}

fn appears_five_times(game: &Game) -> bool {
    // Two half-moves forth and two back for every appearance after the first.
    let now = game.position();
    now.halfmoves() as usize >= 4 * (FIVE - 1) && same_before(game, now).count() >= FIVE
}

/// The same position at plies p, p+4, p+8, p+12, p+16: five times on consecutive alternate moves.
fn shuffled_five_times(game: &Game) -> bool {
    let now = game.position();
    if (now.halfmoves() as usize) < 4 * (FIVE - 1) {
        return false;
    }
    let ply = now.ply();
    let four_apart = |(i, then): (usize, &Position)| then.ply() + 4 * i as u32 == ply;
    same_before(game, now)
        .take(FIVE)
        .enumerate()
        .filter(|&appearance| four_apart(appearance))
        .count()
        == FIVE
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

/// How near the game is to a draw.
pub fn standing(game: &Game) -> Standing {
    let now = game.position();
    let moves = now.legal_moves();
    let third = |mv: &Move| {
        let after = now.after(*mv);
        after.halfmoves() as usize >= 4 * (THREE - 1)
            && appearances(game, &after, true).len() >= THREE
    };
    Standing {
        appearances: same_before(game, now).count(),
        third_time_by: moves.iter().copied().filter(third).collect(),
        without_progress: now.halfmoves(),
    }
}

/// When a position has stood on the board, and once more if it is only intended.
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

/// Positions of the game that are the same as this one, the latest first. Nothing before the last capture or
/// pawn move can be the same, so nothing before it is looked at.
fn same_before<'a>(game: &'a Game, of: &'a Position) -> impl Iterator<Item = &'a Position> {
    let key = of.key();
    since_progress(game, of)
        .filter(move |&(stood, position)| stood == key && position.is_same(of))
        .map(|(_, position)| position)
}

/// Pieces on the same squares with the same player to move, whatever the moves they have.
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
    let counts = |ply: &&Ply| ply.legal.is_ok() || ply.completed.is_some();
    let stood = game.plies.iter().rev().filter(counts);
    let after = stood.filter_map(|ply| Some((ply.key, ply.after.as_ref()?)));
    let start = std::iter::once_with(|| (game.start().key(), game.start()));
    // The position itself may be on the board already, hence one more.
    after.chain(start).take(of.halfmoves() as usize + 1)
}
