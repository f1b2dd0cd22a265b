/** Wooden boards with a clock between the players: one moves, presses, and writes. */
import assert from 'node:assert/strict';
import { chief, drawer, openBoard, unfold, within } from './arbiter.mjs';
import { PHONE, PHONE_LYING, TABLET_LYING } from './hall.mjs';
import { Table } from './players.mjs';
import { write } from './seats.mjs';

export const tests = {
  async 'the clock is pressed before the moves are written'() {
    await within(async (hall) => {
      await hall.event({ preset: 'classical', settings: { boards: 'wooden' } });
      await hall.start();
      const table = new Table(hall, 1);
      const clock = await hall.join(1, 'clock', { viewport: PHONE_LYING });
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      await clock.getByRole('button', { name: 'White presses' }).waitFor();
      await clock.keyboard.press('ShiftLeft');
      await clock.locator('.part.running', { hasText: 'Botvinnik' }).waitFor();
      await clock.keyboard.press('ShiftRight');
      await clock.locator('.part.running', { hasText: 'Anand' }).waitFor();
      for (const page of [black, white]) {
        await write(page, 'e4');
        await write(page, 'e5');
      }
      const view = await table.until((board) => board.moves.length === 2 && board.sheets.white.length === 2);
      assert.deepEqual(view.moves.map(({ uci, completed }) => [uci, completed]), [
        ['e2e4', true],
        ['e7e5', true],
      ]);
      assert.equal(view.tile.clock.running, 'white');
      assert.deepEqual(view.rulings ?? [], []);
      assert.equal(view.tile.attention, 0, 'nothing for the arbiter to see to');
    });
  },

  async 'the arbiter finds that nothing was moved, and that the clock was hit'() {
    await within(async (hall) => {
      await hall.event({ preset: 'classical', settings: { boards: 'wooden' } });
      await hall.start();
      const table = new Table(hall, 1);
      const clock = await hall.join(1, 'clock', { viewport: PHONE_LYING });
      await clock.getByRole('button', { name: 'White presses' }).waitFor();
      const desk = await chief(hall, '/desk');
      await openBoard(desk, 1);
      await unfold(desk, 'Measures');
      const idle = drawer(desk).getByRole('button', { name: 'Pressed without moving' });
      await idle.click();
      await desk.getByText('No press of this player alone is waiting for its move').first().waitFor();
      await clock.keyboard.press('ShiftLeft');
      await clock.locator('.part.running', { hasText: 'Botvinnik' }).waitFor();
      await idle.click();
      const found = await table.until((board) => board.rulings.length === 2);
      const [undone, penalty] = found.rulings;
      assert.ok(undone.articles.some(({ article }) => article === '7.5.3'));
      assert.match(penalty.words, /2 minutes/);
      assert.equal(found.tile.clock.running, null, 'the clocks are stopped');
      // Whose clock it was is part of the note.
      await drawer(desk).getByRole('button', { name: 'Black', exact: true }).click();
      await drawer(desk).getByLabel('Offence').selectOption({ label: 'Clock hit with force' });
      await drawer(desk).getByRole('button', { name: 'Note it' }).click();
      const noted = await table.until((board) => board.questions.length === 1);
      assert.match(noted.questions[0].words, /against Black/);
    });
  },
};
