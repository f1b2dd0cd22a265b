//! Why the hall does not take an act: a closed list, each with its words in every language.

use laws::rule::Ground;
use laws::{Because, Refusal};

use crate::wire::RefusalKind;

/// What stands in the way in the hall itself. What stands in the way in the Laws is a [`Because`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cannot {
    /// The role may not.
    ForOthers,
    /// A link acts at its own board.
    AnotherBoard,
    /// Both have signed, and it would change the result.
    Signed,
    /// The device gives no name to its act, or too long a one.
    NeedsId,
    /// Nobody is so fast.
    TooFast,
    /// Nothing at a board is so long.
    TooLong,
    /// Nobody does so much in one game.
    TooMuch,
    /// There is no such board.
    NoSuchBoard,
    /// The hall closes.
    BoardClosed,
    /// The start of a round is not taken back any more.
    SomethingHappened,
    /// He has called already.
    CalledAlready,
    /// There is no such call.
    NoSuchCall,
    /// The clocks wait for a ruling.
    RulingAwaited,
    /// Other processes are always first.
    OthersWrite,
    /// The disk takes nothing, or gives nothing.
    Disk,
}

impl Cannot {
    /// All of them.
    pub const ALL: [Cannot; 15] = [
        Cannot::ForOthers,
        Cannot::AnotherBoard,
        Cannot::Signed,
        Cannot::NeedsId,
        Cannot::TooFast,
        Cannot::TooLong,
        Cannot::TooMuch,
        Cannot::NoSuchBoard,
        Cannot::BoardClosed,
        Cannot::SomethingHappened,
        Cannot::CalledAlready,
        Cannot::NoSuchCall,
        Cannot::RulingAwaited,
        Cannot::OthersWrite,
        Cannot::Disk,
    ];

    /// What kind of refusal it is.
    pub fn kind(self) -> RefusalKind {
        match self {
            Cannot::ForOthers | Cannot::AnotherBoard | Cannot::Signed | Cannot::NeedsId => {
                RefusalKind::NotAllowed
            }
            Cannot::TooFast => RefusalKind::TooFast,
            Cannot::NoSuchBoard | Cannot::BoardClosed => RefusalKind::UnknownBoard,
            Cannot::TooLong
            | Cannot::TooMuch
            | Cannot::SomethingHappened
            | Cannot::CalledAlready
            | Cannot::NoSuchCall
            | Cannot::RulingAwaited => RefusalKind::CannotHappen,
            Cannot::OthersWrite | Cannot::Disk => RefusalKind::Disk,
        }
    }

    /// The name of its message.
    pub fn message(self) -> &'static str {
        match self {
            Cannot::ForOthers => "cannot-for-others",
            Cannot::AnotherBoard => "cannot-another-board",
            Cannot::Signed => "cannot-signed",
            Cannot::NeedsId => "cannot-needs-id",
            Cannot::TooFast => "cannot-too-fast",
            Cannot::TooLong => "cannot-too-long",
            Cannot::TooMuch => "cannot-too-much",
            Cannot::NoSuchBoard => "cannot-no-such-board",
            Cannot::BoardClosed => "cannot-board-closed",
            Cannot::SomethingHappened => "cannot-something-happened",
            Cannot::CalledAlready => "cannot-called-already",
            Cannot::NoSuchCall => "cannot-no-such-call",
            Cannot::RulingAwaited => "cannot-ruling-awaited",
            Cannot::OthersWrite => "cannot-others-write",
            Cannot::Disk => "cannot-disk",
        }
    }
}

/// Why something is refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The Laws say so.
    Laws(Because),
    /// The hall does.
    Hall(Cannot),
}

impl Why {
    /// The name of its message.
    pub fn message(self) -> String {
        match self {
            Why::Laws(because) => because.message(),
            Why::Hall(cannot) => cannot.message().to_owned(),
        }
    }
}

/// It cannot happen; nothing was recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What kind.
    pub kind: RefusalKind,
    /// Why.
    pub why: Why,
    /// The rule.
    pub rule: Option<Ground>,
    /// What the system says of it, for the log of the program and nobody else.
    pub system: Option<String>,
}

impl Refused {
    /// The disk's, with what the system says of it.
    pub fn by_disk(system: impl Into<String>) -> Refused {
        Refused {
            system: Some(system.into()),
            ..Refused::from(Cannot::Disk)
        }
    }

    /// What the system says, or the name of the reason.
    pub fn into_system(self) -> String {
        self.system.unwrap_or_else(|| self.why.message())
    }
}

impl From<Cannot> for Refused {
    fn from(cannot: Cannot) -> Refused {
        Refused {
            kind: cannot.kind(),
            why: Why::Hall(cannot),
            rule: None,
            system: None,
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            kind: RefusalKind::CannotHappen,
            why: Why::Laws(refusal.why),
            rule: refusal.ground,
            system: None,
        }
    }
}
