//! Complaints that say of what: a touch, a release, adjusting, two hands, the hand on the clock (4.1–4.8, 6.2.3).
//!
//! The board shows touches and moves. Which hand was used, and whether somebody said that he adjusts, only people see:
//! the arbiter says whether such a complaint is founded.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{ADJUSTING, ONE_HAND, RELEASED, TOUCHED, complaint};
use crate::command::{Hands, Refusal};
use crate::counting;
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules::a06_clock;
use crate::rules::a11_conduct::Matter;
use crate::ruling::{Remedy, Ruling};

/// What is complained of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Breach {
    /// A touched piece was not moved or taken (4.3, 4.4).
    Touched,
    /// A released piece went elsewhere (4.7).
    Released,
    /// Pieces were adjusted without a word (4.2).
    Adjusting,
    /// A move was made with two hands (4.1).
    TwoHands,
    /// The clock was pressed with the other hand, or a finger stays on it (6.2.3).
    ClockHand,
}

impl Breach {
    fn rule(self) -> &'static Rule {
        match self {
            Breach::Touched => &TOUCHED,
            Breach::Released => &RELEASED,
            Breach::Adjusting => &ADJUSTING,
            Breach::TwoHands => &ONE_HAND,
            Breach::ClockHand => &a06_clock::SAME_HAND,
        }
    }
}

/// An assistant complains of a touched piece for his player (4.8, D.2.10.5): by the rule that lets him.
pub(crate) fn complain_of_touch(docket: &mut Docket, by: &'static Rule) -> Result<(), Refusal> {
    let of = docket.player()?;
    let founded = complaint::is_seen(docket);
    complain_of(docket, Breach::Touched)?;
    if founded {
        docket.rule(Ruling::new(Remedy::claim_correct(of), by));
    }
    Ok(())
}

/// A player complains of one breach by his opponent (4.8, 6.2.3).
pub(crate) fn complain_of(docket: &mut Docket, breach: Breach) -> Result<(), Refusal> {
    docket.under_way()?;
    let of = docket.player()?;
    match breach {
        Breach::Touched | Breach::Released => {
            return complaint::complain_by(docket, breach.rule());
        }
        // What a screen has seen needs no word of the arbiter.
        Breach::Adjusting if complaint::is_seen(docket) => {
            return complaint::complain_by(docket, &ADJUSTING);
        }
        // The right to complain of Article 4 ends with touching a piece; a touch of this move may still be going on, and
        // whoever has the move may be adjusting now.
        Breach::Adjusting if docket.game.turn() != of => {}
        Breach::Adjusting | Breach::TwoHands if !complaint::touches_now(docket) => {
            let of_move = complaint::complained_of(&docket.game, docket.by)?.is_some();
            if !of_move && breach == Breach::TwoHands && docket.game.is_watched() {
                return complaint::complain_by(docket, breach.rule());
            }
        }
        Breach::Adjusting | Breach::TwoHands | Breach::ClockHand => {}
    }
    let seen = docket.game.plies.last();
    let two = seen.is_some_and(|ply| ply.mover != of && ply.hands == Hands::Two);
    if breach == Breach::TwoHands && two {
        return complaint::complain_by(docket, &ONE_HAND);
    }
    ask_whether_founded(docket, of, breach.rule())
}

/// Only people have seen it: the arbiter says whether it was so, unless he has it before him already (4.8, 6.2.3).
pub(super) fn ask_whether_founded(
    docket: &mut Docket,
    of: Color,
    rule: &'static Rule,
) -> Result<(), Refusal> {
    let (offence, number) = (Ground(rule), number_of(&docket.game, !of));
    let question = Founded {
        of,
        offence,
        number,
    };
    if docket.game.questions.contains(&question.clone().into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.record(What::Complained);
    // Whether it was put right before the press says the same.
    let put_right = MadeWithOne { by: !of, number };
    let is_counted = docket.game.irregular.two_hands.contains(&(!of, number))
        && docket.game.illegal_moves[!of] > 0
        && offence == Ground(&ONE_HAND);
    let is_asked =
        offence == Ground(&ONE_HAND) && docket.game.questions.contains(&put_right.into());
    if !is_asked && !is_counted && !is_before_him(docket, !of, rule) {
        docket.ask(question);
    }
    Ok(())
}

/// The arbiter has seen it himself and needs no complaint (4.8).
pub(crate) fn find_two_hands(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    let found = Founded {
        of: !by,
        offence: Ground(&ONE_HAND),
        number: number_of(&docket.game, by),
    };
    if docket.game.questions.contains(&found.clone().into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    // Two faults in one move count once, and it is put back.
    match docket.game.regulations().edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 if docket.game.last_put_back() == Some(by) => {
            return Err(Refusal::by(&ONE_HAND, Because::RuledAlready));
        }
        Edition::Y2018 | Edition::Y2023 => {}
    }
    docket.record(What::Complained);
    found.answered(docket, &Answer::Yes);
    Ok(())
}

/// The number of the move of a player that can be complained of now: his last, until his opponent has answered it; else
/// the one that he is making.
fn number_of(game: &Game, by: Color) -> u32 {
    if game.is_watched() {
        let last = game.plies.last().is_some_and(|ply| ply.mover == by);
        return game.made(by) + u32::from(!last);
    }
    game.counted(by) + u32::from(game.to_move() == by)
}

/// Has the arbiter this offence of a player before him, and has nobody moved since it happened (4.8)?
pub(super) fn is_before_him(docket: &Docket, by: Color, rule: &'static Rule) -> bool {
    let game = &docket.game;
    let same = |matter: &&Matter| (matter.by, matter.offence) == (by, Ground(rule));
    let matter = game.conduct.matters.iter().find(same);
    let last = matter.and_then(|matter| matter.at.last());
    docket.is_weighed(by, rule) && last == Some(&game.half_moves_told())
}

/// A move that turns out to have been made with two hands, as far as it is known.
enum Made {
    /// It stands in the record, at this place.
    Known(usize),
    /// Nobody has written it, and the clock was pressed for it.
    Pressed,
    /// It is not completed, or something else is wrong with it.
    Otherwise,
}

impl Made {
    /// The move of a player with this number. The record may begin later than the counter of the clock, and lack the last.
    fn of(game: &Game, by: Color, number: u32) -> Made {
        let unread = game.at_the_clock.unread.iter();
        let known = game.completed(by) + unread.filter(|press| press.by == by).count() as u32;
        let ahead = match game.is_watched() {
            true => 0,
            false => game.counted(by).saturating_sub(known),
        };
        let (since, before) = game.record_begins(by);
        let mut his = game.plies.iter().enumerate().skip(since);
        let nth = number.checked_sub(before + ahead + 1);
        let place = nth.and_then(|nth| {
            let mut his = his
                .by_ref()
                .filter(|(_, ply)| ply.mover == by && !ply.is_idle());
            his.nth(nth as usize)
        });
        match place {
            Some((at, ply)) if ply.legal.is_ok() => Made::Known(at),
            None if !game.is_watched() && game.counted(by) >= number => Made::Pressed,
            _ => Made::Otherwise,
        }
    }
}

/// 4.8, 6.2.3  Is a complaint founded of something that only people have seen?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Founded {
    /// Who complains.
    pub of: Color,
    /// Of what, by its rule.
    pub offence: Ground,
    /// Which move of his opponent, by its number; 0 in what was stored before it was kept.
    #[serde(default)]
    pub number: u32,
}

impl fmt::Display for Founded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (of, offence) = (self.of, self.offence);
        write!(
            f,
            "whether the complaint of {of} about {offence} is founded"
        )
    }
}

impl Founded {
    /// From 2018 two hands are an illegal move once the clock is pressed, and cost nothing before. Says whether it is so.
    fn counts(&self, docket: &mut Docket) -> bool {
        match docket.game.regulations().edition {
            Edition::Y2014 => return false,
            Edition::Y2018 | Edition::Y2023 => {}
        }
        let by = !self.of;
        let number = match self.number {
            0 => number_of(&docket.game, by),
            number => number,
        };
        let at = match Made::of(&docket.game, by, number) {
            Made::Otherwise => return false,
            Made::Known(at) => Some(at),
            Made::Pressed => None,
        };
        let game = &docket.game;
        let edition = game.regulations().edition;
        let plain = |at: usize| {
            let counts = |mv| counting::two_hands_are_illegal(edition, game.before(at), mv);
            !game.plies[at].legal.is_ok_and(counts)
        };
        // What was counted when nobody knew the move is not weighed as well.
        let counted = game.irregular.two_hands.contains(&(by, number));
        if !counted && at.is_some_and(plain) {
            return false;
        }
        if at.is_some_and(|at| at + 1 == docket.game.plies.len()) {
            let hands = Hands::Two;
            docket.record(What::MadeAgain { hands });
        }
        docket.then(Finding::TwoHandsFound { by, number, at });
        true
    }
}

impl Ask for Founded {
    fn rule(&self) -> &'static Rule {
        self.offence.0
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let of = self.of;
        if *answer != Answer::Yes {
            return docket.rule(Ruling::new(Remedy::Unfounded { of }, self.offence.0));
        }
        if self.offence == Ground(&ONE_HAND) && self.counts(docket) {
            return;
        }
        if [Ground(&TOUCHED), Ground(&RELEASED)].contains(&self.offence) {
            // Nobody has watched the board: which piece he has to move, the arbiter tells him there.
            docket.stop_clocks();
            docket.rule(Ruling::new(Remedy::claim_correct(of), self.offence.0));
            let (by, number, rule) = (!of, self.number, self.offence.0);
            docket.then(Finding::ToBeMadeAgain { by, number, rule });
        } else {
            docket.weigh(!of, self.offence.0);
        }
    }
}

/// 7.5.4  Was a move that the arbiter knows to have been made with two hands made again with one, before the clock was pressed?
/// Nobody has watched the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MadeWithOne {
    /// Who made it.
    pub by: Color,
    /// Which move of his.
    pub number: u32,
}

impl fmt::Display for MadeWithOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by;
        write!(
            f,
            "whether {by} has made the move again with one hand before pressing the clock"
        )
    }
}

impl Ask for MadeWithOne {
    fn rule(&self) -> &'static Rule {
        &ONE_HAND
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer == Answer::Yes {
            return;
        }
        let (of, offence, number) = (!self.by, Ground(&ONE_HAND), self.number);
        let found = Founded {
            of,
            offence,
            number,
        };
        // If it does not count (an ordinary move in 2018), it is weighed already.
        found.counts(docket);
    }
}

/// The clock is about to be pressed for a move that nobody has watched. If the arbiter knows that two hands were used for it,
/// it is an illegal move now (7.5.4), unless it was put right before.
pub(crate) fn is_made_with_one(game: &Game, by: Color) -> Option<MadeWithOne> {
    match game.regulations().edition {
        Edition::Y2014 => return None,
        Edition::Y2018 | Edition::Y2023 => {}
    }
    let now = game.half_moves_told();
    let of_this = |matter: &&Matter| (matter.by, matter.offence) == (by, Ground(&ONE_HAND));
    let matter = game.conduct.matters.iter().find(of_this)?;
    let number = number_of(game, by);
    (matter.at.last() == Some(&now)).then_some(MadeWithOne { by, number })
}
