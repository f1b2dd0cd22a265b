//! The journal in PostgreSQL: several processes serve one hall, and any of them may die.
//!
//! Two connections write, and what waits is committed together (`append`). One hears what others have written, and
//! tells them what was written here (`follow`). The rest is read over a few connections of their own (`pool`).

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use laws::Millis;
use tokio::sync::{mpsc, oneshot, watch};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::chain::{Head, Mark, Marked};
use super::health::Health;
use super::survey::{after_known, proved};
use super::{
    Caution, Counting, Draft, End, Entry, Fault, Heard, Journal, Part, Peer, Pending, Reading, Word,
};

mod append;
mod carry;
mod connect;
mod follow;
mod layout;
mod migrate;
mod place;
mod pool;

pub use carry::{Restored, backup, restore};
pub use migrate::script;
pub use place::Place;

use append::{Job, Writer};
use connect::Door;
use follow::Ear;
use layout::Gate;
use pool::Pool;

/// Connections that write; streams are dealt among them.
const WRITERS: u64 = 2;

/// A node that was not heard for so long is gone.
const GONE: &str = "3 seconds";

/// Streams and the versions that they have grown to.
type Grown = Vec<(String, u64)>;

/// A hall in a database.
pub struct Postgres {
    hall: i32,
    door: Arc<Door>,
    pool: Pool,
    health: Arc<Health>,
    writers: Vec<mpsc::UnboundedSender<Job>>,
    /// What the writers have written, for the others to hear.
    written: Mutex<Option<mpsc::UnboundedReceiver<Grown>>>,
    ear: Arc<Ear>,
    gate: Gate,
    /// When whom other nodes hear was last asked for.
    exchanged: Mutex<Option<Instant>>,
}

impl Postgres {
    /// Opens a hall, and begins it if there is none of its name; brings the layout of the database up to date.
    ///
    /// # Errors
    ///
    /// The database cannot be reached or used, would lose what is acknowledged, or is of a later program.
    pub async fn open(place: &Place) -> Result<Postgres, Fault> {
        let door = Arc::new(Door::new(place)?);
        let mut line = door.connect().await.map_err(|broken| broken.fault())?;
        migrate::migrate(&mut line.client).await?;
        let hall = migrate::hall(&line.client, &place.hall, true).await?;
        drop(line);
        Ok(Postgres::at(hall, door))
    }

    /// Opens a hall that is there, for those who only read: nothing is made and nothing brought up to date.
    ///
    /// # Errors
    ///
    /// The database cannot be reached or used, or has no hall of this name.
    pub async fn look(place: &Place) -> Result<Postgres, Fault> {
        let door = Arc::new(Door::new(place)?);
        let line = door.connect().await.map_err(|broken| broken.fault())?;
        let hall = migrate::hall(&line.client, &place.hall, false).await?;
        drop(line);
        Ok(Postgres::at(hall, door))
    }

    fn at(hall: i32, door: Arc<Door>) -> Postgres {
        let health = Arc::new(Health::new());
        let (tell, written) = mpsc::unbounded_channel();
        let start = |_| {
            let (sender, jobs) = mpsc::unbounded_channel();
            let writer = Writer::new(hall, Arc::clone(&door), Arc::clone(&health), tell.clone());
            tokio::spawn(writer.run(jobs));
            sender
        };
        let writers = (0..WRITERS).map(start).collect();
        Postgres {
            hall,
            pool: Pool::new(Arc::clone(&door)),
            health,
            writers,
            written: Mutex::new(Some(written)),
            ear: Arc::new(Ear::default()),
            gate: Gate::new(),
            exchanged: Mutex::default(),
            door,
        }
    }

    /// Hands something to the writer of its first stream.
    fn send(&self, parts: Vec<Part>, note: Option<(String, String)>) -> Pending<'_, Head> {
        let (reply, answer) = oneshot::channel();
        let mut hasher = DefaultHasher::new();
        parts.first().map(|part| &part.0).hash(&mut hasher);
        let writer = &self.writers[(hasher.finish() % WRITERS) as usize];
        let read = parts.iter().try_for_each(|part| self.gate.passes(&part.2));
        let sent = read
            .and_then(|()| Job::new(parts, note, reply))
            .map(|job| writer.send(job));
        Box::pin(async move {
            let gone = || Fault::Storage("the journal is closed".into());
            sent?.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    async fn rows(&self, query: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Fault> {
        self.pool.query(query, params).await
    }

    async fn execute(&self, query: &str, params: &[&(dyn ToSql + Sync)]) -> Result<(), Fault> {
        self.rows(query, params).await.map(|_| ())
    }

    fn damaged(&self, words: String) -> Fault {
        self.health.damaged(words)
    }
}

const COLUMNS: &str = "j.stream, j.version, j.act, j.at, j.body, j.mark";

fn entry(row: &Row) -> Entry {
    Entry {
        version: row.get::<_, i64>(1) as u64,
        act: row.get(2),
        at: Millis(row.get(3)),
        body: row.get(4),
        mark: Mark::from_bytes(row.get(5)).unwrap_or_default(),
    }
}

/// Of a row with name, version, mark and moment.
fn end(row: &Row) -> (String, End) {
    let head = Head {
        version: row.get::<_, i64>(1) as u64,
        mark: Mark::from_bytes(row.get(2)).unwrap_or_default(),
    };
    let at = Millis(row.get(3));
    (row.get(0), End { head, at })
}

impl Journal for Postgres {
    fn append(&self, stream: &str, after: Head, drafts: Vec<Draft>) -> Pending<'_, Head> {
        self.send(vec![(stream.into(), after, drafts)], None)
    }

    fn append_all(&self, parts: Vec<Part>) -> Pending<'_, ()> {
        let sent = self.send(parts, None);
        Box::pin(async move { sent.await.map(|_| ()) })
    }

    fn read(&self, stream: &str, after: u64) -> Pending<'_, Vec<Entry>> {
        let wanted = vec![(stream.to_owned(), after)];
        Box::pin(async move {
            let mut read = self.read_many(wanted).await?;
            Ok(read.pop().unwrap_or_default())
        })
    }

    fn read_many(&self, wanted: Vec<(String, u64)>) -> Pending<'_, Vec<Vec<Entry>>> {
        Box::pin(async move {
            let names: Vec<&str> = wanted.iter().map(|(name, _)| name.as_str()).collect();
            let after: Vec<i64> = wanted.iter().map(|(_, after)| *after as i64).collect();
            // The last one that is known comes along: the chain goes on from its mark.
            let query = format!(
                "SELECT {COLUMNS} FROM unnest($2::text[], $3::bigint[]) AS a(name, after)
                 JOIN adoube.journal j ON j.hall = $1 AND j.stream = a.name AND j.version >= a.after
                 ORDER BY j.stream, j.version"
            );
            let mut found: HashMap<String, Vec<Entry>> = HashMap::new();
            for row in self.rows(&query, &[&self.hall, &names, &after]).await? {
                found.entry(row.get(0)).or_default().push(entry(&row));
            }
            let proved = wanted.iter().map(|(name, after)| {
                let entries = found.remove(name).unwrap_or_default();
                let proved = after_known(name, *after, entries);
                let proved = proved.map_err(|words| self.damaged(words))?;
                Ok(self.gate.seen(proved))
            });
            proved.collect()
        })
    }

    fn find(&self, stream: &str, act: &str) -> Pending<'_, Option<Entry>> {
        let (stream, act) = (stream.to_owned(), act.to_owned());
        Box::pin(async move {
            let query = format!(
                "SELECT {COLUMNS}, b.mark FROM adoube.journal j LEFT JOIN adoube.journal b
                 ON b.hall = j.hall AND b.stream = j.stream AND b.version = j.version - 1
                 WHERE j.hall = $1 AND j.stream = $2 AND j.act = $3"
            );
            let rows = self.rows(&query, &[&self.hall, &stream, &act]).await?;
            let Some(row) = rows.first() else {
                return Ok(None);
            };
            let found = entry(row);
            let mark = row.get::<_, Option<&[u8]>>(6).and_then(Mark::from_bytes);
            let before = Head {
                version: found.version.saturating_sub(1),
                mark: mark.unwrap_or_default(),
            };
            proved(&stream, before, std::slice::from_ref(&found))
                .map_err(|words| self.damaged(words))?;
            Ok(Some(found))
        })
    }

    fn streams(&self) -> Pending<'_, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT name FROM adoube.stream WHERE hall = $1 AND version > 0";
            let rows = self.rows(query, &[&self.hall]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn ends(&self) -> Pending<'_, BTreeMap<String, End>> {
        Box::pin(async move {
            // One statement is one moment, and an append moves the end together with its entries.
            let query =
                "SELECT name, version, mark, at FROM adoube.stream WHERE hall = $1 AND version > 0";
            let rows = self.rows(query, &[&self.hall]).await?;
            Ok(rows.iter().map(end).collect())
        })
    }

    fn latest(&self) -> Pending<'_, Millis> {
        Box::pin(async move {
            let query = "SELECT coalesce(max(at), 0) FROM adoube.stream WHERE hall = $1";
            let rows = self.rows(query, &[&self.hall]).await?;
            Ok(Millis(rows.first().map_or(0, |row| row.get(0))))
        })
    }

    fn marks(&self, name: &str) -> Pending<'_, Vec<Marked>> {
        let name = name.to_owned();
        Box::pin(async move {
            let query = "SELECT stream, version, at, mark FROM adoube.journal
                WHERE hall = $1 AND (stream = $2 OR starts_with(stream, $2 || '/'))";
            let rows = self.rows(query, &[&self.hall, &name]).await?;
            let marked = rows.iter().map(|row| Marked {
                stream: row.get(0),
                version: row.get::<_, i64>(1) as u64,
                at: Millis(row.get(2)),
                mark: Mark::from_bytes(row.get(3)).unwrap_or_default(),
            });
            Ok(marked.collect())
        })
    }

    fn keep(&self, name: &str, text: String) -> Pending<'_, ()> {
        let sent = self.send(Vec::new(), Some((name.to_owned(), text)));
        Box::pin(async move { sent.await.map(|_| ()) })
    }

    fn kept(&self, name: &str) -> Pending<'_, Option<String>> {
        let name = name.to_owned();
        Box::pin(async move {
            let query = "SELECT body FROM adoube.note WHERE hall = $1 AND name = $2";
            let rows = self.rows(query, &[&self.hall, &name]).await?;
            Ok(rows.first().map(|row| row.get(0)))
        })
    }

    /// Whoever cancels the wait of a commit for the standby makes it visible before the standby has it. A commit of our own
    /// waits for all before it.
    fn sure(&self) -> Pending<'_, ()> {
        self.keep("sure", String::new())
    }

    fn fault(&self) -> watch::Receiver<Option<String>> {
        self.health.watch()
    }

    fn follow(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        let written = self.written.lock().expect("never poisoned").take()?;
        let (tell, heard) = mpsc::unbounded_channel();
        let ear = Arc::clone(&self.ear);
        tokio::spawn(follow::run(
            self.hall,
            Arc::clone(&self.door),
            ear,
            written,
            tell,
        ));
        Some(heard)
    }

    fn clock(&self) -> Option<Pending<'_, Reading>> {
        Some(Box::pin(async move {
            let query = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
                'postgres ' || system_identifier || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
                FROM pg_control_system()";
            let rows = self.rows(query, &[]).await?;
            let row = rows.first();
            let row =
                row.ok_or_else(|| Fault::Storage("the database does not say the time".into()))?;
            Ok(Reading {
                calendar: row.get(0),
                source: row.get(1),
            })
        }))
    }

    fn meet<'a>(&'a self, me: &'a Peer) -> Pending<'a, Vec<Peer>> {
        Box::pin(async move {
            let query = format!(
                "WITH here AS (INSERT INTO adoube.node (hall, id, name, layout, seen)
                     VALUES ($1, $2, $3, $4, clock_timestamp())
                     ON CONFLICT (hall, id) DO UPDATE SET seen = clock_timestamp())
                 SELECT id, name, layout FROM adoube.node
                 WHERE hall = $1 AND id <> $2 AND seen > clock_timestamp() - interval '{GONE}'"
            );
            let params: [&(dyn ToSql + Sync); 4] = [&self.hall, &me.id, &me.name, &self.gate.own];
            let rows = self.rows(&query, &params).await?;
            self.gate.met(rows.iter().map(|row| row.get(2)));
            let others = rows.iter().map(|row| Peer {
                id: row.get(0),
                name: row.get(1),
            });
            Ok(std::iter::once(me.clone()).chain(others).collect())
        })
    }

    fn exchange(&self, mut own: Vec<Word>) -> Pending<'_, Vec<Word>> {
        Box::pin(async move {
            // In one order on all nodes: none waits for one that waits for it.
            own.sort_by(|a, b| a.seat.cmp(&b.seat));
            let seats: Vec<&str> = own.iter().map(|word| word.seat.as_str()).collect();
            let heard: Vec<i64> = own.iter().map(|word| word.heard.0).collect();
            let delays: Vec<Option<f64>> = own.iter().map(|word| word.delay).collect();
            let asked = Instant::now();
            let last = *self.exchanged.lock().expect("never poisoned");
            // What others are just writing has a moment that is past when it can be read.
            let since = last.map_or(f64::MAX.sqrt(), |last| last.elapsed().as_secs_f64() + 3.0);
            let query = "WITH told AS (INSERT INTO adoube.heard AS h (hall, seat, at, delay, told)
                    SELECT $1, seat, at, delay, clock_timestamp()
                    FROM unnest($2::text[], $3::bigint[], $4::float8[]) AS w (seat, at, delay) ORDER BY seat
                    ON CONFLICT (hall, seat) DO UPDATE
                    SET at = greatest(h.at, excluded.at), delay = excluded.delay, told = excluded.told)
                SELECT seat, at, delay FROM adoube.heard
                WHERE hall = $1 AND extract(epoch FROM clock_timestamp() - told)::float8 < $5";
            let params: [&(dyn ToSql + Sync); 5] = [&self.hall, &seats, &heard, &delays, &since];
            let rows = self.rows(query, &params).await?;
            *self.exchanged.lock().expect("never poisoned") = Some(asked);
            let word = |row: &Row| Word {
                seat: row.get(0),
                heard: Millis(row.get(1)),
                delay: row.get(2),
            };
            Ok(rows.iter().map(word).collect())
        })
    }

    fn leave<'a>(&'a self, me: &'a Peer) -> Pending<'a, ()> {
        Box::pin(async move {
            let query = "WITH old AS (DELETE FROM adoube.heard
                    WHERE hall = $1 AND told < clock_timestamp() - interval '1 day')
                DELETE FROM adoube.node
                WHERE hall = $1 AND (id = $2 OR seen < clock_timestamp() - interval '1 hour')";
            self.execute(query, &[&self.hall, &me.id]).await
        })
    }

    fn count_try<'a>(
        &'a self,
        trier: &'a str,
        free: u32,
        forget: Duration,
    ) -> Option<Counting<'a>> {
        Some(Box::pin(async move {
            // Looked at and counted in one statement: many tries at once are not all the first.
            let query = "WITH before AS (
                    SELECT CASE WHEN last < clock_timestamp() - make_interval(secs => $3) OR failed < $4 THEN 0
                        ELSE least(60, power(2, least(failed - $4, 6))) END AS wait,
                        extract(epoch FROM clock_timestamp() - last)::float8 AS ago
                    FROM adoube.tries WHERE hall = $1 AND trier = $2 FOR UPDATE),
                counted AS (
                    INSERT INTO adoube.tries AS t (hall, trier, failed, last)
                    SELECT $1, $2, 1, clock_timestamp() WHERE NOT EXISTS (SELECT FROM before WHERE ago < wait)
                    ON CONFLICT (hall, trier) DO UPDATE SET last = clock_timestamp(), failed = CASE
                        WHEN t.last < clock_timestamp() - make_interval(secs => $3) THEN 1 ELSE t.failed + 1 END)
                SELECT coalesce((SELECT wait - ago FROM before WHERE ago < wait), 0)::float8";
            let (seconds, free) = (forget.as_secs_f64(), free as i32);
            let rows = self
                .rows(query, &[&self.hall, &trier, &seconds, &free])
                .await?;
            let wait: f64 = rows.first().map_or(0.0, |row| row.get(0));
            Ok(Duration::from_secs_f64(wait.max(0.0)))
        }))
    }

    fn forget_tries<'a>(&'a self, trier: &'a str) -> Pending<'a, ()> {
        Box::pin(async move {
            let query = "DELETE FROM adoube.tries WHERE hall = $1 AND (trier = $2
                OR last < clock_timestamp() - interval '1 hour')";
            self.execute(query, &[&self.hall, &trier]).await
        })
    }

    fn unready(&self) -> Option<String> {
        self.ear.deaf()
    }

    fn caution(&self) -> Option<Caution> {
        self.door.caution()
    }
}
