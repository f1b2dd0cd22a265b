//! The audit of whole sources by all cores, and the plan for those who have more than one machine.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use archive::audit::Totals;
use archive::inputs::Inputs;
use archive::run::{Happened, Plan, What, run};
use archive::source::{Source, sources_with};
use archive::split::{self, Packing};
use pyo3::prelude::*;

use crate::faults;
use crate::given::{self, Storage};
use crate::table::{Gathered, Table};
use crate::watch::{stopped, watched};

/// A packed file of so many bytes is unpacked before anybody could wait for it.
const ALONE: u64 = 64 * 1024;

/// What an audit comes to.
#[derive(Default)]
struct Heard {
    gathered: Gathered,
    totals: Totals,
    failures: Vec<(String, String)>,
    /// Sources that one core must unpack for all.
    in_one_piece: Vec<String>,
}

/// How far it is, to be looked at from outside.
#[derive(Default)]
struct Far {
    games: AtomicU64,
    findings: AtomicU64,
}

fn found(py: Python<'_>, paths: &[PathBuf], storage: &Storage) -> PyResult<Vec<Source>> {
    py.detach(|| sources_with(paths, storage))
        .map_err(|(path, error)| faults::of_source(&path.display().to_string(), &error))
}

type Audited = (Table, String, Vec<(String, String)>, Vec<String>);

/// Audits sources. `progress` is called with bytes, their sum if known, games, findings and seconds.
#[pyfunction]
#[pyo3(signature = (paths, edition, thorough, language, threads, storage, progress))]
#[allow(
    clippy::too_many_arguments,
    reason = "the package beside it names them"
)]
pub fn audit(
    py: Python<'_>,
    paths: Vec<PathBuf>,
    edition: u32,
    thorough: bool,
    language: Option<&str>,
    threads: Option<usize>,
    storage: Storage,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Audited> {
    let options = given::options(edition, thorough, language)?;
    let sources = found(py, &paths, &storage)?;
    let mut plan = Plan {
        options,
        ..Plan::default()
    };
    plan.threads = threads.unwrap_or(plan.threads);
    let size: Option<u64> = py.detach(|| sources.iter().map(Source::size).sum());
    let inputs = Inputs::new(sources);
    let (taken, far, began) = (inputs.taken(), Far::default(), Instant::now());
    let work = |stop: &AtomicBool| work(&plan, inputs, &far, stop);
    let heard = watched(py, work, |_| match &progress {
        None => Ok(()),
        Some(progress) => {
            let (games, findings) = (&far.games, &far.findings);
            let games = games.load(Ordering::Relaxed);
            let findings = findings.load(Ordering::Relaxed);
            let seconds = began.elapsed().as_secs_f64();
            progress.call1((taken.bytes(), size, games, findings, seconds))?;
            Ok(())
        }
    })?;
    let heard = heard?;
    if let Some(progress) = &progress {
        let (bytes, seconds) = (taken.bytes(), began.elapsed().as_secs_f64());
        let findings = far.findings.into_inner();
        progress.call1((bytes, size, heard.totals.games, findings, seconds))?;
    }
    let totals = json(&heard.totals);
    let table = py.detach(|| heard.gathered.finish());
    Ok((table, totals, heard.failures, heard.in_one_piece))
}

fn work(plan: &Plan, inputs: Inputs, far: &Far, stop: &AtomicBool) -> std::io::Result<Heard> {
    let names: Vec<(Arc<str>, Option<u64>)> = inputs
        .sources()
        .iter()
        .map(|source| (Arc::from(source.name()), source.size()))
        .collect();
    let heard = Mutex::new(Heard::default());
    run(plan, inputs, |happened: Happened| {
        stopped(stop)?;
        let (name, size) = &names[happened.source];
        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        match happened.what {
            What::Audited(report) => {
                heard.totals.add(&report.totals);
                far.games.store(heard.totals.games, Ordering::Relaxed);
                let found = report.findings.len() as u64;
                far.findings.fetch_add(found, Ordering::Relaxed);
                heard.gathered.add(name, *report);
            }
            What::Begun(Packing::Whole)
                if plan.threads > 1 && size.is_some_and(|size| size > ALONE) =>
            {
                heard.in_one_piece.push(name.to_string());
            }
            What::Begun(_) | What::Finished => {}
            What::Failed(error) => heard.failures.push((name.to_string(), error.to_string())),
        }
        Ok(())
    })?;
    Ok(heard.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// As JSON; what we have ourselves can always be written.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}

/// Cuts sources into splits, each as JSON.
#[pyfunction]
pub fn plan(
    py: Python<'_>,
    paths: Vec<PathBuf>,
    split: u64,
    storage: Storage,
) -> PyResult<Vec<String>> {
    let sources = found(py, &paths, &storage)?;
    let splits = py.detach(|| split::plan(&sources, split));
    let splits = splits.map_err(|(name, error)| faults::of_source(&name, &error))?;
    Ok(splits.iter().map(json).collect())
}
