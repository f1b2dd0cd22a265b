//! Gacrux as a second judge of team events: pairings by C.04.6 and every tie-break.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use event::standings::TieBreak;
use event::teams::TeamCourse;
use event::teams::standings::TeamScores;
use event::{TeamId, trf};

use crate::judge;
use crate::made_up::made_up;

/// Those that change what follows come last.
const CODES: &str = "PTS MPTS GPTS MPVGP BH:MP BH:GP BH:MP/C1 SB:MP SB:GP EMMSB EMGSB EGMSB EGGSB EMGSB/C1 PS:MP PS:GP KS:MP SSSC WIN";

fn run(python: &Path, script: &str, input: &str) -> String {
    let script = format!("{}/tests/gacrux/{script}", env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python runs");
    let mut pipe = child.stdin.take().expect("an input");
    let text = input.to_owned();
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it was written").ok();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn both_judges_pair_alike() {
    let Some(python) = judge::python() else {
        return;
    };
    let folder = std::env::temp_dir().join(format!("adoube-teams-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let more = std::env::var("ADOUBE_SOAK_TEAMS").ok();
    let count: u64 = more.and_then(|text| text.parse().ok()).unwrap_or(60);
    let mut asked = String::new();
    for seed in 1..=count {
        let text = trf::write(&made_up(seed, 16).competition);
        let file = folder.join(format!("{seed}.trf"));
        std::fs::write(&file, text).expect("it can be written");
        let _ = writeln!(asked, "{}", file.display());
    }
    let said = run(&python, "team_pairings.py", &asked);
    let differing: Vec<&str> = said.lines().filter(|line| !line.ends_with("\t0")).collect();
    assert_eq!(said.lines().count() as u64, count, "{said}");
    assert!(
        differing.is_empty(),
        "{} of {count} in {}:\n{}",
        differing.len(),
        folder.display(),
        differing.join("\n")
    );
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn both_judges_agree_on_every_value() {
    let Some(python) = judge::python() else {
        return;
    };
    let folder = std::env::temp_dir().join(format!("adoube-team-ties-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut asked = String::new();
    let mut jobs = Vec::new();
    for seed in 1..=120 {
        let text = trf::write(&made_up(seed, 14).competition);
        for (place, codes) in [
            CODES,
            "PTS EDE",
            "PTS EDEB",
            "PTS EDEBT",
            "PTS EDEBB",
            "PTS EDET",
        ]
        .into_iter()
        .enumerate()
        {
            let file = folder.join(format!("{seed}-{place}.trf"));
            std::fs::write(&file, &text).expect("it can be written");
            let _ = writeln!(asked, "{}\t-s\t{codes}", file.display());
            jobs.push((seed, file, codes));
        }
    }
    let said = run(&python, "tie_breaks.py", &asked);
    assert!(said.is_empty(), "{said}");
    let (mut compared, mut wrong) = (0, Vec::new());
    for (seed, file, codes) in &jobs {
        compared += compare(*seed, file, codes, &mut wrong);
    }
    let shown = wrong[..wrong.len().min(40)].join("\n");
    assert!(wrong.is_empty(), "{} of {compared}:\n{shown}", wrong.len());
    assert!(compared > 5000, "{compared} values");
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}

fn compare(seed: u64, file: &Path, codes: &str, wrong: &mut Vec<String>) -> u64 {
    let text = std::fs::read_to_string(file).expect("it is there");
    let answer = std::fs::read_to_string(file.with_extension("trf.out")).expect("an answer");
    let report = trf::read(&text).expect("a report");
    let course = TeamCourse::of_report(&report).expect("teams");
    let codes: Vec<TieBreak> = codes
        .split(' ')
        .map(|code| TieBreak::read(code).expect("a code"))
        .collect();
    let scores = TeamScores::after(&course, course.begun);
    let direct = codes.len() == 2;
    let standings = scores.standings(if direct { &codes[1..] } else { &codes });
    let rows = standings.by_team();
    let mut compared = 0;
    for line in answer.lines().skip(1) {
        let theirs: Vec<&str> = line.split('\t').collect();
        let row = rows[&TeamId(theirs[0].parse().expect("a number"))];
        if direct {
            compared += 1;
            if row.rank.to_string() != theirs[1] {
                wrong.push(format!(
                    "{seed} {} rank {}: {} but {}",
                    row.team, codes[1], theirs[1], row.rank
                ));
            }
            continue;
        }
        for (place, code) in codes.iter().enumerate() {
            compared += 1;
            let own = row.values[place].map_or(0.0, |value| {
                let (above, below) = value.parts();
                above as f64 / below as f64
            });
            let their: f64 = theirs[place + 2].parse().unwrap_or(f64::NAN);
            let near = if code.name == event::standings::Name::ScheduleStrength {
                0.005_1
            } else {
                0.000_1
            };
            let off = (own - their).abs();
            if off.is_nan() || off >= near {
                wrong.push(format!(
                    "{seed} team {} {code}: {their} but {own}",
                    row.team
                ));
            }
        }
    }
    compared
}
