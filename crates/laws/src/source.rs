//! The code of a rule, for `adoube cite --source`: what a reader of an article would look for in the source.

use crate::rule::Rule;

/// The files of `rules/`, with their paths from there.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// All of it, by file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// A piece of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snippet {
    /// The file, from `crates/laws/src/rules`.
    pub file: &'static str,
    /// The line at which it begins, counted from 1.
    pub line: usize,
    /// The code.
    pub code: String,
}

/// The functions that name a rule: those of its own article first.
pub fn of(rule: &Rule) -> Vec<Snippet> {
    let Some((home, constant)) = declared(rule) else {
        return Vec::new();
    };
    let module = home.split(['/', '.']).next().unwrap_or(home);
    let is_home = |file: &str| file.split(['/', '.']).next() == Some(module);
    let mut found = Vec::new();
    for own in [true, false] {
        for (file, text) in FILES.iter().filter(|(file, _)| is_home(file) == own) {
            // Elsewhere the name of the module stands in front of the rule's.
            let name = match own {
                true => constant.clone(),
                false => format!("{module}::{constant}"),
            };
            found.extend(
                items(file, text)
                    .into_iter()
                    .filter(|item| names(&item.code, &name)),
            );
        }
    }
    found
}

/// The file that declares a rule, and the name of its static there.
fn declared(rule: &Rule) -> Option<(&'static str, String)> {
    let declaration = format!(" = \"{}\";", rule.name);
    FILES.iter().find_map(|(file, text)| {
        let line = text.lines().find(|line| line.ends_with(&declaration))?;
        let constant = line.trim().strip_suffix(&declaration)?;
        Some((*file, constant.to_owned()))
    })
}

/// Does the code use this name, as a whole word?
fn names(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + name.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// The functions of a file with their documentation, and the tables that stand by themselves. The source is
/// formatted, so an item ends where its brace comes back to the column of its beginning.
fn items(file: &'static str, text: &'static str) -> Vec<Snippet> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    let mut begin = 0;
    while begin < lines.len() {
        let indent = lines[begin].len() - lines[begin].trim_start().len();
        if !is_function(lines[begin]) {
            begin += 1;
            continue;
        }
        let closing = format!("{}}}", " ".repeat(indent));
        let length = lines[begin..].iter().position(|line| *line == closing);
        let Some(end) = length.map(|length| begin + length) else {
            break;
        };
        let above = lines[..begin].iter().rev();
        let documented = above
            .take_while(|line| {
                let line = line.trim_start();
                line.starts_with("///") || line.starts_with("#[")
            })
            .count();
        let first = begin - documented;
        let code = lines[first..=end]
            .iter()
            .map(|line| line.get(indent..).unwrap_or_default());
        found.push(Snippet {
            file,
            line: first + 1,
            code: code.collect::<Vec<_>>().join("\n"),
        });
        begin = end + 1;
    }
    found
}

fn is_function(line: &str) -> bool {
    let words = line.trim_start();
    let words = ["pub(crate) ", "pub(super) ", "pub ", "const "]
        .iter()
        .fold(words, |words, prefix| {
            words.strip_prefix(prefix).unwrap_or(words)
        });
    words.starts_with("fn ") && !line.trim_end().ends_with('}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_code() {
        let mut without = Vec::new();
        for rule in crate::rules::all() {
            assert!(
                declared(rule).is_some(),
                "{} is declared nowhere",
                rule.name
            );
            if of(rule).is_empty() {
                without.push(rule.name);
            }
        }
        // Rules that stand in a table outside `rules/`, such as those that regulations are checked by.
        let all = crate::rules::all().count();
        assert!(
            without.len() * 10 < all,
            "{} of {all} without code: {without:#?}",
            without.len()
        );
    }
}
