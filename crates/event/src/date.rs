//! Days as they are written: `2026-11-16` here, `2026/11/16` in reports.

/// A day of the calendar, `2026-11-16`.
pub(crate) fn is_date(text: &str) -> bool {
    let mut parts = text.split('-');
    let Some((year, month, day)) = (|| {
        let year = digits(parts.next()?, 4)?;
        Some((year, digits(parts.next()?, 2)?, digits(parts.next()?, 2)?))
    })() else {
        return false;
    };
    parts.next().is_none() && (1..=days_in(year, month)).contains(&day)
}

/// A day of which the end may be unknown: `2026`, `2026-11`, `2026-11-16`.
pub(crate) fn is_partial_date(text: &str) -> bool {
    let month = |text: &str| digits(text, 2).is_some_and(|month| (1..=12).contains(&month));
    match text.split_once('-') {
        None => digits(text, 4).is_some(),
        Some((year, rest)) if !rest.contains('-') => digits(year, 4).is_some() && month(rest),
        Some(_) => is_date(text),
    }
}

/// A day, or a day and a time: `2026-11-16`, `2026-11-16T15:00`, with a blank or seconds or a zone if people like.
pub(crate) fn is_moment(text: &str) -> bool {
    let Some(day) = text.get(..10) else {
        return false;
    };
    let rest = &text[10..];
    let time = |byte: u8| byte.is_ascii_digit() || b":.+-Z".contains(&byte);
    let begins = rest.starts_with('T') || rest.starts_with(' ');
    is_date(day) && (rest.is_empty() || begins && rest.len() > 5 && rest.bytes().skip(1).all(time))
}

/// The day in the way of reports, `2026/11/16`; empty for nothing.
pub(crate) fn with_slashes(text: &str) -> String {
    text.replace('-', "/")
}

/// The day as we keep it, from `2026/11/16`, `2026.11.16` or `2026-11-16`, whole or in part. Reports fill what is not
/// known with zeros.
pub(crate) fn from_report(text: &str) -> Option<String> {
    let day = text.trim().replace(['/', '.'], "-");
    let known = day.trim_end_matches("-00");
    is_partial_date(known).then(|| known.to_owned())
}

/// The same, and days as people write them: `3.2.2001` with the day first, `13/2/2001` or `2/13/2001` where the order
/// cannot be mistaken.
pub(crate) fn from_people(text: &str) -> Option<String> {
    if let Some(day) = from_report(text) {
        return Some(day);
    }
    let text = text.trim();
    let dots = text.contains('.');
    let parts: Vec<&str> = text.split(['.', '/', '-']).map(str::trim).collect();
    let [first, second, year] = parts[..] else {
        return None;
    };
    let year = digits(year, 4)?;
    let small = |part: &str| digits(part, part.len()).filter(|_| part.len() <= 2);
    let (first, second) = (small(first)?, small(second)?);
    let (day, month) = match (first, second) {
        _ if dots => (first, second),
        (13.., 1..=12) => (first, second),
        (1..=12, 13..) => (second, first),
        (first, second) if first == second => (first, second),
        _ => return None,
    };
    let day = format!("{year:04}-{month:02}-{day:02}");
    is_date(&day).then_some(day)
}

fn digits(text: &str, length: usize) -> Option<u32> {
    let plain = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn days_in(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        assert!(is_date("2026-11-16") && is_date("2024-02-29"));
        assert!(!is_date("2026-02-29") && !is_date("2026-13-01") && !is_date("2026-1-1"));
        assert!(is_partial_date("1999") && is_partial_date("1999-12"));
        assert!(!is_partial_date("1999-13") && !is_partial_date("99"));
        assert!(
            is_moment("2026-11-16T15:00") && is_moment("2026-11-16") && !is_moment("2026-11-16x")
        );
        assert_eq!(from_report("1978/00/00").as_deref(), Some("1978"));
        assert_eq!(from_report("1978/07/09").as_deref(), Some("1978-07-09"));
        assert_eq!(from_report("soon"), None);
        for (text, day) in [
            ("3.2.2001", Some("2001-02-03")),
            ("13/2/2001", Some("2001-02-13")),
            ("2/13/2001", Some("2001-02-13")),
            ("2/3/2001", None),
            ("2001/02/03", Some("2001-02-03")),
            ("31.2.2001", None),
            ("..2001", None),
        ] {
            assert_eq!(from_people(text).as_deref(), day, "{text}");
        }
    }
}
