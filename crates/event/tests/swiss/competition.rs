//! A Swiss in a competition: drawn, paired, changed by hand, with late entries, byes, forfeits and a correction.

use chess::Color;
use event::swiss::{Course, Drawn, check, pair};
use event::{Act, Board, Bye, GameResult, PairedBy, Player, PlayerId, RoundNumber, What, trf};

use crate::desk::Desk;
use crate::lots::Lots;

fn swiss(players: u32) -> Desk {
    let mut desk = Desk::with_players(players);
    desk.must(Act::SetInitialColor(Color::Black));
    desk
}

fn pair_swiss(desk: &mut Desk, round: u32) {
    desk.must(Act::PairSwiss {
        round: RoundNumber(round),
        reason: String::new(),
    });
}

fn play(desk: &mut Desk, round: u32, lots: &mut Lots) {
    desk.must(Act::StartRound(RoundNumber(round)));
    let boards: Vec<Board> = desk.competition.rounds[round as usize - 1]
        .missing()
        .map(|game| game.board)
        .collect();
    for board in boards {
        let result = match lots.below(7) {
            0..=2 => GameResult::WHITE,
            3..=4 => GameResult::BLACK,
            5 => GameResult::DRAW,
            _ => GameResult::forfeit(Color::White),
        };
        desk.enter(round, board.0, result);
    }
    desk.must(Act::FinishRound(RoundNumber(round)));
}

#[test]
fn the_pairing_is_a_fact_and_follows_the_rules() {
    let mut lots = Lots::new(4);
    let mut desk = swiss(13);
    for round in 1..=5 {
        if round == 2 {
            desk.must(Act::GiveBye {
                round: RoundNumber(2),
                player: PlayerId(3),
                bye: Bye::HalfPoint,
            });
            desk.must(Act::AddPlayer(Player::named("Late", "B")));
        }
        if round == 4 {
            desk.must(Act::Withdraw {
                player: PlayerId(5),
                reason: "ill".into(),
            });
        }
        let course = Course::of_competition(&desk.competition, RoundNumber(round));
        let expected = Drawn::of_pairing(&pair(&course, round).unwrap());
        pair_swiss(&mut desk, round);
        let drawn = &desk.competition.rounds[round as usize - 1];
        assert_eq!(drawn.paired_by, PairedBy::Swiss);
        assert_eq!(drawn.pairings.len(), expected.pairs.len());
        for game in &drawn.pairings {
            let (white, black) = (game.players.white, game.players.black);
            let found = match white < black {
                true => (white, black, Some(Color::White)),
                false => (black, white, Some(Color::Black)),
            };
            assert!(expected.pairs.contains(&found), "round {round}: {found:?}");
        }
        play(&mut desk, round, &mut lots);
    }
    // The journal alone gives the same competition: nothing is worked out again.
    let mut again = event::Competition::new();
    desk.journal.iter().for_each(|event| again.apply(event));
    assert_eq!(again, desk.competition);
    let written = trf::write(&desk.competition);
    let course = Course::of_report(&trf::read(&written).unwrap()).unwrap();
    let course = Course {
        initial: Some(Color::Black),
        ..course
    };
    assert!(check(&course).is_empty(), "{:?}\n{written}", check(&course));
}

#[test]
fn a_late_entry_has_its_place_by_rating() {
    let mut desk = Desk::with_players(0);
    for rating in [2200, 2100, 2000, 1900] {
        let name = format!("P{rating}");
        let player = Player {
            rating: Some(rating),
            ..Player::named(&name, "A")
        };
        desk.must(Act::AddPlayer(player));
    }
    desk.must(Act::SetInitialColor(Color::White));
    pair_swiss(&mut desk, 1);
    play(&mut desk, 1, &mut Lots::new(1));
    let late = Player {
        rating: Some(2150),
        ..Player::named("Late", "A")
    };
    desk.must(Act::AddPlayer(late));
    let order = event::swiss::initial_order(&desk.competition);
    assert_eq!(order, [1, 5, 2, 3, 4].map(PlayerId));
}

#[test]
fn what_cannot_be_paired_is_refused_and_changes_nothing() {
    let pair_one = |reason: &str| Act::PairSwiss {
        round: RoundNumber(1),
        reason: reason.into(),
    };
    let mut desk = Desk::with_players(4);
    let refused = desk.act(pair_one("")).unwrap_err().to_string();
    assert!(refused.contains("initial colour"), "{refused}");
    desk.must(Act::SetInitialColor(Color::White));
    let early = Act::PairSwiss {
        round: RoundNumber(2),
        reason: String::new(),
    };
    let refused = desk.act(early).unwrap_err().to_string();
    assert!(refused.contains("earlier round"), "{refused}");
    desk.must(pair_one(""));
    let version = desk.competition.version;
    let refused = desk.act(pair_one(" ")).unwrap_err().to_string();
    assert!(refused.contains("why"), "{refused}");
    assert_eq!(desk.competition.version, version);
    desk.must(pair_one("a player was entered late"));
    let last = desk.journal.last().unwrap();
    assert!(matches!(&last.what, What::SwissPaired { reason, .. } if reason.contains("late")));
    // Three against each other in two rounds, and then nobody is left.
    let mut small = swiss(2);
    pair_swiss(&mut small, 1);
    small.must(Act::StartRound(RoundNumber(1)));
    small.enter(1, 1, GameResult::DRAW);
    let again = Act::PairSwiss {
        round: RoundNumber(2),
        reason: String::new(),
    };
    let refused = small.act(again).unwrap_err().to_string();
    assert!(refused.contains("no legal pairing"), "{refused}");
}

#[test]
fn a_swap_by_hand_is_kept_and_marked() {
    let mut desk = swiss(5);
    pair_swiss(&mut desk, 1);
    let swap = |one, two, reason: &str| Act::SwapPlayers {
        round: RoundNumber(1),
        one: PlayerId(one),
        two: PlayerId(two),
        reason: reason.into(),
    };
    // 3–1 and 2–4, and 5 has the bye.
    let seats = |desk: &Desk| {
        let games = desk.competition.rounds[0].pairings.iter();
        games
            .map(|game| (game.players.white.0, game.players.black.0))
            .collect::<Vec<_>>()
    };
    assert_eq!(seats(&desk), [(3, 1), (2, 4)]);
    assert!(desk.act(swap(1, 2, "")).is_err());
    assert!(desk.act(swap(1, 9, "asked")).is_err());
    desk.must(swap(1, 2, "of one family"));
    assert_eq!(seats(&desk), [(3, 2), (1, 4)]);
    assert_eq!(desk.competition.rounds[0].paired_by, PairedBy::SwissChanged);
    desk.must(swap(4, 5, "agreed"));
    assert_eq!(seats(&desk), [(3, 2), (1, 5)]);
    assert_eq!(
        desk.competition.rounds[0].byes.get(&PlayerId(4)),
        Some(&Bye::PairingAllocated)
    );
    // Two who meet change colours.
    desk.must(swap(3, 2, "drawn wrongly"));
    assert_eq!(seats(&desk), [(2, 3), (1, 5)]);
    desk.must(Act::StartRound(RoundNumber(1)));
    assert!(desk.act(swap(1, 2, "too late")).is_err());
}
