//! Tournaments drawn by lot, with everything that can happen in one, and the Python that judges them.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::PathBuf;
use std::process::Command;

use chess::Color;
use event::berger::{self, Cycles, LastTwo};
use event::trf::{Cell, Code, PlayerLine, Report, Scheme};
use event::{Bye, Player, PlayerId};
use laws::regulations::{HalfPoints, Points};

/// A Python that has the package; says so on standard error when there is none.
pub fn python() -> Option<PathBuf> {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python");
    let named = std::env::var_os("ADOUBE_PYTHON").map(PathBuf::from);
    let mut all = named.into_iter().chain([own, PathBuf::from("python3")]);
    let found = all.find(|python| {
        let run = Command::new(python).args(["-c", "import gacrux"]).output();
        run.is_ok_and(|output| output.status.success())
    });
    if found.is_none() {
        eprintln!("NOT CHECKED: no Python with the package gacrux (make tools)");
    }
    found
}

/// Lots that fall the same way for the same seed.
pub struct Lots(u64);

impl Lots {
    pub fn new(seed: u64) -> Lots {
        Lots(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    pub fn percent(&mut self, n: u64) -> bool {
        self.below(100) < n
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Shape {
    Swiss,
    RoundRobin,
}

/// The text of a whole tournament.
pub fn tournament(lots: &mut Lots, shape: Shape) -> String {
    let (players, rounds) = match shape {
        Shape::Swiss => (4 + lots.below(24) as usize, 3 + lots.below(8) as usize),
        Shape::RoundRobin => {
            let players = 3 + lots.below(9) as usize;
            (players, players - 1 + players % 2)
        }
    };
    let all_rated = lots.percent(80);
    let lines = (1..=players).map(|number| {
        let rated = all_rated || lots.percent(85);
        let rating = 2500 - 30 * number as u16 + lots.below(60) as u16;
        let mut player = Player::named(&format!("Player{number}"), "");
        player.id = PlayerId(number as u32);
        player.rating = rated.then_some(rating);
        PlayerLine {
            player,
            points: HalfPoints(0),
            rank: None,
            cells: vec![Cell::BLANK; rounds],
        }
    });
    let mut report = Report {
        name: "by lot".to_owned(),
        rounds: Some(rounds as u32),
        players: lines.collect(),
        ..Report::default()
    };
    match shape {
        Shape::Swiss => swiss(&mut report, lots, rounds),
        Shape::RoundRobin => robin(&mut report, lots),
    }
    let worth = report.worth();
    for line in &mut report.players {
        let id = line.player.id;
        let rounds = (1..).zip(&line.cells);
        let points: i32 = rounds
            .map(|(round, cell)| worth.of_cell(id, round, cell).0)
            .sum();
        line.points = HalfPoints(points as u32);
        let played = line.cells.iter().rposition(|cell| *cell != Cell::BLANK);
        line.cells.truncate(played.map_or(0, |last| last + 1));
    }
    report.to_string()
}

/// Any pairing will do: tie-breaks do not ask how it came about.
fn swiss(report: &mut Report, lots: &mut Lots, rounds: usize) {
    report.system_code = "FIDE_DUTCH".to_owned();
    let points = |win, draw| Points {
        win: HalfPoints(win),
        draw: HalfPoints(draw),
        loss: HalfPoints(0),
    };
    let bye = |points, bye| Scheme {
        bye: HalfPoints(bye),
        ..Scheme::of(points)
    };
    report.points = match lots.below(8) {
        0 => Some(Scheme::of(points(6, 2))),
        1 => Some(bye(points(6, 2), 2)),
        2 => Some(Scheme::of(points(4, 2))),
        3 => Some(bye(points(2, 1), 1)),
        4 => Some(bye(points(2, 1), 0)),
        _ => None,
    };
    let players = report.players.len();
    let arrives: Vec<usize> = (0..players)
        .map(|_| {
            if lots.percent(10) {
                lots.below(3) as usize
            } else {
                0
            }
        })
        .collect();
    let leaves: Vec<usize> = (0..players)
        .map(|_| {
            if lots.percent(15) {
                1 + lots.below(rounds as u64) as usize
            } else {
                rounds
            }
        })
        .collect();
    for round in 0..rounds {
        let mut here = Vec::new();
        for place in 0..players {
            let cell = &mut report.players[place].cells[round];
            let code = match lots.below(100) {
                _ if round < arrives[place] || round >= leaves[place] => match lots.percent(50) {
                    true => Some(Bye::ZeroPoint),
                    false => None,
                },
                0..5 => Some(Bye::HalfPoint),
                5..9 => Some(Bye::ZeroPoint),
                9 => Some(Bye::FullPoint),
                _ => {
                    here.push(place);
                    continue;
                }
            };
            cell.code = code.map(Code::Bye);
        }
        for last in (1..here.len()).rev() {
            here.swap(last, lots.below(last as u64 + 1) as usize);
        }
        if here.len() % 2 == 1 {
            let left = here.pop().expect("somebody is there");
            report.players[left].cells[round].code = Some(Code::Bye(Bye::PairingAllocated));
        }
        for pair in here.chunks(2) {
            let codes = result(lots);
            enter(report, round, (pair[0], pair[1]), codes);
        }
    }
}

fn robin(report: &mut Report, lots: &mut Lots) {
    report.system_code = "FIDE_ROUNDROBIN".to_owned();
    let table = berger::rounds(
        report.players.len() as u32,
        Cycles::Single,
        LastTwo::default(),
    );
    for (round, games) in table.iter().enumerate() {
        for line in &mut report.players {
            line.cells[round].code = Some(Code::Bye(Bye::ZeroPoint));
        }
        for &(white, black) in games {
            let codes = result(lots);
            enter(
                report,
                round,
                (white as usize - 1, black as usize - 1),
                codes,
            );
        }
    }
}

fn result(lots: &mut Lots) -> (Code, Code) {
    match lots.below(100) {
        0..35 => (Code::Win, Code::Loss),
        35..60 => (Code::Draw, Code::Draw),
        60..85 => (Code::Loss, Code::Win),
        85..89 => (Code::ForfeitWin, Code::ForfeitLoss),
        89..93 => (Code::ForfeitLoss, Code::ForfeitWin),
        93..96 => (Code::ForfeitLoss, Code::ForfeitLoss),
        96..98 => (Code::UnratedWin, Code::UnratedLoss),
        _ => (Code::UnratedDraw, Code::UnratedDraw),
    }
}

fn enter(report: &mut Report, round: usize, (white, black): (usize, usize), codes: (Code, Code)) {
    let ids = (
        report.players[white].player.id,
        report.players[black].player.id,
    );
    let sides = [
        (white, ids.1, Color::White, codes.0),
        (black, ids.0, Color::Black, codes.1),
    ];
    for (own, opponent, color, code) in sides {
        report.players[own].cells[round] = Cell {
            opponent: Some(opponent),
            color: Some(color),
            code: Some(code),
        };
    }
}
