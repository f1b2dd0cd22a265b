//! The browser of whoever sits at this machine.

use std::net::{IpAddr, Ipv4Addr};
use std::process::{Command, Stdio};

/// Shows an address. There may be no browser; then the words in the terminal must do.
pub fn show(address: &str) {
    let mut command = match std::env::var_os("BROWSER") {
        Some(browser) => Command::new(browser),
        None if cfg!(windows) => {
            let mut command = Command::new("rundll32");
            command.arg("url.dll,FileProtocolHandler");
            command
        }
        None if cfg!(target_os = "macos") => Command::new("open"),
        None => Command::new("xdg-open"),
    };
    let silent = command.arg(address).stdin(Stdio::null());
    let silent = silent.stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(error) = silent.spawn() {
        tracing::debug!(%error, "no browser");
    }
}

/// Is there a screen to show something on, and no terminal to say it in?
pub fn is_double_click() -> bool {
    use std::io::IsTerminal as _;
    let terminal = std::io::stdin().is_terminal() || std::io::stdout().is_terminal();
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"].map(|name| std::env::var_os(name).is_some());
    // There a double click brings a terminal with it.
    cfg!(windows) || !terminal && screen.contains(&true)
}

/// The addresses of this machine on the hall's network, if it listens there.
pub fn addresses(listening: IpAddr) -> Vec<Ipv4Addr> {
    if !listening.is_unspecified() {
        return Vec::new();
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local() => Some(ip),
            _ => None,
        });
    addresses.collect()
}

/// The first of the ports from this one on that nobody has; any, if all are taken.
pub fn free_port(at: IpAddr, from: u16) -> u16 {
    let free = |port: &u16| is_free(at, *port);
    (from..from.saturating_add(20)).find(free).unwrap_or(0)
}

/// Can a hall be had there?
pub fn is_free(at: IpAddr, port: u16) -> bool {
    std::net::TcpListener::bind((at, port)).is_ok()
}
