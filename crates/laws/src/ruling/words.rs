//! A ruling in the words of the pages.

use std::fmt;

use super::{Colours, Duty, Remedy, Ruling};
use crate::time::InWords;

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
            Duty::Written(text) => write!(f, "must play the written move {text}"),
            Duty::Any => f.write_str("may make any legal move"),
        }
    }
}

impl fmt::Display for Remedy {
    /// The words of the scenario pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remedy::AddTime { .. }
            | Remedy::TakeTime { .. }
            | Remedy::SetTime { .. }
            | Remedy::SetCounter { .. }
            | Remedy::SetPeriod { .. }
            | Remedy::AddPerMove { .. }
            | Remedy::PressUndone { .. }
            | Remedy::NextPeriod { .. }
            | Remedy::ClockOf { .. }
            | Remedy::CorrectClock => self.fmt_clock(f),
            Remedy::Reinstate { .. }
            | Remedy::GoBack { .. }
            | Remedy::GoBackTo { .. }
            | Remedy::PutPiecesBack { .. }
            | Remedy::TransferPosition
            | Remedy::NoCastling { .. }
            | Remedy::NewGame { .. }
            | Remedy::MustMove { .. }
            | Remedy::BecomesQueen { .. }
            | Remedy::MoveStands { .. }
            | Remedy::CountsAsMade { .. }
            | Remedy::Finished { .. }
            | Remedy::RecordSet { .. }
            | Remedy::PositionSet { .. } => self.fmt_board(f),
            Remedy::Win { .. }
            | Remedy::Draw
            | Remedy::Score { .. }
            | Remedy::Warning { .. }
            | Remedy::PointsUp { .. }
            | Remedy::PointsDown { .. }
            | Remedy::Fined { .. }
            | Remedy::Excluded { .. }
            | Remedy::Expelled { .. }
            | Remedy::BystanderExpelled
            | Remedy::CountSet { .. }
            | Remedy::Unplayed { .. } => self.fmt_price(f),
            Remedy::GetsScoresheet { player } => write!(f, "{player} gets a scoresheet"),
            Remedy::PlayOn => f.write_str("play goes on"),
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
            Remedy::OfferStands { of } => write!(f, "the offer of {of} stands"),
            Remedy::OfferVoid { of } => write!(f, "the offer of {of} has no effect"),
            Remedy::DrawAllowed => f.write_str("a draw may be agreed"),
            Remedy::Permitted { to } => write!(f, "{to} is permitted"),
            Remedy::NotPermitted { to } => write!(f, "{to} is not permitted"),
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

/// One of a thing, or several.
fn plural(count: u32, one: u32) -> &'static str {
    if count <= one { "" } else { "s" }
}

/// The same by what is remedied.
impl Remedy {
    fn fmt_clock(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
            Remedy::PressUndone { by } => write!(f, "the press of {by} is undone"),
            Remedy::NextPeriod { of, moves } => {
                let next = moves + 1;
                write!(
                    f,
                    "the next move of {of} is move {next}, in the next period"
                )
            }
            Remedy::ClockOf { player } => write!(f, "the clock of {player} runs"),
            Remedy::CorrectClock => f.write_str("the clocks are corrected"),
            _ => Ok(()),
        }
    }

    fn fmt_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remedy::Reinstate { before } => write!(f, "the position before {before} returns"),
            Remedy::GoBack { before, .. } => {
                write!(f, "the game goes back to the position before {before}")
            }
            Remedy::GoBackTo { number, color } => write!(
                f,
                "the game goes back to the position before move {number} of {color}"
            ),
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
            Remedy::NewGame { colours, .. } => f.write_str(match colours {
                Colours::Same => "a new game is played",
                Colours::Right => "a new game is played with the right colours",
            }),
            Remedy::MustMove { player, duty } => write!(f, "{player} {duty}"),
            Remedy::BecomesQueen { square } => write!(f, "the pawn on {square} becomes a queen"),
            Remedy::MoveStands { attempt } => write!(f, "{attempt} stands"),
            Remedy::CountsAsMade { attempt, .. } => write!(f, "{attempt} counts as completed"),
            Remedy::Finished { attempt, .. } => write!(f, "{attempt} is finished"),
            Remedy::RecordSet { from, moves, .. } => {
                let s = if *from == 1 { "" } else { "s" };
                write!(f, "the record has {from} half-move{s} and then")?;
                if moves.is_empty() {
                    f.write_str(" nothing")?;
                }
                moves.iter().try_for_each(|done| write!(f, " {done}"))
            }
            Remedy::PositionSet { position } => write!(f, "the position is {}", position.to_fen()),
            _ => Ok(()),
        }
    }

    fn fmt_price(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remedy::Win { winner } => write!(f, "{winner} wins"),
            Remedy::Draw => f.write_str("the game is drawn"),
            Remedy::Score { points } => write!(f, "the score is {}-{}", points.white, points.black),
            Remedy::Warning { to } => write!(f, "{to} is warned"),
            Remedy::PointsUp { to, points } => {
                write!(f, "{to} gains {points} point{}", plural(points.0, 2))
            }
            Remedy::PointsDown { from, points } => {
                write!(f, "{from} loses {points} point{}", plural(points.0, 2))
            }
            Remedy::Fined { player } => write!(f, "{player} is fined"),
            Remedy::Excluded { player, rounds } => {
                let s = plural(*rounds, 1);
                write!(f, "{player} is excluded from {rounds} round{s}")
            }
            Remedy::CountSet { of, count } => {
                let (s, are) = match count {
                    1 => ("", "is"),
                    _ => ("s", "are"),
                };
                write!(f, "{count} illegal move{s} of {of} {are} counted")
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
            _ => Ok(()),
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
