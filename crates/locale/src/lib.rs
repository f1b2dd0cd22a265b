//! Every word a person reads, in six languages, from one source: the Fluent files in `locales/`.
//!
//! Serbian is kept in Cyrillic and said in Latin letters too, by rule ([`latin`]).

mod latin;
mod mating;
mod ruling;
mod said;

use std::io::Read as _;
use std::sync::OnceLock;

pub use chess::notation::Language;
use flate2::read::DeflateDecoder;
pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
pub use latin::latin;
pub use ruling::{Cited, RulingText};

/// Every folder of `locales/` with the files that are the program's, packed; see `build.rs`.
const PACKED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The files of one folder, unpacked when its language is first spoken.
static TEXTS: [OnceLock<Vec<String>>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// Everything that is said in a language, as its files have it.
pub fn texts(language: Language) -> &'static [String] {
    // One folder for both scripts of a language.
    let code = language.code();
    let folder = PACKED
        .iter()
        .position(|(folder, _)| *folder == &code[..2])
        .unwrap_or_else(|| panic!("locales/{code} is missing"));
    TEXTS[folder].get_or_init(|| {
        let mut text = String::new();
        DeflateDecoder::new(PACKED[folder].1)
            .read_to_string(&mut text)
            .expect("it was packed when the program was built");
        text.split('\0').map(str::to_owned).collect()
    })
}

/// The words of one language, with English where a word is missing.
pub struct Locale {
    language: Language,
    own: FluentBundle<FluentResource>,
    english: FluentBundle<FluentResource>,
}

impl Locale {
    /// The words of a language.
    pub fn new(language: Language) -> Locale {
        Locale {
            language,
            own: bundle(language),
            english: bundle(Language::En),
        }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its values filled in; its own name if no language has it, so that a gap can be seen.
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs = args
            .iter()
            .map(|(key, value)| (*key, value.clone()))
            .collect();
        format(&self.own, id, None, &args)
            .or_else(|| format(&self.english, id, None, &args))
            .unwrap_or_else(|| id.to_owned())
    }

    /// Does any language have the message, so that it can be said?
    pub fn knows(&self, id: &str) -> bool {
        let known = |bundle: &FluentBundle<FluentResource>| {
            let message = bundle.get_message(id);
            message.is_some_and(|message| message.value().is_some())
        };
        known(&self.own) || known(&self.english)
    }

    /// Does this language itself have the message?
    pub fn has(&self, id: &str) -> bool {
        self.own
            .get_message(id)
            .is_some_and(|message| message.value().is_some())
    }

    /// The title of an article, by its topic.
    pub fn title(&self, topic: &str) -> String {
        self.say(&format!("art-{topic}"), &[])
    }

    /// The summary of an article in an edition: the reader's own language first, and in it what is said of that edition.
    pub fn summary(&self, topic: &str, edition: laws::Edition) -> Option<String> {
        let id = format!("art-{topic}");
        let none = FluentArgs::new();
        let special = format!("summary-{edition}");
        let said = |bundle| {
            format(bundle, &id, Some(&special), &none)
                .or_else(|| format(bundle, &id, Some("summary"), &none))
        };
        said(&self.own).or_else(|| said(&self.english))
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code = language.code();
    let id = code.parse().expect("a code of BCP 47");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    if language == Language::SrLatn {
        // Only what the files say; values such as names and moves arrive as they are to be read.
        bundle.set_transform(Some(latin::transform));
    }
    // The marks around inserted values are for mixed writing directions, which these six do not have.
    bundle.set_use_isolating(false);
    for text in texts(language) {
        let resource = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("locales/{code} cannot be read: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("locales/{code} says something twice: {errors:?}"));
    }
    bundle
}

fn format(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    attribute: Option<&str>,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    debug_assert!(errors.is_empty(), "{id}: {errors:?}");
    Some(text.into_owned())
}
