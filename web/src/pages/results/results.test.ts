import { expect, test } from 'vitest';
import { KEYS, outcomeOf, read, readLine } from './results';

test('every key is a result', () => {
  expect(KEYS.map(read)).toEqual(['1-0', '½-½', '0-1', '+/-', '-/+']);
  for (const key of KEYS) expect(outcomeOf(read(key) ?? '')).not.toBeNull();
});

test('what is written in full is read as well, with any minus', () => {
  expect(['1-0', '0–1', '½', '1/2', '+ −', '-/+', '--', ' = '].map(read)).toEqual(['1-0', '0-1', '½-½', '½-½', '+/-', '-/+', '-/-', '½-½']);
  expect(read('')).toBe('');
  expect(['2', 'x', '10', '1-1', '++'].map(read)).toEqual([null, null, null, null, null]);
});

test('a line begins with the board', () => {
  expect(readLine('12 1')).toEqual({ board: 12, rest: '1' });
  expect(readLine('7=')).toEqual({ board: 7, rest: '=' });
  expect(readLine('7')).toEqual({ board: 7, rest: '' });
  expect(readLine('=7')).toBeNull();
});
