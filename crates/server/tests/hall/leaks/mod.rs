//! Two games that differ in the legality of one move look the same to everybody but the arbiter, until a ruling says
//! what the move was: every act from every seat gets the same answer, and every view and file reads the same.
//!
//! A hall has a pair of boards for each act, one with a legal and one with an illegal move; nothing is left out of the
//! comparison but names, board numbers and the move itself.

mod pairs;
mod room;
mod routes;

use laws::regulations::{IllegalNotice, Needs, SheetKind, Supervision};
use laws::{Edition, Regulations};

use pairs::{CASTLING, KING, PAWN, Pair};
use room::{Course, Room, Set};

/// Tries every act on a pair of boards each, and says what differed.
async fn compare(set: Set, pair: &'static Pair) {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
    let differences = room.try_everything().await;
    none(&room, &differences);
}

/// Tries sequences of acts, drawn by chance.
async fn compare_sequences(set: Set, pair: &'static Pair) {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
    let differences = room.try_sequences(60, 5).await;
    none(&room, &differences);
}

fn none(room: &Room, differences: &[String]) {
    assert!(
        differences.is_empty(),
        "{} of {} tell a legal move from an illegal one:\n{}",
        differences.len(),
        room.tried,
        differences.join("\n")
    );
}

fn screen(regulations: Regulations) -> Set {
    Set {
        regulations,
        boards: "screen",
        course: Course::Hand,
        pressed: false,
    }
}

fn classical() -> Regulations {
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.scoresheets = SheetKind::Electronic;
    regulations
}

/// Before the press nobody is told, whoever has to notice illegal moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_screen() {
    compare(screen(classical()), &PAWN).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_screen_a_king_in_check() {
    let mut regulations = classical();
    regulations.guidelines.adjournment = true;
    compare(screen(regulations), &KING).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_screen_castling_with_a_king_that_has_moved() {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    compare(screen(regulations), &CASTLING).await;
}

/// Where people must notice an illegal move themselves, not after the press either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pressed_and_for_people_to_notice() {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    let set = Set {
        pressed: true,
        ..screen(regulations)
    };
    compare(set, &PAWN).await;
}

/// Nor by anything that happens after other things.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_thing_after_another() {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    let set = |pressed| Set {
        pressed,
        ..screen(regulations.clone())
    };
    compare_sequences(set(true), &PAWN).await;
    compare_sequences(set(false), &KING).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn blitz_without_supervision() {
    let regulations = Regulations::blitz(Edition::Y2023, Supervision::Unsupervised);
    compare(screen(regulations), &PAWN).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn blitz_without_supervision_pressed() {
    let regulations = Regulations::blitz(Edition::Y2023, Supervision::Unsupervised);
    let set = Set {
        pressed: true,
        ..screen(regulations)
    };
    compare(set, &KING).await;
}

/// What a player writes is his own word: nobody learns from it what the move was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_wood() {
    let set = Set {
        boards: "wooden",
        course: Course::Sheet,
        ..screen(classical())
    };
    compare(set, &PAWN).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_wood_pressed() {
    let set = Set {
        boards: "wooden",
        course: Course::Sheet,
        pressed: true,
        ..screen(classical())
    };
    compare(set, &PAWN).await;
}

/// Appendix D: what is announced is what was said and done, legal or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn for_players_who_cannot_see() {
    let mut regulations = classical();
    regulations.needs.white = blind();
    let set = Set {
        course: Course::Said,
        ..screen(regulations)
    };
    compare(set, &PAWN).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn for_an_opponent_who_cannot_see() {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    regulations.needs.black = blind();
    let set = Set {
        course: Course::Said,
        pressed: true,
        ..screen(regulations)
    };
    compare(set, &KING).await;
}

fn blind() -> Needs {
    Needs {
        visually_disabled: true,
        ..Needs::default()
    }
}
