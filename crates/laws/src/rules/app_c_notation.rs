//! Appendix C: algebraic notation. By which rules a written move means what it means.

use chess::notation::{Act, CheckSign, Language, ReadError, Reading};
use chess::{Move, Position, Role, Wing};

use crate::command::attempt_text;
use crate::edition::Edition;
use crate::game::Game;
use crate::rule;
use crate::rule::{Rule, cite};
use crate::scenario::words::{WordError, Words};

rule!(
    /// A move is the letter of the piece and the square of arrival.
    MOVES = "notation-moves", "C.8", "C.8", "C.8"
);
rule!(
    /// The letter.
    MOVE_LETTER = "notation-move-letter", "C.8.a", -, -
);
rule!(
    /// The square.
    MOVE_SQUARE = "notation-move-square", "C.8.b", -, -
);
rule!(
    /// A capture may be marked between the two.
    CAPTURES = "notation-captures", "C.9", "C.9", "C.9"
);
rule!(
    /// The letter of the piece that takes.
    CAPTURE_LETTER = "notation-capture-letter", "C.9.a", "C.9.1", "C.9.1"
);
rule!(
    /// The square of arrival.
    CAPTURE_SQUARE = "notation-capture-square", "C.9.b", "C.9.2", "C.9.2"
);
rule!(
    /// A pawn that takes is named by its file.
    PAWN_CAPTURES = "notation-pawn-captures", "C.9¶2", "C.9.3", "C.9.3"
);
rule!(
    /// Two pieces of one kind can go to the same square.
    AMBIGUITY = "notation-ambiguity", "C.10", "C.10", "C.10"
);
rule!(
    /// Both on one rank.
    SAME_RANK = "notation-same-rank", "C.10(1)", "C.10.1", "C.10.1"
);
rule!(
    /// The letter.
    SAME_RANK_LETTER = "notation-same-rank-letter", "C.10(1)a", "C.10.1.1", "C.10.1.1"
);
rule!(
    /// The file it leaves.
    SAME_RANK_FILE = "notation-same-rank-file", "C.10(1)b", "C.10.1.2", "C.10.1.2"
);
rule!(
    /// The square of arrival.
    SAME_RANK_SQUARE = "notation-same-rank-square", "C.10(1)c", "C.10.1.3", "C.10.1.3"
);
rule!(
    /// Both on one file.
    SAME_FILE = "notation-same-file", "C.10(2)", "C.10.2", "C.10.2"
);
rule!(
    /// The letter.
    SAME_FILE_LETTER = "notation-same-file-letter", "C.10(2)a", "C.10.2.1", "C.10.2.1"
);
rule!(
    /// The rank it leaves.
    SAME_FILE_RANK = "notation-same-file-rank", "C.10(2)b", "C.10.2.2", "C.10.2.2"
);
rule!(
    /// The square of arrival.
    SAME_FILE_SQUARE = "notation-same-file-square", "C.10(2)c", "C.10.2.3", "C.10.2.3"
);
rule!(
    /// On different ranks and files: the file is the better choice.
    DIFFERENT_LINES = "notation-different-lines", "C.10¶2", "C.10.3", "C.10.3"
);
rule!(
    /// The new piece stands behind the square.
    PROMOTION = "notation-promotion", "C.11", "C.11", "C.11"
);
rule!(
    /// `(=)` for an offer of a draw.
    DRAW_OFFER = "notation-draw-offer", "C.12", "C.12", "C.12"
);
rule!(
    /// `0-0`.
    KINGSIDE = "notation-kingside-castling", "C.13¶1", "C.13¶1", "C.13.1"
);
rule!(
    /// `0-0-0`.
    QUEENSIDE = "notation-queenside-castling", "C.13¶2", "C.13¶2", "C.13.2"
);
rule!(
    /// `x`.
    CAPTURE_SIGN = "notation-capture-sign", "C.13¶3", "C.13¶3", "C.13.3"
);
rule!(
    /// `+`.
    CHECK_SIGN = "notation-check-sign", "C.13¶4", "C.13¶4", "C.13.4"
);
rule!(
    /// `++` or `#`.
    MATE_SIGN = "notation-mate-sign", "C.13¶5", "C.13¶5", "C.13.5"
);
rule!(
    /// `e.p.`.
    EN_PASSANT_SIGN = "notation-en-passant-sign", "C.13¶6", "C.13¶6", "C.13.6"
);

pub(crate) static RULES: &[&Rule] = &[
    &MOVES,
    &MOVE_LETTER,
    &MOVE_SQUARE,
    &CAPTURES,
    &CAPTURE_LETTER,
    &CAPTURE_SQUARE,
    &PAWN_CAPTURES,
    &AMBIGUITY,
    &SAME_RANK,
    &SAME_RANK_LETTER,
    &SAME_RANK_FILE,
    &SAME_RANK_SQUARE,
    &SAME_FILE,
    &SAME_FILE_LETTER,
    &SAME_FILE_RANK,
    &SAME_FILE_SQUARE,
    &DIFFERENT_LINES,
    &PROMOTION,
    &DRAW_OFFER,
    &KINGSIDE,
    &QUEENSIDE,
    &CAPTURE_SIGN,
    &CHECK_SIGN,
    &MATE_SIGN,
    &EN_PASSANT_SIGN,
];

/// The rules of an edition by which a written move was understood, in the order of the text.
pub fn rules_of(position: &Position, reading: &Reading, edition: Edition) -> Vec<&'static Rule> {
    let mut rules: Vec<&'static Rule> = match reading.written.act {
        Act::Castle(Wing::King) => vec![&KINGSIDE],
        Act::Castle(Wing::Queen) => vec![&QUEENSIDE],
        Act::Piece { capture, .. } => {
            let mut rules = way_of_writing(position, reading.mv);
            if capture {
                rules.push(&CAPTURE_SIGN);
            }
            rules
        }
    };
    if reading.mv.promotion().is_some() {
        rules.push(&PROMOTION);
    }
    match reading.written.check {
        Some(CheckSign::Check) => rules.push(&CHECK_SIGN),
        Some(CheckSign::Mate | CheckSign::DoublePlus) => rules.push(&MATE_SIGN),
        None => {}
    }
    if reading.written.en_passant {
        rules.push(&EN_PASSANT_SIGN);
    }
    if reading.written.draw_offer {
        rules.push(&DRAW_OFFER);
    }
    rules.retain(|rule| rule.article.of(edition).is_some());
    rules
}

/// Letter, what is needed of the square of departure, and square of arrival.
fn way_of_writing(position: &Position, mv: Move) -> Vec<&'static Rule> {
    let mut rules: Vec<&'static Rule> = Vec::new();
    match (position.is_capture(mv), mv.role()) {
        (true, Role::Pawn) => rules.extend([&CAPTURES, &PAWN_CAPTURES, &CAPTURE_SQUARE]),
        (true, _) => rules.extend([&CAPTURES, &CAPTURE_LETTER, &CAPTURE_SQUARE]),
        (false, Role::Pawn) => rules.extend([&MOVES, &MOVE_SQUARE]),
        (false, _) => rules.extend([&MOVES, &MOVE_LETTER, &MOVE_SQUARE]),
    }
    rules.extend(way_of_telling_apart(position, mv));
    rules
}

/// Which of C.10 applies, if another piece of the kind can go there too. A pawn is told by its file.
fn way_of_telling_apart(position: &Position, mv: Move) -> Vec<&'static Rule> {
    if mv.role() == Role::Pawn || mv.castles().is_some() {
        return Vec::new();
    }
    let same = |other: &&Move| {
        other.role() == mv.role() && other.to() == mv.to() && other.castles().is_none()
    };
    let moves = position.legal_moves();
    let others: Vec<Move> = moves
        .iter()
        .filter(same)
        .copied()
        .filter(|&o| o != mv)
        .collect();
    if others.is_empty() {
        return Vec::new();
    }
    if others.iter().any(|o| o.from().file() == mv.from().file()) {
        vec![
            &AMBIGUITY,
            &SAME_FILE,
            &SAME_FILE_LETTER,
            &SAME_FILE_RANK,
            &SAME_FILE_SQUARE,
        ]
    } else if others.iter().any(|o| o.from().rank() == mv.from().rank()) {
        vec![
            &AMBIGUITY,
            &SAME_RANK,
            &SAME_RANK_LETTER,
            &SAME_RANK_FILE,
            &SAME_RANK_SQUARE,
        ]
    } else {
        vec![&AMBIGUITY, &DIFFERENT_LINES]
    }
}

/// Facts that a page can look up: `the move Nf3 reads as g1f3 by …`, in the position on the board.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    let rest = words.rest();
    let Some((text, _)) = rest
        .strip_prefix("the move ")
        .and_then(|rest| rest.split_once(" reads as "))
    else {
        return Ok(None);
    };
    for _ in 0..("the move".split(' ').count() + text.split_whitespace().count() + 2) {
        words.word();
    }
    let position = game.position();
    Ok(Some(match position.read_move(text.trim(), Language::En) {
        Ok(reading) => {
            let rules = rules_of(position, &reading, game.regulations().edition);
            format!("{} by {}", attempt_text(&reading.mv.into()), cite(&rules))
        }
        Err(ReadError::Ambiguous(readings)) => {
            // Only the new piece is not named, or the piece that moves is not told apart.
            let unnamed = readings.iter().all(|r| r.mv.promotion().is_some());
            let rule = if unnamed { &PROMOTION } else { &AMBIGUITY };
            format!("more than one move by {}", rule.name)
        }
        Err(ReadError::NoSuchMove(why)) => format!("no move: {why}"),
        Err(ReadError::Unreadable(_)) => "no move".to_owned(),
    }))
}
