//! What can go wrong, in the words and with the columns of the program.

use std::io;

use adoube::failure::{Complaint as Complained, Failure};
use pyo3::BoundObject;
use pyo3::create_exception;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    adoube,
    Complaint,
    PyValueError,
    "What was given is not chess. ``words`` say what is wrong, ``column`` where in ``text``, counted from 1."
);
create_exception!(
    adoube,
    Illegal,
    Complaint,
    "A move that is not legal, or that nobody can read; ``article`` is what it breaks, if an article says so."
);
create_exception!(
    adoube,
    Changed,
    PyOSError,
    "A source is not what it was when the plan was made; ``source`` names it."
);

/// Attributes live in the instance, so that they survive being sent to another process.
fn with<const N: usize>(error: PyErr, py: Python<'_>, fields: [(&str, Py<PyAny>); N]) -> PyErr {
    let value = error.value(py);
    for (name, field) in fields {
        if let Err(error) = value.setattr(name, field) {
            return error;
        }
    }
    error
}

fn object<'py, T: IntoPyObject<'py>>(py: Python<'py>, value: T) -> PyResult<Py<PyAny>> {
    let object = value.into_pyobject(py).map_err(Into::into)?;
    Ok(object.into_any().unbind())
}

fn attributes(py: Python<'_>, complaint: &Complained) -> PyResult<[(&'static str, Py<PyAny>); 3]> {
    Ok([
        ("text", object(py, &complaint.text)?),
        ("column", object(py, complaint.column)?),
        ("words", object(py, &complaint.words)?),
    ])
}

/// The exception of a complaint.
pub fn complaint(py: Python<'_>, complaint: &Complained) -> PyErr {
    match attributes(py, complaint) {
        Ok(fields) => with(Complaint::new_err(complaint.to_string()), py, fields),
        Err(error) => error,
    }
}

/// The exception of a move that cannot be played.
pub fn illegal(py: Python<'_>, complaint: &Complained, article: Option<&str>) -> PyErr {
    let fields = attributes(py, complaint).and_then(|fields| Ok((fields, object(py, article)?)));
    match fields {
        Ok((fields, article)) => {
            let error = with(Illegal::new_err(complaint.to_string()), py, fields);
            with(error, py, [("article", article)])
        }
        Err(error) => error,
    }
}

/// The exception of a verb of the program that could not do its work.
pub fn failure(py: Python<'_>, failure: Failure) -> PyErr {
    match failure {
        Failure::Chess(complained) => complaint(py, &complained),
        Failure::Usage(words) | Failure::Coded { words, .. } => PyValueError::new_err(words),
        Failure::Io { file: None, error } => error.into(),
        Failure::Io {
            file: Some(file),
            error,
        } => of_source(&file.display().to_string(), &error),
    }
}

/// The exception of input or output: the source and what the system said of it, as the program prints it.
pub fn of_source(source: &str, error: &io::Error) -> PyErr {
    // Python chooses its own class by the kind.
    io::Error::new(error.kind(), format!("{source}: {error}")).into()
}

/// The exception of a source that has changed.
pub fn changed(py: Python<'_>, source: &str, error: &io::Error) -> PyErr {
    match object(py, source) {
        Ok(name) => {
            let error = Changed::new_err(format!("{source}: {error}"));
            with(error, py, [("source", name)])
        }
        Err(error) => error,
    }
}
