//! The bounded answer to "can this side mate by any series of legal moves?".
//!
//! The full search may take long and has no place inside a decision. Here it is given so many positions and no
//! more; what it then says is proved, and what it cannot prove is left open.

use chess::{Color, Position, Role};
use mate::{Budget, Proof, Solver, Verdict};

/// Positions looked at where a result hangs on the answer: some milliseconds at most.
const FOR_A_RESULT: Budget = Budget::nodes(20_000);

/// Positions looked at after every move that may have killed the game: well under a millisecond.
const AFTER_A_MOVE: Budget = Budget::nodes(2_500);

/// Can the side ever mate? `None` if that takes longer to find out than a decision may last.
pub(crate) fn can_mate(position: &Position, side: Color) -> Option<bool> {
    ask(position, side, FOR_A_RESULT)
}

/// Can neither side ever mate? Only a position that looks lifeless is searched.
pub(crate) fn is_dead(position: &Position) -> Option<bool> {
    let board = position.board();
    let never = |side| mate::insufficient(board, side).is_some();
    if never(Color::White) && never(Color::Black) {
        return Some(true);
    }
    if !looks_lifeless(position) {
        return None;
    }
    let mut dead = Some(true);
    for side in Color::ALL {
        match ask(position, side, AFTER_A_MOVE) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => dead = None,
        }
    }
    dead
}

fn ask(position: &Position, side: Color, budget: Budget) -> Option<bool> {
    match Solver::new(Proof::Dropped)
        .decide(position, side, budget)
        .verdict
    {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Undecided => None,
    }
}

/// One legal move only, or nothing but kings, bishops and pawns that all stand before another man: the two
/// kinds of dead position that occur with material enough. An ordinary position is not searched at all.
fn looks_lifeless(position: &Position) -> bool {
    if position.count_legal_moves() == 1 {
        return true;
    }
    let board = position.board();
    let lively = board.straight_movers() | board.role(Role::Knight);
    if lively.any() {
        return false;
    }
    let occupied = board.occupied();
    Color::ALL.into_iter().all(|color| {
        let ahead = if color.is_white() { 1 } else { -1 };
        let mut pawns = board.pieces(color, Role::Pawn).into_iter();
        pawns.all(|pawn| {
            pawn.offset(0, ahead)
                .is_some_and(|next| occupied.contains(next))
        })
    })
}
