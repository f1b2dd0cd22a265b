/** How a round was paired, as the hall tells it: messages of `swiss.ftl` with numbers of players, which get names here. */
import { t } from '../../i18n';

/** A message with the players and the values that it speaks of. */
export interface Said {
  message: string;
  players: Record<string, number>;
  values: Record<string, string>;
}

export interface Row {
  bsn: number;
  player: number;
  moved_down: boolean;
  score: string;
  history: string;
  /** `W!` absolute, `W` strong, `w` mild. */
  preference: string;
  /** One round ago, then two: `v` down, `^` up, `.` neither. */
  floats: string;
  may_have_bye: boolean;
}

export interface BracketNote {
  score: string;
  rows: Row[];
  pairs: { white: number; black: number; rule: Said }[];
  floaters: number[];
  unmet: { criterion: number; value: string; players: number[] }[];
}

export interface Pair {
  one: number;
  other: number | null;
}

export interface Change {
  at: number;
  kind: string | { swapped: { one: number; two: number } };
  reason: string;
}

export interface SwissView {
  explanation: { round: number; bye: { player: number; score: string; barred: Said[] } | null; brackets: BracketNote[] };
  to_come: boolean;
  paired_by: string;
  changes: Change[];
  only_here: Pair[];
  only_rules: Pair[];
  turned: Pair[];
}

export type Named = (player: number) => string;

/** A message in words, with names in place of numbers. */
export function say(said: Said, named: Named): string {
  const players = Object.entries(said.players).map(([key, player]) => [key, named(player)]);
  return t(said.message, { ...Object.fromEntries(players), ...said.values });
}

export const list = (players: number[], named: Named): string => players.map(named).join(', ');

/** `3.5` as everybody writes it: `3½`. */
export function points(score: string): string {
  const [whole = '0', part = '0'] = score.split('.');
  if (part === '0') return whole;
  if (part !== '5') return score;
  return whole === '0' ? '½' : `${whole}½`;
}
