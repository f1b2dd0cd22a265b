//! Colour preferences (C.04.3 1.7) and who gets which colour (5.2).

use chess::Color;

use super::state::Facts;

/// How much a colour is due.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Strength {
    /// No game was played.
    #[default]
    None,
    /// As many of both: not the last one again.
    Mild,
    /// One more of the other.
    Strong,
    /// Two more of the other, or the other twice running.
    Absolute,
}

/// A colour preference (C.04.3 1.7).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Preference {
    /// How much.
    pub strength: Strength,
    /// Which; none if there is no preference.
    pub color: Option<Color>,
}

/// Whites minus blacks.
pub fn difference(history: &[Color]) -> i32 {
    let sign = |color: &Color| match color {
        Color::White => 1,
        Color::Black => -1,
    };
    history.iter().map(sign).sum()
}

/// The preference after the colours of played games (C.04.3 1.7).
pub fn preference(history: &[Color]) -> Preference {
    let difference = difference(history);
    let lacking = match difference {
        0 => None,
        1.. => Some(Color::Black),
        _ => Some(Color::White),
    };
    let twice = match history {
        [.., a, b] if a == b => Some(!*b),
        _ => None,
    };
    let (strength, color) = if difference.abs() >= 2 {
        (Strength::Absolute, lacking)
    } else if twice.is_some() {
        (Strength::Absolute, twice)
    } else if lacking.is_some() {
        (Strength::Strong, lacking)
    } else {
        match history.last() {
            Some(&last) => (Strength::Mild, Some(!last)),
            None => (Strength::None, None),
        }
    };
    Preference { strength, color }
}

/// The rule that gave the colours of a pair.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ColourRule {
    /// 5.2.1: both get what they want.
    BothPreferences,
    /// 5.2.2: the stronger preference, or the wider difference.
    Stronger,
    /// 5.2.3: the last time when their colours differed, counted back in games that each has played.
    Alternation {
        /// Games back, from 1.
        back: u32,
    },
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5: nobody has a preference; odd numbers get the initial colour.
    Initial,
}

impl ColourRule {
    /// Its article.
    pub const fn article(self) -> &'static str {
        match self {
            ColourRule::BothPreferences => "5.2.1",
            ColourRule::Stronger => "5.2.2",
            ColourRule::Alternation { .. } => "5.2.3",
            ColourRule::HigherRanked => "5.2.4",
            ColourRule::Initial => "5.2.5",
        }
    }
}

/// The colour of the higher ranked of two, and why.
pub fn colour_of(high: &Facts, low: &Facts, initial: Color) -> (Color, ColourRule) {
    let (one, two) = (high.preference, low.preference);
    let (wants, other) = match (one.color, two.color) {
        (None, None) => {
            let odd = high.number % 2 == 1;
            return (if odd { initial } else { !initial }, ColourRule::Initial);
        }
        (Some(wants), None) => return (wants, ColourRule::BothPreferences),
        (None, Some(other)) => return (!other, ColourRule::BothPreferences),
        (Some(wants), Some(other)) => (wants, other),
    };
    if wants != other {
        return (wants, ColourRule::BothPreferences);
    }
    if let Some(first) = stronger(high, low) {
        let color = if first { wants } else { !wants };
        return (color, ColourRule::Stronger);
    }
    let back = high.history.iter().rev().zip(low.history.iter().rev());
    let differ = back.enumerate().find(|(_, (mine, theirs))| mine != theirs);
    match differ {
        Some((games, (mine, _))) => {
            let back = games as u32 + 1;
            (!*mine, ColourRule::Alternation { back })
        }
        None => (wants, ColourRule::HigherRanked),
    }
}

/// Who of two that want the same has the stronger claim; none if neither has.
fn stronger(high: &Facts, low: &Facts) -> Option<bool> {
    let (one, two) = (high.preference.strength, low.preference.strength);
    if one != two {
        return Some(one > two);
    }
    let (wide, narrow) = (high.difference.abs(), low.difference.abs());
    (one == Strength::Absolute && wide != narrow).then_some(wide > narrow)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(history: &str) -> (Strength, Option<Color>) {
        let played = history.chars().map(|letter| match letter {
            'W' => Color::White,
            _ => Color::Black,
        });
        let preference = preference(&played.collect::<Vec<_>>());
        (preference.strength, preference.color)
    }

    #[test]
    fn preferences_on_each_side_of_their_limits() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        assert_eq!(after(""), (Strength::None, None));
        assert_eq!(after("W"), (Strength::Strong, black));
        assert_eq!(after("WB"), (Strength::Mild, white));
        assert_eq!(after("WW"), (Strength::Absolute, black));
        assert_eq!(after("WBW"), (Strength::Strong, black));
        assert_eq!(after("WBB"), (Strength::Absolute, white));
        assert_eq!(after("WWBB"), (Strength::Absolute, white));
        assert_eq!(after("WWBWW"), (Strength::Absolute, black));
        // The last two prevail over a difference of one.
        assert_eq!(after("WWBWBB"), (Strength::Absolute, white));
        assert_eq!(after("WWWBB"), (Strength::Absolute, white));
        // A difference of two prevails over the last two.
        assert_eq!(after("WWWWBB"), (Strength::Absolute, black));
    }
}
