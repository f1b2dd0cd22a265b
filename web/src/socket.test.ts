import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LineStatus, type Wire } from './socket';
import type { ClientMsg, ServerMsg } from './wire/types';

/** A hall that a test plays by hand. */
class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code?: number }) => void) | null = null;
  sent: ClientMsg[] = [];
  closed = false;

  constructor() {
    FakeWire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMsg);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(now = 0): void {
    this.onopen?.();
    this.say({ type: 'welcome', role: { kind: 'seat', round: 1, board: 1, color: 'white', by: null }, now, build: 'a' });
  }

  acts(): Extract<ClientMsg, { type: 'act' }>[] {
    return this.sent.filter((message) => message.type === 'act');
  }
}

let device = 0;
let status: LineStatus;
let heard: ServerMsg[];

function line(): FakeWire {
  const last = FakeWire.all.at(-1);
  if (!last) throw new Error('nothing was dialled');
  return last;
}

/** Time passes for timers and for the device. */
function pass(ms: number): void {
  for (let n = 0; n < ms; n += 50) {
    device += 50;
    vi.advanceTimersByTime(50);
  }
}

function connect(storage: Storage = localStorage): Connection {
  const connection = new Connection({
    url: 'ws://hall/ws',
    token: 'secret',
    language: () => 'sr',
    seen: () => [{ key: { round: 1, board: 1 }, version: 7 }],
    onMessage: (message) => heard.push(message),
    onStatus: (now) => (status = now),
    storage,
    dial: () => new FakeWire(),
    device: () => device,
    random: () => 0.5,
  });
  connection.open();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeWire.all = [];
  device = 1_000;
  heard = [];
});

afterEach(() => vi.useRealTimers());

test('says who it is and what it has seen', () => {
  connect();
  line().onopen?.();
  expect(line().sent[0]).toEqual({
    type: 'hello',
    token: 'secret',
    language: 'sr',
    seen: [{ key: { round: 1, board: 1 }, version: 7 }],
  });
  expect(status.line).toBe('connecting');
  line().welcome();
  expect(status.line).toBe('online');
});

test('an act is kept until it is acknowledged', async () => {
  const connection = connect();
  line().welcome();
  const { id, reply } = connection.act('press');
  expect(line().acts()).toEqual([{ type: 'act', id, key: null, side: null, act: 'press', moment: null }]);
  expect(status.kept).toBe(1);
  expect(localStorage.length).toBe(1);
  line().say({ type: 'acked', id, version: 8, at: 5 });
  expect((await reply).type).toBe('acked');
  expect(status.kept).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('a refusal ends an act as well', async () => {
  const connection = connect();
  line().welcome();
  const { id, reply } = connection.act('resign');
  line().say({ type: 'refused', id, kind: 'cannot-happen', words: 'The game is over', article: '5.1.2' });
  expect((await reply).type).toBe('refused');
  expect(status.kept).toBe(0);
});

test('a cut: acts keep their moment and go out in order, one by one', () => {
  const connection = connect();
  line().welcome(50_000);
  const before = connection.act('press');
  line().onclose?.();
  expect(status.line).toBe('offline');
  pass(100);
  const during = connection.act('offer-draw');
  expect(status).toMatchObject({ line: 'offline', kept: 2 });
  pass(2_000);
  line().welcome(52_100);
  expect(line().acts().map((act) => [act.id, act.moment])).toEqual([[before.id, 50_000]]);
  line().say({ type: 'acked', id: before.id, version: 1, at: 1 });
  expect(line().acts().map((act) => [act.id, act.moment])[1]).toEqual([during.id, 50_100]);
  line().say({ type: 'acked', id: during.id, version: 2, at: 1 });
  expect(status.kept).toBe(0);
});

test('what a closed page kept is sent by the next one', () => {
  const first = connect();
  line().welcome(9_000);
  line().onclose?.();
  const { id } = first.act('press');
  first.close();
  connect();
  line().welcome(20_000);
  expect(line().acts()).toEqual([{ type: 'act', id, key: null, side: null, act: 'press', moment: 9_000 }]);
});

test('a full disk: kept, tried again, and nothing overtakes', () => {
  const connection = connect();
  line().welcome();
  const first = connection.act('press');
  line().say({ type: 'refused', id: first.id, kind: 'disk', words: '', article: null });
  const second = connection.act('offer-draw');
  expect(status.kept).toBe(2);
  expect(line().acts()).toHaveLength(1);
  pass(2_000);
  expect(line().acts().map((act) => act.id)).toEqual([first.id, first.id]);
  line().say({ type: 'acked', id: first.id, version: 1, at: 1 });
  expect(line().acts().at(-1)?.id).toBe(second.id);
});

test('the wait between attempts grows and ends', () => {
  connect();
  const dialled: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    line().onclose?.();
    const from = device;
    const count = FakeWire.all.length;
    while (FakeWire.all.length === count) pass(50);
    dialled.push(device - from);
  }
  expect(dialled).toEqual([400, 800, 1_600, 3_200, 6_400, 8_000, 8_000]);
});

test('silence is a cut', () => {
  connect();
  line().welcome();
  const first = line();
  pass(12_000);
  expect(first.closed).toBe(true);
  expect(status.line).toBe('offline');
});

test('the quickest answer tells the time', () => {
  const connection = connect();
  line().welcome(100_000);
  expect(connection.time.now()).toBe(100_000);
  // Sent at 1000, back at 1100, read by the hall half-way: 500 ms of difference are certain to 50.
  device = 1_100;
  line().say({ type: 'pong', sent: 1_000, now: 100_550 });
  expect(connection.time.now()).toBe(100_600);
  expect(status.delay).toBe(100);
  // A slow answer changes the delay shown, not the time.
  device = 4_000;
  line().say({ type: 'pong', sent: 2_000, now: 103_400 });
  expect(status.delay).toBe(2_000);
  expect(connection.time.now()).toBe(103_500);
  pass(4_000);
  expect(line().sent.filter((message) => message.type === 'ping').at(-1)).toMatchObject({ delay: 2_000 });
});

test('boards watched are asked for again after a cut', () => {
  const connection = connect();
  connection.watch([{ round: 1, board: 3 }]);
  line().welcome();
  expect(line().sent).toContainEqual({ type: 'watch', boards: [{ round: 1, board: 3 }] });
  line().onclose?.();
  pass(2_000);
  line().welcome();
  expect(line().sent).toContainEqual({ type: 'watch', boards: [{ round: 1, board: 3 }] });
});

test('what staff kept is not spent on a session that has ended', () => {
  const connection = connect();
  connection.act('confirm');
  line().onopen?.();
  line().say({ type: 'welcome', role: { kind: 'spectator' }, now: 0, build: 'a' });
  expect(line().acts()).toEqual([]);
  expect(status.kept).toBe(1);
});

test('a link that is revoked is not tried again', () => {
  connect();
  line().welcome();
  line().say({ type: 'revoked' });
  expect(status.line).toBe('revoked');
  pass(20_000);
  expect(FakeWire.all).toHaveLength(1);
});

test('who looks on and finds no place comes another way, and nobody else', () => {
  const crowd = vi.fn(() => new FakeWire());
  const open = (token: string | null): Connection => {
    const connection = new Connection({
      url: 'ws://hall/ws',
      token,
      language: () => 'en',
      seen: () => [],
      onMessage: () => undefined,
      onStatus: () => undefined,
      dial: () => new FakeWire(),
      crowd,
      device: () => device,
      random: () => 0.5,
    });
    connection.open();
    return connection;
  };
  const seat = open('link');
  line().onclose?.({ code: 1013 });
  pass(2_000);
  expect(crowd).not.toHaveBeenCalled();
  seat.close();
  const onlooker = open(null);
  line().onclose?.({ code: 1006 });
  pass(2_000);
  expect(crowd).not.toHaveBeenCalled();
  line().onclose?.({ code: 1013 });
  pass(3_000);
  expect(crowd).toHaveBeenCalledTimes(1);
  // When that ends, the sockets are tried again.
  line().onclose?.();
  pass(5_000);
  expect(crowd).toHaveBeenCalledTimes(1);
  onlooker.close();
});
