//! Baku acceleration (C.04.7): virtual points for the upper half in the first rounds.

use super::course::{Acceleration, Worth};

/// The virtual points of a tournament for the list of round 1. Nothing where the scheme does not allow it: a win must be
/// two draws and a loss nothing.
pub fn baku(players: u32, rounds: u32, worth: &Worth) -> Vec<Acceleration> {
    if worth.win != 2 * worth.draw || worth.loss != 0 {
        return Vec::new();
    }
    let group = 2 * players.div_ceil(4);
    let accelerated = rounds.div_ceil(2);
    let whole = accelerated.div_ceil(2);
    let of = |points, first, last| Acceleration {
        points,
        rounds: (first, last),
        players: (1, group),
    };
    let both = [
        of(worth.win, 1, whole),
        of(worth.draw, whole + 1, accelerated),
    ];
    let some = both.into_iter().filter(|one| one.rounds.0 <= one.rounds.1);
    some.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_and_rounds_as_in_the_regulations() {
        let plain = |players, rounds| {
            let all = baku(players, rounds, &Worth::default());
            let short = all
                .iter()
                .map(|one| (one.points, one.rounds, one.players.1));
            short.collect::<Vec<_>>()
        };
        assert_eq!(plain(161, 9), [(10, (1, 3), 82), (5, (4, 5), 82)]);
        assert_eq!(plain(160, 8), [(10, (1, 2), 80), (5, (3, 4), 80)]);
        assert_eq!(plain(6, 1), [(10, (1, 1), 4)]);
        let football = Worth {
            win: 30,
            draw: 10,
            ..Worth::default()
        };
        assert_eq!(baku(100, 9, &football), []);
    }
}
