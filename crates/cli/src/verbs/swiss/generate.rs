//! `adoube swiss generate`: tournaments that never were.

use std::io::Write;
use std::path::PathBuf;

use chess::Color;
use clap::Args;
use event::swiss::{Recipe, generate};

use super::BAD;
use super::file::{progress, write};
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// `adoube swiss generate`
#[derive(Args)]
pub struct Generate {
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(2..=9999))]
    players: u32,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
    /// The same number gives the same tournament; drawn if it is not given
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The initial colour: w or b
    #[arg(long, value_name = "COLOUR", default_value = "w")]
    initial: String,
    /// Players, rounds and everything else are drawn as well
    #[arg(long)]
    mixed: bool,
    /// Baku acceleration
    #[arg(long)]
    baku: bool,
    /// So many tournaments, each into a file of --folder
    #[arg(long, value_name = "N", default_value_t = 1, requires = "folder")]
    count: u64,
    /// Where the files go
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Numbers that follow from a seed (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % u64::from(most.max(1))) as u32
    }
}

impl Generate {
    /// Plays them.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let first = match self.seed {
            Some(seed) => seed,
            None => drawn()? >> 16,
        };
        let initial = match self.initial.as_str() {
            "w" | "W" => Color::White,
            "b" | "B" => Color::Black,
            other => return Err(Failure::coded(BAD, format!("expected w or b, not {other}"))),
        };
        let bar = progress(self.count as usize);
        for seed in (first..).take(self.count as usize) {
            let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
            let mut throw = |most| dice.below(most);
            let recipe = match self.mixed {
                true => Recipe::mixed(&mut throw),
                false => Recipe {
                    players: self.players,
                    rounds: self.rounds,
                    initial,
                    baku: self.baku,
                    ..Recipe::default()
                },
            };
            let made = generate(&recipe, &mut throw);
            let text = made.report(&format!("generated {seed}")).to_string();
            match &self.folder {
                Some(folder) => write(&folder.join(format!("{seed}.trf")), &text)?,
                None => out.write_all(text.as_bytes())?,
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(Answer::Yes)
    }
}

fn drawn() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::coded(super::INTERNAL, error.to_string()))
}
