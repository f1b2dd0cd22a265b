//! The program as people run it: real processes, their output and their exit codes.
#![allow(missing_docs)]

mod archive;
mod chess960;
mod diagram;
mod fen;
mod general;
mod hall;
mod languages;
mod laws;
mod mate;
mod moves;
mod open;
mod perft;
mod read;
mod standings;
mod swiss;

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program said.
#[derive(Debug)]
pub struct Run {
    pub stdout: String,
    pub stderr: String,
    pub code: i32,
}

impl Run {
    /// The answer of a run that must have gone well.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.stdout
    }

    /// The complaint of a run that must have ended so.
    #[track_caller]
    pub fn failed(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        self.stderr
    }

    /// The answer as JSON, one value a line.
    #[track_caller]
    pub fn json(&self) -> Vec<serde_json::Value> {
        let value = |line| serde_json::from_str(line).expect("JSON");
        self.stdout.lines().map(value).collect()
    }
}

/// Runs the program.
pub fn adoube(args: &[&str]) -> Run {
    adoube_reading(args, "")
}

/// Runs the program with something to read, in English whatever this machine speaks.
pub fn adoube_reading(args: &[&str], input: &str) -> Run {
    adoube_in("en", args, input)
}

/// Runs the program on a machine that speaks a language.
pub fn adoube_in(language: &str, args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .env("ADOUBE_LANG", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // Written beside the reading, so that neither pipe can fill up and stop the other.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        code: output.status.code().expect("no signal"),
    }
}
