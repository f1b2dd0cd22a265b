//! The one who writes: commits together what waits, keeps the heads, watches the files, folds the log in.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::super::chain::{Head, seal};
use super::super::files::{Amiss, Files};
use super::super::heads::{self, HeadFile, Heads};
use super::super::health::Health;
use super::super::survey::{self, Survey};
use super::super::{Draft, Fault, Part, backup, open};
use super::mark;

/// How many appends may share one commit. More would make the first of them wait.
const TOGETHER: usize = 256;

/// When nothing happens, the files are looked at and the log is folded in so often.
const IDLE: Duration = Duration::from_millis(500);

/// While much happens, the log is folded in after so many entries: what was written several times meanwhile is then copied
/// once.
const FOLD: u64 = 2048;

pub(super) struct Append {
    /// All of them or none.
    pub(super) parts: Vec<Part>,
    /// A note, with its name.
    pub(super) note: Option<(String, String)>,
    pub(super) reply: oneshot::Sender<Result<Head, Fault>>,
}

/// The heads of the streams that an append has made longer, or why there are none.
type Answer = Result<Vec<(String, Head)>, Fault>;

pub(super) struct Writer {
    path: PathBuf,
    connection: Option<Connection>,
    health: Arc<Health>,
    readers: Arc<RwLock<()>>,
    files: Files,
    heads: HeadFile,
    /// Entries since the log was folded in.
    unfolded: u64,
    /// Does the file say that it is being served?
    marked: bool,
}

impl Writer {
    /// Opens a file and holds it against what was acknowledged.
    pub(super) fn open(
        path: &Path,
        health: Arc<Health>,
        readers: Arc<RwLock<()>>,
    ) -> Result<Writer, Fault> {
        backup::sweep(path);
        let io = |error: std::io::Error| Fault::Storage(error.to_string());
        let known = heads::read(path).map_err(io)?;
        let connection = open::writer(path)?;
        let survey = survey::examine(&connection, &known);
        refuse(&survey)?;
        if !survey.has_heads && !survey.streams.is_empty() {
            tracing::warn!(
                "there are no heads beside the file: whether its end is missing cannot be told"
            );
        }
        if survey.unreadable_heads > 0 {
            tracing::warn!(
                lines = survey.unreadable_heads,
                "the file of heads is damaged"
            );
        }
        let heads = HeadFile::begin(path, survey.heads()).map_err(io)?;
        Ok(Writer {
            path: path.to_path_buf(),
            connection: Some(connection),
            health,
            readers,
            files: Files::of(path),
            heads,
            unfolded: 0,
            marked: false,
        })
    }

    /// Takes what waits, commits it together, and answers. Ends when nobody can send any more.
    pub(super) fn write_all(mut self, jobs: &mpsc::Receiver<Append>) {
        loop {
            let first = match jobs.recv_timeout(IDLE) {
                Ok(first) => first,
                Err(RecvTimeoutError::Timeout) => {
                    self.rest();
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let mut batch = vec![first];
            while batch.len() < TOGETHER {
                match jobs.try_recv() {
                    Ok(job) => batch.push(job),
                    Err(_) => break,
                }
            }
            metrics::histogram!("adoube_journal_together").record(batch.len() as f64);
            match self.write(&batch) {
                Ok(answers) => {
                    self.health.wrote();
                    for (job, answer) in batch.into_iter().zip(answers) {
                        let head =
                            answer.map(|grown| grown.last().map_or(Head::default(), |g| g.1));
                        let _ = job.reply.send(head);
                    }
                }
                Err(fault) => {
                    for job in batch {
                        let _ = job.reply.send(Err(fault.clone()));
                    }
                }
            }
            if self.unfolded >= FOLD {
                self.fold();
            }
        }
        self.rest();
        if let (Some(connection), Ok(()), true) =
            (&self.connection, self.health.check(), self.marked)
        {
            let _ = open::mark_served(connection, false);
            let _ = fold(connection);
        }
    }

    /// Nothing waits.
    fn rest(&mut self) {
        self.heads.sync();
        if self.health.check().is_ok() && self.look().is_ok() && self.unfolded > 0 {
            self.fold();
        }
    }

    /// Are the files where they were? A log that was taken away is folded in first, as long as it is still open.
    fn look(&mut self) -> Result<(), Fault> {
        match self.files.amiss() {
            None => Ok(()),
            Some(Amiss::Hall(words)) => Err(self.health.refuses(words)),
            Some(Amiss::Beside(name)) => {
                let words = format!("{name} was taken away, replaced or cut short");
                tracing::error!("{words}");
                let fault = self.health.refuses(&words);
                self.heal(&words)?;
                // What was under way is not acknowledged: it comes again.
                Err(fault)
            }
        }
    }

    /// Saves into the file of the hall what was in a log that has no name any more, and begins with a new one.
    fn heal(&mut self, words: &str) -> Result<(), Fault> {
        let damaged = |health: &Health, why: String| health.damaged(format!("{words}; {why}"));
        let nobody = Arc::clone(&self.readers);
        let _alone = nobody.write().expect("never poisoned");
        if let Some(connection) = self.connection.take() {
            let folded = fold(&connection);
            if !matches!(folded, Ok(true)) {
                tracing::error!(?folded, "what was in it could not be saved");
            }
            let _ = connection.close();
        }
        let opened = open::writer(&self.path);
        let connection = opened.map_err(|fault| damaged(&self.health, fault.to_string()))?;
        let known = heads::Known {
            heads: Some(self.heads.heads().clone()),
            unreadable: 0,
        };
        let survey = survey::examine(&connection, &known);
        refuse(&survey).map_err(|fault| damaged(&self.health, fault.to_string()))?;
        self.connection = Some(connection);
        self.files = Files::of(&self.path);
        self.unfolded = 0;
        tracing::warn!("nothing was lost: all that was acknowledged is in the file of the hall");
        Ok(())
    }

    fn fold(&mut self) {
        if let Some(connection) = &self.connection {
            match fold(connection) {
                Ok(true) => self.unfolded = 0,
                // Somebody reads: next time.
                Ok(false) => {}
                Err(error) => drop(self.health.not_written(&error)),
            }
        }
    }

    /// Commits, keeps the heads, and looks whether the files are still those that everybody sees: only then may
    /// anybody be told.
    fn write(&mut self, batch: &[Append]) -> Result<Vec<Answer>, Fault> {
        self.health.check()?;
        self.look()?;
        let Some(connection) = &mut self.connection else {
            return Err(Fault::Storage("the journal is closed".into()));
        };
        let began = Instant::now();
        if !self.marked {
            // Its heads are beside it by now. Whoever only reads marks nothing.
            let marked = open::mark_served(connection, true).and_then(|()| fold(connection));
            marked.map_err(|error| self.health.not_written(&error))?;
            self.marked = true;
        }
        let known = self.heads.heads();
        let answers =
            commit(connection, batch, known).map_err(|error| self.health.not_written(&error))?;
        let grown: Vec<&(String, Head)> = answers.iter().flatten().flatten().collect();
        self.unfolded += grown.len().max(1) as u64;
        let heads = grown.iter().map(|(stream, head)| (stream.as_str(), *head));
        let kept = self.heads.add(heads);
        kept.map_err(|error| {
            self.health
                .refuses(&format!("the heads cannot be kept: {error}"))
        })?;
        self.look()?;
        metrics::histogram!("adoube_commit_seconds").record(began.elapsed().as_secs_f64());
        Ok(answers)
    }
}

/// Everything that is wrong, in one fault.
fn refuse(survey: &Survey) -> Result<(), Fault> {
    let words = survey.words();
    if words.is_empty() {
        return Ok(());
    }
    const SHOWN: usize = 20;
    let more = words.len().saturating_sub(SHOWN);
    let mut text = format!(
        "the record is not what was acknowledged:\n  {}",
        words[..words.len().min(SHOWN)].join("\n  ")
    );
    if more > 0 {
        text.push_str(&format!("\n  and {more} more"));
    }
    text.push_str(
        "\n`adoube verify FILE` shows all of it, `adoube rescue FILE NEW` saves what can be saved into a new file",
    );
    Err(Fault::Storage(text))
}

/// Folds the log into the file; whether all of it is there now.
fn fold(connection: &Connection) -> rusqlite::Result<bool> {
    let numbers = |row: &rusqlite::Row| Ok((row.get::<_, i64>(1)?, row.get::<_, i64>(2)?));
    let (written, folded) = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], numbers)?;
    Ok(written == folded)
}

/// One transaction. An append that comes too late is left out alone; any other trouble is everybody's.
fn commit(
    connection: &mut Connection,
    batch: &[Append],
    known: &Heads,
) -> rusqlite::Result<Vec<Answer>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(batch.len());
    let mut ends = Ends {
        known,
        grown: Heads::new(),
    };
    for job in batch {
        if let Some((name, text)) = &job.note {
            let mut keep = transaction
                .prepare_cached("INSERT OR REPLACE INTO note (name, body) VALUES (?1, ?2)")?;
            keep.execute(params![name, text])?;
        }
        answers.push(insert(&transaction, job, &mut ends)?);
    }
    transaction.commit()?;
    Ok(answers)
}

/// Where the streams end.
struct Ends<'a> {
    /// By what this program has written or read.
    known: &'a Heads,
    /// In this transaction.
    grown: Heads,
}

impl Ends<'_> {
    /// Does a stream end there? What is known is believed where something comes behind it: should another program have
    /// written since, that entry is there already.
    fn is(
        &self,
        connection: &Connection,
        stream: &str,
        after: &Head,
        drafts: &[Draft],
    ) -> rusqlite::Result<bool> {
        let head = self.grown.get(stream).or_else(|| self.known.get(stream));
        if head == Some(after) && !drafts.is_empty() {
            return Ok(true);
        }
        let mut last = connection.prepare_cached(
            "SELECT version, mark FROM journal WHERE stream = ?1 ORDER BY version DESC LIMIT 1",
        )?;
        let found = last.query_row(params![stream], |row| {
            let (version, mark) = (row.get::<_, i64>(0)? as u64, mark(row, 1)?);
            Ok(Head { version, mark })
        });
        Ok(found.optional()?.unwrap_or_default() == *after)
    }
}

/// All of an append or nothing. That an entry is there already, or an act, the keys of the table say.
fn insert(connection: &Connection, job: &Append, ends: &mut Ends) -> rusqlite::Result<Answer> {
    // One entry is one statement, and undone as such.
    let several = job.parts.iter().map(|part| part.2.len()).sum::<usize>() > 1;
    if several {
        connection.execute_batch("SAVEPOINT append")?;
    }
    let answer = match add(connection, job, ends) {
        Err(error) if is_taken(&error) => Ok(Err(Fault::Conflict)),
        answer => answer,
    };
    if several {
        if !matches!(answer, Ok(Ok(_))) {
            connection.execute_batch("ROLLBACK TO append")?;
        }
        connection.execute_batch("RELEASE append")?;
    }
    if let Ok(Ok(grown)) = &answer {
        ends.grown.extend(grown.iter().cloned());
    }
    answer
}

/// Is there an entry with this number, or with this act?
fn is_taken(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi;
    error.sqlite_extended_error_code().is_some_and(|code| {
        matches!(
            code,
            ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE
        )
    })
}

fn add(connection: &Connection, job: &Append, ends: &Ends) -> rusqlite::Result<Answer> {
    for (stream, after, drafts) in &job.parts {
        if !ends.is(connection, stream, after, drafts)? {
            return Ok(Err(Fault::Conflict));
        }
    }
    let mut add = connection.prepare_cached(
        "INSERT INTO journal (stream, version, act, at, body, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let mut grown = Vec::with_capacity(job.parts.len());
    for (stream, after, drafts) in &job.parts {
        let mut head = *after;
        for entry in seal(stream, *after, drafts) {
            head = Head::of(&entry);
            add.execute(params![
                stream,
                entry.version as i64,
                entry.act,
                entry.at.0,
                entry.body,
                &entry.mark.0[..]
            ])?;
        }
        grown.push((stream.clone(), head));
    }
    Ok(Ok(grown))
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Millis;

    fn draft(act: &str) -> Draft {
        Draft {
            act: Some(act.to_owned()),
            at: Millis::ZERO,
            body: format!("\"{act}\""),
        }
    }

    fn append(parts: &[(&str, Head, &[&str])]) -> Append {
        let part = |(stream, after, acts): &(&str, Head, &[&str])| {
            let drafts = acts.iter().map(|act| draft(act)).collect();
            ((*stream).to_owned(), *after, drafts)
        };
        Append {
            parts: parts.iter().map(part).collect(),
            note: None,
            reply: oneshot::channel().0,
        }
    }

    /// Commits one after the other into one transaction; what is known then.
    fn write(connection: &mut Connection, known: &mut Heads, batch: &[Append]) -> Vec<Answer> {
        let answers = commit(connection, batch, known).unwrap();
        known.extend(answers.iter().flatten().flatten().cloned());
        answers
    }

    fn acts(connection: &Connection, stream: &str) -> Vec<String> {
        let mut query = connection
            .prepare("SELECT act FROM journal WHERE stream = ?1 ORDER BY version")
            .unwrap();
        let acts = query.query_map([stream], |row| row.get(0)).unwrap();
        acts.collect::<rusqlite::Result<_>>().unwrap()
    }

    #[test]
    fn who_comes_too_late_is_left_out_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.adoube");
        let (mut connection, mut known) = (open::writer(&path).unwrap(), Heads::new());
        let none = Head::default();
        let late = [
            append(&[("a", none, &["1"])]),
            append(&[("a", none, &["2"])]),
            append(&[("b", none, &["3"])]),
        ];
        let answers = write(&mut connection, &mut known, &late);
        assert!(matches!(answers[1], Err(Fault::Conflict)));
        assert!(answers[0].is_ok() && answers[2].is_ok());
        // An act that was done is not done again, at whatever place.
        let again = append(&[("a", known["a"], &["1"])]);
        assert!(write(&mut connection, &mut known, &[again])[0].is_err());
        // Of several all or none: the second is there already.
        let several = append(&[("b", known["b"], &["4"]), ("a", known["a"], &["5", "1"])]);
        let other = append(&[("b", known["b"], &["6"])]);
        let answers = write(&mut connection, &mut known, &[several, other]);
        assert!(matches!(answers[0], Err(Fault::Conflict)));
        assert!(answers[1].is_ok());
        assert_eq!(acts(&connection, "a"), ["1"]);
        assert_eq!(acts(&connection, "b"), ["3", "6"]);
    }

    #[test]
    fn what_another_program_has_written_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.adoube");
        let (mut connection, mut known) = (open::writer(&path).unwrap(), Heads::new());
        let first = append(&[("a", Head::default(), &["1"])]);
        write(&mut connection, &mut known, &[first]);
        let (mut other, mut others) = (open::writer(&path).unwrap(), known.clone());
        let theirs = append(&[("a", others["a"], &["2"])]);
        assert!(write(&mut other, &mut others, &[theirs])[0].is_ok());
        let ours = |after: Head| append(&[("a", after, &["3"])]);
        let behind = [ours(known["a"])];
        assert!(write(&mut connection, &mut known, &behind)[0].is_err());
        // With what it reads then it goes on, although it is not what was known.
        let come_up = [ours(others["a"])];
        assert!(write(&mut connection, &mut known, &come_up)[0].is_ok());
        assert_eq!(acts(&connection, "a"), ["1", "2", "3"]);
        // What follows on nothing is asked of the file.
        let wrong = Head {
            version: 9,
            ..known["a"]
        };
        assert!(write(&mut connection, &mut known, &[ours(wrong)])[0].is_err());
    }
}
