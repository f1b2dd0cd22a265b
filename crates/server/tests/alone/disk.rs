//! A disk that takes nothing. The limit on the size of files is the whole process's.

use crate::ALONE;
use crate::common::{Device, House, PATIENCE, moves};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;
use server::wire::{RefusalKind, ServerMsg};

/// No file may grow beyond this.
fn limit(bytes: Option<u64>) {
    let maximum = getrlimit(Resource::Fsize).maximum;
    let current = bytes.or(maximum);
    setrlimit(Resource::Fsize, Rlimit { current, maximum }).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_that_the_disk_does_not_take() {
    let _alone = ALONE.lock().await;
    // SAFETY: the signal is only ignored, so that a write beyond the limit fails instead of ending the process.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(2, &regulations).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    white.plays("e2e4").await;

    limit(Some(4096));
    let refused = black.act(moves("e7e5")).await;
    assert!(
        matches!(
            refused,
            ServerMsg::Refused {
                kind: RefusalKind::Disk,
                ..
            }
        ),
        "{refused:?}"
    );
    let words = format!("{refused:?}").to_lowercase();
    assert!(
        !words.contains("database") && !words.contains("sql"),
        "no words of the database: {words}"
    );
    let told = white.until(|m| matches!(m, ServerMsg::Fault { .. })).await;
    assert_eq!(
        told,
        ServerMsg::Fault {
            words: Some(String::new())
        },
        "players hear no details"
    );
    let mut fault = house.hall.fault();
    assert!(fault.borrow_and_update().is_some());
    assert_eq!(chief.get("/healthz").await.0, 503);
    assert!(chief.get("/metrics").await.1.contains("adoube_fault 1"));
    let asked = json!({"act": {"add-player": {"surname": "Late"}}});
    assert_eq!(chief.post("/api/event/acts", &asked).await.0, 503);
    let key = server::wire::Key { round: 1, board: 1 };
    let plies = |house: &House| house.hall.table(key).unwrap().board().game.plies.len();
    assert_eq!(plies(&house), 1, "what is not on disk has not happened");

    limit(None);
    let recovered = fault.wait_for(Option::is_none);
    tokio::time::timeout(PATIENCE, recovered)
        .await
        .unwrap()
        .unwrap();
    let healed = |m: &ServerMsg| *m == ServerMsg::Fault { words: None };
    white.until(healed).await;
    assert_eq!(chief.get("/healthz").await.0, 200);
    black.plays("e7e5").await;

    // A file that was moved away would take everything and keep nothing.
    std::fs::rename(&file, folder.path().join("elsewhere")).unwrap();
    let refused = white.act(moves("g1f3")).await;
    assert!(matches!(
        refused,
        ServerMsg::Refused {
            kind: RefusalKind::Disk,
            ..
        }
    ));
    std::fs::rename(folder.path().join("elsewhere"), &file).unwrap();
    white.until(healed).await;
    white.plays("g1f3").await;
    let again = House::open(&file).await;
    assert_eq!(plies(&again), 3, "all that was acknowledged");
}
