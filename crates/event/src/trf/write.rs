//! Into the text of a report, as TRF26 has it.

use std::fmt::Write;

use chess::Color;
use laws::regulations::HalfPoints;

use super::model::{
    Acceleration, Adjustment, Byes, Cell, Halves, LineUp, MatchScheme, NationalLine, PlayerLine,
    Prohibition, Report, Scheme, TeamBye, TeamForfeit, TeamLine, Where,
};
use crate::date::with_slashes;
use crate::player::{PlayerId, Sex, Title};
use crate::text::decimal;

pub(super) fn text(report: &Report) -> String {
    let mut lines = about_tournament(report);
    if !report.days.is_empty() {
        lines.push(days(&report.days));
    }
    let kept = |place| {
        let kept = report.kept.iter().filter(move |kept| kept.place == place);
        kept.map(|kept| kept.text.clone())
    };
    lines.extend(kept(Where::Head));
    lines.extend(report.players.iter().map(player));
    lines.extend(report.national.iter().map(national));
    lines.extend(report.byes.iter().map(byes));
    lines.extend(report.accelerations.iter().map(acceleration));
    lines.extend(report.prohibitions.iter().map(prohibition));
    lines.extend(report.adjustments.iter().map(adjustment));
    lines.extend(report.teams.iter().map(team));
    lines.extend(report.team_bye.iter().map(team_bye));
    lines.extend(report.team_forfeits.iter().map(team_forfeit));
    lines.extend(report.line_ups.iter().map(line_up));
    lines.extend(kept(Where::Tail));
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push_str("\r\n");
    }
    text
}

fn about_tournament(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |code: &str, text: &str| {
        if !text.is_empty() {
            lines.push(format!("{code} {text}"));
        }
    };
    say("012", &report.name);
    say("022", &report.city);
    say("032", &report.federation);
    say("042", &with_slashes(&report.first_day));
    say("052", &with_slashes(&report.last_day));
    say("062", &report.players.len().to_string());
    let rated = report.players.iter();
    let rated = rated.filter(|line| line.player.rating.is_some()).count();
    say("072", &rated.to_string());
    if report.is_team() {
        say("082", &report.teams.len().to_string());
    }
    say("092", &report.kind);
    say("102", &report.chief_arbiter);
    for deputy in &report.deputies {
        say("112", deputy);
    }
    say("122", &report.rate_of_play);
    if let Some(rounds) = report.rounds {
        say("142", &rounds.to_string());
        // Pairing programs older than the form of 2026 ask for this one.
        say("XXR", &rounds.to_string());
    }
    say("152", &report.initial_color.map_or(String::new(), letter));
    if let Some(scheme) = report.points {
        say("162", &points(scheme));
    }
    if let Some(list) = &report.rating_list {
        say("172", &format!("{:<3} {}", list.federation, list.method));
    }
    say("182", &report.program);
    say("192", &report.system_code);
    say("202", &report.tie_breaks.join(","));
    say("212", &report.order.join(","));
    say("222", &report.encoded_rate);
    let colors = report.board_colors.iter();
    say(
        "352",
        &colors.map(|&color| letter(color)).collect::<String>(),
    );
    if let Some(scheme) = &report.match_scheme {
        say("362", &match_points(scheme));
    }
    if report.numbers_by_rank {
        say("XXC", "rank");
    }
    lines
}

fn letter(color: Color) -> String {
    match color {
        Color::White => "W".to_owned(),
        Color::Black => "B".to_owned(),
    }
}

/// Points in so many columns; the decimal is left out or shortened where there is no room for it.
fn fit(points: HalfPoints, width: usize) -> String {
    let mut text = decimal(points);
    if text.len() > width {
        let half = if points.0.is_multiple_of(2) { "" } else { "½" };
        text = format!("{}{half}", points.0 / 2);
    }
    format!("{text:>width$}")
}

fn fit_signed(points: Option<Halves>) -> String {
    match points {
        None => "    ".to_owned(),
        Some(Halves(halves)) if halves >= 0 => fit(HalfPoints(halves as u32), 4),
        Some(Halves(halves)) => {
            let plain = fit(HalfPoints(halves.unsigned_abs()), 3);
            format!("{:>4}", format!("-{}", plain.trim_start()))
        }
    }
}

/// From column 5: a blank, then a letter and its points in every nine columns. What follows from the rest is not said,
/// since some programs do not know all letters.
fn points(scheme: Scheme) -> String {
    let usual = Scheme::of(scheme.points);
    let values = [
        ('W', scheme.points.win, true),
        ('D', scheme.points.draw, true),
        ('L', scheme.points.loss, true),
        ('A', scheme.absent, scheme.absent != usual.absent),
        ('P', scheme.bye, scheme.bye != usual.bye),
        ('X', scheme.unknown, scheme.unknown != usual.unknown),
    ];
    let mut text = String::from(" ");
    for (letter, value, _) in values.iter().filter(|(.., said)| *said) {
        let _ = write!(text, "{letter}{}    ", fit(*value, 4));
    }
    text.trim_end().to_owned()
}

fn match_points(scheme: &MatchScheme) -> String {
    let fit = |value| fit(value, 4);
    let (win, draw, loss) = (fit(scheme.win), fit(scheme.draw), fit(scheme.loss));
    format!("TW{win}   TD{draw}   TL{loss}")
}

/// The days of rounds stand above their columns.
fn days(days: &[String]) -> String {
    let mut line = format!("{:<91}", "132");
    for day in days {
        let short = with_slashes(day.get(2..).unwrap_or_default());
        let _ = write!(line, "{short:<10}");
    }
    line
}

fn number<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn player(line: &PlayerLine) -> String {
    let player = &line.player;
    let mut text = format!(
        "001 {:>4} {}{:>3} {:<33.33} {:>4} {:<3} {:>11} {:<10} {} {:>4}",
        player.id.0,
        player.sex.map_or(' ', Sex::letter),
        player.title.map_or("", Title::text),
        player.name(),
        number(player.rating),
        player.federation,
        number(player.fide_id),
        with_slashes(&player.birth),
        fit(line.points, 4),
        number(line.rank),
    );
    for cell in &line.cells {
        text.push_str("  ");
        text.push_str(&round(cell));
    }
    text
}

/// Eight columns.
fn round(cell: &Cell) -> String {
    let code = cell.code.map_or(' ', |code| code.letter());
    match (cell.opponent, cell.color) {
        (Some(opponent), color) => {
            let color = match color {
                Some(Color::White) => 'w',
                Some(Color::Black) => 'b',
                None => '-',
            };
            format!("{:>4} {color} {code}", opponent.0)
        }
        (None, _) if cell.code.is_some() => format!("0000 - {code}"),
        (None, _) => " ".repeat(8),
    }
}

fn national(line: &NationalLine) -> String {
    format!(
        "{:<3} {:>4} {}{:>3} {:<33.33} {:>4} {:<3} {:>11} {:<10}",
        line.list,
        line.player.0,
        line.sex.map_or(' ', Sex::letter),
        line.class,
        line.name,
        number(line.rating),
        line.origin,
        line.number,
        line.birth,
    )
}

fn ids(text: &mut String, players: &[PlayerId]) {
    for player in players {
        let _ = write!(text, " {:>4}", player.0);
    }
}

fn byes(line: &Byes) -> String {
    let mut text = format!("240 {} {:03}", line.bye.letter(), line.round);
    ids(&mut text, &line.players);
    text
}

fn acceleration(line: &Acceleration) -> String {
    let match_points = line.match_points.map_or(String::new(), |p| fit(p, 4));
    format!(
        "250 {match_points:>4} {} {:03} {:03} {:>4} {:>4}",
        fit(line.points, 4),
        line.first_round,
        line.last_round,
        line.first.0,
        line.last.0
    )
}

fn prohibition(line: &Prohibition) -> String {
    let mut text = format!("260 {:03} {:03}", line.first_round, line.last_round);
    ids(&mut text, &line.players);
    text
}

fn adjustment(line: &Adjustment) -> String {
    let mut text = format!(
        "299 {}  {}  {}  {:>3}",
        line.kind.unwrap_or(' '),
        fit_signed(line.match_points),
        fit_signed(line.points),
        line.round
            .map_or_else(String::new, |round| format!("{round:03}")),
    );
    ids(&mut text, &line.players);
    text
}

fn team(line: &TeamLine) -> String {
    let mut text = format!(
        "310 {:>3} {:<32.32} {:<5.5} {:>6} {} {} {:>3} ",
        line.number,
        line.name,
        line.short,
        number(line.strength),
        fit(line.match_points, 6),
        fit(line.game_points, 6),
        number(line.rank),
    );
    ids(&mut text, &line.members);
    text
}

fn team_bye(line: &TeamBye) -> String {
    let points = (fit(line.match_points, 4), fit(line.game_points, 4));
    let mut text = format!("320 {} {}", points.0, points.1);
    for team in &line.teams {
        let _ = write!(text, " {team:03}");
    }
    text
}

fn team_forfeit(line: &TeamForfeit) -> String {
    let signs = match line.winner {
        Some(Color::White) => "+-",
        Some(Color::Black) => "-+",
        None => "--",
    };
    let TeamForfeit {
        round,
        white,
        black,
        ..
    } = line;
    format!("330 {signs} {round:03} {white:>3} {black:>3}")
}

fn line_up(line: &LineUp) -> String {
    let mut text = format!(
        "300 {:03} {:>3} {:>3}",
        line.round, line.team, line.opponent
    );
    for player in &line.players {
        match player {
            Some(player) => {
                let _ = write!(text, " {:>4}", player.0);
            }
            None => text.push_str(" 0000"),
        }
    }
    text
}
