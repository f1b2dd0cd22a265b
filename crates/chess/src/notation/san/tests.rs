//! SAN, written and read.

use super::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a test position")
}

#[test]
fn the_sample_game_of_c_13() {
    let game =
        "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";
    let mut p = Position::initial();
    for text in game.split(' ') {
        let mv = p
            .parse_san(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(p.san(mv).as_str(), text);
        p.play(mv);
    }
    assert_eq!(
        p.to_fen(),
        "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11"
    );
}

#[test]
fn disambiguation_by_file_then_rank_then_both() {
    // C.10.1: by file, though the pieces share a rank; C.10.2: by rank on one file.
    let p = position("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1");
    assert_eq!(p.san(p.parse_uci("g1e2").unwrap()).as_str(), "Ne2");
    let p = position("4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1");
    assert_eq!(p.san(p.parse_uci("g1f3").unwrap()).as_str(), "N1f3");
    let p = position("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1");
    assert_eq!(p.san(p.parse_uci("g1f3").unwrap()).as_str(), "Ngf3");
    let p = position("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    assert_eq!(p.san(p.parse_uci("h4e1").unwrap()).as_str(), "Qh4e1");
    assert_eq!(
        p.parse_san("Qh4e1"),
        p.parse_uci("h4e1").map_err(|_| unreachable!())
    );
}

#[test]
fn a_pinned_rival_needs_no_disambiguation() {
    let p = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    assert_eq!(p.san(p.parse_uci("g1e2").unwrap()).as_str(), "Ne2");
    assert!(p.parse_san("Ne2").is_ok());
}

#[test]
fn several_readings_are_named() {
    let p = position("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1");
    let Err(SanError::Ambiguous(origins)) = p.parse_san("Nf3") else {
        panic!("two knights can go to f3");
    };
    assert_eq!(
        origins.readings().map(|mv| mv.from()).collect::<Vec<_>>(),
        [Square::G1, Square::D2]
    );
    assert_eq!(
        p.parse_san("Nf3").unwrap_err().to_string(),
        "ambiguous: g1f3 or d2f3"
    );
}

#[test]
fn what_is_wrong_is_said() {
    let p = Position::initial();
    let column = |text: &str| match p.parse_san(text) {
        Err(SanError::Syntax(error)) => error.column,
        other => panic!("{text}: {other:?}"),
    };
    for (text, expected) in [
        ("", 1),
        ("x", 1),
        ("e", 2),
        ("e9", 2),
        ("ed4", 2),
        ("exd", 4),
        ("e2e4", 3),
        ("e8=", 4),
        ("e8=K", 4),
        ("N", 2),
        ("Nf", 3),
        ("Nf9", 3),
        ("Nf3x", 5),
        ("Nf3=Q", 4),
        ("O-", 3),
        ("O-O-", 5),
        ("O-O-O-O", 6),
        ("Nf3++", 4),
        ("Ng1f3g", 6),
        ("0-0", 1),
        ("пe4", 1),
    ] {
        assert_eq!(column(text), expected, "{text}");
    }
    let why = |text: &str| match p.parse_san(text) {
        Err(SanError::NoSuchMove(why)) => why,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why("e5"), WhyNot::NoPiece);
    assert_eq!(why("Nxf3"), WhyNot::NothingTaken);
    assert_eq!(why("exd3"), WhyNot::NothingTaken);
    assert_eq!(why("e4=Q"), WhyNot::NoPromotion);
    let by = Square::F1;
    assert_eq!(
        why("O-O"),
        WhyNot::CannotCastle(crate::Illegality::CastlingBlocked { by })
    );
    assert_eq!(why("Ke2"), WhyNot::NoPiece);
}

#[test]
fn signs_behind_the_move_are_let_pass() {
    let p = Position::initial();
    for text in ["e4", "e4+", "e4#", "e4!", "e4!?", "e4+?!"] {
        assert_eq!(p.parse_san(text), p.parse_san("e4"), "{text}");
    }
    assert!(p.parse_san("Ng1f3").is_ok());
}
