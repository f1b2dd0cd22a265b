import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n';
import { START } from '../test/samples';
import Board from './Board.svelte';

afterEach(() => setLanguage('en'));

test('sixty-four named squares, of which Tab reaches one', () => {
  render(Board, { pieces: START });
  expect(screen.getByRole('grid', { name: 'Chessboard' })).toBeTruthy();
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(64);
  expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  expect(cells[0]?.getAttribute('aria-label')).toBe('black rook, a8');
  expect(screen.getByRole('gridcell', { name: 'white knight, g1' })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'e4, empty' })).toBeTruthy();
});

test('named in the language of the device', async () => {
  await setLanguage('hy');
  render(Board, { pieces: START });
  expect(screen.getByRole('gridcell', { name: 'սպիտակ ձի, g1' })).toBeTruthy();
});

test('any two squares by keyboard, from either side', async () => {
  const user = userEvent.setup();
  const onpick = vi.fn();
  render(Board, { pieces: START, onpick });
  await user.tab();
  await user.keyboard('{ArrowUp}{Enter}{ArrowUp}{ArrowUp} ');
  expect(onpick.mock.calls).toEqual([['e2'], ['e4']]);
  await user.keyboard('h8{Enter}{Home}{Enter}');
  expect(onpick.mock.calls.slice(2)).toEqual([['h8'], ['a8']]);
});

test('Black sees the board from the other side', () => {
  render(Board, { pieces: START, orientation: 'black' });
  expect(screen.getAllByRole('gridcell')[0]?.getAttribute('aria-label')).toBe('white rook, h1');
});

test('says what was touched and where the last move went', () => {
  render(Board, { pieces: START, touched: ['g1'], lastSquares: ['e7', 'e5'] });
  expect(screen.getByRole('gridcell', { name: 'white knight, g1, touched' })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'e5, last move' })).toBeTruthy();
});

test('a finger taps, or drags anything anywhere', async () => {
  const [onpick, onlift, ondrop] = [vi.fn(), vi.fn(), vi.fn()];
  render(Board, { pieces: START, onpick, onlift, ondrop });
  const grid = screen.getByRole('grid');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
  const point = (type: string, x: number, y: number) =>
    grid.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true, cancelable: true }),
    );
  point('pointerdown', 50, 750);
  point('pointerup', 52, 751);
  expect(onpick.mock.calls).toEqual([['a1']]);
  point('pointerdown', 50, 750);
  point('pointermove', 300, 300);
  point('pointerup', 350, 350);
  expect(onlift.mock.calls).toEqual([['a1']]);
  expect(ondrop.mock.calls).toEqual([['a1', 'd5']]);
  point('pointerdown', 50, 750);
  point('pointermove', 300, 900);
  point('pointerup', 300, 900);
  expect(ondrop.mock.calls[1]).toEqual(['a1', null]);
});

test('a board to look at answers to nothing', async () => {
  const user = userEvent.setup();
  render(Board, { pieces: START });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
});

test('a letter and a digit go to a square on a Cyrillic keyboard too', async () => {
  render(Board, { pieces: START, onpick: () => undefined });
  const grid = screen.getByRole('grid');
  for (const [key, code] of [['у', 'KeyE'], ['4', 'Digit4']]) {
    grid.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  }
  await tick();
  expect(document.activeElement?.getAttribute('data-square')).toBe('e4');
});
