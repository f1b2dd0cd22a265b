//! `adoube read`: a move as somebody wrote it.

use chess::notation::{
    Act, Language, ReadError, Reading, Style, Tolerance, UciCastling, Written, read_written,
};
use chess::{Attempt, Bitboard, Illegality, Position, Rank, Role, Square, Wing};
use clap::Args;
use serde::Serialize;

use crate::failure::{Answer, Complaint, Failure};
use crate::input;
use crate::output::{FAINT, Output, STRONG};
use crate::speech::say;

/// `adoube read FEN TEXT`
#[derive(Args)]
pub struct Read {
    /// The position in which the move was made; `startpos` for the initial position
    fen: String,
    /// The move as it stands on the scoresheet
    text: String,
    /// The language of the writer: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Answered {
    text: String,
    readings: Vec<Understood>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'static str>,
}

#[derive(Serialize)]
struct Understood {
    uci: String,
    san: String,
    national: String,
    draw_offer: bool,
    tolerated: Vec<Odd>,
}

#[derive(Serialize)]
struct Odd {
    column: usize,
    what: String,
}

impl Read {
    /// Reads, and says what was read.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let position = input::position(&self.fen)?;
        let result = position.read_move(&self.text, self.lang);
        let understood = |reading: &Reading| self.understood(&position, reading);
        let mut answer = Answered {
            text: self.text.clone(),
            ..Answered::default()
        };
        match &result {
            Ok(reading) => answer.readings.push(understood(reading)),
            Err(error) => {
                let (words, column, article) = explain(&self.text, self.lang, &position, error);
                (answer.error, answer.column, answer.article) = (Some(words), column, article);
                if let ReadError::Ambiguous(readings) = error {
                    answer.readings.extend(readings.iter().map(understood));
                }
            }
        }
        if self.json {
            out.json(&answer)?;
            return Ok(if result.is_ok() {
                Answer::Yes
            } else {
                Answer::No
            });
        }
        for reading in &answer.readings {
            reading.print(out)?;
        }
        match answer.error {
            None => Ok(Answer::Yes),
            Some(words) => Err(Complaint {
                text: self.text,
                column: answer.column,
                words,
            }
            .into()),
        }
    }

    fn understood(&self, position: &Position, reading: &Reading) -> Understood {
        let odd = |tolerance: &Tolerance| Odd {
            column: tolerance.column,
            what: tolerance.what.to_string(),
        };
        let style = Style::appendix_c(self.lang);
        Understood {
            uci: reading.mv.uci(UciCastling::Standard).to_string(),
            san: position.san(reading.mv).to_string(),
            national: position.algebraic(reading.mv, style).to_string(),
            draw_offer: reading.written.draw_offer,
            tolerated: reading.tolerated.iter().map(odd).collect(),
        }
    }
}

/// Why a text is no move here: in words, with the place in the text or the article that is broken.
pub fn explain(
    text: &str,
    language: Language,
    position: &Position,
    error: &ReadError,
) -> (String, Option<usize>, Option<&'static str>) {
    match error {
        ReadError::Unreadable(syntax) => (
            format!("expected {}", syntax.expected),
            Some(syntax.column),
            None,
        ),
        ReadError::Ambiguous(_) => {
            let words = "it can be read in several ways; ask the writer";
            (words.to_owned(), None, None)
        }
        ReadError::NoSuchMove(why) => {
            let written = read_written(text, language).unwrap_or_default();
            match written.iter().find_map(|w| broken_rule(position, w)) {
                Some(rule) => {
                    let article = laws::rules::board::rule_of(rule);
                    let article = article.article_in(laws::Edition::Y2023).unwrap_or_default();
                    (
                        format!("not legal: {rule} ({article})"),
                        None,
                        Some(article),
                    )
                }
                None => (format!("not legal: {why}"), None, None),
            }
        }
    }
}

impl Understood {
    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        let Understood {
            uci, san, national, ..
        } = self;
        out.fact(
            "read as",
            format_args!("{STRONG}{national}{STRONG:#} {FAINT}({san}, {uci}){FAINT:#}"),
        )?;
        if self.draw_offer {
            out.fact("draw", say("offered with this move"))?;
        }
        for odd in &self.tolerated {
            let (column, what) = (odd.column, &odd.what);
            out.fact("tolerated", say(&format!("column {column}: {what}")))?;
        }
        Ok(())
    }
}

/// Which rule the written move breaks: that of the piece which came closest to being able to make it.
fn broken_rule(position: &Position, written: &Written) -> Option<Illegality> {
    let judge = |attempt| position.judge(attempt).err();
    let side = position.turn();
    let (role, from, to, placed) = match written.act {
        Act::Castle(wing) => {
            let king = position.king(side);
            let rook = rook_on(position, wing)?;
            return judge(Attempt::Castle { king, rook });
        }
        Act::Piece {
            role,
            file,
            rank,
            to,
            promotion,
            ..
        } => (role, (file, rank), to, promotion),
    };
    let displace = |from: Square| {
        judge(Attempt::Displace {
            from,
            to,
            placed: placed.or(promoted(position, from, to)),
        })
    };
    if let (Some(file), Some(rank)) = from {
        return displace(Square::at(file, rank));
    }
    let (file, rank) = from;
    let pieces = position.board().pieces(side, role)
        & file.map_or(Bitboard::ALL, Bitboard::file)
        & rank.map_or(Bitboard::ALL, Bitboard::rank);
    pieces
        .into_iter()
        .filter_map(displace)
        .max_by_key(|rule| match rule {
            Illegality::Geometry(_) => 0,
            Illegality::KingInCheck { .. } => 2,
            _ => 1,
        })
}

/// A queen for a pawn on the last rank, so that a missing letter is not what is complained of.
fn promoted(position: &Position, from: Square, to: Square) -> Option<Role> {
    let last = Rank::EIGHTH.relative_to(position.turn());
    let pawn = position.board().role_at(from) == Some(Role::Pawn);
    (pawn && to.rank() == last).then_some(Role::Queen)
}

/// The rook that would castle, whether or not it may.
fn rook_on(position: &Position, wing: Wing) -> Option<Square> {
    let side = position.turn();
    let king = position.king(side);
    let home = Bitboard::relative_rank(side, Rank::FIRST);
    let rooks = position.board().pieces(side, Role::Rook) & home;
    let outermost = match wing {
        Wing::King => rooks.last(),
        Wing::Queen => rooks.first(),
    };
    outermost.filter(|&rook| Wing::of(king, rook) == wing)
}
