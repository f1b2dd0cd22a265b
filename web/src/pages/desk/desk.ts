/** What the desk works out by itself: order, ages, answers. What anything means is for the hall to say. */
import { leftAt } from '../../clock';
import type { Alert, Answer, CallView, ClockSetting, Color, Key, Outcome, Tile } from '../../wire/types';

export type Filter = 'all' | 'attention' | 'playing' | 'finished';

const URGENCY: Record<Tile['state'], number> = {
  called: 0,
  ruling: 1,
  'flag-down': 2,
  'default-time': 3,
  stopped: 4,
  playing: 5,
  adjourned: 6,
  unsigned: 7,
  'not-started': 8,
  finished: 9,
};

export function wanted(tile: Tile): boolean {
  return tile.attention > 0 || URGENCY[tile.state] <= 2;
}

export function shown(tile: Tile, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'attention':
      return wanted(tile);
    case 'playing':
      return tile.result === null;
    case 'finished':
      return tile.result !== null;
  }
}

/** By board number, or what wants the arbiter first. */
export function ordered(tiles: Tile[], urgentFirst: boolean): Tile[] {
  const by = (tile: Tile): number => (urgentFirst ? URGENCY[tile.state] * 1000 - Math.min(tile.attention, 99) : 0);
  return [...tiles].sort((a, b) => by(a) - by(b) || a.key.board - b.key.board);
}

export const SIZES = ['positions', 'names', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** As asked on this device, or so that all boards are in sight. Beside an open board there is no room for positions. */
export function sizeFor(boards: number, open: boolean, asked: string | null): Size {
  const found = SIZES.find((size) => size === asked) ?? (boards <= 12 ? 'positions' : boards <= 48 ? 'names' : 'small');
  return open && found === 'positions' ? 'names' : found;
}

/** With so little left a game is worth a look. */
export const TIME_TROUBLE = 5 * 60_000;

export function inTrouble(tile: Tile, now: number): boolean {
  const running = tile.clock.running;
  return running !== null && leftAt(tile.clock, running, now) < TIME_TROUBLE;
}

export interface QueuedCall {
  key: Key;
  call: CallView;
  tile: Tile;
}

/** All open calls, those that nobody has taken first, the oldest first. */
export function queue(tiles: Tile[]): QueuedCall[] {
  const all = tiles.flatMap((tile) => (tile.calls ?? []).map((call) => ({ key: tile.key, call, tile })));
  const taken = (one: QueuedCall): number => (one.call.taken_by === null ? 0 : 1);
  return all.sort((a, b) => taken(a) - taken(b) || a.call.at - b.call.at);
}

export interface BoardAlert {
  key: Key;
  alert: Alert;
}

/** Alerts of all boards, the urgent ones first. */
export function alertsOf(tiles: Tile[]): BoardAlert[] {
  const all = tiles.flatMap((tile) => (tile.alerts ?? []).map((alert) => ({ key: tile.key, alert })));
  return all.sort((a, b) => Number(b.alert.urgent) - Number(a.alert.urgent) || a.key.board - b.key.board);
}

/** The next board in a list, going round at its ends. */
export function step(tiles: Tile[], from: Key | null, by: number): Key | null {
  if (tiles.length === 0) return null;
  const at = tiles.findIndex((tile) => from !== null && tile.key.board === from.board && tile.key.round === from.round);
  const next = at < 0 ? (by > 0 ? 0 : tiles.length - 1) : (at + by + tiles.length) % tiles.length;
  return tiles[next]?.key ?? null;
}

/** `1:30:00`, `5:00` or `90` (minutes) as milliseconds; null if it is none of these. */
export function readTime(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return null;
  const numbers = parts.map(Number);
  if (parts.length === 1) return Math.round((numbers[0] ?? 0) * 60_000);
  return Math.round(numbers.reduce((sum, n) => sum * 60 + n, 0) * 1000);
}

/** Half points as people write them: `½`, `1½`, `0.5`, `1`. */
export function readPoints(text: string): number | null {
  const plain = text.trim().replace('½', '.5').replace(',', '.');
  const points = Number(plain.startsWith('.') ? `0${plain}` : plain);
  return plain !== '' && Number.isFinite(points) && points >= 0 ? Math.round(points * 2) : null;
}

/** An answer with its field filled in; null if what was filled in is none. */
export function filled(answer: Answer, text: string): Answer | null {
  if (typeof answer === 'string') return answer;
  const [name] = Object.keys(answer);
  switch (name) {
    case 'opponent-gains':
    case 'offender-loses':
    case 'time':
    case 'postpone': {
      const time = readTime(text);
      return time === null ? null : ({ [name]: time } as unknown as Answer);
    }
    case 'opponent-points-up':
    case 'offender-points-down':
    case 'score': {
      const points = readPoints(text);
      return points === null ? null : ({ [name]: points } as unknown as Answer);
    }
    case 'exclude-rounds': {
      const rounds = Number(text);
      return Number.isInteger(rounds) && rounds > 0 ? { 'exclude-rounds': rounds } : null;
    }
    case 'start': {
      // The starts of Chess960 are numbered from 0 to 959.
      const start = text.trim() === '' ? NaN : Number(text);
      return Number.isInteger(start) && start >= 0 && start < 960 ? { start } : null;
    }
    case 'position-before': {
      // `23` is White's 23rd move, `23…` Black's.
      const found = /^(\d+)\s*(\.\.\.|…)?$/.exec(text.trim());
      if (!found) return null;
      return { 'position-before': { number: Number(found[1]), color: found[2] ? 'black' : 'white' } };
    }
    case 'did': {
      // `e2e5`, `e7e8Q`: what was done, square by square.
      const found = /^([a-h][1-8])[\s-]*([a-h][1-8])=?([qrbnkp])?$/i.exec(text.trim());
      if (!found?.[1] || !found[2]) return null;
      const placed = found[3] ? PLACED[found[3].toLowerCase()] : null;
      return { did: { displace: { from: found[1].toLowerCase(), to: found[2].toLowerCase(), placed } } } as unknown as Answer;
    }
    default:
      return answer;
  }
}

/** Pieces by their letters, as the wire names them. */
const PLACED: Record<string, string> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', k: 'king', p: 'pawn' };

export const OUTCOMES: { score: string; outcome: Outcome }[] = [
  { score: '1-0', outcome: { win: 'white' } },
  { score: '½-½', outcome: 'draw' },
  { score: '0-1', outcome: { win: 'black' } },
  { score: '0-0', outcome: { score: { white: 0, black: 0 } } },
  { score: '½-0', outcome: { score: { white: 1, black: 0 } } },
  { score: '0-½', outcome: { score: { white: 0, black: 1 } } },
  { score: '+/-', outcome: { unplayed: { white: true, black: false } } },
  { score: '-/+', outcome: { unplayed: { white: false, black: true } } },
  { score: '-/-', outcome: { unplayed: { white: false, black: false } } },
];

/** What an arbiter typed for both clocks; empty fields stay as they are. Null if something is no time. */
export function clockSetting(typed: Record<Color, { time: string; moves: string; period: string }>): ClockSetting | null {
  const setting: ClockSetting = {
    times: { white: null, black: null },
    moves: { white: null, black: null },
    periods: { white: null, black: null },
  };
  for (const side of ['white', 'black'] as const) {
    const { time, moves, period } = typed[side];
    if (time.trim() !== '') {
      const read = readTime(time.includes(':') ? time : `${time}:00`);
      if (read === null) return null;
      setting.times[side] = read;
    }
    for (const [text, into] of [
      [moves, setting.moves],
      [period, setting.periods],
    ] as const) {
      if (text.trim() === '') continue;
      if (!/^\d+$/.test(text.trim())) return null;
      into[side] = Number(text);
    }
  }
  return setting;
}
