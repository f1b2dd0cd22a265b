//! The program as a child process, and the one who kills it.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::Chance;

/// `adoube serve` on a port of its own.
pub struct Program {
    file: PathBuf,
    pub address: SocketAddr,
}

impl Program {
    /// Not yet started.
    pub fn new(file: &Path) -> Program {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        Program {
            file: file.to_path_buf(),
            address: free.local_addr().unwrap(),
        }
    }

    /// Starts it and waits until it listens.
    fn start(&self) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .arg("serve")
            .arg(&self.file)
            .arg("--listen")
            .arg(self.address.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let began = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if let Some(status) = child.try_wait().unwrap() {
                panic!("the program ended by itself: {status}");
            }
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "it does not listen"
            );
            std::thread::sleep(Duration::from_millis(2));
        }
        child
    }

    /// The port is open before the record has been read; an answer comes when it has.
    fn wait_until_it_serves(&self, child: &mut Child) {
        let began = Instant::now();
        loop {
            let asked = TcpStream::connect(self.address).and_then(|mut socket| {
                socket.set_read_timeout(Some(Duration::from_secs(5)))?;
                socket.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")?;
                let mut answer = [0; 12];
                socket.read_exact(&mut answer)
            });
            if asked.is_ok() {
                return;
            }
            if let Some(status) = child.try_wait().unwrap() {
                panic!("the program ended by itself: {status}");
            }
            assert!(began.elapsed() < Duration::from_secs(60), "no answer");
        }
    }

    /// Starts it and kills it; SIGKILL, without a word before.
    pub fn kill_again_and_again(
        &self,
        wanted: usize,
        chance: &mut Chance,
        over: &AtomicBool,
    ) -> usize {
        for kills in 0..wanted {
            if over.load(Ordering::SeqCst) {
                return kills;
            }
            let mut child = self.start();
            // Sometimes while it opens; mostly when it serves, or on a busy machine no game would ever get on.
            if chance.below(3) > 0 {
                self.wait_until_it_serves(&mut child);
            }
            // Often at once, sometimes after a while.
            let most = [60, 200, 600][chance.below(3) as usize];
            std::thread::sleep(Duration::from_millis(chance.below(most)));
            child.kill().unwrap();
            let status = child.wait().unwrap();
            assert!(
                status.code().is_none(),
                "it ended by itself before: {status}"
            );
        }
        wanted
    }

    /// Runs until the games are over.
    pub fn run_until(&self, over: &AtomicBool) {
        let mut child = self.start();
        while !over.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(20));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
