//! What the arbiter should know and nobody else: silent alerts.

use chess::Color;
use laws::rules::a12_arbiter::Repair;
use laws::rules::{a06_clock, a08_record, a09_draws, board};
use laws::{Game, Millis, Phase};
use locale::FluentValue;

use super::{Alert, Speaker};
use crate::record::Board;

/// Beyond this the clock and the time that has passed do not agree (product: the clock check).
pub(super) const CLOCK_ALARM: Millis = Millis::minutes(2);

/// As much time granted to a device that was cut off is worth a look.
const GRANT_ALARM: Millis = Millis::seconds(1);

/// All alerts of a board.
pub fn alerts(board: &Board, now: Millis, speaker: &Speaker) -> Vec<Alert> {
    let game = &*board.game;
    let mut found = Vec::new();
    let over = matches!(game.phase(), Phase::Over(_) | Phase::NotStarted);
    if !over {
        draws(game, speaker, &mut found);
        flags(game, speaker, &mut found);
        illegal(game, speaker, &mut found);
        if !game.is_watched() {
            evidence(game, speaker, &mut found);
        }
        if clock_error(game, now).0.abs() > CLOCK_ALARM.0 {
            found.push(speaker.alert("clock-check", &[], article(game, &a06_clock::DEFECTIVE)));
        }
    }
    for color in Color::ALL {
        if board.granted[color] >= GRANT_ALARM {
            let time = format!("{:.1} s", board.granted[color].0 as f64 / 1000.0);
            let args = [("color", color.to_string().into()), ("time", time.into())];
            let mut alert = speaker.alert("time-granted", &args, None);
            // What was granted to one ran on the other's clock.
            let (to, time) = (!color, board.granted[color]);
            alert.repair = (!over).then_some(Repair::GiveTime { to, time });
            found.push(alert);
        }
    }
    sheets(board, speaker, &mut found);
    found
}

fn article(game: &Game, rule: &laws::Rule) -> Option<&'static str> {
    rule.article_in(game.regulations().edition)
}

fn draws(game: &Game, speaker: &Speaker, found: &mut Vec<Alert>) {
    let standing = a09_draws::standing(game);
    let count = |n: usize| [("count", FluentValue::from(n))];
    let threefold = article(game, &a09_draws::THREEFOLD);
    if standing.appearances >= 3 {
        let args = count(standing.appearances);
        found.push(speaker.alert("threefold", &args, threefold));
    } else if !standing.third_time_by.is_empty() {
        let by = standing.third_time_by.iter();
        let moves: Vec<String> = by.map(|&mv| speaker.mv(game.position(), mv)).collect();
        let args = [("moves", FluentValue::from(moves.join(", ")))];
        found.push(speaker.alert("threefold-reachable", &args, threefold));
    }
    if standing.without_progress >= 100 {
        let args = count(standing.without_progress as usize / 2);
        let fifty = article(game, &a09_draws::FIFTY);
        found.push(speaker.alert("fifty", &args, fifty));
    }
}

fn flags(game: &Game, speaker: &Speaker, found: &mut Vec<Alert>) {
    let Some(first) = game.fallen.first() else {
        return;
    };
    let args = [("color", FluentValue::from(first.to_string()))];
    let kind = if game.fallen.len() > 1 {
        "both-flags"
    } else {
        "flag"
    };
    let mut alert = speaker.alert(kind, &args, article(game, &a06_clock::CONSIDERED_FALLEN));
    alert.urgent = true;
    found.push(alert);
}

fn illegal(game: &Game, speaker: &Speaker, found: &mut Vec<Alert>) {
    let count = game.plies.count();
    let plies = game.plies.iter().take(match count.unsettled {
        0 => 0,
        _ => game.plies.len(),
    });
    for ply in plies {
        let Err(illegality) = ply.legal else { continue };
        if ply.settled || ply.is_idle() {
            continue;
        }
        let done = laws::command::attempt_text(&ply.attempt);
        let args = [
            ("move", FluentValue::from(done)),
            ("color", ply.mover.to_string().into()),
        ];
        let mut alert = speaker.alert(
            "illegal-move",
            &args,
            article(game, board::rule_of(illegality)),
        );
        alert.urgent = ply.completed.is_some();
        found.push(alert);
    }
    let irregular = game.standing().irregularities();
    if !irregular.is_empty() && count.illegal > 0 {
        found.push(speaker.alert("irregular-position", &[], None));
    }
}

/// On wood: what the sheets say of the next move of the record, where they contradict each other or the rules.
fn evidence(game: &Game, speaker: &Speaker, found: &mut Vec<Alert>) {
    let evidence = a08_record::Evidence::of(game);
    let says = |color: Color| match &evidence.written[color] {
        a08_record::Written::Nothing => "–".to_owned(),
        a08_record::Written::Legal(mv) => speaker.mv(game.position(), *mv),
        a08_record::Written::Other(text) => text.clone(),
    };
    let rule = article(game, &a08_record::KEEP_SCORE);
    if evidence.is_doubtful() {
        let args = [
            ("white", says(Color::White).into()),
            ("black", says(Color::Black).into()),
        ];
        found.push(speaker.alert("evidence-differs", &args, rule));
    }
    let waiting = game.at_the_clock.unread.len();
    if waiting >= UNWRITTEN {
        let args = [("count", waiting.into())];
        found.push(speaker.alert("moves-unwritten", &args, rule));
    }
}

/// Presses without an entry: a few are usual, for one moves, presses and writes.
const UNWRITTEN: usize = 5;

fn sheets(board: &Board, speaker: &Speaker, found: &mut Vec<Alert>) {
    let game = &*board.game;
    let differing = board.differing();
    if !differing.is_empty() {
        let args = [("count", FluentValue::from(differing.len()))];
        let rule = article(game, &a08_record::KEEP_SCORE);
        found.push(speaker.alert("sheets-differ", &args, rule));
    }
    for color in Color::ALL {
        let unread = game.at_the_clock.unread.iter();
        let unread = unread.filter(|press| press.by == color).count() as u32;
        let (counted, made) = (
            game.clock.displays[color].moves,
            game.completed(color) + unread,
        );
        if counted != made && !matches!(game.phase(), Phase::Over(_)) {
            let args = [
                ("color", FluentValue::from(color.to_string())),
                ("counter", counted.into()),
                ("moves", made.into()),
            ];
            found.push(speaker.alert("move-counter", &args, None));
        }
    }
}

/// Time left on both displays, plus the time that has passed while one of them ran, less what both were given and what
/// rulings have given or taken: zero on a clock that is right.
pub(super) fn clock_error(game: &Game, now: Millis) -> Millis {
    let Some(started) = game.started else {
        return Millis::ZERO;
    };
    let now = now.max(game.last);
    let end = match game.outcome {
        Some(_) => game.ended_at.unwrap_or(game.last),
        None => now,
    };
    let mut error = end - started - game.clock.idle(end);
    for color in Color::ALL {
        let Some(given) = game.clock.given(color) else {
            return Millis::ZERO;
        };
        error += game.clock.remaining(color, end) - given - game.clock.corrected(color);
    }
    error
}
