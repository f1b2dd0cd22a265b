/** What everybody may see: the boards, one board, the pairings; on a projector and on a phone. */
import assert from 'node:assert/strict';
import { ASKED, inspected, LAPTOP, within } from './arbiter.mjs';
import { PHONE, picture } from './hall.mjs';
import { Table } from './players.mjs';

const PLAYERS = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman', 'Euwe', 'Fischer', 'Geller', 'Hort'];
const OPENINGS = ['e2e4 e7e5 g1f3 b8c6 f1b5', 'd2d4 d7d5 c2c4', 'c2c4 e7e5', 'e2e4 c7c5 g1f3 d7d6'];

async function played(hall) {
  await hall.event({ players: PLAYERS, regulations: ASKED });
  await hall.start();
  const tables = OPENINGS.map((_, n) => new Table(hall, n + 1));
  for (const [n, table] of tables.entries()) await table.play(...OPENINGS[n].split(' '));
  await tables[1].act('black', 'resign');
  await tables[1].sign();
  // What the public must not learn: an illegal move waits for the arbiter.
  await tables[2].play('e1e3');
}

export const tests = {
  async 'the wall, a board, the pairings'() {
    await within(async (hall) => {
      await played(hall);
      const page = await hall.page('/', { viewport: LAPTOP });
      await page.getByText('1-0').first().waitFor();
      assert.equal(await page.getByText('Ruling awaited').count(), 0, 'no alert reaches the public');
      await inspected(page, 'wall');
      await page.getByRole('link', { name: 'Board 1: Anand – Hort' }).click();
      await page.getByRole('button', { name: '3. Bb5' }).waitFor();
      await inspected(page, 'board');
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('gridcell', { name: 'black knight, c6, last move' }).waitFor();
      await page.getByRole('link', { name: 'Pairings' }).click();
      await page.getByRole('cell', { name: '1-0' }).waitFor();
      await inspected(page, 'pairings');
      await page.goto(`${hall.gate.url}/nowhere`);
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      await inspected(page, 'missing');
    });
  },

  async 'on a phone nothing is wider than the screen'() {
    await within(async (hall) => {
      await played(hall);
      const page = await hall.page('/', { viewport: PHONE, touch: true });
      for (const [path, text, name] of [
        ['/', '1-0', 'wall-phone'],
        ['/board/1/1', 'Bb5', 'board-phone'],
        ['/pairings', '1-0', 'pairings-phone'],
        ['/records', '1-0', 'records-phone'],
      ]) {
        await page.goto(hall.gate.url + path);
        await page.getByText(text).first().waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
        await picture(page, name);
      }
    });
  },
};
