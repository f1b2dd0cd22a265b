//! What an audit can find, and by which article of each edition.

use serde::{Deserialize, Serialize};

use laws::rules::{a05_end, a06_clock, a09_draws, app_a_rapid, board};
use laws::{Edition, Rule, catalogue, counting};

/// A kind of finding.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The text is not PGN here.
    Syntax,
    /// Not known from where the game is played.
    Start,
    /// What is written is no move.
    Unreadable,
    /// What is written is more than one move.
    Ambiguous,
    /// The move is against Article 3.
    Illegal,
    /// A piece is left out where the king would be in check.
    KingExposed,
    /// Castling that is not allowed.
    Castling,
    /// A pawn on the last rank without its new piece.
    NotPromoted,
    /// An illegal move that the record says stood.
    IllegalStood,
    /// A position for the third time: the player on move may claim.
    Threefold,
    /// The player on move could have written a move that makes the third time.
    ThreefoldIntended,
    /// Fifty moves each: the player on move may claim.
    Fifty,
    /// The player on move could have written a move that makes the fifty.
    FiftyIntended,
    /// Drawn by a fifth time, but played on or scored otherwise.
    Fivefold,
    /// Drawn by 75 moves each, but played on or scored otherwise.
    SeventyFive,
    /// Drawn because nobody could ever mate, but played on or scored otherwise.
    Dead,
    /// Checkmate, but scored otherwise.
    Checkmate,
    /// Stalemate, but scored otherwise.
    Stalemate,
    /// Lost on time, though the opponent could never mate.
    FlagUnwinnable,
    /// Resigned, though the opponent could never mate: a draw since 2023.
    ResignedUnwinnable,
    /// Scored as a win for who could never mate; how it ended is not recorded.
    WonUnwinnable,
    /// A flag fell, yet it is scored as a draw and both could mate.
    FlagDrawn,
    /// Agreed before both had made a move.
    EarlyDraw,
    /// A player moved on after his time was used up by the recorded clocks.
    TimeExceeded,
    /// A recorded clock gained time for no reason that is recorded.
    ClockRises,
    /// The result behind the moves and the tag do not agree.
    ResultsDiffer,
    /// No result behind the moves.
    ResultMissing,
    /// One of the seven tags is missing.
    TagMissing,
    /// A tag that says something impossible.
    TagOdd,
    /// Tags that contradict each other or the moves.
    TagContradicted,
}

/// What it means for the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The game could not be read to its end.
    Broken,
    /// Something against the Laws.
    Law,
    /// A claim that was open; nothing wrong.
    Claim,
    /// The record is untidy.
    Record,
}

impl Kind {
    /// All, in the order in which they are listed.
    pub const ALL: [Kind; 30] = [
        Kind::Syntax,
        Kind::Start,
        Kind::Unreadable,
        Kind::Ambiguous,
        Kind::Illegal,
        Kind::KingExposed,
        Kind::Castling,
        Kind::NotPromoted,
        Kind::IllegalStood,
        Kind::Threefold,
        Kind::ThreefoldIntended,
        Kind::Fifty,
        Kind::FiftyIntended,
        Kind::Fivefold,
        Kind::SeventyFive,
        Kind::Dead,
        Kind::Checkmate,
        Kind::Stalemate,
        Kind::FlagUnwinnable,
        Kind::ResignedUnwinnable,
        Kind::WonUnwinnable,
        Kind::FlagDrawn,
        Kind::EarlyDraw,
        Kind::TimeExceeded,
        Kind::ClockRises,
        Kind::ResultsDiffer,
        Kind::ResultMissing,
        Kind::TagMissing,
        Kind::TagOdd,
        Kind::TagContradicted,
    ];

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Syntax => "syntax",
            Kind::Start => "start",
            Kind::Unreadable => "unreadable",
            Kind::Ambiguous => "ambiguous",
            Kind::Illegal => "illegal",
            Kind::KingExposed => "king-exposed",
            Kind::Castling => "castling",
            Kind::NotPromoted => "not-promoted",
            Kind::IllegalStood => "illegal-stood",
            Kind::Threefold => "threefold",
            Kind::ThreefoldIntended => "threefold-intended",
            Kind::Fifty => "fifty",
            Kind::FiftyIntended => "fifty-intended",
            Kind::Fivefold => "fivefold",
            Kind::SeventyFive => "seventy-five",
            Kind::Dead => "dead",
            Kind::Checkmate => "checkmate",
            Kind::Stalemate => "stalemate",
            Kind::FlagUnwinnable => "flag-unwinnable",
            Kind::ResignedUnwinnable => "resigned-unwinnable",
            Kind::WonUnwinnable => "won-unwinnable",
            Kind::FlagDrawn => "flag-drawn",
            Kind::EarlyDraw => "early-draw",
            Kind::TimeExceeded => "time-exceeded",
            Kind::ClockRises => "clock-rises",
            Kind::ResultsDiffer => "results-differ",
            Kind::ResultMissing => "result-missing",
            Kind::TagMissing => "tag-missing",
            Kind::TagOdd => "tag-odd",
            Kind::TagContradicted => "tag-contradicted",
        }
    }

    /// How it weighs.
    pub const fn weight(self) -> Weight {
        match self {
            Kind::Syntax
            | Kind::Start
            | Kind::Unreadable
            | Kind::Ambiguous
            | Kind::Illegal
            | Kind::KingExposed
            | Kind::Castling
            | Kind::NotPromoted => Weight::Broken,
            Kind::Threefold | Kind::ThreefoldIntended | Kind::Fifty | Kind::FiftyIntended => {
                Weight::Claim
            }
            Kind::IllegalStood
            | Kind::Fivefold
            | Kind::SeventyFive
            | Kind::Dead
            | Kind::Checkmate
            | Kind::Stalemate
            | Kind::FlagUnwinnable
            | Kind::ResignedUnwinnable
            | Kind::WonUnwinnable
            | Kind::FlagDrawn
            | Kind::EarlyDraw
            | Kind::TimeExceeded => Weight::Law,
            Kind::ClockRises
            | Kind::ResultsDiffer
            | Kind::ResultMissing
            | Kind::TagMissing
            | Kind::TagOdd
            | Kind::TagContradicted => Weight::Record,
        }
    }

    /// The provision by its name in the catalogue of articles; none where only the format is concerned.
    pub fn topic(self) -> Option<&'static str> {
        // An illegal move as such is a heading of the catalogue and no rule.
        match self {
            Kind::Illegal => Some("illegal-move"),
            other => other.rule().map(|rule| rule.name),
        }
    }

    /// The rule that it is a matter of.
    fn rule(self) -> Option<&'static Rule> {
        Some(match self {
            Kind::KingExposed => &board::EXPOSED,
            Kind::Castling => &board::CASTLING,
            Kind::NotPromoted => &board::PROMOTION_DUTY,
            Kind::IllegalStood => &app_a_rapid::UNSUPERVISED_ILLEGAL,
            Kind::Threefold => &a09_draws::THREEFOLD_APPEARED,
            Kind::ThreefoldIntended => &a09_draws::THREEFOLD_WRITTEN,
            Kind::Fifty => &a09_draws::FIFTY_COMPLETED,
            Kind::FiftyIntended => &a09_draws::FIFTY_WRITTEN,
            Kind::Fivefold => &a09_draws::FIVEFOLD,
            Kind::SeventyFive => &a09_draws::SEVENTY_FIVE,
            Kind::Dead => &a05_end::DEAD_POSITION,
            Kind::Checkmate => &a05_end::CHECKMATE,
            Kind::Stalemate => &a05_end::STALEMATE,
            Kind::ResignedUnwinnable | Kind::WonUnwinnable => &a05_end::RESIGNATION,
            Kind::FlagUnwinnable | Kind::FlagDrawn | Kind::TimeExceeded => &a06_clock::FLAG_LOSES,
            Kind::EarlyDraw => &a05_end::AGREEMENT,
            _ => return None,
        })
    }

    /// The article by which it is one, or the section of PGN.
    pub fn article(self, edition: Edition) -> &'static str {
        let topic = match self {
            // Before 2023 a resignation wins whatever the winner has left; only a flag asks.
            Kind::WonUnwinnable if !counting::resignation_can_draw(edition) => {
                Some(a06_clock::FLAG_LOSES.name)
            }
            _ => self.topic(),
        };
        let article = topic.and_then(|topic| catalogue::by_topic(edition, topic));
        article.map_or(self.section(), |article| article.cited())
    }

    /// Where PGN says it, for what is not a matter of the Laws.
    const fn section(self) -> &'static str {
        match self {
            Kind::Unreadable => "C",
            Kind::ClockRises => "PGN 9.6",
            Kind::ResultsDiffer | Kind::ResultMissing => "PGN 8.2.6",
            Kind::TagMissing => "PGN 8.1.1",
            Kind::TagOdd | Kind::TagContradicted => "PGN 9",
            _ => "PGN 7",
        }
    }

    /// One sentence for people.
    pub const fn meaning(self) -> &'static str {
        match self {
            Kind::Syntax => "the text is not PGN",
            Kind::Start => "not known from where it is played",
            Kind::Unreadable => "what is written is no move",
            Kind::Ambiguous => "what is written is more than one move",
            Kind::Illegal => "illegal move",
            Kind::KingExposed => "illegal move: king left in check",
            Kind::Castling => "illegal castling",
            Kind::NotPromoted => "pawn on the last rank not replaced",
            Kind::IllegalStood => "illegal move that stood",
            Kind::Threefold => "third time, claim open",
            Kind::ThreefoldIntended => "third time by a move not yet made, claim open",
            Kind::Fifty => "fifty moves, claim open",
            Kind::FiftyIntended => "fifty moves by a move not yet made, claim open",
            Kind::Fivefold => "drawn by a fifth time, passed over",
            Kind::SeventyFive => "drawn by 75 moves, passed over",
            Kind::Dead => "dead position, passed over",
            Kind::Checkmate => "checkmate scored otherwise",
            Kind::Stalemate => "stalemate scored otherwise",
            Kind::FlagUnwinnable => "lost on time against one who could not mate",
            Kind::ResignedUnwinnable => "resigned to one who could not mate",
            Kind::WonUnwinnable => "won by one who could not mate",
            Kind::FlagDrawn => "flag fell, drawn though both could mate",
            Kind::EarlyDraw => "drawn before both had moved",
            Kind::TimeExceeded => "moved on after the time was used up",
            Kind::ClockRises => "clock gained time without a reason",
            Kind::ResultsDiffer => "result and tag differ",
            Kind::ResultMissing => "no result behind the moves",
            Kind::TagMissing => "tag missing",
            Kind::TagOdd => "tag makes no sense",
            Kind::TagContradicted => "tags contradict each other or the moves",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_complete_and_in_order() {
        for (i, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, i);
            let json = serde_json::to_string(&kind).expect("a name");
            assert_eq!(json, format!("{:?}", kind.name()));
        }
    }

    /// Every provision cited exists in every edition, so that none falls back to a section of PGN.
    #[test]
    fn articles_exist() {
        for edition in Edition::ALL {
            for topic in Kind::ALL.into_iter().filter_map(Kind::topic) {
                assert!(
                    catalogue::by_topic(edition, topic).is_some(),
                    "{edition} {topic}"
                );
            }
        }
        assert_eq!(Kind::WonUnwinnable.article(Edition::Y2018), "6.9");
        assert_eq!(Kind::WonUnwinnable.article(Edition::Y2023), "5.1.2");
        assert_eq!(Kind::IllegalStood.article(Edition::Y2014), "A.4.b");
    }
}
