//! From a competition.

use chess::Color;
use laws::Outcome;
use laws::regulations::{HalfPoints, Points};
use laws::time::InWords;
use laws::time_control::{Period, TimeControl};

use super::{Abnormal, Cell, Code, PlayerLine, Report, Scheme};
use crate::berger::Cycles;
use crate::competition::Competition;
use crate::outcome::{GameResult, Rating};
use crate::player::{Player, PlayerId};
use crate::round::{Round, RoundNumber};

/// The columns that a name has.
const NAME: usize = 33;

impl Report {
    /// What a report says of a competition as it stands. Rounds that are paired and have not begun are in it, without
    /// results.
    pub fn of(competition: &Competition) -> Report {
        let settings = &competition.settings;
        let control = &settings.regulations.time_control;
        let points = settings.regulations.points;
        let scheme = Scheme {
            points,
            bye: settings.bye.unwrap_or(points.win),
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
            tie_breaks: codes(competition),
            encoded_rate: encoded(control),
            players: Vec::new(),
            abnormal: Vec::new(),
        };
        let last = RoundNumber(settings.rounds);
        let standings = competition.standings(last);
        for entrant in competition.players.values() {
            let id = entrant.player.id;
            let mut cells: Vec<Cell> = Vec::new();
            for round in &competition.rounds {
                let (cell, abnormal) = cell(round, id, points);
                report.abnormal.extend(abnormal);
                cells.push(cell);
            }
            let played = cells.iter().rposition(|cell| *cell != Cell::BLANK);
            cells.truncate(played.map_or(0, |last| last + 1));
            let row = standings.of(id);
            report.players.push(PlayerLine {
                player: reported(&entrant.player),
                points: row.map_or(HalfPoints(0), |row| in_four_columns(row.points)),
                rank: row.map(|row| row.rank),
                cells,
            });
        }
        report
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
    let mut name = player.name();
    // The second time what the first one has put between the parts is cut as well.
    for _ in 0..2 {
        let cut: String = line(&name).chars().take(NAME).collect();
        let (surname, given) = Player::split_name(&cut);
        name = Player::named(&surname, &given).name();
    }
    let (surname, given) = Player::split_name(&name);
    Player {
        id: player.id,
        title: player.title,
        sex: player.sex,
        rating: player.rating,
        federation: player.federation.clone(),
        fide_id: player.fide_id,
        birth: player.birth.clone(),
        ..Player::named(&surname, &given)
    }
}

fn cell(round: &Round, player: PlayerId, scheme: Points) -> (Cell, Option<Abnormal>) {
    if let Some(&bye) = round.byes.get(&player) {
        let code = Some(Code::Bye(bye));
        return (
            Cell {
                code,
                ..Cell::BLANK
            },
            None,
        );
    }
    let game = round.game_of(player);
    let Some((game, color)) = game.and_then(|game| Some((game, game.color_of(player)?))) else {
        return (Cell::BLANK, None);
    };
    let code = game.result().map(|result| code(result, color, scheme));
    let cell = Cell {
        opponent: Some(game.players[!color]),
        color: Some(color),
        code,
    };
    let abnormal = game.result().zip(code).and_then(|(result, code)| {
        let points = result.points(scheme)[color];
        (points != worth(code, scheme)).then_some(Abnormal {
            player,
            round: round.number.0,
            points,
        })
    });
    (cell, abnormal)
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

const fn kind(competition: &Competition) -> &'static str {
    match competition.round_robin {
        Some(Cycles::Single) => "Individual: Round-Robin",
        Some(Cycles::Double) => "Individual: Double Round-Robin",
        None => "Individual",
    }
}

fn codes(competition: &Competition) -> Vec<String> {
    let breaks = competition.settings.tie_breaks.iter();
    breaks.map(|one| one.code().to_owned()).collect()
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
