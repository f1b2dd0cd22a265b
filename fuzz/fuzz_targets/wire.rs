//! Any lines at a live connection: each that is a message is done at a board, by the role that the first byte names,
//! and everybody's view of it can be made.
#![no_main]

use std::sync::OnceLock;

use chess::Color;
use laws::regulations::{Confirmation, SheetKind};
use laws::{Command, Edition, Millis, Regulations, decide};
use libfuzzer_sys::fuzz_target;
use server::access::{Role, may_act};
use server::record::{Board, Record};
use server::view::{self, BoardKind, PlayerTag, Speaker};
use server::wire::{ClientMsg, Key};

fn role(byte: u8) -> Role {
    let board = 1;
    let color = Color::ALL[usize::from(byte & 1)];
    match byte >> 1 & 3 {
        0 => Role::Seat { board, color },
        1 => Role::Arbiter { name: "A".into() },
        2 => Role::Assistant { board, color },
        _ => Role::Clock { board },
    }
}

fn open(byte: u8) -> Board {
    let mut regulations = Regulations::classical(Edition::ALL[usize::from(byte >> 3) % 3]);
    if byte & 64 > 0 {
        regulations.scoresheets = SheetKind::Electronic;
    }
    if byte & 128 > 0 {
        regulations.confirmation = Confirmation::ByArbiter;
    }
    let mut board = Board::new(Key { round: 1, board: 1 });
    let opened = Record::Opened {
        regulations: Box::new(regulations),
        players: chess::ByColor::<PlayerTag>::default(),
        board: BoardKind::Screen,
    };
    board.apply(&opened, Millis::ZERO, None);
    board
}

fuzz_target!(|data: &[u8]| {
    static SPEAKER: OnceLock<Speaker> = OnceLock::new();
    let speaker = SPEAKER.get_or_init(|| Speaker::new(chess::notation::Language::En));
    let mut board = open(data.first().copied().unwrap_or(0));
    let start = Command {
        by: laws::Actor::Arbiter,
        at: Millis::ZERO,
        act: laws::Act::Start,
    };
    let mut now = Millis::ZERO;
    let started = decide(&board.game, &start).expect("a new game can be started");
    let mut events = started.events;
    for line in data.split(|&byte| byte == b'\n').take(40) {
        let who = role(line.first().copied().unwrap_or(0));
        let recorded = Record::Acted {
            who: who.who(),
            events: std::mem::take(&mut events),
            moment: None,
        };
        board.apply(&recorded, now, None);
        let Some(text) = line.get(1..).and_then(|line| std::str::from_utf8(line).ok()) else {
            continue;
        };
        let Ok(ClientMsg::Act { act, side, moment, .. }) = serde_json::from_str(text) else {
            continue;
        };
        now += Millis::seconds(20);
        let at = moment.unwrap_or(now).min(now).max(board.game.last);
        if let Some(by) = may_act(&who, &act, side) {
            let decided = decide(&board.game, &Command { by, at, act });
            events = decided.map(|decided| decided.events).unwrap_or_default();
        }
    }
    let _ = view::seat(&board, Color::Black, now, speaker);
    let _ = view::public(&board, now, now, speaker);
    let shown = view::arbiter(&board, view::Beside::default(), now, speaker);
    serde_json::to_string(&shown).expect("a view can be written");
});
