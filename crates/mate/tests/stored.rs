//! What is stored is read back as the same thing, and a proof that was stored still stands.
#![cfg(feature = "serde")]

mod common;

use chess::Color;
use mate::{Answer, Budget, Certificate, Decision, Life, Solver, Statement, Strength, Verdict};

fn stored(decision: &Decision) -> Decision {
    let text = serde_json::to_string(decision).expect("can be stored");
    let back: Decision = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    assert_eq!(back, *decision);
    back
}

#[test]
fn every_kind_of_answer_comes_back() {
    let mut kinds = [0; 6];
    let mut ask = |fen: &str, side: Color| {
        let position = common::position(fen);
        let decision = Solver::default().decide(&position, side, Budget::nodes(30_000));
        match stored(&decision).verdict {
            Verdict::Winnable(line) => {
                mate::check_line(&position, side, &line).expect("the same line");
                kinds[0] += 1;
            }
            Verdict::Unwinnable(certificate) => {
                mate::check(&position, side, &certificate).expect("the same proof");
                kinds[match certificate {
                    Certificate::Forced(..) => 1,
                    Certificate::Material(_) | Certificate::Over => 2,
                    Certificate::Regions(_) => 3,
                    Certificate::Closed(closed) if closed.edge.is_empty() => 4,
                    _ => 5,
                }] += 1;
            }
            Verdict::Undecided => {}
        }
    };
    for fen in [
        "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1",
        "8/8/8/8/8/5k2/7p/7K b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "k7/P7/K7/8/8/8/8/8 b - - 0 1",
        "8/8/8/3pP3/8/k7/p7/K7 w - d6 0 1",
    ] {
        for side in Color::ALL {
            ask(fen, side);
        }
    }
    if let Some(text) = common::vectors("submitted.txt") {
        for query in common::pairs(&text).iter().step_by(5) {
            ask(&query.fen, query.side);
        }
        assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
    }
}

#[test]
fn a_dead_position_is_recorded_with_both_reasons() {
    let locked = common::position("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1");
    let life = mate::life(&locked, Strength::Result);
    let text = serde_json::to_string(&life).expect("can be stored");
    let back: Life = serde_json::from_str(&text).expect("is read back");
    assert_eq!(back, life);
    let Life::Dead { white, black } = back else {
        panic!("alive: {text}")
    };
    for (side, decision) in Color::ALL.into_iter().zip([white, black]) {
        let Verdict::Unwinnable(certificate) = &decision.verdict else {
            panic!("{side}")
        };
        mate::check(&locked, side, certificate).expect("a proof");
        // Small proofs are recorded, large ones dropped; the reason stays.
        assert_eq!(decision.clone().within(100), *decision);
        let bare = decision.clone().within(0);
        assert_eq!(bare.verdict, Verdict::Unwinnable(Certificate::Dropped));
        assert_eq!(bare.reason, decision.reason);
    }
    let quick = mate::life(&locked, Strength::Quick);
    assert_eq!(quick.is_dead(), Some(true));
}

#[test]
fn what_no_solver_writes_is_refused() {
    for text in [
        r#"{"regions":{"winner":"white","men":["Ka1"],"modes":[]}}"#,
        r#"{"regions":{"winner":"white","men":["Pa2"],"modes":[{"men":[],"kings":{"white":{},"black":{}},"arrived":{}}]}}"#,
        r#"{"regions":{"winner":"white","men":["Pa9"],"modes":[]}}"#,
        r#"{"closed":{"positions":["8/8/8/8/8/8/8/8 w - -"],"edge":[]}}"#,
        r#"{"regions":{"winner":"white","men":["Pa2"],"modes":[{"men":["gone"],"kings":{"white":{"e1":"+000000000000001"},"black":{}},"arrived":{}}]}}"#,
    ] {
        assert!(serde_json::from_str::<Certificate>(text).is_err(), "{text}");
    }
}

/// Documents with a few letters changed: whatever can still be read is gone through without a panic, and nothing proves
/// that a side never mates where it can.
#[test]
fn a_damaged_document_proves_nothing_false() {
    let locked = common::position("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1");
    // The same with a gap in the wall: White can mate.
    let open = "8/8/4k3/p1p1p3/P1P1P1P1/4K3/8/8 w - - 0 1";
    let text_of = |position: &chess::Position| {
        let decision = mate::decide(position, Color::White, Strength::Thorough);
        let statement = Statement::of(position, Color::White, &decision).expect("decided");
        statement.check().expect("a proof");
        serde_json::to_string(&statement).expect("can be stored")
    };
    let honest = text_of(&locked);
    assert!(text_of(&common::position(open)).contains("can-mate"));
    let moved = honest.replace("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1", open);
    let without = moved.replace("\"pg5\",", "").replace(",\"pg5\"", "");
    for forged in [&moved, &without] {
        if let Ok(statement) = serde_json::from_str::<Statement>(forged) {
            assert!(statement.check().is_err(), "{forged}");
        }
    }
    let mut seed = 0x5eed_0019_u64;
    let mut roll = |sides: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % sides as u64) as usize
    };
    let letters = b"0123456789abcdefgh-/PpKkw ";
    let (mut read, mut refused) = (0, 0);
    for base in [honest.as_bytes(), moved.as_bytes()] {
        for _ in 0..1_500 {
            let mut bytes = base.to_vec();
            for _ in 0..1 + roll(3) {
                let at = roll(bytes.len());
                bytes[at] = letters[roll(letters.len())];
            }
            let Ok(statement) = serde_json::from_slice::<Statement>(&bytes) else {
                continue;
            };
            read += 1;
            if statement.check().is_err() {
                refused += 1;
            } else if matches!(statement.answer, Answer::NeverMates(_)) {
                let verdict = mate::winnable(&statement.position, statement.side, Strength::Result);
                let text = String::from_utf8_lossy(&bytes);
                assert!(!matches!(verdict, Verdict::Winnable(_)), "{text}");
            }
        }
    }
    assert!(
        read > 300 && refused > 300,
        "{read} read, {refused} refused"
    );
}
