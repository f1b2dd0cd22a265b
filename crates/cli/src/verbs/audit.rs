//! `adoube audit`: which of these games would the Laws have ended otherwise?

#[cfg(feature = "parquet")]
mod parts;

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, Seek, SeekFrom, Write};
#[cfg(feature = "parquet")]
use std::path::Path;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use archive::audit::{Care, Examples, Kind, Options, Report, Weight};
use archive::inputs::Inputs;
use archive::report::{Format, Page, Rows, write_html, write_summary};
use archive::resume::State;
use archive::run::{Happened, Plan, What, run};
use archive::source::{Meter, Source, sources};
use archive::split::Packing;
use chess::notation::Language;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use laws::Edition;

use crate::failure::{Answer, Failure};
use crate::output::Output;

#[cfg(feature = "parquet")]
use parts::Parts;

/// `adoube audit FILE…`
#[derive(Args)]
pub struct Audit {
    /// Game files, folders of them, addresses such as s3://bucket/games.pgn.zst or https://…, or `-` for standard
    /// input; plain, zstd, gzip or bzip2
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The edition of the Laws: 2014, 2018 or 2023
    #[arg(long, value_name = "YEAR", default_value = "2023")]
    edition: Edition,
    /// How findings are written: text, json, csv or parquet
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Writes the findings to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Writes a page with charts, examples to be played through and findings to be looked through
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Keeps the state of the audit in a file and goes on from it; needs --output
    #[arg(long, value_name = "FILE", requires = "output")]
    resume: Option<PathBuf>,
    /// Only the sums, not the findings
    #[arg(long)]
    totals: bool,
    /// The language of the moves, if their letters do not tell: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(id = "lang", long, value_name = "LANGUAGE")]
    language: Option<Language>,
    /// Asks of every last position whether anybody could still mate, also where the pieces leave no doubt
    #[arg(long)]
    thorough: bool,
    /// Workers; all cores if not given
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// A packed file of so many bytes is unpacked before anybody could wait for it.
const ALONE: u64 = 64 * 1024;

/// How often the state is written.
const STATE_EVERY: Duration = Duration::from_secs(2);

impl Audit {
    /// Audits everything and tells.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let sources =
            sources(&self.files).map_err(|(file, error)| Failure::of_file(&file)(error))?;
        if self.resume.is_some() && sources.contains(&Source::Standard) {
            return Err(Failure::usage("standard input cannot be resumed"));
        }
        let fresh = State::new(self.edition, &sources);
        let state = match &self.resume {
            Some(path) => State::read(path, self.edition, &sources)
                .map_err(Failure::of_file(path))?
                .unwrap_or(fresh),
            None => fresh,
        };
        let mut plan = Plan {
            options: Options {
                edition: self.edition,
                language: self.language,
                care: if self.thorough {
                    Care::Thorough
                } else {
                    Care::Usual
                },
                examples: match self.html {
                    Some(_) => Examples::Kept,
                    None => Examples::Dropped,
                },
            },
            ..Plan::default()
        };
        plan.threads = self.threads.unwrap_or(plan.threads);
        let inputs = Inputs::resumed(sources, state.places());
        let progress = Progress::new(&inputs);
        let mut listener = Listener {
            sink: self.sink(out, state.written)?,
            failures: 0,
            threads: plan.threads,
            saved: Instant::now(),
            progress,
            state,
            audit: &self,
        };
        run(&plan, inputs, |happened| listener.hear(happened))?;
        listener.end()
    }

    fn sink<'a>(&self, out: &'a mut Output, written: u64) -> Result<Sink<'a>, Failure> {
        let rows = Rows::new(self.format);
        if self.format == Format::Parquet && self.resume.is_some() {
            return self.parts(written, out);
        }
        let file = match &self.output {
            Some(path) => {
                let open = || {
                    let mut file = OpenOptions::new()
                        .write(true)
                        .create(true)
                        .truncate(false)
                        .open(path)?;
                    // What was found after the state was kept will be found again.
                    file.set_len(written)?;
                    file.seek(SeekFrom::End(0))?;
                    Ok(file)
                };
                Some(open().map_err(Failure::of_file(path))?)
            }
            None => None,
        };
        if self.format == Format::Parquet {
            return self.parquet(file, out);
        }
        let mut sink = match file {
            Some(file) => Sink::File {
                rows,
                file: BufWriter::new(file),
                written,
                out,
            },
            None => Sink::Standard { rows, out },
        };
        if written == 0 && !self.totals {
            sink.begin()?;
        }
        Ok(sink)
    }

    #[cfg(feature = "parquet")]
    fn parquet<'a>(&self, file: Option<File>, out: &'a mut Output) -> Result<Sink<'a>, Failure> {
        let file = file.ok_or_else(|| Failure::usage("a Parquet table needs --output"))?;
        let table = archive::report::ParquetRows::new(file)?;
        Ok(Sink::Table {
            table: Some(Box::new(table)),
            out,
        })
    }

    /// A table whose parts are kept until it is whole, so that it can be gone on with.
    #[cfg(feature = "parquet")]
    fn parts<'a>(&self, written: u64, out: &'a mut Output) -> Result<Sink<'a>, Failure> {
        let path = self.output.as_deref().unwrap_or(Path::new(""));
        let parts = Parts::open(path, written).map_err(Failure::of_file(path))?;
        Ok(Sink::Parts {
            parts: Box::new(parts),
            out,
        })
    }

    #[cfg(not(feature = "parquet"))]
    fn parts<'a>(&self, _: u64, out: &'a mut Output) -> Result<Sink<'a>, Failure> {
        self.parquet(None, out)
    }

    #[cfg(not(feature = "parquet"))]
    fn parquet<'a>(&self, _: Option<File>, _: &'a mut Output) -> Result<Sink<'a>, Failure> {
        Err(Failure::usage(
            "this program was built without Parquet: cargo build --features parquet",
        ))
    }
}

/// Where findings go.
enum Sink<'a> {
    Standard {
        rows: Rows,
        out: &'a mut Output,
    },
    File {
        rows: Rows,
        file: BufWriter<File>,
        written: u64,
        out: &'a mut Output,
    },
    #[cfg(feature = "parquet")]
    Table {
        table: Option<Box<archive::report::ParquetRows<File>>>,
        out: &'a mut Output,
    },
    #[cfg(feature = "parquet")]
    Parts {
        parts: Box<Parts>,
        out: &'a mut Output,
    },
}

impl Sink<'_> {
    fn begin(&mut self) -> io::Result<()> {
        match self {
            Sink::Standard { rows, out } => rows.begin(out),
            Sink::File {
                rows,
                file,
                written,
                ..
            } => {
                let mut counted = Counted(file, written);
                rows.begin(&mut counted)
            }
            #[cfg(feature = "parquet")]
            Sink::Table { .. } | Sink::Parts { .. } => Ok(()),
        }
    }

    fn write(&mut self, name: &str, report: &Report) -> io::Result<()> {
        for finding in &report.findings {
            match self {
                Sink::Standard { rows, out } => rows.write(out, name, finding)?,
                Sink::File {
                    rows,
                    file,
                    written,
                    ..
                } => rows.write(&mut Counted(file, written), name, finding)?,
                #[cfg(feature = "parquet")]
                Sink::Table { table, .. } => {
                    if let Some(table) = table {
                        table.write(name, finding)?;
                    }
                }
                #[cfg(feature = "parquet")]
                Sink::Parts { parts, .. } => parts.write(name, finding)?,
            }
        }
        Ok(())
    }

    /// Everything on the disk, and how much that is.
    fn settle(&mut self) -> io::Result<u64> {
        match self {
            Sink::File { file, written, .. } => {
                file.flush()?;
                file.get_ref().sync_data()?;
                Ok(*written)
            }
            #[cfg(feature = "parquet")]
            Sink::Parts { parts, .. } => parts.settle(),
            _ => Ok(0),
        }
    }

    fn out(&mut self) -> &mut Output {
        match self {
            Sink::Standard { out, .. } | Sink::File { out, .. } => out,
            #[cfg(feature = "parquet")]
            Sink::Table { out, .. } | Sink::Parts { out, .. } => out,
        }
    }
}

/// Counts what is written.
struct Counted<'a, W>(&'a mut W, &'a mut u64);

impl<W: Write> Write for Counted<'_, W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        let length = self.0.write(buf)?;
        *self.1 += length as u64;
        Ok(length)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

struct Listener<'a> {
    audit: &'a Audit,
    sink: Sink<'a>,
    state: State,
    progress: Option<Progress>,
    failures: u32,
    threads: usize,
    saved: Instant,
}

impl Listener<'_> {
    fn hear(&mut self, happened: Happened) -> io::Result<()> {
        let left = &mut self.state.sources[happened.source];
        left.place = happened.place;
        match happened.what {
            What::Audited(report) => {
                if !self.audit.totals {
                    self.sink.write(&left.name, &report)?;
                }
                if self.audit.html.is_some() {
                    let page = &mut self.state.page;
                    let page = page.get_or_insert_with(|| Page::new(self.audit.edition));
                    page.note(&left.name, &report);
                }
                self.state.totals.add(&report.totals);
            }
            What::Begun(Packing::Whole)
                if self.threads > 1 && left.size.is_some_and(|size| size > ALONE) =>
            {
                anstream::eprintln!(
                    "{}: packed in one piece, so one core unpacks it for all; \
                     adoube reframe makes a file that all cores unpack",
                    left.name
                );
            }
            What::Begun(_) | What::Finished => {}
            What::Failed(error) => {
                self.failures += 1;
                anstream::eprintln!("{}: {error}", left.name);
            }
        }
        if let Some(progress) = &self.progress {
            progress.show(&self.state);
        }
        if self.saved.elapsed() > STATE_EVERY {
            self.save()?;
        }
        Ok(())
    }

    fn save(&mut self) -> io::Result<()> {
        self.saved = Instant::now();
        if let Some(path) = &self.audit.resume {
            self.state.written = self.sink.settle()?;
            self.state.write(path)?;
        }
        Ok(())
    }

    fn end(mut self) -> Result<Answer, Failure> {
        self.sink.settle()?;
        self.save()?;
        #[cfg(feature = "parquet")]
        if let Sink::Table { table, .. } = &mut self.sink
            && let Some(table) = table.take()
        {
            table.finish()?;
        }
        #[cfg(feature = "parquet")]
        if let Sink::Parts { parts, .. } = &mut self.sink {
            parts.finish()?;
        }
        if let Some(progress) = &self.progress {
            progress.bar.finish_and_clear();
        }
        let (edition, totals) = (self.audit.edition, &self.state.totals);
        if let Some(path) = &self.audit.html {
            let names: Vec<String> = self.state.sources.iter().map(|l| l.name.clone()).collect();
            let nothing = Page::new(edition);
            let page = self.state.page.as_ref().unwrap_or(&nothing);
            let write = || {
                let mut file = BufWriter::new(File::create(path)?);
                write_html(&mut file, page, &names, totals)?;
                file.flush()
            };
            write().map_err(Failure::of_file(path))?;
        }
        match self.audit.format {
            Format::Json => {
                let value = serde_json::json!({ "edition": edition, "totals": totals });
                self.sink.out().json(&value)?;
            }
            // The sums are no row of the table.
            Format::Csv if self.audit.output.is_none() && !self.audit.totals => {
                write_summary(&mut io::stderr(), edition, totals)?;
            }
            _ => write_summary(self.sink.out(), edition, totals)?,
        }
        let wrong = Kind::ALL.into_iter().any(|kind| {
            matches!(kind.weight(), Weight::Broken | Weight::Law) && totals.of(kind) > 0
        });
        if self.failures > 0 {
            return Err(Failure::from(io::Error::other(format!(
                "{} of {} files could not be read to the end",
                self.failures,
                self.state.sources.len()
            ))));
        }
        Ok(if wrong { Answer::No } else { Answer::Yes })
    }
}

/// A bar on a terminal; nothing anywhere else.
struct Progress {
    bar: ProgressBar,
    taken: Meter,
    began: Instant,
}

impl Progress {
    fn new(inputs: &Inputs) -> Option<Progress> {
        if !io::stderr().is_terminal() {
            return None;
        }
        let sizes = inputs.sources().iter().map(Source::size);
        let bar = match sizes.sum::<Option<u64>>() {
            Some(size) => {
                let bar = ProgressBar::new(size);
                let style =
                    ProgressStyle::with_template("{bar:30} {percent:>3} %  {msg}  {eta} left");
                bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
                bar
            }
            None => ProgressBar::new_spinner(),
        };
        Some(Progress {
            bar,
            taken: inputs.taken(),
            began: Instant::now(),
        })
    }

    fn show(&self, state: &State) {
        let totals = &state.totals;
        let seconds = self.began.elapsed().as_secs_f64().max(0.001);
        let rate = totals.bytes as f64 / 1e6 / seconds;
        self.bar.set_position(self.taken.bytes());
        self.bar
            .set_message(format!("{} games  {rate:.0} MB/s", totals.games));
    }
}
