//! Sentences that the crates below make in English, said in another language.
//!
//! A refusal, a flaw of a file, a complaint about a position is made where nothing is known of languages. Its English
//! sentence is looked up here: the messages `said-…` are those sentences, with `{ $value }` where something is filled in.

use std::collections::HashMap;
use std::sync::OnceLock;

use chess::notation::Language;
use fluent_bundle::FluentValue;

use crate::{Locale, texts};

/// A value that may be a sentence of its own.
const OPEN: [&str; 2] = ["what", "span"];
/// A value that is a player, and nobody else.
const SIDE: &str = "side";
/// A value that is a number.
const COUNT: &str = "count";
/// A value that must be one, so that not every text with a colon is taken for a complaint about something.
const KNOWN: &str = "why";
/// Sentences within sentences; more is no sentence of ours.
const DEPTH: usize = 4;

enum Piece {
    Text(&'static str),
    Value(&'static str),
}

struct Template {
    id: &'static str,
    pieces: Vec<Piece>,
}

impl Template {
    /// How much of it is fixed: the more, the better it tells one sentence from another.
    fn fixed(&self) -> usize {
        let fixed = self.pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.len(),
            Piece::Value(_) => 0,
        });
        fixed.sum()
    }
}

/// Every sentence by its English: whole ones, and those with values.
struct Memory {
    whole: HashMap<&'static str, &'static str>,
    templates: Vec<Template>,
}

fn memory() -> &'static Memory {
    static MEMORY: OnceLock<Memory> = OnceLock::new();
    MEMORY.get_or_init(|| {
        let lines = texts(Language::En).iter().flat_map(|text| text.lines());
        let said = lines.filter(|line| line.starts_with("said-"));
        let mut whole = HashMap::new();
        let mut templates = Vec::new();
        for (id, sentence) in said.filter_map(|line| line.split_once(" = ")) {
            match sentence.contains("{ $") {
                false => {
                    whole.insert(sentence, id);
                }
                true => templates.push(Template {
                    id,
                    pieces: pieces(sentence),
                }),
            }
        }
        templates.sort_by_key(|template| std::cmp::Reverse(template.fixed()));
        Memory { whole, templates }
    })
}

fn pieces(sentence: &'static str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once("{ $") {
        if !before.is_empty() {
            pieces.push(Piece::Text(before));
        }
        let (name, behind) = after.split_once(" }").unwrap_or((after, ""));
        pieces.push(Piece::Value(name));
        rest = behind;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    pieces
}

/// The values with which a template makes the text. The shortest that fit are taken.
fn values<'a>(pieces: &[Piece], text: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    match pieces {
        [] => text.is_empty().then(Vec::new),
        [Piece::Text(fixed), rest @ ..] => values(rest, text.strip_prefix(fixed)?),
        [Piece::Value(name)] => (!text.is_empty()).then(|| vec![(*name, text)]),
        [Piece::Value(name), rest @ ..] => {
            let mut ends = text.char_indices().map(|(at, _)| at).skip(1);
            ends.find_map(|end| {
                let mut found = values(rest, &text[end..])?;
                found.push((*name, &text[..end]));
                Some(found)
            })
        }
    }
}

impl Locale {
    /// A sentence of the program in this language; as it is, if no message has it.
    pub fn translated(&self, english: &str) -> String {
        if self.language() == Language::En {
            return english.to_owned();
        }
        self.sentence(english, DEPTH)
            .or_else(|| self.each(english, '\n', "\n"))
            .or_else(|| self.each(english, ';', "; "))
            .unwrap_or_else(|| english.to_owned())
    }

    /// Several things with commas between, such as settings.
    pub fn translated_list(&self, english: &str) -> String {
        let parts = english.split(", ").map(|part| self.translated(part));
        parts.collect::<Vec<String>>().join(", ")
    }

    /// Is the sentence one that every language has?
    pub fn is_said(&self, english: &str) -> bool {
        let memory = memory();
        memory.whole.contains_key(english)
            || memory
                .templates
                .iter()
                .any(|template| self.filled(template, english, DEPTH).is_some())
    }

    /// Several sentences in one text; those that are unknown stay.
    fn each(&self, english: &str, between: char, joined: &str) -> Option<String> {
        if !english.contains(between) {
            return None;
        }
        let said = english.split(between).map(|part| {
            let sentence = part.trim_start();
            let indent = &part[..part.len() - sentence.len()];
            let indent = if between == '\n' { indent } else { "" };
            let said = self.sentence(sentence, DEPTH);
            format!("{indent}{}", said.unwrap_or_else(|| sentence.to_owned()))
        });
        Some(said.collect::<Vec<String>>().join(joined))
    }

    fn sentence(&self, english: &str, depth: usize) -> Option<String> {
        let memory = memory();
        if let Some(id) = memory.whole.get(english) {
            return Some(self.say(id, &[]));
        }
        if depth == 0 || english.contains('\n') {
            return None;
        }
        let mut templates = memory.templates.iter();
        templates.find_map(|template| self.filled(template, english, depth))
    }

    fn filled(&self, template: &Template, english: &str, depth: usize) -> Option<String> {
        let mut args = Vec::new();
        for (name, value) in values(&template.pieces, english)? {
            let said = || self.sentence(value, depth - 1);
            let value: FluentValue<'_> = match name {
                KNOWN => said()?.into(),
                SIDE if !matches!(value, "white" | "black") => return None,
                COUNT if !value.bytes().all(|b| b.is_ascii_digit() || b == b'.') => return None,
                // A complaint may go on: what was expected; what was perhaps meant.
                name if OPEN.contains(&name) => said()
                    .or_else(|| self.each(value, ';', "; "))
                    .unwrap_or_else(|| value.to_owned())
                    .into(),
                // A count, so that plural forms work; what only looks like one stays as it is written.
                _ => match value.parse::<i64>() {
                    Ok(number) if number.to_string() == value => number.into(),
                    _ => value.into(),
                },
            };
            args.push((name, value));
        }
        Some(self.say(template.id, &args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_said_with_its_values_and_what_is_inside() {
        let ru = Locale::new(Language::Ru);
        for (english, said) in [
            ("the round is finished", "тур закончен"),
            (
                "not legal: the piece on f1 prevents castling (3.8.2.2.2)",
                "ход невозможен: рокировке мешает фигура на f1 (3.8.2.2.2)",
            ),
            (
                "21 cases ran, 0 went wrong",
                "разыгран 21 случай, неверных: 0",
            ),
            (
                "22 cases ran, 0 went wrong",
                "разыграно 22 случая, неверных: 0",
            ),
            (
                "hall.adoube: it exists already",
                "hall.adoube: уже существует",
            ),
            ("Anand: the best", "Anand: the best"),
            (
                "the round has started; results are missing",
                "тур начат; не хватает результатов",
            ),
        ] {
            assert_eq!(ru.translated(english), said);
        }
        let latin = Locale::new(Language::SrLatn);
        assert_eq!(
            latin.translated("the round is finished"),
            "kolo je završeno"
        );
    }

    #[test]
    fn english_stays_and_so_does_what_nobody_has_said() {
        let text = "the round is finished";
        assert_eq!(Locale::new(Language::En).translated(text), text);
        let unknown = "ends: with: colons; and\nlines";
        assert_eq!(Locale::new(Language::Hy).translated(unknown), unknown);
    }
}
