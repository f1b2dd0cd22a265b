use crate::{adoube, adoube_reading};

const REPORT: &str = "\
012 Open of the town
142 3
192 FIDE_DUTCH
202 DE,BH/C1,OTHER_LOT
001    1   GM One, Anna                         2400 ESP                         2.5    1     2 w 1     3 b 1     4 w =
001    2      Two                               2300                             1.0    2     1 b 0     4 w 1  0000 - Z
001    3      Three                             2200                             1.0    3     4 b +     1 w 0  0000 - Z
001    4      Four                              2100                             0.5    4     3 w -     2 b 0     1 b =
";

#[test]
fn of_a_report_by_its_own_tie_breaks() {
    let run = adoube_reading(&["standings", "-"], REPORT);
    assert!(run.stderr.contains("OTHER_LOT"), "{run:?}");
    let text = run.ok();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Open of the town After round 3");
    assert!(lines[1].ends_with("Points  DE  BH/C1"), "{text}");
    assert!(
        lines[2].contains("GM One, Anna") && lines[2].ends_with("2½   -      3"),
        "{text}"
    );
    let text = adoube_reading(&["standings", "-", "--lang", "ru"], REPORT).ok();
    assert!(text.contains("Очки"), "{text}");
}

#[test]
fn by_any_tie_breaks_and_with_their_sums() {
    let asked = [
        "standings",
        "-",
        "--tie-breaks",
        "sb,aro",
        "--json",
        "--explain",
        "4",
    ];
    let run = adoube_reading(&asked, REPORT);
    let answer = &run.json()[0];
    assert_eq!(answer["tie_breaks"], serde_json::json!(["SB", "ARO"]));
    assert_eq!(answer["rows"][3]["number"], 4);
    assert_eq!(
        answer["rows"][3]["values"],
        serde_json::json!(["1.25", "2350"])
    );
    assert_eq!(answer["sums"][0]["summands"][0]["kind"], "forfeit-loss");
    let words = [
        "standings",
        "-",
        "-t",
        "BH/C1",
        "--explain",
        "4",
        "--lang",
        "bg",
    ];
    let text = adoube_reading(&words, REPORT).ok();
    assert!(
        text.contains("служебна загуба") && text.contains("(16.5)"),
        "{text}"
    );
    assert!(text.contains("Сума: 4"), "{text}");
}

#[test]
fn what_cannot_be_is_refused() {
    let wrong = adoube_reading(&["standings", "-", "-t", "XYZ"], REPORT).failed(2);
    assert!(wrong.contains("XYZ"), "{wrong}");
    let robin = REPORT.replace("FIDE_DUTCH", "FIDE_ROUNDROBIN");
    let wrong = adoube_reading(&["standings", "-", "-t", "BH"], &robin).failed(2);
    assert!(wrong.contains("C.07 8"), "{wrong}");
    let wrong = adoube_reading(&["standings", "-", "--explain", "9"], REPORT).failed(2);
    assert!(wrong.contains('9'), "{wrong}");
    let bad = REPORT.replace("2 w 1 ", "2 x 1 ");
    let wrong = adoube_reading(&["standings", "-"], &bad).failed(1);
    assert!(wrong.contains("-:5:97: expected w, b or -"), "{wrong}");
    adoube(&["standings", "no-such-file.trf"]).failed(3);
}

#[test]
fn files_of_older_programs_have_older_letters() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.trf");
    let old: Vec<u8> = REPORT
        .replace("Two ", "Müll")
        .chars()
        .map(|c| c as u8)
        .collect();
    std::fs::write(&file, old).expect("it can be written");
    let text = adoube(&["standings", file.to_str().expect("a name")]).ok();
    assert!(text.contains("Müll"), "{text}");
}
