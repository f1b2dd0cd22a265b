//! Standard output: words with colours that vanish where nobody sees them, data as JSON, and bytes.

use std::io::{self, BufWriter, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use serde::Serialize;

use crate::speech::say;

/// For what the eye should find first.
pub const STRONG: Style = Style::new().bold();
/// For names of things beside their values.
pub const FAINT: Style = Style::new().dimmed();
/// For what is out of order.
pub const ALARM: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));

/// Standard output.
pub struct Output {
    words: BufWriter<AutoStream<io::Stdout>>,
}

impl Output {
    /// The process's own.
    pub fn standard() -> Output {
        Output {
            words: BufWriter::new(AutoStream::auto(io::stdout())),
        }
    }

    /// A value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.words, value)?;
        self.words.write_all(b"\n")
    }

    /// A value as JSON that people read, over several lines.
    pub fn pretty_json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.words, value)?;
        self.words.write_all(b"\n")
    }

    /// A line of a list of facts: a name, in the reader's language, and its value.
    pub fn fact(&mut self, name: &str, value: impl std::fmt::Display) -> io::Result<()> {
        let name = say(name);
        writeln!(self.words, "{FAINT}{name:<11}{FAINT:#} {value}")
    }

    /// Bytes as they are, such as a picture.
    pub fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.words.flush()?;
        io::stdout().write_all(bytes)
    }

    /// Hands over what is still held back.
    pub fn finish(&mut self) -> io::Result<()> {
        self.words.flush()?;
        io::stdout().flush()
    }
}

impl Write for Output {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.words.write(buf)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.finish()
    }
}
