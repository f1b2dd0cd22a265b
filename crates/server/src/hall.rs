//! The hall: one competition, its boards, its people and its record.

mod boards;
mod clock;
mod follow;
mod heard;
mod links;
mod news;
mod pairing;
mod pulse;
mod rest;
mod results;
mod rounds;
mod take_over;
mod together;
mod told;
mod views;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, RwLock};

use chess::notation::Language;
use chess::{ByColor, Color};
use event::Competition;
use laws::{Act, Millis};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};

pub use together::{Joint, Outcome};
pub(crate) use told::Known;

use crate::access::{Access, Change, Role, may_act, may_organise};
use crate::care::Care;
use crate::journal::{self, Address, Fault, Journal};
use crate::lane::{Lane, State};
use crate::nodes::Nodes;
use crate::presence::Presence;
use crate::public::Behind;
use crate::record::Board;
use crate::refused::{Cannot, Refused};
use crate::table::{Deed, Done, Surroundings, Table, stream};
use crate::time::{Gap, HallTime};
use crate::together::Together;
use crate::view::{Beside, BoardView, Speaker};
use crate::wire::Key;

impl State for Competition {
    type Change = event::Event;
    fn apply(&mut self, change: &event::Event) {
        Competition::apply(self, change);
    }
}

impl State for Access {
    type Change = Change;
    fn apply(&mut self, change: &Change) {
        Access::apply(self, change);
    }
}

/// How a hall is run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// Connections at a time.
    pub connections: usize,
    /// Messages of one connection: how many at once.
    pub burst: u32,
    /// Messages of one connection: how many in a second, in the long run.
    pub per_second: u32,
    /// Bytes of a message.
    pub message: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes that one address reads in a second, in the long run, without having signed in.
    pub reading: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 8192,
            burst: 120,
            per_second: 40,
            message: 64 * 1024,
            body: 4 * 1024 * 1024,
            reading: 8 * 1024 * 1024,
        }
    }
}

impl Limits {
    /// As many live connections as the machine bears: a file for each and some to spare, and a quarter of its memory.
    pub fn of_machine(files: Option<u64>, memory: Option<u64>) -> Limits {
        /// What a connection takes, measured with some room (docs/performance.md).
        const EACH: u64 = 96 * 1024;
        let by_files = files.map_or(8_192, |files| files.saturating_sub(512) / 2);
        let by_memory = memory.map_or(u64::MAX, |bytes| bytes / 4 / EACH);
        let connections = by_files.min(by_memory).clamp(64, 65_536) as usize;
        Limits {
            connections,
            ..Limits::default()
        }
    }
}

/// Why the competition cannot be changed so.
#[derive(Debug)]
pub enum Trouble {
    /// This role may not.
    NotAllowed,
    /// The rules of the competition refuse.
    Refused(event::Refusal),
    /// The game at the board refuses.
    AtTheBoard(Refused),
    /// The disk refuses.
    Fault(Fault),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Fault(fault)
    }
}

impl From<event::Refusal> for Trouble {
    fn from(refusal: event::Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

/// The hall.
pub struct Hall {
    /// The record.
    pub journal: Arc<dyn Journal>,
    /// The time.
    pub time: HallTime,
    /// How it is run.
    pub limits: Limits,
    /// How it is looked after.
    pub care: Care,
    /// The competition.
    pub event: Lane<Competition>,
    /// Who may do what.
    pub access: Lane<Access>,
    /// When each seat was last heard.
    pub presence: Presence,
    /// What was done at many boards at once.
    pub together: Lane<Together>,
    /// Boards that the public sees later than they happen.
    pub behind: Behind,
    /// Who serves it.
    pub nodes: Arc<Nodes>,
    tables: RwLock<BTreeMap<Key, Table>>,
    rest: rest::Rest,
    changed: broadcast::Sender<Key>,
    concerns: told::Concerns,
    seen: told::Seen,
    delays: heard::Delays,
    speakers: [Speaker; Language::ALL.len()],
    pub(crate) texts: crate::ws::Texts,
    around: Surroundings,
}

impl Hall {
    /// Opens the hall of a file, or makes one, and goes on where it stopped.
    ///
    /// # Errors
    ///
    /// The file cannot be used.
    pub async fn open(path: &Path, limits: Limits) -> Result<Arc<Hall>, Fault> {
        Hall::open_at(&path.into(), limits, Nodes::alone("")).await
    }

    /// Opens a hall wherever its record is, as one of the nodes that serve it.
    ///
    /// # Errors
    ///
    /// The record cannot be used.
    pub async fn open_at(
        address: &Address,
        limits: Limits,
        nodes: Nodes,
    ) -> Result<Arc<Hall>, Fault> {
        let journal = journal::open(address).await?;
        if let Some(path) = address.file() {
            take_over::take_over(&*journal, path).await?;
        }
        nodes.seen(journal.meet(&nodes.me).await?);
        let (time, alive, gap) = clock::take_up(&*journal, &nodes).await?;
        let presence = Presence::new(alive, time.now());
        Hall::furnish(journal, time, presence, alive, gap, limits, nodes).await
    }

    /// A hall whose time stands still until it is moved with [`HallTime::pass`].
    ///
    /// # Errors
    ///
    /// The record cannot be used.
    pub async fn rehearse(address: impl Into<Address>, limits: Limits) -> Result<Arc<Hall>, Fault> {
        let journal = journal::open(&address.into()).await?;
        let presence = Presence::new(None, Millis::ZERO);
        let (time, nodes) = (HallTime::by_hand(), Nodes::alone(""));
        Hall::furnish(journal, time, presence, None, None, limits, nodes).await
    }

    async fn furnish(
        journal: Arc<dyn Journal>,
        time: HallTime,
        presence: Presence,
        alive: Option<Millis>,
        gap: Option<Gap>,
        limits: Limits,
        nodes: Nodes,
    ) -> Result<Arc<Hall>, Fault> {
        let nodes = Arc::new(nodes);
        let feed = journal.follow();
        let (news, told) = mpsc::unbounded_channel();
        let (changed, _) = broadcast::channel(4096);
        let around = Surroundings {
            journal: Arc::clone(&journal),
            time: time.clone(),
            news,
            nodes: Arc::clone(&nodes),
        };
        let hall = Arc::new(Hall {
            event: Lane::open("event", Arc::clone(&journal), time.clone()).await?,
            access: Lane::open("access", Arc::clone(&journal), time.clone()).await?,
            together: Lane::open("together", Arc::clone(&journal), time.clone()).await?,
            behind: Behind::new(),
            nodes,
            presence,
            journal,
            time,
            limits,
            tables: RwLock::default(),
            rest: rest::Rest::default(),
            changed,
            concerns: told::Concerns::default(),
            seen: told::Seen::default(),
            care: Care::default(),
            delays: heard::Delays::default(),
            speakers: Language::ALL.map(Speaker::new),
            texts: crate::ws::Texts::default(),
            around,
        });
        hall.open_tables().await?;
        if let Some(gap) = gap {
            hall.doubt(gap).await?;
        }
        // Before any flag falls by the time that has passed meanwhile.
        hall.note_restart(alive).await?;
        hall.open_boards().await?;
        hall.make_good().await;
        hall.behind.begin(&hall).await?;
        tokio::spawn(Hall::listen(Arc::downgrade(&hall), told));
        tokio::spawn(Hall::try_disk(Arc::downgrade(&hall)));
        tokio::spawn(Hall::live(Arc::downgrade(&hall)));
        tokio::spawn(Hall::tidy(Arc::downgrade(&hall)));
        if let Some(feed) = feed {
            hall.exchange().await?;
            tokio::spawn(Hall::follow(Arc::downgrade(&hall), feed));
            tokio::spawn(Hall::meet(Arc::downgrade(&hall)));
            tokio::spawn(Hall::keep_time(Arc::downgrade(&hall)));
            tokio::spawn(Hall::mend(Arc::downgrade(&hall)));
        }
        Ok(hall)
    }

    /// The words of a language.
    pub fn speaker(&self, language: Language) -> &Speaker {
        let place = Language::ALL.iter().position(|&l| l == language);
        &self.speakers[place.unwrap_or(0)]
    }

    /// A board; of a round that is over only after [`Hall::recall`].
    pub fn table(&self, key: Key) -> Option<Table> {
        self.any_table(key).filter(|table| !table.board().closed)
    }

    /// A board, also one that was put away when the start of its round was taken back.
    fn any_table(&self, key: Key) -> Option<Table> {
        self.tables
            .read()
            .expect("never poisoned")
            .get(&key)
            .cloned()
    }

    /// All boards of a round; of one that is over only after [`Hall::recall`].
    pub fn boards(&self, round: u32) -> Vec<Arc<Board>> {
        let tables = self.tables.read().expect("never poisoned");
        let of_round = tables.range(Key::all_of(round));
        let boards = of_round.map(|(_, table)| table.board());
        boards.filter(|board| !board.closed).collect()
    }

    /// Changes with every change at the boards of a round, or at one of them.
    pub(crate) fn boards_version(&self, round: u32, only: Option<u32>) -> u64 {
        match only {
            Some(board) => {
                let table = self.table(Key { round, board });
                table.map_or(0, |table| table.board().version)
            }
            None => self.boards(round).iter().map(|board| board.version).sum(),
        }
    }

    /// The round that is played, or was played last; 0 before the first.
    pub fn round(&self) -> u32 {
        self.event.state().last_started().map_or(0, |round| round.0)
    }

    /// To be told which boards have changed.
    pub fn changes(&self) -> broadcast::Receiver<Key> {
        self.changed.subscribe()
    }

    /// Is the disk in order? What it says, if not.
    pub fn fault(&self) -> watch::Receiver<Option<String>> {
        self.journal.fault()
    }

    /// A seat's device has measured its way to the hall and back.
    pub fn measured(&self, key: Key, color: Color, delay: Option<f64>) {
        self.delays.set(key, color, delay);
    }

    /// Is a device of this seat connected to this node?
    pub fn has_device(&self, key: Key, color: Color) -> bool {
        self.delays.is_here(key, color)
    }

    /// Something is done at a board.
    ///
    /// # Errors
    ///
    /// The role may not, the Laws do not know it, or the disk does not take it.
    pub async fn act(
        &self,
        role: &Role,
        key: Key,
        id: Option<String>,
        act: Act,
        side: Option<Color>,
        moment: Option<Millis>,
    ) -> Result<Done, Refused> {
        let Some(actor) = may_act(role, &act, side) else {
            return Err(Cannot::ForOthers.into());
        };
        let deed = Deed::Act { actor, act, moment };
        self.deed(role, key, id, deed).await
    }

    /// A deed at a board, by a role that may do it.
    ///
    /// # Errors
    ///
    /// It cannot happen, or could not be recorded.
    pub async fn deed(
        &self,
        role: &Role,
        key: Key,
        id: Option<String>,
        deed: Deed,
    ) -> Result<Done, Refused> {
        if self.is_foreign(role, key) {
            return Err(Cannot::AnotherBoard.into());
        }
        if let Deed::Act { act, .. } = &deed
            && !crate::bounds::fits(act)
        {
            return Err(Cannot::TooLong.into());
        }
        if !self.care.pace.take(role, &self.limits) {
            return Err(Cannot::TooFast.into());
        }
        let recalled = self.recall(key.round).await;
        recalled.map_err(|fault| Refused::by_disk(fault.to_string()))?;
        let Some(table) = self.table(key) else {
            return Err(Cannot::NoSuchBoard.into());
        };
        if let Deed::Act { actor, act, .. } = &deed
            && self.oversteps(role, &table.board(), *actor, act)
        {
            return Err(Cannot::Signed.into());
        }
        table.act(role.who(), id, deed).await
    }

    /// What a role may see of a board. `after` is the last version whose log an arbiter's screen has.
    ///
    /// # Errors
    ///
    /// The journal cannot be read.
    pub async fn view(
        &self,
        role: &Role,
        key: Key,
        after: u64,
        language: Language,
    ) -> Result<Option<(u64, BoardView)>, Fault> {
        let found = self.tell(role, key, after, language, None).await?;
        Ok(found.map(|told| (told.version, told.view)))
    }

    async fn beside(&self, board: &Board, after: u64) -> Result<Beside, Fault> {
        let key = board.key;
        let mut entries = self.journal.read(&stream(key), after).await?;
        // What is newer than the board comes with the next view.
        entries.retain(|entry| entry.version <= board.version);
        let competition = self.event.state();
        let now = self.time.now();
        Ok(Beside {
            entries,
            offences: ByColor::new_with(|color| {
                let past = competition.offences_of(event::PlayerId(board.players[color].id));
                let elsewhere = past.filter(|o| (o.round.0, o.board.0) != (key.round, key.board));
                elsewhere.cloned().collect()
            }),
            delays: ByColor::new_with(|color| self.delays.of(key, color, now)),
        })
    }

    /// Changes the competition.
    ///
    /// # Errors
    ///
    /// The role may not, the competition refuses, or the disk does not take it.
    pub async fn organise(
        &self,
        role: &Role,
        act: event::Act,
    ) -> Result<Arc<Competition>, Trouble> {
        self.organise_once(role, act, None).await
    }

    /// The same under an id of the page: whatever became of the first answer, a change that is sent again is made once.
    ///
    /// # Errors
    ///
    /// As [`Hall::organise`].
    pub async fn organise_once(
        &self,
        role: &Role,
        act: event::Act,
        id: Option<&str>,
    ) -> Result<Arc<Competition>, Trouble> {
        let id = id.map(|id| role.who().signed(id));
        if let Some(id) = &id
            && self.event.is_written(id).await?
        {
            self.event.refresh().await?;
            return self.follow_up(&act).await;
        }
        if !(may_organise(role, &act) || self.is_own_slip(role, &act)) {
            return Err(Trouble::NotAllowed);
        }
        let by = match role {
            Role::ChiefArbiter { name } => event::Actor::ChiefArbiter(name.clone()),
            Role::Arbiter { name } => event::Actor::Arbiter(name.clone()),
            Role::Organiser { name } => event::Actor::Organiser(name.clone()),
            _ => return Err(Trouble::NotAllowed),
        };
        if self.time.is_shared() {
            self.event.refresh().await?;
        }
        if let event::Act::TakeBackStart(round) = &act {
            return self.take_back_start(by, *round).await;
        }
        let whole_match = matches!(act, event::Act::ForfeitMatch { .. });
        if matches!(
            act,
            event::Act::EnterResult { .. }
                | event::Act::ReopenResult { .. }
                | event::Act::ForfeitMatch { .. }
        ) {
            // What the competition would refuse, the board does not hear of.
            let (competition, by, act) = (self.event.state(), by.clone(), act.clone());
            let at = self.time.now().max(competition.last);
            let facts = event::decide(&competition, &event::Command { by, at, act })?;
            if whole_match {
                for told in results::of_match(&facts) {
                    self.tell_board(role, &told).await?;
                }
            }
        }
        self.tell_board(role, &act).await?;
        let reopened = |hall: &Hall| match &act {
            event::Act::ReopenResult { round, board, .. } => {
                let state = hall.event.state();
                let pairing = state.pairing(*round, *board);
                pairing.is_some_and(|pairing| pairing.entry.is_none())
            }
            _ => false,
        };
        match self.tell_event(by, act.clone(), id.as_deref()).await {
            // The board has told the competition by itself meanwhile.
            Err(Trouble::Refused(_)) if reopened(self) => {}
            told => drop(told?),
        }
        self.follow_up(&act).await
    }

    /// What a change of the competition brings with it elsewhere.
    async fn follow_up(&self, act: &event::Act) -> Result<Arc<Competition>, Trouble> {
        let state = self.event.state();
        self.recall_current().await?;
        if matches!(act, event::Act::StartRound(_)) {
            self.open_boards().await?;
        }
        if links::renumbers(act) {
            self.drop_vacant_links().await?;
        }
        Ok(state)
    }

    async fn tell_event(
        &self,
        by: event::Actor,
        act: event::Act,
        id: Option<&str>,
    ) -> Result<Arc<Competition>, Trouble> {
        let mut rounds = pairing::Known::default();
        loop {
            let decide = |competition: &Competition| self.decide(competition, &by, &act, &rounds);
            let told = self.event.change_once(id, decide).await;
            match rounds.wanted() {
                Some(round) if told.is_err() => rounds = self.work_out(round, rounds).await?,
                _ => return told,
            }
        }
    }

    /// What an act comes to as the competition stands.
    fn decide(
        &self,
        competition: &Competition,
        by: &event::Actor,
        act: &event::Act,
        rounds: &pairing::Known,
    ) -> Result<Vec<event::Event>, Trouble> {
        let mut changes = match act {
            event::Act::StartRound(round) => self.draw_start(competition, by, *round)?,
            _ => Vec::new(),
        };
        let mut drawn = Cow::Borrowed(competition);
        for change in &changes {
            drawn.to_mut().apply(change);
        }
        let at = self.time.now().max(drawn.last);
        let (by, act) = (by.clone(), act.clone());
        let command = event::Command { by, at, act };
        let decided = match command.act {
            event::Act::EnterResult { .. } => event::decide(&drawn, &command),
            _ => crate::shared::in_place(|| event::decide_by(&drawn, &command, rounds)),
        };
        changes.extend(decided?);
        Ok(changes)
    }

    /// Everything that was asked for before this is on disk when it returns.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn settle(&self) -> Result<(), Fault> {
        self.beat().await?;
        if self.time.is_shared() {
            self.exchange().await?;
            return self.journal.leave(&self.nodes.me).await;
        }
        self.note_time().await
    }
}
