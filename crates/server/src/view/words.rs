//! What a view says, in the language of its reader.

use std::sync::OnceLock;

use chess::notation::{Language, Style};
use chess::{Move, Position};
use laws::command::attempt_text;
use laws::discretion::Question;
use laws::{Edition, Event, Millis, Ruling, What};
use locale::{FluentValue, Locale};
use serde_json::Value;

use super::{Alert, Cited, RulingView};
use crate::record::Who;
use crate::refused::Refused;

/// One language's words, for all who read it.
pub struct Speaker {
    locale: Locale,
    language: Language,
}

impl Speaker {
    /// The words of a language.
    pub fn new(language: Language) -> Speaker {
        Speaker {
            locale: Locale::new(language),
            language,
        }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Everything that is said by name.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// A legal move in the letters of the reader.
    pub fn mv(&self, position: &Position, mv: Move) -> String {
        let style = Style::appendix_c(self.language);
        position.algebraic(mv, style).to_string()
    }

    /// A ruling with its articles.
    pub fn ruling(&self, ruling: &Ruling, edition: Edition, at: Option<Millis>) -> RulingView {
        let text = self.locale.ruling(ruling, edition);
        let cited = text.grounds.into_iter().zip(&ruling.grounds);
        RulingView {
            at,
            words: text.remedy,
            articles: cited
                .map(|(cited, ground)| Cited {
                    article: cited.article,
                    rule: ground.0.name.to_owned(),
                    title: cited.title,
                })
                .collect(),
        }
    }

    /// A question to the arbiter.
    pub fn question(&self, question: &Question) -> String {
        let stored = serde_json::to_value(question).unwrap_or(Value::Null);
        self.locale.stored("question", &stored)
    }

    /// Why something cannot happen.
    pub fn refusal(&self, refused: &Refused) -> String {
        self.locale.say(&refused.why.message(), &[])
    }

    /// Why somebody calls. What the software calls for is kept as a word and a number.
    pub fn reason(&self, who: &Who, reason: &str) -> String {
        let jump = reason.strip_prefix("time-jump ");
        match (who, jump.and_then(|ms| ms.parse::<i64>().ok())) {
            (Who::Software, Some(ms)) => {
                let (sign, ms) = (if ms < 0 { "−" } else { "" }, ms.abs());
                let args = [("span", format!("{sign}{}", self.locale.span(ms)).into())];
                self.locale.say("call-time-jump", &args)
            }
            _ => reason.to_owned(),
        }
    }

    /// What happened, for the log.
    pub fn event(&self, event: &Event, edition: Edition) -> String {
        if let Some(words) = self.move_event(&event.what, edition) {
            return words;
        }
        let stored = serde_json::to_value(&event.what).unwrap_or(Value::Null);
        let (name, data) = (&stored["event"], &stored["data"]);
        let name = name.as_str().unwrap_or_default();
        let variant = match data {
            Value::Null => Value::String(name.to_owned()),
            data => serde_json::json!({ name: data }),
        };
        self.locale.stored("event", &variant)
    }

    /// Events about a move, which is said as people write it.
    fn move_event(&self, what: &What, edition: Edition) -> Option<String> {
        use laws::rules::{
            a06_clock as clock, a07_irregularities as irregular, app_d_blind as blind, board,
        };
        let (id, attempt, article) = match what {
            What::MoveMade { attempt, legal, .. } => match legal {
                Ok(_) => ("event-move-made", attempt, None),
                Err(illegality) => (
                    "event-move-made-illegal",
                    attempt,
                    board::rule_of(*illegality).article_in(edition),
                ),
            },
            What::Irregular(irregular::Fact::MovedOutOfTurn { attempt, .. }) => {
                ("event-irregular-moved-out-of-turn", attempt, None)
            }
            What::Clock(clock::Fact::RepliedInDoubt(reply)) => {
                ("event-clock-replied-in-doubt", &reply.attempt, None)
            }
            What::HandAgain { attempt, .. } => ("event-hand-again", attempt, None),
            What::Blind(blind::Fact::Placed(attempt)) => ("event-blind-placed", attempt, None),
            What::Blind(blind::Fact::Announced(attempt)) => {
                ("event-blind-announced", attempt, None)
            }
            What::Blind(blind::Fact::RepeatedWrongly(attempt)) => {
                ("event-blind-repeated-wrongly", attempt, None)
            }
            _ => return None,
        };
        let mut args = vec![("move", attempt_text(attempt).into())];
        args.extend(article.map(|article| ("article", article.into())));
        Some(self.locale.say(id, &args))
    }

    /// Something that only the arbiter should know.
    pub fn alert(
        &self,
        kind: &str,
        args: &[(&str, FluentValue<'_>)],
        article: Option<&str>,
    ) -> Alert {
        Alert {
            kind: kind.into(),
            words: self.locale.say(&format!("alert-{kind}"), args),
            article: article.map(str::to_owned),
            urgent: false,
            repair: None,
        }
    }
}

/// A refusal in English, for programs and logs.
pub fn english(refused: &Refused) -> String {
    static ENGLISH: OnceLock<Speaker> = OnceLock::new();
    let speaker = ENGLISH.get_or_init(|| Speaker::new(Language::En));
    speaker.refusal(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refused::Cannot;

    #[test]
    fn every_refusal_has_its_words_in_every_language() {
        for language in Language::ALL {
            let speaker = Speaker::new(language);
            for cannot in Cannot::ALL {
                assert!(
                    speaker.locale().knows(cannot.message()),
                    "{language:?}: {cannot:?}"
                );
            }
        }
    }
}
