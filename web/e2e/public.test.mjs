/** What everybody may see: the boards, one board, the pairings; on a projector and on a phone. */
import assert from 'node:assert/strict';
import { ASKED, chief, cleanInBothThemes, inspected, LAPTOP, within } from './arbiter.mjs';
import { PHONE, picture, tooWide } from './hall.mjs';
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

  async 'an illegal move stands in sight of everybody, and nothing public says what it is'() {
    await within(async (hall) => {
      await hall.event({ players: PLAYERS, regulations: ASKED });
      await hall.start();
      const table = new Table(hall, 1);
      await table.play('e2e4', 'e7e5', 'e1e3');
      // The clock pressed without a move, and a rook that jumps, at other boards.
      await new Table(hall, 2).play('a1a5');
      await new Table(hall, 3).act('white', 'press');
      for (const board of [1, 2, 3]) {
        const view = await new Table(hall, board).until((seen) => seen.proposed.length > 0 || seen.questions.length > 0);
        assert.ok(view.moves.length === 0 || view.moves.at(-1).illegal, 'the arbiter knows');
      }
      const said = [];
      const page = await hall.page('/login', { viewport: LAPTOP });
      page.on('websocket', (line) => line.on('framereceived', ({ payload }) => said.push(payload)));
      await page.goto(`${hall.gate.url}/`);
      await page.getByRole('link', { name: /Board 1: / }).click();
      await page.getByRole('gridcell', { name: 'white king, e3, last move' }).waitFor();
      await page.getByRole('button', { name: '2. Ke3' }).waitFor();
      await picture(page, 'board-standing');
      const page2 = await hall.page('/', { viewport: LAPTOP });
      await page2.getByText('Ra5').waitFor();
      const words = /illegal|ruling|alert|"attention":[1-9]|\b7\.5/i;
      // Fields that the public's messages share with others stay empty there.
      const empty = ['"illegal":null', '"rulings":0'];
      const shown = said
        .filter((text) => !/^\{"type":"(pong|welcome)"/.test(text))
        .map((text) => empty.reduce((rest, field) => rest.replaceAll(field, ''), text));
      assert.ok(shown.some((text) => text.includes('Ke3')), 'the line was listened to');
      for (const text of shown) assert.doesNotMatch(text, words);
      for (const one of [page, page2]) assert.doesNotMatch(await one.locator('body').innerText(), words);
      for (const path of ['/games.pgn', '/rounds/1/boards/1.pgn', '/api/boards/1/1', '/api/records/1/1']) {
        const answer = await page.request.get(hall.gate.url + path);
        if (answer.ok()) assert.doesNotMatch((await answer.text()).replaceAll('"illegal":null', ''), /illegal/i, path);
      }
    });
  },

  async 'with a delay the public is behind, is told so, and staff are not'() {
    await within(async (hall) => {
      await hall.event({ settings: { public_delay: 120 } });
      await hall.start();
      await new Table(hall, 1).play('e2e4', 'e7e5');
      const staff = await chief(hall, '/');
      await staff.getByText('1… e5').waitFor();
      const page = await hall.page('/', { viewport: LAPTOP });
      await page.getByText('Shown 2 minutes late').or(page.getByText(/2 minutes/)).first().waitFor();
      assert.equal(await page.getByText('e5').count(), 0);
      const answer = await page.request.get(`${hall.gate.url}/games.pgn`);
      assert.doesNotMatch(await answer.text(), /1\. e4/);
      await cleanInBothThemes(page, 'wall-delayed');
    });
  },

  async 'on a projector the boards fill the screen'() {
    await within(async (hall) => {
      await played(hall);
      const page = await hall.page('/', { viewport: { width: 1920, height: 1080 }, dark: true });
      await page.getByText('1-0').first().waitFor();
      await page.getByRole('button', { name: 'Fill the screen' }).click();
      await page.getByRole('button', { name: 'Leave the full screen' }).waitFor();
      assert.equal(await page.getByRole('navigation').count(), 0);
      assert.deepEqual(await tooWide(page), []);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.ok(below <= 0, `${below} pixels are below the screen`);
      await inspected(page, 'wall-projector');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fill the screen' }).waitFor();
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
        ['/records/1/2', '1-0', 'record-phone'],
        ['/standings', 'Anand', 'standings-phone'],
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
