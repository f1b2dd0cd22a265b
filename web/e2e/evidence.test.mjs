/** Boards that nobody watches: a slip of the pen costs nothing, the arbiter finds, puts right, and there is one result. */
import assert from 'node:assert/strict';
import { chief, cleanInBothThemes, drawer, LAPTOP, openBoard, unfold, within } from './arbiter.mjs';
import { PHONE, PHONE_LYING, picture } from './hall.mjs';
import { Table } from './players.mjs';
import { write } from './seats.mjs';

const wooden = { preset: 'classical', settings: { boards: 'wooden' } };

export const tests = {
  async 'a slip of the pen is shown to the arbiter alone, and nothing is ruled'() {
    await within(async (hall) => {
      await hall.event(wooden);
      await hall.start();
      const table = new Table(hall, 1);
      const clock = await hall.join(1, 'clock', { viewport: PHONE_LYING });
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const desk = await chief(hall, '/desk', { viewport: LAPTOP });
      await write(white, 'Nf6');
      await clock.getByRole('button', { name: 'White presses' }).waitFor();
      await clock.keyboard.press('ShiftLeft');
      const view = await table.until((board) => board.tile.clock.running === 'black' && board.alerts.length > 0);
      assert.deepEqual(view.rulings, []);
      assert.equal(view.illegal_moves.white, 0);
      assert.equal(view.moves.length, 0);
      assert.equal(view.alerts[0].kind, 'evidence-differs');
      await openBoard(desk, 1);
      await drawer(desk).getByText('As White writes').waitFor();
      await drawer(desk).getByText('Nf6').first().waitFor();
      await cleanInBothThemes(desk, 'desk-evidence');
      // The arbiter saw what was played.
      await drawer(desk).getByLabel(/You saw White play/).fill('g1f3');
      await drawer(desk).locator('section', { hasText: 'As White writes' }).getByRole('button').click();
      const seen = await table.until((board) => board.moves.length === 1);
      assert.equal(seen.moves[0].uci, 'g1f3');
      assert.equal(seen.moves[0].completed, true);
      assert.deepEqual(seen.rulings, []);
    });
  },

  async 'the arbiter puts right: time, a move, a position, and takes a ruling back'() {
    await within(async (hall) => {
      await hall.event(wooden);
      await hall.start();
      const table = new Table(hall, 1);
      const desk = await chief(hall, '/desk', { viewport: LAPTOP });
      await openBoard(desk, 1);
      await unfold(desk, 'Put right');
      const panel = drawer(desk).locator('details', { hasText: 'What the hall has wrong' });
      await panel.getByLabel('Minutes, or 1:30').fill('3');
      await panel.getByLabel('Reason').fill('the light went out');
      await panel.getByRole('button', { name: 'Put right' }).click();
      const given = await table.until((board) => board.rulings.length === 1);
      assert.match(given.rulings[0].words, /3 minutes/);
      await drawer(desk).getByRole('button', { name: 'Take back' }).click();
      await panel.getByLabel('Reason').fill('it was another board');
      await panel.getByRole('button', { name: 'Put right' }).click();
      const back = await table.until((board) => board.rulings.length === 2);
      assert.deepEqual(back.withdrawable, []);
      await unfold(desk, 'Put right');
      await panel.getByLabel('What', { exact: true }).selectOption('set-position');
      await panel.getByLabel('FEN').fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 30');
      await panel.getByLabel('Reason').fill('the board was knocked over');
      await picture(desk, 'desk-repair');
      await panel.getByRole('button', { name: 'Put right' }).click();
      const set = await table.until((board) => board.fen.startsWith('4k3/8/8/8/8/8/4P3/4K3'));
      assert.equal(set.turn, 'white');
    });
  },

  async 'on wood the players sign, and an arbiter’s result is the only one'() {
    await within(async (hall) => {
      await hall.event(wooden);
      await hall.start();
      const table = new Table(hall, 1);
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      // A draw is agreed once each has made a move (5.2.3); of the moves the hall knows the presses.
      await table.act('white', 'press');
      await table.act('black', 'press');
      for (const page of [white, black]) {
        await page.getByRole('button', { name: 'Result', exact: true }).click();
        await picture(page, 'seat-result');
        await page.getByRole('dialog').getByRole('button', { name: 'Sign ½-½' }).click();
      }
      const drawn = await table.until((board) => board.result !== null);
      assert.equal(drawn.result.score, '½-½');
      const desk = await chief(hall, '/desk', { viewport: LAPTOP });
      await openBoard(desk, 1);
      await unfold(desk, 'Measures');
      await drawer(desk).getByLabel('Result').selectOption({ label: '1-0' });
      await drawer(desk).locator('form', { hasText: 'Result' }).getByLabel('Reason').fill('appeal upheld');
      await drawer(desk).locator('form', { hasText: 'Result' }).getByRole('button').click();
      const changed = await table.until((board) => board.result?.score === '1-0');
      assert.equal(changed.result.score, '1-0');
      await white.getByText('1-0').first().waitFor();
      const pgn = await (await fetch(`${hall.gate.url}/rounds/1/boards/1.pgn`)).text();
      assert.match(pgn, /\[Result "1-0"\]/);
    });
  },
};
