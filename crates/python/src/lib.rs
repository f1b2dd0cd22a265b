//! The native part of the Python package `adoube`: what is fast, and what knows the Laws.
//!
//! The package beside it (`adoube/`) has the types that people see. Here every call that can last lets go of the
//! interpreter, and tables are handed over by the Arrow C interface, so that nothing is copied and no library for
//! tables is needed.

mod audit;
mod faults;
mod games;
mod given;
mod handover;
mod moves;
mod parts;
mod position;
mod rulings;
mod table;
mod verdict;
mod watch;

use pyo3::prelude::*;

/// The native part of `adoube`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{
        audit::{audit, plan},
        faults::{Changed, Complaint, Illegal},
        games::{Game, Games},
        moves::{Rows, audit_moves},
        parts::{audit_part, audit_split, fetch, merge, merge_parts, put},
        position::Position,
        program,
        rulings::{cite, rule},
        table::{Pieces, Table},
        verdict::Verdict,
    };
}

/// Runs the program with these arguments, the first of them being its name, and gives its exit code.
#[pyfunction]
fn program(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
    py.detach(|| adoube::run(arguments))
}
