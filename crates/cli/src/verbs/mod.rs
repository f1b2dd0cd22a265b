//! The verbs, one file each.

mod chess960;
mod completions;
mod diagram;
mod fen;
mod mate;
mod moves;
mod perft;
mod read;

use clap::Subcommand;

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// What the program is asked to do.
#[derive(Subcommand)]
pub enum Verb {
    /// Reads a position and says everything about it
    Fen(fen::Fen),
    /// Lists the legal moves, in any notation and language
    Moves(moves::Moves),
    /// Reads a move as somebody wrote it and says how it was understood
    Read(read::Read),
    /// Can this side ever mate, by any series of legal moves? With the line or the reason
    Mate(mate::Mate),
    /// Counts the ways to make so many legal moves
    Perft(perft::Perft),
    /// The 960 starts of Guideline II: by number, by pieces, or drawn
    Chess960(chess960::Chess960),
    /// Draws a position as text, SVG or PNG
    Diagram(diagram::Draw),
    /// Prints a script that completes verbs and options in a shell
    Completions(completions::Completions),
}

impl Verb {
    /// Does it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        match self {
            Verb::Fen(verb) => verb.run(out),
            Verb::Moves(verb) => verb.run(out),
            Verb::Read(verb) => verb.run(out),
            Verb::Mate(verb) => verb.run(out),
            Verb::Perft(verb) => verb.run(out),
            Verb::Chess960(verb) => verb.run(out),
            Verb::Diagram(verb) => verb.run(out),
            Verb::Completions(verb) => verb.run(out),
        }
    }
}
