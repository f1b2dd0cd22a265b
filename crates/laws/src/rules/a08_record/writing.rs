//! A player writes: in the next place, ahead of the move, in another's place, or all that is missing.

use chess::Color;
use chess::notation::{Language, Style};

use super::duty::freedom;
use super::{ELECTRONIC, Fact, KEEP_SCORE, NOT_AHEAD, ONE_DOES_NOT, RECORD_OFFER};
use super::{differences, evidence};
use crate::command::Refusal;
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::{SheetKind, Witness};
use crate::rule::Ground;
use crate::rules::a09_draws;
use crate::written;

/// No place of a sheet holds more.
const LONGEST: usize = 64;

/// A player writes on paper (8.1.1.1).
pub(super) fn write(docket: &mut Docket, text: &str, claim: bool) -> Result<(), Refusal> {
    if docket.game.regulations().scoresheets == SheetKind::Electronic {
        return Err(Refusal::by(
            &ELECTRONIC,
            Because::EventUsesElectronicScoresheets,
        ));
    }
    let player = docket.player()?;
    check(text)?;
    if claim {
        return write_for_claim(docket, player, text);
    }
    has_room(&docket.game, player, 1)?;
    put(docket, player, text);
    Ok(())
}

/// A player enters a move on the electronic sheet (8.1.1.2), which takes nothing ahead but for a claim (8.1.2).
pub(super) fn enter(docket: &mut Docket, text: &str, claim: bool) -> Result<(), Refusal> {
    if docket.game.regulations().scoresheets == SheetKind::Paper {
        return Err(Refusal::by(&KEEP_SCORE, Because::EventUsesPaperScoresheets));
    }
    let player = docket.player()?;
    check(text)?;
    if claim {
        return write_for_claim(docket, player, text);
    }
    if is_ahead(&docket.game, player, text) {
        return Err(Refusal::by(&NOT_AHEAD, Because::MoveNotMade));
    }
    has_room(&docket.game, player, 1)?;
    put(docket, player, text);
    Ok(())
}

/// Several moves at once (8.1.1).
pub(super) fn write_down(docket: &mut Docket, texts: &[String]) -> Result<(), Refusal> {
    let player = docket.player()?;
    // The numbers stand in their own column: they are no moves.
    let moves = || texts.iter().filter(|text| !is_number(text));
    if moves().next().is_none() {
        return Err(Refusal::plain(Because::NothingWritten));
    }
    moves().try_for_each(|text| check(text))?;
    has_room(&docket.game, player, moves().count())?;
    for text in moves() {
        docket.then(Finding::Written(player, text.clone()));
    }
    Ok(())
}

/// Is this only the number of a move: `1.`, `1...`, or the dots that stand for White's?
fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty()
        && text
            .chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '.' | '…'))
}

/// Moves of both sides that a sheet has room for, three times those of the longest game ever played in a tournament.
const MOST: usize = 1_800;

/// Whoever writes on and on fills no record with it.
fn has_room(game: &Game, player: Color, more: usize) -> Result<(), Refusal> {
    let written = game.recording.sheets[player].entries.len();
    match written.saturating_add(more) <= MOST {
        true => Ok(()),
        false => Err(Refusal::plain(Because::NoScoresheetHoldsSoManyMoves)),
    }
}

fn check(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() || is_number(text) {
        return Err(Refusal::plain(Because::NothingWritten));
    }
    // However wide the gaps between them are.
    let letters = text.split_whitespace().map(|word| word.chars().count());
    if letters.fold(0, |all, word| all + word + 1) > LONGEST + 1 {
        return Err(Refusal::plain(Because::NoPlaceOfScoresheetHoldsSoMuch));
    }
    Ok(())
}

/// Would the next place be that of a move not made yet? Nobody can tell of a board that nobody watches, where each press
/// stands for a move and one more may have been made.
fn is_ahead(game: &Game, player: Color, text: &str) -> bool {
    let written = next_place(game, player);
    let letters = game.recording.language(player);
    let position = game.position();
    let fell = game.recording.fell.filter(|(place, _)| *place == written);
    let is_told = || {
        let taken_back =
            fell.is_some_and(|(_, done)| written::tells(position, text, letters, done));
        taken_back || game.blind.is_told(position, text, letters)
    };
    match game.regulations().witness {
        Witness::Board if written == game.plies.len() => !is_told(),
        Witness::Board => written > game.plies.len(),
        Witness::Sheets => written > game.half_moves(),
        Witness::Clock | Witness::Nobody => false,
    }
}

/// The place of what is written next: over what tells a move that was taken back, unless that move was made again.
fn next_place(game: &Game, player: Color) -> usize {
    let sheet = &game.recording.sheets[player];
    let tells = |place: usize| {
        let made = game.plies.get(place).zip(sheet.entries.get(place));
        made.is_some_and(|(ply, entry)| {
            written::tells(game.before(place), &entry.0, sheet.language, ply.attempt)
        })
    };
    let mut dead = sheet.dead.clone();
    dead.find(|&place| !tells(place))
        .unwrap_or_else(|| sheet.next_place())
}

fn in_next_place(game: &Game, player: Color, text: &str) -> Fact {
    let (place, text) = (next_place(game, player), text.to_owned());
    let struck = game.recording.sheets[player].entries.len() > place;
    match struck && game.is_watched() {
        true => Fact::Corrected {
            place: place as u32,
            text,
        },
        false => Fact::Wrote(text),
    }
}

/// What tells a move that was taken back is struck out, if something stands in the next place.
fn write_over(docket: &mut Docket, player: Color, text: &str) {
    let fact = in_next_place(&docket.game, player, text);
    if matches!(fact, Fact::Corrected { .. }) {
        docket.record(What::Record(fact));
    }
}

/// Something is written in the next place (8.1.1, 8.1.2).
pub(crate) fn put(docket: &mut Docket, player: Color, text: &str) {
    let game = &docket.game;
    if !is_ahead(game, player, text) {
        docket.record(What::Record(in_next_place(game, player, text)));
        docket.then(Finding::SheetsTell);
        return;
    }
    let plies = game.plies.len();
    let is_next = next_place(game, player) == plies;
    if is_next && player == game.turn() && game.outcome.is_none() {
        // It may still be for a claim; that shows when he moves.
        let fact = Fact::WroteAhead {
            ply: plies as u32,
            text: text.to_owned(),
            claim: false,
        };
        write_over(docket, player, text);
        docket.record(What::Record(fact));
        return;
    }
    let free_of_all = freedom(game, player).is_some_and(|freedom| freedom.from_all);
    docket.record(What::Record(in_next_place(game, player, text)));
    if docket.game.outcome.is_none() && !free_of_all {
        docket.weigh(player, &NOT_AHEAD);
    }
}

/// A move written to claim a draw with it. It cannot be changed.
fn write_for_claim(docket: &mut Docket, player: Color, text: &str) -> Result<(), Refusal> {
    docket.under_way()?;
    let game = &docket.game;
    let plies = game.half_moves();
    if player != game.to_move() {
        return Err(Refusal::by(
            &a09_draws::THREEFOLD,
            Because::OnlyPlayerWhoMoveMayClaim,
        ));
    }
    if is_written_for_claim(game, player, plies) {
        return Err(unchangeable());
    }
    let (ply, text) = (plies as u32, text.to_owned());
    if game.recording.intended(player, plies).is_some() {
        let (place, text) = (ply, text.clone());
        docket.record(What::Record(Fact::Corrected { place, text }));
    } else {
        write_over(docket, player, &text);
    }
    let claim = true;
    docket.record(What::Record(Fact::WroteAhead { ply, text, claim }));
    Ok(())
}

/// Is a move written ahead for a claim, or has a draw been claimed with it? Then it cannot be changed (9.2.1); what was only
/// written too early (8.1.2) can be struck out.
fn is_written_for_claim(game: &Game, player: Color, plies: usize) -> bool {
    let sheet = &game.recording.sheets[player];
    let ahead = game.recording.intended(player, plies).is_some();
    ahead && (sheet.claimed || sheet.for_claim)
}

fn unchangeable() -> Refusal {
    Refusal::by(
        &a09_draws::THREEFOLD_WRITTEN,
        Because::WrittenMoveCannotChanged,
    )
}

/// A player corrects what stands in a place (8.1.1).
pub(super) fn correct(
    docket: &mut Docket,
    number: u32,
    of: Color,
    text: &str,
) -> Result<(), Refusal> {
    let player = docket.player()?;
    check(text)?;
    let sheet = &docket.game.recording.sheets[player];
    let moves = (number.max(1) - 1).saturating_mul(2);
    let counted = moves.saturating_add(u32::from(of == Color::Black));
    let place = counted.checked_sub(docket.game.start().ply());
    let Some(place) = place.filter(|&place| (place as usize) < sheet.entries.len()) else {
        return Err(Refusal::plain(Because::NothingWrittenThere));
    };
    let plies = docket.game.plies.len();
    if place as usize == plies && is_written_for_claim(&docket.game, player, plies) {
        return Err(unchangeable());
    }
    let text = text.to_owned();
    let entry = place as usize;
    docket.record(What::Record(Fact::Corrected { place, text }));
    if let Some((at, mv)) = evidence::told_otherwise(&docket.game, player, entry) {
        docket.then(Finding::ToldOtherwise(at, mv));
    }
    docket.then(Finding::SheetsTell);
    Ok(())
}

/// A player notes the last offer (8.1.5).
pub(super) fn note_offer(docket: &mut Docket) -> Result<(), Refusal> {
    docket.player()?;
    let Some(&(ply, _)) = docket.game.draws.offers.last() else {
        return Err(Refusal::by(&RECORD_OFFER, Because::NoDrawOffered));
    };
    docket.record(What::Record(Fact::OfferNoted { ply }));
    Ok(())
}

/// A player completes his sheet, from the board's record or from the opponent's sheet (8.5).
pub(super) fn bring_up_to_date(docket: &mut Docket, borrowed: bool) -> Result<(), Refusal> {
    let player = docket.player()?;
    let game = &docket.game;
    // Elsewhere he writes himself; the record of a board that nobody watches is partly the opponent's sheet.
    let copies = borrowed && game.regulations().witness == Witness::Sheets;
    if !game.is_watched() && !copies && game.owes_sheet(player).is_none() {
        return Err(Refusal::plain(Because::NobodyWatchesTheBoard));
    }
    let alone = game.owes_sheet(player) == Some(Ground(&ONE_DOES_NOT));
    if borrowed && alone && player != game.to_move() {
        return Err(Refusal::by(
            &ONE_DOES_NOT,
            Because::OpponentsScoresheetForPlayerWhoMove,
        ));
    }
    if game.regulations().witness == Witness::Clock {
        // What stands on paper nobody sees here.
        docket.record(What::Record(Fact::BroughtUpToDate));
        return Ok(());
    }
    let sheet = game.recording.sheets[player].clone();
    // What he copies is what stands there, whatever the record has made of it.
    let others = &game.recording.sheets[!player];
    let texts = match copies {
        true => others
            .entries
            .iter()
            .take(others.next_place())
            .map(|entry| entry.0.to_string())
            .collect(),
        false => moves_in_words(game),
    };
    // What he has written stays where it tells its move; what he has left out comes between.
    let placed = differences::places(game, player);
    for (place, text) in texts.into_iter().enumerate() {
        let own = placed.get(place).copied().flatten();
        let own = own.and_then(|entry| sheet.entry(entry));
        let text = match own.filter(|entry| !entry.is_dash()) {
            Some(entry) => entry.0.to_string(),
            None => text,
        };
        let fact = match sheet.entries.get(place) {
            None => Fact::Wrote(text),
            Some(there) if sheet.entry(place).is_some() && *there.0 == *text => continue,
            Some(_) => Fact::Corrected {
                place: place as u32,
                text,
            },
        };
        docket.record(What::Record(fact));
    }
    if copies {
        docket.then(Finding::SheetsTell);
    }
    Ok(())
}

/// The moves of the game as they should be written (C.8).
pub(super) fn moves_in_words(game: &Game) -> Vec<String> {
    let mut before = *game.start();
    let mut texts = Vec::with_capacity(game.plies.len());
    for ply in &game.plies {
        texts.push(match ply.legal {
            Ok(mv) => before.san(mv).as_str().to_owned(),
            // As everybody saw it: what is copied does not tell that it was none.
            Err(_) => written::seen(&before, ply.attempt)
                .styled(Style::pgn())
                .to_string(),
        });
        if let Some(after) = ply.after {
            before = after;
        }
    }
    texts
}

/// A player says in which language he writes (C.3).
pub(super) fn letters(docket: &mut Docket, code: &str) -> Result<(), Refusal> {
    docket.player()?;
    if code.parse::<Language>().is_err() {
        return Err(Refusal::plain(Because::SoftwareDoesNotReadThatLanguage));
    }
    docket.record(What::Record(Fact::Letters(code.to_owned())));
    Ok(())
}
