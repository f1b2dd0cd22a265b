//! What a player at a board does next: from the game as it stands, and from chance.

use chess::{Attempt, Color, Move, Position, Role, Square};
use laws::command::Hands;
use laws::rules::a08_record;
use laws::{Act, Game, Millis, Phase};

use super::taste::{self, Chance};

/// What a board is there for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// To be played.
    Game,
    /// Black thinks until the flag falls.
    Thinker,
    /// Both sides move to and fro until somebody can claim.
    Repeater,
}

/// From here on the thinker thinks.
const THINKS_FROM: u32 = 24;

/// Players who are so far behind give up.
const HOPELESS: i32 = -850;

/// The next act and who does it; nothing while others have something to say.
pub fn next(game: &Game, part: Part, board: u32, chance: &mut Chance) -> Option<(Color, Act)> {
    if let Phase::Over(outcome) = game.phase() {
        let signed = |color: &Color| game.recording.sheets[*color].signed.is_some();
        let next = Color::ALL.into_iter().find(|color| !signed(color))?;
        let sign = Act::Record(a08_record::Act::Sign(outcome));
        return game.plies.last().map(|_| (next, sign));
    }
    if !(game.proposed.is_empty() && game.questions.is_empty() && game.fallen.is_empty()) {
        return None;
    }
    let turn = game.position().turn();
    match game.phase() {
        Phase::Made => game.plies.last().map(|ply| (ply.mover, Act::Press)),
        Phase::ToMove | Phase::Touched if game.present[turn] => {
            if part == Part::Thinker
                && turn == Color::Black
                && game.plies.len() as u32 > THINKS_FROM
            {
                return None;
            }
            if let Some(word) = word(game, chance) {
                return Some((turn, word));
            }
            mv(game, part, board, chance).map(|mv| (turn, displace(mv)))
        }
        _ => None,
    }
}

/// Whoever has lost gives up, and two who get nowhere agree.
fn word(game: &Game, chance: &mut Chance) -> Option<Act> {
    let position = game.position();
    if game.offer == Some(!position.turn()) {
        return Some(Act::AcceptDraw);
    }
    let balance = taste::balance(position);
    let late = game.plies.len() > 50;
    if late && balance < HOPELESS && chance.below(4) == 0 {
        return Some(Act::Resign);
    }
    let nothing_left = game.plies.len() > 90 && balance.abs() < 150;
    (nothing_left && game.offer.is_none() && chance.below(8) == 0).then_some(Act::OfferDraw)
}

fn mv(game: &Game, part: Part, board: u32, chance: &mut Chance) -> Option<Move> {
    let played = game.plies.iter().filter_map(|ply| ply.legal.ok());
    let played: Vec<Move> = played.collect();
    let position = game.position();
    if part == Part::Repeater && played.len() > 20 {
        if appearances(game) >= 3 {
            return None;
        }
        if let Some(mv) = to_and_fro(position, &played) {
            return Some(mv);
        }
    }
    taste::choose(position, &played, chance, board)
}

/// How often the position has been on the board.
pub fn appearances(game: &Game) -> usize {
    let position = game.position();
    game.positions().filter(|one| one.is_same(position)).count()
}

/// Back where the piece came from; or a piece out that can come back.
fn to_and_fro(position: &Position, played: &[Move]) -> Option<Move> {
    let moves = position.legal_moves();
    let quiet = |mv: &&Move| {
        mv.role() != Role::Pawn && mv.castles().is_none() && !position.is_capture(**mv)
    };
    let own = played.len().checked_sub(2).map(|place| played[place]);
    let back = |mv: &&Move| own.is_some_and(|own| mv.from() == own.to() && mv.to() == own.from());
    let found = moves.iter().filter(quiet).find(back);
    let knight = || {
        moves
            .iter()
            .filter(quiet)
            .find(|mv| mv.role() == Role::Knight)
    };
    found.or_else(knight).copied()
}

/// A move as a hand makes it.
pub fn displace(mv: Move) -> Act {
    Act::Move {
        attempt: mv.into(),
        hands: Hands::One,
    }
}

/// Something that no piece of the side to move may do.
pub fn blunder(position: &Position, chance: &mut Chance) -> Option<Act> {
    let own = position.board().color(position.turn());
    let legal = position.legal_moves();
    let squares: Vec<Square> = Square::all().collect();
    let mut tries = (0..200).map(|_| {
        let from = squares[chance.below(64) as usize];
        let to = squares[chance.below(64) as usize];
        (from, to)
    });
    let (from, to) = tries.find(|&(from, to)| {
        let piece = position.board().role_at(from);
        let is_own = own.contains(from) && !own.contains(to);
        let light = matches!(piece, Some(Role::Bishop | Role::Rook | Role::Knight));
        let king = position.board().role_at(to) == Some(Role::King);
        is_own && light && !king && !legal.iter().any(|mv| mv.from() == from && mv.to() == to)
    })?;
    Some(Act::Move {
        attempt: Attempt::Displace {
            from,
            to,
            placed: None,
        },
        hands: Hands::One,
    })
}

/// How long a player thinks before what comes next, with so much on the clock.
pub fn pause(game: &Game, left: Millis, chance: &mut Chance) -> Millis {
    let below = |chance: &mut Chance, most: u64| Millis(chance.below(most) as i64);
    match game.phase() {
        Phase::Made => Millis(500) + below(chance, 900),
        Phase::Over(_) => Millis::seconds(6) + below(chance, 20_000),
        _ if left < Millis::minutes(1) => Millis(1200) + below(chance, 3_500),
        _ if game.plies.len() < 10 => Millis::seconds(3) + below(chance, 9_000),
        // Most moves come soon, some take long.
        _ => match chance.below(6) {
            0 => Millis::seconds(25) + below(chance, 45_000),
            _ => Millis::seconds(4) + below(chance, 18_000),
        },
    }
}
