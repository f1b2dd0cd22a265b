use std::io::Read;
use std::process::{Command, Stdio};

use crate::adoube;

#[test]
fn help_names_every_verb_and_the_exit_codes() {
    let help = adoube(&["--help"]).ok();
    for verb in [
        "fen",
        "moves",
        "read",
        "perft",
        "chess960",
        "diagram",
        "completions",
    ] {
        assert!(help.contains(&format!("  {verb}")), "{help}");
        assert!(adoube(&["help", verb]).ok().contains("Usage: adoube"));
    }
    assert!(help.contains("Exit codes: 0"));
}

#[test]
fn wrong_usage_is_exit_code_2() {
    assert!(adoube(&[]).failed(2).contains("Usage"));
    assert!(adoube(&["nonsense"]).failed(2).contains("nonsense"));
    assert!(adoube(&["perft"]).failed(2).contains("DEPTH"));
    assert!(adoube(&["perft", "x"]).failed(2).contains("invalid"));
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = adoube(&["completions", shell]).ok();
        assert!(script.contains("chess960"), "{shell}");
    }
}

#[test]
fn there_are_no_colours_in_a_pipe() {
    assert!(!adoube(&["fen", "startpos"]).ok().contains('\x1b'));
    assert!(!adoube(&["fen", "x"]).failed(1).contains('\x1b'));
}

#[test]
fn a_reader_who_goes_away_causes_no_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["completions", "zsh"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stderr = String::new();
    let mut pipe = child.stderr.take().expect("a pipe");
    pipe.read_to_string(&mut stderr).expect("text");
    assert_eq!(stderr, "");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
