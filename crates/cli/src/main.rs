//! The program `adoube`; what it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    adoube::run(std::env::args_os()).into()
}
