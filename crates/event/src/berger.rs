//! Berger tables: everybody against everybody, once or twice.

use serde::{Deserialize, Serialize};

/// How often everybody meets everybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, the second time with colours reversed.
    Double,
}

/// The last two rounds of the first of two cycles.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LastTwo {
    /// Exchanged, as is recommended: nobody then has the same colour three times running.
    #[default]
    Exchanged,
    /// As they stand in the table.
    AsInTable,
}

/// One round of a table: places in the list counted from 1, White first.
pub type TableRound = Vec<(u32, u32)>;

/// The table for `players` places, one list for each round, boards in the order of the table.
///
/// With an odd number the last place is empty: who would meet it is left out of the round and sits out.
///
/// The tables follow one scheme. Places 1 to n−1 sit in a circle and the last place outside it; each round turns the
/// circle by n/2. The last place has Black in odd rounds and White in even ones; of the others, the one found first
/// going round the circle has White.
pub fn berger(players: u32) -> Vec<TableRound> {
    if players < 2 {
        return Vec::new();
    }
    let even = players + players % 2;
    let circle = even - 1;
    let on_circle = |place: u32| (place - 1) % circle + 1;
    let mut rounds = Vec::new();
    let mut first = 1;
    for number in 1..even {
        let mut round = TableRound::new();
        let outside = match number % 2 {
            1 => (first, even),
            _ => (even, first),
        };
        round.push(outside);
        for step in 1..even / 2 {
            round.push((on_circle(first + step), on_circle(first + circle - step)));
        }
        round.retain(|&(white, black)| white <= players && black <= players);
        rounds.push(round);
        first = on_circle(first + even / 2);
    }
    rounds
}

/// The table of a whole competition.
pub fn rounds(players: u32, cycles: Cycles, last_two: LastTwo) -> Vec<TableRound> {
    let table = berger(players);
    match cycles {
        Cycles::Single => table,
        Cycles::Double => {
            let reversed = table.iter().map(|round| {
                let swapped = round.iter().map(|&(white, black)| (black, white));
                swapped.collect()
            });
            let second: Vec<TableRound> = reversed.collect();
            let mut first = table;
            let last = first.len();
            if last_two == LastTwo::Exchanged && last >= 2 {
                first.swap(last - 2, last - 1);
            }
            first.extend(second);
            first
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables as they are printed in handbooks.
    const PRINTED: [(u32, &str); 5] = [
        (4, "1-4 2-3|4-3 1-2|2-4 3-1"),
        (
            6,
            "1-6 2-5 3-4|6-4 5-3 1-2|2-6 3-1 4-5|6-5 1-4 2-3|3-6 4-2 5-1",
        ),
        (
            8,
            "1-8 2-7 3-6 4-5|8-5 6-4 7-3 1-2|2-8 3-1 4-7 5-6|8-6 7-5 1-4 2-3|3-8 4-2 5-1 6-7|8-7 1-6 2-5 3-4|\
             4-8 5-3 6-2 7-1",
        ),
        (
            10,
            "1-10 2-9 3-8 4-7 5-6|10-6 7-5 8-4 9-3 1-2|2-10 3-1 4-9 5-8 6-7|10-7 8-6 9-5 1-4 2-3|\
             3-10 4-2 5-1 6-9 7-8|10-8 9-7 1-6 2-5 3-4|4-10 5-3 6-2 7-1 8-9|10-9 1-8 2-7 3-6 4-5|\
             5-10 6-4 7-3 8-2 9-1",
        ),
        (
            12,
            "1-12 2-11 3-10 4-9 5-8 6-7|12-7 8-6 9-5 10-4 11-3 1-2|2-12 3-1 4-11 5-10 6-9 7-8|\
             12-8 9-7 10-6 11-5 1-4 2-3|3-12 4-2 5-1 6-11 7-10 8-9|12-9 10-8 11-7 1-6 2-5 3-4|\
             4-12 5-3 6-2 7-1 8-11 9-10|12-10 11-9 1-8 2-7 3-6 4-5|5-12 6-4 7-3 8-2 9-1 10-11|\
             12-11 1-10 2-9 3-8 4-7 5-6|6-12 7-5 8-4 9-3 10-2 11-1",
        ),
    ];

    #[test]
    fn tables_are_those_that_are_printed() {
        for (players, printed) in PRINTED {
            let round = |text: &str| -> TableRound {
                let pairs = text.split(' ').map(|pair| pair.split_once('-').unwrap());
                pairs
                    .map(|(white, black)| (white.parse().unwrap(), black.parse().unwrap()))
                    .collect()
            };
            let expected: Vec<TableRound> = printed.split('|').map(round).collect();
            assert_eq!(berger(players), expected, "{players} players");
        }
    }

    #[test]
    fn who_would_meet_the_empty_place_sits_out() {
        let table = berger(5);
        assert_eq!(table.len(), 5);
        assert_eq!(table[0], [(2, 5), (3, 4)]);
        assert!(table.iter().all(|round| round.len() == 2));
    }

    #[test]
    fn nobody_has_a_colour_three_times_running_when_the_last_two_are_exchanged() {
        for players in (4..40).step_by(2) {
            let all = rounds(players, Cycles::Double, LastTwo::Exchanged);
            for place in 1..=players {
                let colours: Vec<bool> = all
                    .iter()
                    .map(|round| round.iter().any(|&(white, _)| white == place))
                    .collect();
                let thrice = colours
                    .windows(3)
                    .any(|three| three[0] == three[1] && three[1] == three[2]);
                assert!(!thrice, "place {place} of {players}");
            }
        }
    }
}
