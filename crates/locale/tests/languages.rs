//! Nothing untranslated: every ruling of every case, every article, in all six languages.

use std::collections::{BTreeMap, BTreeSet};

use laws::scenario::coverage::PAGES;
use laws::scenario::{page, run};
use laws::{Edition, Ruling, What, catalogue};
use locale::{FluentValue, Language, Locale};

fn events() -> Vec<(Edition, What)> {
    let mut all = Vec::new();
    for (_, text) in PAGES {
        for case in page::read(text).expect("pages can be read") {
            for edition in case.runs_under() {
                let passed = run::run(&case, edition).expect("cases pass");
                all.extend(passed.events.into_iter().map(|event| (edition, event.what)));
            }
        }
    }
    all
}

fn rulings() -> Vec<(Edition, Ruling)> {
    let ruled = events()
        .into_iter()
        .filter_map(|(edition, what)| match what {
            What::Ruled(ruling) => Some((edition, ruling)),
            _ => None,
        });
    ruled.collect()
}

/// A message that asks for a value which the event does not carry panics here, and so does one that is missing.
#[test]
fn every_event_of_every_case_is_told_in_every_language() {
    let mut stored: Vec<serde_json::Value> = Vec::new();
    for (_, what) in events() {
        let value = serde_json::to_value(&what).expect("events can be stored");
        let named = match &value["data"] {
            serde_json::Value::Null => value["event"].clone(),
            data => {
                let mut map = serde_json::Map::new();
                map.insert(
                    value["event"].as_str().unwrap_or_default().into(),
                    data.clone(),
                );
                map.into()
            }
        };
        // Rulings have their own test; a move is told with its letters, by the hall.
        let told_otherwise = [
            "ruled",
            "move-made",
            "moved-out-of-turn",
            "hand-again",
            "announced",
            "placed",
        ];
        let text = named.to_string();
        if !told_otherwise
            .iter()
            .any(|name| text.contains(&format!("\"{name}\":")))
            && !stored.contains(&named)
        {
            stored.push(named);
        }
    }
    assert!(stored.len() > 200, "{}", stored.len());
    let mut untold = BTreeSet::new();
    for language in Language::ALL {
        let locale = Locale::new(language);
        for event in &stored {
            let told = locale.stored("event", event);
            if told.starts_with("event-") || told.contains(['{', '[']) {
                untold.insert(format!("{language}: {told}"));
            }
        }
    }
    assert!(untold.is_empty(), "{untold:#?}");
}

#[test]
fn every_ruling_of_every_case_has_its_words() {
    let rulings = rulings();
    assert!(rulings.len() > 100);
    for language in Language::ALL {
        let locale = Locale::new(language);
        let needed: BTreeSet<String> = rulings
            .iter()
            .flat_map(|(_, ruling)| locale.messages_of(ruling))
            .collect();
        let missing: Vec<&String> = needed.iter().filter(|id| !locale.has(id)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.code());
        for (edition, ruling) in &rulings {
            let text = locale.ruling(ruling, *edition);
            assert!(
                !text.remedy.contains('{'),
                "{}: {}",
                language.code(),
                text.remedy
            );
            assert!(!text.grounds.is_empty());
        }
    }
}

/// Each article of a file with the names of its summaries, in order.
fn attributes(language: Language) -> BTreeMap<String, Vec<String>> {
    let code = &language.code()[..2];
    let file = format!(
        "{}/../../locales/{code}/articles.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(file).expect("every language has its articles");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut article = String::new();
    for line in text.lines() {
        let Some((name, _)) = line.split_once(" =") else {
            continue;
        };
        if let Some(attribute) = name.trim_start().strip_prefix('.') {
            let known = found.get_mut(&article).expect("an article goes before");
            known.push(attribute.to_owned());
        } else if name.starts_with("art-") {
            article = name.to_owned();
            assert!(
                found.insert(article.clone(), Vec::new()).is_none(),
                "{article} twice"
            );
        }
    }
    found.values_mut().for_each(|names| names.sort());
    found
}

#[test]
fn every_article_has_a_title_in_every_language_and_a_summary() {
    let english = attributes(Language::En);
    let topics: BTreeSet<&str> = Edition::ALL
        .into_iter()
        .flat_map(|edition| catalogue::articles(edition).iter().map(|a| a.topic))
        .collect();
    for language in Language::ALL {
        let own = attributes(language);
        for (id, names) in &english {
            assert_eq!(own.get(id), Some(names), "{language}: {id}");
        }
        assert_eq!(own.len(), english.len(), "{language}");
        for topic in &topics {
            let id = format!("art-{topic}");
            let names = own.get(&id).unwrap_or_else(|| panic!("{language}: {id}"));
            assert!(names.contains(&"summary".to_owned()), "{language}: {id}");
        }
    }
}

/// Every edition of every article is told in the reader's own language: where English has a text for the edition, so
/// has he, and nowhere does he read English.
#[test]
fn summaries_are_read_in_the_readers_own_language() {
    let english = Locale::new(Language::En);
    for language in Language::ALL.into_iter().filter(|&l| l != Language::En) {
        let locale = Locale::new(language);
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                let own = locale.summary(article.topic, edition).expect("a summary");
                let other = english.summary(article.topic, edition);
                assert_ne!(Some(&own), other.as_ref(), "{language}: {}", article.topic);
            }
        }
    }
    let russian = Locale::new(Language::Ru);
    let said = |edition| {
        russian
            .summary("fivefold-repetition", edition)
            .expect("a summary")
    };
    assert_ne!(said(Edition::Y2014), said(Edition::Y2018));
    assert_eq!(said(Edition::Y2018), said(Edition::Y2023));
}

#[test]
fn spans_follow_the_plural_of_the_language() {
    let say = |language, ms| Locale::new(language).span(ms);
    assert_eq!(say(Language::En, 120_000), "2 minutes");
    assert_eq!(say(Language::En, 60_000), "1 minute");
    assert_eq!(say(Language::En, 90_000), "1 minute 30 seconds");
    assert_eq!(say(Language::En, 10_000), "10 seconds");
    assert_eq!(say(Language::Ru, 60_000), "1 минута");
    assert_eq!(say(Language::Ru, 120_000), "2 минуты");
    assert_eq!(say(Language::Ru, 300_000), "5 минут");
    assert_eq!(say(Language::Bg, 120_000), "2 минути");
    assert_eq!(say(Language::Sr, 1_260_000), "21 минут");
    assert_eq!(say(Language::Sr, 120_000), "2 минута");
    assert_eq!(say(Language::Mk, 1_260_000), "21 минута");
    assert_eq!(say(Language::Hy, 90_000), "1 րոպե 30 վայրկյան");
}

/// Counts are numbers, so that 21 has the form of one where the language has it so.
#[test]
fn alerts_follow_the_plural_of_the_language() {
    let say = |language, count: usize| {
        let args = [("count", FluentValue::from(count))];
        Locale::new(language).say("alert-sheets-differ", &args)
    };
    for (language, one, two, many) in [
        (Language::En, "in 1 place", "in 2 places", "in 21 places"),
        (Language::Ru, "в 1 месте", "в 2 местах", "в 21 месте"),
        (Language::Bg, "на 1 място", "на 2 места", "на 21 места"),
        (Language::Sr, "на 1 месту", "на 2 места", "на 21 месту"),
        (Language::SrLatn, "na 1 mestu", "na 2 mesta", "na 21 mestu"),
        (Language::Mk, "на 1 место", "на 2 места", "на 21 место"),
    ] {
        for (count, ending) in [(1, one), (2, two), (21, many)] {
            let said = say(language, count);
            assert!(said.ends_with(ending), "{said}");
        }
    }
}

#[test]
fn why_a_side_can_never_mate_is_said_in_every_language() {
    use chess::{Bitboard, ByColor, Color};
    use mate::{Ground, Reason};
    let region = Bitboard::of(chess::Square::A1);
    let grounds = [
        Ground::Stalemate,
        Ground::Mated,
        Ground::BareKing,
        Ground::KnightAgainstQueens,
        Ground::BishopsOfOneShade,
        Ground::Locked {
            pawns: region,
            kings: ByColor {
                white: region,
                black: region,
            },
            attackable: false,
        },
        Ground::Fenced { positions: 5 },
        Ground::Exhausted { positions: 21 },
        Ground::Counted { positions: 7 },
    ];
    for language in Language::ALL {
        let locale = Locale::new(language);
        for ground in grounds {
            assert!(
                locale.has(ground.message()),
                "{}: {}",
                language.code(),
                ground.message()
            );
            for forced in [0, 1, 3] {
                let text = locale.mate_reason(&Reason { forced, ground }, Color::White);
                assert!(
                    !text.is_empty() && !text.contains('{'),
                    "{}: {text}",
                    language.code()
                );
            }
        }
        for id in [
            "mate-reason-forced",
            "mate-verdict-winnable",
            "mate-verdict-unwinnable",
            "mate-verdict-undecided",
        ] {
            assert!(locale.has(id), "{}: {id}", language.code());
        }
    }
}
