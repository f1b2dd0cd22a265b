//! The vectors, read from beside the checkout.
#![allow(dead_code)]

use std::path::PathBuf;

use chess::{Color, Position, Setup};

/// A question with its answer, where it is known.
pub struct Query {
    pub fen: String,
    pub position: Position,
    pub side: Color,
    pub winnable: Option<bool>,
}

/// The text of a file of vectors. Says so and gives `None` when the vectors are absent.
pub fn vectors(name: &str) -> Option<String> {
    let shared = std::env::var_os("ADOUBE_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let path = shared.join("vectors/mate").join(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            eprintln!(
                "vectors absent, nothing tested: {}: {error}",
                path.display()
            );
            None
        }
    }
}

pub fn position(fen: &str) -> Position {
    let (setup, _) = Setup::from_fen_tolerant(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    setup
        .position()
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Lines such as `W- 8/8/… w - -`: two questions each.
pub fn pairs(text: &str) -> Vec<Query> {
    let mut queries = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let (truth, fen) = line
            .split_once(' ')
            .expect("two characters, a space, a FEN");
        for (side, letter) in Color::ALL.into_iter().zip(truth.bytes()) {
            queries.push(Query {
                fen: fen.to_owned(),
                position: position(fen),
                side,
                winnable: Some(letter != b'-'),
            });
        }
    }
    queries
}

/// Lines of FEN, side and what is known, with tabs between.
pub fn table(text: &str) -> Vec<Query> {
    let mut queries = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let fields: Vec<&str> = line.split('\t').collect();
        queries.push(Query {
            fen: fields[0].to_owned(),
            position: position(fields[0]),
            side: if fields[1] == "white" {
                Color::White
            } else {
                Color::Black
            },
            winnable: match fields[2] {
                truth if truth.starts_with("winnable") => Some(true),
                truth if truth.starts_with("unwinnable") => Some(false),
                _ => None,
            },
        });
    }
    queries
}
