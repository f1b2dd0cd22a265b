/* The pages for the public, as a person with a keyboard or a screen reader meets them. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { state } from '../hall.svelte';
import { spoken } from '../notices.svelte';
import { go } from '../router.svelte';
import { reduce } from '../state.svelte';
import { hall, move, publicView, tag, tile } from '../test/samples';
import type { PublicView } from '../wire/types';
import BoardPage from './board/BoardPage.svelte';
import Pairings from './pairings/Pairings.svelte';
import Standings from './standings/Standings.svelte';
import Wall from './wall/Wall.svelte';

const pairings = [1, 2].map((board) => ({ board, players: tile(board).players, result: board === 2 ? '½-½' : null, devices: true }));
const event = hall({
  rounds: [
    { number: 1, started: 0, finished: false, pairings: [...pairings, { board: null, players: { white: tag(9, 'Ida'), black: null }, result: '1', devices: false }] },
  ],
});
const moves = [move(), move({ color: 'black', san: 'e5', squares: ['e7', 'e5'] }), move({ san: 'Nf3', squares: ['g1', 'f3'] })];

function board(over: Partial<PublicView> = {}): void {
  reduce(state, { type: 'board', key: { round: 1, board: 1 }, version: 1, view: { for: 'public', ...publicView(over) } });
}

beforeEach(() => {
  state.forget();
  state.hall = event;
  reduce(state, { type: 'wall', tiles: [tile(1), tile(2, { result: '½-½', state: 'finished' })] });
  go('/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the wall leads to every board', () => {
  render(Wall);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
  expect(screen.getByText('Round 1 of 9')).toBeTruthy();
  expect(screen.getByText('1 of 2 games finished')).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/board/1/1', '/board/1/2']);
});

test('before there is an event, and before there is a round', async () => {
  state.hall = hall({ name: '' });
  render(Wall);
  expect(screen.getByRole('heading', { name: 'No event yet' })).toBeTruthy();
  state.hall = hall({ current: 0, players: 21 });
  await tick();
  expect(screen.getByText('21 players are entered.')).toBeTruthy();
});

test('through the moves by keyboard', async () => {
  const user = userEvent.setup();
  go('/board/1/1');
  board({ moves });
  render(BoardPage);
  const current = () => document.querySelector('[aria-current="step"]')?.textContent;
  expect(current()).toBe('Nf3');
  await user.keyboard('{ArrowLeft}');
  expect(current()).toBe('e5');
  await user.keyboard('{Home}');
  expect(current()).toBeUndefined();
  expect(screen.getByText('Starting position')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe('e4');
  expect(screen.getByRole('gridcell', { name: 'white pawn, e4, last move' })).toBeTruthy();
  await user.keyboard('{End}');
  expect(current()).toBe('Nf3');
});

test('a new move is followed and said once', async () => {
  go('/board/1/1');
  board({ moves: moves.slice(0, 2) });
  render(BoardPage);
  await tick();
  const before = spoken.length;
  board({ moves });
  await tick();
  board({ moves });
  await tick();
  expect(spoken.slice(before).map((line) => line.text)).toEqual(['2. Nf3']);
});

test('a result is shown with its words', async () => {
  go('/board/1/1');
  board({ moves, phase: 'over', result: { outcome: 'draw', score: '½-½', words: 'Agreed' } });
  render(BoardPage);
  expect(screen.getByText('½-½')).toBeTruthy();
  expect(screen.getByText('Agreed')).toBeTruthy();
});

test('from board to board', () => {
  go('/board/1/1');
  board();
  render(BoardPage);
  expect(screen.getByRole('link', { name: 'Next board: 2' }).getAttribute('href')).toBe('/board/1/2');
  expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull();
});

test('a board that does not exist', () => {
  go('/board/1/77');
  render(BoardPage);
  expect(screen.getByRole('heading', { name: 'There is no such board' })).toBeTruthy();
});

test('pairings with results and byes', () => {
  go('/pairings');
  render(Pairings);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()));
  expect(rows[2]).toEqual(['2', 'White 2 2003', '½-½', 'Black 2 2004']);
  expect(rows[3]).toEqual(['', 'Ida 2009', '1', 'free this round']);
});

test('standings with names', async () => {
  const sent = { after: 1, tie_breaks: ['WIN'], rows: [{ rank: 1, player: 1, points: 3, played: 2, values: ['1.5'] }] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(sent)));
  render(Standings);
  const row = await screen.findByRole('row', { name: /White 1/ });
  expect(within(row).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '2001', '1½', '1.5']);
});
