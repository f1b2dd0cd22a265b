//! What a completed illegal move costs in each class, regime and edition (7.5.5, A.3–A.5, B.2–B.4).

use chess::{Color, Position};

use super::PENALTY;
use crate::edition::Edition;
use crate::game::Game;
use crate::mating;
use crate::regulations::Regulations;
use crate::rule::Rule;
use crate::rules::app_a_rapid;
use crate::ruling::{Remedy, Ruling};

/// Completed illegal moves that lose the game.
const LOSING_OFFENCE: u32 = 2;

/// In 2014 an unsupervised rapid or blitz game is lost at once (A.4.b).
fn losing_offence(regulations: &Regulations) -> u32 {
    match (regulations.edition, regulations.is_supervised()) {
        (Edition::Y2014, false) => 1,
        (Edition::Y2014, true) | (Edition::Y2018 | Edition::Y2023, _) => LOSING_OFFENCE,
    }
}

/// Does the offence with this number end the game (7.5.5)?
pub(super) fn ends_game(regulations: &Regulations, nth: u32) -> bool {
    nth >= losing_offence(regulations)
}

/// The price of an offence: time, or the game, or a draw if the opponent cannot mate from the position that
/// stands once everything is put right (7.5.5). Where nobody knows that position, the arbiter is asked.
pub(super) fn price(
    game: &Game,
    offender: Color,
    nth: u32,
    position: Option<&Position>,
    fault: Option<&'static Rule>,
) -> Ruling {
    let (regulations, regime) = (game.regulations(), game.regime());
    let ruling = if ends_game(regulations, nth) {
        let rule = match (regulations.edition, regulations.is_supervised()) {
            (Edition::Y2014, false) => &app_a_rapid::UNSUPERVISED_ILLEGAL,
            (Edition::Y2014, true) | (Edition::Y2018 | Edition::Y2023, _) => &PENALTY,
        };
        let lost = match position {
            Some(position) => mating::loses_or_draw(position, offender, rule),
            None => mating::drawn_for_good(game, offender, rule)
                .unwrap_or_else(|| mating::asked_at_the_board(!offender, rule)),
        };
        add(lost, fault)
    } else {
        let remedy = Remedy::AddTime {
            to: !offender,
            time: regime.extra_time,
        };
        let ruling = add(Ruling::new(remedy, &PENALTY), fault);
        ruling.with_all(regime.extra_time_by)
    };
    ruling.with_all(regime.illegal_moves_by)
}

fn add(ruling: Ruling, fault: Option<&'static Rule>) -> Ruling {
    match fault {
        Some(rule) => ruling.with(rule),
        None => ruling,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::{Reading, Supervision};
    use crate::time_control::Class;

    /// One cell: minutes for the first illegal move (none where it loses at once), by letter and by practice.
    fn first(class: Class, supervision: Supervision, edition: Edition, reading: Reading) -> i64 {
        let mut regulations = match class {
            Class::Standard => Regulations::classical(edition),
            Class::Rapid => Regulations::rapid(edition, supervision),
            Class::Blitz => Regulations::blitz(edition, supervision),
        };
        regulations.reading = reading;
        assert_eq!(regulations.class(), class);
        let game = Game::new(regulations);
        let position = Position::initial();
        assert!(matches!(
            price(&game, Color::White, 2, Some(&position), None).remedy,
            Remedy::Win {
                winner: Color::Black
            }
        ));
        match price(&game, Color::White, 1, Some(&position), None).remedy {
            Remedy::AddTime {
                to: Color::Black,
                time,
            } => time.0 / 60_000,
            Remedy::Win {
                winner: Color::Black,
            } => 0,
            other => panic!("{other}"),
        }
    }

    #[test]
    fn every_cell_of_the_matrix() {
        use Class::{Blitz, Rapid, Standard};
        use Supervision::{Supervised, Unsupervised};
        let cells = [
            (Standard, Supervised, [2, 2, 2], [2, 2, 2]),
            (Rapid, Supervised, [2, 2, 1], [2, 2, 1]),
            (Rapid, Unsupervised, [0, 2, 1], [0, 2, 1]),
            (Blitz, Supervised, [1, 1, 1], [1, 1, 2]),
            (Blitz, Unsupervised, [0, 1, 1], [0, 1, 1]),
        ];
        for (class, supervision, practice, letter) in cells {
            let row =
                |reading| Edition::ALL.map(|edition| first(class, supervision, edition, reading));
            assert_eq!(
                row(Reading::Practice),
                practice,
                "{class:?} {supervision:?}"
            );
            assert_eq!(row(Reading::Letter), letter, "{class:?} {supervision:?}");
        }
    }
}
