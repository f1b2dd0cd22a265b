/** Guideline I, from the sealed move to the resumption, on the pages of both players and of the arbiter. */
import assert from 'node:assert/strict';
import { ASKED, chief, cleanInBothThemes, drawer, inspected, openBoard, tile, within } from './arbiter.mjs';
import { PHONE, TABLET_LYING } from './hall.mjs';
import { Table } from './players.mjs';
import { more, play, shows, square } from './seats.mjs';

/** An event whose games may be adjourned, both players and the arbiter at their devices. */
async function seated(hall, { locale = 'en' } = {}) {
  await hall.event({ preset: 'classical', regulations: ASKED });
  await hall.start();
  const white = await hall.join(1, 'white', { viewport: TABLET_LYING });
  const black = await hall.join(1, 'black', { viewport: PHONE, locale });
  const page = await chief(hall, '/desk');
  await tile(page, 1).waitFor();
  return { white, black, page, table: new Table(hall, 1) };
}

async function seal(page, text, minutes) {
  const dialog = await more(page);
  if (minutes) await dialog.getByRole('spinbutton').fill(minutes);
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Seal the move' }).click();
}

const shown = (page) => page.locator('main').innerText();

export const tests = {
  async 'sealed by a player, labelled by the arbiter, opened when both are there, a wrong time corrected'() {
    await within(async (hall) => {
      const { white, black, page, table } = await seated(hall);
      await play(white, 'e2', 'e4');
      await shows(black, 'white pawn, e4, last move');
      // Black adjourns twenty minutes before the session ends (I.1.2).
      await seal(black, 'Nc6', '20');
      await black.getByText('Your move is sealed.').waitFor();
      await white.getByText('Your opponent has sealed a move.').waitFor();
      await openBoard(page, 1);
      await drawer(page).getByText('Black has sealed a move.').waitFor();
      for (const one of [white, black, page]) assert.ok(!(await shown(one)).includes('Nc6'), 'nobody reads it');
      const label = drawer(page).getByRole('link', { name: 'Label of the envelope (PDF)' });
      const paper = await page.request.get(hall.gate.url + (await label.getAttribute('href')));
      assert.equal((await paper.body()).subarray(0, 5).toString(), '%PDF-');
      await drawer(page).getByRole('textbox', { name: 'Resumption' }).fill('Sunday 10:00');
      await drawer(page).getByRole('button', { name: 'Send' }).click();
      await white.getByText('The game goes on: Sunday 10:00').waitFor();
      await inspected(page, 'desk-adjourned');
      await cleanInBothThemes(black, 'seat-adjourned');

      const before = (await table.view()).tile.clock.left;
      // What the envelope says of the early adjournment waits for the arbiter like any ruling.
      const apply = drawer(page).getByRole('button', { name: 'Apply' });
      if (await apply.count()) await apply.click();
      await drawer(page).getByRole('button', { name: 'Resume: open the envelope' }).click();
      const resumed = await table.until((view) => view.phase === 'playing');
      assert.deepEqual(resumed.moves.map(({ san }) => san), ['e4', 'Nc6']);
      assert.ok(resumed.tile.clock.left.black <= before.black, `${before.black}`);
      await shows(white, 'black knight, c6, last move');
      // Until the reply is made it can turn out that the position on the board is not the adjourned one (I.12.2).
      const lost = drawer(page).getByRole('button', { name: 'The position cannot be established' });
      await lost.waitFor();

      // White sees before the first move that a clock is wrong (I.13).
      const dialog = await more(white);
      await dialog.getByRole('button', { name: 'A time on the clocks is wrong' }).click();
      await white.getByText('The clocks are stopped').or(white.getByText('Clocks stopped')).first().waitFor();
      if (await apply.count()) await apply.click();
      // Whether it is, and which time is right, the arbiter is asked.
      await drawer(page).getByRole('group', { name: 'White' }).getByRole('textbox', { name: 'Time' }).fill('1:02:03');
      await drawer(page).getByRole('button', { name: 'Set the clocks' }).click();
      await table.until((view) => view.tile.clock.left.white <= 3_723_000);
      const stopped = await table.view();
      if (stopped.phase === 'stopped') await drawer(page).getByRole('button', { name: 'Let the clock run' }).click();
      await table.until((view) => view.tile.clock.running === 'white');
      await white.getByText(/1:0[12]:\d\d/).first().waitFor();
      await play(white, 'g1', 'f3');
      await table.until((view) => view.moves.length === 3);
      await lost.waitFor({ state: 'detached' });
    });
  },

  async 'the sealer stays away: the reply is sealed, and opened when he comes'() {
    await within(async (hall) => {
      const { white, page, table } = await seated(hall);
      await seal(white, 'd4');
      await openBoard(page, 1);
      await drawer(page).getByText('White has sealed a move.').waitFor();
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await drawer(page).getByRole('checkbox', { name: 'White' }).uncheck();
      await drawer(page).getByRole('button', { name: 'Resume: open the envelope' }).click();
      await shows(black, 'white pawn, d4, last move');
      await black.getByText('Your opponent has not come').waitFor();
      await cleanInBothThemes(black, 'seat-reply');
      await black.getByRole('textbox', { name: 'Seal the reply' }).fill('d5');
      await black.getByRole('button', { name: 'Seal the reply' }).click();
      await black.getByText('The reply is sealed.').waitFor();
      await table.until((view) => view.tile.clock.running === 'white');
      assert.ok(!(await shown(white)).includes('d5'), 'the absent player does not see it');
      await drawer(page).getByText('White has not come; the clock runs.').waitFor();
      await drawer(page).getByRole('button', { name: 'White has come' }).click();
      await shows(white, 'black pawn, d5, last move');
      const { moves } = await table.view();
      assert.deepEqual(moves.map(({ san }) => san), ['d4', 'd5']);
    });
  },

  async 'the player who must reply stays away: the envelope stays closed until he comes'() {
    await within(async (hall) => {
      const { white, black, page, table } = await seated(hall);
      await seal(white, 'c4');
      await openBoard(page, 1);
      await drawer(page).getByRole('checkbox', { name: 'Black' }).uncheck();
      await drawer(page).getByRole('button', { name: 'Resume: open the envelope' }).click();
      await white.getByText('The envelope is opened when the player who must reply comes.').waitFor();
      await table.until((view) => view.tile.clock.running === 'black');
      assert.equal((await table.view()).moves.length, 0);
      await drawer(page).getByRole('button', { name: 'Black has come' }).click();
      await shows(black, 'white pawn, c4, last move');
      await table.until((view) => view.moves.length === 1);
    });
  },

  async 'a move is sealed in the player’s own letters, and a bad one loses'() {
    await within(async (hall) => {
      const { white, black, page, table } = await seated(hall, { locale: 'bg' });
      await play(white, 'e2', 'e4');
      await black.getByRole('gridcell', { name: 'бяла пешка, e4' }).or(square(black, 'e4')).first().waitFor();
      await table.until((view) => view.tile.clock.running === 'black');
      await black.getByRole('button', { name: 'Още' }).click();
      const dialog = black.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Кf6');
      await dialog.getByRole('button', { name: 'Запечатване на хода' }).click();
      await openBoard(page, 1);
      await drawer(page).getByRole('button', { name: 'Resume: open the envelope' }).click();
      const { moves } = await table.until((view) => view.phase === 'playing');
      assert.equal(moves.at(-1).san, 'Nf6', 'К is a knight in Bulgarian');

      await seal(white, 'Ke5');
      await drawer(page).getByText('White has sealed a move.').waitFor();
      await drawer(page).getByRole('button', { name: 'Resume: open the envelope' }).click();
      const apply = drawer(page).getByRole('button', { name: 'Apply' });
      await drawer(page).getByText('I.8').first().waitFor();
      if (await apply.count()) await apply.click();
      const lost = await table.until((view) => view.result !== null);
      assert.equal(lost.result.score, '0-1');
    });
  },
};
