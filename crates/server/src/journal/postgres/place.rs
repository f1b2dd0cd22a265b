//! The address of a hall in a database, without what must not be shown.

use std::fmt;
use std::path::PathBuf;

use super::super::Fault;

/// How the way to the database is guarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// Encrypted if the server can, as other clients of PostgreSQL do by default.
    Prefer,
    /// In the open.
    Disable,
    /// Encrypted, with whoever answers.
    Require,
    /// Encrypted, with a server that proves its name.
    Verify,
}

/// A hall in a database.
#[derive(Clone, PartialEq, Eq)]
pub struct Place {
    /// For the driver; what it does not know is taken out.
    pub(super) url: String,
    pub(super) guard: Guard,
    pub(super) authority: Option<PathBuf>,
    /// What the hall is called there.
    pub hall: String,
}

impl Place {
    /// Reads `postgres://user@host1,host2/database?sslmode=verify-full&sslrootcert=FILE`.
    ///
    /// # Errors
    ///
    /// It is no such address, or the name of the hall is none.
    pub fn parse(url: &str, hall: &str) -> Result<Place, Fault> {
        let fit = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if hall.is_empty() || hall.len() > 40 || !hall.chars().all(fit) {
            let words = "the name of a hall is 1 to 40 letters, digits, '-', '_' and '.'";
            return Err(Fault::Storage(words.into()));
        }
        let (base, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut guard, mut authority, mut kept) = (Guard::Prefer, None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", mode)) => guard = guarded(mode)?,
                Some(("sslrootcert", path)) => authority = Some(PathBuf::from(path)),
                _ => kept.push(pair),
            }
        }
        let url = match kept.is_empty() {
            true => base.to_owned(),
            false => format!("{base}?{}", kept.join("&")),
        };
        let place = Place {
            url,
            guard,
            authority,
            hall: hall.to_owned(),
        };
        place.config().map(|_| place)
    }

    pub(super) fn config(&self) -> Result<tokio_postgres::Config, Fault> {
        let parsed: Result<tokio_postgres::Config, _> = self.url.parse();
        let config = parsed.map_err(|error| {
            use std::error::Error as _;
            let why = error
                .source()
                .map_or(String::new(), |why| format!(": {why}"));
            Fault::Storage(format!("this is no address of a database{why}"))
        })?;
        if config.get_hosts().is_empty() {
            return Err(Fault::Storage(
                "this is no address of a database: it names no host".into(),
            ));
        }
        Ok(config)
    }
}

fn guarded(mode: &str) -> Result<Guard, Fault> {
    match mode {
        "disable" => Ok(Guard::Disable),
        "allow" | "prefer" => Ok(Guard::Prefer),
        "require" => Ok(Guard::Require),
        "verify-ca" | "verify-full" => Ok(Guard::Verify),
        _ => Err(Fault::Storage(format!(
            "sslmode is disable, prefer, require or verify-full, not {mode}"
        ))),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = self.url.split('?').next().unwrap_or_default();
        let shown = match url.split_once("://") {
            Some((scheme, rest)) => match rest.rsplit_once('@') {
                Some((user, host)) => {
                    let user = user.split(':').next().unwrap_or_default();
                    format!("{scheme}://{user}@{host}")
                }
                None => url.to_owned(),
            },
            None => url.to_owned(),
        };
        write!(f, "{shown}, hall {}", self.hall)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_its_password_not_shown() {
        let url =
            "postgres://arbiter:s3cret@db1,db2:5433/chess?sslmode=verify-full&connect_timeout=3";
        let place = Place::parse(url, "open-2026").unwrap();
        let shown = "postgres://arbiter@db1,db2:5433/chess, hall open-2026";
        assert_eq!(place.to_string(), shown);
        assert_eq!(format!("{place:?}"), shown);
        assert_eq!(place.guard, Guard::Verify);
        assert_eq!(place.config().unwrap().get_hosts().len(), 2);
        for (url, hall) in [
            ("postgres://", "a"),
            ("postgres://h:port/x", "a"),
            ("postgres://h/x?nonsense=1", "a"),
            ("postgres://h/x?sslmode=maybe", "a"),
            ("postgres://h/x", ""),
            ("postgres://h/x", "a b"),
            ("postgres://h/x", "é"),
        ] {
            assert!(Place::parse(url, hall).is_err(), "{url} {hall}");
        }
    }
}
