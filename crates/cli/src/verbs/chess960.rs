//! `adoube chess960`: the starts of Guideline II.

use chess::Role;
use chess::chess960::{Start, StartError};
use chess::fen::CastlingStyle;
use clap::Args;
use serde::Serialize;

use crate::failure::{Answer, Complaint, Failure};
use crate::output::Output;
use crate::speech::say;

/// `adoube chess960`
#[derive(Args)]
pub struct Chess960 {
    #[command(flatten)]
    choice: Choice,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// How the start is named or drawn.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Choice {
    /// A number from 0 to 959, or the pieces from the a-file to the h-file such as RNBQKBNR
    #[arg(value_name = "NUMBER|PIECES")]
    start: Option<String>,
    /// Draws with the throws of a die, in order: light bishop, dark bishop, queen, knight, knight; a throw that is
    /// too high is passed over
    #[arg(long, value_name = "1,2,…", value_delimiter = ',')]
    dice: Option<Vec<u8>>,
    /// Draws with ten tosses of a coin, H for heads and T for tails; ten more where they make a number above 959
    #[arg(long, value_name = "HTHT…")]
    coin: Option<String>,
    /// Draws by chance
    #[arg(long)]
    random: bool,
}

#[derive(Serialize)]
struct Shown {
    number: u16,
    pieces: String,
    fen: String,
    shredder_fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    throws_used: Option<usize>,
}

impl Chess960 {
    /// Finds the start and shows it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let (start, throws_used) = self.choice.find()?;
        let position = start.position();
        let shown = Shown {
            number: start.number(),
            pieces: start.to_string(),
            fen: position.to_fen(),
            shredder_fen: position.fen().castling(CastlingStyle::Shredder).to_string(),
            throws_used,
        };
        if self.json {
            out.json(&shown)?;
            return Ok(Answer::Yes);
        }
        out.fact("number", shown.number)?;
        out.fact("pieces", shown.pieces)?;
        out.fact("FEN", shown.fen)?;
        out.fact("Shredder", shown.shredder_fen)?;
        if let Some(used) = shown.throws_used {
            out.fact("throws", say(&format!("{used} used")))?;
        }
        Ok(Answer::Yes)
    }
}

impl Choice {
    fn find(&self) -> Result<(Start, Option<usize>), Failure> {
        if let Some(throws) = &self.dice {
            let (start, used) = Start::from_dice(throws.iter().copied()).map_err(|error| {
                let throws: Vec<String> = throws.iter().map(u8::to_string).collect();
                complain(&throws.join(","), error)
            })?;
            return Ok((start, Some(used)));
        }
        if let Some(text) = &self.coin {
            let tosses = tosses(text)?;
            let (start, used) = Start::from_coin(tosses).map_err(|error| complain(text, error))?;
            return Ok((start, Some(used)));
        }
        if self.random {
            return Ok((by_chance()?, None));
        }
        let text = self.start.as_deref().unwrap_or_default();
        Ok((by_name(text)?, None))
    }
}

fn complain(text: &str, error: StartError) -> Complaint {
    Complaint::about(text, error.to_string())
}

fn tosses(text: &str) -> Result<Vec<bool>, Complaint> {
    let toss = |(i, letter)| match letter {
        'H' | 'h' => Ok(true),
        'T' | 't' => Ok(false),
        _ => Err(Complaint::at_character(text, i + 1, "expected H or T")),
    };
    text.chars().enumerate().map(toss).collect()
}

fn by_name(text: &str) -> Result<Start, Complaint> {
    if text.bytes().all(|b| b.is_ascii_digit()) {
        // A number too long to be one is also above 959.
        let number = text.parse().unwrap_or(u16::MAX);
        return Start::new(number).map_err(|error| complain(text, error));
    }
    let mut roles = Vec::new();
    for (i, letter) in text.chars().enumerate() {
        let role = u8::try_from(letter).ok().and_then(Role::from_letter);
        match role.filter(|&role| role != Role::Pawn) {
            Some(role) => roles.push(role),
            None => {
                let words = "expected K, Q, R, B or N";
                return Err(Complaint::at_character(text, i + 1, words));
            }
        }
    }
    let roles =
        <[Role; 8]>::try_from(roles).map_err(|roles| complain_of_length(text, roles.len()))?;
    Start::from_back_rank(roles).map_err(|error| complain(text, error))
}

fn complain_of_length(text: &str, length: usize) -> Complaint {
    Complaint::at_character(text, length.min(8) + 1, "expected eight pieces")
}

/// As with a coin, so that every start is equally likely.
fn by_chance() -> Result<Start, Failure> {
    loop {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).map_err(std::io::Error::from)?;
        if let Ok(start) = Start::new(u16::from_le_bytes(bytes) & 1023) {
            return Ok(start);
        }
    }
}
