//! What several tests need: the collections beside the project, and the tools of others.

use std::path::PathBuf;
use std::process::Command;

use archive::source::Source;

/// A collection of the shared vectors; says so on standard error when it is absent.
#[allow(dead_code)]
pub fn collection(name: &str) -> Option<Source> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let root = std::env::var_os("ADOUBE_SHARED").map_or(beside, PathBuf::from);
    let path = root.join("vectors/pgn").join(name);
    if path.exists() {
        return Some(Source::File(path));
    }
    eprintln!("{} is absent: this part was not tested", path.display());
    None
}

/// A Python that has the package `chess`; says so on standard error when there is none.
#[allow(dead_code)]
pub fn python() -> Option<PathBuf> {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python");
    let named = std::env::var_os("ADOUBE_PYTHON").map(PathBuf::from);
    let found = named
        .into_iter()
        .chain([own, PathBuf::from("python3")])
        .find(|python| {
            let run = Command::new(python)
                .args(["-c", "import chess.pgn"])
                .output();
            run.is_ok_and(|output| output.status.success())
        });
    if found.is_none() {
        eprintln!("no Python with the package chess (make tools): this part was not tested");
    }
    found
}

/// The program pgn-extract; says so on standard error when it is absent.
#[allow(dead_code)]
pub fn pgn_extract() -> Option<&'static str> {
    let found = Command::new("pgn-extract")
        .arg("--version")
        .output()
        .is_ok();
    if !found {
        eprintln!("pgn-extract is absent (make tools): this part was not tested");
    }
    found.then_some("pgn-extract")
}
