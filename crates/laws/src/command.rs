//! What people do, as it reaches the software: imperative, not yet believed.

use std::fmt;

use chess::{Attempt, Color, Role, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::discretion::Answer;
use crate::proof::Proof;
pub use crate::refusal::{Because, Refusal};
use crate::time::Millis;

/// Who acts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// One of the players, or the assistant who acts for him.
    Player(Color),
    /// An arbiter.
    Arbiter,
    /// The clock or the software itself, when time has passed.
    Clock,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(color) => write!(f, "{color}"),
            Actor::Arbiter => f.write_str("the arbiter"),
            Actor::Clock => f.write_str("the clock"),
        }
    }
}

/// An act, who did it and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Who.
    pub by: Actor,
    /// When, on the server's monotonic time.
    pub at: Millis,
    /// What.
    pub act: Act,
}

/// How a piece was touched.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Manner {
    /// As one touches a piece to move it or to take it.
    #[default]
    Plain,
    /// After saying "I adjust".
    Adjusting,
    /// Plainly by accident.
    Accident,
    /// Nobody can tell whether it was an accident.
    Doubtful,
    /// To adjust, but without saying so first.
    Unannounced,
    /// Together with another, and nobody can tell which was first.
    Unclear,
    /// Read with the fingers by a player who cannot see (D.2.2).
    Felt,
}

/// Hands used for a move (4.1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Hands {
    /// One, as it must be.
    #[default]
    One,
    /// Both.
    Two,
}

/// What can be done. Grouped by article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Act {
    // Article 4: the hand.
    /// Touches a piece; lifting it is touching it.
    Touch {
        /// Where it stands.
        square: Square,
        /// How.
        manner: Manner,
    },
    /// Puts pieces as for a move and lets go.
    Move {
        /// What was done.
        attempt: Attempt,
        /// With how many hands.
        hands: Hands,
    },
    /// Touches two pieces, and nobody can tell which first (4.3.3).
    TouchTwo([Square; 2]),
    /// Takes a piece off the board, as a part of a move.
    Remove(Square),
    /// Puts a piece down on another square and lets go, as a part of a move.
    Put {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// Puts a new piece on the square of promotion.
    Place {
        /// What.
        role: Role,
        /// Where.
        square: Square,
        /// Held or released.
        grip: crate::rules::a04_touch::Grip,
    },
    /// Lets a piece fall on a square; whether it was released there is for the arbiter to say (4.7).
    Drop {
        /// Where it stood.
        from: Square,
        /// Where it fell.
        to: Square,
    },
    /// The arbiter finds that a touch was deliberate, or an accident (4.2.2; 4.3 in 2014).
    FindTouch {
        /// Of which piece.
        square: Square,
        /// Was it deliberate?
        deliberate: bool,
    },
    /// The arbiter finds that a player has made his move with two hands (4.1, 7.5.4).
    FindTwoHands(Color),
    /// Proposes an assistant to move the pieces (4.9).
    ProposeMovingAssistant,
    /// Complains of a breach of Articles 4.1–4.7 (4.8).
    Complain,
    /// Complains of one breach: which (4.8, 6.2.3).
    ComplainOf(crate::rules::a04_touch::Breach),
    // Article 5: the end.
    /// Resigns.
    Resign,
    /// Does what may be meant as resigning: tips the king, shakes hands.
    PerhapsResign,
    /// Stops the clocks without a word, which may be meant so too.
    StopWithoutWord,
    // Article 6: the clock.
    /// The arbiter starts the round: White's clock runs (6.6).
    Start,
    /// A player comes to the board.
    Arrive(Color),
    /// Presses the clock.
    Press,
    /// Stops both clocks and calls the arbiter (6.11.2).
    StopClocks,
    /// The arbiter lets the clock of the player who has the move run again (6.11.3).
    RestartClock,
    /// Observes or claims that a flag is down (6.8).
    NoticeFlag(Color),
    /// See [`a06_clock`](crate::rules::a06_clock).
    Clock(crate::rules::a06_clock::Act),
    /// Time has passed.
    Tick,
    // Article 7: irregularities.
    /// Observes or claims that an illegal move has been completed.
    NoticeIllegalMove,
    /// See [`a07_irregularities`](crate::rules::a07_irregularities).
    Irregular(crate::rules::a07_irregularities::Act),
    // Article 8: the record.
    /// See [`a08_record`](crate::rules::a08_record).
    Record(crate::rules::a08_record::Act),
    // Article 9: draws.
    /// Offers a draw.
    OfferDraw,
    /// Offers a draw on a condition.
    OfferDrawIf {
        /// What was said.
        condition: String,
    },
    /// Tries to take the offer back.
    WithdrawOffer,
    /// Accepts the opponent's offer.
    AcceptDraw,
    /// Declines it by word.
    DeclineDraw,
    /// Claims a draw (9.2, 9.3).
    ClaimDraw {
        /// Why.
        ground: crate::rules::a09_draws::ClaimGround,
        /// With which move, if any.
        with: crate::rules::a09_draws::ClaimMove,
    },
    /// Tries to take the claim back.
    WithdrawClaim,
    // Articles 10 and 11: points and conduct.
    /// See [`a11_conduct`](crate::rules::a11_conduct).
    Conduct(crate::rules::a11_conduct::Act),
    // Article 12: the arbiter.
    /// Answers what was asked last and this is an answer to.
    Answer(Answer),
    /// Answers the oldest open question of a name.
    AnswerTo {
        /// Which, by its name.
        question: String,
        /// What.
        answer: Answer,
    },
    /// The arbiter is about to tell a player what he must see himself (12.6).
    Tell(crate::rules::a12_arbiter::Told),
    /// Confirms the rulings proposed.
    Confirm,
    /// Decides otherwise than proposed or ruled.
    DecideOtherwise {
        /// Why.
        reason: String,
        /// What the game has come to, if that is decided.
        #[serde(default)]
        result: Option<crate::game::Outcome>,
    },
    /// Puts right what the hall has wrong (12.1).
    Repair {
        /// What.
        repair: crate::rules::a12_arbiter::Repair,
        /// Why.
        reason: String,
    },
    /// The answer of the full search to [`Question::CanMate`](crate::discretion::Question::CanMate).
    CanMate {
        /// Can it?
        can: bool,
        /// How, or why not. Nobody sends it: the search is the program's own.
        #[serde(skip)]
        #[cfg_attr(feature = "schema", schema(ignore))]
        proof: Option<Box<Proof>>,
    },
    /// The arbiter sees on a board that nobody else watches how the game has ended.
    SeeEnd(crate::rules::a05_end::EndSeen),
    /// The search beside the game has proved that after so many half-moves neither side could ever mate (5.2.2).
    FoundDead {
        /// Half-moves made by then.
        plies: usize,
        /// Why, for each side. Nobody sends it: the search is the program's own.
        #[serde(skip)]
        #[cfg_attr(feature = "schema", schema(ignore))]
        proof: Vec<Proof>,
    },
    // Appendices A and B.
    /// See [`app_a_rapid`](crate::rules::app_a_rapid).
    Rapid(crate::rules::app_a_rapid::Act),
    // Appendix D.
    /// See [`app_d_blind`](crate::rules::app_d_blind).
    Blind(crate::rules::app_d_blind::Act),
    // Guideline I.
    /// See [`g1_adjourned`](crate::rules::g1_adjourned).
    Adjourn(crate::rules::g1_adjourned::Act),
    // Guideline III.
    /// See [`g3_quickplay`](crate::rules::g3_quickplay).
    Quickplay(crate::rules::g3_quickplay::Act),
}

impl Act {
    /// Is it a hand at the pieces?
    pub(crate) fn is_of_a_hand(&self) -> bool {
        use crate::rules::a07_irregularities::Act as Irregular;
        matches!(
            self,
            Act::Touch { .. }
                | Act::TouchTwo(_)
                | Act::Move { .. }
                | Act::Remove(_)
                | Act::Put { .. }
                | Act::Place { .. }
                | Act::Drop { .. }
                | Act::Irregular(Irregular::DisplacePieces | Irregular::PutPiecesBack)
        )
    }
}

/// What was done on the board, as rulings and logs keep it: `e2e4`, `e7e8=Q`, `e1+h1`, `pass` for a press without a move.
#[derive(Copy, Clone, Debug)]
pub struct Done(pub Attempt);

impl PartialEq for Done {
    /// A press without a move is the same wherever the king stood.
    fn eq(&self, other: &Done) -> bool {
        self.0 == other.0 || (self.is_pass() && other.is_pass())
    }
}

impl Eq for Done {}

impl Done {
    /// What was done; a press without a move is the king that stays where he stands.
    pub(crate) fn at(self, king: Square) -> Attempt {
        let (from, to, placed) = (king, king, None);
        if self.is_pass() {
            Attempt::Displace { from, to, placed }
        } else {
            self.0
        }
    }

    fn is_pass(self) -> bool {
        matches!(self.0, Attempt::Displace { from, to, .. } if from == to)
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            f.write_str("the press without a move")
        } else {
            f.write_str(&attempt_text(&self.0))
        }
    }
}

impl Serialize for Done {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_pass() {
            serializer.serialize_str("pass")
        } else {
            serializer.serialize_str(&attempt_text(&self.0))
        }
    }
}

impl<'de> Deserialize<'de> for Done {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Done, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (from, to, placed) = (Square::E1, Square::E1, None);
        let pass = (text == "pass").then_some(Attempt::Displace { from, to, placed });
        let attempt = pass.or_else(|| parse_attempt(&text));
        let wrong =
            || serde::de::Error::custom(format_args!("{text} is not what is done on a board"));
        attempt.map(Done).ok_or_else(wrong)
    }
}

/// An attempt as people write it: `e2e4`, `e7e8=Q`, `e1+h1` for castling with the rook on h1.
pub fn attempt_text(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Displace {
            from,
            to,
            placed: None,
        } => format!("{from}{to}"),
        Attempt::Displace {
            from,
            to,
            placed: Some(role),
        } => format!("{from}{to}={}", role.letter()),
        Attempt::Castle { king, rook } => format!("{king}+{rook}"),
    }
}

/// Reads what [`attempt_text`] writes.
pub fn parse_attempt(text: &str) -> Option<Attempt> {
    let square = |range: std::ops::Range<usize>| text.get(range)?.parse::<Square>().ok();
    if let Some((king, rook)) = text.split_once('+') {
        return Some(Attempt::Castle {
            king: king.parse().ok()?,
            rook: rook.parse().ok()?,
        });
    }
    let placed = match text.get(4..)? {
        "" => None,
        rest => {
            let letter = rest.strip_prefix('=').unwrap_or(rest);
            if letter.len() != 1 {
                return None;
            }
            Some(Role::from_letter(letter.as_bytes()[0])?)
        }
    };
    Some(Attempt::Displace {
        from: square(0..2)?,
        to: square(2..4)?,
        placed,
    })
}
