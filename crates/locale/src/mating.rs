//! Whether a side can ever mate, in words.

use chess::{Bitboard, Color, Square};
use fluent_bundle::FluentValue;
use mate::{Ground, Reason, Spent, Verdict};

use crate::Locale;

impl Locale {
    /// Why a side can never mate.
    pub fn mate_reason(&self, reason: &Reason, side: Color) -> String {
        let mut args = vec![("side", FluentValue::from(side.to_string()))];
        match reason.ground {
            Ground::Locked {
                pawns,
                kings,
                attackable,
            } => {
                args.push(("pawns", squares(pawns)));
                args.push(("white-king", squares(kings.white)));
                args.push(("black-king", squares(kings.black)));
                args.push(("attackable", if attackable { "yes" } else { "no" }.into()));
            }
            Ground::Fenced { positions }
            | Ground::Exhausted { positions }
            | Ground::Counted { positions } => {
                args.push(("positions", FluentValue::from(positions)));
            }
            Ground::Stalemate
            | Ground::Mated
            | Ground::BareKing
            | Ground::KnightAgainstQueens
            | Ground::BishopsOfOneShade => {}
        }
        let ground = self.say(reason.ground.message(), &args);
        if reason.forced == 0 {
            return ground;
        }
        args.push(("moves", FluentValue::from(reason.forced)));
        args.push(("then", FluentValue::from(ground)));
        self.say("mate-reason-forced", &args)
    }

    /// A side can mate, by this line in words.
    pub fn can_mate(&self, side: Color, line: &str) -> String {
        let args = [
            ("side", FluentValue::from(side.to_string())),
            ("line", FluentValue::from(line.to_owned())),
        ];
        capitalised(self.say("mate-verdict-winnable", &args))
    }

    /// A side can never mate, for this reason in words.
    pub fn can_never_mate(&self, side: Color, reason: &str) -> String {
        let args = [
            ("side", FluentValue::from(side.to_string())),
            ("reason", FluentValue::from(reason.to_owned())),
        ];
        capitalised(self.say("mate-verdict-unwinnable", &args))
    }

    /// What a ruling rests on: the line that mates, or why none does.
    pub fn proof(&self, proof: &laws::proof::Proof) -> String {
        let side = proof.side;
        match (&proof.decision.verdict, &proof.decision.reason) {
            (Verdict::Winnable(line), _) => {
                let mut position = proof.position;
                let mut words = Vec::with_capacity(line.len());
                for &mv in line {
                    words.push(position.san(mv).as_str().to_owned());
                    position = position.after(mv);
                }
                self.can_mate(side, &words.join(" "))
            }
            (Verdict::Unwinnable(_), Some(reason)) => {
                self.can_never_mate(side, &self.mate_reason(reason, side))
            }
            (Verdict::Unwinnable(_) | Verdict::Undecided, _) => self.mate_undecided(side),
        }
    }

    /// Nobody knows yet.
    pub fn mate_undecided(&self, side: Color) -> String {
        self.say(
            "mate-verdict-undecided",
            &[("side", FluentValue::from(side.to_string()))],
        )
    }
}

impl Locale {
    /// Why nobody knows yet, after a search of so many positions.
    pub fn mate_spent(&self, spent: Spent, positions: u64) -> String {
        let message = match spent {
            Spent::Memory => "mate-spent-memory",
            Spent::Nodes | Spent::Quick => "mate-spent-nodes",
        };
        self.say(message, &[("positions", FluentValue::from(positions))])
    }

    /// The proof of an answer was gone through and holds.
    pub fn mate_proof_holds(&self, side: Color, mates: bool) -> String {
        let message = if mates {
            "mate-proof-line"
        } else {
            "mate-proof-never"
        };
        self.say(message, &[("side", FluentValue::from(side.to_string()))])
    }

    /// It does not.
    pub fn mate_proof_fails(&self, flaw: &str) -> String {
        self.say(
            "mate-proof-fails",
            &[("flaw", FluentValue::from(flaw.to_owned()))],
        )
    }
}

/// A sentence begins with a capital, even where the name of a side has none within it.
fn capitalised(sentence: String) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Squares by name; a whole rectangle of them by its corners, such as a1–h3.
fn squares(set: Bitboard) -> FluentValue<'static> {
    let (Some(first), Some(last)) = (set.first(), set.last()) else {
        return FluentValue::from("–");
    };
    let within = |square: &Square| {
        (first.file()..=last.file()).contains(&square.file())
            && (first.rank()..=last.rank()).contains(&square.rank())
    };
    let rectangle: Bitboard = Square::all().filter(within).collect();
    if set == rectangle && set.count() > 3 {
        return FluentValue::from(format!("{first}–{last}"));
    }
    let names: Vec<String> = set.into_iter().map(|square| square.to_string()).collect();
    FluentValue::from(names.join(" "))
}
