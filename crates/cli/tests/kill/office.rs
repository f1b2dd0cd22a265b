//! The office works while the program is killed: players, lists, links, rounds and copies. What was answered is kept.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use event::RoundNumber;
use serde_json::{Value, json};
use server::access::{Belongs, Place};
use server::journal::Sqlite;
use server::{Hall, Limits};

use crate::{BOARDS, Chance};

/// What the office was told that it is done.
#[derive(Default)]
pub struct Done {
    /// Names of players.
    players: Vec<String>,
    /// Links as last answered, and all that were made since without an answer.
    links: BTreeMap<u32, String>,
    unanswered_links: BTreeMap<u32, u32>,
    /// Days set for the second round, the last one answered.
    day: Option<String>,
    unanswered_day: bool,
    copies: Vec<PathBuf>,
}

pub struct Office {
    address: SocketAddr,
    cookie: String,
    file: PathBuf,
    made: u32,
    done: Done,
}

impl Office {
    pub fn new(address: SocketAddr, session: &str, file: &Path) -> Office {
        Office {
            address,
            cookie: format!("adoube={session}"),
            file: file.to_path_buf(),
            made: 0,
            done: Done::default(),
        }
    }

    /// Works until the games are over.
    pub fn work(mut self, chance: &mut Chance, over: &AtomicBool) -> Done {
        while !over.load(Ordering::SeqCst) {
            self.made += 1;
            match chance.below(12) {
                0..=4 => self.player(),
                5..=6 => self.list(),
                7..=9 => self.link(chance),
                10 => self.round(),
                _ => self.copy(),
            }
            std::thread::sleep(Duration::from_millis(chance.below(40)));
        }
        self.done
    }

    /// Asks the hall; nothing, if it fell before it answered.
    fn ask(&self, path: &str, body: &Value) -> Option<(u16, String)> {
        let mut socket = TcpStream::connect(self.address).ok()?;
        socket
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        socket.write_all(request.as_bytes()).ok()?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).ok()?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        let (_, body) = answer.split_once("\r\n\r\n")?;
        Some((status, body.to_owned()))
    }

    fn organise(&self, act: Value) -> bool {
        match self.ask("/api/event/acts", &json!({ "act": act })) {
            Some((200, _)) => true,
            Some((503, _)) | None => false,
            Some((status, body)) => panic!("{act}: {status} {body}"),
        }
    }

    fn player(&mut self) {
        let name = format!("Late{}", self.made);
        if self.organise(json!({"add-player": {"surname": name}})) {
            self.done.players.push(name);
        }
    }

    fn list(&mut self) {
        let names: Vec<String> = (0..5).map(|n| format!("List{}x{n}", self.made)).collect();
        let lines: Vec<String> = names.iter().map(|name| format!("{name};")).collect();
        let text = format!("surname;given\n{}\n", lines.join("\n"));
        if self.organise(json!({"import": {"players-csv": text}})) {
            self.done.players.extend(names);
        }
    }

    fn link(&mut self, chance: &mut Chance) {
        let board = chance.below(u64::from(BOARDS)) as u32 + 1;
        *self.done.unanswered_links.entry(board).or_default() += 1;
        let asked = self.ask(&format!("/api/links/{board}/clock"), &json!({}));
        if let Some((200, body)) = asked {
            let link: Value = serde_json::from_str(&body).unwrap();
            let path = link["path"].as_str().unwrap();
            let token = path.split_once('#').unwrap().1.to_owned();
            self.done.links.insert(board, token);
            self.done.unanswered_links.remove(&board);
        }
    }

    fn round(&mut self) {
        let day = format!("2026-11-{:02}", self.made % 28 + 1);
        self.done.unanswered_day = true;
        if self.organise(json!({"schedule": {"round": 2, "date": day}})) {
            self.done.day = Some(day);
            self.done.unanswered_day = false;
        }
    }

    /// A copy while the hall is killed and started again.
    fn copy(&mut self) {
        if self.done.copies.len() >= 40 {
            return;
        }
        let to = self.file.with_extension(format!("copy{}", self.made));
        let copied = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .arg("backup")
            .arg(&self.file)
            .arg(&to)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        if copied.is_ok_and(|status| status.success()) {
            self.done.copies.push(to);
        }
    }
}

impl Done {
    /// Everything that was answered is there, once.
    pub async fn verify(&self, file: &Path) {
        let hall = Hall::open(file, Limits::default()).await.unwrap();
        let competition = hall.event.state();
        let mut names: BTreeMap<&str, u32> = BTreeMap::new();
        for entrant in competition.players.values() {
            *names.entry(entrant.player.surname.as_str()).or_default() += 1;
        }
        for name in &self.players {
            assert_eq!(names.get(name.as_str()), Some(&1), "{name}");
        }
        let access = hall.access.state();
        for (board, token) in &self.links {
            // A link that was made and not answered may have taken its place.
            if !self.unanswered_links.contains_key(board) {
                assert_eq!(
                    access.links.get(&Belongs::Board {
                        board: *board,
                        place: Place::Clock,
                    }),
                    Some(token)
                );
            }
        }
        if let (Some(day), false) = (&self.day, self.unanswered_day) {
            assert_eq!(
                competition.round(RoundNumber(2)).map(|r| &r.date),
                Some(day)
            );
        }
        for copy in &self.copies {
            drop(Sqlite::open(copy).unwrap_or_else(|fault| panic!("{}: {fault}", copy.display())));
        }
        println!(
            "office: {} players, {} links, {} copies",
            self.players.len(),
            self.links.len(),
            self.copies.len()
        );
        assert!(!self.players.is_empty() && !self.links.is_empty() && !self.copies.is_empty());
    }
}
