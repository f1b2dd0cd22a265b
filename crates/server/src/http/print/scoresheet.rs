//! The record of a game as a scoresheet.

use chess::{ByColor, Color};
use event::Competition;
use laws::Game;

use super::paper::{Align, INSIDE, MARGIN, Paper, Weight};
use super::{clock, counted, word};
use crate::record::Board;
use crate::view::{Speaker, score};

/// Rows of moves in a block, and blocks beside each other.
const ROWS: usize = 40;
const BLOCKS: usize = 2;
const ROW: f32 = 14.5;

/// A move number with the moves of both sides and their clocks.
struct Row {
    number: u32,
    moves: ByColor<Option<(String, String)>>,
}

/// The scoresheet of a board.
pub(super) fn print(competition: &Competition, board: &Board, speaker: &Speaker) -> Paper {
    let game = &*board.game;
    let place = format!(
        "{} · {}",
        counted(speaker, "round", board.key.round),
        counted(speaker, "board", board.key.board)
    );
    let title = word(speaker, "scoresheet");
    let mut paper = Paper::new(
        &competition.settings.name,
        &format!("{title} · {place}"),
        speaker,
    );
    for (color, name) in [(Color::White, "white"), (Color::Black, "black")] {
        let player = &board.players[color];
        let rating = match player.rating {
            0 => String::new(),
            rating => rating.to_string(),
        };
        let shown = [&player.title, &player.name, &rating, &player.federation];
        let shown: Vec<&str> = shown.into_iter().map(String::as_str).collect();
        let shown: Vec<&str> = shown.into_iter().filter(|part| !part.is_empty()).collect();
        paper.fact(&word(speaker, name), &shown.join("  "));
    }
    let round = competition.round(event::RoundNumber(board.key.round));
    paper.fact(
        &word(speaker, "days"),
        round.map_or("", |round| &round.date),
    );
    paper.gap(8.0);
    moves(&mut paper, &rows(game, speaker), speaker);
    ending(&mut paper, game, speaker);
    paper
}

fn rows(game: &Game, speaker: &Speaker) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (place, ply) in game.plies.iter().enumerate() {
        if ply.is_idle() {
            continue;
        }
        let before = game.before(place);
        let mut text = match ply.legal {
            Ok(mv) => speaker.mv(before, mv),
            Err(_) => laws::command::attempt_text(&ply.attempt),
        };
        let offered = game.draws.offers.iter().any(|&(plies, by)| {
            let plies = plies as usize;
            by == ply.mover && (plies == place || plies == place + 1)
        });
        if offered {
            text.push_str(" (=)");
        }
        let number = before.fullmoves();
        let full = rows.last().is_none_or(|row| row.number != number);
        if full {
            rows.push(Row {
                number,
                moves: ByColor::default(),
            });
        }
        if let Some(row) = rows.last_mut() {
            row.moves[ply.mover] = Some((text, clock(ply.remaining)));
        }
    }
    rows
}

fn moves(paper: &mut Paper, rows: &[Row], speaker: &Speaker) {
    let block = INSIDE / BLOCKS as f32;
    for page in rows.chunks(ROWS * BLOCKS) {
        if page.as_ptr() != rows.as_ptr() {
            paper.turn();
        }
        let top = paper.y;
        let mut bottom = top;
        for (place, column) in page.chunks(ROWS).enumerate() {
            let x = MARGIN + place as f32 * block;
            head(paper, (x, top), block, speaker);
            for (line, row) in column.iter().enumerate() {
                let y = top + (line + 1) as f32 * ROW;
                print_row(paper, (x, y), block, row);
                bottom = bottom.max(y + ROW);
            }
        }
        paper.y = bottom;
    }
}

/// The widths of number, move and clock.
fn widths(block: f32) -> [f32; 5] {
    let (number, time) = (26.0, 44.0);
    let mv = (block - number - 2.0 * time - 12.0) / 2.0;
    [number, mv, time, mv, time]
}

fn head(paper: &mut Paper, at: (f32, f32), block: f32, speaker: &Speaker) {
    let time = word(speaker, "clock");
    let (white, black) = (word(speaker, "white"), word(speaker, "black"));
    let words = [word(speaker, "number"), white, time.clone(), black, time];
    let mut x = at.0;
    for (text, room) in words.iter().zip(widths(block)) {
        let look = (Align::Left, Weight::Bold);
        paper.cell((x, at.1 + 10.0), room - 3.0, 7.5, text, look);
        x += room;
    }
    paper.rule((at.0, at.1 + ROW), (at.0 + block - 12.0, at.1 + ROW));
}

fn print_row(paper: &mut Paper, at: (f32, f32), block: f32, row: &Row) {
    let nothing = (String::new(), String::new());
    let white = row.moves.white.as_ref().unwrap_or(&nothing);
    let black = row.moves.black.as_ref().unwrap_or(&nothing);
    let number = format!("{}.", row.number);
    let texts = [&number, &white.0, &white.1, &black.0, &black.1];
    let sizes = [8.5, 9.5, 7.5, 9.5, 7.5];
    let mut x = at.0;
    for ((text, room), size) in texts.into_iter().zip(widths(block)).zip(sizes) {
        let look = (Align::Left, Weight::Regular);
        paper.cell((x, at.1 + 10.5), room - 3.0, size, text, look);
        x += room;
    }
    paper.rule((at.0, at.1 + ROW), (at.0 + block - 12.0, at.1 + ROW));
}

fn ending(paper: &mut Paper, game: &Game, speaker: &Speaker) {
    paper.room(110.0);
    paper.gap(14.0);
    let result = game.outcome.as_ref().map(score).unwrap_or_default();
    paper.fact(&word(speaker, "result"), &result);
    paper.gap(34.0);
    let third = INSIDE / 3.0;
    let signed = |color: Color| match game.recording.sheets[color].signed {
        Some(_) => word(speaker, "signed"),
        None => String::new(),
    };
    let names = [
        (word(speaker, "white"), signed(Color::White)),
        (word(speaker, "black"), signed(Color::Black)),
        (word(speaker, "arbiter"), String::new()),
    ];
    let y = paper.y;
    for (place, (name, signed)) in names.iter().enumerate() {
        let x = MARGIN + place as f32 * third;
        let look = (Align::Left, Weight::Regular);
        paper.cell((x, y - 3.0), third - 20.0, 8.0, signed, look);
        paper.rule((x, y), (x + third - 20.0, y));
        paper.cell((x, y + 11.0), third - 20.0, 8.5, name, look);
    }
    paper.gap(20.0);
}
