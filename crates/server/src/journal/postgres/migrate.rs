//! The tables in the database, made and changed by one process while the others wait.

use tokio_postgres::{Client, Transaction};

use super::super::Fault;
use super::connect::{plain, words};

/// The layout that this program reads and writes: its tables, and the kinds of entries in them (`layout.rs`).
pub(super) const LAYOUT: i32 = 2;

/// What leads to each layout from the one before.
const STEPS: [&str; LAYOUT as usize] = [include_str!("layout1.sql"), include_str!("layout2.sql")];

/// Any number, the same for all: who holds it changes the layout.
const LOCK: i64 = 0x61_64_6f_75_62_65;

/// Everything that would be done to an empty database, to be done by somebody who may.
pub fn script() -> String {
    let mut all = format!("BEGIN;\nSELECT pg_advisory_xact_lock({LOCK});\n");
    for (place, step) in STEPS.iter().enumerate() {
        all.push_str(step);
        all.push_str(&noted(place as i32 + 1));
    }
    all.push_str("COMMIT;\n");
    all
}

fn noted(layout: i32) -> String {
    format!("INSERT INTO adoube.layout (version) VALUES ({layout});\n")
}

/// Brings the database to the layout of this program: all of it, or nothing.
pub(super) async fn migrate(client: &mut Client) -> Result<(), Fault> {
    // Who may only use the tables need not be able to make them.
    if layout(client).await? == LAYOUT {
        return Ok(());
    }
    // Held before the transaction begins: inside it the server would go on not seeing tables that it did not find before.
    client
        .execute("SELECT pg_advisory_lock($1)", &[&LOCK])
        .await
        .map_err(plain)?;
    let brought = bring(client).await;
    let unlocked = client.execute("SELECT pg_advisory_unlock($1)", &[&LOCK]);
    unlocked.await.map_err(plain)?;
    brought
}

async fn bring(client: &mut Client) -> Result<(), Fault> {
    let step = client.transaction().await.map_err(plain)?;
    let found = layout(step.client()).await?;
    for next in found..LAYOUT {
        apply(&step, next + 1).await?;
    }
    step.commit().await.map_err(plain)
}

async fn apply(step: &Transaction<'_>, layout: i32) -> Result<(), Fault> {
    let script = format!("{}{}", STEPS[layout as usize - 1], noted(layout));
    step.batch_execute(&script).await.map_err(|error| {
        Fault::Storage(format!(
            "the tables of the hall cannot be made: {}; `adoube serve --print-sql` shows what somebody who may has to run",
            words(&error)
        ))
    })
}

/// The layout of the database, 0 if it has none of our tables.
async fn layout(client: &Client) -> Result<i32, Fault> {
    let there = client
        .query_one("SELECT to_regclass('adoube.layout') IS NOT NULL", &[])
        .await
        .map_err(plain)?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let found = client
        .query_one("SELECT coalesce(max(version), 0) FROM adoube.layout", &[])
        .await
        .map_err(|error| {
            Fault::Storage(format!(
                "the tables of the hall cannot be read: {}",
                words(&error)
            ))
        })?;
    let layout: i32 = found.get(0);
    match layout > LAYOUT {
        true => Err(Fault::Storage(format!(
            "the database was laid out by a later program (layout {layout}; this one knows up to {LAYOUT})"
        ))),
        false => Ok(layout),
    }
}

/// The number of a hall; made if it is wanted and not there.
pub(super) async fn hall(client: &Client, name: &str, make: bool) -> Result<i32, Fault> {
    let rights = |error: tokio_postgres::Error| {
        Fault::Storage(format!(
            "the tables of the hall cannot be used: {}",
            words(&error)
        ))
    };
    let query = "SELECT id FROM adoube.hall WHERE name = $1";
    let mut found = client.query_opt(query, &[&name]).await.map_err(rights)?;
    if found.is_none() && make {
        let insert = "INSERT INTO adoube.hall (name) VALUES ($1) ON CONFLICT DO NOTHING";
        client.execute(insert, &[&name]).await.map_err(rights)?;
        found = client.query_opt(query, &[&name]).await.map_err(rights)?;
    }
    // All that a node does there, tried once: better now than in the middle of a round.
    let may =
        "SELECT t, p FROM unnest(ARRAY['stream', 'journal', 'note', 'node', 'tries', 'heard']) t,
        unnest(ARRAY['SELECT', 'INSERT', 'UPDATE']) p
        WHERE NOT has_table_privilege('adoube.' || t, p) AND NOT (t = 'journal' AND p = 'UPDATE')";
    if make && let Some(row) = client.query(may, &[]).await.map_err(rights)?.first() {
        let (table, right): (&str, &str) = (row.get(0), row.get(1));
        return Err(Fault::Storage(format!(
            "this user has no right to {right} in adoube.{table}"
        )));
    }
    match found {
        Some(row) => Ok(row.get(0)),
        None => Err(Fault::Storage("there is no hall of this name".into())),
    }
}
