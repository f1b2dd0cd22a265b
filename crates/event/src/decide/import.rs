//! Files, taken whole or not at all.

use std::collections::BTreeMap;

use laws::Regulations;

use super::{boards, import_teams, players, rounds};
use crate::berger::Cycles;
use crate::command::{Import, Refusal, Wrong};
use crate::competition::Competition;
use crate::csv::{self, PairingLine};
use crate::event::What;
use crate::outcome::Source;
use crate::player::{Player, PlayerId};
use crate::problem::Problem;
use crate::round::{Board, RoundNumber, Seats, SitsOut};
use crate::settings::{Acceleration, KeptApart, PairingSystem, Settings};
use crate::standings;
use crate::trf::{self, Report, ReportRound, System};

pub(super) fn decide(at: &Competition, import: &Import) -> Result<Vec<What>, Refusal> {
    match import {
        Import::PlayersCsv(text) => players_csv(at, text),
        Import::Players(list) => enter(at, list.clone(), |place, _| (place + 1, 1)),
        Import::PairingsCsv { round, text } => pairings_csv(at, *round, text),
        Import::PlayersTrf(text) => players_trf(at, text),
        Import::PairingsTrf { round, text } => pairings_trf(at, *round, text),
        Import::WholeTrf(text) => whole_trf(at, text),
    }
}

fn players_csv(at: &Competition, text: &str) -> Result<Vec<What>, Refusal> {
    let placed = csv::read_placed(text).map_err(Refusal::Unreadable)?;
    let list = placed.iter().map(|placed| placed.player.clone()).collect();
    enter(at, list, |place, field| placed[place].place(field))
}

fn players_trf(at: &Competition, text: &str) -> Result<Vec<What>, Refusal> {
    let report = read(text)?;
    enter(at, listed(at, &report), |place, _| {
        line_of(text, &report, place)
    })
}

fn read(text: &str) -> Result<Report, Refusal> {
    trf::read(text).map_err(Refusal::Unreadable)
}

/// The players of a report. Its numbers hold if nobody has one yet.
fn listed(at: &Competition, report: &Report) -> Vec<Player> {
    let mut list: Vec<Player> = report
        .players
        .iter()
        .map(|line| line.player.clone())
        .collect();
    if !at.players.is_empty() {
        list.iter_mut()
            .for_each(|player| player.id = PlayerId::default());
    }
    list
}

/// The line of a player in a report, by his place among the players.
fn line_of(text: &str, report: &Report, place: usize) -> (usize, usize) {
    let wanted = report.players.get(place).map(|line| line.player.id.0);
    let found = text.lines().position(|line| {
        let number = line.get(4..8).and_then(|number| number.trim().parse().ok());
        line.starts_with("001") && number.is_some() && number == wanted
    });
    (found.map_or(1, |line| line + 1), 5)
}

/// Enters many players, or says where each mistake stands.
fn enter(
    at: &Competition,
    mut list: Vec<Player>,
    place: impl Fn(usize, &str) -> (usize, usize),
) -> Result<Vec<What>, Refusal> {
    if list.is_empty() {
        let problem = Problem::new(1, 1, "at least one player");
        return Err(Refusal::Unreadable(vec![problem]));
    }
    players::number(at, &mut list);
    let wrong = players::check_new(at, &list).into_iter();
    let problems: Vec<Problem> = wrong
        .map(|(player, wrong)| {
            let (line, column) = place(player, &wrong.field);
            Problem::new(line, column, wrong.problem)
        })
        .collect();
    if !problems.is_empty() {
        return Err(Refusal::Unreadable(problems));
    }
    Ok(vec![What::PlayersImported(list)])
}

fn pairings_csv(at: &Competition, round: RoundNumber, text: &str) -> Result<Vec<What>, Refusal> {
    let lines = csv::read_pairings(text, round).map_err(Refusal::Unreadable)?;
    let (mut seats, mut byes) = (Vec::new(), Vec::new());
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (line, entry) in lines {
        match entry {
            PairingLine::Seats(one) => {
                places.insert(format!("pairings.{}", seats.len()), line);
                seats.push(one);
            }
            PairingLine::SitsOut(one) => {
                places.insert(format!("byes.{}", byes.len()), line);
                byes.push(one);
            }
        }
    }
    let placed = |wrong: Wrong| {
        let key = wrong.field.rsplit_once('.').map_or("", |(key, _)| key);
        let line = places.get(key).copied().unwrap_or(1);
        Problem::new(line, 1, format!("a pairing that can be: {}", wrong.problem))
    };
    rounds::set_pairings(at, round, &seats, &byes).map_err(|refusal| match refusal {
        Refusal::Wrong(wrong) => Refusal::Unreadable(wrong.into_iter().map(placed).collect()),
        other => other,
    })
}

fn pairings_trf(at: &Competition, round: RoundNumber, text: &str) -> Result<Vec<What>, Refusal> {
    let report = read(text)?;
    let paired = report.round(round.0, at.settings.regulations.points);
    let (mut seats, mut byes) = entered(&paired);
    // A report of a Swiss speaks of pairing numbers, which are not those of the list once somebody has come late.
    let numbers = trf::pairing_numbers(at);
    let listed: BTreeMap<PlayerId, PlayerId> =
        numbers.iter().map(|(&id, &tpn)| (tpn, id)).collect();
    let known = |player: &mut PlayerId| *player = *listed.get(player).unwrap_or(player);
    for seats in &mut seats {
        known(&mut seats.white);
        known(&mut seats.black);
    }
    byes.iter_mut().for_each(|bye| known(&mut bye.player));
    rounds::set_pairings(at, round, &seats, &byes)
}

fn entered(round: &ReportRound) -> (Vec<Seats>, Vec<SitsOut>) {
    let seats = round.games.iter().map(|game| Seats {
        white: game.players.white,
        black: game.players.black,
        board: None,
    });
    let byes = round.byes.iter();
    let byes = byes.map(|(&player, &bye)| SitsOut { player, bye });
    (seats.collect(), byes.collect())
}

fn whole_trf(at: &Competition, text: &str) -> Result<Vec<What>, Refusal> {
    if !at.players.is_empty() {
        return Err(Refusal::Cannot("the competition has players already"));
    }
    let report = read(text)?;
    can_be_kept(&report)?;
    let players = listed(at, &report);
    let mut facts = enter(at, players, |place, _| line_of(text, &report, place))?;
    let settings = amended(&at.settings, &report);
    let regulations = settings.regulations.clone();
    if settings != at.settings {
        facts.extend(super::settings::amend(at, &settings)?);
    }
    if let Some(cycles) = cycles(&report) {
        let rounds = settings.rounds;
        facts.push(What::RoundRobinDrawn { cycles, rounds });
    }
    if report.is_team() {
        facts.push(What::TeamsFormed(import_teams::listed(&report)));
    }
    facts.extend(report.initial_color.map(What::InitialColorDrawn));
    for (number, date) in (1..).zip(&report.days).take(settings.rounds as usize) {
        let (round, date) = (RoundNumber(number), date.clone());
        facts.extend((!date.is_empty()).then_some(What::Scheduled { round, date }));
    }
    let last = report
        .played_rounds()
        .max(import_teams::last_forfeit(&report));
    let played: Vec<ReportRound> = (1..=last)
        .map(|number| report.round(number, regulations.points))
        .collect();
    // Rounds after the last that was played are paired and no more.
    let begun = played
        .iter()
        .rposition(was_played)
        .map_or(0, |last| last + 1)
        .max(import_teams::last_forfeit(&report) as usize);
    for (place, round) in played.iter().enumerate() {
        let number = RoundNumber(place as u32 + 1);
        let regulations = (place < begun).then_some(&regulations);
        facts.extend(match report.is_team() {
            true => import_teams::as_facts(&settings, number, &report, round, regulations)?,
            false => as_facts(at, number, round, regulations),
        });
    }
    facts.extend(match report.is_team() {
        true => import_teams::requested(&report, begun as u32, settings.rounds),
        false => requested(&report, settings.rounds),
    });
    Ok(facts)
}

/// Points that belong to no game, or to no result that is known here, have no place in a competition.
fn can_be_kept(report: &Report) -> Result<(), Refusal> {
    let absent = report.scheme().absent.0 > 0;
    let mut adjustments = report.adjustments.iter();
    let other = adjustments.any(|one| {
        let game = matches!(one.kind, Some('W' | 'D' | 'L' | '+' | '-'));
        !game || one.points.is_some_and(|points| points.0 < 0)
    });
    match absent || other {
        true => Err(Refusal::Cannot(
            "the report gives points for absence, for byes or as penalties (162 A, 299), which a hall does not know",
        )),
        false => Ok(()),
    }
}

/// Byes that were asked for in rounds in which the player has no cell.
fn requested(report: &Report, rounds: u32) -> Vec<What> {
    let cells: BTreeMap<PlayerId, &[trf::Cell]> = report
        .players
        .iter()
        .map(|line| (line.player.id, &line.cells[..]))
        .collect();
    let mut facts = Vec::new();
    for byes in report.byes.iter().filter(|byes| byes.round <= rounds) {
        let place = (byes.round as usize).saturating_sub(1);
        for &player in &byes.players {
            let cell = cells.get(&player).and_then(|cells| cells.get(place));
            let free = cell.is_none_or(|cell| *cell == trf::Cell::BLANK);
            let (round, bye) = (RoundNumber(byes.round), byes.bye);
            facts.extend(free.then_some(What::ByeGiven { round, player, bye }));
        }
    }
    facts
}

fn was_played(round: &ReportRound) -> bool {
    let results = round.games.iter().map(|game| game.result);
    let decided = !round.games.is_empty() && results.clone().all(|result| result.is_some());
    decided || results.flatten().any(|result| result.is_played())
}

/// A round of a report, begun under regulations or only paired.
fn as_facts(
    at: &Competition,
    number: RoundNumber,
    played: &ReportRound,
    regulations: Option<&Regulations>,
) -> Vec<What> {
    let round = number;
    let (seats, byes) = entered(played);
    let pairings = boards::assign(at, &seats, &[]);
    let boards: Vec<Board> = pairings.iter().map(|paired| paired.board).collect();
    let mut facts = vec![What::PairingsSet {
        round,
        pairings,
        byes,
    }];
    facts.extend(regulations.map(|regulations| What::RoundStarted {
        round,
        regulations: regulations.clone(),
        devices: at.settings.devices,
    }));
    let entries = played.games.iter().zip(boards);
    facts.extend(entries.filter_map(|(game, board)| {
        Some(What::ResultEntered {
            round,
            board,
            result: game.result?,
            source: Source::Import,
        })
    }));
    let decided = played.games.iter().all(|game| game.result.is_some());
    facts.extend((regulations.is_some() && decided).then_some(What::RoundFinished(round)));
    facts
}

/// What the report says of the competition, where nothing was said yet.
fn amended(settings: &Settings, report: &Report) -> Settings {
    let mut new = settings.clone();
    let fields = [
        (&mut new.place, &report.city),
        (&mut new.federation, &report.federation),
        (&mut new.first_day, &report.first_day),
        (&mut new.last_day, &report.last_day),
        (&mut new.chief_arbiter, &report.chief_arbiter),
    ];
    for (field, said) in fields {
        if field.is_empty() {
            field.clone_from(said);
        }
    }
    if new.deputies.is_empty() {
        new.deputies.clone_from(&report.deputies);
    }
    let rounds = report.rounds.unwrap_or(0).max(report.played_rounds());
    new.rounds = if rounds > 0 { rounds } else { settings.rounds };
    if let Some(scheme) = report.points {
        new.regulations.points = scheme.points;
        new.bye = Some(scheme.bye).filter(|bye| *bye != scheme.points.win);
    }
    if let Some(codes) = tie_breaks(report) {
        new.tie_breaks = codes;
    }
    if report.is_team() {
        import_teams::announce(&mut new, report);
    }
    if report.system_code.starts_with("FIDE_DUTCH") {
        swiss(&mut new, report);
    }
    new
}

/// A Swiss that was begun elsewhere goes on as it was announced.
fn swiss(new: &mut Settings, report: &Report) {
    new.system = PairingSystem::Swiss;
    let points = new.regulations.points;
    let halved = points.win.0 == 2 * points.draw.0 && points.loss.0 == 0;
    if halved && report.system_code.ends_with("_BAKU") {
        new.acceleration = Acceleration::Baku;
    }
    let lists = report.prohibitions.iter().map(|list| KeptApart {
        players: list.players.clone(),
        first_round: Some(list.first_round).filter(|&first| first > 1),
        last_round: Some(list.last_round).filter(|&last| last < new.rounds),
    });
    new.kept_apart = lists.collect();
}

/// The tie-breaks of a report, if all of them are known and may be used.
fn tie_breaks(report: &Report) -> Option<Vec<String>> {
    let said = match report.order.split_first() {
        Some((first, rest)) if first.eq_ignore_ascii_case("PTS") => rest,
        _ => &report.tie_breaks,
    };
    let system = match cycles(report) {
        Some(_) => standings::System::RoundRobin,
        None => standings::System::Swiss,
    };
    let fine = super::settings::check_tie_breaks(said, system, report.is_team()).is_empty();
    (fine && !said.is_empty()).then(|| said.to_vec())
}

fn cycles(report: &Report) -> Option<Cycles> {
    match report.system() {
        System::RoundRobin(cycles) => Some(cycles),
        System::Swiss | System::Knockout | System::Other => None,
    }
}
