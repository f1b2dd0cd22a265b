//! Article 5: the completion of the game, and the test "can this side mate by any series of legal moves".

pub(crate) mod words;

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Refusal};
use crate::counting::{self, End};
use crate::course::Finding;
use crate::discretion::{self, Answer, Ask, Offered, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::mating;
use crate::proof::Proof;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::a08_record::{self, AsWritten};
use crate::rules::{a07_irregularities, a09_draws, a11_conduct, a12_arbiter, app_a_rapid, board};
use crate::ruling::{Remedy, Ruling};

rules! {
    /// The player who has checkmated wins at once.
    CHECKMATE = "checkmate";
    /// The player whose opponent resigns wins; in 2023 not if he could never mate.
    RESIGNATION = "resignation";
    /// No legal move and not in check: a draw at once.
    STALEMATE = "stalemate";
    /// Neither side can mate by any series of legal moves: a draw at once.
    DEAD_POSITION = "dead-position";
    /// Both players agree; from 2018 after at least one move each.
    AGREEMENT = "draw-by-agreement";
    /// The basic rules of 2014 name the repetition as a way to draw.
    THREEFOLD_MAY_DRAW = "threefold-may-draw";
    /// The basic rules of 2014 name the fifty moves as a way to draw.
    FIFTY_MAY_DRAW = "fifty-moves-may-draw";
}

/// Is it a rule of this article (5.1, 5.2)?
pub fn has(ground: Ground) -> bool {
    RULES.iter().any(|rule| Ground(rule) == ground)
}

/// Mate ends the game at once (5.1.1).
pub(crate) fn checkmate(game: &Game) -> Option<Ruling> {
    match counting::end_of(game.position())? {
        End::Checkmate(winner) => Some(mated_by(winner)),
        End::Stalemate => None,
    }
}

/// So does stalemate (5.2.1).
pub(crate) fn stalemate(game: &Game) -> Option<Ruling> {
    let stalemate = counting::end_of(game.position()) == Some(End::Stalemate);
    stalemate.then(|| Ruling::new(Remedy::Draw, &STALEMATE))
}

/// So does a position in which neither side can mate, when the quick answer proves it (5.2.2).
pub(crate) fn dead(game: &Game) -> Option<Ruling> {
    let proof = mating::dead(game.position())?;
    Some(drawn_as_dead(game.regulations().edition).resting_on(proof))
}

fn drawn_as_dead(edition: Edition) -> Ruling {
    let ruling = Ruling::new(Remedy::Draw, &DEAD_POSITION);
    let ruling = match edition {
        Edition::Y2014 => ruling.with(&a09_draws::DEAD_IN_COMPETITION),
        Edition::Y2018 | Edition::Y2023 => ruling,
    };
    ruling.with(&board::NO_MATE_POSSIBLE)
}

/// An end that the arbiter sees on a board that nobody else watches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum EndSeen {
    /// This player has checkmated (5.1.1).
    Checkmate(Color),
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither side can ever mate (5.2.2).
    Dead,
    /// The same position five times (9.6.1).
    FiveTimes,
    /// Seventy-five moves by each without a capture or a pawn move (9.6.2).
    SeventyFive,
}

/// The arbiter sees how the game has ended (5.1.1, 5.2.1, 5.2.2, 9.6). What the software watches, it sees itself.
pub(crate) fn may_see_the_end(docket: &Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.is_watched() {
        return Err(Refusal::plain(Because::BoardIsWatched));
    }
    Ok(())
}

/// What he sees, by its article (5.1.1, 5.2.1, 5.2.2); not the draws of Article 9.
pub(crate) fn seen(game: &Game, end: EndSeen) -> Option<Ruling> {
    match end {
        EndSeen::Checkmate(winner) => Some(mated_by(winner)),
        EndSeen::Stalemate => Some(Ruling::new(Remedy::Draw, &STALEMATE)),
        EndSeen::Dead => Some(drawn_as_dead(game.regulations().edition)),
        EndSeen::FiveTimes | EndSeen::SeventyFive => None,
    }
}

fn mated_by(winner: Color) -> Ruling {
    let mated = Ruling::new(Docket::win(winner), &CHECKMATE);
    mated.with(&board::CHECKMATED_LOSES)
}

/// A player resigns (5.1.2).
pub(crate) fn resign(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let loser = docket.player()?;
    resigned(docket, loser);
    Ok(())
}

fn resigned(docket: &mut Docket, loser: Color) {
    docket.record(What::Resigned(loser));
    if !counting::resignation_can_draw(docket.game.regulations().edition) {
        return docket.rule(Ruling::new(Docket::win(!loser), &RESIGNATION));
    }
    if docket.game.is_seen() {
        return docket.loses(loser, &RESIGNATION);
    }
    if let Some(drawn) = mating::drawn_for_good(&docket.game, loser, &RESIGNATION) {
        return docket.rule(drawn);
    }
    match mating::if_as_written(&docket.game, loser, &RESIGNATION) {
        Some(drawn) => {
            docket.stop_clocks();
            // Sheets that are wrong tell nothing of the position.
            let asked = mating::asked_at_the_board(!loser, &RESIGNATION);
            let (if_so, if_not) = (vec![drawn], vec![asked]);
            let question = AsWritten { if_so, if_not }.into();
            if !docket.game.questions.contains(&question) {
                docket.ask(question);
            }
        }
        None => {
            let ruling = mating::loses_unseen(&docket.game, loser, &RESIGNATION);
            docket.rule_or_wait(ruling);
        }
    }
}

/// A tipped king, a handshake or a stopped clock is by itself no resignation: the arbiter asks (5.1.2).
pub(crate) fn perhaps_resigns(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let by = docket.player()?;
    let (resigns, accepts) = (Resigns { by }.into(), Accepts { by }.into());
    let asked = |question: &Question| [&resigns, &accepts].contains(&question);
    if docket.game.questions.iter().any(asked) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    // Over an open offer a hand may well mean that it is accepted.
    let offered = docket.game.has_offered(!by);
    docket.ask(if offered { accepts } else { resigns });
    Ok(())
}

/// 5.2.3  Is the draw accepted that is on offer? A hand was held out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Accepts {
    /// Whose hand.
    pub by: Color,
}

impl fmt::Display for Accepts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} accepts the draw", self.by)
    }
}

impl Ask for Accepts {
    fn rule(&self) -> &'static Rule {
        &AGREEMENT
    }

    /// Where each must have made a move first, nothing can be accepted yet.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        let edition = game.regulations().edition;
        match game.played() < counting::moves_before_agreement(edition) {
            true => vec![Offered::plain("no", Answer::No)],
            false => Offered::yes_no(),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes if docket.game.has_offered(!self.by) => {
                docket.then(Finding::Accepted(self.by));
            }
            Answer::Yes => docket.rule(Ruling::new(Remedy::PlayOn, &AGREEMENT)),
            // Then it may mean something else.
            _ => docket.ask(Resigns { by: self.by }),
        }
    }
}

/// 8.7, 12.1  Has the game ended with a result that was signed while it was played, or whose last move was taken out of the
/// record?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The result.
    pub result: Outcome,
    /// Was it signed?
    pub signed: bool,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.signed {
            true => "whether the game has ended with the signed result",
            false => "whether the result stands",
        })
    }
}

impl Ask for Ended {
    fn rule(&self) -> &'static Rule {
        match self.signed {
            true => &a08_record::RESULT_SIGNED,
            false => &a12_arbiter::LAWS_OBSERVED,
        }
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let over = docket.game.outcome.is_some();
        let rule = self.rule();
        match (answer, self.signed) {
            // It has ended in another way meanwhile, or goes on already.
            (_, signed) if signed == over => {}
            (Answer::Yes, _) => docket.rule(Ruling::new(self.result.remedy(), rule)),
            (_, true) => docket.rule(Ruling::new(Remedy::PlayOn, rule)),
            (_, false) => docket.rule(Ruling::new(Remedy::GameGoesOn, rule)),
        }
    }
}

/// The record was put right: does the end still stand that came with the last position (5.1.1, 5.2.1, 5.2.2)?
pub(crate) fn end_was_taken_out(docket: &mut Docket) {
    let game = &docket.game;
    let by = game.ended_by().and_then(|ruling| ruling.grounds.first());
    let still = match by {
        Some(by) if *by == Ground(&CHECKMATE) => checkmate(game),
        Some(by) if *by == Ground(&STALEMATE) => stalemate(game),
        Some(by) if *by == Ground(&DEAD_POSITION) => dead(game),
        _ => return,
    };
    let remedy = game.outcome.map(Outcome::remedy);
    if let (Some(result), true) = (game.outcome, still.map(|each| each.remedy) != remedy) {
        let signed = false;
        docket.ask(Ended { result, signed });
    }
}

/// He has stopped the clocks and says nothing: they stand while the arbiter asks why (6.11).
pub(crate) fn stops_without_word(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.player()?;
    docket.stop_clocks();
    perhaps_resigns(docket)
}

/// 5.1.2  Was it a resignation?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resigns {
    /// Whose.
    pub by: Color,
}

impl fmt::Display for Resigns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} resigns", self.by)
    }
}

impl Ask for Resigns {
    fn rule(&self) -> &'static Rule {
        &RESIGNATION
    }

    /// A hand that is held out may mean any end: the players say which.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        let won = Answer::Result(Outcome::Win(self.by));
        let mut offered = Offered::yes_no();
        offered.push(Offered::plain("opponent-resigns", won));
        let free = counting::moves_before_agreement(game.regulations().edition) == 0;
        if free || Color::ALL.into_iter().all(|color| game.has_moved(color)) {
            let drawn = Answer::Result(Outcome::Draw);
            offered.push(Offered::plain("draw-agreed", drawn));
        }
        offered
    }

    fn meant(&self, _game: &Game, answer: &Answer) -> Answer {
        match answer {
            Answer::Result(Outcome::Win(winner)) if *winner != self.by => Answer::Yes,
            other => other.clone(),
        }
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::Result(Outcome::Draw) => Because::EachPlayerMustMadeMove,
            Answer::Result(_) => Because::OnlyRulingGivesSuchScore,
            _ => Because::NoAnswer,
        }
    }

    fn refused_by(&self, answer: &Answer) -> &'static Rule {
        match answer {
            Answer::Result(Outcome::Draw) => &AGREEMENT,
            Answer::Result(_) => &a11_conduct::POINTS,
            _ => self.rule(),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => resigned(docket, self.by),
            Answer::Result(Outcome::Win(_)) => resigned(docket, !self.by),
            Answer::Result(_) => docket.rule(Ruling::new(Remedy::Draw, &AGREEMENT)),
            _ => docket.rule(Ruling::new(Remedy::PlayOn, &RESIGNATION)),
        }
    }
}

/// Can a side mate by any series of legal moves? The full search answers; if it cannot, the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CanMate {
    /// Which side.
    pub side: Color,
    /// The rule that asks: by it the game is won or drawn.
    pub ground: Ground,
}

impl fmt::Display for CanMate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "whether {} can mate by any series of legal moves",
            self.side
        )
    }
}

impl CanMate {
    /// The rules of an appendix that lead to the one by which the game ends.
    fn led_by(&self, game: &Game) -> &'static [Ground] {
        let is = |rule: &'static Rule| self.ground == Ground(rule);
        let regime = game.regime();
        if is(&app_a_rapid::WIN_ON_TIME) || is(&app_a_rapid::ARBITER_CALLS_FLAG) {
            regime.unsupervised_by
        } else if is(&a07_irregularities::PENALTY) || is(&app_a_rapid::UNSUPERVISED_ILLEGAL) {
            regime.illegal_moves_by
        } else {
            &[]
        }
    }
}

impl Ask for CanMate {
    fn rule(&self) -> &'static Rule {
        self.ground.0
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let remedy = answer.either(Docket::win(self.side), Remedy::Draw);
        let proof = std::mem::take(&mut docket.proof);
        let ruling = Ruling::new(remedy, self.ground.0).resting_on(proof);
        let ruling = ruling.with_all(self.led_by(&docket.game));
        // Whoever has resigned has ended the game himself.
        if self.ground == Ground(&RESIGNATION) {
            return docket.rule(ruling);
        }
        docket.rule_at_the_board(vec![ruling]);
    }
}

/// The search beside the game has proved that the position is dead (5.2.2). What was dead stays dead, whatever was played since.
pub(crate) fn found_dead(
    docket: &mut Docket,
    plies: usize,
    proof: &[Proof],
) -> Result<(), Refusal> {
    docket.under_way()?;
    if docket.by != Actor::Clock {
        return Err(Refusal::plain(
            Because::ThisAnswerComesFromSearchOrFromArbiter,
        ));
    }
    if plies > docket.game.plies.len() {
        return Err(Refusal::plain(Because::NoSuchMoveMade));
    }
    let position = *docket.game.before(plies);
    let of_this = proof.iter().filter(|proof| proof.position == position);
    let edition = docket.game.regulations().edition;
    let ruling = drawn_as_dead(edition).resting_on(of_this.cloned());
    if docket.game.is_seen() {
        docket.end_by_move(ruling);
    } else {
        docket.rule_on_position(vec![ruling], Vec::new());
    }
    Ok(())
}

/// The full search has answered (5.1.2, 6.9, 7.5.5).
pub(crate) fn search_answered(
    docket: &mut Docket,
    can: bool,
    proof: Option<&Proof>,
) -> Result<(), Refusal> {
    docket.under_way()?;
    if matches!(docket.by, Actor::Player(_)) {
        return Err(Refusal::plain(
            Because::ThisAnswerComesFromSearchOrFromArbiter,
        ));
    }
    let asked = |question: &Question| matches!(question, Question::CanMate(_));
    if !docket.game.questions.iter().any(asked) {
        return Err(Refusal::plain(Because::NobodyAskedWhetherSideCanMate));
    }
    let of_this = |proof: &&Proof| proof.position == *docket.game.standing();
    docket.proof = proof.filter(of_this).cloned();
    let answer = if can { Answer::Yes } else { Answer::No };
    discretion::settle(docket, &answer, asked)
}
