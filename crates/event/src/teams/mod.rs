//! Teams: who is in them, who plays on which board, what matches are worth, how teams are paired and where they stand.
//!
//! A match is a row of games on boards of their own, so that everything that is true of a game stays true in a team
//! event. A [`TeamCourse`] is what each round has brought each team, from a competition or from a report; standings
//! (C.07 11–13) and the Swiss system for teams (C.04.6, [`swiss`]) are reckoned from it alone.

mod course;
mod evolve;
mod line_up;
mod matches;
mod of_competition;
mod of_report;
mod rules;
pub mod standings;
pub mod swiss;
mod team;
mod to_report;

pub use course::{TeamCourse, TeamStarter, TeamTurn};
pub(crate) use line_up::{check_line_up, games_of, usual_line_up};
pub use matches::{Match, MatchScore, TeamOut, TeamSeats};
pub use of_report::{LineUps, Matches, NotTeams, matches_of, rules_of};
pub use rules::{LineUpOrder, Preferences, Primary, SecondScore, TeamRules, TeamWorth};
pub use team::{Team, TeamEntry, TeamId};
pub(crate) use to_report::system_code;
