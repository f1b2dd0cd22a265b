//! Any message at the practice table of the book: it is answered within its bounds, the answer can be written, and what
//! was played is a case that holds.
#![no_main]

use laws::Edition;
use laws::scenario::{page, run};
use libfuzzer_sys::fuzz_target;
use server::book::Book;
use server::book::practice::{ACTS, LETTERS};
use server::http::laws::Tried;

/// Lines that are played, at most: the rest of a text brings nothing new.
const LINES: usize = 60;

fuzz_target!(|data: &[u8]| {
    let book = Book::of_the_house();
    // A message as it comes over the wire, or a text behind the number of its edition.
    let tried = serde_json::from_slice::<Tried>(data).unwrap_or_else(|_| Tried {
        edition: Edition::ALL[usize::from(data.first().copied().unwrap_or(0)) % 3],
        text: String::from_utf8_lossy(data.get(1..).unwrap_or_default()).into_owned(),
        lang: "en".into(),
    });
    let speaker = book.speaker(tried.lang.parse().unwrap_or_default());
    let mut left = LINES;
    let mut go_on = || {
        left = left.saturating_sub(1);
        left > 0
    };
    let played = book.try_within(&tried.text, tried.edition, speaker, &mut go_on);
    serde_json::to_string(&played).expect("an answer can be written");
    assert!(played.steps.len() <= LINES.min(ACTS) + 1);
    assert!(played.error.is_some() || tried.text.chars().count() <= LETTERS);
    if played.error.is_none() && played.unfit.is_empty() && !played.steps.is_empty() {
        let text = format!("```scenario\n{}```\n", played.text);
        let cases = page::read(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        if let Err(failure) = run::run(&cases[0], tried.edition) {
            panic!("{failure}\n{text}");
        }
    }
});
