//! A password that is not in the address: from the environment, or from the password file that other clients of
//! PostgreSQL read.

use std::path::PathBuf;

use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// Supplies user and password where the address has none.
pub(super) fn supply(config: &mut Config) {
    if config.get_user().is_none() {
        let user = std::env::var("PGUSER").or_else(|_| std::env::var("USER"));
        config.user(user.unwrap_or_else(|_| "postgres".into()));
    }
    if config.get_password().is_some() {
        return;
    }
    if let Ok(password) = std::env::var("PGPASSWORD") {
        config.password(password);
        return;
    }
    let file = std::env::var_os("PGPASSFILE").map(PathBuf::from);
    let home = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".pgpass"));
    if let Some(text) = file
        .or_else(home)
        .and_then(|file| std::fs::read_to_string(file).ok())
        && let Some(password) = found(&text, config)
    {
        config.password(password);
    }
}

fn found(text: &str, config: &Config) -> Option<String> {
    let hosts: Vec<String> = config.get_hosts().iter().map(named).collect();
    let ports = config.get_ports();
    let user = config.get_user().unwrap_or_default();
    let database = config.get_dbname().unwrap_or(user);
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut entries = lines.filter_map(|line| <[String; 5]>::try_from(parts(line)).ok());
    let fits = |wanted: &str, is: &str| wanted == "*" || wanted == is;
    entries.find_map(|[host, port, of, by, password]| {
        let own = |place: usize| {
            let port_of = ports.get(place).or(ports.first()).copied().unwrap_or(5432);
            fits(&host, &hosts[place]) && fits(&port, &port_of.to_string())
        };
        let known = (0..hosts.len()).any(own) && fits(&of, database) && fits(&by, user);
        known.then_some(password)
    })
}

fn named(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(_) => "localhost".into(),
    }
}

/// A line cut at its colons, of which one after a stroke is none.
fn parts(line: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        let last = parts.last_mut().expect("there is always one");
        match letter {
            '\\' => last.extend(letters.next()),
            ':' => parts.push(String::new()),
            letter => last.push(letter),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_file_is_read() {
        let config: Config = "postgres://arbiter@db1:5433/chess".parse().unwrap();
        let file = "# ours\nother:*:*:*:no\ndb1:5432:*:*:no\ndb1:5433:chess:arbiter:a\\:b\\\\c\n*:*:*:*:late\n";
        assert_eq!(found(file, &config).as_deref(), Some("a:b\\c"));
        assert_eq!(found("db1:5433:chess:other:x", &config), None);
    }
}
