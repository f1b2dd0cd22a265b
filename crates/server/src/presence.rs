//! When the hall last heard of each seat, and how much of its own time a device may be believed.
//!
//! A device that was cut off sends the moment of each act. What it says is believed only inside an outage that the hall
//! has seen itself: from the last word on the old line to the first on the new one, right after coming back, and never
//! for more than that outage took. Everything else counts from when it arrives.
//!
//! Where several nodes serve the hall, each tells the others twice a second whom it has heard (`hall/heard.rs`): a device
//! whose node falls goes to another, and its outage began with the last word that the node which fell has told of. What a
//! node heard after that nobody knows any more; a device that says nothing for as long can claim as much.

use std::collections::HashMap;
use std::sync::Mutex;

use laws::Millis;

use crate::access::Role;

/// What was kept while the line was down comes right after the device is back, one act after the other.
const CATCHING_UP: Millis = Millis::seconds(10);

/// After the hall itself was down, devices come back by themselves; whoever takes longer was away by himself.
const COMING_BACK: Millis = Millis::seconds(60);

/// A time in which the hall could not hear a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Outage {
    from: Millis,
    /// None while it goes on: the disk takes nothing.
    to: Option<Millis>,
    /// Acts of it are taken until then.
    open_until: Millis,
}

#[derive(Copy, Clone, Debug, Default)]
struct Seat {
    heard: Option<Millis>,
    /// What of that the other nodes have been told.
    told: Option<Millis>,
    /// When another node heard it last, by its word.
    elsewhere: Option<Millis>,
    outage: Option<Outage>,
}

/// Who was heard when.
#[derive(Debug)]
pub struct Presence {
    /// The hall was down from the first moment to the second.
    down: Option<(Millis, Millis)>,
    seats: Mutex<HashMap<Role, Seat>>,
}

impl Presence {
    /// Of a hall that was last alive at `alive` and is open again at `now`; nothing is known of a new hall.
    pub fn new(alive: Option<Millis>, now: Millis) -> Presence {
        Presence {
            down: alive.map(|alive| (alive.min(now), now)),
            seats: Mutex::default(),
        }
    }

    fn with<T>(&self, role: &Role, f: impl FnOnce(&mut Seat) -> T) -> Option<T> {
        // Nobody else has a moment of his own.
        role.board()?;
        let mut seats = self.seats.lock().expect("never poisoned");
        Some(f(seats.entry(role.place()).or_default()))
    }

    /// A device has said something.
    pub fn heard(&self, role: &Role, now: Millis) {
        self.with(role, |seat| seat.heard = seat.heard.max(Some(now)));
    }

    /// A device has come, for the first time or again.
    pub fn came(&self, role: &Role, now: Millis) {
        let down = self.down;
        self.with(role, |seat| {
            let with_the_hall = || {
                let (from, up) = down?;
                (now - up <= COMING_BACK).then_some(from)
            };
            let from = seat.heard.max(seat.elsewhere).or_else(with_the_hall);
            seat.outage = from.map(|from| Outage {
                from,
                to: Some(now),
                open_until: now + CATCHING_UP,
            });
            seat.heard = Some(now);
        });
    }

    /// Seats that were heard here and of which the other nodes do not know yet.
    pub fn untold(&self) -> Vec<(Role, Millis)> {
        let seats = self.seats.lock().expect("never poisoned");
        let news = seats.iter().filter(|(_, seat)| seat.heard > seat.told);
        news.filter_map(|(role, seat)| Some((role.clone(), seat.heard?)))
            .collect()
    }

    /// Now they know.
    pub fn told(&self, news: &[(Role, Millis)]) {
        for (role, heard) in news {
            self.with(role, |seat| seat.told = seat.told.max(Some(*heard)));
        }
    }

    /// Another node has heard a seat. If that was in what looked like an outage from here, the outage began later.
    pub fn learn(&self, role: &Role, heard: Millis) {
        self.with(role, |seat| {
            seat.elsewhere = seat.elsewhere.max(Some(heard));
            if let Some(outage) = &mut seat.outage
                && outage.to.is_some_and(|to| heard <= to)
            {
                outage.from = outage.from.max(heard);
            }
        });
    }

    /// An act was refused because the disk takes nothing: that too is an outage that the hall has seen.
    pub fn not_written(&self, role: &Role, now: Millis) {
        self.with(role, |seat| match seat.outage {
            Some(Outage { to: None, .. }) => {}
            _ => {
                seat.outage = Some(Outage {
                    from: now,
                    to: None,
                    open_until: now,
                });
            }
        });
    }

    /// An act was written: what the disk had not taken comes now, if it comes.
    pub fn written(&self, role: &Role, now: Millis) {
        self.with(role, |seat| {
            if let Some(outage) = seat.outage.as_mut().filter(|outage| outage.to.is_none()) {
                outage.to = Some(now);
                outage.open_until = now + CATCHING_UP;
            }
        });
    }

    /// The moment from which an act counts that a device says it did at `moment`; None, if it counts from now.
    pub fn grant(&self, role: &Role, moment: Option<Millis>, now: Millis) -> Option<Millis> {
        self.with(role, |seat| {
            let outage = seat.outage?;
            let Some(moment) = moment else {
                // Done online: the catching up is over.
                if outage.to.is_some() {
                    seat.outage = None;
                }
                return None;
            };
            let end = outage.to.unwrap_or(now);
            if outage.to.is_some() && now > outage.open_until || moment > end {
                return None;
            }
            // Never before the hall last heard him, and never more than the outage took.
            let at = moment.max(outage.from).max(now - (end - outage.from));
            (at < now).then_some(at)
        })
        .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;

    fn seat() -> Role {
        let color = Color::White;
        Role::Seat {
            round: None,
            board: 1,
            color,
            by: None,
        }
    }

    fn seconds(n: i64) -> Millis {
        Millis::seconds(n)
    }

    fn online() -> Presence {
        let presence = Presence::new(None, Millis::ZERO);
        presence.came(&seat(), seconds(0));
        presence.heard(&seat(), seconds(100));
        presence
    }

    fn granted(presence: &Presence, moment: i64, now: i64) -> Option<Millis> {
        presence.grant(&seat(), Some(seconds(moment)), seconds(now))
    }

    #[test]
    fn nothing_is_granted_online() {
        let presence = online();
        for moment in [0, 50, 99, 118] {
            assert_eq!(granted(&presence, moment, 118), None);
        }
    }

    #[test]
    fn an_outage_is_granted_and_no_more() {
        let presence = online();
        presence.came(&seat(), seconds(130));
        assert_eq!(granted(&presence, 120, 131), Some(seconds(120)));
        assert_eq!(
            granted(&presence, 0, 130),
            Some(seconds(100)),
            "not before the last word"
        );
        assert_eq!(
            granted(&presence, 0, 135),
            Some(seconds(105)),
            "not more than the outage took"
        );
        assert_eq!(granted(&presence, 133, 135), None, "he was back by then");
        assert_eq!(granted(&presence, 120, 141), None, "too late");
    }

    #[test]
    fn an_act_done_online_ends_the_catching_up() {
        let presence = online();
        presence.came(&seat(), seconds(130));
        assert_eq!(presence.grant(&seat(), None, seconds(131)), None);
        assert_eq!(granted(&presence, 120, 132), None);
    }

    #[test]
    fn another_line_of_the_same_seat_that_speaks_is_no_outage() {
        let presence = online();
        presence.heard(&seat(), seconds(129));
        presence.came(&seat(), seconds(130));
        assert_eq!(granted(&presence, 101, 130), Some(seconds(129)));
    }

    #[test]
    fn a_hall_that_was_down_was_an_outage_for_all() {
        let presence = Presence::new(Some(seconds(50)), seconds(80));
        presence.came(&seat(), seconds(82));
        assert_eq!(granted(&presence, 40, 82), Some(seconds(50)));
        let presence = Presence::new(Some(seconds(50)), seconds(80));
        presence.came(&seat(), seconds(200));
        assert_eq!(granted(&presence, 60, 200), None, "away by himself");
    }

    #[test]
    fn a_disk_that_takes_nothing_is_an_outage() {
        let presence = online();
        presence.not_written(&seat(), seconds(110));
        presence.not_written(&seat(), seconds(112));
        assert_eq!(granted(&presence, 105, 120), Some(seconds(110)));
        presence.written(&seat(), seconds(120));
        assert_eq!(granted(&presence, 115, 121), Some(seconds(115)));
        assert_eq!(granted(&presence, 115, 131), None);
    }

    #[test]
    fn what_another_node_heard_is_where_the_outage_begins() {
        let presence = Presence::new(None, Millis::ZERO);
        presence.learn(&seat(), seconds(100));
        presence.learn(&seat(), seconds(90));
        presence.came(&seat(), seconds(130));
        assert_eq!(granted(&presence, 120, 131), Some(seconds(120)));
        assert_eq!(granted(&presence, 0, 130), Some(seconds(100)));
        assert_eq!(granted(&presence, 120, 141), None, "too late");
    }

    #[test]
    fn a_seat_that_spoke_elsewhere_meanwhile_was_not_cut_off() {
        let presence = online();
        presence.came(&seat(), seconds(130));
        presence.learn(&seat(), seconds(125));
        assert_eq!(granted(&presence, 101, 130), Some(seconds(125)));
        // After it was back it may be heard anywhere.
        presence.learn(&seat(), seconds(131));
        assert_eq!(granted(&presence, 126, 131), Some(seconds(126)));
    }

    #[test]
    fn the_others_are_told_once() {
        let presence = online();
        let news = presence.untold();
        assert_eq!(news, [(seat(), seconds(100))]);
        assert_eq!(presence.untold(), news, "not before it is known to be told");
        presence.told(&news);
        assert_eq!(presence.untold(), []);
        presence.learn(&seat(), seconds(200));
        assert_eq!(presence.untold(), [], "nobody repeats another's word");
        presence.heard(&seat(), seconds(104));
        assert_eq!(presence.untold(), [(seat(), seconds(104))]);
    }

    #[test]
    fn nobody_without_a_board_has_a_moment() {
        let presence = Presence::new(Some(seconds(0)), seconds(80));
        let staff = Role::Arbiter { name: "A".into() };
        presence.came(&staff, seconds(81));
        assert_eq!(presence.grant(&staff, Some(seconds(10)), seconds(82)), None);
    }
}
