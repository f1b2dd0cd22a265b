/** Wooden boards with a clock between the players: one moves, presses, and writes. */
import assert from 'node:assert/strict';
import { within } from './arbiter.mjs';
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
};
