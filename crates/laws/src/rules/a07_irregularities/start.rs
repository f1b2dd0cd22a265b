//! A game that began wrongly: pieces, board or colours (7.2, 7.3).

use chess::{Role, Square};

use super::{BOARD_TURNED, COLOURS_REVERSED, Fact, WRONG_START, found_in_time};
use crate::command::Refusal;
use crate::course::Finding;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
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

/// The pieces stood wrong at the start: a new game, at any time. Only the unsupervised regime sets a limit.
pub(super) fn wrong_start(docket: &mut Docket, misplaced: &[Square]) -> Result<(), Refusal> {
    found_in_time(docket, &WRONG_START)?;
    let board = docket.game.position().board();
    let castles = |&square: &Square| matches!(board.role_at(square), Some(Role::King | Role::Rook));
    if !misplaced.iter().all(castles) {
        return Err(Refusal::plain(Because::NoKingOrRookStandsThere));
    }
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::WrongStartFound));
    let how = WrongBeginning::SetUp(misplaced.to_vec());
    docket.then(Finding::BegunWrongly(how));
    Ok(())
}

/// The board lies the wrong way: the position moves over to a board that lies right.
pub(super) fn board_turned(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &BOARD_TURNED)?;
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::BoardFoundTurned));
    docket.then(Finding::BegunWrongly(WrongBeginning::BoardTurned));
    Ok(())
}

/// A new game, or the position moves over to a board that lies right.
pub(crate) fn begun_wrongly(how: &WrongBeginning) -> Vec<Ruling> {
    let colours = Colours::Same;
    vec![match how {
        WrongBeginning::SetUp(_) => Ruling::new(Remedy::NewGame { colours }, &WRONG_START),
        WrongBeginning::BoardTurned => Ruling::new(Remedy::TransferPosition, &BOARD_TURNED),
    }]
}

/// The board is turned by half: the square at the right hand is white all the same (2.1), so it lies as it should.
pub(super) fn board_half_turned(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &BOARD_TURNED)?;
    docket.record(What::Irregular(Fact::BoardFoundHalfTurned));
    let ruling = Ruling::new(Remedy::PlayOn, &BOARD_TURNED);
    docket.rule(ruling.with(&board::CHESSBOARD));
    Ok(())
}

/// The players have each other's colours.
pub(super) fn colours_reversed(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &COLOURS_REVERSED)?;
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::ColoursFoundReversed));
    let remedy = match docket.game.regulations().edition {
        Edition::Y2014 => Remedy::PlayOn,
        Edition::Y2018 | Edition::Y2023 if limit_is_passed(&docket.game) => Remedy::PlayOn,
        Edition::Y2018 | Edition::Y2023 => Remedy::NewGame {
            colours: Colours::Right,
        },
    };
    docket.rule_at_the_board(vec![Ruling::new(remedy, &COLOURS_REVERSED)]);
    Ok(())
}

/// The limit is passed when Black has made move 10.
fn limit_is_passed(game: &Game) -> bool {
    game.position().ply() >= 2 * LIMIT
}

/// In 2014 the game goes on unless the arbiter rules otherwise; later the number of moves decides.
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
    let colours = Colours::Right;
    docket.rule(Ruling::new(Remedy::NewGame { colours }, &COLOURS_REVERSED));
    Ok(())
}
