//! For everybody: tiles, the board with its moves and clocks (6.12.1), and the competition.

use std::collections::HashMap;

use chess::notation::UciCastling;
use chess::{Attempt, ByColor, Color, Position};
use event::PlayerId;
use laws::game::Outcome;
use laws::regulations::HalfPoints;
use laws::rules::board;
use laws::{Game, Millis, Phase};

use super::matches::TeamScores;
use super::seat::call;
use super::shown::{self, Shown};
use super::{
    BoardKind, ClockFace, Concerned, HallView, MoveView, PairingView, PhaseView, PlayerTag,
    PublicView, ResultView, RoundView, Since, Speaker, Tile, TileState,
};
use crate::record::Board;

/// Both displays at a moment. `shown` is what the reader's clock says then: a delayed view runs behind it.
pub(super) fn face(game: &Game, at: Millis, shown: Millis) -> ClockFace {
    let at = at.max(game.last);
    let running = game.clock.running.map(|(color, _)| color);
    let waits = match game.clock.falls_at() {
        Some((color, falls)) => (falls - at - game.clock.remaining(color, at)).max(Millis::ZERO),
        None => Millis::ZERO,
    };
    ClockFace {
        at: shown,
        left: ByColor::new_with(|color| game.clock.remaining(color, at)),
        running,
        waits,
        moves: ByColor::new_with(|color| game.counted(color)),
        period: ByColor::new_with(|color| game.clock.displays[color].period as u32 + 1),
        fallen: game.fallen.clone(),
    }
}

/// How the game goes on.
pub(super) fn phase(game: &Game) -> PhaseView {
    match game.phase() {
        Phase::NotStarted => PhaseView::NotStarted,
        Phase::ToMove | Phase::Touched | Phase::Made => PhaseView::Playing,
        Phase::Stopped => PhaseView::Stopped,
        Phase::Adjourned => PhaseView::Adjourned,
        Phase::Over(_) => PhaseView::Over,
    }
}

/// A result as it is written.
pub fn score(outcome: &Outcome) -> String {
    event::GameResult::from(*outcome).to_string()
}

/// The result and its ground: the ruling that ended the game.
pub(super) fn result(game: &Game, speaker: &Speaker) -> Option<ResultView> {
    use laws::Remedy;
    let outcome = game.outcome?;
    let ends = |remedy: &Remedy| {
        matches!(
            remedy,
            Remedy::Win { .. } | Remedy::Draw | Remedy::Score { .. } | Remedy::Unplayed { .. }
        )
    };
    let last = game.rulings.iter().rev().find(|r| ends(&r.remedy));
    let edition = game.regulations().edition;
    let words = last.map(|ruling| {
        let ruling = speaker.ruling(ruling, edition, None);
        let ground = ruling.articles.first();
        let ground = ground.map(|cited| format!(" ({}, {})", cited.title, cited.article));
        format!("{}{}", ruling.words, ground.unwrap_or_default())
    });
    Some(ResultView {
        outcome,
        score: score(&outcome),
        words: words.unwrap_or_default(),
    })
}

/// Who looks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Arbiters.
    Staff,
    /// Everybody else.
    Public,
}

/// The pieces, as the first field of FEN.
pub(super) fn pieces(board: &chess::Board) -> String {
    let setup = chess::Setup {
        board: *board,
        ..chess::Setup::empty()
    };
    let fen = setup.to_fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// The moves from a place on, each in the position where it was made.
pub(super) fn moves_since(
    game: &Game,
    speaker: &Speaker,
    audience: Audience,
    since: usize,
) -> Vec<MoveView> {
    match audience {
        Audience::Staff => moves_for_staff(game, speaker, since),
        Audience::Public => moves_for_all(game, speaker, since),
    }
}

/// As everybody saw them.
fn moves_for_all(game: &Game, speaker: &Speaker, since: usize) -> Vec<MoveView> {
    let view = |shown: Shown| MoveView {
        color: shown.mover,
        san: shown.text(speaker.language()),
        uci: shown.uci(),
        squares: shown.squares(),
        illegal: None,
        completed: shown.completed,
        clock: shown.remaining,
        at: shown.at,
        fen: Some(shown.fen()),
    };
    shown::shown(game, since).into_iter().map(view).collect()
}

fn moves_for_staff(game: &Game, speaker: &Speaker, since: usize) -> Vec<MoveView> {
    let edition = game.regulations().edition;
    let cited = |why| board::rule_of(why).article_in(edition).map(str::to_owned);
    let plies = (since..).zip(game.plies.since(since));
    plies
        .map(|(place, ply)| {
            let done = || laws::command::attempt_text(&ply.attempt);
            let (san, uci, illegal) = match ply.legal {
                Ok(mv) => (
                    speaker.mv(game.before(place), mv),
                    mv.uci(UciCastling::Standard).to_string(),
                    None,
                ),
                Err(illegality) => (done(), done(), cited(illegality)),
            };
            MoveView {
                color: ply.mover,
                san,
                uci,
                squares: match ply.attempt {
                    Attempt::Displace { from, to, .. } => vec![from, to],
                    Attempt::Castle { king, rook } => vec![king, rook],
                },
                illegal,
                completed: ply.completed.is_some(),
                clock: ply.remaining,
                at: ply.made_at,
                fen: ply.after.as_ref().map(Position::to_fen),
            }
        })
        .collect()
}

fn state(board: &Board, audience: Audience) -> TileState {
    let game = &*board.game;
    let staff = audience == Audience::Staff;
    let signed = |color: Color| game.recording.sheets[color].signed.is_some();
    match game.phase() {
        Phase::Over(Outcome::Unplayed(_)) => TileState::Finished,
        Phase::Over(_) if staff && !(signed(Color::White) && signed(Color::Black)) => {
            TileState::Unsigned
        }
        Phase::Over(_) => TileState::Finished,
        Phase::NotStarted => TileState::NotStarted,
        _ if staff && !(game.proposed.is_empty() && game.questions.is_empty()) => TileState::Ruling,
        _ if staff && !board.calls.is_empty() => TileState::Called,
        Phase::Adjourned => TileState::Adjourned,
        _ if staff && !game.fallen.is_empty() => TileState::FlagDown,
        Phase::Stopped => TileState::Stopped,
        _ if game.default_deadline().is_some() => TileState::DefaultTime,
        Phase::ToMove | Phase::Touched | Phase::Made => TileState::Playing,
    }
}

/// A board on the wall. `at` is the moment the game is seen at, `shown` what the reader's clock says.
pub fn tile(
    board: &Board,
    at: Millis,
    shown: Millis,
    audience: Audience,
    speaker: &Speaker,
) -> Tile {
    let game = &*board.game;
    let staff = audience == Audience::Staff;
    let last = shown::last(game);
    let wrong = game.plies.last().filter(|ply| staff && ply.legal.is_err());
    let text = last.as_ref().map(|last| match wrong {
        Some(ply) => laws::command::attempt_text(&ply.attempt),
        None => last.text(speaker.language()),
    });
    let alerts = match staff {
        true => super::alerts(board, at, speaker),
        false => Vec::new(),
    };
    let calls: Vec<_> = match staff {
        true => board.calls.iter().map(|c| call(c, speaker)).collect(),
        false => Vec::new(),
    };
    let waiting = match staff {
        true => game.questions.len() + game.proposed.len(),
        false => 0,
    };
    Tile {
        key: board.key,
        version: board.version,
        players: board.players.clone(),
        state: state(board, audience),
        clock: face(game, at, shown),
        plies: shown::count(game) as u32,
        last: text,
        last_squares: last.as_ref().map(Shown::squares).unwrap_or_default(),
        pieces: pieces(&shown::board(game)),
        result: game.outcome.as_ref().map(score),
        deadline: game.default_deadline(),
        attention: (calls.len() + alerts.len() + waiting) as u32,
        calls,
        alerts,
    }
}

/// A board for everybody.
pub fn public(board: &Board, at: Millis, shown: Millis, speaker: &Speaker) -> PublicView {
    public_since(board, at, shown, speaker, &Since::default())
}

/// The same with what is new in its lists.
pub fn public_since(
    board: &Board,
    at: Millis,
    shown: Millis,
    speaker: &Speaker,
    since: &Since,
) -> PublicView {
    let game = &*board.game;
    PublicView {
        tile: tile(board, at, shown, Audience::Public, speaker),
        phase: phase(game),
        start: game.start().to_fen(),
        fen: shown::fen(game),
        moves: moves_since(game, speaker, Audience::Public, since.plies),
        result: result(game, speaker),
        delay: shown - at,
    }
}

/// A player as the pages name him.
pub fn tag(player: &event::Player) -> PlayerTag {
    PlayerTag {
        id: player.id.0,
        name: player.name(),
        title: player.title.map(|t| t.to_string()).unwrap_or_default(),
        rating: player.rating.map_or(0, u32::from),
        federation: player.federation.clone(),
    }
}

/// What everybody has, round by round.
#[derive(Default)]
struct Scores(HashMap<PlayerId, u32>);

impl Scores {
    fn of(&self, player: PlayerId) -> HalfPoints {
        HalfPoints(self.0.get(&player).copied().unwrap_or(0))
    }

    fn add(&mut self, competition: &event::Competition, round: &event::Round) {
        if round.started.is_none() {
            return;
        }
        let settings = &competition.settings;
        let mut add = |player: PlayerId, points: HalfPoints| {
            let sum = self.0.entry(player).or_default();
            *sum = sum.saturating_add(points.0);
        };
        for game in &round.pairings {
            let points = game.result().map(|result| competition.points_for(result));
            for color in Color::ALL {
                add(
                    game.players[color],
                    points.map_or(HalfPoints(0), |p| p[color]),
                );
            }
        }
        for (&player, bye) in &round.byes {
            add(
                player,
                bye.points(settings.regulations.points, settings.bye),
            );
        }
    }
}

/// The competition for everybody, or for the device of a link: with a thousand boards the other pairings would be most
/// of what a hall sends.
pub fn hall(competition: &event::Competition, only: Option<Concerned>) -> HallView {
    let settings = &competition.settings;
    let named = |id| competition.player(id).map(tag);
    let mut scores = Scores::default();
    let mut team_scores = TeamScores::default();
    let rounds = competition.rounds.iter().map(|round| {
        // A link is nobody of the staff: what is not published is not for it.
        let shown = only.is_none() || !round.hidden;
        let pairings = round.pairings.iter().filter(|_| shown);
        let pairings = pairings.filter(|p| only.is_none_or(|only| only.plays(p)));
        let games = pairings.map(|pairing| PairingView {
            board: Some(pairing.board.0),
            players: ByColor::new_with(|color| named(pairing.players[color])),
            points: pairing.players.map(|player| scores.of(player)),
            result: pairing.result().map(|result| result.to_string()),
            devices: competition.has_devices(round, pairing.board),
        });
        let byes = round.byes.iter().filter(|_| shown);
        let byes = byes.filter(|(player, _)| only.is_none_or(|only| only.sits_out(**player)));
        let byes = byes.map(|(&player, bye)| PairingView {
            board: None,
            players: ByColor {
                white: named(player),
                black: None,
            },
            points: ByColor {
                white: scores.of(player),
                ..ByColor::default()
            },
            result: Some(bye.letter().to_string()),
            devices: false,
        });
        let pairings = games.chain(byes).collect();
        // The device of a seat shows the own game; matches are on the pages.
        let matches = match only.is_none() {
            true => team_scores.matches(competition, round),
            false => Vec::new(),
        };
        if only.is_none() {
            scores.add(competition, round);
        }
        RoundView {
            number: round.number.0,
            date: round.date.clone(),
            paired_by: round.paired_by,
            hidden: round.hidden,
            started: round.started,
            finished: round.finished.is_some(),
            pairings,
            matches,
        }
    });
    let control = &settings.regulations.time_control;
    HallView {
        name: settings.name.clone(),
        place: settings.place.clone(),
        edition: settings.regulations.edition.to_string(),
        time_control: archive_control(control),
        board: BoardKind::from(settings.boards),
        current: competition
            .current_round()
            .map_or(0, |round| round.number.0),
        rounds_planned: settings.rounds,
        players: competition.players.len() as u32,
        teams: competition.teams.len() as u32,
        rounds: rounds.collect(),
        public_delay: Millis::seconds(i64::from(settings.public_delay)),
    }
}

/// The rate of play in figures: `40/90'+30" 30'+30"`.
pub fn archive_control(control: &laws::time_control::TimeControl) -> String {
    let periods = control.periods.white.iter().map(|period| {
        let moves = period.moves.map(|n| format!("{n}/")).unwrap_or_default();
        let minutes = period.time.0 / 60_000;
        let seconds = period.time.0 / 1000 % 60;
        let main = match seconds {
            0 => format!("{minutes}'"),
            _ => format!("{minutes}'{seconds}\""),
        };
        let more = period.per_move.amount().0 / 1000;
        let more = if more > 0 {
            format!("+{more}\"")
        } else {
            String::new()
        };
        format!("{moves}{main}{more}")
    });
    periods.collect::<Vec<_>>().join(" ")
}
