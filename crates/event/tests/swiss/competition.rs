//! A Swiss in a competition: drawn, paired, changed by hand, with late entries, byes, forfeits and a correction.

use chess::Color;
use event::settings::{Acceleration, KeptApart, Publication};
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
    assert_eq!(course.initial, Some(Color::Black));
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

fn round_of(desk: &Desk, round: u32) -> &event::Round {
    &desk.competition.rounds[round as usize - 1]
}

#[test]
fn pairings_are_for_staff_until_they_are_published() {
    let mut desk = swiss(6);
    let mut settings = desk.competition.settings.clone();
    settings.publication = Publication::ByHand;
    desk.must(Act::Amend(settings));
    pair_swiss(&mut desk, 1);
    assert!(round_of(&desk, 1).hidden);
    assert!(desk.competition.published().rounds[0].pairings.is_empty());
    let hide = |reason: &str| Act::HidePairings {
        round: RoundNumber(1),
        reason: reason.into(),
    };
    desk.must(Act::PublishPairings(RoundNumber(1)));
    assert_eq!(desk.competition.published().rounds[0].pairings.len(), 3);
    // What people have seen is taken back for a reason, which is kept.
    assert!(desk.act(hide(" ")).is_err());
    desk.must(hide("a wrong result"));
    assert!(round_of(&desk, 1).hidden);
    assert_eq!(round_of(&desk, 1).changes.len(), 1);
    // Whoever sits at a board knows whom he plays.
    desk.must(Act::StartRound(RoundNumber(1)));
    assert!(!round_of(&desk, 1).hidden);
    assert!(desk.act(hide("too late")).is_err());
    assert!(desk.act(Act::PublishPairings(RoundNumber(2))).is_err());
}

#[test]
fn who_is_kept_apart_does_not_meet() {
    let mut desk = swiss(8);
    let mut settings = desk.competition.settings.clone();
    let list = |players: &[u32], last_round| KeptApart {
        players: players.iter().copied().map(PlayerId).collect(),
        first_round: None,
        last_round,
    };
    settings.kept_apart = vec![list(&[1], None)];
    assert!(desk.act(Act::Amend(settings.clone())).is_err(), "one alone");
    // 1 would meet 5 in the first round.
    settings.kept_apart = vec![list(&[1, 5], Some(1))];
    desk.must(Act::Amend(settings));
    pair_swiss(&mut desk, 1);
    let game = round_of(&desk, 1).game_of(PlayerId(1)).unwrap();
    assert!(game.color_of(PlayerId(5)).is_none());
    let course = Course::as_paired(&desk.competition, RoundNumber(1));
    let pairing = pair(&course, 1).unwrap();
    let why = event::swiss::explain::why_not(&course, &pairing, PlayerId(1), PlayerId(5));
    assert_eq!(why[0].message, "swiss-why-forbidden");
    let report = trf::read(&trf::write(&desk.competition)).unwrap();
    assert_eq!(report.prohibitions.len(), 1);
    assert_eq!(report.prohibitions[0].last_round, 1);
}

#[test]
fn baku_counts_for_pairing_and_for_late_entries_by_their_place() {
    let mut desk = Desk::with_players(0);
    for n in 0..12u16 {
        let player = Player {
            rating: Some(2400 - 50 * n),
            ..Player::named(&format!("P{n:02}"), "A")
        };
        desk.must(Act::AddPlayer(player));
    }
    let mut settings = desk.competition.settings.clone();
    settings.acceleration = Acceleration::Baku;
    settings.rounds = 5;
    desk.must(Act::Amend(settings.clone()));
    desk.must(Act::SetInitialColor(Color::White));
    pair_swiss(&mut desk, 1);
    // The first six among themselves.
    for game in &round_of(&desk, 1).pairings {
        assert_eq!(game.players.white.0 <= 6, game.players.black.0 <= 6);
    }
    play(&mut desk, 1, &mut Lots::new(3));
    let late = |rating, name: &str| {
        Act::AddPlayer(Player {
            rating: Some(rating),
            ..Player::named(name, "L")
        })
    };
    desk.must(late(2390, "High"));
    desk.must(late(1900, "Low"));
    let course = Course::of_competition(&desk.competition, RoundNumber(2));
    assert_eq!(
        course.virtual_points(PlayerId(13), 2),
        10,
        "among the first"
    );
    assert_eq!(course.virtual_points(PlayerId(14), 2), 0);
    assert_eq!(course.virtual_points(PlayerId(6), 3), 5);
    assert_eq!(course.virtual_points(PlayerId(7), 2), 0);
    settings.acceleration = Acceleration::None;
    assert!(desk.act(Act::Amend(settings)).is_err(), "scores are fixed");
    // In the report everybody has the number of his place.
    for round in 2..=4 {
        pair_swiss(&mut desk, round);
        play(&mut desk, round, &mut Lots::new(round.into()));
    }
    let written = trf::write(&desk.competition);
    let report = trf::read(&written).unwrap();
    assert_eq!(report.players[1].player.name(), "High, L");
    assert_eq!(report.players[1].player.id, PlayerId(2));
    assert_eq!(report.initial_color, Some(Color::White));
    assert_eq!(report.accelerations[0].last, PlayerId(7));
    let course = Course::of_report(&report).unwrap();
    assert!(check(&course).is_empty(), "{:?}\n{written}", check(&course));
    // And it is taken up where it was left.
    let mut other = Desk::with_players(0);
    other.must(Act::Import(event::command::Import::WholeTrf(written)));
    other.must(Act::PairSwiss {
        round: RoundNumber(5),
        reason: String::new(),
    });
    pair_swiss(&mut desk, 5);
    let names = |desk: &Desk| {
        let name = |id| desk.competition.player(id).unwrap().name();
        let games = round_of(desk, 5).pairings.iter();
        games
            .map(|game| (name(game.players.white), name(game.players.black)))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&other), names(&desk));
}

#[test]
fn an_explanation_is_of_what_was_known_then() {
    let mut lots = Lots::new(9);
    let mut desk = swiss(9);
    for round in 1..=3 {
        pair_swiss(&mut desk, round);
        play(&mut desk, round, &mut lots);
    }
    pair_swiss(&mut desk, 4);
    let drawn = Drawn::of_draw(round_of(&desk, 4).draw.as_ref().unwrap());
    assert_eq!(drawn, Drawn::of_round(round_of(&desk, 4)));
    // A correction, a withdrawal and a late entry come after it.
    let game = round_of(&desk, 3).pairings[0].clone();
    let other = match game.result() {
        Some(result) if *result == GameResult::WHITE => GameResult::BLACK,
        _ => GameResult::WHITE,
    };
    let before = desk.competition.clone();
    let effect = before.effect(RoundNumber(3), game.board, Some(other));
    let effect = effect.unwrap();
    assert!(
        effect
            .moved
            .iter()
            .any(|one| one.player == game.players.white)
    );
    assert_eq!(effect.begun, []);
    desk.must(Act::EnterResult {
        round: RoundNumber(3),
        board: game.board,
        result: other,
        reason: "the sheets were exchanged".into(),
    });
    desk.must(Act::Withdraw {
        player: PlayerId(2),
        reason: "ill".into(),
    });
    desk.must(Act::AddPlayer(Player::named("Late", "B")));
    let course = Course::as_paired(&desk.competition, RoundNumber(4));
    assert_eq!(Drawn::of_pairing(&pair(&course, 4).unwrap()), drawn);
    // The effect foretold whether the rules now say something else.
    let now = Course::of_competition(
        &before
            .clone()
            .evolve(desk.journal.iter().rev().nth(2).unwrap()),
        RoundNumber(4),
    );
    let otherwise = Drawn::of_pairing(&pair(&now, 4).unwrap()) != drawn;
    assert_eq!(!effect.paired_otherwise.is_empty(), otherwise);
    assert!(before.effect(RoundNumber(3), Board(99), None).is_none());
    // A swap leaves the draw as it was.
    let one = drawn.pairs.first().unwrap().0;
    let two = drawn.pairs.last().unwrap().0;
    desk.must(Act::SwapPlayers {
        round: RoundNumber(4),
        one,
        two,
        reason: "of one family".into(),
    });
    let round = round_of(&desk, 4);
    assert_ne!(Drawn::of_round(round), drawn);
    assert_eq!(Drawn::of_draw(round.draw.as_ref().unwrap()), drawn);
    assert!(trf::write(&desk.competition).contains("### Round 4: "));
}
