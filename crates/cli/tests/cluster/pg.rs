//! PostgreSQL from the system's packages, in a temporary folder and on loopback; never the system's own cluster.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// Where the programs of the newest version are, if it is installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let newest = versions.flatten().max_by_key(|version| {
        let name = version.file_name();
        name.to_str().and_then(|name| name.parse::<u32>().ok())
    });
    newest.map(|version| version.path().join("bin"))
}

/// Are there any? Without them nothing here can be tried; `make tools` installs them.
pub fn is_installed() -> bool {
    programs().is_some_and(|bin| bin.join("initdb").exists())
}

pub fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    free.local_addr().unwrap().port()
}

/// The server does not run as root.
fn run(program: &str, args: &[&str], environment: &[(String, String)]) -> Output {
    let program = programs().unwrap().join(program);
    let root = user() == 0;
    let mut command = match root {
        true => {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        }
        false => Command::new(program),
    };
    let environment = environment.iter().map(|(name, value)| (name, value));
    command
        .args(args)
        .envs(environment)
        .current_dir("/")
        .output()
        .unwrap()
}

/// Another program as the user of the server, in a folder; it must succeed.
pub fn programs_as_server(folder: &Path, program: &str, args: &[&str]) {
    let mut command = match user() == 0 {
        true => {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        }
        false => Command::new(program),
    };
    let done = command.args(args).current_dir(folder).output().unwrap();
    assert!(
        done.status.success(),
        "{program} {args:?}: {}",
        String::from_utf8_lossy(&done.stderr)
    );
}

fn user() -> u32 {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").unwrap().uid()
}

fn must(program: &str, args: &[&str]) {
    must_believing(program, args, &[]);
}

fn must_believing(program: &str, args: &[&str], environment: &[(String, String)]) {
    let done = run(program, args, environment);
    assert!(
        done.status.success(),
        "{program} {args:?}: {}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    );
}

/// One server.
pub struct Server {
    pub folder: PathBuf,
    pub port: u16,
    environment: Vec<(String, String)>,
}

const SETTINGS: &str = "
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 32MB
wal_keep_size = 256MB
max_wal_size = 512MB
logging_collector = off
";

impl Server {
    /// A new one, with nothing in it.
    pub fn new(under: &Path, name: &str, settings: &str) -> Server {
        let server = Server::made(under, name, settings);
        server.start();
        server
    }

    /// A new one with something in its environment.
    pub fn believing(under: &Path, name: &str, environment: Vec<(String, String)>) -> Server {
        let mut server = Server::made(under, name, "");
        server.environment = environment;
        server.start();
        server
    }

    fn made(under: &Path, name: &str, settings: &str) -> Server {
        let folder = under.join(name);
        let path = folder.to_str().unwrap();
        must(
            "initdb",
            &[
                "-D",
                path,
                "-U",
                "postgres",
                "-E",
                "UTF8",
                "--no-sync",
                "-A",
                "trust",
            ],
        );
        let server = Server {
            port: free_port(),
            folder,
            environment: Vec::new(),
        };
        server.set(&format!("{SETTINGS}\n{settings}\nport = {}\n", server.port));
        server
    }

    fn set(&self, lines: &str) {
        use std::io::Write as _;
        let file = self.folder.join("postgresql.conf");
        let mut file = std::fs::OpenOptions::new().append(true).open(file).unwrap();
        file.write_all(lines.as_bytes()).unwrap();
    }

    pub fn start(&self) {
        let log = self.folder.join("log");
        let path = self.folder.to_str().unwrap();
        must_believing(
            "pg_ctl",
            &[
                "-D",
                path,
                "-l",
                log.to_str().unwrap(),
                "-w",
                "-t",
                "60",
                "start",
            ],
            &self.environment,
        );
    }

    /// A standby of it, that is told everything before it is acknowledged.
    pub fn standby(&self, under: &Path, name: &str) -> Server {
        self.standby_at(under, name, free_port())
    }

    /// The same on a port that is known before.
    pub fn standby_at(&self, under: &Path, name: &str, own: u16) -> Server {
        let folder = under.join(name);
        let path = folder.to_str().unwrap();
        let port = self.port.to_string();
        must(
            "pg_basebackup",
            &[
                "-D",
                path,
                "-h",
                "127.0.0.1",
                "-p",
                &port,
                "-U",
                "postgres",
                "-c",
                "fast",
                "-R",
                "-X",
                "stream",
                "--no-sync",
            ],
        );
        let server = Server {
            port: own,
            folder,
            environment: Vec::new(),
        };
        server.set(&format!("port = {}\n", server.port));
        server.start();
        server
    }

    /// From now on the standby must have what is acknowledged; or nobody else must.
    pub fn wait_for_standby(&self, wait: bool) {
        let names = if wait { "*" } else { "" };
        self.alter(&format!("SET synchronous_standby_names = '{names}'"));
        let began = Instant::now();
        while wait
            && self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1"
        {
            assert!(began.elapsed() < Duration::from_secs(30), "no standby came");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    pub fn promote(&self) {
        must(
            "pg_ctl",
            &["-D", self.folder.to_str().unwrap(), "-w", "promote"],
        );
    }

    pub fn pid(&self) -> u32 {
        let text = std::fs::read_to_string(self.folder.join("postmaster.pid")).unwrap();
        text.lines().next().unwrap().parse().unwrap()
    }

    /// SIGKILL to the server and all that belongs to it, without a word before.
    pub fn kill(&self) {
        let server = self.pid();
        let mut all = children(server);
        all.push(server);
        for pid in all {
            signal(pid, "KILL");
        }
        let began = Instant::now();
        while Path::new(&format!("/proc/{server}")).exists()
            && began.elapsed() < Duration::from_secs(5)
        {
            std::thread::sleep(Duration::from_millis(5));
        }
        // Its number may soon be another's.
        let _ = std::fs::remove_file(self.folder.join("postmaster.pid"));
    }

    /// Changes a setting for all who come from now on.
    pub fn alter(&self, setting: &str) {
        self.sql(&format!("ALTER SYSTEM {setting}"));
        self.sql("SELECT pg_reload_conf()");
        std::thread::sleep(Duration::from_millis(300));
    }

    /// Stops or continues everything of it.
    pub fn signal_all(&self, name: &str) {
        let server = self.pid();
        for pid in children(server).into_iter().chain([server]) {
            signal(pid, name);
        }
    }

    pub fn sql(&self, text: &str) -> String {
        let port = self.port.to_string();
        let done = Command::new(programs().unwrap().join("psql"))
            .args([
                "-h",
                "127.0.0.1",
                "-p",
                &port,
                "-U",
                "postgres",
                "-d",
                "postgres",
            ])
            .args(["-v", "ON_ERROR_STOP=1", "-q", "-t", "-A", "-c", text])
            .output()
            .unwrap();
        assert!(
            done.status.success(),
            "{text}: {}",
            String::from_utf8_lossy(&done.stderr)
        );
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    pub fn ask(&self, text: &str) -> String {
        self.sql(text)
    }

    pub fn url(&self) -> String {
        url(&[self.port])
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.folder.join("postmaster.pid").exists() {
            self.signal_all("CONT");
            run(
                "pg_ctl",
                &[
                    "-D",
                    self.folder.to_str().unwrap(),
                    "-m",
                    "immediate",
                    "-w",
                    "stop",
                ],
                &[],
            );
        }
    }
}

/// The address of servers of which one takes writes.
pub fn url(ports: &[u16]) -> String {
    let hosts: Vec<String> = ports
        .iter()
        .map(|port| format!("127.0.0.1:{port}"))
        .collect();
    format!(
        "postgres://postgres@{}/postgres?sslmode=disable",
        hosts.join(",")
    )
}

pub fn signal(pid: u32, name: &str) {
    let _ = Command::new("kill")
        .args([format!("-{name}"), pid.to_string()])
        // Some of a server's processes go by themselves.
        .stderr(std::process::Stdio::null())
        .status();
}

fn children(of: u32) -> Vec<u32> {
    let Ok(all) = std::fs::read_dir("/proc") else {
        return Vec::new();
    };
    let parent = |pid: u32| {
        let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let rest = text.rsplit_once(')')?.1;
        rest.split_whitespace().nth(1)?.parse::<u32>().ok()
    };
    let pids = all
        .flatten()
        .filter_map(|one| one.file_name().to_str()?.parse::<u32>().ok());
    pids.filter(|&pid| parent(pid) == Some(of)).collect()
}

/// A folder in which the server's user may work.
pub fn folder() -> tempfile::TempDir {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::Builder::new()
        .prefix("adoube-cluster-")
        .tempdir_in("/tmp")
        .unwrap();
    let open = std::fs::Permissions::from_mode(0o777);
    std::fs::set_permissions(folder.path(), open).unwrap();
    folder
}
