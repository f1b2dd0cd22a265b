//! Reading SAN: fast where it is right, exact where it is wrong.
//!
//! The reader looks backwards from the target square for the pieces that could come, and asks of these
//! alone whether they may. Only when that finds no single answer does it ask why.

use super::{Origins, SanError};
use crate::notation::written::{Act, SyntaxError, WhyNot, Written, origins};
use crate::{Bitboard, File, Move, Position, Rank, Role, Square, Wing, attacks};

impl Position {
    /// Reads SAN of the PGN standard. Behind the move `+`, `#`, `!` and `?` are let pass unexamined, and more
    /// disambiguation than needed does no harm; nothing else is tolerated.
    ///
    /// # Errors
    ///
    /// Text that is no SAN, with its column; SAN of no legal move, or of several.
    #[inline]
    pub fn parse_san(&self, text: impl AsRef<[u8]>) -> Result<Move, SanError> {
        let text = text.as_ref();
        match self.find_san(text) {
            Some(mv) => Ok(mv),
            None => Err(self.complain_of_san(text)),
        }
    }

    /// Reads the same texts as [`Position::parse_san`] and gives no reason if it is none of them: for readers that have
    /// something else to try.
    #[inline]
    pub fn find_san(&self, text: &[u8]) -> Option<Move> {
        self.find_move(without_signs(text))
    }

    fn find_move(&self, body: &[u8]) -> Option<Move> {
        // One jump by the first letter; behind it the role is a constant.
        match *body.first()? {
            b'a'..=b'h' => self.find_pawn_move(body),
            b'N' => self.find_piece_move(Role::Knight, body),
            b'B' => self.find_piece_move(Role::Bishop, body),
            b'R' => self.find_piece_move(Role::Rook, body),
            b'Q' => self.find_piece_move(Role::Queen, body),
            b'K' => self.find_piece_move(Role::King, body),
            _ => self.find_castling(body),
        }
    }

    #[inline(always)]
    fn find_piece_move(&self, role: Role, body: &[u8]) -> Option<Move> {
        let (rest, &to) = body.split_last_chunk::<2>()?;
        let to = Square::from_ascii(to)?;
        let capture = *rest.last()? == b'x';
        if capture != self.board().occupied().contains(to) || !self.may_land_on(to) {
            return None;
        }
        let mut candidates = self.pieces_reaching(role, to);
        let origin = rest.get(1..rest.len() - usize::from(capture))?;
        if !origin.is_empty() {
            candidates &= origin_squares(origin)?;
        }
        if candidates.many() {
            candidates = self.able(candidates, to);
        }
        let from = candidates.only()?;
        // Where the king stands does not depend on what was read, so that its lines are looked at meanwhile.
        let king = match role {
            Role::King => to,
            _ => self.king(self.turn()),
        };
        self.is_safe_after(king, from, to)
            .then_some(Move::Normal { role, from, to })
    }

    fn find_pawn_move(&self, body: &[u8]) -> Option<Move> {
        let (way, promotion) = match body {
            [way @ .., b'=', letter] => (way, Some(promotion(*letter)?)),
            _ => (body, None),
        };
        let to = Square::from_ascii(*way.last_chunk::<2>()?)?;
        let capture = match *way {
            [_, _] => false,
            [_, b'x', _, _] => true,
            _ => return None,
        };
        let takers = attacks::pawn(!self.turn(), to) & self.board().pieces(self.turn(), Role::Pawn);
        let takers = takers & Bitboard::file(File::from_ascii(way[0])?);
        let from = if capture {
            takers
        } else {
            self.pawn_stepping_to(to)
        }
        .first()?;
        if capture != self.board().occupied().contains(to) {
            let passing = capture && promotion.is_none() && self.passed_square() == Some(to);
            return (passing && self.en_passant_is_safe(from, to))
                .then_some(Move::EnPassant { from, to });
        }
        if !self.may_land_on(to)
            || self.is_last_rank(to) != promotion.is_some()
            || !self.is_safe_after(self.king(self.turn()), from, to)
        {
            return None;
        }
        Some(match promotion {
            Some(role) => Move::Promotion { from, to, role },
            None => Move::Normal {
                role: Role::Pawn,
                from,
                to,
            },
        })
    }

    fn find_castling(&self, body: &[u8]) -> Option<Move> {
        let wing = match body {
            b"O-O" => Wing::King,
            b"O-O-O" => Wing::Queen,
            _ => return None,
        };
        let king = self.king(self.turn());
        let rook = self.castling_rook(self.turn(), wing)?;
        self.is_legal_castling(rook)
            .then_some(Move::Castle { king, rook })
    }

    #[cold]
    fn able(&self, candidates: Bitboard, to: Square) -> Bitboard {
        candidates
            .into_iter()
            .filter(|&from| self.king_is_safe_after(from, to))
            .collect()
    }

    /// Finds out what is wrong with a text for which no single move was found.
    #[cold]
    fn complain_of_san(&self, text: &[u8]) -> SanError {
        let written = match read_strictly(text) {
            Ok(written) => written,
            Err(error) => return SanError::Syntax(error),
        };
        if let Act::Piece {
            role,
            file,
            rank,
            capture,
            to,
            ..
        } = written.act
        {
            let takes = self.board().occupied().contains(to)
                || role == Role::Pawn && self.passed_square() == Some(to);
            let from = match role {
                Role::Pawn => Bitboard::EMPTY,
                _ => self.pieces_reaching(role, to) & origins(file, rank),
            };
            let from = self.able(from, to);
            if capture && !takes {
                return SanError::NoSuchMove(WhyNot::NothingTaken);
            }
            if !capture && takes && role != Role::Pawn && from.any() && self.may_land_on(to) {
                return SanError::NoSuchMove(WhyNot::CaptureUnmarked);
            }
            if from.many() && self.may_land_on(to) {
                return SanError::Ambiguous(Origins { role, from, to });
            }
        }
        SanError::NoSuchMove(written.why_not(self))
    }
}

/// The squares meant by a file, a rank or both.
fn origin_squares(text: &[u8]) -> Option<Bitboard> {
    Some(match *text {
        [file @ b'a'..=b'h'] => Bitboard::file(File::from_ascii(file)?),
        [rank] => Bitboard::rank(Rank::from_ascii(rank)?),
        [file, rank] => Bitboard::of(Square::from_ascii([file, rank])?),
        _ => return None,
    })
}

#[inline]
fn promotion(letter: u8) -> Option<Role> {
    Some(match letter {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}

/// The move without what may stand behind it: one `+` or `#`, then any `!` and `?`.
#[inline]
fn without_signs(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'!' | b'?'] = text {
        text = rest;
    }
    match text {
        [rest @ .., b'+' | b'#'] => rest,
        _ => text,
    }
}

/// As far as it goes like castling, it is castling.
fn castling_strictly(body: &[u8]) -> Result<Written, SyntaxError> {
    let alike = body.iter().zip(b"O-O-O").take_while(|(a, b)| a == b);
    let same = alike.count();
    let expected = match (same, body.len()) {
        (3, 3) => return Ok(Written::plain(Act::Castle(Wing::King))),
        (5, 5) => return Ok(Written::plain(Act::Castle(Wing::Queen))),
        (3 | 5, _) => "the end of castling",
        _ => "O-O or O-O-O",
    };
    let column = same + 1;
    Err(SyntaxError { column, expected })
}

/// Reads SAN letter by letter, so that the first letter out of place is known.
fn read_strictly(text: &[u8]) -> Result<Written, SyntaxError> {
    let error = |index: usize, expected| {
        Err(SyntaxError {
            column: index + 1,
            expected,
        })
    };
    let body = without_signs(text);
    let at = |i: usize| body.get(i).copied();
    if at(0) == Some(b'O') {
        return castling_strictly(body);
    }
    let role = match at(0) {
        Some(b'a'..=b'h') => Role::Pawn,
        Some(letter @ (b'N' | b'B' | b'R' | b'Q' | b'K')) => {
            Role::from_letter(letter).unwrap_or(Role::Pawn)
        }
        _ => return error(0, "a piece letter, a file or castling"),
    };
    let mut i = usize::from(role != Role::Pawn);
    let mut file = at(i).and_then(File::from_ascii);
    i += usize::from(file.is_some());
    let mut rank = at(i).and_then(Rank::from_ascii);
    i += usize::from(rank.is_some());
    let mut capture = at(i) == Some(b'x');
    i += usize::from(capture);
    let to = match (
        at(i).and_then(File::from_ascii),
        at(i + 1).and_then(Rank::from_ascii),
    ) {
        (Some(to_file), Some(to_rank)) if role != Role::Pawn || capture && rank.is_none() => {
            i += 2;
            Square::at(to_file, to_rank)
        }
        (Some(_), None) => return error(i + 1, "a rank from 1 to 8"),
        _ => match (file, rank) {
            (Some(to_file), Some(to_rank)) if !capture => {
                (file, rank, capture) = (None, None, false);
                Square::at(to_file, to_rank)
            }
            (Some(_), None) if !capture => return error(i, "a rank or x"),
            _ => return error(i, "a file from a to h"),
        },
    };
    let mut becomes = None;
    if role == Role::Pawn && at(i) == Some(b'=') {
        becomes = at(i + 1).and_then(promotion);
        if becomes.is_none() {
            return error(i + 1, "Q, R, B or N");
        }
        i += 2;
    }
    if i < body.len() {
        return error(i, "the end, or + or #");
    }
    Ok(Written::plain(Act::Piece {
        role,
        file,
        rank,
        capture,
        to,
        promotion: becomes,
    }))
}
