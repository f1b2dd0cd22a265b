//! Swiss rounds: the initial colour, the pairing, and what is changed by hand.

use chess::Color;

use super::{Pairer, Seated, boards, publication};
use crate::command::{Refusal, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::round::{Progress, RoundNumber, SitsOut, Stage};
use crate::swiss::{Course, Impossible};

/// The initial colour is drawn before round 1 and kept (C.04.3 5.1).
pub(super) fn initial_color(at: &Competition, color: Color) -> Result<Vec<What>, Refusal> {
    if at.is_started() {
        return Err(Refusal::Cannot("a round has started"));
    }
    Ok(vec![What::InitialColorDrawn(color)])
}

/// Pairs a round by the FIDE (Dutch) System. What comes of it is a fact: nothing is worked out again later.
pub(super) fn pair(
    at: &Competition,
    number: RoundNumber,
    reason: &str,
    pairer: &dyn Pairer,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    if at.round_robin.is_some() {
        return Err(Refusal::Cannot("the rounds follow the Berger tables"));
    }
    if at.initial_color.is_none() {
        return Err(Refusal::Cannot("the initial colour has not been drawn"));
    }
    let earlier = at.rounds.iter().take_while(|other| other.number < number);
    for other in earlier {
        if other.started.is_none() {
            return Err(Refusal::Cannot("an earlier round has not been played"));
        }
        if other
            .pairings
            .iter()
            .any(|game| game.progress == Progress::Open)
        {
            return Err(Refusal::Cannot(
                "a game of an earlier round is neither decided nor adjourned",
            ));
        }
    }
    if round.stage() == Stage::Paired && reason.trim().is_empty() {
        let problem = "the round is paired: say why it is paired again";
        return Err(Refusal::Wrong(vec![Wrong::new("reason", problem)]));
    }
    let course = Course::of_competition(at, number);
    let worked_out = pairer.players(&course, number.0).ok_or(super::NOT_YET)?;
    let Seated { seats, bye } = worked_out.map_err(refused)?;
    let asked = round
        .byes
        .iter()
        .filter(|(_, bye)| **bye != Bye::PairingAllocated);
    let asked = asked.map(|(&player, &bye)| SitsOut { player, bye });
    let allocated = bye.map(|player| SitsOut {
        player,
        bye: Bye::PairingAllocated,
    });
    let paired = What::SwissPaired {
        round: number,
        pairings: boards::assign(at, &seats, &[]),
        byes: asked.chain(allocated).collect(),
        reason: reason.trim().to_owned(),
    };
    let held = publication::of_new(at, number);
    Ok([Some(paired), held].into_iter().flatten().collect())
}

fn refused(why: Impossible) -> Refusal {
    Refusal::Cannot(match why {
        Impossible::Nobody => "nobody is to be paired in this round",
        Impossible::Opponents => {
            "no legal pairing exists: not everybody can have an opponent (C1, C3)"
        }
        Impossible::Bye => {
            "no legal pairing exists: nobody can have the bye such that the others can be paired (C2)"
        }
    })
}

/// Two players change places, before the start; the round is marked as changed by hand.
pub(super) fn swap(
    at: &Competition,
    number: RoundNumber,
    one: PlayerId,
    two: PlayerId,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    let sits = |player: PlayerId| {
        round.game_of(player).is_some() || round.byes.get(&player) == Some(&Bye::PairingAllocated)
    };
    let mut wrong = Vec::new();
    for (field, player) in [("one", one), ("two", two)] {
        if !sits(player) {
            wrong.push(Wrong::new(
                field,
                format!("player {player} is not paired in this round"),
            ));
        }
    }
    if one == two {
        wrong.push(Wrong::new("two", "somebody else"));
    }
    if reason.trim().is_empty() {
        wrong.push(Wrong::new("reason", "why it is changed"));
    }
    super::verdict(wrong)?;
    Ok(vec![What::PlayersSwapped {
        round: number,
        one,
        two,
        reason: reason.trim().to_owned(),
    }])
}
