//! Perfect matchings by fields: each edge puts values into fields, and the greatest sum is the best.

use crate::swiss::matching::{Layout, Weight, Wide, heaviest};

/// Bits for the sums of a matching above its fields.
const ROOM: usize = 16;

/// What an edge adds: a value for some fields.
pub(super) type Parts = Vec<(usize, u64)>;

/// The partners of all vertices in a perfect matching of greatest sum, if there is a perfect one. `edge` says what an
/// edge puts into which field; none where there is no edge.
pub(super) fn best(
    vertices: usize,
    layout: &Layout,
    edge: impl Fn(usize, usize) -> Option<Parts>,
) -> Option<Vec<usize>> {
    match (layout.bits() + ROOM).div_ceil(64) {
        0..=2 => solve::<2>(vertices, layout, edge),
        3..=8 => solve::<8>(vertices, layout, edge),
        9..=24 => solve::<24>(vertices, layout, edge),
        // No report has room for more than 999 teams.
        words => {
            assert!(words <= 96, "some thousand teams in one bracket");
            solve::<96>(vertices, layout, edge)
        }
    }
}

fn solve<const N: usize>(
    vertices: usize,
    layout: &Layout,
    edge: impl Fn(usize, usize) -> Option<Parts>,
) -> Option<Vec<usize>> {
    let offsets = layout.offsets();
    let mut sums: Vec<Option<Wide<N>>> = vec![None; vertices * vertices];
    for one in 0..vertices {
        for other in one + 1..vertices {
            let Some(parts) = edge(one, other) else {
                continue;
            };
            let mut sum = Wide::ZERO;
            for (field, value) in parts {
                sum.put(offsets[field], value);
            }
            // Doubled: a matching halves differences.
            let sum = sum + sum;
            sums[one * vertices + other] = Some(sum);
            sums[other * vertices + one] = Some(sum);
        }
    }
    heaviest(
        vertices,
        |_| false,
        |one, other| sums[one * vertices + other],
    )
}
