//! Draws docs/diagram.svg and docs/diagram.png:
//! `cargo run -p adoube-diagram --features png --example diagram` in the root of the repository.

use std::error::Error;

use chess::{Position, Square};
use diagram::{Diagram, describe};

fn main() -> Result<(), Box<dyn Error>> {
    // Paris 1858, a box at the opera: White has just mated.
    let position = Position::from_fen("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17")?;
    let board = position.board();
    let words = describe(board, |piece, count| match count {
        1 => piece.role.to_string(),
        _ => format!("{}s", piece.role),
    });
    let diagram = Diagram::new(board)
        .last_move(Square::D1, Square::D8)
        .check(Square::E8)
        .turn(position.turn())
        .title("Mate on d8")
        .description(format!("White: {}.\nBlack: {}.", words.white, words.black));
    std::fs::write("docs/diagram.svg", diagram.svg())?;
    std::fs::write("docs/diagram.png", diagram.png()?)?;
    print!("{}", diagram.text());
    Ok(())
}
