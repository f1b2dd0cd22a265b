//! Lists the pages of `articles/`, so that the program carries its own cases.

use std::fmt::Write as _;
use std::path::Path;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../articles");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("the folder articles");
    let mut pages: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    pages.retain(|path| path.extension().is_some_and(|ext| ext == "md"));
    pages.sort();
    let mut list = String::from("&[\n");
    for page in pages {
        let page = page.canonicalize().expect("a page that exists");
        println!("cargo::rerun-if-changed={}", page.display());
        let name = page
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        writeln!(
            list,
            "    ({name:?}, include_str!({:?})),",
            page.display().to_string()
        )
        .expect("a string grows");
    }
    list.push_str("]\n");
    let out = std::env::var("OUT_DIR").expect("cargo gives a build folder");
    std::fs::write(Path::new(&out).join("pages.rs"), list)
        .expect("the list is written to the build folder");
}
