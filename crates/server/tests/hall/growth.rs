//! A long game costs what a short one costs, at every act: in bytes, and in work.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chess::notation::Language;
use chess::{ByColor, Color, Move, Position};
use laws::command::Hands;
use laws::regulations::SheetKind;
use laws::rules::a08_record;
use laws::{Act, Actor, Command, Edition, Millis, Regulations, decide};
use server::record::{Board, Record, Who};
use server::view::{self, Beside, BoardKind, BoardView, PlayerTag, Speaker, Told};
use server::wire::{ClientMsg, Key, ServerMsg};

use crate::common::{Device, House};

const BOARD: Key = Key { round: 1, board: 1 };

/// Games that go on and on: no captures, no checks, a pawn from time to time.
struct Quiet {
    position: Position,
    since_pawn: u32,
    chance: u64,
}

impl Quiet {
    fn new() -> Quiet {
        Quiet {
            position: Position::initial(),
            since_pawn: 0,
            chance: 0x9e37_79b9_7f4a_7c15,
        }
    }

    fn next(&mut self) -> Move {
        let men = |position: &Position| position.board().occupied().count();
        let moves = self.position.legal_moves();
        let calm = moves.iter().copied().filter(|mv| {
            let after = self.position.after(*mv);
            men(&after) == men(&self.position)
                && !after.is_check()
                && !after.legal_moves().is_empty()
        });
        let (pawns, pieces): (Vec<Move>, Vec<Move>) =
            calm.partition(|mv| mv.role() == chess::Role::Pawn);
        let wanted = match self.since_pawn > 90 && !pawns.is_empty() {
            true => pawns,
            false => pieces,
        };
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        let mv = wanted[(self.chance % wanted.len() as u64) as usize];
        let pawn = mv.role() == chess::Role::Pawn;
        self.since_pawn = if pawn { 0 } else { self.since_pawn + 1 };
        self.position = self.position.after(mv);
        mv
    }
}

/// What a move is at a board: made, pressed, and written down by both.
fn acts(before: &Position, mv: Move) -> [(Color, Act); 4] {
    let color = before.turn();
    let (text, claim) = (before.san(mv).to_string(), false);
    let write = Act::Record(a08_record::Act::Write { text, claim });
    let (attempt, hands) = (mv.into(), Hands::One);
    [
        (color, Act::Move { attempt, hands }),
        (color, Act::Press),
        (color, write.clone()),
        (!color, write),
    ]
}

fn regulations() -> Regulations {
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.scoresheets = SheetKind::Paper;
    regulations
}

fn acted(board: &Board, by: Actor, act: Act) -> Board {
    let at = board.game.last + Millis(500);
    let decided = decide(&board.game, &Command { by, at, act }).expect("it can happen");
    let record = Record::Acted {
        who: Who::Software,
        events: decided.events,
        moment: None,
    };
    let mut board = board.clone();
    board.apply_decided(&record, Some(decided.game), at, None);
    board
}

/// Everybody who looks at a board, and what each was told last.
type Readers = [Option<Told>; 4];

/// Tells a board to both players, the desk and the public; the bytes for each.
fn tell(board: &Arc<Board>, readers: &mut Readers, speaker: &Speaker) -> [usize; 4] {
    let mut bytes = [0; 4];
    for (place, told) in readers.iter_mut().enumerate() {
        let since = told.as_ref().map(|told| told.since(board));
        let since = since.unwrap_or_default();
        let now = board.game.last;
        let seat = |color| BoardView::Seat(view::seat_since(board, color, now, speaker, &since));
        let new = match place {
            0 => seat(Color::White),
            1 => seat(Color::Black),
            2 => {
                let beside = Beside::default();
                let view = view::arbiter_since(board, beside, now, speaker, &since);
                BoardView::Arbiter(Box::new(view))
            }
            _ => BoardView::Public(view::public_since(board, now, now, speaker, &since)),
        };
        let kept = told.as_ref().map(|told| told.keeps(&since, &new, speaker));
        *told = Some(Told::after(
            Arc::clone(board),
            kept.unwrap_or_default(),
            &new,
        ));
        bytes[place] = serde_json::to_string(&new).unwrap().len();
    }
    bytes
}

/// A game as it stands, with its readers.
struct Standing {
    board: Arc<Board>,
    readers: Readers,
    quiet: Quiet,
}

impl Standing {
    fn begin() -> Standing {
        let mut board = Board::new(BOARD);
        let opened = Record::Opened {
            regulations: Box::new(regulations()),
            players: ByColor::<PlayerTag>::default(),
            board: BoardKind::Screen,
        };
        board.apply(&opened, Millis::ZERO, None);
        Standing {
            board: Arc::new(acted(&board, Actor::Arbiter, Act::Start)),
            readers: Readers::default(),
            quiet: Quiet::new(),
        }
    }

    /// Half-moves with all that belongs to them; bytes of each act for everybody.
    fn play(&mut self, plies: usize, speaker: &Speaker) -> Vec<[usize; 4]> {
        let mut bytes = Vec::new();
        for _ in 0..plies {
            let before = self.quiet.position;
            let mv = self.quiet.next();
            for (color, act) in acts(&before, mv) {
                self.board = Arc::new(acted(&self.board, Actor::Player(color), act));
                bytes.push(tell(&self.board, &mut self.readers, speaker));
            }
        }
        bytes
    }

    /// How long one more half-move takes, with all that everybody is told of it.
    fn time(&self, speaker: &Speaker) -> Duration {
        let (mut board, mut readers) = (Arc::clone(&self.board), self.readers.clone());
        let before = self.quiet.position;
        let mv = before.legal_moves()[0];
        let began = Instant::now();
        for (color, act) in acts(&before, mv) {
            board = Arc::new(acted(&board, Actor::Player(color), act));
            black_box(tell(&board, &mut readers, speaker));
        }
        began.elapsed()
    }
}

fn mean(bytes: &[[usize; 4]]) -> [f64; 4] {
    let sum = |place: usize| bytes.iter().map(|each| each[place]).sum::<usize>();
    [0, 1, 2, 3].map(|place| sum(place) as f64 / bytes.len() as f64)
}

/// A fifth more, and a few bytes for numbers that have become longer.
fn is_flat(early: f64, late: f64) -> bool {
    late <= 1.2 * early + 16.0
}

#[test]
fn an_act_costs_the_same_at_move_10_and_at_move_300() {
    let speaker = Speaker::new(Language::En);
    let mut game = Standing::begin();
    game.play(20, &speaker);
    let early = mean(&game.play(20, &speaker));
    game.play(540, &speaker);
    let late = mean(&game.play(20, &speaker));
    assert_eq!(game.board.game.plies.len(), 600);
    for (place, who) in ["white", "black", "desk", "public"].iter().enumerate() {
        let (early, late) = (early[place], late[place]);
        println!("{who}: {early:.0} bytes an act at ply 20–40, {late:.0} at 580–600");
        assert!(is_flat(early, late), "{who}: {early} and then {late}");
    }
    let mut short = Standing::begin();
    short.play(40, &speaker);
    // One after the other, so that whatever else the machine does meets both; the quickest of many is the work itself.
    let mut quickest = [Duration::MAX; 2];
    for _ in 0..300 {
        for (place, standing) in [&short, &game].into_iter().enumerate() {
            quickest[place] = quickest[place].min(standing.time(&speaker));
        }
    }
    println!(
        "work for a half-move: {:?} at ply 40, {:?} at ply 600",
        quickest[0], quickest[1]
    );
    let ratio = quickest[1].as_secs_f64() / quickest[0].as_secs_f64();
    assert!(ratio < 1.6, "{ratio} times the work: {quickest:?}");
}

/// The same over sockets: what devices are sent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_sent_does_not_grow_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &regulations()).await;
    let mut seats = ByColor {
        white: Device::join(house.address, &chief.link(1, "white").await).await,
        black: Device::join(house.address, &chief.link(1, "black").await).await,
    };
    let mut desk = chief.connect().await;
    desk.hello(None).await;
    let mut public = Device::silent(house.address).await;
    public.hello(None).await;
    for device in [&mut desk, &mut public] {
        let boards = vec![BOARD];
        device.say(&ClientMsg::Watch { boards }).await;
    }
    let mut quiet = Quiet::new();
    let mut sent = Vec::new();
    for ply in 1..=300 {
        let before = quiet.position;
        let mv = quiet.next();
        for (color, act) in acts(&before, mv) {
            let answer = seats[color].tries(None, act).await;
            let ServerMsg::Acked { version, .. } = answer else {
                panic!("{answer:?}");
            };
            let has_it = |message: &ServerMsg| matches!(message, ServerMsg::Board { version: v, .. } if *v >= version);
            let all = [&mut seats.white, &mut seats.black];
            // Everybody has seen it before the next one.
            for device in all.into_iter().chain([&mut desk, &mut public]) {
                device.until(has_it).await;
                device.forget();
            }
        }
        if [20, 40, 280, 300].contains(&ply) {
            let all = [&seats.white, &seats.black, &desk, &public];
            sent.push(all.map(|device| device.bytes));
        }
    }
    for (place, who) in ["white", "black", "desk", "public"].iter().enumerate() {
        let between = |from: usize| (sent[from + 1][place] - sent[from][place]) as f64 / 80.0;
        let (early, late) = (between(0), between(2));
        println!("{who}: {early:.0} bytes an act at ply 20–40, {late:.0} at 280–300");
        assert!(is_flat(early, late), "{who}: {early} and then {late}");
    }
    // A device that has lost track is told the whole, and goes on from there.
    for (place, device) in [&mut desk, &mut public].into_iter().enumerate() {
        let before = device.bytes;
        device.say(&ClientMsg::Whole { key: BOARD }).await;
        let whole = |message: &ServerMsg| matches!(message, ServerMsg::Board { since: 0, .. });
        let ServerMsg::Board { view, .. } = device.until(whole).await else {
            unreachable!();
        };
        let (moves, log) = match *view {
            BoardView::Arbiter(view) => (view.moves.len(), view.log.len()),
            BoardView::Public(view) => (view.moves.len(), 0),
            other => panic!("{other:?}"),
        };
        assert_eq!(moves, 300);
        assert!(log >= 1200 || place == 1, "{log} lines");
        assert!(device.bytes - before > 10_000);
    }
    let (status, whole) = chief.get("/api/boards/1/1?language=en").await;
    assert_eq!(status, 200);
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(&whole).unwrap()["moves"]
            .as_array()
            .unwrap()
            .len(),
        300
    );
}
