//! Exact counts on the two collections, explained in docs/audit.md.
#![allow(missing_docs)]

mod common;

use archive::Edition;
use archive::audit::{Options, Totals};
use archive::inputs::Inputs;
use archive::run::{Plan, What, run};

fn audit(name: &str, edition: Edition) -> Option<Totals> {
    let source = common::collection(name)?;
    let plan = Plan {
        options: Options {
            edition,
            ..Options::default()
        },
        ..Plan::default()
    };
    let mut totals = Totals::default();
    run(&plan, Inputs::new(vec![source]), |happened| {
        match happened.what {
            What::Audited(report) => totals.add(&report.totals),
            What::Begun(_) | What::Finished => {}
            What::Failed(error) => panic!("{name}: {error}"),
        }
        Ok(())
    })
    .expect("nothing else can fail");
    assert_eq!(totals.games, totals.whole + totals.broken);
    // How many questions stay open depends on the search, what is found must not.
    println!(
        "{name} under {edition}: {} questions left open",
        totals.undecided
    );
    assert!(totals.undecided * 200 < totals.games);
    Some(totals)
}

/// The sums in one line.
fn line(totals: &Totals) -> String {
    let t = totals;
    let mut words = format!(
        "games {} whole {} broken {} plies {} mated {} stalemated {} dead {} five {} 75 {} changed {};",
        t.games,
        t.whole,
        t.broken,
        t.plies,
        t.mated,
        t.stalemated,
        t.dead_reached,
        t.fivefold_reached,
        t.seventy_five_reached,
        t.changed
    );
    for (kind, count) in &t.findings {
        words += &format!(" {} {count}", kind.name());
    }
    words
}

#[track_caller]
fn check(name: &str, edition: Edition, expected: &str) {
    if let Some(totals) = audit(name, edition) {
        assert_eq!(line(&totals), expected, "{name} under {edition}");
    }
}

#[test]
fn tournament_2023() {
    check(
        "tournament.pgn.zst",
        Edition::Y2023,
        "games 44287 whole 44287 broken 0 plies 3943545 mated 5697 stalemated 225 dead 867 five 5 75 0 changed 2; \
         threefold 2763 threefold-intended 4288 fifty 73 fifty-intended 82 fivefold 4 dead 29 won-unwinnable 1 early-draw 4",
    );
}

#[test]
fn tournament_2014() {
    check(
        "tournament.pgn.zst",
        Edition::Y2014,
        "games 44287 whole 44287 broken 0 plies 3943545 mated 5697 stalemated 225 dead 867 five 5 75 0 changed 1; \
         threefold 2763 threefold-intended 4288 fifty 73 fifty-intended 82 fivefold 2 dead 29 won-unwinnable 1",
    );
}

#[test]
fn history_2023() {
    check(
        "history.pgn.zst",
        Edition::Y2023,
        "games 10127 whole 10127 broken 0 plies 789956 mated 310 stalemated 16 dead 31 five 0 75 0 changed 0; \
         threefold 162 threefold-intended 497 fifty 5 fifty-intended 7 dead 4 early-draw 5",
    );
}

#[test]
fn history_2018() {
    check(
        "history.pgn.zst",
        Edition::Y2018,
        "games 10127 whole 10127 broken 0 plies 789956 mated 310 stalemated 16 dead 31 five 0 75 0 changed 0; \
         threefold 162 threefold-intended 497 fifty 5 fifty-intended 7 dead 4 early-draw 5",
    );
}
