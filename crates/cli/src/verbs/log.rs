//! What happens in a hall, told on standard error. RUST_LOG chooses how much; how often one and the same thing is told has
//! a bound, for strangers cause many of these lines (a wrong password, an answer that came too late) and would else fill
//! the disk on which the hall is kept.

use std::collections::HashMap;
use std::fmt::{Debug, Write as _};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::ValueEnum;
use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::{EnvFilter, Layer};

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(super) enum Log {
    /// For people
    Text,
    /// For programs, one object a line
    Json,
}

/// Lines of one kind that are told within `A_WHILE`.
const MOST: u32 = 50;

/// After this it is told how many were left out, and the next are told again.
const A_WHILE: Duration = Duration::from_secs(10);

/// From now on what happens is told on standard error.
pub(super) fn listen_to(log: Log) {
    let sparing = Arc::<Sparing>::default();
    let colours = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let told = subscriber(log, Arc::clone(&sparing), std::io::stderr, colours);
    // A second one is not wanted; there is none.
    if tracing::subscriber::set_global_default(told).is_ok() {
        // Not from where the line was left out: a line within a line is lost.
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(A_WHILE);
                for (like, left_out) in sparing.left_out() {
                    tracing::warn!(like, left_out, "such lines were left out of the log");
                }
            }
        });
    }
}

fn subscriber<W>(
    log: Log,
    sparing: Arc<Sparing>,
    writer: W,
    colours: bool,
) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let chosen = EnvFilter::builder()
        .with_default_directive(LevelFilter::INFO.into())
        .from_env_lossy();
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(writer)
        .with_ansi(colours);
    let lines = match log {
        Log::Text => lines.with_target(false).boxed(),
        Log::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry()
        .with(chosen)
        .with(Told(sparing))
        .with(lines)
}

/// Counts the lines of each kind: those that one place in the program writes.
#[derive(Default)]
struct Sparing(Mutex<HashMap<Identifier, Kind>>);

struct Kind {
    since: Instant,
    told: u32,
    left_out: u64,
    /// What these lines say, kept when the first is left out.
    like: String,
}

impl Sparing {
    /// Is one more line of this kind told?
    fn takes(&self, kind: Identifier, now: Instant, says: impl FnOnce() -> String) -> bool {
        let mut kinds = self.0.lock().expect("never poisoned");
        let kind = kinds.entry(kind).or_insert_with(|| Kind {
            since: now,
            told: 0,
            left_out: 0,
            like: String::new(),
        });
        if now.saturating_duration_since(kind.since) >= A_WHILE {
            (kind.since, kind.told) = (now, 0);
        }
        if kind.told < MOST {
            kind.told += 1;
            return true;
        }
        if kind.like.is_empty() {
            kind.like = says();
        }
        kind.left_out += 1;
        false
    }

    /// What has been left out since this was asked last.
    fn left_out(&self) -> Vec<(String, u64)> {
        let mut kinds = self.0.lock().expect("never poisoned");
        let left_out = kinds.values_mut().filter(|kind| kind.left_out > 0);
        left_out
            .map(|kind| (kind.like.clone(), std::mem::take(&mut kind.left_out)))
            .collect()
    }
}

/// The layer that asks it, before any line is written.
struct Told(Arc<Sparing>);

impl<S: Subscriber> Layer<S> for Told {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        // Who asks for every act has every act.
        if *event.metadata().level() > Level::INFO {
            return true;
        }
        let kind = event.metadata().callsite();
        self.0.takes(kind, Instant::now(), || {
            let mut says = Says(String::new());
            event.record(&mut says);
            says.0
        })
    }
}

/// The words of a line, without what differs from one to the next.
struct Says(String);

impl Visit for Says {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(text);
            Ok(text.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_stranger_does_not_fill_the_log() {
        let (paper, sparing) = (Paper::default(), Arc::<Sparing>::default());
        let writer = paper.clone();
        let told = subscriber(
            Log::Text,
            Arc::clone(&sparing),
            move || writer.clone(),
            false,
        );
        tracing::subscriber::with_default(told, || {
            for number in 0..1000 {
                tracing::warn!(number, "a wrong password");
            }
            tracing::warn!("something else");
        });
        let text = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        assert_eq!(text.matches("a wrong password").count(), MOST as usize);
        assert_eq!(text.matches("something else").count(), 1);
        let left_out = u64::from(1000 - MOST);
        assert_eq!(
            sparing.left_out(),
            [("a wrong password".to_owned(), left_out)]
        );
        assert!(sparing.left_out().is_empty());
    }

    #[test]
    fn after_a_while_it_is_told_again() {
        let sparing = Sparing::default();
        let began = Instant::now();
        let kind = {
            // Any place in the program will do.
            let site = tracing::callsite!(name: "x", kind: tracing::metadata::Kind::EVENT, fields: message);
            tracing::callsite::Callsite::metadata(site).callsite()
        };
        let takes = |after| sparing.takes(kind.clone(), began + after, String::new);
        for _ in 0..MOST {
            assert!(takes(Duration::ZERO));
        }
        assert!(!takes(A_WHILE - Duration::from_millis(1)));
        assert!(takes(A_WHILE));
    }
}
