//! What a side can never mate with, whatever both players do.

use chess::{Bitboard, Board, Color, Role};

/// Why the pieces on the board can never give mate to the other king.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Material {
    /// The side has nothing but its king.
    BareKing,
    /// A king and one knight against a king and queens only: nothing can take the king's flights without
    /// being able to take the knight.
    KnightAgainstQueens,
    /// A king and bishops of one shade while no knight, no pawn and no bishop of the other shade is on the
    /// board: no piece can take a flight of the other shade without being able to parry.
    BishopsOfOneShade,
}

/// Can `side` never mate with this material? True of every position but one that is mate already: the
/// lemma speaks of mates that a legal move gives, and after a legal move kings do not stand side by side.
#[inline]
pub fn insufficient(board: &Board, side: Color) -> Option<Material> {
    let ours = board.color(side);
    let helpful = board.role(Role::Pawn) | board.straight_movers();
    if (ours & helpful).any() {
        return None;
    }
    let knights = ours & board.role(Role::Knight);
    let bishops = ours & board.role(Role::Bishop);
    if knights.is_empty() && bishops.is_empty() {
        return Some(Material::BareKing);
    }
    if knights.is_empty() {
        let all_bishops = board.role(Role::Bishop);
        let mixed = (all_bishops & Bitboard::LIGHT).any() && (all_bishops & Bitboard::DARK).any();
        let smothering = board.role(Role::Pawn) | board.role(Role::Knight);
        return (!mixed && smothering.is_empty()).then_some(Material::BishopsOfOneShade);
    }
    let theirs = board.color(!side) - board.role(Role::King) - board.role(Role::Queen);
    (bishops.is_empty() && !knights.many() && theirs.is_empty())
        .then_some(Material::KnightAgainstQueens)
}
