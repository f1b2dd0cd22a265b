import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Snapshots } from './snapshots';
import type { ServerMsg } from './wire/types';

let version: number;
let event: string;
let asked: string[];
let broken: boolean;

function get(path: string): Promise<unknown> {
  asked.push(path);
  if (broken) return Promise.reject(new Error('503'));
  const board = /^\/public\/1\/7\/(\d+)\./.exec(path);
  if (board) return Promise.resolve({ type: 'board', key: { round: 1, board: 7 }, version: Number(board[1]) });
  if (path.startsWith('/public/event/')) return Promise.resolve({ type: 'hall', hall: { name: path } });
  const page = path.endsWith('?page=2') ? 2 : 1;
  return Promise.resolve({
    now: 5000,
    build: 'a',
    of: 'f-1',
    round: 1,
    page,
    pages: 2,
    versions: page === 1 ? [[7, version]] : [[57, 1]],
    tiles: [{ board: page === 1 ? 7 : 57 }],
    event,
  });
}

function look(): { heard: ServerMsg[]; wire: Snapshots; ended: () => boolean } {
  const heard: ServerMsg[] = [];
  let ended = false;
  const wire = new Snapshots(get, () => 0.5);
  wire.onmessage = (event) => heard.push(JSON.parse(event.data) as ServerMsg);
  wire.onclose = () => (ended = true);
  wire.send(JSON.stringify({ type: 'hello', token: null, language: 'ru', seen: [] }));
  return { heard, wire, ended: () => ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  [version, event, asked, broken] = [3, 'a0', [], false];
});
afterEach(() => vi.useRealTimers());

test('a wall and the boards that are looked at come as over a line', async () => {
  const { heard, wire } = look();
  wire.send(JSON.stringify({ type: 'watch', boards: [{ round: 1, board: 7 }] }));
  await vi.advanceTimersByTimeAsync(10);
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'hall', 'wall', 'board']);
  expect(asked).toEqual([
    '/public/0/wall.ru.json',
    '/public/0/wall.ru.json?page=2',
    '/public/event/a0.json',
    '/public/1/7/3.ru.json?of=f-1',
  ]);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(heard.length).toBe(4);
  version = 4;
  await vi.advanceTimersByTimeAsync(2_100);
  expect(heard.slice(4).map(({ type }) => type)).toEqual(['wall', 'board']);
  wire.close();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(before);
});

test('the competition is asked for when it has changed, and not at every look', async () => {
  const { heard, wire } = look();
  await vi.advanceTimersByTimeAsync(6_500);
  const events = (): string[] => asked.filter((path) => path.startsWith('/public/event/'));
  expect(events()).toEqual(['/public/event/a0.json']);
  event = 'b1';
  await vi.advanceTimersByTimeAsync(6_500);
  expect(events()).toEqual(['/public/event/a0.json', '/public/event/b1.json']);
  expect(heard.filter(({ type }) => type === 'hall').length).toBe(2);
  wire.close();
});

test('after failures, and after a while, the sockets are tried again', async () => {
  const cut = look();
  broken = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cut.ended()).toBe(true);
  broken = false;
  const long = look();
  await vi.advanceTimersByTimeAsync(110_000);
  expect(long.ended()).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(long.ended()).toBe(true);
});
