/** Boards without devices: no clock runs, and results come in by keyboard alone. */
import assert from 'node:assert/strict';
import { axe, picture, SMALL_PHONE, tooWide } from './hall.mjs';
import { chief, cleanInBothThemes, LAPTOP, signedIn, within } from './arbiter.mjs';
import { until } from './players.mjs';

const EIGHT = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman', 'Euwe', 'Fischer', 'Geller', 'Hort'];
const NONE = { boards: 'wooden', devices: { 'up-to': 0 } };

const results = async (hall, round = 1) => (await hall.get('/api/hall')).rounds[round - 1].pairings.map(({ result }) => result);
const becomes = (hall, wanted) => until(() => results(hall), (now) => JSON.stringify(now) === JSON.stringify(wanted));

export const tests = {
  async 'a whole round by keyboard, with a mistake corrected in place'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT, settings: NONE });
      await hall.start();
      // The hall runs nothing there.
      assert.equal((await fetch(`${hall.api}/api/boards/1/1`)).status, 404);
      const page = await chief(hall, '/results');
      await page.getByRole('heading', { name: 'Results' }).waitFor();
      await page.getByLabel('Board and result').waitFor();
      await page.waitForFunction(() => document.activeElement?.id.endsWith('-line'));
      // In any order, by the number of the board.
      await page.keyboard.type('3 1');
      await page.keyboard.press('Enter');
      await becomes(hall, [null, null, '1-0', null]);
      await page.keyboard.type('1=');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', null, '1-0', null]);
      // The number alone goes to its field; from there a key and Enter for each.
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', '0-1', '1-0', null]);
      // It went on to board 3, which was a mistake.
      await page.waitForFunction(() => document.activeElement?.dataset.result === '3');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', '0-1', '0-1', null]);
      await page.keyboard.type('+');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', '0-1', '0-1', '+/-']);
      await page.getByText('4 of 4 results').waitFor();
      const entries = (await hall.get('/api/event')).rounds[0].pairings;
      assert.equal(entries[2].earlier.length, 1, 'what stood there before is kept');
      assert.deepEqual(entries[3].entry.result.outcome, { unplayed: { white: true, black: false } });
      await cleanInBothThemes(page, 'results');
      // Out again: an empty field and Enter.
      await page.keyboard.press('Escape');
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', '0-1', '0-1', null]);
    });
  },

  async 'what is no result or no board is said, and nothing is sent'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT.slice(0, 4), settings: NONE });
      await hall.start();
      const page = await chief(hall, '/results');
      await page.getByLabel('Board and result').fill('9 1');
      await page.keyboard.press('Enter');
      await page.getByText('There is no board 9').first().waitFor();
      await page.getByLabel('Result on board 1').fill('7');
      await page.keyboard.press('Enter');
      await page.getByText('Not a result').first().waitFor();
      assert.deepEqual(await results(hall), [null, null]);
      // After the round is finished a correction needs its reason.
      await page.keyboard.press('Escape');
      for (const line of ['1 1', '2 0']) {
        await page.getByLabel('Board and result').fill(line);
        await page.keyboard.press('Enter');
      }
      await becomes(hall, ['1-0', '0-1']);
      await hall.organise({ 'finish-round': 1 });
      await page.getByLabel('Board and result').fill('1=');
      await page.keyboard.press('Enter');
      await page.getByLabel('Another result stands on board 1').fill('the slip was misread');
      await page.keyboard.press('Enter');
      await becomes(hall, ['½-½', '0-1']);
    });
  },

  async 'an arbiter does it on a small phone'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT, settings: NONE });
      await hall.start();
      await hall.post('/api/staff', { name: 'Deputy', post: 'arbiter', password: 'e4e5Nf3Nc6' });
      const page = await hall.page('/login', { viewport: SMALL_PHONE });
      await page.getByLabel('Name').fill('Deputy');
      await page.getByLabel('Password').fill('e4e5Nf3Nc6');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: 'Results', exact: true }).click();
      await page.getByLabel('Board and result').fill('2');
      await page.getByRole('button', { name: '½-½' }).click();
      await becomes(hall, [null, '½-½', null, null]);
      assert.deepEqual(await tooWide(page), []);
      assert.deepEqual(await axe(page), []);
      await picture(page, 'results-phone');
      // His own slip he takes out himself.
      await page.getByLabel('Result on board 2').fill('');
      await page.keyboard.press('Enter');
      await becomes(hall, [null, null, null, null]);
    });
  },

  async 'devices at the first boards only'() {
    await within(async (hall) => {
      await hall.event({ players: EIGHT, settings: { devices: { 'up-to': 1 } } });
      await hall.start();
      const desk = await chief(hall, '/desk', { viewport: LAPTOP });
      await desk.locator('[data-board="1"]').waitFor();
      assert.equal(await desk.locator('[data-board]').count(), 1);
      const wall = await hall.page('/');
      await wall.getByRole('link', { name: 'Boards without devices' }).waitFor();
      await signedIn(wall, hall);
      await wall.goto(`${hall.gate.url}/results`);
      await wall.getByLabel('Board and result').fill('4 1');
      await wall.keyboard.press('Enter');
      await becomes(hall, [null, null, null, '1-0']);
      // What is changed later opens no board in the middle of a round.
      const { settings } = await hall.get('/api/event');
      await hall.organise({ amend: { ...settings, devices: 'all' } });
      assert.equal((await fetch(`${hall.api}/api/boards/1/2`)).status, 404);
    });
  },
};
