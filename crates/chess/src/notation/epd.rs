//! Extended Position Description: the first four fields of FEN, then operations such as `bm Nf3; id "one";`.
//!
//! Operands stay text: a number is kept as it was written and a move is read only when asked for, in the
//! position of the record.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::san::SanError;
use super::written::SyntaxError;
use crate::fen::CastlingStyle;
use crate::{Move, Position, Setup, Unplayable};

/// A record longer than this, in bytes, is not read.
const MAX_LENGTH: usize = 1 << 16;
/// The standard's limit on the length of an opcode.
const MAX_OPCODE: usize = 15;

/// A position with operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    setup: Setup,
    operations: Vec<Operation>,
}

/// An opcode with its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    opcode: String,
    operands: Vec<Operand>,
}

/// What an operation is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// Words in quotation marks.
    Text(String),
    /// A move, a number or a name, without quotation marks.
    Symbol(String),
}

impl Operand {
    /// The text of either kind.
    pub fn as_str(&self) -> &str {
        match self {
            Operand::Text(text) | Operand::Symbol(text) => text,
        }
    }

    /// Can it be written so that it is read back the same?
    fn is_writable(&self) -> bool {
        match self {
            Operand::Text(text) => !text.contains(['"', '\n', '\r']),
            Operand::Symbol(text) => {
                !text.is_empty() && text.chars().all(is_symbol_letter) && !text.starts_with('"')
            }
        }
    }
}

fn is_symbol_letter(letter: char) -> bool {
    !letter.is_whitespace() && letter != ';'
}

impl Operation {
    /// An operation; `None` if the opcode or an operand cannot be written in EPD: an opcode is a letter and up
    /// to fourteen letters, digits or underscores, texts have no quotation mark or line break in them, and
    /// symbols no space and no semicolon.
    pub fn new(opcode: &str, operands: Vec<Operand>) -> Option<Operation> {
        let mut letters = opcode.chars();
        let fits = letters
            .next()
            .is_some_and(|first| first.is_ascii_alphabetic())
            && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
            && opcode.len() <= MAX_OPCODE;
        (fits && operands.iter().all(Operand::is_writable)).then(|| Operation {
            opcode: opcode.to_owned(),
            operands,
        })
    }

    /// What is done, such as `bm` (best move), `id`, `acd`.
    pub fn opcode(&self) -> &str {
        &self.opcode
    }

    /// With what.
    pub fn operands(&self) -> &[Operand] {
        &self.operands
    }
}

impl Epd {
    /// A record without operations. The passed square is kept only if it can be used, as in FEN.
    pub fn new(position: &Position) -> Epd {
        let mut setup = position.setup();
        if position.legal_en_passant().is_none() {
            setup.en_passant = None;
        }
        (setup.halfmoves, setup.fullmoves) = (0, 1);
        Epd {
            setup,
            operations: Vec::new(),
        }
    }

    /// The record with one operation more.
    #[must_use]
    pub fn with(mut self, operation: Operation) -> Epd {
        self.operations.push(operation);
        self
    }

    /// All operations in their order.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// The first operation with this opcode.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations
            .iter()
            .find(|operation| operation.opcode == opcode)
    }

    /// The arrangement, with the counters of `hmvc` and `fmvn` if the record has them.
    pub fn setup(&self) -> Setup {
        let number = |opcode| {
            self.operation(opcode)?
                .operands
                .first()?
                .as_str()
                .parse::<u32>()
                .ok()
        };
        let mut setup = self.setup.clone();
        setup.halfmoves = number("hmvc").unwrap_or(setup.halfmoves);
        setup.fullmoves = number("fmvn").map_or(setup.fullmoves, |n| n.max(1));
        setup
    }

    /// The position.
    ///
    /// # Errors
    ///
    /// A side without exactly one king.
    pub fn position(&self) -> Result<Position, Unplayable> {
        self.setup().position()
    }

    /// The operands of an opcode as moves of the position: the alternatives of `bm` or `am`, not a line.
    ///
    /// # Errors
    ///
    /// The first operand that is not the SAN of a legal move.
    pub fn moves(&self, position: &Position, opcode: &str) -> Result<Vec<Move>, SanError> {
        let operands = self.operation(opcode).map_or(&[][..], Operation::operands);
        operands
            .iter()
            .map(|operand| position.parse_san(operand.as_str()))
            .collect()
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.write(f, CastlingStyle::default(), false)?;
        for operation in &self.operations {
            write!(f, " {operation}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        for operand in &self.operands {
            match operand {
                Operand::Text(text) => write!(f, " \"{text}\"")?,
                Operand::Symbol(text) => write!(f, " {text}")?,
            }
        }
        f.write_str(";")
    }
}

impl FromStr for Epd {
    type Err = SyntaxError;

    /// Reads a record of one line.
    fn from_str(text: &str) -> Result<Epd, SyntaxError> {
        if text.len() > MAX_LENGTH {
            return Err(SyntaxError {
                column: 1,
                expected: "a record of at most 65536 bytes",
            });
        }
        let (setup, end) = Setup::from_four_fields(text).map_err(|error| SyntaxError {
            column: error.column,
            expected: error.expected,
        })?;
        let mut pen = Pen {
            rest: &text[end..],
            column: end + 1,
        };
        let mut operations = Vec::new();
        loop {
            let blank = pen.skip_blank();
            if pen.rest.is_empty() {
                return Ok(Epd { setup, operations });
            }
            if !blank && operations.is_empty() {
                return Err(pen.error("a space"));
            }
            operations.push(pen.operation()?);
        }
    }
}

struct Pen<'a> {
    rest: &'a str,
    /// Of the first character of the rest.
    column: usize,
}

impl<'a> Pen<'a> {
    fn error(&self, expected: &'static str) -> SyntaxError {
        SyntaxError {
            column: self.column,
            expected,
        }
    }

    /// Takes the letters that fit, up to a limit.
    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self
            .rest
            .find(|letter| !fits(letter))
            .unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.column += taken.chars().count();
        self.rest = rest;
        taken
    }

    fn skip_blank(&mut self) -> bool {
        !self.take(char::is_whitespace).is_empty()
    }

    fn operation(&mut self) -> Result<Operation, SyntaxError> {
        if !self
            .rest
            .starts_with(|letter: char| letter.is_ascii_alphabetic())
        {
            return Err(self.error("an opcode"));
        }
        let start = self.column;
        let opcode = self.take(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        if opcode.len() > MAX_OPCODE {
            return Err(SyntaxError {
                column: start + MAX_OPCODE,
                expected: "an opcode of at most 15 letters",
            });
        }
        let mut operands = Vec::new();
        loop {
            let blank = self.skip_blank();
            match self.rest.chars().next() {
                None => return Err(self.error("a semicolon")),
                Some(';') => {
                    self.take_one();
                    break;
                }
                Some(_) if !blank => return Err(self.error("a space or a semicolon")),
                Some('"') => operands.push(self.text()?),
                Some(_) => operands.push(Operand::Symbol(self.take(is_symbol_letter).to_owned())),
            }
        }
        Ok(Operation {
            opcode: opcode.to_owned(),
            operands,
        })
    }

    fn text(&mut self) -> Result<Operand, SyntaxError> {
        self.take_one();
        let text = self.take(|letter| !matches!(letter, '"' | '\n' | '\r'));
        if !self.rest.starts_with('"') {
            return Err(self.error("a quotation mark"));
        }
        self.take_one();
        Ok(Operand::Text(text.to_owned()))
    }

    fn take_one(&mut self) {
        let mut letters = self.rest.chars();
        if letters.next().is_some() {
            self.column += 1;
            self.rest = letters.as_str();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id \"mate; in one\"; acd 1; hmvc 4; fmvn 4;";

    #[test]
    fn a_record_and_back() {
        let epd: Epd = RECORD.parse().expect("a record");
        assert_eq!(epd.to_string(), RECORD);
        let position = epd.position().expect("kings");
        assert_eq!((position.halfmoves(), position.fullmoves()), (4, 4));
        let best = epd.moves(&position, "bm").expect("a best move");
        assert_eq!(best.len(), 1);
        assert!(position.after(best[0]).is_checkmate());
        assert_eq!(
            epd.operation("id").map(|id| id.operands()[0].as_str()),
            Some("mate; in one")
        );
        assert_eq!(epd.moves(&position, "am"), Ok(vec![]));
    }

    #[test]
    fn writing_one() {
        let operation =
            Operation::new("c0", vec![Operand::Text("start".into())]).expect("an operation");
        let epd = Epd::new(&Position::initial()).with(operation);
        assert_eq!(
            epd.to_string(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - c0 \"start\";"
        );
        assert_eq!(epd.to_string().parse(), Ok(epd));
        assert_eq!(Operation::new("2", vec![]), None);
        assert_eq!(
            Operation::new("id", vec![Operand::Text("a\"b".into())]),
            None
        );
        assert_eq!(
            Operation::new("bm", vec![Operand::Symbol("a b".into())]),
            None
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        let column = |text: &str| text.parse::<Epd>().expect_err(text).column;
        let board = "4k3/8/8/8/8/8/8/4K3";
        assert_eq!(column(board), 20);
        assert_eq!(column(&format!("{board} x - -")), 21);
        assert_eq!(column(&format!("{board} w - - 5")), 27);
        assert_eq!(column(&format!("{board} w - - bm")), 29);
        assert_eq!(column(&format!("{board} w - - bm Ke2")), 33);
        assert_eq!(column(&format!("{board} w - - id \"x")), 32);
        assert_eq!(column(&format!("{board} w - - id \"ж\"x;")), 33);
        assert_eq!(column(&format!("{board} w - - abcdefghijklmnop;")), 42);
        assert_eq!(column(&"x".repeat(70_000)), 1);
        assert!(format!("{board} w - -").parse::<Epd>().is_ok());
    }
}
