/** The standings as the hall gives them. Players are named by number there; the hall's list of rounds has the names. */
import type { HallView, PlayerTag } from '../../wire/types';

export interface Row {
  rank: number;
  player: PlayerTag;
  /** Half points. */
  points: number;
  /** Tie-breaks, exactly: `7.5`, `823/18`; null where one cannot be had. */
  values: (string | null)[];
}

export interface Table {
  after: number;
  tieBreaks: string[];
  rows: Row[];
}

/** As it comes: a later server may add to it, and a page must not fall over what it does not know. */
interface Sent {
  after?: number;
  tie_breaks?: string[];
  rows?: { rank?: number; player?: number | PlayerTag; points?: number; values?: (string | null)[] }[];
}

/** One part of a value, as the hall explains it. */
export interface Summand {
  round: number;
  kind: string;
  opponent?: number;
  points: string;
  of_opponent?: string | null;
  dummy: boolean;
  value: string;
  left_out?: string;
}

/** What a value is made of. */
export interface Breakdown {
  player: number;
  code: string;
  article: string;
  value: string | null;
  reckoned: 'sum' | 'mean' | 'table' | 'given';
  summands: Summand[];
}

/** The message that names a tie-break, and what modifies it: `BH/C1` is `tie-bh` with `/C1`. */
export function nameOf(code: string): { id: string; modifiers: string } {
  const end = code.search(/[:/]/);
  const letters = end < 0 ? code : code.slice(0, end);
  return { id: `tie-${letters.toLowerCase()}`, modifiers: end < 0 ? '' : code.slice(end) };
}

/** The number that a value says. */
export function numberOf(value: string): number {
  const [above = '', below = '1'] = value.split('/');
  return Number(above) / Number(below);
}

export function readStandings(sent: unknown, hall: HallView | null): Table {
  const { after = 0, tie_breaks = [], rows = [] } = (sent ?? {}) as Sent;
  const known = playersOf(hall);
  return {
    after,
    tieBreaks: tie_breaks,
    rows: rows.map(({ rank = 0, player = 0, points = 0, values = [] }) => ({
      rank,
      player: typeof player === 'object' ? player : (known.get(player) ?? nameless(player)),
      points,
      values,
    })),
  };
}

function playersOf(hall: HallView | null): Map<number, PlayerTag> {
  const players = new Map<number, PlayerTag>();
  for (const round of hall?.rounds ?? []) {
    for (const { players: pair } of round.pairings) {
      for (const player of [pair.white, pair.black]) if (player) players.set(player.id, player);
    }
  }
  return players;
}

function nameless(id: number): PlayerTag {
  return { id, name: `№ ${id}`, title: '', rating: 0, federation: '' };
}

/** `4½`, as everybody writes it. */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
