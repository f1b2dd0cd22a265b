//! Texts for properties.

use proptest::prelude::*;

/// Pieces of PGN, whole and broken, from which texts are made.
const PIECES: &[&str] = &[
    "[Event \"x\"]\n",
    "\n\n[Event \"y\"]\n\n",
    "[White \"a \\\"b\\\" c\"]\n",
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n",
    "[FEN \"x\"]\n",
    "[Variant \"Atomic\"]\n",
    "[Round 3]\n",
    "1.",
    "12...",
    "e4",
    "e5",
    "Nf3",
    "Nc6",
    "Bb5",
    "O-O",
    "0-0-0",
    "exd5",
    "e8=Q",
    "Ke1e3 {[%illegal e1e3]}",
    "--",
    "Кf3",
    "{",
    "}",
    "{ word }",
    "{[%clk 0:01:00]}",
    "{[%unread x]}",
    "; line\n",
    "(",
    ")",
    "(=)",
    "$3",
    "$999",
    "!?",
    "!!!",
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "½-½",
    "\n",
    " ",
    "%\n",
    "\n% x\n",
    "[",
    "]",
    "\"",
    "\\",
    "\u{0}",
    "\u{feff}",
    "<",
    "=",
];

/// Any text, more or less like PGN.
pub fn pgn() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        9 => proptest::sample::select(PIECES).prop_map(|piece| format!("{piece} ").into_bytes()),
        1 => proptest::collection::vec(any::<u8>(), 0..4),
    ];
    proptest::collection::vec(word, 0..120).prop_map(|words| words.concat())
}
