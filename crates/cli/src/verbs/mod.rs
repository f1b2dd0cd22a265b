//! The verbs, one file each.

mod audit;
mod backup;
mod browser;
mod check;
mod chess960;
pub mod cite;
mod completions;
mod convert;
mod demo;
mod diagram;
mod export;
mod fen;
mod folder;
mod import;
mod laws;
mod load;
mod log;
mod man;
mod mate;
mod moves;
mod open;
mod openapi;
mod perft;
mod publish;
pub mod read;
mod reframe;
mod rescue;
mod restore;
pub mod rule;
mod serve;
mod sign;
mod standings;
pub mod swiss;
mod team_standings;
mod trf_file;
mod verify;
mod words;

use clap::Subcommand;

use crate::failure::{Answer, Failure};
use crate::output::Output;

pub use browser::is_double_click;

/// What the program is asked to do.
#[derive(Subcommand)]
pub enum Verb {
    /// Runs a competition: boards, clocks, scoresheets and rulings on the hall's own network
    Serve(serve::Serve),
    /// Opens a hall and shows it in the browser, as a double click does
    Open(open::Open),
    /// Opens a hall with an invented event: forty boards that play by themselves, and nothing is kept
    Demo(demo::Demo),
    /// Plays many games at once on a hall of its own and measures what it bears
    Load(load::Load),
    /// Prints everything that has happened in a hall, without accounts and links
    Export(export::Export),
    /// Takes an exported journal into a new hall
    Import(import::Import),
    /// Writes the public pages into a folder that any web space serves
    Publish(publish::Publish),
    /// Copies a hall into a new file, also while it is running
    Backup(backup::Backup),
    /// Takes the hall of a file into a database that several nodes serve
    Restore(restore::Restore),
    /// Is a record what was acknowledged? Of a hall, or of an exported journal
    Verify(verify::Verify),
    /// Saves what is proved of a damaged hall into a new file
    Rescue(rescue::Rescue),
    /// Reads a position and says everything about it
    Fen(fen::Fen),
    /// Lists the legal moves, in any notation and language
    Moves(moves::Moves),
    /// Reads a move as somebody wrote it and says how it was understood
    Read(read::Read),
    /// Runs the cases of pages: those of the Laws, or your own
    Check(check::Check),
    /// Plays a script of acts and prints each ruling with its article
    Rule(rule::Play),
    /// Lists the words of scripts and pages: acts, settings, answers, rulings, facts
    Words(words::Words),
    /// An article in our words, where it stands in other editions, what the software does with it
    Cite(cite::Cite),
    /// Opens the book of the Laws in the browser: read, compared, tried and learnt in six languages
    Laws(laws::Laws),
    /// Can this side ever mate, by any series of legal moves? With the line or the reason
    Mate(mate::Mate),
    /// Which of these games would the Laws have ended otherwise? Findings with their articles, and sums
    Audit(audit::Audit),
    /// Packs games anew in frames that all cores, and many machines, can read at once
    Reframe(reframe::Reframe),
    /// Reads games in any form and writes them as PGN, JSON or moves
    Convert(convert::Convert),
    /// Who stands where in a tournament report, by any tie-breaks of C.07, and what each value is made of
    Standings(standings::Table),
    /// Pairs, checks, explains and makes up Swiss tournaments, on report files
    Swiss(swiss::Swiss),
    /// Counts the ways to make so many legal moves
    Perft(perft::Perft),
    /// The 960 starts of Guideline II: by number, by pieces, or drawn
    Chess960(chess960::Chess960),
    /// Draws a position as text, SVG or PNG
    Diagram(diagram::Draw),
    /// Prints what programs may ask of a hall, as an OpenAPI document
    Openapi(openapi::OpenApi),
    /// Prints a script that completes verbs and options in a shell
    Completions(completions::Completions),
    /// Writes the manual pages into a folder
    Man(man::Man),
}

impl Verb {
    /// Does it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        match self {
            Verb::Serve(verb) => verb.run(out),
            Verb::Open(verb) => verb.run(out),
            Verb::Demo(verb) => verb.run(out),
            Verb::Load(verb) => verb.run(out),
            Verb::Export(verb) => verb.run(out),
            Verb::Import(verb) => verb.run(out),
            Verb::Publish(verb) => verb.run(out),
            Verb::Backup(verb) => verb.run(out),
            Verb::Restore(verb) => verb.run(out),
            Verb::Verify(verb) => verb.run(out),
            Verb::Rescue(verb) => verb.run(out),
            Verb::Fen(verb) => verb.run(out),
            Verb::Moves(verb) => verb.run(out),
            Verb::Read(verb) => verb.run(out),
            Verb::Check(verb) => verb.run(out),
            Verb::Rule(verb) => verb.run(out),
            Verb::Words(verb) => verb.run(out),
            Verb::Cite(verb) => verb.run(out),
            Verb::Laws(verb) => verb.run(out),
            Verb::Mate(verb) => verb.run(out),
            Verb::Audit(verb) => verb.run(out),
            Verb::Reframe(verb) => verb.run(out),
            Verb::Convert(verb) => verb.run(out),
            Verb::Standings(verb) => verb.run(out),
            Verb::Swiss(verb) => verb.run(out),
            Verb::Perft(verb) => verb.run(out),
            Verb::Chess960(verb) => verb.run(out),
            Verb::Diagram(verb) => verb.run(out),
            Verb::Openapi(verb) => verb.run(out),
            Verb::Completions(verb) => verb.run(out),
            Verb::Man(verb) => verb.run(out),
        }
    }
}
