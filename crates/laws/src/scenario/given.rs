//! The words of regulations: what a `given` line says of the event.

use chess::ByColor;
use chess::chess960::Start;

use super::moves::Eye;
use super::phrase::{self, Filled};
use super::words::{WordError, Words, clock_time};
use crate::edition::Edition;
use crate::regulations::{
    ArbiterPresence, Confirmation, DevicePenalty, DrawAgreement, FlagNotice, IllegalNotice, Points,
    Reading, Regulations, SheetKind, Supervision, Witness,
};
use crate::time::Millis;
use crate::time_control::{Class, NextPeriod, PerMove, Period, TimeControl};

/// What a case begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The regulations.
    pub regulations: Regulations,
    /// Who is at the board when it starts.
    pub present: ByColor<bool>,
    /// Has the arbiter started the game?
    pub started: bool,
}

/// One setting.
pub struct Setting {
    /// The phrase.
    pub words: &'static str,
    /// What it means.
    pub says: &'static str,
    set: fn(&mut Given, &mut Filled),
    /// Words that are read and no longer written: the phrase to say instead.
    pub now: Option<&'static str>,
}

macro_rules! settings {
    ($($words:literal, $says:literal => $set:expr $(, now $now:literal)?;)*) => {
        /// Every setting.
        pub static SETTINGS: &[Setting] = &[$(Setting {
            words: $words,
            says: $says,
            set: $set,
            now: settings!(@now $($now)?),
        }),*];
    };
    (@now) => { None };
    (@now $now:literal) => { Some($now) };
}

settings! {
    "standard", "90 minutes for 40 moves, then 30, and 30 seconds a move" => |g, _| {
        change_class(g, Regulations::classical(g.regulations.edition));
    };
    "rapid", "15 minutes and 10 seconds a move, supervised" => |g, _| {
        change_class(g, Regulations::rapid(g.regulations.edition, Supervision::Supervised));
    };
    "blitz", "3 minutes and 2 seconds a move, supervised" => |g, _| {
        change_class(g, Regulations::blitz(g.regulations.edition, Supervision::Supervised));
    };
    "time RATE", "another rate of play" => |g, f| {
        g.regulations.time_control = f.rate();
        if g.regulations.class() != Class::Standard && g.regulations.supervision.is_none() {
            g.regulations.supervision = Some(Supervision::Supervised);
        }
    };
    "next period at zero", "the next period is added when a display reaches zero" => |g, _| {
        g.regulations.time_control.next = NextPeriod::AtZero;
    };
    "supervised", "rapid and blitz under the Competition Rules in full" => |g, _| {
        g.regulations.supervision = Some(Supervision::Supervised);
    };
    "unsupervised", "rapid and blitz otherwise" => |g, _| {
        g.regulations.supervision = Some(Supervision::Unsupervised);
    };
    "no regime", "neither is said" => |g, _| g.regulations.supervision = None;
    "fen FEN", "the position the game begins with" => |g, f| g.regulations.from_position = Some(*f.fen());
    "chess960 NUMBER", "the start with this number, or with `fen` a position of such a game" => |g, f| {
        g.regulations.chess960 = u16::try_from(f.number()).ok().or(Some(u16::MAX));
    };
    "chess960", "with `fen`: a position of such a game, whatever its start" => |g, _| {
        g.regulations.chess960 = Some(Start::STANDARD.number());
        g.regulations.start_unknown = true;
    };
    "clocks TIME TIME", "what the clocks of White and Black show at the beginning" => |g, f| {
        let (white, black) = (f.time(), f.time());
        g.regulations.from_clocks = Some(ByColor { white, black });
    };
    "periods NUMBER NUMBER", "the periods that White and Black are in at the beginning; without it, those that the moves before lead to" => |g, f| {
        let (white, black) = (f.number(), f.number());
        g.regulations.from_periods = Some(ByColor { white, black });
    };
    "default time SPAN", "how late a player may come" => |g, f| g.regulations.default_time = Some(f.span());
    "no default time", "it is not said" => |g, _| g.regulations.default_time = None;
    "flags noticed by the clock", "the clock tells the arbiter that a flag is down" => |g, _| {
        g.regulations.flag = FlagNotice::ByClock;
    };
    "flags noticed by people", "the arbiter observes it or the opponent claims it" => |g, _| {
        g.regulations.flag = FlagNotice::ByPeople;
    };
    "flag by clock", "" => |g, _| g.regulations.flag = FlagNotice::ByClock, now "flags noticed by the clock";
    "illegal moves noticed by the software", "it tells the arbiter when one is completed" => |g, _| {
        g.regulations.illegal = IllegalNotice::AtOnce;
    };
    "illegal moves noticed by people", "the arbiter or a player finds it" => |g, _| {
        g.regulations.illegal = IllegalNotice::ByPeople;
    };
    "illegal moves by people", "" => |g, _| {
        g.regulations.illegal = IllegalNotice::ByPeople;
    }, now "illegal moves noticed by people";
    "moves seen on the board", "the software sees every move and every press" => |g, _| {
        g.regulations.witness = Witness::Board;
    };
    "moves known from the sheets", "the software knows what is written" => |g, _| {
        g.regulations.witness = Witness::Sheets;
    };
    "scoresheets on paper", "our clock, and nobody sees the moves" => |g, _| {
        g.regulations.witness = Witness::Clock;
    };
    "rulings wait for the arbiter",
    "what the software would rule is proposed and takes effect by his word, the clocks standing where the game would be over or a move goes back; \
     only mate, stalemate, a dead position, resignation and agreement end it by themselves, if nothing waits that comes before, and his own answers are his word" => |g, _| {
        g.regulations.confirmation = Confirmation::ByArbiter;
    };
    "no arbiter", "nobody can be called" => |g, _| g.regulations.arbiter = ArbiterPresence::Absent;
    "quickplay", "Guideline III is announced" => |g, _| g.regulations.guidelines.quickplay = true;
    "adjournment", "Guideline I is announced" => |g, _| g.regulations.guidelines.adjournment = true;
    "no draws before move NUMBER", "draws by agreement are restricted" => |g, f| {
        g.regulations.draw_agreement = DrawAgreement::NotBefore(f.number());
    };
    "draws with the arbiter", "only with the arbiter's consent" => |g, _| {
        g.regulations.draw_agreement = DrawAgreement::WithArbiter;
    };
    "points POINTS POINTS POINTS", "for a win, a draw and a loss" => |g, f| {
        g.regulations.points = Points { win: f.points(), draw: f.points(), loss: f.points() };
    };
    "electronic scoresheets", "moves are entered, not written" => |g, _| {
        g.regulations.scoresheets = SheetKind::Electronic;
    };
    "scoresheets followed", "the software speaks up when something is not written" => |g, _| {
        g.regulations.sheets_followed = true;
    };
    "lighter penalty for devices", "a device need not lose the game" => |g, _| {
        g.regulations.device = DevicePenalty::Lighter;
    };
    "report before leaving", "the opponent of the player on move reports" => |g, _| {
        g.regulations.report_before_leaving = true;
    };
    "by the letter", "where practice and letter differ, the letter" => |g, _| {
        g.regulations.reading = Reading::Letter;
    };
    "COLOUR absent", "not at the board when the game starts" => |g, f| g.present[f.colour()] = false;
    "COLOUR with an assistant", "somebody moves or writes for the player" => |g, f| {
        g.regulations.needs[f.colour()].assistant = true;
    };
    "COLOUR disabled", "cannot move the pieces or press the clock" => |g, f| {
        g.regulations.needs[f.colour()].disability = true;
    };
    "COLOUR visually disabled", "Appendix D applies" => |g, f| {
        g.regulations.needs[f.colour()].visually_disabled = true;
    };
    "COLOUR hearing impaired", "a second assistant may matter" => |g, f| {
        g.regulations.needs[f.colour()].hearing_impaired = true;
    };
    "not started", "the arbiter has not started the game" => |g, _| g.started = false;
}

/// Reads a `given` line for an edition: settings with commas between.
///
/// # Errors
///
/// The column of a setting that is not understood.
pub fn parse(text: &str, edition: Edition) -> Result<Given, WordError> {
    let mut given = Given {
        regulations: Regulations::classical(edition),
        present: ByColor {
            white: true,
            black: true,
        },
        started: true,
    };
    let (mut column, mut named) = (0, None);
    let mut said_before: Vec<&'static str> = Vec::new();
    for setting in text.split(',') {
        let mut words = Words::new(setting);
        let here = |error: WordError| WordError {
            column: error.column + column,
            ..error
        };
        if words.is_done() {
            // An empty line gives the usual; an empty place between commas is a slip.
            if text.contains(',') {
                return Err(here(words.wrong("a setting between the commas")));
            }
            break;
        }
        let bare = words.rest().trim_end() == "chess960";
        if bare
            && !text
                .split(',')
                .any(|other| other.trim_start().starts_with("fen "))
        {
            return Err(here(
                words.wrong("chess960 with a number from 0 to 959, or with fen"),
            ));
        }
        let phrases = SETTINGS.iter().map(|setting| (setting.words, setting));
        let (setting_meant, mut said) =
            phrase::choose(phrases, &mut words, &Eye::CLOSED, true, "a setting").map_err(here)?;
        let words_meant = setting_meant.now.unwrap_or(setting_meant.words);
        if let Some(other) = said_before.iter().find(|other| exclude(other, words_meant)) {
            let expected = match *other == words_meant {
                true => format!("{words_meant} only once"),
                false => format!("no contradiction: {other} and {words_meant}"),
            };
            return Err(WordError {
                column: column + 1,
                expected,
            });
        }
        said_before.push(words_meant);
        (setting_meant.set)(&mut given, &mut said);
        named = named.or(class_named(setting_meant.words).map(|class| (class, column)));
        column += setting.chars().count() + 1;
    }
    if let Some((class, column)) = named {
        agrees(class, given.regulations.class(), column)?;
    }
    let regulations = &mut given.regulations;
    let start = regulations.from_position;
    let start = start.and_then(|position| Start::from_board(position.board()).ok());
    if let Some(start) = start.filter(|_| regulations.start_unknown) {
        (regulations.chess960, regulations.start_unknown) = (Some(start.number()), false);
    }
    if regulations.from_position.is_some() && regulations.from_periods.is_none() {
        regulations.from_periods = Some(regulations.periods_by_moves());
    }
    Ok(given)
}

/// Settings of which an event can have one.
static ONE_OF: &[&[&str]] = &[
    &["standard", "rapid", "blitz"],
    &["supervised", "unsupervised", "no regime"],
    &["default time SPAN", "no default time"],
    &["flags noticed by the clock", "flags noticed by people"],
    &[
        "illegal moves noticed by the software",
        "illegal moves noticed by people",
    ],
    &[
        "moves seen on the board",
        "moves known from the sheets",
        "scoresheets on paper",
    ],
    &["chess960 NUMBER", "chess960"],
    &["electronic scoresheets", "scoresheets on paper"],
    &["no draws before move NUMBER", "draws with the arbiter"],
    &["no arbiter", "draws with the arbiter"],
    &["no arbiter", "rulings wait for the arbiter"],
];

/// Do two settings say different things of one matter? So does one that is filled in twice, unless it is said of a player.
fn exclude(one: &str, other: &str) -> bool {
    if one == other {
        let mut places = one.split(' ').filter(|word| phrase::is_place(word));
        return places.any(|place| place != "COLOUR");
    }
    let both = |group: &&&[&str]| group.contains(&one) && group.contains(&other);
    ONE_OF.iter().any(|group| both(&group))
}

/// The kind of play that a setting names.
fn class_named(words: &str) -> Option<Class> {
    match words {
        "standard" => Some(Class::Standard),
        "rapid" => Some(Class::Rapid),
        "blitz" => Some(Class::Blitz),
        _ => None,
    }
}

/// The time says what kind of play it is (A.1, B.1): a page that names another one contradicts itself.
fn agrees(named: Class, timed: Class, column: usize) -> Result<(), WordError> {
    if named == timed {
        return Ok(());
    }
    let word = |class| match class {
        Class::Standard => "standard",
        Class::Rapid => "rapid",
        Class::Blitz => "blitz",
    };
    let (named, timed) = (word(named), word(timed));
    Err(WordError {
        column: column + 1,
        expected: format!(
            "{timed}, for such a time is not {named} play; say {timed}, or another time"
        ),
    })
}

/// Takes over the rate of play and regime of a preset and keeps the rest.
fn change_class(given: &mut Given, preset: Regulations) {
    given.regulations.time_control = preset.time_control;
    given.regulations.supervision = preset.supervision;
}

/// `40/90 30 +30`: 40 moves in 90 minutes, then 30 minutes, 30 seconds added a move; a mark is for the periods
/// before it that have none. `~5` gives back after Bronstein, `^5` delays. `90 | 60` gives White 90 and Black 60
/// minutes. `9:59` is a time with seconds.
pub(crate) fn time_control(words: &mut Words) -> Result<TimeControl, WordError> {
    let mut sides: Vec<Vec<(Period, bool)>> = vec![Vec::new()];
    while !words.is_done() {
        if words.take("|") {
            sides.push(Vec::new());
            continue;
        }
        if words.take("then") {
            continue;
        }
        if let Some(per_move) = per_move(words)? {
            for (period, marked) in sides.iter_mut().flatten().filter(|(_, marked)| !marked) {
                (period.per_move, *marked) = (per_move, true);
            }
            continue;
        }
        let what = "minutes, or moves/minutes such as 40/90, and +seconds for each move";
        let period = words.parse(what, period)?;
        if let Some(side) = sides.last_mut() {
            side.push((period, period.per_move != PerMove::Nothing));
        }
    }
    let unmark = |side: Vec<(Period, bool)>| side.into_iter().map(|(period, _)| period).collect();
    let mut sides: Vec<Vec<Period>> = sides.into_iter().map(unmark).collect();
    let white = sides.remove(0);
    let black = if sides.is_empty() {
        white.clone()
    } else {
        sides.remove(0)
    };
    Ok(TimeControl {
        periods: ByColor { white, black },
        next: NextPeriod::default(),
    })
}

fn per_move(words: &mut Words) -> Result<Option<PerMove>, WordError> {
    if !words.rest().starts_with(['+', '~', '^']) {
        return Ok(None);
    }
    words
        .parse("+seconds, ~seconds or ^seconds", added)
        .map(Some)
}

/// `+30`, `~5`, `^3`.
fn added(word: &str) -> Option<PerMove> {
    let number: f64 = word.get(1..)?.parse().ok()?;
    let time = Millis((number * 1000.0).round() as i64);
    match word.chars().next()? {
        '+' => Some(PerMove::Cumulative(time)),
        '~' => Some(PerMove::Bronstein(time)),
        '^' => Some(PerMove::Delay(time)),
        _ => None,
    }
}

/// `30`, `40/90`, and with what each move of the period adds: `15+10`.
fn period(word: &str) -> Option<Period> {
    let (word, per_move) = match word.find(['+', '~', '^']) {
        Some(at) => (&word[..at], added(&word[at..])?),
        None => (word, PerMove::Nothing),
    };
    let (moves, time) = match word.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok()?), time),
        None => (None, word),
    };
    let minutes = |text: &str| {
        let number: f64 = text.parse().ok()?;
        Some(Millis((number * 60_000.0).round() as i64))
    };
    Some(Period {
        moves,
        time: clock_time(time).or_else(|| minutes(time))?,
        per_move,
    })
}
