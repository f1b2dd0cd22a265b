//! Could there be a mate among the positions that a mode allows?
//!
//! For each place of the kings: somebody must attack the loser's king, and each square around him must be
//! attacked, guarded or taken by a man of his own. Men are put down one by one, each on a square of its
//! region and each once, until all is seen to or nothing more fits.

use chess::{Bitboard, Color, Role, Square, attacks};

use crate::regions::{Facts, MOST, Mode, Regions, any_piece};

/// The answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Picture {
    /// No arrangement is mate.
    None,
    /// These kings (White's, Black's) may be part of one.
    Found(Square, Square),
    /// There was too much to try.
    Unknown,
}

/// Looks for a mating picture with the loser to move; `tries` is how many placements may still be tried.
pub(crate) fn find(regions: &Regions, at: usize, facts: &Facts, tries: &mut u32) -> Picture {
    let winner = regions.winner;
    let mode = &regions.modes[at];
    let shut = facts.may_stand[!winner as usize];
    let aimed = aimed(regions, mode);
    for white in Square::all() {
        for black in mode.kings[!winner as usize][white.index()] {
            let (won, lost) = match winner {
                Color::White => (white, black),
                Color::Black => (black, white),
            };
            let seen = attacks::king(won) | aimed | shut;
            if !aimed.contains(lost) || (attacks::king(lost) - seen).any() {
                continue;
            }
            // If only the winner's king can have moved last, he has uncovered the check.
            let by_king = !mode.arrived[white.index()].contains(black);
            let mut scene = Scene::new(regions, at, facts, won, lost);
            scene.uncovered = if by_king {
                attacks::king(won)
            } else {
                Bitboard::ALL
            };
            match scene.complete(tries) {
                Some(false) => {}
                Some(true) => return Picture::Found(white, black),
                None => return Picture::Unknown,
            }
        }
    }
    Picture::None
}

/// Where each man is put in a picture, and whether as a promoted pawn.
type Placement = [Option<(Square, bool)>; MOST];

/// Every square that a man of the winner may ever attack in a mode.
pub(crate) fn aimed(regions: &Regions, mode: &Mode) -> Bitboard {
    let certain: Bitboard = (0..regions.count).filter_map(|i| mode.certain(i)).collect();
    let mut aimed = Bitboard::EMPTY;
    for (i, man) in regions
        .list()
        .iter()
        .enumerate()
        .filter(|(_, man)| man.color == regions.winner)
    {
        let squares = mode.region[i] | mode.certain(i).map_or(Bitboard::EMPTY, Bitboard::of);
        for from in squares {
            aimed |= attacks::of(man.color, man.role, from, certain);
        }
        for from in mode.promoted[i] {
            aimed |= any_piece(from, certain);
        }
    }
    aimed
}

/// A picture in the making.
struct Scene<'a> {
    regions: &'a Regions,
    at: usize,
    lost: Square,
    /// Squares that certainly hold somebody: those who certainly stand, the winner's king, who was put down.
    filled: Bitboard,
    /// Squares around the king that are not yet seen to.
    flights: Bitboard,
    /// Squares of those who certainly stand.
    certain: Bitboard,
    /// Squares of which one must lie on the line of check, if the check was uncovered.
    uncovered: Bitboard,
    /// What each man of the winner who is down attacks from where; sliders are looked at again when asked.
    placed: Placement,
    /// Men of the winner, one bit each, less those whose attacks are among the guarded squares once for all.
    lively: u32,
}

impl<'a> Scene<'a> {
    fn new(regions: &'a Regions, at: usize, facts: &Facts, won: Square, lost: Square) -> Scene<'a> {
        let winner = regions.winner;
        let mode = &regions.modes[at];
        let mut placed = [None; MOST];
        let mut lively = 0;
        for (i, slot) in placed.iter_mut().enumerate().take(regions.count) {
            *slot = mode.certain(i).map(|square| (square, false));
            let man = regions.men[i];
            let steps = matches!(man.role, Role::Pawn | Role::Knight);
            if man.color == winner && !(steps && slot.is_some()) {
                lively |= 1 << i;
            }
        }
        let shut =
            facts.stands[!winner as usize] | attacks::king(won) | facts.guarded[winner as usize];
        Scene {
            regions,
            at,
            lost,
            filled: (facts.stands[0] | facts.stands[1]).with(won),
            flights: attacks::king(lost) - shut,
            placed,
            lively,
            uncovered: Bitboard::ALL,
            certain: facts.stands[0] | facts.stands[1],
        }
    }

    /// Can a man on this square give the check that is asked for?
    fn may_check(&self, from: Square) -> bool {
        self.uncovered == Bitboard::ALL
            || (attacks::between(from, self.lost) & self.uncovered).any()
    }

    /// Squares a man attacks from a square; the loser's king hides nothing behind him.
    fn aims(&self, i: usize, from: Square, promoted: bool) -> Bitboard {
        let man = self.regions.men[i];
        let filled = self.filled.without(self.lost);
        if promoted {
            any_piece(from, filled)
        } else {
            attacks::of(man.color, man.role, from, filled)
        }
    }

    fn put(&mut self, i: usize, square: Square, promoted: bool) {
        self.filled.insert(square);
        self.placed[i] = Some((square, promoted));
    }

    fn lift(&mut self, i: usize, square: Square) {
        self.filled.remove(square);
        self.placed[i] = None;
    }

    /// Is there an earlier man, not down either, who can do all that this one can? Then he has been tried.
    fn has_twin(&self, i: usize) -> bool {
        let mode = &self.regions.modes[self.at];
        let man = self.regions.men[i];
        (0..i).any(|k| {
            let twin = self.regions.men[k];
            self.placed[k].is_none()
                && twin.color == man.color
                && twin.role == man.role
                && mode.region[k] == mode.region[i]
                && mode.promoted[k] == mode.promoted[i]
        })
    }

    /// `None` when there was too much to try.
    fn complete(&mut self, tries: &mut u32) -> Option<bool> {
        let lost = Bitboard::of(self.lost);
        for i in 0..self.regions.count {
            if self.regions.men[i].color != self.regions.winner {
                continue;
            }
            if let Some((square, promoted)) = self.placed[i] {
                if (self.aims(i, square, promoted) & lost).any() && self.may_check(square) {
                    match self.shut_flights(i, self.flights, tries) {
                        Some(false) => {}
                        other => return other,
                    }
                }
                continue;
            }
            if self.has_twin(i) {
                continue;
            }
            match self.try_all(i, lost, i, self.flights, tries) {
                Some(false) => {}
                other => return other,
            }
        }
        Some(false)
    }

    /// Puts man `i` of the winner on every square from which it attacks `target`.
    fn try_all(
        &mut self,
        i: usize,
        target: Bitboard,
        checker: usize,
        flights: Bitboard,
        tries: &mut u32,
    ) -> Option<bool> {
        let mode = &self.regions.modes[self.at];
        for (squares, promoted) in [(mode.region[i], false), (mode.promoted[i], true)] {
            for square in squares - self.filled - Bitboard::of(self.lost) {
                if (self.aims(i, square, promoted) & target).is_empty()
                    || i == checker && !self.may_check(square)
                {
                    continue;
                }
                self.put(i, square, promoted);
                let found = self.shut_flights(checker, flights, tries);
                self.lift(i, square);
                match found {
                    Some(false) => {}
                    other => return other,
                }
            }
        }
        Some(false)
    }

    fn shut_flights(&mut self, checker: usize, flights: Bitboard, tries: &mut u32) -> Option<bool> {
        if *tries == 0 {
            return None;
        }
        *tries -= 1;
        // What those who are down attack already.
        let mut open = flights;
        let mut lively = self.lively;
        while lively != 0 && open.any() {
            let i = lively.trailing_zeros() as usize;
            lively &= lively - 1;
            if let Some((square, promoted)) = self.placed[i] {
                open = open - self.aims(i, square, promoted);
            }
        }
        let Some(flight) = open.first() else {
            return Some(!self.parried(checker));
        };
        let here = Bitboard::of(flight);
        let rest = flights - here;
        for i in 0..self.regions.count {
            if self.placed[i].is_some() || self.has_twin(i) {
                continue;
            }
            if self.regions.men[i].color == self.regions.winner {
                match self.try_all(i, here, checker, rest, tries) {
                    Some(false) => {}
                    other => return other,
                }
                continue;
            }
            let mode = &self.regions.modes[self.at];
            if ((mode.region[i] | mode.promoted[i]) & (here - self.filled)).is_empty() {
                continue;
            }
            self.put(i, flight, false);
            let found = self.shut_flights(checker, rest, tries);
            self.lift(i, flight);
            match found {
                Some(false) => {}
                other => return other,
            }
        }
        Some(false)
    }

    /// Can somebody who is down certainly take the checker? Only asked where nobody else could give check at
    /// the same time; a man who might be pinned does not count.
    fn parried(&self, checker: usize) -> bool {
        let Some((square, promoted)) = self.placed[checker] else {
            return false;
        };
        let lost = Bitboard::of(self.lost);
        // The line of check may have been filled since.
        if (self.aims(checker, square, promoted) & lost).is_empty() {
            return true;
        }
        let mode = &self.regions.modes[self.at];
        let ours = |i: &usize| self.regions.men[*i].color == self.regions.winner && *i != checker;
        let all = || 0..self.regions.count;
        let reachable =
            |i: usize| mode.region[i] | mode.certain(i).map_or(Bitboard::EMPTY, Bitboard::of);
        let second = all().filter(ours).any(|i| {
            reachable(i)
                .into_iter()
                .any(|s| (self.aims(i, s, false) & lost).any())
                || mode.promoted[i].any()
        });
        if second {
            return false;
        }
        all().any(|j| {
            let man = self.regions.men[j];
            let Some((from, was_promoted)) = self.placed[j] else {
                return false;
            };
            if man.color == self.regions.winner || was_promoted || mode.promoted[j].any() {
                return false;
            }
            let near = attacks::king(from) | attacks::knight(from);
            let takes = attacks::of(man.color, man.role, from, self.certain) & near;
            if !takes.contains(square) {
                return false;
            }
            // Pinned only by somebody on the line from the king through him.
            let line = attacks::line(self.lost, from);
            let pinned = line.any()
                && all().filter(ours).chain([checker]).any(|i| {
                    let role = self.regions.men[i].role;
                    let slides = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
                    (slides && (reachable(i) & line).any()) || mode.promoted[i].any()
                });
            !pinned
        })
    }
}
