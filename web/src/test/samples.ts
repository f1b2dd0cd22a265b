/** Things as the hall sends them, for tests. */
import type { ArbiterView, ClockFace, HallView, MoveView, PlayerTag, PublicView, SeatView, Tile } from '../wire/types';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

export function face(over: Partial<ClockFace> = {}): ClockFace {
  return {
    at: 0,
    left: { white: 5_400_000, black: 5_400_000 },
    running: null,
    waits: 0,
    moves: { white: 0, black: 0 },
    period: { white: 1, black: 1 },
    fallen: [],
    ...over,
  };
}

export function tag(id: number, name: string): PlayerTag {
  return { id, name, title: '', rating: 2000 + id, federation: '' };
}

export function tile(board: number, over: Partial<Tile> = {}): Tile {
  return {
    key: { round: 1, board },
    version: 1,
    players: { white: tag(board * 2 - 1, `White ${board}`), black: tag(board * 2, `Black ${board}`) },
    state: 'playing',
    clock: face(),
    plies: 0,
    last: null,
    last_squares: [],
    pieces: START.split(' ')[0] ?? '',
    result: null,
    deadline: null,
    attention: 0,
    ...over,
  };
}

export function hall(over: Partial<HallView> = {}): HallView {
  return {
    name: 'Spring Open',
    place: 'Town hall',
    edition: '2023',
    time_control: '90\'+30"',
    board: 'screen',
    current: 1,
    rounds_planned: 9,
    players: 16,
    rounds: [],
    public_delay: 0,
    ...over,
  };
}

export function move(over: Partial<MoveView> = {}): MoveView {
  return {
    color: 'white',
    san: 'e4',
    uci: 'e2e4',
    squares: ['e2', 'e4'],
    illegal: null,
    completed: true,
    clock: 5_390_000,
    at: 10_000,
    fen: AFTER_E4,
    ...over,
  };
}

export function publicView(over: Partial<PublicView> = {}): PublicView {
  return { tile: tile(1), phase: 'playing', start: START, fen: START, moves: [], result: null, delay: 0, ...over };
}

export function arbiterView(over: Partial<ArbiterView> = {}): ArbiterView {
  return {
    tile: tile(1),
    edition: '2023',
    phase: 'playing',
    board: 'screen',
    present: { white: true, black: true },
    start: START,
    fen: START,
    turn: 'white',
    moves: [],
    touched: [],
    open_moves: null,
    sheets: { white: [], black: [] },
    differences: [],
    evidence: null,
    withdrawable: [],
    alerts: [],
    questions: [],
    proposed: [],
    rulings: [],
    calls: [],
    offences: { white: [], black: [] },
    illegal_moves: { white: 0, black: 0 },
    offer: null,
    adjourned: null,
    clock_error: 0,
    delays: { white: null, black: null },
    result: null,
    signed: { white: false, black: false },
    log: [],
    ...over,
  };
}

export function seatView(over: Partial<SeatView> = {}): SeatView {
  return {
    color: 'white',
    players: { white: tag(1, 'White'), black: tag(2, 'Black') },
    board: 'wooden',
    phase: 'playing',
    clock: face({ running: 'white' }),
    present: { white: true, black: true },
    pieces: null,
    last_squares: [],
    touched: [],
    made: false,
    chess960: false,
    scoresheets: 'electronic',
    sheet: [],
    letters: 'en',
    offer: null,
    arbiter_at_board: false,
    rulings: [],
    calls: [],
    result: null,
    signed: { white: false, black: false },
    blind: null,
    adjournment: false,
    before: 0,
    adjourned: null,
    quickplay: false,
    ...over,
  };
}
