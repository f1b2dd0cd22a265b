//! A team event as pairing and standings see it: who met whom, with which colour on the first board, and what it brought.

use chess::Color;
use laws::regulations::{HalfPoints, Points};

use super::rules::TeamRules;
use super::team::TeamId;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::standings::{Kind, System};
use crate::swiss::{Acceleration, Prohibition, Tenths};

/// A round of a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamTurn {
    /// What it was.
    pub kind: Kind,
    /// Against whom.
    pub opponent: Option<TeamId>,
    /// The colour on the first board; none where it is not known.
    pub color: Option<Color>,
    /// Match points, in halves.
    pub match_points: i64,
    /// Game points, in halves.
    pub game_points: i64,
    /// Own points on each board, in halves.
    pub boards: Vec<i64>,
}

impl TeamTurn {
    /// A round without a match.
    pub fn bye(bye: Bye, rules: &TeamRules, points: Points) -> TeamTurn {
        let worth = rules.worth(bye, points);
        let each = match bye {
            // C.07 12: a bye of the pairing is a win on each board.
            Bye::PairingAllocated | Bye::FullPoint | Bye::Unopposed => points.win,
            Bye::HalfPoint => points.draw,
            Bye::ZeroPoint => HalfPoints(0),
        };
        TeamTurn {
            kind: Kind::of_bye(bye),
            opponent: None,
            color: None,
            match_points: i64::from(worth.match_points.0),
            game_points: i64::from(worth.game_points.0),
            boards: vec![i64::from(each.0); rules.boards as usize],
        }
    }

    /// Was the team paired, or did it get the bye of the pairing?
    pub const fn is_paired(&self) -> bool {
        self.opponent.is_some() || matches!(self.kind, Kind::PairingBye)
    }
}

/// A team of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamStarter {
    /// The TPN.
    pub id: TeamId,
    /// Rounds from the first on; none where the team was neither paired nor had a bye.
    pub turns: Vec<Option<TeamTurn>>,
    /// Plays no more.
    pub withdrawn: bool,
    /// Penalties and bonuses: from which round on, match points and game points in halves.
    pub extra: Vec<(u32, i64, i64)>,
}

impl TeamStarter {
    /// A round, counted from 1.
    pub fn turn(&self, round: u32) -> Option<&TeamTurn> {
        let place = (round as usize).checked_sub(1)?;
        self.turns.get(place)?.as_ref()
    }

    /// Penalties and bonuses that count after a round.
    pub fn extra_after(&self, round: u32) -> (i64, i64) {
        let counted = self.extra.iter().filter(|(from, ..)| *from <= round);
        counted.fold((0, 0), |sum, &(_, mp, gp)| (sum.0 + mp, sum.1 + gp))
    }

    /// Match points and game points after a round, in halves.
    pub fn scores_after(&self, round: u32) -> (i64, i64) {
        let rounds = (1..=round).filter_map(|round| self.turn(round));
        rounds.fold(self.extra_after(round), |sum, turn| {
            (sum.0 + turn.match_points, sum.1 + turn.game_points)
        })
    }
}

/// A team event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamCourse {
    /// What was announced.
    pub rules: TeamRules,
    /// What games are worth.
    pub points: Points,
    /// Swiss or round robin.
    pub system: System,
    /// How many rounds were announced.
    pub rounds: u32,
    /// Rounds that have begun.
    pub begun: u32,
    /// The initial colour, if it was drawn.
    pub initial: Option<Color>,
    /// By TPN, each once.
    pub starters: Vec<TeamStarter>,
    /// Virtual match points; the numbers are those of teams.
    pub accelerations: Vec<Acceleration>,
    /// Who must not meet; the numbers are those of teams.
    pub prohibitions: Vec<Prohibition>,
}

impl TeamCourse {
    /// Rounds in which anybody was paired.
    pub fn paired_rounds(&self) -> u32 {
        let last = self.starters.iter().map(|starter| {
            let paired = |turn: &Option<TeamTurn>| turn.as_ref().is_some_and(TeamTurn::is_paired);
            let last = starter.turns.iter().rposition(paired);
            last.map_or(0, |place| place as u32 + 1)
        });
        last.max().unwrap_or(0)
    }

    /// The line of a team.
    pub fn starter(&self, team: TeamId) -> Option<&TeamStarter> {
        self.starters.iter().find(|starter| starter.id == team)
    }

    /// Virtual points of a team in a round, in halves.
    pub fn virtual_points(&self, team: TeamId, round: u32) -> i64 {
        let holds = |one: &&Acceleration| {
            let ((first, last), (low, high)) = (one.rounds, one.players);
            (first..=last).contains(&round) && (low..=high).contains(&team.0)
        };
        let all = self.accelerations.iter().filter(holds);
        let tenths: Tenths = all.map(|one| one.points).sum();
        i64::from(tenths) / 5
    }

    /// Must two not meet in a round?
    pub fn is_prohibited(&self, one: TeamId, other: TeamId, round: u32) -> bool {
        let in_list = |list: &Prohibition, team: TeamId| list.players.contains(&PlayerId(team.0));
        let mut valid = self.prohibitions.iter().filter(|list| {
            let (first, last) = list.rounds;
            (first..=last).contains(&round)
        });
        valid.any(|list| in_list(list, one) && in_list(list, other))
    }

    /// The initial colour: as drawn, or as the first round shows it (C.04.6 4.3.1).
    pub fn initial_color(&self) -> Option<Color> {
        self.initial.or_else(|| {
            let mut first = self.starters.iter().filter_map(|starter| {
                let turn = starter.turn(1)?;
                let smaller = turn.opponent.is_some_and(|other| other > starter.id);
                let shown = turn
                    .color
                    .filter(|_| smaller && turn.kind == Kind::Played)?;
                Some(if starter.id.0 % 2 == 1 { shown } else { !shown })
            });
            first.next()
        })
    }
}
