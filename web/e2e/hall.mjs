/** A hall for one test: the real program on a free port with a file of its own, and browsers that go in. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { openGate } from './gate.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(HERE, '..', '..');
const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
export const PROGRAM = process.env.ADOUBE_BIN ?? join(target, 'debug', 'adoube');
const SCREENS = join(ROOT, 'docs', 'screens');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 740 };
export const PHONE_LYING = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };
export const TABLET_LYING = { width: 1180, height: 820 };

let browser;

/** One browser for all tests. */
export async function theBrowser() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return browser;
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** Starts the program and signs the chief arbiter in, unless nobody shall be. */
export async function openHall({ signedIn = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'adoube-'));
  const serve = (address) =>
    spawn(PROGRAM, ['serve', join(folder, 'hall.adoube'), '--listen', address], { stdio: ['ignore', 'pipe', 'pipe'] });
  let program = serve('127.0.0.1:0');
  const { port, setup } = await started(program);
  const gate = await openGate(port);
  const hall = new Hall(gate, port);
  hall.word = setup;
  if (signedIn) await hall.signIn(setup);
  hall.restart = async () => {
    const gone = new Promise((ended) => program.once('exit', ended));
    program.kill('SIGKILL');
    await gone;
    await new Promise((wake) => setTimeout(wake, 1200));
    program = serve(`127.0.0.1:${port}`);
    await started(program, false);
  };
  hall.onClose = async () => {
    gate.close();
    // The program folds its log in as it ends: its folder goes when it has gone.
    const gone = new Promise((ended) => program.once('exit', ended));
    if (program.exitCode === null && program.signalCode === null && program.kill()) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return hall;
}

/** A hall that has a chief arbiter shows no word for the first one. */
function started(program, fresh = true) {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part) => {
      said += part;
      const port = /:(\d+)/.exec(said)?.[1];
      const setup = /\/setup#(\S+)/.exec(said)?.[1];
      if (port && (setup || !fresh)) resolve({ port: Number(port), setup });
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
  });
}

class Hall {
  contexts = [];
  onClose = () => undefined;

  constructor(gate, port) {
    this.gate = gate;
    this.api = `http://127.0.0.1:${port}`;
  }

  async signIn(token) {
    const answer = await this.post('/api/setup', { token, name: 'Chief', password: 'e4e5Nf3Nc6' });
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0];
  }

  async post(path, body) {
    const headers = { 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}) };
    const answer = await fetch(this.api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async get(path) {
    const answer = await fetch(this.api + path, { headers: { cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  organise(act) {
    return this.post('/api/event/acts', { act });
  }

  /** An act of the chief arbiter at a board. */
  rule(board, act, round = 1) {
    const id = crypto.randomUUID();
    return this.post(`/api/boards/${round}/${board}/acts`, { id, act });
  }

  /** An event with players, paired. `settings` and `regulations` change what a preset says. */
  async event({ preset = 'rapid', settings = {}, regulations = {}, players = ['Anand', 'Botvinnik'], needs = [] } = {}) {
    const presets = await this.get('/api/presets');
    const base = presets.find(({ name }) => name === preset).regulations;
    const all = { name: 'Spring Open', place: 'Town hall', rounds: players.length - 1, ...settings };
    await this.organise({ create: { ...all, regulations: { ...base, ...regulations } } });
    for (const [n, surname] of players.entries()) {
      await this.organise({ 'add-player': { surname, ...(needs[n] ? { needs: needs[n] } : {}) } });
    }
    await this.organise({ 'pair-round-robin': { cycles: 'single' } });
  }

  /** The quarter of an hour of a rapid game, with nothing added for moves. */
  async withoutIncrement() {
    const presets = await this.get('/api/presets');
    const { time_control: control } = presets.find(({ name }) => name === 'rapid').regulations;
    const plain = (periods) => periods.map((period) => ({ ...period, per_move: 'nothing' }));
    return { ...control, periods: { white: plain(control.periods.white), black: plain(control.periods.black) } };
  }

  start(round = 1) {
    return this.organise({ 'start-round': round });
  }

  /** Finishes a round as soon as the competition has taken note of all its results. */
  async finish(round = 1) {
    const open = ({ rounds }) => rounds.find(({ number }) => number === round).pairings.some(({ result }) => result === null);
    while (open(await this.get('/api/hall'))) await new Promise((wake) => setTimeout(wake, 50));
    return this.organise({ 'finish-round': round });
  }

  /** Of the round that is played or comes next, unless told otherwise. */
  async token(board, place, round = null) {
    const links = await this.get(round === null ? '/api/links' : `/api/links?round=${round}`);
    const link = links.find((each) => each.board === board && each.place === place);
    return link.path.split('#')[1];
  }

  /** A device with its own storage. */
  async page(path, { viewport = TABLET_LYING, locale = 'en', dark = false, touch = false } = {}) {
    const context = await (await theBrowser()).newContext({
      viewport,
      locale,
      hasTouch: touch,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    this.contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => page.faults.push(String(error)));
    page.faults = [];
    await page.goto(path.startsWith('/') ? this.gate.url + path : path);
    return page;
  }

  /** The device of a link. */
  async join(board, place, { round = null, ...options } = {}) {
    return this.page(`/join#${await this.token(board, place, round)}`, options);
  }

  /** Ends a round by hand: a draw on every board that has no result. */
  async draws(round = 1) {
    const { rounds } = await this.get('/api/event');
    const result = { outcome: 'draw' };
    for (const { board, entry } of rounds[round - 1].pairings) {
      if (!entry) await this.organise({ 'enter-result': { round, board, result, reason: 'agreed' } });
    }
    return this.finish(round);
  }

  async close() {
    for (const context of this.contexts) await context.close();
    await this.onClose();
  }
}

/** What axe finds wrong with the page, in one line each. */
export async function axe(page) {
  // The page's own policy forbids foreign scripts, so that axe comes in by the driver.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What does not fit: the page itself, or words that are cut off or stick out. */
export function tooWide(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const found = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page, by ${over}`);
    const pen = document.createElement('canvas').getContext('2d');
    const looked = 'a, button, label, legend, summary, h1, h2, h3, p, li, th, td, select, .chip';
    for (const element of document.querySelectorAll(looked)) {
      if (!element.checkVisibility() || element.closest('.unseen, [data-announcer], .table-frame, header nav')) continue;
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0 || right < 0) continue;
      const name = `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 50)}`;
      if (element.tagName === 'SELECT') {
        // A list is as wide as it is told to be, and says nothing of words that are longer. A phone opens it in full.
        if (innerWidth < 700) continue;
        const { font, paddingLeft, paddingRight } = getComputedStyle(element);
        pen.font = font;
        const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
        const words = element.selectedOptions[0]?.text ?? '';
        if (pen.measureText(words).width > room) found.push(`a list that shows ${words}: ${Math.round(room)} for ${Math.round(pen.measureText(words).width)}`);
      }
      const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
      if (cut) found.push(`${name}: cut off by ${element.scrollWidth - element.clientWidth}`);
      else if (right > innerWidth + 1 || left < -1) found.push(`${name}: sticks out`);
    }
    return found;
  });
}

/** A picture for `docs/screens`; only where pictures are asked for. */
export async function picture(page, name) {
  if (!process.env.SCREENS) return;
  mkdirSync(SCREENS, { recursive: true });
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

/**
 * Pictures of pages for whoever looks at all of them: small phone, laptop and projector, in two long languages, into the
 * folder that `LOOK` names; nothing without it.
 */
export async function lookedAt(hall, name, paths) {
  if (!process.env.LOOK) return;
  for (const [width, height] of [[360, 740], [1366, 768], [1920, 1080]]) {
    for (const locale of ['hy', 'bg']) {
      const page = await hall.page('/login', { viewport: { width, height }, locale });
      const [cookie, value] = hall.cookie.split('=');
      await page.context().addCookies([{ name: cookie, value, url: hall.gate.url }]);
      for (const path of paths) {
        await page.goto(hall.gate.url + path);
        await page.waitForLoadState('networkidle').catch(() => {});
        const file = `${name}${path.replaceAll(/\W+/g, '-')}-${locale}-${width}.png`;
        await page.screenshot({ path: join(process.env.LOOK, file), fullPage: width < 1900 });
      }
      await page.context().close();
    }
  }
}

/** Compares the page's accessibility tree with the one on file; `GOLDEN=write` writes it anew. */
export async function likeGolden(page, name) {
  const steady = (tree) =>
    tree
      .replace(/127\.0\.0\.1:\d+/g, 'HALL')
      .replace(/\b\d+:\d\d(:\d\d)?\b/g, 'TIME')
      .replace(/\d+ ms/g, 'N ms')
      // The clock writes of itself whenever it wakes up.
      .replace(/Everything that happened: \d+/g, 'Everything that happened: N')
      .replace(/#[\w-]{16,}/g, '#TOKEN')
      // What has been announced goes again by itself.
      .replace(/^- log:.*(\n +.*)*/gm, '- log');
  // A page is there before the hall has been heard.
  await page.locator('.line.connecting').waitFor({ state: 'detached' });
  const read = async () => `${steady(await page.locator('body').ariaSnapshot())}\n`;
  const file = join(HERE, 'golden', `${name}.yml`);
  const golden = existsSync(file) ? readFileSync(file, 'utf8') : '';
  let tree = await read();
  // What a page asks for may be on its way.
  for (const until = Date.now() + 3000; golden !== tree && Date.now() < until; tree = await read()) await page.waitForTimeout(100);
  if (golden !== tree && process.env.GOLDEN === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tree);
    return;
  }
  if (golden !== tree) throw new Error(`the tree of ${name} is not the golden one:\n${tree}`);
}
