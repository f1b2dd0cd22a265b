//! A Parquet table that can be gone on with: small tables beside it, put together at the end.
//!
//! A Parquet file is no table before its last byte is written, so what has been found is kept in parts, each of them
//! whole. Put together they give the same bytes as a table written in one go.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use archive::audit::Finding;
use archive::report::{ParquetRows, read_table};

/// The parts of a table.
pub struct Parts {
    table: PathBuf,
    folder: PathBuf,
    /// Parts that are whole.
    whole: u64,
    open: Option<ParquetRows<File>>,
}

impl Parts {
    /// Goes on behind so many parts; what was written after them is found again.
    pub fn open(table: &Path, whole: u64) -> io::Result<Parts> {
        let mut folder = table.as_os_str().to_owned();
        folder.push(".parts");
        let parts = Parts {
            table: table.to_path_buf(),
            folder: folder.into(),
            whole,
            open: None,
        };
        if whole == 0 || parts.folder.exists() {
            fs::create_dir_all(&parts.folder)?;
        }
        Ok(parts)
    }

    fn part(&self, number: u64) -> PathBuf {
        self.folder.join(format!("part-{number:06}.parquet"))
    }

    /// One finding.
    pub fn write(&mut self, file: &str, finding: &Finding) -> io::Result<()> {
        let open = match &mut self.open {
            Some(open) => open,
            None => {
                let part = File::create(self.part(self.whole))?;
                self.open.insert(ParquetRows::new(part)?)
            }
        };
        open.write(file, finding)
    }

    /// Everything found so far in whole parts on the disk, and how many these are.
    pub fn settle(&mut self) -> io::Result<u64> {
        if let Some(open) = self.open.take() {
            open.finish()?.sync_all()?;
            self.whole += 1;
        }
        Ok(self.whole)
    }

    /// Puts the table together. The parts stay until it is whole, and then go.
    pub fn finish(&mut self) -> io::Result<()> {
        self.settle()?;
        // It was finished before: a state that is complete finds the table and nothing else.
        if !self.folder.exists() {
            return Ok(());
        }
        let mut new = self.table.as_os_str().to_owned();
        new.push(".new");
        let new = PathBuf::from(new);
        let mut table = ParquetRows::new(File::create(&new)?)?;
        for number in 0..self.whole {
            for rows in read_table(File::open(self.part(number))?)? {
                table.write_table(rows.map_err(io::Error::other)?)?;
            }
        }
        table.finish()?.sync_all()?;
        fs::rename(&new, &self.table)?;
        // With this name gone it is finished; a folder that is only half removed is never looked into.
        let mut done = self.folder.as_os_str().to_owned();
        done.push(".done");
        fs::rename(&self.folder, &done)?;
        fs::remove_dir_all(done)
    }
}
