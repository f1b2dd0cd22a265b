//! Moves that are legal on one board and illegal on the other, and what is tried after them.

use serde_json::{Value, json};

/// A legal and an illegal move from positions that look the same.
pub struct Pair {
    /// Where both games begin.
    pub start: Option<&'static str>,
    /// What is played before, on each board.
    pub before: [&'static [&'static str]; 2],
    /// The move, with `$T` for the square that differs.
    pub mv: &'static str,
    /// The square that differs.
    pub target: [&'static str; 2],
    /// The piece that moves, as FEN has it.
    pub piece: char,
    /// The move as a player writes it.
    pub written: &'static str,
    /// Pieces that are touched, put, taken off afterwards.
    pub squares: &'static [&'static str],
    /// Moves that are tried afterwards.
    pub moves: &'static [&'static str],
}

pub static PAWN: Pair = Pair {
    start: None,
    before: [&[], &[]],
    mv: "e2$T",
    target: ["e4", "e5"],
    piece: 'P',
    written: "$T",
    squares: &["e2", "$T", "d2", "g1", "d7", "e7", "d3", "e1"],
    moves: &[
        "e2$T", "e2e3", "$Te6", "$Te7", "d2d3", "d2d5", "d7d6", "d7d4", "g8f6", "d8d6", "e1+h1",
        "d3d4",
    ],
};

pub static KING: Pair = Pair {
    start: Some("4kr2/1p6/8/8/8/8/1P6/4K3 w - - 0 1"),
    before: [&[], &[]],
    mv: "e1$T",
    target: ["d1", "f1"],
    piece: 'K',
    written: "K$T",
    squares: &["e1", "$T", "b2", "b7", "f8", "h3"],
    moves: &[
        "e1$T", "e1e2", "$Te2", "b2b3", "b7b6", "f8f7", "f8c5", "e8+f8", "h3h4",
    ],
};

/// The king of the second board has been away: the pieces stand alike.
pub static CASTLING: Pair = Pair {
    start: Some("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"),
    before: [
        &["a1b1", "b7b6", "b1a1", "b6b5"],
        &["e1f1", "b7b6", "f1e1", "b6b5"],
    ],
    mv: "e1+h1",
    target: ["g1", "g1"],
    piece: 'K',
    written: "0-0",
    squares: &["e1", "g1", "h1", "f1", "a1", "d2", "b5", "e8"],
    moves: &[
        "e1+h1", "e1d1", "e1g1", "g1h1", "h1f1", "d2d3", "b5b4", "e8d8",
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
