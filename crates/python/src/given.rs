//! Arguments as Python gives them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use archive::audit::{Care, Examples, Options};
use archive::remote::{Remote, is_address};
use archive::source::Source;
use chess::Color;
use chess::notation::Language;
use laws::Edition;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Options for addresses.
pub type Storage = BTreeMap<String, String>;

/// An edition by its year.
pub fn edition(year: u32) -> PyResult<Edition> {
    let year = year.to_string();
    year.parse()
        .map_err(|error| wrong("edition", &year, &error))
}

/// A language by its code.
pub fn language(code: &str) -> PyResult<Language> {
    let codes = Language::ALL.map(Language::code).join(", ");
    let expected = format!("expected one of {codes}");
    code.parse().map_err(|_| wrong("language", code, &expected))
}

/// A side by its name.
pub fn side(name: &str) -> PyResult<Color> {
    match name {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(wrong("side", name, "expected white or black")),
    }
}

fn wrong(what: &str, given: &str, why: &(impl std::fmt::Display + ?Sized)) -> PyErr {
    PyValueError::new_err(format!("invalid value '{given}' for {what}: {why}"))
}

/// What an audit looks for.
pub fn options(year: u32, thorough: bool, code: Option<&str>) -> PyResult<Options> {
    Ok(Options {
        edition: edition(year)?,
        language: code.map(language).transpose()?,
        care: if thorough {
            Care::Thorough
        } else {
            Care::Usual
        },
        examples: Examples::Dropped,
    })
}

/// The source of a split by its name; paths are those of the folder in which the plan was made.
pub fn source(name: &str, folder: PathBuf, storage: &Storage) -> Source {
    if is_address(name) {
        Source::Remote(Remote::new(name, storage))
    } else {
        Source::File(folder.join(name))
    }
}
