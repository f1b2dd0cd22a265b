//! Findings as a table: in memory, or in a Parquet file that is read when somebody asks.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use archive::audit::{Finding, Report};
use archive::report::table::{schema, table};
use archive::report::{ParquetRows, read_table};
use arrow::array::{Array, AsArray, RecordBatchIterator, RecordBatchReader};
use arrow::datatypes::{DataType, SchemaRef, UInt32Type, UInt64Type};
use arrow::error::ArrowError;
use arrow::record_batch::RecordBatch;
use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyList, PyTuple, PyType};

use crate::handover;

/// Findings of one column each thing, taken as they are by whatever speaks Arrow.
#[pyclass(frozen, module = "adoube._native")]
pub struct Table {
    backing: Backing,
    rows: usize,
}

enum Backing {
    Memory(Vec<RecordBatch>),
    /// A Parquet file in memory.
    Packed(Bytes),
    /// A Parquet file.
    File(PathBuf),
}

type Batches = Box<dyn Iterator<Item = Result<RecordBatch, ArrowError>> + Send>;

impl Table {
    /// Of batches.
    pub fn new(batches: Vec<RecordBatch>) -> Table {
        Table {
            rows: batches.iter().map(RecordBatch::num_rows).sum(),
            backing: Backing::Memory(batches),
        }
    }

    /// Its batches, one after the other.
    pub fn batches(&self) -> io::Result<Batches> {
        Ok(match &self.backing {
            Backing::Memory(batches) => Box::new(batches.clone().into_iter().map(Ok)),
            Backing::Packed(bytes) => Box::new(read_table(bytes.clone())?),
            Backing::File(path) => Box::new(read_table(File::open(path)?)?),
        })
    }

    fn reader(&self) -> io::Result<Box<dyn RecordBatchReader + Send>> {
        Ok(Box::new(RecordBatchIterator::new(
            self.batches()?,
            self.columns(),
        )))
    }

    fn columns(&self) -> SchemaRef {
        match &self.backing {
            Backing::Memory(batches) => batches.first().map_or_else(schema, RecordBatch::schema),
            Backing::Packed(_) | Backing::File(_) => schema(),
        }
    }

    fn pack<W: io::Write + Send>(&self, out: W) -> io::Result<W> {
        let mut rows = ParquetRows::new(out)?;
        for batch in self.batches()? {
            rows.write_table(batch.map_err(io::Error::other)?)?;
        }
        rows.finish()
    }

    fn counted(backing: Backing) -> io::Result<Table> {
        let mut table = Table { backing, rows: 0 };
        for batch in table.batches()? {
            table.rows += batch.map_err(io::Error::other)?.num_rows();
        }
        Ok(table)
    }
}

#[pymethods]
impl Table {
    /// From a Parquet file in memory.
    #[staticmethod]
    fn unpack(py: Python<'_>, packed: &[u8]) -> PyResult<Table> {
        let bytes = Bytes::copy_from_slice(packed);
        Ok(py.detach(|| Table::counted(Backing::Packed(bytes)))?)
    }

    /// From a Parquet file, which is read whenever the table is.
    #[staticmethod]
    fn open(py: Python<'_>, path: PathBuf) -> PyResult<Table> {
        let name = path.display().to_string();
        py.detach(|| Table::counted(Backing::File(path)))
            .map_err(|error| crate::faults::of_source(&name, &error))
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // Another schema may be asked for; a producer that has only one may give that.
        let _ = requested_schema;
        handover::stream(py, self.reader()?)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        handover::schema(py, &self.columns())
    }

    fn __len__(&self) -> usize {
        self.rows
    }

    /// The rows as tuples, some thousands at a time.
    fn pieces(&self) -> PyResult<Pieces> {
        Ok(Pieces(Mutex::new(self.batches()?)))
    }

    /// Writes a Parquet file under another name until it is whole.
    fn write_parquet(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let name = path.display().to_string();
        py.detach(|| {
            write_whole(&path, |file| {
                self.pack(file)?;
                Ok(())
            })
        })
        .map_err(|error| crate::faults::of_source(&name, &error))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let packed = py.detach(|| self.pack(Vec::new()))?;
        let unpack = PyType::new::<Table>(py).getattr("unpack")?;
        Ok((unpack, (PyBytes::new(py, &packed),)))
    }
}

/// Writes a file that others see whole or not at all.
pub fn write_whole(
    path: &std::path::Path,
    write: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    let file = File::create(&new)?;
    let written = write(&file).and_then(|()| file.sync_all());
    if let Err(error) = written {
        let _ = std::fs::remove_file(&new);
        return Err(error);
    }
    std::fs::rename(&new, path)
}

/// The rows of a table, some thousands at a time.
#[pyclass(frozen, module = "adoube._native")]
pub struct Pieces(Mutex<Batches>);

#[pymethods]
impl Pieces {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let next = py.detach(|| {
            let mut batches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            batches.next()
        });
        let Some(batch) = next.transpose().map_err(io::Error::other)? else {
            return Ok(None);
        };
        let rows = (0..batch.num_rows()).map(|row| tuple(py, &batch, row));
        Ok(Some(PyList::new(py, rows.collect::<PyResult<Vec<_>>>()?)?))
    }
}

fn tuple<'py>(py: Python<'py>, batch: &RecordBatch, row: usize) -> PyResult<Bound<'py, PyTuple>> {
    let fields = batch.columns().iter().map(|column| {
        if column.is_null(row) {
            return Ok(py.None());
        }
        Ok(match column.data_type() {
            DataType::UInt64 => column
                .as_primitive::<UInt64Type>()
                .value(row)
                .into_pyobject(py)?
                .into_any()
                .unbind(),
            DataType::UInt32 => column
                .as_primitive::<UInt32Type>()
                .value(row)
                .into_pyobject(py)?
                .into_any()
                .unbind(),
            _ => column
                .as_string::<i32>()
                .value(row)
                .into_pyobject(py)?
                .into_any()
                .unbind(),
        })
    });
    PyTuple::new(py, fields.collect::<PyResult<Vec<_>>>()?)
}

/// Findings on their way into a table.
#[derive(Default)]
pub struct Gathered {
    rows: Vec<(Arc<str>, Finding)>,
    batches: Vec<RecordBatch>,
}

/// Rows of a batch.
const BATCH: usize = 8 * 1024;

impl Gathered {
    /// What was found in some games of a source.
    pub fn add(&mut self, source: &Arc<str>, report: Report) {
        let named = |finding| (Arc::clone(source), finding);
        self.rows.extend(report.findings.into_iter().map(named));
        if self.rows.len() >= BATCH {
            self.settle();
        }
    }

    fn settle(&mut self) {
        if self.rows.is_empty() {
            return;
        }
        let rows = std::mem::take(&mut self.rows);
        let rows = rows.iter().map(|(source, finding)| (&**source, finding));
        self.batches.push(table(rows));
    }

    /// The table.
    pub fn finish(mut self) -> Table {
        self.settle();
        Table::new(self.batches)
    }
}
