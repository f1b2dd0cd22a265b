//! Findings as a Parquet table, for those who ask questions in SQL.
//!
//! The same findings give the same bytes, whoever found them and in how many pieces they come: rows are grouped by
//! their number alone.

use std::io::{self, Write};

use arrow::compute::concat_batches;
use arrow::error::ArrowError;
use arrow::record_batch::RecordBatch;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::ChunkReader;

use super::table::{schema, table};
use crate::audit::Finding;

/// Rows of a group.
const GROUP: usize = 8 * 1024;

/// Writes findings, some thousands at a time.
pub struct ParquetRows<W: Write + Send> {
    writer: ArrowWriter<W>,
    /// Findings that are not yet in columns.
    rows: Vec<(String, Finding)>,
    /// Columns that are not yet a group.
    waiting: Vec<RecordBatch>,
}

impl<W: Write + Send> ParquetRows<W> {
    /// Begins a table.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn new(out: W) -> io::Result<ParquetRows<W>> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .build();
        let writer =
            ArrowWriter::try_new(out, schema(), Some(properties)).map_err(io::Error::other)?;
        Ok(ParquetRows {
            writer,
            rows: Vec::new(),
            waiting: Vec::new(),
        })
    }

    /// One finding.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn write(&mut self, file: &str, finding: &Finding) -> io::Result<()> {
        self.rows.push((file.to_owned(), finding.clone()));
        if self.rows.len() >= GROUP {
            self.settle()?;
        }
        Ok(())
    }

    /// Many findings that are in columns already.
    ///
    /// # Errors
    ///
    /// What the system says; columns of something else.
    pub fn write_table(&mut self, rows: RecordBatch) -> io::Result<()> {
        self.settle()?;
        self.take(rows)
    }

    fn settle(&mut self) -> io::Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let rows = std::mem::take(&mut self.rows);
        self.take(table(
            rows.iter().map(|(file, finding)| (&file[..], finding)),
        ))
    }

    fn take(&mut self, rows: RecordBatch) -> io::Result<()> {
        self.waiting.push(rows);
        while self
            .waiting
            .iter()
            .map(RecordBatch::num_rows)
            .sum::<usize>()
            >= GROUP
        {
            let all = concat_batches(&schema(), &self.waiting).map_err(io::Error::other)?;
            self.waiting = vec![all.slice(GROUP, all.num_rows() - GROUP)];
            self.group(&all.slice(0, GROUP))?;
        }
        Ok(())
    }

    fn group(&mut self, rows: &RecordBatch) -> io::Result<()> {
        self.writer.write(rows).map_err(io::Error::other)?;
        self.writer.flush().map_err(io::Error::other)
    }

    /// Ends the table and gives back where it was written to.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn finish(mut self) -> io::Result<W> {
        self.settle()?;
        let rest = concat_batches(&schema(), &self.waiting).map_err(io::Error::other)?;
        if rest.num_rows() > 0 {
            self.group(&rest)?;
        }
        self.writer.into_inner().map_err(io::Error::other)
    }
}

/// Reads a table of findings, some thousands at a time.
///
/// # Errors
///
/// What the system says; a file that is no table.
pub fn read_table(
    file: impl ChunkReader + 'static,
) -> io::Result<impl Iterator<Item = Result<RecordBatch, ArrowError>> + Send> {
    ParquetRecordBatchReaderBuilder::try_new(file)
        .and_then(|builder| builder.with_batch_size(GROUP).build())
        .map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::{Auditor, Options};
    use crate::batch::Batch;

    #[test]
    fn the_same_bytes_in_whatever_pieces() {
        let text = b"[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n\n".repeat(9000);
        let batch = Batch {
            length: text.len() as u64,
            text,
            ..Batch::default()
        };
        let found = Auditor::new(Options::default()).batch(&batch).findings;
        assert!(found.len() > GROUP);
        let mut one = ParquetRows::new(Vec::new()).expect("memory");
        for finding in &found {
            one.write("f", finding).expect("memory");
        }
        let one = one.finish().expect("memory");
        for size in [1000, 8192, 5] {
            let mut many = ParquetRows::new(Vec::new()).expect("memory");
            for some in found.chunks(size) {
                let rows = table(some.iter().map(|finding| ("f", finding)));
                many.write_table(rows).expect("memory");
            }
            assert!(many.finish().expect("memory") == one, "in pieces of {size}");
        }
        // Through a file and back.
        let mut again = ParquetRows::new(Vec::new()).expect("memory");
        for rows in read_table(bytes::Bytes::from(one.clone())).expect("a table") {
            again.write_table(rows.expect("sound")).expect("memory");
        }
        assert!(again.finish().expect("memory") == one);
    }
}
