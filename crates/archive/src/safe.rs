//! The broadcast-safe form: the same game in records that every program reads.
//!
//! No other program knows a move that is illegal and stands. Before such a move the record ends, open, with a
//! comment; the play that followed is a second record from the position that then stood. Where that position
//! is one that other programs refuse, what followed is told in a comment.

use chess::Position;

use crate::game::{Game, Line, Ply, Step};
use crate::lexer::Outcome;
use crate::writer::{seen, token};

/// The records of a game; one, unless an illegal move stood.
pub fn split(game: &Game) -> Vec<Game> {
    let mut parts = Vec::new();
    let mut part = Game {
        line: Line {
            comments: game.line.comments.clone(),
            plies: Vec::new(),
        },
        ..game.clone()
    };
    let mut position = game.start;
    for (i, ply) in game.line.plies.iter().enumerate() {
        let Step::Stood(attempt) = ply.step else {
            part.line.plies.push(safe_ply(ply, &position));
            if let Ok(after) = ply.step.after(&position) {
                position = after;
            }
            continue;
        };
        let played = format!("{} {}", number(&position), token(&position, attempt));
        let after = ply.step.after(&position).ok();
        let accepted = after.filter(|after| after.irregularities().is_empty());
        let Some(next) = accepted else {
            let rest = told(&game.line.plies[i + 1..], after);
            let words = format!("{played} is illegal and stood. {rest}");
            remark(&mut part, words.trim_end());
            parts.push(part);
            return parts;
        };
        let words = format!("{played} is illegal and stood; the next record goes on from there");
        remark(&mut part, &words);
        let mut rest = Game {
            line: Line {
                comments: remarks_on(ply, &played),
                plies: Vec::new(),
            },
            start: next,
            ..part.clone()
        };
        rest.set_tag("SetUp", "1");
        rest.set_tag("FEN", &next.to_fen());
        // The first record is not the whole game, so it has no result.
        part.outcome = Outcome::Open;
        if part.tag("Result").is_some() {
            part.set_tag("Result", "*");
        }
        part.remove_tag("PlyCount");
        part.set_tag("Termination", "unterminated");
        part.remarks.clear();
        rest.remove_tag("PlyCount");
        parts.push(part);
        part = rest;
        position = next;
    }
    parts.push(part);
    parts
}

fn number(position: &Position) -> String {
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    format!("{}{dots}", position.fullmoves())
}

/// A comment behind the last move, or before the first.
fn remark(part: &mut Game, words: &str) {
    let comments = match part.line.plies.last_mut() {
        Some(ply) => &mut ply.comments,
        None => &mut part.line.comments,
    };
    comments.push(words.to_owned());
}

/// What was recorded with an illegal move, as comments.
fn remarks_on(ply: &Ply, played: &str) -> Vec<String> {
    let mut comments = vec![format!("after {played}, which is illegal and stood")];
    comments.extend(
        ply.rulings
            .iter()
            .map(|ruling| format!("{} {}: {}", ruling.edition, ruling.article, ruling.words)),
    );
    if let Some(time) = ply.clock {
        comments.push(format!("clock {time}"));
    }
    comments.extend(ply.comments.iter().cloned());
    comments
}

/// Moves in words, for a comment.
fn told(plies: &[Ply], from: Option<Position>) -> String {
    let Some(mut position) = from else {
        return String::new();
    };
    let mut words = Vec::new();
    for ply in plies {
        let text = match ply.step {
            Step::Legal(mv) => position.san(mv).to_string(),
            Step::Stood(attempt) => token(&position, attempt),
            Step::Seen(attempt) => seen(&position, attempt),
        };
        words.push(format!("{} {text}", number(&position)));
        match ply.step.after(&position) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    if words.is_empty() {
        String::new()
    } else {
        format!("There followed {}", words.join(" "))
    }
}

/// A variation in which an illegal move stands ends before it.
fn safe_ply(ply: &Ply, _: &Position) -> Ply {
    let mut safe = ply.clone();
    for variation in &mut safe.variations {
        trim(variation);
    }
    safe
}

fn trim(line: &mut Line) {
    let mut open = vec![line];
    while let Some(line) = open.pop() {
        let stood = |ply: &Ply| matches!(ply.step, Step::Stood(_));
        if let Some(at) = line.plies.iter().position(stood) {
            line.plies.truncate(at);
        }
        open.extend(line.plies.iter_mut().flat_map(|ply| &mut ply.variations));
    }
}
