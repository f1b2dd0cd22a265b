//! Tables cost as much as there are games: eight times the players, not sixty-four times the time.

mod desk;

use std::time::{Duration, Instant};

use desk::Desk;
use event::command::Import;
use event::event::Paired;
use event::settings::Devices;
use event::standings::{Field, TieBreak};
use event::trf::Report;
use event::{
    Act, Actor, Board, Competition, Event, GameResult, Player, PlayerId, RoundNumber, Source, What,
};
use laws::Millis;

const ROUNDS: u32 = 5;

/// So many players after five rounds; the neighbours at growing distances meet.
fn competition(players: u32) -> Competition {
    let mut desk = Desk::with_players(0);
    let list = (1..=players).map(|number| {
        let mut player = Player::named(&format!("Player{number}"), "A");
        player.rating = Some(1000 + (number * 7 % 1500) as u16);
        player
    });
    desk.must(Act::Import(Import::Players(list.collect())));
    let mut competition = desk.competition;
    let regulations = competition.settings.regulations.clone();
    let mut at = competition.last.0;
    for number in 1..=ROUNDS {
        let round = RoundNumber(number);
        let mut free: Vec<u32> = (1..=players).collect();
        free.rotate_left(number as usize);
        let pairs: Vec<(u32, u32)> = free.chunks_exact(2).map(|two| (two[0], two[1])).collect();
        let games = (1..).zip(&pairs).map(|(board, &(white, black))| Paired {
            board: Board(board),
            white: PlayerId(white),
            black: PlayerId(black),
        });
        let mut facts = vec![
            What::PairingsSet {
                round,
                pairings: games.collect(),
                byes: Vec::new(),
            },
            What::RoundStarted {
                round,
                regulations: regulations.clone(),
                devices: Devices::default(),
            },
        ];
        facts.extend(
            (1..)
                .zip(&pairs)
                .map(|(board, &(white, _))| What::ResultEntered {
                    round,
                    board: Board(board),
                    result: match (white + number) % 3 {
                        0 => GameResult::WHITE,
                        1 => GameResult::DRAW,
                        _ => GameResult::BLACK,
                    },
                    source: Source::Import,
                }),
        );
        for what in facts {
            at += 1;
            competition.apply(&Event {
                at: Millis(at),
                by: Actor::Hall,
                what,
            });
        }
    }
    competition
}

/// The shortest of three.
fn took(work: impl Fn()) -> Duration {
    let once = || {
        #[expect(
            clippy::disallowed_methods,
            reason = "a trial measures, the crate does not"
        )]
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    (0..3).map(|_| once()).min().unwrap_or_default()
}

#[test]
fn tables_of_ten_thousand_are_linear_in_games() {
    let (small, large) = (competition(1_200), competition(9_600));
    let after = RoundNumber(ROUNDS);
    let codes = "DE,BH/C1,BH,SB,AOB,FB,KS,PS,ARO,TPR,PTP,APRO,APPO,DE/P";
    let codes: Vec<TieBreak> = codes
        .split(',')
        .map(|code| TieBreak::read(code).expect("a code"))
        .collect();
    type Work<'w> = (&'w str, &'w dyn Fn(&Competition));
    let works: [Work; 3] = [
        ("cross table", &|one| drop(one.cross_table(after))),
        ("standings", &|one| {
            drop(Field::of(one, after).standings(&codes))
        }),
        ("report", &|one| drop(Report::of(one).to_string())),
    ];
    for (name, work) in works {
        let (few, many) = (took(|| work(&small)), took(|| work(&large)));
        let times = many.as_secs_f64() / few.as_secs_f64();
        eprintln!("{name}: 1,200 players {few:?}, 9,600 players {many:?}, {times:.1} times");
        assert!(
            times < 26.0,
            "{name}: {times:.1} times as long for eight times the players"
        );
    }
    let table = large.cross_table(after);
    assert_eq!(table.rows.len(), 9_600);
    assert!(
        table
            .rows
            .iter()
            .all(|row| row.games.len() == ROUNDS as usize)
    );
}
