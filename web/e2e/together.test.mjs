/** The whole hall at once. */
import assert from 'node:assert/strict';
import { chief, drawer, openBoard, within } from './arbiter.mjs';
import { axe, picture, SMALL_PHONE, tooWide } from './hall.mjs';
import { Table, until } from './players.mjs';

const EIGHT = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman', 'Euwe', 'Fischer', 'Geller', 'Hort'];

const running = async (hall) => {
  const views = await Promise.all([1, 2, 3, 4].map((board) => new Table(hall, board).view()));
  return views.map(({ tile }) => tile.clock.running !== null);
};
const becomes = (hall, wanted) => until(() => running(hall), (now) => JSON.stringify(now) === JSON.stringify(wanted));

export const tests = {
  async 'all clocks are stopped and started, and a selection of them'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT });
      await hall.start();
      const page = await chief(hall, '/desk');
      await page.getByText('The whole hall').click();
      await hall.rule(3, 'stop-clocks');
      await page.getByRole('button', { name: 'Stop the clocks' }).dblclick();
      await becomes(hall, [false, false, false, false]);
      await page.getByText('3 clocks stand together, stopped by Chief').waitFor();
      // A button that wakes up has its colours a moment later.
      await page.waitForTimeout(300);
      assert.deepEqual(await axe(page), []);
      await picture(page, 'desk-together');
      await page.getByLabel('Boards (all if empty)').fill('1-2');
      await page.getByRole('button', { name: 'Let them run again' }).click();
      await becomes(hall, [true, true, false, false]);
      await page.getByLabel('Boards (all if empty)').fill('');
      await page.getByRole('button', { name: 'Let them run again' }).click();
      // What its own arbiter has stopped stands until he says otherwise.
      await becomes(hall, [true, true, false, true]);
      await page.getByLabel('Boards (all if empty)').fill('x');
      await page.getByText('Numbers and ranges').waitFor();
      assert.ok(await page.getByRole('button', { name: 'Stop the clocks' }).isDisabled());
      await openBoard(page, 2);
      await drawer(page).waitFor();
    });
  },

  async 'on a small phone it fits'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT });
      await hall.start();
      const page = await chief(hall, '/desk', { viewport: SMALL_PHONE });
      await page.getByText('The whole hall').click();
      await page.getByRole('button', { name: 'Stop the clocks' }).click();
      await becomes(hall, [false, false, false, false]);
      assert.deepEqual(await tooWide(page), []);
    });
  },

  async 'after a restart the desk says how long clocks ran on'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT });
      await hall.start();
      await hall.rule(4, 'stop-clocks');
      const page = await chief(hall, '/desk');
      await page.locator('[data-board="4"]').waitFor();
      await hall.restart();
      const alert = page.getByRole('alert').filter({ hasText: 'The program was away for at most' });
      await alert.waitFor();
      await alert.getByText('The clocks of 3 boards ran on: boards 1–3.').waitFor();
      await picture(page, 'desk-restart');
      await alert.getByRole('button', { name: 'Stop these clocks' }).click();
      await becomes(hall, [false, false, false, false]);
      await alert.getByRole('button', { name: 'Seen' }).click();
      await alert.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('[data-board="4"]').waitFor();
      assert.equal(await page.getByText('The program was away').count(), 0);
    });
  },
};
