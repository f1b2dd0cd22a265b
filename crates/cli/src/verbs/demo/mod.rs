//! `adoube demo`: a hall to look at, to learn in and to try devices with.

mod cast;
mod script;
mod stage;
mod taste;

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use clap::Args;
use locale::Locale;
use server::care::Options;
use server::keeper::{Door, Keeper, Purpose};
use server::serve::{Config, Running, allow_many_files, memory};
use server::{Limits, qr};

use crate::failure::{Answer, Failure};
use crate::output::{Output, STRONG};

use super::browser;
use super::folder::Folder;
use stage::Stage;
use taste::Chance;

/// The port that no other is asked for: not that of a hall, so that a browser keeps the two apart.
const PORT: u16 = 8088;

/// How everybody signs in: nothing here is worth a secret.
const DOOR: (&str, &str) = ("demo", "demo-demo");

/// Opens a hall with an invented event in the middle of a round: forty boards that play by themselves.
///
/// Every screen says that it is a demo, and nothing of it is kept. Any phone can take a seat: it is then that player.
#[derive(Args)]
pub struct Demo {
    /// The address of this machine to listen at; 127.0.0.1 is for this machine alone
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::UNSPECIFIED), value_name = "ADDRESS")]
    listen: IpAddr,
    /// The port; 0 takes any free one [default: 8088, or the next that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Opens no browser
    #[arg(long)]
    no_browser: bool,
}

impl Demo {
    /// Plays until it is told to stop.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let folder = Folder::new("demo")?;
        // In which the invented players call the arbiter.
        let language = crate::speech::language();
        let runtime = tokio::runtime::Runtime::new()?;
        let file = folder.file("demo.adoube");
        runtime.block_on(async {
            let hall = stage::rehearse(&file, &Locale::new(language)).await?;
            let port = self.port;
            let config = Config {
                journal: file.as_path().into(),
                node: String::new(),
                listen: SocketAddr::new(
                    self.listen,
                    port.unwrap_or_else(|| browser::free_port(self.listen, PORT)),
                ),
                limits: Limits::of_machine(allow_many_files(), memory()),
            };
            let running = Running::with(std::sync::Arc::clone(&hall), &config).await;
            let running = running.map_err(super::serve::fault)?;
            let (name, password) = (DOOR.0.to_owned(), DOOR.1.to_owned());
            hall.care.choose(Options {
                purpose: Purpose::Demo(Door { name, password }),
                ..Options::default()
            });
            hall.care.hand_over(self.keeper(&running));
            self.greet(out, &running)?;
            let playing = Stage::new(&hall, Chance::new(u64::from(std::process::id())));
            let playing = tokio::spawn(playing.play(Locale::new(language)));
            let stop = async move {
                tokio::select! {
                    () = super::serve::stopped() => {}
                    () = super::serve::told_to_stop(&hall) => {}
                }
            };
            running.serve(stop).await?;
            playing.abort();
            Ok::<_, Failure>(())
        })?;
        drop(runtime);
        drop(folder);
        Ok(Answer::Yes)
    }

    fn keeper(&self, running: &Running) -> Keeper {
        let port = running.address.port();
        let addresses = browser::addresses(running.address.ip()).into_iter();
        let addresses = addresses.map(|ip| format!("http://{ip}:{port}"));
        let addresses: Vec<String> = addresses.collect();
        let here = format!("http://127.0.0.1:{port}");
        let addresses = if addresses.is_empty() {
            vec![here]
        } else {
            addresses
        };
        Keeper::new(addresses, String::new())
    }

    fn greet(&self, out: &mut Output, running: &Running) -> Result<(), Failure> {
        let keeper = running.hall.care.keeper();
        let keeper = keeper.expect("it was handed over");
        // By number, so that the session of a real hall at `localhost` stays what it is.
        let here = format!("http://127.0.0.1:{}", running.address.port());
        let page = format!("{here}/start#{}", keeper.key());
        out.fact("demo", format_args!("{STRONG}{page}{STRONG:#}"))?;
        for address in &keeper.addresses {
            out.fact("network", format_args!("{STRONG}{address}{STRONG:#}"))?;
        }
        out.fact("sign in", format_args!("{} / {}", DOOR.0, DOOR.1))?;
        if let Some(code) = keeper.addresses.first().and_then(|url| qr::letters(url)) {
            writeln!(out, "{code}")?;
        }
        writeln!(out, "Nothing of it is kept. Ctrl-C ends it.")?;
        out.finish()?;
        if !self.no_browser {
            browser::show(&page);
        }
        Ok(())
    }
}
