//! Nothing untranslated: every ruling of every case, every article, in all six languages.

use std::collections::BTreeSet;

use laws::scenario::coverage::PAGES;
use laws::scenario::{page, run};
use laws::{Edition, Ruling, What, catalogue};
use locale::{Language, Locale};

fn rulings() -> Vec<(Edition, Ruling)> {
    let mut all = Vec::new();
    for (_, text) in PAGES {
        for case in page::read(text).expect("pages can be read") {
            for edition in case.runs_under() {
                let passed = run::run(&case, edition).expect("cases pass");
                all.extend(
                    passed
                        .events
                        .into_iter()
                        .filter_map(|event| match event.what {
                            What::Ruled(ruling) => Some((edition, ruling)),
                            _ => None,
                        }),
                );
            }
        }
    }
    all
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

#[test]
fn every_article_has_a_title_in_every_language_and_a_summary() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                let id = format!("art-{}", article.topic);
                assert!(locale.has(&id), "{}: {id}", language.code());
                assert!(locale.summary(article.topic, edition).is_some(), "{id}");
            }
        }
    }
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
