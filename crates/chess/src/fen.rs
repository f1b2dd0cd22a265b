//! Forsyth–Edwards Notation: FEN, X-FEN and Shredder-FEN.
//!
//! One reader serves strict and tolerant reading: whatever is out of the standard but has one clear meaning
//! is reported as a [`Tolerated`], and strict reading takes the first of these as an error.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::placement::{self, Line};
use crate::{Bitboard, Color, File, Piece, Position, Rank, Role, Setup, Square, Unplayable, Wing};

/// How rights to castle are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum CastlingStyle {
    /// `KQkq`, and the rook's file only where a rook further out makes the letter ambiguous.
    #[default]
    XFen,
    /// Always the rook's file: `HAha`.
    Shredder,
}

/// When the square passed over by a pawn is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum PassedStyle {
    /// Only if a capture there is legal: two FENs are then alike when Article 9.2.3 calls the positions the same.
    #[default]
    Legal,
    /// After every double step, as the original standard has it.
    Always,
}

/// A position on its way to text; see [`Position::fen`].
#[derive(Copy, Clone, Debug)]
pub struct Fen<'a> {
    position: &'a Position,
    castling: CastlingStyle,
    passed: PassedStyle,
    counters: bool,
}

impl Fen<'_> {
    /// Chooses how rights to castle are written.
    pub fn castling(mut self, style: CastlingStyle) -> Self {
        self.castling = style;
        self
    }

    /// Chooses when the passed square is written.
    pub fn passed(mut self, style: PassedStyle) -> Self {
        self.passed = style;
        self
    }

    /// Leaves out the two counters, as EPD does.
    pub fn without_counters(mut self) -> Self {
        self.counters = false;
        self
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut setup = self.position.setup();
        if self.passed == PassedStyle::Legal && self.position.legal_en_passant().is_none() {
            setup.en_passant = None;
        }
        setup.write(f, self.castling, self.counters)
    }
}

impl Position {
    /// The position as FEN, to be written with `{}`.
    pub fn fen(&self) -> Fen<'_> {
        Fen {
            position: self,
            castling: CastlingStyle::default(),
            passed: PassedStyle::default(),
            counters: true,
        }
    }

    /// The position as FEN: X-FEN castling, the passed square only if it can be used.
    pub fn to_fen(&self) -> String {
        self.fen().to_string()
    }

    /// Reads FEN strictly.
    ///
    /// # Errors
    ///
    /// Anything out of the standard, with its column; a side without exactly one king.
    pub fn from_fen(text: &str) -> Result<Position, PositionError> {
        let setup = Setup::from_fen(text).map_err(PositionError::Syntax)?;
        setup.position().map_err(PositionError::Meaning)
    }
}

impl Setup {
    /// The arrangement as FEN with its passed square as it stands.
    pub fn to_fen(&self) -> String {
        self.to_string()
    }

    /// Reads FEN strictly: six fields with single spaces.
    ///
    /// # Errors
    ///
    /// Anything out of the standard, with its column.
    pub fn from_fen(text: &str) -> Result<Setup, FenError> {
        Reader::new(text, |tolerated: Tolerated| Err(tolerated.into())).setup()
    }

    /// Reads FEN as people write it and says what was out of the standard.
    ///
    /// # Errors
    ///
    /// What has no clear meaning, with its column.
    pub fn from_fen_tolerant(text: &str) -> Result<(Setup, Vec<Tolerated>), FenError> {
        let mut tolerated = Vec::new();
        let setup = Reader::new(text, |t: Tolerated| {
            tolerated.push(t);
            Ok(())
        })
        .setup()?;
        Ok((setup, tolerated))
    }

    /// Reads the four fields that EPD shares with FEN, strictly, and says where they end in bytes.
    pub(crate) fn from_four_fields(text: &str) -> Result<(Setup, usize), FenError> {
        let mut reader = Reader::new(text, |tolerated: Tolerated| Err(tolerated.into()));
        let setup = reader.four_fields()?;
        Ok((setup, reader.at))
    }

    pub(crate) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        style: CastlingStyle,
        counters: bool,
    ) -> fmt::Result {
        let line = self.line(style, counters);
        f.write_str(str::from_utf8(&line).map_err(|_| fmt::Error)?)
    }

    fn line(&self, style: CastlingStyle, counters: bool) -> Line {
        let mut line = Line::new();
        placement::write(&self.board, &mut line);
        line.extend([b' ', self.turn.char() as u8, b' ']);
        self.write_castling(&mut line, style);
        line.push(b' ');
        match self.en_passant {
            Some(square) => line.extend([square.file().char() as u8, square.rank().char() as u8]),
            None => line.push(b'-'),
        }
        if counters {
            for number in [self.halfmoves, self.fullmoves] {
                line.push(b' ');
                write_number(&mut line, number);
            }
        }
        line
    }

    fn write_castling(&self, line: &mut Line, style: CastlingStyle) {
        let before = line.len();
        for color in Color::ALL {
            let mut rooks = self.castling & Bitboard::relative_rank(color, Rank::FIRST);
            // From the h-side to the a-side: K before Q, H before A.
            while let Some(rook) = rooks.last() {
                rooks.remove(rook);
                let letter = match style {
                    CastlingStyle::XFen => {
                        self.wing_letter(color, rook).unwrap_or(rook.file().char())
                    }
                    CastlingStyle::Shredder => rook.file().char(),
                } as u8;
                line.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
        if line.len() == before {
            line.push(b'-');
        }
    }

    /// `k` or `q` if reading that letter gives this very rook.
    fn wing_letter(&self, color: Color, rook: Square) -> Option<char> {
        let king = self.board.king(color)?;
        let wing = Wing::of(king, rook);
        (self.outermost_rook(color, wing) == rook).then_some(match wing {
            Wing::King => 'k',
            Wing::Queen => 'q',
        })
    }

    /// The rook that `K` or `Q` means: the outermost on that side of the king, or the corner if there is none.
    fn outermost_rook(&self, color: Color, wing: Wing) -> Square {
        let home = Rank::FIRST.relative_to(color);
        let corner = Square::at(if wing == Wing::King { File::H } else { File::A }, home);
        let Some(king) = self.board.king(color).filter(|k| k.rank() == home) else {
            return corner;
        };
        let rooks = self.board.pieces(color, Role::Rook) & Bitboard::rank(home);
        let outermost = match wing {
            Wing::King => rooks.last(),
            Wing::Queen => rooks.first(),
        };
        outermost
            .filter(|&rook| Wing::of(king, rook) == wing)
            .unwrap_or(corner)
    }
}

fn write_number(line: &mut Line, number: u32) {
    if number >= 10 {
        write_number(line, number / 10);
    }
    line.push(b'0' + (number % 10) as u8);
}

/// Where a FEN goes wrong and what was expected there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// Counted from 1, in bytes.
    pub column: usize,
    /// What should have stood there.
    pub expected: &'static str,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl core::error::Error for FenError {}

/// Why a text is not a position to play from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is no FEN.
    Syntax(FenError),
    /// It is FEN, of an arrangement from which nobody can play.
    Meaning(Unplayable),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Syntax(error) => error.fmt(f),
            PositionError::Meaning(unplayable) => unplayable.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

/// Something out of the standard that a tolerant reader understands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tolerated {
    /// Counted from 1, in bytes.
    pub column: usize,
    /// What it was.
    pub what: Oddity,
}

/// What a tolerant reader lets pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Oddity {
    /// More than one space, or space at either end.
    Spaces,
    /// Two digits side by side.
    SplitNumber,
    /// Rights to castle in an unusual order or twice.
    CastlingOrder,
    /// A field at the end is missing.
    MissingField,
    /// The move number is zero.
    MoveZero,
    /// Upper-case letter for the side to move.
    TurnCase,
    /// Something follows the last field.
    Trailing,
}

impl Oddity {
    /// What the standard asks for instead.
    pub fn expected(self) -> &'static str {
        match self {
            Oddity::Spaces => "a single space",
            Oddity::SplitNumber => "one number for neighbouring empty squares",
            Oddity::CastlingOrder => "rights to castle in the order KQkq, each once",
            Oddity::MissingField => "another field",
            Oddity::MoveZero => "a move number from 1",
            Oddity::TurnCase => "w or b",
            Oddity::Trailing => "the end",
        }
    }
}

impl fmt::Display for Tolerated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "column {}: the standard has {}",
            self.column,
            self.what.expected()
        )
    }
}

impl From<Tolerated> for FenError {
    fn from(tolerated: Tolerated) -> FenError {
        FenError {
            column: tolerated.column,
            expected: tolerated.what.expected(),
        }
    }
}

struct Reader<'a, T> {
    text: &'a [u8],
    at: usize,
    tolerate: T,
}

impl<'a, T: FnMut(Tolerated) -> Result<(), FenError>> Reader<'a, T> {
    fn new(text: &'a str, tolerate: T) -> Reader<'a, T> {
        Reader {
            text: text.as_bytes(),
            at: 0,
            tolerate,
        }
    }

    fn setup(mut self) -> Result<Setup, FenError> {
        let mut setup = self.four_fields()?;
        if self.next_field()? {
            setup.halfmoves = self.number()?;
        }
        if self.next_field()? {
            setup.fullmoves = self.number()?;
            if setup.fullmoves == 0 {
                setup.fullmoves = 1;
                self.at -= 1;
                self.odd(Oddity::MoveZero)?;
                self.at += 1;
            }
        }
        if self.at < self.text.len() {
            let blank = self.text[self.at..].iter().all(u8::is_ascii_whitespace);
            self.odd(if blank {
                Oddity::Spaces
            } else {
                Oddity::Trailing
            })?;
        }
        Ok(setup)
    }

    fn four_fields(&mut self) -> Result<Setup, FenError> {
        let mut setup = Setup::empty();
        if self.peek() == Some(b' ') {
            self.odd(Oddity::Spaces)?;
            self.skip_spaces();
        }
        self.board(&mut setup)?;
        if self.next_field()? {
            setup.turn = self.turn()?;
        }
        if self.next_field()? {
            self.castling(&mut setup)?;
        }
        if self.next_field()? {
            setup.en_passant = self.passed(setup.turn)?;
        }
        Ok(setup)
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn error<V>(&self, expected: &'static str) -> Result<V, FenError> {
        Err(FenError {
            column: self.at + 1,
            expected,
        })
    }

    fn odd(&mut self, what: Oddity) -> Result<(), FenError> {
        (self.tolerate)(Tolerated {
            column: self.at + 1,
            what,
        })
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(|b| b.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Goes on to the next field; false if there is none.
    fn next_field(&mut self) -> Result<bool, FenError> {
        match self.peek() {
            None => {
                self.odd(Oddity::MissingField)?;
                Ok(false)
            }
            Some(b' ') => {
                self.at += 1;
                if self.peek().is_none_or(|b| b.is_ascii_whitespace()) {
                    self.odd(Oddity::Spaces)?;
                    self.skip_spaces();
                    if self.peek().is_none() {
                        self.odd(Oddity::MissingField)?;
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Some(b) if b.is_ascii_whitespace() => {
                self.odd(Oddity::Spaces)?;
                self.skip_spaces();
                Ok(self.peek().is_some())
            }
            Some(_) => self.error("a space"),
        }
    }

    fn board(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        if let Some((board, length)) = placement::read(&self.text[self.at..]) {
            setup.board = board;
            self.at += length;
            return Ok(());
        }
        self.board_carefully(setup)
    }

    /// Letter by letter, so that what is out of order is known with its place.
    #[cold]
    fn board_carefully(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        let mut rank = 7u8;
        let mut file = 0u8;
        let mut after_digit = false;
        loop {
            let Some(byte) = self.peek() else {
                return if rank == 0 && file == 8 {
                    Ok(())
                } else {
                    self.error("more squares")
                };
            };
            match byte {
                b'1'..=b'8' => {
                    if after_digit {
                        self.odd(Oddity::SplitNumber)?;
                    }
                    file += byte - b'0';
                    if file > 8 {
                        return self.error("no more than eight squares in a rank");
                    }
                    after_digit = true;
                }
                b'/' => {
                    if file != 8 {
                        return self.error("eight squares in the rank");
                    }
                    if rank == 0 {
                        return self.error("no more than eight ranks");
                    }
                    (rank, file, after_digit) = (rank - 1, 0, false);
                }
                _ => {
                    let Some(piece) = Piece::from_char(byte) else {
                        if rank == 0 && file == 8 {
                            return Ok(());
                        }
                        return self.error("a piece letter, a number from 1 to 8 or /");
                    };
                    if file == 8 {
                        return self.error("no more than eight squares in a rank");
                    }
                    setup
                        .board
                        .drop_on(Square::masked(rank * 8 + file), piece.color, piece.role);
                    (file, after_digit) = (file + 1, false);
                }
            }
            self.at += 1;
        }
    }

    fn turn(&mut self) -> Result<Color, FenError> {
        let color = match self.peek() {
            Some(b'w') => Color::White,
            Some(b'b') => Color::Black,
            Some(upper @ (b'W' | b'B')) => {
                self.odd(Oddity::TurnCase)?;
                if upper == b'W' {
                    Color::White
                } else {
                    Color::Black
                }
            }
            _ => return self.error("w or b"),
        };
        self.at += 1;
        Ok(color)
    }

    fn castling(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return Ok(());
        }
        // The standard order is also the descending order of these places.
        let mut before = u8::MAX;
        let start = self.at;
        while let Some(byte) = self.peek() {
            let color = if byte.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let rook = match byte | 0x20 {
                b'k' => setup.outermost_rook(color, Wing::King),
                b'q' => setup.outermost_rook(color, Wing::Queen),
                file @ b'a'..=b'h' => {
                    Square::masked((file - b'a') | Rank::FIRST.relative_to(color).index() << 3)
                }
                _ => break,
            };
            let place = u8::from(color.is_white()) * 8 + rook.file().index();
            if place >= before {
                self.odd(Oddity::CastlingOrder)?;
            }
            before = place;
            setup.castling.insert(rook);
            self.at += 1;
        }
        if self.at == start {
            return self.error("rights to castle such as KQkq, or -");
        }
        Ok(())
    }

    fn passed(&mut self, turn: Color) -> Result<Option<Square>, FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return Ok(None);
        }
        let square = match self.text.get(self.at..self.at + 2) {
            Some(&[file, rank]) => Square::from_ascii([file, rank]),
            _ => None,
        };
        let third = Rank::THIRD.relative_to(!turn);
        match square.filter(|s| s.rank() == third) {
            Some(square) => {
                self.at += 2;
                Ok(Some(square))
            }
            None if third == Rank::SIXTH => self.error("a square of the sixth rank, or -"),
            None => self.error("a square of the third rank, or -"),
        }
    }

    fn number(&mut self) -> Result<u32, FenError> {
        let start = self.at;
        let mut number = 0u32;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let larger = number
                .checked_mul(10)
                .and_then(|n| n.checked_add(u32::from(digit - b'0')));
            match larger {
                Some(n) => number = n,
                None => return self.error("a number below 4294967296"),
            }
            self.at += 1;
        }
        if self.at == start {
            return self.error("a number");
        }
        Ok(number)
    }
}
