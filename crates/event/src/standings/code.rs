//! Tie-breaks by the codes that announcements and reports give them (C.07 Article 5, MTB26):
//! `NAME[:MP|:GP]{/Cn|/Mn|/L±n|/Kn|/P|/F|/R}`, in any case.

use std::fmt;

use super::field::System;

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Name {
    /// Points.
    Points,
    /// 6: games of the tied among each other.
    DirectEncounter,
    /// 7.1: rounds that brought as much as a win, played or not.
    Wins,
    /// 7.2: games won at the board.
    GamesWon,
    /// 7.3: games played with Black.
    BlackGames,
    /// 7.4: games won with Black.
    BlackWins,
    /// 7.5: the scores after each round, added up.
    Progressive,
    /// 7.6: rounds in which the player was ready to play.
    RoundsElected,
    /// 7.7: a point for more than the opponent, half for as much.
    StandardPoints,
    /// 7.8: the number in the list.
    PairingNumber,
    /// 8.1: opponents' scores.
    Buchholz,
    /// 8.2: the mean Buchholz of the opponents.
    AverageBuchholz,
    /// 8.3: Buchholz as if the last round had been drawn.
    ForeBuchholz,
    /// 9.1: opponents' scores, each times the points scored against him.
    SonnebornBerger,
    /// 9.2: points against the better half.
    Koya,
    /// 10.1: the mean rating of the opponents.
    AverageRating,
    /// 10.2: the rating performed.
    Performance,
    /// 10.3: the least rating of which the result could be expected.
    PerfectPerformance,
    /// 10.4: the mean performance of the opponents.
    AveragePerformance,
    /// 10.5: the mean perfect performance of the opponents.
    AveragePerfect,
    /// 10.6: the rating.
    Rating,
    /// Match points of teams.
    MatchPoints,
    /// Game points of teams.
    GamePoints,
    /// 12.1: board numbers times points; the lower the better.
    BoardCount,
    /// 12.2: the first board, then the second.
    TopBoards,
    /// 12.3: all boards but the last, then all but two.
    BottomBoards,
    /// 13.1: the score that does not decide.
    OtherScore,
    /// 13.2.1: opponents' match points times match points.
    MatchMatch,
    /// 13.2.2: opponents' match points times game points.
    MatchGame,
    /// 13.2.3: opponents' game points times match points.
    GameMatch,
    /// 13.2.4: opponents' game points times game points.
    GameGame,
    /// 13.3: direct encounter by both scores.
    ExtendedEncounter,
    /// 13.3.2 a.
    ExtendedCountTop,
    /// 13.3.2 b.
    ExtendedCountBottom,
    /// 13.3.2 c.
    ExtendedTop,
    /// 13.3.2 d.
    ExtendedBottom,
    /// 13.4: the other score and the strength of the opponents.
    ScheduleStrength,
}

/// The letters of each.
const NAMES: [(Name, &str); 37] = [
    (Name::Points, "PTS"),
    (Name::DirectEncounter, "DE"),
    (Name::Wins, "WIN"),
    (Name::GamesWon, "WON"),
    (Name::BlackGames, "BPG"),
    (Name::BlackWins, "BWG"),
    (Name::Progressive, "PS"),
    (Name::RoundsElected, "REP"),
    (Name::StandardPoints, "STD"),
    (Name::PairingNumber, "TPN"),
    (Name::Buchholz, "BH"),
    (Name::AverageBuchholz, "AOB"),
    (Name::ForeBuchholz, "FB"),
    (Name::SonnebornBerger, "SB"),
    (Name::Koya, "KS"),
    (Name::AverageRating, "ARO"),
    (Name::Performance, "TPR"),
    (Name::PerfectPerformance, "PTP"),
    (Name::AveragePerformance, "APRO"),
    (Name::AveragePerfect, "APPO"),
    (Name::Rating, "RTNG"),
    (Name::MatchPoints, "MPTS"),
    (Name::GamePoints, "GPTS"),
    (Name::BoardCount, "BC"),
    (Name::TopBoards, "TBR"),
    (Name::BottomBoards, "BBE"),
    (Name::OtherScore, "MPVGP"),
    (Name::MatchMatch, "EMMSB"),
    (Name::MatchGame, "EMGSB"),
    (Name::GameMatch, "EGMSB"),
    (Name::GameGame, "EGGSB"),
    (Name::ExtendedEncounter, "EDE"),
    (Name::ExtendedCountTop, "EDEBT"),
    (Name::ExtendedCountBottom, "EDEBB"),
    (Name::ExtendedTop, "EDET"),
    (Name::ExtendedBottom, "EDEB"),
    (Name::ScheduleStrength, "SSSC"),
];

/// Other spellings: those of older lists, of files and of the first version of this program.
const ALIASES: [(&str, &str); 15] = [
    ("GE", "REP"),
    ("DIRECT-ENCOUNTER", "DE"),
    ("WINS", "WIN"),
    ("GAMES-WON", "WON"),
    ("BLACK-GAMES", "BPG"),
    ("BLACK-WINS", "BWG"),
    ("SONNEBORN-BERGER", "SB"),
    ("BUCHHOLZ", "BH"),
    ("BUCHHOLZ-CUT1", "BH/C1"),
    ("BUCHHOLZ-MEDIAN", "BH/M1"),
    ("KOYA", "KS"),
    ("PROGRESSIVE", "PS"),
    ("AVERAGE-RATING", "ARO"),
    ("BH-C1", "BH/C1"),
    ("BH-M1", "BH/M1"),
];

/// Which score of a team is meant.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Score {
    /// `:MP`
    Match,
    /// `:GP`
    Game,
}

/// Which values are left out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Cut {
    /// None.
    #[default]
    None,
    /// `/Cn`: the n least significant.
    Low(u8),
    /// `/Mn`: the n least and the n most significant.
    Median(u8),
}

impl Cut {
    /// How many of the least, and of the most significant.
    pub const fn counts(self) -> (usize, usize) {
        match self {
            Cut::None => (0, 0),
            Cut::Low(n) => (n as usize, 0),
            Cut::Median(n) => (n as usize, n as usize),
        }
    }
}

/// A tie-break with its modifiers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TieBreak {
    /// What is counted.
    pub name: Name,
    /// By which score of a team.
    pub score: Option<Score>,
    /// 14.1–14.4.
    pub cut: Cut,
    /// `/L±n`: half points by which the limit of Koya moves (14.5).
    pub limit: i8,
    /// `/Kn`: the divisor of SSSC.
    pub divisor: Option<u16>,
    /// `/P`: forfeits are games.
    pub forfeits_played: bool,
    /// `/F`: Fore Buchholz instead of Buchholz.
    pub fore: bool,
    /// `/R`: the other way round.
    pub reversed: bool,
}

/// Why a code cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// There is no such tie-break.
    Unknown(String),
    /// The modifier is not one of this tie-break.
    Modifier(String, String),
    /// It must not be used in this kind of event, by this article of C.07.
    Forbidden(TieBreak, &'static str),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Unknown(code) => write!(f, "{code}: there is no such tie-break (C.07 5)"),
            CodeError::Modifier(code, modifier) => {
                write!(f, "{code}: {modifier} cannot modify it (C.07 14)")
            }
            CodeError::Forbidden(code, why) => write!(f, "{code}: {why}"),
        }
    }
}

impl std::error::Error for CodeError {}

impl From<Name> for TieBreak {
    fn from(name: Name) -> TieBreak {
        TieBreak {
            name,
            score: None,
            cut: Cut::None,
            limit: 0,
            divisor: None,
            forfeits_played: false,
            fore: false,
            reversed: false,
        }
    }
}

impl TieBreak {
    /// Reads a code.
    ///
    /// # Errors
    ///
    /// A name that is not known, or a modifier that does not belong to it.
    pub fn read(text: &str) -> Result<TieBreak, CodeError> {
        let mut code = text.trim().to_uppercase();
        if let Some((_, meant)) = ALIASES.iter().find(|(alias, _)| *alias == code) {
            code = (*meant).to_owned();
        }
        let mut parts = code.split('/');
        let head = parts.next().unwrap_or_default();
        let (name, score) = match head.split_once(':') {
            None => (head, None),
            Some((name, "MP")) => (name, Some(Score::Match)),
            Some((name, "GP")) => (name, Some(Score::Game)),
            Some(_) => return Err(CodeError::Unknown(text.trim().to_owned())),
        };
        let name = ALIASES
            .iter()
            .find(|(alias, _)| *alias == name)
            .map_or(name, |(_, n)| n);
        let known = NAMES.iter().find(|(_, letters)| *letters == name);
        let &(name, _) = known.ok_or_else(|| CodeError::Unknown(text.trim().to_owned()))?;
        let mut tie_break = TieBreak {
            score,
            ..TieBreak::from(name)
        };
        for part in parts {
            if !tie_break.modify(part) {
                let modifier = format!("/{part}");
                return Err(CodeError::Modifier(text.trim().to_owned(), modifier));
            }
        }
        Ok(tie_break)
    }

    /// Adds a modifier, if it belongs to the tie-break and was not given before.
    fn modify(&mut self, part: &str) -> bool {
        let mut chars = part.chars();
        let letter = chars.next();
        let rest = chars.as_str();
        let small = || rest.parse::<u8>().ok().filter(|n| (1..=99).contains(n));
        let plain = rest.is_empty();
        match (letter, self.name) {
            (Some('C'), name) if self.cut == Cut::None && name.is_sum() => {
                small().map(|n| self.cut = Cut::Low(n)).is_some()
            }
            // The score after the last round is no value to leave out.
            (Some('M'), name)
                if self.cut == Cut::None && name.is_sum() && name != Name::Progressive =>
            {
                small().map(|n| self.cut = Cut::Median(n)).is_some()
            }
            (Some('L'), Name::Koya) if self.limit == 0 => {
                let limit = rest.parse::<i8>().ok().filter(|n| (-99..=99).contains(n));
                limit.filter(|&n| n != 0).map(|n| self.limit = n).is_some()
            }
            (Some('K'), Name::ScheduleStrength) if self.divisor.is_none() => {
                let divisor = rest.parse::<u16>().ok().filter(|&n| n > 0);
                self.divisor = divisor;
                divisor.is_some()
            }
            (Some('P'), name) if plain && !self.forfeits_played && name.has_unplayed() => {
                self.forfeits_played = true;
                true
            }
            (Some('F'), Name::AverageBuchholz | Name::ScheduleStrength) if plain && !self.fore => {
                self.fore = true;
                true
            }
            (Some('R'), Name::PairingNumber | Name::Rating) if plain && !self.reversed => {
                self.reversed = true;
                true
            }
            _ => false,
        }
    }

    /// May it be used in such an event?
    ///
    /// # Errors
    ///
    /// The article that forbids it.
    pub fn allowed(&self, system: System, teams: bool) -> Result<(), CodeError> {
        let forbidden = |why| Err(CodeError::Forbidden(*self, why));
        let buchholz = matches!(
            self.name,
            Name::Buchholz | Name::AverageBuchholz | Name::ForeBuchholz | Name::ScheduleStrength
        );
        if buchholz && system == System::RoundRobin {
            return forbidden("must not be used in round robins (C.07 8)");
        }
        if !teams && (self.name.is_for_teams() || self.score.is_some()) {
            return forbidden("is for teams only (C.07 11-13)");
        }
        Ok(())
    }

    /// What is used if nothing is said: what both a Swiss and a round robin may use.
    pub fn usual() -> Vec<String> {
        ["DE", "WIN", "SB"].map(str::to_owned).to_vec()
    }

    /// The codes that most events choose from.
    pub const COMMON: [&'static str; 16] = [
        "DE", "BH", "BH/C1", "BH/M1", "FB", "AOB", "SB", "WIN", "WON", "BPG", "BWG", "PS", "KS",
        "REP", "ARO", "TPR",
    ];

    /// Does it need the ratings of all players (C.07 10)?
    pub const fn needs_ratings(&self) -> bool {
        matches!(
            self.name,
            Name::AverageRating
                | Name::Performance
                | Name::PerfectPerformance
                | Name::AveragePerformance
                | Name::AveragePerfect
                | Name::Rating
        )
    }
}

impl Name {
    /// The letters.
    pub fn code(self) -> &'static str {
        let mut names = NAMES.iter();
        names
            .find(|(name, _)| *name == self)
            .map_or("", |(_, code)| code)
    }

    /// A sum of values, of which some may be left out (14).
    const fn is_sum(self) -> bool {
        matches!(
            self,
            Name::Buchholz
                | Name::ForeBuchholz
                | Name::SonnebornBerger
                | Name::AverageRating
                | Name::Progressive
                | Name::MatchMatch
                | Name::MatchGame
                | Name::GameMatch
                | Name::GameGame
        )
    }

    /// Do forfeits make a difference to it?
    const fn has_unplayed(self) -> bool {
        matches!(
            self,
            Name::DirectEncounter
                | Name::Buchholz
                | Name::ForeBuchholz
                | Name::AverageBuchholz
                | Name::SonnebornBerger
                | Name::MatchMatch
                | Name::MatchGame
                | Name::GameMatch
                | Name::GameGame
                | Name::ExtendedEncounter
                | Name::ExtendedCountTop
                | Name::ExtendedCountBottom
                | Name::ExtendedTop
                | Name::ExtendedBottom
                | Name::ScheduleStrength
        )
    }

    const fn is_for_teams(self) -> bool {
        matches!(
            self,
            Name::MatchPoints
                | Name::GamePoints
                | Name::BoardCount
                | Name::TopBoards
                | Name::BottomBoards
                | Name::OtherScore
                | Name::MatchMatch
                | Name::MatchGame
                | Name::GameMatch
                | Name::GameGame
                | Name::ExtendedEncounter
                | Name::ExtendedCountTop
                | Name::ExtendedCountBottom
                | Name::ExtendedTop
                | Name::ExtendedBottom
                | Name::ScheduleStrength
        )
    }
}

impl fmt::Display for TieBreak {
    /// In the spelling of MTB26.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name.code())?;
        match self.score {
            Some(Score::Match) => f.write_str(":MP")?,
            Some(Score::Game) => f.write_str(":GP")?,
            None => {}
        }
        match self.cut {
            Cut::None => {}
            Cut::Low(n) => write!(f, "/C{n}")?,
            Cut::Median(n) => write!(f, "/M{n}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        if let Some(divisor) = self.divisor {
            write!(f, "/K{divisor}")?;
        }
        let letters = [
            (self.fore, "/F"),
            (self.forfeits_played, "/P"),
            (self.reversed, "/R"),
        ];
        let said = letters.iter().filter(|(said, _)| *said);
        said.map(|(_, letter)| *letter)
            .try_for_each(|letter| f.write_str(letter))
    }
}
