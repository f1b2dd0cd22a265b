//! How a hall is looked after: what its keeper chose, who waits at its doors, and whether it is closing.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use tokio::sync::watch;

use crate::access::{Gate, Role};
use crate::keeper::{Keeper, Purpose};
use crate::paired::Paired;
use crate::readers::Readers as Reading;
use crate::shared::Shared;
use crate::ws::{Pace, Places};

/// What the keeper of a hall may choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where devices find the hall, if not where the browser of the staff finds it: `https://hall.example`.
    pub public_url: Option<String>,
    /// Who may read `/metrics`.
    pub metrics: Readers,
    /// How the hall speaks with browsers.
    pub scheme: Scheme,
    /// Proxies whose word is taken for where a request comes from.
    pub trusted: Vec<Net>,
    /// What the hall is for.
    pub purpose: Purpose,
}

impl Options {
    /// Do browsers reach the hall encrypted, by itself or through a proxy?
    pub fn is_encrypted(&self) -> bool {
        let public = self.public_url.as_deref();
        self.scheme == Scheme::Https || public.is_some_and(|url| url.starts_with("https://"))
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, or one of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Net {
    address: IpAddr,
    bits: u8,
}

impl Net {
    /// Is an address one of them?
    pub fn holds(&self, address: IpAddr) -> bool {
        let number = |address: IpAddr| match address {
            IpAddr::V4(four) => u128::from(u32::from(four)) << 96,
            IpAddr::V6(six) => u128::from(six),
        };
        let address = address.to_canonical();
        let differ = number(address) ^ number(self.address);
        let same = self.bits == 0 || differ >> (128 - u32::from(self.bits)) == 0;
        address.is_ipv4() == self.address.is_ipv4() && same
    }
}

impl std::str::FromStr for Net {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Net, &'static str> {
        let wrong = "expected addresses such as 10.0.0.0/8, or one of them";
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong)?;
        let address = address.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong))?;
        match bits <= most {
            true => Ok(Net { address, bits }),
            false => Err(wrong),
        }
    }
}

/// An address as proxies write it, some of them with the port: `198.51.100.7:4711`, `[2001:db8::7]:4711`.
fn hop_of(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    text.parse().ok().or_else(with_port)
}

/// What counts as one address: an IPv6 customer has a whole network of them.
pub(crate) fn one_customer(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::from((u128::from(six) & !0 << 64).to_be_bytes()),
        four => four,
    }
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
    pub(crate) places: Places,
    /// How fast everybody acts.
    pub pace: Pace,
    /// How fast the public reads.
    pub(crate) reading: Reading,
    /// What many ask for.
    pub shared: Arc<Shared>,
    /// What staff asks for: however many look on, the desk has a place of its own.
    pub desk: Arc<Shared>,
    /// Pictures: they take longest, and anybody can invent more of them.
    pub pictures: Arc<Shared>,
    /// Swiss rounds: a large field takes seconds, and nobody else waits for them.
    pub rounds: Arc<Shared>,
    /// Rounds as the rules pair them.
    pub(crate) paired: Arc<Paired>,
    options: OnceLock<Options>,
    keeper: OnceLock<Keeper>,
    /// When the record was last asked for secrets that this node does not know.
    asked: Mutex<Option<Instant>>,
    leaving: AtomicBool,
    doors: watch::Sender<Doors>,
}

impl Default for Care {
    fn default() -> Care {
        Care {
            gate: Gate::default(),
            places: Places::default(),
            pace: Pace::default(),
            reading: Reading::default(),
            shared: Arc::default(),
            desk: Arc::default(),
            pictures: Arc::default(),
            rounds: Arc::default(),
            paired: Arc::default(),
            options: OnceLock::new(),
            keeper: OnceLock::new(),
            asked: Mutex::default(),
            leaving: AtomicBool::new(false),
            doors: watch::channel(Doors::Open).0,
        }
    }
}

impl Care {
    /// Where work for somebody is done, beside the boards.
    pub fn beside(&self, role: &Role) -> &Arc<Shared> {
        match role.is_staff() {
            true => &self.desk,
            false => &self.shared,
        }
    }

    /// What was chosen.
    pub fn options(&self) -> &Options {
        self.options.get_or_init(Options::default)
    }

    /// Chooses, before anybody comes; later nothing changes.
    pub fn choose(&self, options: Options) {
        let _ = self.options.set(options);
    }

    /// Whoever started the program, if he has a page of his own.
    pub fn keeper(&self) -> Option<&Keeper> {
        self.keeper.get()
    }

    /// Gives him one, once.
    pub fn hand_over(&self, keeper: Keeper) {
        let _ = self.keeper.set(keeper);
    }

    /// Where a request comes from: the last address on its way that is no trusted proxy.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let trusted = &self.options().trusted;
        let trusts = |address: IpAddr| trusted.iter().any(|net| net.holds(address));
        let mut found = peer.to_canonical();
        let told = headers.get_all("x-forwarded-for").into_iter();
        let told = told.filter_map(|value| value.to_str().ok());
        let way: Vec<&str> = told.flat_map(|value| value.split(',')).collect();
        for hop in way.into_iter().rev() {
            if !trusts(found) {
                break;
            }
            match hop_of(hop.trim()) {
                Some(address) => found = address.to_canonical(),
                None => break,
            }
        }
        one_customer(found)
    }

    /// May the record be asked again for a secret that is unknown here? Not for each that somebody makes up.
    pub(crate) fn asks_again(&self) -> bool {
        let mut asked = self.asked.lock().expect("never poisoned");
        let now = Instant::now();
        let may = asked.is_none_or(|last| now - last > Duration::from_millis(50));
        if may {
            *asked = Some(now);
        }
        may
    }

    /// To be told when the hall closes.
    pub fn doors(&self) -> watch::Receiver<Doors> {
        self.doors.subscribe()
    }

    /// Devices should go to other nodes from now on; those that are here are still served.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Is this node on its way out?
    pub fn leaves(&self) -> bool {
        self.leaving.load(Ordering::Relaxed) || *self.doors.borrow() == Doors::Closing
    }

    /// Asks everybody to leave.
    pub fn close(&self) {
        self.doors.send_replace(Doors::Closing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn care(trusted: &[&str]) -> Care {
        let care = Care::default();
        let trusted = trusted.iter().map(|net| net.parse().unwrap()).collect();
        care.choose(Options {
            trusted,
            ..Options::default()
        });
        care
    }

    fn seen(care: &Care, peer: &str, told: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", told.parse().unwrap());
        care.address(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(seen(&care(&[]), "192.0.2.1", "198.51.100.7"), "192.0.2.1");
        let behind = care(&["192.0.2.0/24"]);
        assert_eq!(seen(&behind, "192.0.2.1", "198.51.100.7"), "198.51.100.7");
        assert_eq!(
            seen(&behind, "192.0.2.1", "10.0.0.1, 198.51.100.7, 192.0.2.9"),
            "198.51.100.7",
            "what the client says of itself counts for nothing"
        );
        assert_eq!(seen(&behind, "203.0.113.5", "198.51.100.7"), "203.0.113.5");
        assert_eq!(seen(&behind, "192.0.2.1", "nonsense"), "192.0.2.1");
        assert_eq!(seen(&behind, "2001:db8::1:2:3:4", ""), "2001:db8::");
        // Some proxies write the port, too: without it all who come through them would be one.
        for hop in ["198.51.100.7:4711", "::ffff:198.51.100.7"] {
            assert_eq!(seen(&behind, "192.0.2.1", hop), "198.51.100.7");
        }
        assert_eq!(
            seen(&behind, "192.0.2.1", "[2001:db8:0:5::7]:80"),
            "2001:db8:0:5::"
        );
        // Two proxies, each of them trusted; and one that nobody has named.
        let two = care(&["192.0.2.0/24", "2001:db8:9::/48"]);
        let way = "10.0.0.1, 198.51.100.7, 2001:db8:9::1";
        assert_eq!(seen(&two, "::ffff:192.0.2.1", way), "198.51.100.7");
        assert_eq!(seen(&behind, "192.0.2.1", way), "2001:db8:9::");
        assert!("10.0.0.0/33".parse::<Net>().is_err());
    }
}
