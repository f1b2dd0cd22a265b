use crate::adoube;

#[test]
fn numbers_and_pieces_go_both_ways() {
    let by_number = adoube(&["chess960", "518"]).ok();
    assert!(by_number.contains("pieces      RNBQKBNR\n"), "{by_number}");
    assert_eq!(by_number, adoube(&["chess960", "rnbqkbnr"]).ok());
    let run = adoube(&["chess960", "0", "--json"]);
    let start = &run.json()[0];
    assert_eq!(start["number"], 0);
    assert_eq!(start["pieces"], "BBQNNRKR");
    assert_eq!(
        start["shredder_fen"],
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"
    );
}

#[test]
fn draws_by_dice_and_coin() {
    let run = adoube(&["chess960", "--json", "--dice", "6,1,5,2,3,6,4,5,4"]);
    assert_eq!(run.json()[0]["throws_used"], 9);
    assert_eq!(
        run.json()[0]["number"],
        adoube(&["chess960", "--json", "--dice", "1,2,3,4,4"]).json()[0]["number"]
    );
    let run = adoube(&["chess960", "--json", "--coin", "HTTTTTTHHT"]);
    assert_eq!(run.json()[0]["number"], 518);
    let again = adoube(&["chess960", "--json", "--coin", "HHHHHHHHHHHTTTTTTHHT"]);
    assert_eq!(again.json()[0]["number"], 518);
    assert_eq!(again.json()[0]["throws_used"], 20);
}

#[test]
fn chance_draws_one_of_the_960() {
    let run = adoube(&["chess960", "--random", "--json"]);
    let start = &run.json()[0];
    assert!(start["number"].as_u64().is_some_and(|n| n < 960));
    let pieces = start["pieces"].as_str().expect("text");
    assert_eq!(adoube(&["chess960", pieces, "--json"]).stdout, run.stdout);
}

#[test]
fn what_is_no_start_says_why() {
    for (name, why) in [
        ("960", "0 to 959"),
        ("99999999", "0 to 959"),
        ("KRBQRBNN", "between the rooks"),
        ("BRBQKRNN", "opposite colours"),
        ("RNBQKBN", "column 8: expected eight pieces"),
        ("RNBQKBNRR", "column 9: expected eight pieces"),
        ("RNPQKBNR", "column 3"),
        ("ЖNBQKBNR", "column 1"),
    ] {
        let complaint = adoube(&["chess960", name]).failed(1);
        assert!(complaint.contains(why), "{name}: {complaint}");
    }
    assert!(
        adoube(&["chess960", "--dice", "1,2"])
            .failed(1)
            .contains("more throws")
    );
    assert!(
        adoube(&["chess960", "--dice", "7"])
            .failed(1)
            .contains("1 to 6")
    );
    assert!(
        adoube(&["chess960", "--coin", "HX"])
            .failed(1)
            .contains("column 2")
    );
    adoube(&["chess960"]).failed(2);
    adoube(&["chess960", "1", "--random"]).failed(2);
}
