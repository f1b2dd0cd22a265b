//! `serve` where it must refuse, and `backup` beside a hall that runs.

use std::io::{BufRead, BufReader, Lines};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::adoube;

/// A hall in another process, ended with the test.
struct Running {
    child: Child,
    /// Kept, for a program that nobody listens to ends.
    lines: Lines<BufReader<ChildStdout>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a hall on a free port and reads until it has said where the chief arbiter begins.
fn serve(file: &Path) -> (Running, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["serve", file.to_str().unwrap(), "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut running = Running { child, lines };
    let mut said = String::new();
    while !said.contains("/setup#") {
        said += &running.lines.next().expect("more words").unwrap();
        said += "\n";
    }
    (running, said)
}

#[test]
fn a_hall_says_where_it_is_and_can_be_copied_while_it_runs() {
    let folder = std::env::temp_dir().join(format!("adoube-hall-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, copy) = (folder.join("hall.adoube"), folder.join("copy.adoube"));
    let (file_name, copy_name) = (file.to_str().unwrap(), copy.to_str().unwrap());
    let (mut hall, said) = serve(&file);
    assert!(said.contains("http://localhost:"), "{said}");
    let token = said
        .split("/setup#")
        .nth(1)
        .unwrap()
        .lines()
        .next()
        .unwrap();
    assert_eq!(token.len(), 26, "{said}");

    let second = adoube(&["serve", file_name, "--listen", "127.0.0.1:0"]);
    assert_eq!(second.code, 3);
    assert!(
        second.stderr.contains("another program serves this hall"),
        "{second:?}"
    );

    let copied = adoube(&["backup", file_name, copy_name, "--json"]);
    assert_eq!(copied.code, 0, "{copied:?}");
    assert!(copied.stdout.contains("\"entries\":2"), "{copied:?}");
    let again = adoube(&["backup", file_name, copy_name]);
    assert_eq!(again.code, 3);
    assert!(again.stderr.contains("exists already"), "{again:?}");

    // The copy is a hall with the same word for the first chief arbiter.
    let (other, said) = serve(&copy);
    assert!(said.contains(token), "{said}");
    drop(other);

    end(&mut hall.child);
    let left = std::fs::read_dir(&folder).unwrap();
    let left = left.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let logs: Vec<String> = left.filter(|name| name == "hall.adoube-wal").collect();
    assert_eq!(logs, [""; 0], "a hall that was closed is one file");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// As a service manager does it.
#[cfg(unix)]
fn end(child: &mut Child) {
    let id = child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(told.success());
    let began = Instant::now();
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None => assert!(began.elapsed() < Duration::from_secs(20), "it does not end"),
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(status.success(), "{status}");
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    let _ = (child.kill(), Instant::now(), Duration::ZERO);
}

#[test]
fn what_cannot_be_served_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let file = std::env::temp_dir().join(format!("adoube-none-{}", std::process::id()));
    let name = file.to_str().unwrap();
    let run = adoube(&["serve", name, "--listen", &address]);
    assert_eq!(run.code, 3);
    assert!(
        run.stderr.contains("is taken by another program"),
        "{run:?}"
    );
    assert!(!file.exists(), "no file is left behind");

    std::fs::write(&file, "1. e4 e5 2. Nf3 Nc6\n".repeat(99)).unwrap();
    let run = adoube(&["serve", name, "--listen", "127.0.0.1:0"]);
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains(name), "{run:?}");
    assert!(
        run.stderr.contains("this is not the file of a hall"),
        "{run:?}"
    );
    assert_eq!(adoube(&["backup", name, "never"]).code, 3);

    let run = adoube(&["serve", name, "--tls-cert", name]);
    assert_eq!(run.code, 2, "a certificate needs its key: {run:?}");
    let run = adoube(&["serve", "--public-url", "hall.example"]);
    assert_eq!(run.code, 2, "{run:?}");
    std::fs::remove_file(&file).unwrap();
}
