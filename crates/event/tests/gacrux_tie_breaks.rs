//! Gacrux, an independent program, as a second judge of tie-breaks: tournaments drawn by lot, every value compared.
//! `ADOUBE_SOAK_TIE_BREAKS` draws more of them.

mod judge;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use event::standings::{Field, Name, TieBreak, Value};
use event::{PlayerId, trf};
use judge::{Lots, Shape};

/// Those that change what follows come last.
const SWISS: &str = "PTS BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/M1/P SB SB/C1 SB/C2 SB/P SB/C1/P AOB WIN WON \
                     BPG BWG REP PS PS/C1 PS/C2 STD ARO ARO/C1 ARO/M1 TPR PTP APRO APPO KS KS/L+1 KS/L-1 RTNG FB \
                     FB/C1 FB/M1 FB/P AOB/F";
const ROBIN: &str =
    "PTS SB SB/C1 WIN WON BPG BWG REP PS STD KS KS/L+1 KS/L-1 ARO TPR PTP APRO APPO";
const DIRECT: [&str; 2] = ["PTS DE", "PTS DE/P"];

#[test]
fn both_judges_agree_on_every_value() {
    let Some(python) = judge::python() else {
        return;
    };
    let more = std::env::var("ADOUBE_SOAK_TIE_BREAKS").ok();
    let count: u64 = more.and_then(|text| text.parse().ok()).unwrap_or(240);
    let folder = std::env::temp_dir().join(format!("adoube-tie-breaks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut jobs = Vec::new();
    let mut asked = String::new();
    for seed in 1..=count {
        let shape = if seed % 4 == 0 {
            Shape::RoundRobin
        } else {
            Shape::Swiss
        };
        let text = judge::tournament(&mut Lots::new(seed), shape);
        let values = if seed % 4 == 0 { ROBIN } else { SWISS };
        let paired = if seed % 4 == 0 { "-p" } else { "-s" };
        for (place, codes) in [values, DIRECT[0], DIRECT[1]].into_iter().enumerate() {
            let file = folder.join(format!("{seed}-{place}.trf"));
            std::fs::write(&file, &text).expect("it can be written");
            let _ = writeln!(asked, "{}\t{paired}\t{}", file.display(), one_blank(codes));
            jobs.push((seed, file, one_blank(codes)));
        }
    }
    ask(&python, &asked);
    let (mut compared, mut wrong) = (0, Vec::new());
    for (seed, file, codes) in &jobs {
        compared += compare(*seed, file, codes, &mut wrong);
    }
    std::fs::remove_dir_all(&folder).expect("the folder can go");
    assert!(compared > count * 100, "{compared} values");
    let shown = wrong[..wrong.len().min(40)].join("\n");
    assert!(wrong.is_empty(), "{} of {compared}:\n{shown}", wrong.len());
    eprintln!("{count} tournaments, {compared} values");
}

fn one_blank(codes: &str) -> String {
    codes.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn ask(python: &Path, asked: &str) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/gacrux/tie_breaks.py");
    let mut child = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python runs");
    let mut input = child.stdin.take().expect("an input");
    let text = asked.to_owned();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it was written").ok();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
}

/// Compares one answer; gives how many values there were.
fn compare(seed: u64, file: &Path, codes: &str, wrong: &mut Vec<String>) -> u64 {
    let text = std::fs::read_to_string(file).expect("it is there");
    let answer = file.with_extension("trf.out");
    let answer = std::fs::read_to_string(answer).expect("there is an answer");
    let report = trf::read(&text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let field = Field::of_report(&report, None);
    let codes: Vec<TieBreak> = codes
        .split(' ')
        .map(|code| TieBreak::read(code).expect("a code"))
        .collect();
    let ours: Vec<BTreeMap<PlayerId, Option<Value>>> = codes
        .iter()
        .map(|code| {
            let players = field.lines.iter().map(|line| line.player);
            players.zip(field.values(code)).collect()
        })
        .collect();
    let direct = codes.len() == 2;
    let ranks = field.standings(&codes[1..]);
    let mut compared = 0;
    for line in answer.lines().skip(1) {
        let theirs: Vec<&str> = line.split('\t').collect();
        let id = PlayerId(theirs[0].parse().expect("a number"));
        if direct {
            compared += 1;
            let rank = ranks.of(id).map(|row| row.rank.to_string());
            if rank.as_deref() != Some(theirs[1]) {
                wrong.push(format!(
                    "{seed} {id} rank {}: {} but {rank:?}",
                    codes[1], theirs[1]
                ));
            }
            continue;
        }
        for (place, code) in codes.iter().enumerate() {
            let (own, their) = (ours[place][&id], theirs[place + 2]);
            compared += 1;
            if !same(code, own, their) {
                wrong.push(format!(
                    "{seed} {id} {code}: {their} but {:?}",
                    own.map(Value::exact)
                ));
            }
        }
    }
    compared
}

/// Gacrux rounds the mean Buchholz to two or three places, and writes zero for what cannot be had.
fn same(code: &TieBreak, own: Option<Value>, their: &str) -> bool {
    let their: f64 = their.parse().unwrap_or(f64::NAN);
    let own = own.map_or(0.0, |value| {
        let (above, below) = value.parts();
        above as f64 / below as f64
    });
    let rounded = code.name == Name::AverageBuchholz;
    (own - their).abs() < if rounded { 0.005_1 } else { 0.000_1 }
}
