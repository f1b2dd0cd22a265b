/** The demo: a hall that plays by itself and says on every screen that it is none. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { axe, picture, PHONE, PROGRAM, SMALL_PHONE, TABLET_LYING, theBrowser, tooWide } from './hall.mjs';

const BANNERS = {
  en: 'Demo: everything here is invented, and nothing is kept.',
  ru: 'Демонстрация: всё здесь вымышлено и ничего не сохраняется.',
  bg: 'Демонстрация: всичко тук е измислено и нищо не се пази.',
  sr: 'Демонстрација: све је овде измишљено и ништа се не чува.',
  mk: 'Демонстрација: сѐ овде е измислено и ништо не се чува.',
  hy: 'Ցուցադրություն․ այստեղ ամեն ինչ հորինված է, և ոչինչ չի պահպանվում։',
};
const LAPTOP = { width: 1280, height: 800 };
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('adoube-demo-'));

async function openDemo() {
  const before = new Set(left());
  const program = spawn(PROGRAM, ['demo', '--listen', '127.0.0.1', '--port', '0', '--no-browser', '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((ended) => program.once('exit', ended));
  const page = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (part) => {
      said += part;
      const found = /http:\S+\/start#[a-z0-9]+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('exit', (code) => reject(new Error(`the demo ended with ${code}: ${said}`)));
  });
  const folders = left().filter((name) => !before.has(name));
  return { program, gone, start: page, address: new URL(page).origin, folders };
}

async function device(path, { viewport = LAPTOP, locale = 'en', motion = 'reduce', ...more } = {}) {
  const context = await (await theBrowser()).newContext({ viewport, locale, reducedMotion: motion, ...more });
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  await page.goto(path);
  return page;
}

const banner = (page, language = 'en') => page.getByText(BANNERS[language]).waitFor();

/** What the wall says of every board, to see that something happens. */
const boards = (page) => page.locator('.tile').evaluateAll((all) => all.map((tile) => tile.textContent));

async function desk(demo) {
  const page = await device(demo.start);
  await page.getByRole('heading', { name: 'A demo to look around in' }).waitFor();
  await banner(page);
  assert.deepEqual(await axe(page), []);
  await picture(page, 'demo-start');
  await page.getByRole('button', { name: 'The arbiter’s desk' }).click();
  await page.waitForURL('**/desk');
  await banner(page);
  await page.locator('.tile').nth(39).waitFor();
  // A claim and an illegal move wait for a ruling, a flag is down, and the arbiter is called.
  for (const state of ['ruling', 'flag-down', 'called']) await page.locator(`.tile.${state}`).first().waitFor();
  await picture(page, 'demo-desk');
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

async function moves(demo) {
  const wall = await device(`${demo.address}/`, { viewport: { width: 1920, height: 1080 } });
  await wall.locator('.tile').first().waitFor();
  const before = await boards(wall);
  await picture(wall, 'demo-wall');
  await wall.waitForFunction(
    (then) => [...document.querySelectorAll('.tile')].filter((tile, n) => tile.querySelector('.last')?.textContent !== then[n]).length >= 5,
    await wall.locator('.tile').evaluateAll((all) => all.map((tile) => tile.querySelector('.last')?.textContent)),
    { timeout: 60_000 },
  );
  assert.notDeepEqual(await boards(wall), before);
  await wall.context().close();
}

/** A phone takes a seat; from then on nobody else plays for it. */
async function seat(demo) {
  const start = await device(demo.start);
  const link = start.getByRole('link', { name: 'Sit down at board 1' });
  const href = await link.getAttribute('href');
  await start.context().close();
  const phone = await device(`${demo.address}${href}`, { viewport: PHONE, hasTouch: true });
  await banner(phone);
  await phone.getByRole('grid').waitFor();
  assert.deepEqual(await tooWide(phone), []);
  await picture(phone, 'demo-seat');
  assert.deepEqual(phone.faults, []);
  await phone.context().close();
}

async function languages(demo) {
  for (const language of Object.keys(BANNERS)) {
    const page = await device(demo.start, { locale: language, viewport: SMALL_PHONE });
    await banner(page, language);
    await page.locator('.start').waitFor();
    assert.deepEqual(await tooWide(page), [], language);
    for (const path of ['/', '/standings', '/laws']) {
      await page.goto(demo.address + path);
      await banner(page, language);
    }
    await page.context().close();
  }
}

/** A piece that moves is seen to move, unless somebody wants it still. */
async function glides(demo) {
  for (const motion of ['no-preference', 'reduce']) {
    const page = await device(`${demo.address}/board/3/2`, { viewport: TABLET_LYING, motion });
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => {
      globalThis.moved = 0;
      globalThis.glided = 0;
      const move = Element.prototype.animate;
      Element.prototype.animate = function animate(...how) {
        globalThis.glided += 1;
        return move.apply(this, how);
      };
      new MutationObserver(() => (globalThis.moved += 1)).observe(document.querySelector('[role=grid]'), {
        subtree: true,
        childList: true,
      });
    });
    const pass = await page.getByRole('button', { name: 'One move back' }).or(page.locator('.controls button').nth(1));
    await pass.first().click();
    await page.waitForFunction(() => globalThis.moved > 0);
    const glided = await page.evaluate(() => globalThis.glided);
    assert.equal(glided > 0, motion !== 'reduce', `${motion}: ${glided}`);
    await page.context().close();
  }
}

async function ends(demo) {
  const page = await device(demo.start);
  await page.getByRole('button', { name: 'End the hall' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await page.getByRole('heading', { name: 'The hall has ended. This page can be closed.' }).waitFor();
  assert.equal(await demo.gone, 0);
  assert.equal(demo.folders.length, 1);
  assert.equal(existsSync(`${tmpdir()}/${demo.folders[0]}`), false, 'nothing is kept');
  await page.context().close();
}

async function story() {
  const demo = await openDemo();
  try {
    for (const scene of [desk, moves, seat, languages, glides, ends]) await scene(demo);
  } finally {
    demo.program.kill();
  }
}
story.patience = 240_000;

export const tests = { 'forty boards, from the first page to the end': story };
