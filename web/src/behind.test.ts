import { expect, test } from 'vitest';
import { behind } from './behind';
import { reduce, State } from './state.svelte';
import { arbiterView, move, publicView, seatView } from './test/samples';
import type { BoardView, Kept } from './wire/types';

const key = { round: 1, board: 1 };
const kept = (over: Partial<Kept>): Kept => ({ moves: 0, sheets: { white: 0, black: 0 }, rulings: 0, ...over });
const moves = (...sans: string[]) => sans.map((san) => move({ san }));
const entry = (text: string) => ({ text, offer: false });
const pub = (...sans: string[]): BoardView => ({ for: 'public', ...publicView({ moves: moves(...sans) }) });

test('moves are put behind those that are kept', () => {
  const view = behind(pub('Nf3', 'Nc6'), pub('e4', 'e5', 'Nc3'), kept({ moves: 2 }));
  expect(view?.for === 'public' && view.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
});

test('a player has his own sheet alone', () => {
  const seat = (...texts: string[]): BoardView => ({ for: 'seat', ...seatView({ color: 'black', sheet: texts.map(entry) }) });
  const view = behind(seat('d5'), seat('d4'), kept({ sheets: { white: 9, black: 1 } }));
  expect(view?.for === 'seat' && view.sheet.map(({ text }) => text)).toEqual(['d4', 'd5']);
});

test('an arbiter has both sheets, moves, rulings and the log', () => {
  const ruling = (words: string) => ({ at: null, words, articles: [] });
  const line = (version: number) => ({ version, at: 0, who: 'white', held_by: null, words: '', ruling: false, late: null });
  const before: BoardView = {
    for: 'arbiter',
    ...arbiterView({ moves: moves('e4'), sheets: { white: [entry('e4')], black: [] }, rulings: [ruling('one')], log: [line(1)] }),
  };
  const fresh: BoardView = {
    for: 'arbiter',
    ...arbiterView({ moves: moves('e5'), sheets: { white: [], black: [entry('e4')] }, rulings: [ruling('two')], log: [line(2)] }),
  };
  const view = behind(fresh, before, kept({ moves: 1, sheets: { white: 1, black: 0 }, rulings: 1 }));
  if (view?.for !== 'arbiter') throw new Error('another view');
  expect(view.moves).toHaveLength(2);
  expect(view.sheets).toEqual({ white: [entry('e4')], black: [entry('e4')] });
  expect(view.rulings.map(({ words }) => words)).toEqual(['one', 'two']);
  expect(view.log.map(({ version }) => version)).toEqual([1, 2]);
});

test('a page that has lost track asks for the whole', () => {
  const state = new State();
  const told = (version: number, since: number, ...sans: string[]) =>
    reduce(state, { type: 'board', key, version, since, kept: kept({ moves: since > 0 ? 1 : 0 }), view: pub(...sans) });
  // It was told nothing yet.
  expect(told(4, 3, 'e5')).toEqual(key);
  expect(state.board(key)).toBeUndefined();
  expect(told(4, 0, 'e4')).toBeUndefined();
  expect(told(5, 4, 'e5')).toBeUndefined();
  // A version was missed.
  expect(told(7, 6, 'Nf3')).toEqual(key);
  expect(state.board(key)?.version).toBe(5);
  expect(told(7, 0, 'e4', 'e5', 'Nf3')).toBeUndefined();
  const view = state.board(key)?.view;
  expect(view?.for === 'public' && view.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3']);
});

test('what does not fit what is there is not put behind it', () => {
  expect(behind(pub('e5'), pub(), kept({ moves: 1 }))).toBeNull();
  expect(behind(pub('e5'), undefined, kept({}))).toBeNull();
});
