//! A result that both have signed: who may change it, whatever the act is called.

use chess::Color;
use laws::{Edition, Outcome, Regulations};
use serde_json::{Value, json};
use server::wire::Key;

use crate::common::{Device, House, Person};

async fn acts(person: &Person, id: &str, act: Value) -> u16 {
    let body = json!({"id": id, "act": act});
    person.post("/api/boards/1/1/acts", &body).await.0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_both_have_signed_is_for_the_chief_arbiter_and_his_deputies() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    white.does(json!("resign")).await;
    let arbiter = chief.appoint("Arno", "arbiter").await;
    let deputy = chief.appoint("Dora", "arbiter").await;
    let event = chief.get_json("/api/event").await;
    let mut settings = event["settings"].clone();
    settings["deputies"] = json!(["Dora"]);
    chief.organise(json!({ "amend": settings })).await;
    let change = |outcome: &str| json!({"conduct": {"enter-result": {"outcome": outcome, "ground": "error", "reason": "they played on"}}});
    let stands = || {
        let table = house.hall.table(Key { round: 1, board: 1 }).unwrap();
        table.board().game.outcome
    };
    // One signature is not two.
    white
        .does(json!({"record": {"sign": {"win": "black"}}}))
        .await;
    assert_eq!(acts(&arbiter, "a1", change("draw")).await, 200);
    assert_eq!(stands(), Some(Outcome::Draw));
    for device in [&mut white, &mut black] {
        device.does(json!({"record": {"sign": "draw"}})).await;
    }
    let go_on = json!({"repair": {"repair": "go-on", "reason": "a mistake"}});
    let withdraw = json!({"repair": {"repair": {"withdraw": 1}, "reason": "a mistake"}});
    for (n, act) in [change("draw"), go_on.clone(), withdraw]
        .into_iter()
        .enumerate()
    {
        let status = acts(&arbiter, &format!("b{n}"), act.clone()).await;
        let same = act == change("draw");
        assert!(status == 403 || same && status == 409, "{status} {act}");
    }
    let white_wins = change_to_win();
    assert_eq!(acts(&arbiter, "c", white_wins.clone()).await, 403);
    assert_eq!(stands(), Some(Outcome::Draw));
    // What changes no result is no matter of a signature.
    let note = json!({"repair": {"repair": {"set-count": {"of": "white", "count": 1}}, "reason": "two were counted"}});
    assert_eq!(acts(&arbiter, "d", note).await, 200);
    assert_eq!(acts(&deputy, "e", white_wins).await, 200);
    assert_eq!(stands(), Some(Outcome::Win(Color::White)));
}

fn change_to_win() -> Value {
    json!({"conduct": {"enter-result": {"outcome": {"win": "white"}, "ground": "error", "reason": "an appeal"}}})
}
