import { beforeEach, expect, test, vi } from 'vitest';
import { HallTime } from './hall-time';
import { LastSaid } from './offline';
import { State, reduce } from './state.svelte';
import { hall, seatView } from './test/samples';

beforeEach(() => localStorage.clear());

function heard(): State {
  const state = new State();
  reduce(state, { type: 'welcome', role: { kind: 'seat', round: 1, board: 1, color: 'white', by: null }, now: 0, build: 'a' });
  reduce(state, { type: 'hall', hall: hall({ name: 'Spring Open' }) });
  const view = { for: 'seat' as const, ...seatView({ letters: 'hy' }) };
  reduce(state, { type: 'board', key: { round: 1, board: 1 }, version: 7, view });
  return state;
}

test('a page that is opened without the hall has what the hall said last, and the time that has passed since', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const last = new LastSaid('token', localStorage);
  const before = heard();
  if (before.hall) last.keepHall(before.hall);
  last.keepBoards(before, 5_000);
  vi.setSystemTime(1_060_000);

  const state = new State();
  expect(new LastSaid('another', localStorage).restore(state)).toBeNull();
  expect(new LastSaid('token', localStorage).restore(state)).toBe(65_000);
  expect(state.role?.kind).toBe('seat');
  expect(state.hall?.name).toBe('Spring Open');
  expect(state.board({ round: 1, board: 1 })?.view).toMatchObject({ for: 'seat', letters: 'hy' });
  expect(state.seen(), 'the hall is asked for all of it again').toEqual([]);
  vi.useRealTimers();
});

test('what the hall has said itself is not overwritten, and a lost link forgets', () => {
  const last = new LastSaid('token', localStorage);
  const state = heard();
  last.keepBoards(state, 5_000);
  expect(last.restore(state)).toBeNull();
  last.forget();
  expect(last.restore(new State())).toBeNull();
});

test('a guess of the hall’s time gives way to the hall', () => {
  let device = 100;
  const time = new HallTime(() => device);
  time.guess(5_000);
  expect(time.now()).toBe(5_000);
  device = 200;
  time.welcome(9_000);
  time.guess(1);
  expect(time.now()).toBe(9_000);
});
