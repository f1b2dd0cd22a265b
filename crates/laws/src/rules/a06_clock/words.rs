//! Article 6 in words: its acts, and what a page can look up.

use super::{
    Act, CLOCK_PLACE, COMPLETED_BY_ENDING, COMPLETED_BY_NEXT, ClockFault, Mishandling,
    PRESS_COMPLETES,
};
use crate::acts;
use crate::command::Act as A;
use crate::event::Completion;
use crate::scenario::facts::Fact;
use crate::time_control::Class;

mod top {
    use super::A;
    use crate::acts;

    acts! {
        /// Starts the round: White's clock runs (6.6).
        START => Arbiter, records ["started"] {
            Arbiter "starts the game" => |_| A::Start;
        }
        /// Comes to the board.
        ARRIVE => Arbiter, records ["arrived"] {
            Player "arrives" => |f| A::Arrive(f.player());
            Arbiter "sees COLOUR come" => |f| A::Arrive(f.colour()), desk Side "measure-arrive";
        }
        /// Presses the clock.
        PRESS => Clock, records ["pressed", "pressed-without-move", "clock/pressed-unread", "clock/pressed-in-doubt", "clock/replied-in-doubt", "clock/pressed-in-vain", "clock/pressed-while-stopped", "illegal-move-noticed", "clock-restarted", "blind/pressed-early"] {
            Player "presses the clock" => |_| A::Press;
        }
        /// Stops both clocks and calls the arbiter (6.11.2).
        STOP_CLOCKS => Stop, records ["clocks-stopped"] {
            Player "stops the clocks" => |_| A::StopClocks;
            Arbiter "stops the clocks" => |_| A::StopClocks, desk Head "measure-stop";
        }
        /// Lets the clock of the player who has the move run again (6.11.3).
        RESTART_CLOCK => Arbiter, records ["clock-restarted"] {
            Arbiter "restarts the clock" => |_| A::RestartClock, desk Head "measure-restart";
            Player "restarts the clock" => |_| A::RestartClock;
        }
        /// Observes or claims that a flag is down (6.8).
        NOTICE_FLAG => Either, records ["flag-noticed", "clock/flag-claimed-in-vain"] {
            Player "claims the flag" => |f| A::NoticeFlag(!f.player());
            Player "calls the flag" => |f| A::NoticeFlag(!f.player()), now "claims the flag";
            Player "admits the own flag" => |f| A::NoticeFlag(f.player());
            Arbiter "notices the flag of COLOUR" => |f| A::NoticeFlag(f.colour()), desk Side "measure-notice-flag";
        }
        /// Notes that time has passed.
        TICK => Nobody, records [] {}
    }
}

pub(crate) use top::{
    ACTS as TOP_ACTS, ARRIVE, NOTICE_FLAG, PRESS, RESTART_CLOCK, START, STOP_CLOCKS, TICK,
};

acts! {
    for Act;
    /// Notes before the start, or when an adjourned game is resumed, that a player is not at the board.
    ABSENT = Act::Absent(_) => Arbiter, records ["clock/absent", "adjourn/opened"] {
        Arbiter "finds COLOUR absent" => |f| A::Clock(Act::Absent(f.colour()));
    }
    /// Lets a player play who came too late (6.7.1).
    ADMIT = Act::Admit(_) => Arbiter, records ["clock/admitted", "adjourn/came", "adjourn/opened"] {
        Arbiter "admits COLOUR" => |f| A::Clock(Act::Admit(f.colour())), desk Side "measure-admit";
    }
    /// Stops both clocks because the piece for a promotion is missing (6.11.2).
    STOP_FOR_PIECE = Act::StopForPiece => Player, records ["clocks-stopped"] {
        Player "stops the clocks for a missing piece" => |_| A::Clock(Act::StopForPiece);
    }
    /// Treats the clock improperly (6.2.3, 6.2.4).
    MISHANDLE = Act::Mishandle(_) => Noted, records ["clock/mishandled", "irregular/out-of-play"] {
        Player "hits the clock" => |_| mishandle(Mishandling::Hit), desk Note "mishandling-hit";
        Player "picks the clock up" => |_| mishandle(Mishandling::Lifted), desk Note "mishandling-lifted";
        Player "knocks the clock over" => |_| mishandle(Mishandling::KnockedOver), desk Note "mishandling-knocked-over";
        Player "keeps a finger on the clock" => |_| mishandle(Mishandling::Hovering), desk Note "mishandling-hovering";
        Player "uses the other hand for the clock" => |_| mishandle(Mishandling::OtherHand), desk Note "mishandling-other-hand";
    }
    /// Objects to the opponent's last press (6.2.2).
    OBJECT_TO_PRESS = Act::ObjectToPress => Player, records ["clock/press-objected"] {
        Player "objects to the press" => |_| A::Clock(Act::ObjectToPress);
    }
    /// Claims something because a display shows it (6.12.2).
    CLAIM_FROM_DISPLAY = Act::ClaimFromDisplay => Player, records ["clock/display-claimed"] {
        Player "claims from the display" => |_| A::Clock(Act::ClaimFromDisplay);
    }
    /// Finds the clock at fault (6.10): either player or the arbiter stops it at once.
    FIND_FAULT = Act::FindFault(_) => Either, records ["clock/fault-found"] {
        Player "finds the clock defective" => |_| A::Clock(Act::FindFault(ClockFault::Defect));
        Player "finds the clock wrongly set" => |_| A::Clock(Act::FindFault(ClockFault::Setting));
        Arbiter "finds the clock wrongly set" => |_| A::Clock(Act::FindFault(ClockFault::Setting)), desk Game "measure-clock-setting";
        Arbiter "finds the clock defective" => |_| A::Clock(Act::FindFault(ClockFault::Defect)), desk Game "measure-clock-defect";
    }
    /// Asks for the game to be interrupted (6.11.1).
    ASK_INTERRUPTION = Act::AskInterruption => Own, records ["clock/interruption-asked"] {
        Player "asks for an interruption" => |_| A::Clock(Act::AskInterruption);
    }
    /// Brings somebody to press the clock (6.2.6).
    BRING_ASSISTANT = Act::BringAssistant => Own, records ["clock/assistant-brought"] {
        Player "brings an assistant for the clock" => |_| A::Clock(Act::BringAssistant);
    }
    /// Sees which flag the clock marks as the first.
    SEE_FIRST_FLAG = Act::SeeFirstFlag(_) => Arbiter, records ["clock/first-flag-seen"] {
        Arbiter "sees on the clock the first flag of COLOUR" => |f| A::Clock(Act::SeeFirstFlag(f.colour())), desk Side "measure-first-flag";
    }
    /// Disputes that his own time was over when his flag fell (6.8, 6.10).
    DISPUTE_FLAG = Act::DisputeFlag => Own, records ["clock/flag-disputed"] {
        Player "disputes the own flag" => |_| A::Clock(Act::DisputeFlag);
    }
    /// Puts the clock at the right hand of a player (6.5).
    PLACE_CLOCK = Act::PlaceClock(_) => Arbiter, records ["clock/clock-placed"] {
        Arbiter "puts the clock at the right hand of COLOUR" => |f| A::Clock(Act::PlaceClock(f.colour()));
    }
}

fn mishandle(how: Mishandling) -> A {
    A::Clock(Act::Mishandle(how))
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "the clock of COLOUR shows",
        look: |table, f, _| {
            let color = f.colour();
            let shows = table.game.clock.remaining(color, table.now);
            shows.in_tenths().to_string()
        },
    },
    Fact {
        words: "the move counter of COLOUR shows",
        look: |table, f, _| table.game.clock.displays[f.colour()].moves.to_string(),
    },
    Fact {
        words: "the period of COLOUR is",
        look: |table, f, _| (table.game.clock.displays[f.colour()].period + 1).to_string(),
    },
    Fact {
        words: "the completed moves of COLOUR are",
        look: |table, f, _| table.game.completed(f.colour()).to_string(),
    },
    Fact {
        words: "the last move was completed",
        look: |table, _, _| {
            let last = table.game.plies.last();
            match last.and_then(|ply| ply.completed) {
                Some(Completion::Pressed) => format!("by {}", PRESS_COMPLETES.name),
                Some(Completion::EndedGame) => format!("by {}", COMPLETED_BY_ENDING.name),
                Some(Completion::NextMove) => format!("by {}", COMPLETED_BY_NEXT.name),
                Some(Completion::Answered) => "by the answer".to_owned(),
                Some(Completion::Sealed) => "by sealing it".to_owned(),
                None => "not yet".to_owned(),
            }
        },
    },
    Fact {
        words: "the running clock is",
        look: |table, _, _| {
            let running = table.game.clock.running.map(|(color, _)| color.to_string());
            running.unwrap_or_else(|| "none".to_owned())
        },
    },
    Fact {
        words: "the clock stands",
        look: |table, _, _| match table.game.at_the_clock.stands {
            Some(color) => format!("at the right hand of {color} by {}", CLOCK_PLACE.name),
            None => "where the arbiter wants it".to_owned(),
        },
    },
    Fact {
        words: "the class is",
        look: |table, _, _| {
            let class = match table.game.regulations().class() {
                Class::Standard => "standard",
                Class::Rapid => "rapid",
                Class::Blitz => "blitz",
            };
            class.to_owned()
        },
    },
];
