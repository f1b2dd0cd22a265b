//! Pages of paper: text, lines and tables, put down from the top.

use std::sync::LazyLock;

use krilla::Document;
use krilla::action::LinkAction;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};
use laws::Edition;
use locale::Language;
use ttf_parser::Face;

use crate::pages::unpack;
use crate::view::Speaker;

/// A4, in points.
pub(super) const WIDTH: f32 = 595.28;
const HEIGHT: f32 = 841.89;
/// Empty on every side.
pub(super) const MARGIN: f32 = 42.0;
/// Between the margins.
pub(super) const INSIDE: f32 = WIDTH - 2.0 * MARGIN;
/// Where the foot of a page begins.
const FOOT: f32 = HEIGHT - MARGIN;

/// How thick letters are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Regular,
    Bold,
}

/// Regular and bold, unpacked when the first paper is printed.
static FONTS: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
    [
        &include_bytes!(concat!(env!("OUT_DIR"), "/regular.ttf.gz"))[..],
        &include_bytes!(concat!(env!("OUT_DIR"), "/bold.ttf.gz"))[..],
    ]
    .map(unpack)
});

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    let [regular, bold] = &*FONTS;
    let face = |data| Face::parse(data, 0).expect("the font comes with the program");
    [face(regular), face(bold)]
});

/// How wide a text is.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let face = &FACES[weight as usize];
    let advance = |c: char| {
        let glyph = face.glyph_index(c).unwrap_or_default();
        f32::from(face.glyph_hor_advance(glyph).unwrap_or(0))
    };
    text.chars().map(advance).sum::<f32>() * size / f32::from(face.units_per_em())
}

/// As much of a text as there is room for.
fn fit(text: &str, room: f32, size: f32, weight: Weight) -> String {
    if width(text, size, weight) <= room {
        return text.to_owned();
    }
    let mut short: String = text.to_owned();
    while !short.is_empty() && width(&short, size, weight) + size > room {
        short.pop();
    }
    format!("{}…", short.trim_end())
}

/// A text in lines. A word that is wider than a line is cut.
pub(super) fn wrap(text: &str, room: f32, size: f32, weight: Weight) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is always a line");
        let longer = match last.is_empty() {
            true => fit(word, room, size, weight),
            false => format!("{last} {word}"),
        };
        match width(&longer, size, weight) <= room {
            true => *last = longer,
            false => lines.push(fit(word, room, size, weight)),
        }
    }
    lines
}

enum Ink {
    Text {
        at: (f32, f32),
        size: f32,
        weight: Weight,
        text: String,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
    },
    Block {
        at: (f32, f32),
        side: f32,
        grey: u8,
    },
    /// A place that leads elsewhere, on the screen.
    Link {
        at: (f32, f32),
        width: f32,
        height: f32,
        to: String,
    },
}

/// On which side of its column a text stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Left,
    Right,
}

/// A column of a table.
pub(super) struct Column {
    pub title: String,
    pub width: f32,
    pub align: Align,
}

impl Column {
    pub fn left(title: impl Into<String>, width: f32) -> Column {
        Column {
            title: title.into(),
            width,
            align: Align::Left,
        }
    }

    pub fn right(title: impl Into<String>, width: f32) -> Column {
        Column {
            align: Align::Right,
            ..Column::left(title, width)
        }
    }
}

/// A document that is being written.
pub(super) struct Paper {
    pages: Vec<Vec<Ink>>,
    /// Where the next line begins, from the top.
    pub y: f32,
    title: String,
    language: &'static str,
}

impl Paper {
    /// An empty page with a heading.
    pub fn new(title: &str, below: &str, speaker: &Speaker) -> Paper {
        let mut paper = Paper {
            pages: vec![Vec::new()],
            y: MARGIN,
            title: format!("{title} · {below}"),
            language: speaker.language().code(),
        };
        for line in wrap(title, INSIDE, 17.0, Weight::Bold) {
            paper.line(&line, 17.0, Weight::Bold);
        }
        paper.paragraph(below);
        paper.gap(6.0);
        paper
    }

    /// Begins another page.
    pub fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.y = MARGIN;
    }

    /// There is this much room on the page, or another one begins.
    pub fn room(&mut self, height: f32) {
        if self.y + height > FOOT - 20.0 {
            self.turn();
        }
    }

    /// Leaves room.
    pub fn gap(&mut self, height: f32) {
        self.y += height;
    }

    fn ink(&mut self, ink: Ink) {
        self.pages
            .last_mut()
            .expect("there is always a page")
            .push(ink);
    }

    /// A text on its base line, anywhere.
    pub fn text(&mut self, at: (f32, f32), size: f32, weight: Weight, text: &str) {
        let text = text.to_owned();
        self.ink(Ink::Text {
            at,
            size,
            weight,
            text,
        });
    }

    /// A text in a column: smaller if it is a little too long, cut if it is much too long.
    pub fn cell(
        &mut self,
        at: (f32, f32),
        room: f32,
        size: f32,
        text: &str,
        column: (Align, Weight),
    ) {
        let (align, weight) = column;
        let wide = width(text, size, weight).max(1.0);
        let size = size * (room / wide).clamp(0.72, 1.0);
        let text = fit(text, room, size, weight);
        let x = match align {
            Align::Left => at.0,
            Align::Right => at.0 + room - width(&text, size, weight),
        };
        self.text((x, at.1), size, weight, &text);
    }

    /// A thin line.
    pub fn rule(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.ink(Ink::Line { from, to });
    }

    /// A filled square: 0 is black.
    pub fn block(&mut self, at: (f32, f32), side: f32, grey: u8) {
        self.ink(Ink::Block { at, side, grey });
    }

    fn line(&mut self, text: &str, size: f32, weight: Weight) {
        self.room(size * 1.35);
        self.text((MARGIN, self.y + size), size, weight, text);
        self.gap(size * 1.35);
    }

    /// A heading in the text; what follows it begins on the same page.
    pub fn heading(&mut self, text: &str) {
        self.room(60.0);
        self.gap(8.0);
        self.line(text, 12.0, Weight::Bold);
    }

    /// Text over the whole width.
    pub fn paragraph(&mut self, text: &str) {
        for line in wrap(text, INSIDE, 9.5, Weight::Regular) {
            self.line(&line, 9.5, Weight::Regular);
        }
    }

    /// Text over the whole width that ends with articles in brackets; each leads to the book at this address.
    pub fn cited(&mut self, text: &str, book: &Book, edition: Edition) {
        const SIZE: f32 = 9.5;
        let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        let from = text.rfind('(').unwrap_or(text.len());
        // Letters that have gone by: only what stands in the last brackets is an article.
        let mut gone = 0;
        for line in wrap(&text, INSIDE, SIZE, Weight::Regular) {
            self.room(SIZE * 1.35);
            let mut x = MARGIN;
            for word in line.split_inclusive(' ') {
                let is_cited = gone + word.len() > from;
                gone += word.len();
                let number = word.trim_matches(['(', ')', ',', ' ']);
                let wide = width(word, SIZE, Weight::Regular);
                if is_cited && !number.is_empty() {
                    self.ink(Ink::Link {
                        at: (x, self.y),
                        width: wide,
                        height: SIZE * 1.3,
                        to: book.article(edition, number),
                    });
                }
                x += wide;
            }
            // The blank between two lines.
            gone += 1;
            self.line(&line, SIZE, Weight::Regular);
        }
    }

    /// A name and its value.
    pub fn fact(&mut self, name: &str, value: &str) {
        if value.is_empty() {
            return;
        }
        const NAMES: f32 = 200.0;
        self.room(13.0);
        let at = (MARGIN, self.y + 9.5);
        self.cell(at, NAMES - 6.0, 9.5, name, (Align::Left, Weight::Bold));
        for line in wrap(value, INSIDE - NAMES, 9.5, Weight::Regular) {
            self.room(13.0);
            self.text((MARGIN + NAMES, self.y + 9.5), 9.5, Weight::Regular, &line);
            self.gap(13.0);
        }
    }

    /// A table; its head is repeated on every page.
    pub fn table(&mut self, columns: &[Column], rows: &[Vec<String>]) {
        self.table_of(9.0, columns, rows);
    }

    /// A table in letters of a size.
    pub fn table_of(&mut self, size: f32, columns: &[Column], rows: &[Vec<String>]) {
        let high = size * 5.0 / 3.0;
        self.room(3.0 * high);
        self.head(columns);
        for row in rows {
            if self.y + high > FOOT - 20.0 {
                self.turn();
                self.head(columns);
            }
            let mut x = MARGIN;
            for (column, text) in columns.iter().zip(row) {
                let at = (x, self.y + size * 1.17);
                let look = (column.align, Weight::Regular);
                let between = if column.width < 40.0 { 3.0 } else { 6.0 };
                self.cell(at, column.width - between, size, text, look);
                x += column.width;
            }
            self.gap(high);
            let y = self.y;
            self.rule((MARGIN, y), (x, y));
        }
    }

    fn head(&mut self, columns: &[Column]) {
        let mut x = MARGIN;
        for column in columns {
            let at = (x, self.y + 10.0);
            let look = (column.align, Weight::Bold);
            self.cell(at, column.width - 6.0, 8.5, &column.title, look);
            x += column.width;
        }
        self.gap(15.0);
        let y = self.y;
        self.rule((MARGIN, y), (x, y));
    }

    /// Numbers the pages and makes the file.
    pub fn finish(mut self, speaker: &Speaker) -> Vec<u8> {
        let count = self.pages.len();
        for (place, page) in self.pages.iter_mut().enumerate() {
            let args = [("page", (place + 1).into()), ("pages", count.into())];
            let foot = speaker.locale().say("print-page", &args);
            let wide = width(&foot, 8.0, Weight::Regular);
            let at = (WIDTH - MARGIN - wide, HEIGHT - 26.0);
            page.push(small(at, foot));
            let title = fit(&self.title, INSIDE - wide - 20.0, 8.0, Weight::Regular);
            page.push(small((MARGIN, HEIGHT - 26.0), title));
        }
        let mut document = Document::new();
        let metadata = Metadata::new()
            .title(self.title.clone())
            .language(self.language.to_owned());
        document.set_metadata(metadata);
        let [regular, bold] = &*FONTS;
        let font = |data: &'static [u8]| Font::new(data.into(), 0).expect("the font is whole");
        let fonts = [font(regular), font(bold)];
        for inks in &self.pages {
            let size = PageSettings::from_wh(WIDTH, HEIGHT).expect("a page has a size");
            let mut page = document.start_page_with(size);
            let mut surface = page.surface();
            inks.iter().for_each(|ink| put(&mut surface, ink, &fonts));
            surface.finish();
            inks.iter()
                .filter_map(link)
                .for_each(|link| page.add_annotation(link));
            page.finish();
        }
        document.finish().expect("text and lines can be written")
    }
}

/// Where the book of the Laws is read, in the language of the paper.
pub(super) struct Book {
    pub hall: String,
    pub language: Language,
}

impl Book {
    fn article(&self, edition: Edition, number: &str) -> String {
        let (hall, language) = (self.hall.trim_end_matches('/'), self.language.code());
        format!("{hall}/laws/{edition}/{number}?lang={language}")
    }
}

fn link(ink: &Ink) -> Option<Annotation> {
    let Ink::Link {
        at,
        width,
        height,
        to,
    } = ink
    else {
        return None;
    };
    let place = Rect::from_xywh(at.0, at.1, *width, *height)?;
    let target = Target::Action(LinkAction::new(to.clone()).into());
    Some(LinkAnnotation::new(place, target).into())
}

fn small(at: (f32, f32), text: String) -> Ink {
    Ink::Text {
        at,
        size: 8.0,
        weight: Weight::Regular,
        text,
    }
}

fn put(surface: &mut Surface<'_>, ink: &Ink, fonts: &[Font; 2]) {
    let grey = |level: u8| krilla::color::luma::Color::new(level);
    match ink {
        Ink::Text {
            at,
            size,
            weight,
            text,
        } => {
            surface.set_stroke(None);
            surface.set_fill(Some(Fill::default()));
            let font = fonts[*weight as usize].clone();
            let start = Point::from_xy(at.0, at.1);
            surface.draw_text(start, font, *size, text, false, TextDirection::LeftToRight);
        }
        Ink::Line { from, to } => {
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: grey(150).into(),
                width: 0.5,
                ..Stroke::default()
            }));
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
        // Not drawn: it lies over the page.
        Ink::Link { .. } => {}
        Ink::Block {
            at,
            side,
            grey: level,
        } => {
            surface.set_stroke(None);
            surface.set_fill(Some(Fill {
                paint: grey(*level).into(),
                ..Fill::default()
            }));
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(at.0, at.1, *side, *side) {
                path.push_rect(rect);
            }
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
    }
}
