/** Measured, not asserted: how long a move takes from one device to another, and how smooth 200 boards are. */
import assert from 'node:assert/strict';
import { chief, signedIn, tile, within } from './arbiter.mjs';
import { picture } from './hall.mjs';
import { Table } from './players.mjs';

const sorted = (all) => [...all].sort((a, b) => a - b);
const quantile = (all, part) => sorted(all)[Math.min(all.length - 1, Math.floor(all.length * part))];
const ms = (value) => `${value.toFixed(1)} ms`;

/** Sends a seat's acts over a live line of its own and says when, on the clock that all pages of the machine share. */
function openLine(page, token) {
  return page.evaluate(
    (token) =>
      new Promise((ready) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        line.onopen = () => line.send(JSON.stringify({ type: 'hello', token, language: 'en', seen: [] }));
        line.onmessage = () => ready();
        (globalThis.lines ??= {})[token] = line;
      }),
    token,
  );
}

function sendMove(page, token, from, to) {
  return page.evaluate(
    ([token, from, to]) => {
      const line = globalThis.lines[token];
      const act = (what) => line.send(JSON.stringify({ type: 'act', id: crypto.randomUUID(), act: what }));
      const sent = performance.timeOrigin + performance.now();
      act({ move: { attempt: { displace: { from, to, placed: null } }, hands: 'one' } });
      act('press');
      return sent;
    },
    [token, from, to],
  );
}

/** What came over the network for a page that nobody has opened before, in bytes as they were sent. */
async function weighed(hall, path, ready) {
  const page = await hall.page('about:blank');
  const line = await page.context().newCDPSession(page);
  let bytes = 0;
  let files = 0;
  await line.send('Network.enable');
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  if (path === '/desk') await signedIn(page, hall);
  await page.goto(hall.gate.url + path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { bytes, files };
}

export const tests = {
  async 'what the first load of each page weighs'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const board = (page) => page.getByRole('grid').first().waitFor();
      const seat = `/join#${await hall.token(1, 'white')}`;
      for (const [path, ready] of [
        ['/', (page) => page.getByRole('link', { name: /Board 1/ }).waitFor()],
        ['/board/1/1', board],
        [seat, board],
        ['/desk', (page) => tile(page, 1).waitFor()],
        ['/records', (page) => page.locator('h1').waitFor()],
        ['/laws', (page) => page.locator('details').first().waitFor()],
        ['/laws/2023/7.5.5', (page) => page.locator('article h1').waitFor()],
      ]) {
        const { bytes, files } = await weighed(hall, path, ready);
        console.log(`        measured: first load of ${path.split('#')[0]}: ${(bytes / 1000).toFixed(1)} kB in ${files} files`);
        // Without pages in the program they come from the folder, as they are.
        const most = path.startsWith('/laws') ? 100_000 : 200_000;
        if (process.env.PAGES !== 'dist') assert.ok(bytes < most, `${path}: ${bytes} bytes`);
      }
    });
  },

  async 'a move from one device to another'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const wall = await chief(hall, '/board/1/1');
      const players = await hall.page('/login');
      const tokens = [await hall.token(1, 'white'), await hall.token(1, 'black')];
      for (const token of tokens) await openLine(players, token);
      await wall.getByText('No moves yet').waitFor();
      await wall.evaluate(() => {
        globalThis.seen = [];
        new MutationObserver(() => {
          const made = document.querySelectorAll('.move[data-ply]').length;
          while (globalThis.seen.length < made) globalThis.seen.push(performance.timeOrigin + performance.now());
        }).observe(document.body, { childList: true, subtree: true });
      });
      const sent = [];
      const squares = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6', 'c3b1', 'c6b8', 'e2e4', 'e7e5', 'd2d4', 'd7d5'];
      for (const [n, text] of squares.entries()) {
        sent.push(await sendMove(players, tokens[n % 2], text.slice(0, 2), text.slice(2)));
        await wall.waitForFunction((made) => globalThis.seen.length >= made, n + 1);
      }
      const took = (await wall.evaluate(() => globalThis.seen)).map((at, n) => at - sent[n]);
      assert.equal(took.length, squares.length);
      console.log(`        measured: move to another screen, median ${ms(quantile(took, 0.5))}, worst ${ms(Math.max(...took))} of ${took.length}`);
    });
  },

  async 'two hundred boards on the desk'() {
    await within(async (hall) => {
      const players = Array.from({ length: 400 }, (_, n) => `Player ${String(n + 1).padStart(3, '0')}`);
      await hall.event({ players: [], settings: { rounds: 1 } }).catch(() => undefined);
      await hall.organise({ import: { 'players-csv': ['surname', ...players].join('\n') } });
      const pairings = Array.from({ length: 200 }, (_, n) => ({ white: 2 * n + 1, black: 2 * n + 2 }));
      await hall.organise({ 'set-pairings': { round: 1, pairings } });
      await hall.start();
      const page = await chief(hall, '/desk');
      await tile(page, 200).waitFor({ state: 'attached' });
      assert.equal(await page.locator('[data-board]').count(), 200);
      let playing = true;
      const moves = (async () => {
        for (let board = 1; playing && board <= 200; board += 1) await new Table(hall, board).play('e2e4');
      })();
      const frames = await page.evaluate(
        () =>
          new Promise((done) => {
            const deltas = [];
            const began = performance.now();
            let last = began;
            const frame = (at) => {
              deltas.push(at - last);
              last = at;
              // Down the wall and up again, as an arbiter looks for a board.
              scrollTo(0, (Math.sin((at - began) / 800) + 1) * 0.5 * (document.body.scrollHeight - innerHeight));
              if (at - began < 5000) requestAnimationFrame(frame);
              else done(deltas.slice(2));
            };
            requestAnimationFrame(frame);
          }),
      );
      playing = false;
      await moves;
      await page.evaluate(() => scrollTo(0, 0));
      await picture(page, 'desk-200');
      const late = frames.filter((delta) => delta > 50).length;
      console.log(
        `        measured: 200 boards, ${frames.length} frames in 5 s, median ${ms(quantile(frames, 0.5))}, 95 % below ${ms(quantile(frames, 0.95))}, worst ${ms(Math.max(...frames))}, ${late} over 50 ms`,
      );
    });
  },
};
