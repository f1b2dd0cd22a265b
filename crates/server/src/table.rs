//! One task for each board: append, apply, publish, in that order.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use laws::{Act, Actor, Command, Event, Game, Millis, decide};
use tokio::sync::{mpsc, oneshot, watch};

use crate::journal::{Draft, Entry, Fault, Head, Journal, Mark};
use crate::nodes::Nodes;
use crate::record::{Board, Record, Who};
use crate::refused::{Cannot, Refused};
use crate::time::HallTime;
use crate::wire::Key;

mod follow;
mod search;

/// How far ahead of the hall a device's own moment may be before it is not believed.
const TRUSTED_AHEAD: Millis = Millis(0);

/// Acts that may wait at a board; more than this is no game of chess.
const QUEUE: usize = 64;

/// What a board is asked to do.
#[derive(Clone, Debug)]
pub enum Deed {
    /// An act under the Laws.
    Act {
        /// For whom it counts.
        actor: Actor,
        /// What.
        act: Act,
        /// The moment it counts from, if the device was offline and is believed (see `presence`).
        moment: Option<Millis>,
    },
    /// A call for the arbiter.
    Call(String),
    /// An arbiter takes a call.
    TakeCall(u32),
    /// An arbiter closes it.
    CloseCall(u32),
    /// The hall sets the board up again, after the start of its round was taken back.
    SetUp(Box<Record>),
    /// The start of the round is taken back; refused if anything has happened here.
    TakeBackStart,
}

impl Deed {
    /// A name for logs: what was done, not to what.
    fn kind(&self) -> String {
        let text = match self {
            Deed::Act { act, .. } => format!("{act:?}"),
            deed => format!("{deed:?}"),
        };
        let end = text.find(|c: char| !c.is_alphanumeric());
        text[..end.unwrap_or(text.len())].to_owned()
    }
}

/// A deed with its sender.
pub struct Request {
    /// Who, as the log names him.
    pub who: Who,
    /// The device's id for it, signed by its sender.
    pub id: Option<String>,
    /// What.
    pub deed: Deed,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<Done, Refused>>,
}

/// It is on disk.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The version of the board after it.
    pub version: u64,
    /// The moment it counts from.
    pub at: Millis,
}

/// Something that the rest of the hall wants to know.
#[derive(Clone, Debug)]
pub enum News {
    /// The board has changed.
    Changed(Key),
    /// The board was read anew: what was told of it is not in the record.
    Anew(Key),
    /// New rulings, and the game as it stands.
    Ruled {
        /// Which board.
        key: Key,
        /// The events with the rulings.
        events: Arc<Vec<Event>>,
        /// The game after them.
        game: Arc<Game>,
    },
}

/// What a table needs of the hall.
#[derive(Clone)]
pub struct Surroundings {
    /// The record.
    pub journal: Arc<dyn Journal>,
    /// The time.
    pub time: HallTime,
    /// Where news go.
    pub news: mpsc::UnboundedSender<News>,
    /// Who else serves the hall.
    pub nodes: Arc<Nodes>,
}

/// What another process has appended to a board.
pub(crate) struct Fed {
    /// Where the stream ends.
    pub(crate) end: Head,
    /// What was read of it; if that does not reach from what the board has to the end, the board reads by itself.
    pub(crate) entries: Vec<Entry>,
}

/// How the rest of the hall reaches a table.
#[derive(Clone)]
pub struct Table {
    requests: mpsc::Sender<Request>,
    feed: mpsc::UnboundedSender<Fed>,
    board: watch::Receiver<Arc<Board>>,
}

/// The name of a board's stream.
pub fn stream(key: Key) -> String {
    format!("game/{}/{}", key.round, key.board)
}

/// The board that a stream is of.
pub fn key_of(stream: &str) -> Option<Key> {
    let (round, board) = stream.strip_prefix("game/")?.split_once('/')?;
    Some(Key {
        round: round.parse().ok()?,
        board: board.parse().ok()?,
    })
}

impl Table {
    /// Reads what there is of a board, and goes on from there.
    ///
    /// # Errors
    ///
    /// The journal cannot be read, or holds what this program does not understand.
    pub async fn open(key: Key, around: Surroundings) -> Result<Table, Fault> {
        let entries = around.journal.read(&stream(key), 0).await?;
        Table::of(key, &entries, around)
    }

    /// Goes on from entries that were read.
    ///
    /// # Errors
    ///
    /// They hold what this program does not understand.
    pub(crate) fn of(key: Key, entries: &[Entry], around: Surroundings) -> Result<Table, Fault> {
        let mut board = Board::new(key);
        replay(&mut board, entries)?;
        let mark = entries.last().map(|entry| entry.mark);
        Ok(Table::start(board, mark.unwrap_or_default(), around))
    }

    fn start(board: Board, mark: Mark, around: Surroundings) -> Table {
        let (requests, inbox) = mpsc::channel(QUEUE);
        let (feed, fed) = mpsc::unbounded_channel();
        let (publish, published) = watch::channel(Arc::new(board.clone()));
        let keeper = Keeper {
            stream: stream(board.key),
            board,
            mark,
            around,
            publish,
            requests: requests.downgrade(),
            searching: false,
            looked_at: None,
        };
        tokio::spawn(keeper.run(inbox, fed));
        Table {
            requests,
            feed,
            board: published,
        }
    }

    /// Tells the board what others have appended.
    pub(crate) fn feed(&self, fed: Fed) {
        let _ = self.feed.send(fed);
    }

    /// Waits a little until the board has this version.
    pub(crate) async fn reaches(&self, version: u64) {
        let mut board = self.board.clone();
        let there = board.wait_for(|board| board.version >= version);
        let _ = tokio::time::timeout(std::time::Duration::from_secs(1), there).await;
    }

    /// Does nobody else have it in hand?
    pub(crate) fn is_left_alone(&self) -> bool {
        self.requests.strong_count() == 1
    }

    /// The board as it stands.
    pub fn board(&self) -> Arc<Board> {
        Arc::clone(&self.board.borrow())
    }

    /// To be told of changes.
    pub fn watch(&self) -> watch::Receiver<Arc<Board>> {
        self.board.clone()
    }

    /// Asks for a deed; the answer comes through the receiver when it is on disk.
    pub async fn ask(
        &self,
        who: Who,
        id: Option<String>,
        deed: Deed,
    ) -> oneshot::Receiver<Result<Done, Refused>> {
        let (reply, answer) = oneshot::channel();
        let id = id.map(|id| who.signed(&id));
        let request = Request {
            who,
            id,
            deed,
            reply,
        };
        if let Err(closed) = self.requests.send(request).await {
            let refused = Refused::from(Cannot::BoardClosed);
            let _ = closed.0.reply.send(Err(refused));
        }
        answer
    }

    /// Asks and waits.
    ///
    /// # Errors
    ///
    /// It cannot happen, or could not be recorded.
    pub async fn act(&self, who: Who, id: Option<String>, deed: Deed) -> Result<Done, Refused> {
        let closed = || Refused::from(Cannot::BoardClosed);
        self.ask(who, id, deed)
            .await
            .await
            .unwrap_or_else(|_| Err(closed()))
    }
}

/// Applies entries to a board.
fn replay(board: &mut Board, entries: &[Entry]) -> Result<(), Fault> {
    for entry in entries {
        let record = serde_json::from_str(&entry.body)
            .map_err(|error| Fault::unreadable(&stream(board.key), entry, &error))?;
        board.apply(&record, entry.at, entry.act.as_deref());
        board.weigh(&record, entry.body.len());
    }
    Ok(())
}

/// The one who writes at a board.
struct Keeper {
    stream: String,
    board: Board,
    /// Of the board's last entry.
    mark: Mark,
    around: Surroundings,
    publish: watch::Sender<Arc<Board>>,
    requests: mpsc::WeakSender<Request>,
    searching: bool,
    /// Half-moves at which a dead position was looked for.
    looked_at: Option<usize>,
}

/// What comes next at a board.
enum Next {
    Serve(Request),
    Hear(Fed),
    Tick,
}

impl Keeper {
    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Request>,
        mut feed: mpsc::UnboundedReceiver<Fed>,
    ) {
        // What time brought about while nobody was there comes first.
        if self.around.nodes.rank(&self.stream) == 0 {
            self.tick().await;
        }
        self.search();
        loop {
            // The first in rank ticks; the others leave it a moment, in case it is gone.
            let patience = self.around.nodes.patience(&self.stream);
            let deadline = self.board.game.next_deadline().map(|at| at + patience);
            let time = self.around.time.clone();
            let sleep = async {
                match deadline {
                    Some(at) => time.until(at).await,
                    None => std::future::pending().await,
                }
            };
            let next = tokio::select! {
                request = inbox.recv() => match request {
                    Some(request) => Next::Serve(request),
                    None => return,
                },
                // The other end is held by whoever can ask.
                Some(fed) = feed.recv() => Next::Hear(fed),
                () = sleep => Next::Tick,
            };
            // A fault in the program costs the act that it came with, never the board.
            let step = AssertUnwindSafe(self.step(next)).catch_unwind();
            if step.await.is_err() && !self.begin_again().await {
                return;
            }
        }
    }

    async fn step(&mut self, next: Next) {
        match next {
            Next::Serve(request) => self.serve(request).await,
            Next::Hear(fed) => self.hear(fed).await,
            Next::Tick => self.tick().await,
        }
        self.search();
    }

    /// The board as the record has it, after a fault in the middle of something. False if that cannot be had either.
    async fn begin_again(&mut self) -> bool {
        let key = self.board.key;
        tracing::error!(%key, "a fault at a board: it goes on from its record");
        metrics::counter!("adoube_faults_total").increment(1);
        // What has a fault by itself must not take all the time there is.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let read = async {
            let entries = self.around.journal.read(&self.stream, 0).await?;
            let mut board = Board::new(key);
            replay(&mut board, &entries)?;
            let mark = entries.last().map(|entry| entry.mark);
            Ok::<_, Fault>((board, mark.unwrap_or_default()))
        };
        match AssertUnwindSafe(read).catch_unwind().await {
            Ok(Ok((board, mark))) => {
                (self.board, self.mark) = (board, mark);
                (self.searching, self.looked_at) = (false, None);
                self.publish.send_replace(Arc::new(self.board.clone()));
                true
            }
            _ => {
                tracing::error!(%key, "a board cannot go on");
                false
            }
        }
    }

    fn head(&self) -> Head {
        let (version, mark) = (self.board.version, self.mark);
        Head { version, mark }
    }

    async fn serve(&mut self, request: Request) {
        let began = std::time::Instant::now();
        let mut answer = self.answer(&request).await;
        if let (Err(_), Some(id), true) = (&answer, &request.id, self.board.has_forgotten())
            && let Some(done) = self.done_long_ago(id).await
        {
            answer = Ok(done);
        }
        metrics::histogram!("adoube_act_seconds").record(began.elapsed().as_secs_f64());
        let kind = if answer.is_ok() { "acked" } else { "refused" };
        metrics::counter!("adoube_acts_total", "answer" => kind).increment(1);
        self.log(&request, &answer);
        let _ = request.reply.send(answer);
    }

    fn log(&self, request: &Request, answer: &Result<Done, Refused>) {
        if !tracing::enabled!(tracing::Level::DEBUG) {
            return;
        }
        let (board, who, kind) = (self.board.key, &request.who, request.deed.kind());
        match answer {
            Ok(done) => tracing::debug!(%board, ?who, kind, version = done.version, "act"),
            Err(refused) => tracing::debug!(%board, ?who, kind, refused = ?refused.why, "act"),
        }
    }

    /// Decides, appends, applies. If somebody else was first, reads what is new and decides again.
    async fn answer(&mut self, request: &Request) -> Result<Done, Refused> {
        for _ in 0..5 {
            if let Some((version, at)) = request.id.as_deref().and_then(|id| self.board.already(id))
            {
                return self.sure(Done { version, at }).await;
            }
            let at = self.moment(&request.deed);
            let (record, game) = match self.decide(request, at) {
                Ok(Some(decided)) => decided,
                // What comes of nothing may come of something where others have written.
                nothing if self.has_moved(&request.who).await? => {
                    self.show();
                    drop(nothing);
                    continue;
                }
                Ok(None) => {
                    let version = self.board.version;
                    return Ok(Done { version, at });
                }
                Err(refused) => return Err(refused),
            };
            match self.append(&record, game, request.id.clone()).await {
                Ok(()) => {
                    let version = self.board.version;
                    return Ok(Done { version, at });
                }
                Err(Fault::Conflict) => {
                    metrics::counter!("adoube_conflicts_total", "stream" => "game").increment(1);
                    let read = self.reload().await;
                    self.show();
                    read.map_err(|fault| Refused::by_disk(fault.to_string()))?;
                }
                Err(Fault::Storage(words)) => {
                    return Err(Refused::by_disk(words));
                }
            }
        }
        Err(Cannot::OthersWrite.into())
    }

    /// A repeat of what was done too long ago for the board to remember.
    async fn done_long_ago(&self, id: &str) -> Option<Done> {
        let entry = self.around.journal.find(&self.stream, id).await.ok()??;
        let record: Record = serde_json::from_str(&entry.body).ok()?;
        let done = Done {
            version: entry.version,
            at: record.counts_from(entry.at),
        };
        self.sure(done).await.ok()
    }

    /// What was read rather than written here is acknowledged when it is as safe as what is written.
    async fn sure(&self, done: Done) -> Result<Done, Refused> {
        let sure = self.around.journal.sure().await;
        sure.map_err(|fault| Refused::by_disk(fault.to_string()))?;
        Ok(done)
    }

    /// The moment a deed counts from: now, or the one that was granted, as far as time has not gone on at the board.
    fn moment(&self, deed: &Deed) -> Millis {
        let now = self.around.time.now();
        let at = match deed {
            Deed::Act {
                moment: Some(moment),
                ..
            } => (*moment).min(now + TRUSTED_AHEAD),
            _ => now,
        };
        at.max(self.board.game.last)
    }

    /// What the Laws make of it, and the game after that; nothing, if nothing comes of it.
    fn decide(
        &self,
        request: &Request,
        at: Millis,
    ) -> Result<Option<(Record, Option<Game>)>, Refused> {
        let by = || match &request.who {
            Who::Staff(name) => name.clone(),
            _ => String::new(),
        };
        let known = |call: u32| self.board.calls.iter().any(|open| open.call == call);
        let record = match &request.deed {
            Deed::Act { .. } if self.board.is_full_of(&request.who) => {
                return Err(Cannot::TooMuch.into());
            }
            Deed::Act { actor, act, moment } => {
                let (by, act) = (*actor, act.clone());
                let decided = decide(&self.board.game, &Command { by, at, act })?;
                if decided.events.is_empty() {
                    return Ok(None);
                }
                let record = Record::Acted {
                    who: request.who.clone(),
                    events: decided.events,
                    // What was granted, not what was claimed.
                    moment: moment.map(|_| at),
                };
                return Ok(Some((record, Some(decided.game))));
            }
            Deed::SetUp(opened) if self.board.closed => Record::clone(opened),
            Deed::TakeBackStart if self.board.untouched && !self.board.closed => Record::Closed,
            Deed::SetUp(_) | Deed::TakeBackStart => {
                return Err(Cannot::SomethingHappened.into());
            }
            Deed::Call(_) if self.board.calls_of(&request.who) >= crate::bounds::CALLS => {
                return Err(Cannot::CalledAlready.into());
            }
            Deed::Call(reason) => Record::Called {
                call: self.board.called + 1,
                who: request.who.clone(),
                reason: reason.clone(),
            },
            Deed::TakeCall(call) | Deed::CloseCall(call) if !known(*call) => {
                return Err(Cannot::NoSuchCall.into());
            }
            Deed::TakeCall(call) => Record::CallTaken {
                call: *call,
                by: by(),
            },
            Deed::CloseCall(call) => Record::CallClosed {
                call: *call,
                by: by(),
            },
        };
        Ok(Some((record, None)))
    }

    async fn append(
        &mut self,
        record: &Record,
        game: Option<Game>,
        act: Option<String>,
    ) -> Result<(), Fault> {
        let received = self.around.time.now();
        let body = crate::wire::json(record, 512);
        let letters = body.len();
        let draft = Draft {
            act: act.clone(),
            at: received,
            body,
        };
        let journal = &self.around.journal;
        let appended = journal.append(&self.stream, self.head(), vec![draft]);
        self.mark = appended.await?.mark;
        self.board
            .apply_decided(record, game, received, act.as_deref());
        self.board.weigh(record, letters);
        self.publish(record);
        Ok(())
    }

    fn publish(&self, record: &Record) {
        self.publish.send_replace(Arc::new(self.board.clone()));
        let key = self.board.key;
        let _ = self.around.news.send(News::Changed(key));
        let ruled = |event: &Event| matches!(event.what, laws::What::Ruled(_));
        if let Record::Acted { events, .. } = record
            && events.iter().any(ruled)
        {
            let _ = self.around.news.send(News::Ruled {
                key,
                events: Arc::new(events.clone()),
                game: Arc::clone(&self.board.game),
            });
        }
    }

    /// Time has passed.
    async fn tick(&mut self) {
        if self.board.game.next_deadline().is_none() {
            return;
        }
        let tick = Deed::Act {
            actor: Actor::Clock,
            act: Act::Tick,
            moment: None,
        };
        let (reply, _) = oneshot::channel();
        let request = Request {
            who: Who::Software,
            id: None,
            deed: tick,
            reply,
        };
        let before = self.board.version;
        let answer = self.answer(&request).await;
        if answer.is_err() || self.board.version == before {
            // A full disk, or a deadline that brought nothing: look again soon, not at once.
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}
