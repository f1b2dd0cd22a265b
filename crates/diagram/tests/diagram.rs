//! Diagrams as pictures: the SVG is read back as XML, the PNG as pixels.

use chess::{Board, Color, Role, Setup, Square};
use diagram::{Coordinates, Diagram, Mark, Theme};
use roxmltree::{Document, Node};

fn board(fen: &str) -> Board {
    Setup::from_fen(fen).unwrap().board
}

/// The drawings on the picture: name, x and y of each.
fn uses(svg: &Document) -> Vec<(String, i32, i32)> {
    let number = |node: Node, name| node.attribute(name).unwrap().parse().unwrap();
    svg.descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")))
        .map(|node| {
            let name = node.attribute("href").unwrap().to_owned();
            (name, number(node, "x"), number(node, "y"))
        })
        .collect()
}

#[test]
fn every_piece_appears_where_it_stands() {
    let text = Diagram::new(&Board::initial()).svg();
    let svg = Document::parse(&text).unwrap();
    let uses = uses(&svg);
    assert_eq!(uses.len(), 32);
    assert!(uses.contains(&("#light-wK".to_owned(), 400, 700)));
    assert!(uses.contains(&("#light-bN".to_owned(), 100, 0)));
    // What is used is defined, once.
    for color in Color::ALL {
        for role in Role::ALL {
            let id = format!("light-{}{}", color.char(), role.letter());
            let defined = |node: &Node| node.attribute("id") == Some(&*id);
            assert_eq!(svg.descendants().filter(defined).count(), 1, "{id}");
        }
    }
}

#[test]
fn only_what_is_on_the_board_is_defined() {
    let text = Diagram::new(&Board::EMPTY).svg();
    let svg = Document::parse(&text).unwrap();
    assert!(svg.descendants().all(|node| node.attribute("id").is_none()));
    assert!(text.len() < 5000, "{}", text.len());
}

#[test]
fn the_board_turns() {
    let board = board("8/8/8/8/8/8/1K6/7k w - - 0 1");
    let text = Diagram::new(&board).bottom(Color::Black).svg();
    let uses = uses(&Document::parse(&text).unwrap());
    assert!(uses.contains(&("#light-wK".to_owned(), 600, 100)));
    assert!(uses.contains(&("#light-bK".to_owned(), 0, 0)));
}

#[test]
fn words_are_the_callers_and_cannot_break_the_document() {
    let awkward = "\"Дијаграм\" <б> & 'в'\u{0}\u{1b}\u{ffff}]]>";
    let text = Diagram::new(&Board::initial())
        .title(awkward)
        .description(awkward)
        .svg();
    let svg = Document::parse(&text).unwrap();
    let root = svg.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let said = "\"Дијаграм\" <б> & 'в']]>";
    assert_eq!(root.attribute("aria-label"), Some(said));
    for name in ["title", "desc"] {
        let node = root
            .children()
            .find(|node| node.tag_name().name() == name)
            .unwrap();
        assert_eq!(node.text(), Some(said), "{name}");
    }
}

#[test]
fn without_words_the_title_is_the_arrangement() {
    let text = Diagram::new(&Board::initial()).svg();
    assert!(text.contains("<title>rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR</title>"));
    assert!(!text.contains("<desc>"));
}

#[test]
fn each_option_adds_to_the_picture() {
    let bare = Diagram::new(&Board::initial()).coordinates(Coordinates::Hidden);
    let paths = |diagram: &Diagram| {
        let text = diagram.svg();
        let svg = Document::parse(&text).unwrap();
        svg.root_element()
            .children()
            .filter(|node| node.tag_name().name() == "path")
            .count()
    };
    // Ground, light squares, dark squares.
    assert_eq!(paths(&bare), 3);
    for theme in Theme::ALL {
        let bare = bare.clone().theme(theme);
        let more = [
            bare.clone().last_move(Square::E2, Square::E4),
            bare.clone().check(Square::E8),
            bare.clone().turn(Color::Black),
            bare.clone().coordinates(Coordinates::Shown),
        ];
        for diagram in more {
            assert!(paths(&diagram) > paths(&bare), "{diagram:?}");
        }
        for mark in Mark::ALL {
            let marked = bare.clone().mark(mark, [Square::D5]);
            assert_eq!(paths(&marked), paths(&bare) + 1, "{theme} {mark:?}");
        }
    }
}

#[test]
fn sizes_are_kept_within_bounds() {
    for (asked, given) in [(0, 64), (333, 333), (u32::MAX, 4096)] {
        let text = Diagram::new(&Board::initial()).size(asked).svg();
        let svg = Document::parse(&text).unwrap();
        let width = svg.root_element().attribute("width").unwrap();
        assert_eq!(width, given.to_string());
    }
}

/// The picture in the documentation is what the program draws today.
#[test]
fn the_documented_picture_is_of_this_program() {
    let shown = include_str!("../../../docs/diagram.svg");
    let position = board("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    let drawn = Diagram::new(&position)
        .last_move(Square::D1, Square::D8)
        .check(Square::E8)
        .turn(Color::Black)
        .svg();
    // The words differ; the drawing begins after them.
    let picture = |svg: &str| svg.find("<defs>").map(|at| svg[at..].to_owned());
    let stale = "cargo run -p adoube-diagram --features png --example diagram";
    assert!(picture(shown) == picture(&drawn), "draw it again: {stale}");
}

#[cfg(feature = "png")]
mod png {
    use super::*;
    use tiny_skia::Pixmap;

    fn painted(diagram: &Diagram) -> Pixmap {
        Pixmap::decode_png(&diagram.png().unwrap()).unwrap()
    }

    fn pixel(canvas: &Pixmap, x: u32, y: u32) -> (u8, u8, u8) {
        let pixel = canvas.pixel(x, y).unwrap().demultiply();
        assert_eq!(pixel.alpha(), 255);
        (pixel.red(), pixel.green(), pixel.blue())
    }

    const PAPER: (u8, u8, u8) = (0xff, 0xff, 0xff);
    const GREY: (u8, u8, u8) = (0xcc, 0xcc, 0xcc);
    const INK: (u8, u8, u8) = (0, 0, 0);

    /// Squares of exactly 100 pixels and nothing round them.
    fn bare(board: &Board) -> Diagram {
        Diagram::new(board)
            .coordinates(Coordinates::Hidden)
            .theme(Theme::Print)
            .size(800)
    }

    #[test]
    fn dimensions_are_as_asked() {
        for size in [64, 65, 100, 333, 400] {
            let canvas = painted(&Diagram::new(&Board::initial()).size(size));
            assert_eq!((canvas.width(), canvas.height()), (size, size));
            for corner in [(0, 0), (size - 1, 0), (0, size - 1), (size - 1, size - 1)] {
                pixel(&canvas, corner.0, corner.1);
            }
        }
    }

    #[test]
    fn squares_are_sharp_and_in_their_colours() {
        // Not a multiple of eight: the rest goes to the margin.
        let canvas = painted(&bare(&Board::EMPTY).size(163));
        for y in 0..160 {
            for x in 0..160 {
                let light = (x / 20 + y / 20) % 2 == 0;
                let expected = if light { PAPER } else { GREY };
                assert_eq!(pixel(&canvas, x + 1, y + 1), expected, "{x} {y}");
            }
        }
    }

    #[test]
    fn pieces_stand_on_their_squares_from_both_sides() {
        let board = board("8/8/8/8/8/8/8/r6R w - - 0 1");
        // The middle of the corner squares; a rook is solid there.
        let corners = |diagram: &Diagram| {
            let canvas = painted(diagram);
            [(50, 50), (750, 50), (50, 750), (750, 750)].map(|(x, y)| pixel(&canvas, x, y))
        };
        let white = bare(&board);
        assert_eq!(corners(&white), [PAPER, GREY, INK, PAPER]);
        let black = bare(&board).bottom(Color::Black);
        assert_eq!(corners(&black), [PAPER, INK, GREY, PAPER]);
    }

    #[test]
    fn marks_are_seen() {
        let plain = bare(&Board::EMPTY);
        // On e4, a light square.
        let seen = |diagram: Diagram, x: u32, y: u32| pixel(&painted(&diagram), 400 + x, 400 + y);
        let framed = plain.clone().last_move(Square::E2, Square::E4);
        assert_eq!(seen(framed, 50, 5), INK);
        assert_eq!(seen(plain.clone().check(Square::E4), 5, 5), INK);
        let marked = |mark| plain.clone().mark(mark, [Square::E4]);
        assert_eq!(seen(marked(Mark::Circle), 6, 50), INK);
        assert_eq!(seen(marked(Mark::Cross), 50, 50), INK);
        assert_eq!(seen(marked(Mark::Cross), 50, 5), PAPER);
        assert_eq!(seen(marked(Mark::Highlight), 50, 50), (0x99, 0x99, 0x99));
    }

    #[test]
    fn the_side_to_move_is_shown_beside_its_home() {
        let diagram = Diagram::new(&Board::EMPTY).theme(Theme::Print).size(888);
        // Squares of 100 pixels, margins of 44.
        let white = painted(&diagram.clone().turn(Color::White));
        assert_eq!(pixel(&white, 868, 44 + 50), PAPER);
        assert_eq!(pixel(&white, 868, 744 + 50 - 12), INK);
        let black = painted(&diagram.turn(Color::Black).bottom(Color::Black));
        assert_eq!(pixel(&black, 868, 744 + 50), INK);
    }

    #[test]
    fn every_piece_looks_different() {
        let mut seen = Vec::new();
        for color in Color::ALL {
            for role in Role::ALL {
                let mut board = Board::EMPTY;
                board.put(Square::D4, role.of(color));
                let file = bare(&board).png().unwrap();
                assert!(!seen.contains(&file), "{color} {role}");
                seen.push(file);
            }
        }
    }
}
