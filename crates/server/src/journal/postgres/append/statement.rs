//! What is said to the database, and the columns of a batch.

use tokio_postgres::types::ToSql;

use super::Job;

/// Appends what comes in time, all parts of a job or none; answers with the jobs that did. The rows of the heads are
/// locked in one order, so that two batches never wait for each other.
pub(super) const APPEND: &str = "
WITH asked AS MATERIALIZED (
    SELECT * FROM unnest($2::int[], $3::text[], $4::bigint[], $5::bytea[], $6::int[], $7::bool[], $8::text[],
        $9::bigint[], $10::text[], $11::bytea[], $12::bytea[])
        AS a(job, name, expected, before, n, ends, act, at, body, mark, token)),
locked AS MATERIALIZED (
    SELECT name, version, mark FROM adoube.stream WHERE hall = $1 AND name = ANY($3) ORDER BY name FOR UPDATE),
late AS (
    SELECT DISTINCT job FROM asked a LEFT JOIN locked l USING (name)
    WHERE l.version IS DISTINCT FROM a.expected OR l.mark IS DISTINCT FROM a.before
        OR EXISTS (SELECT FROM adoube.journal j WHERE j.hall = $1 AND j.stream = a.name AND j.act = a.act)),
good AS MATERIALIZED (SELECT * FROM asked WHERE job NOT IN (SELECT job FROM late)),
moved AS (
    UPDATE adoube.stream s SET version = g.expected + g.n, mark = g.mark, at = greatest(s.at, g.at)
    FROM good g WHERE g.ends AND s.hall = $1 AND s.name = g.name),
added AS (
    INSERT INTO adoube.journal (hall, stream, version, act, at, body, mark, token)
    SELECT $1, name, expected + n, act, at, body, mark, token FROM good)
SELECT DISTINCT job FROM good";

/// Streams that nobody has written to.
pub(super) const BEGIN_STREAMS: &str = "
INSERT INTO adoube.stream (hall, name, version, mark, at)
SELECT $1, name, 0, decode(repeat('00', 32), 'hex'), 0 FROM unnest($2::text[]) AS a(name) ORDER BY name
ON CONFLICT DO NOTHING";

/// Whose entries stand at these places?
pub(super) const OURS: &str = "
SELECT j.stream, j.version, j.token FROM unnest($2::text[], $3::bigint[]) AS a(name, version)
JOIN adoube.journal j ON j.hall = $1 AND j.stream = a.name AND j.version = a.version";

/// A commit for its own sake.
pub(super) const TOUCH: &str = "UPDATE adoube.hall SET touched = touched + 1 WHERE id = $1";

/// A note in place of the one before.
pub(super) const KEEP: &str = "
INSERT INTO adoube.note (hall, name, body) VALUES ($1, $2, $3)
ON CONFLICT (hall, name) DO UPDATE SET body = excluded.body";

/// A batch, column by column.
#[derive(Default)]
pub(super) struct Columns<'a> {
    job: Vec<i32>,
    name: Vec<&'a str>,
    expected: Vec<i64>,
    before: Vec<&'a [u8]>,
    n: Vec<i32>,
    ends: Vec<bool>,
    act: Vec<Option<&'a str>>,
    at: Vec<i64>,
    body: Vec<&'a str>,
    mark: Vec<&'a [u8]>,
    token: Vec<&'a [u8]>,
    /// Streams that begin.
    pub(super) new: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(batch: &'a [Job]) -> Columns<'a> {
        let mut columns = Columns::default();
        for (place, job) in batch.iter().enumerate() {
            for (name, after, entries) in &job.parts {
                if after.version == 0 {
                    columns.new.push(name);
                }
                for (n, entry) in entries.iter().enumerate() {
                    columns.job.push(place as i32);
                    columns.name.push(name);
                    columns.expected.push(after.version as i64);
                    columns.before.push(&after.mark.0);
                    columns.n.push(n as i32 + 1);
                    columns.ends.push(n + 1 == entries.len());
                    columns.act.push(entry.act.as_deref());
                    columns.at.push(entry.at.0);
                    columns.body.push(&entry.body);
                    columns.mark.push(&entry.mark.0);
                    columns.token.push(&job.token);
                }
            }
        }
        columns.new.sort_unstable();
        columns
    }

    pub(super) fn is_empty(&self) -> bool {
        self.job.is_empty()
    }

    /// In the order of [`APPEND`].
    pub(super) fn params<'b>(&'b self, hall: &'b i32) -> [&'b (dyn ToSql + Sync); 12] {
        [
            hall,
            &self.job,
            &self.name,
            &self.expected,
            &self.before,
            &self.n,
            &self.ends,
            &self.act,
            &self.at,
            &self.body,
            &self.mark,
            &self.token,
        ]
    }
}
