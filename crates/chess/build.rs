//! Fills the table of rook and bishop attacks: 108,000 entries are quicker worked out here than by the
//! compiler's evaluator at every build.

use std::path::Path;

#[path = "src/attacks/factors.rs"]
mod factors;
#[path = "src/attacks/lines.rs"]
mod lines;

use lines::{BISHOP_ENTRIES, ROOK_ENTRIES, Slider};

fn main() {
    println!("cargo::rerun-if-changed=src/attacks/lines.rs");
    println!("cargo::rerun-if-changed=src/attacks/factors.rs");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    if std::env::var_os("CARGO_FEATURE_SMALL_TABLES").is_some() {
        return;
    }
    let gather = variable("CARGO_CFG_TARGET_FEATURE")
        .split(',')
        .any(|feature| feature == "bmi2");
    let mut table = vec![0u64; ROOK_ENTRIES + BISHOP_ENTRIES];
    let mut start = 0;
    for slider in [Slider::Rook, Slider::Bishop] {
        for square in 0..64 {
            start += fill(&mut table[start..], slider, square, gather);
        }
    }
    assert_eq!(start, table.len());
    let big_endian = variable("CARGO_CFG_TARGET_ENDIAN") == "big";
    let bytes: Vec<u8> = table
        .iter()
        .flat_map(|entry| {
            if big_endian {
                entry.to_be_bytes()
            } else {
                entry.to_le_bytes()
            }
        })
        .collect();
    let file = Path::new(&variable("OUT_DIR")).join("slides.bin");
    std::fs::write(file, bytes).expect("the table is written to the build folder");
}

/// Fills the entries of one square and says how many they are.
fn fill(table: &mut [u64], slider: Slider, square: u32, gather: bool) -> usize {
    let mask = slider.mask(square);
    let bits = mask.count_ones();
    let mut blockers = 0u64;
    let mut nth = 0;
    loop {
        // Counting through the subsets of the mask upwards is the order in which bits are gathered.
        let index = if gather {
            nth
        } else {
            (blockers.wrapping_mul(slider.factor(square)) >> (64 - bits)) as usize
        };
        table[index] = slider.attacks(square, blockers);
        blockers = blockers.wrapping_sub(mask) & mask;
        nth += 1;
        if blockers == 0 {
            return 1 << bits;
        }
    }
}
