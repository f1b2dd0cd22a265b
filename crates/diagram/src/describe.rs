//! A board in words.

use std::fmt::Display;

use chess::{Board, ByColor, Color, Piece, Role};

/// What each side has and where, one line a side, kings first: `king e1, rooks a1 h1, pawns a2 b2 c2`.
///
/// The words are the caller's: `name` is asked once for each kind of piece, with how many of them there are, so
/// that a language can choose its form. A side without pieces has an empty line.
///
/// ```
/// use chess::{Board, Color, Role, Square};
///
/// let mut board = Board::EMPTY;
/// board.put(Square::G1, Role::King.of(Color::White));
/// board.put(Square::A1, Role::Rook.of(Color::White));
/// board.put(Square::F1, Role::Rook.of(Color::White));
/// let lines = diagram::describe(&board, |piece, count| match count {
///     1 => piece.role.to_string(),
///     _ => format!("{}s", piece.role),
/// });
/// assert_eq!(lines.white, "king g1, rooks a1 f1");
/// assert_eq!(lines.black, "");
/// ```
pub fn describe<N: Display>(board: &Board, name: impl Fn(Piece, u32) -> N) -> ByColor<String> {
    ByColor::new_with(|color| side(board, color, &name))
}

fn side<N: Display>(board: &Board, color: Color, name: &impl Fn(Piece, u32) -> N) -> String {
    let mut line = String::new();
    for role in Role::ALL.into_iter().rev() {
        let squares = board.pieces(color, role);
        if squares.is_empty() {
            continue;
        }
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&name(role.of(color), squares.count()).to_string());
        for square in squares {
            line.push(' ');
            line.push_str(&square.to_string());
        }
    }
    line
}
