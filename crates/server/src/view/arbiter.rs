//! For an arbiter: everything about a board.

use chess::{ByColor, Color};
use laws::discretion::Question;
use laws::rules::a08_record::{Evidence, Written};
use laws::rules::a11_conduct::Matter;
use laws::{Game, Millis, Phase, What};

use super::alerts::clock_error;
use super::public::{Audience, moves_since, phase, result, tile};
use super::seat::{adjourned, call, sheet_since};
use super::{
    ArbiterView, EvidenceView, LogEntry, OffenceView, QuestionView, Since, Speaker, choices,
};
use crate::journal::Entry;
use crate::record::{Board, Record, Who};

/// What an arbiter sees besides the board itself.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Entries of the stream that the screen has not seen.
    pub entries: Vec<Entry>,
    /// Earlier offences, in other games.
    pub offences: ByColor<Vec<event::competition::Offence>>,
    /// The delays of the seats' devices.
    pub delays: ByColor<Option<f64>>,
}

/// A board for an arbiter.
pub fn arbiter(board: &Board, beside: Beside, now: Millis, speaker: &Speaker) -> ArbiterView {
    arbiter_since(board, beside, now, speaker, &Since::default())
}

/// The same with what is new in its lists.
pub fn arbiter_since(
    board: &Board,
    beside: Beside,
    now: Millis,
    speaker: &Speaker,
    since: &Since,
) -> ArbiterView {
    let game = &*board.game;
    let edition = game.regulations().edition;
    let bound = !game.touched.is_empty() || game.duty.is_some();
    let position = game.position();
    let open = game.open_moves();
    let open = open.iter().map(|&mv| speaker.mv(game.standing(), mv));
    let rulings = game.rulings.since(since.rulings);
    let asked = |asked| question(asked, game, speaker);
    let questions = game.questions.iter().map(asked);
    let offence = |past: &event::competition::Offence| OffenceView {
        round: past.round.0,
        board: past.board.0,
        ruling: speaker.ruling(&past.ruling, edition, None),
    };
    let tile = tile(board, now, now, Audience::Staff, speaker);
    ArbiterView {
        edition: edition.to_string(),
        phase: phase(game),
        board: board.kind,
        present: game.present,
        start: game.start().to_fen(),
        fen: position.to_fen(),
        turn: game.turn(),
        moves: moves_since(game, speaker, Audience::Staff, since.plies),
        touched: game.touched.iter().map(|touch| touch.square).collect(),
        open_moves: (bound && !matches!(game.phase(), Phase::Over(_))).then(|| open.collect()),
        sheets: ByColor::new_with(|color| sheet_since(game, color, since.entries[color])),
        differences: board.differing(),
        evidence: evidence(game, speaker),
        withdrawable: withdrawable(game),
        alerts: tile.alerts.clone(),
        tile,
        questions: questions.collect(),
        proposed: game
            .proposed
            .iter()
            .map(|ruling| speaker.ruling(ruling, edition, None))
            .collect(),
        rulings: rulings
            .map(|ruling| speaker.ruling(ruling, edition, None))
            .collect(),
        calls: board.calls.iter().map(|c| call(c, speaker)).collect(),
        offences: ByColor::new_with(|color| beside.offences[color].iter().map(offence).collect()),
        illegal_moves: game.illegal_moves,
        offer: game.offer,
        adjourned: adjourned(game),
        clock_error: clock_error(game, now),
        delays: beside.delays,
        result: result(game, speaker),
        signed: ByColor::new_with(|side| game.recording.sheets[side].signed.is_some()),
        log: log(&beside.entries, board, speaker),
    }
}

/// What is asked, with the answers that the Laws permit.
pub fn question(question: &Question, game: &Game, speaker: &Speaker) -> QuestionView {
    QuestionView {
        name: question.name().to_owned(),
        words: speaker.question(question),
        choices: choices::of(question, game),
        times: times(game, question),
    }
}

/// How often what a question is about has happened since it was asked.
fn times(game: &Game, question: &Question) -> u32 {
    let Question::Penalty(penalty) = question else {
        return 1;
    };
    let same = |matter: &&Matter| matter.by == penalty.against && matter.offence == penalty.offence;
    let matter = game.conduct.matters.iter().find(same);
    matter.map_or(1, |matter| matter.at.len() as u32)
}

fn evidence(game: &Game, speaker: &Speaker) -> Option<EvidenceView> {
    if game.is_watched() || game.outcome.is_some() || game.started.is_none() {
        return None;
    }
    let evidence = Evidence::of(game);
    let says = |color: Color| match &evidence.written[color] {
        Written::Nothing => None,
        Written::Legal(mv) => Some(speaker.mv(game.position(), *mv)),
        Written::Other(text) => Some(text.clone()),
    };
    Some(EvidenceView {
        mover: evidence.mover,
        written: ByColor::new_with(says),
        pressed: evidence.pressed,
        waiting: game.at_the_clock.unread.len() as u32,
    })
}

fn withdrawable(game: &Game) -> Vec<u32> {
    let still = game.decisions.iter().filter(|decision| !decision.withdrawn);
    let last = still.map(|decision| decision.last as u32);
    last.collect()
}

/// Entries of the stream in words, one line for each thing that happened.
pub fn log(entries: &[Entry], board: &Board, speaker: &Speaker) -> Vec<LogEntry> {
    let edition = board.game.regulations().edition;
    let mut lines = Vec::new();
    for entry in entries {
        let Ok(record) = serde_json::from_str::<Record>(&entry.body) else {
            continue;
        };
        let (version, at) = (entry.version, entry.at);
        let line = |who: String, words: String| LogEntry {
            version,
            at,
            who,
            held_by: None,
            words,
            ruling: false,
            late: None,
        };
        let say = |id: &str, args: &[(&str, &str)]| {
            let args: Vec<_> = args.iter().map(|(k, v)| (*k, (*v).into())).collect();
            speaker.locale().say(id, &args)
        };
        match record {
            Record::Opened { .. } => lines.push(line(String::new(), say("log-opened", &[]))),
            Record::Closed => lines.push(line(String::new(), say("log-start-taken-back", &[]))),
            Record::Called { who, reason, .. } => {
                let reason = speaker.reason(&who, &reason);
                let mut line = line(named(&who), say("log-called", &[("reason", &reason)]));
                line.held_by = held(&who);
                lines.push(line);
            }
            Record::CallTaken { by, .. } => lines.push(line(by, say("log-call-taken", &[]))),
            Record::CallClosed { by, .. } => lines.push(line(by, say("log-call-closed", &[]))),
            Record::Acted {
                who,
                events,
                moment,
            } => {
                for event in &events {
                    let mut line = line(named(&who), speaker.event(event, edition));
                    line.at = event.at;
                    line.held_by = held(&who);
                    line.late = moment.map(|moment| (at - moment).max(Millis::ZERO));
                    if let What::Ruled(ruling) = &event.what {
                        let view = speaker.ruling(ruling, edition, None);
                        let cited: Vec<&str> =
                            view.articles.iter().map(|c| c.article.as_str()).collect();
                        line.words = format!("{} ({})", view.words, cited.join(", "));
                        for proof in &ruling.proof {
                            line.words.push_str(". ");
                            line.words.push_str(&speaker.locale().proof(proof));
                        }
                        line.ruling = true;
                    }
                    lines.push(line);
                }
            }
        }
    }
    lines
}

/// Who, as the pages say it: an assistant is not the player, and a member of staff with a player's link is both.
fn named(who: &Who) -> String {
    match who {
        Who::Seat(color) => color.to_string(),
        Who::Assistant(color) => format!("assistant-{color}"),
        Who::ClockDevice | Who::Software => "clock".into(),
        Who::Staff(name) => name.clone(),
        Who::Holding { link, .. } => named(link),
    }
}

/// The member of staff who held the device of a link.
fn held(who: &Who) -> Option<String> {
    match who {
        Who::Holding { staff, .. } => Some(staff.clone()),
        _ => None,
    }
}
