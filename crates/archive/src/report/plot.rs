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
    // Whatever is there is seen, and what is marked never stands higher than the whole.
    let tall = |value: u64| match value {
        0 => 0.0,
        value => (150.0 * value as f64 / most as f64).max(1.5),
    };
    let mut svg = open(title, width, height);
    // With many columns only some can have their names, and on a small screen half of those.
    let every = bars.len().div_ceil(18).max(1);
    let crowded = bars.len() > 8;
    for (i, bar) in bars.iter().enumerate() {
        let x = i as f64 * step;
        for (class, value) in [("bar", bar.value), ("mark", bar.marked)] {
            let (y, tall) = (base - tall(value), tall(value));
            if value > 0 {
                rect(&mut svg, class, [x + 1.0, y, step - 2.0, tall], bar);
            }
        }
        if i % every == 0 {
            let (x, name) = (x + step / 2.0, escape(&bar.name));
            let class = match i / every % 3 {
                0 => "",
                _ if !crowded => "",
                _ => " class=\"more\"",
            };
            let _ = write!(
                svg,
                "<text{class} x=\"{x:.1}\" y=\"202\" text-anchor=\"middle\">{name}</text>"
            );
        }
    }
    let most = grouped(most);
    let _ = write!(svg, "<text x=\"0\" y=\"20\">{most}</text></svg>");
    svg
}

/// Lying bars: a list with lengths. Its words are as large as those around it, however wide the page is.
pub fn rows(title: &str, bars: &[Bar]) -> String {
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or(0).max(1);
    let part = |value: u64| 100.0 * value as f64 / most as f64;
    let mut list = format!("<ul class=\"rows\" aria-label=\"{}\">", escape(title));
    for bar in bars {
        let (name, long, marked) = (escape(&bar.name), part(bar.value), part(bar.marked));
        let (value, told) = (grouped(bar.value), told(bar));
        let mark = match bar.marked {
            0 => String::new(),
            _ => format!("<i class=\"mark\" style=\"width:{marked:.2}%\"></i>"),
        };
        let _ = write!(
            list,
            "<li title=\"{told}\"><span>{name}</span><b><i class=\"bar\" style=\"width:{long:.2}%\"></i>{mark}</b>\
             <span class=\"n\">{value}</span></li>"
        );
    }
    list.push_str("</ul>");
    list
}

fn open(title: &str, width: f64, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>"
    )
}

fn rect(svg: &mut String, class: &str, [x, y, width, height]: [f64; 4], bar: &Bar) {
    let told = told(bar);
    let _ = write!(
        svg,
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\">\
         <title>{told}</title></rect>"
    );
}

/// What a bar says of itself when it is pointed at.
fn told(bar: &Bar) -> String {
    let (name, value) = (escape(&bar.name), grouped(bar.value));
    match bar.marked {
        0 => format!("{name}: {value}"),
        marked => format!(
            "{name}: {value}, {} of them with a finding",
            grouped(marked)
        ),
    }
}

/// A number that can be read at a glance: thousands apart by a space that does not break.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut apart = String::with_capacity(digits.len() * 2);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            apart.push('\u{202f}');
        }
        apart.push(digit);
    }
    apart
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

#[cfg(test)]
mod tests {
    use super::*;

    fn bars(values: &[(u64, u64)]) -> Vec<Bar> {
        let bar = |(i, &(value, marked)): (usize, &(u64, u64))| Bar {
            name: format!("<{i}>"),
            value,
            marked,
        };
        values.iter().enumerate().map(bar).collect()
    }

    fn heights(svg: &str, class: &str) -> Vec<f64> {
        let begin = format!("<rect class=\"{class}\"");
        let rects = svg.split(&begin).skip(1);
        let height = |rect: &str| {
            rect.split("height=\"")
                .nth(1)?
                .split('"')
                .next()?
                .parse()
                .ok()
        };
        rects.map(|rect| height(rect).expect("a height")).collect()
    }

    #[test]
    fn thousands_stand_apart() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1 000"),
            (3943545, "3 943 545"),
        ] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
    }

    #[test]
    fn what_is_marked_never_stands_higher_than_the_whole() {
        let svg = columns("x", &bars(&[(1_000_000, 5), (1, 1), (0, 0)]));
        assert_eq!(heights(&svg, "bar"), [150.0, 1.5]);
        assert_eq!(heights(&svg, "mark"), [1.5, 1.5]);
        assert!(svg.contains("&lt;0&gt;: 1\u{202f}000\u{202f}000, 5 of them with a finding"));
    }

    #[test]
    fn rows_are_as_long_as_their_share() {
        let list = rows("x", &bars(&[(200, 50), (100, 0)]));
        assert!(
            list.contains(
                "bar\" style=\"width:100.00%\"></i><i class=\"mark\" style=\"width:25.00%"
            )
        );
        assert!(list.contains("bar\" style=\"width:50.00%\"></i></b>"));
        assert!(!rows("x", &[]).contains("<li"));
    }
}
