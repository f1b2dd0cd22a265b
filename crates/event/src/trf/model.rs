//! What stands in a report, line by line of TRF26. Every field names its line.

use std::fmt;

use chess::Color;
use laws::regulations::{HalfPoints, Points};

use crate::outcome::Bye;
use crate::player::{Player, PlayerId, Sex};
use crate::text::decimal;

/// The letter of a result, from the side of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won, not for rating.
    UnratedWin,
    /// `D`
    UnratedDraw,
    /// `L`
    UnratedLoss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `U`, `H`, `F`, `Z`
    Bye(Bye),
}

impl Code {
    /// As it is written.
    pub const fn letter(self) -> char {
        match self {
            Code::Win => '1',
            Code::Draw => '=',
            Code::Loss => '0',
            Code::UnratedWin => 'W',
            Code::UnratedDraw => 'D',
            Code::UnratedLoss => 'L',
            Code::ForfeitWin => '+',
            Code::ForfeitLoss => '-',
            Code::Bye(bye) => bye.letter(),
        }
    }

    /// Reads the letter in any case.
    pub const fn from_letter(letter: char) -> Option<Code> {
        Some(match letter.to_ascii_uppercase() {
            '1' => Code::Win,
            '=' => Code::Draw,
            '0' => Code::Loss,
            'W' => Code::UnratedWin,
            'D' => Code::UnratedDraw,
            'L' => Code::UnratedLoss,
            '+' => Code::ForfeitWin,
            '-' => Code::ForfeitLoss,
            other => match Bye::from_letter(other) {
                Some(bye) => Code::Bye(bye),
                None => return None,
            },
        })
    }

    /// Was there a game at the board?
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Code::Win
                | Code::Draw
                | Code::Loss
                | Code::UnratedWin
                | Code::UnratedDraw
                | Code::UnratedLoss
        )
    }

    /// The letter by which line 299 names the result; none for the pairing-allocated bye, which it does not know.
    pub const fn kind(self) -> Option<char> {
        Some(match self {
            Code::Win | Code::UnratedWin => 'W',
            Code::Draw | Code::UnratedDraw => 'D',
            Code::Loss | Code::UnratedLoss => 'L',
            Code::Bye(Bye::PairingAllocated) => return None,
            Code::ForfeitWin | Code::ForfeitLoss | Code::Bye(_) => self.letter(),
        })
    }
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// Against whom.
    pub opponent: Option<PlayerId>,
    /// With which colour.
    pub color: Option<Color>,
    /// What it brought; none while a game is open, or where a player was not paired.
    pub code: Option<Code>,
}

impl Cell {
    /// Not paired, no bye.
    pub const BLANK: Cell = Cell {
        opponent: None,
        color: None,
        code: None,
    };
}

/// The line of a player (001).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerLine {
    /// What is known of the player; reports know neither club nor needs.
    pub player: Player,
    /// Points.
    pub points: HalfPoints,
    /// The place.
    pub rank: Option<u32>,
    /// Rounds, without blank ones at the end.
    pub cells: Vec<Cell>,
}

/// What a national list says of a player (a line that begins with the letters of a federation).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NationalLine {
    /// The three letters.
    pub list: String,
    /// Whom.
    pub player: PlayerId,
    /// If it is said.
    pub sex: Option<Sex>,
    /// The class in that list, at most three letters.
    pub class: String,
    /// The name in that list.
    pub name: String,
    /// The rating in that list.
    pub rating: Option<u16>,
    /// Federation, region or club, three letters.
    pub origin: String,
    /// The number in that list, at most eleven letters.
    pub number: String,
    /// As written, ten letters.
    pub birth: String,
}

/// From which lists the ratings come (172).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RatingList {
    /// Three letters.
    pub federation: String,
    /// `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN`, `LBFN`, `OTHER`.
    pub method: String,
}

/// Half points that may be fewer than none.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Halves(pub i32);

impl fmt::Display for Halves {
    /// `-1.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}", decimal(HalfPoints(self.0.unsigned_abs())))
    }
}

/// Byes of a round, mostly of one to come (240). In team events the numbers are those of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Byes {
    /// Full, half or zero.
    pub bye: Bye,
    /// Which.
    pub round: u32,
    /// Who.
    pub players: Vec<PlayerId>,
}

/// Virtual points for pairing (250). In team events the numbers are those of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// For teams.
    pub match_points: Option<HalfPoints>,
    /// For players; game points of teams.
    pub points: HalfPoints,
    /// The first round with them.
    pub first_round: u32,
    /// The last.
    pub last_round: u32,
    /// The first who has them.
    pub first: PlayerId,
    /// The last.
    pub last: PlayerId,
}

/// Who must not meet (260). In team events the numbers are those of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prohibition {
    /// From this round.
    pub first_round: u32,
    /// To this one.
    pub last_round: u32,
    /// None of them meets another.
    pub players: Vec<PlayerId>,
}

/// Points other than the result is worth (299). In team events the numbers are those of teams.
///
/// With a letter and players: what that result brings them; without players: what it brings anybody. Without a letter:
/// points more or less, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// `W D L F H Z + -`; none for a penalty or a bonus.
    pub kind: Option<char>,
    /// For teams.
    pub match_points: Option<Halves>,
    /// Points.
    pub points: Option<Halves>,
    /// In which round; all of them if it is not said.
    pub round: Option<u32>,
    /// To whom.
    pub players: Vec<PlayerId>,
}

/// A team (310; 013 in older files, where teams are numbered by their order).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamLine {
    /// Its number, up to 999.
    pub number: u32,
    /// At most 32 letters.
    pub name: String,
    /// At most five letters.
    pub short: String,
    /// What it is seeded by.
    pub strength: Option<u32>,
    /// Match points.
    pub match_points: HalfPoints,
    /// Game points.
    pub game_points: HalfPoints,
    /// The place.
    pub rank: Option<u32>,
    /// By board.
    pub members: Vec<PlayerId>,
}

/// The teams that nobody was left for (320).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamBye {
    /// What it brings.
    pub match_points: HalfPoints,
    /// What it brings.
    pub game_points: HalfPoints,
    /// The team of each round, zero for none.
    pub teams: Vec<u32>,
}

/// A match that was not played (330).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TeamForfeit {
    /// Which team gets it; none if both have forfeited.
    pub winner: Option<Color>,
    /// In which round.
    pub round: u32,
    /// The team with White on the first board.
    pub white: u32,
    /// The other.
    pub black: u32,
}

/// Who played where, if it was not in the order of the team (300).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// In which round.
    pub round: u32,
    /// Which team.
    pub team: u32,
    /// Against whom.
    pub opponent: u32,
    /// By board; none for an empty board.
    pub players: Vec<Option<PlayerId>>,
}

/// What matches are worth (362).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScheme {
    /// `TW`
    pub win: HalfPoints,
    /// `TD`
    pub draw: HalfPoints,
    /// `TL`
    pub loss: HalfPoints,
}

impl Default for MatchScheme {
    fn default() -> MatchScheme {
        MatchScheme {
            win: HalfPoints(4),
            draw: HalfPoints(2),
            loss: HalfPoints(0),
        }
    }
}

/// Where a line that is kept stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// Before the first player.
    Head,
    /// After him.
    Tail,
}

/// A comment, or a line that is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Before or after the players.
    pub place: Where,
    /// The whole line.
    pub text: String,
}

/// What stands in a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// 012
    pub name: String,
    /// 022
    pub city: String,
    /// 032
    pub federation: String,
    /// 042, as `2026-11-16`.
    pub first_day: String,
    /// 052
    pub last_day: String,
    /// 092
    pub kind: String,
    /// 102
    pub chief_arbiter: String,
    /// 112, one line for each.
    pub deputies: Vec<String>,
    /// 122, in words.
    pub rate_of_play: String,
    /// 132: the days of the rounds; empty where not known, without unknown ones at the end.
    pub days: Vec<String>,
    /// 142, and XXR.
    pub rounds: Option<u32>,
    /// 152, and XXC.
    pub initial_color: Option<Color>,
    /// 162, and XXS and BBW: what results are worth, if it is said.
    pub points: Option<Scheme>,
    /// 172
    pub rating_list: Option<RatingList>,
    /// 182: who pairs.
    pub program: String,
    /// 192: the code of the system; see [`Report::system`] for what it says.
    pub system_code: String,
    /// 202: letters of the tie-breaks.
    pub tie_breaks: Vec<String>,
    /// 212: the whole order, `PTS` first.
    pub order: Vec<String>,
    /// 222: the rate of play, encoded.
    pub encoded_rate: String,
    /// 352: the colour of the team named first on each board.
    pub board_colors: Vec<Color>,
    /// 362
    pub match_scheme: Option<MatchScheme>,
    /// XXC with `rank`: numbers for pairing follow the column of the place.
    pub numbers_by_rank: bool,
    /// 001, in the order of the file.
    pub players: Vec<PlayerLine>,
    /// Lines of national lists.
    pub national: Vec<NationalLine>,
    /// 240, and XXZ.
    pub byes: Vec<Byes>,
    /// 250, and XXA.
    pub accelerations: Vec<Acceleration>,
    /// 260, and XXP.
    pub prohibitions: Vec<Prohibition>,
    /// 299, and what XXS and BBW say that 162 cannot.
    pub adjustments: Vec<Adjustment>,
    /// 310, and 013.
    pub teams: Vec<TeamLine>,
    /// 320
    pub team_bye: Option<TeamBye>,
    /// 330
    pub team_forfeits: Vec<TeamForfeit>,
    /// 300
    pub line_ups: Vec<LineUp>,
    /// `###`, and lines that are not known.
    pub kept: Vec<Kept>,
}

/// What results are worth, as a report says it (162).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scheme {
    /// `W`: a win, played or not, and a full-point bye. `D`: a draw and a half-point bye. `L`: a loss at the board.
    pub points: Points,
    /// `A`: a forfeit lost, and a zero-point bye.
    pub absent: HalfPoints,
    /// `P`: a pairing-allocated bye.
    pub bye: HalfPoints,
    /// `X`: a game without a result.
    pub unknown: HalfPoints,
}

impl Scheme {
    /// What follows from the three, where nothing else is said.
    pub const fn of(points: Points) -> Scheme {
        Scheme {
            points,
            absent: HalfPoints(0),
            bye: points.win,
            unknown: points.draw,
        }
    }
}

impl Default for Scheme {
    fn default() -> Scheme {
        Scheme::of(Points::default())
    }
}
