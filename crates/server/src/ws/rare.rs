//! What a connection waits for and seldom hears. Two thousand devices are told of every act at their boards, and waiting anew
//! for each of these after each message was a good part of what a message cost: here each is polled only when it has
//! happened.

use std::sync::Arc;

use axum::extract::ws::Message;
use event::Competition;
use futures_util::SinkExt;
use futures_util::future::{BoxFuture, pending};
use futures_util::stream::FuturesUnordered;
use tokio::sync::watch;

use super::limits::Place;
use super::tell::send;
use super::{Connection, End, next_telling};
use crate::access::Access;
use crate::care::Doors;
use crate::hall::Hall;
use crate::wire::ServerMsg;

/// What has happened, with what tells when it happens again.
pub(super) enum Rare {
    /// The hall closes.
    Closing,
    /// The place is needed for somebody else.
    Leave,
    /// The disk takes nothing, or does again.
    Fault(watch::Receiver<Option<String>>),
    /// The competition has changed.
    Competition(watch::Receiver<Arc<Competition>>),
    /// Accounts, sessions or links have.
    Access(watch::Receiver<Arc<Access>>),
}

type Waiting = BoxFuture<'static, Rare>;

/// What is to be done after it.
pub(super) struct After {
    /// Wait for it again.
    pub(super) again: Waiting,
    /// The seat may be at another board now.
    pub(super) is_seated_anew: bool,
}

/// All that is rare, for one connection.
pub(super) fn watched(hall: &Hall, place: &Place) -> FuturesUnordered<Waiting> {
    let (mut doors, leave) = (hall.care.doors(), Arc::clone(&place.leave));
    let all: [Waiting; 5] = [
        Box::pin(async move {
            let closing = |doors: &Doors| *doors == Doors::Closing;
            let _ = doors.wait_for(closing).await;
            Rare::Closing
        }),
        Box::pin(async move {
            leave.notified().await;
            Rare::Leave
        }),
        changed(hall.fault(), Rare::Fault),
        changed(hall.event.watch(), Rare::Competition),
        changed(hall.access.watch(), Rare::Access),
    ];
    all.into_iter().collect()
}

fn changed<T: Send + Sync + 'static>(
    mut what: watch::Receiver<T>,
    rare: fn(watch::Receiver<T>) -> Rare,
) -> Waiting {
    Box::pin(async move {
        match what.changed().await {
            Ok(()) => rare(what),
            Err(_) => pending().await,
        }
    })
}

impl Connection {
    pub(super) async fn answer_rare<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        rare: Rare,
    ) -> Result<After, End> {
        let mut is_seated_anew = false;
        let again = match rare {
            Rare::Closing => return Err(End::Closed(1001, "going away")),
            Rare::Leave => return Err(End::Closed(1013, "the place is needed")),
            Rare::Fault(mut fault) => {
                let words = fault.borrow_and_update().clone();
                self.send_fault(sink, words).await?;
                changed(fault, Rare::Fault)
            }
            Rare::Competition(mut competition) => {
                competition.mark_unchanged();
                // A seat hears at once of what concerns it, and of nothing else.
                match self.role.is_link() {
                    true => {
                        self.sit_again(sink).await?;
                        is_seated_anew = true;
                        self.send_hall(sink).await?;
                    }
                    false => drop(self.hall_changed.get_or_insert_with(next_telling)),
                }
                changed(competition, Rare::Competition)
            }
            Rare::Access(mut access) => {
                let state = access.borrow_and_update().clone();
                if self.greeted && self.known(&state) != self.role {
                    if self.token.is_none() {
                        send(sink, &ServerMsg::Revoked).await?;
                        return Err(End::Closed(4001, "revoked"));
                    }
                    // The link is gone, or only whoever was signed in beside it.
                    self.sit_again(sink).await?;
                }
                changed(access, Rare::Access)
            }
        };
        Ok(After {
            again,
            is_seated_anew,
        })
    }
}
