/** What an organiser mostly wants, from how many come and how many arbiters there are. */
import type { Period, Regulations } from './api';
import { minutes } from './regulations';

export type System = 'free' | 'swiss' | 'round-robin' | 'double-round-robin';
export const SYSTEMS: System[] = ['swiss', 'round-robin', 'double-round-robin', 'free'];

/** Rounds for so many players: a Swiss finds its winner with one more than halving takes; nobody meets anybody twice. */
export function proposedRounds(system: System, players: number): number | null {
  if (players < 2) return null;
  const circle = players % 2 === 0 ? players - 1 : players;
  if (system === 'round-robin') return circle;
  if (system === 'double-round-robin') return 2 * circle;
  const halvings = Math.ceil(Math.log2(players));
  return Math.max(1, Math.min(halvings + 1, players - 1, 13));
}

export interface Rate {
  name: string;
  kind: 'standard' | 'rapid' | 'blitz';
  periods: Period[];
}

const period = (time: number, seconds: number, moves: number | null = null): Period => ({
  moves,
  time: minutes(time),
  per_move: seconds > 0 ? { cumulative: seconds * 1000 } : 'nothing',
});

/** Rates of play by the names that people call them by. */
export const RATES: Rate[] = [
  { name: "90'/40 + 30' + 30''", kind: 'standard', periods: [period(90, 30, 40), period(30, 30)] },
  { name: "100'/40 + 50'/20 + 15' + 30''", kind: 'standard', periods: [period(100, 30, 40), period(50, 30, 20), period(15, 30)] },
  { name: "90' + 30''", kind: 'standard', periods: [period(90, 30)] },
  { name: "60' + 30''", kind: 'standard', periods: [period(60, 30)] },
  { name: "25' + 10''", kind: 'rapid', periods: [period(25, 10)] },
  { name: "15' + 10''", kind: 'rapid', periods: [period(15, 10)] },
  { name: "10' + 5''", kind: 'rapid', periods: [period(10, 5)] },
  { name: "5' + 3''", kind: 'blitz', periods: [period(5, 3)] },
  { name: "5'", kind: 'blitz', periods: [period(5, 0)] },
  { name: "3' + 2''", kind: 'blitz', periods: [period(3, 2)] },
];

/** Which of them the regulations have. */
export function rateOf(regulations: Regulations): Rate | undefined {
  const text = (all: Period[]): string => JSON.stringify(all.map(({ moves, time, per_move }) => [moves ?? null, time, per_move]));
  const { white, black } = regulations.time_control.periods;
  return RATES.find(({ periods }) => text(periods) === text(white) && text(periods) === text(black));
}

/** One arbiter for three games of rapid chess (A.4), one for each game of blitz (B.2): otherwise it is unsupervised. */
export function supervision(kind: Rate['kind'], players: number, arbiters: number): string | null {
  if (kind === 'standard') return null;
  const games = Math.max(1, Math.floor(players / 2));
  const enough = kind === 'rapid' ? 3 * arbiters >= games : arbiters >= games;
  return enough ? 'supervised' : 'unsupervised';
}

/** Nobody waits longer than the absent player's own clock would run, nor longer than half an hour. */
export const defaultTime = (rate: Rate): number => Math.min(rate.periods[0]?.time ?? 0, minutes(30));

export function withRate(regulations: Regulations, rate: Rate, players: number, arbiters: number): Regulations {
  const periods = (): Period[] => structuredClone(rate.periods);
  return {
    ...regulations,
    time_control: { ...regulations.time_control, periods: { white: periods(), black: periods() } },
    supervision: supervision(rate.kind, players, arbiters),
    default_time: defaultTime(rate),
  };
}

/** The days of the rounds: one a day from the first day on, or as many a day as make the last one fit. */
export function proposedDays(first: string, last: string, rounds: number): string[] {
  if (!first || rounds < 1) return [];
  const day = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  const days = last ? Math.max(1, day(last) - day(first) + 1) : rounds;
  if (!Number.isFinite(days)) return [];
  const each = Math.max(1, Math.ceil(rounds / days));
  return Array.from({ length: rounds }, (_, n) => {
    const at = day(first) + Math.floor(n / each);
    return new Date(at * 86_400_000).toISOString().slice(0, 10);
  });
}
