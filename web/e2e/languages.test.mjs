/** Six languages, narrow phones and wide walls: every word fits where it stands. `LOOK=folder` takes pictures of it. */
import assert from 'node:assert/strict';
import { ASKED, chief, LAPTOP, openBoard, SMALL_LAPTOP, within } from './arbiter.mjs';
import { PHONE_LYING, TABLET_LYING, tooWide } from './hall.mjs';
import { Table } from './players.mjs';

const LANGUAGES = ['en', 'ru', 'bg', 'sr', 'mk', 'hy'];
/** The narrowest phone that people still carry. */
const NARROW = { width: 360, height: 640 };
const PLAYERS = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman', 'Nepomniachtchi-Praggnanandhaa', 'Fischer'];

/** What does not fit; sizes that depend on other sizes may come a picture later. */
async function misfits(page) {
  if ((await tooWide(page)).length === 0) return [];
  await page.waitForTimeout(300);
  return tooWide(page);
}

/** Opens each of a player's dialogs. */
async function dialogs(page, say) {
  const deeds = page.locator('.deeds .buttons button[aria-haspopup]');
  for (let n = 0; n < (await deeds.count()); n += 1) {
    await deeds.nth(n).click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    const fields = dialog.locator('fieldset:last-of-type input');
    if ((await fields.count()) > 1) await fields.nth(1).check();
    await say(`dialog ${n}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** Shows a page in every language and at every size, and says what does not fit. */
async function everywhere(page, name, sizes, ready, faults, then = null) {
  for (const language of LANGUAGES) {
    await page.evaluate((to) => localStorage.setItem('adoube.language', to), language);
    await page.reload();
    await ready(page);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction((to) => document.documentElement.lang.startsWith(to), language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const say = async (where) => {
        faults.push(...(await misfits(page)).map((what) => `${name}, ${where}, ${language}, ${size.width}: ${what}`));
        if (process.env.LOOK) {
          await page.screenshot({ path: `${process.env.LOOK}/${name}-${where}-${language}-${size.width}.png`.replaceAll(' ', '-') });
        }
      };
      await say('page');
      await then?.(page, say);
    }
  }
}

export const tests = {
  async 'a player’s pages fit'() {
    await within(async (hall) => {
      const needs = [null, { visually_disabled: true, assistant: false, disability: false, hearing_impaired: false }];
      const time_control = await hall.withoutIncrement();
      const regulations = { ...ASKED, time_control, guidelines: { adjournment: true, quickplay: true } };
      await hall.event({ players: PLAYERS, needs, regulations });
      await hall.start();
      const faults = [];
      const sizes = [NARROW, TABLET_LYING];
      const waiting = (page) => page.locator('.sheet').first().waitFor();
      for (const [board, place, name] of [[1, 'white', 'fit-seat'], [2, 'black', 'fit-sighted'], [2, 'white', 'fit-blind']]) {
        const page = await hall.join(board, place);
        await waiting(page);
        await everywhere(page, name, sizes, waiting, faults, name === 'fit-seat' ? dialogs : null);
      }
      const clock = await hall.join(1, 'clock');
      await everywhere(clock, 'fit-clock', [NARROW, PHONE_LYING], (page) => page.locator('.half').first().waitFor(), faults);
      assert.deepEqual(faults, []);
    });
  },

  async 'the pages of everybody fit'() {
    await within(async (hall) => {
      await hall.event({ players: PLAYERS, regulations: ASKED });
      await hall.start();
      await new Table(hall, 1).play('e2e4', 'e7e5');
      const over = new Table(hall, 2);
      await over.play('e2e4', 'e7e5');
      await over.act('white', 'resign');
      await over.sign();
      const faults = [];
      for (const [path, name] of [
        ['/', 'fit-wall'], ['/board/1/1', 'fit-board'], ['/pairings', 'fit-pairings'], ['/standings', 'fit-standings'],
        ['/records', 'fit-records'], ['/records/1/2', 'fit-record'], ['/login', 'fit-login'],
      ]) {
        const page = await hall.page(path);
        await everywhere(page, name, [NARROW, LAPTOP], (one) => one.locator('h1').first().waitFor(), faults);
        await page.context().close();
      }
      assert.deepEqual(faults, []);
    });
  },

  async 'the pages of staff fit'() {
    await within(async (hall) => {
      await hall.event({ players: PLAYERS, regulations: ASKED });
      await hall.start();
      await new Table(hall, 1).play('e2e4', 'e7e5', 'e4e5');
      await new Table(hall, 2).call('white', 'My opponent talks');
      const faults = [];
      const desk = await chief(hall, '/desk');
      await openBoard(desk, 1);
      const shown = (page) => page.locator('[data-board="1"]').waitFor();
      await everywhere(desk, 'fit-desk', [NARROW, SMALL_LAPTOP, LAPTOP], async (page) => {
        await shown(page);
        await page.locator('[data-board="1"] button').first().click();
        await page.locator('#drawer h2').waitFor();
      }, faults);
      for (const step of ['event', 'players', 'rounds', 'links', 'staff']) {
        const page = await chief(hall, `/setup/${step}`);
        await everywhere(page, `fit-${step}`, [NARROW, LAPTOP], (one) => one.locator('h1').first().waitFor(), faults);
        await page.context().close();
      }
      assert.deepEqual(faults, []);
    });
  },
};

// Each shows its pages in every language and at every size.
for (const test of Object.values(tests)) test.patience = 300_000;
