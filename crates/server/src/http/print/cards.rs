//! Cards with the links of the boards, to be cut and laid on the tables.

use event::Competition;
use qrcode::{Color as Module, QrCode};

use super::paper::{Align, INSIDE, MARGIN, Paper, Weight, wrap};
use super::{counted, word};
use crate::access::{Access, Place};
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
    let links: Vec<_> = access
        .links
        .iter()
        .filter(|((_, place), _)| wanted(*place))
        .collect();
    let address = address.trim_end_matches('/');
    for line in links.chunks(ACROSS) {
        paper.room(CARD);
        let y = paper.y;
        for (column, ((board, place), token)) in line.iter().enumerate() {
            let x = MARGIN + column as f32 * INSIDE / ACROSS as f32;
            let link = format!("{address}/join#{token}");
            card(&mut paper, (x, y), *board, *place, &link, speaker);
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
    board: u32,
    place: Place,
    link: &str,
    speaker: &Speaker,
) {
    let (x, y) = at;
    let name = match place {
        Place::White => "white",
        Place::Black => "black",
        _ => "clock-device",
    };
    let beside = x + CODE + 8.0;
    let room = INSIDE / ACROSS as f32 - CODE - 14.0;
    let board = counted(speaker, "board", board);
    paper.cell(
        (beside, y + 24.0),
        room,
        14.0,
        &board,
        (Align::Left, Weight::Bold),
    );
    let mut line = y + 44.0;
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
