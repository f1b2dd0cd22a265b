//! Mistakes of the start: without supervision they stay from ten completed moves of each on (A.5.1; A.4.1, A.4.a).

use std::fmt;

use chess::{Color, Role, Square};
use serde::{Deserialize, Serialize};

use super::{AFTER_TEN, SET_UP_STANDS, SETTING_STANDS};
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::game::Game;
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::rules::a07_irregularities::WrongBeginning;
use crate::ruling::{Remedy, Ruling};

/// Completed moves by each after which mistakes of the start stay.
const SETTLED: u32 = 10;

/// Without supervision: have both completed ten moves from the start?
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Ten {
    /// They have.
    Completed,
    /// They have not, or it makes no difference.
    NotYet,
    /// Nothing tells, or what tells contradicts itself.
    Unknown,
}

impl Ten {
    /// As far as it is known (A.5.1). Where nobody watches the board, a press tells of a move, and who moves second has not made
    /// more.
    pub(super) fn of(game: &Game) -> Ten {
        if game.regulations().is_supervised() {
            return Ten::NotYet;
        }
        // A game that began late has its earlier moves behind it.
        let before = match game.regulations().from_periods {
            Some(_) => 0,
            None => game.start().fullmoves().saturating_sub(1),
        };
        let done = |color: Color| match game.is_watched() {
            true => before + game.completed(color) >= SETTLED,
            false => before + game.counted(color) >= SETTLED,
        };
        let first = game.start().turn();
        match (done(first), done(!first), game.regulations().witness) {
            (true, true, _) => Ten::Completed,
            (_, _, Witness::Nobody) | (false, true, Witness::Sheets | Witness::Clock) => {
                Ten::Unknown
            }
            _ => Ten::NotYet,
        }
    }

    /// What stays from ten moves on, what is done before, or both for the arbiter to choose from.
    fn choose(self, game: &Game, stays: Vec<Ruling>, before: Vec<Ruling>) -> Vec<Ruling> {
        match self {
            Ten::Completed => stays,
            Ten::NotYet => before,
            Ten::Unknown => {
                let asked = Ruling::asks(TenMoves { stays, before }.into());
                vec![asked.with_all(game.regime().unsupervised_by)]
            }
        }
    }
}

/// A.5.1  Have both completed ten moves? Nobody has watched, and the clock does not tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TenMoves {
    /// What is ruled if they have.
    pub stays: Vec<Ruling>,
    /// What is ruled if they have not.
    pub before: Vec<Ruling>,
}

impl fmt::Display for TenMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether both have completed ten moves")
    }
}

impl Ask for TenMoves {
    fn rule(&self) -> &'static Rule {
        &AFTER_TEN
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        docket.rule_all(answer.either(&self.stays, &self.before).clone());
    }
}

/// The game began wrongly: once ten moves are made, set-up and board stay as they are, and misplaced kings and rooks do not
/// castle (A.5.1.2).
pub(crate) fn begun_wrongly(game: &Game, how: &WrongBeginning, before: Vec<Ruling>) -> Vec<Ruling> {
    let misplaced: &[Square] = match how {
        WrongBeginning::SetUp(misplaced) => misplaced,
        WrongBeginning::BoardTurned => &[],
    };
    let led = game.regime().unsupervised_by;
    let by = |remedy| {
        let ruling = Ruling::new(remedy, &SET_UP_STANDS).with(&AFTER_TEN);
        ruling.with_all(led)
    };
    let board = game.position().board();
    let mut stays = vec![by(Remedy::PlayOn)];
    for &square in misplaced {
        let Some(piece) = board.piece_at(square) else {
            continue;
        };
        let player = piece.color;
        let rook = (piece.role != Role::King).then_some(square);
        stays.push(by(Remedy::NoCastling { player, rook }));
    }
    Ten::of(game).choose(game, stays, before)
}

/// A player claims that the start was wrong when ten moves are made: there is no such claim (A.5.1.2). Says whether it was so.
pub(crate) fn start_is_settled(docket: &mut Docket, of: Color) -> bool {
    if Ten::of(&docket.game) != Ten::Completed {
        return false;
    }
    let rejected = Ruling::new(Remedy::claim_rejected(of), &SET_UP_STANDS).with(&AFTER_TEN);
    docket.rule_on_claim(rejected.with_all(docket.game.regime().unsupervised_by));
    true
}

/// The clock turns out to be set wrongly: once ten moves are made, that stays (A.5.1.1).
pub(crate) fn wrongly_set(game: &Game, before: Ruling) -> Vec<Ruling> {
    let stays = Ruling::new(Remedy::PlayOn, &SETTING_STANDS).with(&AFTER_TEN);
    let stays = stays.with_all(game.regime().unsupervised_by);
    Ten::of(game).choose(game, vec![stays], vec![before])
}
