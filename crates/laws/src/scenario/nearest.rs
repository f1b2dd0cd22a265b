//! The nearest of known words to one that is not known.

use super::phrase::is_place;

/// The known word that is nearest, if it is near: a slip in a short word, one letter in three in a long one.
pub fn of<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = match word.chars().count() {
        0 => return None,
        1..=3 => 1,
        letters => letters.div_ceil(3),
    };
    let said = word.to_lowercase();
    let measured = known.map(|known| (distance(&said, &known.to_lowercase()), known));
    let (distance, near) = measured.min_by_key(|(distance, _)| *distance)?;
    (distance <= allowed && near != word).then_some(near)
}

/// How far a text is from a phrase: the weight of the words that only one of them has, each allowed to be misspelt, then how
/// many there are. None if not half of the phrase is there.
fn farness(text: &str, phrase: &str) -> Option<(usize, usize)> {
    let words = |text: &str| -> Vec<String> {
        let words = text.split_whitespace().filter(|word| !is_place(word));
        words.map(str::to_lowercase).collect()
    };
    let (said, own) = (words(text), words(phrase));
    let is_like = |one: &str, other: &str| distance(one, other) <= usize::from(other.len() > 3);
    let weigh = |words: &[String], has: &dyn Fn(&str) -> bool| -> usize {
        let found = words.iter().filter(|word| has(word));
        found.map(|word| weight(word)).sum()
    };
    let missing = weigh(&own, &|word| !said.iter().any(|said| is_like(said, word)));
    let more = weigh(&said, &|word| !own.iter().any(|own| is_like(word, own)));
    let all = weigh(&own, &|_| true);
    let count = phrase.split(' ').count();
    let near = all > missing && (all - missing) * 2 >= all;
    near.then(|| {
        (
            missing + more,
            count.abs_diff(text.split_whitespace().count()),
        )
    })
}

/// The phrase that is nearest to a text.
pub fn phrase<'a>(text: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let near = known.filter_map(|phrase| Some((farness(text, phrase)?, phrase)));
    let best = near.min_by_key(|(far, _)| *far);
    best.map(|(_, phrase)| phrase)
}

/// Long words say more of what is meant than `the` and `of`.
fn weight(word: &str) -> usize {
    word.chars().count().saturating_sub(2)
}

/// Letters to change, put in, leave out, or exchange with their neighbour, to come from one word to the other.
pub fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for i in 0..one.len() {
        let mut row = vec![i + 1];
        for j in 0..other.len() {
            let changed = last[j] + usize::from(one[i] != other[j]);
            let mut least = changed.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j] {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        assert_eq!(distance("presses", "presses"), 0);
        assert_eq!(distance("preses", "presses"), 1);
        assert_eq!(distance("hte", "the"), 1);
        assert_eq!(distance("", "abc"), 3);
    }

    #[test]
    fn the_nearest_is_near_or_nothing() {
        let known = ["standard", "rapid", "blitz"];
        assert_eq!(of("rapit", known.into_iter()), Some("rapid"));
        assert_eq!(of("Standard", known.into_iter()), Some("standard"));
        assert_eq!(of("correspondence", known.into_iter()), None);
        let phrases = ["presses the clock", "claims a draw by repetition"];
        let like = |text| phrase(text, phrases.into_iter());
        assert_eq!(like("claims repetition"), Some(phrases[1]));
        assert_eq!(like("pushes the clock"), None);
        assert_eq!(like("press clock"), None);
        assert_eq!(like("presses clock"), Some(phrases[0]));
        assert_eq!(like("sings"), None);
    }
}
