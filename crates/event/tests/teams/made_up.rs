//! Team events made up by lot and paired by the rules, as reports.

use chess::Color;
use event::command::TeamSeeding;
use event::settings::{Kind, PairingSystem};
use event::teams::{Preferences, Primary, SecondScore};
use event::{Act, Board, Bye, GameResult, Player, PlayerId, RoundNumber, Settings, TeamId};
use laws::{Edition, Regulations};

use crate::desk::Desk;
use crate::judge::Lots;

/// An event over some rounds: any rules, line-ups in any order, empty boards, forfeits, byes and withdrawals.
pub fn made_up(seed: u64, most: u64) -> Desk {
    let mut lots = Lots::new(seed);
    let teams = 4 + lots.below(most - 3) as u32;
    let boards = 1 + lots.below(4) as u32;
    let rounds = (3 + lots.below(5) as u32).min(teams - 2).max(1);
    let mut desk = Desk::default();
    let mut settings = Settings::new("by lot", rounds, Regulations::classical(Edition::Y2023));
    settings.kind = Kind::Team;
    settings.system = PairingSystem::Swiss;
    settings.teams.boards = boards;
    settings.teams.preferences = match lots.below(4) {
        0 => Preferences::TypeB,
        1 => Preferences::None,
        _ => Preferences::TypeA,
    };
    settings.teams.primary = match lots.below(5) {
        0 => Primary::Game,
        _ => Primary::Match,
    };
    settings.teams.second_score = match lots.below(4) {
        0 => SecondScore::Unused,
        _ => SecondScore::Used,
    };
    settings.tie_breaks = settings.teams.usual_tie_breaks();
    desk.must(Act::Create(settings));
    for team in 0..teams {
        for member in 0..boards + lots.below(2) as u32 {
            let mut player = Player::named(&format!("T{}P{}", team + 1, member + 1), "");
            player.rating = Some(2500 - 11 * team as u16 - 30 * member as u16);
            player.club = format!("Club {:03}", team + 1);
            desk.must(Act::AddPlayer(player));
        }
    }
    desk.must(Act::FormTeams);
    desk.must(Act::SeedTeams(TeamSeeding::Rating));
    let color = if lots.percent(50) {
        Color::White
    } else {
        Color::Black
    };
    desk.must(Act::SetInitialColor(color));
    for round in 1..=rounds {
        if !round_of(&mut desk, &mut lots, round) {
            break;
        }
    }
    desk
}

/// Pairs and plays a round; no if there is no legal pairing.
fn round_of(desk: &mut Desk, lots: &mut Lots, round: u32) -> bool {
    let number = RoundNumber(round);
    let ids: Vec<TeamId> = desk.competition.teams.keys().copied().collect();
    for team in ids {
        if lots.percent(5) {
            let bye = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint][lots.below(3) as usize];
            desk.must(Act::GiveTeamBye {
                round: number,
                team,
                bye,
            });
        }
    }
    let paired = desk.act(Act::PairSwiss {
        round: number,
        reason: String::new(),
    });
    if paired.is_err() {
        return false;
    }
    let matches = desk.competition.rounds[round as usize - 1].matches.clone();
    for found in &matches {
        // A board that both leave empty makes the judge fail, and nothing follows from it.
        let mut empty = false;
        for color in Color::ALL {
            let team = found.teams[color];
            let members = desk.competition.teams[&team].team.members.clone();
            let boards = found.line_ups[color].len();
            if members.len() > boards && lots.percent(30) {
                let players = members[1..=boards].iter().copied().map(Some).collect();
                line_up(desk, round, team, players);
            }
            if boards > 1 && !empty && lots.percent(6) {
                empty = true;
                let mut players: Vec<Option<PlayerId>> =
                    members.iter().copied().map(Some).take(boards).collect();
                players[boards - 1] = None;
                line_up(desk, round, team, players);
            }
        }
    }
    desk.must(Act::StartRound(number));
    for found in &matches {
        if lots.percent(6) {
            let side = if lots.percent(50) {
                Color::White
            } else {
                Color::Black
            };
            desk.must(Act::ForfeitMatch {
                round: number,
                number: found.number,
                winner: Some(found.teams[side]),
            });
        }
    }
    let open: Vec<Board> = desk.competition.rounds[round as usize - 1]
        .missing()
        .map(|game| game.board)
        .collect();
    for board in open {
        let result = match lots.below(20) {
            0 => GameResult::forfeit(Color::White),
            1..=6 => GameResult::DRAW,
            7..=13 => GameResult::WHITE,
            _ => GameResult::BLACK,
        };
        desk.enter(round, board.0, result);
    }
    desk.must(Act::FinishRound(number));
    true
}

fn line_up(desk: &mut Desk, round: u32, team: TeamId, players: Vec<Option<PlayerId>>) {
    desk.must(Act::SetLineUp {
        round: RoundNumber(round),
        team,
        players,
    });
}
