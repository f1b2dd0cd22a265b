//! The double click: a hall whose page is opened, that is found again, and that goes on with the next version.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A home with a browser that only notes what it is asked to show.
struct Home(TempDir);

impl Home {
    fn new() -> Home {
        let home = Home(tempfile::tempdir().unwrap());
        let script = format!(
            "#!/bin/sh\necho \"$1\" >> '{}'\n",
            home.shown_file().display()
        );
        let browser = home.0.path().join("browser");
        fs::write(&browser, script).unwrap();
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
        home
    }

    fn shown_file(&self) -> PathBuf {
        self.0.path().join("shown")
    }

    fn hall(&self) -> PathBuf {
        self.0.path().join("Adoube/hall.adoube")
    }

    /// The addresses that the browser was asked for, when there are so many.
    fn shown(&self, count: usize) -> Vec<String> {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let text = fs::read_to_string(self.shown_file()).unwrap_or_default();
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            if lines.len() >= count {
                return lines;
            }
            assert!(Instant::now() < until, "the browser was shown {lines:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// As a desktop starts it: no terminal, no arguments.
    fn double_click(&self) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
        command.env("HOME", self.0.path()).env("DISPLAY", ":7");
        command.env("BROWSER", self.0.path().join("browser"));
        let silent = command.stdin(Stdio::null()).stdout(Stdio::piped());
        silent.stderr(Stdio::null()).spawn().unwrap()
    }
}

/// Asks the hall behind a page with its key; the status and the rest.
fn ask(page: &str, method: &str, path: &str) -> (u16, String) {
    let rest = page.strip_prefix("http://localhost:").unwrap();
    let (port, key) = rest.split_once("/start#").unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", port.parse().unwrap())).unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nx-adoube-key: {key}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    (status, answer)
}

fn ended(mut child: Child) -> bool {
    child.wait().unwrap().success()
}

#[test]
fn a_double_click_opens_a_hall_and_a_second_one_finds_it() {
    let home = Home::new();
    let first = home.double_click();
    let page = home.shown(1).remove(0);
    let sign = format!("{}-open", home.hall().display());
    let rights = fs::metadata(&sign).unwrap().permissions().mode();
    assert_eq!(rights & 0o777, 0o600, "the key is for the owner alone");
    let (status, told) = ask(&page, "GET", "/api/keeper");
    assert_eq!(status, 200, "{told}");
    assert!(
        told.contains("\"chief\":false") && told.contains("<svg"),
        "{told}"
    );
    let setup = told.split("\"setup\":\"").nth(1).unwrap();
    let setup = setup[..26].to_owned();

    assert!(
        ended(home.double_click()),
        "it only shows the hall that is open"
    );
    assert_eq!(home.shown(2)[1], page);

    // The key of another run opens nothing.
    let strange = page.replace("/start#", "/start#x");
    assert_eq!(ask(&strange, "GET", "/api/keeper").0, 403);
    assert_eq!(ask(&strange, "POST", "/api/keeper/stop").0, 403);
    assert_eq!(ask(&strange, "POST", "/api/keeper/chief").0, 403);

    assert_eq!(ask(&page, "POST", "/api/keeper/stop").0, 204);
    assert!(ended(first));
    assert!(!Path::new(&sign).exists());

    // The word of the chief arbiter is the same after another start; the key is not.
    let again = home.double_click();
    let next = home.shown(3).remove(2);
    assert_ne!(next, page);
    assert!(ask(&next, "GET", "/api/keeper").1.contains(&setup));
    assert_eq!(ask(&next, "POST", "/api/keeper/stop").0, 204);
    assert!(ended(again));
}

#[test]
fn a_sign_that_was_left_behind_keeps_nobody_out() {
    let home = Home::new();
    let mut first = home.double_click();
    home.shown(1);
    first.kill().unwrap();
    first.wait().unwrap();
    assert!(Path::new(&format!("{}-open", home.hall().display())).exists());
    let second = home.double_click();
    let page = home.shown(2).remove(1);
    assert_eq!(ask(&page, "POST", "/api/keeper/stop").0, 204);
    assert!(ended(second));
}

#[test]
fn a_hall_that_cannot_be_opened_is_explained_in_the_browser() {
    let home = Home::new();
    fs::create_dir_all(home.hall().parent().unwrap()).unwrap();
    fs::write(
        home.hall(),
        "this is no hall at all, whatever its name says",
    )
    .unwrap();
    assert!(!ended(home.double_click()));
    let page = home.shown(1).remove(0);
    let text = fs::read_to_string(&page).unwrap();
    assert!(
        text.contains("could not be opened") && text.contains("hall.adoube"),
        "{text}"
    );
    fs::remove_dir_all(Path::new(&page).parent().unwrap()).unwrap();
}

/// With a terminal's way of starting, the hall of an older version is copied once before it is changed.
#[test]
fn a_hall_of_another_version_is_taken_over_with_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let run = || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(["open", file.to_str().unwrap(), "--no-browser"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let page = lines
            .map(Result::unwrap)
            .find(|line| line.starts_with("page"));
        let page = page.unwrap().split_whitespace().nth(1).unwrap().to_owned();
        assert_eq!(ask(&page, "POST", "/api/keeper/stop").0, 204);
        assert!(ended(child));
    };
    let copy = folder
        .path()
        .join(concat!("hall.adoube.before-", env!("CARGO_PKG_VERSION")));
    run();
    run();
    assert!(!copy.exists(), "nobody else has had it");
    let database = rusqlite::Connection::open(&file).unwrap();
    let older = "UPDATE note SET body = '0.0.9' WHERE name = 'program'";
    assert_eq!(database.execute(older, []).unwrap(), 1);
    drop(database);
    run();
    crate::adoube(&["verify", copy.to_str().unwrap()]).ok();
    let before = fs::metadata(&copy).unwrap().modified().unwrap();
    run();
    assert_eq!(
        fs::metadata(&copy).unwrap().modified().unwrap(),
        before,
        "one copy, not two"
    );
}
