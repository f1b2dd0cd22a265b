//! What is told behind what was told before is, put together, what would have been told as a whole. The acts are the
//! `when` lines of all pages, thrown together at random.

use std::sync::Arc;

use chess::notation::Language;
use chess::{ByColor, Color};
use laws::regulations::SheetKind;
use laws::rules::a08_record::{self, Compared, Seen};
use laws::scenario::coverage::PAGES;
use laws::scenario::given::{self, Given};
use laws::scenario::page::{self, Keyword};
use laws::scenario::run::{Stage as _, Table};
use laws::scenario::words::{self, Step};
use laws::{Act, Actor, Event, Game, Millis};
use server::journal::Entry;
use server::record::{Board, Record, Who};
use server::view::{self, Beside, BoardKind, BoardView, Kept, PlayerTag, Since, Speaker, Told};
use server::wire::Key;

const BOARD: Key = Key { round: 1, board: 1 };

/// Repeatable chance (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// What the pages begin with, and everything that they say can be done.
fn corpus() -> (Vec<Given>, Vec<Step>) {
    let (mut givens, mut steps) = (Vec::new(), Vec::new());
    for (_, text) in PAGES {
        for case in page::read(text).expect("pages can be read") {
            for edition in case.runs_under() {
                givens.extend(given::parse(&case.given.text, edition));
            }
            let acts = case.lines.iter().filter(|(word, _)| *word == Keyword::When);
            steps.extend(acts.filter_map(|(_, line)| words::parse(&line.text).ok()));
        }
    }
    givens.retain(|given| given.regulations.check().is_ok());
    (givens, steps)
}

/// A game of random acts: what happened at each of them.
fn play(
    (givens, steps): &(Vec<Given>, Vec<Step>),
    chance: &mut Chance,
) -> (Given, Vec<Vec<Event>>) {
    let given = givens[chance.below(givens.len())].clone();
    let mut table = Table::new(given.clone());
    let mut acts = Vec::new();
    for _ in 0..80 {
        let step = match chance.below(6) {
            // Legal moves keep the game going, so that lists grow beyond what is kept together.
            0..=2 => match table.game.position().legal_moves().as_slice() {
                [] => Step::Pass(Millis::seconds(1)),
                moves => Step::PlayAll(vec![moves[chance.below(moves.len())].into()]),
            },
            3 => match chance.below(3) {
                0 => Step::Pass(Millis(chance.below(9_000) as i64)),
                _ => writes(&table.game, Color::ALL[chance.below(2)]),
            },
            _ => steps[chance.below(steps.len())].clone(),
        };
        let before = table.events.len();
        let _ = table.step(&step);
        acts.push(table.events[before..].to_vec());
    }
    (given, acts)
}

/// A player writes down the next move that his sheet lacks, as it was played.
fn writes(game: &Game, player: Color) -> Step {
    let place = game.recording.sheets[player].entries.len();
    let text = match game.plies.get(place).map(|ply| ply.legal) {
        Some(Ok(mv)) => game.before(place).san(mv).to_string(),
        _ => "Qh5".into(),
    };
    let claim = false;
    let act = match game.regulations().scoresheets {
        SheetKind::Electronic => a08_record::Act::Enter { text, claim },
        SheetKind::Paper => a08_record::Act::Write { text, claim },
    };
    Step::Do(Actor::Player(player), Act::Record(act))
}

fn opened(given: &Given) -> (Board, Record) {
    let regulations = Box::new(given.regulations.clone());
    let record = Record::Opened {
        regulations,
        players: ByColor::<PlayerTag>::default(),
        board: BoardKind::Screen,
    };
    let mut board = Board::new(BOARD);
    board.apply(&record, Millis::ZERO, None);
    let mut game = Game::clone(&board.game);
    game.present = given.present;
    board.game = Arc::new(game);
    (board, record)
}

/// Somebody who looks on, and does not see every version.
struct Reader {
    role: Looks,
    language: Language,
    told: Option<Told>,
    has: Option<BoardView>,
}

#[derive(Copy, Clone, PartialEq, Debug)]
enum Looks {
    Seat(Color),
    Desk,
    Public,
}

impl Reader {
    fn view(
        &self,
        board: &Board,
        entries: &[Entry],
        since: &Since,
        speaker: &Speaker,
    ) -> BoardView {
        let now = board.game.last;
        match self.role {
            Looks::Seat(color) => {
                BoardView::Seat(view::seat_since(board, color, now, speaker, since))
            }
            Looks::Public => BoardView::Public(view::public_since(board, now, now, speaker, since)),
            Looks::Desk => {
                let entries = entries.to_vec();
                let beside = Beside {
                    entries,
                    ..Beside::default()
                };
                let view = view::arbiter_since(board, beside, now, speaker, since);
                BoardView::Arbiter(Box::new(view))
            }
        }
    }

    /// Is told what is new, and must have the whole.
    fn hear(&mut self, board: &Arc<Board>, entries: &[Entry], speaker: &Speaker) {
        let seen = self.told.as_ref().map_or(0, Told::version) as usize;
        let since = self.told.as_ref().map(|told| told.since(board));
        let since = since.unwrap_or_default();
        let new = self.view(board, &entries[seen..], &since, speaker);
        let kept = self
            .told
            .as_ref()
            .map(|told| told.keeps(&since, &new, speaker));
        let kept = kept.unwrap_or_default();
        self.told = Some(Told::after(Arc::clone(board), kept, &new));
        let whole = match &self.has {
            Some(before) => new.behind(before, kept).expect("it fits"),
            None => {
                assert_eq!(kept, Kept::default());
                new
            }
        };
        let expected = self.view(board, entries, &Since::default(), speaker);
        assert_eq!(whole, expected, "{:?} at {}", self.role, board.version);
        self.has = Some(whole);
    }
}

fn differing(game: &Game) -> Vec<u32> {
    let other = |seen: &Seen| matches!(seen, Seen::Other(_) | Seen::NoMove(_));
    let all = a08_record::differences(game).into_iter();
    all.filter(|found| other(&found.sheets.white) || other(&found.sheets.black))
        .map(|found| found.moment.plies)
        .collect()
}

#[test]
fn what_is_put_together_is_the_whole() {
    let corpus = corpus();
    let languages = [Language::En, Language::Hy, Language::Ru];
    let speakers = languages.map(Speaker::new);
    let (mut longest, mut rewritten) = (0, 0);
    for seed in 0..250_u64 {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let (given, acts) = play(&corpus, &mut chance);
        let (mut board, record) = opened(&given);
        let entry = |version: u64, record: &Record| Entry {
            version,
            at: Millis::ZERO,
            act: None,
            body: serde_json::to_string(record).unwrap(),
            mark: Default::default(),
        };
        let mut entries = vec![entry(1, &record)];
        let looks = [
            Looks::Seat(Color::White),
            Looks::Seat(Color::Black),
            Looks::Desk,
            Looks::Public,
        ];
        let mut readers = looks.map(|role| Reader {
            role,
            language: languages[chance.below(3)],
            told: None,
            has: None,
        });
        let mut compared = Compared::default();
        for events in acts.into_iter().filter(|events| !events.is_empty()) {
            let before = board.game.plies.len();
            let (who, moment) = (Who::Seat(Color::White), None);
            let record = Record::Acted {
                who,
                events,
                moment,
            };
            board.apply(&record, board.game.last, None);
            entries.push(entry(board.version, &record));
            longest = longest.max(board.game.plies.len());
            rewritten += u32::from(board.game.plies.len() < before);
            let shown = Arc::new(board.clone());
            for reader in &mut readers {
                if chance.below(3) > 0 {
                    let place = languages.iter().position(|&l| l == reader.language);
                    reader.hear(&shown, &entries, &speakers[place.unwrap()]);
                }
            }
            if chance.below(2) > 0 {
                assert_eq!(compared.differing(&shown.game), differing(&shown.game));
            }
        }
    }
    assert!(longest > 40, "no game was long: {longest}");
    assert!(rewritten > 20, "moves were taken back {rewritten} times");
}
