//! What changed between two texts, word by word.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Part {
    /// Its words.
    pub text: String,
    /// Does only this text have it?
    pub marked: bool,
}

/// Both texts in parts; what only one of them has is marked.
pub fn marked(before: &str, after: &str) -> (Vec<Part>, Vec<Part>) {
    let (old, new): (Vec<&str>, Vec<&str>) = (
        before.split_whitespace().collect(),
        after.split_whitespace().collect(),
    );
    let kept = common(&old, &new);
    let is_kept = |place: usize, of: fn(&(usize, usize)) -> usize| {
        kept.binary_search_by_key(&place, of).is_ok()
    };
    (
        parts(&old, |place| is_kept(place, |pair| pair.0)),
        parts(&new, |place| is_kept(place, |pair| pair.1)),
    )
}

fn parts(words: &[&str], is_kept: impl Fn(usize) -> bool) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let marked = !is_kept(place);
        match parts.last_mut() {
            Some(last) if last.marked == marked => {
                last.text.push(' ');
                last.text.push_str(word);
            }
            _ => parts.push(Part {
                text: (*word).to_owned(),
                marked,
            }),
        }
    }
    parts
}

/// The longest series of words that both have, as pairs of places. Summaries are short, so that the table is small.
fn common(old: &[&str], new: &[&str]) -> Vec<(usize, usize)> {
    let width = new.len() + 1;
    let mut longest = vec![0_u32; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            longest[i * width + j] = match old[i] == new[j] {
                true => longest[(i + 1) * width + j + 1] + 1,
                false => longest[(i + 1) * width + j].max(longest[i * width + j + 1]),
            };
        }
    }
    let (mut i, mut j, mut pairs) = (0, 0, Vec::new());
    while i < old.len() && j < new.len() {
        if old[i] == new[j] {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(parts: &[Part]) -> String {
        let part = |part: &Part| match part.marked {
            true => format!("[{}]", part.text),
            false => part.text.clone(),
        };
        parts.iter().map(part).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_only_one_text_has_is_marked() {
        let (old, new) = marked(
            "The third illegal move loses the game.",
            "The second illegal move loses.",
        );
        assert_eq!(shown(&old), "The [third] illegal move [loses the game.]");
        assert_eq!(shown(&new), "The [second] illegal move [loses.]");
        let (old, new) = marked("", "New.");
        assert_eq!((shown(&old), shown(&new)), (String::new(), "[New.]".into()));
        let (old, new) = marked("One and the same.", "One and the same.");
        assert_eq!(shown(&old), shown(&new));
        assert!(old.iter().all(|part| !part.marked));
    }

    #[test]
    fn nothing_is_lost() {
        for (before, after) in [("a b c d", "b d e"), ("x", ""), ("a a b", "a b b a")] {
            let (old, new) = marked(before, after);
            let whole = |parts: &[Part]| {
                let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
                texts.join(" ")
            };
            assert_eq!((whole(&old), whole(&new)), (before.into(), after.into()));
        }
    }
}
