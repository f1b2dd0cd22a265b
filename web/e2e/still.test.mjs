/** The pages at the board hold still, and what matters is in sight on a small phone. */
import assert from 'node:assert/strict';
import { within } from './arbiter.mjs';
import { picture, SMALL_PHONE, tooWide } from './hall.mjs';
import { play, square } from './seats.mjs';
import { Table } from './players.mjs';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

/** What lies at the middle of a button, and four points near its edges, is the button. */
async function uncovered(page, name) {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
    return points.every(([x, y]) => element.contains(document.elementFromPoint(left + width * x, top + height * y)));
  });
}

async function inSight(page, locator) {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

const place = async (page) => JSON.stringify(await square(page, 'e4').boundingBox());

export const tests = {
  async 'on wood nothing covers what a player may need'() {
    await within(async (hall) => {
      await hall.event({ preset: 'classical', settings: { boards: 'wooden' } });
      await hall.start();
      for (const viewport of WIDTHS) {
        const page = await hall.join(1, 'white', { viewport });
        await page.getByRole('timer').first().waitFor();
        await page.getByRole('grid').waitFor();
        for (const name of ['Call the arbiter', 'Offer a draw', 'Claim the flag', 'Resign', 'Write']) {
          if (name === 'Write') await page.getByLabel('Write a move').fill('e4');
          assert.ok(await uncovered(page, name), `${name} at ${viewport.width}`);
        }
        assert.deepEqual(await tooWide(page), []);
        await page.evaluate(() => scrollTo(0, 0));
        const flag = page.getByRole('button', { name: 'Claim the flag' });
        assert.ok(await inSight(page, flag), 'the flag is claimed without scrolling');
        await picture(page, `seat-wood-${viewport.width}`);
        // A flag that is not down is claimed all the same, and the claim is answered (6.8); a refusal is said where it covers nothing.
        await flag.click();
        await page.locator('section.rulings', { hasText: '6.8' }).first().waitFor();
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('button', { name: 'An illegal move was made' }).click();
        await page.getByRole('status', { name: 'Notices' }).getByRole('button').first().waitFor();
        for (const name of ['Call the arbiter', 'Offer a draw']) assert.ok(await uncovered(page, name), `${name} beside a notice`);
      }
    });
  },

  async 'the board stays where it is, whatever is said'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const table = new Table(hall, 1);
      for (const viewport of [SMALL_PHONE, { width: 820, height: 1180 }, { width: 1180, height: 820 }]) {
        const black = await hall.join(1, 'black', { viewport });
        await black.getByRole('timer').first().waitFor();
        const before = await place(black);
        // One offer, which stands.
        if (viewport === SMALL_PHONE) {
          await table.play('e2e4.');
          await table.act('white', 'offer-draw');
          await table.act('white', 'press');
        }
        await black.getByRole('button', { name: 'Accept the draw' }).waitFor();
        assert.equal(await place(black), before, 'an offer');
        assert.ok(await inSight(black, black.getByRole('button', { name: 'Accept the draw' })));
        assert.deepEqual(await tooWide(black), []);
        await hall.rule(1, 'stop-clocks').catch(() => undefined);
        await table.until(({ phase }) => phase === 'stopped');
        await black.getByRole('button', { name: 'Accept the draw' }).waitFor();
        assert.equal(await place(black), before, 'the clocks are stopped');
        await picture(black, `seat-still-${viewport.width}`);
        await hall.rule(1, 'restart-clock');
        await table.until(({ phase }) => phase === 'playing');
        await table.call('black', 'too loud').catch(() => undefined);
        await black.getByText('too loud').first().waitFor();
        assert.equal(await place(black), before, 'a call');
        hall.gate.cut();
        await black.locator('.strip .offline').waitFor();
        assert.equal(await place(black), before, 'no line');
        hall.gate.mend();
        await black.locator('.strip .offline').waitFor({ state: 'detached' });
      }
    });
  },

  async 'a ruling is read on a small phone without scrolling'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: SMALL_PHONE });
      await white.getByRole('timer').first().waitFor();
      const before = await place(white);
      await play(white, 'e2', 'e5');
      const ruling = white.locator('.strip .ruling');
      await ruling.waitFor();
      assert.equal(await place(white), before, 'a ruling');
      assert.ok(await inSight(white, ruling));
      const words = ruling.locator('.words');
      assert.ok(await words.evaluate((element) => element.scrollHeight <= element.clientHeight + 1), 'all of it');
      await picture(white, 'seat-ruling-360');
      await words.click();
      await white.getByRole('dialog').waitFor();
      await white.keyboard.press('Escape');
      await ruling.getByRole('button', { name: 'Dismiss' }).click();
      await ruling.waitFor({ state: 'detached' });
      assert.equal(await place(white), before);
    });
  },
};
