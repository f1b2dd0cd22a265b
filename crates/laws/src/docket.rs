//! A command at work: the game as it changes, the events so far, and what an article can find.
//!
//! The verbs are the findings that stand by themselves: it happened, it is ruled so, the arbiter is asked, an offence is
//! weighed. What other articles must hear of goes to the [`course`](crate::course) with [`Docket::then`].

use chess::{Color, Rank, Square};

use crate::command::{Actor, Command, Manner, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, ClockSetting, Question};
use crate::event::{Completion, Event, What};
use crate::game::{Game, Ply};
use crate::idle;
use crate::mating;
use crate::proof::Proof;
use crate::refusal::Because;
use crate::regulations::Confirmation;
use crate::rule::{Ground, Rule};
use crate::rules::{
    a04_touch, a06_clock, a07_irregularities, a08_record, a11_conduct, a12_arbiter, g2_chess960,
};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// A command at work.
pub(crate) struct Docket {
    pub(crate) game: Game,
    pub(crate) by: Actor,
    pub(crate) at: Millis,
    pub(crate) events: Vec<Event>,
    /// What other articles have still to hear.
    pub(crate) findings: Vec<Finding>,
    /// What the search beside the game has found, for the ruling that rests on it.
    pub(crate) proof: Option<Proof>,
    /// Has the arbiter given his word: does all this follow from his answer?
    pub(crate) word: bool,
}

impl Docket {
    pub(crate) fn new(game: &Game, command: &Command) -> Docket {
        Docket {
            game: game.clone(),
            by: command.by,
            at: command.at,
            events: Vec::new(),
            findings: Vec::new(),
            proof: None,
            word: false,
        }
    }

    /// The same command in a game that looks ahead: nothing of it is recorded.
    pub(crate) fn ahead(&self) -> Docket {
        Docket {
            game: self.game.clone(),
            by: self.by,
            at: self.at,
            events: Vec::new(),
            findings: Vec::new(),
            proof: None,
            word: self.word,
        }
    }

    /// Records a fact.
    pub(crate) fn record(&mut self, what: What) {
        self.record_at(self.at, self.by, what);
    }

    pub(crate) fn record_at(&mut self, at: Millis, by: Actor, what: What) {
        let event = Event { at, by, what };
        if self.game.is_settled_with(&event) {
            a04_touch::settle(self);
        }
        self.game.apply(&event);
        self.events.push(event);
    }

    /// A piece is touched. It binds the player who has the move (4.3), until a piece of the move is released or placed.
    pub(crate) fn touched(&mut self, square: Square, manner: Manner) {
        // What it settles of the opponent's hand may leave him the move.
        let event = Event {
            at: self.at,
            by: self.by,
            what: What::Touched {
                square,
                manner,
                binds: true,
            },
        };
        if self.game.is_settled_with(&event) {
            a04_touch::settle(self);
        }
        let counts = match manner {
            Manner::Plain | Manner::Unannounced | Manner::Unclear => true,
            Manner::Adjusting | Manner::Accident | Manner::Doubtful | Manner::Felt => false,
        };
        let parts = &self.game.parts;
        let last = Rank::EIGHTH.relative_to(self.game.turn());
        let beside = parts
            .beside
            .is_some_and(|(square, _)| square.rank() == last);
        let placed = parts.placed.is_some() || beside;
        let settled = !parts.puts.is_empty() || placed;
        // Told after it, it is of the same move all the same.
        let of_the_move = a04_touch::belongs_to_it(&self.game, square);
        let has_the_move = self.by == Actor::Player(self.game.turn());
        // Who may still put his move right is bound as well, whatever he is told.
        let puts_right = |ply: &Ply| self.by == Actor::Player(ply.mover);
        let his = has_the_move || self.game.open_illegal().is_some_and(puts_right);
        let binds = counts && (!settled || of_the_move) && his;
        self.record(What::Touched {
            square,
            manner,
            binds,
        });
    }

    /// Rules at once. A new game needs a start: where nobody knows it, that is asked first.
    pub(crate) fn rule(&mut self, ruling: Ruling) {
        let ruling = g2_chess960::from_known_start(&self.game, ruling);
        self.record(What::Ruled(ruling));
    }

    /// Several rulings together. A queen in place of a pawn may give mate or stalemate, and so may a move that is finished.
    pub(crate) fn rule_all(&mut self, rulings: Vec<Ruling>) {
        let stands = |ruling: &Ruling| {
            let remedy = &ruling.remedy;
            matches!(
                remedy,
                Remedy::BecomesQueen { .. } | Remedy::Finished { .. }
            )
        };
        let reached = rulings.iter().any(stands);
        rulings.into_iter().for_each(|ruling| self.rule(ruling));
        if reached && self.game.outcome.is_none() {
            self.then(Finding::Reached);
        }
    }

    /// Does the event want the arbiter's word first, and has he not given it?
    pub(crate) fn waits_for_word(&self) -> bool {
        match self.game.regulations().confirmation {
            Confirmation::AtOnce => false,
            Confirmation::ByArbiter => !self.word,
        }
    }

    /// Rules where the arbiter has been called to the board: as a proposal, if the event wants his word first. The clocks of a
    /// game that would be over by it stand meanwhile.
    pub(crate) fn rule_at_the_board(&mut self, rulings: Vec<Ruling>) {
        if !self.waits_for_word() {
            return self.rule_all(rulings);
        }
        let over = |ruling: &Ruling| ruling.ends() && !ruling.is_unplayed();
        if rulings.iter().any(over) {
            self.stop_clocks();
        }
        let waits = |ruling: &Ruling| self.game.proposed.contains(ruling);
        if !rulings.iter().all(waits) {
            self.record(What::Proposed(rulings));
        }
    }

    /// What has been claimed is right or not, and nothing more follows from it.
    pub(crate) fn rule_on_claim(&mut self, verdict: Ruling) {
        self.rule_at_the_board(vec![verdict]);
    }

    /// Rules on the position. Where it is only written, the arbiter hears what would follow, once.
    pub(crate) fn rule_on_position(&mut self, if_so: Vec<Ruling>, if_not: Vec<Ruling>) {
        if self.game.is_seen() {
            return self.rule_at_the_board(if_so);
        }
        let question: Question = a08_record::AsWritten { if_so, if_not }.into();
        let ground = Ground(question.rule());
        let asked = self.game.questions.contains(&question);
        if !asked && !self.game.recording.found_otherwise.contains(&ground) {
            self.ask(question);
        }
    }

    /// A move that ends the game needs no press (6.2.1.1).
    pub(crate) fn end_by_move(&mut self, ruling: Ruling) {
        let edition = self.game.regulations().edition;
        if self.game.open_ply().is_some() && ruling.completes_move(edition) {
            self.record(What::MoveCompleted(Completion::EndedGame));
        }
        self.rule(ruling);
    }

    /// The player loses, unless the opponent cannot mate him by any series of legal moves: then it is a draw. Where the
    /// short search cannot tell, the full one is asked, and the game waits.
    pub(crate) fn loses(&mut self, loser: Color, rule: &'static Rule) {
        let ruling = mating::loses_or_draw(self.game.standing(), loser, rule);
        self.rule_or_wait(ruling);
    }

    /// A game that waits for an answer waits with its clocks stopped.
    pub(crate) fn rule_or_wait(&mut self, ruling: Ruling) {
        if matches!(ruling.remedy, Remedy::ArbiterDecides { .. }) {
            self.stop_clocks();
        }
        self.rule(ruling);
    }

    /// The same, where the arbiter has a word in it.
    pub(crate) fn rule_at_the_board_or_wait(&mut self, ruling: Ruling) {
        match ruling.remedy {
            Remedy::ArbiterDecides { .. } => self.rule_or_wait(ruling),
            _ => self.rule_at_the_board(vec![ruling]),
        }
    }

    /// The question at this place is answered.
    pub(crate) fn answered(&mut self, place: usize, answer: Answer) {
        self.record(match place {
            0 => What::Answered(answer),
            place => What::AnsweredLater { place, answer },
        });
    }

    /// Leaves it to the arbiter.
    pub(crate) fn ask(&mut self, question: impl Into<Question>) {
        let ruling = Ruling::asks(question.into());
        self.rule(ruling);
    }

    /// What a player asks for stays asked until it is answered: he need not say it again.
    pub(crate) fn not_yet_asked(&self, question: impl Into<Question>) -> Result<(), Refusal> {
        match self.game.questions.contains(&question.into()) {
            true => Err(Refusal::plain(Because::AskedAlready)),
            false => Ok(()),
        }
    }

    /// An offence: the arbiter weighs what it costs (12.9).
    pub(crate) fn weigh(&mut self, against: Color, offence: &'static Rule) {
        self.weigh_by(against, offence, &a12_arbiter::PENALTIES);
    }

    /// The same under a rule that leads to 12.9. There is one open matter of a kind and a player: what happens again is
    /// counted, not asked again.
    pub(crate) fn weigh_by(&mut self, against: Color, offence: &'static Rule, by: &'static Rule) {
        let ground = Ground(offence);
        let question = a12_arbiter::Penalty {
            against,
            offence: ground,
            by: Ground(by),
        };
        let question = question.into();
        let again = a11_conduct::Fact::Again {
            by: against,
            offence: ground,
        };
        self.record(What::Conduct(again));
        if !self.game.questions.contains(&question) {
            self.rule(Ruling::asks(question).with(offence));
        }
    }

    /// Has the arbiter this offence of a player before him already?
    pub(crate) fn is_weighed(&self, against: Color, offence: &'static Rule) -> bool {
        let same = |question: &Question| match question {
            Question::Penalty(penalty) => {
                (penalty.against, penalty.offence) == (against, Ground(offence))
            }
            _ => false,
        };
        self.game.questions.iter().any(same)
    }

    /// An offence is paid for otherwise: it is not weighed besides (12.9), unless something else waits with it. Which half-moves
    /// are those of this offence?
    pub(crate) fn weigh_no_more(
        &mut self,
        against: Color,
        offence: &'static Rule,
        is_this: impl Fn(u32) -> bool,
    ) {
        let ground = Ground(offence);
        let asked = |question: &Question| match question {
            Question::Penalty(asked) => (asked.against, asked.offence) == (against, ground),
            _ => false,
        };
        let mut matters = self.game.conduct.matters.iter();
        let other = |matter: &a11_conduct::Matter| {
            let same = (matter.by, matter.offence) == (against, ground);
            same && !matter.at.iter().all(|&made| is_this(made))
        };
        let place = self.game.questions.iter().position(asked);
        if let Some(place) = place.filter(|_| !matters.any(other)) {
            self.answered(place, Answer::Nothing);
        }
    }

    /// What a player claimed after stopping the clocks is right: that was his reason (6.11).
    pub(crate) fn reason_found(&mut self, by: Color) {
        let question = a06_clock::ValidReason { by }.into();
        if self.game.questions.contains(&question) {
            self.record(What::Clock(a06_clock::Fact::ReasonFound(by)));
        }
    }

    /// Sets what the arbiter has judged.
    pub(crate) fn set_clocks(&mut self, setting: &ClockSetting, rule: &'static Rule) {
        let rulings = setting.rulings(rule);
        rulings.into_iter().for_each(|ruling| self.rule(ruling));
    }

    /// An offer that the player on the move has not answered is declined when he touches a piece (9.1.2.1).
    pub(crate) fn declined_by_touch(&mut self) {
        if self.game.has_offered(!self.game.turn()) {
            self.record(What::DrawDeclined);
        }
    }

    /// Stops the clocks, if they are not.
    pub(crate) fn stop_clocks(&mut self) {
        if !self.game.stopped {
            self.record(What::ClocksStopped);
        }
    }

    /// Other articles have something to say of this: they are heard in the order of the course.
    pub(crate) fn then(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// A win, as a ruling.
    pub(crate) fn win(winner: Color) -> Remedy {
        Remedy::Win { winner }
    }
}

/// Who may do a thing, and when.
impl Docket {
    /// The player who acts; only players can do this.
    pub(crate) fn player(&self) -> Result<Color, Refusal> {
        match self.by {
            Actor::Player(color) => Ok(color),
            Actor::Arbiter | Actor::Clock => Err(Refusal::plain(Because::OnlyPlayerCanDoThis)),
        }
    }

    /// Only the arbiter can do this.
    pub(crate) fn arbiter(&self) -> Result<(), Refusal> {
        match self.by {
            Actor::Arbiter => Ok(()),
            Actor::Player(_) | Actor::Clock => Err(Refusal::plain(Because::OnlyArbiterCanDoThis)),
        }
    }

    /// The game has begun, and may be over.
    pub(crate) fn begun(&self) -> Result<(), Refusal> {
        match self.game.started {
            Some(_) => Ok(()),
            None => Err(Refusal::plain(Because::NotStarted)),
        }
    }

    /// The game has begun and is not over.
    pub(crate) fn under_way(&self) -> Result<(), Refusal> {
        if self.game.outcome.is_some() {
            return Err(Refusal::plain(Because::GameOver));
        }
        self.begun()
    }

    /// The game is under way and the clocks are not stopped.
    pub(crate) fn in_play(&self) -> Result<(), Refusal> {
        self.under_way()?;
        if self.game.stopped {
            return Err(Refusal::plain(Because::ClocksStopped));
        }
        Ok(())
    }

    /// The game is under way and hands are at the pieces, whether or not the clocks are stopped: what a hand does has
    /// happened. Not while the game is adjourned, nor when a claim or a search decides whether it is over.
    pub(crate) fn at_the_pieces(&self) -> Result<(), Refusal> {
        self.under_way()?;
        let game = &self.game;
        if game.adjournment.is_sealed() && game.stopped {
            return Err(Refusal::plain(Because::GameNotResumed));
        }
        if idle::is_decided(game) {
            return Err(Refusal::plain(Because::DecisionDueFirst));
        }
        if let Actor::Player(player) = self.by
            && a07_irregularities::plays_without_king(game, player)
        {
            return Err(Refusal::plain(Because::KingTaken));
        }
        Ok(())
    }

    /// Somebody or something watches the board. What a player does or claims elsewhere is for the arbiter to find.
    pub(crate) fn watched(&self) -> Result<(), Refusal> {
        if self.game.is_watched() {
            Ok(())
        } else {
            Err(Refusal::plain(Because::NobodyWatchesTheBoard))
        }
    }
}
