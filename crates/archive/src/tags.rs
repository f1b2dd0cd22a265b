//! The tags that matter to the Laws, and what they say.

use crate::lexer::Outcome;

/// The seven that no archived game is without (PGN 8.1.1).
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags of one game that are looked at while auditing, raw.
#[derive(Copy, Clone, Default, Debug)]
pub struct Known<'a> {
    /// The seven, in their order.
    pub roster: [Option<&'a [u8]>; 7],
    /// `[FEN "…"]`
    pub fen: Option<&'a [u8]>,
    /// `[SetUp "1"]`
    pub set_up: Option<&'a [u8]>,
    /// `[Variant "Chess960"]`
    pub variant: Option<&'a [u8]>,
    /// `[Termination "time forfeit"]`
    pub termination: Option<&'a [u8]>,
    /// `[TimeControl "40/7200:3600"]`
    pub time_control: Option<&'a [u8]>,
    /// `[PlyCount "74"]`
    pub ply_count: Option<&'a [u8]>,
    /// `[WhiteElo "2500"]`, `[BlackElo "2500"]`
    pub elo: [Option<&'a [u8]>; 2],
    /// How many tags there are in all.
    pub count: u32,
    /// One that was given twice with different values.
    pub contradicted: Option<&'a [u8]>,
}

impl<'a> Known<'a> {
    /// Takes note of a tag.
    #[inline]
    pub fn note(&mut self, name: &'a [u8], value: &'a [u8]) {
        self.count += 1;
        let place = match name {
            b"Event" => &mut self.roster[0],
            b"Site" => &mut self.roster[1],
            b"Date" => &mut self.roster[2],
            b"Round" => &mut self.roster[3],
            b"White" => &mut self.roster[4],
            b"Black" => &mut self.roster[5],
            b"Result" => &mut self.roster[6],
            b"FEN" => &mut self.fen,
            b"SetUp" | b"Setup" => &mut self.set_up,
            b"Variant" => &mut self.variant,
            b"Termination" => &mut self.termination,
            b"TimeControl" => &mut self.time_control,
            b"PlyCount" => &mut self.ply_count,
            b"WhiteElo" => &mut self.elo[0],
            b"BlackElo" => &mut self.elo[1],
            _ => return,
        };
        match place {
            Some(first) if *first != value => self.contradicted = Some(name),
            _ => *place = Some(value),
        }
    }

    /// The date.
    pub fn date(&self) -> Option<&'a [u8]> {
        self.roster[2]
    }

    /// White's name and Black's.
    pub fn players(&self) -> [Option<&'a [u8]>; 2] {
        [self.roster[4], self.roster[5]]
    }

    /// The result as the tag has it.
    pub fn result(&self) -> Option<&'a [u8]> {
        self.roster[6]
    }

    /// The result as the tag has it, understood.
    pub fn outcome(&self) -> Option<Outcome> {
        self.result().and_then(Outcome::from_bytes)
    }
}

/// How a game came to its end, by its tag.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Termination {
    /// In the usual way: mate, resignation, a draw.
    Normal,
    /// A flag fell.
    TimeForfeit,
    /// By a decision: adjudication, a rule of conduct, a forfeit without play.
    Decision,
    /// It is not over, or nobody knows.
    Open,
}

impl Termination {
    /// Reads the values of PGN 9.8.1 and those that servers use; others are `None`.
    pub fn from_bytes(text: &[u8]) -> Option<Termination> {
        let text = text.to_ascii_lowercase();
        Some(match &text[..] {
            b"normal" | b"resignation" | b"resigned" | b"mate" | b"checkmate" => {
                Termination::Normal
            }
            b"time forfeit" | b"time" | b"timeout" | b"lost on time" => Termination::TimeForfeit,
            b"abandoned" | b"adjudication" | b"death" | b"emergency" | b"rules infraction"
            | b"forfeit" => Termination::Decision,
            b"unterminated" | b"" | b"?" => Termination::Open,
            _ => return None,
        })
    }
}

/// A period of a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// To be made in it; the last period has no end.
    pub moves: Option<u32>,
    /// Main thinking time.
    pub seconds: u32,
    /// Added for each move.
    pub increment: u32,
}

/// Reads `40/7200:3600+30`. None for `?`, `-`, sand glasses and what is not understood.
pub fn time_control(text: &[u8]) -> Option<Vec<Period>> {
    let text = std::str::from_utf8(text).ok()?;
    let mut periods = Vec::new();
    for field in text.split(':') {
        let (moves, rest) = match field.split_once('/') {
            Some((moves, rest)) => (Some(moves.parse().ok()?), rest),
            None => (None, field),
        };
        let (seconds, increment) = match rest.split_once('+') {
            Some((seconds, increment)) => (seconds.parse().ok()?, increment.parse().ok()?),
            None => (rest.parse().ok()?, 0),
        };
        periods.push(Period {
            moves,
            seconds,
            increment,
        });
    }
    // Only the last period may go on to the end of the game.
    let last = periods.len() - 1;
    let ends = periods[..last].iter().all(|period| period.moves > Some(0));
    ends.then_some(periods)
}

/// All the time a player has for so many moves, in seconds.
pub fn granted_by(periods: &[Period], moves: u32) -> u64 {
    let (mut rest, mut seconds) = (moves, 0);
    for (i, period) in periods.iter().enumerate() {
        // The last period with a number of moves comes again and again.
        let last = i + 1 == periods.len();
        let made = match period.moves {
            Some(moves) if moves > 0 && !last => rest.min(moves),
            _ => rest,
        };
        let times = match period.moves {
            Some(moves) if moves > 0 && last => made.div_ceil(moves).max(1),
            _ => 1,
        };
        seconds += u64::from(period.seconds) * u64::from(times);
        seconds += u64::from(period.increment) * u64::from(made);
        rest -= made;
        if rest == 0 {
            break;
        }
    }
    seconds
}

/// Is it a time control that PGN 9.6.1 knows?
pub fn is_time_control(text: &[u8]) -> bool {
    let sand_glass = |text: &[u8]| {
        text.first() == Some(&b'*') && text.len() > 1 && text[1..].iter().all(u8::is_ascii_digit)
    };
    matches!(text, b"?" | b"-" | b"") || sand_glass(text) || time_control(text).is_some()
}

/// Is it `YYYY.MM.DD` with question marks for what is not known?
pub fn is_date(text: &[u8]) -> bool {
    let &[y0, y1, y2, y3, b'.', m0, m1, b'.', d0, d1] = text else {
        return false;
    };
    let part = |digits: &[u8], most: u32| {
        digits.iter().all(|&digit| digit == b'?')
            || digits.iter().all(u8::is_ascii_digit)
                && (1..=most).contains(
                    &digits
                        .iter()
                        .fold(0, |n, digit| n * 10 + u32::from(digit - b'0')),
                )
    };
    let year = [y0, y1, y2, y3];
    let vague_year = year.iter().all(|c| c.is_ascii_digit() || *c == b'?');
    (part(&year, 9999) || vague_year) && part(&[m0, m1], 12) && part(&[d0, d1], 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls() {
        let period = |moves, seconds, increment| Period {
            moves,
            seconds,
            increment,
        };
        assert_eq!(
            time_control(b"40/5400+30:1800+30"),
            Some(vec![period(Some(40), 5400, 30), period(None, 1800, 30)])
        );
        assert_eq!(time_control(b"300"), Some(vec![period(None, 300, 0)]));
        for text in [&b"?"[..], b"-", b"*60", b"40/x", b"90:30", b":"] {
            assert_eq!(time_control(text), None);
        }
        assert!(is_time_control(b"*180") && !is_time_control(b"90 min"));
    }

    #[test]
    fn time_for_sixty_moves() {
        for (text, seconds) in [
            (&b"600"[..], 600),
            (b"180+2", 300),
            (b"5400+30", 7200),
            (b"40/7200:3600", 10_800),
            (b"40/7200", 14_400),
        ] {
            let periods = time_control(text).expect("a time control");
            assert_eq!(granted_by(&periods, 60), seconds);
        }
    }

    #[test]
    fn dates() {
        for text in ["2024.02.29", "????.??.??", "1886.??.??", "188?.??.??"] {
            assert!(is_date(text.as_bytes()), "{text}");
        }
        for text in ["2024-02-29", "2024.13.01", "2024.00.01", "24.2.9", ""] {
            assert!(!is_date(text.as_bytes()), "{text}");
        }
    }
}
