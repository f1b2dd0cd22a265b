//! How the board is put right after an illegal move, at once or later.

use chess::{Attempt, Role};

use super::faults::{Fault, Illegal};
use super::{CLOCK_AFTER, PAWN_NOT_REPLACED, PRESSED_WITHOUT_MOVE, REINSTATED};
use crate::command::Done;
use crate::game::Game;
use crate::ruling::{Duty, Remedy, Ruling, Touches};

/// The last move is put right (7.5.1 with 4.3 and 4.7; 7.5.2; 7.5.3).
pub(super) fn put_right(game: &Game, illegal: &Illegal) -> Vec<Ruling> {
    let ply = &game.plies[illegal.at];
    match illegal.fault {
        Fault::Move(_) => {
            let remedy = match ply.is_idle() {
                // A new piece alone stood there: what is taken back is the press for it.
                true => Remedy::PressUndone { by: ply.mover },
                false => Remedy::Reinstate {
                    before: Done(ply.attempt),
                },
            };
            let back = Ruling::new(remedy, &REINSTATED);
            vec![breaking(illegal, back), owed(illegal)]
        }
        Fault::PawnNotReplaced { to: square, .. } => {
            let remedy = Remedy::BecomesQueen { square };
            vec![Ruling::new(remedy, &PAWN_NOT_REPLACED)]
        }
        Fault::PressedWithoutMove => {
            let undone = Ruling::new(Remedy::PressUndone { by: ply.mover }, &CLOCK_AFTER);
            vec![undone.with(&PRESSED_WITHOUT_MOVE)]
        }
        Fault::TwoHands => Vec::new(),
    }
}

/// Moves were played since: they all fall (7.5.1–7.5.3).
pub(super) fn put_back_later(game: &Game, illegal: &Illegal) -> Vec<Ruling> {
    let &Illegal { at, fault, .. } = illegal;
    let ply = &game.plies[at];
    let remedy = Remedy::GoBack {
        ply: at,
        before: Done(ply.attempt),
        touches: match fault {
            Fault::PawnNotReplaced { .. } => Touches::Fall,
            Fault::Move(_) | Fault::PressedWithoutMove | Fault::TwoHands => Touches::Bind,
        },
    };
    let back = Ruling::new(remedy, &REINSTATED);
    match fault {
        Fault::Move(_) => {
            vec![breaking(illegal, back), owed(illegal)]
        }
        Fault::PawnNotReplaced { from, to } => {
            let placed = Some(Role::Queen);
            let queened = Done(Attempt::Displace { from, to, placed });
            let remedy = Remedy::MustMove {
                player: ply.mover,
                duty: Duty::Play(queened),
            };
            vec![
                back.with(&PAWN_NOT_REPLACED),
                Ruling::new(remedy, &PAWN_NOT_REPLACED),
            ]
        }
        Fault::PressedWithoutMove => vec![back.with(&PRESSED_WITHOUT_MOVE)],
        Fault::TwoHands => Vec::new(),
    }
}

/// The rules that the move breaks stand behind the one that puts it back.
fn breaking(illegal: &Illegal, back: Ruling) -> Ruling {
    illegal.breaks.iter().copied().fold(back, Ruling::with)
}

/// What was touched for the illegal move is still owed.
fn owed(illegal: &Illegal) -> Ruling {
    let (duty, ground) = illegal.owed.clone();
    let player = illegal.by;
    Ruling::new(Remedy::MustMove { player, duty }, ground)
}
