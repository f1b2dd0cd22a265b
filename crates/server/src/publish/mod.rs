//! The public pages as files: a folder that any web space serves, with neither script nor server behind it.
//!
//! What is written is what the public may know: published pairings, and with a delay nothing that is younger.

mod html;
mod pages;
mod teams;

use std::collections::BTreeMap;

use archive::writer::Form;
use event::{Competition, Round};
use laws::Millis;

use crate::journal::{Fault, Journal};
use crate::pgn::{self, Reader};
use crate::record::{Board, Record};
use crate::table::{key_of, stream};
use crate::view::Speaker;
use crate::wire::Key;

/// A file: its path within the folder, with `/` between its parts, and what is in it.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Everything of a hall that the public may see, from its record.
///
/// # Errors
///
/// The journal cannot be read, or has an entry that this program does not understand.
pub async fn files(journal: &dyn Journal, speaker: &Speaker) -> Result<Files, Fault> {
    let whole = competition(journal).await?;
    let last = last_entry(journal, &whole).await?;
    let delay = Millis::seconds(i64::from(whole.settings.public_delay));
    let played = whole.rounds.iter();
    let goes_on = played
        .clone()
        .any(|round| round.started.is_some() && round.finished.is_none());
    // Now is not earlier than the last entry: what is older than the delay counted from there may be seen. Once no game
    // goes on there is nothing left to hold back.
    let horizon = match goes_on && delay > Millis::ZERO {
        true => last - delay,
        false => last,
    };
    let known = whole.known_at(horizon).published();
    let mut files = pages::all(&known, speaker);
    for round in known.rounds.iter().filter(|round| round.started.is_some()) {
        let text = games(journal, &known, round, horizon).await?;
        files.insert(format!("games-{}.pgn", round.number), text.into_bytes());
    }
    Ok(files)
}

fn not_understood(name: &str) -> impl Fn(serde_json::Error) -> Fault + '_ {
    move |error| Fault::Storage(format!("{name}: {error}"))
}

/// The competition as its stream tells it.
async fn competition(journal: &dyn Journal) -> Result<Competition, Fault> {
    let mut competition = Competition::new();
    for entry in journal.read("event", 0).await? {
        let event = serde_json::from_str(&entry.body).map_err(not_understood("event"))?;
        competition.apply(&event);
    }
    Ok(competition)
}

/// The moment of the last thing that happened.
async fn last_entry(journal: &dyn Journal, competition: &Competition) -> Result<Millis, Fault> {
    let mut last = competition.last;
    for name in journal.streams().await? {
        if key_of(&name).is_some() {
            let entries = journal.read(&name, 0).await?;
            last = entries.iter().map(|entry| entry.at).fold(last, Millis::max);
        }
    }
    Ok(last)
}

/// The games of a round up to a moment, for programs that show them.
async fn games(
    journal: &dyn Journal,
    known: &Competition,
    round: &Round,
    horizon: Millis,
) -> Result<String, Fault> {
    let mut texts = Vec::new();
    for pairing in &round.pairings {
        let key = Key {
            round: round.number.0,
            board: pairing.board.0,
        };
        let name = stream(key);
        let mut board = Board::new(key);
        let mut any = false;
        for entry in journal.read(&name, 0).await? {
            if entry.at > horizon {
                break;
            }
            let record: Record =
                serde_json::from_str(&entry.body).map_err(not_understood(&name))?;
            board.apply(&record, entry.at, entry.act.as_deref());
            any = true;
        }
        let board = any.then_some(&board);
        let reader = Reader::Public(horizon);
        let text = pgn::record(known, round, pairing, board, reader);
        texts.extend(pgn::in_parts(text, board.map(|board| &*board.game)));
    }
    Ok(pgn::write(&texts, Form::Safe))
}
