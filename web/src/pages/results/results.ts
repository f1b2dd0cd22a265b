/** What is typed in the grid of results, and what it means. */
import type { Outcome } from '../../wire/types';

/** The keys, in the order in which they are shown. */
export const KEYS = ['1', '=', '0', '+', '-'] as const;

const MEANING: Record<string, string> = {
  '1': '1-0',
  '1-0': '1-0',
  '0': '0-1',
  '0-1': '0-1',
  '=': '½-½',
  '½': '½-½',
  '½-½': '½-½',
  '1/2': '½-½',
  '+': '+/-',
  '+-': '+/-',
  '+/-': '+/-',
  '-': '-/+',
  '-+': '-/+',
  '-/+': '-/+',
  '--': '-/-',
  '-/-': '-/-',
};

const OUTCOMES: Record<string, Outcome> = {
  '1-0': { win: 'white' },
  '0-1': { win: 'black' },
  '½-½': 'draw',
  '+/-': { unplayed: { white: true, black: false } },
  '-/+': { unplayed: { white: false, black: true } },
  '-/-': { unplayed: { white: false, black: false } },
};

/** The result as it is written; empty for nothing, null for what is none. Minus signs of all keyboards are one. */
export function read(typed: string): string | null {
  const text = typed.replace(/[−–—_]/g, '-').replace(/\s/g, '');
  return text === '' ? '' : (MEANING[text] ?? null);
}

export function outcomeOf(score: string): Outcome | null {
  return OUTCOMES[score] ?? null;
}

/** The line above the grid, `12 1` or `12=`: the board and what follows it. */
export function readLine(typed: string): { board: number; rest: string } | null {
  const hit = /^\s*(\d{1,5})\s*(.*)$/.exec(typed);
  return hit ? { board: Number(hit[1]), rest: (hit[2] ?? '').trim() } : null;
}
