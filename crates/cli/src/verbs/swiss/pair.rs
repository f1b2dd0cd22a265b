//! `adoube swiss pair`: the next round of a report.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use event::swiss::{Course, Field, Impossible, RoundPairing, pair_field};
use serde::Serialize;

use super::file::{Either, progress, read_either, write};
use super::{BAD, NO_PAIRING};
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// `adoube swiss pair FILE`
#[derive(Args)]
pub struct Pair {
    /// A tournament report (TRF), or `-` for standard input
    file: PathBuf,
    /// Pairs this round instead of the next one
    #[arg(long, value_name = "ROUND")]
    round: Option<u32>,
    /// Writes the pairs to a file
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answered {
    round: u32,
    pairs: Vec<(u32, u32)>,
    bye: Option<u32>,
}

/// Pairs a round, with a bar where it takes long.
pub fn paired(course: &Course, round: u32) -> Result<RoundPairing, Failure> {
    if round == 0 || round > course.rounds {
        let words = format!(
            "there are {} rounds; round {round} cannot be paired",
            course.rounds
        );
        return Err(Failure::coded(BAD, words));
    }
    let field = Field::before(course, round);
    let bar = progress(field.players.len());
    let found = pair_field(field, &mut |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    found.map_err(|why| Failure::coded(NO_PAIRING, impossible(why, round)))
}

/// Why there is no pairing, and what can be done.
pub fn impossible(why: Impossible, round: u32) -> String {
    let reason = match why {
        Impossible::Nobody => "nobody is to be paired",
        Impossible::Opponents => "not everybody can have an opponent (C1, C3)",
        Impossible::Bye => "nobody who may have the bye leaves the others pairable (C2)",
    };
    format!("no legal pairing exists for round {round}: {reason}; the arbiter decides")
}

impl Pair {
    fn answer(&self) -> Result<Answered, Failure> {
        let given = match read_either(&self.file)? {
            Either::Players(given) => given,
            Either::Teams(course) => {
                let round = self.round.unwrap_or(course.paired_rounds() + 1);
                let found = super::teams::paired(&course, round)?;
                let games = found.games.iter().map(|game| (game.white.0, game.black.0));
                return Ok(Answered {
                    round,
                    pairs: games.collect(),
                    bye: found.bye.map(|team| team.0),
                });
            }
        };
        let round = self.round.unwrap_or(given.report.next_round());
        let pairing = paired(&given.course, round)?;
        let boards = pairing.boards().map(|board| (board.white.0, board.black.0));
        Ok(Answered {
            round,
            pairs: boards.collect(),
            bye: pairing.bye_id().map(|id| id.0),
        })
    }

    /// Pairs.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let Answered { round, pairs, bye } = self.answer()?;
        if self.json {
            out.json(&Answered { round, pairs, bye })?;
            return Ok(Answer::Yes);
        }
        let mut text = format!("{}\n", pairs.len() + usize::from(bye.is_some()));
        for (white, black) in pairs.into_iter().chain(bye.map(|id| (id, 0))) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{white} {black}");
        }
        match &self.output {
            Some(path) => write(path, &text)?,
            None => out.write_all(text.as_bytes())?,
        }
        Ok(Answer::Yes)
    }
}
