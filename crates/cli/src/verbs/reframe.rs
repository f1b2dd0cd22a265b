//! `adoube reframe`: a packed file packed anew, so that all cores can read it at once.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use archive::reframe::{Framing, reframe};
use archive::source::sources;
use clap::Args;
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::output::Output;
use crate::speech::say;

/// `adoube reframe IN OUT`
#[derive(Args)]
pub struct Reframe {
    /// A file of games, plain, zstd, gzip or bzip2; `-` for standard input
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// The new file: zstd in independent frames, which every zstd reads
    #[arg(value_name = "OUT")]
    to: PathBuf,
    /// Text in a frame, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=512))]
    frame: u16,
    /// How hard zstd tries: the higher, the smaller and the slower
    #[arg(long, value_name = "N", default_value_t = Framing::default().level, value_parser = clap::value_parser!(i32).range(1..=19))]
    level: i32,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Done {
    frames: u64,
    text: u64,
    packed: u64,
}

impl Reframe {
    /// Reads the one and writes the other.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let found = sources(std::slice::from_ref(&self.from))
            .map_err(|(file, error)| Failure::of_file(&file)(error))?;
        let [source] = &found[..] else {
            return Err(Failure::usage("one file is packed into one file"));
        };
        let same = |a: &Path, b: &Path| matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b);
        if same(&self.from, &self.to) {
            return Err(Failure::usage("a file cannot be packed into itself"));
        }
        let framing = Framing {
            frame: usize::from(self.frame) * 1024 * 1024,
            level: self.level,
        };
        let opened = source.open().map_err(Failure::of_file(&self.from))?;
        // Under another name until all of it is there: half a file is no file.
        let mut half = self.to.clone().into_os_string();
        half.push(".new");
        let half = PathBuf::from(half);
        let write = || -> io::Result<_> {
            let mut file = BufWriter::new(File::create(&half)?);
            let written = reframe(opened, &mut file, framing)?;
            file.get_ref().sync_all()?;
            fs::rename(&half, &self.to)?;
            Ok(written)
        };
        let written = write().map_err(|error| {
            let _ = fs::remove_file(&half);
            Failure::of_file(&self.from)(error)
        })?;
        if self.json {
            out.json(&Done {
                frames: written.frames,
                text: written.text,
                packed: written.packed,
            })?;
        } else {
            out.fact("frames", written.frames)?;
            out.fact("text", say(&format!("{} bytes", written.text)))?;
            out.fact("packed", say(&format!("{} bytes", written.packed)))?;
        }
        Ok(Answer::Yes)
    }
}
