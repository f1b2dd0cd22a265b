//! Packs the words of every language: all files of `locales/` but those of the pages, which the pages read themselves.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// Stands between two files of one language.
const BETWEEN: &str = "\0";

/// Files for the browser, by name. Every other file is the program's.
const PAGES: [&str; 8] = [
    "desk",
    "pages",
    "records",
    "seat",
    "setup",
    "start",
    "tournament",
    "ui",
];

fn main() {
    // Relative, and copied: a checkout moved with its `target/` must not take the words of the old place.
    // In a checkout they lie above all crates, for the pages read them too; a published package has them inside.
    let above = Path::new("../../locales");
    let locales = if above.is_dir() {
        above
    } else {
        Path::new("locales")
    };
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let mut rows = String::new();
    for folder in names(locales) {
        let files = names(&locales.join(&folder));
        let own = files
            .iter()
            .filter_map(|file| file.strip_suffix(".ftl"))
            .filter(|stem| !PAGES.contains(stem));
        let texts: Vec<String> = own
            .map(|stem| locales.join(&folder).join(format!("{stem}.ftl")))
            .map(|path| fs::read_to_string(path).expect("words can be read"))
            .collect();
        let file = format!("/{folder}.packed");
        fs::write(format!("{out}{file}"), pack(&texts.join(BETWEEN))).expect("it can be written");
        rows += &format!(
            "({folder:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), {file:?})) as &[u8]),\n"
        );
    }
    let list = format!("&[\n{rows}]");
    fs::write(Path::new(&out).join("texts.rs"), list).expect("the list can be written");
}

fn pack(text: &str) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(text.as_bytes()).expect("memory takes it");
    packer.finish().expect("memory takes it")
}

/// What is in a folder, in order, so that two builds are the same.
fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a folder can be read").file_name())
        .map(|name| name.into_string().expect("names are plain"))
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    names
}
