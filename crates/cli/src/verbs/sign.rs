//! The sign beside the file of a hall that is open: a second start finds the running one by it.

use std::ffi::OsString;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use server::care::Scheme;

/// A hall on this machine answers within this, or it is none.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the sign says. It is for the owner of the file alone: the key opens the page on which a hall is ended.
#[derive(Serialize, Deserialize)]
struct Text {
    port: u16,
    scheme: String,
    key: String,
}

/// A sign that is taken down at the end.
pub struct Sign(PathBuf);

fn place(file: &Path) -> PathBuf {
    let mut name = OsString::from(file);
    name.push("-open");
    PathBuf::from(name)
}

/// The page of the keeper, on this machine.
pub fn page(scheme: Scheme, port: u16, key: &str) -> String {
    format!("{}://localhost:{port}/start#{key}", scheme.name())
}

impl Sign {
    /// Puts it up. A hall without one is open all the same.
    pub fn put(file: &Path, scheme: Scheme, port: u16, key: &str) -> Sign {
        let place = place(file);
        let text = Text {
            port,
            scheme: scheme.name().to_owned(),
            key: key.to_owned(),
        };
        let written = || -> io::Result<()> {
            // Anew, so that it has its rights from the beginning.
            let _ = std::fs::remove_file(&place);
            let mut options = std::fs::OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut open = options.open(&place)?;
            open.write_all(serde_json::to_string(&text)?.as_bytes())
        };
        if let Err(error) = written() {
            tracing::warn!(%error, "a second start will not find this hall");
        }
        Sign(place)
    }

    /// The page of the hall that is open in this file, if there is one that answers.
    pub fn find(file: &Path) -> Option<String> {
        let text = std::fs::read_to_string(place(file)).ok()?;
        let text: Text = serde_json::from_str(&text).ok()?;
        let encrypted = text.scheme == Scheme::Https.name();
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, text.port));
        let mut stream = TcpStream::connect_timeout(&here, PATIENCE).ok()?;
        let scheme = if encrypted {
            Scheme::Https
        } else {
            Scheme::Http
        };
        // What is encrypted cannot be asked so simply; that it listens must do.
        let answers = encrypted || asked(&mut stream, &text.key).unwrap_or(false);
        answers.then(|| page(scheme, text.port, &text.key))
    }
}

fn asked(stream: &mut TcpStream, key: &str) -> io::Result<bool> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = format!(
        "GET /api/keeper HTTP/1.1\r\nhost: localhost\r\nx-adoube-key: {key}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer)?;
    Ok(&answer == b"HTTP/1.1 200")
}

impl Drop for Sign {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
