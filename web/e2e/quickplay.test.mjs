/** Guideline III on the pages: extra time for each move, and a draw claimed with less than two minutes. */
import assert from 'node:assert/strict';
import { chief, drawer, inspected, openBoard, tile, unfold, within } from './arbiter.mjs';
import { PHONE, TABLET_LYING } from './hall.mjs';
import { Table } from './players.mjs';
import { more, play, shows } from './seats.mjs';

/** A quarter of an hour without increment, of which White has a minute and a half left. */
async function shortOfTime(hall) {
  const time_control = await hall.withoutIncrement();
  await hall.event({ regulations: { time_control, confirmation: 'by-arbiter', guidelines: { adjournment: false, quickplay: true } } });
  await hall.start();
  const table = new Table(hall, 1);
  await table.play('e2e4', 'e7e5');
  await hall.rule(1, { clock: { 'find-fault': 'setting' } });
  const nothing = { white: null, black: null };
  await hall.rule(1, { answer: { clocks: { times: { white: 90_000, black: 300_000 }, moves: nothing, periods: nothing } } });
  const { phase } = await table.view();
  if (phase === 'stopped') await hall.rule(1, 'restart-clock');
  await table.until((view) => view.phase === 'playing');
  return table;
}

export const tests = {
  async 'extra time is asked for (III.4), and given by the arbiter'() {
    await within(async (hall) => {
      const table = await shortOfTime(hall);
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      const page = await chief(hall, '/desk');
      await tile(page, 1).waitFor();
      await (await more(white)).getByRole('button', { name: 'Ask for extra time for each move' }).click();
      await black.locator('main').getByText('The arbiter is deciding').waitFor();
      // It is an offer of a draw as well.
      await black.getByRole('button', { name: 'Decline' }).click();
      await black.getByRole('button', { name: 'Accept the draw' }).waitFor({ state: 'detached' });
      await openBoard(page, 1);
      await drawer(page).getByRole('heading', { name: 'The Laws leave this to you' }).waitFor();
      await inspected(page, 'desk-quickplay');
      await drawer(page).getByRole('button', { name: 'Yes, as increment' }).click();
      const apply = drawer(page).getByRole('button', { name: 'Apply' });
      await table.until((view) => view.questions.length === 0);
      if (await apply.count()) await apply.click();
      const given = await table.until((view) => view.rulings.length > 0 && view.proposed.length === 0);
      assert.ok(given.log.some(({ words }) => words.includes('III.4')), JSON.stringify(given.log.slice(-4)));
      if (given.phase === 'stopped') await drawer(page).getByRole('button', { name: 'Let the clock run' }).click();
      const left = (await table.until((view) => view.phase === 'playing')).tile.clock.left.white;
      await play(white, 'g1', 'f3');
      await shows(black, 'white knight, f3, last move');
      const after = (await table.until((view) => view.tile.clock.running === 'black')).tile.clock.left.white;
      assert.ok(after > left - 5_000, `five seconds more for the move: ${left} then ${after}`);
    });
  },

  async 'a draw is claimed (III.5): first postponed, then agreed'() {
    await within(async (hall) => {
      const table = await shortOfTime(hall);
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const page = await chief(hall, '/desk');
      await tile(page, 1).waitFor();
      await openBoard(page, 1);
      await (await more(white)).getByRole('button', { name: 'the opponent cannot win by normal means' }).click();
      await drawer(page).getByRole('heading', { name: 'The Laws leave this to you' }).waitFor();
      await drawer(page).getByRole('button', { name: 'Decide later, with two minutes for the opponent' }).click();
      await table.until((view) => view.questions.length === 0);
      const apply = drawer(page).getByRole('button', { name: 'Apply' });
      if (await apply.count()) await apply.click();
      await table.until((view) => view.proposed.length === 0 && view.tile.clock.left.black > 400_000);
      const { phase } = await table.view();
      if (phase === 'stopped') await drawer(page).getByRole('button', { name: 'Let the clock run' }).click();
      await unfold(page, 'Measures');
      await drawer(page).getByRole('button', { name: 'Declare the draw that was claimed' }).click();
      if (await apply.count()) await apply.click();
      const over = await table.until((view) => view.result !== null);
      assert.equal(over.result.score, '½-½');
      await white.getByRole('button', { name: 'Sign ½-½' }).waitFor();
    });
  },

  async 'a claim that is refused costs two minutes (III.5.3)'() {
    await within(async (hall) => {
      const table = await shortOfTime(hall);
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const page = await chief(hall, '/desk');
      await tile(page, 1).waitFor();
      await openBoard(page, 1);
      await (await more(white)).getByRole('button', { name: 'the opponent makes no effort to win' }).click();
      await drawer(page).getByRole('heading', { name: 'The Laws leave this to you' }).waitFor();
      await drawer(page).getByRole('button', { name: 'No', exact: true }).click();
      await table.until((view) => view.questions.length === 0);
      const apply = drawer(page).getByRole('button', { name: 'Apply' });
      if (await apply.count()) await apply.click();
      const { tile: after } = await table.until((view) => view.tile.clock.left.black >= 419_000);
      assert.ok(after.clock.left.white <= 90_000);
      await white.locator('section.rulings', { hasText: 'III.5' }).waitFor();
    });
  },
};
