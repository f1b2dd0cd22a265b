//! A folder that goes away again.

use std::io;
use std::path::PathBuf;

/// See the module.
pub struct Folder(PathBuf);

impl Folder {
    /// For what; the name says it, so that whoever finds one knows whose it was.
    pub fn new(what: &str) -> io::Result<Folder> {
        let name = format!("adoube-{what}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
