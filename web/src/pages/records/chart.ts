/** Clock use over a game, worked out for a drawing and for a table. */
import type { Color, MoveView } from '../../wire/types';

/** What one side had left after each of its moves. */
export interface Point {
  /** The number of the half-move, from 1. */
  ply: number;
  left: number;
}

export function pointsOf(moves: MoveView[], side: Color): Point[] {
  return moves.flatMap((move, n) => (move.color === side ? [{ ply: n + 1, left: Math.max(0, move.clock) }] : []));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEPS = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];

/** Lines across the drawing: from zero to at least the most, in at most six steps of a round length. */
export function scaleFor(most: number): number[] {
  const step = STEPS.find((one) => most / one <= 5) ?? 60 * MINUTE * Math.ceil(most / (5 * 60 * MINUTE));
  const lines = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: lines + 1 }, (_, n) => n * step);
}

export interface Frame {
  width: number;
  height: number;
  plies: number;
  most: number;
}

export const across = (frame: Frame, ply: number): number => round((ply / Math.max(1, frame.plies)) * frame.width);
export const down = (frame: Frame, left: number): number => round((1 - left / frame.most) * frame.height);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line from point to point, as the path of an SVG. */
export function pathOf(frame: Frame, points: Point[]): string {
  return points.map(({ ply, left }, n) => `${n === 0 ? 'M' : 'L'}${across(frame, ply)} ${down(frame, left)}`).join('');
}

/** One move in the table of clock use. */
export interface Use {
  san: string;
  left: number;
  /** Since the move before it, by the hall's time; null for the first. */
  after: number | null;
}

export interface UseLine {
  number: number;
  white?: Use;
  black?: Use;
}

export function tableOf(moves: MoveView[], first: number): UseLine[] {
  const lines: UseLine[] = [];
  let number = first;
  moves.forEach((move, n) => {
    const before = moves[n - 1];
    const use: Use = { san: move.san, left: Math.max(0, move.clock), after: before ? move.at - before.at : null };
    const last = lines.at(-1);
    if (move.color === 'black' && last && !last.black) last.black = use;
    else lines.push(move.color === 'white' ? { number, white: use } : { number, black: use });
    if (move.color === 'black') number += 1;
  });
  return lines;
}
