//! For a player: his own sheet, the clock, the pieces as they lie. Nothing that helps.

use chess::notation::Script;
use chess::{ByColor, Color, Position};
use laws::{Game, Millis};

use super::public::{face, phase, pieces, result, squares};
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

/// The pieces as they lie on a screen board: with a move that is not completed, legal or not, and with the pieces of
/// one that is only half made.
fn as_they_lie(game: &Game) -> String {
    let open = game.open_ply().and_then(|ply| ply.after.as_ref());
    let standing: &Position = open.unwrap_or_else(|| game.position());
    pieces(&game.parts.lie_on(standing.board(), game.turn()))
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
    let asked = |r: &&laws::Ruling| !matches!(r.remedy, laws::Remedy::ArbiterDecides { .. });
    let told = game.rulings.since(since).filter(asked);
    let edition = game.regulations().edition;
    told.map(|ruling| speaker.ruling(ruling, edition, None))
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
    let last = game.plies.last().filter(|ply| !ply.is_idle());
    let sheet_of = &game.recording.sheets[color];
    let own = |open: &&Call| open.who.color() == Some(color);
    SeatView {
        color,
        players: board.players.clone(),
        board: board.kind,
        phase: phase(game),
        clock: face(game, now, now),
        present: game.present,
        pieces: screen.then(|| as_they_lie(game)),
        last_squares: match last {
            Some(ply) if screen => squares(ply),
            _ => Vec::new(),
        },
        // A move that has been made ends it, legal or not: the device must not know the difference.
        touched: match screen && game.turn() == color && game.open_ply().is_none() {
            true => game.touched.iter().map(|touch| touch.square).collect(),
            false => Vec::new(),
        },
        made: screen && game.open_ply().is_some_and(|ply| ply.mover == color),
        chess960: regulations.chess960.is_some(),
        scoresheets: regulations.scoresheets,
        sheet: sheet_since(game, color, since.entries[color]),
        letters: sheet_of.language.code().to_owned(),
        offer: game.offer,
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
    })
}

fn blind(game: &Game, color: Color, speaker: &Speaker) -> Option<BlindView> {
    let needs = &game.regulations().needs;
    let players = ByColor::new_with(|side| needs[side].visually_disabled);
    if !(players.white || players.black) {
        return None;
    }
    let place = game.plies.iter().rposition(|ply| ply.mover != color);
    let opponents = place.and_then(|place| Some((place, game.plies[place].legal.ok()?)));
    let announced = opponents.map(|(_, mv)| mv.announced(Script::Latin).to_string());
    let local = opponents.map(|(place, mv)| {
        game.before(place)
            .spoken(mv, speaker.language())
            .to_string()
    });
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
