//! Colour preferences of teams (C.04.6 1.7) and who has White on the first board (4).

use chess::Color;

use super::state::TeamFacts;
use crate::teams::Preferences;

/// What a team is due on the first board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TeamPreference {
    /// Nothing.
    #[default]
    None,
    /// Type B: a colour, rather.
    Mild(Color),
    /// A colour. Type A knows no other strength.
    Strong(Color),
}

impl TeamPreference {
    /// Which colour.
    pub const fn color(self) -> Option<Color> {
        match self {
            TeamPreference::None => None,
            TeamPreference::Mild(color) | TeamPreference::Strong(color) => Some(color),
        }
    }

    /// Is it a strong one?
    pub const fn is_strong(self) -> bool {
        matches!(self, TeamPreference::Strong(_))
    }
}

/// The preference after the colours of played matches (1.7.1, 1.7.2).
pub fn preference(kind: Preferences, colours: &[Color], last_round: bool) -> TeamPreference {
    if kind == Preferences::None {
        return TeamPreference::None;
    }
    let difference = crate::swiss::colours::difference(colours);
    let twice = match colours {
        [.., a, b] if a == b => Some(*b),
        _ => None,
    };
    if difference < -1 || matches!(difference, -1 | 0) && twice == Some(Color::Black) {
        return TeamPreference::Strong(Color::White);
    }
    if difference > 1 || matches!(difference, 0 | 1) && twice == Some(Color::White) {
        return TeamPreference::Strong(Color::Black);
    }
    match (kind, difference, colours.last()) {
        (Preferences::TypeB, -1, _) => TeamPreference::Mild(Color::White),
        (Preferences::TypeB, 1, _) => TeamPreference::Mild(Color::Black),
        (Preferences::TypeB, 0, Some(&last)) if !last_round => TeamPreference::Mild(!last),
        _ => TeamPreference::None,
    }
}

/// The rule that gave the colours of a match.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TeamColourRule {
    /// 4.3.1: neither has played; odd numbers get the initial colour.
    Initial,
    /// 4.3.2: one preference.
    OnePreference,
    /// 4.3.3: opposite ones.
    BothPreferences,
    /// 4.3.4: the strong one (type B).
    Stronger,
    /// 4.3.5: White to the lower difference.
    Difference,
    /// 4.3.6: not as the last time when their colours differed.
    Alternation,
    /// 4.3.7: the preference of the first team.
    FirstPreference,
    /// 4.3.8: the first team alternates.
    FirstAlternates,
    /// 4.3.9: the other one alternates.
    OtherAlternates,
}

impl TeamColourRule {
    /// Its article.
    pub const fn article(self) -> &'static str {
        match self {
            TeamColourRule::Initial => "4.3.1",
            TeamColourRule::OnePreference => "4.3.2",
            TeamColourRule::BothPreferences => "4.3.3",
            TeamColourRule::Stronger => "4.3.4",
            TeamColourRule::Difference => "4.3.5",
            TeamColourRule::Alternation => "4.3.6",
            TeamColourRule::FirstPreference => "4.3.7",
            TeamColourRule::FirstAlternates => "4.3.8",
            TeamColourRule::OtherAlternates => "4.3.9",
        }
    }
}

/// Is one the first team of two (4.2)?
fn is_first(one: &TeamFacts, other: &TeamFacts) -> bool {
    let key = |team: &TeamFacts| {
        let scores = (team.primary, team.secondary);
        (std::cmp::Reverse(scores), team.id)
    };
    key(one) < key(other)
}

/// The colour of one of two teams, and why (4.3).
pub fn colours_of(one: &TeamFacts, other: &TeamFacts, initial: Color) -> (Color, TeamColourRule) {
    match is_first(one, other) {
        true => colour_of_first(one, other, initial),
        false => {
            let (color, rule) = colour_of_first(other, one, initial);
            (!color, rule)
        }
    }
}

fn colour_of_first(
    first: &TeamFacts,
    other: &TeamFacts,
    initial: Color,
) -> (Color, TeamColourRule) {
    if first.colours.is_empty() && other.colours.is_empty() {
        let odd = first.id.0 % 2 == 1;
        return (
            if odd { initial } else { !initial },
            TeamColourRule::Initial,
        );
    }
    let (mine, theirs) = (first.preference, other.preference);
    match (mine.color(), theirs.color()) {
        (Some(mine), None) => return (mine, TeamColourRule::OnePreference),
        (None, Some(theirs)) => return (!theirs, TeamColourRule::OnePreference),
        (Some(mine), Some(theirs)) if mine != theirs => {
            return (mine, TeamColourRule::BothPreferences);
        }
        (Some(wanted), Some(_)) if mine.is_strong() != theirs.is_strong() => {
            let color = if mine.is_strong() { wanted } else { !wanted };
            return (color, TeamColourRule::Stronger);
        }
        _ => {}
    }
    if first.difference != other.difference {
        let color = match first.difference < other.difference {
            true => Color::White,
            false => Color::Black,
        };
        return (color, TeamColourRule::Difference);
    }
    let mut back = first.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = back.find(|(mine, theirs)| mine != theirs) {
        return (!*mine, TeamColourRule::Alternation);
    }
    if let Some(color) = mine.color() {
        return (color, TeamColourRule::FirstPreference);
    }
    match (first.colours.last(), other.colours.last()) {
        (Some(&last), _) => (!last, TeamColourRule::FirstAlternates),
        (None, Some(&last)) => (last, TeamColourRule::OtherAlternates),
        (None, None) => unreachable!("one of them has played"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(kind: Preferences, history: &str) -> TeamPreference {
        let colours = history.chars().map(|letter| match letter {
            'W' => Color::White,
            _ => Color::Black,
        });
        preference(kind, &colours.collect::<Vec<_>>(), false)
    }

    #[test]
    fn type_a_on_each_side_of_its_limits() {
        use TeamPreference::{None, Strong};
        let a = |history| after(Preferences::TypeA, history);
        assert_eq!(a(""), None);
        assert_eq!(a("W"), None);
        assert_eq!(a("WB"), None);
        assert_eq!(a("BB"), Strong(Color::White));
        assert_eq!(a("WBB"), Strong(Color::White));
        assert_eq!(a("WWBB"), Strong(Color::White));
        // One White more, and the last two were Black: nothing is due.
        assert_eq!(a("WWWBB"), None);
        assert_eq!(a("WWW"), Strong(Color::Black));
        assert_eq!(a("WWBW"), Strong(Color::Black));
        assert_eq!(after(Preferences::None, "WWW"), None);
    }

    #[test]
    fn type_b_knows_mild_ones() {
        use TeamPreference::{Mild, None, Strong};
        let b = |history| after(Preferences::TypeB, history);
        assert_eq!(b(""), None);
        assert_eq!(b("W"), Mild(Color::Black));
        assert_eq!(b("WB"), Mild(Color::White));
        assert_eq!(b("WWWBB"), Mild(Color::Black));
        assert_eq!(b("WBB"), Strong(Color::White));
        let last = preference(Preferences::TypeB, &[Color::White, Color::Black], true);
        assert_eq!(last, None);
    }
}
