//! How long anything is that a device may send: fit for chess, and looked at before anything is decided or kept.

use laws::Act;
use serde_json::Value;

/// Letters of a text such as a move, a name or a condition.
const TEXT: usize = 200;

/// Letters of an appeal, or of an arbiter's reason.
const LONG_TEXT: usize = 4_000;

/// The longest game that was ever played had 538 half-moves; no sheet has more lines than twice that.
const LIST: usize = 1_200;

/// Letters of a reason for calling the arbiter.
pub const CALL: usize = 500;

/// Calls of one sender that may be open at a board.
pub const CALLS: usize = 3;

/// What one player's devices may write into the record of a game, in letters: more than any game ever took, told hand by hand, and
/// too little to fill a disk or a desk with. Each act weighs [`ACT`] at the least.
pub const OF_ONE: u64 = 2 << 20;

/// What an act weighs, however short it is.
pub const ACT: u64 = 200;

/// Is an act no longer than it may be? Every text and every list in it, also of acts that are yet to be invented.
pub fn fits(act: &Act) -> bool {
    match act {
        // What is done most has neither.
        Act::Touch { .. }
        | Act::Move { .. }
        | Act::Remove(_)
        | Act::Put { .. }
        | Act::Place { .. }
        | Act::Press
        | Act::NoticeFlag(_) => true,
        act => serde_json::to_value(act).is_ok_and(|value| within(&value, TEXT)),
    }
}

fn within(value: &Value, text: usize) -> bool {
    match value {
        Value::String(found) => found.chars().nth(text).is_none(),
        Value::Array(list) => list.len() <= LIST && list.iter().all(|one| within(one, text)),
        Value::Object(fields) => fields.iter().all(|(name, value)| {
            let long = matches!(name.as_str(), "appeal" | "reason");
            within(value, if long { LONG_TEXT } else { TEXT })
        }),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn act(value: Value) -> Act {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn a_game_fits_and_half_a_million_lines_do_not() {
        let lines = |n: usize| act(json!({"record": {"write-down": vec!["Nf3"; n]}}));
        assert!(fits(&lines(LIST)));
        assert!(!fits(&lines(LIST + 1)));
        assert!(!fits(&lines(500_000)));
    }

    #[test]
    fn texts_have_their_length() {
        let appeal = |n: usize| act(json!({"conduct": {"appeal": "x".repeat(n)}}));
        assert!(fits(&appeal(LONG_TEXT)));
        assert!(!fits(&appeal(LONG_TEXT + 1)));
        let entry =
            |n: usize| act(json!({"record": {"enter": {"text": "é".repeat(n), "claim": false}}}));
        assert!(fits(&entry(TEXT)));
        assert!(!fits(&entry(TEXT + 1)));
    }
}
