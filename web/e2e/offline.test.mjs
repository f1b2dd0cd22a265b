/** A player's device that is opened again while the hall is out of reach. */
import assert from 'node:assert/strict';
import { cleanInBothThemes, within } from './arbiter.mjs';
import { likeGolden, PHONE, PHONE_LYING, TABLET, tooWide } from './hall.mjs';
import { Table, until } from './players.mjs';
import { play, shows, square, write } from './seats.mjs';

/** What the worker keeps, once it is in charge. */
const kept = (page) =>
  until(
    () =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return [];
        const [name] = await caches.keys();
        const files = name ? await (await caches.open(name)).keys() : [];
        return files.map(({ url }) => url.replace(location.origin, ''));
      }),
    (files) => files.includes('/join'),
    'the worker',
  );

async function cut(page, hall) {
  hall.gate.cut();
  await page.context().setOffline(true);
}

async function mend(page, hall) {
  hall.gate.mend();
  await page.context().setOffline(false);
}

export const tests = {
  async 'loaded again without the hall: the board, the sheet and what was kept are there, and all of it arrives'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const table = new Table(hall, 1);
      const white = await hall.join(1, 'white', { viewport: TABLET });
      await square(white, 'e2').waitFor();
      await play(white, 'e2', 'e4');
      await write(white, 'e4');
      await white.getByRole('button', { name: '1. e4', exact: true }).waitFor();
      await table.play.call(Object.assign(table, { plies: 1 }), 'e7e5');
      await shows(white, 'black pawn, e5, last move');
      await kept(white);

      await cut(white, hall);
      await white.getByText('The hall is out of reach').waitFor();
      await play(white, 'g1', 'f3');
      await white.getByText('3 acts kept, not yet sent').waitFor();
      await white.reload();
      await white.getByText('The hall is out of reach').waitFor();
      await shows(white, 'white knight, f3');
      await white.getByRole('button', { name: '1. e4', exact: true }).waitFor();
      await white.getByText('3 acts kept, not yet sent').waitFor();
      // The page goes on working: the sheet is written on the reloaded page too.
      await write(white, 'e5');
      await white.getByRole('button', { name: '1… e5, kept, not yet sent' }).waitFor();
      await cleanInBothThemes(white, 'seat-reloaded');
      await likeGolden(white, 'seat-reloaded');
      await white.setViewportSize({ width: 360, height: 640 });
      assert.deepEqual(await tooWide(white), []);

      await mend(white, hall);
      await white.getByText('The hall is out of reach').waitFor({ state: 'detached', timeout: 20_000 });
      await white.getByRole('button', { name: '1… e5', exact: true }).waitFor();
      const view = await table.until((seen) => seen.moves.length === 3 && seen.sheets.white.length === 2);
      assert.deepEqual(view.moves.map(({ san, completed }) => [san, completed]), [['e4', true], ['e5', true], ['Nf3', true]]);
      assert.equal(view.log.filter(({ late }) => late !== null && late > 0).length > 0, true, 'the log says that it came late');
    });
  },

  async 'a clock between the players goes on after it was loaded again without the hall'() {
    await within(async (hall) => {
      await hall.event({ preset: 'classical', settings: { boards: 'wooden' } });
      await hall.start();
      const table = new Table(hall, 1);
      const clock = await hall.join(1, 'clock', { viewport: PHONE_LYING });
      await clock.getByRole('button', { name: 'White presses' }).waitFor();
      await table.write('white', 'e4');
      await kept(clock);
      await cut(clock, hall);
      await clock.reload();
      await clock.getByText('The hall is out of reach').first().waitFor();
      const shownThen = await clock.getByRole('timer').first().innerText();
      await clock.waitForTimeout(1_500);
      assert.notEqual(await clock.getByRole('timer').first().innerText(), shownThen, 'it runs');
      await clock.keyboard.press('ShiftLeft');
      await clock.locator('.part.running', { hasText: 'Botvinnik' }).waitFor();
      await mend(clock, hall);
      await table.until((view) => view.tile.clock.running === 'black' && view.moves.length === 1);
    });
  },

  async 'no other page and no other address is kept'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE });
      await square(white, 'e2').waitFor();
      for (const file of await kept(white)) assert.match(file, /^\/(assets\/[\w.-]+|icon\.svg|join)$/);
      const policy = await white.evaluate(async () => (await caches.match('/join', { ignoreVary: true })).headers.get('content-security-policy'));
      assert.match(policy, /default-src 'self'/, 'the kept page has the policy of the hall');
      const scopes = await white.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
      assert.deepEqual(scopes.map((scope) => new URL(scope).pathname), ['/join']);
      const wall = await white.context().newPage();
      await wall.goto(hall.gate.url);
      await wall.getByRole('link', { name: /Board 1/ }).first().waitFor();
      assert.equal(await wall.evaluate(() => navigator.serviceWorker.controller), null);
      wall.faults = [];
    });
  },
};
