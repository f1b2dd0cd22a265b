//! The words of Article 4.

use chess::{Role, Square};

use super::complaint::rule_broken;
use super::parts::{Grip, made_by};
use crate::command::{Act, Hands, Manner};
use crate::game::Game;
use crate::rule::cite;
use crate::scenario::words::{WordError, Words};

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    // A clock can be lifted too; that is a matter of Article 6.
    let on_a_square = |rest: &str| {
        let second = rest.split_whitespace().nth(1);
        second.is_some_and(|word| word.parse::<Square>().is_ok())
    };
    let lifts = on_a_square(words.rest()) && words.take("lifts");
    Ok(if lifts || words.take("touches") {
        let square = words.square()?;
        if words.take("and") {
            let other = words.square()?;
            if !words.take("in unclear order") {
                return words.error("in unclear order");
            }
            return Ok(Some(Act::TouchTwo([square, other])));
        }
        let manner = manner_words(words);
        Some(Act::Touch { square, manner })
    } else if words.take("moves") {
        let attempt = words.attempt()?;
        let hands = if words.take("with two hands") {
            Hands::Two
        } else {
            Hands::One
        };
        Some(Act::Move { attempt, hands })
    } else if words.take("removes the piece on") {
        Some(Act::Remove(words.square()?))
    } else if words.take("puts the piece from") {
        let from = words.square()?;
        if !words.take("on") {
            return words.error("on");
        }
        let to = words.square()?;
        Some(Act::Put { from, to })
    } else if words.take("places a") {
        Some(place_words(words, Grip::Released)?)
    } else if words.take("holds a") {
        Some(place_words(words, Grip::Held)?)
    } else if words.take("proposes an assistant to move the pieces") {
        Some(Act::ProposeMovingAssistant)
    } else if words.take("complains") {
        Some(Act::Complain)
    } else {
        None
    })
}

fn place_words(words: &mut Words, grip: Grip) -> Result<Act, WordError> {
    let role = words.parse("a piece such as queen", |word| {
        Role::ALL.into_iter().find(|role| role.to_string() == word)
    })?;
    if !words.take("on") {
        return words.error("on");
    }
    let square = words.square()?;
    Ok(Act::Place { role, square, grip })
}

fn manner_words(words: &mut Words) -> Manner {
    if words.take("to adjust without a word") {
        Manner::Unannounced
    } else if words.take("to adjust") {
        Manner::Adjusting
    } else if words.take("by accident") {
        Manner::Accident
    } else if words.take("perhaps by accident") {
        Manner::Doubtful
    } else {
        Manner::Plain
    }
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if words.take("intervenes") {
        return Ok(Some(Act::Complain));
    }
    if !words.take("finds the touch of") {
        return Ok(None);
    }
    let square = words.square()?;
    let deliberate = words.parse("deliberate or accidental", |word| match word {
        "deliberate" => Some(true),
        "accidental" => Some(false),
        _ => None,
    })?;
    Ok(Some(Act::FindTouch { square, deliberate }))
}

/// Facts that a page can look up: `the last move was made by …`, `the last move broke …`.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    if words.take("the last move was made") {
        let rules = game.plies.last().and_then(|ply| made_by(game, ply));
        return Ok(Some(match rules {
            Some(rules) => format!("by {}", cite(&rules)),
            None => "against the rules".to_owned(),
        }));
    }
    if words.take("the last move is") {
        return Ok(Some(match rule_broken(game) {
            Some(rule) => format!("a breach by {}", rule.name),
            None => "no breach of Article 4".to_owned(),
        }));
    }
    Ok(None)
}
