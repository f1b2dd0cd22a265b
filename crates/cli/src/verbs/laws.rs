//! `adoube laws`: the book of the Laws without a hall.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use server::book::Book;
use server::serve::Reading;

use crate::failure::{Answer, Failure};
use crate::output::{Output, STRONG};

/// The port that no other is asked for; the one beside that of a hall.
const PORT: u16 = 8081;

/// Readers at a time.
const PLACES: usize = 1000;

/// Opens the book of the Laws in the browser, without a hall.
///
/// The three editions by article in six languages, their cases to watch, to try and to learn from.
#[derive(Args)]
pub struct Laws {
    /// Pages with cases of one's own, which come first: every .md file of the folder
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
    /// Writes the whole book as static pages in all languages into this folder, and serves nothing
    #[arg(long, value_name = "DIR", conflicts_with_all = ["listen", "port"])]
    site: Option<PathBuf>,
    /// The address of this machine to listen at; 0.0.0.0 is for all of its network
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "ADDRESS")]
    listen: IpAddr,
    /// The port; 0 takes a free one
    #[arg(long, default_value_t = PORT)]
    port: u16,
}

impl Laws {
    /// Serves the book until it is told to stop.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let book = match &self.cases {
            Some(folder) => Arc::new(with_cases(folder)?),
            None => Book::of_the_house(),
        };
        if let Some(folder) = &self.site {
            let count = write_site(&book, folder)?;
            out.fact("files", count)?;
            return Ok(Answer::Yes);
        }
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let at = SocketAddr::new(self.listen, self.port);
            let reading = Reading::open(at, book, PLACES).await;
            let reading = reading.map_err(super::serve::fault)?;
            let here = format_args!("{STRONG}http://{}/laws{STRONG:#}", reading.address);
            out.fact("here", here)?;
            out.finish()?;
            reading.serve(super::serve::stopped()).await;
            Ok::<_, Failure>(())
        })?;
        Ok(Answer::Yes)
    }
}

/// The book with the cases of a folder in front.
fn with_cases(folder: &Path) -> Result<Book, Failure> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(Failure::of_file(folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            let text = std::fs::read_to_string(&path).map_err(Failure::of_file(&path))?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            pages.push((name.into_owned(), text));
        }
    }
    pages.sort();
    let (book, wrong) = Book::with(&pages);
    match wrong.is_empty() {
        true => Ok(book),
        false => {
            let told: Vec<String> = wrong.iter().map(ToString::to_string).collect();
            Err(Failure::usage(told.join("\n")))
        }
    }
}

/// Writes every file of the book, and says how many there are.
fn write_site(book: &Book, folder: &Path) -> Result<usize, Failure> {
    let mut count = 0;
    let put = |path: &str, text: &str| {
        let file = folder.join(path);
        if let Some(above) = file.parent() {
            std::fs::create_dir_all(above)?;
        }
        count += 1;
        std::fs::write(file, text)
    };
    book.site(put).map_err(Failure::of_file(folder))?;
    Ok(count)
}
