//! The audit on one page that needs nothing else: its style and its script are in it, and nothing is fetched.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::plot::{self, Bar, escape, grouped};
use crate::Edition;
use crate::audit::{Example, Finding, Kind, LENGTH_STEP, LENGTHS, OF_EACH, Report, Totals, Weight};

/// The findings of each kind that are kept on the page; the rest is in the list of findings.
const LISTED: u32 = 200;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Gathers what the page will show, as its script will have it: a state that is kept has it too, so that an audit which
/// goes on shows what was found before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Page {
    edition: Edition,
    findings: Vec<Value>,
    /// Findings of each kind that are kept.
    listed: BTreeMap<String, u32>,
    examples: Vec<Value>,
    /// Examples of each kind.
    played: BTreeMap<String, usize>,
}

impl Page {
    /// Nothing gathered yet.
    pub fn new(edition: Edition) -> Page {
        Page {
            edition,
            findings: Vec::new(),
            listed: BTreeMap::new(),
            examples: Vec::new(),
            played: BTreeMap::new(),
        }
    }

    /// Remembers what belongs on the page.
    pub fn note(&mut self, file: &str, report: &Report) {
        for finding in &report.findings {
            let listed = counted(&mut self.listed, finding.kind);
            // Whatever changes a result is worth its line.
            if *listed < LISTED || finding.lawful.is_some() && *listed < 10 * LISTED {
                *listed += 1;
                self.findings.push(shown(file, finding, None));
            }
        }
        for example in &report.examples {
            let played = counted(&mut self.played, example.finding.kind);
            if *played < OF_EACH {
                *played += 1;
                let finding = &example.finding;
                self.examples.push(shown(file, finding, Some(example)));
            }
        }
    }
}

fn counted<N: Default>(counts: &mut BTreeMap<String, N>, kind: Kind) -> &mut N {
    counts.entry(kind.name().to_owned()).or_default()
}

/// A finding as the script of the page has it.
#[derive(Serialize)]
struct Shown<'a> {
    file: &'a str,
    #[serde(flatten)]
    finding: &'a Finding,
    meaning: &'static str,
    weight: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<&'a [String]>,
}

fn shown(file: &str, finding: &Finding, example: Option<&Example>) -> Value {
    let shown = Shown {
        file,
        finding,
        meaning: finding.kind.meaning(),
        weight: weight(finding.kind),
        boards: example.map(|example| &example.boards[..]),
        moves: example.map(|example| &example.moves[..]),
    };
    serde_json::to_value(shown).expect("texts and numbers can be written")
}

fn weight(kind: Kind) -> &'static str {
    match kind.weight() {
        Weight::Broken => "broken record",
        Weight::Law => "against the Laws",
        Weight::Claim => "claim open",
        Weight::Record => "untidy record",
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
    let (edition, t, games) = (page.edition, totals, grouped(totals.games));
    write!(
        out,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Audit of {games} games</title><style>{STYLE}</style></head><body>\
         <h1>Audit of {games} games under the Laws of {edition}</h1>"
    )?;
    let names: Vec<String> = files.iter().map(|name| escape(name)).collect();
    write!(
        out,
        "<p class=\"faint names\">{}</p><ul class=\"sums\">",
        names.join(", ")
    )?;
    for (count, words) in [
        (t.changed, "results changed by the Laws"),
        (t.whole, "games read to their end"),
        (t.broken, "games broken"),
        (t.plies, "plies"),
        (t.dead_reached, "games reached a dead position"),
    ] {
        write!(out, "<li><b>{}</b>{words}</li>", grouped(count))?;
    }
    out.write_all(b"</ul>")?;
    out.write_all(b"<p class=\"faint\">In the charts <i class=\"mark\"></i> are the games with a finding.</p>")?;
    charts(out, t)?;
    table(out, edition, t)?;
    choice(out)?;
    data(out, page)?;
    writeln!(out, "<script>{SCRIPT}</script></body></html>")
}

fn charts(out: &mut impl Write, t: &Totals) -> io::Result<()> {
    out.write_all(b"<div class=\"charts\">")?;
    section(out, "wide", "Findings by kind", &findings_plot(t))?;
    let years: Vec<Bar> = t
        .years
        .iter()
        .map(|(year, [games, _])| {
            let found = t.years_found.get(year).copied().unwrap_or(0);
            bar(year.to_string(), *games, found)
        })
        .collect();
    if years.len() > 1 {
        let svg = plot::columns("Games by year, marked those with a finding", &years);
        section(out, "wide", "By year", &svg)?;
    }
    let rates: Vec<Bar> = t
        .rates
        .iter()
        .map(|(rate, [games, found])| bar(rate.name().to_owned(), *games, *found))
        .collect();
    let svg = plot::rows("Games by time control, marked those with a finding", &rates);
    section(out, "", "By time control", &svg)?;
    let result = |name: &str, value| bar(name.to_owned(), value, 0);
    let results = [
        result("1-0", t.results[0]),
        result("0-1", t.results[1]),
        result("drawn", t.results[2]),
        result("open or unknown", t.results[3]),
        result("ended with mate", t.mated),
        result("ended with stalemate", t.stalemated),
    ];
    section(out, "", "Results", &plot::rows("Games by result", &results))?;
    let lengths = histogram(&t.lengths, &t.lengths_found);
    let svg = plot::columns("Games by length, marked those with a finding", &lengths);
    section(out, "", "By length in moves", &svg)?;
    let threefolds = histogram(&t.threefolds, &[0; LENGTHS]);
    let svg = plot::columns("First threefold repetition by move", &threefolds);
    section(out, "", "First threefold repetition, by move", &svg)?;
    out.write_all(b"</div>")
}

fn bar(name: String, value: u64, marked: u64) -> Bar {
    Bar {
        name,
        value,
        marked,
    }
}

fn histogram(counts: &[u64; LENGTHS], marked: &[u64; LENGTHS]) -> Vec<Bar> {
    counts
        .iter()
        .zip(marked)
        .enumerate()
        .map(|(i, (&count, &marked))| {
            let from = i * LENGTH_STEP;
            let more = if i + 1 == LENGTHS { "+" } else { "" };
            bar(format!("{from}{more}"), count, marked)
        })
        .collect()
}

fn section(out: &mut impl Write, class: &str, title: &str, svg: &str) -> io::Result<()> {
    let title = escape(title);
    write!(
        out,
        "<section class=\"{class}\"><h2>{title}</h2>{svg}</section>"
    )
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
    out.write_all(
        b"<h2>What was found</h2><div class=\"scroll\"><table><thead><tr><th>finding</th><th>article</th>\
          <th>weight</th><th class=\"n\">count</th></tr></thead><tbody>",
    )?;
    for kind in Kind::ALL.into_iter().filter(|&kind| totals.of(kind) > 0) {
        write!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td class=\"n\">{}</td></tr>",
            kind.meaning(),
            kind.article(edition),
            weight(kind),
            grouped(totals.of(kind))
        )?;
    }
    out.write_all(b"</tbody></table></div>")
}

/// Where the script puts games and findings, and what one chooses them by.
fn choice(out: &mut impl Write) -> io::Result<()> {
    out.write_all(
        b"<h2>Games and findings</h2><form class=\"filters\" onsubmit=\"return false\">\
          <label>finding<select id=\"kind\"><option value=\"\">all</option></select></label>\
          <label>weight<select id=\"weight\"><option value=\"\">all</option>\
          <option value=\"changed\">result changed</option><option>against the Laws</option>\
          <option>claim open</option><option>broken record</option><option>untidy record</option></select></label>\
          <label>year<select id=\"year\"><option value=\"\">all</option></select></label>\
          <label>name or words<input id=\"words\" type=\"search\"></label></form>\
          <div id=\"games\" class=\"examples\"></div>\
          <p id=\"none\" class=\"faint\" hidden>No game to play through for this choice.</p>\
          <p id=\"count\" class=\"faint\" aria-live=\"polite\"></p><div class=\"scroll\"><table><thead><tr><th>game</th>\
          <th>players</th><th>date</th><th>move</th><th>finding</th><th>article</th><th>recorded</th>\
          <th>by the Laws</th></tr></thead><tbody id=\"rows\"></tbody></table></div>\
          <noscript>Without a script the charts and the sums are all there is.</noscript>",
    )
}

/// What the script shows, as JSON that no text in it can end.
fn data(out: &mut impl Write, page: &Page) -> io::Result<()> {
    let (findings, examples) = (&page.findings, &page.examples);
    let json = serde_json::json!({ "findings": findings, "examples": examples }).to_string();
    let json = json.replace('<', "\\u003c");
    write!(
        out,
        "<script id=\"data\" type=\"application/json\">{json}</script>"
    )
}
