//! A game of the hall as PGN: tags, moves, clocks, offers and rulings, as `docs/pgn.md` has them.

use archive::commands::Millis as Written;
use archive::game::{Game as Text, Ply as Line, Ruling as Cited, Step};
use archive::lexer::Outcome as Sign;
use archive::safe;
use archive::writer::{Form, write_game};
use chess::{ByColor, Color, Position};
use event::outcome::Source;
use event::{Competition, Entry, Pairing, Round};
use laws::time_control::{NextPeriod, PerMove, Period, TimeControl};
use laws::{Edition, Ending, Game, Millis, Outcome, Remedy, Ruling};

use crate::record::Board;
use crate::story::Placed;
use crate::view::shown::{self, Shown};

/// Who reads it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reader {
    /// Staff: what happened, as it stands.
    Staff,
    /// Everybody, as things were at a moment: nothing that a player must not be told, and no later result.
    Public(Millis),
}

/// A game of a round as a record. The board is missing where a result came without play.
pub fn record(
    competition: &Competition,
    round: &Round,
    pairing: &Pairing,
    board: Option<&Board>,
    reader: Reader,
) -> Text {
    let game = board.map(|board| &*board.game);
    let start = game.map_or_else(Position::default, |game| *game.start());
    let mut text = Text::new(start);
    let entry = pairing.entry.as_ref().filter(|entry| match reader {
        Reader::Staff => true,
        Reader::Public(at) => entry.at <= at,
    });
    let played = game.and_then(|game| game.outcome);
    let outcome = entry.map(|entry| entry.result.outcome).or(played);
    text.outcome = sign(outcome);
    roster(&mut text, competition, round, pairing);
    people(&mut text, competition, pairing, board);
    let control = game.map_or(&competition.settings.regulations, |game| game.regulations());
    text.set_tag("TimeControl", &time_control(&control.time_control));
    text.set_tag("Termination", termination(game, entry, outcome));
    if control.chess960.is_some() {
        text.set_tag("Variant", "Chess960");
    }
    if control.chess960.is_some() || start != Position::default() {
        text.set_tag("SetUp", "1");
        text.set_tag("FEN", &start.to_fen());
    }
    if let Some(game) = game {
        text.line.plies = lines(game, reader);
    }
    if let Some(Outcome::Score(points)) = outcome {
        // PGN has no sign for a score that is neither a win nor a draw.
        let words = format!("{}-{}", points.white, points.black);
        text.remarks.push(words);
    }
    text
}

/// The records of a game: one, unless the arbiter has set a position in the middle. PGN knows no such thing: there the
/// first record ends, open, and another goes on from what he set and carries the result.
pub fn in_parts(text: Text, game: Option<&Game>) -> Vec<Text> {
    let set_up = game.map_or(&[][..], |game| &game.set_up);
    let mut parts = vec![text];
    // From the last to the first, so that the places still count from the beginning.
    for (place, position) in set_up.iter().rev() {
        let made = game.map_or(0, |game| {
            let before = game.plies.iter().take(*place);
            before.filter(|ply| !ply.is_idle()).count()
        });
        let whole = parts.remove(0);
        let cut = cut(whole, made, *position);
        parts.splice(0..0, cut);
    }
    // A part in which nothing was played says nothing.
    let last = parts.len() - 1;
    let mut place = 0;
    parts.retain(|part| {
        place += 1;
        place > last || !part.line.plies.is_empty()
    });
    parts
}

/// A record cut after so many moves, where the arbiter has set this position.
fn cut(whole: Text, made: usize, position: Position) -> [Text; 2] {
    let mut before = whole.clone();
    let mut after = whole;
    let made = made.min(before.line.plies.len());
    before.line.plies.truncate(made);
    before.outcome = Sign::Open;
    before.remarks.clear();
    before.set_tag("Result", Sign::Open.as_str());
    before.set_tag("Termination", "unterminated");
    let words = "the arbiter sets the position; the next record goes on from there".to_owned();
    match before.line.plies.last_mut() {
        Some(last) => last.comments.push(words),
        None => before.line.comments.push(words),
    }
    after.line.plies.drain(..made);
    after.line.comments = vec!["the arbiter has set this position".to_owned()];
    after.start = position;
    after.set_tag("SetUp", "1");
    after.set_tag("FEN", &position.to_fen());
    [before, after]
}

/// Writes records one after the other.
pub fn write(games: &[Text], form: Form) -> String {
    let mut out = Vec::new();
    for game in games {
        let written = match form {
            Form::True => write_game(&mut out, game, form),
            Form::Safe => safe::split(game)
                .iter()
                .try_for_each(|part| write_game(&mut out, part, form)),
        };
        written.expect("memory takes everything");
    }
    String::from_utf8(out).expect("PGN is text")
}

fn sign(outcome: Option<Outcome>) -> Sign {
    match outcome {
        Some(Outcome::Win(Color::White)) => Sign::White,
        Some(Outcome::Win(Color::Black)) => Sign::Black,
        Some(Outcome::Draw) => Sign::Draw,
        Some(Outcome::Unplayed(there)) => match (there.white, there.black) {
            (true, false) => Sign::White,
            (false, true) => Sign::Black,
            _ => Sign::Open,
        },
        Some(Outcome::Score(_)) | None => Sign::Open,
    }
}

fn roster(text: &mut Text, competition: &Competition, round: &Round, pairing: &Pairing) {
    let settings = &competition.settings;
    let or_unknown = |value: &str| match value.is_empty() {
        true => "?".to_owned(),
        false => value.to_owned(),
    };
    let site = match settings.federation.is_empty() {
        true => or_unknown(&settings.place),
        false => format!("{} {}", or_unknown(&settings.place), settings.federation),
    };
    text.set_tag("Event", &or_unknown(&settings.name));
    text.set_tag("Site", &site);
    text.set_tag("Date", &date(&round.date, &settings.first_day));
    text.set_tag("Round", &round.number.to_string());
    text.set_tag("Result", text.outcome.as_str());
    text.set_tag("Board", &pairing.board.to_string());
    let first_day = date("", &settings.first_day);
    if !first_day.starts_with('?') {
        text.set_tag("EventDate", &first_day);
    }
}

/// `2026.11.16`; the first of the two that is a day.
fn date(of_round: &str, of_event: &str) -> String {
    let day = |text: &str| {
        let day = text.get(..10)?.replace('-', ".");
        archive::tags::is_date(day.as_bytes()).then_some(day)
    };
    let found = day(of_round).or_else(|| day(of_event));
    found.unwrap_or_else(|| "????.??.??".into())
}

fn people(text: &mut Text, competition: &Competition, pairing: &Pairing, board: Option<&Board>) {
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let player = competition.player(pairing.players[color]);
        let seated = board.map(|board| board.players[color].name.clone());
        let shown = player.map(event::Player::name).or(seated);
        let shown = shown.filter(|name| !name.is_empty());
        text.set_tag(name, &shown.unwrap_or_else(|| "?".into()));
        let Some(player) = player else { continue };
        let mut set = |what: &str, value: Option<String>| {
            if let Some(value) = value {
                text.set_tag(&format!("{name}{what}"), &value);
            }
        };
        set("Elo", player.rating.map(|rating| rating.to_string()));
        set("Title", player.title.map(|title| title.to_string()));
        set("FideId", player.fide_id.map(|id| id.to_string()));
        let federation = Some(player.federation.clone());
        set("Federation", federation.filter(|text| !text.is_empty()));
    }
}

/// `40/5400+30:1800+30`.
fn time_control(control: &TimeControl) -> String {
    let periods = control.periods.white.iter().map(|period| {
        let moves = period.moves.map(|n| format!("{n}/")).unwrap_or_default();
        let more = match period.per_move.amount().0 / 1000 {
            0 => String::new(),
            seconds => format!("+{seconds}"),
        };
        format!("{moves}{}{more}", period.time.0 / 1000)
    });
    periods.collect::<Vec<_>>().join(":")
}

/// The words of PGN 9.8.1.
fn termination(
    game: Option<&Game>,
    entry: Option<&Entry>,
    outcome: Option<Outcome>,
) -> &'static str {
    let Some(outcome) = outcome else {
        return "unterminated";
    };
    let own = game.and_then(|game| game.outcome) == Some(outcome);
    let by_hand = entry.is_some_and(|entry| matches!(entry.source, Source::Arbiter { .. }));
    if by_hand && !own && game.is_some_and(|game| !game.plies.is_empty()) {
        return "adjudication";
    }
    match game.and_then(Game::ending) {
        None if matches!(outcome, Outcome::Unplayed(_)) => "abandoned",
        Some(Ending::Normal) | None => "normal",
        Some(Ending::Time) => "time forfeit",
        Some(Ending::Infraction) => "rules infraction",
        Some(Ending::Adjudication) => "adjudication",
        Some(Ending::Unplayed) => "abandoned",
    }
}

/// The moves that were made and count. While a game goes on the public reads them as they were seen: nobody is to learn
/// from here which of them was none.
fn lines(game: &Game, reader: Reader) -> Vec<Line> {
    let clocks = Clocks::of(game);
    let tells = reader == Reader::Staff;
    let mut gone: ByColor<Option<Millis>> = ByColor::default();
    let mut made: ByColor<u32> = ByColor::default();
    let mut lines = Vec::new();
    let moves = match reader {
        Reader::Staff => shown::recorded(game),
        Reader::Public(_) => shown::shown(game, 0),
    };
    for Shown {
        place,
        mover,
        attempt,
        mv,
        after,
        completed,
        remaining,
        ..
    } in moves
    {
        let step = match (mv, game.plies.get(place)) {
            (Some(mv), _) => Step::Legal(mv),
            (None, Some(ply)) if tells && (ply.completed.is_none() || after.is_none()) => break,
            (None, Some(ply)) if tells || (game.outcome.is_some() && ply.settled) => {
                Step::Stood(attempt)
            }
            (None, _) => Step::Seen(attempt),
        };
        let mut line = Line::new(step);
        made[mover] += 1;
        let before = gone[mover].unwrap_or_else(|| clocks.at_first(mover));
        let spent = before - remaining;
        let gained = match completed {
            true => clocks.gained(mover, made[mover], spent),
            false => Millis::ZERO,
        };
        let left = remaining + gained;
        gone[mover] = Some(left);
        line.clock = Some(seconds(left));
        line.spent = clocks
            .tells(mover, made[mover], spent)
            .then(|| seconds(spent));
        line.draw_offer = offered(game, place, mover);
        lines.push(line);
    }
    lines
}

/// Puts rulings behind the moves they followed.
pub fn cite(text: &mut Text, edition: Edition, rulings: &[Placed]) {
    let last = text.line.plies.len();
    for Placed { made, ruling, .. } in rulings {
        let article = ruling.grounds.first();
        let article = article.and_then(|ground| ground.0.article_in(edition));
        let cited = Cited {
            edition: edition.to_string(),
            article: article.unwrap_or("-").to_owned(),
            words: ruling.remedy.to_string().replace(['{', '}'], ""),
        };
        match (*made).min(last).checked_sub(1) {
            Some(place) => text.line.plies[place].rulings.push(cited),
            None => text
                .line
                .comments
                .push(format!("{}: {}", cited.article, cited.words)),
        }
    }
}

fn seconds(time: Millis) -> Written {
    Written(time.0.div_euclid(1000) * 1000)
}

/// Was a draw offered with a move: after it by its mover, or before it?
fn offered(game: &Game, place: usize, mover: Color) -> bool {
    game.draws.offers.iter().any(|&(plies, by)| {
        let plies = plies as usize;
        by == mover && (plies == place + 1 || plies == place)
    })
}

/// What the clocks gave and take for each move.
struct Clocks<'g> {
    periods: &'g ByColor<Vec<Period>>,
    /// Nobody has set a clock by hand, so that what is on it tells what was used.
    untouched: bool,
    at_move: bool,
}

impl<'g> Clocks<'g> {
    fn of(game: &'g Game) -> Clocks<'g> {
        let control = &game.regulations().time_control;
        let set = |ruling: &Ruling| {
            matches!(
                ruling.remedy,
                Remedy::AddTime { .. }
                    | Remedy::TakeTime { .. }
                    | Remedy::SetTime { .. }
                    | Remedy::SetCounter { .. }
                    | Remedy::SetPeriod { .. }
                    | Remedy::AddPerMove { .. }
                    | Remedy::NextPeriod { .. }
                    | Remedy::CorrectClock
            )
        };
        Clocks {
            periods: &control.periods,
            untouched: !game.rulings.iter().any(set),
            at_move: control.next == NextPeriod::AtMove,
        }
    }

    /// What is on the clock before the first move.
    fn at_first(&self, color: Color) -> Millis {
        let first = self.periods[color].first();
        first.map_or(Millis::ZERO, |first| match first.per_move {
            PerMove::Cumulative(more) => first.time + more,
            _ => first.time,
        })
    }

    /// The period in which a side makes a move, counted from 1, and how many moves end it.
    fn period(&self, color: Color, number: u32) -> (Option<&Period>, Option<u32>) {
        let mut end = 0;
        let periods = &self.periods[color];
        for period in periods {
            match period.moves {
                Some(moves) if number > end + moves => end += moves,
                moves => return (Some(period), moves.map(|moves| end + moves)),
            }
        }
        (periods.last(), None)
    }

    /// What a completed move adds.
    fn gained(&self, color: Color, number: u32, spent: Millis) -> Millis {
        let (period, end) = self.period(color, number);
        let (next, _) = self.period(color, number + 1);
        let ends = end == Some(number) && self.at_move;
        let time = match (ends, next) {
            (true, Some(next)) => next.time,
            _ => Millis::ZERO,
        };
        let per_move = match (ends, next, period) {
            (true, Some(next), _) => next.per_move,
            (_, _, Some(period)) => period.per_move,
            _ => PerMove::Nothing,
        };
        time + match per_move {
            PerMove::Cumulative(more) => more,
            PerMove::Bronstein(most) => spent.min(most).max(Millis::ZERO),
            PerMove::Nothing | PerMove::Delay(_) => Millis::ZERO,
        }
    }

    /// Does the clock tell how long a move took?
    fn tells(&self, color: Color, number: u32, spent: Millis) -> bool {
        let (period, _) = self.period(color, number);
        let delay = period.is_some_and(|period| matches!(period.per_move, PerMove::Delay(_)));
        self.untouched && self.at_move && !delay && spent >= Millis::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Regulations;
    use laws::scenario::run::Stage as _;

    #[test]
    fn the_rate_of_play_has_its_periods() {
        let classical = Regulations::classical(Edition::Y2023).time_control;
        assert_eq!(time_control(&classical), "40/5400+30:1800+30");
        assert!(archive::tags::is_time_control(b"40/5400+30:1800+30"));
    }

    #[test]
    fn the_fortieth_move_brings_the_second_period() {
        let control = Regulations::classical(Edition::Y2023).time_control;
        let clocks = Clocks {
            periods: &control.periods,
            untouched: true,
            at_move: true,
        };
        let spent = Millis::seconds(5);
        let white = Color::White;
        assert_eq!(clocks.at_first(white), Millis::seconds(5430));
        assert_eq!(clocks.gained(white, 39, spent), Millis::seconds(30));
        assert_eq!(clocks.gained(white, 40, spent), Millis::seconds(1830));
        assert_eq!(clocks.gained(white, 41, spent), Millis::seconds(30));
    }

    #[test]
    fn a_position_that_was_set_begins_another_record() {
        let given = laws::scenario::given::parse("standard", Edition::Y2023).unwrap();
        let mut table = laws::scenario::run::Table::new(given);
        let steps = [
            "the moves e4 e5 are played",
            "the arbiter sets the position to 4k3/8/8/8/8/8/4P3/4K3 w - - 0 40 because knocked over",
            "white plays e4",
            "black plays Ke7",
            "white resigns",
        ];
        for step in steps {
            let step = laws::scenario::words::parse_at(step, &table.game).unwrap();
            assert_eq!(table.step(&step).refused, None);
        }
        let mut whole = Text::new(*table.game.start());
        whole.outcome = Sign::Black;
        whole.set_tag("Result", "0-1");
        whole.line.plies = lines(&table.game, Reader::Staff);
        let parts = in_parts(whole, Some(&table.game));
        let text = write(&parts, Form::Safe);
        assert_eq!(parts.len(), 2, "{text}");
        assert!(text.contains("1... e5"), "{text}");
        assert!(
            text.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 40\"]"),
            "{text}"
        );
        assert!(text.contains("40. e4"), "{text}");
        assert!(
            text.contains("Ke7") && text.trim_end().ends_with("0-1"),
            "{text}"
        );
        assert_eq!(text.matches("[Result \"*\"]").count(), 1, "{text}");
    }

    #[test]
    fn days_are_written_as_pgn_has_them() {
        assert_eq!(date("2026-11-16 15:00", ""), "2026.11.16");
        assert_eq!(date("", "2026-11-14"), "2026.11.14");
        assert_eq!(date("soon", ""), "????.??.??");
    }
}
