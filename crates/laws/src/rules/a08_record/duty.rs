//! What a player must have on his sheet, when he is free of it, and what a look at the sheet brings (8.1, 8.4).

use chess::Color;

use super::{
    ELECTRONIC, EXEMPTION, Fact, KEEP_SCORE, NOT_AHEAD, ON_PAPER, RECORD_OFFER, REPLY_FIRST, after,
    differences,
};
use crate::command::{Actor, Refusal};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::regulations::{SheetKind, Witness};
use crate::rule::Rule;
use crate::rules::a09_draws;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// Below this a player may be free.
const LITTLE_TIME: Millis = Millis::minutes(5);

/// Who gets at least this much for every move always has time to record.
const ENOUGH_PER_MOVE: Millis = Millis::seconds(30);

/// Why a player need not record.
#[derive(Copy, Clone)]
pub(super) struct Freedom {
    pub(super) by: &'static Rule,
    /// From the offers and the ban on writing ahead too, not from keeping score alone?
    pub(super) from_all: bool,
}

/// Is a player free of recording at this moment (8.4, A.2)?
pub(super) fn freedom(game: &Game, player: Color) -> Option<Freedom> {
    if let Some(by) = game.regime().need_not_record {
        return Some(Freedom {
            by: by.0,
            from_all: false,
        });
    }
    let period = game.clock.displays[player].period;
    let from_all = match game.regulations().edition {
        // In 2014 the whole of 8.1 falls away, later only the duty to keep score.
        Edition::Y2014 => true,
        Edition::Y2018 | Edition::Y2023 => false,
    };
    (game.recording.freed[player] == Some(period)).then_some(Freedom {
        by: &EXEMPTION,
        from_all,
    })
}

/// May little time still free a player in this period? Who need not record anyway is not freed.
fn can_be_freed(game: &Game, color: Color) -> bool {
    if game.regime().need_not_record.is_some() {
        return false;
    }
    let period = game.clock.displays[color].period;
    let adds_enough = game.clock.period(color).per_move.amount() >= ENOUGH_PER_MOVE;
    game.recording.freed[color] != Some(period) && !adds_enough
}

/// The first moment at which a player is free for want of time (8.4).
pub(crate) fn free_at(game: &Game) -> Option<Millis> {
    let of = |color: Color| {
        let clock = &game.clock;
        if clock.remaining(color, game.last) < LITTLE_TIME {
            return Some(game.last);
        }
        let (running, at) = clock.shows_at(LITTLE_TIME)?;
        (running == color).then(|| at + Millis(1))
    };
    let players = Color::ALL.into_iter();
    let free = players.filter(|&color| can_be_freed(game, color));
    free.filter_map(of).min()
}

/// Whoever has come below five minutes is free for the rest of the period, even if his time grows again (8.4).
pub(crate) fn note_freedom(docket: &mut Docket) {
    if docket.game.started.is_none() || docket.game.outcome.is_some() {
        return;
    }
    for color in Color::ALL {
        let clock = &docket.game.clock;
        let period = clock.displays[color].period;
        if can_be_freed(&docket.game, color) && clock.remaining(color, docket.at) < LITTLE_TIME {
            let fact = Fact::Freed { of: color, period };
            docket.record_at(docket.at, Actor::Clock, What::Record(fact));
        }
    }
}

/// Time has passed: some are free now (8.4), and a flag that has fallen calls for complete sheets (8.5).
pub(crate) fn time_passes(docket: &mut Docket) {
    let game = &docket.game;
    if game.started.is_none() || game.outcome.is_some() {
        return;
    }
    note_freedom(docket);
    let ended = |what: &What| matches!(what, What::PeriodEnded(_));
    let flag_fell = docket.events.iter().any(|event| ended(&event.what));
    if flag_fell && docket.game.regulations().sheets_followed {
        after::flag_fell(docket);
    }
}

/// The half-moves a player must have recorded: all up to his last but one, for he may reply before recording
/// and has until his next move for his own.
fn required(game: &Game, player: Color) -> usize {
    let known = game.plies.iter().rposition(|ply| ply.mover == player);
    // A press tells of a move that nobody has written.
    let mut unread = game.at_the_clock.unread.iter();
    let pressed = unread.rposition(|press| press.by == player);
    let last = pressed.map(|place| game.plies.len() + place).or(known);
    last.map_or(0, |last| last.saturating_sub(1))
}

/// Does a player's sheet lack what he must have recorded by now (8.1.1, 8.1.3)?
pub(super) fn is_behind(game: &Game, player: Color) -> bool {
    let required = required(game, player);
    let too_short = game.recording.sheets[player].next_place() < required;
    too_short || differences::leaves_out(game, player, required)
}

/// A player is about to make a move (8.1.2, 8.1.3, 8.5).
pub(crate) fn before_move(docket: &mut Docket, player: Color) {
    let freedom = freedom(&docket.game, player);
    let free_of_all = freedom.is_some_and(|freedom| freedom.from_all);
    let plies = docket.game.plies.len();
    let sheet = &docket.game.recording.sheets[player];
    let wrote_ahead = docket.game.recording.intended(player, plies).is_some() && !sheet.claimed;
    if wrote_ahead && !free_of_all {
        docket.weigh(player, &NOT_AHEAD);
    }
    if let Some(by) = docket.game.recording.owes(player) {
        return docket.weigh(player, by.0);
    }
    let sheet = &docket.game.recording.sheets[player];
    let own_last_is_missing = plies > 1 && sheet.next_place() + 1 < plies;
    if docket.game.regulations().sheets_followed && own_last_is_missing && freedom.is_none() {
        let ruling = Ruling::new(Remedy::MustRecord { player }, &REPLY_FIRST);
        let ruling = kept(&docket.game, ruling);
        docket.rule(ruling);
    }
}

/// Adds the duty to keep score, with the way in which it is kept from 2023 on.
fn kept(game: &Game, ruling: Ruling) -> Ruling {
    let ruling = ruling.with(&KEEP_SCORE);
    let regulations = game.regulations();
    match (regulations.edition, regulations.scoresheets) {
        (Edition::Y2014 | Edition::Y2018, _) => ruling,
        (Edition::Y2023, SheetKind::Paper) => ruling.with(&ON_PAPER),
        (Edition::Y2023, SheetKind::Electronic) => ruling.with(&ELECTRONIC),
    }
}

/// The arbiter looks at a player's sheet (8.1, 8.2, 8.4).
pub(super) fn look(docket: &mut Docket, player: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    docket.record(What::Record(Fact::Looked(player)));
    let game = &docket.game;
    let freedom = freedom(game, player);
    if game.regulations().witness == Witness::Clock && freedom.is_none() {
        // What stands on paper only he has seen; he says what he found.
        return Ok(());
    }
    let free_of_all = freedom.is_some_and(|freedom| freedom.from_all);
    let sheet = &game.recording.sheets[player];
    let not_noted = |&(ply, _): &(u32, Color)| !sheet.notes_offer(ply);
    let offer_missing = game.draws.offers.iter().any(not_noted);
    let is_behind = is_behind(game, player);
    let ruling = match freedom {
        _ if offer_missing && !free_of_all => {
            Ruling::new(Remedy::MustRecord { player }, &RECORD_OFFER).with(&a09_draws::OFFER_NOTED)
        }
        Some(freedom) => Ruling::new(Remedy::NeedNotRecord { player }, freedom.by),
        None if is_behind => {
            let ruling = Ruling::new(Remedy::MustRecord { player }, &KEEP_SCORE);
            kept(game, ruling).with(&REPLY_FIRST)
        }
        None if has_unclear_entry(game, player) => kept(
            game,
            Ruling::new(Remedy::MustRecord { player }, &KEEP_SCORE),
        ),
        None => Ruling::new(Remedy::PlayOn, &KEEP_SCORE),
    };
    docket.rule(ruling);
    Ok(())
}

/// A place left out, or one that nobody can read as a move.
fn has_unclear_entry(game: &Game, player: Color) -> bool {
    let sheet = &game.recording.sheets[player];
    sheet.entries.count() > 0
        || sheet
            .entries
            .iter()
            .any(|entry| !differences::is_readable(entry, sheet.language))
}
