//! The course of a competition, act by act.

mod desk;

use chess::Color;
use desk::Desk;
use event::berger::{Cycles, LastTwo};
use event::{
    Act, Actor, Board, Bye, Competition, Event, GameResult, PlayerId, Refusal, RoundNumber,
    Settings,
};
use laws::{Edition, Regulations};

fn refused(result: Result<(), Refusal>) -> String {
    result.expect_err("it is refused").to_string()
}

#[test]
fn regulations_are_checked_and_every_error_comes_back() {
    let mut desk = Desk::default();
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.time_control.periods.white.clear();
    regulations.chess960 = Some(960);
    let mut settings = Settings::new(" ", 0, regulations);
    settings.first_day = "2026-02-30".into();
    let Err(Refusal::Wrong(wrong)) = desk.act(Act::Create(settings)) else {
        panic!("it is refused");
    };
    let fields: Vec<&str> = wrong.iter().map(|wrong| wrong.field.as_str()).collect();
    for field in [
        "name",
        "first_day",
        "rounds",
        "regulations.time-control",
        "regulations.chess960",
    ] {
        assert!(fields.contains(&field), "{field} in {fields:?}");
    }
    assert_eq!(desk.competition, Competition::new());
}

#[test]
fn a_round_robin_is_played_to_its_end() {
    let mut desk = Desk::with_players(4);
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Single,
        last_two: LastTwo::default(),
    });
    assert_eq!(desk.competition.rounds.len(), 3);
    for round in 1..=3 {
        desk.must(Act::StartRound(RoundNumber(round)));
        desk.enter(round, 1, GameResult::DRAW);
        let early = desk.act(Act::FinishRound(RoundNumber(round)));
        assert_eq!(refused(early), "results are missing");
        desk.enter(round, 2, GameResult::WHITE);
        desk.must(Act::FinishRound(RoundNumber(round)));
    }
    let last = RoundNumber(3);
    let points: u32 = (1..=4)
        .map(|id| desk.competition.points_after(last, PlayerId(id)).0)
        .sum();
    assert_eq!(points, 6 * 2);
}

#[test]
fn a_corrected_result_keeps_the_earlier_one_and_needs_a_reason() {
    let mut desk = Desk::with_players(2);
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Single,
        last_two: LastTwo::default(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    desk.enter(1, 1, GameResult::WHITE);
    let correct = |reason: &str| Act::EnterResult {
        round: RoundNumber(1),
        board: Board(1),
        result: GameResult::BLACK,
        reason: reason.into(),
    };
    let refusal = refused(desk.act(correct("")));
    assert!(refusal.starts_with("reason"), "{refusal}");
    desk.must(correct("both slips say 0-1"));
    let game = desk.competition.pairing(RoundNumber(1), Board(1)).unwrap();
    assert_eq!(game.result(), Some(&GameResult::BLACK));
    assert_eq!(game.earlier.len(), 1);
    // The game itself is the truth: what is ruled there later needs no reason here.
    let drawn = Act::EnterResult {
        round: RoundNumber(1),
        board: Board(1),
        result: GameResult::DRAW,
        reason: String::new(),
    };
    assert!(desk.by(Actor::Hall, drawn).is_ok());
    let game = desk.competition.pairing(RoundNumber(1), Board(1)).unwrap();
    assert_eq!(game.result(), Some(&GameResult::DRAW));
}

#[test]
fn who_has_withdrawn_forfeits_when_the_round_starts() {
    let mut desk = Desk::with_players(3);
    desk.must(Act::SetPairings {
        round: RoundNumber(1),
        pairings: vec![event::round::Seats {
            white: PlayerId(2),
            black: PlayerId(1),
            board: None,
        }],
        byes: vec![event::round::SitsOut {
            player: PlayerId(3),
            bye: Bye::PairingAllocated,
        }],
    });
    desk.must(Act::Withdraw {
        player: PlayerId(1),
        reason: "ill".into(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    let game = desk.competition.pairing(RoundNumber(1), Board(1)).unwrap();
    assert_eq!(game.result(), Some(&GameResult::forfeit(Color::White)));
    let after = |id| {
        desk.competition
            .points_after(RoundNumber(1), PlayerId(id))
            .0
    };
    assert_eq!((after(1), after(2), after(3)), (0, 2, 2));
}

#[test]
fn an_organiser_enters_no_results() {
    let mut desk = Desk::with_players(2);
    let organiser = Actor::Organiser("Olga".into());
    let start = desk.by(organiser, Act::StartRound(RoundNumber(1)));
    assert_eq!(refused(start), "only an arbiter can do this");
}

#[test]
fn a_journal_read_back_gives_the_same_competition() {
    let mut desk = Desk::with_players(5);
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Double,
        last_two: LastTwo::Exchanged,
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    desk.enter(1, 1, GameResult::DRAW);
    let stored = serde_json::to_string(&desk.journal).unwrap();
    let events: Vec<Event> = serde_json::from_str(&stored).unwrap();
    let replayed = events.iter().fold(Competition::new(), Competition::evolve);
    assert_eq!(replayed, desk.competition);
    let snapshot = serde_json::to_string(&replayed).unwrap();
    let again: Competition = serde_json::from_str(&snapshot).unwrap();
    assert_eq!(again, replayed);
}

#[test]
fn a_start_is_taken_back_until_something_has_happened() {
    let mut desk = Desk::with_players(4);
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Single,
        last_two: LastTwo::default(),
    });
    let (first, second) = (RoundNumber(1), RoundNumber(2));
    let early = desk.act(Act::TakeBackStart(first));
    assert_eq!(refused(early), "the round has not started");
    desk.must(Act::Withdraw {
        player: desk.competition.rounds[0].pairings[0].players.black,
        reason: "ill".into(),
    });
    let paired = desk.competition.rounds.clone();
    desk.must(Act::StartRound(first));
    // What the start itself entered goes with it.
    assert!(desk.competition.rounds[0].pairings[0].entry.is_some());
    desk.must(Act::TakeBackStart(first));
    assert_eq!(desk.competition.rounds, paired);
    desk.must(Act::StartRound(first));
    desk.enter(1, 2, GameResult::WHITE);
    let late = desk.act(Act::TakeBackStart(first));
    assert_eq!(refused(late), "something has happened in the round");
    desk.must(Act::FinishRound(first));
    desk.must(Act::TakeBackFinish(first));
    assert!(desk.competition.rounds[0].finished.is_none());
    let twice = desk.act(Act::TakeBackFinish(first));
    assert_eq!(refused(twice), "the round is not finished");
    desk.must(Act::FinishRound(first));
    desk.must(Act::StartRound(second));
    let late = desk.act(Act::TakeBackFinish(first));
    assert_eq!(refused(late), "a later round has started");
    let organiser = Actor::Organiser("Olga".into());
    let not_his = desk.by(organiser, Act::TakeBackStart(second));
    assert_eq!(refused(not_his), "only an arbiter can do this");
}

#[test]
fn a_slip_needs_no_story_only_where_the_hall_sees_nothing() {
    let mut desk = Desk::with_players(4);
    let mut settings = desk.competition.settings.clone();
    settings.devices = event::settings::Devices::UpTo(1);
    desk.must(Act::Amend(settings));
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Single,
        last_two: LastTwo::default(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    for board in 1..=2 {
        desk.enter(1, board, GameResult::WHITE);
    }
    desk.enter(1, 2, GameResult::DRAW);
    let again = |board| Act::EnterResult {
        round: RoundNumber(1),
        board: Board(board),
        result: GameResult::BLACK,
        reason: String::new(),
    };
    assert!(refused(desk.act(again(1))).contains("say why"));
    desk.must(Act::EnterResult {
        round: RoundNumber(1),
        board: Board(1),
        result: GameResult::DRAW,
        reason: "misread".into(),
    });
    desk.must(Act::FinishRound(RoundNumber(1)));
    assert!(refused(desk.act(again(2))).contains("say why"));
}
