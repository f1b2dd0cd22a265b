//! Standings against tables worked out by hand.

mod desk;

use desk::Desk;
use event::berger::{Cycles, LastTwo};
use event::round::{Seats, SitsOut};
use event::standings::{Counted, Value};
use event::{Act, Bye, GameResult, PlayerId, RoundNumber};
use laws::regulations::{HalfPoints, Points};

const W: GameResult = GameResult::WHITE;
const B: GameResult = GameResult::BLACK;
const D: GameResult = GameResult::DRAW;

/// Rounds as (white, black, result); a player against himself has a bye.
fn play(desk: &mut Desk, round: u32, games: &[(u32, u32, GameResult)], byes: &[(u32, Bye)]) {
    let seats = |&(white, black, _): &(u32, u32, GameResult)| Seats {
        white: PlayerId(white),
        black: PlayerId(black),
        board: None,
    };
    let out = |&(player, bye): &(u32, Bye)| SitsOut {
        player: PlayerId(player),
        bye,
    };
    desk.must(Act::SetPairings {
        round: RoundNumber(round),
        pairings: games.iter().map(seats).collect(),
        byes: byes.iter().map(out).collect(),
    });
    desk.must(Act::StartRound(RoundNumber(round)));
    for (board, &(_, _, result)) in (1..).zip(games) {
        desk.enter(round, board, result);
    }
    desk.must(Act::FinishRound(RoundNumber(round)));
}

fn order_with(desk: &mut Desk, tie_breaks: &[&str], after: u32) -> Vec<(u32, u32, String)> {
    let mut settings = desk.competition.settings.clone();
    settings.tie_breaks = tie_breaks.iter().map(|&code| code.to_owned()).collect();
    desk.must(Act::Amend(settings));
    let standings = desk.competition.standings(RoundNumber(after));
    let rows = standings.rows.iter();
    rows.map(|row| {
        let shown = |value: &Option<Value>| value.map_or("-".to_owned(), |value| value.to_string());
        let values: Vec<String> = row.values.iter().map(shown).collect();
        (row.rank, row.player.0, values.join(" "))
    })
    .collect()
}

fn row(rank: u32, player: u32, values: &str) -> (u32, u32, String) {
    (rank, player, values.to_owned())
}

/// Four players, three rounds: 1 beats 2 and 3 and loses to 4; 2 beats 3 and 4; 3 draws with 4.
fn four() -> Desk {
    let mut desk = Desk::with_players(4);
    play(&mut desk, 1, &[(1, 4, B), (2, 3, W)], &[]);
    play(&mut desk, 2, &[(4, 3, D), (1, 2, W)], &[]);
    play(&mut desk, 3, &[(2, 4, W), (3, 1, B)], &[]);
    desk
}

#[test]
fn sonneborn_berger_and_buchholz() {
    // Points: 1 has 2, 2 has 2, 3 has ½, 4 has 1½.
    let got = order_with(&mut four(), &["SB", "BH"], 3);
    // 1 beat 2 (2) and 3 (½); 2 beat 3 (½) and 4 (1½); 4 beat 1 (2) and drew with 3 (½); 3 drew with 4 (1½).
    let expected = [
        row(1, 1, "2.5 4"),
        row(2, 2, "2 4"),
        row(3, 4, "2.25 4.5"),
        row(4, 3, "0.75 5.5"),
    ];
    assert_eq!(got, expected);
}

#[test]
fn direct_encounter_separates_two_and_not_three_who_beat_each_other() {
    let got = order_with(&mut four(), &["DE"], 3);
    let leaders: Vec<_> = got[..2].to_vec();
    assert_eq!(leaders, [row(1, 1, "1"), row(2, 2, "0")]);

    let mut circle = Desk::with_players(4);
    play(&mut circle, 1, &[(1, 4, W), (2, 3, W)], &[]);
    play(&mut circle, 2, &[(3, 4, W), (1, 2, W)], &[]);
    play(&mut circle, 3, &[(2, 4, W), (3, 1, W)], &[]);
    let got = order_with(&mut circle, &["DE"], 3);
    let ranks: Vec<(u32, u32)> = got.iter().map(|(rank, id, _)| (*rank, *id)).collect();
    assert_eq!(ranks, [(1, 1), (1, 2), (1, 3), (4, 4)]);
}

#[test]
fn three_points_for_a_win() {
    let mut desk = Desk::with_players(4);
    let mut settings = desk.competition.settings.clone();
    settings.regulations.points = Points {
        win: HalfPoints(6),
        draw: HalfPoints(2),
        loss: HalfPoints(0),
    };
    settings.bye = Some(HalfPoints(2));
    desk.must(Act::Amend(settings));
    play(
        &mut desk,
        1,
        &[(1, 2, W)],
        &[(3, Bye::PairingAllocated), (4, Bye::HalfPoint)],
    );
    play(&mut desk, 2, &[(3, 1, D), (4, 2, B)], &[]);
    let points = |id| desk.competition.points_after(RoundNumber(2), PlayerId(id));
    let all: Vec<String> = (1..=4).map(|id| points(id).to_string()).collect();
    assert_eq!(all, ["4", "3", "2", "1"]);
}

#[test]
fn rounds_not_played_count_against_oneself_and_missed_ends_as_draws() {
    let mut desk = Desk::with_players(4);
    play(&mut desk, 1, &[(1, 2, W), (3, 4, W)], &[]);
    // 4 has gone home; 2 has the bye.
    desk.must(Act::Withdraw {
        player: PlayerId(4),
        reason: String::new(),
    });
    play(&mut desk, 2, &[(1, 3, D)], &[(2, Bye::PairingAllocated)]);
    let got = order_with(&mut desk, &["BH"], 2);
    // 1: 2 with 1 and 3 with 1½. 3: 4 with 0 and a draw for the round he missed, 1 with 1½. 2: 1 with 1½, own 1.
    // 4: 3 with 1½, own 0.
    let expected = [
        row(1, 1, "2.5"),
        row(2, 3, "2"),
        row(3, 2, "2.5"),
        row(4, 4, "1.5"),
    ];
    assert_eq!(got, expected);
}

#[test]
fn who_leaves_a_round_robin_early_does_not_count() {
    let mut desk = Desk::with_players(4);
    desk.must(Act::PairRoundRobin {
        cycles: Cycles::Single,
        last_two: LastTwo::default(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    // 1-4, 2-3.
    desk.enter(1, 1, B);
    desk.enter(1, 2, D);
    desk.must(Act::FinishRound(RoundNumber(1)));
    desk.must(Act::Withdraw {
        player: PlayerId(4),
        reason: "ill".into(),
    });
    let standings = desk.competition.standings(RoundNumber(1));
    let last = standings.rows.last().unwrap();
    assert_eq!((last.player, last.counted), (PlayerId(4), Counted::LeftOut));
    assert_eq!(standings.of(PlayerId(1)).unwrap().points, HalfPoints(0));
    assert_eq!(standings.of(PlayerId(2)).unwrap().points, HalfPoints(1));
    let table = desk.competition.cross_table(RoundNumber(1));
    assert_eq!(table.rows.len(), 4);
    // The game itself stays in the table.
    let four = &table.rows[3];
    let games: Vec<String> = four.games.iter().map(|one| one.text()).collect();
    assert_eq!(games, ["1"]);
}

#[test]
fn standings_after_an_earlier_round() {
    let desk = four();
    let first = desk.competition.standings(RoundNumber(1));
    let points: Vec<u32> = first.rows.iter().map(|row| row.points.0).collect();
    assert_eq!(points, [2, 2, 0, 0]);
    assert!(
        desk.competition
            .standings(RoundNumber(0))
            .rows
            .iter()
            .all(|row| row.rank == 1)
    );
}
