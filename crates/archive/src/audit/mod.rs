//! Which of these games would the Laws have ended otherwise?
//!
//! A batch of games goes in, findings and sums come out. Moves are judged straight from the bytes; positions
//! are kept for one game at a time in room that is used again.

mod clock;
mod example;
mod finding;
pub mod history;
mod kind;
mod result;
mod tag_checks;
mod totals;
mod winnable;
mod words;

use example::gather;
pub use example::{Example, Examples, OF_EACH};
pub use finding::{Finding, side_name};
pub use kind::{Kind, Weight};
pub use totals::{LENGTH_STEP, LENGTHS, Rate, Totals};
pub use winnable::{Care, Oracle, in_doubt};

use chess::notation::{Language, SanError, WhyNot};
use chess::{Attempt, Color, Position};

use crate::batch::Batch;
use crate::commands;
use crate::encoding::unescape;
use crate::lexer::{Fault, Lexer, Outcome, Tag, Token};
use crate::moves::{NoMove, language_of, read_oddly};
use crate::start;
use crate::tags::{Known, Termination, time_control};
use laws::Edition;

use clock::{Clocks, Odd};
use history::History;
use result::{Ending, Final, Verdict};

/// What is looked for.
#[derive(Copy, Clone, Debug)]
pub struct Options {
    /// Under which edition.
    pub edition: Edition,
    /// The language of the moves; found out by their letters if not given.
    pub language: Option<Language>,
    /// Which positions are asked whether anybody can still mate.
    pub care: Care,
    /// Whether some games are kept to be shown.
    pub examples: Examples,
}

impl Default for Options {
    /// The edition in force, and nothing special.
    fn default() -> Options {
        Options {
            edition: Edition::Y2023,
            language: None,
            care: Care::Usual,
            examples: Examples::Dropped,
        }
    }
}

/// What was found in a batch; games and lines are counted from its beginning.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// In the order of the games.
    pub findings: Vec<Finding>,
    /// The sums.
    pub totals: Totals,
    /// Games to be shown, a few of each kind of finding.
    pub examples: Vec<Example>,
}

impl Report {
    /// Counts games and lines from further back.
    pub fn shift(&mut self, games: u64, lines: u64) {
        for finding in &mut self.findings {
            finding.game += games;
            finding.line += lines;
        }
        for example in &mut self.examples {
            example.finding.game += games;
            example.finding.line += lines;
        }
    }

    /// Adds what was found in the games that follow.
    pub fn append(&mut self, mut more: Report) {
        more.shift(self.totals.games, self.totals.lines);
        self.findings.append(&mut more.findings);
        gather(&mut self.examples, more.examples);
        self.totals.add(&more.totals);
    }
}

/// Audits batch after batch.
pub struct Auditor {
    options: Options,
    history: History,
    clocks: Clocks,
    oracle: Oracle,
    verdicts: Vec<Verdict>,
}

/// What is known of the game in hand besides its moves.
struct Game<'a> {
    known: Known<'a>,
    recorded: Option<Outcome>,
    /// Where the game begins.
    offset: usize,
}

/// The year in which a game was played.
fn year_of(known: &Known<'_>) -> Option<u16> {
    let year = std::str::from_utf8(known.date()?.get(..4)?).ok()?;
    year.parse().ok()
}

/// A finding before it has its words.
struct Found {
    kind: Kind,
    offset: usize,
    ply: Option<usize>,
    side: Option<Color>,
    lawful: Option<Outcome>,
    words: String,
}

impl Auditor {
    /// With a solver of its own.
    pub fn new(options: Options) -> Auditor {
        Auditor::with(options, Oracle::new(options.care))
    }

    /// With a given solver.
    pub fn with(options: Options, oracle: Oracle) -> Auditor {
        Auditor {
            options,
            history: History::default(),
            clocks: Clocks::default(),
            oracle,
            verdicts: Vec::new(),
        }
    }

    /// Audits every game of a batch.
    pub fn batch(&mut self, batch: &Batch) -> Report {
        let mut report = Report::default();
        let mut lines = Lines::new(&batch.text);
        let mut lexer = Lexer::new(&batch.text);
        while lexer.next_game() {
            self.game(&mut lexer, batch.too_long, &mut lines, &mut report);
            if batch.too_long {
                break;
            }
        }
        report.totals.undecided = self.oracle.take_undecided();
        report.totals.bytes = batch.length;
        report.totals.lines = lines.all() + batch.lines_skipped;
        report
    }

    fn game<'a>(
        &mut self,
        lexer: &mut Lexer<'a>,
        too_long: bool,
        lines: &mut Lines<'a>,
        report: &mut Report,
    ) {
        report.totals.games += 1;
        let mut found: Vec<Found> = Vec::new();
        let mut known = Known::default();
        let offset = lexer.game_start();
        while let Some(tag) = lexer.next_tag() {
            match tag {
                Tag::Pair(name, value) => known.note(name, value),
                Tag::Fault(fault) => {
                    found.push(at(Kind::Syntax, lexer.offset(), fault.to_string()))
                }
            }
        }
        self.clocks.begin();
        let (whole, token) = if too_long {
            found.push(at(Kind::Syntax, offset, Fault::TooLong.to_string()));
            self.history.begin(Position::initial());
            (false, None)
        } else {
            self.play_from_start(lexer, &known, &mut found)
        };
        let game = Game {
            recorded: match (token, known.outcome()) {
                (None | Some(Outcome::Open), Some(tag)) => Some(tag),
                (token, _) => token,
            },
            known,
            offset,
        };
        let totals = &mut report.totals;
        totals.plies += self.history.plies() as u64;
        totals.count_result(game.recorded);
        if whole {
            totals.whole += 1;
            totals.count_length(self.history.plies());
            self.tags(&game, token, &mut found);
        } else {
            totals.broken += 1;
        }
        self.claims(&game, totals, &mut found);
        if whole {
            self.ending(&game, totals, &mut found);
        }
        let year = year_of(&game.known);
        let periods = game.known.time_control.and_then(time_control);
        let against = |found: &Found| matches!(found.kind.weight(), Weight::Law | Weight::Claim);
        totals.count_found(
            Rate::of(periods.as_deref()),
            year,
            self.history.plies(),
            found.iter().any(against),
        );
        let changed = found.iter().any(|found| found.lawful.is_some());
        totals.changed += u64::from(changed);
        if let Some(year) = year {
            let [games, changes] = totals.years.entry(year).or_default();
            *games += 1;
            *changes += u64::from(changed);
        }
        if !found.is_empty() {
            self.keep(&game, found, lines, report);
        }
    }

    /// Writes down what was found in a game, and keeps the game as an example where that is wanted.
    fn keep<'a>(
        &self,
        game: &Game<'a>,
        found: Vec<Found>,
        lines: &mut Lines<'a>,
        report: &mut Report,
    ) {
        let before = report.findings.len();
        self.write_down(game, found, lines, report);
        if self.options.examples == Examples::Kept {
            let positions = self.history.positions();
            let shown = report.findings[before..].iter();
            let examples = example::of_game(shown, positions, &report.examples);
            report.examples.extend(examples);
        }
    }

    /// Sets the pieces up as the tags say, and plays the moves.
    fn play_from_start(
        &mut self,
        lexer: &mut Lexer<'_>,
        known: &Known<'_>,
        found: &mut Vec<Found>,
    ) -> (bool, Option<Outcome>) {
        match start::position(known.fen, known.variant) {
            Ok(start) => {
                self.history.begin(start);
                self.moves(lexer, found)
            }
            Err(why) => {
                found.push(at(Kind::Start, lexer.game_start(), why.to_string()));
                self.history.begin(Position::initial());
                lexer.skip_game();
                (false, None)
            }
        }
    }

    /// Plays the moves. True if the game could be read to its end; and the result behind the moves.
    fn moves(&mut self, lexer: &mut Lexer<'_>, found: &mut Vec<Found>) -> (bool, Option<Outcome>) {
        let mut outcome = None;
        let mut whole = true;
        let mut language = self.options.language;
        loop {
            // Nearly every token is a plain move.
            while whole && let Some(mv) = lexer.next_move(self.history.last()) {
                self.history.play(mv);
            }
            let Some(token) = lexer.next_token() else {
                break;
            };
            match token {
                Token::Move(word) if lexer.depth() == 0 && whole => {
                    match self.history.last().parse_san(word) {
                        Ok(mv) => self.history.play(mv),
                        Err(error) => {
                            match self.odd_move(&mut language, lexer, word, &error, found) {
                                Some(next) => self.history.push(next),
                                None => whole = false,
                            }
                        }
                    }
                }
                Token::Comment(text)
                    if lexer.depth() == 0
                        && whole
                        && self.history.plies() > 0
                        && text.contains(&b'%') =>
                {
                    self.clocks.note(text, self.history.plies());
                }
                Token::Outcome(result) if lexer.depth() == 0 => outcome = Some(result),
                Token::Fault(fault) => {
                    // One fault tells enough; what follows from it would only repeat it.
                    if whole {
                        let mut fault = at(Kind::Syntax, lexer.offset(), fault.to_string());
                        fault.ply = Some(self.history.plies());
                        found.push(fault);
                    }
                    whole = false;
                }
                _ => {}
            }
        }
        (whole, outcome)
    }

    /// A word that is no SAN of a legal move: perhaps a move all the same, perhaps one that stood.
    #[cold]
    fn odd_move(
        &mut self,
        language: &mut Option<Language>,
        lexer: &Lexer<'_>,
        word: &[u8],
        error: &SanError,
        found: &mut Vec<Found>,
    ) -> Option<Position> {
        let position = *self.history.last();
        let ply = self.history.plies() + 1;
        let report = |kind, words| Found {
            ply: Some(ply),
            side: Some(position.turn()),
            ..at(kind, lexer.offset(), words)
        };
        if let Some(attempt) = standing(lexer) {
            let why = match position.judge(attempt) {
                Ok(mv) => return Some(position.after(mv)),
                Err(why) => why,
            };
            return match position.let_stand(attempt) {
                Ok(next) => {
                    let words = format!("illegal, but it stood: {why}");
                    found.push(report(Kind::IllegalStood, words));
                    Some(next)
                }
                Err(why) => {
                    found.push(report(Kind::Illegal, why.to_string()));
                    None
                }
            };
        }
        let language = *language.get_or_insert_with(|| match word.is_ascii() {
            true => Language::En,
            false => language_of(lexer.game_text()),
        });
        let (kind, words) = match read_oddly(&position, word, language, error) {
            Ok(mv) => return Some(position.after(mv)),
            Err(NoMove::Unreadable) => (Kind::Unreadable, "no move".to_owned()),
            Err(NoMove::Ambiguous) => (Kind::Ambiguous, error.to_string()),
            Err(NoMove::Illegal(why)) => (
                match why {
                    WhyNot::KingInCheck => Kind::KingExposed,
                    WhyNot::CannotCastle(_) => Kind::Castling,
                    WhyNot::PromotionMissing => Kind::NotPromoted,
                    _ => Kind::Illegal,
                },
                why.to_string(),
            ),
        };
        let shown = String::from_utf8_lossy(&word[..word.len().min(24)]).into_owned();
        found.push(report(kind, format!("{shown}: {words}")));
        None
    }

    /// Claims that were open: 9.2 and 9.3.
    fn claims(&self, _: &Game<'_>, totals: &mut Totals, found: &mut Vec<Found>) {
        let milestones = *self.history.milestones();
        let positions = self.history.positions();
        let mut claim = |kind, ply: usize, words| {
            found.push(Found {
                ply: Some(ply),
                side: Some(positions[ply].turn()),
                ..at(kind, usize::MAX, words)
            });
        };
        if let Some((ply, mv)) = milestones.threefold_intended {
            let san = positions[ply].san(mv);
            claim(Kind::ThreefoldIntended, ply, format!("by {san}"));
        }
        if let Some(ply) = milestones.threefold {
            totals.count_threefold(ply);
            claim(Kind::Threefold, ply, String::new());
        }
        if let Some(ply) = milestones.fifty_intended {
            claim(Kind::FiftyIntended, ply, String::new());
        }
        if let Some(ply) = milestones.fifty {
            claim(Kind::Fifty, ply, String::new());
        }
        totals.fivefold_reached += u64::from(milestones.fivefold.is_some());
        totals.seventy_five_reached += u64::from(milestones.seventy_five.is_some());
    }

    /// The result against the last position and the clocks.
    fn ending(&mut self, game: &Game<'_>, totals: &mut Totals, found: &mut Vec<Found>) {
        let positions = self.history.positions();
        let ending = Ending {
            edition: self.options.edition,
            history: &self.history,
            recorded: game.recorded,
            termination: game.known.termination.and_then(Termination::from_bytes),
            flagged: self.clocks.flagged(positions),
            from_start: game.known.fen.is_none(),
        };
        self.verdicts.clear();
        match ending.judge(&mut self.oracle, &mut self.verdicts) {
            Final::Mate(_) => totals.mated += 1,
            Final::Stalemate => totals.stalemated += 1,
            Final::Dead(_) => totals.dead_reached += 1,
            Final::Alive => {}
        }
        let plies = self.history.plies();
        for verdict in &self.verdicts {
            found.push(Found {
                ply: Some(verdict.ply),
                side: verdict.side,
                lawful: verdict.lawful,
                ..at(verdict.kind, usize::MAX, words::verdict(verdict, plies))
            });
        }
        let periods = game.known.time_control.and_then(time_control);
        for odd in self.clocks.odd(positions, periods.as_deref()) {
            let (kind, ply, side, words) = match odd {
                Odd::Exceeded { ply, side } => (Kind::TimeExceeded, ply, side, String::new()),
                Odd::Rises { ply, side, by } => (Kind::ClockRises, ply, side, format!("by {by}")),
            };
            found.push(Found {
                ply: Some(ply),
                side: Some(side),
                ..at(kind, usize::MAX, words)
            });
        }
    }

    /// Gives the findings their place and their words.
    #[cold]
    fn write_down<'a>(
        &self,
        game: &Game<'a>,
        mut found: Vec<Found>,
        lines: &mut Lines<'a>,
        report: &mut Report,
    ) {
        let line = lines.line_of(game.offset);
        let text = |raw: Option<&[u8]>| raw.map_or_else(String::new, |raw| unescape(raw).into());
        let [white, black] = game.known.players().map(text);
        let date = text(game.known.date());
        found.sort_by_key(|found| found.ply.map_or(0, |ply| ply + 1));
        for found in found {
            *report.totals.findings.entry(found.kind).or_default() += 1;
            report.findings.push(Finding {
                game: report.totals.games,
                line: match found.offset {
                    usize::MAX => line,
                    offset => lines.line_of(offset),
                },
                ply: found.ply.map(|ply| ply as u32),
                mv: found.ply.map_or_else(String::new, |ply| {
                    words::numbered(self.history.positions(), ply)
                }),
                kind: found.kind,
                article: found.kind.article(self.options.edition),
                side: found.side,
                recorded: game.recorded,
                lawful: found.lawful,
                white: white.clone(),
                black: black.clone(),
                date: date.clone(),
                words: found.words,
            });
        }
    }
}

fn at(kind: Kind, offset: usize, words: String) -> Found {
    Found {
        kind,
        offset,
        ply: None,
        side: None,
        lawful: None,
        words,
    }
}

/// The displacement that a comment behind a move says stood: `[%illegal e2e5]`.
pub(crate) fn standing(lexer: &Lexer<'_>) -> Option<Attempt> {
    let mut ahead = lexer.clone();
    let Some(Token::Comment(text)) = ahead.next_token() else {
        return None;
    };
    commands::commands(text)
        .find(|command| command.name == b"illegal")
        .and_then(|command| commands::attempt(command.argument))
}

/// Line numbers, counted from the beginning of a text as they are asked for.
struct Lines<'a> {
    text: &'a [u8],
    at: usize,
    before: u64,
}

impl<'a> Lines<'a> {
    fn new(text: &'a [u8]) -> Lines<'a> {
        Lines {
            text,
            at: 0,
            before: 0,
        }
    }

    fn line_of(&mut self, offset: usize) -> u64 {
        let offset = offset.min(self.text.len());
        if offset < self.at {
            (self.at, self.before) = (0, 0);
        }
        self.before += memchr::memchr_iter(b'\n', &self.text[self.at..offset]).count() as u64;
        self.at = offset;
        self.before + 1
    }

    fn all(&mut self) -> u64 {
        self.line_of(self.text.len()) - 1
    }
}

#[cfg(test)]
mod tests;
