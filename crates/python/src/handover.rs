//! Tables over the Arrow C interface: capsules with the structures that pyarrow, polars, duckdb and pandas know.

use arrow::array::{ArrayRef, RecordBatchReader, make_array};
use arrow::datatypes::Schema;
use arrow::error::ArrowError;
use arrow::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

const STREAM: &std::ffi::CStr = c"arrow_array_stream";
const SCHEMA: &std::ffi::CStr = c"arrow_schema";
const ARRAY: &std::ffi::CStr = c"arrow_array";

/// A stream of batches; it is read without the interpreter, whoever reads it.
pub fn stream<'py>(
    py: Python<'py>,
    batches: Box<dyn RecordBatchReader + Send>,
) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(batches), STREAM)
}

/// The columns.
pub fn schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema).map_err(no_arrow)?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

fn no_arrow(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An array, or the pieces of one: whatever Python has that speaks the interface.
pub fn arrays(given: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    if given.hasattr("__arrow_c_array__")? {
        return Ok(vec![array(given)?]);
    }
    if given.hasattr("__arrow_c_stream__")? {
        return chunks(given);
    }
    Err(PyTypeError::new_err(
        "expected an Arrow array: something with __arrow_c_array__ or __arrow_c_stream__",
    ))
}

fn array(given: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let pair = given.call_method0("__arrow_c_array__")?;
    let pair = pair.cast_into::<PyTuple>()?;
    let schema = pair.get_item(0)?.cast_into::<PyCapsule>()?;
    let array = pair.get_item(1)?.cast_into::<PyCapsule>()?;
    let schema = schema.pointer_checked(Some(SCHEMA))?.cast();
    let array = array.pointer_checked(Some(ARRAY))?.cast();
    // SAFETY: the capsules have the names of these structures, and are ours to take: taking leaves an empty structure
    // behind, which the capsule's own destructor passes over.
    let (schema, array) = unsafe {
        (
            FFI_ArrowSchema::from_raw(schema.as_ptr()),
            FFI_ArrowArray::from_raw(array.as_ptr()),
        )
    };
    // SAFETY: both come from one producer, which promises that they fit.
    let data = unsafe { from_ffi(array, &schema) }.map_err(no_arrow)?;
    Ok(make_array(data))
}

fn chunks(given: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    let capsule = given.call_method0("__arrow_c_stream__")?;
    let capsule = capsule.cast_into::<PyCapsule>()?;
    let stream = capsule.pointer_checked(Some(STREAM))?.cast();
    // SAFETY: as above; the reader takes what the capsule holds.
    let reader = unsafe { ArrayStreamReader::from_raw(stream.as_ptr()) }.map_err(no_arrow)?;
    reader.map(|array| array.map_err(no_arrow)).collect()
}

/// One batch: its columns and its rows.
pub fn capsules<'py>(
    py: Python<'py>,
    columns: &Schema,
    array: FFI_ArrowArray,
) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
    let array = PyCapsule::new_with_value(py, array, ARRAY)?;
    Ok((schema(py, columns)?, array))
}
