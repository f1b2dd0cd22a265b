//! Serbian in both scripts: what is said, what is written, what is read.

use chess::Position;
use chess::notation::Style;
use laws::{Edition, catalogue};
use locale::{FluentValue, Language, Locale, latin};

fn is_cyrillic(text: &str) -> bool {
    text.chars().any(|c| ('\u{400}'..='\u{52f}').contains(&c))
}

#[test]
fn latin_serbian_says_what_cyrillic_serbian_says() {
    let (cyrillic, letters) = (Locale::new(Language::Sr), Locale::new(Language::SrLatn));
    assert_eq!(letters.language(), Language::SrLatn);
    for edition in Edition::ALL {
        for article in catalogue::articles(edition) {
            let (title, summary) = (
                letters.title(article.topic),
                letters.summary(article.topic, edition).expect("a summary"),
            );
            assert_eq!(title, latin(&cyrillic.title(article.topic)));
            assert_eq!(
                Some(&summary),
                cyrillic
                    .summary(article.topic, edition)
                    .map(|s| latin(&s))
                    .as_ref()
            );
            assert!(
                !is_cyrillic(&title) && !is_cyrillic(&summary),
                "{title}: {summary}"
            );
        }
    }
    for why in laws::Because::ALL {
        let said = letters.say(&why.message(), &[]);
        assert_eq!(said, latin(&cyrillic.say(&why.message(), &[])));
        assert!(!is_cyrillic(&said), "{said}");
    }
}

#[test]
fn plural_forms_are_serbian_and_values_stay_as_they_are() {
    let letters = Locale::new(Language::SrLatn);
    assert_eq!(letters.span(60_000), "1 minut");
    assert_eq!(letters.span(120_000), "2 minuta");
    assert_eq!(letters.span(1_260_000), "21 minut");
    // A name or reason is told as it was given.
    let said = letters.say("log-called", &[("reason", FluentValue::from("Љубиша"))]);
    assert_eq!(said, "Zove sudiju: Љубиша");
}

/// A move written in one script is understood by a reader of either.
#[test]
fn moves_go_from_one_script_to_the_other() {
    let fen = "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let position = Position::from_fen(fen).expect("a position");
    let mut letters = String::new();
    for mv in position.legal_moves() {
        for written in [Language::Sr, Language::SrLatn] {
            let text = position
                .algebraic(mv, Style::appendix_c(written))
                .to_string();
            letters.extend(text.chars().filter(|c| c.is_uppercase()));
            for reader in [Language::Sr, Language::SrLatn] {
                let read = position.read_move(&text, reader);
                assert_eq!(
                    read.map(|reading| reading.mv),
                    Ok(mv),
                    "{text} for {reader}"
                );
            }
        }
    }
    for letter in "КДТЛСKDTLS".chars() {
        assert!(letters.contains(letter), "{letter} was never written");
    }
    // What is said is the same words.
    for mv in position.legal_moves() {
        let [cyrillic, said] =
            [Language::Sr, Language::SrLatn].map(|l| position.spoken(mv, l).to_string());
        assert_eq!(latin(&cyrillic), said);
    }
}
