//! What a node says of a database that it cannot or will not use: a clear word, an exit code, nothing half done.

use std::net::TcpListener;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::pg::{Server, folder, free_port};
use crate::watched;

fn serve(url: &str) -> (Option<i32>, String) {
    let began = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args([
            "serve",
            "--journal",
            url,
            "--hall",
            "x",
            "--listen",
            "127.0.0.1:0",
        ])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while child.try_wait().unwrap().is_none() {
        if began.elapsed() > Duration::from_secs(20) {
            let _ = child.kill();
            panic!("{url}: it neither refuses nor ends");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let done = child.wait_with_output().unwrap();
    let words = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(!words.contains("panicked"), "{words}");
    (done.status.code(), words)
}

pub fn refused(url: &str, code: i32, word: &str) {
    let (found, words) = serve(url);
    assert_eq!(found, Some(code), "{url}: {words}");
    assert!(words.contains(word), "{url}: {words}");
    assert!(!words.contains("s3cret"), "a password is shown: {words}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals() {
    watched(150, async {
        tokio::task::spawn_blocking(|| {
            let folder = folder();
            let server = Server::new(folder.path(), "pg", "");
            let (port, nobody) = (server.port, free_port());
            refused("mysql://h/x", 2, "postgres://");
            refused("postgres://u@h:99999/x", 2, "no address");
            refused(&format!("postgres://u:s3cret@127.0.0.1:{nobody}/x"), 3, "cannot be reached");
            refused(&format!("postgres://nobody@127.0.0.1:{port}/postgres"), 3, "nobody");
            refused(&format!("postgres://postgres@127.0.0.1:{port}/nowhere"), 3, "nowhere");
            let silent = TcpListener::bind("127.0.0.1:0").unwrap();
            let mute = silent.local_addr().unwrap().port();
            refused(&format!("postgres://u@127.0.0.1:{mute}/x"), 3, "does not answer");
            let gone = hanging_up();
            refused(&format!("postgres://u@127.0.0.1:{gone}/x"), 3, "cannot be reached");
            server.sql("CREATE USER guest");
            server.sql("CREATE USER keeper");
            refused(&format!("postgres://guest@127.0.0.1:{port}/postgres"), 3, "--print-sql");
            let made = server.ask("SELECT to_regclass('adoube.hall') IS NULL");
            assert_eq!(made, "t", "nothing half done");
            with_tables(&server);
            server.sql("INSERT INTO adoube.layout (version) VALUES (99)");
            refused(&server.url(), 3, "later program");
            server.sql("DELETE FROM adoube.layout WHERE version = 99");
            server.sql("CREATE DATABASE old ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'");
            refused(&format!("postgres://postgres@127.0.0.1:{port}/old"), 3, "UTF8");
            server.alter("SET synchronous_commit = off");
            refused(&server.url(), 3, "synchronous_commit");
            server.alter("RESET synchronous_commit");
            server.alter("SET fsync = off");
            refused(&server.url(), 3, "fsync");
        })
        .await
        .unwrap();
    })
    .await;
}

/// A database that goes away as soon as somebody comes.
fn hanging_up() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || listener.incoming().for_each(drop));
    port
}

/// The tables as somebody made them who may; a user who may use them needs no more.
fn with_tables(server: &Server) {
    let done = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["serve", "--print-sql"])
        .output()
        .unwrap();
    assert!(done.status.success());
    server.sql(&String::from_utf8(done.stdout).unwrap());
    let port = server.port;
    refused(
        &format!("postgres://guest@127.0.0.1:{port}/postgres"),
        3,
        "permission denied",
    );
    server.sql("GRANT USAGE ON SCHEMA adoube TO guest, keeper; GRANT SELECT ON ALL TABLES IN SCHEMA adoube TO guest, keeper");
    refused(
        &format!("postgres://guest@127.0.0.1:{port}/postgres"),
        3,
        "permission denied",
    );
    server.sql("GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA adoube TO keeper");
    let mut node = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args([
            "serve",
            "--journal",
            &format!("postgres://keeper@127.0.0.1:{port}/postgres"),
            "--hall",
            "x",
        ])
        .args(["--listen", "127.0.0.1:0"])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let began = Instant::now();
    while server.ask("SELECT count(*) FROM adoube.node") == "0" {
        assert!(node.try_wait().unwrap().is_none(), "it ended");
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "a user with these rights is enough"
        );
        std::thread::sleep(Duration::from_millis(50));
    }
    let _ = node.kill();
    let _ = node.wait();
}
