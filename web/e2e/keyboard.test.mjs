/** Every page by Tab alone: whatever can be clicked is reached, is seen to be reached, and lets the keys go on. */
import assert from 'node:assert/strict';
import { ASKED, chief, LAPTOP, openBoard, within } from './arbiter.mjs';
import { Table } from './players.mjs';

/** Numbers everything that a keyboard should reach and gives the names. */
function numbered(page) {
  return page.evaluate(() => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const groups = new Set();
    const wanted = [...document.querySelectorAll(all)].filter((element) => {
      if (element.disabled || !element.checkVisibility() || element.closest('[inert]')) return false;
      if (element.tabIndex < 0) return false;
      // Of radio buttons Tab reaches one.
      if (element.type !== 'radio') return true;
      const fresh = !groups.has(element.name);
      groups.add(element.name);
      return fresh;
    });
    return wanted.map((element, n) => {
      element.dataset.reach = String(n);
      return `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    });
  });
}

/** Tab through the page, where a date has several stops; what was reached, and what showed no sign of it. */
async function tabbed(page, most) {
  const reached = new Set();
  const unseen = new Set();
  await page.evaluate(() => document.activeElement?.blur());
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      // The mark may be around what is drawn upon it, or around the tile that a link covers.
      const marked = [[element], [element, '::after'], [element.closest('.tile, .small, article') ?? element]].some((of) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(...of);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      return { reach: element.dataset.reach ?? null, marked, name: element.outerHTML.slice(0, 80), body: element === document.body };
    });
    if (at.reach !== null) reached.add(at.reach);
    if (!at.body && !at.marked) unseen.add(at.name);
  }
  return { reached, unseen };
}

async function reachable(page, name) {
  await page.waitForLoadState('networkidle');
  const wanted = await numbered(page);
  assert.ok(wanted.length > 3, `${name} has nothing to reach`);
  const { reached, unseen } = await tabbed(page, wanted.length + 16);
  const missed = wanted.filter((_, n) => !reached.has(String(n)));
  assert.deepEqual(missed, [], `${name}: not reached by Tab`);
  assert.deepEqual([...unseen], [], `${name}: reached and not seen`);
}

export const tests = {
  async 'the pages of everybody by Tab'() {
    await within(async (hall) => {
      await hall.event({ players: ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'], regulations: ASKED });
      await hall.start();
      await new Table(hall, 1).play('e2e4', 'e7e5');
      const over = new Table(hall, 2);
      await over.play('e2e4', 'e7e5');
      await over.act('white', 'resign');
      const page = await hall.page('/', { viewport: LAPTOP });
      for (const path of ['/', '/board/1/1', '/pairings', '/standings', '/records', '/records/1/2', '/login', '/nowhere']) {
        await page.goto(hall.gate.url + path);
        await page.locator('h1').first().waitFor();
        await reachable(page, path);
      }
    });
  },

  async 'the pages of staff by Tab'() {
    await within(async (hall) => {
      await hall.event({ players: ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'], regulations: ASKED });
      await hall.start();
      await new Table(hall, 1).play('e2e4', 'e7e5', 'e4e5');
      await new Table(hall, 2).call('white', 'My opponent talks');
      const page = await chief(hall, '/desk');
      await openBoard(page, 1);
      await page.evaluate(() => document.querySelectorAll('#drawer details').forEach((fold) => (fold.open = true)));
      await reachable(page, 'the desk');
      for (const step of ['event', 'players', 'rounds', 'links', 'staff']) {
        await page.goto(`${hall.gate.url}/setup/${step}`);
        await page.locator('h1').first().waitFor();
        await reachable(page, step);
      }
    });
  },

  async 'a player’s pages by Tab, and dialogs keep the keys and give them back'() {
    await within(async (hall) => {
      const needs = [{ visually_disabled: true, assistant: false, disability: false, hearing_impaired: false }];
      await hall.event({ needs, regulations: ASKED });
      await hall.start();
      for (const place of ['white', 'black', 'clock', 'assistant-white']) {
        const page = await hall.join(1, place);
        await page.getByRole('timer').first().waitFor();
        await reachable(page, place);
        if (place !== 'black') continue;
        const call = page.getByRole('button', { name: 'Call the arbiter' });
        await call.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Call the arbiter' });
        await dialog.waitFor();
        for (let n = 0; n < 14; n += 1) {
          await page.keyboard.press('Tab');
          assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null));
        }
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        assert.ok(await call.evaluate((button) => button === document.activeElement), 'the focus comes back');
      }
    });
  },
};
