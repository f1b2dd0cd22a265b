//! Where teams stand: C.07 11–13. What is true of players is reckoned on match points or game points alike
//! ([`Field`]); what teams alone have is here.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

use super::course::{TeamCourse, TeamStarter, TeamTurn};
use super::rules::Primary;
use super::team::TeamId;
use crate::player::PlayerId;
use crate::standings::{Breakdown, Cell, Field, Kind, Line, Name, Score, TieBreak, Value};

/// One line of the standings of teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamRow {
    /// The place; shared by those whom nothing separates.
    pub rank: u32,
    /// Which.
    pub team: TeamId,
    /// Match points.
    pub match_points: HalfPoints,
    /// Game points.
    pub game_points: HalfPoints,
    /// Matches played at the boards.
    pub played: u32,
    /// Won, drawn and lost, played or not.
    pub results: [u32; 3],
    /// The tie-breaks, in their order; none where one cannot be had.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<String>>))]
    pub values: Vec<Option<Value>>,
}

/// The standings of teams after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamStandings {
    /// Which; 0 before the first.
    pub after: u32,
    /// Which score ranks.
    pub primary: Primary,
    /// The codes of what the values are.
    pub tie_breaks: Vec<String>,
    /// From the first place to the last.
    pub rows: Vec<TeamRow>,
}

impl TeamStandings {
    /// The lines by team.
    pub fn by_team(&self) -> BTreeMap<TeamId, &TeamRow> {
        self.rows.iter().map(|row| (row.team, row)).collect()
    }
}

/// Both scores of an event after a round, laid out for reckoning.
pub struct TeamScores<'a> {
    course: &'a TeamCourse,
    matches: Field,
    games: Field,
    rounds: u32,
}

impl<'a> TeamScores<'a> {
    /// After a round; only rounds that have begun count.
    pub fn after(course: &'a TeamCourse, after: u32) -> TeamScores<'a> {
        let rounds = after.min(course.begun);
        let boards = i64::from(course.rules.boards);
        let (points, rules) = (course.points, &course.rules);
        let each = |value: HalfPoints| i64::from(value.0);
        TeamScores {
            course,
            rounds,
            matches: field(
                course,
                rounds,
                Score::Match,
                each(rules.win),
                each(rules.draw),
            ),
            games: field(
                course,
                rounds,
                Score::Game,
                boards * each(points.win),
                boards * each(points.draw),
            ),
        }
    }

    fn by(&self, score: Score) -> &Field {
        match score {
            Score::Match => &self.matches,
            Score::Game => &self.games,
        }
    }

    fn primary(&self) -> Score {
        match self.course.rules.primary {
            Primary::Match => Score::Match,
            Primary::Game => Score::Game,
        }
    }

    fn secondary(&self) -> Score {
        other(self.primary())
    }

    /// The standings by the primary score and then by these tie-breaks.
    pub fn standings(&self, tie_breaks: &[TieBreak]) -> TeamStandings {
        let (groups, values) = self.ranking(tie_breaks);
        let mut rows: Vec<TeamRow> = Vec::new();
        for mut group in groups {
            let rank = rows.len() as u32 + 1;
            group.sort_unstable();
            for line in group {
                let own = values.iter().map(|values| values[line]).collect();
                rows.push(self.row(rank, line, own));
            }
        }
        TeamStandings {
            after: self.rounds,
            primary: self.course.rules.primary,
            tie_breaks: tie_breaks.iter().map(ToString::to_string).collect(),
            rows,
        }
    }

    fn row(&self, rank: u32, line: usize, values: Vec<Option<Value>>) -> TeamRow {
        let halves = |points: i64| HalfPoints(points.max(0) as u32);
        let (matches, games) = (&self.matches.lines[line], &self.games.lines[line]);
        let decided = matches
            .cells
            .iter()
            .filter(|cell| cell.opponent.is_some() && cell.kind != Kind::Open);
        let mut results = [0; 3];
        for cell in decided {
            let place = match cell.kind {
                Kind::ForfeitWin => 0,
                Kind::ForfeitLoss => 2,
                _ => 2 - cell.result as usize,
            };
            results[place] += 1;
        }
        let played = matches
            .cells
            .iter()
            .filter(|cell| cell.kind == Kind::Played);
        TeamRow {
            rank,
            team: TeamId(matches.player.0),
            match_points: halves(matches.points),
            game_points: halves(games.points),
            played: played.count() as u32,
            results,
            values,
        }
    }

    #[allow(
        clippy::type_complexity,
        reason = "groups, and values by tie-break and line"
    )]
    fn ranking(&self, tie_breaks: &[TieBreak]) -> (Vec<Vec<usize>>, Vec<Vec<Option<Value>>>) {
        let lines = &self.by(self.primary()).lines;
        let all = (0..lines.len()).collect();
        let mut groups = divide(all, |line| Reverse(lines[line].points));
        let mut values = Vec::new();
        for tie_break in tie_breaks {
            let mut own = match tie_break.name.is_encounter() {
                true => vec![None; lines.len()],
                false => self.values(tie_break),
            };
            let mut finer = Vec::new();
            for group in groups {
                finer.extend(match tie_break.name {
                    _ if group.len() < 2 => vec![group],
                    name if name.is_encounter() => {
                        let field = self.by(self.score_of(tie_break));
                        field.tell_encounter(&group, tie_break.forfeits_played, &mut own);
                        self.encounter(group, tie_break)
                    }
                    Name::TopBoards | Name::BottomBoards => {
                        let top = tie_break.name == Name::TopBoards;
                        divide(group, |line| Reverse(from_one_end(&self.boards(line), top)))
                    }
                    _ if tie_break.prefers_less() => divide(group, |line| own[line]),
                    _ => divide(group, |line| Reverse(own[line])),
                });
            }
            groups = finer;
            values.push(own);
        }
        (groups, values)
    }

    fn score_of(&self, tie_break: &TieBreak) -> Score {
        tie_break.score.unwrap_or(self.primary())
    }

    /// The value of each line.
    pub fn values(&self, tie_break: &TieBreak) -> Vec<Option<Value>> {
        let lines = 0..self.matches.lines.len();
        let points = |score: Score| {
            let lines = self.by(score).lines.iter();
            lines.map(|line| Some(Value::halves(line.points))).collect()
        };
        if tie_break.allowed(self.course.system, true).is_err() {
            return vec![None; self.matches.lines.len()];
        }
        match tie_break.name {
            Name::MatchPoints => points(Score::Match),
            Name::GamePoints => points(Score::Game),
            Name::OtherScore => points(other(self.score_of(tie_break))),
            Name::BoardCount => {
                let count = |line| {
                    let boards = self.boards(line);
                    let each = (1..).zip(boards).map(|(board, points)| board * points);
                    Some(Value::halves(each.sum()))
                };
                lines.map(count).collect()
            }
            Name::TopBoards | Name::BottomBoards => {
                let top = tie_break.name == Name::TopBoards;
                let first = |line| {
                    let order = from_one_end(&self.boards(line), top);
                    order.first().map(|&points| Value::halves(points))
                };
                lines.map(first).collect()
            }
            Name::MatchMatch | Name::MatchGame | Name::GameMatch | Name::GameGame => {
                let (theirs, own) = tie_break.name.scores();
                let (theirs, own) = (self.by(theirs), self.by(own));
                let product = |line| theirs.product(line, own, tie_break);
                lines.map(product).collect()
            }
            Name::ScheduleStrength => self.schedule_strength(tie_break),
            // By game points a win is one at a board.
            Name::Wins if self.score_of(tie_break) == Score::Game => lines
                .map(|line| Some(Value::whole(self.games_won(line))))
                .collect(),
            _ => self.by(self.score_of(tie_break)).values(&plain(tie_break)),
        }
    }

    /// 13.4: the other score, and the Buchholz of the primary one through a number that brings both to one measure.
    fn schedule_strength(&self, tie_break: &TieBreak) -> Vec<Option<Value>> {
        let (primary, secondary) = (self.primary(), self.secondary());
        let name = match tie_break.fore {
            true => Name::ForeBuchholz,
            false => Name::Buchholz,
        };
        let buchholz = TieBreak {
            forfeits_played: tie_break.forfeits_played,
            ..TieBreak::from(name)
        };
        let strength = self.by(primary).values(&buchholz);
        let most = self.by(primary).win * i64::from(self.rounds);
        let said = tie_break.divisor.map(i64::from);
        let divisor = said.unwrap_or(most / self.by(secondary).win.max(1)).max(1);
        let own = self.by(secondary).lines.iter();
        own.zip(strength)
            .map(|(line, strength)| Some(Value::halves(line.points) + strength?.over(divisor)))
            .collect()
    }

    /// 7.1 with 12: boards that brought as much as a win, played or not; a bye of the pairing is a win on each.
    fn games_won(&self, line: usize) -> i64 {
        let starter = &self.course.starters[line];
        let win = i64::from(self.course.points.win.0);
        let rounds = (1..=self.rounds).filter_map(|round| starter.turn(round));
        let boards = rounds.flat_map(|turn| &turn.boards);
        boards.filter(|&&points| points == win).count() as i64
    }

    /// Points on each board over all rounds, in halves.
    fn boards(&self, line: usize) -> Vec<i64> {
        let starter = &self.course.starters[line];
        let mut sums = vec![0; self.course.rules.boards as usize];
        for turn in (1..=self.rounds).filter_map(|round| starter.turn(round)) {
            for (sum, points) in sums.iter_mut().zip(&turn.boards) {
                *sum += points;
            }
        }
        sums
    }

    /// 6 and 13.3: by the primary score, then by the other one, and for two by boards; every new subset begins again.
    fn encounter(&self, group: Vec<usize>, tie_break: &TieBreak) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group];
        }
        let first = self.score_of(tie_break);
        let scores = match tie_break.name {
            Name::DirectEncounter => vec![first],
            _ => vec![first, other(first)],
        };
        let forfeits = tie_break.forfeits_played;
        let again = |parts: Vec<Vec<usize>>| {
            let parts = parts.into_iter();
            parts
                .flat_map(|part| self.encounter(part, tie_break))
                .collect()
        };
        for score in scores {
            let parts = self.by(score).encounter_once(&group, forfeits);
            if parts.len() > 1 {
                return again(parts);
            }
        }
        match group[..] {
            [one, two] => self.by_boards(one, two, tie_break),
            _ => vec![group],
        }
    }

    /// 13.3.2: two teams that are level in both scores, by the boards of their matches.
    fn by_boards(&self, one: usize, two: usize, tie_break: &TieBreak) -> Vec<Vec<usize>> {
        let (count, ends) = match tie_break.name {
            Name::ExtendedCountTop => (true, Some(true)),
            Name::ExtendedCountBottom => (true, Some(false)),
            Name::ExtendedTop => (false, Some(true)),
            Name::ExtendedBottom => (false, Some(false)),
            _ => (false, None),
        };
        let key = |own: usize, other: usize| {
            let boards = self.against(own, other, tie_break.forfeits_played);
            let weighed: i64 = (1..).zip(&boards).map(|(board, p)| board * p).sum();
            let ends = ends.map(|top| from_one_end(&boards, top));
            (if count { -weighed } else { 0 }, ends)
        };
        match key(one, two).cmp(&key(two, one)) {
            std::cmp::Ordering::Greater => vec![vec![one], vec![two]],
            std::cmp::Ordering::Less => vec![vec![two], vec![one]],
            std::cmp::Ordering::Equal => vec![vec![one, two]],
        }
    }

    /// Points of a team on each board against another. A match that was not played is no encounter (6.1).
    fn against(&self, own: usize, other: usize, forfeits_played: bool) -> Vec<i64> {
        let starters = &self.course.starters;
        let met = |turn: &&TeamTurn| {
            let counts = turn.kind == Kind::Played || forfeits_played;
            counts && turn.opponent == Some(starters[other].id)
        };
        let mut sums = vec![0; self.course.rules.boards as usize];
        let rounds = (1..=self.rounds).filter_map(|round| starters[own].turn(round));
        for turn in rounds.filter(met) {
            for (sum, points) in sums.iter_mut().zip(&turn.boards) {
                *sum += points;
            }
        }
        sums
    }

    /// What a value is made of, opponent by opponent, where it is a sum over rounds.
    pub fn explain(&self, team: TeamId, tie_break: &TieBreak) -> Option<Breakdown> {
        let field = self.by(self.score_of(tie_break));
        let line = field.line(PlayerId(team.0))?;
        let mut found = field.breakdown(line, &plain(tie_break))?;
        found.code = tie_break.to_string();
        let own = self.by(tie_break.name.scores().1);
        if tie_break.name.is_product() {
            let theirs = self.by(tie_break.name.scores().0);
            found.summands = theirs.product_parts(line, own, tie_break);
        }
        if !tie_break.name.is_encounter() {
            found.value = self.values(tie_break).get(line).copied().flatten();
        }
        Some(found)
    }
}

const fn other(score: Score) -> Score {
    match score {
        Score::Match => Score::Game,
        Score::Game => Score::Match,
    }
}

/// The same for a field that knows one score only.
fn plain(tie_break: &TieBreak) -> TieBreak {
    TieBreak {
        score: None,
        ..*tie_break
    }
}

/// 12.2: the first board, then the second and so on; 12.3: all but the last, then all but two and so on.
fn from_one_end(boards: &[i64], top: bool) -> Vec<i64> {
    match top {
        true => boards.to_vec(),
        false => {
            let some = (1..boards.len()).rev();
            some.map(|count| boards[..count].iter().sum()).collect()
        }
    }
}

fn divide<K: Ord>(mut group: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    group.sort_by_key(|&line| key(line));
    group
        .chunk_by(|&one, &other| key(one) == key(other))
        .map(<[usize]>::to_vec)
        .collect()
}

fn field(course: &TeamCourse, rounds: u32, score: Score, win: i64, draw: i64) -> Field {
    let places: BTreeMap<TeamId, usize> = course.starters.iter().map(|s| s.id).zip(0..).collect();
    let lines = course.starters.iter().map(|starter| Line {
        player: PlayerId(starter.id.0),
        rating: None,
        counted: crate::standings::Counted::Counts,
        points: 0,
        adjusted: 0,
        cells: (1..=rounds)
            .map(|round| cell(starter, round, score, &places, course))
            .collect(),
    });
    let extra = |player: PlayerId| {
        let starter = course.starter(TeamId(player.0));
        let (matches, games) = starter.map_or((0, 0), |starter| starter.extra_after(rounds));
        match score {
            Score::Match => matches,
            Score::Game => games,
        }
    };
    let field = Field {
        system: course.system,
        rounds,
        announced: course.rounds,
        win,
        draw,
        lines: lines.collect(),
    };
    field.added_up(extra)
}

fn cell(
    starter: &TeamStarter,
    round: u32,
    score: Score,
    places: &BTreeMap<TeamId, usize>,
    course: &TeamCourse,
) -> Cell {
    let Some(turn) = starter.turn(round) else {
        return Cell::AWAY;
    };
    let other = turn.opponent.and_then(|other| course.starter(other));
    let theirs = other.and_then(|other| other.turn(round));
    let result = match theirs.map_or(0, |theirs| theirs.game_points) {
        theirs if turn.game_points > theirs => 2,
        theirs if turn.game_points == theirs => 1,
        _ => 0,
    };
    Cell {
        kind: turn.kind,
        opponent: turn.opponent.and_then(|other| places.get(&other).copied()),
        color: turn.color,
        points: match score {
            Score::Match => turn.match_points,
            Score::Game => turn.game_points,
        },
        result: if turn.kind == Kind::Played { result } else { 0 },
    }
}

impl Name {
    /// Which scores a product of 13.2 takes: of the opponent, and of the team against him.
    const fn scores(self) -> (Score, Score) {
        match self {
            Name::MatchGame => (Score::Match, Score::Game),
            Name::GameMatch => (Score::Game, Score::Match),
            Name::GameGame => (Score::Game, Score::Game),
            _ => (Score::Match, Score::Match),
        }
    }

    const fn is_product(self) -> bool {
        matches!(
            self,
            Name::MatchMatch | Name::MatchGame | Name::GameMatch | Name::GameGame
        )
    }

    /// Does it look at the matches of the tied among each other?
    const fn is_encounter(self) -> bool {
        matches!(
            self,
            Name::DirectEncounter
                | Name::ExtendedEncounter
                | Name::ExtendedCountTop
                | Name::ExtendedCountBottom
                | Name::ExtendedTop
                | Name::ExtendedBottom
        )
    }
}
