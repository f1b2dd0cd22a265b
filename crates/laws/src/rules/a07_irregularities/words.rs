//! The words of Article 7.

use chess::Square;

use super::Act as Irregular;
use crate::command::Act;
use crate::discretion::Answer;
use crate::game::Game;
use crate::scenario::words::{WordError, Words};

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if words.take("claims an illegal move") {
        return Ok(Some(Act::NoticeIllegalMove));
    }
    let act = if words.take("claims that the initial position was wrong") {
        wrong_start(words)?
    } else if words.take("claims that the board is turned") {
        Irregular::FindBoardTurned
    } else if words.take("claims that the colours are reversed") {
        Irregular::FindColoursReversed
    } else if words.take("displaces pieces") {
        Irregular::DisplacePieces
    } else if words.take("calls the arbiter over displaced pieces") {
        Irregular::CallOverPieces
    } else if words.take("puts the pieces back") {
        Irregular::PutPiecesBack
    } else if words.take("claims that pieces were displaced") {
        Irregular::FindDisplacedPieces
    } else {
        return Ok(None);
    };
    Ok(Some(Act::Irregular(act)))
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if words.take("notices the illegal move") {
        return Ok(Some(Act::NoticeIllegalMove));
    }
    let act = if words.take("finds that the initial position was wrong") {
        wrong_start(words)?
    } else if words.take("finds that the board is turned") {
        Irregular::FindBoardTurned
    } else if words.take("finds that the colours are reversed") {
        Irregular::FindColoursReversed
    } else if words.take("orders a new game with the right colours") {
        Irregular::OrderRightColours
    } else if words.take("finds that pieces were displaced") {
        Irregular::FindDisplacedPieces
    } else if words.take("finds that nobody can place an illegal move of") {
        Irregular::FindLostIllegalMove(words.color()?)
    } else if words.take("finds a press without a move by") {
        Irregular::FindIdlePress(words.color()?)
    } else if words.take("does not count the illegal move of") {
        Irregular::Uncount(words.color()?)
    } else {
        return Ok(None);
    };
    Ok(Some(Act::Irregular(act)))
}

/// `with e1 h1 misplaced`, or nothing.
fn wrong_start(words: &mut Words) -> Result<Irregular, WordError> {
    let mut misplaced: Vec<Square> = Vec::new();
    if words.take("with") {
        while !words.take("misplaced") {
            misplaced.push(words.square()?);
        }
    }
    Ok(Irregular::FindWrongStart { misplaced })
}

/// The words of the arbiter's answers to the questions of this article.
pub(crate) fn answer_words(words: &mut Words) -> Result<Option<Answer>, WordError> {
    if words.take("the position before move") {
        let number = words.parse("a move number", |word| word.parse().ok())?;
        if !words.take("of") {
            return words.error("of");
        }
        let color = words.color()?;
        return Ok(Some(Answer::PositionBefore { number, color }));
    }
    Ok(None)
}

/// Facts that a page can look up.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    if words.take("the illegal moves of") {
        let color = words.color()?;
        if !words.take("are") {
            return words.error("are");
        }
        return Ok(Some(game.illegal_moves[color].to_string()));
    }
    if words.take("the proposals are") {
        let proposed: Vec<String> = game.proposed.iter().map(ToString::to_string).collect();
        return Ok(Some(proposed.join("; ")));
    }
    Ok(None)
}
