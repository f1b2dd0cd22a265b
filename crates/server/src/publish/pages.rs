//! The pages themselves, from a competition as the public knows it.

use chess::Color;
use event::standings::Meeting;
use event::{Bye, Competition, PlayerId, Round, RoundNumber};

use super::Files;
use super::html::{Page, STYLE, Stands, escape, link, table};
use crate::view::{Speaker, rate_of_play};

/// What every page needs.
pub(super) struct Maker<'a> {
    pub(super) known: &'a Competition,
    speaker: &'a Speaker,
    pub(super) after: RoundNumber,
}

/// All pages and tables.
pub(super) fn all(known: &Competition, speaker: &Speaker) -> Files {
    let maker = Maker {
        known,
        speaker,
        after: known.last_started().unwrap_or_default(),
    };
    let mut files = Files::new();
    files.insert("style.css".into(), STYLE.as_bytes().to_vec());
    files.insert("index.html".into(), maker.index());
    files.insert("standings.html".into(), maker.standings());
    files.insert("crosstable.html".into(), maker.crosstable());
    let csv = event::csv::write_standings(known, maker.after);
    files.insert("standings.csv".into(), csv.into_bytes());
    let csv = event::csv::write_crosstable(known, maker.after);
    files.insert("crosstable.csv".into(), csv.into_bytes());
    for round in maker.paired() {
        let number = round.number;
        files.insert(format!("rounds/{number}.html"), maker.round(round));
        let csv = event::csv::write_pairings(known, number);
        files.insert(format!("rounds/{number}.csv"), csv.into_bytes());
    }
    for &player in known.players.keys() {
        files.insert(format!("players/{player}.html"), maker.player(player));
    }
    files
}

impl Maker<'_> {
    pub(super) fn word(&self, name: &str) -> String {
        self.speaker.locale().say(&format!("print-{name}"), &[])
    }

    fn numbered(&self, name: &str, number: u32) -> String {
        let args = [(name, number.into())];
        self.speaker.locale().say(&format!("print-{name}"), &args)
    }

    fn paired(&self) -> impl Iterator<Item = &Round> {
        let rounds = self.known.rounds.iter();
        rounds.filter(|round| !round.pairings.is_empty())
    }

    fn page(&self, up: &str, title: &str, body: String) -> Vec<u8> {
        let mut ways = vec![
            link(&format!("{up}standings.html"), &self.word("standings")),
            link(&format!("{up}crosstable.html"), &self.word("crosstable")),
        ];
        let rounds = self.paired().map(|round| {
            let words = self.numbered("round", round.number.0);
            link(&format!("{up}rounds/{}.html", round.number), &words)
        });
        ways.extend(rounds);
        let page = Page {
            language: self.speaker.language().code(),
            event: &self.known.settings.name,
            title,
            up,
            ways: ways.join(" "),
            body,
        };
        page.document()
    }

    /// A name with its title, leading to the player's page.
    fn name(&self, up: &str, id: PlayerId) -> String {
        let Some(player) = self.known.player(id) else {
            return "?".to_owned();
        };
        let title = player.title.map(|title| format!("<b>{title}</b> "));
        let to = format!("{up}players/{id}.html");
        format!("{}{}", title.unwrap_or_default(), link(&to, &player.name()))
    }

    fn rating(&self, id: PlayerId) -> String {
        let rating = self.known.player(id).and_then(|player| player.rating);
        rating.map(|rating| rating.to_string()).unwrap_or_default()
    }

    fn federation(&self, id: PlayerId) -> String {
        let player = self.known.player(id);
        player
            .map(|player| escape(&player.federation))
            .unwrap_or_default()
    }

    fn side(&self, color: Color) -> String {
        match color {
            Color::White => self.word("white"),
            Color::Black => self.word("black"),
        }
    }

    fn bye(&self, bye: Bye) -> String {
        let name = match bye {
            Bye::PairingAllocated => "bye-pairing-allocated",
            Bye::HalfPoint => "bye-half-point",
            Bye::ZeroPoint => "bye-zero-point",
            Bye::FullPoint => "bye-full-point",
            Bye::Unopposed => "bye-unopposed",
        };
        format!("<span class=\"soft\">{}</span>", escape(&self.word(name)))
    }

    fn index(&self) -> Vec<u8> {
        let settings = &self.known.settings;
        let days = match settings.last_day.is_empty() {
            true => settings.first_day.clone(),
            false => format!("{} – {}", settings.first_day, settings.last_day),
        };
        let facts = [
            (
                "place",
                format!("{} {}", settings.place, settings.federation),
            ),
            ("days", days),
            ("chief", settings.chief_arbiter.clone()),
            ("rounds", settings.rounds.to_string()),
            ("players", self.known.players.len().to_string()),
            ("rate", rate_of_play(&settings.regulations.time_control)),
        ];
        let facts = facts.iter().filter(|(_, value)| !value.trim().is_empty());
        let facts = facts.map(|(name, value)| {
            let (name, value) = (escape(&self.word(name)), escape(value.trim()));
            format!("<dt>{name}</dt><dd>{value}</dd>")
        });
        let facts: String = facts.collect();
        let rounds = self.known.rounds.iter().map(|round| {
            let words = self.numbered("round", round.number.0);
            let name = match round.pairings.is_empty() {
                true => escape(&words),
                false => link(&format!("rounds/{}.html", round.number), &words),
            };
            let games = match round.started {
                Some(_) => link(&format!("games-{}.pgn", round.number), "PGN"),
                None => String::new(),
            };
            vec![name, escape(&round.date.replace('T', " ")), games]
        });
        let columns = [
            (self.word("rounds"), Stands::Left),
            (self.word("days"), Stands::Left),
            (String::new(), Stands::Left),
        ];
        let rounds = table(&columns, &rounds.collect::<Vec<_>>());
        let body = format!(
            "<dl>{facts}</dl>\n<h2>{}</h2>\n{rounds}",
            escape(&self.word("pairings"))
        );
        self.page("", &settings.name, body)
    }

    fn standings(&self) -> Vec<u8> {
        let standings = self.known.standings(self.after);
        let mut columns = vec![
            (self.word("rank"), Stands::Right),
            (self.word("player"), Stands::Left),
            (self.word("points"), Stands::Right),
            (self.word("federation"), Stands::Left),
            (self.word("rating"), Stands::Right),
        ];
        let codes = standings.tie_breaks.iter();
        columns.extend(codes.map(|code| (code.clone(), Stands::Right)));
        let rows = standings.rows.iter().map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                self.name("", row.player),
                format!("<b>{}</b>", row.points),
                self.federation(row.player),
                self.rating(row.player),
            ];
            let values = row.values.iter();
            cells.extend(values.map(|value| value.map_or_else(String::new, |v| v.to_string())));
            cells
        });
        let body = format!(
            "<p class=\"soft\">{} · {}</p>\n{}{}",
            escape(&self.numbered_after()),
            link("standings.csv", "standings.csv"),
            self.team_standings(),
            table(&columns, &rows.collect::<Vec<_>>())
        );
        self.page("", &self.word("standings"), body)
    }

    fn numbered_after(&self) -> String {
        let args = [("round", self.after.0.into())];
        self.speaker.locale().say("print-after", &args)
    }

    fn crosstable(&self) -> Vec<u8> {
        let cross = self.known.cross_table(self.after);
        let square = self.known.round_robin.is_some() && !self.known.is_team();
        let count = match square {
            true => cross.rows.len(),
            false => self.after.0 as usize,
        };
        let mut columns = vec![
            (self.word("number"), Stands::Right),
            (self.word("player"), Stands::Left),
            (self.word("points"), Stands::Right),
        ];
        columns.extend((1..=count).map(|n| (n.to_string(), Stands::Middle)));
        let rows = cross.rows.iter().enumerate().map(|(line, row)| {
            let mut cells = vec![
                (line + 1).to_string(),
                self.name("", row.standing.player),
                format!("<b>{}</b>", row.standing.points),
            ];
            cells.extend((0..count).map(|column| {
                let here = |game: &&Meeting| match square {
                    true => game.row == Some(column as u32),
                    false => game.round.0 as usize == column + 1,
                };
                let games = row.games.iter().filter(here);
                let texts: Vec<String> = games.map(|game| meeting(game, square)).collect();
                match square && column == line {
                    true => "×".to_owned(),
                    false => texts.join(" "),
                }
            }));
            cells
        });
        let body = format!(
            "<p class=\"soft\">{} · {}</p>\n{}",
            escape(&self.numbered_after()),
            link("crosstable.csv", "crosstable.csv"),
            table(&columns, &rows.collect::<Vec<_>>())
        );
        self.page("", &self.word("crosstable"), body)
    }

    fn round(&self, round: &Round) -> Vec<u8> {
        let before = RoundNumber(round.number.0.saturating_sub(1));
        let score = |id| self.known.points_after(before, id).to_string();
        let columns = [
            (self.word("number"), Stands::Right),
            (self.word("white"), Stands::Left),
            (self.word("points"), Stands::Right),
            (self.word("result"), Stands::Middle),
            (self.word("black"), Stands::Left),
            (self.word("points"), Stands::Right),
        ];
        let games = round.pairings.iter().map(|game| {
            let (white, black) = (game.players.white, game.players.black);
            let result = game.result().map(ToString::to_string);
            vec![
                game.board.to_string(),
                format!(
                    "{} <span class=\"soft\">{}</span>",
                    self.name("../", white),
                    self.rating(white)
                ),
                score(white),
                format!("<b>{}</b>", escape(&result.unwrap_or_default())),
                format!(
                    "{} <span class=\"soft\">{}</span>",
                    self.name("../", black),
                    self.rating(black)
                ),
                score(black),
            ]
        });
        let byes = round.byes.iter().map(|(&player, &bye)| {
            let (name, words) = (self.name("../", player), self.bye(bye));
            vec![
                String::new(),
                name,
                score(player),
                String::new(),
                words,
                String::new(),
            ]
        });
        let mut links = vec![link(&format!("{}.csv", round.number), "pairings.csv")];
        if round.started.is_some() {
            links.push(link(&format!("../games-{}.pgn", round.number), "games.pgn"));
        }
        let body = format!(
            "<p class=\"soft\">{} {}</p>\n{}{}",
            escape(&round.date.replace('T', " ")),
            links.join(" · "),
            self.matches(round),
            table(&columns, &games.chain(byes).collect::<Vec<_>>())
        );
        self.page("../", &self.numbered("round", round.number.0), body)
    }

    fn player(&self, id: PlayerId) -> Vec<u8> {
        let columns = [
            (self.word("number"), Stands::Right),
            (self.word("result"), Stands::Middle),
            (self.word("opponent"), Stands::Left),
            (self.word("rating"), Stands::Right),
            (String::new(), Stands::Left),
        ];
        let mut rows = Vec::new();
        for round in &self.known.rounds {
            let number = link(
                &format!("../rounds/{}.html", round.number),
                &round.number.to_string(),
            );
            if let Some(&bye) = round.byes.get(&id) {
                rows.push(vec![
                    number,
                    String::new(),
                    self.bye(bye),
                    String::new(),
                    String::new(),
                ]);
                continue;
            }
            let game = round.game_of(id);
            let Some((game, color)) = game.and_then(|game| Some((game, game.color_of(id)?))) else {
                continue;
            };
            let opponent = game.players[!color];
            let points = game
                .result()
                .map(|result| self.known.points_for(result)[color]);
            rows.push(vec![
                number,
                format!(
                    "<b>{}</b>",
                    points.map(|points| points.to_string()).unwrap_or_default()
                ),
                self.name("../", opponent),
                self.rating(opponent),
                escape(&self.side(color)),
            ]);
        }
        let points = self.known.points_after(self.after, id);
        let facts = [self.federation(id), self.rating(id)];
        let facts: Vec<&str> = facts
            .iter()
            .map(String::as_str)
            .filter(|f| !f.is_empty())
            .collect();
        let body = format!(
            "<p><span class=\"soft\">{}</span> · {}: <b>{points}</b></p>\n{}",
            facts.join(" "),
            escape(&self.word("points")),
            table(&columns, &rows)
        );
        let name = self.known.player(id).map(event::Player::name);
        self.page("../", &name.unwrap_or_default(), body)
    }
}

/// A game in a cross table.
fn meeting(game: &Meeting, square: bool) -> String {
    let text = escape(&game.text());
    match (square, game.row, game.color) {
        (false, Some(row), Some(color)) => {
            let sign = match color {
                Color::White => '○',
                Color::Black => '●',
            };
            format!("{}{sign}<b>{text}</b>", row + 1)
        }
        _ => text,
    }
}
