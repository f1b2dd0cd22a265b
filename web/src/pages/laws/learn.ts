/** Cases as questions: which step is asked about, what is right, and the score, which stays on the device. */
import { store, stored } from '../../stored';
import type { Entry, Step, Watched } from './api';

export type End = 'goes-on' | 'white' | 'black' | 'draw' | 'other' | 'decides';
export const ENDS: End[] = ['goes-on', 'white', 'black', 'draw', 'other', 'decides'];
export type Tick = 'time' | 'position' | 'duty';
export const TICKS: Tick[] = ['time', 'position', 'duty'];

/** The rulings behind each tick, by the names the server gives them. */
const NAMES: Record<Tick, string[]> = {
  time: ['add-time', 'take-time', 'set-time', 'next-period', 'add-per-move'],
  position: ['reinstate', 'go-back', 'put-pieces-back', 'position-set'],
  duty: ['must-move', 'becomes-queen'],
};

export interface Ruling {
  end: End;
  ticks: Tick[];
  article: string;
}

export interface Asked {
  /** The place of the step that is asked about. */
  at: number;
  right: Omit<Ruling, 'article'>;
  /** Any of them is right: the article that each ruling stands on. */
  articles: string[];
}

const SCORES: Record<string, End> = { '1-0': 'white', '0-1': 'black', '½-½': 'draw' };

function endOf(step: Step): End {
  if (step.result) return SCORES[step.result.score] ?? 'other';
  return step.questions.length > 0 ? 'decides' : 'goes-on';
}

/** The last step at which something is ruled; a touched piece that must be moved is routine where more is ruled. */
export function askedOf({ steps }: Watched): Asked | null {
  let at = -1;
  steps.forEach((step, n) => {
    if (n > 0 && step.ruled.length > 0) at = n;
  });
  const step = steps[at];
  if (!step) return null;
  const names = step.ruled.map(({ name }) => name);
  return {
    at,
    right: { end: endOf(step), ticks: TICKS.filter((tick) => names.some((name) => NAMES[tick].includes(name))) },
    articles: [...new Set(step.ruled.flatMap(({ articles }) => articles.slice(0, 1).map(({ article }) => article)))],
  };
}

export function isRight({ right, articles }: Asked, given: Ruling): boolean {
  const same = right.ticks.length === given.ticks.length && right.ticks.every((tick) => given.ticks.includes(tick));
  return right.end === given.end && same && articles.includes(given.article);
}

/** The right article among others of its part, in their order. `dice` gives a number from 0 up to 1. */
export function choices(right: string, others: Entry[], dice: () => number, count = 5): string[] {
  const pool = others.map(({ number }) => number).filter((number) => number !== right);
  const chosen: string[] = [];
  while (chosen.length < count - 1 && pool.length > 0) {
    chosen.push(...pool.splice(Math.floor(dice() * pool.length), 1));
  }
  const order = others.map(({ number }) => number);
  const place = (number: string): number => (order.includes(number) ? order.indexOf(number) : -1);
  return [...new Set([right, ...chosen])].sort((a, b) => place(a) - place(b));
}

export interface Score {
  right: number;
  count: number;
}

export function score(): Score {
  try {
    const { right, count } = JSON.parse(stored('learnt') ?? '{}') as Partial<Score>;
    const plain = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;
    if (plain(right) && plain(count) && right <= count) return { right, count };
  } catch {
    // What cannot be read counts for nothing.
  }
  return { right: 0, count: 0 };
}

export function keepScore(now: Score | null): void {
  store('learnt', now && JSON.stringify(now));
}
