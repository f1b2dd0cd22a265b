//! The recorded result against the end of the game (Articles 5, 6.9 and 9.6).

use chess::{Color, Position};

use super::history::History;
use super::kind::Kind;
use super::winnable::Oracle;
use crate::lexer::Outcome;
use crate::tags::Termination;
use laws::Edition;
use laws::counting::{self, End};

/// How a game that was read to its end ended.
pub struct Ending<'a> {
    /// Under which edition.
    pub edition: Edition,
    /// Its positions.
    pub history: &'a History,
    /// The result as recorded.
    pub recorded: Option<Outcome>,
    /// The tag, if it is there and understood.
    pub termination: Option<Termination>,
    /// Whose flag is down by the recorded clocks.
    pub flagged: Option<Color>,
    /// It began with the first move, not from a FEN.
    pub from_start: bool,
}

/// What is wrong with a result.
pub struct Verdict {
    /// What.
    pub kind: Kind,
    /// After which ply the game was over, or could not be won.
    pub ply: usize,
    /// Whom it concerns.
    pub side: Option<Color>,
    /// The result by the Laws, if it is another.
    pub lawful: Option<Outcome>,
}

/// How the last position is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Final {
    /// Checkmate, given by this side.
    Mate(Color),
    /// Stalemate.
    Stalemate,
    /// Dead since this ply.
    Dead(usize),
    /// None of these.
    Alive,
}

impl Ending<'_> {
    /// Everything wrong with the result, and how the last position is.
    pub fn judge(&self, oracle: &mut Oracle, found: &mut Vec<Verdict>) -> Final {
        self.automatic_draws(found);
        let last = self.history.last();
        let plies = self.history.plies();
        if let Some(end) = counting::end_of(last) {
            return self.no_move(end, plies, found);
        }
        let winner = match self.recorded {
            Some(Outcome::White) => Some(Color::White),
            Some(Outcome::Black) => Some(Color::Black),
            _ => None,
        };
        let dead = match winner {
            // The winner is asked first: if he could mate, neither is the position dead nor the win wrong.
            Some(winner) => {
                let cannot = oracle.cannot_mate(last, winner);
                let dead = cannot && oracle.cannot_mate(last, !winner);
                if cannot && !dead {
                    self.won_without_means(winner, plies, found);
                }
                dead
            }
            None => oracle.is_dead(last),
        };
        if dead {
            let positions = self.history.positions();
            let ply = oracle.first_dead(positions).unwrap_or(plies);
            self.over(Kind::Dead, ply, Outcome::Draw, found);
            return Final::Dead(ply);
        }
        if self.recorded == Some(Outcome::Draw) {
            self.drawn(last, plies, oracle, found);
        }
        Final::Alive
    }

    /// The game was over at a ply with a result; was it played on or scored otherwise?
    fn over(&self, kind: Kind, ply: usize, lawful: Outcome, found: &mut Vec<Verdict>) {
        // An open result is no wrong one, unless there was nothing more to play for.
        let scored = matches!(self.recorded, Some(recorded) if recorded != lawful)
            && (self.recorded != Some(Outcome::Open)
                || matches!(kind, Kind::Checkmate | Kind::Stalemate));
        if scored || ply < self.history.plies() {
            found.push(Verdict {
                kind,
                ply,
                side: None,
                lawful: scored.then_some(lawful),
            });
        }
    }

    /// 9.6: no claim is needed, and what was played afterwards does not count.
    fn automatic_draws(&self, found: &mut Vec<Verdict>) {
        let milestones = self.history.milestones();
        let fivefold = match self.edition {
            Edition::Y2014 => milestones.fivefold_consecutive,
            Edition::Y2018 | Edition::Y2023 => milestones.fivefold,
        };
        if let Some(ply) = fivefold {
            self.over(Kind::Fivefold, ply, Outcome::Draw, found);
        }
        if let Some(ply) = milestones.seventy_five {
            self.over(Kind::SeventyFive, ply, Outcome::Draw, found);
        }
    }

    fn no_move(&self, end: End, plies: usize, found: &mut Vec<Verdict>) -> Final {
        // A draw that came before by 9.6 is not undone by a later mate.
        let drawn = found.iter().any(|verdict| verdict.ply < plies);
        let End::Checkmate(winner) = end else {
            if !drawn {
                self.over(Kind::Stalemate, plies, Outcome::Draw, found);
            }
            return Final::Stalemate;
        };
        if !drawn {
            let lawful = match winner {
                Color::White => Outcome::White,
                Color::Black => Outcome::Black,
            };
            self.over(Kind::Checkmate, plies, lawful, found);
        }
        Final::Mate(winner)
    }

    /// A win for one who could never mate: a draw if the flag fell (6.9), since 2023 also by resignation.
    fn won_without_means(&self, winner: Color, ply: usize, found: &mut Vec<Verdict>) {
        let on_time =
            self.termination == Some(Termination::TimeForfeit) || self.flagged == Some(!winner);
        let resignation_draws = counting::resignation_can_draw(self.edition);
        let (kind, drawn) = match self.termination {
            _ if on_time => (Kind::FlagUnwinnable, true),
            Some(Termination::Decision) => return,
            Some(Termination::Normal) if resignation_draws => (Kind::ResignedUnwinnable, true),
            Some(Termination::Normal) => return,
            Some(Termination::Open | Termination::TimeForfeit) | None => {
                (Kind::WonUnwinnable, resignation_draws)
            }
        };
        found.push(Verdict {
            kind,
            ply,
            side: Some(winner),
            lawful: drawn.then_some(Outcome::Draw),
        });
    }

    fn drawn(&self, last: &Position, plies: usize, oracle: &mut Oracle, found: &mut Vec<Verdict>) {
        let early = plies < counting::moves_before_agreement(self.edition) as usize;
        let mut push = |kind, side, lawful| {
            found.push(Verdict {
                kind,
                ply: plies,
                side,
                lawful,
            });
        };
        if early && self.from_start && !matches!(self.termination, Some(Termination::Decision)) {
            push(Kind::EarlyDraw, None, None);
        }
        if self.termination == Some(Termination::TimeForfeit)
            && Color::ALL
                .iter()
                .all(|&side| !oracle.cannot_mate(last, side))
        {
            let lawful = self.flagged.map(|loser| match loser {
                Color::White => Outcome::Black,
                Color::Black => Outcome::White,
            });
            push(Kind::FlagDrawn, self.flagged, lawful);
        }
    }
}
