//! `adoube open`: a hall by a double click, for people who have never seen a terminal.

use std::path::PathBuf;

use clap::Args;

use crate::failure::{Answer, Failure};
use crate::output::Output;

use super::browser;
use super::folder::Folder;
use super::serve::{Life, Serve};
use super::sign::Sign;

/// Opens a hall and shows it in the browser; one that is open already is only shown.
///
/// The page that appears has the address and its QR code for phones and tablets, the way in for the chief arbiter, and a
/// button that ends the hall. Where the usual port is taken the next free one is.
#[derive(Args)]
pub struct Open {
    /// The file of the competition [default: Adoube/hall.adoube in your own folder]
    file: Option<PathBuf>,
    /// Opens no browser, and only says where the page is
    #[arg(long)]
    no_browser: bool,
}

impl Open {
    /// Serves until it is told to stop.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let show = !self.no_browser;
        let opened = self.open(out);
        if let (Err(failure), true) = (&opened, show) {
            explain(&failure.to_string());
        }
        opened
    }

    fn open(self, out: &mut Output) -> Result<Answer, Failure> {
        let file = match self.file {
            Some(file) => file,
            None => usual()?,
        };
        if let Some(page) = Sign::find(&file) {
            out.fact("open", &page)?;
            if !self.no_browser {
                browser::show(&page);
            }
            return Ok(Answer::Yes);
        }
        let life = match self.no_browser {
            true => Life::Page,
            false => Life::Browser,
        };
        Serve::by_hand(file, life).run(out)
    }
}

/// In the folder of whoever starts the program, wherever the program itself lies: replacing it loses nothing.
fn usual() -> Result<PathBuf, Failure> {
    let home = std::env::home_dir().unwrap_or_default();
    let folder = home.join("Adoube");
    std::fs::create_dir_all(&folder).map_err(Failure::of_file(&folder))?;
    Ok(folder.join("hall.adoube"))
}

/// Without a terminal nobody would learn why there is no hall: the browser says it.
fn explain(words: &str) {
    let escaped = words.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Adoube</title>\
         <h1>The hall could not be opened</h1><p>{escaped}</p></html>"
    );
    let Ok(folder) = Folder::new("trouble") else {
        return;
    };
    let file = folder.file("trouble.html");
    if std::fs::write(&file, page).is_ok() {
        browser::show(&file.display().to_string());
        // The browser reads it after this program has ended.
        std::mem::forget(folder);
    }
}
