//! Files that are no hall, and copies of those that are.

use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use crate::common::{Device, House, on_a_file};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use server::journal::{Fault, Sqlite, backup};
use server::wire::Key;

fn refused(path: &Path) -> String {
    match Sqlite::open(path) {
        Err(Fault::Storage(words)) => words,
        Err(fault) => panic!("{fault}"),
        Ok(_) => panic!("it was opened"),
    }
}

async fn played(file: &Path) -> House {
    on_a_file(file);
    let house = House::open(file).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(2, &regulations).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    house
}

#[test]
fn a_file_that_is_no_hall_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("notes.txt");
    let notes = "1. e4 e5\n".repeat(500);
    std::fs::write(&text, &notes).unwrap();
    assert!(
        refused(&text).starts_with("this is not the file of a hall"),
        "{}",
        refused(&text)
    );
    assert_eq!(std::fs::read_to_string(&text).unwrap(), notes);

    let other = folder.path().join("other.db");
    let connection = rusqlite::Connection::open(&other).unwrap();
    connection
        .execute_batch("CREATE TABLE games (pgn TEXT)")
        .unwrap();
    assert_eq!(refused(&other), "this is not the file of a hall");

    let later = folder.path().join("later.adoube");
    drop(Sqlite::open(&later).unwrap());
    let connection = rusqlite::Connection::open(&later).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    drop(connection);
    assert!(
        refused(&later).contains("later program (layout 99"),
        "{}",
        refused(&later)
    );

    let nowhere = folder.path().join("no/such/folder/hall.adoube");
    assert!(
        refused(&nowhere).contains("cannot be made"),
        "{}",
        refused(&nowhere)
    );
}

#[tokio::test]
async fn a_damaged_file_is_not_served() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let _house = played(&file).await;
    let whole = folder.path().join("whole.adoube");
    backup(&file, &whole).unwrap();
    drop(Sqlite::open(&whole).unwrap());
    let garbled = folder.path().join("garbled.adoube");
    std::fs::copy(&whole, &garbled).unwrap();

    // Every page but the first is lost.
    let length = std::fs::metadata(&whole).unwrap().len();
    let mut open = std::fs::OpenOptions::new()
        .write(true)
        .open(&whole)
        .unwrap();
    open.seek(SeekFrom::Start(4096)).unwrap();
    open.write_all(&vec![0xAA; length as usize - 4096]).unwrap();
    drop(open);
    assert!(refused(&whole).contains("damaged"), "{}", refused(&whole));
    assert!(backup(&whole, &folder.path().join("copy")).is_err());
    assert!(!folder.path().join("copy").exists());

    // The pages are in order, but one entry has other letters.
    let connection = rusqlite::Connection::open(&garbled).unwrap();
    let garble = "UPDATE journal SET body = '}' WHERE stream = 'game/1/1' AND version = 2";
    assert_eq!(connection.execute(garble, []).unwrap(), 1);
    drop(connection);
    let opened = server::Hall::open(&garbled, server::Limits::default()).await;
    let words = opened.err().expect("refused").to_string();
    assert!(
        words.contains("round 1, board 1: entry 2 is not what was written"),
        "{words}"
    );
}

#[tokio::test]
async fn a_copy_of_a_running_hall_goes_on_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (
        folder.path().join("hall.adoube"),
        folder.path().join("copy.adoube"),
    );
    let house = played(&file).await;
    let copied = backup(&file, &copy).unwrap();
    assert!(copied.entries > 10, "{copied:?}");
    assert!(
        backup(&file, &copy)
            .unwrap_err()
            .to_string()
            .contains("exists already")
    );
    assert!(backup(&folder.path().join("none"), &folder.path().join("x")).is_err());

    let chief_link = house.hall.access.state().links.clone();
    let again = House::open(&copy).await;
    assert_eq!(again.hall.access.state().links, chief_link);
    let key = Key { round: 1, board: 1 };
    assert_eq!(again.hall.table(key).unwrap().board().game.plies.len(), 1);
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.contains(".part"))
        .collect();
    assert_eq!(left, [""; 0], "nothing unfinished is left");
}
