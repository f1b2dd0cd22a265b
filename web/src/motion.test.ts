import { expect, test } from 'vitest';
import { glides, offset } from './motion';
import { readPieces } from './squares';

const between = (before: string, after: string) => glides(readPieces(before), readPieces(after));
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

test('a move glides from where it began', () => {
  const after = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
  expect(between(START, after)).toEqual([{ from: 'e2', to: 'e4' }]);
  // And back again, when somebody goes through the game.
  expect(between(after, START)).toEqual([{ from: 'e4', to: 'e2' }]);
});

test('what is taken does not glide, and what takes it does', () => {
  expect(between('4k3/8/8/3q4/4P3/8/8/4K3', '4k3/8/8/3P4/8/8/8/4K3')).toEqual([{ from: 'e4', to: 'd5' }]);
  expect(between('4k3/8/8/3P4/8/8/8/4K3', '4k3/8/8/3q4/4P3/8/8/4K3')).toEqual([{ from: 'd5', to: 'e4' }]);
  // In passing.
  expect(between('4k3/8/8/3pP3/8/8/8/4K3', '4k3/8/3P4/8/8/8/8/4K3')).toEqual([{ from: 'e5', to: 'd6' }]);
});

test('both pieces of castling glide', () => {
  const found = between('4k3/8/8/8/8/8/8/4K2R', '4k3/8/8/8/8/8/8/5RK1');
  expect(found).toContainEqual({ from: 'e1', to: 'g1' });
  expect(found).toContainEqual({ from: 'h1', to: 'f1' });
});

test('a promoted piece comes from the square of its pawn', () => {
  expect(between('3r4/4P3/8/8/8/8/8/k1K5', '3Q4/8/8/8/8/8/8/k1K5')).toEqual([{ from: 'e7', to: 'd8' }]);
});

test('another position is no move', () => {
  expect(between(START, '4k3/8/8/8/8/8/8/4K3')).toEqual([]);
  expect(between('4k3/8/8/8/8/8/8/4K3', START)).toEqual([]);
  expect(between(START, START)).toEqual([]);
  // Two at the same time, as a replay jumps over a half-move.
  expect(between(START, 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR')).toHaveLength(2);
});

test('an illegal displacement glides like any other', () => {
  expect(between('4k3/8/8/8/8/8/8/R3K3', '4k3/8/8/6R1/8/8/8/4K3')).toEqual([{ from: 'a1', to: 'g5' }]);
});

test('the way back is seen from either side', () => {
  expect(offset({ from: 'e2', to: 'e4' }, 'white')).toEqual({ columns: 0, rows: 2 });
  expect(offset({ from: 'e2', to: 'e4' }, 'black')).toEqual({ columns: 0, rows: -2 });
  expect(offset({ from: 'a1', to: 'h8' }, 'white')).toEqual({ columns: -7, rows: 7 });
});
