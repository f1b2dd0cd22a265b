import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readPieces } from '../../squares';
import { face, seatView, START } from '../../test/samples';
import type { Act } from '../../wire/types';
import { answer } from './asking';
import { attemptOf, lying, promotes, takenBy } from './hand';
import { pressed, type Pending } from './kept';
import ScreenBoard from './ScreenBoard.svelte';
import Sheet from './Sheet.svelte';
import { hear, say } from './spoken';

const kept = (...acts: Act[]): Pending[] => acts.map((act) => ({ act, side: null, made: 5_000 }));
const entry = (text: string) => ({ text, offer: false });

// The sheet

test('anything is written as it stands, in the player’s own letters', async () => {
  const user = userEvent.setup();
  const send = vi.fn();
  render(Sheet, { view: seatView({ letters: 'ru' }), pending: [], send });
  const line = screen.getByRole('textbox', { name: 'Write a move' });
  await user.type(line, 'Крz9??{Enter}');
  expect(send).toHaveBeenCalledWith({ record: { enter: { text: 'Крz9??', claim: false } } });
  await user.click(screen.getByRole('button', { name: 'white knight' }));
  expect((line as HTMLInputElement).value).toBe('К');
});

test('on paper what is written is a copy', async () => {
  const send = vi.fn();
  render(Sheet, { view: seatView({ scoresheets: 'paper' }), pending: [], send });
  await userEvent.setup().type(screen.getByRole('textbox'), 'e4{Enter}');
  expect(send).toHaveBeenCalledWith({ record: { write: { text: 'e4', claim: false } } });
});

test('two squares tapped write the long form and nothing judges it', async () => {
  const user = userEvent.setup();
  const send = vi.fn();
  render(Sheet, { view: seatView(), pending: [], send });
  expect(screen.getByRole('button', { name: 'Squares' }).getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'white knight' }));
  const grid = screen.getByRole('grid', { name: 'Squares to write with' });
  const [g1, b8] = ['g1', 'b8'].map((square) => grid.querySelector<HTMLElement>(`[data-square="${square}"]`));
  g1?.focus();
  await user.keyboard('{Enter}');
  b8?.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(send).toHaveBeenCalledWith({ record: { enter: { text: 'Ng1b8', claim: false } } });
});

test('offer, dash, time and an earlier place', async () => {
  const user = userEvent.setup();
  const send = vi.fn();
  const clock = face({ left: { white: 3_900_000, black: 1 } });
  const view = seatView({ sheet: [entry('e4'), entry('e5'), entry('Nf3')], clock });
  render(Sheet, { view, pending: [], send });
  await user.click(screen.getByRole('button', { name: 'Note a draw offer' }));
  await user.click(screen.getByRole('button', { name: 'Leave the place out with a dash' }));
  const line = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(line, 'Nc6');
  await user.click(screen.getByRole('button', { name: 'Note a draw offer' }));
  await user.click(screen.getByRole('button', { name: 'Time' }));
  expect(line.value).toBe('Nc6 (=) 1:05');
  await user.click(screen.getByRole('button', { name: '1… e5' }));
  const again = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correct 1… e5' });
  expect(again.value).toBe('e5');
  await user.clear(again);
  await user.type(again, 'e6{Enter}');
  expect(send.mock.calls.map(([act]) => act as Act)).toEqual([
    { record: 'note-offer' },
    { record: { enter: { text: '—', claim: false } } },
    { record: { correct: { number: 1, of: 'black', text: 'e6' } } },
  ]);
});

test('a game that begins with Black’s 23rd move is numbered, written and corrected so', async () => {
  const user = userEvent.setup();
  const send = vi.fn();
  const pending = kept({ record: { correct: { number: 24, of: 'white', text: 'Rd2' } } });
  const view = seatView({ before: 45, sheet: [entry('Kf7'), entry('Rd1'), entry('Ke7')] });
  render(Sheet, { view, pending, send });
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['23.', '24.', '25.']);
  expect(screen.getByRole('button', { name: '24. Rd2, kept, not yet sent' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '23… Kf7' }));
  const line = screen.getByRole('textbox', { name: 'Correct 23… Kf7' });
  await user.clear(line);
  await user.type(line, 'Kg7{Enter}');
  expect(send).toHaveBeenCalledWith({ record: { correct: { number: 23, of: 'black', text: 'Kg7' } } });
});

test('what has not been sent stands on the sheet and says so', () => {
  const pending = kept(
    { record: { enter: { text: 'e5', claim: false } } },
    { record: { correct: { number: 1, of: 'white', text: 'd4' } } },
  );
  render(Sheet, { view: seatView({ sheet: [entry('e4')] }), pending, send: () => {} });
  expect(screen.getByRole('button', { name: '1… e5, kept, not yet sent' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '1. d4, kept, not yet sent' })).toBeTruthy();
});

// The board

function board(over: Parameters<typeof seatView>[0] = {}, pending: Pending[] = []) {
  const send = vi.fn<(act: Act) => void>();
  render(ScreenBoard, { view: seatView({ board: 'screen', pieces: START, ...over }), pending, send });
  const tap = async (square: string): Promise<void> => {
    const cell = screen.getByRole('grid').querySelector<HTMLElement>(`[data-square="${square}"]`);
    cell?.focus();
    if (cell) await fireEvent.keyDown(cell, { key: 'Enter' });
  };
  const acts = (): Act[] => send.mock.calls.map(([act]) => act);
  return { tap, acts };
}
const moved = (from: string, to: string, placed: string | null = null) => ({
  move: { attempt: { displace: { from, to, placed } }, hands: 'one' },
});

test('a piece is touched when it is picked up, and can be put anywhere', async () => {
  const { tap, acts } = board();
  await tap('g1');
  expect(acts()).toEqual([{ touch: { square: 'g1', manner: 'plain' } }]);
  await tap('b5');
  expect(acts()[1]).toEqual(moved('g1', 'b5'));
});

test('putting a piece back is still having touched it, and another one is touched too', async () => {
  const { tap, acts } = board();
  await tap('g1');
  await tap('g1');
  await tap('b1');
  await tap('d2');
  expect(acts().map((act) => JSON.stringify(act))).toEqual(
    ['g1', 'b1', 'd2'].map((square) => JSON.stringify({ touch: { square, manner: 'plain' } })),
  );
});

test('who says that he adjusts picks nothing up', async () => {
  const { tap, acts } = board();
  await userEvent.setup().click(screen.getByRole('button', { name: 'I adjust' }));
  await tap('e2');
  await tap('e4');
  expect(acts()).toEqual([{ touch: { square: 'e2', manner: 'adjusting' } }]);
  expect(screen.getByRole('button', { name: 'I adjust' }).getAttribute('aria-pressed')).toBe('false');
});

test('a pawn on the last rank asks which piece', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const { tap, acts } = board({ pieces: '4k3/P7/8/8/8/8/8/4K3' });
  await tap('a7');
  await tap('a8');
  expect(acts()).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'white knight' }));
  expect(acts()[1]).toEqual(moved('a7', 'a8', 'knight'));
});

test('king onto rook castles, two squares aside too; one step is a step', async () => {
  const pieces = readPieces('4k3/8/8/8/8/8/8/R3K2R');
  expect(attemptOf(pieces, 'e1', 'h1', false)).toEqual({ castle: { king: 'e1', rook: 'h1' } });
  expect(attemptOf(pieces, 'e1', 'c1', false)).toEqual({ castle: { king: 'e1', rook: 'a1' } });
  expect(attemptOf(pieces, 'e1', 'f1', false)).toEqual({ displace: { from: 'e1', to: 'f1', placed: null } });
  const shuffled = readPieces('4k3/8/8/8/8/8/8/1R2K1R1');
  expect(attemptOf(shuffled, 'e1', 'g1', true)).toEqual({ castle: { king: 'e1', rook: 'g1' } });
  expect(attemptOf(shuffled, 'e1', 'b1', true)).toEqual({ castle: { king: 'e1', rook: 'b1' } });
  expect(attemptOf(shuffled, 'e1', 'c1', true)).toEqual({ castle: { king: 'e1', rook: 'b1' } });
});

test('pieces lie as hands left them', () => {
  expect(lying('4k3/8/8/3pP3/8/8/8/R3K2R', [{ displace: { from: 'e5', to: 'd6', placed: null } }])).toBe(
    '4k3/8/3P4/8/8/8/8/R3K2R',
  );
  expect(lying('4k3/8/8/8/8/8/8/R3K2R', [{ castle: { king: 'e1', rook: 'a1' } }])).toBe('4k3/8/8/8/8/8/8/2KR3R');
  expect(takenBy(readPieces(START), { displace: { from: 'd1', to: 'd7', placed: null } })).toBe('d7');
  expect(promotes(readPieces('8/P7/8/8/8/8/8/8'), { displace: { from: 'a7', to: 'b8', placed: null } })).toBe(true);
});

test('a move that waits for the hall lies on the board', () => {
  board({}, kept(moved('e2', 'e4') as Act));
  expect(screen.getByRole('gridcell', { name: 'white pawn, e4' })).toBeTruthy();
});

test('the other clock runs from the moment of a press that waits', () => {
  const now = pressed(face({ left: { white: 60_000, black: 50_000 }, running: 'white' }), kept('press'), 'white');
  expect(now).toMatchObject({ running: 'black', at: 5_000, left: { white: 55_000, black: 50_000 } });
});

// Without eyes

test('moves are heard in every form and said in the one of D.2.1', () => {
  const knight = { displace: { from: 'g1', to: 'f3', placed: null } };
  for (const text of ['Springer Gustav eins Felix drei', 'шпрингер Густав айнс Феликс драй', 'Nf3', 'g1f3', 'Ng1-f3', 'Gustav eins Felix drei']) {
    expect(hear(text, START, 'white', 'en'), text).toEqual({ kind: 'move', attempt: knight, role: 'knight' });
  }
  expect(hear('f3', START, 'white', 'en')).toMatchObject({ attempt: { displace: { from: 'f2', to: 'f3' } } });
  expect(hear('Ձf3', START, 'white', 'hy')).toMatchObject({ attempt: knight });
  for (const letters of ['sr', 'sr-Latn']) {
    for (const text of ['Сf3', 'Sf3', 'Шпрингер Густав ајнс Феликс драј']) {
      expect(hear(text, START, 'white', letters), `${text} ${letters}`).toMatchObject({ attempt: knight });
    }
  }
  expect(say({ displace: { from: 'g1', to: 'f3', placed: null } }, 'knight')).toBe('Springer Gustav eins Felix drei');
  expect(say({ castle: { king: 'e1', rook: 'h1' } }, 'king')).toBe('Kurze Rochade');
});

test('captures, castling, promotion, and what is not plain', () => {
  const fen = 'r3k2r/P7/8/3p4/4P3/8/1N3N2/R3K2R';
  expect(hear('exd5', fen, 'white', 'en')).toMatchObject({ attempt: { displace: { from: 'e4', to: 'd5' } } });
  expect(hear('lange Rochade', fen, 'white', 'en')).toMatchObject({ attempt: { castle: { king: 'e1', rook: 'a1' } } });
  expect(hear('0-0', fen, 'black', 'en')).toMatchObject({ attempt: { castle: { king: 'e8', rook: 'h8' } } });
  expect(hear('axb8=Q', fen, 'white', 'en')).toMatchObject({ attempt: { displace: { to: 'b8', placed: 'queen' } } });
  expect(hear('Anna sieben Bella acht Dame', fen, 'white', 'en')).toMatchObject({ attempt: { displace: { placed: 'queen' } } });
  expect(hear('Nd3', fen, 'white', 'en')).toEqual({ kind: 'from-where' });
  expect(hear('Nbd3', fen, 'white', 'en')).toMatchObject({ attempt: { displace: { from: 'b2' } } });
  expect(hear('hello', fen, 'white', 'en')).toEqual({ kind: 'unreadable' });
  expect(hear('Nf3', null, 'white', 'en')).toEqual({ kind: 'from-where' });
});

test('the board is read on request', () => {
  expect(answer('e1', START, 'en')).toBe('white king, e1');
  expect(answer('e4', START, 'en')).toBe('e4, empty');
  expect(answer('Q', START, 'en')).toBe('white queen, d1; black queen, d8');
  expect(answer('5', START, 'en')).toBe('None there.');
  expect(answer('', '4k3/8/8/8/8/8/8/4K3', 'en')).toBe('white king, e1; black king, e8');
});
