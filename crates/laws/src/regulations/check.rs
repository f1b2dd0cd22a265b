//! Are the regulations of an event whole, and do they agree with each other and with the edition?

use chess::{Color, Irregularity, Rank};

use super::{ArbiterPresence, DrawAgreement, RegulationError, Regulations, SheetKind, Supervision};
use crate::edition::Edition;
use crate::rule::{Ground, Rule};
use crate::rules::a06_clock;
use crate::rules::a08_record;
use crate::rules::a09_draws;
use crate::rules::a11_conduct;
use crate::rules::app_a_rapid;
use crate::rules::app_b_blitz;
use crate::rules::app_d_blind;
use crate::rules::board;
use crate::rules::g2_chess960;
use crate::rules::g3_quickplay;
use crate::time::Millis;
use crate::time_control::{Class, NextPeriod, PerMove, Period};

/// Errors as they are found.
struct Findings {
    edition: Edition,
    errors: Vec<RegulationError>,
}

impl Findings {
    fn wrong(&mut self, field: &'static str, problem: &'static str, rule: &'static Rule) {
        let error = RegulationError {
            field,
            problem,
            ground: Ground(rule),
            edition: self.edition,
        };
        // What is wrong for both sides is said once.
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }
}

impl Regulations {
    /// Is it all there, and does it agree?
    ///
    /// # Errors
    ///
    /// Every missing or contradictory setting with its field and article.
    pub fn check(&self) -> Result<(), Vec<RegulationError>> {
        let mut findings = Findings {
            edition: self.edition,
            errors: Vec::new(),
        };
        self.check_periods(&mut findings);
        self.check_regime(&mut findings);
        self.check_default_time(&mut findings);
        self.check_guidelines(&mut findings);
        self.check_results(&mut findings);
        self.check_start(&mut findings);
        self.check_recording(&mut findings);
        self.check_needs(&mut findings);
        if findings.errors.is_empty() {
            Ok(())
        } else {
            Err(findings.errors)
        }
    }

    fn check_periods(&self, findings: &mut Findings) {
        let field = "time-control";
        for color in Color::ALL {
            let periods = &self.time_control.periods[color];
            if periods.is_empty() {
                findings.wrong(field, "there is no period", &a06_clock::TIME_CONTROL_RULE);
            }
            for (i, period) in periods.iter().enumerate() {
                let last = i + 1 == periods.len();
                let amount = period.per_move.amount();
                if period.time < Millis::ZERO || amount < Millis::ZERO {
                    findings.wrong(
                        field,
                        "time cannot be negative",
                        &a06_clock::TIME_CONTROL_RULE,
                    );
                } else if period.time == Millis::ZERO && (i == 0 || amount == Millis::ZERO) {
                    findings.wrong(field, "a period has no time", &a06_clock::TIME_CONTROL_RULE);
                }
                if period.moves.is_none() != last {
                    let problem = "all periods but the last have a number of moves";
                    findings.wrong(field, problem, &a06_clock::TIME_CONTROL_RULE);
                }
                if period.moves == Some(0) {
                    findings.wrong(
                        field,
                        "a period has at least one move",
                        &a06_clock::TIME_CONTROL_RULE,
                    );
                }
            }
        }
        let delays = |period: &Period| matches!(period.per_move, PerMove::Delay(_));
        let periods = &self.time_control.periods;
        if periods.white.iter().any(delays) != periods.black.iter().any(delays) {
            findings.wrong(field, "a delay is for both players", &a06_clock::SAVED_TIME);
        }
    }

    fn check_regime(&self, findings: &mut Findings) {
        let field = "supervision";
        match (self.class(), self.supervision) {
            (Class::Rapid, None) => {
                findings.wrong(field, "rapid needs a regime", &app_a_rapid::RAPID_REGIME)
            }
            (Class::Blitz, None) => {
                findings.wrong(field, "blitz needs a regime", &app_b_blitz::BLITZ_REGIME)
            }
            (Class::Standard, Some(Supervision::Unsupervised)) => {
                let problem = "standard chess has no unsupervised regime";
                findings.wrong(field, problem, &app_a_rapid::RAPID_REGIME);
            }
            (Class::Standard, _) | (Class::Rapid | Class::Blitz, Some(_)) => {}
        }
        let watched = self.supervision == Some(Supervision::Supervised);
        let problem = "a supervised event has an arbiter";
        match (self.arbiter, self.class()) {
            (ArbiterPresence::Absent, Class::Rapid) if watched => {
                findings.wrong("arbiter", problem, &app_a_rapid::SUPERVISED);
            }
            (ArbiterPresence::Absent, Class::Blitz) if watched => {
                findings.wrong("arbiter", problem, &app_b_blitz::SUPERVISED);
            }
            _ => {}
        }
    }

    fn check_default_time(&self, findings: &mut Findings) {
        let field = "default-time";
        match (self.edition, self.default_time) {
            (_, Some(time)) if time < Millis::ZERO => {
                findings.wrong(field, "it cannot be negative", &a06_clock::DEFAULT_TIME_SET);
            }
            // In 2014 the arbiter then decides about each who comes late; later editions fall back to zero.
            (Edition::Y2014 | Edition::Y2018 | Edition::Y2023, None | Some(_)) => {}
        }
    }

    fn check_guidelines(&self, findings: &mut Findings) {
        if !self.guidelines.quickplay {
            return;
        }
        if self.class() == Class::Blitz {
            let problem = "a quickplay finish is not for blitz";
            findings.wrong("guidelines", problem, &g3_quickplay::QUICKPLAY_SCOPE);
        }
        if self.time_control.has_increment() {
            let problem = "a quickplay finish is for games without increment";
            findings.wrong("guidelines", problem, &g3_quickplay::QUICKPLAY_SCOPE);
        }
    }

    fn check_results(&self, findings: &mut Findings) {
        if self.draw_agreement == DrawAgreement::NotBefore(0) {
            let problem = "a limit begins with move 1";
            findings.wrong("draw-agreement", problem, &a09_draws::DRAW_RESTRICTION);
        }
        let points = &self.points;
        if points.draw > points.win || points.loss > points.draw || points.loss == points.win {
            let problem = "a win is worth more than a loss, and a draw lies between";
            findings.wrong("points", problem, &a11_conduct::POINTS);
        }
    }

    fn check_start(&self, findings: &mut Findings) {
        let field = "chess960";
        if self.chess960.is_some_and(|number| number > 959) {
            findings.wrong(
                field,
                "the starts are numbered 0 to 959",
                &g2_chess960::CHESS960_START,
            );
        }
        self.check_late_start(findings);
        self.check_position(findings);
    }

    /// A position need not be one that a game can reach, but one can play from it: no more pieces than there are (2.2), no
    /// pawn where none can stand (3.7), and nobody's king to be taken (3.9.2). Where an illegal move can come to stand, so can
    /// a king in check.
    fn check_position(&self, findings: &mut Findings) {
        let Some(position) = self.from_position else {
            return;
        };
        for found in position.irregularities() {
            let (problem, rule): (&'static str, &'static Rule) = match found {
                Irregularity::TooManyPieces(Color::White) => {
                    ("white has more than sixteen pieces", &board::PIECES)
                }
                Irregularity::TooManyPieces(Color::Black) => {
                    ("black has more than sixteen pieces", &board::PIECES)
                }
                Irregularity::TooManyPawns(Color::White) => {
                    ("white has more than eight pawns", &board::PIECES)
                }
                Irregularity::TooManyPawns(Color::Black) => {
                    ("black has more than eight pawns", &board::PIECES)
                }
                Irregularity::PawnOnEndRank(square) => {
                    let pawn = position.board().piece_at(square);
                    let own =
                        pawn.is_some_and(|it| Rank::FIRST.relative_to(it.color) == square.rank());
                    if !own {
                        // It waits for its piece (7.5.2, A.5.4).
                        continue;
                    }
                    (
                        "a pawn stands on the first rank of its own side",
                        &board::PAWN,
                    )
                }
                // A king left in check, and kings side by side, come about by illegal moves that nobody has noticed.
                _ => continue,
            };
            findings.wrong("from-position", problem, rule);
        }
    }

    /// A game that begins late is in a period that its moves can have led to (6.4).
    fn check_late_start(&self, findings: &mut Findings) {
        let mut wrong = |problem| findings.wrong("from-periods", problem, &a06_clock::FLAG_CHECK);
        let (control, moves) = (&self.time_control, self.moves_before());
        for color in Color::ALL {
            let periods = control.periods[color].len() as u32;
            let reached = control.period_reached(color, moves[color]);
            let at_move = control.next == NextPeriod::AtMove;
            match self.from_periods.map(|said| said[color]) {
                None if at_move && moves[color] > 0 && reached > 1 => {
                    wrong("it is not said which period the game begins in");
                }
                Some(said) if said == 0 || said > periods.max(1) => {
                    wrong("there is no such period")
                }
                Some(said) if said > reached || at_move && said < reached => {
                    wrong("the moves before the start lead to another period");
                }
                None | Some(_) => {}
            }
        }
    }

    fn check_recording(&self, findings: &mut Findings) {
        if self.report_before_leaving
            && a11_conduct::REPORT_BEFORE_LEAVING
                .number(self.edition)
                .is_none()
        {
            let problem = "this edition has no such rule";
            findings.wrong(
                "report-before-leaving",
                problem,
                &a11_conduct::REPORT_BEFORE_LEAVING,
            );
        }
        let electronic = self.scoresheets == SheetKind::Electronic;
        if electronic && a08_record::ELECTRONIC.number(self.edition).is_none() {
            let problem = "this edition knows only paper";
            findings.wrong("scoresheets", problem, &a08_record::ELECTRONIC);
        }
    }

    /// Beside a visually disabled player there is one assistant at the most: his own, or that of his opponent if he
    /// does without. From 2018 one is needed if the opponent is hearing impaired.
    fn check_needs(&self, findings: &mut Findings) {
        let assisted = Color::ALL.into_iter().any(|c| self.needs[c].assistant);
        let both = Color::ALL.into_iter().all(|c| self.needs[c].assistant);
        let special = Color::ALL
            .into_iter()
            .any(|c| self.needs[c].visually_disabled);
        if special && both {
            let problem = "there is one assistant at the most";
            findings.wrong("needs", problem, &app_d_blind::SIGHTED_ASSISTANT);
        }
        let paired = Color::ALL
            .into_iter()
            .any(|c| self.needs[c].visually_disabled && self.needs[!c].hearing_impaired);
        let required = match self.edition {
            Edition::Y2014 => false,
            Edition::Y2018 | Edition::Y2023 => paired,
        };
        if required && !assisted {
            let problem = "an assistant is needed";
            findings.wrong("needs", problem, &app_d_blind::SIGHTED_ASSISTANT);
        }
    }
}
