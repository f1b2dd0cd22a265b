//! Games without tags, one in each row of a column, as sets of games in Parquet have them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use archive::audit::{Auditor, Finding, side_name};
use archive::batch::{Batch, LONGEST_GAME};
use archive::lexer::Outcome;
use arrow::array::{Array, ArrayRef, AsArray, StringArray, StructArray, UInt32Array, UInt64Array};
use arrow::datatypes::{DataType, Field, Schema};
use arrow::ffi::{FFI_ArrowArray, FFI_ArrowSchema, to_ffi};
use arrow::record_batch::RecordBatch;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::given;
use crate::handover::{arrays, capsules, schema, stream};
use crate::watch::{stopped, watched};

/// Findings in rows of moves.
#[pyclass(frozen, module = "adoube._native")]
pub struct Rows(RecordBatch);

#[pymethods]
impl Rows {
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        let data = StructArray::from(self.0.clone()).into_data();
        let (array, _): (FFI_ArrowArray, FFI_ArrowSchema) =
            to_ffi(&data).map_err(|error| PyValueError::new_err(error.to_string()))?;
        capsules(py, &self.0.schema(), array)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = arrow::array::RecordBatchIterator::new([Ok(self.0.clone())], self.0.schema());
        stream(py, Box::new(batches))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(py, &self.0.schema())
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }
}

/// Audits the games of a column.
#[pyfunction]
#[pyo3(signature = (given, edition, thorough, language))]
pub fn audit_moves(
    py: Python<'_>,
    given: &Bound<'_, PyAny>,
    edition: u32,
    thorough: bool,
    language: Option<&str>,
) -> PyResult<Rows> {
    let options = given::options(edition, thorough, language)?;
    let pieces = arrays(given)?;
    if let Some(other) = pieces.iter().find(|piece| !is_text(piece)) {
        return Err(PyTypeError::new_err(format!(
            "expected a column of texts, not of {}",
            other.data_type()
        )));
    }
    let work = |stop: &AtomicBool| -> std::io::Result<Vec<(u64, Finding)>> {
        let mut column = Column {
            auditor: Auditor::new(options),
            batch: Batch::default(),
            row: 0,
            found: Vec::new(),
        };
        for piece in &pieces {
            column.piece(piece, stop)?;
        }
        Ok(column.found)
    };
    let found = watched(py, work, |_| Ok(()))??;
    Ok(Rows(py.detach(|| rows(&found))))
}

fn is_text(piece: &ArrayRef) -> bool {
    matches!(
        piece.data_type(),
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View
    )
}

struct Column {
    auditor: Auditor,
    batch: Batch,
    row: u64,
    found: Vec<(u64, Finding)>,
}

/// Rows between two looks at whether to go on.
const LOOK: u64 = 1024;

impl Column {
    fn piece(&mut self, piece: &ArrayRef, stop: &AtomicBool) -> std::io::Result<()> {
        for row in 0..piece.len() {
            if self.row.is_multiple_of(LOOK) {
                stopped(stop)?;
            }
            if !piece.is_null(row) {
                self.game(match piece.data_type() {
                    DataType::Utf8 => piece.as_string::<i32>().value(row),
                    DataType::LargeUtf8 => piece.as_string::<i64>().value(row),
                    _ => piece.as_string_view().value(row),
                });
            }
            self.row += 1;
        }
        Ok(())
    }

    /// What a row says, whatever it says, is found in that row.
    fn game(&mut self, text: &str) {
        let batch = &mut self.batch;
        batch.text.clear();
        batch.text.extend_from_slice(text.as_bytes());
        batch.length = text.len() as u64;
        batch.too_long = text.len() > LONGEST_GAME;
        let report = self.auditor.batch(batch);
        let row = self.row;
        // A column of moves has no tags to be missing.
        let findings = report.findings.into_iter();
        let told = findings.filter(|finding| finding.kind != archive::audit::Kind::TagMissing);
        self.found.extend(told.map(|finding| (row, finding)));
    }
}

fn rows(found: &[(u64, Finding)]) -> RecordBatch {
    let text = |of: fn(&Finding) -> Option<&str>| -> ArrayRef {
        Arc::new(found.iter().map(|(_, f)| of(f)).collect::<StringArray>())
    };
    let number: ArrayRef = Arc::new(UInt64Array::from_iter_values(
        found.iter().map(|(row, _)| *row),
    ));
    let plies: ArrayRef = Arc::new(found.iter().map(|(_, f)| f.ply).collect::<UInt32Array>());
    let columns = vec![
        ("row", number),
        ("ply", plies),
        ("move", text(|f| Some(&f.mv))),
        ("kind", text(|f| Some(f.kind.name()))),
        ("article", text(|f| Some(f.article))),
        ("side", text(|f| f.side.map(side_name))),
        ("recorded", text(|f| f.recorded.map(Outcome::as_str))),
        ("lawful", text(|f| f.lawful.map(Outcome::as_str))),
        ("words", text(|f| Some(&f.words))),
    ];
    let field = |(name, column): &(&str, ArrayRef)| {
        Field::new(*name, column.data_type().clone(), *name != "row")
    };
    let schema = Schema::new(columns.iter().map(field).collect::<Vec<_>>());
    let columns = columns.into_iter().map(|(_, column)| column).collect();
    RecordBatch::try_new(Arc::new(schema), columns).expect("the columns are those of the schema")
}
