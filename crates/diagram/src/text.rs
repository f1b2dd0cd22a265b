//! The board as plain text.

use std::fmt;

use crate::{Coordinates, Diagram};
use chess::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// What stands round a board of text.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Border {
    /// Nothing.
    #[default]
    None,
    /// `+`, `-` and `|`.
    Ascii,
    /// Box-drawing lines.
    Lines,
}

/// A diagram on its way to text, to be written with `{}`; see [`Diagram::text`].
#[derive(Clone, Debug)]
pub struct Text<'a> {
    diagram: &'a Diagram,
    /// By colour, then by role.
    names: [[String; 6]; 2],
    empty: String,
    border: Border,
}

impl Diagram {
    /// The diagram as text: eight lines, upper-case letters for White, a dot for an empty square.
    ///
    /// Marked squares stand in brackets, a king in check in parentheses; two marked neighbours share a bar:
    /// `.[P]. .[p|P(k).`. The side to move has `<` at the end of the line where it began.
    pub fn text(&self) -> Text<'_> {
        Text {
            diagram: self,
            names: named(|piece| piece.char().to_string()),
            empty: ".".to_owned(),
            border: Border::None,
        }
    }
}

impl Text<'_> {
    /// Chess symbols, ♔ to ♟, in place of letters.
    #[must_use]
    pub fn figurines(mut self) -> Self {
        self.names = named(|piece| piece.figurine().to_string());
        self.empty = "·".to_owned();
        self
    }

    /// The letters of another language in the order of [`Role::ALL`]: capitals, which become small ones for
    /// Black. They may be longer than one letter, as the Russian king is.
    #[must_use]
    pub fn letters(self, letters: [&str; 6]) -> Self {
        self.pieces(|piece| {
            let letter = letters[piece.role as usize];
            match piece.color {
                Color::White => letter.to_owned(),
                Color::Black => letter.to_lowercase(),
            }
        })
    }

    /// Anything at all for each piece.
    #[must_use]
    pub fn pieces<S: Into<String>>(mut self, name: impl Fn(Piece) -> S) -> Self {
        self.names = named(|piece| name(piece).into());
        self
    }

    /// What an empty square is shown as.
    #[must_use]
    pub fn empty(mut self, sign: char) -> Self {
        self.empty = sign.to_string();
        self
    }

    /// What stands round the board.
    #[must_use]
    pub fn border(mut self, border: Border) -> Self {
        self.border = border;
        self
    }

    /// Width of a square: that of the longest name, counted in characters.
    fn width(&self) -> usize {
        let longest = |names: &[String; 6]| names.iter().map(|name| name.chars().count()).max();
        self.names
            .iter()
            .filter_map(longest)
            .max()
            .unwrap_or(1)
            .max(1)
    }

    /// The sign before a square and after its neighbour to the left.
    fn between(&self, left: Option<Square>, right: Option<Square>) -> char {
        let check = |square: Option<Square>| square.is_some() && square == self.diagram.check;
        let marked = |square: Option<Square>| {
            square.is_some_and(|square| self.diagram.any_mark().contains(square))
        };
        match (marked(left), marked(right)) {
            (false, false) => ' ',
            _ if check(left) => ')',
            _ if check(right) => '(',
            (true, true) => '|',
            (true, false) => ']',
            (false, true) => '[',
        }
    }

    /// The eight squares of a row with the signs before, between and after them.
    fn row(&self, row: u8) -> String {
        let width = self.width();
        let mut line = String::new();
        let mut left = None;
        for column in 0..8 {
            let square = self.diagram.at(column, row);
            line.push(self.between(left, Some(square)));
            let name = match self.diagram.board.piece_at(square) {
                Some(piece) => &self.names[piece.color as usize][piece.role as usize],
                None => &self.empty,
            };
            line.push_str(&format!("{name:<width$}"));
            left = Some(square);
        }
        line.push(self.between(left, None));
        line
    }

    /// The letters of the files, above or below which the squares stand.
    fn files(&self) -> String {
        let width = self.width();
        let letter = |column| self.diagram.at(column, 0).file().char();
        (0..8)
            .map(|column| format!(" {:<width$}", letter(column)))
            .collect()
    }

    fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = (0..8).map(|row| self.row(row)).collect();
        let rule = |dash: &str| dash.repeat(8 * (self.width() + 1) + 1);
        let frame = match self.border {
            Border::None => None,
            Border::Ascii => Some((["+", "+", "+", "+"], "-", "|")),
            Border::Lines => Some((["┌", "┐", "└", "┘"], "─", "│")),
        };
        if let Some((_, _, side)) = frame {
            lines = lines
                .iter()
                .map(|line| format!("{side}{line}{side}"))
                .collect();
        }
        for (row, line) in (0..8).zip(&mut lines) {
            let rank = self.diagram.at(0, row).rank();
            if self
                .diagram
                .turn
                .is_some_and(|color| rank == Rank::FIRST.relative_to(color))
            {
                *line = format!("{} <", line.trim_end());
            }
            if self.diagram.coordinates == Coordinates::Shown {
                let gap = if frame.is_some() { " " } else { "" };
                *line = format!("{rank}{gap}{line}");
            }
        }
        let shown = self.diagram.coordinates == Coordinates::Shown;
        if let Some((corner, dash, _)) = frame {
            let indent = if shown { "  " } else { "" };
            lines.insert(
                0,
                format!("{indent}{}{}{}", corner[0], rule(dash), corner[1]),
            );
            lines.push(format!("{indent}{}{}{}", corner[2], rule(dash), corner[3]));
        }
        if shown {
            let indent = if frame.is_some() { "   " } else { " " };
            lines.push(format!("{indent}{}", self.files()));
        }
        lines
    }
}

fn named(name: impl Fn(Piece) -> String) -> [[String; 6]; 2] {
    Color::ALL.map(|color| Role::ALL.map(|role| name(role.of(color))))
}

impl Diagram {
    /// The square at a column from the left and a row from the top.
    fn at(&self, column: u8, row: u8) -> Square {
        let (column, row) = (usize::from(column & 7), usize::from(row & 7));
        match self.bottom {
            Color::White => Square::at(File::ALL[column], Rank::ALL[7 - row]),
            Color::Black => Square::at(File::ALL[7 - column], Rank::ALL[row]),
        }
    }

    /// Every square that carries a mark of any kind.
    fn any_mark(&self) -> Bitboard {
        let mut squares = self
            .marks
            .into_iter()
            .fold(Bitboard::EMPTY, |all, some| all | some);
        for square in self
            .last_move
            .into_iter()
            .flat_map(|(from, to)| [from, to])
            .chain(self.check)
        {
            squares.insert(square);
        }
        squares
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.lines();
        // A bare board keeps its first column of signs only if there is a bracket in it.
        let bare = lines.iter().all(|line| line.starts_with(' '));
        for line in &lines {
            let line = &line[usize::from(bare)..];
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mark;
    use chess::{Board, Setup};

    fn board(fen: &str) -> Board {
        Setup::from_fen(fen).unwrap().board
    }

    #[test]
    fn the_plain_board() {
        let text = Diagram::new(&Board::initial()).text().to_string();
        let expected = "\
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
";
        assert_eq!(text, expected);
    }

    #[test]
    fn from_the_other_side_with_marks_and_a_border() {
        let board = board("4k3/8/8/3p4/4P3/8/8/4K2R b - - 0 1");
        let text = Diagram::new(&board)
            .bottom(Color::Black)
            .last_move(Square::E2, Square::E4)
            .mark(Mark::Cross, [Square::D4, Square::H1])
            .check(Square::E8)
            .turn(Color::Black)
            .text()
            .border(Border::Ascii)
            .to_string();
        let expected = "  +-----------------+
1 |[R]. . K . . . . |
2 | . . .[.]. . . . |
3 | . . . . . . . . |
4 | . . .[P|.]. . . |
5 | . . . . p . . . |
6 | . . . . . . . . |
7 | . . . . . . . . |
8 | . . .(k). . . . | <
  +-----------------+
    h g f e d c b a
";
        assert_eq!(text, expected);
    }

    #[test]
    fn figurines_in_lines() {
        let board = board("8/8/8/8/8/8/k7/7K w - - 0 1");
        let text = Diagram::new(&board)
            .coordinates(Coordinates::Hidden)
            .text()
            .figurines()
            .border(Border::Lines)
            .to_string();
        assert!(text.starts_with("┌─────────────────┐\n│ · · · · · · · · │\n"));
        assert!(text.ends_with("│ ♚ · · · · · · · │\n│ · · · · · · · ♔ │\n└─────────────────┘\n"));
    }

    #[test]
    fn letters_of_two_signs_keep_the_columns() {
        let board = board("k7/8/8/8/8/8/PK6/8 w - - 0 1");
        let russian = ["п", "К", "С", "Л", "Ф", "Кр"];
        let diagram = Diagram::new(&board);
        let text = diagram.text().letters(russian).to_string();
        assert!(text.starts_with("8 кр .  .  .  .  .  .  .\n"));
        assert!(text.contains("2 п  Кр .  .  .  .  .  .\n"));
        assert!(text.ends_with("  a  b  c  d  e  f  g  h\n"));
    }

    #[test]
    fn a_bare_board_has_no_blank_edge() {
        let board = board("8/8/8/8/8/8/8/K6k w - - 0 1");
        let bare = Diagram::new(&board).coordinates(Coordinates::Hidden);
        assert!(bare.text().to_string().ends_with("\nK . . . . . . k\n"));
        let marked = bare.mark(Mark::Highlight, [Square::A1, Square::H1]);
        assert!(
            marked
                .text()
                .to_string()
                .ends_with("\n . . . . . . . .\n[K]. . . . . .[k]\n")
        );
    }
}
