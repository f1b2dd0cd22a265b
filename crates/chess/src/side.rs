//! The two sides as types, so that the generator is compiled once for each of them.

use crate::{Bitboard, Color, Rank};

/// A side known while compiling.
pub(crate) trait Side: Copy {
    type Opponent: Side<Opponent = Self>;
    const US: Color;
    const THEM: Color;
    /// Where a pawn arrives that may go on to a double step.
    const THIRD_RANK: Bitboard = Bitboard::relative_rank(Self::US, Rank::THIRD);
    /// Where a pawn must be replaced.
    const LAST_RANK: Bitboard = Bitboard::relative_rank(Self::US, Rank::EIGHTH);
    /// The difference in square index of one step forward.
    const FORWARD: i8;

    #[inline(always)]
    fn forward(set: Bitboard) -> Bitboard {
        set.forward(Self::US)
    }
}

#[derive(Copy, Clone)]
pub(crate) struct White;

#[derive(Copy, Clone)]
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const US: Color = Color::White;
    const THEM: Color = Color::Black;
    const FORWARD: i8 = 8;
}

impl Side for Black {
    type Opponent = White;
    const US: Color = Color::Black;
    const THEM: Color = Color::White;
    const FORWARD: i8 = -8;
}
