//! What stands on the envelope of a sealed move (I.2): everything but the move.

use chess::{Color, File, Rank, Square};
use event::Competition;
use laws::Game;

use super::paper::{MARGIN, Paper, Weight};
use super::{clock, counted, word};
use crate::record::Board;
use crate::view::Speaker;

const SQUARE: f32 = 26.0;

/// The envelope of a board, if a move is sealed there.
pub(super) fn print(competition: &Competition, board: &Board, speaker: &Speaker) -> Option<Paper> {
    let game = &*board.game;
    let envelope = game.adjournment.envelope.as_ref()?;
    let below = format!(
        "{} · {} · {}",
        word(speaker, "envelope"),
        counted(speaker, "round", board.key.round),
        counted(speaker, "board", board.key.board)
    );
    let mut paper = Paper::new(&competition.settings.name, &below, speaker);
    let named = |color: Color| board.players[color].name.clone();
    let side = |color: Color| match color {
        Color::White => word(speaker, "white"),
        Color::Black => word(speaker, "black"),
    };
    for color in Color::ALL {
        let left = clock(game.clock.remaining(color, game.last));
        paper.fact(&side(color), &named(color));
        paper.fact(&format!("  {}", word(speaker, "times-left")), &left);
    }
    let sealer = format!("{} ({})", named(envelope.by), side(envelope.by));
    paper.fact(&word(speaker, "sealed-by"), &sealer);
    paper.fact(
        &word(speaker, "sealed-number"),
        &envelope.number.to_string(),
    );
    if let Some(color) = game.offer {
        paper.fact(&word(speaker, "offer"), &side(color));
    }
    let resumption = envelope.resumption.clone().unwrap_or_default();
    paper.fact(&word(speaker, "resumption"), &resumption);
    paper.gap(16.0);
    position(&mut paper, game);
    Some(paper)
}

/// The position immediately before the sealed move.
fn position(paper: &mut Paper, game: &Game) {
    let top = paper.y;
    let position = game.position();
    for rank in Rank::ALL {
        for file in File::ALL {
            let (column, row) = (f32::from(file.index()), 7.0 - f32::from(rank.index()));
            let at = (MARGIN + 16.0 + column * SQUARE, top + row * SQUARE);
            let dark = (file.index() + rank.index()).is_multiple_of(2);
            paper.block(at, SQUARE, if dark { 205 } else { 245 });
            let square = Square::at(file, rank);
            if let Some(piece) = position.board().piece_at(square) {
                let text = piece.figurine().to_string();
                let at = (at.0 + 2.0, at.1 + SQUARE - 4.5);
                paper.text(at, 24.0, Weight::Regular, &text);
            }
        }
        let y = top + (7.0 - f32::from(rank.index())) * SQUARE + 17.0;
        paper.text((MARGIN + 2.0, y), 9.0, Weight::Regular, &rank.to_string());
    }
    for file in File::ALL {
        let x = MARGIN + 16.0 + f32::from(file.index()) * SQUARE + 9.0;
        let at = (x, top + 8.0 * SQUARE + 12.0);
        paper.text(at, 9.0, Weight::Regular, &file.to_string());
    }
    paper.gap(8.0 * SQUARE + 26.0);
    paper.paragraph(&position.to_fen());
}
