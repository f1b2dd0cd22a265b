//! Where a record is kept: a file, or a database that several processes share.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Fault, Journal, Sqlite};

/// Where a record is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// One file, served by one process.
    File(PathBuf),
    /// A hall in a PostgreSQL database.
    #[cfg(feature = "postgres")]
    Postgres(super::postgres::Place),
}

impl From<PathBuf> for Address {
    fn from(path: PathBuf) -> Address {
        Address::File(path)
    }
}

impl From<&Path> for Address {
    fn from(path: &Path) -> Address {
        Address::File(path.to_path_buf())
    }
}

impl fmt::Display for Address {
    /// Without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(f),
            #[cfg(feature = "postgres")]
            Address::Postgres(place) => place.fmt(f),
        }
    }
}

impl Address {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Address::File(path) => Some(path),
            #[cfg(feature = "postgres")]
            Address::Postgres(_) => None,
        }
    }

    /// Does this text name a database?
    pub fn is_database(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }
}

/// Opens a record, or begins one.
///
/// # Errors
///
/// It cannot be had.
pub async fn open(address: &Address) -> Result<Arc<dyn Journal>, Fault> {
    match address {
        Address::File(path) => {
            Sqlite::open(path).map(|journal| Arc::new(journal) as Arc<dyn Journal>)
        }
        #[cfg(feature = "postgres")]
        Address::Postgres(place) => super::postgres::Postgres::open(place)
            .await
            .map(|journal| Arc::new(journal) as Arc<dyn Journal>),
    }
}
