//! Writing pages: the `then` lines of a case from what is ruled, and old words as new ones.

use std::collections::BTreeMap;

use super::given::SETTINGS;
use super::page::{self, Case, Keyword, Page};
use super::phrase;
use super::run::{self, Came, Failure, Table};
use super::words::Words;
use crate::acts::{self, By};
use crate::edition::Edition;

/// A page with the `then` lines of its cases filled in, and how many cases were changed. Cases that hold stay as
/// they are; those that cannot be read are left alone.
pub fn filled_in(text: &str, page: &Page) -> (String, usize) {
    let mut lines: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let numbered = text.lines().enumerate();
    lines.extend(numbered.map(|(i, line)| (i + 1, vec![line.to_owned()])));
    let mut changed = 0;
    for case in &page.cases {
        let holds = |edition| run::run(case, edition).is_ok();
        if case.runs_under().into_iter().all(holds) {
            continue;
        }
        if let Ok(ruled) = rulings(case) {
            write_case(case, &ruled, &mut lines);
            changed += 1;
        }
    }
    let mut written: Vec<String> = lines.into_values().flatten().collect();
    if text.ends_with('\n') {
        written.push(String::new());
    }
    (written.join("\n"), changed)
}

/// What each act brings about in each edition, by the number of its line.
type Ruled = BTreeMap<usize, Vec<(Edition, Vec<String>)>>;

fn rulings(case: &Case) -> Result<Ruled, Failure> {
    let mut ruled = Ruled::new();
    for edition in case.runs_under() {
        run::play(case, edition, Table::new, |_, line, came| {
            if let Came::Acted { outcomes, .. } = came {
                let told = outcomes.iter().map(ToString::to_string).collect();
                ruled.entry(line.number).or_default().push((edition, told));
            }
            Ok(())
        })?;
    }
    Ok(ruled)
}

fn write_case(case: &Case, ruled: &Ruled, lines: &mut BTreeMap<usize, Vec<String>>) {
    for (keyword, line) in &case.lines {
        if *keyword == Keyword::Then {
            lines.insert(line.number, Vec::new());
        }
    }
    let last = ruled.keys().next_back();
    let acts = case
        .lines
        .iter()
        .filter(|(keyword, _)| *keyword == Keyword::When);
    for (_, line) in acts {
        let Some(by_edition) = ruled.get(&line.number) else {
            continue;
        };
        let written = lines.entry(line.number).or_default();
        let act = written.first().map_or("", |line| line.as_str());
        let indent = act.len() - act.trim_start().len();
        // The words of a page stand in a column of their own; those of a script behind one space.
        let has_column = line.editions.is_empty() && act.trim_start().starts_with("when ");
        let width = if has_column {
            line.column - 1 - indent
        } else {
            5
        };
        let then = format!("{}{:<width$}", &act[..indent], "then");
        let told = merged(by_edition);
        if told.is_empty() && Some(&line.number) == last {
            written.push(format!("{then}nothing"));
        }
        for (editions, outcome) in told {
            let years: String = match editions.len() == case.runs_under().len() {
                true => String::new(),
                false => editions
                    .iter()
                    .map(|edition| format!("{edition} "))
                    .collect(),
            };
            written.push(format!("{then}{years}{outcome}"));
        }
    }
}

/// The outcomes of one act in their order, each with the editions that have it.
fn merged(by_edition: &[(Edition, Vec<String>)]) -> Vec<(Vec<Edition>, String)> {
    let mut waiting: Vec<(Edition, std::collections::VecDeque<&String>)> = by_edition
        .iter()
        .map(|(edition, told)| (*edition, told.iter().collect()))
        .collect();
    let mut all = Vec::new();
    while let Some(next) = waiting.iter().find_map(|(_, told)| told.front().copied()) {
        let mut editions = Vec::new();
        for (edition, told) in &mut waiting {
            if told.front() == Some(&next) {
                told.pop_front();
                editions.push(*edition);
            }
        }
        all.push((editions, next.clone()));
    }
    all
}

/// A line of a page in the words of today, if it has older ones.
fn renewed(keyword: &str, text: &str) -> Option<String> {
    match keyword {
        "given" => {
            let settings = text.split(',').map(|setting| {
                let pairs = SETTINGS.iter().filter_map(|s| Some((s.words, s.now?)));
                in_new_words(setting, pairs).unwrap_or_else(|| setting.to_owned())
            });
            let new = settings.collect::<Vec<_>>().join(",");
            (new != text).then_some(new)
        }
        "when" => {
            let doers = [
                ("white ", By::Player),
                ("black ", By::Player),
                ("the arbiter ", By::Arbiter),
                ("the chief arbiter ", By::Arbiter),
                ("the assistant of white ", By::Assistant),
                ("the assistant of black ", By::Assistant),
            ];
            let (doer, by) = doers.into_iter().find(|(doer, _)| text.starts_with(doer))?;
            let forms = acts::forms().filter(move |form| form.by == by);
            let pairs = forms.filter_map(|form| Some((form.words, form.now?)));
            Some(format!(
                "{doer}{}",
                in_new_words(&text[doer.len()..], pairs)?
            ))
        }
        _ => None,
    }
}

/// Puts what stands in the places of the old phrase into those of the new one.
fn in_new_words(
    text: &str,
    pairs: impl Iterator<Item = (&'static str, &'static str)> + Clone,
) -> Option<String> {
    let said = text.trim();
    let space: String = text.chars().take_while(|c| c.is_whitespace()).collect();
    for (old, new) in pairs {
        let mut words = Words::new(said);
        let places = phrase::said_in(old, &mut words);
        let Some(mut places) = places.map(Vec::into_iter) else {
            continue;
        };
        let written = new.split(' ').map(|word| match phrase::is_place(word) {
            true => places.next().unwrap_or_default().to_owned(),
            false => word.to_owned(),
        });
        return Some(space + &written.collect::<Vec<_>>().join(" "));
    }
    None
}

/// A page in the words of today, and how many lines were changed.
pub fn fixed(text: &str) -> (String, usize) {
    let mut changed = 0;
    let mut inside = false;
    let lines = text.lines().map(|line| {
        if line.trim_start().starts_with("```") {
            inside = line.trim_end() == "```scenario";
            return line.to_owned();
        }
        let trimmed = line.trim_start();
        let keyword = trimmed.split_whitespace().next().unwrap_or_default();
        let behind = &trimmed[keyword.len()..];
        let (_, said) = page::without_years(behind);
        let Some(new) = inside.then(|| renewed(keyword, said)).flatten() else {
            return line.to_owned();
        };
        changed += 1;
        format!("{}{new}", &line[..line.trim_end().len() - said.len()])
    });
    let mut written = lines.collect::<Vec<_>>().join("\n");
    if text.ends_with('\n') {
        written.push('\n');
    }
    (written, changed)
}
