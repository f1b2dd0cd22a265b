//! The audit on one page that needs nothing else: no script, no font, no network.

use std::io::{self, Write};

use super::plot::{self, Bar, escape};
use crate::Edition;
use crate::audit::{Finding, Kind, LENGTH_STEP, LENGTHS, Totals, Weight};

/// The findings that are listed on the page; the rest is in the list of findings.
const LISTED: usize = 500;

/// Gathers what the page will show.
pub struct Page {
    edition: Edition,
    /// Findings that change a result, the first of them.
    changed: Vec<(String, Finding)>,
}

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1d1f;background:#fff}\
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}\
table{border-collapse:collapse;width:100%}td,th{padding:.25rem .5rem;border-bottom:1px solid #ddd;text-align:left}\
td.n{text-align:right;font-variant-numeric:tabular-nums}\
svg{width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:currentColor}\
.bar{fill:#4a6fa5}.mark{fill:#b5442e}\
@media(prefers-color-scheme:dark){body{color:#e8e8ea;background:#161618}td,th{border-color:#333}.bar{fill:#7d9fd0}}\
@media print{body{margin:0;max-width:none}}";

impl Page {
    /// Nothing gathered yet.
    pub fn new(edition: Edition) -> Page {
        Page {
            edition,
            changed: Vec::new(),
        }
    }

    /// Remembers a finding if it belongs on the page.
    pub fn note(&mut self, file: &str, finding: &Finding) {
        if finding.lawful.is_some() && self.changed.len() < LISTED {
            self.changed.push((file.to_owned(), finding.clone()));
        }
    }
}

/// Writes the page.
///
/// # Errors
///
/// What the system says.
pub fn write_html(
    out: &mut impl Write,
    page: &Page,
    files: &[String],
    totals: &Totals,
) -> io::Result<()> {
    let (edition, t) = (page.edition, totals);
    write!(
        out,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Audit of {} games</title><style>{STYLE}</style></head><body>\
         <h1>Audit of {} games under the Laws of {edition}</h1>",
        t.games, t.games
    )?;
    let names: Vec<String> = files.iter().map(|name| escape(name)).collect();
    write!(
        out,
        "<p>{}.</p><p><strong>{}</strong> results would have been changed by the Laws. {} games were read to \
         their end, {} are broken; {} plies.</p>",
        names.join(", "),
        t.changed,
        t.whole,
        t.broken,
        t.plies
    )?;
    section(out, "Findings", &findings_plot(t))?;
    table(out, edition, t)?;
    let result = |name: &str, value| bar(name.to_owned(), value, 0);
    let results = [
        result("1-0", t.results[0]),
        result("0-1", t.results[1]),
        result("drawn", t.results[2]),
        result("open or unknown", t.results[3]),
        result("ended with mate", t.mated),
        result("ended with stalemate", t.stalemated),
        result("reached a dead position", t.dead_reached),
    ];
    section(out, "Results", &plot::rows("Games by result", &results))?;
    let lengths = histogram(&t.lengths);
    section(
        out,
        "Length in moves",
        &plot::columns("Games by length", &lengths),
    )?;
    let threefolds = histogram(&t.threefolds);
    section(
        out,
        "First threefold repetition, by move",
        &plot::columns("First threefold repetition by move", &threefolds),
    )?;
    let years: Vec<Bar> = t
        .years
        .iter()
        .map(|(year, [games, changed])| bar(year.to_string(), *games, *changed))
        .collect();
    if years.len() > 1 {
        section(
            out,
            "Games by year; changed results in red",
            &plot::columns("Games by year", &years),
        )?;
    }
    changed(out, page)?;
    out.write_all(b"</body></html>\n")
}

fn bar(name: String, value: u64, marked: u64) -> Bar {
    Bar {
        name,
        value,
        marked,
    }
}

fn histogram(counts: &[u64; LENGTHS]) -> Vec<Bar> {
    counts
        .iter()
        .enumerate()
        .map(|(i, &count)| {
            let from = i * LENGTH_STEP;
            let more = if i + 1 == LENGTHS { "+" } else { "" };
            bar(format!("{from}{more}"), count, 0)
        })
        .collect()
}

fn section(out: &mut impl Write, title: &str, svg: &str) -> io::Result<()> {
    write!(out, "<h2>{}</h2>{svg}", escape(title))
}

fn findings_plot(totals: &Totals) -> String {
    let bars: Vec<Bar> = Kind::ALL
        .into_iter()
        .filter(|&kind| totals.of(kind) > 0)
        .map(|kind| bar(kind.meaning().to_owned(), totals.of(kind), 0))
        .collect();
    plot::rows("Findings by kind", &bars)
}

fn table(out: &mut impl Write, edition: Edition, totals: &Totals) -> io::Result<()> {
    out.write_all(b"<table><thead><tr><th>finding</th><th>article</th><th>weight</th><th>count</th></tr></thead><tbody>")?;
    for kind in Kind::ALL.into_iter().filter(|&kind| totals.of(kind) > 0) {
        let weight = match kind.weight() {
            Weight::Broken => "broken record",
            Weight::Law => "against the Laws",
            Weight::Claim => "claim open",
            Weight::Record => "untidy record",
        };
        write!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{weight}</td><td class=\"n\">{}</td></tr>",
            kind.meaning(),
            kind.article(edition),
            totals.of(kind)
        )?;
    }
    out.write_all(b"</tbody></table>")
}

fn changed(out: &mut impl Write, page: &Page) -> io::Result<()> {
    if page.changed.is_empty() {
        return Ok(());
    }
    out.write_all(
        b"<h2>Results that the Laws would have changed</h2><table><thead><tr><th>game</th><th>players</th>\
          <th>date</th><th>ply</th><th>why</th><th>article</th><th>recorded</th><th>by the Laws</th></tr></thead><tbody>",
    )?;
    for (file, finding) in &page.changed {
        let outcome = |outcome: Option<crate::lexer::Outcome>| outcome.map_or("", |o| o.as_str());
        write!(
            out,
            "<tr><td>{}:{}</td><td>{} – {}</td><td>{}</td><td class=\"n\">{}</td><td>{}</td><td>{}</td>\
             <td>{}</td><td>{}</td></tr>",
            escape(file),
            finding.line,
            escape(&finding.white),
            escape(&finding.black),
            escape(&finding.date),
            finding.ply.unwrap_or(0),
            finding.kind.meaning(),
            finding.article,
            outcome(finding.recorded),
            outcome(finding.lawful)
        )?;
    }
    out.write_all(b"</tbody></table>")
}
