//! What can happen in a skeleton: kings step, kings take, pawns move and take.

use chess::{Bitboard, Board, Color, Position, Rank, Role, Setup, Square, attacks};

use super::super::closure::{Closure, End};
use super::{AFTERMATH, AFTERMATHS, Blockade, Gone, Kings, Men, NOWHERE, ROWS, Sight, king_steps};
use crate::material;

impl Blockade {
    /// Lets the kings go wherever they can without taking anything.
    pub(super) fn flood(&mut self, mut kings: Kings, sight: &Sight) -> Result<Kings, Gone> {
        let (near, far) = (self.near as usize, !self.near as usize);
        let taken = sight.men[0] | sight.men[1];
        loop {
            let before = kings;
            let mut row = 0;
            while row < self.row_count {
                let here = self.rows[row];
                let zone = attacks::king(here).with(here);
                let steps = king_steps(kings[far][row]) - (taken | sight.guarded[near] | zone);
                kings[near][row] |= steps;
                if kings[near][row].any() {
                    for to in attacks::king(here) - (taken | sight.guarded[far]) {
                        let others = kings[near][row] - attacks::king(to).with(to);
                        if others.any() {
                            let to = self.row(to)?;
                            kings[far][to] |= others;
                        }
                    }
                }
                row += 1;
            }
            if kings == before {
                return Ok(kings);
            }
        }
    }

    /// No king of the loser is in check without a flight.
    pub(super) fn no_mate(&self, kings: &Kings, sight: &Sight) -> Result<(), Gone> {
        let loser = !self.winner;
        let barred = sight.men[loser as usize] | sight.guarded[self.winner as usize];
        for (row, &here) in self.rows[..self.row_count].iter().enumerate() {
            let others = kings[loser as usize][row];
            let pairs = if loser == self.near {
                let checked = sight.guarded[self.winner as usize].contains(here);
                if checked { others } else { Bitboard::EMPTY }
            } else {
                others & sight.guarded[self.winner as usize]
            };
            for other in pairs {
                let (lost, won) = if loser == self.near {
                    (here, other)
                } else {
                    (other, here)
                };
                if (attacks::king(lost) - barred - attacks::king(won)).is_empty() {
                    return Err(Gone);
                }
            }
        }
        Ok(())
    }

    pub(super) fn kings_take(
        &mut self,
        men: &Men,
        kings: &Kings,
        sight: &Sight,
    ) -> Result<(), Gone> {
        let (near, far) = (self.near as usize, !self.near as usize);
        for row in 0..self.row_count {
            let here = self.rows[row];
            let zone = attacks::king(here).with(here);
            let prey = king_steps(kings[far][row]) & (sight.men[near] - sight.guarded[near] - zone);
            for square in prey {
                let mut after = NOWHERE;
                after[near][row] = Bitboard::of(square);
                self.enter(men.without(square), &after)?;
            }
            if kings[near][row].is_empty() {
                continue;
            }
            for square in attacks::king(here) & (sight.men[far] - sight.guarded[far]) {
                let others = kings[near][row] - attacks::king(square).with(square);
                if others.any() {
                    let mut after = NOWHERE;
                    after[far][self.row(square)?] = others;
                    self.enter(men.without(square), &after)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn pawns(
        &mut self,
        men: &Men,
        kings: &Kings,
        sight: &Sight,
        color: Color,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        let (us, them) = (color as usize, !color as usize);
        let occupied = sight.men[0] | sight.men[1];
        // A step never parries a pawn's check, and pieces that are shut in give none.
        let calm = self.remain(kings[us], sight.guarded[them], color);
        for to in men.pawns[us].forward(color) - occupied {
            let step = Bitboard::of(to);
            let Some(from) = step.forward(!color).first() else {
                continue;
            };
            self.moves(men, self.apart(calm, step), color, from, to, closure)?;
            let third = Bitboard::relative_rank(color, Rank::THIRD);
            let double = (step & third).forward(color) - occupied;
            let Some(to) = double.first() else {
                continue;
            };
            let after = self.apart(calm, step | double);
            self.moves(men, after, color, from, to, closure)?;
            for beside in (double.east() | double.west()) & men.pawns[them] {
                // Taken in passing: two moves as one, so that nobody need remember the double step.
                let mut next = men.without(from).without(beside);
                next.pawns[them] |= step;
                let mut kings = NOWHERE;
                kings[us] = after;
                self.enter(next, &kings)?;
            }
        }
        for to in sight.men[them] & men.aims(color) {
            for from in attacks::pawn(!color, to) & men.pawns[us] {
                self.moves(&men.without(to), kings[us], color, from, to, closure)?;
            }
        }
        Ok(())
    }

    fn moves(
        &mut self,
        men: &Men,
        after: [Bitboard; ROWS],
        color: Color,
        from: Square,
        to: Square,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        if after.iter().all(|kings| kings.is_empty()) {
            return Ok(());
        }
        if Bitboard::END_RANKS.contains(to) {
            return self.promotes(&men.without(from), after, color, to, closure);
        }
        let mut next = men.without(from);
        next.pawns[color as usize].insert(to);
        let mut kings = NOWHERE;
        kings[!color as usize] = after;
        self.enter(next, &kings)
    }

    /// Each position after a promotion must be dead for the winner within a few moves.
    fn promotes(
        &mut self,
        men: &Men,
        after: [Bitboard; ROWS],
        color: Color,
        to: Square,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        let bare = self.board(men);
        for (row, kings) in after.into_iter().enumerate() {
            for far in kings {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    let mut setup = Setup {
                        board: bare,
                        turn: !color,
                        ..Setup::empty()
                    };
                    setup.board.put(to, role.of(color));
                    setup.board.put(far, Role::King.of(!self.near));
                    setup.board.put(self.rows[row], Role::King.of(self.near));
                    let position = setup.position().map_err(|_| Gone)?;
                    // A king left in check: the promotion was not legal.
                    if position.is_attacked_king(color) {
                        continue;
                    }
                    self.dead(&position, closure)?;
                }
            }
        }
        Ok(())
    }

    fn dead(&mut self, position: &Position, closure: &mut Closure) -> Result<(), Gone> {
        if position.turn() != self.winner && position.is_checkmate() {
            return Err(Gone);
        }
        if material::insufficient(position.board(), self.winner).is_some() {
            return Ok(());
        }
        if self.aftermath > AFTERMATHS {
            return Err(Gone);
        }
        let end = closure.look(position, self.winner, AFTERMATH, AFTERMATH);
        self.aftermath += closure.known();
        self.positions += closure.known() as u64;
        if end == End::Closed {
            Ok(())
        } else {
            Err(Gone)
        }
    }

    /// The men without kings.
    fn board(&self, men: &Men) -> Board {
        let mut roles = self.roles.map(|set| set & men.pieces);
        roles[Role::Pawn as usize] = men.pawns[0] | men.pawns[1];
        Board::from_sets(roles, men.pawns[0] | (men.pieces & self.white))
    }

    /// Kings of which neither stands on these squares.
    fn apart(&self, kings: [Bitboard; ROWS], way: Bitboard) -> [Bitboard; ROWS] {
        let calm = self.remain(kings, way, self.near);
        self.remain(calm, way, !self.near)
    }

    /// Those where the king of a colour is not on these squares.
    fn remain(&self, mut kings: [Bitboard; ROWS], set: Bitboard, color: Color) -> [Bitboard; ROWS] {
        for (row, kings) in kings.iter_mut().enumerate() {
            if color != self.near {
                *kings = *kings - set;
            } else if set.contains(self.rows[row]) {
                *kings = Bitboard::EMPTY;
            }
        }
        kings
    }
}
