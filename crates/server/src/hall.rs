//! The hall: one competition, its boards, its people and its record.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::{Arc, Mutex, RwLock};

use chess::notation::Language;
use chess::{ByColor, Color};
use event::{Board as BoardNumber, Competition, RoundNumber};
use laws::rules::a06_clock;
use laws::{Act, Actor, Millis};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};

use crate::access::{Access, Change, Place, Role, Secret, may_act, may_organise};
use crate::care::Care;
use crate::journal::{Draft, Fault, Journal, Sqlite};
use crate::lane::{Lane, State};
use crate::public::Behind;
use crate::record::{Board, Record, Who};
use crate::table::{Deed, Done, News, Refused, Surroundings, Table, key_of, stream};
use crate::time::{Anchor, HallTime};
use crate::view::{self, Beside, BoardKind, BoardView, Speaker};
use crate::wire::{Key, RefusalKind};

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
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 8192,
            burst: 120,
            per_second: 40,
            message: 64 * 1024,
            body: 4 * 1024 * 1024,
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
    /// Boards that the public sees later than they happen.
    pub behind: Behind,
    tables: RwLock<BTreeMap<Key, Table>>,
    changed: broadcast::Sender<Key>,
    delays: Mutex<HashMap<(Key, Color), f64>>,
    speakers: [Speaker; 6],
    around: Surroundings,
}

impl Hall {
    /// Opens the hall of a file, or makes one, and goes on where it stopped.
    ///
    /// # Errors
    ///
    /// The file cannot be used.
    pub async fn open(path: &Path, limits: Limits) -> Result<Arc<Hall>, Fault> {
        let journal: Arc<dyn Journal> = Arc::new(Sqlite::open(path)?);
        let time = take_up_time(&*journal).await?;
        Hall::furnish(journal, time, limits).await
    }

    /// A hall whose time stands still until it is moved with [`HallTime::pass`].
    ///
    /// # Errors
    ///
    /// The file cannot be used.
    pub async fn rehearse(path: &Path, limits: Limits) -> Result<Arc<Hall>, Fault> {
        let journal: Arc<dyn Journal> = Arc::new(Sqlite::open(path)?);
        Hall::furnish(journal, HallTime::by_hand(), limits).await
    }

    async fn furnish(
        journal: Arc<dyn Journal>,
        time: HallTime,
        limits: Limits,
    ) -> Result<Arc<Hall>, Fault> {
        let (news, told) = mpsc::unbounded_channel();
        let (changed, _) = broadcast::channel(4096);
        let around = Surroundings {
            journal: Arc::clone(&journal),
            time: time.clone(),
            news,
        };
        let hall = Arc::new(Hall {
            event: Lane::open("event", Arc::clone(&journal), time.clone()).await?,
            access: Lane::open("access", Arc::clone(&journal), time.clone()).await?,
            behind: Behind::new(),
            journal,
            time,
            limits,
            tables: RwLock::default(),
            changed,
            care: Care::default(),
            delays: Mutex::default(),
            speakers: Language::ALL.map(Speaker::new),
            around,
        });
        hall.open_tables().await?;
        hall.open_boards().await?;
        hall.make_good().await;
        hall.behind.begin(&hall).await?;
        tokio::spawn(Hall::listen(Arc::downgrade(&hall), told));
        tokio::spawn(Hall::try_disk(Arc::downgrade(&hall)));
        Ok(hall)
    }

    /// Boards that the journal knows and the hall does not.
    async fn open_tables(&self) -> Result<(), Fault> {
        for name in self.journal.streams().await? {
            let Some(key) = key_of(&name) else { continue };
            if self.table(key).is_none() {
                let table = Table::open(key, self.around.clone()).await?;
                let mut tables = self.tables.write().expect("never poisoned");
                tables.insert(key, table);
            }
        }
        Ok(())
    }

    /// Goes on with what was brought into the journal from elsewhere.
    pub(crate) async fn take_up(&self) -> Result<(), Fault> {
        note_time(&*self.journal, self.time.anchor_now()).await?;
        self.event.refresh().await?;
        self.open_tables().await?;
        self.open_boards().await?;
        self.make_good().await;
        let keys: Vec<Key> = {
            let tables = self.tables.read().expect("never poisoned");
            tables.keys().copied().collect()
        };
        for key in keys {
            self.behind.changed(self, key);
            let _ = self.changed.send(key);
        }
        Ok(())
    }

    /// The words of a language.
    pub fn speaker(&self, language: Language) -> &Speaker {
        let place = Language::ALL.iter().position(|&l| l == language);
        &self.speakers[place.unwrap_or(0)]
    }

    /// A board.
    pub fn table(&self, key: Key) -> Option<Table> {
        self.tables
            .read()
            .expect("never poisoned")
            .get(&key)
            .cloned()
    }

    /// All boards of a round.
    pub fn boards(&self, round: u32) -> Vec<Arc<Board>> {
        let tables = self.tables.read().expect("never poisoned");
        let of_round = tables.range(
            Key { round, board: 0 }..Key {
                round: round + 1,
                board: 0,
            },
        );
        of_round.map(|(_, table)| table.board()).collect()
    }

    /// The round that is played, or was played last; 0 before the first.
    pub fn round(&self) -> u32 {
        self.event.state().last_started().map_or(0, |round| round.0)
    }

    /// The competition as a role may know it: the public learns a result when it sees the end of the game.
    pub fn competition_for(&self, role: &Role) -> Arc<Competition> {
        let (now, delay) = (self.time.now(), Behind::delay(self));
        match role.is_public() && delay > Millis::ZERO {
            true => Arc::new(self.event.state().known_at(now - delay)),
            false => self.event.state(),
        }
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
        let mut delays = self.delays.lock().expect("never poisoned");
        match delay {
            Some(delay) => delays.insert((key, color), delay),
            None => delays.remove(&(key, color)),
        };
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
            return Err(Refused::plain(
                RefusalKind::NotAllowed,
                "this is for others to do",
            ));
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
        let foreign = role
            .board()
            .is_some_and(|board| board != key.board || key.round != self.round());
        if foreign {
            return Err(Refused::plain(
                RefusalKind::NotAllowed,
                "this is another board",
            ));
        }
        let Some(table) = self.table(key) else {
            return Err(Refused::plain(
                RefusalKind::UnknownBoard,
                "there is no such board",
            ));
        };
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
        let speaker = self.speaker(language);
        let now = self.time.now();
        if !role.is_arbiter() && role.board().is_none() {
            let (board, at) = match self.behind.board(self, key) {
                Some(found) => found,
                None => return Ok(None),
            };
            let view = view::public(&board, at, now, speaker);
            return Ok(Some((board.version, BoardView::Public(view))));
        }
        let Some(table) = self.table(key) else {
            return Ok(None);
        };
        let board = table.board();
        let view = match role {
            Role::Seat { color, .. } | Role::Assistant { color, .. } => {
                BoardView::Seat(view::seat(&board, *color, now, speaker))
            }
            Role::Clock { .. } => BoardView::Clock(view::clock(&board, now, speaker)),
            _ => {
                let beside = self.beside(&board, after).await?;
                BoardView::Arbiter(Box::new(view::arbiter(&board, beside, now, speaker)))
            }
        };
        Ok(Some((board.version, view)))
    }

    async fn beside(&self, board: &Board, after: u64) -> Result<Beside, Fault> {
        let key = board.key;
        let mut entries = self.journal.read(&stream(key), after).await?;
        // What is newer than the board comes with the next view.
        entries.retain(|entry| entry.version <= board.version);
        let competition = self.event.state();
        let delays = self.delays.lock().expect("never poisoned");
        Ok(Beside {
            entries,
            offences: ByColor::new_with(|color| {
                let past = competition.offences_of(event::PlayerId(board.players[color].id));
                let elsewhere = past.filter(|o| (o.round.0, o.board.0) != (key.round, key.board));
                elsewhere.cloned().collect()
            }),
            delays: ByColor::new_with(|color| delays.get(&(key, color)).copied()),
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
        if !may_organise(role, &act) {
            return Err(Trouble::NotAllowed);
        }
        let by = match role {
            Role::ChiefArbiter { name } => event::Actor::ChiefArbiter(name.clone()),
            Role::Arbiter { name } => event::Actor::Arbiter(name.clone()),
            Role::Organiser { name } => event::Actor::Organiser(name.clone()),
            _ => return Err(Trouble::NotAllowed),
        };
        let starts = match &act {
            event::Act::StartRound(round) => Some(*round),
            _ => None,
        };
        if let Some(round) = starts {
            self.draw_start(&by, round).await?;
        }
        let state = self.tell_event(by, act).await?;
        if starts.is_some() {
            self.open_boards().await?;
        }
        Ok(state)
    }

    /// Chess960: the start of a round is drawn when the round begins, unless somebody has drawn it before.
    async fn draw_start(&self, by: &event::Actor, round: RoundNumber) -> Result<(), Trouble> {
        let state = self.event.state();
        let drawn = state
            .round(round)
            .is_none_or(|round| round.chess960.is_some());
        if state.settings.regulations.chess960.is_none() || drawn {
            return Ok(());
        }
        let start = (getrandom::u32().unwrap_or(518) % 960) as u16;
        self.tell_event(by.clone(), event::Act::SetStart { round, start })
            .await?;
        Ok(())
    }

    async fn tell_event(
        &self,
        by: event::Actor,
        act: event::Act,
    ) -> Result<Arc<Competition>, Trouble> {
        let decide = |competition: &Competition| {
            let at = self.time.now().max(competition.last);
            let (by, act) = (by.clone(), act.clone());
            event::decide(competition, &event::Command { by, at, act }).map_err(Trouble::from)
        };
        self.event.change(decide).await
    }

    /// Every pairing of a round that has begun has its board, opened and started. After a crash between the start of a
    /// round and its boards, this is where the rest is made good.
    async fn open_boards(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let mut waiting = Vec::new();
        for round in competition
            .rounds
            .iter()
            .filter(|round| round.started.is_some())
        {
            if round.finished.is_some() {
                continue;
            }
            for pairing in &round.pairings {
                let key = Key {
                    round: round.number.0,
                    board: pairing.board.0,
                };
                let begun = |table: &Table| table.board().game.started.is_some();
                if !self.table(key).as_ref().is_some_and(begun) {
                    waiting.push((key, round.number, pairing.clone()));
                }
            }
        }
        let boards = waiting.into_iter().map(|(key, number, pairing)| {
            let competition = Arc::clone(&competition);
            async move { self.open_board(&competition, key, number, &pairing).await }
        });
        // Together, so that their commits are shared.
        for opened in futures_util::future::join_all(boards).await {
            opened?;
        }
        self.make_links().await
    }

    async fn open_board(
        &self,
        competition: &Competition,
        key: Key,
        number: RoundNumber,
        pairing: &event::Pairing,
    ) -> Result<(), Fault> {
        let regulations = competition.regulations_of(number, BoardNumber(key.board));
        let Some(regulations) = regulations else {
            return Ok(());
        };
        let table = match self.table(key) {
            Some(table) => table,
            None => {
                let tag = |color: Color| competition.player(pairing.players[color]).map(view::tag);
                let players = ByColor::new_with(|color| tag(color).unwrap_or_default());
                let board = BoardKind::from(competition.settings.boards);
                self.set_up(key, regulations, players, board).await?
            }
        };
        let round = competition.round(number);
        let absent =
            |color: Color| round.is_some_and(|r| r.absent.contains(&pairing.players[color]));
        let mut acts: Vec<Act> = Color::ALL
            .into_iter()
            .filter(|&color| absent(color))
            .map(|color| Act::Clock(a06_clock::Act::Absent(color)))
            .collect();
        acts.push(Act::Start);
        for act in acts {
            let deed = Deed::Act {
                actor: Actor::Arbiter,
                act,
                moment: None,
            };
            // A board that is started already says so; nothing is lost by asking.
            if let Err(refused) = table.act(Who::Software, None, deed).await
                && refused.kind == RefusalKind::Disk
            {
                return Err(Fault::Storage(refused.reason));
            }
        }
        let _ = self.changed.send(key);
        Ok(())
    }

    /// Sets up a board, without starting its game.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn set_up(
        &self,
        key: Key,
        regulations: laws::Regulations,
        players: ByColor<view::PlayerTag>,
        board: BoardKind,
    ) -> Result<Table, Fault> {
        let regulations = Box::new(regulations);
        let opened = Record::Opened {
            regulations,
            players,
            board,
        };
        let draft = Draft {
            act: None,
            at: self.time.now(),
            body: serde_json::to_string(&opened).expect("a record can be stored"),
        };
        match self.journal.append(&stream(key), 0, vec![draft]).await {
            Ok(_) | Err(Fault::Conflict) => {}
            Err(fault) => return Err(fault),
        }
        let table = Table::open(key, self.around.clone()).await?;
        let mut tables = self.tables.write().expect("never poisoned");
        tables.insert(key, table.clone());
        Ok(table)
    }

    /// Every board of the competition has its links.
    ///
    /// # Errors
    ///
    /// The disk does not take them.
    pub async fn make_links(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let rounds = competition.rounds.iter();
        let boards = rounds.flat_map(|round| round.pairings.iter().map(|pairing| pairing.board.0));
        let boards: std::collections::BTreeSet<u32> = boards.collect();
        self.access
            .change(|access: &Access| {
                let all = boards
                    .iter()
                    .flat_map(|&board| Place::ALL.map(|place| (board, place)));
                let missing = all.filter(|place| !access.links.contains_key(place));
                let made = missing.map(|(board, place)| Change::LinkMade {
                    board,
                    place,
                    token: Secret::new().text().to_owned(),
                });
                Ok::<_, Fault>(made.collect())
            })
            .await?;
        Ok(())
    }

    /// Hears what happens at the boards: results and offences go to the competition.
    async fn listen(hall: std::sync::Weak<Hall>, mut told: mpsc::UnboundedReceiver<News>) {
        while let Some(news) = told.recv().await {
            let Some(hall) = hall.upgrade() else { return };
            match news {
                News::Changed(key) => {
                    hall.behind.changed(&hall, key);
                    let _ = hall.changed.send(key);
                }
                News::Ruled { key, events, game } => hall.take_note(key, &events, &game).await,
            }
        }
    }

    /// While the disk takes nothing, tries it from time to time, so that the screens hear when it does again.
    async fn try_disk(hall: std::sync::Weak<Hall>) {
        let Some(mut fault) = hall.upgrade().map(|hall| hall.fault()) else {
            return;
        };
        while let Ok(words) = fault.wait_for(Option::is_some).await.map(|f| f.clone()) {
            tracing::error!(fault = words, "the disk takes nothing");
            while fault.borrow_and_update().is_some() {
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                let Some(hall) = hall.upgrade() else { return };
                let _ = note_time(&*hall.journal, hall.time.anchor_now()).await;
            }
            tracing::info!("the disk takes again what happens");
        }
    }

    /// What was ruled at a board and had not reached the competition when the program was killed, reaches it now.
    async fn make_good(&self) {
        let competition = self.event.state();
        let tables = self.tables.read().expect("never poisoned").clone();
        for (key, table) in tables {
            let game = Arc::clone(&table.board().game);
            let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
            let Some(pairing) = competition.pairing(round, board) else {
                continue;
            };
            let noted = competition.offences.iter();
            let noted = noted.filter(|o| o.round == round && o.board == board);
            let mut noted: Vec<_> = noted.map(|o| (o.player, o.ruling.clone())).collect();
            for ruling in &game.rulings {
                let Some(color) = crate::offence::against(&ruling.remedy) else {
                    continue;
                };
                let player = pairing.players[color];
                match noted.iter().position(|n| *n == (player, ruling.clone())) {
                    Some(place) => drop(noted.swap_remove(place)),
                    None => {
                        let ruling = ruling.clone();
                        let offence = event::Act::RecordOffence {
                            player,
                            round,
                            board,
                            ruling,
                        };
                        self.tell(key, offence).await;
                    }
                }
            }
            if pairing.result().is_none() {
                self.take_note(key, &[], &game).await;
            }
        }
    }

    async fn tell(&self, key: Key, act: event::Act) {
        if let Err(trouble) = self.tell_event(event::Actor::Hall, act).await {
            tracing::warn!(?trouble, board = %key, "the competition did not take note");
        }
    }

    /// Everything that was asked for before this is on disk when it returns.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn settle(&self) -> Result<(), Fault> {
        note_time(&*self.journal, self.time.anchor_now()).await
    }

    async fn take_note(&self, key: Key, events: &[laws::Event], game: &laws::Game) {
        let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
        let mut acts = Vec::new();
        let competition = self.event.state();
        let Some(pairing) = competition.pairing(round, board) else {
            return;
        };
        for event in events {
            if let laws::What::Ruled(ruling) = &event.what
                && let Some(color) = crate::offence::against(&ruling.remedy)
            {
                acts.push(event::Act::RecordOffence {
                    player: pairing.players[color],
                    round,
                    board,
                    ruling: ruling.clone(),
                });
            }
        }
        let result = event::GameResult::of_game(game);
        let entered = pairing.result();
        if let Some(result) = result
            && entered != Some(&result)
        {
            let reason = String::new();
            acts.push(event::Act::EnterResult {
                round,
                board,
                result,
                reason,
            });
        }
        for act in acts {
            self.tell(key, act).await;
        }
    }
}

/// The hall's time goes on from the last entry of its stream.
async fn take_up_time(journal: &dyn Journal) -> Result<HallTime, Fault> {
    let entries = journal.read("time", 0).await?;
    let anchors = entries.iter().rev();
    let before: Option<Anchor> = anchors
        .filter_map(|entry| serde_json::from_str(&entry.body).ok())
        .next();
    let time = HallTime::resume(before.as_ref(), journal.latest().await?);
    note_time(journal, time.anchor().clone()).await?;
    Ok(time)
}

async fn note_time(journal: &dyn Journal, anchor: Anchor) -> Result<(), Fault> {
    loop {
        let version = journal
            .read("time", 0)
            .await?
            .last()
            .map_or(0, |e| e.version);
        let draft = Draft {
            act: None,
            at: anchor.hall,
            body: serde_json::to_string(&anchor).expect("an anchor can be stored"),
        };
        match journal.append("time", version, vec![draft]).await {
            Err(Fault::Conflict) => {}
            answer => return answer.map(|_| ()),
        }
    }
}
