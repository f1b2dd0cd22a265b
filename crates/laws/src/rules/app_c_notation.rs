//! Appendix C: algebraic notation. By which rules a written move means what it means.

use chess::notation::{Act, CheckSign, Language, ReadError, Reading};
use chess::{Move, Position, Role, Wing};

use crate::command::attempt_text;
use crate::edition::Edition;
use crate::game::Game;
use crate::rule::{Rule, cite};
use crate::rules;
use crate::scenario::facts::Fact;

rules! {
    /// A move is the letter of the piece and the square of arrival.
    MOVES = "notation-moves";
    /// A capture may be marked between the two.
    CAPTURES = "notation-captures";
    /// The letter of the piece that takes.
    CAPTURE_LETTER = "notation-capture-letter";
    /// The square of arrival.
    CAPTURE_SQUARE = "notation-capture-square";
    /// A pawn that takes is named by its file.
    PAWN_CAPTURES = "notation-pawn-captures";
    /// Two pieces of one kind can go to the same square.
    AMBIGUITY = "notation-ambiguity";
    /// Both on one rank.
    SAME_RANK = "notation-same-rank";
    /// The letter.
    SAME_RANK_LETTER = "notation-same-rank-letter";
    /// The file it leaves.
    SAME_RANK_FILE = "notation-same-rank-file";
    /// The square of arrival.
    SAME_RANK_SQUARE = "notation-same-rank-square";
    /// Both on one file.
    SAME_FILE = "notation-same-file";
    /// The letter.
    SAME_FILE_LETTER = "notation-same-file-letter";
    /// The rank it leaves.
    SAME_FILE_RANK = "notation-same-file-rank";
    /// The square of arrival.
    SAME_FILE_SQUARE = "notation-same-file-square";
    /// On different ranks and files: the file is the better choice.
    DIFFERENT_LINES = "notation-different-lines";
    /// The new piece stands behind the square.
    PROMOTION = "notation-promotion";
    /// `(=)` for an offer of a draw.
    DRAW_OFFER = "notation-draw-offer";
    /// `0-0`.
    KINGSIDE = "notation-kingside-castling";
    /// `0-0-0`.
    QUEENSIDE = "notation-queenside-castling";
    /// `x`.
    CAPTURE_SIGN = "notation-capture-sign";
    /// `+`.
    CHECK_SIGN = "notation-check-sign";
    /// `++` or `#`.
    MATE_SIGN = "notation-mate-sign";
    /// `e.p.`.
    EN_PASSANT_SIGN = "notation-en-passant-sign";
    /// The letter.
    MOVE_LETTER = "notation-move-letter";
    /// The square.
    MOVE_SQUARE = "notation-move-square";
}

/// The rules of an edition by which a written move was understood, in the order of the text (C.8–C.13).
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
    rules.retain(|rule| rule.number(edition).is_some());
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

/// What a page can look up: how a written move reads in the position on the board.
pub(crate) static FACTS: &[Fact] = &[Fact {
    words: "the move TEXT reads as",
    look: |table, f, _| reads_as(&table.game, &f.text()),
}];

fn reads_as(game: &Game, text: &str) -> String {
    let position = game.position();
    match position.read_move(text, Language::En) {
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
    }
}
