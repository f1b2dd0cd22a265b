//! What the Laws make of a fact: a remedy and its grounds.

mod words;

use chess::{ByColor, Color, Position, Square};
use serde::{Deserialize, Serialize};

use crate::command::Done;
use crate::discretion::Question;
use crate::grown::{Counted, Nothing};
use crate::proof::Proof;
use crate::regulations::HalfPoints;
use crate::rule::{Ground, Rule};
use crate::rules::a09_draws::Found;
use crate::time::Millis;

/// A decision under the Laws. The grounds are never empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruling {
    /// What is done.
    pub remedy: Remedy,
    /// By which rules, the nearest first.
    pub grounds: Vec<Ground>,
    /// What it rests on, where it hangs on whether a side can ever mate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<Proof>,
}

impl Counted for Ruling {
    type Count = Nothing;

    fn count(&self) -> Nothing {
        Nothing
    }
}

impl Ruling {
    /// A ruling by one rule.
    pub fn new(remedy: Remedy, ground: &'static Rule) -> Ruling {
        Ruling {
            remedy,
            grounds: vec![Ground(ground)],
            proof: Vec::new(),
        }
    }

    /// The Laws leave it to the arbiter, by the rule of the question.
    pub fn asks(question: Question) -> Ruling {
        let rule = question.rule();
        Ruling::new(Remedy::ArbiterDecides { question }, rule)
    }

    /// The same ruling with one more ground behind.
    #[must_use]
    pub fn with(mut self, ground: &'static Rule) -> Ruling {
        if !self.grounds.contains(&Ground(ground)) {
            self.grounds.push(Ground(ground));
        }
        self
    }

    /// The same ruling with what it rests on.
    #[must_use]
    pub(crate) fn resting_on(mut self, proof: impl IntoIterator<Item = Proof>) -> Ruling {
        self.proof.extend(proof);
        self
    }

    /// With several more.
    #[must_use]
    pub(crate) fn with_all(self, grounds: &[Ground]) -> Ruling {
        let add = |ruling: Ruling, ground: &Ground| ruling.with(ground.0);
        grounds.iter().fold(self, add)
    }
}

/// What a ruling does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    // The clock.
    /// A player gets extra time.
    AddTime {
        /// Who.
        to: Color,
        /// How much.
        time: Millis,
    },
    /// Time is taken from a player.
    TakeTime {
        /// From whom.
        from: Color,
        /// How much.
        time: Millis,
    },
    /// A player's clock is set.
    SetTime {
        /// Whose.
        of: Color,
        /// To what.
        time: Millis,
    },
    /// A player's move counter is set.
    SetCounter {
        /// Whose.
        of: Color,
        /// Completed moves.
        moves: u32,
    },
    /// A player's clock is put into a period.
    SetPeriod {
        /// Whose.
        of: Color,
        /// Counted from 1.
        period: usize,
    },
    /// From now on both players get or are spared time for each move.
    AddPerMove {
        /// How much.
        time: Millis,
        /// How.
        mode: crate::time_control::ExtraTime,
    },
    // The board.
    /// The position before an irregular move is put back.
    Reinstate {
        /// What was done on the board.
        before: Done,
    },
    /// The game goes back to an earlier position; the moves since then fall.
    GoBack {
        /// How many moves by both sides remain.
        ply: usize,
        /// The first move that falls, as it was done.
        before: Done,
        /// What was touched for it.
        touches: Touches,
    },
    /// The same where no record has that position: moves are told by the presses, and those since then fall.
    GoBackTo {
        /// The number of the move that follows.
        number: u32,
        /// Whose move.
        color: Color,
    },
    /// A press is put back, with what it had added: there was no move, or the move has to be made again.
    PressUndone {
        /// Who pressed.
        by: Color,
    },
    /// The player must put displaced pieces back while his own clock runs.
    PutPiecesBack {
        /// Who.
        player: Color,
    },
    /// The position moves over to a board that lies the right way.
    TransferPosition,
    /// A player may not castle, with one rook or at all.
    NoCastling {
        /// Who.
        player: Color,
        /// With which rook; with none, if it is not said.
        rook: Option<Square>,
    },
    /// The player must move with a touched piece, or take one.
    MustMove {
        /// Who.
        player: Color,
        /// What binds him.
        duty: Duty,
    },
    /// The pawn on the last rank becomes a queen.
    BecomesQueen {
        /// Where.
        square: Square,
    },
    /// An illegal move can no longer be corrected.
    MoveStands {
        /// The move as it was done.
        attempt: Done,
    },
    // The end.
    /// A player wins.
    Win {
        /// Who.
        winner: Color,
    },
    /// The game is drawn.
    Draw,
    /// The game ends with a score that is neither a win nor a draw.
    Score {
        /// What each side gets.
        points: ByColor<HalfPoints>,
    },
    /// The game does not count and a new one is played.
    NewGame {
        /// From which Chess960 start, if that had to be said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<u16>,
        /// With which colours.
        colours: Colours,
    },
    /// Play goes on as it is.
    PlayOn,
    // The rest.
    /// A claim is right.
    ClaimCorrect {
        /// Whose.
        of: Color,
        /// What it rests on.
        found: Found,
    },
    /// A claim or a complaint has no effect.
    ClaimRejected {
        /// Whose.
        of: Color,
        /// What there is of what it should rest on.
        found: Found,
    },
    /// A complaint has no ground.
    Unfounded {
        /// Whose.
        of: Color,
    },
    // Article 8: the record.
    /// A player brings his scoresheet up to date.
    MustRecord {
        /// Who.
        player: Color,
    },
    /// A player need not record.
    NeedNotRecord {
        /// Who.
        player: Color,
    },
    /// A faulty scoresheet is replaced.
    SheetReplaced {
        /// Whose.
        of: Color,
    },
    /// A player's next move is in the next period, whatever the clock has counted.
    NextPeriod {
        /// Whose.
        of: Color,
        /// How many moves he is taken to have completed.
        moves: u32,
    },
    // Article 9: draws.
    /// An offer stands, whatever was said with it.
    OfferStands {
        /// Whose.
        of: Color,
    },
    /// An offer has no effect.
    OfferVoid {
        /// Whose.
        of: Color,
    },
    /// The arbiter lets the players agree a draw.
    DrawAllowed,
    /// The written move of a correct claim counts as made and completed.
    CountsAsMade {
        /// What would have been done.
        attempt: Done,
        /// The move that it is. Journals of 0.1.0 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mv: Option<chess::Move>,
    },
    /// A legal move of which a part was left undone is finished (4.7).
    Finished {
        /// What would have been done.
        attempt: Done,
        /// The move that it is.
        mv: chess::Move,
    },
    /// A player gets a scoresheet to write on.
    GetsScoresheet {
        /// Who.
        player: Color,
    },
    /// The arbiter warns a player.
    Warning {
        /// Whom.
        to: Color,
    },
    /// A player's clock runs.
    ClockOf {
        /// Whose.
        player: Color,
    },
    /// The arbiter corrects the clocks.
    CorrectClock,
    /// A player's points go up.
    PointsUp {
        /// Whose.
        to: Color,
        /// By how much.
        points: HalfPoints,
    },
    /// A player's points go down.
    PointsDown {
        /// Whose.
        from: Color,
        /// By how much.
        points: HalfPoints,
    },
    /// A player is fined.
    Fined {
        /// Who.
        player: Color,
    },
    /// A player is excluded from rounds.
    Excluded {
        /// Who.
        player: Color,
        /// From how many.
        rounds: u32,
    },
    /// A player is expelled from the event.
    Expelled {
        /// Who.
        player: Color,
    },
    /// Somebody who does not play is expelled from the venue.
    BystanderExpelled,
    /// The game counts as not played.
    Unplayed {
        /// Who gets the win without play.
        there: ByColor<bool>,
    },
    /// The arbiter allows what a player asked for.
    Permitted {
        /// Whom.
        to: Color,
    },
    /// The arbiter does not allow it.
    NotPermitted {
        /// Whom.
        to: Color,
    },
    /// The Laws leave it to the arbiter.
    ArbiterDecides {
        /// What is asked.
        question: Question,
    },
    // Repairs.
    /// The record is set from a place on.
    RecordSet {
        /// Half-moves that stay.
        from: usize,
        /// The moves from there on.
        moves: Vec<Done>,
        /// What each of them is, as far as they follow one another. Journals of 0.1.0 do not say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        judged: Vec<Result<chess::Move, chess::Illegality>>,
    },
    /// The pieces stand so.
    PositionSet {
        /// The position.
        position: Position,
    },
    /// So many illegal moves are counted.
    CountSet {
        /// Whose.
        of: Color,
        /// How many.
        count: u32,
    },
    /// Rulings made in error fall, counted from 1 in the order of the log.
    Withdrawn {
        /// The first.
        first: usize,
        /// The last.
        last: usize,
    },
    /// The game was ended wrongly and goes on.
    GameGoesOn,
    /// The arbiter decided otherwise than proposed.
    Otherwise {
        /// Why.
        reason: String,
    },
}

/// What becomes of the pieces touched for a move that falls.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touches {
    /// They still bind the player (7.5.1 with 4.3 and 4.7).
    Bind,
    /// They fall with the move.
    Fall,
}

/// The colours of a new game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// As they were.
    Same,
    /// As the pairing has them: the players change seats.
    Right,
}

/// What touching or writing a move obliges a player to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Move the piece on this square.
    Move(Square),
    /// Move that piece to this square, where it has been released (4.7).
    MoveTo {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Promote to this piece on this square (4.4.4).
    Promote {
        /// Where.
        square: Square,
        /// To what.
        role: chess::Role,
    },
    /// Take the piece on this square.
    Capture(Square),
    /// Take that piece with this one.
    CaptureWith {
        /// The piece taken.
        target: Square,
        /// The piece that takes.
        with: Square,
    },
    /// Castle with the rook on this square.
    Castle(Square),
    /// Play this move.
    Play(Done),
    /// Move one of the pieces that a written move can mean.
    OneOf(Vec<Square>),
    /// Play the move that he has written, in a position that no record has.
    Written(String),
    /// Nothing binds: any legal move.
    Any,
}

impl Duty {
    /// Does it bind whatever the player touches? A duty that comes from touching changes with the touch.
    pub fn outlasts_touch(&self) -> bool {
        matches!(self, Duty::Play(_) | Duty::OneOf(_))
    }
}

impl Remedy {
    /// Does it say of a claim whether it is right, and nothing more?
    pub(crate) fn is_verdict(&self) -> bool {
        matches!(
            self,
            Remedy::ClaimCorrect { .. } | Remedy::ClaimRejected { .. } | Remedy::Unfounded { .. }
        )
    }

    /// A claim that is right and needs no list of positions.
    pub fn claim_correct(of: Color) -> Remedy {
        Remedy::ClaimCorrect {
            of,
            found: Found::Nothing,
        }
    }

    /// A new game, from the start of the event.
    pub(crate) fn new_game(colours: Colours) -> Remedy {
        let start = None;
        Remedy::NewGame { start, colours }
    }

    /// A claim that fails and needs no list of positions.
    pub fn claim_rejected(of: Color) -> Remedy {
        Remedy::ClaimRejected {
            of,
            found: Found::Nothing,
        }
    }
}
