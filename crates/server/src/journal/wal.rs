//! The log of writes beside the file (`-wal`): SQLite drops everything after the first frame whose sum is wrong. To save
//! what comes after it, the sums are made anew; what is true is then for the chain to say.

const HEADER: usize = 32;
const FRAME: usize = 24;

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn put(bytes: &mut [u8], at: usize, word: u32) {
    bytes[at..at + 4].copy_from_slice(&word.to_be_bytes());
}

/// The sums of the format, over pairs of words.
fn sum((mut a, mut b): (u32, u32), bytes: &[u8], big: bool) -> (u32, u32) {
    for pair in bytes.chunks_exact(8) {
        let word = |at: usize| {
            let four = [pair[at], pair[at + 1], pair[at + 2], pair[at + 3]];
            match big {
                true => u32::from_be_bytes(four),
                false => u32::from_le_bytes(four),
            }
        };
        a = a.wrapping_add(word(0)).wrapping_add(b);
        b = b.wrapping_add(word(4)).wrapping_add(a);
    }
    (a, b)
}

/// The same log with sums that are right for what is in it.
pub(super) fn mended(log: &[u8]) -> Vec<u8> {
    let mut log = log.to_vec();
    if log.len() < HEADER + FRAME {
        return log;
    }
    // One flipped bit in the head is told by what it must be.
    let magic = word(&log, 0);
    let (little, large) = (0x377f_0682_u32, 0x377f_0683);
    let big = magic == large;
    if magic != little && magic != large {
        put(&mut log, 0, little);
    }
    put(&mut log, 4, 3_007_000);
    let page = match word(&log, 8) {
        size if size.is_power_of_two() && (512..=65536).contains(&size) => size as usize,
        _ => 4096,
    };
    put(&mut log, 8, page as u32);
    let salt = |log: &[u8], frame: usize| {
        let at = HEADER + frame * (FRAME + page);
        (log.len() >= at + FRAME).then(|| (word(log, at + 8), word(log, at + 12)))
    };
    let own = (word(&log, 16), word(&log, 20));
    let salts = match (salt(&log, 0), salt(&log, 1)) {
        (Some(first), Some(second)) if first == second => first,
        _ => own,
    };
    put(&mut log, 16, salts.0);
    put(&mut log, 20, salts.1);
    let mut sums = sum((0, 0), &log[..24], big);
    put(&mut log, 24, sums.0);
    put(&mut log, 28, sums.1);
    let mut at = HEADER;
    while log.len() >= at + FRAME + page {
        let (first, second) = (word(&log, at + 8), word(&log, at + 12));
        let bits = (first ^ salts.0).count_ones() + (second ^ salts.1).count_ones();
        if bits > 1 {
            // What is left of an earlier round of the log.
            break;
        }
        put(&mut log, at + 8, salts.0);
        put(&mut log, at + 12, salts.1);
        sums = sum(sums, &log[at..at + 8], big);
        sums = sum(sums, &log[at + FRAME..at + FRAME + page], big);
        put(&mut log, at + 16, sums.0);
        put(&mut log, at + 20, sums.1);
        at += FRAME + page;
    }
    log
}
