//! `adoube mate --verify FILE`: goes through proofs that somebody wrote down, and searches nothing.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use locale::Locale;
use mate::{Answer as Claim, Statement};
use serde::Serialize;

use super::Mate;
use crate::failure::{Answer, Complaint, Failure};
use crate::output::{ALARM, Output, STRONG};

#[derive(Serialize)]
struct Verified {
    fen: String,
    side: String,
    verdict: &'static str,
    holds: bool,
    flaw: Option<String>,
}

impl Mate {
    /// Every document of a file, in their order. The answer is no if one proof does not hold.
    pub(super) fn verify(&self, file: &Path, out: &mut Output) -> Result<Answer, Failure> {
        let input: Box<dyn Read> = if file == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            Box::new(File::open(file).map_err(Failure::of_file(file))?)
        };
        let bound = self.memory as u64;
        let input = BufReader::new(input.take(bound));
        let locale = Locale::new(self.lang);
        let mut answer = Answer::Yes;
        let mut count = 0;
        for statement in serde_json::Deserializer::from_reader(input).into_iter::<Statement>() {
            let statement = statement.map_err(|error| unreadable(file, error))?;
            count += 1;
            if !self.show(&statement, &locale, out)? {
                answer = Answer::No;
            }
        }
        if count == 0 {
            return Err(Failure::Chess(Complaint::about(
                &file.display().to_string(),
                "there is no proof in it",
            )));
        }
        Ok(answer)
    }

    fn show(&self, statement: &Statement, locale: &Locale, out: &mut Output) -> io::Result<bool> {
        let flaw = statement.check().err();
        let mates = matches!(statement.answer, Claim::CanMate(_));
        let (fen, side) = (statement.position.to_fen(), statement.side);
        let holds = flaw.is_none();
        if self.json {
            out.json(&Verified {
                fen,
                side: side.to_string(),
                verdict: if mates { "winnable" } else { "unwinnable" },
                holds,
                flaw: flaw.map(|flaw| flaw.to_string()),
            })?;
            return Ok(holds);
        }
        let (words, style) = match flaw {
            None => (locale.mate_proof_holds(side, mates), STRONG),
            Some(flaw) => (locale.mate_proof_fails(&flaw.to_string()), ALARM),
        };
        writeln!(out, "{fen}\n  {style}{words}{style:#}")?;
        Ok(holds)
    }
}

/// What could not be read at all, or is no proof.
fn unreadable(file: &Path, error: serde_json::Error) -> Failure {
    if error.is_io() {
        return Failure::of_file(file)(error.into());
    }
    Failure::Chess(Complaint::about(
        &file.display().to_string(),
        error.to_string(),
    ))
}
