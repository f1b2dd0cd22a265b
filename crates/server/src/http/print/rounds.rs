//! A round in the report: how it was paired and what could not be had, what was changed, who did not play, what was
//! corrected.

use event::round::ChangeKind;
use event::swiss::explain::{Explanation, Said, explain};
use event::swiss::{Course, Field, pair_field};
use event::{Competition, PairedBy, PlayerId, Round, Source};
use laws::Outcome;

use super::paper::Paper;
use super::tables::{bye_name, name};
use super::{counted, word};
use crate::view::Speaker;

/// Everything about a round that a federation may ask.
pub(super) fn print(
    paper: &mut Paper,
    competition: &Competition,
    round: &Round,
    speaker: &Speaker,
) {
    paper.paragraph(&counts(round, speaker));
    let paired = match round.paired_by {
        PairedBy::Hand if competition.round_robin.is_some() => "paired-table",
        PairedBy::Hand => "paired-hand",
        PairedBy::Swiss => "paired-swiss",
        PairedBy::SwissChanged => "paired-changed",
    };
    paper.paragraph(&word(speaker, paired));
    if round.draw.is_some() {
        explained(paper, competition, round, speaker);
    }
    changes(paper, competition, round, speaker);
    unplayed(paper, competition, round, speaker);
    corrected(paper, competition, round, speaker);
}

fn counts(round: &Round, speaker: &Speaker) -> String {
    let of = |wanted: fn(Outcome) -> bool| {
        let results = round.pairings.iter().filter_map(|game| game.result());
        results.filter(|result| wanted(result.outcome)).count()
    };
    let args = [
        ("games", round.pairings.len().into()),
        (
            "white",
            of(|o| o == Outcome::Win(chess::Color::White)).into(),
        ),
        ("draws", of(|o| o == Outcome::Draw).into()),
        (
            "black",
            of(|o| o == Outcome::Win(chess::Color::Black)).into(),
        ),
        ("unplayed", of(|o| matches!(o, Outcome::Unplayed(_))).into()),
    ];
    speaker.locale().say("print-counts", &args)
}

fn list(competition: &Competition, players: &[PlayerId]) -> String {
    let names = players.iter().map(|&player| name(competition, player));
    names.collect::<Vec<_>>().join("; ")
}

fn say(competition: &Competition, said: &Said, speaker: &Speaker) -> String {
    let filled = said.filled(|player| name(competition, player));
    let values: Vec<_> = filled
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str().into()))
        .collect();
    speaker.locale().say(&said.message, &values)
}

/// The bye, who floated, and the criteria that could not be fully met.
fn explained(paper: &mut Paper, competition: &Competition, round: &Round, speaker: &Speaker) {
    let course = Course::as_paired(competition, round.number);
    let pairing = pair_field(Field::before(&course, round.number.0), &mut |_| {});
    let Ok(pairing) = pairing else { return };
    let Explanation { bye, brackets, .. } = explain(&pairing);
    let locale = speaker.locale();
    if let Some(bye) = bye {
        let values = [
            ("player", name(competition, bye.player).into()),
            ("score", bye.score.into()),
        ];
        paper.paragraph(&locale.say("swiss-bye", &values));
        for said in &bye.barred {
            paper.paragraph(&format!("    {}", say(competition, said, speaker)));
        }
    }
    for bracket in &brackets {
        let title = locale.say("swiss-bracket", &[("score", bracket.score.as_str().into())]);
        if !bracket.floaters.is_empty() {
            let players = list(competition, &bracket.floaters);
            let floats = locale.say("swiss-floaters", &[("players", players.into())]);
            paper.paragraph(&format!("{title}. {floats}"));
        }
        // That somebody floats is said by C6 in other words.
        for unmet in bracket.unmet.iter().filter(|unmet| unmet.criterion > 6) {
            let criterion = locale.say(&format!("swiss-c{}", unmet.criterion), &[]);
            let players = match unmet.players.is_empty() {
                true => String::new(),
                false => format!(" ({})", list(competition, &unmet.players)),
            };
            let number = unmet.criterion;
            paper.paragraph(&format!(
                "{title}. C{number} {criterion}: {}{players}",
                unmet.value
            ));
        }
    }
}

fn changes(paper: &mut Paper, competition: &Competition, round: &Round, speaker: &Speaker) {
    for change in &round.changes {
        let what = match change.kind {
            ChangeKind::PairedAgain => word(speaker, "change-paired-again"),
            ChangeKind::TakenBack => word(speaker, "change-taken-back"),
            ChangeKind::Swapped { one, two } => {
                let values = [
                    ("one", name(competition, one).into()),
                    ("two", name(competition, two).into()),
                ];
                speaker.locale().say("print-change-swapped", &values)
            }
        };
        paper.paragraph(&format!("{what}: {}", change.reason));
    }
}

fn unplayed(paper: &mut Paper, competition: &Competition, round: &Round, speaker: &Speaker) {
    let games = round.pairings.iter().filter_map(|game| {
        let result = game.result().filter(|result| !result.is_played())?;
        let (white, black) = (game.players.white, game.players.black);
        let players = format!(
            "{} – {}",
            name(competition, white),
            name(competition, black)
        );
        let board = counted(speaker, "board", game.board.0);
        Some(format!("{board}: {players}  {result}"))
    });
    let byes = round.byes.iter();
    let byes = byes.map(|(&player, &bye)| {
        format!(
            "{}: {}",
            name(competition, player),
            word(speaker, bye_name(bye))
        )
    });
    let all: Vec<String> = games.chain(byes).collect();
    if !all.is_empty() {
        paper.paragraph(&format!(
            "{}: {}",
            word(speaker, "unplayed"),
            all.join("; ")
        ));
    }
}

fn corrected(paper: &mut Paper, competition: &Competition, round: &Round, speaker: &Speaker) {
    for game in &round.pairings {
        let (Some(entry), Some(before)) = (&game.entry, game.earlier.last()) else {
            continue;
        };
        let (white, black) = (game.players.white, game.players.black);
        let players = format!(
            "{} – {}",
            name(competition, white),
            name(competition, black)
        );
        let board = counted(speaker, "board", game.board.0);
        let reason = match &entry.source {
            Source::Arbiter { reason, .. } if !reason.is_empty() => format!(": {reason}"),
            _ => game.reopened.iter().map(|why| format!(": {why}")).collect(),
        };
        let (old, new) = (before.result, entry.result);
        let title = word(speaker, "corrected");
        paper.paragraph(&format!(
            "{title}. {board}: {players}  {old} → {new}{reason}"
        ));
    }
}
