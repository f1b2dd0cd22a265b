//! The moves of a game as everybody at the board sees them: what hands did and, on wood, what was written and pressed for.
//! Whether a move was legal is not asked here, so that nothing that is shown can depend on it.

use chess::notation::{Language, Script, Style};
use chess::{Attempt, Bitboard, Board, Color, Move, Position, Role, Square, Wing};
use laws::game::{Ply, Seen};
use laws::{Game, Millis, written};

/// A move as it is seen.
pub(crate) struct Shown {
    /// Its place in the game.
    pub(crate) place: usize,
    pub(crate) mover: Color,
    pub(crate) attempt: Attempt,
    /// The move, where the Laws know it as one.
    pub(crate) mv: Option<Move>,
    pub(crate) before: Position,
    /// The position after it; none if a king was taken.
    pub(crate) after: Option<Position>,
    pub(crate) completed: bool,
    pub(crate) remaining: Millis,
    pub(crate) at: Millis,
}

/// Which moves are meant.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Whose {
    /// Those of the hands, the last thing that they did included.
    Hands,
    /// Those that stand in the record.
    Record,
}

impl Shown {
    fn of(game: &Game, place: usize, whose: Whose) -> Option<Shown> {
        let ply = &game.plies[place];
        let before = *game.before(place);
        let shown = |attempt, mv, after, at, remaining| Shown {
            place,
            mover: ply.mover,
            attempt,
            mv,
            before,
            after,
            completed: game.is_completed(place),
            remaining,
            at,
        };
        let again = ply.again.as_ref().filter(|_| whose == Whose::Hands);
        let Some(again) = again else {
            let (after, at, remaining) = (ply.after, ply.made_at, ply.remaining);
            return Some(shown(ply.attempt, ply.legal.ok(), after, at, remaining));
        };
        if is_back(again.attempt) {
            return None;
        }
        let (mv, after) = after(&before, again.attempt);
        Some(shown(again.attempt, mv, after, again.at, again.remaining))
    }

    /// In the letters of a reader.
    pub(crate) fn text(&self, language: Language) -> String {
        let style = Style::appendix_c(language);
        match self.mv {
            Some(mv) => self.before.algebraic(mv, style).to_string(),
            None => written::seen(&self.before, self.attempt)
                .styled(style)
                .to_string(),
        }
    }

    /// For programs.
    pub(crate) fn uci(&self) -> String {
        match self.attempt {
            Attempt::Castle { king, rook } => {
                let to = Square::at(Wing::of(king, rook).king_file(), king.rank());
                format!("{king}{to}")
            }
            Attempt::Displace { from, to, placed } => {
                let letter = placed.map(|role| role.letter().to_ascii_lowercase().to_string());
                format!("{from}{to}{}", letter.unwrap_or_default())
            }
        }
    }

    /// The squares that it touched.
    pub(crate) fn squares(&self) -> Vec<Square> {
        match self.attempt {
            Attempt::Displace { from, to, .. } => vec![from, to],
            Attempt::Castle { king, rook } => vec![king, rook],
        }
    }

    /// The pieces after it.
    fn board(&self) -> Board {
        if let Some(after) = &self.after {
            return *after.board();
        }
        let mut board = *self.before.board();
        if let Attempt::Displace { from, to, placed } = self.attempt
            && let Some(mut piece) = board.take(from)
        {
            piece.role = placed.unwrap_or(piece.role);
            board.put(to, piece);
        }
        board
    }

    /// The same as FEN.
    pub(crate) fn fen(&self) -> String {
        if let Some(after) = &self.after {
            return after.to_fen();
        }
        let mut setup = self.before.setup();
        setup.board = self.board();
        setup.turn = !self.mover;
        setup.to_fen()
    }

    /// As a move, for those who only read what a hand did.
    pub(crate) fn as_move(&self) -> Option<Move> {
        let made_of = |attempt| match attempt {
            Attempt::Castle { king, rook } => Some(Move::Castle { king, rook }),
            Attempt::Displace { from, to, placed } => Some(match placed {
                Some(role) => Move::Promotion { from, to, role },
                None if self.before.takes_in_passing(from, to).is_some() => {
                    Move::EnPassant { from, to }
                }
                None => {
                    let role = self.before.board().role_at(from)?;
                    Move::Normal { role, from, to }
                }
            }),
        };
        self.mv.or_else(|| made_of(self.attempt))
    }
}

impl Shown {
    /// As it is read out in a language. What was done with pieces that are not the mover's is told square by square.
    pub(crate) fn spoken(&self, language: Language) -> String {
        let board = self.before.board();
        let own = |square, role: Option<Role>| {
            let piece = board.piece_at(square);
            piece.is_some_and(|p| p.color == self.mover && role.is_none_or(|role| p.role == role))
        };
        let plain = match self.attempt {
            Attempt::Displace { from, .. } => own(from, None),
            Attempt::Castle { king, rook } => {
                own(king, Some(Role::King)) && own(rook, Some(Role::Rook))
            }
        };
        match self.as_move() {
            Some(mv) if plain && self.after.is_some() => {
                self.before.spoken(mv, language).to_string()
            }
            Some(mv) => mv.announced(Script::Latin).to_string(),
            None => String::new(),
        }
    }
}

fn is_back(attempt: Attempt) -> bool {
    matches!(attempt, Attempt::Displace { from, to, .. } if from == to)
}

fn after(before: &Position, attempt: Attempt) -> (Option<Move>, Option<Position>) {
    match before.judge(attempt) {
        Ok(mv) => (Some(mv), Some(before.after(mv))),
        Err(_) => (None, before.let_stand(attempt).ok()),
    }
}

/// The moves from a place on. A clock pressed without a move is no move, nor is one whose piece is back where it stood.
pub(crate) fn shown(game: &Game, from: usize) -> Vec<Shown> {
    let mut all = moves(game, from, Whose::Hands);
    all.extend(written_and_pressed(game));
    all
}

/// The moves of the record alone.
pub(crate) fn recorded(game: &Game) -> Vec<Shown> {
    moves(game, 0, Whose::Record)
}

/// A move of a board that nobody watches is seen once it is pressed for: until then it only stands on sheets.
fn waits_for_press(game: &Game) -> bool {
    !game.is_watched() && game.open_ply().is_some()
}

fn moves(game: &Game, from: usize, whose: Whose) -> Vec<Shown> {
    let waits = whose == Whose::Hands && waits_for_press(game);
    let seen = game.seen().filter(|_| whose == Whose::Hands);
    let all = seen.map_or(game.plies.len() - usize::from(waits), |seen| seen.place);
    let plies = (from..all).filter(|&place| !game.plies[place].is_idle());
    let plies = plies.filter_map(|place| Shown::of(game, place, whose));
    plies
        .chain(seen.and_then(|seen| told(game, seen)))
        .collect()
}

/// What was told piece by piece, as soon as it looks like a move.
fn told(game: &Game, seen: &Seen) -> Option<Shown> {
    let before = *game.seen_from(seen);
    let attempt = seen.attempt(&before)?;
    let (mv, after) = after(&before, attempt);
    Some(Shown {
        place: seen.place,
        mover: seen.by,
        attempt,
        mv,
        before,
        after,
        completed: false,
        remaining: seen.remaining,
        at: seen.at,
    })
}

/// Does it look like a move by now?
pub(crate) fn seems_made(game: &Game, seen: &Seen) -> bool {
    seen.attempt(game.seen_from(seen)).is_some()
}

/// Of a board that nobody watches: what the mover has written and pressed for, although it is for the arbiter to say what it
/// was. What he writes as a legal move is in the record by then.
fn written_and_pressed(game: &Game) -> Vec<Shown> {
    let mut all = Vec::new();
    let mut before = *game.standing();
    for (n, press) in game.at_the_clock.unread.iter().enumerate() {
        let place = game.plies.len() + n;
        let sheet = &game.recording.sheets[press.by];
        let entry = sheet
            .entries
            .get(place)
            .filter(|_| press.by == before.turn());
        let attempt = entry.and_then(|entry| {
            written::attempt_written(&before, &entry.move_text(), sheet.language)
        });
        let Some(attempt) = attempt else { break };
        let (mv, after) = after(&before, attempt);
        all.push(Shown {
            place,
            mover: press.by,
            attempt,
            mv,
            before,
            after,
            completed: true,
            remaining: press.remaining,
            at: press.at,
        });
        let Some(next) = after else { break };
        before = next;
    }
    all
}

/// The last move, as the wall and the devices show it.
pub(crate) fn last(game: &Game) -> Option<Shown> {
    let back = 1 + usize::from(is_hidden(game));
    let all = game.seen().map_or(game.plies.len(), |seen| seen.place);
    shown(game, all.saturating_sub(back)).pop()
}

/// Moves made, as everybody counts them.
pub(crate) fn count(game: &Game) -> usize {
    if let Some(seen) = game.seen() {
        return seen.place + usize::from(seems_made(game, seen));
    }
    game.plies.len() + written_and_pressed(game).len() - usize::from(is_hidden(game))
}

/// Has its maker put the piece back where it stood, although the move stands?
pub(crate) fn is_put_back(ply: &Ply) -> bool {
    ply.again
        .as_ref()
        .is_some_and(|again| is_back(again.attempt))
}

/// Is the last move of the record not to be seen?
fn is_hidden(game: &Game) -> bool {
    game.plies.last().is_some_and(is_put_back) || waits_for_press(game)
}

/// The move at the end, if the board shows something else by it than the position that the game has.
fn at_the_end(game: &Game) -> Option<Shown> {
    let place = game.plies.len().checked_sub(1);
    let pawn = game.open_promotion().is_some();
    let by_hand = |ply: &&Ply| ply.again.is_some() || ply.after.is_none() || pawn;
    let by_hand = game.open_ply().filter(by_hand);
    let hand = || Shown::of(game, place.filter(|_| by_hand.is_some())?, Whose::Hands);
    written_and_pressed(game).pop().or_else(hand)
}

/// The position as FEN.
pub(crate) fn fen(game: &Game) -> String {
    if let Some(seen) = game.seen() {
        let made = told(game, seen).map(|last| last.fen());
        return made.unwrap_or_else(|| half_made(game.seen_from(seen), board(game)));
    }
    match at_the_end(game) {
        Some(last) => last.fen(),
        None => half_made(seen_position(game), board(game)),
    }
}

/// The same while a hand may be at a move that nobody sees made: the pieces as they lie, and whose move it still is. A king or rook
/// that is away from its square has no right to castle as it lies.
fn half_made(before: &Position, lying: Board) -> String {
    if lying == *before.board() {
        return before.to_fen();
    }
    let mut setup = before.setup();
    if before.legal_en_passant().is_none() {
        setup.en_passant = None;
    }
    setup.board = lying;
    for color in Color::ALL {
        let rooks = setup.castling & before.board().color(color);
        let stand = match setup.board.king(color) == Some(before.king(color)) {
            true => setup.board.pieces(color, Role::Rook),
            false => Bitboard::EMPTY,
        };
        setup.castling = setup.castling - (rooks - stand);
    }
    setup.to_fen()
}

/// The pieces as they lie, with those of a move that is only half made.
pub(crate) fn board(game: &Game) -> Board {
    if let Some(seen) = game.seen() {
        return seen.board(game.seen_from(seen));
    }
    let lying = match at_the_end(game) {
        Some(last) => last.board(),
        None => *seen_position(game).board(),
    };
    game.parts.lie_on(&lying, game.turn())
}

fn seen_position(game: &Game) -> &Position {
    match is_hidden(game) {
        true => game.before(game.plies.len() - 1),
        false => game.position(),
    }
}
