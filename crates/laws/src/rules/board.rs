//! Articles 1–3 as grounds: by which rules a displacement is a move, and which rule it breaks.

use chess::{Attempt, Color, Illegality, Move, Rank, Role, Square};

use crate::game::Game;
use crate::rule::Rule;
use crate::rules;
use crate::rules::g2_chess960;
use crate::scenario::facts::Fact;

rules! {
    /// Players move their own pieces.
    THE_GAME = "the-game";
    /// White begins, and the players take turns.
    TURNS = "first-move-and-turns";
    /// The board, with a white square at the right hand of each player.
    CHESSBOARD = "chessboard";
    /// The king is never taken.
    KING_TAKEN = "checkmate-meaning";
    /// The player whose king is checkmated has lost.
    CHECKMATED_LOSES = "checkmated-player-loses";
    /// Neither player can possibly mate: the game is drawn.
    NO_MATE_POSSIBLE = "no-mate-possible";
    /// The pieces that each player has.
    PIECES = "pieces";
    /// Not onto a piece of one's own.
    OWN_PIECE = "own-piece-on-square";
    /// A piece of the opponent is taken off as part of the move.
    CAPTURE = "capture";
    /// The bishop.
    BISHOP = "bishop-move";
    /// The rook.
    ROOK = "rook-move";
    /// The queen.
    QUEEN = "queen-move";
    /// No jumping.
    JUMP = "no-jumping";
    /// The knight.
    KNIGHT = "knight-move";
    /// The pawn.
    PAWN = "pawn-moves";
    /// One step ahead onto an empty square.
    PAWN_STEP = "pawn-one-step";
    /// Two steps on the first move.
    PAWN_TWO_STEPS = "pawn-two-steps";
    /// Taking diagonally.
    PAWN_CAPTURE = "pawn-capture";
    /// A pawn that passed by two steps is taken as if by one.
    EN_PASSANT = "en-passant-capture";
    /// En passant only at once.
    EN_PASSANT_AT_ONCE = "en-passant-at-once";
    /// A pawn on the last rank is replaced.
    PROMOTION_DUTY = "promotion-duty";
    /// By queen, rook, bishop or knight.
    PROMOTION_CHOICE = "promotion-free-choice";
    /// The new piece works at once.
    PROMOTION_IMMEDIATE = "promotion-immediate";
    /// The king, one step.
    KING_STEP = "king-step";
    /// Castling.
    CASTLING = "castling";
    /// The right to castle is lost.
    CASTLING_LOST = "castling-right-lost";
    /// Lost for good once the king has moved.
    CASTLING_KING_MOVED = "castling-king-moved";
    /// Lost with a rook that has moved.
    CASTLING_ROOK_MOVED = "castling-rook-moved";
    /// Prevented for the time being.
    CASTLING_PREVENTED = "castling-prevented";
    /// Not out of, through or into attack.
    CASTLING_ATTACK = "castling-through-attack";
    /// Not with a piece between.
    CASTLING_BLOCKED = "castling-blocked";
    /// One's own king is not left in check.
    EXPOSED = "king-not-exposed";
}

/// The rule that a displacement breaks (1.1, 1.2, 1.4.1, 3.1–3.9).
pub fn rule_of(illegality: Illegality) -> &'static Rule {
    match illegality {
        Illegality::NothingThere | Illegality::NotMoved | Illegality::NotOneMove => &TURNS,
        Illegality::OpponentsPiece => &THE_GAME,
        Illegality::OwnPieceOnSquare => &OWN_PIECE,
        Illegality::KingTaken => &KING_TAKEN,
        Illegality::Geometry(role) => match role {
            Role::Bishop => &BISHOP,
            Role::Rook => &ROOK,
            Role::Queen => &QUEEN,
            Role::Knight => &KNIGHT,
            Role::Pawn => &PAWN,
            Role::King => &KING_STEP,
        },
        Illegality::Jump { .. } => &JUMP,
        Illegality::PawnBlocked => &PAWN_STEP,
        Illegality::PawnTwoSteps => &PAWN_TWO_STEPS,
        Illegality::PawnTakesNothing => &PAWN_CAPTURE,
        Illegality::EnPassantTooLate => &EN_PASSANT_AT_ONCE,
        Illegality::PromotionMissing | Illegality::NoPromotionHere => &PROMOTION_DUTY,
        Illegality::PromotionTo(_) => &PROMOTION_CHOICE,
        Illegality::NoCastlingHere => &CASTLING,
        Illegality::CastlingRightLost => &CASTLING_LOST,
        Illegality::CastlingBlocked { .. } => &CASTLING_BLOCKED,
        Illegality::CastlingThroughAttack { .. } => &CASTLING_ATTACK,
        Illegality::KingInCheck { .. } => &EXPOSED,
    }
}

/// The rules that an attempt breaks in a game (3.1–3.9), the nearest first: where the history tells, also why the right to
/// castle is gone (3.8.2.1).
pub fn breach(game: &Game, attempt: Attempt, illegality: Illegality) -> Vec<&'static Rule> {
    let mut rules = vec![rule_of(illegality)];
    match illegality {
        Illegality::CastlingRightLost => {
            if let Attempt::Castle { king, rook } = attempt {
                rules.extend(why_lost(game, king, rook));
            }
        }
        Illegality::CastlingBlocked { .. } => {
            rules.push(&CASTLING_PREVENTED);
            if game.regulations().chess960.is_some() {
                rules.push(&g2_chess960::VACANT_SQUARES);
            }
        }
        Illegality::CastlingThroughAttack { .. } => rules.push(&CASTLING_PREVENTED),
        _ => {}
    }
    rules
}

/// Has the king moved, or the rook that stands there?
fn why_lost(game: &Game, king: Square, rook: Square) -> Option<&'static Rule> {
    // The king stands on the first rank of his side, or the right would not be in question.
    let color = match king.rank() {
        Rank::FIRST => Color::White,
        _ => Color::Black,
    };
    let own = || {
        let moves = game.plies.iter().filter(move |ply| ply.mover == color);
        moves.filter_map(|ply| ply.legal.ok())
    };
    if own().any(|mv| mv.role() == Role::King) {
        return Some(&CASTLING_KING_MOVED);
    }
    own()
        .any(|mv| mv.from() == rook || mv.to() == rook)
        .then_some(&CASTLING_ROOK_MOVED)
}

/// The rules by which a move of the position on the board is one (3.1–3.8).
pub fn allowing(game: &Game, mv: Move) -> Vec<&'static Rule> {
    let position = game.position();
    let takes = position.is_capture(mv);
    let mut rules: Vec<&'static Rule> = match mv {
        Move::Normal { role, from, to } => vec![match role {
            Role::Bishop => &BISHOP,
            Role::Rook => &ROOK,
            Role::Queen => &QUEEN,
            Role::Knight => &KNIGHT,
            Role::King => &KING_STEP,
            Role::Pawn if takes => &PAWN_CAPTURE,
            Role::Pawn if from.rank().distance(to.rank()) == 2 => &PAWN_TWO_STEPS,
            Role::Pawn => &PAWN_STEP,
        }],
        Move::EnPassant { .. } => vec![&EN_PASSANT],
        Move::Promotion { .. } => {
            let step: &'static Rule = if takes { &PAWN_CAPTURE } else { &PAWN_STEP };
            let choice = [&PROMOTION_DUTY, &PROMOTION_CHOICE, &PROMOTION_IMMEDIATE];
            std::iter::once(step).chain(choice).collect()
        }
        Move::Castle { .. } => vec![&CASTLING],
    };
    if takes {
        rules.push(&CAPTURE);
    }
    rules
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[Fact {
    words: "no game leads to the position, for",
    look: |table, _, _| {
        let found = table.game.position().setup().irregularities();
        let reasons: Vec<String> = found.iter().map(ToString::to_string).collect();
        reasons.join("; ")
    },
}];
