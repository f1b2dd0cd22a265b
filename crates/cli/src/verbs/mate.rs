//! `adoube mate`: can this side ever mate?

mod verify;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use chess::notation::UciCastling;
use chess::{Color, Move, Position};
use clap::{Args, ValueEnum};
use locale::{Language, Locale};
use mate::{Budget, Decision, Proof, Solver, Spent, Statement, Verdict};
use serde::Serialize;

use crate::failure::{Answer, Complaint, Failure};
use crate::input;
use crate::output::{Output, STRONG};
use crate::speech::say;
use crate::words;

/// A line of standard input longer than this is no position.
const LONGEST: u64 = 4096;

/// `adoube mate FEN`
#[derive(Args)]
pub struct Mate {
    /// The position; without one, positions are read from standard input, one a line
    #[arg(value_name = "FEN", num_args = 1..)]
    words: Vec<String>,
    /// Whose mate is asked for; without it, that of the side that does not have the move, as when a flag falls
    #[arg(long = "for", value_enum, value_name = "SIDE")]
    side: Option<Sides>,
    /// Gives up when so many positions are known; without it, goes on until decided or until memory is used up
    #[arg(long, value_name = "NODES")]
    budget: Option<u64>,
    /// Memory that the search may hold, such as 500MB or 4GiB
    #[arg(long, value_name = "SIZE", default_value = "2GiB", value_parser = memory)]
    memory: usize,
    /// For a game that also ends by 9.6: the mate must come before 75 moves by each player without a capture or a
    /// pawn's move, counted from the fifth field of the FEN
    #[arg(long)]
    limits: bool,
    /// Goes through every line and certificate once more with the independent checker
    #[arg(long)]
    check: bool,
    /// Gives each answer as a document with its proof, one a line; see docs/certificates.md
    #[arg(long)]
    certificate: bool,
    /// Goes through the proofs of a file of such documents (`-` for standard input), and searches nothing
    #[arg(long, value_name = "FILE", conflicts_with_all = ["words", "side", "budget", "limits", "check", "certificate"])]
    verify: Option<PathBuf>,
    /// The language of the answer: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, default_value_t = crate::speech::language())]
    lang: Language,
    /// One line of JSON for each answer
    #[arg(long)]
    json: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Sides {
    White,
    Black,
    /// White first, an answer each
    Both,
}

#[derive(Serialize)]
struct Answered<'a> {
    fen: &'a str,
    side: String,
    verdict: &'static str,
    line: Vec<String>,
    reason: Option<String>,
    nodes: u64,
    /// What came to its end before the answer was found.
    spent: Option<Spent>,
}

/// What stands in the place of an answer when a line of input is no position.
#[derive(Serialize)]
struct Refused<'a> {
    fen: &'a str,
    error: String,
    column: Option<usize>,
}

impl Mate {
    /// Answers for the position given, or for all that are read.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if let Some(file) = &self.verify {
            return self.verify(file, out);
        }
        let proof = if self.check || self.certificate {
            Proof::Kept
        } else {
            Proof::Dropped
        };
        let mut solver = Solver::new(proof);
        let locale = Locale::new(self.lang);
        if !self.words.is_empty() {
            let text = self.words.join(" ");
            return Ok(self.answer(&mut solver, &text, &locale, out)??);
        }
        let mut answer = Answer::Yes;
        let mut input = BufReader::new(io::stdin().lock());
        while let Some(line) = next_line(&mut input)? {
            let text = line.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            match self.answer(&mut solver, text, &locale, out)? {
                Ok(Answer::Yes) => {}
                Ok(Answer::No) => answer = Answer::No,
                Err(complaint) => {
                    answer = Answer::No;
                    self.refuse(text, complaint, out)?;
                }
            }
            // Whoever waits for this answer before asking on must get it.
            if input.buffer().is_empty() {
                out.flush()?;
            }
        }
        Ok(answer)
    }

    fn answer(
        &self,
        solver: &mut Solver,
        text: &str,
        locale: &Locale,
        out: &mut Output,
    ) -> Result<Result<Answer, Complaint>, Failure> {
        let position = match input::position(text) {
            Ok(position) => position,
            Err(complaint) => return Ok(Err(complaint)),
        };
        let sides = match self.side {
            Some(Sides::White) => vec![Color::White],
            Some(Sides::Black) => vec![Color::Black],
            Some(Sides::Both) => Color::ALL.to_vec(),
            None => vec![!position.turn()],
        };
        let budget = self.budget.map_or(Budget::THOROUGH, Budget::nodes);
        let budget = budget.in_memory(self.memory);
        let mut given = Answer::Yes;
        for side in sides {
            let decision = if self.limits {
                solver.decide_within(&position, side, &[], budget)
            } else {
                solver.decide(&position, side, budget)
            };
            if self.check {
                self.prove(&position, side, &decision);
            }
            if self.certificate {
                given = self.state(&position, side, &decision, given, out)?;
            } else if self.json {
                out.json(&answered(text, side, &decision, locale))?;
            } else {
                print(out, &position, side, &decision, locale)?;
            }
        }
        Ok(Ok(given))
    }

    /// The document of an answer. There is none of what is undecided: the answer is then no, and the others go on.
    fn state(
        &self,
        position: &Position,
        side: Color,
        decision: &Decision,
        given: Answer,
        out: &mut Output,
    ) -> Result<Answer, Failure> {
        let Some(statement) = Statement::of(position, side, decision) else {
            let locale = Locale::new(self.lang);
            anstream::eprintln!("{}", locale.mate_undecided(side));
            return Ok(Answer::No);
        };
        let statement = if self.limits {
            statement.within(&[])
        } else {
            statement
        };
        out.json(&statement)?;
        Ok(given)
    }

    /// An answer that its own proof does not bear out is a fault of the program and must not be given.
    fn prove(&self, position: &Position, side: Color, decision: &Decision) {
        let flaw = match &decision.verdict {
            Verdict::Winnable(line) if self.limits => {
                mate::check_line_within(position, side, &[], line).err()
            }
            Verdict::Winnable(line) => mate::check_line(position, side, line).err(),
            Verdict::Unwinnable(certificate) if self.limits => {
                mate::check_within(position, side, &[], certificate).err()
            }
            Verdict::Unwinnable(certificate) => mate::check(position, side, certificate).err(),
            Verdict::Undecided => None,
        };
        if let Some(flaw) = flaw {
            panic!("the proof for {} has a flaw: {flaw:?}", position.to_fen());
        }
    }

    fn refuse(&self, text: &str, complaint: Complaint, out: &mut Output) -> io::Result<()> {
        if self.json {
            return out.json(&Refused {
                fen: text,
                error: complaint.words,
                column: complaint.column,
            });
        }
        match complaint.column {
            Some(column) => {
                let told = format!("column {column}: {}", complaint.words);
                writeln!(out, "{}: {}", say("error"), say(&told))
            }
            None => writeln!(out, "{}: {}", say("error"), say(&complaint.words)),
        }
    }
}

/// A size of memory: a number with its unit.
fn memory(text: &str) -> Result<usize, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "kb" => 1_000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        _ => return Err("expected a number of B, KiB, MiB, GiB, kB, MB or GB".to_owned()),
    };
    let number: u64 = digits.parse().map_err(|_| "expected a number".to_owned())?;
    let bytes = number
        .checked_mul(unit)
        .and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| "more than this machine can address".to_owned())
}

/// The next line of input, however it is encoded; `None` at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if read as u64 == LONGEST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

fn answered<'a>(text: &'a str, side: Color, decision: &Decision, locale: &Locale) -> Answered<'a> {
    let (verdict, line) = match &decision.verdict {
        Verdict::Winnable(line) => ("winnable", line.as_slice()),
        Verdict::Unwinnable(_) => ("unwinnable", [].as_slice()),
        Verdict::Undecided => ("undecided", [].as_slice()),
    };
    let uci = |mv: &Move| mv.uci(UciCastling::Standard).to_string();
    Answered {
        fen: text,
        side: side.to_string(),
        verdict,
        line: line.iter().map(uci).collect(),
        reason: decision
            .reason
            .map(|reason| locale.mate_reason(&reason, side)),
        nodes: decision.nodes,
        spent: decision.spent,
    }
}

fn print(
    out: &mut Output,
    position: &Position,
    side: Color,
    decision: &Decision,
    locale: &Locale,
) -> io::Result<()> {
    match &decision.verdict {
        Verdict::Winnable(line) if line.is_empty() => {
            let told = say(&format!("{side} has mated"));
            writeln!(out, "{STRONG}{told}{STRONG:#}")
        }
        Verdict::Winnable(line) => {
            let line = words::movetext(position, line);
            writeln!(out, "{}", locale.can_mate(side, &line))
        }
        Verdict::Unwinnable(_) => {
            let reason = decision
                .reason
                .map(|reason| locale.mate_reason(&reason, side));
            let reason = reason.unwrap_or_default();
            writeln!(out, "{}", locale.can_never_mate(side, &reason))
        }
        Verdict::Undecided => {
            let spent = decision.spent.unwrap_or(Spent::Nodes);
            writeln!(
                out,
                "{} {}",
                locale.mate_undecided(side),
                locale.mate_spent(spent, decision.nodes)
            )
        }
    }
}
