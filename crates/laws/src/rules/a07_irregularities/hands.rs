//! Two hands for one move (7.5.4), where nobody has seen which move it was, and what counts once (7.5.5).

use std::fmt;

use chess::{Attempt, Color};
use serde::{Deserialize, Serialize};

use super::faults::Fault;
use super::{Fact, TWO_HANDS, price};
use crate::command::Hands;
use crate::counting;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::rule::{Ground, Rule};
use crate::rules::a04_touch;

/// What kind of move was made with two hands?
pub(super) enum Kind {
    /// One for which that is an illegal move.
    Counts,
    /// One for which it is a breach of 4.1.
    Ordinary,
    /// Nobody has seen it, and it can have been either.
    Unknown,
}

/// Are two hands for this move an illegal move, or would they be if the move itself were not one (7.5.4)? Nobody learns from what
/// is weighed whether it is.
pub(super) fn are_illegal(game: &Game, at: usize) -> bool {
    let ply = &game.plies[at];
    match (ply.legal, game.regulations().edition) {
        (Ok(_), _) => game.two_hands_count(at),
        (Err(_), Edition::Y2014) => false,
        (Err(_), Edition::Y2018) => match ply.attempt {
            Attempt::Castle { .. } => true,
            Attempt::Displace { to, placed, .. } => {
                placed.is_some() || game.before(at).board().piece_at(to).is_some()
            }
        },
        (Err(_), Edition::Y2023) => true,
    }
}

/// Of a move that no record has. In 2018 only castling, captures and promotions count (7.5.4), so that it hangs on the move: if
/// none of these was possible, or if every move was one, the position tells.
pub(super) fn kind(game: &Game, by: Color, number: u32) -> Kind {
    let edition = game.regulations().edition;
    match edition {
        Edition::Y2014 => return Kind::Ordinary,
        Edition::Y2018 => {}
        Edition::Y2023 => return Kind::Counts,
    }
    if !game.is_level(by) || game.counted(by) != number || game.rests_on_sheets() {
        return Kind::Unknown;
    }
    let position = game.standing();
    let counts = |mv| counting::two_hands_are_illegal(edition, position, mv);
    let legal = position.legal_moves();
    match legal.iter().filter(|&&mv| counts(mv)).count() {
        0 => Kind::Ordinary,
        all if all == legal.len() => Kind::Counts,
        _ => Kind::Unknown,
    }
}

/// 7.5.4  Was the move that a player has made with two hands castling, a capture or a promotion? Nobody has seen it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TwoHandsKind {
    /// Who made it.
    pub by: Color,
    /// Which move of his, as the counter of the clock has it.
    pub number: u32,
}

impl fmt::Display for TwoHandsKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by;
        write!(
            f,
            "whether {by} has castled, captured or promoted with two hands"
        )
    }
}

impl Ask for TwoHandsKind {
    fn rule(&self) -> &'static Rule {
        &TWO_HANDS
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => count(docket, self.by, self.number),
            _ => weigh(docket, self.by, self.number),
        }
    }
}

/// How many half-moves have been told when a move that no record has is known to be made with two hands: before the press, or
/// when his opponent has not replied.
fn is_told(game: &Game, by: Color, number: u32) -> impl Fn(u32) -> bool + use<> {
    let before = game.half_moves_before(by, number);
    move |told| (before..=before + 1).contains(&told)
}

/// Such a move was an ordinary one: a breach of 4.1, unless it is or was weighed already.
pub(super) fn weigh(docket: &mut Docket, by: Color, number: u32) {
    let game = &docket.game;
    let (offence, is_told) = (Ground(&a04_touch::ONE_HAND), is_told(game, by, number));
    let mut matters = game.conduct.matters.iter();
    let weighed = matters.any(|matter| {
        (matter.by, matter.offence) == (by, offence) && matter.at.iter().any(|&at| is_told(at))
    });
    if !weighed {
        docket.weigh(by, &a04_touch::ONE_HAND);
    }
}

/// A move that no record has was made with two hands, and that is an illegal move: he pays (7.5.4, 7.5.5).
pub(super) fn count(docket: &mut Docket, by: Color, number: u32) {
    let is_told = is_told(&docket.game, by, number);
    docket.weigh_no_more(by, &a04_touch::ONE_HAND, is_told);
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::TwoHandsFound { by, number }));
    docket.record(What::IllegalMoveCounted(by));
    let game = &docket.game;
    let (nth, rule) = (game.illegal_moves[by], Fault::TwoHands.extra_rule());
    let known = game.is_known().then(|| game.standing());
    let price = price::price(game, by, nth, known, rule);
    docket.rule_at_the_board(vec![price]);
}

/// What was complained of before the press is an illegal move now (7.5.4).
pub(super) fn are_paid_for(docket: &mut Docket, by: Color, at: usize) {
    let game = &docket.game;
    match game.regulations().edition {
        Edition::Y2014 => return,
        Edition::Y2018 | Edition::Y2023 => {}
    }
    if game.plies[at].hands == Hands::Two {
        let is_this = |made| made as usize == at + 1;
        docket.weigh_no_more(by, &a04_touch::ONE_HAND, is_this);
    }
}

/// Has the maker of a move paid for it already, because it was made with two hands (7.5.5)? Two faults in one move count once.
pub(super) fn has_paid(game: &Game, by: Color, at: usize) -> bool {
    let ply = &game.plies[at];
    let counted = ply.settled && ply.hands == Hands::Two && game.two_hands_count(at);
    counted || has_paid_for(game, by, game.before(at).fullmoves())
}

/// The same of a move that no record has, by its number (7.5.5).
pub(super) fn has_paid_for(game: &Game, by: Color, number: u32) -> bool {
    let same =
        |&(color, nth): &(Color, u32)| color == by && game.number_of_move(color, nth) == number;
    game.illegal_moves[by] > 0 && game.irregular.two_hands.iter().any(same)
}
