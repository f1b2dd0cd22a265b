//! Every page of `articles/` again, this time through real sockets, the rights of each role, and a real journal.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::common::{Device, House, PATIENCE, Person};
use chess::{ByColor, Color};
use laws::acts::May;
use laws::scenario::coverage::PAGES;
use laws::scenario::given::Given;
use laws::scenario::page::{self, Case};
use laws::scenario::run::{Stage, Table, run_at};
use laws::{Act, Actor, Edition, Event, Millis, Refusal, Regulations};
use serde_json::json;
use server::access::{Access, Change, Place};
use server::journal::Fault;
use server::record::{Board, Record, Who};
use server::refused::Refused;
use server::table::{Deed, stream};
use server::view::{BoardKind, PlayerTag, Speaker};
use server::wire::{ClientMsg, Key, RefusalKind, ServerMsg};
use tokio::runtime::Handle;

/// Halls that run their cases beside each other, each with its own time.
const HALLS: usize = 4;

/// A hall with people in it: two players and an arbiter.
struct Room {
    house: House,
    chief: Person,
    seats: ByColor<Device>,
    arbiter: Device,
    signed_in: Millis,
    boards: u32,
    speaker: Speaker,
    handle: Handle,
}

impl Room {
    async fn open(file: &std::path::Path) -> Room {
        let house = House::rehearse(file).await;
        let chief = house.chief().await;
        chief
            .round_robin(2, &Regulations::classical(Edition::Y2023))
            .await;
        // The boards of the pages are paired by nobody: their links are those of places.
        let mut settings = chief.get_json("/api/event").await["settings"].take();
        settings["links"] = json!("board");
        chief.organise(json!({ "amend": settings })).await;
        let mut arbiter = chief.connect().await;
        arbiter.hello(None).await;
        let seats = ByColor {
            white: Device::silent(house.address).await,
            black: Device::silent(house.address).await,
        };
        Room {
            house,
            chief,
            seats,
            arbiter,
            signed_in: Millis::ZERO,
            boards: 1,
            speaker: Speaker::new(chess::notation::Language::En),
            handle: Handle::current(),
        }
    }

    /// A session lasts for a day, and pages let days pass: the arbiter signs in again.
    async fn sign_in(&mut self) {
        let now = self.house.hall.time.now();
        if now - self.signed_in < Millis(10 * 3_600_000) {
            return;
        }
        let asked = json!({"name": "Chief", "password": "e4e5Nf3Nc6"});
        assert_eq!(self.chief.post("/api/login", &asked).await.0, 204);
        self.arbiter = self.chief.connect().await;
        self.arbiter.hello(None).await;
        self.signed_in = now;
    }

    /// Sets up a board as a page gives it, and sits the players down.
    async fn set_up(&mut self, regulations: &Regulations) -> Key {
        self.boards += 1;
        let (round, board) = (1, self.boards);
        let key = Key { round, board };
        let hall = &self.house.hall;
        let players = ByColor::<PlayerTag>::default();
        hall.set_up(key, regulations.clone(), players, BoardKind::Screen)
            .await
            .unwrap();
        for (place, color) in [(Place::White, Color::White), (Place::Black, Color::Black)] {
            let token = server::access::Secret::new().text().to_owned();
            let made = Change::LinkMade {
                board,
                place,
                token: token.clone(),
            };
            let change = |_: &Access| Ok::<_, Fault>(vec![made.clone()]);
            hall.access.change(change).await.unwrap();
            self.seats[color].forget();
            let welcome = self.seats[color].hello(Some(&token)).await;
            assert!(matches!(welcome, ServerMsg::Welcome { .. }), "{welcome:?}");
        }
        key
    }
}

/// A case at a board of the hall, with a table beside it that plays the same game without any hall.
struct AtBoard<'a> {
    room: &'a mut Room,
    key: Key,
    alone: Table,
    seen: Table,
    version: u64,
    unfit: bool,
}

impl<'a> AtBoard<'a> {
    fn open(room: &'a mut Room, given: Given) -> AtBoard<'a> {
        let handle = room.handle.clone();
        let now = room.house.hall.time.now();
        let alone = Table::new_at(given.clone(), now);
        let unfit = !alone.unfit.is_empty();
        let seen = Table {
            game: laws::Game::new(given.regulations.clone()),
            now,
            events: Vec::new(),
            unfit: alone.unfit.clone(),
        };
        let key = match unfit {
            true => Key { round: 0, board: 0 },
            false => handle.block_on(room.set_up(&given.regulations)),
        };
        let mut at = AtBoard {
            room,
            key,
            alone,
            seen,
            version: 1,
            unfit,
        };
        if unfit {
            at.must_be_refused(&given.regulations);
            return at;
        }
        for color in Color::ALL
            .into_iter()
            .filter(|&color| !given.present[color])
        {
            let absent = Act::Clock(laws::rules::a06_clock::Act::Absent(color));
            at.ask(Actor::Arbiter, absent).unwrap();
        }
        if given.started {
            at.ask(Actor::Arbiter, Act::Start).unwrap();
        }
        assert_eq!(at.seen.game, at.alone.game, "at the start");
        at
    }

    /// Regulations that are not whole never reach a board: the event refuses them, and names every field.
    fn must_be_refused(&mut self, regulations: &Regulations) {
        let handle = self.room.handle.clone();
        handle.block_on(self.room.sign_in());
        let settings = json!({"name": "Test Open", "rounds": 1, "regulations": regulations});
        let act = json!({"act": {"amend": settings}});
        let asked = self.room.chief.post("/api/event/acts", &act);
        let (status, body) = self.room.handle.block_on(asked);
        assert_eq!(status, 409, "{body}");
        for error in &self.alone.unfit {
            let place = format!("\"regulations.{}\"", error.field);
            assert!(body.contains(&place), "{body} without {place}");
        }
    }

    /// Sends an act as the device of whoever does it.
    fn send(&mut self, by: Actor, act: Act) -> Result<(), Box<ServerMsg>> {
        let handle = self.room.handle.clone();
        let answer = match by {
            Actor::Player(color) if act.described().may == May::Noted => {
                handle.block_on(self.room.sign_in());
                let (id, arbiter) = (self.room.arbiter.new_id(), &mut self.room.arbiter);
                arbiter.forget();
                let noted = ClientMsg::Act {
                    id: id.clone(),
                    key: Some(self.key),
                    side: Some(color),
                    act,
                    moment: None,
                };
                handle.block_on(async {
                    arbiter.say(&noted).await;
                    arbiter.answer(&id).await
                })
            }
            Actor::Player(color) => {
                let seat = &mut self.room.seats[color];
                seat.forget();
                handle.block_on(seat.tries(None, act))
            }
            Actor::Arbiter => {
                handle.block_on(self.room.sign_in());
                self.room.arbiter.forget();
                handle.block_on(self.room.arbiter.tries(Some(self.key), act))
            }
            // The software's own acts have no device.
            Actor::Clock => {
                let table = self.room.house.hall.table(self.key).unwrap();
                let moment = None;
                let actor = by;
                let deed = Deed::Act { actor, act, moment };
                match handle.block_on(table.act(Who::Software, None, deed)) {
                    Ok(_) => return Ok(()),
                    Err(refused) => self.as_told(&refused),
                }
            }
        };
        match answer {
            ServerMsg::Acked { .. } => Ok(()),
            refused => Err(Box::new(refused)),
        }
    }

    /// A refusal as the wire would have it.
    fn as_told(&self, refused: &Refused) -> ServerMsg {
        let edition = self.seen.game.regulations().edition;
        ServerMsg::Refused {
            id: String::new(),
            kind: refused.kind,
            words: self.room.speaker.refusal(refused),
            article: refused
                .rule
                .and_then(|ground| ground.0.article_in(edition))
                .map(str::to_owned),
        }
    }

    /// What the journal has got since, applied to what has been seen.
    fn read(&mut self) -> Vec<Event> {
        let handle = self.room.handle.clone();
        let journal = Arc::clone(&self.room.house.hall.journal);
        let entries = handle.block_on(journal.read(&stream(self.key), self.version));
        let mut all = Vec::new();
        for entry in entries.unwrap() {
            self.version = entry.version;
            let Record::Acted { events, .. } = serde_json::from_str(&entry.body).unwrap() else {
                panic!("{}", entry.body);
            };
            let game = self.seen.game.clone();
            self.seen.game = events.iter().fold(game, laws::Game::evolve);
            all.extend(events);
        }
        self.seen.events.extend(all.iter().cloned());
        all
    }

    fn ask(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        match self.send(by, act.clone()) {
            Ok(()) => Ok(self.read()),
            Err(answer) => Err(self.refusal(by, act, &answer)),
        }
    }

    /// The refusal that the Laws give, if it is the one that came over the wire.
    fn refusal(&mut self, by: Actor, act: Act, answer: &ServerMsg) -> Refusal {
        assert!(self.read().is_empty(), "refused, and yet recorded: {act:?}");
        let at = self.seen.now;
        let command = laws::Command { by, at, act };
        let refusal =
            laws::decide(&self.seen.game, &command).expect_err("refused by the hall only");
        let ServerMsg::Refused {
            kind,
            words,
            article,
            ..
        } = answer
        else {
            panic!("{answer:?}");
        };
        if *kind == RefusalKind::NotAllowed {
            // The door was closed before the Laws were asked, and they would have said the same.
            return refusal;
        }
        let ServerMsg::Refused {
            words: expected,
            article: number,
            ..
        } = self.as_told(&Refused::from(refusal.clone()))
        else {
            unreachable!("a refusal is told as one");
        };
        assert_eq!((words, article), (&expected, &number));
        refusal
    }

    /// The hall, the journal and the table alone must have come to the same game.
    fn close(&mut self) {
        if self.unfit {
            return;
        }
        let handle = self.room.handle.clone();
        let hall = Arc::clone(&self.room.house.hall);
        let mut again = Board::new(self.key);
        for entry in handle
            .block_on(hall.journal.read(&stream(self.key), 0))
            .unwrap()
        {
            let record = serde_json::from_str(&entry.body).unwrap();
            again.apply(&record, entry.at, entry.act.as_deref());
        }
        assert!(*again.game == self.alone.game, "journal and Laws part");
        // What is in the journal reaches the board right after.
        let mut watch = hall.table(self.key).unwrap().watch();
        let caught_up = watch.wait_for(|board| board.version >= again.version);
        let board = handle.block_on(tokio::time::timeout(PATIENCE, caught_up));
        let board = Arc::clone(&board.unwrap().unwrap());
        assert!(board.game == again.game, "hall and journal part");
        assert_eq!(board.version, again.version);
    }
}

impl Stage for AtBoard<'_> {
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        assert!(!self.unfit, "nothing can be played under these regulations");
        let by = said_by(by, &act);
        let alone = self.alone.act(by, act.clone());
        let here = self.ask(by, act);
        assert_eq!(here, alone);
        here
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        let alone = self.alone.pass(span)?;
        self.room.house.hall.time.pass(span);
        self.seen.now += span;
        let mut here = Vec::new();
        let began = Instant::now();
        let due = self.seen.game.next_deadline();
        if due.is_none_or(|due| due > self.seen.now) {
            // Nothing that the board must wake up for: what there is to note is noted with the next act.
            self.send(Actor::Clock, Act::Tick).unwrap();
        }
        // The board's own timer does what time brings about.
        while here.len() < alone.len() && began.elapsed() < PATIENCE {
            here.extend(self.read());
            if here.len() < alone.len() {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        assert_eq!(here, alone, "after {span} have passed");
        Ok(here)
    }

    fn table(&self) -> &Table {
        &self.seen
    }
}

impl Drop for AtBoard<'_> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.close();
        }
    }
}

/// Pages tell what a player does; that he comes is for the arbiter's device to say.
fn said_by(by: Actor, act: &Act) -> Actor {
    use laws::rules::g1_adjourned;
    match act {
        Act::Arrive(_) | Act::Adjourn(g1_adjourned::Act::Come(_)) if by != Actor::Clock => {
            Actor::Arbiter
        }
        _ => by,
    }
}

/// All cases, with their pages, times their editions.
fn all() -> Vec<(&'static str, Case, Edition)> {
    let mut all = Vec::new();
    for (name, text) in PAGES {
        for case in page::read(text).unwrap() {
            let editions = case.runs_under();
            all.extend(editions.into_iter().map(|e| (*name, case.clone(), e)));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_case_of_every_page_over_the_wire() {
    let folder = tempfile::tempdir().unwrap();
    let cases = all();
    let number = cases.len();
    assert!(number > 1500, "{number} cases");
    let waiting = Arc::new(Mutex::new(cases));
    let problems = Arc::new(Mutex::new(Vec::new()));
    let mut halls = Vec::new();
    for n in 0..HALLS {
        let mut room = Room::open(&folder.path().join(format!("{n}.adoube"))).await;
        let (waiting, problems) = (Arc::clone(&waiting), Arc::clone(&problems));
        halls.push(tokio::task::spawn_blocking(move || {
            loop {
                let next = waiting.lock().unwrap().pop();
                let Some((page, case, edition)) = next else {
                    return;
                };
                let run = std::panic::AssertUnwindSafe(|| {
                    run_at(&case, edition, |given| AtBoard::open(&mut room, given))
                });
                let problem = match std::panic::catch_unwind(run) {
                    Ok(Ok(_)) => continue,
                    Ok(Err(failure)) => failure.to_string(),
                    Err(panic) => match panic.downcast_ref::<String>() {
                        Some(words) => words.clone(),
                        None => "a panic without words".into(),
                    },
                };
                let problem = format!("{page}: {} ({edition}): {problem}", case.name);
                problems.lock().unwrap().push(problem);
            }
        }));
    }
    for hall in halls {
        hall.await.unwrap();
    }
    let problems = problems.lock().unwrap();
    let shown = problems.iter().take(40).cloned().collect::<Vec<_>>();
    assert!(
        problems.is_empty(),
        "{} of {number}\n{}",
        problems.len(),
        shown.join("\n")
    );
}
