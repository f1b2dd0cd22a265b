//! How hard to look: three strengths, and budgets of positions and memory.

/// How hard to look for the answer. One question, three strengths: whoever asks chooses how much it may cost, and what
/// cannot be proved for that is [`crate::Verdict::Undecided`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strength {
    /// After every move: less than a millisecond whatever the position, and no memory once a thread has its room.
    /// It proves that a side can never mate, or says nothing; no line is looked for and no certificate kept.
    Quick,
    /// Where a result hangs on the answer: [`Budget::RESULT`], some milliseconds.
    Result,
    /// As long as it takes: [`Budget::THOROUGH`].
    Thorough,
    /// So long, in so much memory.
    Within(Budget),
}

/// How long to look, and in how much memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Until this many positions are known.
    pub nodes: u64,
    /// Bytes that a search may hold at any moment. Everything that grows counts: tables of positions, what waits in
    /// them, modes of regions, the certificate.
    pub memory: usize,
}

const MIB: usize = 1 << 20;

impl Budget {
    /// Where a result hangs on the answer.
    pub const RESULT: Budget = Budget {
        nodes: 20_000,
        memory: 16 * MIB,
    };

    /// No bound but that of memory.
    pub const THOROUGH: Budget = Budget {
        nodes: u64::MAX,
        memory: Budget::MEMORY,
    };

    /// The memory of a search that names no other bound: 2 GiB, or half of what can be addressed.
    pub const MEMORY: usize = if usize::BITS >= 64 {
        2048 * MIB
    } else {
        isize::MAX as usize / 2
    };

    /// So many positions, in the usual memory.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            memory: Budget::MEMORY,
        }
    }

    /// As many positions as fit into so many bytes.
    pub const fn memory(memory: usize) -> Budget {
        Budget {
            nodes: u64::MAX,
            memory,
        }
    }

    /// The same in so many bytes.
    #[must_use]
    pub const fn in_memory(self, memory: usize) -> Budget {
        Budget {
            nodes: self.nodes,
            memory,
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::THOROUGH
    }
}

impl From<Budget> for Strength {
    fn from(budget: Budget) -> Strength {
        Strength::Within(budget)
    }
}

impl Strength {
    /// What the search may spend; `None` if there is none, only the quick answer.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Strength::Quick => None,
            Strength::Result => Some(Budget::RESULT),
            Strength::Thorough => Some(Budget::THOROUGH),
            Strength::Within(budget) => Some(budget),
        }
    }
}

/// What came to its end before the question was decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Spent {
    /// The quick answer has nothing more to try.
    Quick,
    /// So many positions are known as were allowed.
    Nodes,
    /// No more fit into the memory that was allowed.
    Memory,
}
