//! A team event from a report: lines 310 and 300 say who belongs where, the games say who met whom.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use chess::{ByColor, Color};
use laws::regulations::HalfPoints;

use super::course::{TeamCourse, TeamStarter, TeamTurn};
use super::of_competition::by_baku;
use super::rules::{Preferences, Primary, SecondScore, TeamRules, TeamWorth};
use super::team::TeamId;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::standings::{Kind, System};
use crate::swiss::{Acceleration, Prohibition};
use crate::trf::{self, Cell, Code, Report, Worth};

/// A report of which no team event can be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotTeams {
    /// There are no teams in it.
    NoTeams,
    /// A player has a game and is in no team.
    NoTeam(PlayerId),
    /// A team met two others in a round, or itself.
    TwoMatches {
        /// In which round.
        round: u32,
        /// Which.
        team: u32,
    },
}

impl fmt::Display for NotTeams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTeams::NoTeams => f.write_str("expected teams (lines 310)"),
            NotTeams::NoTeam(player) => {
                write!(
                    f,
                    "expected a team (line 310) with player {player}, who has a game"
                )
            }
            NotTeams::TwoMatches { round, team } => {
                write!(f, "expected one match of team {team} in round {round}")
            }
        }
    }
}

/// Who plays, by team and board; nobody on an empty one.
pub type LineUps = ByColor<Vec<Option<PlayerId>>>;

/// The matches of a round of a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Matches {
    /// White on the first board, and the other.
    pub matches: Vec<(ByColor<TeamId>, LineUps)>,
    /// Matches of which no game was played (330): who was there.
    pub forfeits: BTreeMap<(TeamId, TeamId), Option<Color>>,
    /// Who sits out.
    pub byes: BTreeMap<TeamId, Bye>,
}

/// Who is in which team, and where in it.
fn members(report: &Report) -> BTreeMap<PlayerId, (TeamId, usize)> {
    let teams = report.teams.iter();
    let all = teams.flat_map(|team| {
        let members = team.members.iter().zip(0..);
        members.map(|(&player, place)| (player, (TeamId(team.number), place)))
    });
    all.collect()
}

/// What a report announces.
pub fn rules_of(report: &Report) -> TeamRules {
    let code = report.system_code.to_ascii_uppercase();
    let parts: Vec<&str> = code.split('_').collect();
    let scores: Vec<&str> = parts
        .iter()
        .copied()
        .filter(|part| matches!(*part, "MP" | "GP"))
        .collect();
    let scheme = report.match_scheme.clone().unwrap_or_default();
    let bye = report.team_bye.as_ref().map(|bye| TeamWorth {
        match_points: bye.match_points,
        game_points: bye.game_points,
    });
    let mut rules = TeamRules {
        boards: 0,
        colors: report.board_colors.clone(),
        win: scheme.win,
        draw: scheme.draw,
        loss: scheme.loss,
        primary: match scores.first() {
            Some(&"GP") => Primary::Game,
            _ => Primary::Match,
        },
        second_score: match scores.len() {
            1 => SecondScore::Unused,
            _ => SecondScore::Used,
        },
        preferences: match scores.is_empty() {
            _ if parts.contains(&"TYPEB") => Preferences::TypeB,
            _ if parts.contains(&"TYPEA") => Preferences::TypeA,
            true => Preferences::TypeA,
            false => Preferences::None,
        },
        bye,
        ..TeamRules::default()
    };
    rules.boards = match report.board_colors.len() as u32 {
        0 => most_boards(report),
        boards => boards,
    };
    rules
}

/// As many as any match has games.
fn most_boards(report: &Report) -> u32 {
    let members = members(report);
    let mut most = 1;
    for place in 0..report.played_rounds() as usize {
        let mut games: BTreeMap<TeamId, u32> = BTreeMap::new();
        for line in &report.players {
            let cell = line.cells.get(place).copied().unwrap_or_default();
            let seated = cell.opponent.is_some() || cell.code == Some(Code::Bye(Bye::Unopposed));
            if let (true, Some((team, _))) = (seated, members.get(&line.player.id)) {
                *games.entry(*team).or_default() += 1;
            }
        }
        most = games.into_values().fold(most, u32::max);
    }
    most
}

/// Everything about the rounds of a report that teams need.
struct Source<'a> {
    report: &'a Report,
    members: BTreeMap<PlayerId, (TeamId, usize)>,
    cells: BTreeMap<PlayerId, &'a [Cell]>,
    rules: TeamRules,
    worth: Worth,
}

impl<'a> Source<'a> {
    fn new(report: &'a Report) -> Source<'a> {
        Source {
            report,
            members: members(report),
            cells: report
                .players
                .iter()
                .map(|line| (line.player.id, &line.cells[..]))
                .collect(),
            rules: rules_of(report),
            worth: report.worth(),
        }
    }

    fn cell(&self, player: PlayerId, round: u32) -> Cell {
        let cells = self.cells.get(&player).copied().unwrap_or_default();
        let place = (round as usize).saturating_sub(1);
        cells.get(place).copied().unwrap_or_default()
    }

    /// Who meets whom: every team at most once.
    fn opponents(&self, round: u32) -> Result<BTreeMap<TeamId, TeamId>, NotTeams> {
        let mut met: BTreeMap<TeamId, TeamId> = BTreeMap::new();
        let mut meet = |one: TeamId, other: TeamId| {
            let twice = met.insert(one, other).is_some_and(|before| before != other);
            match twice || one == other {
                true => Err(NotTeams::TwoMatches { round, team: one.0 }),
                false => Ok(()),
            }
        };
        for line in &self.report.players {
            let id = line.player.id;
            let Some(opponent) = self.cell(id, round).opponent else {
                continue;
            };
            let team = |id| self.members.get(&id).map(|(team, _)| *team);
            let own = team(id).ok_or(NotTeams::NoTeam(id))?;
            meet(own, team(opponent).ok_or(NotTeams::NoTeam(opponent))?)?;
        }
        let forfeits = self.report.team_forfeits.iter();
        for one in forfeits.filter(|one| one.round == round) {
            meet(TeamId(one.white), TeamId(one.black))?;
            meet(TeamId(one.black), TeamId(one.white))?;
        }
        Ok(met)
    }

    /// Who of a team sat at a board, in the order of the list, or as line 300 says.
    fn seated(&self, team: TeamId, round: u32) -> Vec<Option<PlayerId>> {
        let said = self.report.line_ups.iter();
        let mut said = said.filter(|one| one.round == round && TeamId(one.team) == team);
        if let Some(line_up) = said.next() {
            return line_up.players.clone();
        }
        let sits = |player: &PlayerId| {
            let cell = self.cell(*player, round);
            let alone = matches!(cell.code, Some(Code::Bye(Bye::Unopposed | Bye::FullPoint)));
            cell.opponent.is_some() || alone
        };
        let line = self.report.teams.iter().find(|one| one.number == team.0);
        let members = line.map_or(&[][..], |line| &line.members);
        members.iter().copied().filter(sits).map(Some).collect()
    }

    /// Both line-ups, board by board: who played each other sits at one board.
    fn line_ups(&self, one: TeamId, other: TeamId, round: u32) -> [Vec<Option<PlayerId>>; 2] {
        let (mut left, mut right) = (self.seated(one, round), self.seated(other, round));
        let mut boards: [Vec<Option<PlayerId>>; 2] = [Vec::new(), Vec::new()];
        left.reverse();
        right.reverse();
        while !left.is_empty() || !right.is_empty() {
            let (a, b) = (
                left.last().copied().flatten(),
                right.last().copied().flatten(),
            );
            let opponent = |player: Option<PlayerId>| {
                player.and_then(|player| self.cell(player, round).opponent)
            };
            let pair = match (opponent(a), opponent(b)) {
                // They play each other, or neither has anybody.
                (Some(met), _) if Some(met) == b => (left.pop(), right.pop()),
                (None, None) if a.is_none() || b.is_none() => (left.pop(), right.pop()),
                (None, _) if !left.is_empty() => (left.pop(), None),
                (_, None) if !right.is_empty() => (None, right.pop()),
                // The lists disagree: the first one counts.
                (Some(met), _) => {
                    right.retain(|player| *player != Some(met));
                    (left.pop(), Some(Some(met)))
                }
                (None, _) => (None, right.pop()),
            };
            boards[0].push(pair.0.flatten());
            boards[1].push(pair.1.flatten());
        }
        let length = boards[0].len().max(self.rules.boards as usize);
        boards.iter_mut().for_each(|side| side.resize(length, None));
        boards
    }

    /// Is one of two the team that is named first, by the colours of the boards?
    fn is_first(&self, boards: &[Vec<Option<PlayerId>>; 2], round: u32) -> Option<bool> {
        let sides = boards[0].iter().zip(&boards[1]).enumerate();
        let mut shown = sides.filter_map(|(place, (one, other))| {
            let color = match (one, other) {
                (Some(one), Some(_)) => self.cell(*one, round).color?,
                _ => return None,
            };
            Some(color == self.rules.color_on(place))
        });
        shown.next()
    }

    fn round(&self, round: u32) -> Result<Matches, NotTeams> {
        let met = self.opponents(round)?;
        let mut all = Matches::default();
        let forfeits = self.report.team_forfeits.iter();
        for one in forfeits.filter(|one| one.round == round) {
            let pair = (TeamId(one.white), TeamId(one.black));
            all.forfeits.insert(pair, one.winner);
        }
        for (&one, &other) in met.iter().filter(|(one, other)| one < other) {
            let boards = self.line_ups(one, other, round);
            let said = match all.forfeits.contains_key(&(other, one)) {
                true => Some(false),
                false => self.is_first(&boards, round),
            };
            let [left, right] = boards;
            let (teams, line_ups) = (
                ByColor {
                    white: one,
                    black: other,
                },
                ByColor {
                    white: left,
                    black: right,
                },
            );
            all.matches.push(match said.unwrap_or(true) {
                true => (teams, line_ups),
                false => (teams.swapped(), line_ups.swapped()),
            });
        }
        let teams = self.report.teams.iter().map(|line| TeamId(line.number));
        for team in teams.filter(|team| !met.contains_key(team)) {
            all.byes
                .extend(self.bye(team, round).map(|bye| (team, bye)));
        }
        Ok(all)
    }

    /// How a team sits out: as 320 and 240 say, or as its players' cells do.
    fn bye(&self, team: TeamId, round: u32) -> Option<Bye> {
        let place = (round as usize).checked_sub(1)?;
        let allocated = self.report.team_bye.as_ref();
        let allocated = allocated.and_then(|bye| bye.teams.get(place));
        if allocated == Some(&team.0) {
            return Some(Bye::PairingAllocated);
        }
        let mut asked = self.report.byes.iter().filter(|one| one.round == round);
        let asked = asked.find(|one| one.players.contains(&PlayerId(team.0)));
        if let Some(byes) = asked {
            return Some(byes.bye);
        }
        let line = self.report.teams.iter().find(|one| one.number == team.0)?;
        let mut cells = line.members.iter().map(|&player| self.cell(player, round));
        cells.find_map(|cell| match cell.code {
            Some(Code::Bye(bye)) if bye != Bye::ZeroPoint => Some(bye),
            _ => None,
        })
    }

    /// A match as one of its teams has it.
    fn turn(
        &self,
        round: u32,
        color: Color,
        (teams, line_ups): &(ByColor<TeamId>, ByColor<Vec<Option<PlayerId>>>),
        forfeits: &BTreeMap<(TeamId, TeamId), Option<Color>>,
    ) -> TeamTurn {
        let mut turn = TeamTurn {
            kind: Kind::Played,
            opponent: Some(teams[!color]),
            color: Some(color),
            match_points: 0,
            game_points: 0,
            boards: Vec::new(),
        };
        if let Some(winner) = forfeits.get(&(teams.white, teams.black)) {
            self.forfeit(&mut turn, *winner == Some(color));
            return turn;
        }
        let points = |side: Color| -> Vec<i64> {
            let players = line_ups[side].iter();
            let points = players.map(|player| {
                player.map_or(0, |id| {
                    i64::from(self.worth.of_cell(id, round, &self.cell(id, round)).0)
                })
            });
            points.collect()
        };
        turn.boards = points(color);
        turn.game_points = turn.boards.iter().sum();
        let theirs: i64 = points(!color).iter().sum();
        let own = || line_ups[color].iter().flatten();
        let cells = || own().map(|&player| self.cell(player, round));
        let open = cells().any(|cell| cell.opponent.is_some() && cell.code.is_none());
        let played = cells().any(|cell| cell.code.is_some_and(Code::is_played));
        let both = turn.game_points > 0 && theirs > 0;
        turn.kind = match (open, played || both) {
            (true, _) => Kind::Open,
            (false, true) => Kind::Played,
            (false, false) if turn.game_points > theirs => Kind::ForfeitWin,
            (false, false) => Kind::ForfeitLoss,
        };
        turn.match_points = match turn.kind {
            Kind::Open | Kind::ForfeitLoss => 0,
            _ => {
                let (own, other) = (turn.game_points.max(0) as u32, theirs.max(0) as u32);
                i64::from(self.rules.match_points(own, other).0)
            }
        };
        turn
    }

    fn forfeit(&self, turn: &mut TeamTurn, won: bool) {
        let win = i64::from(self.report.scheme().points.win.0);
        let boards = self.rules.boards;
        if won {
            turn.kind = Kind::ForfeitWin;
            turn.match_points = i64::from(self.rules.win.0);
            turn.game_points = win * i64::from(boards);
            turn.boards = vec![win; boards as usize];
        } else {
            turn.kind = Kind::ForfeitLoss;
            turn.boards = vec![0; boards as usize];
        }
    }
}

/// The matches of a round, counted from 1.
///
/// # Errors
///
/// A report whose games are not those of teams.
pub fn matches_of(report: &Report, round: u32) -> Result<Matches, NotTeams> {
    Source::new(report).round(round)
}

impl TeamCourse {
    /// An event as a report has it.
    ///
    /// # Errors
    ///
    /// A report without teams, or whose games are not those of teams.
    pub fn of_report(report: &Report) -> Result<TeamCourse, NotTeams> {
        if report.teams.is_empty() {
            return Err(NotTeams::NoTeams);
        }
        let source = Source::new(report);
        let mut numbers: Vec<u32> = report.teams.iter().map(|line| line.number).collect();
        numbers.sort_unstable();
        let mut turns: BTreeMap<TeamId, Vec<Option<TeamTurn>>> = BTreeMap::new();
        let known = report.played_rounds().max(announced_byes(report));
        let points = report.scheme().points;
        let mut begun = 0;
        for round in 1..=known {
            let all = source.round(round)?;
            let paired = !all.matches.is_empty() || all.byes.values().any(is_allocated);
            let mut here: BTreeMap<TeamId, TeamTurn> = BTreeMap::new();
            for found in &all.matches {
                for color in Color::ALL {
                    let turn = source.turn(round, color, found, &all.forfeits);
                    here.insert(found.0[color], turn);
                }
            }
            for (&team, &bye) in &all.byes {
                here.insert(team, TeamTurn::bye(bye, &source.rules, points));
            }
            if paired {
                begun = round;
            }
            for &number in &numbers {
                let away = || TeamTurn::bye(Bye::ZeroPoint, &source.rules, points);
                let turn = here.remove(&TeamId(number));
                let turn = turn.or_else(|| paired.then(away));
                turns.entry(TeamId(number)).or_default().push(turn);
            }
        }
        let extra = extra(report);
        let starters = numbers.iter().map(|&number| TeamStarter {
            id: TeamId(number),
            turns: turns.remove(&TeamId(number)).unwrap_or_default(),
            withdrawn: false,
            extra: extra.get(&TeamId(number)).cloned().unwrap_or_default(),
        });
        let starters: Vec<TeamStarter> = starters.collect();
        let rounds = report.rounds.unwrap_or(0).max(begun);
        Ok(TeamCourse {
            accelerations: accelerations(report, &source.rules, rounds),
            rules: source.rules,
            points,
            system: match report.system() {
                trf::System::RoundRobin(_) => System::RoundRobin,
                trf::System::Swiss | trf::System::Knockout | trf::System::Other => System::Swiss,
            },
            rounds,
            begun,
            initial: report.initial_color,
            starters,
            prohibitions: report.prohibitions.iter().map(prohibition).collect(),
        })
    }
}

const fn is_allocated(bye: &Bye) -> bool {
    matches!(bye, Bye::PairingAllocated)
}

/// The last round of which something is said beside the lines of players.
fn announced_byes(report: &Report) -> u32 {
    let asked = report.byes.iter().map(|byes| byes.round);
    let forfeits = report.team_forfeits.iter().map(|one| one.round);
    let allocated = report.team_bye.iter().map(|bye| bye.teams.len() as u32);
    let all: BTreeSet<u32> = asked.chain(forfeits).chain(allocated).collect();
    all.last()
        .copied()
        .unwrap_or(0)
        .min(report.rounds.unwrap_or(500))
}

/// Penalties and bonuses (299 without a letter).
fn extra(report: &Report) -> BTreeMap<TeamId, Vec<(u32, i64, i64)>> {
    let mut all: BTreeMap<TeamId, Vec<(u32, i64, i64)>> = BTreeMap::new();
    for one in report.adjustments.iter().filter(|one| one.kind.is_none()) {
        let halves = |points: Option<trf::Halves>| points.map_or(0, |points| i64::from(points.0));
        let entry = (
            one.round.unwrap_or(0),
            halves(one.match_points),
            halves(one.points),
        );
        for player in &one.players {
            all.entry(TeamId(player.0)).or_default().push(entry);
        }
    }
    all
}

fn accelerations(report: &Report, rules: &TeamRules, rounds: u32) -> Vec<Acceleration> {
    if report.accelerations.is_empty() && report.is_baku() && rules.primary == Primary::Match {
        return by_baku(rules, report.teams.len() as u32, rounds);
    }
    let lines = report.accelerations.iter().map(|one| {
        let HalfPoints(points) = match rules.primary {
            Primary::Match => one.match_points.unwrap_or_default(),
            Primary::Game => one.points,
        };
        Acceleration {
            points: points as i32 * 5,
            rounds: (one.first_round, one.last_round),
            players: (one.first.0, one.last.0),
        }
    });
    lines.collect()
}

fn prohibition(list: &trf::Prohibition) -> Prohibition {
    Prohibition {
        rounds: (list.first_round, list.last_round),
        players: list.players.clone(),
    }
}
