//! How many devices there may be, who goes first when there are too many, and how fast each may speak.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::access::Role;
use crate::hall::{Hall, Limits};

/// Beyond the limit so many may still come in to say who they are.
const VESTIBULE: usize = 64;

/// Devices of one seat or clock; the oldest goes.
const PER_LINK: usize = 8;

/// Devices of one member of staff.
const PER_PERSON: usize = 64;

/// Waits until everybody has left, but not for ever.
pub(crate) async fn emptied(hall: &Hall, patience: Duration) {
    let empty = async {
        while hall.care.places.number() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = tokio::time::timeout(patience, empty).await;
}

/// What the hall knows of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// It has not said who it is.
    Silent,
    /// It looks on.
    Public,
    /// A seat, a clock, an assistant or staff.
    Known(Role),
}

struct Sitting {
    kind: Kind,
    from: Option<IpAddr>,
    leave: Arc<Notify>,
}

/// All live connections, in the order in which they came.
#[derive(Default)]
pub(crate) struct Places {
    all: Mutex<(u64, BTreeMap<u64, Sitting>)>,
}

impl Places {
    /// How many there are.
    pub(crate) fn number(&self) -> usize {
        self.all.lock().expect("never poisoned").1.len()
    }

    /// Comes in. When all places are taken, a device goes that has not said who it is: the oldest of the address that has
    /// most of them.
    fn enter(&self, limit: usize, from: Option<IpAddr>, leave: &Arc<Notify>) -> Option<u64> {
        let mut all = self.all.lock().expect("never poisoned");
        if all.1.len() >= limit && !send_away(&mut all.1, |kind| *kind == Kind::Silent) {
            let silent = all.1.values().filter(|s| s.kind == Kind::Silent).count();
            if silent >= VESTIBULE || all.1.len() >= limit + VESTIBULE {
                return None;
            }
        }
        all.0 += 1;
        let id = all.0;
        let sitting = Sitting {
            kind: Kind::Silent,
            from,
            leave: Arc::clone(leave),
        };
        all.1.insert(id, sitting);
        metrics::gauge!("adoube_connections").set(all.1.len() as f64);
        Some(id)
    }

    /// Says who it is; whether there is a place for that. Half of all places are kept for seats and staff, and no address
    /// has more than a quarter of the others.
    fn sit(&self, limit: usize, id: u64, role: &Role) -> bool {
        let mut all = self.all.lock().expect("never poisoned");
        let all = &mut all.1;
        let Some(from) = all.get(&id).map(|sitting| sitting.from) else {
            return false;
        };
        let public = |sitting: &&Sitting| sitting.kind == Kind::Public;
        let kind = match role.is_public() {
            true => {
                let open = limit - limit / 2;
                let lookers = all.values().filter(public).count();
                let neighbours = all.values().filter(public).filter(|s| s.from == from);
                if lookers >= open || neighbours.count() >= (open / 4).max(1) {
                    return false;
                }
                Kind::Public
            }
            false => {
                let known = Kind::Known(role.clone());
                let most = if role.is_staff() {
                    PER_PERSON
                } else {
                    PER_LINK
                };
                if all.values().filter(|s| s.kind == known).count() >= most {
                    send_away(all, |kind| *kind == known);
                }
                if all.len() > limit && !send_away(all, |kind| *kind == Kind::Silent) {
                    send_away(all, |kind| *kind == Kind::Public);
                }
                known
            }
        };
        if let Some(sitting) = all.get_mut(&id) {
            sitting.kind = kind;
        }
        true
    }

    fn leave(&self, id: u64) {
        let mut all = self.all.lock().expect("never poisoned");
        all.1.remove(&id);
        metrics::gauge!("adoube_connections").set(all.1.len() as f64);
    }
}

/// The oldest of a kind, from the address that has most of them.
fn send_away(all: &mut BTreeMap<u64, Sitting>, which: impl Fn(&Kind) -> bool) -> bool {
    let mut by_address: HashMap<Option<IpAddr>, (usize, u64)> = HashMap::new();
    for (&id, sitting) in all.iter().filter(|(_, sitting)| which(&sitting.kind)) {
        by_address.entry(sitting.from).or_insert((0, id)).0 += 1;
    }
    let heaviest = by_address.into_values().max_by_key(|&(number, _)| number);
    let Some((_, oldest)) = heaviest else {
        return false;
    };
    if let Some(sitting) = all.remove(&oldest) {
        sitting.leave.notify_one();
        metrics::counter!("adoube_sent_away_total").increment(1);
    }
    true
}

/// One of the connections that there may be; free again when it is dropped.
pub(super) struct Place {
    hall: Arc<Hall>,
    id: u64,
    /// Told when the place is needed for somebody else.
    pub(super) leave: Arc<Notify>,
}

impl Place {
    pub(super) fn take(hall: &Arc<Hall>, from: Option<IpAddr>) -> Option<Place> {
        let leave = Arc::new(Notify::new());
        let id = hall
            .care
            .places
            .enter(hall.limits.connections, from, &leave)?;
        let hall = Arc::clone(hall);
        Some(Place { hall, id, leave })
    }

    /// Says who it is.
    pub(super) fn sit(&self, role: &Role) -> bool {
        let limit = self.hall.limits.connections;
        self.hall.care.places.sit(limit, self.id, role)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hall.care.places.leave(self.id);
    }
}

/// So many messages at once, and so many in a second.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    /// Full.
    pub(crate) fn new(limits: &Limits) -> Bucket {
        let most = f64::from(limits.burst);
        Bucket {
            left: most,
            most,
            per_second: f64::from(limits.per_second),
            at: Instant::now(),
        }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let more = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + more).min(self.most);
        self.at = now;
    }

    /// Something that costs as much as so many messages; or it is too much.
    pub(crate) fn take(&mut self, cost: f64) -> bool {
        self.fill();
        if self.left < cost.min(self.most) {
            return false;
        }
        self.left -= cost;
        true
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.most
    }
}

/// How fast each seat and each person acts, over all its connections and requests.
#[derive(Default)]
pub struct Pace(Mutex<HashMap<Role, Bucket>>);

/// Roles that are remembered before those are forgotten that have rested.
const REMEMBERED: usize = 4096;

impl Pace {
    /// One act more; or one too many.
    pub(crate) fn take(&self, role: &Role, limits: &Limits) -> bool {
        let mut all = self.0.lock().expect("never poisoned");
        if all.len() >= REMEMBERED {
            all.retain(|_, bucket| !bucket.is_full());
        }
        let bucket = all.entry(role.place());
        bucket.or_insert_with(|| Bucket::new(limits)).take(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;

    fn seat(board: u32) -> Role {
        let color = Color::White;
        Role::Seat {
            round: None,
            board,
            color,
            by: None,
        }
    }

    fn at(n: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, n]))
    }

    #[test]
    fn silent_ones_go_first_and_those_of_the_heaviest_address_before_others() {
        let places = Places::default();
        let leave = Arc::new(Notify::new());
        let alone = places.enter(10, at(1), &leave).unwrap();
        let crowd: Vec<u64> = (0..9)
            .map(|_| places.enter(10, at(2), &leave).unwrap())
            .collect();
        let new = places.enter(10, at(3), &leave).unwrap();
        assert_eq!(places.number(), 10);
        assert!(places.sit(10, new, &seat(1)));
        assert!(places.sit(10, alone, &seat(2)), "he was not sent away");
        assert!(
            !places.sit(10, crowd[0], &seat(3)),
            "the oldest of the crowd was"
        );
    }

    #[test]
    fn lookers_on_leave_half_of_the_places_to_players() {
        let places = Places::default();
        let leave = Arc::new(Notify::new());
        let mut looking = 0;
        for n in 0..40 {
            let id = places.enter(16, at(n % 20), &leave).unwrap();
            match places.sit(16, id, &Role::Spectator) {
                true => looking += 1,
                false => places.leave(id),
            }
        }
        assert_eq!(looking, 8);
        for board in 0..8 {
            let id = places.enter(16, at(1), &leave).unwrap();
            assert!(places.sit(16, id, &seat(board)));
        }
        // All places are taken: a player who comes takes that of one who looks on.
        let id = places.enter(16, at(1), &leave).unwrap();
        assert!(places.sit(16, id, &seat(99)));
        assert_eq!(places.number(), 16);
    }

    #[test]
    fn one_address_has_a_quarter_of_the_places_for_lookers_on() {
        let places = Places::default();
        let leave = Arc::new(Notify::new());
        let sat = (0..64).filter(|_| {
            let id = places.enter(64, at(7), &leave).unwrap();
            places.sit(64, id, &Role::Spectator)
        });
        assert_eq!(sat.count(), 8);
    }

    #[test]
    fn a_link_has_few_devices() {
        let places = Places::default();
        let leave = Arc::new(Notify::new());
        for _ in 0..50 {
            let id = places.enter(1000, at(7), &leave).unwrap();
            assert!(places.sit(1000, id, &seat(1)));
        }
        assert_eq!(places.number(), PER_LINK);
    }
}
