//! What must hold whatever is done. The acts are the `when` lines of all pages, thrown together at random: every
//! act that a page can say is tried in situations that nobody thought of.

use laws::event::Completion;
use laws::regulations::Confirmation;
use laws::rules::a06_clock::Fact;
use laws::scenario::coverage::PAGES;
use laws::scenario::page::{self, Keyword};
use laws::scenario::run::{Stage, Table};
use laws::scenario::words::{self, Step};
use laws::scenario::{given, given::Given};
use laws::{Act, Actor, Command, Edition, Event, Game, Millis, Refusal, Remedy, What, decide};

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

struct Corpus {
    givens: Vec<Given>,
    steps: Vec<Step>,
}

fn corpus() -> Corpus {
    let mut corpus = Corpus {
        givens: Vec::new(),
        steps: Vec::new(),
    };
    for (_, text) in PAGES {
        for case in page::read(text).expect("pages can be read") {
            for edition in case.runs_under() {
                corpus
                    .givens
                    .extend(given::parse(&case.given.text, edition));
            }
            let acts = case
                .lines
                .iter()
                .filter(|(keyword, _)| *keyword == Keyword::When);
            corpus
                .steps
                .extend(acts.filter_map(|(_, line)| words::parse(&line.text).ok()));
        }
    }
    corpus
        .givens
        .retain(|given| given.regulations.check().is_ok());
    corpus
}

/// Plays random acts and calls `see` with the game before each event, the event, and the game after it.
fn play(
    corpus: &Corpus,
    seed: u64,
    mut see: impl FnMut(&Game, &Event, &Game),
) -> (Given, Vec<Event>, Game) {
    let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let given = corpus.givens[chance.below(corpus.givens.len())].clone();
    let mut table = Table::new(given.clone());
    let mut before = start_of(&given);
    let mut seen = 0;
    for _ in 0..60 {
        let step = match chance.below(6) {
            // Legal moves keep the game going, so that more than the first situation is met.
            0 | 1 => match table.game.position().legal_moves().as_slice() {
                [] => Step::Pass(Millis::seconds(1)),
                moves => Step::PlayAll(vec![moves[chance.below(moves.len())].into()]),
            },
            2 => Step::Pass(Millis(chance.below(90_000) as i64)),
            _ => corpus.steps[chance.below(corpus.steps.len())].clone(),
        };
        let _ = table.step(&step);
        while seen < table.events.len() {
            let event = &table.events[seen];
            let after = before.clone().evolve(event);
            see(&before, event, &after);
            before = after;
            seen += 1;
        }
    }
    (given, table.events, table.game)
}

fn start_of(given: &Given) -> Game {
    let mut game = Game::new(given.regulations.clone());
    game.present = given.present;
    game
}

const GAMES: u64 = 3_000;

#[test]
fn a_ruling_always_has_grounds_and_cites_its_edition() {
    let corpus = corpus();
    let mut rulings = 0;
    for seed in 0..GAMES {
        play(&corpus, seed, |game, event, _| {
            if let What::Ruled(ruling) = &event.what {
                rulings += 1;
                assert!(!ruling.grounds.is_empty(), "{ruling:?}");
                let edition = game.regulations().edition;
                for ground in &ruling.grounds {
                    assert!(ground.0.number(edition).is_some(), "{ruling} in {edition}");
                }
            }
        });
    }
    assert!(rulings > 1000, "only {rulings} rulings were met");
}

#[test]
fn where_rulings_wait_only_players_end_a_game_without_the_arbiters_word() {
    let mut corpus = corpus();
    for given in &mut corpus.givens {
        given.regulations.confirmation = Confirmation::ByArbiter;
    }
    let by_themselves = [
        "checkmate",
        "stalemate",
        "dead-position",
        "resignation",
        "draw-by-agreement",
        "result-signed",
        "ended-before-resumption",
    ];
    let mut proposed = 0;
    for seed in 0..GAMES {
        play(&corpus, seed, |game, event, _| match &event.what {
            What::Proposed(_) => proposed += 1,
            // What the arbiter has seen elsewhere is told as the act of the player.
            What::Ruled(ruling) if event.by != Actor::Arbiter && game.is_watched() => {
                let by = ruling.grounds[0].0.name;
                let gives = matches!(
                    ruling.remedy,
                    Remedy::AddTime { .. } | Remedy::TakeTime { .. } | Remedy::Reinstate { .. }
                );
                assert!(
                    !gives && (!ruling.ends() || by_themselves.contains(&by)),
                    "seed {seed}: nobody was asked, and {ruling}"
                );
            }
            _ => {}
        });
    }
    assert!(proposed > 500, "only {proposed} proposals were met");
}

/// A table whose arbiter confirms at once whatever is proposed.
struct Confirms {
    table: Table,
    confirmed: u32,
}

impl Confirms {
    fn confirm(&mut self, mut done: Vec<Event>) -> Vec<Event> {
        let mut times = 0;
        while let Ok(more) = self.table.act(Actor::Arbiter, Act::Confirm) {
            done.extend(more);
            times += 1;
            let left = &self.table.game.proposed;
            assert!(times < 20, "confirmed again and again: {left:?}");
        }
        self.confirmed += times;
        done
    }
}

impl Stage for Confirms {
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        let done = self.table.act(by, act)?;
        Ok(self.confirm(done))
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        let done = self.table.pass(span)?;
        Ok(self.confirm(done))
    }

    fn table(&self) -> &Table {
        &self.table
    }
}

/// What the arbiter confirms at once is ruled as if it had not waited for him.
#[test]
fn who_confirms_at_once_has_the_game_that_does_not_wait() {
    let corpus = corpus();
    let (mut confirmed, mut differ) = (0, Vec::new());
    for seed in 0..GAMES {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut given = corpus.givens[chance.below(corpus.givens.len())].clone();
        given.regulations.confirmation = Confirmation::AtOnce;
        let mut at_once = Table::new(given.clone());
        given.regulations.confirmation = Confirmation::ByArbiter;
        let (table, none) = (Table::new(given), 0);
        let mut waits = Confirms {
            table,
            confirmed: none,
        };
        // A game may begin where it is over.
        waits.confirm(Vec::new());
        for _ in 0..40 {
            let step = match chance.below(3) {
                0 => match at_once.game.position().legal_moves().as_slice() {
                    [] => Step::Pass(Millis::seconds(1)),
                    moves => Step::PlayAll(vec![moves[chance.below(moves.len())].into()]),
                },
                1 => Step::Pass(Millis(chance.below(90_000) as i64)),
                _ => corpus.steps[chance.below(corpus.steps.len())].clone(),
            };
            // Words about proposals, or about rulings by their numbers, mean something else in each of the two.
            let other = |act: &Act| {
                matches!(
                    act,
                    Act::Confirm | Act::DecideOtherwise { .. } | Act::Repair { .. }
                )
            };
            if matches!(&step, Step::Do(_, act) if other(act)) {
                continue;
            }
            let _ = at_once.step(&step);
            let _ = waits.step(&step);
            // Several acts that waited behind a question are heard together, and nobody confirms between them.
            if at_once.game.behind.len() > 1 {
                break;
            }
            let tells = |game: &Game| {
                let end = (game.outcome, *game.standing(), game.plies.len());
                (end, game.illegal_moves, game.behind.len())
            };
            if tells(&at_once.game) != tells(&waits.table.game) {
                differ.push(format!(
                    "seed {seed}, {step:?}: {:?} and {:?}",
                    tells(&at_once.game),
                    tells(&waits.table.game)
                ));
                break;
            }
        }
        confirmed += waits.confirmed;
    }
    assert!(differ.is_empty(), "{} games: {differ:#?}", differ.len());
    assert!(confirmed > 500, "only {confirmed} rulings were confirmed");
}

#[test]
fn the_software_wakes_up_when_time_brings_something_and_not_before() {
    let corpus = corpus();
    let tick = |game: &Game, at| {
        let (by, act) = (Actor::Clock, Act::Tick);
        let decided = decide(game, &Command { by, at, act });
        decided.map(|decided| decided.events).unwrap_or_default()
    };
    let mut woken = 0;
    for seed in 0..GAMES {
        play(&corpus, seed, |game, event, _| {
            // Between acts, not in the middle of what one of them brings about.
            if event.at == game.last {
                return;
            }
            let Some(due) = game.next_deadline() else {
                let later = tick(game, game.last + Millis::minutes(600));
                assert!(later.is_empty(), "seed {seed}: nobody waits for {later:?}");
                return;
            };
            woken += 1;
            let at_last = tick(game, due.max(game.last));
            assert!(!at_last.is_empty(), "seed {seed}: {due:?} brings nothing");
            if due > game.last {
                let early = tick(game, due - Millis(1));
                assert!(early.is_empty(), "seed {seed}: before {due:?} {early:?}");
            }
        });
    }
    assert!(woken > 1000, "only {woken} games waited");
}

#[test]
fn replaying_the_stored_log_gives_the_same_game() {
    let corpus = corpus();
    for seed in 0..GAMES / 3 {
        let (given, events, game) = play(&corpus, seed, |_, _, _| {});
        let stored: Vec<String> = events
            .iter()
            .map(|event| serde_json::to_string(event).unwrap())
            .collect();
        let read = stored
            .iter()
            .map(|line| serde_json::from_str::<Event>(line).unwrap());
        let replayed = read.fold(start_of(&given), |game, event| game.evolve(&event));
        assert_eq!(replayed, game, "seed {seed}");
    }
}

#[test]
fn clocks_gain_time_only_by_a_ruling_or_a_press() {
    let corpus = corpus();
    for seed in 0..GAMES {
        play(&corpus, seed, |before, event, after| {
            let allowed = |color| match &event.what {
                What::Ruled(_) => true,
                What::Pressed(presser)
                | What::PressedWithoutMove(presser)
                | What::Clock(Fact::PressedUnread(presser))
                | What::PeriodEnded(presser) => *presser == color,
                // Stopping the clock over a sealed move completes it, as a press does.
                What::MoveCompleted(Completion::Sealed) => {
                    before.plies.last().is_some_and(|ply| ply.mover == color)
                }
                _ => false,
            };
            for color in chess::Color::ALL {
                let had = before.clock.remaining(color, event.at);
                let has = after.clock.remaining(color, event.at);
                assert!(
                    has <= had || allowed(color),
                    "seed {seed}: {color} from {had} to {has} by {event:?}"
                );
            }
        });
    }
}

#[test]
fn a_refused_command_changes_nothing_and_the_end_is_the_end() {
    let corpus = corpus();
    for seed in 0..GAMES / 3 {
        let mut ended = None;
        play(&corpus, seed, |before, event, after| {
            if let Some(outcome) = ended {
                let reopened = matches!(event.what, What::Ruled(_));
                assert!(
                    before.outcome == Some(outcome) || reopened,
                    "seed {seed}: {event:?}"
                );
            }
            ended = after.outcome;
        });
    }
}

#[test]
fn time_does_not_run_backwards() {
    let given = given::parse("standard", Edition::Y2023).unwrap();
    let mut table = Table::new(given);
    table.now = Millis::seconds(5);
    table.act(Actor::Clock, Act::Tick).unwrap();
    table
        .act(Actor::Player(chess::Color::White), Act::OfferDraw)
        .unwrap();
    let earlier = Command {
        by: Actor::Player(chess::Color::White),
        at: Millis::seconds(4),
        act: Act::Resign,
    };
    assert!(decide(&table.game, &earlier).is_err());
}
