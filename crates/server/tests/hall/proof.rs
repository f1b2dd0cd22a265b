//! A record that proves itself: files taken away, bits flipped, clocks that jump, journals that were forged.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::{Device, House, PATIENCE, moves, on_a_file};
use laws::regulations::Supervision;
use laws::{Edition, Millis, Regulations};
use serde_json::{Value, json};
use server::journal::{Draft, Head, Journal, Sqlite, rescue, survey};
use server::wire::{Key, RefusalKind, ServerMsg};
use server::{Hall, Limits, transfer};

const BOARD: Key = Key { round: 1, board: 1 };

fn beside(file: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", file.display()))
}

fn rapid() -> Regulations {
    Regulations::rapid(Edition::Y2023, Supervision::Supervised)
}

/// One board, one move played by White.
async fn begun(file: &Path) -> (House, Device, Device) {
    on_a_file(file);
    let house = House::open(file).await;
    let chief = house.chief().await;
    chief.round_robin(2, &rapid()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let black = Device::join(house.address, &chief.link(1, "black").await).await;
    white.plays("e2e4").await;
    (house, white, black)
}

/// Refused until the hall has saved what was in the log, which it may have noticed by itself already.
async fn taken_in_the_end(device: &mut Device, act: Value) {
    let patient = async {
        loop {
            match device.act(act.clone()).await {
                ServerMsg::Acked { .. } => return,
                ServerMsg::Refused { kind, words, .. } => {
                    assert_eq!(kind, RefusalKind::Disk, "{words}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                other => panic!("{other:?}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, patient).await.unwrap();
}

/// What everybody was told is still there for whoever opens the file next.
async fn plies_after_a_fall(file: &Path, folder: &Path) -> usize {
    // As after a fall: the files as they are now, without a last word of the program.
    let copy = folder.join("fallen.adoube");
    for ending in ["", "-wal", "-head"] {
        let _ = fs::copy(beside(file, ending), beside(&copy, ending));
    }
    let hall = Hall::open(&copy, Limits::default()).await.unwrap();
    hall.table(BOARD).unwrap().board().game.plies.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_taken_away_is_noticed_and_nothing_is_lost() {
    type Harm = fn(&Path);
    let harms: [(&str, Harm); 3] = [
        ("deleted", |log| fs::remove_file(log).unwrap()),
        ("replaced", |log| {
            fs::rename(log, log.with_extension("away")).unwrap();
            fs::write(log, b"").unwrap();
        }),
        ("emptied", |log| {
            let file = fs::OpenOptions::new().write(true).open(log).unwrap();
            file.set_len(0).unwrap();
        }),
    ];
    for (name, harm) in harms {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hall.adoube");
        let (house, mut white, mut black) = begun(&file).await;
        if name == "emptied" {
            // What is in the log alone cannot be saved from a log that is empty: the hall folds it in often.
            tokio::time::sleep(Duration::from_millis(1500)).await;
        }
        harm(&beside(&file, "-wal"));
        taken_in_the_end(&mut black, moves("e7e5")).await;
        black.does(json!("press")).await;
        white.plays("g1f3").await;
        drop(house);
        let plies = plies_after_a_fall(&file, folder.path()).await;
        assert_eq!(plies, 3, "{name}: all that was acknowledged");
    }
}

/// A hall's journal with something in every kind of place, some of it in the log only; the files as after a fall.
async fn written(folder: &Path) -> (PathBuf, BTreeMap<String, Vec<(u64, String)>>) {
    let open = folder.join("open.adoube");
    let journal = Sqlite::open(&open).unwrap();
    let names: Vec<String> = (1..=12).map(|n| format!("game/1/{n}")).collect();
    let mut heads: BTreeMap<&str, Head> = BTreeMap::new();
    for n in 0..40 {
        let parts = names.iter().map(|name| {
            let draft = Draft {
                act: Some(format!("white {n}-{name}")),
                at: Millis(n * 1000),
                body: format!("{{\"n\":{n},\"text\":\"{}\"}}", "abc".repeat(40)),
            };
            let head = heads.get(name.as_str()).copied().unwrap_or_default();
            (name.clone(), head, vec![draft])
        });
        for (name, head, drafts) in parts.collect::<Vec<_>>() {
            let head = journal.append(&name, head, drafts).await.unwrap();
            let name = names.iter().find(|known| **known == name).unwrap();
            heads.insert(name, head);
        }
    }
    let fallen = folder.join("hall.adoube");
    for ending in ["", "-wal", "-head"] {
        fs::copy(beside(&open, ending), beside(&fallen, ending)).unwrap();
    }
    let truth = all(&journal).await.unwrap();
    (fallen, truth)
}

async fn all(
    journal: &dyn Journal,
) -> Result<BTreeMap<String, Vec<(u64, String)>>, server::journal::Fault> {
    let mut all = BTreeMap::new();
    for name in journal.streams().await? {
        let entries = journal.read(&name, 0).await?;
        let told = entries
            .iter()
            .map(|e| (e.version, format!("{:?} {:?} {}", e.act, e.at, e.body)));
        all.insert(name, told.collect());
    }
    Ok(all)
}

/// Of single flipped bits none is served as truth, and what is refused can be saved.
#[tokio::test(flavor = "multi_thread")]
async fn flipped_bits_are_never_served_as_truth() {
    let wanted = std::env::var("ADOUBE_SOAK_FLIPS").ok();
    let wanted: u64 = wanted.map_or(100, |n| n.parse().expect("a number of flips"));
    let folder = tempfile::tempdir().unwrap();
    let (file, truth) = written(folder.path()).await;
    let endings = ["", "-wal", "-head"];
    let whole = endings.map(|ending| fs::read(beside(&file, ending)).unwrap());
    let (mut refused, mut harmless, mut all_saved, mut some_lost) = (0, 0, 0, 0);
    let mut chance: u64 = 0x9e37_79b9_7f4a_7c15;
    for n in 0..wanted {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        // The hall's file and its log in turn, the heads now and then.
        let which = if n % 10 == 9 { 2 } else { (n % 2) as usize };
        let bit = chance % (whole[which].len() as u64 * 8);
        for (ending, bytes) in endings.iter().zip(&whole) {
            fs::write(beside(&file, ending), bytes).unwrap();
        }
        let _ = fs::remove_file(beside(&file, "-shm"));
        let mut flipped = whole[which].clone();
        flipped[bit as usize / 8] ^= 1 << (bit % 8);
        fs::write(beside(&file, endings[which]), &flipped).unwrap();
        let place = format!("bit {bit} of {:?}", endings[which]);
        let saved = folder.path().join(format!("saved{n}.adoube"));
        let rescued = rescue(&file, &saved);
        let served = match Sqlite::open(&file) {
            Ok(journal) => all(&journal).await.ok(),
            Err(_) => None,
        };
        match served {
            Some(served) => {
                assert_eq!(served, truth, "{place} was served as truth");
                harmless += 1;
            }
            None => {
                refused += 1;
                if let Ok(told) = rescued {
                    let journal = Sqlite::open(&saved).unwrap();
                    let after = all(&journal).await.unwrap();
                    for (name, entries) in &after {
                        assert!(
                            truth[name].starts_with(entries),
                            "{place}: what was saved of {name} is no beginning of the truth"
                        );
                    }
                    let lost = told.streams.values().any(|saved| saved.lost.is_some());
                    assert_eq!(after != truth, lost, "{place}: {told:?}");
                    all_saved += u64::from(after == truth);
                    some_lost += u64::from(after != truth);
                } else {
                    some_lost += 1;
                }
            }
        }
        for ending in ["", "-wal", "-shm", "-head"] {
            let _ = fs::remove_file(beside(&saved, ending));
        }
    }
    println!(
        "{wanted} flips: {harmless} changed nothing, {refused} refused; of these {all_saved} saved whole, {some_lost} in part"
    );
    assert!(refused > 0 && all_saved > 0);
}

/// The end of the log is lost: SQLite alone would go on as if nothing had been there.
#[tokio::test(flavor = "multi_thread")]
async fn a_loss_at_the_end_is_told_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let (file, truth) = written(folder.path()).await;
    let log = fs::read(beside(&file, "-wal")).unwrap();
    fs::write(beside(&file, "-wal"), &log[..log.len() / 2]).unwrap();
    let survey = survey(&file).unwrap();
    assert!(survey.has_heads && !survey.is_whole());
    let Err(refused) = Sqlite::open(&file) else {
        panic!("it was opened");
    };
    let words = refused.to_string();
    for (name, stream) in &survey.streams {
        if stream.broken.is_empty() {
            continue;
        }
        let board = name.rsplit_once('/').unwrap().1;
        let (have, want) = (stream.entries, truth[name].len());
        let line = match want as u64 - have {
            1 => format!("round 1, board {board}: entry {want} is missing"),
            _ => format!(
                "round 1, board {board}: entries {} to {want} are missing",
                have + 1
            ),
        };
        assert!(words.contains(&line), "no {line:?} in {words}");
    }
    assert!(words.contains("adoube rescue"), "{words}");
}

/// A copy is one file, and knows where it ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_proves_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (file, truth) = written(folder.path()).await;
    let _journal = Sqlite::open(&file).unwrap();
    let copy = folder.path().join("copy.adoube");
    // What a copy that was broken off has left is swept away.
    let left = beside(&copy, ".part999999999");
    fs::write(&left, b"half").unwrap();
    server::journal::backup(&file, &copy).unwrap();
    assert!(!left.exists());
    assert_eq!(all(&Sqlite::open(&copy).unwrap()).await.unwrap(), truth);
    fs::remove_file(beside(&copy, "-head")).unwrap();
    let connection = rusqlite::Connection::open(&copy).unwrap();
    connection
        .execute(
            "DELETE FROM journal WHERE stream = 'game/1/3' AND version > 30",
            [],
        )
        .unwrap();
    drop(connection);
    let Err(refused) = Sqlite::open(&copy) else {
        panic!("it was opened");
    };
    assert!(
        refused
            .to_string()
            .contains("round 1, board 3: entries 31 to 40 are missing"),
        "{refused}"
    );
}

/// The file alone, of a hall whose program was killed: what its log had is lost, and that is said; of one that was closed nothing is.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_its_heads_is_taken_only_if_it_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (file, mut truth) = written(folder.path()).await;
    let killed = folder.path().join("killed.adoube");
    fs::copy(&file, &killed).unwrap();
    let Err(refused) = Sqlite::open(&killed) else {
        panic!("it was opened");
    };
    let told = refused.to_string();
    assert!(
        told.contains("the heads that were kept beside it are missing"),
        "{told}"
    );
    assert!(
        !beside(&killed, "-head").exists(),
        "new heads would hide the loss"
    );
    // With what was kept beside it, it goes on; and once it is closed the file is enough.
    let journal = Sqlite::open(&file).unwrap();
    let draft = Draft {
        act: None,
        at: Millis(50_000),
        body: "{}".into(),
    };
    let appended = journal.append("game/2/1", Head::default(), vec![draft]);
    appended.await.unwrap();
    truth.extend(all(&journal).await.unwrap());
    drop(journal);
    let closed = folder.path().join("closed.adoube");
    fs::copy(&file, &closed).unwrap();
    assert_eq!(all(&Sqlite::open(&closed).unwrap()).await.unwrap(), truth);
}

/// A file of an earlier program is refused in words.
#[tokio::test]
async fn a_file_without_marks_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.adoube");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection
        .execute_batch(
            "CREATE TABLE journal (stream TEXT, version INTEGER); PRAGMA user_version = 1;",
        )
        .unwrap();
    drop(connection);
    let Err(refused) = Sqlite::open(&file) else {
        panic!("it was opened");
    };
    assert!(refused.to_string().contains("earlier program"), "{refused}");
}

/// An exported journal, touched in any way, is refused; untouched it is taken in with the same marks.
#[tokio::test(flavor = "multi_thread")]
async fn an_exported_journal_proves_itself() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let (house, _white, mut black) = begun(&file).await;
    black.plays("e7e5").await;
    let text = transfer::export(&*house.hall.journal).await.unwrap();
    let marks = transfer::verify(&text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without = |place: usize| {
        let kept = lines.iter().enumerate().filter(|(n, _)| *n != place);
        kept.map(|(_, line)| format!("{line}\n"))
            .collect::<String>()
    };
    for place in 0..lines.len() {
        assert!(transfer::verify(&without(place)).is_err(), "line {place}");
    }
    for place in (0..text.len()).step_by(7) {
        let mut touched = text.clone().into_bytes();
        touched[place] ^= 1;
        let Ok(touched) = String::from_utf8(touched) else {
            continue;
        };
        // White space between fields is not the record.
        let same = transfer::verify(&touched).is_ok_and(|found| found == marks);
        let known = transfer::verify(&touched).is_err();
        assert!(same || known, "byte {place}");
        assert!(known || touched.trim() != text.trim(), "byte {place}");
    }
    let other = Hall::open(&folder.path().join("other.adoube"), Limits::default())
        .await
        .unwrap();
    transfer::import(&other, text.clone()).await.unwrap();
    let again = transfer::export(&*other.journal).await.unwrap();
    let of_boards = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|l| l.starts_with("{\"stream\":\"game"));
        lines.map(str::to_owned).collect()
    };
    assert!(!of_boards(&text).is_empty());
    // The boards may have gone on (a flag), but not otherwise.
    for line in of_boards(&text) {
        assert!(again.contains(&line), "{line}");
    }
}

/// The machine's clock is wrong after a restart: no flag falls by it, the clocks stand as last seen, the arbiter is called.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_takes_nobodys_time() {
    const YEAR: i64 = 365 * 86_400_000;
    for jump in [YEAR, -YEAR, 3_600_000] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hall.adoube");
        let hall = Hall::open(&file, Limits::default()).await.unwrap();
        let chief = server::access::Role::ChiefArbiter {
            name: "Chief".into(),
        };
        let settings = event::Settings::new("Jump", 1, rapid());
        use event::{Act, Player};
        for act in [
            Act::Create(settings),
            Act::AddPlayer(Player::named("A", "")),
            Act::AddPlayer(Player::named("B", "")),
        ] {
            hall.organise(&chief, act).await.unwrap();
        }
        let paired = json!({"pair-round-robin": {"cycles": "single"}});
        let paired = serde_json::from_value(paired).unwrap();
        hall.organise(&chief, paired).await.unwrap();
        hall.organise(&chief, Act::StartRound(event::RoundNumber(1)))
            .await
            .unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        let before = hall.table(BOARD).unwrap().board();
        let seen = hall.time.now();
        let left = before.game.clock.remaining(chess::Color::White, seen);
        hall.settle().await.unwrap();
        let mut anchor = hall.time.anchor_now();
        drop(hall);
        // As if the machine had been started anew with another calendar.
        anchor.boot = "another".into();
        anchor.calendar -= jump;
        let journal = Sqlite::open(&file).unwrap();
        let note = serde_json::to_string(&anchor).unwrap();
        journal.keep("pulse", note).await.unwrap();
        drop(journal);

        let house = House::open(&file).await;
        let board = house.hall.table(BOARD).unwrap().board();
        assert!(board.game.outcome.is_none() && board.game.fallen.is_empty());
        assert!(board.game.stopped, "{jump}: the clocks are stopped");
        let now = house.hall.time.now();
        let after = board.game.clock.remaining(chess::Color::White, now);
        assert!(
            (left - after).0.abs() < 2000,
            "{jump}: {left:?} were left, {after:?} are"
        );
        let chief = house.chief().await;
        let view = chief.get_json("/api/boards/1/1").await;
        let reason = view["calls"][0]["reason"].as_str().unwrap();
        assert!(reason.contains("did not see"), "{reason}");
    }
}

/// A journal that says that a century has passed does not sign anybody out.
#[tokio::test]
async fn a_forged_journal_ends_no_session() {
    let folder = tempfile::tempdir().unwrap();
    let from = House::open(&folder.path().join("from.adoube")).await;
    let chief = from.chief().await;
    chief.round_robin(2, &rapid()).await;
    // A true chain over a lie: whoever writes a journal can write its marks too.
    let journal = Sqlite::open(&folder.path().join("forged.adoube")).unwrap();
    for name in ["event", "time"] {
        let entries = from.hall.journal.read(name, 0).await.unwrap();
        let lied = entries.into_iter().map(|entry| {
            let mut body: Value = serde_json::from_str(&entry.body).unwrap();
            if name == "time" {
                body["hall"] = json!(50_i64 * 365 * 86_400_000);
            }
            Draft {
                act: entry.act,
                at: entry.at,
                body: body.to_string(),
            }
        });
        let lied = lied.collect();
        journal.append(name, Head::default(), lied).await.unwrap();
    }
    let forged = transfer::export(&journal).await.unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let (status, body) = chief.post_text("/api/import/journal", &forged).await;
    assert_eq!(status, 204, "{body}");
    assert!(house.hall.time.now() > Millis(50 * 365 * 86_400_000));
    assert_eq!(chief.get("/api/staff").await.0, 200, "still signed in");
}
