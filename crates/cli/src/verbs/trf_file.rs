//! Tournament reports as files.

use std::io::Read;
use std::path::Path;

use event::Problem;

use crate::failure::{Answer, Failure};
use crate::speech::say;

/// The text of a report. The format names no encoding: what is not UTF-8 is taken for Windows-1252, which older
/// programs write.
pub fn trf_text(file: &Path) -> Result<String, Failure> {
    let bytes = match file.as_os_str() == "-" {
        true => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes)?;
            bytes
        }
        false => std::fs::read(file).map_err(Failure::of_file(file))?,
    };
    Ok(match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => error.as_bytes().iter().map(|&byte| letter(byte)).collect(),
    })
}

/// A byte of Windows-1252.
fn letter(byte: u8) -> char {
    const FROM_80: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    let upper = byte.checked_sub(0x80).map(usize::from);
    let special = upper.and_then(|place| FROM_80.chars().nth(place));
    special.unwrap_or(char::from(byte))
}

/// Says every place that cannot be read.
pub fn unreadable(file: &Path, problems: &[Problem]) -> Answer {
    for Problem {
        line,
        column,
        expected,
    } in problems
    {
        let told = say(&format!("expected {expected}"));
        anstream::eprintln!("{}:{line}:{column}: {told}", file.display());
    }
    Answer::No
}
