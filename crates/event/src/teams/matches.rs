//! A match: two teams, a row of boards, and what comes of it.

use chess::{ByColor, Color};
use laws::Outcome;
use serde::{Deserialize, Serialize};

use super::rules::TeamRules;
use super::team::TeamId;
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::round::{Board, Pairing, Round};

/// Two teams that are to meet, as they are entered; the first has the first colour of the first board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamSeats {
    /// White on the first board.
    pub white: TeamId,
    /// Black on the first board.
    pub black: TeamId,
}

/// A round of a team without a match, as it is entered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamOut {
    /// Which.
    pub team: TeamId,
    /// How.
    pub bye: Bye,
}

/// A match of a round. Its games are among the pairings of the round, on its boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = TeamMatch))]
pub struct Match {
    /// The number of the table row, from 1.
    pub number: u32,
    /// White on the first board, and the other.
    pub teams: ByColor<TeamId>,
    /// Who plays, board by board; nobody on an empty one.
    pub line_ups: ByColor<Vec<Option<PlayerId>>>,
    /// The board in the hall of its first game; the others follow.
    pub first: Board,
}

/// What a match has come to so far, by team.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchScore {
    /// Game points.
    pub games: ByColor<u32>,
    /// Points on each board.
    pub boards: Vec<ByColor<u32>>,
    /// Boards without a result.
    pub open: u32,
    /// Was a game played at the board?
    pub played: bool,
}

impl MatchScore {
    /// Neither team has played, and one of them or both were not there.
    pub fn is_forfeit(&self) -> bool {
        self.open == 0 && !self.played && (self.games.white == 0 || self.games.black == 0)
    }

    /// Match points of a team; none while a board is open. A team that was not there has none.
    pub fn match_points(&self, rules: &TeamRules, color: Color) -> Option<u32> {
        let (own, other) = (self.games[color], self.games[!color]);
        match self.open {
            0 if self.is_forfeit() && own == 0 => Some(0),
            0 => Some(rules.match_points(own, other).0),
            _ => None,
        }
    }
}

impl Match {
    /// The side of a team.
    pub fn color_of(&self, team: TeamId) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.teams[color] == team)
    }

    /// The board in the hall of a board of the match, counted from 0.
    pub fn board(&self, place: usize) -> Board {
        Board(self.first.0.saturating_add(place as u32))
    }

    /// The place of a board in the match, if it belongs to it.
    pub fn place_of(&self, board: Board) -> Option<usize> {
        let place = board.0.checked_sub(self.first.0)? as usize;
        (place < self.line_ups.white.len()).then_some(place)
    }

    /// Its games, board by board.
    pub fn games<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = &'a Pairing> {
        let games = round.pairings.iter();
        games.filter(|game| self.place_of(game.board).is_some())
    }

    /// What it has come to so far.
    pub fn score(&self, competition: &Competition, round: &Round) -> MatchScore {
        let win = competition.settings.regulations.points.win.0;
        let mut score = MatchScore::default();
        for (place, (white, black)) in both(&self.line_ups).enumerate() {
            let mut points = ByColor { white: 0, black: 0 };
            match (white, black) {
                (Some(white), Some(_)) => {
                    let game = round.at(self.board(place));
                    match game.and_then(|game| game.result().map(|result| (game, result))) {
                        None => score.open += 1,
                        Some((game, result)) => {
                            let by_color = competition.points_for(result);
                            let side = game.color_of(white).unwrap_or(Color::White);
                            points.white = by_color[side].0;
                            points.black = by_color[!side].0;
                            score.played |= !matches!(result.outcome, Outcome::Unplayed(_));
                        }
                    }
                }
                // Who is alone at the board has won the game.
                (Some(_), None) => points.white = win,
                (None, Some(_)) => points.black = win,
                (None, None) => {}
            }
            score.games.white += points.white;
            score.games.black += points.black;
            score.boards.push(points);
        }
        score
    }
}

/// Both line-ups side by side; they are of one length.
pub(crate) fn both(
    line_ups: &ByColor<Vec<Option<PlayerId>>>,
) -> impl Iterator<Item = (Option<PlayerId>, Option<PlayerId>)> {
    let (white, black) = (line_ups.white.iter(), line_ups.black.iter());
    white.copied().zip(black.copied())
}

impl Round {
    /// The match of a team.
    pub fn match_of(&self, team: TeamId) -> Option<&Match> {
        self.matches.iter().find(|one| one.color_of(team).is_some())
    }

    /// The match that a board belongs to, with the place of the board in it, counted from 0.
    pub fn match_at(&self, board: Board) -> Option<(&Match, usize)> {
        let mut matches = self.matches.iter();
        matches.find_map(|one| Some((one, one.place_of(board)?)))
    }
}
