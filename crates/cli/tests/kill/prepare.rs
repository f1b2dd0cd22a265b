//! A hall that is ready to be played in.

use chess::ByColor;
use event::{Act, Player, PlayerId, RoundNumber};
use laws::regulations::SheetKind;
use laws::time_control::{PerMove, TimeControl};
use laws::{Edition, Millis, Regulations};
use server::Hall;
use server::access::{Access, Change, Place, Post, Role, Secret};
use server::journal::Fault;
use server::wire::Key;

use crate::{INCREMENT, MAIN};

/// A hall with one round begun; the tokens of the seats of each board, and the session of the chief arbiter.
pub async fn prepare(hall: &Hall, boards: u32) -> (Vec<ByColor<String>>, String) {
    let chief = Role::ChiefArbiter {
        name: "Chief".into(),
    };
    let control = TimeControl::simple(MAIN, PerMove::Cumulative(INCREMENT));
    let mut regulations = Regulations::new(Edition::Y2023, control);
    regulations.default_time = Some(Millis::minutes(30));
    regulations.scoresheets = SheetKind::Electronic;
    let settings = event::Settings::new("Kill", 3, regulations);
    let mut acts = vec![Act::Create(settings)];
    let players = 1..=2 * boards;
    acts.extend(players.map(|n| Act::AddPlayer(Player::named(&format!("Player{n}"), ""))));
    let pairings = (0..boards).map(|n| event::round::Seats {
        white: PlayerId(2 * n + 1),
        black: PlayerId(2 * n + 2),
        board: None,
    });
    acts.push(Act::SetPairings {
        round: RoundNumber(1),
        pairings: pairings.collect(),
        byes: Vec::new(),
    });
    acts.push(Act::StartRound(RoundNumber(1)));
    for act in acts {
        hall.organise(&chief, act).await.unwrap();
    }
    let session = Secret::new();
    let appointed = [
        Change::StaffSet {
            name: "Chief".into(),
            post: Post::ChiefArbiter,
            hash: "nobody signs in with it".into(),
        },
        Change::SignedIn {
            name: "Chief".into(),
            digest: session.digest(),
            until: Millis::minutes(60 * 24 * 30),
        },
    ];
    let change = hall
        .access
        .change(|_: &Access| Ok::<_, Fault>(appointed.to_vec()));
    change.await.unwrap();
    let link = |board, place| hall.link(Key { round: 1, board }, place).unwrap();
    let seats = (1..=boards).map(|board| ByColor {
        white: link(board, Place::White),
        black: link(board, Place::Black),
    });
    (seats.collect(), session.text().to_owned())
}
