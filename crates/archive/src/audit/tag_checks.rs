//! Tags that are missing, make no sense, or contradict each other or the moves.

use chess::Position;

use super::{Auditor, Found, Game, Kind, at};
use crate::encoding::unescape;
use crate::lexer::Outcome;
use crate::tags::{ROSTER, Termination, is_date, is_time_control};

impl Auditor {
    /// Looks at the tags of a game that was read to its end.
    pub(super) fn tags(&self, game: &Game<'_>, token: Option<Outcome>, found: &mut Vec<Found>) {
        let known = &game.known;
        let mut push = |kind, words: String| found.push(at(kind, game.offset, words));
        // A game without any tag is a score, not a record; nothing is missing from it.
        if known.count > 0 && known.roster.iter().any(Option::is_none) {
            let missing: Vec<&str> = ROSTER
                .into_iter()
                .zip(known.roster)
                .filter(|(_, value)| value.is_none())
                .map(|(name, _)| name)
                .collect();
            push(Kind::TagMissing, missing.join(", "));
        }
        match (token, known.result()) {
            (None, _) => push(Kind::ResultMissing, String::new()),
            (Some(token), Some(raw)) => match known.outcome() {
                Some(tag) if tag == token => {}
                Some(tag) => push(
                    Kind::ResultsDiffer,
                    format!("{token} behind the moves, {tag} in the tag"),
                ),
                None => push(Kind::TagOdd, format!("Result {:?}", unescape(raw))),
            },
            (Some(_), None) => {}
        }
        if let Some(name) = known.contradicted {
            push(
                Kind::TagContradicted,
                format!("{} is given twice", unescape(name)),
            );
        }
        self.values(game, &mut push);
    }

    fn values(&self, game: &Game<'_>, push: &mut impl FnMut(Kind, String)) {
        let known = &game.known;
        let mut odd = |name: &str, value: Option<&[u8]>, sound: fn(&[u8]) -> bool| {
            if let Some(value) = value
                && !sound(value)
            {
                push(Kind::TagOdd, format!("{name} {:?}", unescape(value)));
            }
        };
        odd("Date", known.date(), is_date);
        odd("TimeControl", known.time_control, is_time_control);
        odd("Termination", known.termination, |value| {
            Termination::from_bytes(value).is_some()
        });
        odd("WhiteElo", known.elo[0], is_rating);
        odd("BlackElo", known.elo[1], is_rating);
        odd("SetUp", known.set_up, |value| matches!(value, b"0" | b"1"));
        let plies = self.history.plies();
        match known.ply_count.map(|raw| (raw, number(raw))) {
            Some((_, Some(said))) if said != plies as u64 => push(
                Kind::TagContradicted,
                format!("PlyCount {said}, but {plies} plies"),
            ),
            Some((raw, None)) => push(Kind::TagOdd, format!("PlyCount {:?}", unescape(raw))),
            _ => {}
        }
        let setup = known.set_up == Some(b"1");
        match (setup, known.fen) {
            (true, None) => push(Kind::TagContradicted, "SetUp 1, but no FEN".to_owned()),
            (false, Some(_)) => push(Kind::TagContradicted, "FEN, but not SetUp 1".to_owned()),
            _ => {}
        }
        let start = &self.history.positions()[0];
        if known.fen.is_some() && *start != Position::initial() {
            let odd = start.irregularities();
            if !odd.is_empty() {
                let words: Vec<String> = odd.iter().map(ToString::to_string).collect();
                push(Kind::TagOdd, format!("FEN: {}", words.join("; ")));
            }
        }
    }
}

fn number(text: &[u8]) -> Option<u64> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// Ratings have up to four digits; nothing is known of a player without one.
fn is_rating(text: &[u8]) -> bool {
    matches!(text, b"" | b"-" | b"?" | b"????") || text.len() <= 4 && number(text).is_some()
}
