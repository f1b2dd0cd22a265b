//! Claims of a draw by repetition and by fifty moves: who may claim, the check, and what follows (9.2–9.5).

use std::fmt;

use chess::notation::{ReadError, read_written};
use chess::{Color, Move, Position, Square};
use serde::{Deserialize, Serialize};

use super::sameness::{appearances, look_alike};
use super::{
    CLAIM_CORRECT, CLAIM_STOPS_CLOCK, CLAIM_WRONG, FIFTY, FIFTY_COMPLETED, FIFTY_WRITTEN, Found,
    LOST_BY_TOUCH, SAME_CASTLING, SAME_EN_PASSANT, THREEFOLD, THREEFOLD_APPEARED,
    THREEFOLD_WRITTEN,
};
use crate::command::{Done, Refusal};
use crate::counting::{self, THIRD};
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::rules::{a05_end, a06_clock, a08_record};
use crate::ruling::{Duty, Remedy, Ruling};
use crate::written::pieces_meant;

/// What a player claims.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ClaimGround {
    /// The same position for at least the third time (9.2).
    Repetition,
    /// Fifty moves by each without a capture or a pawn move (9.3).
    FiftyMoves,
}

/// What the claim is based on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ClaimMove {
    /// The position as it stands.
    OnBoard,
    /// The move that the player has written, or entered, but not made.
    Written,
    /// A move that he only says.
    Said(String),
}

impl ClaimGround {
    /// The rule of the claim as a whole.
    fn rule(self) -> &'static Rule {
        match self {
            ClaimGround::Repetition => &THREEFOLD,
            ClaimGround::FiftyMoves => &FIFTY,
        }
    }

    /// The rule of this way to claim.
    fn branch(self, with: &ClaimMove) -> &'static Rule {
        match (self, with) {
            (ClaimGround::Repetition, ClaimMove::OnBoard) => &THREEFOLD_APPEARED,
            (ClaimGround::Repetition, _) => &THREEFOLD_WRITTEN,
            (ClaimGround::FiftyMoves, ClaimMove::OnBoard) => &FIFTY_COMPLETED,
            (ClaimGround::FiftyMoves, _) => &FIFTY_WRITTEN,
        }
    }

    /// What the basic rules of 2014 say of it.
    fn basic(self) -> &'static Rule {
        match self {
            ClaimGround::Repetition => &a05_end::THREEFOLD_MAY_DRAW,
            ClaimGround::FiftyMoves => &a05_end::FIFTY_MAY_DRAW,
        }
    }
}

/// What a player intends, as far as it can be read.
enum Intended {
    /// No move: the position on the board.
    Nothing,
    Legal(Move),
    /// Written, but not legal: one of these pieces is owed.
    Illegal(Vec<Square>),
    /// Written in a position that no record has.
    Unread(String),
}

/// A player claims a draw (9.2, 9.3).
pub(crate) fn claim(
    docket: &mut Docket,
    ground: ClaimGround,
    with: &ClaimMove,
) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    // A verdict on an earlier claim is in nobody's way.
    let verdict = |ruling: &Ruling| ruling.remedy.is_verdict();
    if !docket.game.proposed.iter().all(verdict) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    let lost = player == docket.game.to_move() && !docket.game.touched.is_empty();
    // A claimant who has not written his move is told how to claim and pays nothing.
    let intended = intended(&docket.game, player, ground, with)?;
    docket.record(What::DrawClaimed {
        ground,
        with: with.clone(),
    });
    docket.stop_clocks();
    if lost || player != docket.game.to_move() {
        // He has touched a piece; or the move has been made: it no longer waits, and the other player has the move.
        let why = if lost { &LOST_BY_TOUCH } else { ground.rule() };
        let rulings = wrong(&docket.game, player, Found::Nothing, why);
        docket.rule_at_the_board(rulings);
        return Ok(());
    }
    if !docket.game.is_watched() && too_few_moves(&docket.game, ground, &intended) {
        let mut rulings = wrong(&docket.game, player, Found::Nothing, ground.branch(with));
        rulings.extend(owed(&docket.game, player, &intended));
        docket.rule_at_the_board(rulings);
        return Ok(());
    }
    let rulings = check(&docket.game, player, ground, with, &intended);
    if docket.game.is_watched() {
        docket.rule_at_the_board(rulings);
        return Ok(());
    }
    put_to_the_arbiter(docket, player, ground, with, &intended, rulings);
    Ok(())
}

/// Were so few moves made, as the presses tell, that the claim is wrong whatever was played?
fn too_few_moves(game: &Game, ground: ClaimGround, intended: &Intended) -> bool {
    if game.regulations().witness == Witness::Nobody {
        return false;
    }
    let start = game.start();
    let since_start = start.halfmoves() + game.played().saturating_sub(start.ply());
    // A position that the arbiter has set up may tell of more.
    let made = since_start.max(game.standing().halfmoves() + game.lacks());
    let made = made + u32::from(!matches!(intended, Intended::Nothing));
    match ground {
        ClaimGround::Repetition => !counting::may_have_stood(made, THIRD),
        ClaimGround::FiftyMoves => made < counting::FIFTY,
    }
}

/// Nobody has watched the board: the arbiter hears what follows if the sheets are right, and finds. Where the record is
/// behind the board it proves nothing, and what follows is said of the claim.
fn put_to_the_arbiter(
    docket: &mut Docket,
    player: Color,
    ground: ClaimGround,
    with: &ClaimMove,
    intended: &Intended,
    as_written: Vec<Ruling>,
) {
    let game = &docket.game;
    let mut rejected = wrong(game, player, Found::Nothing, ground.branch(with));
    rejected.extend(owed(game, player, intended));
    let upheld = correct(game, player, ground, with, intended, Found::Nothing);
    let behind =
        !game.at_the_clock.unread.is_empty() || game.regulations().witness != Witness::Sheets;
    let draws = as_written
        .iter()
        .any(|ruling| ruling.remedy == Remedy::Draw);
    let by = player;
    if behind {
        // No sheet has the position: what is asked is the claim itself.
        return docket.ask(DrawClaim {
            by,
            upheld,
            rejected,
        });
    }
    let (if_so, if_not) = match draws {
        true => (as_written, rejected),
        // Sheets that are wrong prove nothing for him either: whether he is right is asked then.
        false => {
            let asked = DrawClaim {
                by,
                upheld,
                rejected,
            };
            (as_written, vec![Ruling::asks(asked.into())])
        }
    };
    docket.ask(a08_record::AsWritten { if_so, if_not });
}

/// 9.2, 9.3  Is a claim right, where no sheet has the position, or the sheets, which are not, say otherwise?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawClaim {
    /// Who claims.
    pub by: Color,
    /// What is ruled if it is right.
    pub upheld: Vec<Ruling>,
    /// What is ruled if it is not.
    pub rejected: Vec<Ruling>,
}

impl fmt::Display for DrawClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether the draw that {} claims is right", self.by)
    }
}

impl Ask for DrawClaim {
    fn rule(&self) -> &'static Rule {
        let first = self.upheld.first();
        let ground = first.and_then(|ruling| ruling.grounds.first());
        ground.map_or(&CLAIM_CORRECT, |ground| ground.0)
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        docket.rule_all(answer.either(&self.upheld, &self.rejected).clone());
    }
}

/// A claim cannot be withdrawn (9.5.1).
pub(crate) fn withdraw_claim(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.draws.claim != Some(player) {
        return Err(Refusal::plain(Because::NoDrawClaimed));
    }
    Err(Refusal::by(
        &CLAIM_STOPS_CLOCK,
        Because::ClaimCannotWithdrawn,
    ))
}

fn intended(
    game: &Game,
    player: Color,
    ground: ClaimGround,
    with: &ClaimMove,
) -> Result<Intended, Refusal> {
    let written = game.recording.intended(player, game.half_moves());
    let text = match with {
        ClaimMove::OnBoard => return Ok(Intended::Nothing),
        // Whoever has made his move has nothing left to intend; that claim is wrong in any case.
        _ if player != game.to_move() => return Ok(Intended::Nothing),
        ClaimMove::Written => written,
        ClaimMove::Said(said) => claim_needs_no_sheet(game).map(|_| said.as_str()),
    };
    let branch = ground.branch(with);
    let Some(text) = text else {
        return Err(Refusal::by(branch, Because::MoveMustWrittenFirst));
    };
    if !game.is_known() {
        return Ok(Intended::Unread(text.to_owned()));
    }
    let position = game.position();
    let language = game.recording.language(player);
    match position.read_move(text, language) {
        Ok(reading) => Ok(Intended::Legal(reading.mv)),
        Err(ReadError::NoSuchMove(_)) => {
            let pieces = read_written(text, language).unwrap_or_default();
            let written = pieces.first().map(|written| written.act);
            Ok(Intended::Illegal(pieces_meant(position, written)))
        }
        Err(ReadError::Ambiguous(_)) => Err(Refusal::by(branch, Because::WrittenMoveAmbiguous)),
        Err(ReadError::Unreadable(_)) => Err(Refusal::by(branch, Because::WrittenMoveCannotRead)),
    }
}

/// The rule by which a move that is only said is enough: from 2018 A.2 keeps the claims that normally rest on a
/// scoresheet.
fn claim_needs_no_sheet(game: &Game) -> Option<&'static Rule> {
    match game.regulations().edition {
        Edition::Y2014 => None,
        Edition::Y2018 | Edition::Y2023 => game.regime().need_not_record.map(|by| by.0),
    }
}

fn check(
    game: &Game,
    player: Color,
    ground: ClaimGround,
    with: &ClaimMove,
    intended: &Intended,
) -> Vec<Ruling> {
    let branch = ground.branch(with);
    let now = *game.position();
    let (position, is_intended) = match intended {
        // What the record has of it decides nothing: the arbiter is asked.
        Intended::Nothing | Intended::Unread(_) => (now, false),
        Intended::Legal(mv) => (now.after(*mv), true),
        Intended::Illegal(_) => {
            let mut rulings = wrong(game, player, Found::Nothing, branch);
            rulings.extend(owed(game, player, intended));
            return rulings;
        }
    };
    let (is_right, found) = match ground {
        ClaimGround::Repetition => {
            let moments = appearances(game, &position, is_intended);
            (moments.len() >= THIRD, Found::Positions(moments))
        }
        ClaimGround::FiftyMoves => {
            let plies = position.halfmoves();
            (counting::is_fifty(&position), Found::HalfMoves(plies))
        }
    };
    // No draw comes of a position that an illegal move has brought.
    if is_right && game.open_illegal().is_none() {
        return correct(game, player, ground, with, intended, found);
    }
    let mut rulings = wrong(game, player, found, branch);
    if let Some(why) = difference(game, &position, is_intended, ground) {
        let rejected = rulings.remove(0);
        rulings.insert(0, rejected.with(why));
    }
    rulings.extend(owed(game, player, intended));
    rulings
}

/// Why positions that look the same are not: the reason that people overlook.
fn difference(
    game: &Game,
    position: &Position,
    is_intended: bool,
    ground: ClaimGround,
) -> Option<&'static Rule> {
    let alike: Vec<&Position> = look_alike(game, position).collect();
    if ground != ClaimGround::Repetition || alike.len() + usize::from(is_intended) < THIRD {
        return None;
    }
    let rights_differ = alike
        .iter()
        .any(|then| then.castling() != position.castling());
    Some(if rights_differ {
        &SAME_CASTLING
    } else {
        &SAME_EN_PASSANT
    })
}

fn correct(
    game: &Game,
    player: Color,
    ground: ClaimGround,
    with: &ClaimMove,
    intended: &Intended,
    found: Found,
) -> Vec<Ruling> {
    let branch = ground.branch(with);
    let mut answer = Ruling::new(Remedy::ClaimCorrect { of: player, found }, branch);
    if let (ClaimMove::Said(_), Some(rule)) = (with, claim_needs_no_sheet(game)) {
        answer = answer.with(rule);
    }
    let mut draw = Ruling::new(Remedy::Draw, &CLAIM_CORRECT).with(ground.rule());
    let mut completes = None;
    match (game.regulations().edition, intended, ground) {
        (Edition::Y2014, _, _) => draw = draw.with(ground.basic()),
        // From 2023 the announced move counts as completed (6.2.1.1), for the repetition only.
        (Edition::Y2023, Intended::Legal(mv), ClaimGround::Repetition) => completes = Some(*mv),
        (Edition::Y2018 | Edition::Y2023, _, _) => {}
    }
    let completed = completes.map(|mv| {
        let attempt = Done(mv.into());
        Ruling::new(
            Remedy::CountsAsMade {
                attempt,
                mv: Some(mv),
            },
            &a06_clock::COMPLETED_BY_ENDING,
        )
        .with(branch)
    });
    [Some(answer), completed, Some(draw)]
        .into_iter()
        .flatten()
        .collect()
}

/// The claim fails and costs time. It is not an illegal move.
fn wrong(game: &Game, player: Color, found: Found, why: &'static Rule) -> Vec<Ruling> {
    let regime = game.regime();
    let price = Remedy::AddTime {
        to: !player,
        time: regime.extra_time,
    };
    let price = Ruling::new(price, &CLAIM_WRONG);
    vec![
        Ruling::new(Remedy::ClaimRejected { of: player, found }, why),
        price
            .with_all(regime.extra_time_by)
            .with_all(regime.wrong_claims_by),
    ]
}

/// After a wrong claim the written move is played; if it is illegal, another with that piece.
fn owed(game: &Game, player: Color, intended: &Intended) -> Option<Ruling> {
    let duty = match intended {
        Intended::Nothing => return None,
        Intended::Legal(mv) => Duty::Play(Done((*mv).into())),
        Intended::Unread(text) => Duty::Written(text.clone()),
        Intended::Illegal(pieces) => {
            let legal = game.position().legal_moves();
            let can_move = |square: &Square| legal.iter().any(|mv| mv.from() == *square);
            let able: Vec<Square> = pieces.iter().copied().filter(can_move).collect();
            if able.is_empty() {
                Duty::Any
            } else {
                Duty::OneOf(able)
            }
        }
    };
    Some(Ruling::new(Remedy::MustMove { player, duty }, &CLAIM_WRONG))
}
