//! Looking for an article: by number, by the words of its title and summary, and by the words that people use for it
//! (`locales/*/sought.ftl`). Typing errors and endings are forgiven.

use chess::notation::Language;
use laws::Edition;
use laws::catalogue::{self, Article};
use locale::Locale;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Book;

/// Letters that are looked for, at most; nobody asks for more.
pub const LETTERS: usize = 120;

/// Words that are looked for, at most.
const WORDS: usize = 8;

/// Letters of a word that are compared.
const LONGEST: usize = 40;

/// Articles that are shown, at most.
const SHOWN: usize = 20;

/// An article that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Found {
    /// In addresses.
    pub key: String,
    /// The number to cite.
    pub number: String,
    /// In the language that was asked for.
    pub title: String,
    /// In our own words.
    pub summary: Option<String>,
    /// Where it stands, if not in the edition that was asked for.
    pub edition: Edition,
}

/// What was found, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Results {
    /// The articles.
    pub found: Vec<Found>,
}

/// A word as its letters, ready to be compared.
type Word = Box<[char]>;

/// The words of one article.
struct Row {
    article: &'static Article,
    /// What people call it, phrase by phrase.
    sought: Vec<Vec<Word>>,
    title: Vec<Word>,
    summary: Vec<Word>,
}

/// The words of an edition in a language.
pub struct Index {
    language: Language,
    rows: Vec<Row>,
}

impl Index {
    /// From the words of a language.
    pub fn new(locale: &Locale, edition: Edition) -> Index {
        let language = locale.language();
        let row = |article: &'static Article| {
            let sought = format!("sought-{}", article.topic);
            let sought = match locale.has(&sought) {
                true => locale.say(&sought, &[]),
                false => String::new(),
            };
            let summary = locale.summary(article.topic, edition).unwrap_or_default();
            Row {
                article,
                sought: sought
                    .split(',')
                    .map(|phrase| words(phrase, language))
                    .filter(|phrase| !phrase.is_empty())
                    .collect(),
                title: words(&locale.title(article.topic), language),
                summary: words(&summary, language),
            }
        };
        Index {
            language,
            rows: catalogue::articles(edition).iter().map(row).collect(),
        }
    }

    /// The best first; nothing, if fewer than half of the words are found anywhere.
    fn find(&self, text: &str) -> Vec<&'static Article> {
        let mut asked = words(text, self.language);
        asked.truncate(WORDS);
        if asked.is_empty() {
            return Vec::new();
        }
        let scored = self.rows.iter().enumerate().filter_map(|(place, row)| {
            let score = row.score(&asked);
            (score > 0).then_some((score, place, row.article))
        });
        let mut scored: Vec<(u32, usize, &'static Article)> = scored.collect();
        scored.sort_by_key(|(score, place, _)| (std::cmp::Reverse(*score), *place));
        let best = scored.first().map_or(0, |(score, _, _)| *score);
        let near = scored.into_iter().filter(|(score, _, _)| score * 3 >= best);
        near.map(|(_, _, article)| article).take(SHOWN).collect()
    }
}

impl Row {
    /// How well the words that are asked for fit: each where it fits best, the name of the thing before its explanation.
    fn score(&self, asked: &[Word]) -> u32 {
        let mut score = 0;
        let mut missed = 0;
        for word in asked {
            let in_any = |list: &[Word]| list.iter().map(|own| likeness(word, own)).max();
            let sought = self.sought.iter().filter_map(|phrase| in_any(phrase)).max();
            let best = [
                sought.unwrap_or_default() * 3,
                in_any(&self.title).unwrap_or_default() * 3,
                in_any(&self.summary).unwrap_or_default(),
            ];
            match best.into_iter().max().unwrap_or_default() {
                0 => missed += 1,
                found => score += found,
            }
        }
        if missed * 2 > asked.len() {
            return 0;
        }
        // A whole phrase that people use is what they mean.
        let whole = |phrase: &Vec<Word>| {
            let fits = |own: &Word| asked.iter().any(|word| likeness(word, own) >= 6);
            phrase.iter().all(fits)
        };
        let phrases = self.sought.iter().filter(|phrase| whole(phrase));
        let bonus = phrases.map(|phrase| 12 * phrase.len() as u32).max();
        (score + bonus.unwrap_or_default()) / (1 + 2 * missed as u32)
    }
}

/// How like are two words: 10 the same, 0 not at all.
fn likeness(a: &[char], b: &[char]) -> u32 {
    let common = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    if common == a.len() && a.len() == b.len() {
        return 10;
    }
    if common == a.len() && a.len() >= 3 {
        return 8;
    }
    // The same word with another ending.
    if common >= 4 && a.len() - common <= 3 && b.len() - common <= 3 {
        return 7;
    }
    let allowed = match a.len().min(b.len()) {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    };
    if allowed == 0 || a.len().abs_diff(b.len()) > allowed {
        return 0;
    }
    match slips(a, b) {
        1 => 6,
        2 if allowed == 2 => 4,
        _ => 0,
    }
}

/// Letters left out, put in, changed, or two of them exchanged.
fn slips(a: &[char], b: &[char]) -> usize {
    let width = b.len() + 1;
    let mut rows: [Vec<usize>; 3] = [vec![0; width], (0..width).collect(), vec![0; width]];
    for i in 1..=a.len() {
        rows[2][0] = i;
        for j in 1..=b.len() {
            let changed = usize::from(a[i - 1] != b[j - 1]);
            let mut least = (rows[1][j - 1] + changed)
                .min(rows[1][j] + 1)
                .min(rows[2][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[0][j - 2] + 1);
            }
            rows[2][j] = least;
        }
        rows.rotate_left(1);
    }
    rows[1][b.len()]
}

/// Small words that every sentence has; nobody looks for them.
const SMALL: &[&str] = &[
    "a", "an", "and", "the", "of", "to", "in", "on", "for", "by", "is", "or", "with", "i", "u",
    "na", "za", "sa", "и", "в", "во", "на", "с", "со", "за", "по", "от", "да", "од", "и", "или",
    "է", "և", "կամ",
];

/// The words of a text in the letters that are compared: small, without marks, Serbian in Latin.
fn words(text: &str, language: Language) -> Vec<Word> {
    let text: String = text.chars().take(4000).collect();
    let text = match language {
        Language::Sr | Language::SrLatn => locale::latin(&text),
        _ => text,
    };
    let folded: String = text
        .chars()
        .flat_map(char::to_lowercase)
        .map(fold)
        .collect();
    let parts = folded.split(|c: char| !c.is_alphanumeric());
    parts
        .filter(|word| !word.is_empty() && !SMALL.contains(word))
        .map(|word| word.chars().take(LONGEST).collect())
        .collect()
}

/// A letter without its mark, as many people type it.
fn fold(letter: char) -> char {
    match letter {
        'š' => 's',
        'č' | 'ć' => 'c',
        'ž' => 'z',
        'đ' => 'd',
        'ё' => 'е',
        'ѐ' => 'е',
        'ѝ' => 'и',
        'և' => 'ե',
        other => other,
    }
}

/// A text as a number of an article: `Art. 7,5,5` is 7.5.5, `ст. III.4` is III.4.
fn as_number(text: &str) -> Option<String> {
    let last = text.split_whitespace().last()?;
    let number: String = last
        .trim_matches(|c: char| !c.is_alphanumeric())
        .chars()
        .map(|c| match c {
            ',' | '․' | '·' => '.',
            // Letters that look alike in other alphabets.
            'А' | 'а' => 'A',
            'В' | 'в' => 'B',
            'С' | 'с' => 'C',
            'І' => 'I',
            other => other,
        })
        .collect();
    let is_part = |part: &str| {
        !part.is_empty()
            && (part.chars().all(|c| c.is_ascii_digit()) || part.len() <= 3)
            && part.chars().all(|c| c.is_ascii_alphanumeric())
    };
    let looks = number.split('.').all(is_part) && number.chars().any(|c| c.is_ascii_digit());
    let is_chapter = matches!(&*number, "A" | "B" | "C" | "D" | "I" | "II" | "III");
    (looks || is_chapter).then_some(number)
}

impl Book {
    /// What somebody may mean.
    pub fn search(&self, text: &str, edition: Edition, language: Language) -> Results {
        let text: String = text.chars().take(LETTERS).collect();
        let locale = self.speaker(language).locale();
        let found = |edition: Edition, article: &Article| Found {
            key: article.number.to_owned(),
            number: article.cited().to_owned(),
            title: locale.title(article.topic),
            summary: locale.summary(article.topic, edition),
            edition,
        };
        if let Some(number) = as_number(&text) {
            let numbered = by_number(&number, edition);
            if !numbered.is_empty() {
                let found = numbered.into_iter().map(|(edition, a)| found(edition, a));
                return Results {
                    found: found.collect(),
                };
            }
        }
        let mut articles = self.index(language, edition).find(&text);
        if articles.is_empty() && language != Language::En {
            articles = self.index(Language::En, edition).find(&text);
        }
        Results {
            found: articles.into_iter().map(|a| found(edition, a)).collect(),
        }
    }
}

/// The article with this number, what is inside of it, and where other editions have the number.
fn by_number(number: &str, edition: Edition) -> Vec<(Edition, &'static Article)> {
    let number = [
        number.to_owned(),
        number.to_uppercase(),
        number.to_lowercase(),
    ];
    let exact = |edition| {
        number
            .iter()
            .find_map(|number| catalogue::by_number(edition, number))
    };
    let mut all: Vec<(Edition, &'static Article)> = Vec::new();
    if let Some(article) = exact(edition) {
        all.push((edition, article));
        let prefix = format!("{}.", article.number);
        let inside = catalogue::articles(edition).iter();
        let inside = inside.filter(|a| a.number.starts_with(&prefix));
        all.extend(inside.take(SHOWN - 3).map(|a| (edition, a)));
    }
    let others = Edition::ALL.into_iter().filter(|other| *other != edition);
    all.extend(others.filter_map(|other| Some((other, exact(other)?))));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str, language: Language) -> String {
        let results = Book::of_the_house().search(text, Edition::Y2023, language);
        let found = results.found.first();
        found.map_or(String::new(), |found| found.number.clone())
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for text in ["7.5.5", "Art. 7.5.5", "7,5,5", "ст. 7.5.5.", "§7.5.5"] {
            assert_eq!(first(text, Language::Ru), "7.5.5", "{text}");
        }
        assert_eq!(first("III.4", Language::En), "III.4");
        assert_eq!(first("a.5.2", Language::En), "A.5.2");
        assert_eq!(first("А.5.2", Language::Bg), "A.5.2");
        // A number of another edition only.
        let found = Book::of_the_house().search("7.5.b", Edition::Y2023, Language::En);
        assert_eq!(found.found[0].edition, Edition::Y2014);
        let found = Book::of_the_house().search("9.2", Edition::Y2023, Language::En);
        assert!(found.found.len() > 3);
    }

    #[test]
    fn words_that_people_use_lead_to_the_article() {
        for (language, text, number) in [
            (Language::En, "phone", "11.3.2"),
            (Language::En, "smart watch", "11.3.2"),
            (Language::En, "two hands", "7.5.4"),
            (Language::En, "queenless promotion", "7.5.2"),
            (Language::En, "j'adoube", "4.2.1"),
            (Language::Ru, "телефон", "11.3.2"),
            (Language::Ru, "двумя руками", "7.5.4"),
            (Language::Bg, "телефон", "11.3.2"),
            (Language::Sr, "мобилни", "11.3.2"),
            (Language::SrLatn, "mobilni", "11.3.2"),
            (Language::Sr, "mobilni", "11.3.2"),
            (Language::Mk, "две раце", "7.5.4"),
            (Language::Hy, "հեռախոս", "11.3.2"),
        ] {
            assert!(
                first(text, language).starts_with(number),
                "{text}: {}",
                first(text, language)
            );
        }
    }

    #[test]
    fn typing_errors_are_forgiven() {
        for (language, right, wrong) in [
            (Language::En, "stalemate", "stalmate"),
            (Language::En, "castling", "castilng"),
            (Language::En, "scoresheet", "scorsheet"),
            (Language::Ru, "телефон", "тилефон"),
            (Language::Ru, "рокировка", "ракировка"),
            (Language::Hy, "հեռախոս", "հեռախս"),
            (Language::SrLatn, "šah", "sah"),
        ] {
            let found = first(wrong, language);
            assert!(!found.is_empty(), "{wrong}");
            assert_eq!(found, first(right, language), "{wrong}");
        }
        assert_eq!(first("xyzzyplugh", Language::En), "");
        assert_eq!(first("", Language::En), "");
    }

    #[test]
    fn every_title_is_found_by_its_own_words() {
        let book = Book::of_the_house();
        for language in Language::ALL {
            let locale = book.speaker(language).locale();
            for article in catalogue::articles(Edition::Y2023).iter().step_by(7) {
                let title = locale.title(article.topic);
                let found = book.search(&title, Edition::Y2023, language).found;
                let here = found.iter().any(|found| found.title == title);
                assert!(here, "{language}: {} {title}: {found:#?}", article.number);
            }
        }
    }

    #[test]
    fn slips_are_counted() {
        let letters = |word: &str| word.chars().collect::<Vec<char>>();
        let count = |a: &str, b: &str| slips(&letters(a), &letters(b));
        assert_eq!(count("castling", "castling"), 0);
        assert_eq!(count("castilng", "castling"), 1);
        assert_eq!(count("castlng", "castling"), 1);
        assert_eq!(count("casting", "castling"), 1);
        assert_eq!(count("abc", ""), 3);
    }
}
