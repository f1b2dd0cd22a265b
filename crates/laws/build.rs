//! Takes in the pages of `articles/` and the code of the rules, so that the program carries both, and makes the table of
//! article numbers from the lists of the editions, their only home.
//!
//! Paths are relative to the crate, and texts are copied rather than pointed at: a checkout that was moved or copied
//! together with its `target/` must not take the pages of the old place.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// In a checkout they lie above all crates, for they are not only this one's; a published package has them inside.
fn articles() -> &'static Path {
    let above = Path::new("../../articles");
    if above.is_dir() {
        above
    } else {
        Path::new("articles")
    }
}

fn main() {
    pages();
    numbers();
    sources();
}

/// The code of the rules, so that the program can show it beside its article.
fn sources() {
    let folder = Path::new("src");
    println!("cargo::rerun-if-changed={}", folder.join("rules").display());
    let mut files = vec![
        folder.join("regulations/check.rs"),
        folder.join("ending.rs"),
    ];
    let mut folders = vec![folder.join("rules")];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).expect("a folder of rules");
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            match path.is_dir() {
                true => folders.push(path),
                false => files.push(path),
            }
        }
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file
            .strip_prefix(folder.join("rules"))
            .or(file.strip_prefix(folder));
        let name = name.expect("a file of the source").display().to_string();
        let text = std::fs::read_to_string(&file).expect("the code of a rule");
        writeln!(list, "    ({name:?}, {text:?}),").expect("a string grows");
    }
    list.push_str("]\n");
    let out = std::env::var("OUT_DIR").expect("cargo gives a build folder");
    std::fs::write(Path::new(&out).join("sources.rs"), list)
        .expect("the list is written to the build folder");
}

fn pages() {
    let folder = articles();
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(folder).expect("the folder articles");
    let mut pages: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    pages.retain(|path| path.extension().is_some_and(|ext| ext == "md"));
    pages.sort();
    let mut list = String::from("&[\n");
    for page in pages {
        println!("cargo::rerun-if-changed={}", page.display());
        let name = page
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&page).expect("a page that can be read");
        writeln!(list, "    ({name:?}, {text:?}),").expect("a string grows");
    }
    list.push_str("]\n");
    let out = std::env::var("OUT_DIR").expect("cargo gives a build folder");
    std::fs::write(Path::new(&out).join("pages.rs"), list)
        .expect("the list is written to the build folder");
}

/// The editions in the order of `Edition::ALL`.
const EDITIONS: [&str; 3] = ["2014", "2018", "2023"];

/// For each topic its number in each edition, sorted by topic.
fn numbers() {
    let folder = articles().join("editions");
    let out = std::env::var("OUT_DIR").expect("cargo gives a build folder");
    let out = Path::new(&out);
    let mut topics: BTreeMap<String, [Option<String>; 3]> = BTreeMap::new();
    for (place, edition) in EDITIONS.iter().enumerate() {
        let path = folder.join(format!("{edition}.txt"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path).expect("the list of an edition");
        std::fs::write(out.join(format!("{edition}.txt")), &text).expect("a copy for the program");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines.filter(|line| !line.trim().is_empty()) {
            let columns = line.split("  ").map(str::trim);
            let columns: Vec<&str> = columns.filter(|column| !column.is_empty()).collect();
            let [number, _, topic, ..] = columns[..] else {
                panic!("{edition}.txt has a line with too few columns: {line}");
            };
            let taken =
                topics.entry(topic.to_owned()).or_default()[place].replace(number.to_owned());
            assert!(taken.is_none(), "{edition}.txt names {topic} twice");
        }
    }
    let mut table = String::from("&[\n");
    for (topic, numbers) in topics {
        writeln!(table, "    ({topic:?}, {numbers:?}),").expect("a string grows");
    }
    table.push_str("]\n");
    std::fs::write(out.join("numbers.rs"), table)
        .expect("the table is written to the build folder");
}
