//! `adoube convert`: games read in any form and written in one.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use archive::batch::{Batch, Cutter};
use archive::game::{Game, Step};
use archive::lexer::Lexer;
use archive::reader::{Reading, Variations, read_game};
use archive::safe;
use archive::source::{Source, sources};
use archive::writer::{Form, write_game};
use chess::notation::{Language, UciCastling};
use clap::{Args, ValueEnum};

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// `adoube convert FILE…`
#[derive(Args)]
pub struct Convert {
    /// Game files, folders of them, or `-` for standard input; plain, zstd, gzip or bzip2
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// What is written
    #[arg(long, value_enum, default_value_t = To::Pgn)]
    to: To,
    /// For games in which an illegal move stood: records that every program reads, instead of the true one
    #[arg(long)]
    safe: bool,
    /// Leaves variations out
    #[arg(long)]
    no_variations: bool,
    /// Leaves comments, glyphs and clocks out
    #[arg(long)]
    no_comments: bool,
    /// The language of the moves, if their letters do not tell: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(id = "lang", long, value_name = "LANGUAGE")]
    language: Option<Language>,
    /// Writes to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum To {
    /// PGN by the standard
    Pgn,
    /// One JSON object for each game
    Json,
    /// The moves of each game on a line, as engines write them
    Uci,
}

impl Convert {
    /// Reads and writes.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let sources =
            sources(&self.files).map_err(|(file, error)| Failure::of_file(&file)(error))?;
        match &self.output {
            Some(path) => {
                let file = File::create(path).map_err(Failure::of_file(path))?;
                let mut file = BufWriter::new(file);
                let answer = self.all(&sources, &mut file)?;
                file.flush().map_err(Failure::of_file(path))?;
                Ok(answer)
            }
            None => self.all(&sources, out),
        }
    }

    fn all(&self, sources: &[Source], out: &mut impl Write) -> Result<Answer, Failure> {
        let mut answer = Answer::Yes;
        for source in sources {
            let failed = |error| Failure::Io {
                file: Some(source.name().into()),
                error,
            };
            let mut cutter = Cutter::new(source.open().map_err(failed)?);
            let mut batch = Batch::default();
            let (mut games, mut lines) = (0, 0);
            while cutter.next(&mut batch).map_err(failed)? {
                if self.batch(&source.name(), &batch, &mut games, lines, out)? == Answer::No {
                    answer = Answer::No;
                }
                lines += breaks(&batch.text) + batch.lines_skipped;
            }
        }
        Ok(answer)
    }

    fn batch(
        &self,
        name: &str,
        batch: &Batch,
        games: &mut u64,
        lines: u64,
        out: &mut impl Write,
    ) -> Result<Answer, Failure> {
        let reading = Reading {
            language: self.language,
            variations: if self.no_variations {
                Variations::Skipped
            } else {
                Variations::Kept
            },
        };
        let mut answer = Answer::Yes;
        let mut lexer = Lexer::new(&batch.text);
        while let Some((mut game, troubles)) = read_game(&mut lexer, reading) {
            *games += 1;
            for trouble in troubles {
                answer = Answer::No;
                let line = lines + breaks(&batch.text[..trouble.offset.min(batch.text.len())]) + 1;
                let (ply, words) = (trouble.ply, trouble.words);
                anstream::eprintln!("{name}:{line}: game {games}, after ply {ply}: {words}");
            }
            if batch.too_long {
                anstream::eprintln!("{name}:{}: game {games}: too long, cut off", lines + 1);
                answer = Answer::No;
            }
            if self.no_comments {
                strip(&mut game);
            }
            self.write(out, &game)?;
            if batch.too_long {
                break;
            }
        }
        Ok(answer)
    }

    fn write(&self, out: &mut impl Write, game: &Game) -> io::Result<()> {
        match self.to {
            To::Pgn if self.safe => safe::split(game)
                .iter()
                .try_for_each(|part| write_game(out, part, Form::Safe)),
            To::Pgn => write_game(out, game, Form::True),
            To::Uci => {
                let moves: Vec<String> = steps(game).into_iter().map(|(_, uci)| uci).collect();
                writeln!(out, "{}", moves.join(" "))
            }
            To::Json => {
                serde_json::to_writer(&mut *out, &json(game))?;
                out.write_all(b"\n")
            }
        }
    }
}

fn breaks(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}

/// Takes away everything but tags, moves and result.
fn strip(game: &mut Game) {
    game.remarks.clear();
    game.line.comments.clear();
    for ply in &mut game.line.plies {
        ply.comments.clear();
        ply.nags.clear();
        (ply.clock, ply.spent) = (None, None);
    }
}

/// Each move in SAN and in UCI.
fn steps(game: &Game) -> Vec<(String, String)> {
    let mut position = game.start;
    let mut steps = Vec::new();
    for ply in &game.line.plies {
        steps.push(match ply.step {
            Step::Legal(mv) => (
                position.san(mv).to_string(),
                mv.uci(UciCastling::Standard).to_string(),
            ),
            Step::Stood(attempt) | Step::Seen(attempt) => {
                let text = archive::commands::attempt_text(attempt);
                (format!("{text} (illegal)"), text)
            }
        });
        match ply.step.after(&position) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    steps
}

fn json(game: &Game) -> serde_json::Value {
    let moves: Vec<serde_json::Value> = steps(game)
        .into_iter()
        .zip(&game.line.plies)
        .map(|((san, uci), ply)| {
            let mut value = serde_json::json!({ "san": san, "uci": uci });
            let mut add = |name: &str, field: serde_json::Value| value[name] = field;
            if matches!(ply.step, Step::Stood(_)) {
                add("illegal", true.into());
            }
            if let Some(time) = ply.clock {
                add("clock_ms", time.0.into());
            }
            if let Some(time) = ply.spent {
                add("spent_ms", time.0.into());
            }
            if ply.draw_offer {
                add("draw_offer", true.into());
            }
            if !ply.comments.is_empty() {
                add("comments", ply.comments.clone().into());
            }
            value
        })
        .collect();
    let tags: serde_json::Map<String, serde_json::Value> = game
        .tags
        .iter()
        .map(|(name, value)| (name.clone(), value.clone().into()))
        .collect();
    serde_json::json!({
        "tags": tags,
        "start": game.start.to_fen(),
        "moves": moves,
        "result": game.outcome.as_str(),
        "unread": game.unread,
    })
}
