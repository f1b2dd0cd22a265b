//! A fault in the program itself, in the middle of an act: it costs that act, never the board.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use chess::{ByColor, Color};
use laws::{Act, Actor, Edition, Millis, Regulations};
use server::journal::{Draft, End, Entry, Head, Journal, Marked, Part, Pending, Sqlite};
use server::nodes::Nodes;
use server::record::{Record, Who};
use server::table::{Deed, Surroundings, Table, stream};
use server::time::HallTime;
use server::view::BoardKind;
use server::wire::Key;
use tokio::sync::{mpsc, watch};

/// A journal behind which the program breaks once.
struct Breaking {
    journal: Sqlite,
    breaks: AtomicBool,
}

impl Journal for Breaking {
    fn append(&self, stream: &str, after: Head, drafts: Vec<Draft>) -> Pending<'_, Head> {
        assert!(!self.breaks.swap(false, Ordering::SeqCst), "as arranged");
        self.journal.append(stream, after, drafts)
    }

    fn append_all(&self, parts: Vec<Part>) -> Pending<'_, ()> {
        self.journal.append_all(parts)
    }

    fn read(&self, stream: &str, after: u64) -> Pending<'_, Vec<Entry>> {
        self.journal.read(stream, after)
    }

    fn find(&self, stream: &str, act: &str) -> Pending<'_, Option<Entry>> {
        self.journal.find(stream, act)
    }

    fn streams(&self) -> Pending<'_, Vec<String>> {
        self.journal.streams()
    }

    fn ends(&self) -> Pending<'_, BTreeMap<String, End>> {
        self.journal.ends()
    }

    fn latest(&self) -> Pending<'_, Millis> {
        self.journal.latest()
    }

    fn marks(&self, name: &str) -> Pending<'_, Vec<Marked>> {
        self.journal.marks(name)
    }

    fn keep(&self, name: &str, text: String) -> Pending<'_, ()> {
        self.journal.keep(name, text)
    }

    fn kept(&self, name: &str) -> Pending<'_, Option<String>> {
        self.journal.kept(name)
    }

    fn fault(&self) -> watch::Receiver<Option<String>> {
        self.journal.fault()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_outlives_a_fault_in_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(&folder.path().join("hall.adoube")).unwrap();
    let key = Key { round: 1, board: 1 };
    let opened = Record::Opened {
        regulations: Box::new(Regulations::classical(Edition::Y2023)),
        players: ByColor::default(),
        board: BoardKind::Screen,
    };
    let (act, at) = (None, Millis::ZERO);
    let body = serde_json::to_string(&opened).unwrap();
    let draft = Draft { act, at, body };
    let appended = journal.append(&stream(key), Head::default(), vec![draft]);
    appended.await.unwrap();
    let breaks = AtomicBool::new(false);
    let journal = Arc::new(Breaking { journal, breaks });
    let around = Surroundings {
        journal: Arc::clone(&journal) as Arc<dyn Journal>,
        time: HallTime::by_hand(),
        news: mpsc::unbounded_channel().0,
        nodes: Arc::new(Nodes::alone("")),
    };
    let table = Table::open(key, around).await.unwrap();
    let does = async |who: Who, actor: Actor, act: Act| {
        let moment = None;
        table.act(who, None, Deed::Act { actor, act, moment }).await
    };
    let chief = || Who::Staff("Chief".into());
    let started = does(chief(), Actor::Arbiter, Act::Start).await;
    started.unwrap();
    let before = table.board().version;
    journal.breaks.store(true, Ordering::SeqCst);
    let white = || (Who::Seat(Color::White), Actor::Player(Color::White));
    let (who, actor) = white();
    assert!(does(who, actor, Act::OfferDraw).await.is_err());
    assert_eq!(table.board().version, before, "nothing has happened");
    let (who, actor) = white();
    does(who, actor, Act::Resign).await.unwrap();
    assert!(table.board().version > before);
    assert!(table.board().game.outcome.is_some());
}
