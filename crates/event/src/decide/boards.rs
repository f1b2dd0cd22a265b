//! Which game is on which board.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use laws::regulations::HalfPoints;

use crate::command::{BoardOrder, Refusal};
use crate::competition::Competition;
use crate::event::{Paired, What};
use crate::round::{Board, Pairing, RoundNumber, Seats};

/// Gives every game a board: those that are asked for, then those that players always have, then the lowest free ones
/// in order.
pub(super) fn assign(at: &Competition, seats: &[Seats], taken: &[Board]) -> Vec<Paired> {
    let mut taken: BTreeSet<Board> = taken.iter().copied().collect();
    taken.extend(seats.iter().filter_map(|seats| seats.board));
    let fixed: Vec<Option<Board>> = seats
        .iter()
        .map(|seats| match seats.board {
            Some(board) => Some(board),
            None => {
                let wanted = [seats.white, seats.black].into_iter();
                wanted
                    .filter_map(|player| at.player(player)?.fixed_board)
                    .map(Board)
                    .find(|board| taken.insert(*board))
            }
        })
        .collect();
    let mut free = (1..).map(Board).filter(|board| !taken.contains(board));
    let boards = fixed.iter().map(|board| board.or_else(|| free.next()));
    let paired = seats.iter().zip(boards).map(|(seats, board)| Paired {
        board: board.unwrap_or_default(),
        white: seats.white,
        black: seats.black,
    });
    paired.collect()
}

pub(super) fn number(
    at: &Competition,
    round: RoundNumber,
    order: BoardOrder,
) -> Result<Vec<What>, Refusal> {
    let games = &at.round_before_start(round)?.pairings;
    let mut games: Vec<&Pairing> = games.iter().collect();
    if order == BoardOrder::Score {
        let before = RoundNumber(round.0.saturating_sub(1));
        games.sort_by_key(|game| {
            let score = game.players.map(|player| at.points_after(before, player));
            let (HalfPoints(white), HalfPoints(black)) = (score.white, score.black);
            let lower = game.players.white.min(game.players.black);
            (Reverse(white.max(black)), Reverse(white + black), lower)
        });
    }
    let seats: Vec<Seats> = games
        .iter()
        .map(|game| Seats {
            white: game.players.white,
            black: game.players.black,
            board: None,
        })
        .collect();
    let new = assign(at, &seats, &[]);
    let boards: Vec<(Board, Board)> = games
        .iter()
        .zip(new)
        .map(|(game, new)| (game.board, new.board))
        .filter(|(old, new)| old != new)
        .collect();
    if boards.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![What::BoardsNumbered { round, boards }])
}

pub(super) fn swap(
    at: &Competition,
    round: RoundNumber,
    from: Board,
    to: Board,
) -> Result<Vec<What>, Refusal> {
    let games = at.round_before_start(round)?;
    at.known_board(round, from)?;
    if to.0 == 0 {
        return Err(Refusal::Cannot("boards are counted from 1"));
    }
    if from == to {
        return Ok(Vec::new());
    }
    let mut boards = vec![(from, to)];
    if games.at(to).is_some() {
        boards.push((to, from));
    }
    Ok(vec![What::BoardsNumbered { round, boards }])
}
