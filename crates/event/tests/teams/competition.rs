//! A team event as an organiser runs it.

use chess::Color;
use event::command::{Import, TeamSeeding};
use event::settings::{Kind, PairingSystem};
use event::standings::Value;
use event::teams::{LineUpOrder, TeamCourse, TeamSeats};
use event::{
    Act, Board, Bye, Competition, GameResult, Player, PlayerId, Refusal, RoundNumber, Settings,
    Team, TeamId, trf,
};
use laws::regulations::HalfPoints;
use laws::{Edition, Regulations};

use crate::desk::Desk;

/// Teams of so many members each, over two boards.
fn event_of(teams: u32, members: u32) -> Desk {
    let mut desk = Desk::default();
    let mut settings = Settings::new("League", 3, Regulations::classical(Edition::Y2023));
    settings.kind = Kind::Team;
    settings.system = PairingSystem::Swiss;
    settings.teams.boards = 2;
    settings.tie_breaks = settings.teams.usual_tie_breaks();
    desk.must(Act::Create(settings));
    for team in 0..teams {
        for member in 0..members {
            let mut player = Player::named(&format!("T{}P{}", team + 1, member + 1), "");
            player.rating = Some(2400 - 20 * team as u16 - 50 * member as u16);
            player.club = format!("Club {}", team + 1);
            desk.must(Act::AddPlayer(player));
        }
    }
    desk.must(Act::FormTeams);
    desk.must(Act::SetInitialColor(Color::White));
    desk
}

fn pair(desk: &mut Desk, round: u32) {
    desk.must(Act::PairSwiss {
        round: RoundNumber(round),
        reason: String::new(),
    });
}

fn play(desk: &mut Desk, round: u32, results: &[GameResult]) {
    desk.must(Act::StartRound(RoundNumber(round)));
    let open: Vec<Board> = desk.competition.rounds[round as usize - 1]
        .missing()
        .map(|game| game.board)
        .collect();
    for (board, result) in open.into_iter().zip(results.iter().cycle()) {
        desk.enter(round, board.0, *result);
    }
    desk.must(Act::FinishRound(RoundNumber(round)));
}

fn teams_of(desk: &Desk, round: u32) -> Vec<(u32, u32)> {
    let matches = desk.competition.rounds[round as usize - 1].matches.iter();
    matches
        .map(|one| (one.teams.white.0, one.teams.black.0))
        .collect()
}

#[test]
fn clubs_become_teams_and_their_members_play_by_rating() {
    let mut desk = event_of(4, 3);
    assert_eq!(desk.competition.teams.len(), 4);
    let first = &desk.competition.teams[&TeamId(1)].team;
    assert_eq!(first.members, [PlayerId(1), PlayerId(2), PlayerId(3)]);
    pair(&mut desk, 1);
    assert_eq!(teams_of(&desk, 1), [(1, 3), (4, 2)]);
    let round = &desk.competition.rounds[0];
    let games: Vec<(u32, u32, u32)> = round
        .pairings
        .iter()
        .map(|game| (game.board.0, game.players.white.0, game.players.black.0))
        .collect();
    // White and Black in turn, and the reserves are not at the boards.
    assert_eq!(games, [(1, 1, 7), (2, 8, 2), (3, 10, 4), (4, 5, 11)]);
    assert!(matches!(desk.act(Act::FormTeams), Err(Refusal::Cannot(_))));
}

#[test]
fn match_points_follow_from_the_boards() {
    let mut desk = event_of(4, 2);
    pair(&mut desk, 1);
    // 1-0 and 1-0: one point for each team; 1-0 and a draw.
    let results = [
        GameResult::WHITE,
        GameResult::WHITE,
        GameResult::WHITE,
        GameResult::DRAW,
    ];
    play(&mut desk, 1, &results);
    let standings = desk.competition.team_standings(RoundNumber(1));
    let short: Vec<_> = standings
        .rows
        .iter()
        .map(|row| (row.team.0, row.match_points.0, row.game_points.0))
        .collect();
    assert_eq!(short, [(4, 4, 3), (1, 2, 2), (3, 2, 2), (2, 0, 1)]);
    assert_eq!(standings.rows[0].values[0], Some(Value::halves(3)));
    assert_eq!(standings.rows[1].rank, 2);
    assert_eq!(standings.rows[2].rank, 2);
}

#[test]
fn a_line_up_keeps_the_order_of_the_list_unless_any_order_is_announced() {
    let mut desk = event_of(2, 3);
    pair(&mut desk, 1);
    let line_up = |players: [Option<u32>; 2]| Act::SetLineUp {
        round: RoundNumber(1),
        team: TeamId(1),
        players: players.map(|id| id.map(PlayerId)).to_vec(),
    };
    for (wrong, field) in [
        (line_up([Some(2), Some(1)]), "players.1"),
        (line_up([Some(1), Some(1)]), "players.1"),
        (line_up([Some(1), Some(4)]), "players.1"),
    ] {
        let Err(Refusal::Wrong(all)) = desk.act(wrong) else {
            panic!("a line-up that cannot be");
        };
        assert_eq!(all[0].field, field);
    }
    desk.must(line_up([Some(1), Some(3)]));
    assert_eq!(
        desk.competition.rounds[0].pairings[1].players.black,
        PlayerId(3)
    );
    let mut settings = desk.competition.settings.clone();
    settings.teams.order = LineUpOrder::Free;
    desk.must(Act::Amend(settings));
    desk.must(line_up([Some(3), Some(1)]));
    desk.must(Act::StartRound(RoundNumber(1)));
    let late = desk.act(line_up([Some(1), Some(2)]));
    assert_eq!(late, Err(Refusal::Cannot("the round has started")));
}

#[test]
fn an_empty_board_is_a_game_for_the_other_team() {
    let mut desk = event_of(2, 2);
    desk.must(Act::SetLineUp {
        round: RoundNumber(1),
        team: TeamId(2),
        players: vec![Some(PlayerId(3)), None],
    });
    pair(&mut desk, 1);
    let round = &desk.competition.rounds[0];
    assert_eq!(round.pairings.len(), 1);
    assert_eq!(round.byes[&PlayerId(2)], Bye::Unopposed);
    play(&mut desk, 1, &[GameResult::DRAW]);
    let row = &desk.competition.team_standings(RoundNumber(1)).rows[0];
    assert_eq!(
        (row.team, row.match_points.0, row.game_points.0),
        (TeamId(1), 4, 3)
    );
    assert_eq!(
        desk.competition.points_after(RoundNumber(1), PlayerId(2)),
        HalfPoints(2)
    );
}

#[test]
fn a_team_that_does_not_come_forfeits_and_may_be_met_again() {
    let mut desk = event_of(4, 2);
    pair(&mut desk, 1);
    desk.must(Act::StartRound(RoundNumber(1)));
    desk.must(Act::ForfeitMatch {
        round: RoundNumber(1),
        number: 1,
        winner: Some(TeamId(3)),
    });
    for board in [3, 4] {
        desk.enter(1, board, GameResult::DRAW);
    }
    desk.must(Act::FinishRound(RoundNumber(1)));
    let standings = desk.competition.team_standings(RoundNumber(1));
    let row = standings.by_team()[&TeamId(3)];
    assert_eq!(
        (row.match_points.0, row.game_points.0, row.played),
        (4, 4, 0)
    );
    let course = TeamCourse::before(&desk.competition, RoundNumber(2));
    let field = event::teams::swiss::TeamField::before(&course, 2);
    assert!(field.may_meet(0, 2), "a forfeit is no meeting");
    assert!(!field.teams[2].may_bye, "a forfeit won bars from the bye");
    assert!(!field.may_meet(1, 3));
}

#[test]
fn an_odd_team_has_the_bye_which_is_worth_a_drawn_match() {
    let mut desk = event_of(3, 2);
    pair(&mut desk, 1);
    let round = &desk.competition.rounds[0];
    assert_eq!(round.team_byes[&TeamId(3)], Bye::PairingAllocated);
    play(&mut desk, 1, &[GameResult::WHITE]);
    let standings = desk.competition.team_standings(RoundNumber(1));
    let row = standings.by_team()[&TeamId(3)];
    assert_eq!((row.match_points.0, row.game_points.0), (2, 2));
    pair(&mut desk, 2);
    let second = &desk.competition.rounds[1];
    assert_eq!(second.team_byes.get(&TeamId(3)), None);
}

#[test]
fn byes_that_were_asked_for_and_withdrawals_are_kept() {
    let mut desk = event_of(6, 2);
    desk.must(Act::GiveTeamBye {
        round: RoundNumber(1),
        team: TeamId(2),
        bye: Bye::HalfPoint,
    });
    desk.must(Act::WithdrawTeam {
        team: TeamId(6),
        reason: "no bus".into(),
    });
    pair(&mut desk, 1);
    assert_eq!(teams_of(&desk, 1), [(1, 4), (3, 5)]);
    assert_eq!(
        desk.competition.rounds[0].team_byes[&TeamId(2)],
        Bye::HalfPoint
    );
    let again = desk.act(Act::PairSwiss {
        round: RoundNumber(1),
        reason: String::new(),
    });
    assert!(
        matches!(again, Err(Refusal::Wrong(_))),
        "a reason is needed"
    );
}

#[test]
fn a_round_robin_of_teams_follows_the_table() {
    let mut desk = event_of(4, 2);
    desk.must(Act::PairRoundRobin {
        cycles: event::berger::Cycles::Single,
        last_two: Default::default(),
    });
    assert_eq!(desk.competition.settings.rounds, 3);
    assert_eq!(teams_of(&desk, 1), [(1, 4), (2, 3)]);
    assert_eq!(teams_of(&desk, 3), [(2, 4), (3, 1)]);
    let mut settings = desk.competition.settings.clone();
    settings.tie_breaks = vec!["BH:MP".into()];
    assert!(matches!(
        desk.act(Act::Amend(settings)),
        Err(Refusal::Wrong(_))
    ));
}

#[test]
fn teams_are_numbered_by_strength_and_paired_by_hand() {
    let mut desk = event_of(3, 2);
    desk.must(Act::AddTeam(Team {
        name: "Guests".into(),
        ..Team::default()
    }));
    desk.must(Act::SeedTeams(TeamSeeding::Order(vec![
        TeamId(4),
        TeamId(3),
        TeamId(2),
        TeamId(1),
    ])));
    assert_eq!(desk.competition.teams[&TeamId(1)].team.name, "Guests");
    desk.must(Act::SeedTeams(TeamSeeding::Rating));
    assert_eq!(desk.competition.teams[&TeamId(4)].team.name, "Guests");
    let seats = |white, black| TeamSeats {
        white: TeamId(white),
        black: TeamId(black),
    };
    let wrong = desk.act(Act::SetMatches {
        round: RoundNumber(1),
        matches: vec![seats(1, 2), seats(2, 3)],
        byes: Vec::new(),
        reason: String::new(),
    });
    let Err(Refusal::Wrong(all)) = wrong else {
        panic!("a team twice");
    };
    assert_eq!(all[0].field, "matches.1.white");
    desk.must(Act::SetMatches {
        round: RoundNumber(1),
        matches: vec![seats(2, 1), seats(3, 4)],
        byes: Vec::new(),
        reason: String::new(),
    });
    // Nobody of the guests is there.
    assert_eq!(desk.competition.rounds[0].pairings.len(), 2);
    play(&mut desk, 1, &[GameResult::DRAW]);
    let row = &desk.competition.team_standings(RoundNumber(1)).rows[0];
    assert_eq!((row.team, row.match_points.0), (TeamId(3), 4));
}

#[test]
fn what_is_for_players_is_refused_where_teams_play_and_the_other_way_round() {
    let mut desk = event_of(2, 2);
    let moved = desk.act(Act::MoveBoard {
        round: RoundNumber(1),
        from: Board(1),
        to: Board(2),
    });
    assert!(matches!(moved, Err(Refusal::Cannot(words)) if words.starts_with("teams")));
    let mut single = Desk::with_players(2);
    assert!(matches!(
        single.act(Act::FormTeams),
        Err(Refusal::Cannot(_))
    ));
    pair(&mut desk, 1);
    let mut settings = desk.competition.settings.clone();
    settings.teams.boards = 3;
    assert!(matches!(
        desk.act(Act::Amend(settings)),
        Err(Refusal::Wrong(_))
    ));
}

/// A competition with everything that a report must tell.
fn rich() -> Desk {
    let mut desk = event_of(7, 3);
    desk.must(Act::GiveTeamBye {
        round: RoundNumber(2),
        team: TeamId(5),
        bye: Bye::HalfPoint,
    });
    pair(&mut desk, 1);
    play(
        &mut desk,
        1,
        &[GameResult::WHITE, GameResult::DRAW, GameResult::BLACK],
    );
    pair(&mut desk, 2);
    let second = desk.competition.rounds[1].matches[0].clone();
    let members = desk.competition.teams[&second.teams.white]
        .team
        .members
        .clone();
    desk.must(Act::SetLineUp {
        round: RoundNumber(2),
        team: second.teams.white,
        players: vec![Some(members[1]), Some(members[2])],
    });
    let black = desk.competition.teams[&second.teams.black]
        .team
        .members
        .clone();
    desk.must(Act::SetLineUp {
        round: RoundNumber(2),
        team: second.teams.black,
        players: vec![None, Some(black[0])],
    });
    desk.must(Act::StartRound(RoundNumber(2)));
    let number = desk.competition.rounds[1].matches[1].number;
    let there = desk.competition.rounds[1].matches[1].teams.black;
    desk.must(Act::ForfeitMatch {
        round: RoundNumber(2),
        number,
        winner: Some(there),
    });
    let open: Vec<Board> = desk.competition.rounds[1]
        .missing()
        .map(|g| g.board)
        .collect();
    for board in open {
        desk.enter(2, board.0, GameResult::BLACK);
    }
    desk.must(Act::FinishRound(RoundNumber(2)));
    pair(&mut desk, 3);
    desk
}

#[test]
fn a_report_tells_the_same_standings_and_the_same_next_round() {
    let desk = rich();
    let text = trf::write(&desk.competition);
    let report = trf::read(&text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    assert_eq!(report.to_string(), text);
    let own = TeamCourse::of(&desk.competition);
    let read = TeamCourse::of_report(&report).expect("teams");
    for (one, other) in own.starters.iter().zip(&read.starters) {
        for round in 1..=2 {
            assert_eq!(
                one.turn(round),
                other.turn(round),
                "team {} round {round}\n{text}",
                one.id
            );
        }
    }
    assert_eq!(
        event::teams::swiss::check_teams(&read),
        [],
        "every round is paired as the rules say\n{text}"
    );
}

#[test]
fn a_whole_report_comes_back_as_the_competition_it_was() {
    let desk = rich();
    let text = trf::write(&desk.competition);
    let mut other = Desk::default();
    let settings = Settings::new("League", 3, Regulations::classical(Edition::Y2023));
    other.must(Act::Create(settings));
    other.must(Act::Import(Import::WholeTrf(text.clone())));
    let standings = |competition: &Competition| competition.team_standings(RoundNumber(2)).rows;
    assert_eq!(standings(&other.competition), standings(&desk.competition));
    assert_eq!(trf::write(&other.competition), text);
}

#[test]
fn what_cannot_be_a_team_event_is_refused_with_a_place() {
    let desk = rich();
    let text = trf::write(&desk.competition);
    // A member of two teams.
    let twice = text.replacen("  21\r\n", "   1\r\n", 1);
    assert_ne!(twice, text);
    let problems = trf::read(&twice).expect_err("a player in two teams");
    assert!(
        problems.iter().all(|one| one.line > 1 && one.column > 1),
        "{problems:?}"
    );
    // A player of no team who has a game.
    let without: String = text
        .split_inclusive("\r\n")
        .filter(|line| !line.starts_with("310   7"))
        .collect();
    let mut other = Desk::default();
    let settings = Settings::new("League", 3, Regulations::classical(Edition::Y2023));
    other.must(Act::Create(settings));
    let before = other.competition.clone();
    let refused = other.act(Act::Import(Import::WholeTrf(without)));
    assert!(
        matches!(refused, Err(Refusal::Unreadable(_))),
        "{refused:?}"
    );
    assert_eq!(other.competition, before, "nothing is changed");
}
