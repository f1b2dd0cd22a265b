/** What a round leaves behind: standings, files, diagrams and papers, all reached from the pages. */
import assert from 'node:assert/strict';
import { ASKED, chief, inspected, within } from './arbiter.mjs';
import { Table } from './players.mjs';

/** What a file of each kind begins with. */
const BEGINS = { pdf: '%PDF-', png: '\x89PNG', svg: '<svg', pgn: '[Event "', csv: '', trf: '012 ', jsonl: '{' };

/** Every link of the page that the hall itself answers, with what came. */
async function fetched(page, hall) {
  const all = await page.locator('main a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const files = new Map();
  for (const path of new Set(all)) {
    if (!/^\/(api|games\.pgn|rounds)/.test(path)) continue;
    const answer = await page.request.get(hall.gate.url + path);
    assert.equal(answer.status(), 200, path);
    const body = await answer.body();
    const ending = path.split('?')[0].split('.').at(-1);
    assert.ok(ending in BEGINS, `what is ${path}?`);
    assert.equal(body.subarray(0, BEGINS[ending].length).toString('latin1'), BEGINS[ending], path);
    files.set(path.split('?')[0], body);
  }
  return files;
}

/** Two games of one round: one resigned, one agreed. */
async function finishedRound(hall) {
  await hall.event({ regulations: ASKED, players: ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'] });
  await hall.start();
  const tables = [new Table(hall, 1), new Table(hall, 2)];
  await tables[0].play('e2e4', 'e7e5');
  await tables[0].act('black', 'resign');
  await tables[1].play('d2d4', 'd7d5', 'c2c4.');
  await tables[1].act('white', 'offer-draw');
  await tables[1].act('white', 'press');
  await tables[1].act('black', 'accept-draw');
  for (const table of tables) await table.sign();
  await hall.finish();
}

export const tests = {
  async 'standings, for everybody and with papers for staff'() {
    await within(async (hall) => {
      await finishedRound(hall);
      const page = await chief(hall, '/standings');
      await page.getByRole('row', { name: /Anand/ }).waitFor();
      assert.match(await page.getByRole('row').nth(1).innerText(), /Anand/, 'the winner leads');
      await inspected(page, 'standings');
      const files = await fetched(page, hall);
      assert.match(files.get('/api/export/standings.csv').toString(), /Anand/);
      assert.match(files.get('/api/export/tournament.trf').toString(), /^001 .*Anand/m);
      assert.ok(files.has('/api/print/standings.pdf'));
      const visitor = await hall.page('/standings');
      await visitor.getByRole('row', { name: /Anand/ }).waitFor();
      const open = [...(await fetched(visitor, hall)).keys()].sort();
      assert.deepEqual(open, ['/api/export/standings.csv', '/api/print/standings.pdf'], 'the report is for staff');
    });
  },

  async 'every file and paper that a page offers is there'() {
    await within(async (hall) => {
      await finishedRound(hall);
      const page = await chief(hall, '/records', { locale: 'hy' });
      await page.locator('main a[href^="/games.pgn"]').waitFor();
      const records = await fetched(page, hall);
      for (const paper of ['/api/print/report.pdf', '/api/print/pairings/1.pdf', '/rounds/1/games.pgn']) {
        assert.ok(records.has(paper), paper);
      }
      await page.goto(`${hall.gate.url}/records/1/1`);
      await page.locator('main a[href*=".png"]').waitFor();
      const record = await fetched(page, hall);
      for (const kind of ['.svg', '.png', '.pgn', '.pdf']) assert.ok([...record.keys()].some((path) => path.endsWith(kind)), kind);
      assert.match(record.get('/rounds/1/boards/1.pgn').toString(), /1\. e4 .*e5/s);
      await page.goto(`${hall.gate.url}/desk`);
      await page.locator('main a[href^="/api/print"]').first().waitFor({ state: 'attached' });
      const desk = await fetched(page, hall);
      for (const file of ['players.csv', 'pairings.csv', 'standings.csv', 'tournament.trf', 'games.pgn', 'safe.pgn', 'journal.jsonl']) {
        assert.ok(desk.has(`/api/export/${file}`), file);
      }
      await page.goto(`${hall.gate.url}/setup/links`);
      await page.locator('main a[href^="/api/print/links.pdf"]').first().waitFor();
      await fetched(page, hall);
    });
  },

  async 'a diagram shows the position that is replayed'() {
    await within(async (hall) => {
      await finishedRound(hall);
      const page = await hall.page('/records');
      await page.getByRole('link', { name: /Board 1:/ }).click();
      await page.getByRole('img', { name: /Clock use/ }).waitFor();
      await page.getByText('As a table').click();
      const table = page.getByRole('table', { name: 'Clock use' });
      assert.equal(await table.getByRole('row').count(), 2, 'a head and one move of each side');
      const drawn = async () => {
        const href = await page.getByRole('link', { name: /SVG/ }).getAttribute('href');
        return (await page.request.get(hall.gate.url + href)).text();
      };
      const last = await drawn();
      await page.keyboard.press('Home');
      await page.getByRole('gridcell', { name: 'white pawn, e2', exact: true }).waitFor();
      assert.notEqual(await drawn(), last);
    });
  },
};
