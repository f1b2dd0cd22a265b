//! Hearing what others append, and telling them what was appended here.
//!
//! News go out after the commit, never inside it: there they would make all commits wait for each other. News can be
//! lost; so the ends of all streams are compared every second.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::super::Heard;
use super::super::heads::Heads;
use super::connect::{Broken, Door, Line, words};
use super::{Grown, end};

/// How often the ends of streams are compared.
const COMPARED: Duration = Duration::from_secs(1);

/// Every so many comparisons all streams are compared, otherwise those that have moved lately.
const WHOLE: u32 = 15;

/// How far back "lately" goes, in the hall's milliseconds.
const LATELY: i64 = 30_000;

/// Who has not compared for so long hears nothing.
const DEAF: Duration = Duration::from_secs(3);

/// No message is longer than this, in bytes; the server takes 8000.
const LONGEST: usize = 7000;

/// Without an answer for so long the connection is given up.
const PATIENCE: Duration = Duration::from_secs(2);

/// Is the feed heard?
#[derive(Default)]
pub(super) struct Ear(Mutex<Option<Instant>>);

impl Ear {
    fn heard(&self) {
        *self.0.lock().expect("never poisoned") = Some(Instant::now());
    }

    /// Why not, if it is not.
    pub(super) fn deaf(&self) -> Option<String> {
        let last = *self.0.lock().expect("never poisoned");
        let hears = last.is_some_and(|last| last.elapsed() < DEAF);
        (!hears).then(|| "what other nodes write is not heard".into())
    }
}

/// Goes on as long as somebody wants to hear.
pub(super) async fn run(
    hall: i32,
    door: Arc<Door>,
    ear: Arc<Ear>,
    mut written: mpsc::UnboundedReceiver<Grown>,
    tell: mpsc::UnboundedSender<Heard>,
) {
    // So that a node does not read again what it wrote itself.
    let own = format!("{:016x}", getrandom::u64().unwrap_or_default());
    while !tell.is_closed() {
        let (news, mut heard) = mpsc::unbounded_channel();
        let opened = door.listen(news).await;
        let ended = match opened {
            Ok(line) => {
                let mut follower = Follower {
                    hall,
                    own: &own,
                    line,
                    ear: &ear,
                    tell: &tell,
                    compared: 0,
                    latest: 0,
                };
                follower.follow(&mut written, &mut heard).await
            }
            Err(broken) => Err(broken),
        };
        match ended {
            Ok(()) => return,
            Err(broken) => tracing::debug!(words = broken.words(), "the feed is broken"),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

struct Follower<'a> {
    hall: i32,
    own: &'a str,
    line: Line,
    ear: &'a Ear,
    tell: &'a mpsc::UnboundedSender<Heard>,
    compared: u32,
    /// The latest moment of any stream that was seen.
    latest: i64,
}

impl Follower<'_> {
    async fn follow(
        &mut self,
        written: &mut mpsc::UnboundedReceiver<Grown>,
        heard: &mut mpsc::UnboundedReceiver<String>,
    ) -> Result<(), Broken> {
        let listen = format!("LISTEN adoube_{}", self.hall);
        let lost = |error: tokio_postgres::Error| Broken::ForNow(words(&error));
        self.line
            .client
            .batch_execute(&listen)
            .await
            .map_err(lost)?;
        let mut ticks = tokio::time::interval(COMPARED);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                news = heard.recv() => match news {
                    Some(text) => self.hear(&text),
                    // The connection has ended.
                    None => return Err(Broken::ForNow("the connection has ended".into())),
                },
                grown = written.recv() => match grown {
                    Some(mut grown) => {
                        while let Ok(more) = written.try_recv() {
                            grown.extend(more);
                        }
                        self.proclaim(&grown).await?;
                    }
                    None => return Ok(()),
                },
                _ = ticks.tick() => {
                    if self.tell.is_closed() {
                        return Ok(());
                    }
                    self.compare().await?;
                }
            }
        }
    }

    fn hear(&self, text: &str) {
        let Some((from, list)) = text.split_once(' ') else {
            return;
        };
        if from == self.own {
            return;
        }
        let grown = list.split(',').filter_map(|one| {
            let (name, version) = one.rsplit_once(' ')?;
            Some((name.to_owned(), version.parse().ok()?))
        });
        let _ = self.tell.send(Heard::Grown(grown.collect()));
    }

    async fn proclaim(&mut self, grown: &[(String, u64)]) -> Result<(), Broken> {
        let grown: BTreeMap<&str, u64> = grown.iter().map(|(n, v)| (n.as_str(), *v)).collect();
        let channel = format!("adoube_{}", self.hall);
        let mut text = String::new();
        let mut texts = Vec::new();
        for (name, version) in grown {
            if text.len() + name.len() > LONGEST {
                texts.push(std::mem::take(&mut text));
            }
            let sign = if text.is_empty() { "" } else { "," };
            text.push_str(&format!("{sign}{name} {version}"));
        }
        texts.push(text);
        for text in texts {
            let text = format!("{} {text}", self.own);
            let query = "SELECT pg_notify($1, $2)";
            answered(self.line.query(query, &[&channel, &text])).await?;
        }
        Ok(())
    }

    async fn compare(&mut self) -> Result<(), Broken> {
        let since = match self.compared % WHOLE {
            0 => -1,
            _ => self.latest - LATELY,
        };
        self.compared += 1;
        let query = "SELECT name, version, mark, at FROM adoube.stream WHERE hall = $1 AND at > $2 AND version > 0";
        let rows = answered(self.line.query(query, &[&self.hall, &since])).await?;
        self.ear.heard();
        let mut ends = Heads::new();
        for row in &rows {
            let (name, end) = end(row);
            self.latest = self.latest.max(end.at.0);
            ends.insert(name, end.head);
        }
        let _ = self.tell.send(Heard::Ends(ends));
        Ok(())
    }
}

async fn answered<T>(
    asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Broken> {
    let silent = || Broken::ForNow("the database does not answer".into());
    let answer = tokio::time::timeout(PATIENCE, asked).await;
    let answer = answer.map_err(|_| silent())?;
    answer.map_err(|error| Broken::ForNow(words(&error)))
}
