//! What counts as an illegal move, and when (7.5.1–7.5.4).

use chess::{Attempt, Color, Illegality, Role, Square};

use super::{PAWN_NOT_REPLACED, PRESSED_WITHOUT_MOVE, TWO_HANDS};
use crate::edition::Edition;
use crate::event::Completion;
use crate::game::{Game, Ply};
use crate::regulations::IllegalNotice;
use crate::rule::Rule;
use crate::rules::a04_touch::Bound;
use crate::ruling::Ruling;

/// What counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Move(Illegality),
    PawnNotReplaced { from: Square, to: Square },
    PressedWithoutMove,
    TwoHands,
}

/// An illegal move, with what other articles say of it.
pub(crate) struct Illegal {
    /// Whose.
    pub(crate) by: Color,
    /// Its place in the game.
    pub(crate) at: usize,
    /// What is wrong with it.
    pub(crate) fault: Fault,
    /// The rules that it breaks.
    pub(crate) breaks: Vec<&'static Rule>,
    /// What is owed once it has been taken back.
    pub(crate) owed: Bound,
    /// What is ruled instead if a legal move was only left unfinished, and the rule that it breaks.
    pub(crate) finishes: Option<(Ruling, &'static Rule)>,
}

impl Fault {
    /// The rule that makes it count, beside the one that puts an illegal move back (7.5.2–7.5.4).
    pub(super) fn extra_rule(self) -> Option<&'static Rule> {
        match self {
            Fault::Move(_) => None,
            Fault::PawnNotReplaced { .. } => Some(&PAWN_NOT_REPLACED),
            Fault::PressedWithoutMove => Some(&PRESSED_WITHOUT_MOVE),
            Fault::TwoHands => Some(&TWO_HANDS),
        }
    }
}

/// What was wrong with a move, if anything that counts. Two faults in one move count once.
fn fault_of(game: &Game, at: usize) -> Option<Fault> {
    let ply = game.plies.get(at)?;
    match (ply.legal, ply.attempt) {
        // A new piece that stands on the board is a move, though no pawn was given for it (3.7).
        (Err(Illegality::NotMoved), _) if leaves_new_piece(ply) => {
            Some(Fault::Move(Illegality::NoPromotionHere))
        }
        (Err(Illegality::NotMoved), _) => Some(Fault::PressedWithoutMove),
        (Err(Illegality::PromotionMissing), Attempt::Displace { from, to, .. }) => {
            // With the queen on the board the move must be legal; else it goes back like any other.
            let placed = Some(Role::Queen);
            let queened = game
                .before(at)
                .judge(Attempt::Displace { from, to, placed });
            Some(match queened {
                Ok(_) => Fault::PawnNotReplaced { from, to },
                Err(illegality) => Fault::Move(illegality),
            })
        }
        (Err(illegality), _) => Some(Fault::Move(illegality)),
        // Else it is only a breach of 4.1.
        (Ok(_), _) => game.two_hands_count(at).then_some(Fault::TwoHands),
    }
}

fn leaves_new_piece(ply: &Ply) -> bool {
    let parts = ply.parts.as_ref();
    parts.is_some_and(|parts| parts.placed.is_some())
}

/// A fault that counts by now and has not been dealt with: two hands once the clock is pressed (7.5.4), everything else once the
/// move is completed (7.5.1–7.5.3).
pub(super) fn open_fault(game: &Game, at: usize) -> Option<Fault> {
    let ply = game.plies.get(at).filter(|ply| !ply.settled)?;
    let fault = fault_of(game, at)?;
    let pressed = ply.completed == Some(Completion::Pressed);
    let counts = match (fault, game.regulations().edition) {
        (Fault::TwoHands, Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => pressed,
        // Completed without a press it still goes back; whether it costs anything is another question.
        (_, Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => {
            pressed
                || matches!(
                    ply.completed,
                    Some(Completion::NextMove | Completion::Answered)
                )
        }
    };
    counts.then_some(fault)
}

/// Does the arbiter step in by himself (7.5.1)? Without supervision he or the opponent must point at it (A.5.2).
pub(crate) fn noticed_at_once(game: &Game) -> bool {
    let regulations = game.regulations();
    regulations.is_supervised() && regulations.illegal == IllegalNotice::AtOnce
}

/// Nobody can play on without a king: where people must notice, hands wait until somebody has (1.4.1). His who took the king may
/// still put it right.
pub(crate) fn plays_without_king(game: &Game, player: Color) -> bool {
    let takes = |ply: &Ply| ply.mover != player && ply.legal == Err(Illegality::KingTaken);
    let taken = game.plies.last().is_some_and(takes);
    taken && !game.is_set() && !noticed_at_once(game)
}
