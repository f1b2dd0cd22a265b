//! What a report says of a Swiss: pairing numbers, the initial colour, virtual points, who was kept apart, and what was
//! changed by hand.

use std::collections::BTreeMap;

use laws::regulations::HalfPoints;

use super::model::{Acceleration, Kept, Prohibition, Report, Where};
use crate::competition::Competition;
use crate::player::PlayerId;
use crate::round::{Change, ChangeKind, RoundNumber};
use crate::settings::PairingSystem;
use crate::swiss::{accelerations, initial_order};

/// Is a competition paired by the FIDE (Dutch) System, or announced to be?
pub(super) fn is_swiss(competition: &Competition) -> bool {
    let drawn = competition.rounds.iter().any(|round| round.draw.is_some());
    drawn || competition.settings.system == PairingSystem::Swiss
}

/// Pairing numbers (TPN): places in the initial order. A number in a list is given once and for all, but a late entry has
/// the place of its rating (C.04.2 2.3). Where there is no Swiss, none.
pub(crate) fn pairing_numbers(competition: &Competition) -> BTreeMap<PlayerId, PlayerId> {
    if !is_swiss(competition) {
        return BTreeMap::new();
    }
    let order = initial_order(competition);
    order.into_iter().zip((1..).map(PlayerId)).collect()
}

impl Report {
    pub(super) fn enter_swiss(&mut self, competition: &Competition) {
        let numbers = pairing_numbers(competition);
        let number = |player: PlayerId| numbers.get(&player).copied().unwrap_or(player);
        self.renumber(&number);
        self.initial_color = competition.initial_color;
        let points = accelerations(competition).into_iter();
        self.accelerations = points
            .map(|one| Acceleration {
                match_points: None,
                points: HalfPoints(one.points.max(0) as u32 / 5),
                first_round: one.rounds.0,
                last_round: one.rounds.1,
                first: PlayerId(one.players.0),
                last: PlayerId(one.players.1),
            })
            .collect();
        let settings = &competition.settings;
        let apart = settings.kept_apart.iter().map(|list| Prohibition {
            first_round: list.first_round.unwrap_or(1),
            last_round: list.last_round.unwrap_or(settings.rounds),
            players: list.players.iter().map(|&player| number(player)).collect(),
        });
        self.prohibitions = apart.collect();
        for round in &competition.rounds {
            let changes = round.changes.iter();
            let lines = changes.map(|change| remark(round.number, change, &number));
            self.kept.extend(lines.map(|text| Kept {
                place: Where::Head,
                text,
            }));
        }
    }

    fn renumber(&mut self, number: &impl Fn(PlayerId) -> PlayerId) {
        for line in &mut self.players {
            line.player.id = number(line.player.id);
            let cells = line.cells.iter_mut();
            for opponent in cells.filter_map(|cell| cell.opponent.as_mut()) {
                *opponent = number(*opponent);
            }
        }
        self.players.sort_by_key(|line| line.player.id);
        let lists = self.byes.iter_mut().map(|byes| &mut byes.players);
        let lists = lists.chain(self.adjustments.iter_mut().map(|one| &mut one.players));
        for list in lists {
            list.iter_mut().for_each(|player| *player = number(*player));
            list.sort();
        }
    }
}

/// A change of the pairing, for people.
fn remark(round: RoundNumber, change: &Change, number: &impl Fn(PlayerId) -> PlayerId) -> String {
    let what = match change.kind {
        ChangeKind::PairedAgain => "paired again".to_owned(),
        ChangeKind::Swapped { one, two } => {
            format!("{} and {} changed places by hand", number(one), number(two))
        }
        ChangeKind::TakenBack => "the pairings were taken back".to_owned(),
    };
    let reason: String = change
        .reason
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    format!("### Round {round}: {what}: {}", reason.trim())
}
