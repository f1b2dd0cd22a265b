//! Parts of an audit, for those who have more than one machine: one split, and all of them put together.

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use archive::audit::{Options, Report};
use archive::batch::Sizes;
use archive::part::{self, Merger, Sums, is_changed};
use archive::remote::{self, Remote, is_address};
use archive::report::table::shifted;
use archive::report::{ParquetRows, read_table};
use archive::split::Split;
use arrow::record_batch::RecordBatch;
use bytes::Bytes;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::audit::json;
use crate::faults;
use crate::given::{self, Storage};
use crate::table::{Gathered, Table, write_whole};
use crate::watch::{stopped, watched};

fn split_of(text: &str) -> PyResult<Split> {
    serde_json::from_str(text).map_err(|error| PyValueError::new_err(format!("no split: {error}")))
}

fn sums_of(text: &str) -> PyResult<Sums> {
    serde_json::from_str(text).map_err(|error| PyValueError::new_err(format!("no sums: {error}")))
}

/// Where a split's source is.
struct Where {
    split: Split,
    folder: PathBuf,
    storage: Storage,
}

impl Where {
    fn audit(
        &self,
        py: Python<'_>,
        options: Options,
        mut each: impl FnMut(Report) -> std::io::Result<()> + Send,
    ) -> PyResult<Sums> {
        let name = &self.split.source;
        let source = given::source(name, self.folder.clone(), &self.storage);
        let work = |stop: &AtomicBool| {
            part::audit_split(&self.split, &source, options, Sizes::default(), |report| {
                stopped(stop)?;
                each(report)
            })
        };
        watched(py, work, |_| Ok(()))?.map_err(|error| {
            if is_changed(&error) {
                faults::changed(py, name, &error)
            } else {
                faults::of_source(name, &error)
            }
        })
    }
}

/// Audits the games that begin in a split: the sums as JSON, and the findings.
#[pyfunction]
#[pyo3(signature = (split, folder, storage, edition, thorough, language))]
pub fn audit_split(
    py: Python<'_>,
    split: &str,
    folder: PathBuf,
    storage: Storage,
    edition: u32,
    thorough: bool,
    language: Option<&str>,
) -> PyResult<(String, Table)> {
    let options = given::options(edition, thorough, language)?;
    let split = split_of(split)?;
    let name: Arc<str> = Arc::from(&*split.source);
    let place = Where {
        split,
        folder,
        storage,
    };
    let mut gathered = Gathered::default();
    let sums = place.audit(py, options, |report| {
        gathered.add(&name, report);
        Ok(())
    })?;
    Ok((json(&sums), gathered.finish()))
}

/// The same with the findings written to a Parquet file as they come, so that memory does not grow with them.
#[pyfunction]
#[pyo3(signature = (split, folder, storage, edition, thorough, language, path))]
#[allow(
    clippy::too_many_arguments,
    reason = "the package beside it names them"
)]
pub fn audit_part(
    py: Python<'_>,
    split: &str,
    folder: PathBuf,
    storage: Storage,
    edition: u32,
    thorough: bool,
    language: Option<&str>,
    path: PathBuf,
) -> PyResult<String> {
    let options = given::options(edition, thorough, language)?;
    let split = split_of(split)?;
    let name = split.source.clone();
    let place = Where {
        split,
        folder,
        storage,
    };
    let of_path = |error| faults::of_source(&path.display().to_string(), &error);
    let file = File::create(&path).map_err(of_path)?;
    let mut rows = ParquetRows::new(file).map_err(of_path)?;
    let sums = place.audit(py, options, |report| {
        report
            .findings
            .iter()
            .try_for_each(|finding| rows.write(&name, finding))
    })?;
    py.detach(|| rows.finish()?.sync_all()).map_err(of_path)?;
    Ok(json(&sums))
}

/// Sources that could not be read to their end, and why.
type Failures = Vec<(String, String)>;

type Merged = (String, Failures);

fn merged(merger: Merger) -> Merged {
    (json(&merger.totals), merger.failures)
}

/// Puts splits together in the order of their plan.
#[pyfunction]
pub fn merge(
    py: Python<'_>,
    reports: Vec<(String, Py<Table>)>,
) -> PyResult<(Table, String, Failures)> {
    let mut merger = Merger::default();
    let mut all: Vec<RecordBatch> = Vec::new();
    for (sums, table) in &reports {
        if let Some((games, lines)) = merger.take(&sums_of(sums)?) {
            let batches = table.get().batches()?;
            py.detach(|| {
                for batch in batches {
                    all.push(shifted(&batch?, games, lines)?);
                }
                Ok(())
            })
            .map_err(|error: arrow::error::ArrowError| PyValueError::new_err(error.to_string()))?;
        }
    }
    let (totals, failures) = merged(merger);
    Ok((Table::new(all), totals, failures))
}

/// The same with parts that are Parquet files, into one more.
#[pyfunction]
pub fn merge_parts(
    py: Python<'_>,
    parts: Vec<(String, String)>,
    storage: Storage,
    path: PathBuf,
) -> PyResult<Merged> {
    let parts = parts
        .into_iter()
        .map(|(sums, part)| Ok((sums_of(&sums)?, part)))
        .collect::<PyResult<Vec<(Sums, String)>>>()?;
    let work = |stop: &AtomicBool| {
        let mut merger = Merger::default();
        write_whole(&path, |file| {
            let mut rows = ParquetRows::new(file)?;
            for (sums, part) in &parts {
                stopped(stop)?;
                let Some((games, lines)) = merger.take(sums) else {
                    continue;
                };
                let named = |error: std::io::Error| {
                    std::io::Error::new(error.kind(), format!("{part}: {error}"))
                };
                add_part(&mut rows, part, &storage, (games, lines)).map_err(named)?;
            }
            rows.finish()?;
            Ok(())
        })?;
        Ok(merger)
    };
    let merger: std::io::Result<Merger> = watched(py, work, |_| Ok(()))?;
    Ok(merged(merger?))
}

fn add_part(
    rows: &mut ParquetRows<&File>,
    part: &str,
    storage: &Storage,
    (games, lines): (u64, u64),
) -> std::io::Result<()> {
    let mut add = |batch: Result<RecordBatch, arrow::error::ArrowError>| {
        let shifted = batch.and_then(|batch| shifted(&batch, games, lines));
        rows.write_table(shifted.map_err(std::io::Error::other)?)
    };
    if is_address(part) {
        let bytes = Bytes::from(whole(part, storage)?);
        return read_table(bytes)?.try_for_each(&mut add);
    }
    read_table(File::open(part)?)?.try_for_each(&mut add)
}

fn whole(url: &str, storage: &Storage) -> std::io::Result<Vec<u8>> {
    let body = Remote::new(url, storage).body()?;
    let mut bytes = vec![0; usize::try_from(body.size()).unwrap_or(usize::MAX)];
    let read = body.read_at(0, &mut bytes)?;
    bytes.truncate(read);
    Ok(bytes)
}

/// A whole object; None if there is none.
#[pyfunction]
pub fn fetch<'py>(
    py: Python<'py>,
    url: &str,
    storage: Storage,
) -> PyResult<Option<Bound<'py, PyBytes>>> {
    match py.detach(|| whole(url, &storage)) {
        Ok(bytes) => Ok(Some(PyBytes::new(py, &bytes))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(faults::of_source(url, &error)),
    }
}

/// Writes a whole object: others see it whole or not at all.
#[pyfunction]
pub fn put(py: Python<'_>, url: &str, bytes: Vec<u8>, storage: Storage) -> PyResult<()> {
    py.detach(|| remote::put(url, bytes, &storage))
        .map_err(|error| faults::of_source(url, &error))
}
