//! `adoube diagram`: a position as a picture or as text.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use chess::{Color, Setup, Square};
use clap::{Args, ValueEnum};
use diagram::{Border, Coordinates, Diagram, Mark, Theme, describe};

use crate::failure::{Answer, Complaint, Failure};
use crate::input::{self, GivenPosition};
use crate::output::Output;

/// `adoube diagram FEN`
#[derive(Args)]
pub struct Draw {
    #[command(flatten)]
    given: GivenPosition,
    /// The form; without it, what the name of the file ends in, or text
    #[arg(long, short, value_enum)]
    format: Option<Format>,
    /// Writes to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Black at the bottom
    #[arg(long)]
    flip: bool,
    /// Without the names of files and ranks
    #[arg(long)]
    no_coordinates: bool,
    /// Marks both squares of the last move, such as e2e4
    #[arg(long, value_name = "FROM TO", value_parser = parse_last_move)]
    last_move: Option<(Square, Square)>,
    /// Marks squares with another colour
    #[arg(long, value_name = "e4,d5…", value_delimiter = ',')]
    highlight: Vec<Square>,
    /// Marks squares with a ring
    #[arg(long, value_name = "e4,d5…", value_delimiter = ',')]
    circle: Vec<Square>,
    /// Marks squares with a cross
    #[arg(long, value_name = "e4,d5…", value_delimiter = ',')]
    cross: Vec<Square>,
    /// The colours of a picture: light, dark or print
    #[arg(long, default_value = "light", hide_default_value = true)]
    theme: Theme,
    /// The side of a picture in pixels
    #[arg(long, default_value_t = Diagram::DEFAULT_SIZE, value_name = "PIXELS",
        value_parser = clap::value_parser!(u32).range(i64::from(Diagram::MIN_SIZE)..=i64::from(Diagram::MAX_SIZE)))]
    size: u32,
    /// Chess symbols instead of letters in text
    #[arg(long)]
    figurines: bool,
    /// Lines round a board of text
    #[arg(long, value_enum, default_value_t = Frame::None)]
    border: Frame,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
    Png,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Frame {
    None,
    Ascii,
    Lines,
}

impl Draw {
    /// Draws.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let text = self.given.text();
        let setup = input::given(&text)?.setup;
        let format = self.format()?;
        let diagram = self.diagram(&setup);
        let bytes = match format {
            Format::Text => self.text(&diagram).into_bytes(),
            Format::Svg => diagram.svg().into_bytes(),
            Format::Png => diagram
                .png()
                .map_err(|error| Complaint::about(&text, error.to_string()))?,
        };
        match &self.output {
            Some(file) => fs::write(file, bytes).map_err(Failure::of_file(file))?,
            None if format == Format::Png => {
                if std::io::stdout().is_terminal() {
                    let words = "a PNG is not for terminals: name a file with --output";
                    return Err(Failure::usage(words));
                }
                out.bytes(&bytes)?;
            }
            None => out.write_all(&bytes)?,
        }
        Ok(Answer::Yes)
    }

    fn format(&self) -> Result<Format, Failure> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let ending = self.output.as_deref().and_then(Path::extension);
        match ending.and_then(|e| e.to_str()) {
            None | Some("txt") => Ok(Format::Text),
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some(other) => Err(Failure::usage(format!(
                "no form goes with the ending .{other}: choose one with --format"
            ))),
        }
    }

    fn diagram(&self, setup: &Setup) -> Diagram {
        let words = describe(&setup.board, |piece, count| match count {
            1 => piece.role.to_string(),
            _ => format!("{}s", piece.role),
        });
        let side = if self.flip {
            Color::Black
        } else {
            Color::White
        };
        let coordinates = if self.no_coordinates {
            Coordinates::Hidden
        } else {
            Coordinates::Shown
        };
        let mut diagram = Diagram::new(&setup.board)
            .bottom(side)
            .coordinates(coordinates)
            .theme(self.theme)
            .size(self.size)
            .turn(setup.turn)
            .mark(Mark::Highlight, self.highlight.iter().copied())
            .mark(Mark::Circle, self.circle.iter().copied())
            .mark(Mark::Cross, self.cross.iter().copied())
            .title("Chess position")
            .description(format!("White: {}.\nBlack: {}.", words.white, words.black));
        if let Some((from, to)) = self.last_move {
            diagram = diagram.last_move(from, to);
        }
        if let Ok(position) = setup.position()
            && position.is_check()
        {
            diagram = diagram.check(position.king(position.turn()));
        }
        diagram
    }

    fn text(&self, diagram: &Diagram) -> String {
        let text = diagram.text().border(match self.border {
            Frame::None => Border::None,
            Frame::Ascii => Border::Ascii,
            Frame::Lines => Border::Lines,
        });
        if self.figurines {
            text.figurines().to_string()
        } else {
            text.to_string()
        }
    }
}

fn parse_last_move(text: &str) -> Result<(Square, Square), String> {
    let squares: String = text.chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    match squares.as_bytes() {
        &[a, b, c, d, ..] => Square::from_ascii([a, b]).zip(Square::from_ascii([c, d])),
        _ => None,
    }
    .ok_or_else(|| "expected two squares such as e2e4".to_owned())
}
