//! A few connections for those who read: taken, used, and given back if they still hold.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::super::Fault;
use super::connect::{Door, Line, is_broken, plain};

/// So many read at a time.
const LINES: usize = 4;

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// See the module.
pub(super) struct Pool {
    door: Arc<Door>,
    idle: Mutex<Vec<Line>>,
    places: Semaphore,
}

impl Pool {
    pub(super) fn new(door: Arc<Door>) -> Pool {
        Pool {
            door,
            idle: Mutex::default(),
            places: Semaphore::new(LINES),
        }
    }

    /// Asks; over a fresh connection, if the one that lay here had died meanwhile.
    pub(super) async fn query(
        &self,
        query: &str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Fault> {
        let asked = self.try_query(query, params);
        let silent = || Fault::Storage("the database does not answer".into());
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        answer.unwrap_or_else(|_| Err(silent()))
    }

    async fn try_query(
        &self,
        query: &str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Fault> {
        let _place = self.places.acquire().await;
        loop {
            let lying = self.idle.lock().expect("never poisoned").pop();
            let fresh = lying.is_none();
            let mut line = match lying {
                Some(line) => line,
                None => self.door.connect().await.map_err(|b| b.fault())?,
            };
            match line.query(query, params).await {
                Ok(rows) => {
                    self.idle.lock().expect("never poisoned").push(line);
                    return Ok(rows);
                }
                Err(error) if is_broken(&error) && !fresh => {}
                Err(error) => return Err(plain(error)),
            }
        }
    }
}
