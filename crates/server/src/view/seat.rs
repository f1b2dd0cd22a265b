//! For a player: his own sheet, the clock, the pieces as they lie. Nothing that helps.

use chess::notation::Script;
use chess::{Attempt, ByColor, Color, Square};
use laws::game::{Ply, Touch};
use laws::rule::Ground;
use laws::rules::{app_a_rapid, g1_adjourned};
use laws::{Game, Millis, Remedy};

use super::public::{face, phase, pieces, result};
use super::shown::{self, Shown};
use super::{
    AdjournedView, BlindView, BoardKind, CallView, ClockView, RulingView, SeatView, SheetEntry,
    Since, Speaker,
};
use crate::record::{Board, Call};

/// A player's sheet as he has written it, from a place on.
pub(super) fn sheet_since(game: &Game, color: Color, since: usize) -> Vec<SheetEntry> {
    let sheet = &game.recording.sheets[color];
    let noted = |place: usize| sheet.offers.contains(&(place as u32 + 1));
    let entries = (since..).zip(sheet.entries.since(since));
    entries
        .map(|(place, entry)| SheetEntry {
            text: entry.0.to_string(),
            offer: entry.marks_offer() || noted(place),
        })
        .collect()
}

/// What a player on the screen has in his hand: what he has touched, until he has made a move, legal or not. A move whose
/// piece is back where it stood is made no more, as far as anybody can see: he has that piece, whatever he has touched since.
fn touched(game: &Game, color: Color) -> Vec<Square> {
    let squares = |touched: &[Touch]| touched.iter().map(|touch| touch.square).collect();
    if let Some(seen) = game.seen().filter(|seen| seen.by == color) {
        return match shown::seems_made(game, seen) {
            true => Vec::new(),
            false => seen.touched.clone(),
        };
    }
    match game.open_ply() {
        Some(ply) if ply.mover == color && shown::is_put_back(ply) => match ply.attempt {
            Attempt::Displace { from, .. } => vec![from],
            Attempt::Castle { king, rook } => vec![king, rook],
        },
        None if game.turn() == color => squares(&game.touched),
        _ => Vec::new(),
    }
}

/// Is the ruling at this place said to the players? What the arbiter is asked is his. Nobody hears what only the software has
/// noticed: what a touch has come to (that a piece can go nowhere would help), that a move stands which nobody has pointed
/// at (A.5.2), or, while the hand is still there, which one stands.
pub(super) fn is_told(game: &Game, place: usize) -> bool {
    let ruling = &game.rulings[place];
    match &ruling.remedy {
        Remedy::ArbiterDecides { .. } => false,
        _ if game.is_kept_back(place) => false,
        // It is said where a move went back or a claim was wrong, and again when somebody complains.
        Remedy::MustMove { duty, .. } => {
            let before = place.checked_sub(1).map(|before| &game.rulings[before]);
            let follows = before.is_some_and(|before| {
                matches!(
                    before.remedy,
                    Remedy::Reinstate { .. } | Remedy::GoBack { .. }
                )
            });
            follows || game.is_said_again(place) || duty.outlasts_touch()
        }
        Remedy::MoveStands { attempt } => {
            let by = |rule| ruling.grounds.first() == Some(&Ground(rule));
            let in_hand = |ply: &Ply| ply.again.is_some() && ply.attempt == attempt.0;
            !by(&app_a_rapid::UNSUPERVISED_ILLEGAL) && !game.open_ply().is_some_and(in_hand)
        }
        _ => true,
    }
}

pub(super) fn call(call: &Call, speaker: &Speaker) -> CallView {
    CallView {
        call: call.call,
        by: call.who.color(),
        at: call.at,
        reason: speaker.reason(&call.who, &call.reason),
        taken_by: call.taken_by.clone(),
    }
}

/// Rulings announced to both players, from a place on.
pub(super) fn rulings_since(game: &Game, speaker: &Speaker, since: usize) -> Vec<RulingView> {
    let told = (since..game.rulings.len()).filter(|&place| is_told(game, place));
    let edition = game.regulations().edition;
    told.map(|place| speaker.ruling(&game.rulings[place], edition, None))
        .collect()
}

/// A board for one of its players.
pub fn seat(board: &Board, color: Color, now: Millis, speaker: &Speaker) -> SeatView {
    seat_since(board, color, now, speaker, &Since::default())
}

/// The same with what is new in its lists.
pub fn seat_since(
    board: &Board,
    color: Color,
    now: Millis,
    speaker: &Speaker,
    since: &Since,
) -> SeatView {
    let game = &*board.game;
    let regulations = game.regulations();
    let screen = board.kind == BoardKind::Screen;
    let last = shown::last(game).filter(|_| screen);
    let made = |ply: &Ply| ply.mover == color && !shown::is_put_back(ply);
    let made = match game.seen() {
        Some(seen) if seen.by == color => shown::seems_made(game, seen),
        _ => game.open_ply().is_some_and(made),
    };
    let sheet_of = &game.recording.sheets[color];
    let own = |open: &&Call| open.who.color() == Some(color);
    SeatView {
        color,
        players: board.players.clone(),
        board: board.kind,
        phase: phase(game),
        clock: face(game, now, now),
        present: game.present,
        pieces: screen.then(|| pieces(&shown::board(game))),
        last_squares: last.map(|last| last.squares()).unwrap_or_default(),
        touched: match screen {
            true => touched(game, color),
            false => Vec::new(),
        },
        made: screen && made,
        chess960: regulations.chess960.is_some(),
        scoresheets: regulations.scoresheets,
        sheet: sheet_since(game, color, since.entries[color]),
        letters: sheet_of.language.code().to_owned(),
        // His opponent's is the one that he can answer.
        offer: match game.has_offered(!color) {
            true => Some(!color),
            false => game.offer,
        },
        arbiter_at_board: !(game.questions.is_empty() && game.proposed.is_empty()),
        rulings: rulings_since(game, speaker, since.rulings),
        calls: board
            .calls
            .iter()
            .filter(own)
            .map(|c| call(c, speaker))
            .collect(),
        result: result(game, speaker),
        signed: ByColor::new_with(|side| game.recording.sheets[side].signed.is_some()),
        blind: blind(game, color, speaker),
        adjournment: regulations.guidelines.adjournment,
        quickplay: regulations.guidelines.quickplay,
        before: game.start().ply(),
        adjourned: adjourned(game),
    }
}

/// What both players and the arbiter know of an adjournment: never what was written.
pub(super) fn adjourned(game: &Game) -> Option<AdjournedView> {
    let state = &game.adjournment;
    let envelope = state.envelope.as_ref();
    let resumed = state.resumed.is_some();
    (envelope.is_some() || resumed).then(|| AdjournedView {
        sealer: envelope.map(|envelope| envelope.by),
        resumption: envelope.and_then(|envelope| envelope.resumption.clone()),
        resumed,
        there: state.there,
        reply_sealed: state.reply.is_some(),
        reply_awaited: resumed && g1_adjourned::may_be_missed(game),
    })
}

fn blind(game: &Game, color: Color, speaker: &Speaker) -> Option<BlindView> {
    let needs = &game.regulations().needs;
    let players = ByColor::new_with(|side| needs[side].visually_disabled);
    if !(players.white || players.black) {
        return None;
    }
    // The opponent's last move, as it was made: whether it was legal is not announced.
    let place = game.plies.iter().rposition(|ply| ply.mover != color);
    let mut since = shown::shown(game, place.unwrap_or(0)).into_iter();
    let opponents = since.find(|shown| shown.mover != color);
    let place = opponents.as_ref().map(|shown| shown.place);
    let announced = opponents.as_ref().and_then(Shown::as_move);
    let announced = announced.map(|mv| mv.announced(Script::Latin).to_string());
    let local = opponents.map(|shown| shown.spoken(speaker.language()));
    Some(BlindView {
        players,
        announced,
        announced_local: local,
        to_repeat: game.blind.to_repeat(color),
        ply: place.map_or(0, |place| place as u32 + 1),
    })
}

/// A board for the clock between its players.
pub fn clock(board: &Board, now: Millis, speaker: &Speaker) -> ClockView {
    let game = &*board.game;
    ClockView {
        players: board.players.clone(),
        phase: phase(game),
        clock: face(game, now, now),
        result: result(game, speaker),
    }
}
