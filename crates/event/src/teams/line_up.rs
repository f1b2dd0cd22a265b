//! Who plays on which board.

use chess::{ByColor, Color};

use super::matches::both;
use super::rules::{LineUpOrder, TeamRules};
use super::team::Team;
use crate::command::Wrong;
use crate::competition::Competition;
use crate::event::Paired;
use crate::player::PlayerId;
use crate::round::Board;

/// The first members who take part, in their order; nobody where the team has too few.
pub(crate) fn usual_line_up(at: &Competition, team: &Team) -> Vec<Option<PlayerId>> {
    let boards = at.settings.teams.boards as usize;
    let there = team.members.iter().copied().filter(|id| {
        let entrant = at.players.get(id);
        entrant.is_some_and(|entrant| entrant.is_active())
    });
    let mut line_up: Vec<Option<PlayerId>> = there.map(Some).take(boards).collect();
    line_up.resize(boards, None);
    line_up
}

/// Everything that is wrong with a line-up.
pub(crate) fn check_line_up(
    at: &Competition,
    team: &Team,
    line_up: &[Option<PlayerId>],
) -> Vec<Wrong> {
    let rules = &at.settings.teams;
    let mut wrong = Vec::new();
    if line_up.len() != rules.boards as usize {
        let problem = format!("{} boards, an empty one as nobody", rules.boards);
        wrong.push(Wrong::new("players", problem));
    }
    let mut places: Vec<usize> = Vec::new();
    for (board, player) in line_up.iter().enumerate() {
        let Some(player) = player else { continue };
        let field = format!("players.{board}");
        let entrant = at.players.get(player);
        match team.members.iter().position(|member| member == player) {
            None => wrong.push(Wrong::new(
                field,
                format!("player {player} is not in the team"),
            )),
            Some(place) if places.contains(&place) => {
                wrong.push(Wrong::new(field, format!("player {player} has two boards")));
            }
            Some(_) if !entrant.is_some_and(|entrant| entrant.is_active()) => {
                wrong.push(Wrong::new(field, format!("player {player} has withdrawn")));
            }
            Some(place) => {
                let before = places.last().is_some_and(|&last| last > place);
                if before && rules.order == LineUpOrder::Fixed {
                    let problem =
                        format!("player {player} is higher in the list than the board before");
                    wrong.push(Wrong::new(field, problem));
                }
                places.push(place);
            }
        }
    }
    wrong
}

/// The games of a match, and who sits opposite nobody.
pub(crate) fn games_of(
    rules: &TeamRules,
    first: Board,
    line_ups: &ByColor<Vec<Option<PlayerId>>>,
) -> (Vec<Paired>, Vec<PlayerId>) {
    let (mut games, mut unopposed) = (Vec::new(), Vec::new());
    for (place, pair) in both(line_ups).enumerate() {
        let board = Board(first.0.saturating_add(place as u32));
        match pair {
            (Some(one), Some(other)) => {
                let (white, black) = match rules.color_on(place) {
                    Color::White => (one, other),
                    Color::Black => (other, one),
                };
                games.push(Paired {
                    board,
                    white,
                    black,
                });
            }
            (Some(alone), None) | (None, Some(alone)) => unopposed.push(alone),
            (None, None) => {}
        }
    }
    (games, unopposed)
}
