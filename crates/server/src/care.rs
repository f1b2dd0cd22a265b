//! How a hall is looked after: what its keeper chose, who waits at its doors, and whether it is closing.

use std::sync::OnceLock;
use std::sync::atomic::AtomicUsize;

use tokio::sync::watch;

use crate::access::Gate;

/// What the keeper of a hall may choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where devices find the hall, if not where the browser of the staff finds it: `https://hall.example`.
    pub public_url: Option<String>,
    /// Who may read `/metrics`.
    pub metrics: Readers,
    /// How the hall speaks with browsers.
    pub scheme: Scheme,
}

/// Who may read the measurements.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Readers {
    /// Programs on this machine, and staff.
    #[default]
    Own,
    /// Everybody.
    Everybody,
}

/// How the hall speaks with browsers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// In the open, as on a network of its own.
    #[default]
    Http,
    /// Encrypted, by the hall itself.
    Https,
}

impl Scheme {
    /// As an address begins.
    pub fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }
}

/// Is the hall open?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Doors {
    /// Yes.
    Open,
    /// Everybody is asked to leave.
    Closing,
}

/// See the module.
pub struct Care {
    /// Who tries to sign in.
    pub gate: Gate,
    /// Live connections.
    pub(crate) connections: AtomicUsize,
    options: OnceLock<Options>,
    doors: watch::Sender<Doors>,
}

impl Default for Care {
    fn default() -> Care {
        Care {
            gate: Gate::default(),
            connections: AtomicUsize::new(0),
            options: OnceLock::new(),
            doors: watch::channel(Doors::Open).0,
        }
    }
}

impl Care {
    /// What was chosen.
    pub fn options(&self) -> &Options {
        self.options.get_or_init(Options::default)
    }

    /// Chooses, before anybody comes; later nothing changes.
    pub fn choose(&self, options: Options) {
        let _ = self.options.set(options);
    }

    /// To be told when the hall closes.
    pub fn doors(&self) -> watch::Receiver<Doors> {
        self.doors.subscribe()
    }

    /// Asks everybody to leave.
    pub fn close(&self) {
        self.doors.send_replace(Doors::Closing);
    }
}
