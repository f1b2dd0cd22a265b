//! What must hold whatever is done and whatever is read.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use event::berger::{self, Cycles, LastTwo};
use event::command::{BoardOrder, Import, Seeding};
use event::outcome::Rating;
use event::player::{Sex, Title};
use event::round::{Seats, SitsOut};
use event::trf::{self, Report};
use event::{
    Act, Actor, Board, Bye, Command, Competition, Event, GameResult, Player, PlayerId, RoundNumber,
    Settings, csv, decide,
};
use laws::regulations::HalfPoints;
use laws::{Edition, Millis, Outcome, Regulations};
use proptest::prelude::*;

fn id() -> impl Strategy<Value = PlayerId> {
    (0..12u32).prop_map(PlayerId)
}

fn round() -> impl Strategy<Value = RoundNumber> {
    (0..5u32).prop_map(RoundNumber)
}

fn board() -> impl Strategy<Value = Board> {
    (0..6u32).prop_map(Board)
}

fn bye() -> impl Strategy<Value = Bye> {
    prop_oneof![
        Just(Bye::PairingAllocated),
        Just(Bye::HalfPoint),
        Just(Bye::ZeroPoint),
        Just(Bye::FullPoint),
    ]
}

fn half_points() -> impl Strategy<Value = ByColor<HalfPoints>> {
    (0..5u32, 0..5u32).prop_map(|(white, black)| ByColor {
        white: HalfPoints(white),
        black: HalfPoints(black),
    })
}

fn result() -> impl Strategy<Value = GameResult> {
    let outcome = prop_oneof![
        Just(Outcome::Win(Color::White)),
        Just(Outcome::Win(Color::Black)),
        Just(Outcome::Draw),
        half_points().prop_map(Outcome::Score),
        any::<(bool, bool)>()
            .prop_map(|(white, black)| Outcome::Unplayed(ByColor { white, black })),
    ];
    let rating = prop_oneof![Just(Rating::Counts), Just(Rating::LeftOut)];
    let points = proptest::option::weighted(0.2, half_points());
    (outcome, rating, points).prop_map(|(outcome, rating, points)| GameResult {
        outcome,
        rating,
        points,
    })
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-zÀ-žА-яԱ-ֆ' ,\"-]{0,40}", "\\PC{0,8}", ".{0,4}"]
}

fn player() -> impl Strategy<Value = Player> {
    let title = proptest::option::of((0..8usize).prop_map(|place| Title::ALL[place]));
    let sex = proptest::option::of(prop_oneof![Just(Sex::Male), Just(Sex::Female)]);
    let rating = proptest::option::of(0..4001u16);
    let fide_id = proptest::option::of(0..100_000_000_001u64);
    let birth = "((19|20)[0-9]{2}(-0[1-9](-[0-2][0-9])?)?)?";
    let words = (text(), text(), text(), "([A-Z]{3})?", birth);
    let board = proptest::option::weighted(0.1, 0..4u32);
    let rest = (title, sex, rating, fide_id, board, any::<bool>());
    (id(), words, rest).prop_map(|(id, words, rest)| {
        let (surname, given, club, federation, birth) = words;
        let (title, sex, rating, fide_id, fixed_board, visually_disabled) = rest;
        let mut player = Player {
            id,
            surname,
            given,
            club,
            federation,
            birth,
            title,
            sex,
            rating,
            fide_id,
            fixed_board,
            ..Player::default()
        };
        player.needs.visually_disabled = visually_disabled;
        player
    })
}

fn seats() -> impl Strategy<Value = Seats> {
    let board = proptest::option::weighted(0.2, board());
    (id(), id(), board).prop_map(|(white, black, board)| Seats {
        white,
        black,
        board,
    })
}

fn act() -> impl Strategy<Value = Act> {
    let about_players = prop_oneof![
        4 => player().prop_map(Act::AddPlayer),
        1 => player().prop_map(Act::EditPlayer),
        1 => id().prop_map(Act::RemovePlayer),
        1 => (id(), text()).prop_map(|(player, reason)| Act::Withdraw { player, reason }),
        1 => id().prop_map(Act::Return),
        1 => Just(Act::Seed(Seeding::Rating)),
    ];
    let about_rounds = prop_oneof![
        4 => (round(), proptest::collection::vec(seats(), 0..3), proptest::collection::vec((id(), bye()), 0..2))
            .prop_map(|(round, pairings, byes)| {
                let byes = byes.into_iter();
                let byes = byes.map(|(player, bye)| SitsOut { player, bye }).collect();
                Act::SetPairings { round, pairings, byes }
            }),
        2 => Just(Act::PairRoundRobin { cycles: Cycles::Single, last_two: LastTwo::Exchanged }),
        1 => Just(Act::PairRoundRobin { cycles: Cycles::Double, last_two: LastTwo::Exchanged }),
        1 => (round(), seats()).prop_map(|(round, pairing)| Act::AddPairing { round, pairing }),
        1 => (round(), id(), bye()).prop_map(|(round, player, bye)| Act::GiveBye { round, player, bye }),
        1 => (round(), id()).prop_map(|(round, player)| Act::TakeBackBye { round, player }),
        1 => (round(), id()).prop_map(|(round, player)| Act::MarkAbsent { round, player }),
        1 => round().prop_map(|round| Act::NumberBoards { round, order: BoardOrder::Score }),
        1 => (round(), board(), board()).prop_map(|(round, from, to)| Act::MoveBoard { round, from, to }),
        1 => (round(), 0..1000u16).prop_map(|(round, start)| Act::SetStart { round, start }),
        1 => round().prop_map(|round| Act::Schedule { round, date: "2026-11-16T15:00".into() }),
        6 => round().prop_map(Act::StartRound),
        2 => round().prop_map(Act::FinishRound),
        1 => round().prop_map(Act::TakeBackStart),
        1 => round().prop_map(Act::TakeBackFinish),
    ];
    let about_results = prop_oneof![
        8 => (round(), board(), result(), text()).prop_map(|(round, board, result, reason)| {
            Act::EnterResult { round, board, result, reason }
        }),
        1 => (round(), board(), text())
            .prop_map(|(round, board, reason)| Act::ReopenResult { round, board, reason }),
        1 => (round(), board()).prop_map(|(round, board)| Act::Adjourn { round, board }),
    ];
    prop_oneof![about_players, about_rounds, about_results]
}

fn settings() -> Settings {
    Settings::new("Anything", 3, Regulations::classical(Edition::Y2023))
}

/// A competition in which everything was tried that was asked for.
fn play(acts: &[Act]) -> (Competition, Vec<Event>) {
    let mut competition = Competition::new();
    let mut journal = Vec::new();
    let create = Act::Create(settings());
    for (at, act) in (1..).map(Millis).zip(std::iter::once(&create).chain(acts)) {
        let by = Actor::ChiefArbiter("Anna".into());
        let act = act.clone();
        for event in decide(&competition, &Command { by, at, act }).unwrap_or_default() {
            competition.apply(&event);
            journal.push(event);
        }
    }
    (competition, journal)
}

fn whole(acts: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Act>> {
    proptest::collection::vec(act(), acts)
}

proptest! {
    #[test]
    fn a_journal_read_back_gives_the_same(acts in whole(0..80)) {
        let (competition, journal) = play(&acts);
        let stored = serde_json::to_string(&journal).unwrap();
        let events: Vec<Event> = serde_json::from_str(&stored).unwrap();
        prop_assert_eq!(&events, &journal);
        let replayed = events.iter().fold(Competition::new(), Competition::evolve);
        prop_assert_eq!(&replayed, &competition);
        let snapshot = serde_json::to_string(&competition).unwrap();
        let again: Competition = serde_json::from_str(&snapshot).unwrap();
        prop_assert_eq!(again, competition);
    }

    #[test]
    fn acts_are_stored_and_read_back(act in act()) {
        let stored = serde_json::to_string(&act).unwrap();
        prop_assert_eq!(serde_json::from_str::<Act>(&stored).unwrap(), act);
    }

    #[test]
    fn every_round_seats_everybody_at_most_once(acts in whole(0..80)) {
        let (competition, _) = play(&acts);
        for round in &competition.rounds {
            let mut seen: BTreeMap<PlayerId, u32> = BTreeMap::new();
            for game in &round.pairings {
                *seen.entry(game.players.white).or_default() += 1;
                *seen.entry(game.players.black).or_default() += 1;
            }
            for player in round.byes.keys() {
                *seen.entry(*player).or_default() += 1;
            }
            prop_assert!(seen.values().all(|times| *times == 1));
            prop_assert!(seen.keys().all(|player| competition.players.contains_key(player)));
            let boards: Vec<Board> = round.pairings.iter().map(|game| game.board).collect();
            prop_assert!(boards.windows(2).all(|two| two[0] < two[1]));
            prop_assert!(boards.iter().all(|board| board.0 > 0));
        }
    }

    #[test]
    fn standings_hold_everybody_once_in_order(acts in whole(0..80), after in 0..5u32) {
        let (competition, _) = play(&acts);
        let standings = competition.standings(RoundNumber(after));
        let mut ids: Vec<PlayerId> = standings.rows.iter().map(|row| row.player).collect();
        ids.sort();
        prop_assert!(ids.iter().eq(competition.players.keys()));
        prop_assert!(standings.rows.windows(2).all(|two| two[0].rank <= two[1].rank));
        for (place, row) in (1..).zip(&standings.rows) {
            prop_assert!(row.rank <= place);
        }
        let _ = competition.cross_table(RoundNumber(after));
    }

    #[test]
    fn a_report_is_read_back(acts in whole(0..80)) {
        let (competition, _) = play(&acts);
        let report = Report::of(&competition);
        let text = report.to_string();
        prop_assert_eq!(trf::read(&text), Ok(report.clone()), "{}", text);
        if report.players.is_empty() {
            return Ok(());
        }
        let create = Act::Create(settings());
        let import = Act::Import(Import::WholeTrf(text));
        let mut other = Competition::new();
        for act in [create, import] {
            let by = Actor::ChiefArbiter("Anna".into());
            let command = Command { by, at: Millis(1), act };
            let events = decide(&other, &command);
            prop_assert!(events.is_ok(), "{:?}", events);
            other = events.unwrap().iter().fold(other, Competition::evolve);
        }
        let again = Report::of(&other);
        prop_assert_eq!(again.adjustments, report.adjustments);
        prop_assert_eq!(again.byes, report.byes);
        for (again, before) in again.players.iter().zip(&report.players) {
            prop_assert_eq!(&again.player, &before.player);
            prop_assert_eq!(&again.cells, &before.cells);
        }
    }

    #[test]
    fn a_table_of_players_is_read_back(acts in whole(0..40)) {
        let (competition, _) = play(&acts);
        let players: Vec<Player> = competition.players.values().map(|one| one.player.clone()).collect();
        let table = csv::write_players(&players);
        prop_assert_eq!(csv::read_players(&table), Ok(players), "{}", table);
        for round in &competition.rounds {
            let table = csv::write_pairings(&competition, round.number);
            let lines = csv::read_pairings(&table, round.number).unwrap();
            prop_assert_eq!(lines.len(), round.pairings.len() + round.byes.len());
        }
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*|.*") {
        let _ = trf::read(&text);
        let _ = csv::read_players(&text);
        let _ = csv::read_pairings(&text, RoundNumber(1));
    }

    #[test]
    fn no_report_is_too_damaged(acts in whole(0..60), at in any::<prop::sample::Index>(), with in "\\PC|\n|\r|é") {
        let (competition, _) = play(&acts);
        let mut chars: Vec<char> = trf::write(&competition).chars().collect();
        let at = at.index(chars.len().max(1));
        chars.splice(at..(at + 1).min(chars.len()), with.chars());
        let text: String = chars.into_iter().collect();
        if let Ok(report) = trf::read(&text) {
            let _ = report.to_string();
            let points = Regulations::classical(Edition::Y2023).points;
            (0..5).for_each(|round| drop(report.round(round, points)));
        }
        let act = Act::Import(Import::WholeTrf(text));
        let mut fresh = Competition::new();
        let by = Actor::Hall;
        let create = Command { by: by.clone(), at: Millis(0), act: Act::Create(settings()) };
        fresh = decide(&fresh, &create).unwrap().iter().fold(fresh, Competition::evolve);
        let _ = decide(&fresh, &Command { by, at: Millis(0), act });
    }

    #[test]
    fn points_of_a_round_robin_add_up(players in 2..9u32, results in proptest::collection::vec(0..3u8, 36)) {
        let mut acts: Vec<Act> = (0..players)
            .map(|n| Act::AddPlayer(Player::named(&format!("P{n}"), "")))
            .collect();
        acts.push(Act::PairRoundRobin { cycles: Cycles::Single, last_two: LastTwo::default() });
        let mut results = results.into_iter();
        for (number, games) in (1..).zip(berger::berger(players)) {
            let round = RoundNumber(number);
            acts.push(Act::StartRound(round));
            for board in 1..=games.len() as u32 {
                let result = match results.next() {
                    Some(0) => GameResult::WHITE,
                    Some(1) => GameResult::DRAW,
                    _ => GameResult::BLACK,
                };
                acts.push(Act::EnterResult { round, board: Board(board), result, reason: String::new() });
            }
            acts.push(Act::FinishRound(round));
        }
        let (competition, _) = play(&acts);
        let last = competition.last_started().unwrap();
        let standings = competition.standings(last);
        let sum: u32 = standings.rows.iter().map(|row| row.points.0).sum();
        prop_assert_eq!(sum, players * (players - 1) / 2 * 2);
    }
}

#[test]
fn berger_tables_are_round_robins() {
    for players in 2..=60u32 {
        for cycles in [Cycles::Single, Cycles::Double] {
            let table = berger::rounds(players, cycles, LastTwo::Exchanged);
            let times = if cycles == Cycles::Single { 1 } else { 2 };
            let even = players + players % 2;
            assert_eq!(table.len() as u32, times * (even - 1));
            let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
            let mut white: BTreeMap<u32, i64> = BTreeMap::new();
            for round in &table {
                let mut seated: Vec<u32> = round.iter().flat_map(|&(w, b)| [w, b]).collect();
                seated.sort_unstable();
                seated.dedup();
                assert_eq!(seated.len() as u32, players - players % 2);
                for &(w, b) in round {
                    *met.entry((w, b)).or_default() += 1;
                    *white.entry(w).or_default() += 1;
                    *white.entry(b).or_default() -= 1;
                }
            }
            for one in 1..=players {
                for other in one + 1..=players {
                    let first = met.get(&(one, other)).copied().unwrap_or(0);
                    let second = met.get(&(other, one)).copied().unwrap_or(0);
                    match cycles {
                        Cycles::Single => assert_eq!(first + second, 1),
                        Cycles::Double => assert_eq!((first, second), (1, 1)),
                    }
                }
            }
            // An even number of games can be balanced; an odd one is off by one.
            let off = match (cycles, players % 2) {
                (Cycles::Double, _) | (_, 1) => 0,
                _ => 1,
            };
            assert!(
                white.values().all(|balance| balance.abs() == off),
                "{players}"
            );
        }
    }
}
