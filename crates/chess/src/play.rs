//! Moves made only if they are legal.

use crate::notation::{SanError, UciError};
use crate::{Attempt, Illegality, Move, Position};

impl Position {
    /// Makes a move if it is legal here; whatever it is, a move from elsewhere does no harm.
    ///
    /// ```
    /// use chess::{Illegality, Position};
    ///
    /// let mut position = Position::initial();
    /// let mv = position.parse_uci("e2e4").unwrap();
    /// position.try_play(mv).unwrap();
    /// // The same move again is not one of Black's.
    /// let refused = position.try_play(mv).unwrap_err();
    /// assert_eq!(refused, Illegality::NothingThere);
    /// assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that it breaks; the position stays as it is.
    pub fn try_play(&mut self, mv: Move) -> Result<(), Illegality> {
        if !self.is_legal(mv) {
            return Err(self.why_not(mv));
        }
        self.play(mv);
        Ok(())
    }

    /// Makes a move given as UCI.
    ///
    /// ```
    /// let mut position = chess::Position::initial();
    /// for text in ["e2e4", "e7e5", "e1e2"] {
    ///     position.play_uci(text).unwrap();
    /// }
    /// assert!(position.castling().count() == 2, "White's king has moved");
    /// ```
    ///
    /// # Errors
    ///
    /// Text that is no UCI, with its column; a move that is not legal here.
    pub fn play_uci(&mut self, text: impl AsRef<[u8]>) -> Result<Move, UciError> {
        let mv = self.parse_uci(text)?;
        self.play(mv);
        Ok(mv)
    }

    /// Makes a move given as SAN.
    ///
    /// ```
    /// let mut position = chess::Position::initial();
    /// for text in "f3 e5 g4 Qh4#".split(' ') {
    ///     position.play_san(text).unwrap();
    /// }
    /// assert!(position.is_checkmate());
    /// ```
    ///
    /// # Errors
    ///
    /// Text that is no SAN, with its column; SAN of no legal move, or of several.
    pub fn play_san(&mut self, text: impl AsRef<[u8]>) -> Result<Move, SanError> {
        let mv = self.parse_san(text)?;
        self.play(mv);
        Ok(mv)
    }

    #[cold]
    fn why_not(&self, mv: Move) -> Illegality {
        let attempt = match mv {
            Move::Castle { king, rook } => Attempt::Castle { king, rook },
            _ => Attempt::Displace {
                from: mv.from(),
                to: mv.to(),
                placed: mv.promotion(),
            },
        };
        match self.judge(attempt) {
            Err(illegality) => illegality,
            // The hand would make another move: with another piece, or in passing.
            Ok(_) if self.board().role_at(mv.from()) == Some(mv.role()) => {
                Illegality::PawnTakesNothing
            }
            Ok(_) => Illegality::Geometry(mv.role()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Role, Square};

    /// Every move that can be written down at all, legal or not.
    fn all_moves() -> impl Iterator<Item = Move> {
        let pairs = || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        let normal =
            pairs().flat_map(|(from, to)| Role::ALL.map(|role| Move::Normal { role, from, to }));
        let promotions =
            pairs().flat_map(|(from, to)| Role::ALL.map(|role| Move::Promotion { from, to, role }));
        let passing = pairs().map(|(from, to)| Move::EnPassant { from, to });
        let castling = pairs().map(|(king, rook)| Move::Castle { king, rook });
        normal.chain(promotions).chain(passing).chain(castling)
    }

    #[test]
    fn exactly_the_legal_moves_are_made() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let legal = position.legal_moves();
            let mut made = 0;
            for mv in all_moves() {
                let mut next = position;
                match next.try_play(mv) {
                    Ok(()) => {
                        assert!(legal.contains(&mv), "{fen}: {mv:?}");
                        assert_eq!(next, position.after(mv));
                        made += 1;
                    }
                    Err(_) => assert_eq!(next, position, "{fen}: {mv:?}"),
                }
            }
            assert_eq!(made, legal.len(), "{fen}");
        }
    }
}
