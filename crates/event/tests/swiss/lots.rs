//! Lots that fall the same way every time.

/// A stream of numbers from a seed.
pub struct Lots(u64);

impl Lots {
    pub fn new(seed: u64) -> Lots {
        Lots(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below this one.
    pub fn below(&mut self, most: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % u64::from(most.max(1))) as u32
    }

    pub fn one_in(&mut self, of: u32) -> bool {
        self.below(of) == 0
    }
}

/// How many cases: `PROPTEST_CASES` asks for more, as everywhere.
pub fn cases(usual: u64) -> u64 {
    let asked = std::env::var("PROPTEST_CASES").ok();
    let asked = asked.and_then(|text| text.parse::<u64>().ok());
    asked.map_or(usual, |cases| usual * cases.div_ceil(256).max(1))
}
