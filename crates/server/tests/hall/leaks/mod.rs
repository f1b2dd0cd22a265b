//! Two games that differ in the legality of one move look the same to everybody but the arbiter, until a ruling says
//! what the move was: every act from every seat gets the same answer, and every view and file reads the same.
//!
//! A hall has a pair of boards for each act, one with a legal and one with an illegal move; nothing is left out of the
//! comparison but names, board numbers and the move itself.

mod alike;
mod pairs;
mod room;
mod routes;
mod trials;

use laws::regulations::{IllegalNotice, Needs, SheetKind, Supervision};
use laws::{Edition, Regulations};

use pairs::{
    CAPTURE, CASTLING, CASTLING_960, EN_PASSANT, KING, KING_TAKES, PAWN, PROMOTION, Pair, STEP_960,
};
use room::{Course, Room, Set};
use trials::Sample;

/// Tries every act on a pair of boards each, and says what differed.
async fn compare(set: Set, pair: &'static Pair) {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
    let differences = room.try_everything(Sample::ALL).await;
    none(&room, &differences);
}

/// Tries sequences of acts, drawn by chance.
async fn compare_sequences(set: Set, pair: &'static Pair) {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
    let differences = room.try_sequences(Sample::ALL).await;
    none(&room, &differences);
}

/// Tries sequences of hands, mostly the mover's own.
async fn compare_hands(set: Set, pair: &'static Pair) {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
    let differences = room.try_hands(Sample::ALL).await;
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

fn by_people(pressed: bool) -> Set {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    Set {
        pressed,
        ..screen(regulations)
    }
}

/// Nor by anything that happens after other things: every act, of either player, his own second and third hand among them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_thing_after_another() {
    compare_sequences(by_people(true), &PAWN).await;
    compare_sequences(by_people(false), &KING).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hand_after_hand_before_the_press() {
    compare_hands(screen(classical()), &PAWN).await;
    compare_hands(screen(classical()), &KING).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hand_after_hand_after_castling() {
    compare_hands(screen(classical()), &CASTLING).await;
    compare_hands(screen(classical()), &CASTLING_960).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hand_after_hand_after_a_promotion() {
    compare_hands(screen(classical()), &PROMOTION).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn castling_from_another_array() {
    compare(screen(classical()), &CASTLING_960).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_promotion() {
    compare(screen(classical()), &PROMOTION).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn en_passant() {
    compare(screen(classical()), &EN_PASSANT).await;
    compare(by_people(true), &EN_PASSANT).await;
    compare_hands(screen(classical()), &EN_PASSANT).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn en_passant_on_wood() {
    let wood = Set {
        boards: "wooden",
        course: Course::Sheet,
        ..screen(classical())
    };
    compare(wood, &EN_PASSANT).await;
}

/// A sample of the trials of moves that are told piece by piece, of which there are many: the same ones at every run, others for
/// each course. `make soak-leaks` makes them all.
fn sample(course: usize) -> Sample {
    match std::env::var_os("ADOUBE_SOAK_LEAKS") {
        Some(_) => Sample::ALL,
        None => Sample {
            every: 5,
            from: course,
        },
    }
}

/// A move that is told piece by piece, as far as it has come: acts after it, hands, and sequences of all acts.
async fn compare_parts(
    parts: &'static [&'static str],
    pair: &'static Pair,
    sample: Sample,
) -> String {
    let mut by_people = classical();
    by_people.illegal = IllegalNotice::ByPeople;
    let mut found = Vec::new();
    for (n, regulations) in [classical(), classical(), by_people]
        .into_iter()
        .enumerate()
    {
        let set = Set {
            course: Course::Parts(parts),
            ..screen(regulations)
        };
        let folder = tempfile::tempdir().unwrap();
        let mut room = Room::open(&folder.path().join("hall.adoube"), set, pair).await;
        let differences = match n {
            0 => room.try_everything(sample).await,
            1 => room.try_hands(sample).await,
            _ => room.try_sequences(sample).await,
        };
        found.extend(differences);
    }
    match found.is_empty() {
        true => String::new(),
        false => format!(
            "{} after {}:\n{}\n",
            found.len(),
            parts.join(", "),
            found.join("\n")
        ),
    }
}

async fn compare_all(courses: &[(&'static [&'static str], &'static Pair)]) {
    let mut found = String::new();
    for (n, (parts, pair)) in courses.iter().enumerate() {
        // Courses of one pair try different acts.
        let sample = sample(n + parts.len() + pair.moves.len());
        found += &compare_parts(parts, pair, sample).await;
    }
    assert!(
        found.is_empty(),
        "a legal move is told from an illegal one, {found}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_capture_in_both_orders() {
    compare_all(&[
        (&["put d1$T", "remove $T"] as &[&str], &CAPTURE),
        (&["remove $T", "put d1$T"] as &[&str], &CAPTURE),
        (&["put e5d6", "remove d5"] as &[&str], &EN_PASSANT),
        (&["remove d5", "put e5d6"] as &[&str], &EN_PASSANT),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_capture() {
    compare_all(&[
        (&["put d1$T"] as &[&str], &CAPTURE),
        (&["put e1$T"] as &[&str], &KING_TAKES),
        (&["put e5d6"] as &[&str], &EN_PASSANT),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_capture_the_other_way_round() {
    compare_all(&[
        (&["remove $T"] as &[&str], &CAPTURE),
        (&["remove $T"] as &[&str], &KING_TAKES),
        (&["remove d5"] as &[&str], &EN_PASSANT),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_king_put_down_for_castling() {
    compare_all(&[
        (&["put e1g1"] as &[&str], &CASTLING),
        (&["touch e1", "touch h1"] as &[&str], &CASTLING),
        (&["put e1g1", "put h1f1"] as &[&str], &CASTLING),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_king_put_down_for_castling_from_another_array() {
    compare_all(&[
        (&["put d1g1"] as &[&str], &CASTLING_960),
        (&["put d1g1", "put g1f1"] as &[&str], &CASTLING_960),
    ])
    .await;
}

/// Sequences that have told a legal move from an illegal one.
async fn compare_chains(parts: &'static [&'static str], pair: &'static Pair, chains: &[&str]) {
    let mut regulations = classical();
    regulations.illegal = IllegalNotice::ByPeople;
    let folder = tempfile::tempdir().unwrap();
    let set = Set {
        course: Course::Parts(parts),
        ..screen(regulations)
    };
    let file = folder.path().join("hall.adoube");
    let mut room = Room::open(&file, set, pair).await;
    let mut differences = Vec::new();
    for chain in chains {
        differences.extend(room.try_chain(chain).await);
    }
    none(&room, &differences);
}

/// The king lies on the square where the rook stood, and both are named by it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_that_go_on_after_castling_from_another_array() {
    let chains = [
        "white move g1h1, black put d1f1, black place d1+g1, white move b5b4 with two, white put g1h1",
        "white put d8e8, white touch b1 doubtful, white place, black drop d1c1",
        "white move d2d3 with two, white drop d8e8, white touch f1 accident, white remove d1, white touch two f1",
        "black drop d2d3, black repeat g1d1, black touch d2 unannounced, black drop d8e8, black put g1d1",
        "white put d8e8, black blind.find-boards-differ, black touch g1 adjusting",
    ];
    compare_chains(&["put d1g1", "put g1f1"], &CASTLING_960, &chains).await;
}

/// King and rook were touched for castling, and both lie on one square.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_that_go_on_after_king_and_rook_were_touched() {
    let chains = [
        "white put h1g1, white blind.take-out, black place f8e8, white move g1f1",
        "white put h1g1, white move g1f1, white press",
    ];
    compare_chains(&["touch f1", "touch h1", "put f1g1"], &STEP_960, &chains).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_of_the_king_and_then_the_rook() {
    compare_all(&[
        (&["put f1g1"] as &[&str], &STEP_960),
        (&["put f1g1", "put h1f1"] as &[&str], &STEP_960),
        (&["touch f1", "touch h1", "put f1g1"] as &[&str], &STEP_960),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pawn_put_on_the_last_rank() {
    compare_all(&[
        (&["put a7$T"] as &[&str], &PROMOTION),
        (&["put a7$T", "remove $T"] as &[&str], &PROMOTION),
        (&["put a7$T", "place $T"] as &[&str], &PROMOTION),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_piece_for_a_pawn() {
    compare_all(&[
        (&["place $T"] as &[&str], &PROMOTION),
        (&["place $T", "remove a7"] as &[&str], &PROMOTION),
        (&["remove a7"] as &[&str], &PROMOTION),
        (&["remove a7", "place $T"] as &[&str], &PROMOTION),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_thing_after_another_on_wood_and_in_the_dark() {
    let wood = Set {
        boards: "wooden",
        course: Course::Sheet,
        ..screen(classical())
    };
    compare_sequences(wood, &PAWN).await;
    let mut regulations = classical();
    regulations.needs.white = blind();
    let dark = Set {
        course: Course::Said,
        ..screen(regulations)
    };
    compare_sequences(dark, &PAWN).await;
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
