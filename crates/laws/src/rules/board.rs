//! Articles 1–3 as grounds: what a displacement broke, as a rule to cite.

use chess::{Illegality, Role};

use crate::rule;
use crate::rule::Rule;

rule!(
    /// Players move their own pieces.
    THE_GAME = "the-game", "1.1", "1.1", "1.1"
);
rule!(
    /// The king is never taken.
    KING_TAKEN = "checkmate-meaning", "1.2¶2", "1.4.1", "1.4.1"
);
rule!(
    /// Not onto a piece of one's own.
    OWN_PIECE = "own-piece-on-square", "3.1", "3.1", "3.1"
);
rule!(
    /// The bishop.
    BISHOP = "bishop-move", "3.2", "3.2", "3.2"
);
rule!(
    /// The rook.
    ROOK = "rook-move", "3.3", "3.3", "3.3"
);
rule!(
    /// The queen.
    QUEEN = "queen-move", "3.4", "3.4", "3.4"
);
rule!(
    /// No jumping.
    JUMP = "no-jumping", "3.5", "3.5", "3.5"
);
rule!(
    /// The knight.
    KNIGHT = "knight-move", "3.6", "3.6", "3.6"
);
rule!(
    /// The pawn.
    PAWN = "pawn-moves", "3.7", "3.7", "3.7"
);
rule!(
    /// One step ahead onto an empty square.
    PAWN_STEP = "pawn-one-step", "3.7.a", "3.7.1", "3.7.1"
);
rule!(
    /// Two steps on the first move.
    PAWN_TWO_STEPS = "pawn-two-steps", "3.7.b", "3.7.2", "3.7.2"
);
rule!(
    /// Taking diagonally.
    PAWN_CAPTURE = "pawn-capture", "3.7.c", "3.7.3", "3.7.3"
);
rule!(
    /// En passant only at once.
    EN_PASSANT_AT_ONCE = "en-passant-at-once", "3.7.d¶2", "3.7.4.2", "3.7.3.2"
);
rule!(
    /// A pawn on the last rank is replaced.
    PROMOTION_DUTY = "promotion-duty", "3.7.e", "3.7.5.1", "3.7.3.3"
);
rule!(
    /// By queen, rook, bishop or knight.
    PROMOTION_CHOICE = "promotion-free-choice", "3.7.e¶2", "3.7.5.2", "3.7.3.4"
);
rule!(
    /// The king, one step.
    KING_STEP = "king-step", "3.8.a", "3.8.1", "3.8.1"
);
rule!(
    /// Castling.
    CASTLING = "castling", "3.8.b", "3.8.2", "3.8.2"
);
rule!(
    /// The right to castle is lost.
    CASTLING_LOST = "castling-right-lost", "3.8.b(1)", "3.8.2.1", "3.8.2.1"
);
rule!(
    /// Not out of, through or into attack.
    CASTLING_ATTACK = "castling-through-attack", "3.8.b(2)a", "3.8.2.2.1", "3.8.2.2.1"
);
rule!(
    /// Not with a piece between.
    CASTLING_BLOCKED = "castling-blocked", "3.8.b(2)b", "3.8.2.2.2", "3.8.2.2.2"
);
rule!(
    /// One's own king is not left in check.
    EXPOSED = "king-not-exposed", "3.9¶2", "3.9.2", "3.9.2"
);

pub(crate) static RULES: &[&Rule] = &[
    &THE_GAME,
    &KING_TAKEN,
    &OWN_PIECE,
    &BISHOP,
    &ROOK,
    &QUEEN,
    &JUMP,
    &KNIGHT,
    &PAWN,
    &PAWN_STEP,
    &PAWN_TWO_STEPS,
    &PAWN_CAPTURE,
    &EN_PASSANT_AT_ONCE,
    &PROMOTION_DUTY,
    &PROMOTION_CHOICE,
    &KING_STEP,
    &CASTLING,
    &CASTLING_LOST,
    &CASTLING_ATTACK,
    &CASTLING_BLOCKED,
    &EXPOSED,
];

/// The rule that a displacement breaks.
pub fn rule_of(illegality: Illegality) -> &'static Rule {
    match illegality {
        Illegality::NothingThere | Illegality::NotMoved => &super::a04_touch::TURNS,
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
