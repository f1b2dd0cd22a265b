//! Into the text of a report.

use std::fmt::Write;

use chess::Color;

use super::{Abnormal, Cell, Code, PlayerLine, Report, Scheme};
use crate::date::with_slashes;
use crate::player::{Sex, Title};
use crate::text::decimal;

pub(super) fn text(report: &Report) -> String {
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
    say("092", &report.kind);
    say("102", &report.chief_arbiter);
    for deputy in &report.deputies {
        say("112", deputy);
    }
    say("122", &report.rate_of_play);
    if let Some(rounds) = report.rounds {
        say("142", &rounds.to_string());
        say("XXR", &rounds.to_string());
    }
    if let Some(scheme) = report.points {
        say("162", &points(scheme));
    }
    say("202", &report.tie_breaks.join(","));
    say("222", &report.encoded_rate);
    if !report.days.is_empty() {
        lines.push(days(&report.days));
    }
    lines.extend(report.players.iter().map(player));
    let abnormal = report.abnormal.iter().map(|one| abnormal(report, one));
    lines.extend(abnormal);
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push_str("\r\n");
    }
    text
}

/// From column 5: a blank, then a letter and its points in every nine columns.
fn points(scheme: Scheme) -> String {
    let values = [
        ('W', scheme.points.win),
        ('D', scheme.points.draw),
        ('L', scheme.points.loss),
        ('P', scheme.bye),
    ];
    let mut text = String::from(" ");
    for (letter, value) in values {
        let _ = write!(text, "{letter}{:>4}    ", decimal(value));
    }
    text.trim_end().to_owned()
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

fn player(line: &PlayerLine) -> String {
    let player = &line.player;
    let number = |value: Option<u64>| value.map_or_else(String::new, |value| value.to_string());
    let mut text = format!(
        "001 {:>4} {}{:>3} {:<33.33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.id.0,
        player.sex.map_or(' ', Sex::letter),
        player.title.map_or("", Title::text),
        player.name(),
        number(player.rating.map(u64::from)),
        player.federation,
        number(player.fide_id),
        with_slashes(&player.birth),
        match line.points.0 {
            0..200 => decimal(line.points),
            more => (more / 2).to_string(),
        },
        number(line.rank.map(u64::from)),
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

fn abnormal(report: &Report, one: &Abnormal) -> String {
    let players = &mut report.players.iter();
    let line = players.find(|line| line.player.id == one.player);
    let cell = line.and_then(|line| line.cells.get((one.round as usize).checked_sub(1)?));
    let kind = match cell.and_then(|cell| cell.code) {
        Some(Code::Win | Code::UnratedWin) => 'W',
        Some(Code::Draw | Code::UnratedDraw) => 'D',
        Some(Code::Loss | Code::UnratedLoss) => 'L',
        Some(code) => code.letter(),
        None => ' ',
    };
    let points = decimal(one.points);
    format!(
        "299 {kind}        {points:>4}  {:>03} {:>4}",
        one.round, one.player.0
    )
}
