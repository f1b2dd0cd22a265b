//! Moves that are legal on one board and illegal on the other, and what is tried after them.

use serde_json::{Value, json};

/// A legal and an illegal move from positions that look the same.
pub struct Pair {
    /// Where each game begins.
    pub start: [Option<&'static str>; 2],
    /// What is played before, on each board.
    pub before: [&'static [&'static str]; 2],
    /// The move, with `$T` for the square that differs.
    pub mv: &'static str,
    /// The square that differs.
    pub target: [&'static str; 2],
    /// The move as a player writes it.
    pub written: &'static str,
    /// Pieces that are touched, put, taken off afterwards.
    pub squares: &'static [&'static str],
    /// Moves that are tried afterwards.
    pub moves: &'static [&'static str],
}

pub static PAWN: Pair = Pair {
    start: [None, None],
    before: [&[], &[]],
    mv: "e2$T",
    target: ["e4", "e5"],
    written: "$T",
    squares: &["e2", "$T", "d2", "g1", "d7", "e7", "d3", "e1"],
    moves: &[
        "e2$T", "e2e3", "$Te2", "e3$T", "e3e2", "$Te6", "$Te7", "d2d3", "d2d5", "d7d6", "d7d4",
        "g8f6", "d8d6", "e1+h1", "d3d4", "d3d2",
    ],
};

pub static KING: Pair = Pair {
    start: [
        Some("4kr2/1p6/8/8/8/8/1P6/4K3 w - - 0 1"),
        Some("4kr2/1p6/8/8/8/8/1P6/4K3 w - - 0 1"),
    ],
    before: [&[], &[]],
    mv: "e1$T",
    target: ["d1", "f1"],
    written: "K$T",
    squares: &["e1", "$T", "b2", "b7", "f8", "h3"],
    moves: &[
        "e1$T", "e1e2", "$Te1", "e2$T", "$Te2", "b2b3", "b7b6", "f8f7", "f8c5", "e8+f8", "h3h4",
    ],
};

/// The king of the second board has been away: the pieces stand alike.
pub static CASTLING: Pair = Pair {
    start: [
        Some("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"),
        Some("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"),
    ],
    before: [
        &["a1b1", "b7b6", "b1a1", "b6b5"],
        &["e1f1", "b7b6", "f1e1", "b6b5"],
    ],
    mv: "e1+h1",
    target: ["g1", "g1"],
    written: "0-0",
    squares: &["e1", "g1", "h1", "f1", "a1", "d2", "b5", "e8"],
    moves: &[
        "e1+h1", "e1d1", "e1g1", "g1e1", "g1h1", "h1f1", "f1h1", "d2d3", "b5b4", "e8d8",
    ],
};

/// The same from another array (Guideline II): the king of the second board has been away.
pub static CASTLING_960: Pair = Pair {
    start: [
        Some("1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GBgb - 0 1"),
        Some("1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GBgb - 0 1"),
    ],
    before: [
        &["b1a1", "b7b6", "a1b1", "b6b5"],
        &["d1c1", "b7b6", "c1d1", "b6b5"],
    ],
    mv: "d1+g1",
    target: ["g1", "g1"],
    written: "0-0",
    squares: &["d1", "g1", "f1", "b1", "d2", "b5", "d8"],
    moves: &[
        "d1+g1", "d1c1", "d1f1", "g1d1", "g1h1", "f1g1", "d2d3", "b5b4", "d8e8",
    ],
};

/// A pawn that is promoted where it goes straight on, and where nothing stands that it could take.
pub static PROMOTION: Pair = Pair {
    start: [
        Some("4k3/P7/8/8/8/8/1p6/4K3 w - - 0 1"),
        Some("4k3/P7/8/8/8/8/1p6/4K3 w - - 0 1"),
    ],
    before: [&[], &[]],
    mv: "a7$T=Q",
    target: ["a8", "b8"],
    written: "$T=Q",
    squares: &["a7", "$T", "e1", "e8", "b2"],
    moves: &[
        "a7$T=Q", "a7$T=N", "a7$T", "$Ta7", "$Tc7", "e1e2", "e8e7", "b2b1=q",
    ],
};

/// The pawn of the first board has just gone two squares.
pub static EN_PASSANT: Pair = Pair {
    start: [
        Some("4k3/8/8/2ppP3/8/8/8/4K3 w - d6 0 1"),
        Some("4k3/8/8/2ppP3/8/8/8/4K3 w - - 0 1"),
    ],
    before: [&[], &[]],
    mv: "e5d6",
    target: ["d6", "d6"],
    written: "exd6",
    squares: &["e5", "d6", "d5", "c5", "e1", "e8"],
    moves: &[
        "e5d6", "e5e6", "d6e5", "d6d7", "d5d4", "e1e2", "e8e7", "e8d7",
    ],
};

/// Two pawns, of which the queen can take one.
pub static CAPTURE: Pair = Pair {
    start: [
        Some("4k3/3p4/8/3p4/8/8/4P3/3QK3 w - - 0 1"),
        Some("4k3/3p4/8/3p4/8/8/4P3/3QK3 w - - 0 1"),
    ],
    before: [&[], &[]],
    mv: "d1$T",
    target: ["d5", "d7"],
    written: "Qx$T",
    squares: &["d1", "$T", "e2", "e8", "a5"],
    moves: &[
        "d1$T", "$Td1", "d1d2", "$Td2", "e2e4", "e2e5", "e8e7", "e8b5", "a5a6",
    ],
};

/// Two knights, of which the king can take one: a bishop stands behind the other.
pub static KING_TAKES: Pair = Pair {
    start: [
        Some("4k3/8/8/8/5b2/8/3n1n2/4K3 w - - 0 1"),
        Some("4k3/8/8/8/5b2/8/3n1n2/4K3 w - - 0 1"),
    ],
    before: [&[], &[]],
    mv: "e1$T",
    target: ["f2", "d2"],
    written: "Kx$T",
    squares: &["e1", "$T", "f4", "e2", "e8"],
    moves: &[
        "e1$T", "$Te1", "e1e2", "$Te2", "$Te3", "f4e3", "e8e7", "e1d1",
    ],
};

/// From another array (Guideline II): the king's step to where he castles is a move of his own. The king of the second board
/// has been away.
pub static STEP_960: Pair = Pair {
    start: [
        Some("1r3k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3K1R w HBhb - 0 1"),
        Some("1r3k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3K1R w HBhb - 0 1"),
    ],
    before: [
        &["b1a1", "b7b6", "a1b1", "b6b5"],
        &["f1e1", "b7b6", "e1f1", "b6b5"],
    ],
    mv: "f1g1",
    target: ["g1", "g1"],
    written: "0-0",
    squares: &["f1", "g1", "h1", "b1", "d2", "b5", "f8"],
    moves: &[
        "f1+h1", "f1g1", "g1f1", "h1f1", "f1e1", "h1g1", "g1h1", "f1h1", "d2d3", "b5b4", "f8e8",
    ],
};

/// A move as a hand makes it.
pub fn attempt(text: &str) -> Value {
    let attempt = laws::command::parse_attempt(text);
    json!(attempt.unwrap_or_else(|| panic!("{text}")))
}

impl Pair {
    /// What a hand can do after the move; `$T` stands for the square that differs.
    pub fn hands(&self, side: usize) -> Vec<(String, Value)> {
        let here = |text: &str| text.replace("$T", self.target[side]);
        let mut all = Vec::new();
        for square in self.squares {
            let at = here(square);
            for manner in ["plain", "adjusting", "doubtful", "unannounced", "accident"] {
                let act = json!({"touch": {"square": at, "manner": manner}});
                all.push((format!("touch {square} {manner}"), act));
            }
            all.push((format!("remove {square}"), json!({ "remove": at })));
            let place = json!({"place": {"role": "queen", "square": at, "grip": "released"}});
            all.push((format!("place {square}"), place));
            all.push((
                format!("touch two {square}"),
                json!({"touch-two": [at, here(self.squares[0])]}),
            ));
            all.push((
                format!("take out {square}"),
                json!({"blind": {"take-out": at}}),
            ));
            all.push((
                format!("put back {square}"),
                json!({"put": {"from": at, "to": at}}),
            ));
        }
        for mv in self.moves {
            let done = attempt(&here(mv));
            all.push((
                format!("move {mv}"),
                json!({"move": {"attempt": done, "hands": "one"}}),
            ));
            all.push((
                format!("move {mv} with two"),
                json!({"move": {"attempt": done, "hands": "two"}}),
            ));
            for said in ["announce", "repeat", "place"] {
                all.push((format!("{said} {mv}"), json!({"blind": {said: done}})));
            }
            if let Some((from, to)) = here(mv).split_at_checked(2)
                && to.len() == 2
            {
                let put = json!({"put": {"from": from, "to": to}});
                all.push((format!("put {mv}"), put));
                let drop = json!({"drop": {"from": from, "to": to}});
                all.push((format!("drop {mv}"), drop));
            }
        }
        for text in [self.written, "e6", "Nf6", "nonsense", "="] {
            let text_here = here(text);
            for claim in [false, true] {
                let write = json!({"record": {"write": {"text": text_here, "claim": claim}}});
                all.push((format!("write {text} {claim}"), write));
                let enter = json!({"record": {"enter": {"text": text_here, "claim": claim}}});
                all.push((format!("enter {text} {claim}"), enter));
            }
            for ground in ["repetition", "fifty-moves"] {
                let claim = json!({"claim-draw": {"ground": ground, "with": {"said": text_here}}});
                all.push((format!("claim {ground} with {text}"), claim));
            }
            let seal = json!({"adjourn": {"seal": {"text": text_here, "early": null}}});
            all.push((format!("seal {text}"), seal));
        }
        for ground in ["repetition", "fifty-moves"] {
            for with in ["on-board", "written"] {
                let claim = json!({"claim-draw": {"ground": ground, "with": with}});
                all.push((format!("claim {ground} {with}"), claim));
            }
        }
        for breach in [
            "touched",
            "released",
            "adjusting",
            "two-hands",
            "clock-hand",
        ] {
            all.push((
                format!("complain of {breach}"),
                json!({"complain-of": breach}),
            ));
        }
        for flag in ["white", "black"] {
            all.push((format!("flag of {flag}"), json!({"notice-flag": flag})));
        }
        all
    }
}
