use crate::adoube;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn counts_from_the_initial_position() {
    assert_eq!(adoube(&["perft", "0"]).ok(), "1\n");
    assert_eq!(adoube(&["perft", "4"]).ok(), "197281\n");
    assert_eq!(adoube(&["perft", "4", "--by-making"]).ok(), "197281\n");
}

#[test]
fn counts_from_a_position() {
    assert_eq!(adoube(&["perft", "3", "--fen", KIWIPETE]).ok(), "97862\n");
    let shuffled = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    assert_eq!(adoube(&["perft", "4", "--fen", shuffled]).ok(), "326672\n");
}

#[test]
fn divides_in_the_order_of_the_moves() {
    let plain = adoube(&["perft", "2", "--divide", "--fen", KIWIPETE]).ok();
    let lines: Vec<&str> = plain.lines().collect();
    assert_eq!(lines.len(), 48 + 1);
    assert_eq!(lines[0], "a1b1: 43");
    assert_eq!(lines[48], "2039");
    assert!(lines[..48].is_sorted());
    let made = adoube(&["perft", "2", "--divide", "--by-making", "--fen", KIWIPETE]).ok();
    assert_eq!(plain, made);
}

#[test]
fn threads_count_the_same() {
    for depth in ["0", "1", "2", "4"] {
        let alone = adoube(&["perft", depth, "--fen", KIWIPETE]).ok();
        for threads in ["2", "7"] {
            let run = adoube(&["perft", depth, "--threads", threads, "--fen", KIWIPETE]);
            assert_eq!(run.ok(), alone, "{depth} moves deep, {threads} threads");
        }
    }
    let divided = |threads| {
        let words = [
            "perft",
            "3",
            "--divide",
            "--by-making",
            "--threads",
            threads,
        ];
        adoube(&words).ok()
    };
    assert_eq!(divided("3"), divided("1"));
    // Nobody to count: stalemate.
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let run = adoube(&["perft", "3", "--threads", "2", "--fen", stalemate]);
    assert_eq!(run.ok(), "0\n");
    assert!(
        adoube(&["perft", "3", "--threads", "0"])
            .failed(2)
            .contains("--threads")
    );
}

#[test]
fn answers_in_json() {
    let run = adoube(&["perft", "1", "--divide", "--json"]);
    let count = &run.json()[0];
    assert_eq!(count["nodes"], 20);
    assert_eq!(count["depth"], 1);
    assert_eq!(count["divide"][0]["move"], "a2a3");
    assert_eq!(count["divide"][0]["nodes"], 1);
    assert_eq!(run.stderr, "");
}

#[test]
fn a_wrong_position_is_pointed_at() {
    let complaint = adoube(&["perft", "1", "--fen", "8/8/9/8/8/8/8/8 w - - 0 1"]).failed(1);
    assert!(complaint.contains("column 5"), "{complaint}");
    assert!(complaint.ends_with("\n      ^\n"), "{complaint}");
    let complaint = adoube(&["perft", "1", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"]).failed(1);
    assert!(complaint.contains("white has no king"), "{complaint}");
    assert!(
        adoube(&["perft", "0", "--divide"])
            .failed(2)
            .contains("--divide")
    );
}
