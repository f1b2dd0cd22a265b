//! From a competition.

use std::collections::BTreeMap;

use chess::Color;
use laws::Outcome;
use laws::regulations::{HalfPoints, Points};
use laws::time::InWords;
use laws::time_control::{Period, TimeControl};

use super::model::{Adjustment, Byes, Cell, Code, Halves, PlayerLine, Report, Scheme};
use super::swiss;
use crate::berger::Cycles;
use crate::competition::Competition;
use crate::outcome::{Bye, GameResult, Rating};
use crate::player::{Player, PlayerId};
use crate::round::{Pairing, Round, RoundNumber};
use crate::settings::Acceleration;

impl Report {
    /// What a report says of a competition as it stands. Rounds that are paired and have not begun are in it, without
    /// results.
    pub fn of(competition: &Competition) -> Report {
        let settings = &competition.settings;
        let control = &settings.regulations.time_control;
        let points = settings.regulations.points;
        let scheme = Scheme {
            bye: settings.bye.unwrap_or(points.win),
            ..Scheme::of(points)
        };
        let mut report = Report {
            name: line(&settings.name),
            city: line(&settings.place),
            federation: line(&settings.federation),
            first_day: settings.first_day.clone(),
            last_day: settings.last_day.clone(),
            kind: kind(competition).to_owned(),
            chief_arbiter: line(&settings.chief_arbiter),
            deputies: deputies(&settings.deputies),
            rate_of_play: in_words(control),
            days: days(competition),
            rounds: Some(settings.rounds).filter(|&rounds| rounds > 0),
            points: Some(scheme).filter(|scheme| *scheme != Scheme::default()),
            tie_breaks: competition
                .tie_breaks()
                .iter()
                .map(ToString::to_string)
                .collect(),
            encoded_rate: encoded(control),
            system_code: system(competition),
            byes: requested(competition),
            ..Report::default()
        };
        report.enter_players(competition);
        if competition.is_team() {
            report.enter_teams(competition);
        } else if swiss::is_swiss(competition) {
            report.enter_swiss(competition);
        }
        report
    }

    /// The lines of players. Each round is gone through once.
    fn enter_players(&mut self, competition: &Competition) {
        let settings = &competition.settings;
        let paired = last_paired(competition);
        let standings = competition.standings(RoundNumber(settings.rounds));
        let rows = standings.by_player();
        let rounds = competition.rounds.iter();
        let games: Vec<(&Round, BTreeMap<PlayerId, &Pairing>)> =
            rounds.map(|round| (round, by_player(round))).collect();
        for entrant in competition.players.values() {
            let id = entrant.player.id;
            let mut cells: Vec<Cell> = Vec::new();
            for (round, games) in &games {
                if let Some(&bye) = round.byes.get(&id) {
                    // One that was asked for in a round to come has a line of its own.
                    let said = round.number <= paired || bye == Bye::PairingAllocated;
                    cells.push(Cell {
                        code: said.then_some(Code::Bye(bye)),
                        ..Cell::BLANK
                    });
                    continue;
                }
                let game = games.get(&id).copied();
                let (cell, adjustment) = cell(round, game, id, settings.regulations.points);
                self.adjustments.extend(adjustment);
                cells.push(cell);
            }
            let played = cells.iter().rposition(|cell| *cell != Cell::BLANK);
            cells.truncate(played.map_or(0, |last| last + 1));
            let row = rows.get(&id);
            self.players.push(PlayerLine {
                player: reported(&entrant.player),
                points: row.map_or(HalfPoints(0), |row| in_four_columns(row.points)),
                rank: row.map(|row| row.rank),
                cells,
            });
        }
    }
}

/// A text without anything that would break a line, and without blanks around.
fn line(text: &str) -> String {
    let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    plain.collect::<String>().trim().to_owned()
}

fn deputies(names: &[String]) -> Vec<String> {
    let lines = names.iter().map(|name| line(name));
    lines.filter(|name| !name.is_empty()).collect()
}

/// Beyond 99.5 there is no room for a half.
fn in_four_columns(points: HalfPoints) -> HalfPoints {
    match points.0 {
        0..200 => points,
        more => HalfPoints((more - more % 2).min(2 * 9999)),
    }
}

/// A player as far as a report knows him, cut to its columns.
fn reported(player: &Player) -> Player {
    Player {
        id: player.id,
        title: player.title,
        sex: player.sex,
        rating: player.rating,
        federation: player.federation.clone(),
        fide_id: player.fide_id,
        birth: player.birth.clone(),
        ..super::players::named(&player.name())
    }
}

fn by_player(round: &Round) -> BTreeMap<PlayerId, &Pairing> {
    let games = round.pairings.iter();
    let both = games.flat_map(|game| [(game.players.white, game), (game.players.black, game)]);
    both.collect()
}

fn cell(
    round: &Round,
    game: Option<&Pairing>,
    player: PlayerId,
    scheme: Points,
) -> (Cell, Option<Adjustment>) {
    let Some((game, color)) = game.and_then(|game| Some((game, game.color_of(player)?))) else {
        return (Cell::BLANK, None);
    };
    let code = game.result().map(|result| code(result, color, scheme));
    let cell = Cell {
        opponent: Some(game.players[!color]),
        color: Some(color),
        code,
    };
    let adjustment = game.result().zip(code).and_then(|(result, code)| {
        let points = result.points(scheme)[color];
        (points != worth(code, scheme)).then_some(Adjustment {
            kind: code.kind(),
            match_points: None,
            points: Some(Halves(points.0 as i32)),
            round: Some(round.number.0),
            players: vec![player],
        })
    });
    (cell, adjustment)
}

/// The letter that says a result best.
pub(super) fn code(result: &GameResult, color: Color, scheme: Points) -> Code {
    let rated = match result.outcome {
        Outcome::Win(winner) if winner == color => Code::Win,
        Outcome::Win(_) => Code::Loss,
        Outcome::Draw => Code::Draw,
        Outcome::Unplayed(there) if there[color] => return Code::ForfeitWin,
        Outcome::Unplayed(_) => return Code::ForfeitLoss,
        Outcome::Score(points) => match points[color] {
            points if points == scheme.win => Code::Win,
            points if points == scheme.draw => Code::Draw,
            _ => Code::Loss,
        },
    };
    match (result.rating, rated) {
        (Rating::LeftOut, Code::Win) => Code::UnratedWin,
        (Rating::LeftOut, Code::Draw) => Code::UnratedDraw,
        (Rating::LeftOut, _) => Code::UnratedLoss,
        (Rating::Counts, code) => code,
    }
}

fn worth(code: Code, scheme: Points) -> HalfPoints {
    match code {
        Code::Win | Code::UnratedWin | Code::ForfeitWin => scheme.win,
        Code::Draw | Code::UnratedDraw => scheme.draw,
        Code::Loss | Code::UnratedLoss => scheme.loss,
        Code::ForfeitLoss | Code::Bye(_) => HalfPoints(0),
    }
}

/// The last round that is paired or has begun; those after it are to come.
fn last_paired(competition: &Competition) -> RoundNumber {
    let paired = |round: &&Round| !round.pairings.is_empty() || round.started.is_some();
    let last = competition.rounds.iter().rev().find(paired);
    last.map_or(RoundNumber(0), |round| round.number)
}

/// Byes that were asked for in rounds to come (240).
fn requested(competition: &Competition) -> Vec<Byes> {
    let mut all = Vec::new();
    let last = last_paired(competition);
    for round in competition
        .rounds
        .iter()
        .filter(|round| round.number > last)
    {
        for bye in [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
            let players = round.byes.iter().filter(|(_, one)| **one == bye);
            let players: Vec<PlayerId> = players.map(|(&player, _)| player).collect();
            let round = round.number.0;
            let byes = Byes {
                bye,
                round,
                players,
            };
            all.extend(Some(byes).filter(|byes| !byes.players.is_empty()));
        }
    }
    all
}

fn system(competition: &Competition) -> String {
    if competition.is_team() {
        return crate::teams::system_code(competition);
    }
    let code = match competition.round_robin {
        Some(Cycles::Single) => "FIDE_ROUNDROBIN",
        Some(Cycles::Double) => "FIDE_DOUBLEROUNDROBIN",
        None if !swiss::is_swiss(competition) => "",
        None => match competition.settings.acceleration {
            Acceleration::None => "FIDE_DUTCH",
            Acceleration::Baku => "FIDE_DUTCH_BAKU",
        },
    };
    code.to_owned()
}

fn kind(competition: &Competition) -> &'static str {
    match competition.round_robin {
        Some(_) if competition.is_team() => "Team: Round-Robin",
        None if competition.is_team() => "Team: Swiss-System",
        Some(Cycles::Single) => "Individual: Round-Robin",
        Some(Cycles::Double) => "Individual: Double Round-Robin",
        None if swiss::is_swiss(competition) => "Individual: Swiss-System",
        None => "Individual",
    }
}

/// The days of rounds that two digits of a year can tell.
fn days(competition: &Competition) -> Vec<String> {
    let mut days: Vec<String> = competition
        .rounds
        .iter()
        .map(|round| match round.date.get(..10) {
            Some(day) if ("1970-01-01".."2070-01-01").contains(&day) => day.to_owned(),
            _ => String::new(),
        })
        .collect();
    let known = days.iter().rposition(|day| !day.is_empty());
    days.truncate(known.map_or(0, |last| last + 1));
    days
}

/// `40/5400+30:1800+30`, both sides apart if they differ.
fn encoded(control: &TimeControl) -> String {
    let period = |period: &Period| {
        let moves = period.moves.map(|moves| format!("{moves}/"));
        let increment = period.per_move.amount().0 / 1000;
        let increment = (increment > 0).then(|| format!("+{increment}"));
        format!(
            "{}{}{}",
            moves.unwrap_or_default(),
            period.time.0 / 1000,
            increment.unwrap_or_default()
        )
    };
    let side = |periods: &[Period]| periods.iter().map(period).collect::<Vec<_>>().join(":");
    let (white, black) = (side(&control.periods.white), side(&control.periods.black));
    match white == black {
        true => white,
        false => format!("W{white}-B{black}"),
    }
}

fn in_words(control: &TimeControl) -> String {
    let period = |period: &Period| {
        let moves = match period.moves {
            Some(moves) => format!(" for {moves} moves"),
            None => String::new(),
        };
        let amount = period.per_move.amount();
        let more = (amount.0 > 0).then(|| format!(" and {} a move", InWords(amount)));
        format!(
            "{}{moves}{}",
            InWords(period.time),
            more.unwrap_or_default()
        )
    };
    let side = |periods: &[Period]| {
        periods
            .iter()
            .map(period)
            .collect::<Vec<_>>()
            .join(", then ")
    };
    let (white, black) = (side(&control.periods.white), side(&control.periods.black));
    match white == black {
        true => white,
        false => format!("White {white}; Black {black}"),
    }
}
