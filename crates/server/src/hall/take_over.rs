//! A hall in a file that another version of the program has kept.

use std::path::{Path, PathBuf};

use crate::journal::{self, Fault, Journal};

/// What the name of the program that serves the hall is kept under.
const PROGRAM: &str = "program";

/// A hall that another version has kept is copied before this one writes into it: who goes back to the older program
/// has the hall as that one left it.
pub(super) async fn take_over(journal: &dyn Journal, path: &Path) -> Result<(), Fault> {
    let this = env!("CARGO_PKG_VERSION");
    let before = journal.kept(PROGRAM).await?;
    if before.as_deref() == Some(this) {
        return Ok(());
    }
    if !journal.streams().await?.is_empty() {
        let mut copy = path.as_os_str().to_owned();
        copy.push(format!(".before-{this}"));
        let copy = PathBuf::from(copy);
        if !copy.exists() {
            let (from, to) = (path.to_path_buf(), copy.clone());
            let copied = tokio::task::spawn_blocking(move || journal::backup(&from, &to)).await;
            copied.map_err(|error| Fault::Storage(error.to_string()))??;
            let from = before.as_deref().unwrap_or("an earlier one");
            tracing::info!(from, copy = %copy.display(), "taken over from another version, with a copy");
        }
    }
    journal.keep(PROGRAM, this.to_owned()).await
}
