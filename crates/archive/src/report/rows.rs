//! One line for each finding.

use std::io::{self, Write};
use std::str::FromStr;

use serde::Serialize;

use crate::audit::{Finding, side_name};

/// How findings are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// One JSON object on a line.
    Json,
    /// Comma-separated values with a heading (RFC 4180).
    Csv,
    /// A table in columns; only in programs built with the feature `parquet`.
    Parquet,
}

impl FromStr for Format {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Format, &'static str> {
        Ok(match text {
            "text" => Format::Text,
            "json" => Format::Json,
            "csv" => Format::Csv,
            "parquet" => Format::Parquet,
            _ => return Err("expected text, json, csv or parquet"),
        })
    }
}

/// Writes findings as text, JSON or CSV.
pub struct Rows {
    format: Format,
}

const HEADING: &str =
    "file,game,line,ply,move,kind,article,side,recorded,lawful,white,black,date,words";

#[derive(Serialize)]
struct Row<'a> {
    file: &'a str,
    #[serde(flatten)]
    finding: &'a Finding,
}

impl Rows {
    /// In one of the three formats; Parquet has a writer of its own.
    pub fn new(format: Format) -> Rows {
        Rows { format }
    }

    /// What stands before the first finding.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn begin(&self, out: &mut impl Write) -> io::Result<()> {
        match self.format {
            Format::Csv => writeln!(out, "{HEADING}"),
            Format::Text | Format::Json | Format::Parquet => Ok(()),
        }
    }

    /// One finding.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn write(&self, out: &mut impl Write, file: &str, finding: &Finding) -> io::Result<()> {
        match self.format {
            Format::Text | Format::Parquet => text(out, file, finding),
            Format::Json => {
                serde_json::to_writer(&mut *out, &Row { file, finding })?;
                out.write_all(b"\n")
            }
            Format::Csv => csv(out, file, finding),
        }
    }
}

fn text(out: &mut impl Write, file: &str, finding: &Finding) -> io::Result<()> {
    let (line, game) = (finding.line, finding.game);
    write!(out, "{file}:{line}: game {game}")?;
    if !finding.white.is_empty() || !finding.black.is_empty() {
        write!(out, " ({} – {})", finding.white, finding.black)?;
    }
    if let Some(ply) = finding.ply {
        write!(out, ", ply {ply}")?;
        if !finding.mv.is_empty() {
            write!(out, " ({})", finding.mv)?;
        }
    }
    write!(out, ": {}", finding.kind.meaning())?;
    if !finding.words.is_empty() {
        write!(out, ": {}", finding.words)?;
    }
    if let Some(side) = finding.side {
        write!(out, "; {}", side_name(side))?;
    }
    if let Some(lawful) = finding.lawful {
        let recorded = finding
            .recorded
            .map_or("no result", |result| result.as_str());
        write!(out, "; recorded {recorded}, by the Laws {lawful}")?;
    }
    writeln!(out, " [{}]", finding.article)
}

fn csv(out: &mut impl Write, file: &str, finding: &Finding) -> io::Result<()> {
    let ply = finding.ply.map_or(String::new(), |ply| ply.to_string());
    let outcome = |outcome: Option<crate::lexer::Outcome>| outcome.map_or("", |o| o.as_str());
    let fields = [
        file,
        &finding.game.to_string(),
        &finding.line.to_string(),
        &ply,
        &finding.mv,
        finding.kind.name(),
        finding.article,
        finding.side.map_or("", side_name),
        outcome(finding.recorded),
        outcome(finding.lawful),
        &finding.white,
        &finding.black,
        &finding.date,
        &finding.words,
    ];
    for (i, field) in fields.into_iter().enumerate() {
        if i > 0 {
            out.write_all(b",")?;
        }
        if field.contains([',', '"', '\n', '\r']) {
            write!(out, "\"{}\"", field.replace('"', "\"\""))?;
        } else {
            out.write_all(field.as_bytes())?;
        }
    }
    out.write_all(b"\n")
}
