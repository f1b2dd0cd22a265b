//! What two boards of a pair show, as if they were one: nothing is left out but what the move itself is, and what was played
//! before it.

use serde_json::Value;

use super::room::Room;

impl Room {
    /// The same text for both boards, as far as only the move differs.
    pub(super) fn words(&self, text: &str, side: usize) -> String {
        let target = self.pair.target;
        if target[0] == target[1] {
            // The right to castle was lost by what was played before.
            let text = text.replace(" Kkq ", " kq ").replace(" Gkq ", " kq ");
            let text = text.replace(" Hkq ", " kq ").replace(" H - ", " - - ");
            let text = text.replace(" K - ", " - - ").replace(" G - ", " - - ");
            // Whether a pawn has just gone two squares was seen then.
            return text.replace(" w - d6 ", " w - - ");
        }
        let text = match placement(text, target[side], target[1 - side]) {
            Some(text) => text,
            None => text.to_owned(),
        };
        // Whether a reply gives check depends on where the piece went.
        text.replace(&phonetic(target[side]), "<there>")
            .replace(target[side], "<there>")
            .replace(", check", "")
            .replace('+', "")
    }

    pub(super) fn alike(&self, value: Value, side: usize) -> Value {
        match value {
            Value::String(text) => Value::String(self.words(&text, side)),
            Value::Array(all) => all.into_iter().map(|one| self.alike(one, side)).collect(),
            Value::Object(mut all) => {
                all.remove("key");
                for name in ["moves", "sheet"] {
                    if let Some(Value::Array(moves)) = all.get_mut(name) {
                        let played = self.pair.before[side].len();
                        moves.drain(..played.min(moves.len()));
                    }
                }
                let all = all.into_iter();
                Value::Object(all.map(|(k, v)| (k, self.alike(v, side))).collect())
            }
            other => other,
        }
    }
}

/// A square as it is read out (D.2.1).
fn phonetic(square: &str) -> String {
    let files = [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ];
    let ranks = [
        "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
    ];
    let [file, rank] = square.as_bytes() else {
        panic!("{square}");
    };
    let (file, rank) = (usize::from(file - b'a'), usize::from(rank - b'1'));
    format!("{} {}", files[file], ranks[rank])
}

/// The places where two texts differ.
pub(super) fn apart(one: &str, other: &str) -> String {
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let cut = |text: &str| {
        let from = text.floor_char_boundary(same.saturating_sub(50));
        let to = text.ceil_char_boundary((same + 120).min(text.len()));
        text[from..to].to_owned()
    };
    format!("{}\n  {}", cut(one), cut(other))
}

/// A FEN, or its first field, without the piece that moved: where it stands is the move itself.
fn placement(text: &str, target: &str, other: &str) -> Option<String> {
    let (pieces, rest) = text.split_once(' ').unwrap_or((text, ""));
    if pieces.matches('/').count() != 7 {
        return None;
    }
    let mut squares = String::new();
    for sign in pieces.chars() {
        match sign.to_digit(10) {
            Some(n) => squares.extend(std::iter::repeat_n('.', n as usize)),
            None if sign == '/' => {}
            None => squares.push(sign),
        }
    }
    let mut squares: Vec<char> = squares.chars().collect();
    assert_eq!(squares.len(), 64, "{text} with {target}");
    let mut mark = String::new();
    for square in [target, other] {
        let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
        let place = usize::from(7 - rank) * 8 + usize::from(file);
        mark.extend([' ', squares[place]]);
        squares[place] = '.';
    }
    let squares: String = squares.into_iter().collect();
    Some(format!("{squares}{mark} {rest}"))
}
