//! Long work that can be watched and broken off: it has a thread of its own, and whoever called looks in now and then.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use pyo3::prelude::*;

/// How often the caller looks in: signals are heard, progress is told.
const LOOK: Duration = Duration::from_millis(100);

/// Does the work without the interpreter. Where `look` or a signal raises, the work is told to stop by its argument.
///
/// # Errors
///
/// What `look` raised, or a signal.
pub fn watched<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
    mut look: impl FnMut(Python<'_>) -> PyResult<()>,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let (done, rang) = (Mutex::new(false), Condvar::new());
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let _bell = Bell(&done, &rang);
            work(&stop)
        });
        let mut raised = None;
        loop {
            let over = py.detach(|| {
                let done = done.lock().unwrap_or_else(PoisonError::into_inner);
                let waited = rang.wait_timeout_while(done, LOOK, |done| !*done);
                *waited.unwrap_or_else(PoisonError::into_inner).0
            });
            if over {
                break;
            }
            if let Err(error) = py.check_signals().and_then(|()| look(py)) {
                stop.store(true, Ordering::Relaxed);
                raised = Some(error);
                break;
            }
        }
        let result = py.detach(|| worker.join());
        match (result, raised) {
            (Err(panic), _) => std::panic::resume_unwind(panic),
            (Ok(_), Some(error)) => Err(error),
            (Ok(result), None) => Ok(result),
        }
    })
}

/// Rings when the work is over, also if it panics.
struct Bell<'a>(&'a Mutex<bool>, &'a Condvar);

impl Drop for Bell<'_> {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.1.notify_all();
    }
}

/// The error with which work stops that was told to.
pub fn stopped(stop: &AtomicBool) -> std::io::Result<()> {
    if stop.load(Ordering::Relaxed) {
        return Err(std::io::ErrorKind::Interrupted.into());
    }
    Ok(())
}
