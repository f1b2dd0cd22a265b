//! The two tables of the Rating Regulations (B.02 8.1): from a score to a difference of ratings, and back.

/// dp for 50 per cent, 51 per cent and so on; below 50 it is the same the other way.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The least difference for which 50, 51 and so on to 100 per cent are expected of the higher rated.
const LEAST: [i64; 51] = [
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154,
    163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358,
    375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// The difference of ratings that a score says, in per cent (8.1.1).
pub(super) const fn difference(percent: usize) -> i64 {
    match percent {
        0..50 => -DIFFERENCES[50 - percent],
        50..=100 => DIFFERENCES[percent - 50],
        _ => DIFFERENCES[50],
    }
}

/// What is expected of somebody rated so much higher, or lower, in per cent (8.1.2, without a limit at 400).
pub(super) fn expected(difference: i64) -> i64 {
    let of_higher = 49 + LEAST.partition_point(|&least| least <= difference.abs()) as i64;
    match difference < 0 {
        true => 100 - of_higher,
        false => of_higher,
    }
}

/// The least whole rating of which so many half points could be expected against these (C.07 10.3).
pub(super) fn perfect(ratings: &[i64], halves: i64) -> Option<i64> {
    let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if halves <= 0 {
        return Some(lowest - 800);
    }
    let enough = |rating: i64| {
        let sum: i64 = ratings.iter().map(|other| expected(rating - other)).sum();
        sum >= halves * 50
    };
    let (mut low, mut high) = (lowest - 800, highest + 800);
    while low < high {
        let middle = (low + high).div_euclid(2);
        match enough(middle) {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    Some(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tables_are_those_of_the_regulations() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../../shared/vectors/swiss/rating-tables.tsv"
        );
        let Ok(text) = std::fs::read_to_string(path) else {
            eprintln!("NOT CHECKED: {path} cannot be read");
            return;
        };
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        for row in rows.map(|line| line.split('\t').collect::<Vec<_>>()) {
            let number = |place: usize| row[place].parse::<i64>();
            match row[0] {
                "dp" => assert_eq!(difference(row[1].parse().unwrap()), number(2).unwrap()),
                _ => {
                    let last = number(2).unwrap_or(2000);
                    for d in number(1).unwrap()..=last {
                        assert_eq!(expected(d), number(3).unwrap());
                        assert!(d == 0 || expected(-d) == 100 - number(3).unwrap());
                    }
                }
            }
        }
    }

    #[test]
    fn the_perfect_performance() {
        assert_eq!(perfect(&[], 0), None);
        assert_eq!(perfect(&[1500, 1600], 0), Some(700));
        assert_eq!(perfect(&[1500, 1600], 4), Some(2336));
        // 50 per cent is expected of three points less.
        assert_eq!(perfect(&[1500], 1), Some(1497));
    }
}
