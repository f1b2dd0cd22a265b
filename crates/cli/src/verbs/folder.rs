//! A folder that goes away again.

use std::io;
use std::path::PathBuf;

/// See the module.
pub struct Folder(PathBuf);

impl Folder {
    /// For what; the name says it, so that whoever finds one knows whose it was.
    pub fn new(what: &str) -> io::Result<Folder> {
        sweep(what);
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

/// Removes what programs that were killed have left: folders called so, of programs that run no more. Where nobody can say
/// whether they do, they stay.
fn sweep(what: &str) {
    let Ok(found) = std::fs::read_dir(std::env::temp_dir()) else {
        return;
    };
    let begins = format!("adoube-{what}-");
    for entry in found.flatten() {
        let name = entry.file_name();
        let number = name.to_str().and_then(|name| name.strip_prefix(&begins));
        let process = number.and_then(|number| number.parse::<u32>().ok());
        let gone = |process: u32| !PathBuf::from(format!("/proc/{process}")).exists();
        if cfg!(target_os = "linux") && process.is_some_and(gone) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_has_left_is_swept_away() {
        let what = format!("sweep{}", std::process::id());
        let left = std::env::temp_dir().join(format!("adoube-{what}-4000000000"));
        std::fs::create_dir_all(&left).unwrap();
        let folder = Folder::new(&what).unwrap();
        assert_eq!(left.exists(), !cfg!(target_os = "linux"));
        assert!(folder.0.exists());
        let _ = std::fs::remove_dir_all(left);
    }
}
