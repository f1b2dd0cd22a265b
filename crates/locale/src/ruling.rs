//! Rulings in words.
//!
//! A remedy's stored form names it and its parts, so its message is found by that name: `add-time` with a
//! player and a span is `remedy-add-time` with `$to` and `$time`. A new remedy needs a message and no code.

use fluent_bundle::FluentValue;
use laws::{Edition, Ruling};
use serde_json::Value;

use crate::Locale;

/// A ruling as a person reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingText {
    /// What is done.
    pub remedy: String,
    /// By which articles, the nearest first.
    pub grounds: Vec<Cited>,
    /// What it rests on, where it hangs on whether a side can ever mate.
    pub proof: Vec<String>,
}

/// An article with its title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The number in the edition.
    pub article: String,
    /// The title in the language.
    pub title: String,
}

impl Locale {
    /// A ruling in words.
    pub fn ruling(&self, ruling: &Ruling, edition: Edition) -> RulingText {
        let stored = serde_json::to_value(&ruling.remedy).expect("a remedy can be stored");
        let cited = |ground: &laws::rule::Ground| Cited {
            article: ground
                .0
                .article_in(edition)
                .unwrap_or(ground.0.name)
                .to_owned(),
            title: self.title(ground.0.name),
        };
        RulingText {
            remedy: self.variant("remedy", &stored).0,
            grounds: ruling.grounds.iter().map(cited).collect(),
            proof: ruling.proof.iter().map(|proof| self.proof(proof)).collect(),
        }
    }

    /// The names of the messages a ruling needs, for checking that a language has them.
    pub fn messages_of(&self, ruling: &Ruling) -> Vec<String> {
        let stored = serde_json::to_value(&ruling.remedy).expect("a remedy can be stored");
        self.variant("remedy", &stored).1
    }

    /// Anything stored in words, by the name of its message: `event-touched`, `question-leave`. Nested variants are named
    /// with their family: `event-record-wrote`.
    pub fn stored(&self, family: &str, stored: &Value) -> String {
        if let Value::Object(map) = stored
            && let (1, Some((name, inner))) = (map.len(), map.iter().next())
            && !self.knows(&format!("{family}-{name}"))
            && matches!(inner, Value::Object(_) | Value::String(_))
        {
            return self.stored(&format!("{family}-{name}"), inner);
        }
        self.variant(family, stored).0
    }

    /// A stored enum in words: `"draw"` or `{"add-time": {…}}`.
    fn variant(&self, family: &str, stored: &Value) -> (String, Vec<String>) {
        let (name, parts) = match stored {
            Value::String(name) => (name.as_str(), &Value::Null),
            Value::Object(map) => match map.iter().next() {
                Some((name, parts)) if map.len() == 1 => (name.as_str(), parts),
                _ => return (stored.to_string(), Vec::new()),
            },
            _ => return (stored.to_string(), Vec::new()),
        };
        let id = format!("{family}-{name}");
        let mut needed = vec![id.clone()];
        let mut args: Vec<(String, FluentValue<'static>)> = Vec::new();
        match parts {
            Value::Object(fields) => {
                for (field, value) in fields {
                    self.part(field, value, &mut args, &mut needed);
                }
            }
            Value::Null => {}
            // A player and what concerns him, such as an offence.
            Value::Array(pair) if pair.len() == 2 && (pair[0] == "white" || pair[0] == "black") => {
                self.part("of", &pair[0], &mut args, &mut needed);
                self.part("it", &pair[1], &mut args, &mut needed);
            }
            single => self.part("it", single, &mut args, &mut needed),
        }
        let args: Vec<(&str, FluentValue<'_>)> =
            args.iter().map(|(k, v)| (k.as_str(), v.clone())).collect();
        (self.say(&id, &args), needed)
    }

    fn part(
        &self,
        field: &str,
        value: &Value,
        args: &mut Vec<(String, FluentValue<'static>)>,
        needed: &mut Vec<String>,
    ) {
        let words = match value {
            Value::Number(ms) if field == "time" => {
                needed.push("span".to_owned());
                FluentValue::from(self.span(ms.as_i64().unwrap_or_default()))
            }
            Value::Number(halves) if field.starts_with("points") => {
                let halves = halves
                    .as_u64()
                    .and_then(|n| u32::try_from(n).ok())
                    .unwrap_or_default();
                FluentValue::from(laws::regulations::HalfPoints(halves).to_string())
            }
            Value::Number(number) => FluentValue::from(number.as_i64().unwrap_or_default()),
            Value::String(topic) if field == "offence" => FluentValue::from(self.title(topic)),
            Value::Null => FluentValue::from("none"),
            Value::String(text) if is_family(field) => {
                let (words, more) = self.variant(field, &Value::String(text.clone()));
                needed.extend(more);
                FluentValue::from(words)
            }
            Value::String(text) => FluentValue::from(text.clone()),
            Value::Object(map) if map.len() == 1 && is_family(field) => {
                let (words, more) = self.variant(field, value);
                needed.extend(more);
                FluentValue::from(words)
            }
            // A pair by colour: each side by its own name.
            Value::Object(map) => {
                for (side, value) in map {
                    self.part(&format!("{field}-{side}"), value, args, needed);
                }
                return;
            }
            // What would be ruled.
            Value::Array(list) if field.starts_with("if_") => {
                let mut texts = Vec::new();
                for ruling in list {
                    let (words, more) = self.variant("remedy", &ruling["remedy"]);
                    needed.extend(more);
                    texts.push(words);
                }
                FluentValue::from(texts.join("; "))
            }
            Value::Array(list) => {
                let texts: Vec<String> = list.iter().map(plain).collect();
                FluentValue::from(texts.join(", "))
            }
            other => FluentValue::from(plain(other)),
        };
        args.push((field.to_owned(), words));
    }

    /// A span of time in words.
    pub fn span(&self, ms: i64) -> String {
        let seconds = ms.unsigned_abs() / 1000;
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let number = |n: u64| FluentValue::from(n as i64);
        self.say(
            "span",
            &[("minutes", number(minutes)), ("seconds", number(seconds))],
        )
        .trim()
        .to_owned()
    }
}

/// Fields that hold something with messages of its own, such as `duty: "any"`.
fn is_family(field: &str) -> bool {
    matches!(field, "duty" | "question" | "found")
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
