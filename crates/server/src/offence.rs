//! Which rulings go into a player's history (12.9).

use chess::Color;
use laws::Remedy;

/// Whose offence a ruling is about, if it is about one.
pub fn against(remedy: &Remedy) -> Option<Color> {
    match remedy {
        Remedy::Warning { to } => Some(*to),
        Remedy::TakeTime { from, .. } => Some(*from),
        // Time for the opponent is the price of an offence.
        Remedy::AddTime { to, .. } => Some(!*to),
        Remedy::PointsDown { from, .. } => Some(*from),
        Remedy::PointsUp { to, .. } => Some(!*to),
        Remedy::Fined { player } | Remedy::Expelled { player } => Some(*player),
        Remedy::Excluded { player, .. } => Some(*player),
        Remedy::ClaimRejected { of, .. } => Some(*of),
        _ => None,
    }
}
