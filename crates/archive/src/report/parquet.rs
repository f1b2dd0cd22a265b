//! Findings as a Parquet table, for those who ask questions in SQL.

use std::io::{self, Write};
use std::sync::Arc;

use arrow::array::{ArrayRef, StringArray, UInt32Array, UInt64Array};
use arrow::datatypes::{DataType, Field, Schema};
use arrow::record_batch::RecordBatch;
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

use crate::audit::{Finding, side_name};
use crate::lexer::Outcome;

/// Rows that are held back before they are written.
const GROUP: usize = 8 * 1024;

/// Writes findings, some thousands at a time.
pub struct ParquetRows<W: Write + Send> {
    writer: ArrowWriter<W>,
    schema: Arc<Schema>,
    rows: Vec<(String, Finding)>,
}

impl<W: Write + Send> ParquetRows<W> {
    /// Begins a table.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn new(out: W) -> io::Result<ParquetRows<W>> {
        let text = |name: &str| Field::new(name, DataType::Utf8, true);
        let schema = Arc::new(Schema::new(vec![
            text("file"),
            Field::new("game", DataType::UInt64, false),
            Field::new("line", DataType::UInt64, false),
            Field::new("ply", DataType::UInt32, true),
            text("move"),
            text("kind"),
            text("article"),
            text("side"),
            text("recorded"),
            text("lawful"),
            text("white"),
            text("black"),
            text("date"),
            text("words"),
        ]));
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .build();
        let writer =
            ArrowWriter::try_new(out, Arc::clone(&schema), Some(properties)).map_err(failed)?;
        Ok(ParquetRows {
            writer,
            schema,
            rows: Vec::new(),
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
            self.flush()?;
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let text = |of: &dyn Fn(&(String, Finding)) -> Option<String>| -> ArrayRef {
            Arc::new(rows.iter().map(of).collect::<StringArray>())
        };
        let outcome = |outcome: Option<Outcome>| outcome.map(|o| o.as_str().to_owned());
        let games = rows.iter().map(|(_, f)| f.game);
        let lines = rows.iter().map(|(_, f)| f.line);
        let plies = rows.iter().map(|(_, f)| f.ply);
        let columns: Vec<ArrayRef> = vec![
            text(&|(file, _)| Some(file.clone())),
            Arc::new(UInt64Array::from_iter_values(games)),
            Arc::new(UInt64Array::from_iter_values(lines)),
            Arc::new(plies.collect::<UInt32Array>()),
            text(&|(_, f)| Some(f.mv.clone())),
            text(&|(_, f)| Some(f.kind.name().to_owned())),
            text(&|(_, f)| Some(f.article.to_owned())),
            text(&|(_, f)| f.side.map(|side| side_name(side).to_owned())),
            text(&|(_, f)| outcome(f.recorded)),
            text(&|(_, f)| outcome(f.lawful)),
            text(&|(_, f)| Some(f.white.clone())),
            text(&|(_, f)| Some(f.black.clone())),
            text(&|(_, f)| Some(f.date.clone())),
            text(&|(_, f)| Some(f.words.clone())),
        ];
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns)
            .map_err(|error| io::Error::other(error.to_string()))?;
        self.writer.write(&batch).map_err(failed)?;
        self.writer.flush().map_err(failed)
    }

    /// Ends the table.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        self.writer.close().map(|_| ()).map_err(failed)
    }
}

fn failed(error: parquet::errors::ParquetError) -> io::Error {
    io::Error::other(error.to_string())
}
