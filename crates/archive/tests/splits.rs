//! Any text, cut into any frames, split anyhow, read by any hands in any order: the same findings with the same
//! numbers and lines, and the same sums, as those of one who reads it from the beginning.
#![allow(missing_docs)]

#[path = "common/texts.rs"]
mod texts;

use std::io::Write as _;

use archive::audit::{Auditor, Finding, Options, Report, Totals};
use archive::batch::{Batch, Cutter, Sizes};
use archive::inputs::Inputs;
use archive::part::{Merger, Sums, audit_split};
use archive::run::{Plan, What, run};
use archive::source::Source;
use archive::split::{Packing, plan};
use proptest::prelude::*;
use tempfile::NamedTempFile;

use texts::pgn;

/// What an audit comes to.
type Found = (Vec<Finding>, Totals, Vec<String>);

fn one_reader(text: &[u8], sizes: Sizes) -> Found {
    let mut cutter = Cutter::sized(text, sizes);
    let mut auditor = Auditor::new(Options::default());
    let (mut batch, mut report) = (Batch::default(), Report::default());
    while cutter.next(&mut batch).expect("memory") {
        report.append(auditor.batch(&batch));
    }
    (report.findings, report.totals, Vec::new())
}

fn many_hands(source: &Source, sizes: Sizes, part: u64, threads: usize) -> Found {
    let plan = Plan {
        threads,
        ..Plan::default()
    };
    let inputs = Inputs::new(vec![source.clone()]).sized(sizes, part);
    let (mut findings, mut totals, mut failures) = (Vec::new(), Totals::default(), Vec::new());
    run(&plan, inputs, |happened| {
        match happened.what {
            What::Begun(_) | What::Finished => {}
            What::Audited(report) => {
                findings.extend(report.findings);
                totals.add(&report.totals);
                assert_eq!(happened.place.games, totals.games);
            }
            What::Failed(error) => failures.push(error.to_string()),
        }
        Ok(())
    })
    .expect("nothing stops it");
    (findings, totals, failures)
}

/// The splits in an order of chance, put together in that of the plan.
fn splits(source: &Source, sizes: Sizes, split: u64, order: u64) -> Found {
    let plan = plan(std::slice::from_ref(source), split).expect("a file");
    let mut turns: Vec<usize> = (0..plan.len()).collect();
    turns.sort_by_key(|&i| (i as u64 + 1).wrapping_mul(order | 1).rotate_left(31));
    let mut done: Vec<Option<(Sums, Vec<Finding>)>> = vec![None; plan.len()];
    for i in turns {
        let mut findings = Vec::new();
        let sums = audit_split(&plan[i], source, Options::default(), sizes, |report| {
            findings.extend(report.findings);
            Ok(())
        });
        done[i] = Some((sums.expect("it has not changed"), findings));
    }
    let (mut merger, mut all) = (Merger::default(), Vec::new());
    for (sums, findings) in done.into_iter().flatten() {
        if let Some((games, lines)) = merger.take(&sums) {
            all.extend(findings.into_iter().map(|mut finding| {
                finding.game += games;
                finding.line += lines;
                finding
            }));
        }
    }
    let failures = merger.failures.into_iter().map(|(_, why)| why).collect();
    (all, merger.totals, failures)
}

/// Says where two audits part, for whole ones are too long to look at.
fn same(name: &str, ours: &Found, whole: &Found) -> Result<(), TestCaseError> {
    let part = ours
        .0
        .iter()
        .zip(&whole.0)
        .find(|(ours, whole)| ours != whole);
    prop_assert!(part.is_none(), "{}: {:?}", name, part);
    prop_assert_eq!(ours.0.len(), whole.0.len(), "{}: findings", name);
    prop_assert_eq!(&ours.1, &whole.1, "{}: sums", name);
    prop_assert_eq!(&ours.2, &whole.2, "{}: failures", name);
    Ok(())
}

/// A frame with a checksum, and with or without its length before it, as `pzstd` and `zstd` write them.
fn frame(text: &[u8], length: bool) -> Vec<u8> {
    let mut packer = zstd::bulk::Compressor::new(1).expect("memory");
    packer.include_checksum(true).expect("known");
    let frame = packer.compress(text).expect("memory");
    let mut packed = Vec::new();
    if length {
        packed.extend_from_slice(&[0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0]);
        packed.extend_from_slice(&(frame.len() as u32).to_le_bytes());
    }
    packed.extend_from_slice(&frame);
    packed
}

/// The text in frames that end at the given places, in no order and perhaps more than once.
fn framed(text: &[u8], cuts: &[usize], lengths: bool) -> Vec<u8> {
    let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut % (text.len() + 1)).collect();
    cuts.sort_unstable();
    cuts.push(text.len());
    let mut from = 0;
    cuts.into_iter()
        .flat_map(|cut| frame(&text[std::mem::replace(&mut from, cut)..cut], lengths))
        .collect()
}

fn file(bytes: &[u8]) -> (NamedTempFile, Source) {
    let mut file = NamedTempFile::new().expect("a temporary file");
    file.write_all(bytes).expect("it can be written");
    let source = Source::File(file.path().to_path_buf());
    (file, source)
}

fn sizes() -> impl Strategy<Value = Sizes> {
    (1_usize..300, 0_u32..3).prop_map(|(batch, doubled)| Sizes {
        batch,
        longest: batch << doubled,
    })
}

/// Texts with many sure beginnings, also astride any place.
fn games() -> impl Strategy<Value = Vec<u8>> {
    let lines = prop_oneof![Just("\n\n"), Just("\n\r\n"), Just("\n"), Just("\r\n\r\n")];
    let game = (pgn(), lines, "[a-z]{0,3}").prop_map(|(text, lines, name)| {
        let head = format!("{lines}[Event \"{name}\"]\n\n");
        [&head.into_bytes()[..], &text[..text.len().min(90)]].concat()
    });
    prop_oneof![
        2 => proptest::collection::vec(game, 0..12).prop_map(|games| games.concat()),
        1 => pgn(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases.max(1_500)))]

    #[test]
    fn all_parts_are_the_whole(
        text in games(),
        cuts in proptest::collection::vec(any::<usize>(), 0..12),
        sizes in sizes(),
        split in 1_u64..400,
        order in any::<u64>(),
        threads in 1_usize..4,
        lengths in any::<bool>(),
    ) {
        let whole = one_reader(&text, sizes);
        let (_kept, source) = file(&framed(&text, &cuts, lengths));
        same("splits", &splits(&source, sizes, split, order), &whole)?;
        same("hands", &many_hands(&source, sizes, split, threads), &whole)?;
        let (_kept, plain) = file(&text);
        same("plain", &splits(&plain, sizes, split + 20, order), &whole)?;
    }

    #[test]
    fn behind_damage_nothing_counts(
        text in games(),
        cuts in proptest::collection::vec(any::<usize>(), 1..12),
        at in any::<usize>(),
        bit in 0_u32..8,
        sizes in sizes(),
        order in any::<u64>(),
    ) {
        let mut packed = framed(&text, &cuts, true);
        let at = at % packed.len();
        packed[at] ^= 1 << bit;
        let (_kept, source) = file(&packed);
        let one = many_hands(&source, sizes, u64::MAX, 1);
        same("hands", &many_hands(&source, sizes, 1, 2), &one)?;
        same("splits", &splits(&source, sizes, 1, order), &one)?;
    }
}

#[test]
fn what_can_be_split() {
    let text = b"\n\n[Event \"x\"]\n\n1. e4 *\n".repeat(4000);
    let packing = |bytes: &[u8]| {
        let (_kept, source) = file(bytes);
        let plan = plan(&[source], 100).expect("a file");
        (plan[0].packing, plan.len())
    };
    assert_eq!(packing(&text), (Packing::Plain, text.len().div_ceil(100)));
    assert_eq!(packing(&frame(&text, true)), (Packing::Whole, 1));
    let (kind, many) = packing(&framed(&text, &[10_000, 20_000, 30_000], true));
    assert_eq!(kind, Packing::Frames);
    assert!((2..=4).contains(&many), "{many}");
    assert_eq!(packing(b""), (Packing::Plain, 1));
}

#[test]
fn a_source_that_changes_is_refused() {
    let text = b"\n\n[Event \"x\"]\n\n1. e4 *\n".repeat(40);
    let (mut kept, source) = file(&text);
    let plan = plan(std::slice::from_ref(&source), 100).expect("a file");
    kept.write_all(b"more").expect("it can be written");
    let audited = audit_split(
        &plan[1],
        &source,
        Options::default(),
        Sizes::default(),
        |_| Ok(()),
    );
    let error = audited.expect_err("it has changed").to_string();
    let (was, is) = (text.len(), text.len() + 4);
    assert_eq!(
        error,
        format!("it has changed since the plan was made: {was} bytes then, {is} now")
    );
}
