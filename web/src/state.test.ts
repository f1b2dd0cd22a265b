import { expect, test } from 'vitest';
import { reduce, State } from './state.svelte';
import { arbiterView, hall, publicView, tile } from './test/samples';

const key = { round: 1, board: 1 };

test('boards of a round whose start was taken back are put away', () => {
  const state = new State();
  reduce(state, { type: 'wall', tiles: [tile(1)] });
  const round = { number: 1, finished: false, pairings: [] };
  reduce(state, { type: 'hall', hall: hall({ rounds: [{ ...round, started: 5 }] }) });
  expect(state.tiles.size).toBe(1);
  reduce(state, { type: 'hall', hall: hall({ rounds: [{ ...round, started: null }] }) });
  expect(state.tiles.size).toBe(0);
});

test('tiles come by round, in the order of boards, the newest of each', () => {
  const state = new State();
  reduce(state, { type: 'hall', hall: hall({ current: 1 }) });
  reduce(state, { type: 'wall', tiles: [tile(10), tile(2), tile(3, { key: { round: 2, board: 3 } })] });
  expect(state.round().map((each) => each.key.board)).toEqual([2, 10]);
  reduce(state, { type: 'wall', tiles: [tile(2, { version: 5, last: 'Nf3' })] });
  reduce(state, { type: 'wall', tiles: [tile(2, { version: 4, last: 'e4' })] });
  expect(state.round()[0]?.last).toBe('Nf3');
});

test('what has been seen is said to the hall', () => {
  const state = new State();
  reduce(state, { type: 'board', key, version: 3, view: { for: 'public', ...publicView() } });
  expect(state.seen()).toEqual([{ key, version: 3 }]);
  expect(state.board(key)?.view.for).toBe('public');
  state.language = 'bg';
  expect(state.seen()).toEqual([]);
  state.language = 'en';
  state.forget();
  expect(state.seen()).toEqual([]);
});

test('a log grows by what is new', () => {
  const state = new State();
  const entry = (version: number) => ({ version, at: 0, who: 'white', held_by: null, words: `${version}`, ruling: false, late: null });
  const send = (version: number, log: ReturnType<typeof entry>[]) =>
    reduce(state, { type: 'board', key, version, view: { for: 'arbiter', ...arbiterView({ log }) } });
  send(2, [entry(1), entry(2)]);
  send(3, [entry(3)]);
  send(4, []);
  send(5, [entry(3), entry(4), entry(5)]);
  const view = state.board(key)?.view;
  expect(view?.for === 'arbiter' && view.log.map((each) => each.version)).toEqual([1, 2, 3, 4, 5]);
});

test('another program makes the page out of date', () => {
  const state = new State();
  const welcome = (build: string) => reduce(state, { type: 'welcome', role: { kind: 'spectator' }, now: 0, build });
  welcome('1');
  welcome('1');
  expect(state.outdated).toBe(false);
  welcome('2');
  expect(state.outdated).toBe(true);
});

test('results come without the pairings', () => {
  const state = new State();
  const pairing = (board: number) => ({ board, players: { white: null, black: null }, result: null, devices: true });
  const round = (number: number) => ({ number, started: 5, finished: false, pairings: [pairing(1), pairing(2)] });
  reduce(state, { type: 'hall', hall: hall({ rounds: [round(1), round(2)] }) });
  reduce(state, { type: 'results', results: [{ round: 2, board: 1, result: '1-0' }] });
  const shown = () => state.hall?.rounds.map(({ pairings }) => pairings.map(({ result }) => result));
  expect(shown()).toEqual([[null, null], ['1-0', null]]);
  reduce(state, { type: 'results', results: [{ round: 2, board: 1, result: null }] });
  expect(shown()).toEqual([[null, null], [null, null]]);
});

test('a fault of the disk comes and goes', () => {
  const state = new State();
  reduce(state, { type: 'fault', words: 'no space' });
  expect(state.fault).toBe('no space');
  reduce(state, { type: 'fault', words: null });
  expect(state.fault).toBeNull();
});
