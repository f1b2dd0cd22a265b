//! Announcing a competition, and changing what was announced.

use std::collections::BTreeSet;

use super::{MOST_POINTS, verdict};
use crate::command::{Refusal, Wrong};
use crate::competition::Competition;
use crate::date::is_date;
use crate::event::What;
use crate::player::PlayerId;
use crate::round::Round;
use crate::settings::{Acceleration, Kind, Settings};
use crate::standings::{Name, System, TieBreak};
use crate::teams::Primary;
use crate::text::{is_federation, is_line};

/// More rounds than anybody has ever played.
const MOST_ROUNDS: u32 = 500;
/// Nobody needs more.
const MOST_TIE_BREAKS: usize = 20;
/// Lists of players who must not meet.
const MOST_LISTS: usize = 500;
/// A match on more boards has never been played.
const MOST_BOARDS: u32 = 100;
/// A day: nobody delays the public longer.
const LONGEST_DELAY: u32 = 86_400;

pub(super) fn create(settings: &Settings) -> Result<Vec<What>, Refusal> {
    verdict(check(settings, System::Swiss))?;
    Ok(vec![What::Created(spelled(settings))])
}

pub(super) fn amend(at: &Competition, settings: &Settings) -> Result<Vec<What>, Refusal> {
    let system = match at.round_robin {
        Some(_) => System::RoundRobin,
        None => System::Swiss,
    };
    let mut wrong = check(settings, system);
    let used = |round: &&Round| !round.pairings.is_empty() || round.started.is_some();
    let last = at.rounds.iter().rev().find(used);
    if last.is_some_and(|round| round.number.0 > settings.rounds) {
        wrong.push(Wrong::new("rounds", "a later round is paired already"));
    }
    let other_teams = (settings.kind, settings.teams.boards, &settings.teams.colors)
        != (
            at.settings.kind,
            at.settings.teams.boards,
            &at.settings.teams.colors,
        );
    if at.is_paired() && other_teams {
        let problem = "a round is paired: who plays on how many boards stays as it is";
        wrong.push(Wrong::new("teams", problem));
    }
    if at.is_started() && settings.acceleration != at.settings.acceleration {
        let problem =
            "a round has started: scores of the pairing are what they were announced to be";
        wrong.push(Wrong::new("acceleration", problem));
    }
    verdict(wrong)?;
    let settings = spelled(settings);
    if settings == at.settings {
        return Ok(Vec::new());
    }
    Ok(vec![What::Amended(settings)])
}

/// With the codes of tie-breaks as the regulations spell them.
fn spelled(settings: &Settings) -> Settings {
    let codes = settings.tie_breaks.iter();
    let codes = codes.map(|code| match TieBreak::read(code) {
        Ok(tie_break) => tie_break.to_string(),
        Err(_) => code.clone(),
    });
    Settings {
        tie_breaks: codes.collect(),
        ..settings.clone()
    }
}

/// Every tie-break that is not one, comes twice, or must not be used in such an event.
pub(super) fn check_tie_breaks(codes: &[String], system: System, teams: bool) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut seen = Vec::new();
    let mut say = |problem: String| wrong.push(Wrong::new("tie_breaks", problem));
    if codes.len() > MOST_TIE_BREAKS {
        say("at most 20".to_owned());
    }
    for code in codes.iter().take(MOST_TIE_BREAKS) {
        let known = TieBreak::read(code).and_then(|one| one.allowed(system, teams).map(|()| one));
        match known {
            Err(error) => say(error.to_string()),
            // The direct encounter may come again, when others have made the groups smaller (4.3).
            Ok(one) if one.name != Name::DirectEncounter && seen.contains(&one) => {
                say(format!("{one}: each at most once"));
            }
            Ok(one) => seen.push(one),
        }
    }
    wrong
}

/// What team events alone have.
fn check_teams(settings: &Settings) -> Vec<Wrong> {
    let rules = &settings.teams;
    let mut wrong = Vec::new();
    if !(1..=MOST_BOARDS).contains(&rules.boards) {
        wrong.push(Wrong::new("teams.boards", "between 1 and 100 boards"));
    }
    let colors = rules.colors.len();
    if colors > 0 && colors != rules.boards as usize {
        let problem = "a colour for each board, or none at all";
        wrong.push(Wrong::new("teams.colors", problem));
    }
    let ordered = rules.loss <= rules.draw && rules.draw <= rules.win && rules.win <= MOST_POINTS;
    if !ordered {
        let problem = "a win is worth no less than a draw, and a draw no less than a loss";
        wrong.push(Wrong::new("teams.win", problem));
    }
    let bye = rules.bye.map(|bye| bye.match_points);
    if bye.is_some_and(|bye| bye > rules.win) {
        wrong.push(Wrong::new(
            "teams.bye",
            "a bye is not worth more than a win",
        ));
    }
    let baku = settings.acceleration == Acceleration::Baku;
    if settings.kind == Kind::Team && baku && rules.primary == Primary::Game {
        let problem = "not where game points rank (C.04.7 1.4.4)";
        wrong.push(Wrong::new("acceleration", problem));
    }
    wrong
}

/// What a Swiss alone has.
fn check_swiss(settings: &Settings) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let points = settings.regulations.points;
    let halved = points.win.0 == 2 * points.draw.0 && points.loss.0 == 0;
    if settings.acceleration == Acceleration::Baku && !halved {
        let problem = "needs a win worth two draws and a loss worth nothing (C.04.7)";
        wrong.push(Wrong::new("acceleration", problem));
    }
    if settings.kept_apart.len() > MOST_LISTS {
        wrong.push(Wrong::new("kept_apart", "at most 500 lists"));
    }
    for (place, list) in settings.kept_apart.iter().enumerate() {
        let mut say = |problem| wrong.push(Wrong::new(format!("kept_apart.{place}"), problem));
        let names: BTreeSet<PlayerId> = list.players.iter().copied().collect();
        if names.len() < 2 || names.len() != list.players.len() {
            say("two players or more, each once");
        }
        let first = list.first_round.unwrap_or(1);
        if first == 0 || list.last_round.is_some_and(|last| last < first) {
            say("a first round, and a last one that is not before it");
        }
    }
    wrong
}

fn check(settings: &Settings, system: System) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut require = |holds: bool, field: &str, problem: &str| {
        if !holds {
            wrong.push(Wrong::new(field, problem));
        }
    };
    let named = !settings.name.trim().is_empty();
    require(named, "name", "a competition needs a name");
    let lines = [
        ("name", &settings.name),
        ("place", &settings.place),
        ("chief_arbiter", &settings.chief_arbiter),
    ];
    for (field, text) in lines {
        require(is_line(text), field, "one line of at most 200 characters");
    }
    for deputy in &settings.deputies {
        let fine = is_line(deputy) && !deputy.trim().is_empty();
        require(fine, "deputies", "each is one line, and not empty");
    }
    require(
        is_federation(&settings.federation),
        "federation",
        "three letters or nothing",
    );
    let dates = [
        ("first_day", &settings.first_day),
        ("last_day", &settings.last_day),
    ];
    for (field, date) in dates {
        let fine = date.is_empty() || is_date(date);
        require(fine, field, "a day such as 2026-11-16, or nothing");
    }
    let (first, last) = (&settings.first_day, &settings.last_day);
    let ordered = first.is_empty() || last.is_empty() || first <= last;
    require(ordered, "last_day", "it is before the first day");
    let rounds = 1..=MOST_ROUNDS;
    require(
        rounds.contains(&settings.rounds),
        "rounds",
        "between 1 and 500",
    );
    require(
        settings.public_delay <= LONGEST_DELAY,
        "public_delay",
        "at most 86400 seconds",
    );
    let win = settings.regulations.points.win;
    let room = win <= MOST_POINTS;
    require(room, "regulations.points", "at most 99½ for a game");
    let bye = settings.bye.is_none_or(|bye| bye <= win);
    require(bye, "bye", "a bye is not worth more than a win");
    wrong.extend(check_swiss(settings));
    let teams = settings.kind == Kind::Team;
    wrong.extend(check_tie_breaks(&settings.tie_breaks, system, teams));
    wrong.extend(check_teams(settings));
    if let Err(errors) = settings.regulations.check() {
        wrong.extend(errors.into_iter().map(Wrong::from));
    }
    wrong
}
