/** What hands do on a screen board: dragging, promoting, castling, pressing the bar; and a special board of wood. */
import assert from 'node:assert/strict';
import { cleanInBothThemes, within } from './arbiter.mjs';
import { PHONE, TABLET_LYING } from './hall.mjs';
import { Table } from './players.mjs';
import { drag, play, pressButton, shows, square } from './seats.mjs';

export const tests = {
  async 'a piece is dragged, put back, dropped beside the board, and the bar presses the clock'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const table = new Table(hall, 1);
      const white = await hall.join(1, 'white', { viewport: TABLET_LYING });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await square(white, 'e2').waitFor();
      // Let go where it stood: it was touched, and nothing else.
      await drag(white, 'e2', 'e2');
      await square(white, 'e2').hover();
      await white.mouse.down();
      await white.mouse.move(5, 5, { steps: 4 });
      await white.mouse.up();
      await shows(white, 'white pawn, e2, touched');
      assert.equal((await table.view()).moves.length, 0);
      await drag(white, 'e2', 'e4');
      await shows(white, 'white pawn, e4, last move');
      await white.keyboard.press('Space');
      await table.until((view) => view.tile.clock.running === 'black');
      await shows(black, 'white pawn, e4, last move');
      // On the board the bar picks squares, until a move has been made there.
      await square(black, 'e7').focus();
      await black.keyboard.press('Space');
      await black.keyboard.press('e');
      await black.keyboard.press('5');
      await black.keyboard.press('Space');
      await shows(black, 'black pawn, e5, last move');
      await black.keyboard.press('Space');
      const { moves } = await table.until((view) => view.tile.clock.running === 'white');
      assert.deepEqual(moves.map(({ san, completed }) => [san, completed]), [['e4', true], ['e5', true]]);
    });
  },

  async 'promotion: the piece is chosen, or the pawn is left'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const table = new Table(hall, 1);
      await table.play('a2a4', 'h7h5', 'a4a5', 'h5h4', 'a5a6', 'h4h3', 'a6b7', 'h3g2');
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      await shows(white, 'white pawn, b7');
      await drag(white, 'b7', 'a8');
      const choice = white.getByRole('dialog', { name: 'Which piece?' });
      await choice.waitFor();
      await cleanInBothThemes(white, 'seat-promotion');
      await choice.getByRole('button', { name: 'white knight' }).click();
      await shows(white, 'white knight, a8, last move');
      await pressButton(white).click();
      await table.until((view) => view.tile.clock.running === 'black');
      assert.equal((await table.view()).moves.at(-1).san, 'bxa8N');
      // A pawn left on the last rank waits for its piece: no move is made yet (4.7.3), and the device says no more than that before the press.
      await shows(black, 'white knight, a8, last move');
      await play(black, 'g2', 'h1', false);
      await black.getByRole('dialog').getByRole('button', { name: 'Leave the pawn' }).click();
      await shows(black, 'black pawn, h1, touched');
      assert.equal(await black.locator('section.rulings', { hasText: '7.5' }).count(), 0);
      await pressButton(black).click();
      await black.locator('section.rulings', { hasText: '7.5' }).waitFor();
    });
  },

  async 'a promotion that is closed without a choice leaves the piece in the hand'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const table = new Table(hall, 1);
      await table.play('a2a4', 'h7h5', 'a4a5', 'h5h4', 'a5a6', 'h4h3', 'a6b7', 'h3g2');
      const white = await hall.join(1, 'white', { viewport: PHONE });
      await shows(white, 'white pawn, b7');
      await play(white, 'b7', 'c8', false);
      await white.getByRole('dialog', { name: 'Which piece?' }).waitFor();
      await white.keyboard.press('Escape');
      await shows(white, 'white pawn, b7, touched');
      await play(white, 'b7', 'c8', false);
      await white.getByRole('dialog').getByRole('button', { name: 'white queen' }).click();
      await shows(white, 'white queen, c8, last move');
    });
  },

  async 'Appendix D on wood: both announce, both repeat, and the sheet is the record'() {
    await within(async (hall) => {
      const needs = [{ visually_disabled: true, assistant: false, disability: false, hearing_impaired: false }];
      await hall.event({ needs, settings: { boards: 'wooden' } });
      await hall.start();
      const table = new Table(hall, 1);
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      const line = white.getByRole('textbox', { name: 'Your move, or a question' });
      await line.fill('?e2');
      await line.press('Enter');
      await white.getByText('which this device does not see').first().waitFor();
      // On wood only the player knows where a piece comes from.
      await line.fill('Nf3');
      await line.press('Enter');
      await white.getByText('Say the square it comes from as well.').first().waitFor();
      await line.fill('Ng1f3');
      await line.press('Enter');
      await line.press('Enter');
      await white.getByText('Made: Springer Gustav eins Felix drei. Press the clock.').first().waitFor();
      await white.keyboard.press('F9');
      await black.getByRole('button', { name: 'Repeat: Springer Gustav eins Felix drei' }).click();
      await cleanInBothThemes(black, 'seat-blind-wooden');
      const reply = black.getByRole('textbox', { name: 'Announce your move' });
      await reply.fill('d7d5');
      await reply.press('Enter');
      await reply.press('Enter');
      await black.getByText('Announced.').first().waitFor();
      const pen = black.getByRole('textbox', { name: 'Write a move' });
      for (const text of ['Nf3', 'd5']) {
        await pen.fill(text);
        await pen.press('Enter');
      }
      await pressButton(black).click();
      await white.getByText('Opponent: David sieben David fuenf').first().waitFor();
      await white.keyboard.press('F7');
      await white.getByText('Repeated.').first().waitFor();
      const { moves } = await table.until((view) => view.tile.clock.running === 'white' && view.moves.length === 2);
      assert.deepEqual(moves.map(({ san, illegal }) => [san, illegal]), [['Nf3', null], ['d5', null]]);
    });
  },
};
