use std::fs;
use std::path::PathBuf;

use crate::adoube;

/// A place for a file of this test alone.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn text_from_either_side() {
    let white = adoube(&["diagram", "startpos"]).ok();
    assert!(white.starts_with("8 r n b q k b n r\n"), "{white}");
    let black = adoube(&["diagram", "startpos", "--flip", "--last-move", "e2e4"]).ok();
    assert!(black.starts_with("1 R N B K Q B N R"), "{black}");
    assert!(black.contains("[P]"), "{black}");
    assert!(
        adoube(&["diagram", "startpos", "--figurines"])
            .ok()
            .contains('♚')
    );
}

#[test]
fn pictures_to_files_by_their_ending() {
    let svg = scratch("position.svg");
    adoube(&[
        "diagram",
        "startpos",
        "-o",
        svg.to_str().expect("text"),
        "--circle",
        "e4,d5",
    ])
    .ok();
    assert!(
        fs::read_to_string(svg)
            .expect("written")
            .starts_with("<svg")
    );
    let png = scratch("position.png");
    adoube(&[
        "diagram",
        "startpos",
        "-o",
        png.to_str().expect("text"),
        "--size",
        "100",
    ])
    .ok();
    assert!(fs::read(png).expect("written").starts_with(b"\x89PNG"));
}

#[test]
fn any_arrangement_can_be_drawn() {
    let lonely = adoube(&["diagram", "8/8/8/8/8/8/8/7P w - - 0 1"]).ok();
    assert!(lonely.contains("1 . . . . . . . P"), "{lonely}");
}

#[test]
fn what_cannot_be_done_says_why() {
    adoube(&["diagram", "9/8"]).failed(1);
    let complaint = adoube(&["diagram", "startpos", "-o", "position.bmp"]).failed(2);
    assert!(complaint.contains(".bmp"), "{complaint}");
    let complaint = adoube(&["diagram", "startpos", "--circle", "e9"]).failed(2);
    assert!(complaint.contains("e9"), "{complaint}");
    adoube(&["diagram", "startpos", "--size", "1"]).failed(2);
    adoube(&["diagram", "startpos", "--last-move", "e2"]).failed(2);
    let nowhere = scratch("no/such/folder.svg");
    let complaint =
        adoube(&["diagram", "startpos", "-o", nowhere.to_str().expect("text")]).failed(3);
    assert!(complaint.contains("folder.svg"), "{complaint}");
}
