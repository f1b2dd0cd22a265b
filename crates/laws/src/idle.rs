//! Hands while no game is played: before the start, after the end, while a move lies sealed, while only an answer is missing,
//! and of a player whose king was taken, until somebody notices it.
//!
//! What they do has happened and is noted. Article 4 binds the player who has the move, and here nobody has it: a touch binds
//! nobody, a piece that is put elsewhere is no move, and a clock that stands still is not moved by a press.

use chess::Color;

use crate::command::{Act, Actor};
use crate::course;
use crate::discretion::Question;
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Phase};
use crate::refusal::{Because, Refusal};
use crate::rules::a06_clock::{self, Act as Clock};
use crate::rules::a07_irregularities::{Fact, plays_without_king};

/// Notes what a player does with his hands while no game is played. Says whether it was so.
pub(crate) fn out_of_play(docket: &mut Docket, act: &Act) -> Result<bool, Refusal> {
    let Actor::Player(by) = docket.by else {
        return Ok(false);
    };
    let game = &docket.game;
    let begun = not_played(game).is_none_or(|why| why == Because::GameNotResumed);
    let noted = match act {
        act if act.is_of_a_hand() => {
            let idle =
                not_played(game).is_some() || is_decided(game) || plays_without_king(game, by);
            idle && docket.watched().map(|()| true)?
        }
        Act::Press => {
            let replies = course::replies_in_doubt(game, by).is_some();
            not_played(game).is_some() || game.stopped && !replies
        }
        // A handshake before the game is good manners, and after it too; and a clock that stands is stopped again.
        Act::PerhapsResign
        | Act::StopClocks
        | Act::StopWithoutWord
        | Act::Clock(Clock::Mishandle(_)) => !begun,
        _ => false,
    };
    if noted {
        docket.record(fact(game, act, by));
    }
    Ok(noted)
}

/// Why nothing can be played, if it is so.
pub(crate) fn not_played(game: &Game) -> Option<Because> {
    match game.phase() {
        Phase::NotStarted => Some(Because::NotStarted),
        Phase::Over(_) => Some(Because::GameOver),
        Phase::Adjourned => Some(Because::GameNotResumed),
        Phase::ToMove | Phase::Touched | Phase::Made | Phase::Stopped => None,
    }
}

/// Does a claim or a search decide whether it is over?
pub(crate) fn is_decided(game: &Game) -> bool {
    let decides = |question: &Question| matches!(question, Question::CanMate(_));
    game.quickplay.referred || game.questions.iter().any(decides)
}

/// Of a touch it is noted what was touched; what pieces come to stand where is for nobody to follow.
fn fact(game: &Game, act: &Act, by: Color) -> What {
    match *act {
        Act::Touch { square, manner } if game.position().board().piece_at(square).is_some() => {
            What::Touched {
                square,
                manner,
                binds: false,
            }
        }
        Act::Press => What::Clock(a06_clock::Fact::PressedWhileStopped(by)),
        _ => What::Irregular(Fact::OutOfPlay(by)),
    }
}
