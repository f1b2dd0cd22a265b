//! Cards with the links of the boards, to be cut and laid on the tables.

use event::Competition;
use qrcode::{Color as Module, QrCode};

use super::paper::{Align, INSIDE, MARGIN, Paper, Weight, wrap};
use super::{counted, word};
use crate::access::{Access, Belongs, Place, Seated};
use crate::view::Speaker;

/// Whose cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Which {
    Players,
    Clocks,
}

const ACROSS: usize = 2;
const CARD: f32 = 165.0;
const CODE: f32 = 118.0;

/// Two cards for each board, White's on the left, or one for its clock.
pub(super) fn print(
    competition: &Competition,
    access: &Access,
    round: u32,
    address: &str,
    which: Which,
    speaker: &Speaker,
) -> Paper {
    let title = word(speaker, "links");
    let mut paper = Paper::new(&competition.settings.name, &title, speaker);
    let wanted = |place: Place| match which {
        Which::Players => matches!(place, Place::White | Place::Black),
        Which::Clocks => place == Place::Clock,
    };
    let places = Seated::all(competition, round);
    let places = places.iter().filter(|seated| wanted(seated.place));
    let links = places.filter_map(|seated| Some((seated, access.links.get(&seated.to)?)));
    let links: Vec<_> = links.collect();
    let address = address.trim_end_matches('/');
    for line in links.chunks(ACROSS) {
        paper.room(CARD);
        let y = paper.y;
        for (column, (seated, token)) in line.iter().enumerate() {
            let x = MARGIN + column as f32 * INSIDE / ACROSS as f32;
            let link = format!("{address}/join#{token}");
            let player = seated.player.and_then(|id| competition.player(id));
            // A place at a board is anybody's who sits there.
            let named = player.filter(|_| matches!(seated.to, Belongs::Player { .. }));
            let name = named.map(event::Player::name);
            card(&mut paper, (x, y), seated, name.as_deref(), &link, speaker);
        }
        paper.gap(CARD);
        let y = paper.y - 6.0;
        paper.rule((MARGIN, y), (MARGIN + INSIDE, y));
    }
    paper
}

fn card(
    paper: &mut Paper,
    at: (f32, f32),
    seated: &Seated,
    player: Option<&str>,
    link: &str,
    speaker: &Speaker,
) {
    let (x, y) = at;
    let name = match seated.place {
        Place::White => "white",
        Place::Black => "black",
        _ => "clock-device",
    };
    let beside = x + CODE + 8.0;
    let room = INSIDE / ACROSS as f32 - CODE - 14.0;
    let board = counted(speaker, "board", seated.board);
    paper.cell(
        (beside, y + 24.0),
        room,
        14.0,
        &board,
        (Align::Left, Weight::Bold),
    );
    let mut line = y + 44.0;
    if let Some(player) = player {
        for text in wrap(player, room, 12.0, Weight::Bold) {
            paper.text((beside, line), 12.0, Weight::Bold, &text);
            line += 15.0;
        }
        let round = counted(speaker, "round", seated.round);
        paper.text((beside, line), 12.0, Weight::Regular, &round);
        line += 15.0;
    }
    for text in wrap(&word(speaker, name), room, 12.0, Weight::Regular) {
        paper.text((beside, line), 12.0, Weight::Regular, &text);
        line += 15.0;
    }
    line += 4.0;
    for text in wrap(&word(speaker, "scan"), room, 8.0, Weight::Regular) {
        paper.text((beside, line), 8.0, Weight::Regular, &text);
        line += 10.5;
    }
    code(paper, (x, y + 8.0), link);
    let small = (Align::Left, Weight::Regular);
    paper.cell((x, y + CODE + 20.0), CODE + room, 6.5, link, small);
}

fn code(paper: &mut Paper, at: (f32, f32), link: &str) {
    // A link of any sensible length has a code.
    let Ok(code) = QrCode::new(link) else {
        return;
    };
    let side = CODE / code.width() as f32;
    let modules = code.to_colors();
    for (place, _) in modules
        .iter()
        .enumerate()
        .filter(|(_, m)| **m == Module::Dark)
    {
        let (column, row) = (place % code.width(), place / code.width());
        let at = (at.0 + column as f32 * side, at.1 + row as f32 * side);
        // A hair wider, so that no white line shows between two of them.
        paper.block(at, side + 0.05, 0);
    }
}
