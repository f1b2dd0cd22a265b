//! Guideline II (Appendix F in 2014): Chess960, its starts and its castling.

use std::fmt;

use chess::chess960::{Start, StartError};
use chess::{Bitboard, File, Move, Square, Wing};
use serde::{Deserialize, Serialize};

use crate::discretion::{Answer, Ask, Field, Offered};
use crate::docket::Docket;
use crate::game::Game;
use crate::refusal::{Because, Refusal};
use crate::rule::{Rule, cite};
use crate::rules;
use crate::ruling::{Remedy, Ruling};
use crate::scenario::facts::Fact;

rules! {
    /// Apart from the start and from castling it is the ordinary game.
    THE_GAME = "chess960-game";
    /// Chess960 begins from one of the starts of II.2.
    CHESS960_START = "chess960-start";
    /// The king starts between the rooks.
    KING_BETWEEN_ROOKS = "chess960-king-between-rooks";
    /// The bishops start on squares of opposite colours.
    BISHOPS = "chess960-bishops";
    /// Black's pieces stand opposite White's.
    MIRROR = "chess960-mirror";
    /// Each side may castle once, in one move of king and rook.
    CASTLING_RIGHT = "chess960-castling-right";
    /// Castling is done in one of four ways.
    CASTLING_WAYS = "chess960-castling-ways";
    /// King and rook both move.
    BOTH_MOVE = "chess960-both-move";
    /// They change places.
    TRANSPOSITION = "chess960-transposition";
    /// Only the king moves.
    KING_ONLY = "chess960-king-only";
    /// Only the rook moves.
    ROOK_ONLY = "chess960-rook-only";
    /// On the way to their squares the same is asked as in the ordinary game.
    SQUARES_AS_USUAL = "chess960-squares-as-usual";
    /// King and rook end where they end in the ordinary game.
    FINAL_SQUARES = "chess960-final-squares";
    /// One of the two may stand on its final square already.
    ONE_STAYS = "chess960-one-stays";
    /// From some starts castling is possible with the first move.
    FIRST_MOVE = "chess960-first-move";
    /// All squares on the way of either are empty but for the two.
    VACANT_SQUARES = "chess960-vacant-squares";
    /// Squares that are empty after ordinary castling may be filled.
    FILLED_SQUARES = "chess960-filled-squares";
}

/// A new game is ordered. Of one that was taken over in the middle nobody knows the start (II.2): the arbiter says which it is, or
/// has it drawn.
pub(crate) fn from_known_start(game: &Game, ruling: Ruling) -> Ruling {
    let unknown = game.regulations().start_unknown;
    match ruling.remedy {
        Remedy::NewGame { start: None, .. } if unknown => {
            let grounds = ruling.grounds.clone();
            let then = Box::new(ruling);
            Ruling::asks(NewStart { then }.into()).with_all(&grounds)
        }
        _ => ruling,
    }
}

/// II.2  From which start is a new game played? Nobody knows with which the old one began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewStart {
    /// The ruling that orders it.
    pub then: Box<Ruling>,
}

impl fmt::Display for NewStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("from which start the new game is played")
    }
}

impl Ask for NewStart {
    fn rule(&self) -> &'static Rule {
        &CHESS960_START
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let guess = Answer::Start(Start::STANDARD.number());
        vec![Offered::with("start", guess, Field::Start)]
    }

    fn can_be(&self, _docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Start(number) if Start::new(*number).is_ok() => Ok(()),
            _ => Err(Refusal::by(&CHESS960_START, Because::NoAnswer)),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let mut ruling = (*self.then).clone();
        if let (Remedy::NewGame { start, .. }, Answer::Start(number)) = (&mut ruling.remedy, answer)
        {
            *start = Some(*number);
            docket.rule(ruling.with(&CHESS960_START));
        }
    }
}

/// Which of the four ways a castling takes.
fn way(king: Square, rook: Square) -> &'static Rule {
    let wing = Wing::of(king, rook);
    let king_stays = king.file() == wing.king_file();
    let rook_stays = rook.file() == wing.rook_file();
    let change_places = king.file() == wing.rook_file() && rook.file() == wing.king_file();
    if change_places {
        &TRANSPOSITION
    } else if king_stays {
        &ROOK_ONLY
    } else if rook_stays {
        &KING_ONLY
    } else {
        &BOTH_MOVE
    }
}

/// The rules of a legal castling in Chess960, behind the rule of castling itself (II.3).
pub(crate) fn castling(game: &Game, mv: Move) -> Vec<&'static Rule> {
    let Move::Castle { king, rook } = mv else {
        return Vec::new();
    };
    if game.regulations().chess960.is_none() {
        return Vec::new();
    }
    let way = way(king, rook);
    let mut rules = vec![&CASTLING_RIGHT, &CASTLING_WAYS, way];
    if matches!(way.name, "chess960-king-only" | "chess960-rook-only") {
        rules.push(&ONE_STAYS);
    }
    rules.extend([&SQUARES_AS_USUAL, &FINAL_SQUARES]);
    if game.made(game.turn()) == 0 {
        rules.push(&FIRST_MOVE);
    }
    if leaves_filled(game, king, rook) {
        rules.push(&FILLED_SQUARES);
    }
    rules
}

/// Does a piece stand where after ordinary castling none does: on the a-, b- or e-file, or on the e- or h-file?
fn leaves_filled(game: &Game, king: Square, rook: Square) -> bool {
    let files: &[File] = match Wing::of(king, rook) {
        Wing::Queen => &[File::A, File::B, File::E],
        Wing::King => &[File::E, File::H],
    };
    let others = game
        .position()
        .board()
        .occupied()
        .without(king)
        .without(rook);
    let home: Bitboard = files
        .iter()
        .map(|&file| Square::at(file, king.rank()))
        .collect();
    (others & home).any()
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[Fact {
    words: "the start is",
    look: |table, _, _| {
        let demands = [&CHESS960_START, &KING_BETWEEN_ROOKS, &BISHOPS, &MIRROR];
        match Start::from_board(table.game.start().board()) {
            Ok(start) => format!(
                "number {} by {} with {}",
                start.number(),
                THE_GAME.name,
                cite(&demands)
            ),
            Err(error) => format!("none of the 960 by {}", broken(error).name),
        }
    },
}];

fn broken(error: StartError) -> &'static Rule {
    match error {
        StartError::KingNotBetweenRooks => &KING_BETWEEN_ROOKS,
        StartError::BishopsOfOneColor => &BISHOPS,
        StartError::NotMirrored => &MIRROR,
        StartError::Number
        | StartError::Pieces
        | StartError::TooFewThrows
        | StartError::NoSuchThrow => &CHESS960_START,
    }
}
