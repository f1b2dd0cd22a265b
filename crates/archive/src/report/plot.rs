//! Plots as SVG of our own making: bars and nothing else.

use std::fmt::Write as _;

/// A bar with its name.
pub struct Bar {
    /// Under it or beside it.
    pub name: String,
    /// How long it is.
    pub value: u64,
    /// The part of it that is marked.
    pub marked: u64,
}

/// Standing bars: a histogram.
pub fn columns(title: &str, bars: &[Bar]) -> String {
    let (width, height, base) = (720.0, 220.0, 180.0);
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or(0).max(1);
    let step = width / bars.len().max(1) as f64;
    let mut svg = open(title, width, height);
    // With many columns only some can have their names.
    let every = bars.len().div_ceil(18).max(1);
    for (i, bar) in bars.iter().enumerate() {
        let x = i as f64 * step;
        let tall = |value: u64| 150.0 * value as f64 / most as f64;
        rect(
            &mut svg,
            "bar",
            x + 1.0,
            base - tall(bar.value),
            step - 2.0,
            tall(bar.value),
            bar,
        );
        if bar.marked > 0 {
            let tall = tall(bar.marked).max(1.5);
            rect(
                &mut svg,
                "mark",
                x + 1.0,
                base - tall,
                step - 2.0,
                tall,
                bar,
            );
        }
        if i % every == 0 {
            let (x, name) = (x + step / 2.0, escape(&bar.name));
            let _ = write!(
                svg,
                "<text x=\"{x:.1}\" y=\"196\" text-anchor=\"middle\">{name}</text>"
            );
        }
    }
    let _ = write!(svg, "<text x=\"0\" y=\"14\">{most}</text></svg>");
    svg
}

/// Lying bars: a list with lengths.
pub fn rows(title: &str, bars: &[Bar]) -> String {
    let (width, step) = (720.0, 22.0);
    // Room for the longest name of a finding.
    let names = 340.0;
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or(0).max(1);
    let mut svg = open(title, width, step * bars.len() as f64 + 4.0);
    for (i, bar) in bars.iter().enumerate() {
        let y = i as f64 * step;
        let long = (300.0 * bar.value as f64 / most as f64).max(1.0);
        let (text, name) = (y + 15.0, escape(&bar.name));
        let _ = write!(
            svg,
            "<text x=\"{names}\" y=\"{text:.1}\" text-anchor=\"end\">{name}</text>"
        );
        rect(&mut svg, "bar", names + 8.0, y + 3.0, long, step - 6.0, bar);
        if bar.marked > 0 {
            let part = (300.0 * bar.marked as f64 / most as f64).max(1.5);
            rect(
                &mut svg,
                "mark",
                names + 8.0,
                y + 3.0,
                part,
                step - 6.0,
                bar,
            );
        }
        let (x, value) = (names + 14.0 + long, bar.value);
        let _ = write!(svg, "<text x=\"{x:.1}\" y=\"{text:.1}\">{value}</text>");
    }
    svg.push_str("</svg>");
    svg
}

fn open(title: &str, width: f64, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>"
    )
}

fn rect(svg: &mut String, class: &str, x: f64, y: f64, width: f64, height: f64, bar: &Bar) {
    let (name, value) = (escape(&bar.name), bar.value);
    let marked = match bar.marked {
        0 => String::new(),
        marked => format!(" ({marked})"),
    };
    let _ = write!(
        svg,
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\">\
         <title>{name}: {value}{marked}</title></rect>"
    );
}

/// Text that cannot be taken for markup.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}
