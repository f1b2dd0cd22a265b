//! Objects with an address: S3, Google and Azure storage, and what a web server gives. Only in programs built with the
//! feature `cloud`; others know an address when they see one and say so.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use crate::body::Body;

/// An object by its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remote {
    url: String,
    /// What the environment does not say: an endpoint, a region.
    options: BTreeMap<String, String>,
}

impl Remote {
    /// By its address; `options` go before what the environment says.
    pub fn new(url: &str, options: &BTreeMap<String, String>) -> Remote {
        Remote {
            url: url.to_owned(),
            options: options.clone(),
        }
    }

    /// The address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its bytes.
    ///
    /// # Errors
    ///
    /// What the storage says, after the usual number of attempts.
    pub fn body(&self) -> io::Result<Arc<dyn Body>> {
        store::body(&self.url, &self.options)
    }
}

/// Is it an address rather than a path?
pub fn is_address(name: &str) -> bool {
    const SCHEMES: [&str; 10] = [
        "s3", "s3a", "gs", "az", "azure", "abfs", "abfss", "adl", "http", "https",
    ];
    name.split_once("://")
        .is_some_and(|(scheme, _)| SCHEMES.contains(&scheme))
}

/// The objects that an address stands for: itself, or every game file below it if it ends with a stroke.
///
/// # Errors
///
/// What the storage says.
pub fn find_with(url: &str, options: &BTreeMap<String, String>) -> io::Result<Vec<Remote>> {
    if !url.ends_with('/') {
        let one = Remote::new(url, options);
        // Missing objects are found out now rather than hours later.
        one.body()?;
        return Ok(vec![one]);
    }
    let found = store::list(url, options)?;
    Ok(found.iter().map(|url| Remote::new(url, options)).collect())
}

/// Writes a whole object: others see it whole or not at all.
///
/// # Errors
///
/// What the storage says.
pub fn put(url: &str, bytes: Vec<u8>, options: &BTreeMap<String, String>) -> io::Result<()> {
    store::put(url, bytes, options)
}

#[cfg(feature = "cloud")]
mod store;

#[cfg(not(feature = "cloud"))]
mod store {
    use super::{Arc, BTreeMap, Body, io};

    fn absent<T>() -> io::Result<T> {
        Err(io::Error::new(
            io::ErrorKind::Unsupported,
            "this program was built without object storage: cargo build --features cloud",
        ))
    }

    pub fn body(_: &str, _: &BTreeMap<String, String>) -> io::Result<Arc<dyn Body>> {
        absent()
    }

    pub fn list(_: &str, _: &BTreeMap<String, String>) -> io::Result<Vec<String>> {
        absent()
    }

    pub fn put(_: &str, _: Vec<u8>, _: &BTreeMap<String, String>) -> io::Result<()> {
        absent()
    }
}
