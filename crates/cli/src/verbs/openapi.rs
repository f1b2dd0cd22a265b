//! `adoube openapi`: what programs may ask of a hall.

use std::io::Write as _;

use clap::Args;

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Prints the OpenAPI document of a hall.
#[derive(Args)]
pub struct OpenApi {}

impl OpenApi {
    /// Prints it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        writeln!(out, "{}", server::http::openapi())?;
        Ok(Answer::Yes)
    }
}
