//! Every page of `articles/` runs under every edition.

use std::path::PathBuf;

use laws::scenario::{page, run};

fn pages() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../articles");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder articles")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "md"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_case_of_every_page() {
    let mut problems = Vec::new();
    let mut ran = 0;
    for path in pages() {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&path).expect("a page");
        let cases = match page::read(&text) {
            Ok(cases) => cases,
            Err(errors) => {
                problems.extend(errors.into_iter().map(|error| format!("{name}: {error}")));
                continue;
            }
        };
        for case in &cases {
            for edition in case.runs_under() {
                ran += 1;
                if let Err(failure) = run::run(case, edition) {
                    problems.push(format!("{name}: {}: {failure}", case.name));
                }
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    assert!(ran > 0, "no case ran");
}
