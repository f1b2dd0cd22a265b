//! The whole book as pages that need no program: to read without scripts, to print, and with a script to go through the
//! cases step by step.

mod html;

use std::io;

use chess::notation::Language;
use laws::Edition;
use laws::catalogue;

use super::Book;
use super::article::{ArticleView, Change, Contents, Link};
use super::practice::Watched;
use super::steps::Step;
use crate::view::Cited;
use html::{Html, escaped};
use locale::Locale;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("cases.js");

/// The file of an article, from the folder of its edition.
pub fn file_of(key: &str) -> String {
    format!("{}.html", key.replace('¶', "-p"))
}

impl Book {
    /// Gives every file of the book, by its path and its text.
    ///
    /// # Errors
    ///
    /// Those of `put`.
    pub fn site(&self, mut put: impl FnMut(&str, &str) -> io::Result<()>) -> io::Result<()> {
        put("style.css", STYLE)?;
        put("cases.js", SCRIPT)?;
        put("index.html", &self.front())?;
        for language in Language::ALL {
            let code = language.code();
            put(&format!("{code}/index.html"), &self.editions(language))?;
            for edition in Edition::ALL {
                let folder = format!("{code}/{edition}");
                let contents = self.contents(edition, language);
                let list = self.list(&contents, language);
                put(&format!("{folder}/index.html"), &list)?;
                for article in catalogue::articles(edition) {
                    let view = self.article(edition, article.number, language);
                    let view = view.expect("an article of the catalogue is in the book");
                    let page = self.page(&view, language);
                    put(&format!("{folder}/{}", file_of(article.number)), &page)?;
                }
            }
        }
        Ok(())
    }

    fn front(&self) -> String {
        let mut page = Html::new("en", "The Laws of Chess", ".");
        page.tag("h1", "The Laws of Chess");
        page.open("ul");
        for language in Language::ALL {
            let title = self.speaker(language).locale().say("book-title", &[]);
            let code = language.code();
            let link = format!(
                "<a href=\"{code}/index.html\" lang=\"{code}\" hreflang=\"{code}\">{}</a>",
                escaped(&title)
            );
            page.raw("li", &format!("{code}: {link}"));
        }
        page.close("ul");
        page.done()
    }

    fn editions(&self, language: Language) -> String {
        let locale = self.speaker(language).locale();
        let title = locale.say("book-title", &[]);
        let mut page = Html::new(language.code(), &title, "..");
        page.tag("h1", &title);
        page.tag("p", &locale.say("book-own-words", &[]));
        page.open("ul");
        for edition in Edition::ALL {
            let words = in_edition(locale, edition);
            page.raw(
                "li",
                &format!("<a href=\"{edition}/index.html\">{}</a>", escaped(&words)),
            );
        }
        page.close("ul");
        page.done()
    }

    fn list(&self, contents: &Contents, language: Language) -> String {
        let locale = self.speaker(language).locale();
        let title = locale.say("book-title", &[]);
        let head = format!("{title}, {}", contents.edition);
        let mut page = Html::new(language.code(), &head, "../..");
        page.raw("nav", "<a href=\"../index.html\">↑</a>");
        page.tag("h1", &head);
        page.tag("p", &locale.say("book-own-words", &[]));
        page.open("ul class=\"contents\"");
        for entry in &contents.articles {
            let link = format!(
                "<a href=\"{}\">{} {}</a>",
                file_of(&entry.key),
                escaped(&entry.number),
                escaped(&entry.title)
            );
            page.raw(&format!("li class=\"depth-{}\"", entry.depth), &link);
        }
        page.close("ul");
        page.done()
    }

    fn page(&self, view: &ArticleView, language: Language) -> String {
        let locale = self.speaker(language).locale();
        let head = format!("{} {}", view.number, view.title);
        let title = format!("{head} ({})", view.edition);
        let mut page = Html::new(language.code(), &title, "../..");
        self.ways(&mut page, view, language);
        page.tag("h1", &head);
        let edition = in_edition(locale, view.edition);
        let own = locale.say("book-own-words", &[]);
        page.tag("p class=\"hint\"", &format!("{edition}. {own}"));
        if let Some(summary) = &view.summary {
            page.tag("p class=\"summary\"", summary);
        }
        if !view.below.is_empty() {
            page.tag("h2", &locale.say("book-inside", &[]));
            links(&mut page, &view.below);
        }
        page.tag("h2", &locale.say("book-kind", &[]));
        let kind = format!("book-kind-{}", view.kind);
        page.tag("p", &locale.say(&kind, &[]));
        numbers(&mut page, view, locale);
        if !view.changes.is_empty() {
            page.tag("h2", &locale.say("book-changes", &[]));
            view.changes
                .iter()
                .for_each(|change| changed(&mut page, change, locale));
        }
        let stands = view.kind == "rule";
        if stands || view.decides.is_some() || !view.questions.is_empty() {
            page.tag("h2", &locale.say("book-questions", &[]));
        }
        if let Some(decides) = &view.decides {
            page.tag("p", &decides.question);
            page.tag("p class=\"hint\"", &decides.choices);
        }
        if stands {
            page.tag("p", &locale.say("book-otherwise", &[]));
        }
        if !view.questions.is_empty() {
            view.questions
                .iter()
                .for_each(|question| page.tag("p", &question.words));
        }
        if !view.cases.is_empty() {
            page.tag("h2", &locale.say("book-cases-of", &[]));
            page.tag("p class=\"hint\"", &locale.say("book-english", &[]));
            for case in &view.cases {
                let (folder, slug) = case.id.split_once('/').unwrap_or_default();
                if let Some(watched) = self.watch(folder, slug, view.edition, language) {
                    told(&mut page, &watched, locale);
                }
            }
        }
        if !view.code.is_empty() {
            page.open("details");
            page.tag("summary", &locale.say("book-code", &[]));
            for code in &view.code {
                page.tag("p class=\"hint\"", &format!("{}:{}", code.file, code.line));
                page.tag("pre lang=\"en\"", &code.code);
            }
            page.close("details");
        }
        page.done()
    }

    /// Up, before, after, and the same article in the other languages.
    fn ways(&self, page: &mut Html, view: &ArticleView, language: Language) {
        let mut ways = vec!["<a href=\"index.html\">↑</a>".to_owned()];
        for link in &view.above {
            let number = escaped(&link.number);
            ways.push(format!("<a href=\"{}\">{number}</a>", file_of(&link.key)));
        }
        let sides = [(&view.previous, "←"), (&view.next, "→")];
        for (link, sign) in sides {
            if let Some(link) = link {
                let (file, number) = (file_of(&link.key), escaped(&link.number));
                ways.push(format!("<a href=\"{file}\">{sign} {number}</a>"));
            }
        }
        for other in Language::ALL.into_iter().filter(|other| *other != language) {
            let (code, edition, file) = (other.code(), view.edition, file_of(&view.key));
            ways.push(format!(
                "<a href=\"../../{code}/{edition}/{file}\" hreflang=\"{code}\">{code}</a>"
            ));
        }
        page.raw("nav", &ways.join(" "));
    }
}

fn in_edition(locale: &Locale, edition: Edition) -> String {
    let args = [("edition", edition.to_string().into())];
    locale.say("book-edition-of", &args)
}

fn links(page: &mut Html, links: &[Link]) {
    page.open("ul");
    for link in links {
        let words = escaped(&format!("{} {}", link.number, link.title));
        page.raw(
            "li",
            &format!("<a href=\"{}\">{words}</a>", file_of(&link.key)),
        );
    }
    page.close("ul");
}

fn numbers(page: &mut Html, view: &ArticleView, locale: &Locale) {
    page.tag("h2", &locale.say("book-numbers", &[]));
    page.open("ul");
    for numbered in &view.numbers {
        let edition = numbered.edition;
        let place = |link: &Link| {
            let (number, title) = (escaped(&link.number), escaped(&link.title));
            format!(
                "<a href=\"../{edition}/{}\">{number} {title}</a>",
                file_of(&link.key)
            )
        };
        let places: Vec<String> = numbered.places.iter().map(place).collect();
        let there = match places.is_empty() {
            true => escaped(&locale.say("book-not-there", &[])),
            false => places.join(", "),
        };
        page.raw("li", &format!("{edition}: {there}"));
    }
    page.close("ul");
    if !view.translations.is_empty() {
        page.tag("h3", &locale.say("book-translations", &[]));
        page.open("ul");
        for other in &view.translations {
            page.tag("li", &format!("{}: {}", other.language, other.number));
        }
        page.close("ul");
    }
}

fn changed(page: &mut Html, change: &Change, locale: &Locale) {
    let (from, to) = (change.from.to_string(), change.to.to_string());
    let pair = [("from", from.clone().into()), ("to", to.clone().into())];
    page.tag("h3", &locale.say("book-from-to", &pair));
    let newer = [("edition", to.clone().into())];
    if change.same {
        page.tag("p class=\"hint\"", &locale.say("book-same", &pair));
    } else if change.before.is_empty() {
        page.tag("p class=\"hint\"", &locale.say("book-new", &newer));
    } else if change.after.is_empty() {
        page.tag("p class=\"hint\"", &locale.say("book-gone", &newer));
    } else {
        page.open("div class=\"sides\"");
        for (year, parts, mark) in [(&from, &change.before, "del"), (&to, &change.after, "ins")] {
            let text: Vec<String> = parts
                .iter()
                .map(|part| match part.marked {
                    true => format!("<{mark}>{}</{mark}>", escaped(&part.text)),
                    false => escaped(&part.text),
                })
                .collect();
            page.raw("p", &format!("<b>{year}</b> {}", text.join(" ")));
        }
        page.close("div");
    }
}

/// A case that can be read as it stands; the script makes steps of it.
fn told(page: &mut Html, watched: &Watched, locale: &Locale) {
    page.open("details class=\"case\"");
    page.tag("summary lang=\"en\"", &watched.name);
    page.open("ol start=\"0\"");
    for (place, step) in watched.steps.iter().enumerate() {
        one_step(page, step, place == 0, locale);
    }
    page.close("ol");
    page.close("details");
}

fn one_step(page: &mut Html, step: &Step, first: bool, locale: &Locale) {
    let pieces = escaped(step.pieces.split(' ').next().unwrap_or_default());
    page.open(&format!("li data-pieces=\"{pieces}\""));
    page.tag("span class=\"act\"", &step.act);
    let clock = &step.clock;
    let times = format!("{} – {}", clock.left.white, clock.left.black);
    page.tag("span class=\"hint clocks\"", &times);
    if !step.told.is_empty() {
        page.tag("p", &step.told.join(". "));
    }
    if let Some(refused) = &step.refused {
        let words = format!(
            "{}: {}",
            locale.say("book-cannot-happen", &[]),
            refused.words
        );
        page.tag("p class=\"ruled\"", &words);
    } else if step.ruled.is_empty() && !first {
        page.tag("p class=\"hint\"", &locale.say("book-nothing-ruled", &[]));
    }
    for ruled in &step.ruled {
        let cited: Vec<String> = ruled.articles.iter().map(cited).collect();
        let words = escaped(&ruled.words);
        page.raw("p class=\"ruled\"", &format!("{words} {}", cited.join(" ")));
    }
    if let Some(result) = &step.result {
        page.tag(
            "p class=\"ruled\"",
            &format!("{} {}", result.score, result.words),
        );
    }
    page.close("li");
}

fn cited(cited: &Cited) -> String {
    let (title, number) = (escaped(&cited.title), escaped(&cited.article));
    format!(
        "<a href=\"{}\" title=\"{title}\">{number}</a>",
        file_of(&cited.article)
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_full_disk_ends_it() {
        let mut written = Vec::new();
        let ended = Book::of_the_house().site(|path, text| {
            assert!(!text.is_empty());
            written.push(path.to_owned());
            match written.len() {
                8 => Err(io::Error::other("full")),
                _ => Ok(()),
            }
        });
        assert!(ended.is_err());
        let first = ["style.css", "cases.js", "index.html", "en/index.html"];
        assert_eq!(written[..4], first);
        assert_eq!(written[4..6], ["en/2014/index.html", "en/2014/1.html"]);
    }

    /// Every link of the pages of one language leads to a page that is there.
    #[test]
    fn links_lead_somewhere() {
        let book = Book::of_the_house();
        let mut names = BTreeSet::new();
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                names.insert(format!("{edition}/{}", file_of(article.number)));
            }
            names.insert(format!("{edition}/index.html"));
        }
        for (edition, number) in [
            (Edition::Y2014, "7.5"),
            (Edition::Y2018, "7.5.5"),
            (Edition::Y2023, "9.2"),
            (Edition::Y2023, "6.11.4"),
        ] {
            let view = book.article(edition, number, Language::Hy).unwrap();
            let page = book.page(&view, Language::Hy);
            assert!(page.contains(&escaped(&view.title)));
            let links = page.split("href=\"").skip(1);
            let mut checked = 0;
            for link in links.map(|rest| rest.split('"').next().unwrap_or_default()) {
                if link.ends_with(".css") || link.starts_with("../../") {
                    continue;
                }
                let path = match link.strip_prefix("../") {
                    Some(path) => path.to_owned(),
                    None => format!("{edition}/{link}"),
                };
                assert!(names.contains(&path), "{number}: {link}");
                checked += 1;
            }
            assert!(checked > 5);
            // Readable without scripts, and nothing from elsewhere.
            assert!(!page.contains("http://") && !page.contains("https://"));
        }
    }
}
