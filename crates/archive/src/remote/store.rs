//! Object storage by `object_store`, from threads that know nothing of tasks.
//!
//! Where it is and who may read it is said by the environment: `AWS_…`, `GOOGLE_…` and `AZURE_…` as everywhere.

use std::collections::BTreeMap;
use std::io;
use std::ops::Deref;
use std::path::Path as FilePath;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt, PutPayload};
use tokio::runtime::{Builder, Runtime};
use url::Url;

use crate::body::Body;
use crate::source::is_game_file;

/// What is read at once: long enough that asking costs little, short enough for many workers.
const CHUNK: usize = 2 * 1024 * 1024;

/// Whoever wants less gets so much fetched: heads of frames and short frames stand close together.
const NEAR: usize = 64 * 1024;

type Options = BTreeMap<String, String>;

/// One thread that drives all requests; whoever asks waits for the answer.
fn runtime() -> io::Result<&'static Runtime> {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    if let Some(runtime) = RUNTIME.get() {
        return Ok(runtime);
    }
    let made = Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("storage")
        .enable_all()
        .build()?;
    Ok(RUNTIME.get_or_init(|| made))
}

struct Place {
    store: Box<dyn ObjectStore>,
    path: Path,
}

fn place(url: &str, options: &Options) -> io::Result<Place> {
    // A store makes its client when it is made, and that needs cryptography. Whoever installed it before has the same.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let parsed = Url::parse(url)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error.to_string()))?;
    let mut all: Options = std::env::vars()
        .map(|(name, value)| (name.to_ascii_lowercase(), value))
        .filter(|(name, _)| {
            ["aws_", "google_", "azure_"]
                .iter()
                .any(|cloud| name.starts_with(cloud))
        })
        .collect();
    // Whoever writes http means it.
    if parsed.scheme() == "http" {
        all.insert("allow_http".to_owned(), "true".to_owned());
    }
    all.extend(
        options
            .iter()
            .map(|(name, value)| (name.to_ascii_lowercase(), value.clone())),
    );
    let (store, path) = object_store::parse_url_opts(&parsed, all).map_err(failed)?;
    Ok(Place { store, path })
}

/// An object of which parts are fetched.
struct Object {
    place: Place,
    size: u64,
    mark: Option<String>,
    /// What was fetched last for a short read, and where it begins.
    near: Mutex<(u64, Vec<u8>)>,
}

pub fn body(url: &str, options: &Options) -> io::Result<Arc<dyn Body>> {
    let place = place(url, options)?;
    let head = runtime()?
        .block_on(place.store.head(&place.path))
        .map_err(failed)?;
    Ok(Arc::new(Object {
        place,
        size: head.size,
        mark: head.e_tag,
        near: Mutex::default(),
    }))
}

impl Object {
    /// All bytes of a range.
    fn fetch(&self, from: u64, to: u64) -> io::Result<impl Deref<Target = [u8]> + use<>> {
        let fetched = self.place.store.get_range(&self.place.path, from..to);
        let bytes = runtime()?.block_on(fetched).map_err(failed)?;
        if bytes.len() as u64 != to - from {
            let words = "it became shorter while it was read";
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, words));
        }
        Ok(bytes)
    }
}

impl Body for Object {
    fn size(&self) -> u64 {
        self.size
    }

    fn mark(&self) -> Option<&str> {
        self.mark.as_deref()
    }

    fn read_at(&self, from: u64, buf: &mut [u8]) -> io::Result<usize> {
        let to = self.size.min(from + buf.len() as u64);
        if from >= to {
            return Ok(0);
        }
        let wanted = (to - from) as usize;
        if buf.len() >= NEAR {
            buf[..wanted].copy_from_slice(&self.fetch(from, to)?);
            return Ok(wanted);
        }
        {
            let near = self.near.lock().unwrap_or_else(PoisonError::into_inner);
            let skipped = from
                .checked_sub(near.0)
                .and_then(|n| usize::try_from(n).ok());
            let known = skipped.and_then(|n| near.1.get(n..n + wanted));
            if let Some(known) = known {
                buf[..wanted].copy_from_slice(known);
                return Ok(wanted);
            }
        }
        // Others may ask meanwhile: nobody waits for what another one fetches.
        let fetched = self.fetch(from, self.size.min(from + NEAR as u64))?;
        buf[..wanted].copy_from_slice(&fetched[..wanted]);
        *self.near.lock().unwrap_or_else(PoisonError::into_inner) = (from, fetched.to_vec());
        Ok(wanted)
    }

    fn chunk(&self) -> usize {
        CHUNK
    }

    fn is_far(&self) -> bool {
        true
    }
}

pub fn list(url: &str, options: &Options) -> io::Result<Vec<String>> {
    let place = place(url, options)?;
    let listed = place.store.list_with_delimiter(Some(&place.path));
    let listed = runtime()?.block_on(listed).map_err(failed)?;
    let mut found: Vec<String> = listed
        .objects
        .iter()
        .filter_map(|object| object.location.filename())
        .filter(|name| is_game_file(FilePath::new(name)))
        .map(|name| format!("{url}{name}"))
        .collect();
    for folder in &listed.common_prefixes {
        if let Some(name) = folder.filename() {
            found.extend(list(&format!("{url}{name}/"), options)?);
        }
    }
    found.sort_unstable();
    Ok(found)
}

pub fn put(url: &str, bytes: Vec<u8>, options: &Options) -> io::Result<()> {
    let place = place(url, options)?;
    let put = place.store.put(&place.path, PutPayload::from(bytes));
    runtime()?.block_on(put).map(|_| ()).map_err(failed)
}

/// The words of the storage, and the kind that the rest of the program understands.
fn failed(error: object_store::Error) -> io::Error {
    let kind = match &error {
        object_store::Error::NotFound { .. } => io::ErrorKind::NotFound,
        object_store::Error::PermissionDenied { .. }
        | object_store::Error::Unauthenticated { .. } => io::ErrorKind::PermissionDenied,
        _ => io::ErrorKind::Other,
    };
    io::Error::new(kind, error.to_string())
}
