import { expect, test } from 'vitest';
import { tile } from '../../test/samples';
import { alertsOf, clockSetting, filled, ordered, queue, readPoints, readTime, shown, sizeFor, step } from './desk';

const call = (n: number, at: number, taken: string | null) => ({ call: n, by: 'white' as const, at, reason: 'x', taken_by: taken });

test('tiles show as much as all boards leave room for, unless the arbiter asks', () => {
  expect([8, 40, 200].map((boards) => sizeFor(boards, false, null))).toEqual(['positions', 'names', 'small']);
  expect(sizeFor(200, false, 'names')).toBe('names');
  expect(sizeFor(8, true, null)).toBe('names');
  expect(sizeFor(8, false, 'nonsense')).toBe('positions');
});

test('what wants the arbiter comes first', () => {
  const tiles = [tile(1, {}), tile(2, { state: 'called', attention: 1 }), tile(3, { state: 'flag-down', attention: 1 })];
  expect(ordered(tiles, true).map((one) => one.key.board)).toEqual([2, 3, 1]);
  expect(ordered(tiles, false).map((one) => one.key.board)).toEqual([1, 2, 3]);
  expect(tiles.filter((one) => shown(one, 'attention')).map((one) => one.key.board)).toEqual([2, 3]);
});

test('the queue of calls: untaken first, then the oldest', () => {
  const tiles = [
    tile(1, { calls: [call(1, 50, null)] }),
    tile(2, { calls: [call(1, 10, 'Ana'), call(2, 60, null)] }),
    tile(3, { calls: [call(1, 20, null)] }),
  ];
  expect(queue(tiles).map((one) => [one.key.board, one.call.at])).toEqual([
    [3, 20],
    [1, 50],
    [2, 60],
    [2, 10],
  ]);
});

test('urgent alerts come first', () => {
  const alert = (urgent: boolean) => ({ kind: 'x', words: 'x', article: null, urgent, repair: null });
  const tiles = [tile(1, { alerts: [alert(false)] }), tile(2, { alerts: [alert(true)] })];
  expect(alertsOf(tiles).map((one) => one.key.board)).toEqual([2, 1]);
});

test('the next board goes round', () => {
  const tiles = [tile(1, {}), tile(2, {})];
  expect(step(tiles, null, 1)?.board).toBe(1);
  expect(step(tiles, tiles[1]?.key ?? null, 1)?.board).toBe(1);
  expect(step(tiles, tiles[0]?.key ?? null, -1)?.board).toBe(2);
  expect(step([], null, 1)).toBeNull();
});

test('times and points as people write them', () => {
  expect(readTime('2')).toBe(120_000);
  expect(readTime('1:30')).toBe(90_000);
  expect(readTime('1:00:05')).toBe(3_605_000);
  expect(readTime('two')).toBeNull();
  expect(readPoints('½')).toBe(1);
  expect(readPoints('1½')).toBe(3);
  expect(readPoints('1,5')).toBe(3);
  expect(readPoints('x')).toBeNull();
});

test('an answer takes what was filled in', () => {
  expect(filled({ 'opponent-gains': 120_000 }, '1')).toEqual({ 'opponent-gains': 60_000 });
  expect(filled({ score: 2 }, '½')).toEqual({ score: 1 });
  expect(filled({ 'position-before': { number: 1, color: 'white' } }, '23…')).toEqual({
    'position-before': { number: 23, color: 'black' },
  });
  expect(filled({ time: 1 }, 'soon')).toBeNull();
  expect(filled('yes', '')).toBe('yes');
});

test('clocks: empty fields stay', () => {
  const none = { time: '', moves: '', period: '' };
  expect(clockSetting({ white: { time: '5', moves: '40', period: '' }, black: none })).toEqual({
    times: { white: 300_000, black: null },
    moves: { white: 40, black: null },
    periods: { white: null, black: null },
  });
  expect(clockSetting({ white: { ...none, moves: 'x' }, black: none })).toBeNull();
});
