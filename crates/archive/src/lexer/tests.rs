//! The lexer on whole and on damaged text.

use super::*;

fn games(text: &str) -> Vec<String> {
    let mut lexer = Lexer::new(text.as_bytes());
    let mut games = Vec::new();
    while lexer.next_game() {
        let mut words = Vec::new();
        while let Some(tag) = lexer.next_tag() {
            words.push(match tag {
                Tag::Pair(name, value) => {
                    format!(
                        "{}={}",
                        String::from_utf8_lossy(name),
                        String::from_utf8_lossy(value)
                    )
                }
                Tag::Fault(fault) => format!("{fault:?}"),
            });
        }
        while let Some(token) = lexer.next_token() {
            words.push(match token {
                Token::Move(text) => String::from_utf8_lossy(text).into_owned(),
                Token::Comment(text) => format!("{{{}}}", String::from_utf8_lossy(text)),
                Token::Outcome(outcome) => outcome.to_string(),
                other => format!("{other:?}"),
            });
        }
        games.push(words.join(" "));
    }
    games
}

#[test]
fn tags_moves_comments_and_results() {
    assert_eq!(
        games(
            "[Event \"A\"]\n[White \"x \\\"y\\\"\"]\n\n1. e4 {good} e5 $1 2.Nf3!? (2. f4 exf4) Nc6 (=) 1/2-1/2 {agreed}\n\n\
             [Event \"B\"]\n\n1-0\n"
        ),
        [
            "Event=A White=x \\\"y\\\" e4 {good} e5 Nag(1) Nf3!? Open f4 exf4 Close Nc6 DrawOffer 1/2-1/2 {agreed}",
            "Event=B 1-0"
        ]
    );
}

#[test]
fn games_without_tags_and_games_without_a_result() {
    assert_eq!(
        games("1. e4 e5 * 1. d4 1-0\n[Event \"A\"]\n1. c4\n\n[Event \"B\"]\n1. b4 0-1"),
        ["e4 e5 *", "d4 1-0", "Event=A c4", "Event=B b4 0-1"]
    );
}

#[test]
fn a_forgotten_brace_costs_one_game_only() {
    assert_eq!(
        games("[Event \"A\"]\n\n1. e4 {open e5 1-0\n\n[Event \"B\"]\n\n1. d4 1-0\n"),
        ["Event=A e4 Fault(OpenComment)", "Event=B d4 1-0"]
    );
    assert_eq!(
        games("[Event \"A\"]\n\n1. e4 (1. d4 1-0\n\n[Event \"B\"]\n\n1. d4 1-0\n"),
        [
            "Event=A e4 Open d4 1-0 Fault(OpenVariation)",
            "Event=B d4 1-0"
        ]
    );
}

#[test]
fn zeros_are_castling_or_results() {
    assert_eq!(
        games("1. 0-0 0-0-0 2. O-O-O+ 0-1"),
        ["0-0 0-0-0 O-O-O+ 0-1"]
    );
    assert_eq!(games("1. e4 ½-½ 1. d4 1/2"), ["e4 1/2-1/2", "d4 1/2-1/2"]);
}

#[test]
fn faults_are_tokens() {
    assert_eq!(
        games("1. e4 ) [%clk <x> $999 e5 *"),
        [
            "e4 Fault(NoVariation) Fault(Stray(91)) Fault(Stray(37)) clk Fault(Stray(60)) x Fault(Stray(62)) Fault(Stray(36)) e5 *"
        ]
    );
}

#[test]
fn odd_tags() {
    assert_eq!(
        games(
            "[White \"a \"b\" c\"]\n[Black  \"d\" ]\n[Site \"e\"\n[Round 3]\n[A \"1\"][B \"2\"]\n\n*"
        ),
        ["White=a \"b\" c Black=d Site=e Tag A=1 B=2 *"]
    );
}

#[test]
fn escaped_lines_and_prefaces_belong_to_no_game() {
    assert_eq!(
        games(
            "\u{feff}% made by hand\n{about the file}\n[Event \"A\"]\n% here too\n1. e4\n% and here\ne5 *"
        ),
        ["Event=A e4 e5 *"]
    );
}

#[test]
fn plain_moves_are_read_at_once_and_nothing_else_is() {
    let text = "1. e4 e5 2.Nf3\n2... Nc6 3. Bb5+ {a6} a6? 4. Ke2 Ke7 (4... b5) 1-0 2. Nf3 ";
    let mut lexer = Lexer::new(text.as_bytes());
    assert!(lexer.next_game());
    let mut position = chess::Position::initial();
    let mut plain = |lexer: &mut Lexer<'_>| {
        let mut read = Vec::new();
        while let Some(mv) = lexer.next_move(&position) {
            position.play(mv);
            read.push(mv.to_string());
        }
        read.join(" ")
    };
    assert_eq!(plain(&mut lexer), "e2e4 e7e5 Ng1f3 Nb8c6 Bf1b5");
    assert_eq!(lexer.next_token(), Some(Token::Comment(b"a6")));
    assert_eq!(plain(&mut lexer), "a7a6 Ke1e2 Ke8e7");
    assert_eq!(lexer.next_token(), Some(Token::Open));
    assert_eq!(plain(&mut lexer), "");
    assert_eq!(lexer.next_token(), Some(Token::Move(b"b5")));
    assert_eq!(lexer.next_token(), Some(Token::Close));
    assert_eq!(plain(&mut lexer), "");
    assert_eq!(lexer.next_token(), Some(Token::Outcome(Outcome::White)));
    assert_eq!(plain(&mut lexer), "");
}

#[test]
fn a_word_longer_than_a_window_is_no_plain_move() {
    let position = chess::Position::initial();
    for (text, read) in [
        ("e4!!!!! e5 1-0", true),
        ("e4!!!!!! e5 1-0", false),
        ("e4!!!!!!x e5 1-0", false),
        ("12-e4 e5 1-0", false),
        ("e4.e5 1-0 {end}", false),
    ] {
        let mut lexer = Lexer::new(text.as_bytes());
        assert!(lexer.next_game());
        assert_eq!(lexer.next_move(&position).is_some(), read, "{text}");
        assert_eq!(lexer.position() > 0, read, "{text}");
    }
}
