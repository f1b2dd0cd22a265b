//! Acts, described once: their words, who may do them, what they record, and where the desk shows them.
//!
//! A description stands beside the rules of its article (`rules/*/words.rs`, or the end of `rules/*.rs`). The reader
//! of pages and scripts, `adoube words`, the list in `articles/README.md`, the rights of the hall and the buttons of
//! the desk come from here; [`Act::described`] does not compile for an act that has none.

use chess::ByColor;
use serde::Serialize;

use crate::command::Act;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g3_quickplay,
};
use crate::scenario::phrase::{self, Filled};

/// Who may do an act. Whether it can happen is for the rules to say.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum May {
    /// The player, or his assistant for him.
    Player,
    /// Pressing the clock: players, assistants, and the clock between them.
    Clock,
    /// Stopping the clocks: the same, and the arbiter.
    Stop,
    /// The arbiter.
    Arbiter,
    /// The player does it and the arbiter notes it, and says of whom.
    Noted,
    /// The player and the arbiter: either may observe or claim it.
    Either,
    /// The player alone and nobody for him: resigning, offers, claims, the signature.
    Own,
    /// Nobody from outside: the software does it by itself.
    Nobody,
}

impl May {
    /// In words, for the help.
    pub const fn words(self) -> &'static str {
        match self {
            May::Player => "the player, or an assistant",
            May::Clock => "the player, an assistant, or the clock",
            May::Stop => "the player, an assistant, the clock, or the arbiter",
            May::Arbiter => "the arbiter",
            May::Noted => "the player, as the arbiter notes it",
            May::Either => "the player or the arbiter",
            May::Own => "the player alone",
            May::Nobody => "the software",
        }
    }
}

/// Whose act a phrase tells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// `white …`, `black …`
    Player,
    /// `the arbiter …`
    Arbiter,
    /// `the search …`
    Search,
    /// `the assistant of white …`
    Assistant,
}

impl By {
    /// As a line begins.
    pub const fn words(self) -> &'static str {
        match self {
            By::Player => "white",
            By::Arbiter => "the arbiter",
            By::Search => "the search",
            By::Assistant => "the assistant of white",
        }
    }
}

/// Where the desk has a button for a phrase.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Desk {
    /// Among the measures, for the side that is chosen there.
    Side,
    /// Among the measures, for the game.
    Game,
    /// Among the offences that are noted of a side.
    Note,
    /// On the head of the board that is open.
    Head,
    /// With the ruling that waits.
    Proposal,
    /// With the question that is asked.
    Question,
    /// While the game is adjourned.
    Adjourned,
}

/// One way to say an act.
pub struct Form {
    /// Who does it.
    pub by: By,
    /// The phrase behind the doer.
    pub words: &'static str,
    /// The act it means.
    pub(crate) act: fn(&mut Filled) -> Act,
    /// Where the desk offers it, and the message on the button.
    pub desk: Option<(Desk, &'static str)>,
    /// Words that are read and no longer written: the phrase to say instead.
    pub now: Option<&'static str>,
}

/// An act, described.
pub struct Description {
    /// What is done.
    pub says: &'static str,
    /// Who may.
    pub may: May,
    /// The facts of which one or more tell that it happened; none, if only rulings follow from it.
    pub records: &'static [&'static str],
    /// How pages say it; not at all, if the software does it by itself.
    pub forms: &'static [Form],
}

/// Descriptions of one article's acts. With `for TYPE;`, all acts of that type, which an exhaustive match
/// ensures; without it, each by its own name, for [`Act::described`].
#[macro_export]
macro_rules! acts {
    (
        $(for $own:ident;)?
        $(
            #[doc = $says:literal]
            $name:ident $(= $pattern:pat)? => $may:ident, records [$($fact:literal),*] {
                $(
                    $by:ident $words:literal => $act:expr
                    $(, desk $desk:ident $message:literal)?
                    $(, now $now:literal)?;
                )*
            }
        )*
    ) => {
        $(
            pub(crate) static $name: $crate::acts::Description = $crate::acts::Description {
                says: $says,
                may: $crate::acts::May::$may,
                records: &[$($fact),*],
                forms: &[$(
                    $crate::acts::Form {
                        by: $crate::acts::By::$by,
                        words: $words,
                        act: $act,
                        desk: $crate::acts!(@desk $($desk $message)?),
                        now: $crate::acts!(@now $($now)?),
                    }
                ),*],
            };
        )*

        /// The acts of this article.
        pub(crate) static ACTS: &[&$crate::acts::Description] = &[$(&$name),*];
        $crate::acts!(@match $($own)? { $($($pattern => $name,)?)* });
    };
    (@desk) => { None };
    (@desk $desk:ident $message:literal) => { Some(($crate::acts::Desk::$desk, $message)) };
    (@now) => { None };
    (@now $now:literal) => { Some($now) };
    (@match { }) => {};
    (@match $own:ident { $($pattern:pat => $name:ident,)* }) => {
        /// Which of them an act is.
        pub(crate) fn described(act: &$own) -> &'static $crate::acts::Description {
            match act { $($pattern => &$name,)* }
        }
    };
}

/// The acts of one part of the Laws.
pub struct Chapter {
    /// Which part.
    pub title: &'static str,
    /// Its acts, in the order in which they are listed.
    pub acts: &'static [&'static Description],
}

/// Every act, in the order of the Laws.
pub static CHAPTERS: &[Chapter] = &[
    chapter("Article 4: the hand", a04_touch::words::ACTS),
    chapter("Article 5: the end", a05_end::words::ACTS),
    chapter("Article 6: the clock", a06_clock::words::TOP_ACTS),
    chapter("Article 6: trouble with the clock", a06_clock::words::ACTS),
    chapter(
        "Article 7: illegal moves",
        a07_irregularities::words::TOP_ACTS,
    ),
    chapter(
        "Article 7: other irregularities",
        a07_irregularities::words::ACTS,
    ),
    chapter("Article 8: the record", a08_record::words::ACTS),
    chapter("Article 9: draws", a09_draws::words::ACTS),
    chapter(
        "Articles 10 and 11: points and conduct",
        a11_conduct::words::ACTS,
    ),
    chapter("Article 12: the arbiter", a12_arbiter::words::ACTS),
    chapter(
        "Appendices A and B: rapid and blitz",
        app_a_rapid::words::ACTS,
    ),
    chapter(
        "Appendix D: players who cannot see",
        app_d_blind::words::ACTS,
    ),
    chapter("Guideline I: adjourned games", g1_adjourned::words::ACTS),
    chapter("Guideline III: quickplay", g3_quickplay::words::ACTS),
];

const fn chapter(title: &'static str, acts: &'static [&'static Description]) -> Chapter {
    Chapter { title, acts }
}

/// Every act.
pub fn all() -> impl Iterator<Item = &'static Description> + Clone {
    CHAPTERS
        .iter()
        .flat_map(|chapter| chapter.acts.iter().copied())
}

/// Every way to say one.
pub fn forms() -> impl Iterator<Item = &'static Form> + Clone {
    all().flat_map(|act| act.forms)
}

impl Act {
    /// Its description.
    pub fn described(&self) -> &'static Description {
        use {a04_touch::words as a04, a05_end::words as a05, a06_clock::words as a06};
        use {
            a07_irregularities::words as a07, a09_draws::words as a09, a12_arbiter::words as a12,
        };
        match self {
            Act::Touch { .. } => &a04::TOUCH,
            Act::Move { .. } => &a04::MOVE,
            Act::TouchTwo(_) => &a04::TOUCH_TWO,
            Act::Remove(_) => &a04::REMOVE,
            Act::Put { .. } => &a04::PUT,
            Act::Place { .. } => &a04::PLACE,
            Act::Drop { .. } => &a04::DROP,
            Act::FindTouch { .. } => &a04::FIND_TOUCH,
            Act::FindTwoHands(_) => &a04::FIND_TWO_HANDS,
            Act::ProposeMovingAssistant => &a04::PROPOSE_ASSISTANT,
            Act::Complain => &a04::COMPLAIN,
            Act::ComplainOf(_) => &a04::COMPLAIN_OF,
            Act::Resign => &a05::RESIGN,
            Act::PerhapsResign => &a05::PERHAPS_RESIGN,
            Act::StopWithoutWord => &a05::STOP_WITHOUT_WORD,
            Act::CanMate { .. } => &a05::CAN_MATE,
            Act::FoundDead { .. } => &a05::FOUND_DEAD,
            Act::SeeEnd(_) => &a05::SEE_END,
            Act::Start => &a06::START,
            Act::Arrive(_) => &a06::ARRIVE,
            Act::Press => &a06::PRESS,
            Act::StopClocks => &a06::STOP_CLOCKS,
            Act::RestartClock => &a06::RESTART_CLOCK,
            Act::NoticeFlag(_) => &a06::NOTICE_FLAG,
            Act::Tick => &a06::TICK,
            Act::NoticeIllegalMove => &a07::NOTICE_ILLEGAL_MOVE,
            Act::OfferDraw => &a09::OFFER_DRAW,
            Act::OfferDrawIf { .. } => &a09::OFFER_DRAW_IF,
            Act::WithdrawOffer => &a09::WITHDRAW_OFFER,
            Act::AcceptDraw => &a09::ACCEPT_DRAW,
            Act::DeclineDraw => &a09::DECLINE_DRAW,
            Act::ClaimDraw { .. } => &a09::CLAIM_DRAW,
            Act::WithdrawClaim => &a09::WITHDRAW_CLAIM,
            Act::Answer(_) => &a12::ANSWER,
            Act::AnswerTo { .. } => &a12::ANSWER_TO,
            Act::Tell(_) => &a12::TELL,
            Act::Confirm => &a12::CONFIRM,
            Act::DecideOtherwise { .. } => &a12::DECIDE_OTHERWISE,
            Act::Repair { .. } => &a12::REPAIR,
            Act::Clock(act) => a06::described(act),
            Act::Irregular(act) => a07::described(act),
            Act::Record(act) => a08_record::words::described(act),
            Act::Conduct(act) => a11_conduct::words::described(act),
            Act::Rapid(act) => app_a_rapid::words::described(act),
            Act::Blind(act) => app_d_blind::words::described(act),
            Act::Adjourn(act) => g1_adjourned::words::described(act),
            Act::Quickplay(act) => g3_quickplay::words::described(act),
        }
    }
}

/// A button of the desk's measures: its message, and the act that it sends for either side.
#[derive(Serialize)]
pub struct Measure {
    /// The message on the button.
    pub message: &'static str,
    /// Whose act it is: the arbiter's, or the player's, of whom it is noted.
    pub noted: bool,
    /// The act.
    pub act: ByColor<Act>,
}

/// The desk's measures.
#[derive(Serialize)]
pub struct Measures {
    /// For one side each.
    pub side: Vec<Measure>,
    /// Offences of one side.
    pub note: Vec<Measure>,
    /// For the game.
    pub game: Vec<Measure>,
}

/// The buttons that the desk offers among its measures; its page has them from here.
pub fn measures() -> Measures {
    let at = |desk: Desk| {
        let offered = forms().filter_map(move |form| match form.desk {
            Some((place, message)) if place == desk => Some((form, message)),
            _ => None,
        });
        let measure = |(form, message): (&Form, &'static str)| Measure {
            message,
            noted: form.by == By::Player,
            act: ByColor::new_with(|color| form.example_of(color)),
        };
        offered.map(measure).collect()
    };
    Measures {
        side: at(Desk::Side),
        note: at(Desk::Note),
        game: at(Desk::Game),
    }
}

impl Form {
    /// The act that the phrase means with this colour in its place.
    fn example_of(&self, color: chess::Color) -> Act {
        let words = self.words.replace("COLOUR", &color.to_string());
        let text = format!("{} {}", self.by.words(), phrase::example(&words));
        match crate::scenario::words::parse(&text) {
            Ok(crate::scenario::words::Step::Do(_, act)) => act,
            other => unreachable!("the desk offers {text}, which is {other:?}"),
        }
    }
}
