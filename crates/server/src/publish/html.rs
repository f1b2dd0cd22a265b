//! Plain pages: one style, tables that scroll, nothing that runs.

use std::fmt::Write as _;

/// A text inside a page.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

/// A link.
pub(super) fn link(to: &str, words: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escape(to), escape(words))
}

/// How the cells of a column stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    Left,
    Right,
    Middle,
}

/// A table. Headings are texts; cells are parts of pages already.
pub(super) fn table(columns: &[(String, Stands)], rows: &[Vec<String>]) -> String {
    let class = |stands: Stands| match stands {
        Stands::Left => "",
        Stands::Right => " class=\"r\"",
        Stands::Middle => " class=\"m\"",
    };
    let mut out = String::from("<div class=\"frame\"><table><thead><tr>");
    for (title, stands) in columns {
        let _ = write!(
            out,
            "<th scope=\"col\"{}>{}</th>",
            class(*stands),
            escape(title)
        );
    }
    out.push_str("</tr></thead><tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for ((_, stands), cell) in columns.iter().zip(row) {
            let _ = write!(out, "<td{}>{cell}</td>", class(*stands));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
    out
}

/// A page: where it stands below the first folder says how it finds the style.
pub(super) struct Page<'a> {
    pub language: &'a str,
    pub event: &'a str,
    pub title: &'a str,
    /// The way to the first folder: nothing, or `../`.
    pub up: &'a str,
    /// Links to the other pages.
    pub ways: String,
    pub body: String,
}

impl Page<'_> {
    /// The whole document.
    pub fn document(&self) -> Vec<u8> {
        let Page {
            language, up, body, ..
        } = self;
        let (event, title) = (escape(self.event), escape(self.title));
        let ways = &self.ways;
        let text = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title} · {event}</title>\n<link rel=\"stylesheet\" href=\"{up}style.css\">\n</head>\n<body>\n\
             <header><a class=\"event\" href=\"{up}index.html\">{event}</a><nav>{ways}</nav></header>\n\
             <main><h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
        );
        text.into_bytes()
    }
}

/// The one style.
pub(super) const STYLE: &str = "\
:root{color-scheme:light dark;--ground:#f6f4ec;--paper:#fffdf8;--ink:#1d2426;--soft:#525c5c;--line:#d5d1c3;--felt:#1f5146;--on:#f7f4ea;--link:#1a5a4c}
@media (prefers-color-scheme:dark){:root{--ground:#14191a;--paper:#1c2324;--ink:#e9e6db;--soft:#a9b2b0;--line:#39423f;--felt:#163c34;--on:#f7f4ea;--link:#8fd1bf}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;padding:.6rem clamp(.75rem,2vw,1.75rem);background:var(--felt);color:var(--on)}
header a{color:inherit;text-decoration:none;padding:.25rem 0}
header a:hover{text-decoration:underline}
.event{font-weight:700;font-size:1.15rem}
nav{display:flex;flex-wrap:wrap;gap:.15rem 1rem}
main{max-width:70rem;margin:0 auto;padding:clamp(.75rem,2vw,1.75rem)}
h1{margin:.25rem 0 .75rem;font:600 1.6rem/1.2 Georgia,serif}
h2{margin:1.25rem 0 .5rem;font:600 1.2rem/1.2 Georgia,serif}
a{color:var(--link)}
.frame{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.6rem;padding:.25rem .5rem}
table{border-collapse:collapse;min-width:100%}
th,td{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-size:.85rem}
.r{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.m{text-align:center;white-space:nowrap}
.soft{color:var(--soft)}
ul.ways{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:0}
dt{color:var(--soft)}dd{margin:0}
@media (max-width:35rem){th,td{padding:.4rem .3rem;font-size:.92rem}}
@media print{header{display:none}}
";
