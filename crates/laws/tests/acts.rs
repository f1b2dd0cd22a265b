//! The table of acts: every phrase means what it says, and every act records what its description says.

use std::collections::{BTreeMap, BTreeSet};

use laws::acts::{self, By, Description, Desk};
use laws::scenario::coverage::PAGES;
use laws::scenario::given::Given;
use laws::scenario::page;
use laws::scenario::phrase::example;
use laws::scenario::run::{self, Stage, Table};
use laws::scenario::words::{self, Step};
use laws::{Act, Actor, Event, Millis, Refusal};

/// A table that notes which act recorded what.
struct Watched {
    table: Table,
    seen: std::rc::Rc<std::cell::RefCell<Seen>>,
}

type Seen = BTreeMap<*const Description, (&'static str, Vec<BTreeSet<String>>)>;

/// `touched`, `clock/mishandled`: the name of a fact as it is stored.
fn name(event: &Event) -> String {
    let json = serde_json::to_value(&event.what).unwrap();
    let outer = json["event"].as_str().unwrap().to_owned();
    let grouped = [
        "clock",
        "irregular",
        "record",
        "conduct",
        "rapid",
        "blind",
        "adjourn",
        "quickplay",
    ];
    if !grouped.contains(&outer.as_str()) {
        return outer;
    }
    let inner = match &json["data"] {
        serde_json::Value::String(name) => name.clone(),
        serde_json::Value::Object(map) => map.keys().next().unwrap().clone(),
        other => panic!("{other}"),
    };
    format!("{outer}/{inner}")
}

impl Stage for Watched {
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        let description = act.described();
        let events = self.table.act(by, act)?;
        let facts = events
            .iter()
            .map(name)
            .filter(|name| name != "ruled")
            .collect();
        let mut seen = self.seen.borrow_mut();
        let all = seen
            .entry(description)
            .or_insert((description.says, Vec::new()));
        all.1.push(facts);
        Ok(events)
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        self.table.pass(span)
    }

    fn table(&self) -> &Table {
        &self.table
    }
}

fn watched() -> Seen {
    let seen = std::rc::Rc::new(std::cell::RefCell::new(Seen::new()));
    for (_, text) in PAGES {
        for case in page::read(text).unwrap() {
            for edition in case.runs_under() {
                let open = |given: Given| Watched {
                    table: Table::new(given),
                    seen: seen.clone(),
                };
                run::run_at(&case, edition, open).unwrap();
            }
        }
    }
    seen.take()
}

#[test]
fn every_act_records_what_its_description_says() {
    let seen = watched();
    for description in acts::all() {
        let says = description.says.trim();
        let Some((_, all)) = seen.get(&std::ptr::from_ref(description)) else {
            continue;
        };
        let told = |facts: &BTreeSet<String>| {
            let mut records = description.records.iter();
            records.any(|fact| facts.contains(*fact))
        };
        if !description.records.is_empty() {
            // A ruling alone may tell it too.
            // What is counted as a matter for the arbiter, or closes one, follows from an act and does not tell it; nor does
            // what waits behind a proposal, which tells itself when it is heard.
            let follows = ["conduct/again", "clock/reason-found", "waits", "heard"];
            let tells = |facts: &&BTreeSet<String>| {
                let mut facts = facts.iter();
                facts.any(|fact| !follows.contains(&fact.as_str()))
            };
            let silent = all.iter().filter(tells).find(|facts| !told(facts));
            assert_eq!(
                silent, None,
                "{says}: recorded, and none of {:?}",
                description.records
            );
        }
        for fact in description.records {
            let once = all.iter().any(|facts| facts.contains(*fact));
            assert!(once, "{says}: {fact} is never recorded by a page");
        }
    }
    // Acts that no page does: the software's own, and those that pages only try.
    let undone: Vec<&str> = acts::all()
        .filter(|act| !seen.contains_key(&std::ptr::from_ref(*act)))
        .map(|act| act.says.trim())
        .collect();
    assert!(undone.len() <= 6, "no page has a case of: {undone:#?}");
}

#[test]
fn every_phrase_is_read_as_its_own_act() {
    for description in acts::all() {
        for form in description.forms {
            let text = format!("{} {}", form.by.words(), example(form.words));
            let Step::Do(actor, act) =
                words::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"))
            else {
                panic!("{text} is no act");
            };
            assert!(
                std::ptr::eq(act.described(), description),
                "{text} means {act:?}"
            );
            let by = match actor {
                // An assistant acts for his player.
                Actor::Player(_) if form.by == By::Assistant => By::Assistant,
                Actor::Player(_) => By::Player,
                Actor::Arbiter => By::Arbiter,
                Actor::Clock => By::Search,
            };
            assert_eq!(by, form.by, "{text}");
        }
    }
}

const DESK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/pages/desk/");

/// `adoube words --desk` prints it.
#[test]
fn the_desk_offers_the_measures_of_the_table() {
    let file = format!("{DESK}measures.json");
    let list = serde_json::to_string_pretty(&acts::measures()).unwrap() + "\n";
    if std::env::var_os("UPDATE_WORDS").is_some() {
        std::fs::write(&file, &list).unwrap();
    }
    let stored = std::fs::read_to_string(&file).unwrap();
    assert!(
        stored == list,
        "{file} is stale: UPDATE_WORDS=1 cargo test -p adoube-laws --test acts"
    );
}

#[test]
fn every_button_stands_on_its_part_of_the_desk_and_has_its_message() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/acts.ftl");
    let messages = std::fs::read_to_string(file).unwrap();
    let mut buttons = 0;
    for (place, message) in acts::forms().filter_map(|form| form.desk) {
        // The measures come from the list; the other parts have buttons of their own.
        let part = match place {
            Desk::Side | Desk::Game | Desk::Note => "measures.json",
            Desk::Head => "Drawer.svelte",
            Desk::Proposal => "Proposal.svelte",
            Desk::Question => "Question.svelte",
            Desk::Adjourned => "Adjourned.svelte",
        };
        let shown = std::fs::read_to_string(format!("{DESK}{part}")).unwrap();
        assert!(shown.contains(message), "{part} does not show {message}");
        let defined = format!("\n{message} = ");
        assert!(messages.contains(&defined), "no message {message}");
        buttons += 1;
    }
    assert!(buttons > 30, "{buttons} buttons");
}
