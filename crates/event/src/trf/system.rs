//! By which system a report says that it was paired (192, or the words of 092).

use super::model::Report;
use crate::berger::Cycles;

/// A way to pair, as far as standings and reports must know it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum System {
    /// Any Swiss system; also where nothing is said.
    Swiss,
    /// Everybody against everybody.
    RoundRobin(Cycles),
    /// Who loses is out.
    Knockout,
    /// A code that is not known.
    Other,
}

impl Report {
    /// What the code says, or else the words.
    pub fn system(&self) -> System {
        let code = self.system_code.to_ascii_uppercase();
        if code.is_empty() {
            let kind = self.kind.to_lowercase();
            return match kind.contains("robin") || kind.contains("berger") {
                true => System::RoundRobin(cycles(kind.contains("double"))),
                false => System::Swiss,
            };
        }
        if code.contains("ROUNDROBIN") {
            // BERGER_ROUNDROBIN_G2: two games against everybody.
            let twice = code.contains("DOUBLE") || code.ends_with("_G2");
            return System::RoundRobin(cycles(twice));
        }
        let swiss = ["SWISS", "DUTCH", "DUBOV", "BURSTEIN", "LIM", "FIDE_TEAM"];
        if swiss.iter().any(|name| code.contains(name)) {
            return System::Swiss;
        }
        match code.contains("KNOCKOUT") {
            true => System::Knockout,
            false => System::Other,
        }
    }

    /// Does the code ask for Baku acceleration (C.04.7)? Lines 250 override it.
    pub fn is_baku(&self) -> bool {
        let code = self.system_code.to_ascii_uppercase();
        code.split('_').any(|part| part == "BAKU")
    }

    /// Do teams play?
    pub fn is_team(&self) -> bool {
        !self.teams.is_empty()
    }
}

const fn cycles(twice: bool) -> Cycles {
    match twice {
        true => Cycles::Double,
        false => Cycles::Single,
    }
}
