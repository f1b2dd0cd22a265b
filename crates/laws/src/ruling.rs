//! What the Laws make of a fact: a remedy and its grounds.

use std::fmt;

use chess::{ByColor, Color, Position, Square};
use serde::{Deserialize, Serialize};

use crate::command::Done;
use crate::discretion::Question;
use crate::regulations::HalfPoints;
use crate::rule::{Ground, Rule};
use crate::rules::a09_draws::Found;
use crate::time::{InWords, Millis};

/// A decision under the Laws. The grounds are never empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruling {
    /// What is done.
    pub remedy: Remedy,
    /// By which rules, the nearest first.
    pub grounds: Vec<Ground>,
}

impl Ruling {
    /// A ruling by one rule.
    pub fn new(remedy: Remedy, ground: &'static Rule) -> Ruling {
        Ruling {
            remedy,
            grounds: vec![Ground(ground)],
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
    /// The clock pressed without a move is put back, with what the press had added.
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
        /// The move.
        attempt: Done,
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
    /// A claim that is right and needs no list of positions.
    pub fn claim_correct(of: Color) -> Remedy {
        Remedy::ClaimCorrect {
            of,
            found: Found::Nothing,
        }
    }

    /// A claim that fails and needs no list of positions.
    pub fn claim_rejected(of: Color) -> Remedy {
        Remedy::ClaimRejected {
            of,
            found: Found::Nothing,
        }
    }
}

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Duty::Move(square) => write!(f, "must move the piece on {square}"),
            Duty::MoveTo { from, to } => write!(f, "must move the piece on {from} to {to}"),
            Duty::Promote { square, role } => write!(f, "must promote to a {role} on {square}"),
            Duty::Capture(square) => write!(f, "must take the piece on {square}"),
            Duty::CaptureWith { target, with } => {
                write!(
                    f,
                    "must take the piece on {target} with the piece on {with}"
                )
            }
            Duty::Castle(rook) => write!(f, "must castle with the rook on {rook}"),
            Duty::Play(mv) => write!(f, "must play {mv}"),
            Duty::OneOf(squares) => {
                let (one_of, plural) = match squares.len() {
                    1 => ("", ""),
                    _ => ("one of ", "s"),
                };
                write!(f, "must move {one_of}the piece{plural} on")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Duty::Any => f.write_str("may make any legal move"),
        }
    }
}

impl fmt::Display for Remedy {
    /// The words of the scenario pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remedy::AddTime { to, time } => write!(f, "{to} gains {}", InWords(*time)),
            Remedy::TakeTime { from, time } => write!(f, "{from} loses {}", InWords(*time)),
            Remedy::SetTime { of, time } => write!(f, "the clock of {of} is set to {time}"),
            Remedy::SetCounter { of, moves } => {
                write!(f, "the move counter of {of} is set to {moves}")
            }
            Remedy::SetPeriod { of, period } => write!(f, "{of} is in period {period}"),
            Remedy::AddPerMove { time, mode } => {
                write!(f, "both get {} a move as {mode}", InWords(*time))
            }
            Remedy::Reinstate { before } => write!(f, "the position before {before} returns"),
            Remedy::GoBack { before, .. } => {
                write!(f, "the game goes back to the position before {before}")
            }
            Remedy::PressUndone { by } => write!(f, "the press of {by} is undone"),
            Remedy::PutPiecesBack { player } => {
                write!(f, "{player} puts the pieces back on {player}'s own time")
            }
            Remedy::TransferPosition => {
                f.write_str("the position moves to a board that lies right")
            }
            Remedy::NoCastling { player, rook } => match rook {
                Some(rook) => write!(f, "{player} may not castle with the rook on {rook}"),
                None => write!(f, "{player} may not castle"),
            },
            Remedy::NewGame { colours } => f.write_str(match colours {
                Colours::Same => "a new game is played",
                Colours::Right => "a new game is played with the right colours",
            }),
            Remedy::GetsScoresheet { player } => write!(f, "{player} gets a scoresheet"),
            Remedy::MustMove { player, duty } => write!(f, "{player} {duty}"),
            Remedy::BecomesQueen { square } => write!(f, "the pawn on {square} becomes a queen"),
            Remedy::MoveStands { attempt } => write!(f, "{attempt} stands"),
            Remedy::PlayOn => f.write_str("play goes on"),
            Remedy::Win { winner } => write!(f, "{winner} wins"),
            Remedy::Draw => f.write_str("the game is drawn"),
            Remedy::Score { points } => write!(f, "the score is {}-{}", points.white, points.black),
            Remedy::ClaimCorrect { of, found } => {
                write!(f, "the claim of {of} is correct{found}")
            }
            Remedy::ClaimRejected { of, found } => {
                write!(f, "the claim of {of} is rejected{found}")
            }
            Remedy::Unfounded { of } => write!(f, "the complaint of {of} is unfounded"),
            Remedy::MustRecord { player } => {
                write!(f, "{player} must bring the scoresheet up to date")
            }
            Remedy::NeedNotRecord { player } => write!(f, "{player} need not record"),
            Remedy::SheetReplaced { of } => write!(f, "the scoresheet of {of} is replaced"),
            Remedy::NextPeriod { of, moves } => {
                let next = moves + 1;
                write!(
                    f,
                    "the next move of {of} is move {next}, in the next period"
                )
            }
            Remedy::OfferStands { of } => write!(f, "the offer of {of} stands"),
            Remedy::OfferVoid { of } => write!(f, "the offer of {of} has no effect"),
            Remedy::DrawAllowed => f.write_str("a draw may be agreed"),
            Remedy::CountsAsMade { attempt } => write!(f, "{attempt} counts as completed"),
            Remedy::Warning { to } => write!(f, "{to} is warned"),
            Remedy::ClockOf { player } => write!(f, "the clock of {player} runs"),
            Remedy::CorrectClock => f.write_str("the clocks are corrected"),
            Remedy::PointsUp { to, points } => write!(f, "{to} gains {points} points"),
            Remedy::PointsDown { from, points } => write!(f, "{from} loses {points} points"),
            Remedy::Fined { player } => write!(f, "{player} is fined"),
            Remedy::Excluded { player, rounds } => {
                write!(f, "{player} is excluded from {rounds} rounds")
            }
            Remedy::Expelled { player } => write!(f, "{player} is expelled"),
            Remedy::BystanderExpelled => f.write_str("the one who interferes is expelled"),
            Remedy::Unplayed { there } => {
                let sign = |here: bool| if here { '+' } else { '-' };
                write!(
                    f,
                    "the game is not played {}/{}",
                    sign(there.white),
                    sign(there.black)
                )
            }
            Remedy::Permitted { to } => write!(f, "{to} is permitted"),
            Remedy::NotPermitted { to } => write!(f, "{to} is not permitted"),
            Remedy::RecordSet { from, moves } => {
                write!(f, "the record has {from} half-moves and then")?;
                if moves.is_empty() {
                    f.write_str(" nothing")?;
                }
                moves.iter().try_for_each(|done| write!(f, " {done}"))
            }
            Remedy::PositionSet { position } => write!(f, "the position is {}", position.to_fen()),
            Remedy::CountSet { of, count } => {
                write!(f, "{count} illegal moves of {of} are counted")
            }
            Remedy::Withdrawn { first, last } if first == last => {
                write!(f, "ruling {first} is withdrawn")
            }
            Remedy::Withdrawn { first, last } => {
                write!(f, "rulings {first} to {last} are withdrawn")
            }
            Remedy::GameGoesOn => f.write_str("the game goes on"),
            Remedy::ArbiterDecides { question } => write!(f, "the arbiter decides: {question}"),
            Remedy::Otherwise { reason } => write!(f, "the arbiter decides otherwise: {reason}"),
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by ", self.remedy)?;
        for (i, ground) in self.grounds.iter().enumerate() {
            let with = if i > 0 { " with " } else { "" };
            write!(f, "{with}{ground}")?;
        }
        Ok(())
    }
}
