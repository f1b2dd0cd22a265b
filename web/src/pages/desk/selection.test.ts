import { expect, test } from 'vitest';
import { boardsOf, rangesOf } from './selection';

test('boards are read as they are typed', () => {
  expect(boardsOf('')).toBe('all');
  expect(boardsOf('1-3, 7')).toEqual([1, 2, 3, 7]);
  expect(boardsOf('7 1 – 2')).toEqual([1, 2, 7]);
  expect(boardsOf('5')).toEqual([5]);
  for (const bad of ['x', '3-1', '0', '1-', '1,,2', '1-99999']) expect(boardsOf(bad), bad).toBeNull();
});

test('and written short', () => {
  expect(rangesOf([3, 1, 2, 7])).toBe('1–3, 7');
  expect(rangesOf([])).toBe('');
});
