/** The arbiter's desk against the real program; players act through the links of their seats. */
import assert from 'node:assert/strict';
import { ASKED, chief, drawer, inspected, openBoard, SMALL_LAPTOP, tile, unfold, within } from './arbiter.mjs';
import { picture } from './hall.mjs';
import { Table } from './players.mjs';

/** White takes everything but the king and then has the move. */
const BARE_KING = (
  'b1c3 d7d5 c3d5 g7g6 d5c7 e8d7 c7a8 b7b6 a8b6 d7c6 b6c8 d8a5 c8e7 c6b6 e7g6 a5h5 g6f8 h5d5 f8h7 d5d3 e2d3 f7f6 ' +
  'h7f6 b8a6 f6g8 h8h5 d1h5 a6c5 h5c5 b6a6 c5a7 a6b5'
).split(' ');

async function paired(hall, options = {}) {
  await hall.event({ regulations: ASKED, ...options });
  await hall.start();
  return new Table(hall, 1);
}

const apply = (page) => drawer(page).getByRole('button', { name: 'Apply' }).click();

export const tests = {
  async 'an illegal move: the proposal is confirmed, and at another board decided otherwise'() {
    await within(async (hall) => {
      const first = await paired(hall, { players: ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'] });
      const second = new Table(hall, 2);
      const page = await chief(hall, '/desk');
      await tile(page, 1).waitFor();
      await first.play('e2e4', 'e7e5', 'e4e5');
      await tile(page, 1).getByText('Ruling awaited').waitFor();
      await openBoard(page, 1);
      await drawer(page).getByText('The position before e4e5 is put back').waitFor();
      await drawer(page).getByText('Black gets 1 minute more').waitFor();
      await inspected(page, 'desk-ruling');
      await page.setViewportSize(SMALL_LAPTOP);
      await picture(page, 'desk-small');
      await page.setViewportSize({ width: 1440, height: 900 });
      await apply(page);
      await drawer(page).getByRole('heading', { name: 'Proposed ruling' }).waitFor({ state: 'detached' });
      const ruled = await first.until((view) => view.proposed.length === 0);
      assert.match(ruled.fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3/);
      assert.equal(ruled.illegal_moves.white, 1);
      assert.equal(ruled.rulings.length, 3);

      await second.play('e2e4', 'e7e5', 'e4e5');
      await openBoard(page, 2);
      await drawer(page).getByRole('button', { name: 'Decide otherwise' }).click();
      await drawer(page).getByRole('textbox', { name: 'Reason' }).first().fill('The pieces had been displaced by a spectator');
      await drawer(page).getByRole('button', { name: 'Record this decision' }).click();
      await drawer(page).getByRole('heading', { name: 'Proposed ruling' }).waitFor({ state: 'detached' });
      const other = await second.until((view) => view.proposed.length === 0);
      assert.ok(other.log.some(({ words }) => words.includes('displaced by a spectator')), 'the log has the reason');
      assert.ok(!other.rulings.some(({ words }) => words.includes('1 minute')), 'no penalty was given');
    });
  },

  async 'a threefold claim with a written move: wrong, and then right'() {
    await within(async (hall) => {
      const table = await paired(hall);
      const page = await chief(hall, '/desk');
      const dance = ['g1f3', 'g8f6', 'f3g1'];
      const claim = async () => {
        await table.write('black', 'Ng8', true);
        await table.act('black', { 'claim-draw': { ground: 'repetition', with: 'written' } });
      };
      await table.play(...dance);
      for (const text of ['Nf3', 'Nf6', 'Ng1']) await table.write('black', text);
      await claim();
      await tile(page, 1).getByText('Ruling awaited').waitFor();
      await openBoard(page, 1);
      await drawer(page).getByText('9.5.3').first().waitFor();
      await picture(page, 'desk-claim-wrong');
      await apply(page);
      const wrong = await table.until((view) => view.proposed.length === 0);
      assert.equal(wrong.result, null);
      assert.ok(wrong.rulings.some(({ words }) => /White gets 1 minute more/.test(words)), JSON.stringify(wrong.rulings));
      const restart = drawer(page).getByRole('button', { name: 'Let the clock run' });
      if (wrong.phase === 'stopped') await restart.click();
      await table.until((view) => view.phase === 'playing');

      await table.play('f6g8', ...dance);
      for (const text of ['Nf3', 'Nf6', 'Ng1']) await table.write('black', text);
      await claim();
      await drawer(page).getByText('The game is drawn').waitFor();
      await drawer(page).getByText('9.5.2').first().waitFor();
      await picture(page, 'desk-claim-right');
      await apply(page);
      const right = await table.until((view) => view.result !== null);
      assert.equal(right.result.score, '½-½');
    });
  },

  async 'a flag falls, and the opponent has a bare king: a draw, with its reason'() {
    await within(async (hall) => {
      const table = await paired(hall);
      await table.play(...BARE_KING);
      const page = await chief(hall, '/desk');
      await tile(page, 1).waitFor();
      await openBoard(page, 1);
      // The display is corrected to three seconds, so that nobody waits for a quarter of an hour.
      await unfold(page, 'Measures');
      await drawer(page).getByRole('button', { name: 'Clocks set wrongly: correct' }).click();
      await drawer(page).getByRole('group', { name: 'White' }).getByRole('textbox', { name: 'Time' }).fill('0:03');
      await drawer(page).getByRole('button', { name: 'Set the clocks' }).click();
      const set = await table.until((view) => view.tile.clock.left.white <= 3000);
      if (set.phase === 'stopped') await drawer(page).getByRole('button', { name: 'Let the clock run' }).click();
      await drawer(page).getByText('White’s flag').first().waitFor({ timeout: 15_000 });
      await tile(page, 1).getByText('Flag down').first().waitFor();
      await inspected(page, 'desk-flag');
      await drawer(page).getByRole('button', { name: 'White: Flag is down' }).click();
      // The arbiter has seen it himself: nothing is left to confirm.
      const over = await table.until((view) => view.result !== null);
      assert.equal(over.result.score, '½-½');
      assert.match(over.result.words, /6\.9/);
      await drawer(page).getByText(over.result.words).waitFor();
      await drawer(page).getByRole('link', { name: 'Record of the game' }).click();
      await page.getByRole('heading', { name: 'Clock use' }).waitFor();
      await page.getByRole('heading', { name: /^Rulings: [1-9]/ }).waitFor();
      await inspected(page, 'record');
    });
  },

  async 'by keys alone: take a call, open boards, apply a ruling, leave'() {
    await within(async (hall) => {
      const names = Array.from({ length: 24 }, (_, n) => `Player ${String(n + 1).padStart(2, '0')}`);
      await paired(hall, { players: names });
      const page = await chief(hall, '/desk');
      await tile(page, 12).waitFor();
      const key = (name) => page.keyboard.press(name);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
      await key('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await inspected(page, 'desk-keys');
      await key('Escape');
      await key('j');
      await page.locator('#drawer h2', { hasText: 'Board 1:' }).waitFor();
      await key('j');
      await page.locator('#drawer h2', { hasText: 'Board 2:' }).waitFor();
      await key('k');
      await page.locator('#drawer h2', { hasText: 'Board 1:' }).waitFor();
      await key('1');
      await key('2');
      await page.locator('#drawer h2', { hasText: 'Board 12:' }).waitFor();
      await key('Escape');
      await drawer(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Board 12:'));
      // A quick hand: another key ends a number, so that this is board 1, none, and board 2.
      for (const name of ['1', 'Escape', '2']) await key(name);
      await page.locator('#drawer h2', { hasText: 'Board 2:' }).waitFor();
      await key('Escape');

      await new Table(hall, 3).call('black', 'My opponent talks');
      await page.getByRole('complementary').getByText('My opponent talks').waitFor();
      await key('c');
      await page.locator('#drawer h2', { hasText: 'Board 3:' }).waitFor();
      await page.getByText('taken by Chief').first().waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('Board 3:'));
      // From the heading the next stops are inside the drawer.
      await key('Tab');
      assert.equal(await focused(), 'Close');
      await key('Tab');
      assert.equal(await focused(), 'Done');
      await key('Enter');
      await page.getByText('Nobody calls.').waitFor();

      const fifth = new Table(hall, 5);
      await fifth.play('e2e4', 'e7e5', 'e4e5');
      await tile(page, 5).getByText('Ruling awaited').waitFor();
      await key('5');
      await drawer(page).getByRole('heading', { name: 'Proposed ruling' }).waitFor();
      await key('a');
      await drawer(page).getByRole('heading', { name: 'Proposed ruling' }).waitFor({ state: 'detached' });
      await fifth.until((view) => view.rulings.length === 3);
    });
  },

  async 'the ruling drawer by keys alone: a reason, a penalty, the clocks'() {
    await within(async (hall) => {
      const table = await paired(hall, { players: ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'] });
      const page = await chief(hall, '/desk', { locale: 'ru' });
      await tile(page, 1).waitFor();
      await table.play('e2e4', 'e7e5', 'e4e5');
      // The hand never leaves the keyboard, which has Cyrillic letters.
      await page.keyboard.press('1');
      await drawer(page).locator('h3', { hasText: 'Предлагаемое решение' }).waitFor();
      await tab(page, 'Решить иначе');
      await page.keyboard.press('Enter');
      await tab(page, 'Причина');
      await page.keyboard.type('зритель сдвинул фигуры');
      await page.keyboard.press('Enter');
      const decided = await table.until((view) => view.proposed.length === 0);
      assert.ok(decided.log.some(({ words }) => words.includes('зритель')));
      await page.waitForFunction(() => document.activeElement?.closest('#drawer') !== null);

      // An offence is noted, and its penalty chosen.
      await tab(page, 'Меры');
      await page.keyboard.press('Enter');
      await tab(page, 'Отметить', 60);
      await page.keyboard.press('Enter');
      await drawer(page).locator('h3', { hasText: 'Это решаете вы' }).waitFor();
      await table.until((view) => view.questions.length > 0);
      await drawer(page).locator('h2').focus();
      await tab(page, 'Предупреждение');
      await page.keyboard.press('Enter');
      const warned = await table.until((view) => view.questions.length === 0);
      assert.ok(warned.rulings.length + warned.proposed.length > 0);

      // The key that says c on a Latin keyboard.
      await new Table(hall, 2).call('black', 'Шум');
      await page.getByText('Шум').first().waitFor();
      await drawer(page).locator('h2').focus();
      await page.evaluate(() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'с', code: 'KeyC', bubbles: true })));
      await page.locator('#drawer h2', { hasText: '2' }).waitFor();
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'detached' });
    });
  },
};

/** Presses Tab until something with this name has the focus. */
async function tab(page, name, most = 40) {
  const passed = [];
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim();
    });
    passed.push(named.slice(0, 30));
    if (named.startsWith(name)) return;
  }
  throw new Error(`Tab did not come to ${name}: ${passed.join(' | ')}`);
}
