//! The same games out of a folder of plain and compressed files, and games of Chess960.
#![allow(missing_docs)]

use std::io::Write as _;
use std::path::PathBuf;

use archive::batch::Batch;
use archive::game::Game;
use archive::inputs::{Inputs, Next};
use archive::lexer::Lexer;
use archive::reader::{Reading, read_game};
use archive::source::sources;

const GAME: &str =
    "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";

fn read_all(text: &[u8]) -> Vec<Game> {
    let mut lexer = Lexer::new(text);
    std::iter::from_fn(|| read_game(&mut lexer, Reading::default()).map(|(game, _)| game)).collect()
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("adoube-inputs-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("below")).expect("a temporary folder");
        Folder(folder)
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.join(name), bytes).expect("a temporary file");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_of_plain_and_compressed_files() {
    let folder = Folder::new();
    folder.put("a.pgn", GAME.as_bytes());
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(GAME.as_bytes()).unwrap();
    folder.put("b.pgn.gz", &gzip.finish().unwrap());
    let mut bzip = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    bzip.write_all(GAME.as_bytes()).unwrap();
    folder.put("c.pgn.bz2", &bzip.finish().unwrap());
    folder.put(
        "below/d.pgn.zst",
        &zstd::encode_all(GAME.as_bytes(), 1).unwrap(),
    );

    let found = sources(std::slice::from_ref(&folder.0)).expect("the folder can be read");
    assert_eq!(found.len(), 4);
    let mut inputs = Inputs::new(found);
    let mut batch = Batch::default();
    let mut games = Vec::new();
    while let Some(next) = inputs.next(&mut batch) {
        if let Next::Games(_) = next {
            games.extend(read_all(&batch.text));
        }
    }
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| *game == games[0]));
    assert_eq!(games[0].line.plies.len(), 7);
}

#[test]
fn a_game_of_chess960_with_castling() {
    let games = read_all(
        b"[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1\"]\n\n1. O-O-O Ke7 *\n",
    );
    assert_eq!(games.len(), 1);
    let plies = &games[0].line.plies;
    assert_eq!(plies.len(), 2);
}
