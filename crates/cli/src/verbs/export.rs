//! `adoube export`: a hall as text.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use server::journal::postgres::Postgres;
use server::journal::{Address, Journal, Sqlite};
use server::transfer;

use super::backup::named;
use super::serve::{database, fault};
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Prints everything that has happened in a hall, an entry on each line, without accounts and links.
#[derive(Args)]
pub struct Export {
    /// The file of the hall, or the address of a database: postgres://user@host/database
    from: String,
    /// What the hall is called in the database
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Export {
    /// Prints it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let address = match Address::is_database(&self.from) {
            true => database(&self.from, named(&self.hall)?)?,
            false => Address::File(PathBuf::from(&self.from)),
        };
        if let Some(file) = address.file().filter(|file| !file.is_file()) {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(Failure::of_file(file)(missing));
        }
        tokio::runtime::Runtime::new()?.block_on(async {
            let journal: Box<dyn Journal> = match &address {
                Address::File(file) => Box::new(Sqlite::open(file).map_err(fault)?),
                Address::Postgres(place) => Box::new(Postgres::look(place).await.map_err(fault)?),
            };
            // Piece by piece: a whole hall is more than should be held at once.
            let export = transfer::Export::begin(&*journal).await;
            let mut export = export.map_err(fault)?;
            while let Some(piece) = export.piece(&*journal).await.map_err(fault)? {
                out.write_all(piece.as_bytes())?;
            }
            Ok(Answer::Yes)
        })
    }
}
