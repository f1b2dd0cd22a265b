//! The report of the chief arbiter.

use event::Competition;
use laws::Edition;
use laws::rule::Ground;
use laws::rules::{a05_end, a06_clock, a08_record};
use laws::ruling::Remedy;

use super::paper::{Book, Paper};
use super::tables::name;
use super::{counted, rounds, wall, word};
use crate::hall::Hall;
use crate::journal::Fault;
use crate::story::{Placed, Story};
use crate::table::stream;
use crate::view::{Speaker, rate_of_play};
use crate::wire::Key;

/// Everything that a federation asks for after an event.
pub(super) async fn print(hall: &Hall, address: String, speaker: &Speaker) -> Result<Paper, Fault> {
    let competition = hall.event.state();
    let title = word(speaker, "report");
    let mut paper = Paper::new(&competition.settings.name, &title, speaker);
    let book = Book {
        hall: address,
        language: speaker.language(),
    };
    facts(&mut paper, &competition, speaker);
    let after = competition.last_started().unwrap_or_default();
    paper.heading(&word(speaker, "crosstable"));
    wall::who_met_whom(&mut paper, &competition, after, speaker);
    for round in competition.rounds.iter().filter(|r| r.started.is_some()) {
        let number = counted(speaker, "round", round.number.0);
        let day = match round.date.is_empty() {
            true => String::new(),
            false => format!(" · {}", round.date),
        };
        paper.heading(&format!("{number}{day}"));
        rounds::print(&mut paper, &competition, round, speaker);
        paper.paragraph(&super::fingerprint(hall, round.number.0, speaker).await?);
    }
    let stories = stories(hall, &competition).await?;
    rulings(&mut paper, &stories, false, &book, speaker);
    rulings(&mut paper, &stories, true, &book, speaker);
    offences(&mut paper, &competition, &book, speaker);
    appeals(&mut paper, &stories, speaker);
    Ok(paper)
}

fn facts(paper: &mut Paper, competition: &Competition, speaker: &Speaker) {
    let settings = &competition.settings;
    let place = format!("{} {}", settings.place, settings.federation);
    let days = match settings.last_day.is_empty() {
        true => settings.first_day.clone(),
        false => format!("{} – {}", settings.first_day, settings.last_day),
    };
    let regulations = &settings.regulations;
    let facts = [
        ("place", place.trim().to_owned()),
        ("days", days),
        ("chief", settings.chief_arbiter.clone()),
        ("deputies", settings.deputies.join(", ")),
        ("rounds", settings.rounds.to_string()),
        ("players", competition.players.len().to_string()),
        ("rate", rate_of_play(&regulations.time_control)),
        ("edition", regulations.edition.to_string()),
    ];
    for (name, value) in facts {
        paper.fact(&word(speaker, name), &value);
    }
}

async fn stories(hall: &Hall, competition: &Competition) -> Result<Vec<Story>, Fault> {
    let mut stories = Vec::new();
    for round in &competition.rounds {
        for pairing in &round.pairings {
            let key = Key {
                round: round.number.0,
                board: pairing.board.0,
            };
            // From the record, in which the boards of all rounds are.
            let entries = hall.journal.read(&stream(key), 0).await?;
            let story = Story::tell(key, &entries)?;
            if !entries.is_empty() && !story.board.closed {
                stories.push(story);
            }
        }
    }
    Ok(stories)
}

/// Round, board and players of a game.
fn place(story: &Story, speaker: &Speaker) -> String {
    let key = story.board.key;
    let (round, board) = (
        counted(speaker, "round", key.round),
        counted(speaker, "board", key.board),
    );
    let players = &story.board.players;
    format!(
        "{round}, {board}: {} – {}",
        players.white.name, players.black.name
    )
}

fn cited(speaker: &Speaker, ruling: &laws::Ruling, edition: Edition) -> String {
    let view = speaker.ruling(ruling, edition, None);
    let articles: Vec<&str> = view.articles.iter().map(|c| c.article.as_str()).collect();
    format!("{} ({})", view.words, articles.join(", "))
}

/// Did an arbiter have to do with it? That a game ended as games end, or was signed for, is told by its result; what was
/// asked, by the ruling that answered it.
fn matters(ruling: &laws::Ruling) -> bool {
    let signed = Ground(&a08_record::RESULT_SIGNED);
    let usual = |ground: &Ground| *ground == signed || a05_end::has(*ground);
    let told = ruling.ends() && ruling.grounds.first().is_some_and(usual);
    !told && !matches!(ruling.remedy, Remedy::ArbiterDecides { .. })
}

/// Is it about a clock that failed, or was set wrongly?
fn of_clock(ruling: &laws::Ruling) -> bool {
    let faults = [&a06_clock::DEFECTIVE, &a06_clock::WRONG_SETTING].map(Ground::from);
    ruling.grounds.iter().any(|ground| faults.contains(ground))
}

/// Rulings that mattered: those about clocks, or the others.
fn rulings(paper: &mut Paper, stories: &[Story], clocks: bool, book: &Book, speaker: &Speaker) {
    let title = if clocks { "clock-faults" } else { "rulings" };
    paper.heading(&word(speaker, title));
    let mut any = false;
    for story in stories {
        let edition = story.board.game.regulations().edition;
        let wanted = |placed: &&Placed| {
            let ruling = &placed.ruling;
            matters(ruling) && of_clock(ruling) == clocks
        };
        let all: Vec<&Placed> = story.rulings.iter().filter(wanted).collect();
        if all.is_empty() {
            continue;
        }
        any = true;
        paper.room(40.0);
        paper.paragraph(&place(story, speaker));
        for placed in all {
            let number = placed.made.div_ceil(2);
            let words = cited(speaker, &placed.ruling, edition);
            paper.cited(&format!("{number}. {words}"), book, edition);
        }
        paper.gap(4.0);
    }
    if !any {
        paper.paragraph(&word(speaker, "none"));
    }
}

fn offences(paper: &mut Paper, competition: &Competition, book: &Book, speaker: &Speaker) {
    paper.heading(&word(speaker, "offences"));
    if competition.offences.is_empty() {
        paper.paragraph(&word(speaker, "none"));
    }
    let edition = competition.settings.regulations.edition;
    for &player in competition.players.keys() {
        for past in competition.offences_of(player) {
            let round = counted(speaker, "round", past.round.0);
            let board = counted(speaker, "board", past.board.0);
            let words = cited(speaker, &past.ruling, edition);
            let who = name(competition, player);
            paper.cited(&format!("{who}. {round}, {board}: {words}"), book, edition);
        }
    }
}

fn appeals(paper: &mut Paper, stories: &[Story], speaker: &Speaker) {
    paper.heading(&word(speaker, "appeals"));
    let mut any = false;
    for story in stories {
        for (color, reason) in &story.board.game.conduct.appeals {
            any = true;
            let who = &story.board.players[*color].name;
            paper.paragraph(&format!("{}. {who}: {reason}", place(story, speaker)));
        }
    }
    if !any {
        paper.paragraph(&word(speaker, "none"));
    }
}
