import { expect, test } from 'vitest';
import { AFTER_E4, move, publicView, START } from '../../test/samples';
import { firstNumber, gameOf, positionAt, timesAt } from './game';

const moves = [
  move({ clock: 100 }),
  move({ color: 'black', san: 'e5', squares: ['e7', 'e5'], clock: 90, fen: null }),
  move({ san: 'Nf3', squares: ['g1', 'f3'], clock: 80, fen: 'later' }),
];

test('positions after each half-move', () => {
  const game = gameOf({ for: 'public', ...publicView({ moves, fen: 'now' }) });
  if (!game) throw new Error('no game');
  expect(positionAt(game, 0)).toEqual({ fen: START, squares: [] });
  expect(positionAt(game, 1)).toEqual({ fen: AFTER_E4, squares: ['e2', 'e4'] });
  expect(positionAt(game, 2)).toEqual({ fen: AFTER_E4, squares: ['e7', 'e5'] });
  expect(positionAt(game, 3)).toEqual({ fen: 'now', squares: ['g1', 'f3'] });
});

test('times after each half-move', () => {
  expect(timesAt(moves, 0)).toEqual({ white: null, black: null });
  expect(timesAt(moves, 2)).toEqual({ white: 100, black: 90 });
  expect(timesAt(moves, 3)).toEqual({ white: 80, black: 90 });
});

test('a game may begin at any move', () => {
  expect(firstNumber(START)).toBe(1);
  expect(firstNumber('8/8/8/8/8/8/8/K1k5 b - - 3 57')).toBe(57);
  expect(firstNumber('8/8/8/8/8/8/8/K1k5')).toBe(1);
});

test('a seat shows no game here', () => {
  expect(gameOf(undefined)).toBeNull();
});
