//! If everything burns: the hall as a file on one laptop, and back into a database.

use std::process::Command;

use server::journal::{Sqlite, open};
use server::transfer::export;
use server::{Hall, Limits};

use crate::node::HALL;
use crate::pg::{Server, folder};
use crate::{address, hall, prepare, watched};

fn adoube(args: &[&str]) -> (Option<i32>, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .output()
        .unwrap();
    let words = [done.stdout, done.stderr].concat();
    (
        done.status.code(),
        String::from_utf8_lossy(&words).into_owned(),
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn laptop() {
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let (tokens, told) = {
            let hall = hall(&url).await;
            let (tokens, _) = prepare::prepare(&hall, 30).await;
            hall.settle().await.unwrap();
            (tokens, export(&*hall.journal).await.unwrap())
        };
        let (code, words) = adoube(&["export", &url, "--hall", HALL]);
        assert_eq!(code, Some(0), "{words}");
        assert!(words == told, "the same as the hall itself tells");
        let (code, words) = adoube(&["export", &url, "--hall", "none"]);
        assert!(code == Some(3) && words.contains("no hall"), "{words}");
        let (code, words) = adoube(&["export", &url]);
        assert_eq!(code, Some(2), "which hall? {words}");
        let file = folder.path().join("laptop.adoube");
        let file_name = file.to_str().unwrap();
        let (code, words) = adoube(&["backup", &url, file_name, "--hall", HALL]);
        assert_eq!(code, Some(0), "{words}");
        let (code, words) = adoube(&["backup", &url, file_name, "--hall", HALL]);
        assert_eq!(code, Some(3), "it exists already: {words}");
        let (code, words) = adoube(&["verify", file_name]);
        assert_eq!(code, Some(0), "{words}");
        let journal = Sqlite::open(&file).unwrap();
        assert_eq!(export(&journal).await.unwrap(), told, "byte for byte");
        drop(journal);
        // The laptop serves it: the same links, the same boards.
        let laptop = Hall::open(&file, Limits::default()).await.unwrap();
        assert_eq!(laptop.boards(1).len(), 30);
        let access = laptop.access.state();
        assert!(
            tokens
                .iter()
                .all(|seat| access.by_token(&seat.white).is_some())
        );
        laptop.settle().await.unwrap();
        let later = export(&*laptop.journal).await.unwrap();
        drop((laptop, access));
        // And back, under another name; all of it or nothing.
        let (code, words) = adoube(&["restore", file_name, &url, "--hall", "again"]);
        assert_eq!(code, Some(0), "{words}");
        let (code, words) = adoube(&["restore", file_name, &url, "--hall", "again"]);
        assert!(code == Some(3) && words.contains("already"), "{words}");
        let place = server::journal::postgres::Place::parse(&url, "again").unwrap();
        let again = open(&server::journal::Address::Postgres(place))
            .await
            .unwrap();
        assert_eq!(export(&*again).await.unwrap(), later, "byte for byte");
        drop(again);
        let first = open(&address(&url)).await.unwrap();
        assert_eq!(
            export(&*first).await.unwrap(),
            told,
            "the other hall is untouched"
        );
    })
    .await;
}
