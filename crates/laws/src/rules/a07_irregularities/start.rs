//! A game that began wrongly: pieces, board or colours (7.2, 7.3).

use std::fmt;

use chess::{Color, Role, Square};
use serde::{Deserialize, Serialize};

use super::{Act, BOARD_TURNED, COLOURS_REVERSED, Fact, WRONG_START, claimant, found_in_time};
use crate::command::Refusal;
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::board;
use crate::ruling::{Colours, Remedy, Ruling};

/// Moves by both after which reversed colours stay (7.3).
const LIMIT: u32 = 10;

/// What was wrong when the game began, and can come to stay.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum WrongBeginning {
    /// The pieces; these kings and rooks have not moved since.
    SetUp(Vec<Square>),
    /// The way the board lies.
    BoardTurned,
}

/// What may have been wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// The pieces; these kings and rooks have not moved since.
    SetUp(Vec<Square>),
    /// The way the board lies.
    BoardTurned,
    /// The colours.
    ColoursReversed,
}

/// 7.2, 7.3  Did a game begin wrongly? A player says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeganWrongly {
    /// Who says so.
    pub of: Color,
    /// What was wrong.
    pub what: Beginning,
}

impl fmt::Display for BeganWrongly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether the game began wrongly, as {} says", self.of)
    }
}

impl Ask for BeganWrongly {
    fn rule(&self) -> &'static Rule {
        match self.what {
            Beginning::SetUp(_) => &WRONG_START,
            Beginning::BoardTurned => &BOARD_TURNED,
            Beginning::ColoursReversed => &COLOURS_REVERSED,
        }
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => found(docket, &self.what),
            _ => docket.rule(Ruling::new(Remedy::claim_rejected(self.of), self.rule())),
        }
    }
}

/// What a player claims, the arbiter looks at first: his word alone ends no game.
fn found_or_asked(docket: &mut Docket, what: &Beginning) -> Result<(), Refusal> {
    let Some(of) = claimant(docket) else {
        docket.stop_clocks();
        found(docket, what);
        return Ok(());
    };
    let what = what.clone();
    let question = BeganWrongly { of, what }.into();
    if docket.game.questions.contains(&question) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.stop_clocks();
    docket.ask(question);
    Ok(())
}

fn found(docket: &mut Docket, what: &Beginning) {
    let (fact, how) = match what {
        Beginning::SetUp(misplaced) => (
            Fact::WrongStartFound,
            WrongBeginning::SetUp(misplaced.clone()),
        ),
        Beginning::BoardTurned => (Fact::BoardFoundTurned, WrongBeginning::BoardTurned),
        Beginning::ColoursReversed => return found_reversed(docket),
    };
    docket.record(What::Irregular(fact));
    docket.then(Finding::BegunWrongly(how));
}

/// The pieces stood wrong at the start: a new game, at any time (7.2.1). Only the unsupervised regime sets a limit (A.5.1.2).
pub(super) fn wrong_start(docket: &mut Docket, misplaced: &[Square]) -> Result<(), Refusal> {
    found_in_time(docket, &WRONG_START)?;
    let board = docket.game.position().board();
    let castles = |&square: &Square| matches!(board.role_at(square), Some(Role::King | Role::Rook));
    if docket.game.is_told() && !misplaced.iter().all(castles) {
        return Err(Refusal::plain(Because::NoKingOrRookStandsThere));
    }
    found_or_asked(docket, &Beginning::SetUp(misplaced.to_vec()))
}

/// The board lies the wrong way: the position moves over to a board that lies right (7.2.2).
pub(super) fn board_turned(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &BOARD_TURNED)?;
    found_or_asked(docket, &Beginning::BoardTurned)
}

/// Who claims, while the game is on, that it began wrongly, and names no king or rook: all that could follow is another game or
/// another board (7.2.1, 7.2.2).
pub(crate) fn claims_wrong_beginning(docket: &Docket, act: &Act) -> Result<Option<Color>, Refusal> {
    let rule = match act {
        Act::FindWrongStart { misplaced } if misplaced.is_empty() => &WRONG_START,
        Act::FindBoardTurned => &BOARD_TURNED,
        _ => return Ok(None),
    };
    found_in_time(docket, rule)?;
    Ok(claimant(docket))
}

/// The board is turned by half: the square at the right hand is white all the same (2.1), so it lies as it should.
pub(super) fn board_half_turned(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &BOARD_TURNED)?;
    docket.record(What::Irregular(Fact::BoardFoundHalfTurned));
    let ruling = Ruling::new(Remedy::PlayOn, &BOARD_TURNED);
    docket.rule(ruling.with(&board::CHESSBOARD));
    Ok(())
}

/// A new game (7.2.1), or the position moves over to a board that lies right (7.2.2).
pub(crate) fn begun_wrongly(how: &WrongBeginning) -> Vec<Ruling> {
    vec![match how {
        WrongBeginning::SetUp(_) => Ruling::new(Remedy::new_game(Colours::Same), &WRONG_START),
        WrongBeginning::BoardTurned => Ruling::new(Remedy::TransferPosition, &BOARD_TURNED),
    }]
}

/// The players have each other's colours (7.3).
pub(super) fn colours_reversed(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &COLOURS_REVERSED)?;
    found_or_asked(docket, &Beginning::ColoursReversed)
}

fn found_reversed(docket: &mut Docket) {
    docket.record(What::Irregular(Fact::ColoursFoundReversed));
    let remedy = match docket.game.regulations().edition {
        Edition::Y2014 => Remedy::PlayOn,
        Edition::Y2018 | Edition::Y2023 if limit_is_passed(&docket.game) => Remedy::PlayOn,
        Edition::Y2018 | Edition::Y2023 => Remedy::new_game(Colours::Right),
    };
    docket.rule_at_the_board(vec![Ruling::new(remedy, &COLOURS_REVERSED)]);
}

/// The limit is passed when Black has made move 10.
fn limit_is_passed(game: &Game) -> bool {
    game.played() >= 2 * LIMIT
}

/// In 2014 the game goes on unless the arbiter rules otherwise; later the number of moves decides (7.3).
pub(super) fn order_right_colours(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    found_in_time(docket, &COLOURS_REVERSED)?;
    match docket.game.regulations().edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 => {
            return Err(Refusal::by(
                &COLOURS_REVERSED,
                Because::NumberOfMovesDecidesNotArbiter,
            ));
        }
    }
    let anew = Remedy::new_game(Colours::Right);
    docket.rule(Ruling::new(anew, &COLOURS_REVERSED));
    Ok(())
}
