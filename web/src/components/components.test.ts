import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, hush, notify } from '../notices.svelte';
import { face, move, tile } from '../test/samples';
import Announcer from './Announcer.svelte';
import ClockFace from './ClockFace.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';
import Moves from './Moves.svelte';
import Tile from './Tile.svelte';
import Toasts from './Toasts.svelte';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('a clock runs on by itself and never speaks by itself', async () => {
  let now = 0;
  render(ClockFace, { face: face({ left: { white: 61_000, black: 1 }, running: 'white' }), side: 'white', now: () => now });
  const clock = screen.getByRole('timer', { name: 'White’s clock' });
  expect(clock.textContent?.trim()).toBe('1:01');
  now = 3_000;
  await vi.advanceTimersByTimeAsync(150);
  expect(clock.textContent?.trim()).toBe('0:58');
  expect(clock.closest('[aria-live]')).toBeNull();
});

test('a flag is seen and heard', () => {
  render(ClockFace, { face: face({ left: { white: -5, black: 1 }, fallen: ['white'] }), side: 'white' });
  expect(screen.getByRole('timer').textContent).toContain('Flag down');
});

test('moves stand two a line, and each can be chosen', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const onselect = vi.fn();
  const moves = [move(), move({ color: 'black', san: 'e5' }), move({ san: 'Nf3' })];
  render(Moves, { moves, current: 2, onselect });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: '1… e5' }).getAttribute('aria-current')).toBe('step');
  await user.click(screen.getByRole('button', { name: '2. Nf3' }));
  expect(onselect).toHaveBeenCalledWith(3);
});

test('moves may begin with Black', () => {
  render(Moves, { moves: [move({ color: 'black', san: 'Kd7' }), move({ san: 'Kb1' })], first: 40, onselect: () => {} });
  expect(screen.getByRole('button', { name: '40… Kd7' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '41. Kb1' })).toBeTruthy();
});

test('a tile names its board and says how it stands', () => {
  render(Tile, { tile: tile(3, { state: 'called', plies: 4, last: 'Nc6', attention: 2 }), href: '/board/1/3' });
  expect(screen.getByRole('link', { name: 'Board 3: White 3 – Black 3' })).toBeTruthy();
  expect(screen.getByText('2… Nc6')).toBeTruthy();
  expect(screen.getByText('Arbiter called')).toBeTruthy();
  expect(screen.getByText('2 matters')).toBeTruthy();
});

test('a thing is announced once', async () => {
  const { container } = render(Announcer);
  announce('White: e4', 'move 1');
  announce('White: e4', 'move 1');
  hush('move 2');
  announce('Black: e5', 'move 2');
  announce('Board 2');
  await tick();
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['White: e4', 'Board 2']);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(container.querySelectorAll('p')).toHaveLength(0);
});

test('a notice can be dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(Toasts);
  notify('The hall refused it', 'warning');
  await tick();
  expect(screen.getByRole('status').textContent).toContain('The hall refused it');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

test('the language is chosen on the device', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(LanguageSwitch);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'bg');
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('bg'));
  expect(localStorage.getItem('adoube.language')).toBe('bg');
  await user.selectOptions(screen.getByRole('combobox'), 'en');
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
});
