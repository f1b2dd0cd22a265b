//! Vectors that lie beside the project.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::{Path, PathBuf};

/// A file of the Swiss vectors as text, unpacked if it is packed; nothing where there are none.
pub fn vectors(file: &str) -> Option<String> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let root = std::env::var_os("ADOUBE_SHARED").map_or(beside, PathBuf::from);
    let path = root.join("vectors/swiss").join(file);
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("NOT CHECKED: {} cannot be read ({error})", path.display());
            return None;
        }
    };
    let bytes = match file.ends_with(".zst") {
        true => zstd::decode_all(&bytes[..]).expect("the vectors can be unpacked"),
        false => bytes,
    };
    Some(String::from_utf8(bytes).expect("the vectors are text"))
}

/// The tournaments of `dutch-2026`, each with its name and its text.
pub fn tournaments() -> Option<Vec<(String, String)>> {
    let text = vectors("dutch-2026.trf.zst")?;
    let mut all: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("012 ") {
            all.push((name.to_owned(), String::new()));
        }
        if let Some((_, text)) = all.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    Some(all)
}
