//! How many devices there may be, and how fast each may speak.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::hall::{Hall, Limits};

/// Waits until everybody has left, but not for ever.
pub(crate) async fn emptied(hall: &Hall, patience: Duration) {
    let empty = async {
        while hall.care.connections.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = tokio::time::timeout(patience, empty).await;
}

/// One of the connections that there may be; free again when it is dropped.
pub(super) struct Place(Arc<Hall>);

impl Place {
    pub(super) fn take(hall: &Arc<Hall>) -> Option<Place> {
        let before = hall.care.connections.fetch_add(1, Ordering::Relaxed);
        let place = Place(Arc::clone(hall));
        metrics::gauge!("adoube_connections").set((before + 1) as f64);
        (before < hall.limits.connections).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let before = self.0.care.connections.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("adoube_connections").set((before - 1) as f64);
    }
}

/// So many messages at once, and so many in a second.
pub(super) struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    /// Full.
    pub(super) fn new(limits: &Limits) -> Bucket {
        let most = f64::from(limits.burst);
        Bucket {
            left: most,
            most,
            per_second: f64::from(limits.per_second),
            at: Instant::now(),
        }
    }

    /// One message more; or one too many.
    pub(super) fn take(&mut self) -> bool {
        let now = Instant::now();
        let more = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + more).min(self.most);
        self.at = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}
