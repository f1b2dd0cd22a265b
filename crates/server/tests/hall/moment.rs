//! An export is of one moment, whatever happens while it is read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use laws::regulations::Supervision;
use laws::{Edition, Millis, Regulations};
use serde_json::{Value, json};
use server::journal::{Draft, Fault, Head, Journal, open, until};
use server::transfer::{Export, export, verify};

use crate::common::{Device, House, address_of, moves};

/// Boards between two that are compared.
const BETWEEN: usize = 50;

/// How many entries of a stream there are in a text.
fn entries(text: &str, stream: &str) -> usize {
    let begins = format!("{{\"stream\":\"{stream}\",");
    text.lines()
        .filter(|line| line.starts_with(&begins))
        .count()
}

/// A game ends after the competition was read and before its board is: the text has neither the result nor the mate.
#[tokio::test(flavor = "multi_thread")]
async fn what_happens_meanwhile_is_not_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let rapid = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(4, &rapid).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    white.plays("f2f3").await;

    let journal = &*house.hall.journal;
    let before = export(journal).await.unwrap();
    let mut begun = Export::begin(journal).await.unwrap();
    let mut text = begun.piece(journal).await.unwrap().unwrap();
    assert!(entries(&text, "event") > 0, "the competition comes first");

    black.plays("e7e5").await;
    white.plays("g2g4").await;
    black.does(moves("d8h4")).await;
    assert!(!chief.result(1).await.is_null());
    while let Some(piece) = begun.piece(journal).await.unwrap() {
        text.push_str(&piece);
    }
    assert!(text == before, "as it was when it was begun: {text}");
    // The last line counts and proves all of them; it is another one now.
    let last = |text: &str| text.lines().last().unwrap().to_owned();
    let end: Value = serde_json::from_str(&last(&text)).unwrap();
    assert_eq!(end["end"]["entries"], verify(&text).unwrap().len());
    let after = export(journal).await.unwrap();
    assert_ne!(last(&text), last(&after));
    for stream in ["event", "game/1/1"] {
        assert!(entries(&after, stream) > entries(&text, stream), "{stream}");
    }
    assert!(begun.piece(journal).await.unwrap().is_none(), "once");
}

/// What is said of a board stands in the competition before it stands at the board, thousands of times, and none of the
/// texts that are made meanwhile says otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn no_stream_is_ahead_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let address = address_of(&folder.path().join("hall.adoube"));
    let journal = open(&address).await.unwrap();
    // What is read between the two, so that a slow disk writes something meanwhile.
    for board in 1..=BETWEEN {
        say(&*journal, &format!("game/1/{board}"), Head::default()).await;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (journal, stop) = (Arc::clone(&journal), Arc::clone(&stop));
        async move {
            let (mut event, mut board) = (Head::default(), Head::default());
            while !stop.load(Ordering::SeqCst) {
                event = say(&*journal, "event", event).await;
                board = say(&*journal, "game/2/1", board).await;
            }
        }
    });
    let mut seen = 0;
    while seen < 20 {
        let text = export(&*journal).await.unwrap();
        let (event, board) = (entries(&text, "event"), entries(&text, "game/2/1"));
        assert!(event == board || event == board + 1, "{event}, {board}");
        assert_eq!(verify(&text).unwrap().len(), event + board + BETWEEN);
        seen += usize::from(board > 0);
    }
    stop.store(true, Ordering::SeqCst);
    writing.await.unwrap();
}

async fn say(journal: &dyn Journal, stream: &str, after: Head) -> Head {
    let draft = Draft {
        act: None,
        at: Millis::ZERO,
        body: json!({"said": after.version}).to_string(),
    };
    journal.append(stream, after, vec![draft]).await.unwrap()
}

/// The ends of all streams are those that the appends have told, and an end that is gone is a fault, not another moment.
#[tokio::test]
async fn an_end_is_what_was_appended() {
    let folder = tempfile::tempdir().unwrap();
    let address = address_of(&folder.path().join("hall.adoube"));
    let journal = open(&address).await.unwrap();
    assert!(journal.ends().await.unwrap().is_empty());
    let first = say(&*journal, "event", Head::default()).await;
    let second = say(&*journal, "event", first).await;
    let board = say(&*journal, "game/1/1", Head::default()).await;
    let ends = journal.ends().await.unwrap();
    assert_eq!(ends.len(), 2);
    assert_eq!((ends["event"].head, ends["game/1/1"].head), (second, board));
    for (end, length) in [(first, 1), (second, 2), (Head::default(), 0)] {
        let read = until(&*journal, "event", end).await.unwrap();
        assert_eq!(read.len(), length);
    }
    let later = Head {
        version: 3,
        ..second
    };
    let other = Head {
        mark: board.mark,
        ..second
    };
    for gone in [later, other] {
        let read = until(&*journal, "event", gone).await;
        assert!(matches!(read, Err(Fault::Storage(_))), "{read:?}");
    }
}
