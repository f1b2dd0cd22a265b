/** The beginning and the end of a round: each in its own place, taken back as long as nothing has happened. */
import assert from 'node:assert/strict';
import { chief, drawer, LAPTOP, openBoard, tile, within } from './arbiter.mjs';
import { SMALL_PHONE, picture, tooWide } from './hall.mjs';
import { Table, until } from './players.mjs';

const FOUR = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'];

const round = async (hall, number) => (await hall.get('/api/event')).rounds[number - 1];

export const tests = {
  async 'a double click starts a round once, and ends it without starting the next'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR });
      const page = await chief(hall, '/desk');
      const start = page.getByRole('button', { name: 'Start round 1' });
      const place = await start.boundingBox();
      await start.dblclick();
      await tile(page, 2).waitFor();
      const begun = await round(hall, 1);
      assert.ok(begun.started !== null && begun.finished === null);
      assert.equal(await page.getByText('has started').count(), 0, 'no complaint about a second click');
      for (const board of [1, 2]) await new Table(hall, board).act('white', 'resign');
      await page.getByText('2 of 2 results').waitFor();
      const finish = page.getByRole('button', { name: 'Finish round 1' });
      const other = await finish.boundingBox();
      const apart = other.x >= place.x + place.width || other.x + other.width <= place.x || other.y >= place.y + place.height;
      assert.ok(apart, 'the two do not share a place');
      await finish.dblclick();
      await page.getByRole('button', { name: 'Start round 2' }).waitFor();
      await page.waitForTimeout(800);
      assert.ok((await round(hall, 1)).finished !== null);
      assert.equal((await round(hall, 2)).started, null);
      // Again where the hand was: still nothing.
      await page.mouse.click(other.x + other.width / 2, other.y + other.height / 2, { clickCount: 2 });
      await page.waitForTimeout(800);
      assert.ok((await round(hall, 1)).finished !== null);
      assert.equal((await round(hall, 2)).started, null);
    });
  },

  async 'a start is taken back until something has happened'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR });
      const page = await chief(hall, '/desk');
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await tile(page, 2).waitFor();
      const white = await hall.join(1, 'white', { locale: 'ru' });
      await white.getByRole('timer').first().waitFor();
      await picture(page, 'desk-take-back');
      await page.getByRole('button', { name: 'Take back the start of round 1' }).click();
      await page.getByRole('button', { name: 'Start round 1' }).waitFor();
      assert.equal((await round(hall, 1)).started, null);
      await white.getByRole('timer').first().waitFor({ state: 'detached' });
      // Another pairing, and everything begins anew.
      const { players } = (await round(hall, 1)).pairings[0];
      await hall.organise({ 'set-pairings': { round: 1, pairings: [{ white: players.black, black: players.white }] } });
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await tile(page, 1).waitFor();
      const board = new Table(hall, 1);
      const view = await until(() => board.view(), ({ phase }) => phase === 'playing');
      assert.equal(view.tile.players.white.id, players.black);
      assert.ok(view.tile.clock.left.black >= 900_000, 'with all its time');
      await board.play('e2e4');
      await page.getByRole('button', { name: 'Take back the start' }).waitFor({ state: 'detached' });
      await assert.rejects(hall.organise({ 'take-back-start': 1 }), /something has happened/);
      assert.equal((await board.view()).moves.length, 1, 'and the game goes on');
    });
  },

  async 'the end of a round is taken back until the next one begins'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR });
      await hall.start();
      for (const board of [1, 2]) await new Table(hall, board).act('black', 'resign');
      await hall.finish(1);
      const page = await chief(hall, '/desk', { viewport: SMALL_PHONE });
      await page.getByRole('button', { name: 'Take back the end of round 1' }).click();
      await page.getByRole('button', { name: 'Finish round 1' }).waitFor();
      assert.equal((await round(hall, 1)).finished, null);
      assert.deepEqual(await tooWide(page), []);
      await page.waitForTimeout(700);
      await page.getByRole('button', { name: 'Finish round 1' }).click();
      await until(() => round(hall, 1), ({ finished }) => finished !== null);
      await hall.start(2);
      await assert.rejects(hall.organise({ 'take-back-finish': 1 }), /a later round has started/);
      await page.setViewportSize(LAPTOP);
      await openBoard(page, 1);
      await drawer(page).waitFor();
    });
  },
};
