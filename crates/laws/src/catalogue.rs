//! Every article of the three editions: its number, what the software does with it, and its topic.

use std::sync::LazyLock;

use crate::edition::Edition;

/// What the software does with an article.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A title, or a number that only gathers its sub-articles.
    Heading,
    /// The software decides it.
    Rule,
    /// It fixes the meaning of a word or sign.
    Definition,
    /// The arbiter is asked.
    Discretion,
    /// Recorded, or purely physical or organisational.
    Outside,
}

impl Kind {
    /// As the catalogue writes it.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Heading => "heading",
            Kind::Rule => "rule",
            Kind::Definition => "definition",
            Kind::Discretion => "discretion",
            Kind::Outside => "outside",
        }
    }
}

/// One article of one edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Article {
    /// Its number in the authentic text; `¶n` marks a paragraph without a number of its own.
    pub number: &'static str,
    /// What the software does with it.
    pub kind: Kind,
    /// The name of the provision, the same in every edition.
    pub topic: &'static str,
    /// Other numbers in translations, as `language:number`.
    pub aliases: &'static str,
}

impl Article {
    /// The number to cite.
    pub fn cited(&self) -> &'static str {
        self.number.split('¶').next().unwrap_or(self.number)
    }

    /// Is it inside of another of its edition? `7.5.5` is inside of `7.5`, `7.4¶3` of `7.4`, `3.8.b(1)a` of `3.8.b(1)`.
    pub fn is_inside(&self, outer: &Article) -> bool {
        let item = outer.number.ends_with(')');
        let below = |rest: &str| rest.starts_with(['.', '¶', '(']) || (item && !rest.is_empty());
        self.number.strip_prefix(outer.number).is_some_and(below)
    }

    /// Where another edition has it. What a heading gathers may stand there under no common heading: then the places of its
    /// parts, each without what is inside of it.
    pub fn places(&self, own: Edition, other: Edition) -> Vec<&'static Article> {
        if let Some(there) = by_topic(other, self.topic) {
            return vec![there];
        }
        if self.kind != Kind::Heading {
            return Vec::new();
        }
        let parts = articles(own).iter().filter(|a| a.is_inside(self));
        let there: Vec<_> = parts.filter_map(|a| by_topic(other, a.topic)).collect();
        let widest = |a: &&Article| !there.iter().any(|outer| a.is_inside(outer));
        there.iter().copied().filter(widest).collect()
    }
}

const TEXTS: [(Edition, &str); 3] = [
    (
        Edition::Y2014,
        include_str!(concat!(env!("OUT_DIR"), "/2014.txt")),
    ),
    (
        Edition::Y2018,
        include_str!(concat!(env!("OUT_DIR"), "/2018.txt")),
    ),
    (
        Edition::Y2023,
        include_str!(concat!(env!("OUT_DIR"), "/2023.txt")),
    ),
];

static ARTICLES: LazyLock<[Vec<Article>; 3]> = LazyLock::new(|| TEXTS.map(|(_, text)| read(text)));

/// All articles of an edition in order.
pub fn articles(edition: Edition) -> &'static [Article] {
    let place = TEXTS.iter().position(|(e, _)| *e == edition);
    &ARTICLES[place.expect("every edition has its list")]
}

/// The article with a number: an own number first, then an alias of a translation, then an unnumbered part.
pub fn by_number(edition: Edition, number: &str) -> Option<&'static Article> {
    let list = articles(edition);
    let alias = |article: &&Article| {
        article
            .aliases
            .split(',')
            .any(|a| a.trim().split(':').nth(1) == Some(number))
    };
    list.iter()
        .find(|article| article.number == number)
        .or_else(|| list.iter().find(alias))
        .or_else(|| list.iter().find(|article| article.cited() == number))
}

/// The article that states a provision.
pub fn by_topic(edition: Edition, topic: &str) -> Option<&'static Article> {
    articles(edition)
        .iter()
        .find(|article| article.topic == topic)
}

fn read(text: &'static str) -> Vec<Article> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(read_line)
        .collect()
}

fn read_line(line: &'static str) -> Article {
    let mut columns = line
        .split("  ")
        .map(str::trim)
        .filter(|column| !column.is_empty());
    let mut next = || {
        columns
            .next()
            .unwrap_or_else(|| panic!("the catalogue has a line with too few columns: {line}"))
    };
    let (number, kind, topic, aliases) = (next(), next(), next(), next());
    let kind = match kind {
        "heading" => Kind::Heading,
        "rule" => Kind::Rule,
        "definition" => Kind::Definition,
        "discretion" => Kind::Discretion,
        "outside" => Kind::Outside,
        other => panic!("the catalogue has no kind {other}: {line}"),
    };
    Article {
        number,
        kind,
        topic,
        aliases,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_in_the_code_is_in_the_catalogue_and_the_other_way_round() {
        for rule in crate::rules::all() {
            let known = Edition::ALL
                .iter()
                .any(|&edition| by_topic(edition, rule.name).is_some());
            assert!(known, "{} is in no edition", rule.name);
            for edition in Edition::ALL {
                let listed = by_topic(edition, rule.name).map(|article| article.number);
                assert_eq!(listed, rule.number(edition), "{} in {edition}", rule.name);
            }
        }
        for edition in Edition::ALL {
            for article in articles(edition)
                .iter()
                .filter(|article| article.kind == Kind::Rule)
            {
                let applied = crate::rules::by_name(article.topic);
                assert!(
                    applied.is_some(),
                    "{} {} is applied by nothing",
                    edition,
                    article.topic
                );
            }
        }
    }

    #[test]
    fn illegalities_cite_articles_that_exist() {
        use chess::{Illegality, Role, Square};
        let all = [
            Illegality::NothingThere,
            Illegality::OpponentsPiece,
            Illegality::OwnPieceOnSquare,
            Illegality::KingTaken,
            Illegality::Geometry(Role::Bishop),
            Illegality::Geometry(Role::Rook),
            Illegality::Geometry(Role::Queen),
            Illegality::Geometry(Role::Knight),
            Illegality::Geometry(Role::Pawn),
            Illegality::Geometry(Role::King),
            Illegality::Jump { over: Square::A1 },
            Illegality::PawnBlocked,
            Illegality::PawnTwoSteps,
            Illegality::PawnTakesNothing,
            Illegality::EnPassantTooLate,
            Illegality::PromotionMissing,
            Illegality::PromotionTo(Role::King),
            Illegality::NoCastlingHere,
            Illegality::CastlingRightLost,
            Illegality::CastlingBlocked { by: Square::A1 },
            Illegality::CastlingThroughAttack { square: Square::A1 },
            Illegality::KingInCheck {
                by: chess::Bitboard::EMPTY,
            },
        ];
        for illegality in all {
            let article = by_topic(Edition::Y2023, illegality.topic());
            assert!(article.is_some(), "{illegality:?}");
            assert_eq!(
                crate::rules::board::rule_of(illegality).name,
                illegality.topic()
            );
        }
    }
}
