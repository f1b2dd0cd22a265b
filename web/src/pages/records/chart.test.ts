import { describe, expect, it } from 'vitest';
import type { Color, MoveView } from '../../wire/types';
import { across, down, pathOf, pointsOf, scaleFor, tableOf } from './chart';

const move = (color: Color, clock: number, at: number): MoveView => ({
  color,
  clock,
  at,
  san: 'e4',
  uci: 'e2e4',
  squares: [],
  illegal: null,
  completed: true,
  fen: null,
});
const game = [move('white', 890_000, 10_000), move('black', 880_000, 30_000), move('white', -5, 40_000)];

describe('clock use', () => {
  it('has a point for each move of a side, never below zero', () => {
    expect(pointsOf(game, 'white')).toEqual([
      { ply: 1, left: 890_000 },
      { ply: 3, left: 0 },
    ]);
  });

  it('is drawn between round times', () => {
    expect(scaleFor(15 * 60_000)).toEqual([0, 5, 10, 15].map((minutes) => minutes * 60_000));
    expect(scaleFor(3000)).toEqual([0, 5000]);
    expect(scaleFor(5_400_000).at(-1)).toBe(5_400_000);
    for (const most of [1, 20_000, 400_000, 7_000_000, 90_000_000]) {
      expect(scaleFor(most).length).toBeLessThanOrEqual(7);
      expect(scaleFor(most).at(-1)).toBeGreaterThanOrEqual(most);
    }
  });

  it('fills its frame', () => {
    const frame = { width: 100, height: 50, plies: 4, most: 1000 };
    expect([across(frame, 0), across(frame, 4)]).toEqual([0, 100]);
    expect([down(frame, 1000), down(frame, 0)]).toEqual([0, 50]);
    expect(pathOf(frame, [{ ply: 1, left: 1000 }, { ply: 3, left: 500 }])).toBe('M25 0L75 25');
  });

  it('is a table of two moves a line, with the time between moves', () => {
    const lines = tableOf(game, 1);
    expect(lines.map((line) => line.number)).toEqual([1, 2]);
    expect(lines[0]?.white?.after).toBeNull();
    expect(lines[0]?.black).toEqual({ san: 'e4', left: 880_000, after: 20_000 });
    expect(lines[1]?.black).toBeUndefined();
  });
});
