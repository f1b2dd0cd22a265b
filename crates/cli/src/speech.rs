//! The language of the terminal: of answers, errors and help.

use std::env;
use std::ffi::OsString;
use std::sync::OnceLock;

use clap::builder::StyledStr;
use clap::{Arg, Command};
use locale::{Language, Locale};

/// Asked in this order; the first that names a language of ours decides.
const VARIABLES: [&str; 4] = ["ADOUBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// Verbs whose `--lang` says in which language something was written or is to be published, not who reads the answer.
const OF_THE_WRITER: [&str; 5] = ["read", "moves", "convert", "audit", "publish"];

static SPOKEN: OnceLock<Locale> = OnceLock::new();

/// Chooses the language by the arguments, then by the environment. The first choice of a process stays.
pub fn choose(arguments: &[OsString]) {
    let asked = arguments.iter().map(|argument| argument.to_str());
    let asked: Vec<&str> = asked.map(Option::unwrap_or_default).collect();
    let language = of_arguments(&asked)
        .or_else(|| VARIABLES.iter().find_map(|name| of_variable(name)))
        .unwrap_or(Language::En);
    let _ = SPOKEN.set(Locale::new(language));
}

/// The language that was chosen; English before that.
pub fn language() -> Language {
    SPOKEN.get().map_or(Language::En, Locale::language)
}

/// An English sentence in the language that was chosen.
pub fn say(english: &str) -> String {
    match SPOKEN.get() {
        Some(locale) => locale.translated(english),
        None => english.to_owned(),
    }
}

fn of_arguments(asked: &[&str]) -> Option<Language> {
    let verb = asked.iter().skip(1).find(|word| !word.starts_with('-'))?;
    if OF_THE_WRITER.contains(verb) {
        return None;
    }
    let before = asked.iter().take_while(|word| **word != "--");
    let words: Vec<&str> = before.copied().collect();
    let behind = words.iter().position(|word| *word == "--lang");
    let value = match behind {
        Some(place) => words.get(place + 1).copied(),
        None => words.iter().find_map(|word| word.strip_prefix("--lang=")),
    };
    value?.parse().ok()
}

fn of_variable(name: &str) -> Option<Language> {
    let value = env::var(name).ok()?;
    of_system(&value)
}

/// `ru_RU.UTF-8`, `sr_RS@latin`, `hy`; nothing for a language that we do not have.
fn of_system(value: &str) -> Option<Language> {
    let is_latin = value.contains("Latn") || value.contains("@latin");
    let own = value.split(['_', '-', '.', '@']).next()?;
    match own.parse().ok()? {
        Language::Sr if is_latin => Some(Language::SrLatn),
        language => Some(language),
    }
}

/// The same command with its help in the language that was chosen. What has no words there stays English.
pub fn translated(command: Command) -> Command {
    if language() == Language::En {
        return command;
    }
    let verbs: Vec<String> = command
        .get_subcommands()
        .map(|verb| verb.get_name().to_owned())
        .collect();
    let mut command = with_words(command);
    for verb in verbs {
        command = command.mut_subcommand(verb, translated);
    }
    command
}

fn with_words(command: Command) -> Command {
    let said = |text: Option<&StyledStr>| text.map(|text| say(&text.to_string()));
    let about = said(command.get_about());
    let long = said(command.get_long_about());
    let after = said(command.get_after_help());
    let mut command = command.mut_args(|argument| with_help(argument, said));
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(long) = long {
        command = command.long_about(long);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command
}

fn with_help(argument: Arg, said: impl Fn(Option<&StyledStr>) -> Option<String>) -> Arg {
    let help = said(argument.get_help());
    let long = said(argument.get_long_help());
    let argument = match help {
        Some(help) => argument.help(help),
        None => argument,
    };
    match long {
        Some(long) => argument.long_help(long),
        None => argument,
    }
}

/// Words that the reader of arguments brings along, at the beginning of a line or in brackets.
const BROUGHT: [&str; 5] = ["Usage", "Arguments", "Options", "Verbs", "Commands"];
const IN_BRACKETS: [&str; 2] = ["default", "possible values"];
const WHOLE: [&str; 3] = [
    "Print this message or the help of the given subcommand(s)",
    "Print version",
    "Print help",
];
const BEFORE_WORDS: [&str; 2] = ["error", "tip"];

/// What the reader of arguments has to say, in the language that was chosen.
pub fn rendered(english: &str) -> String {
    if language() == Language::En {
        return english.to_owned();
    }
    let lines: Vec<String> = english.lines().map(line).collect();
    lines.join("\n") + "\n"
}

fn line(english: &str) -> String {
    let text = english.trim_start();
    let indent = &english[..english.len() - text.len()];
    for word in BROUGHT {
        if let Some(rest) = text.strip_prefix(word).filter(|rest| rest.starts_with(':')) {
            return format!("{indent}{}{rest}", say(word));
        }
    }
    for word in BEFORE_WORDS {
        if let Some(rest) = text
            .strip_prefix(word)
            .and_then(|rest| rest.strip_prefix(": "))
        {
            return format!("{indent}{}: {}", say(word), say(rest));
        }
    }
    let mut line = match text.starts_with("For more information") {
        true => format!("{indent}{}", say(text)),
        false => english.to_owned(),
    };
    for word in IN_BRACKETS {
        line = line.replace(&format!("[{word}: "), &format!("[{}: ", say(word)));
    }
    // Only the last column: what stands before it may be anything.
    for words in WHOLE {
        if let Some(at) = line.find(words) {
            let rest = &line[at + words.len()..];
            if rest.is_empty() || rest.starts_with(" (see more") {
                line.truncate(at);
                line += &say(words);
                break;
            }
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_system_is_understood() {
        for (value, language) in [
            ("ru_RU.UTF-8", Some(Language::Ru)),
            ("sr_RS@latin", Some(Language::SrLatn)),
            ("sr_Latn_RS.UTF-8", Some(Language::SrLatn)),
            ("sr_RS", Some(Language::Sr)),
            ("hy_AM", Some(Language::Hy)),
            ("de_DE.UTF-8", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(of_system(value), language, "{value}");
        }
    }

    #[test]
    fn the_arguments_say_it_unless_they_speak_of_the_writer() {
        let of = |words: &str| of_arguments(&words.split(' ').collect::<Vec<&str>>());
        assert_eq!(of("adoube cite 7.5.5 --lang mk"), Some(Language::Mk));
        assert_eq!(of("adoube --lang=hy fen startpos"), Some(Language::Hy));
        assert_eq!(of("adoube read startpos e4 --lang ru"), None);
        assert_eq!(of("adoube cite -- --lang ru"), None);
    }
}
