//! Files, taken whole or not at all.

use crate::command::{Import, Refusal};
use crate::competition::Competition;
use crate::event::What;

pub(super) fn decide(_: &Competition, _: &Import) -> Result<Vec<What>, Refusal> {
    Err(Refusal::Cannot("files cannot be read yet"))
}
