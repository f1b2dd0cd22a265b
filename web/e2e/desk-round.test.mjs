/** A whole round of eight boards, from an empty hall to the last result, on the pages of staff; then its records. */
import assert from 'node:assert/strict';
import { ASKED, chief, drawer, inspected, LAPTOP, openBoard, SIXTEEN, tile, within } from './arbiter.mjs';
import { Table } from './players.mjs';

/** What happens at each board, and what it comes to. */
const GAMES = [
  { score: '1-0', moves: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7.'] },
  { score: '0-1', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4.'] },
  { score: '1-0', moves: ['e2e4', 'c7c5'], then: (table) => table.act('black', 'resign') },
  { score: '0-1', moves: ['d2d4', 'd7d5'], then: (table) => table.act('white', 'resign') },
  { score: '½-½', moves: ['e2e4', 'e7e6', 'd2d4.'], then: agree },
  { score: '½-½', moves: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'], then: claim },
  { score: '1-0', moves: ['c2c4', 'e7e5', 'b1c3'], then: (table) => table.act('black', 'resign') },
  { score: '0-1', moves: ['e2e4', 'e7e5', 'e4e5'], then: illegal },
];

async function agree(table) {
  await table.act('white', 'offer-draw');
  await table.act('white', 'press');
  await table.act('black', 'accept-draw');
}

async function claim(table, page) {
  await table.act('white', { 'claim-draw': { ground: 'repetition', with: 'on-board' } });
  await openBoard(page, table.board);
  await drawer(page).getByText('9.5.2').first().waitFor();
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await drawer(page).getByText('½-½').first().waitFor();
}

/** Twice, so that the second one loses (7.5.5). */
async function illegal(table, page) {
  await openBoard(page, table.board);
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await drawer(page).getByRole('heading', { name: 'Proposed ruling' }).waitFor({ state: 'detached' });
  const restart = drawer(page).getByRole('button', { name: 'Let the clock run' });
  if ((await table.view()).phase === 'stopped') await restart.click();
  table.plies = 2;
  await table.play('e4e5');
  await drawer(page).getByText('Black wins').first().waitFor();
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await drawer(page).getByText('0-1').first().waitFor();
}

/** The forms of the set-up, filled by a person who sees them for the first time. */
async function setUp(page, hall) {
  await page.getByRole('heading', { name: 'The first chief arbiter' }).waitFor();
  await inspected(page, 'setup-first');
  await page.getByLabel('Name').fill('Chief');
  await page.getByLabel('Password').fill('e4e5Nf3Nc6');
  await page.getByRole('button', { name: 'Open the hall' }).click();
  await page.getByLabel('Name of the event').fill('Spring Open');
  await page.getByLabel('Place').fill('Town hall');
  await page.getByLabel('Number of rounds').fill('15');
  await page.getByRole('button', { name: 'Rapid 15' }).click();
  await page.getByLabel('Rulings at the board').selectOption(ASKED.confirmation);
  await inspected(page, 'setup-event');
  await page.getByRole('button', { name: 'Create the event' }).click();
  await page.getByRole('link', { name: 'Next: players' }).click();
  await page.getByRole('button', { name: 'From a file' }).click();
  const csv = ['surname,rating', ...SIXTEEN.map((row) => row.join(','))].join('\n');
  await page.getByLabel('Its text').fill(csv);
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByRole('heading', { name: 'Players: 16' }).waitFor();
  await inspected(page, 'setup-players');
  await page.getByRole('link', { name: 'Next: rounds' }).click();
  await page.getByRole('button', { name: 'Round robin', exact: true }).click();
  await page.getByRole('heading', { name: 'Round 15' }).waitFor();
  await inspected(page, 'setup-rounds');
  await page.getByRole('link', { name: 'Next: links' }).click();
  await page.getByRole('heading', { name: 'Board 8 · clock' }).waitFor();
  await inspected(page, 'setup-links');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Let somebody sign in' }).waitFor();
  await inspected(page, 'setup-staff');
  // The session; another cookie says that this device is known.
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'adoube');
  hall.cookie = `${session.name}=${session.value}`;
}

export const tests = {
  async 'eight boards from an empty hall to the records'() {
    await within(
      async (hall) => {
        const page = await hall.page(`/setup#${hall.word}`, { viewport: LAPTOP });
        await setUp(page, hall);
        await page.getByRole('link', { name: 'Desk' }).click();
        await page.getByRole('button', { name: 'Start round 1' }).click();
        await tile(page, 8).waitFor();
        const tables = GAMES.map((game, n) => Object.assign(new Table(hall, n + 1), game));
        for (const table of tables) await table.play(...table.moves);
        await new Table(hall, 5).call('white', 'The room is too warm');
        await page.getByRole('complementary').getByText('The room is too warm').waitFor();
        await page.getByText('The position has stood on the board 3 times').waitFor();
        await inspected(page, 'desk');
        for (const table of tables) await table.then?.(table, page);
        await page.keyboard.press('Escape');
        for (const [n, { score }] of GAMES.entries()) {
          assert.equal((await tables[n].view()).result?.score, score, `board ${n + 1}`);
          await tables[n].sign();
        }
        await page.getByText('8 of 8 results').waitFor();
        await page.getByRole('button', { name: 'Finish round 1' }).click();
        await page.getByRole('button', { name: 'Start round 2' }).waitFor();
        await records(page);
      },
      { signedIn: false },
    );
  },

  async 'signing in'() {
    await within(async (hall) => {
      const page = await hall.page('/login', { viewport: LAPTOP });
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await inspected(page, 'login');
      await page.getByLabel('Name').fill('Chief');
      await page.getByLabel('Password').fill('wrong-word');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('The name or the password is wrong').waitFor();
      await page.getByLabel('Password').fill('e4e5Nf3Nc6');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/desk');
    });
  },

  async 'a record for the public has no log and no papers of staff'() {
    await within(async (hall) => {
      await hall.event({ regulations: ASKED });
      await hall.start();
      const table = new Table(hall, 1);
      await table.play('e2e4', 'e7e5');
      await table.act('white', 'resign');
      const page = await hall.page('/records/1/1');
      await page.getByRole('heading', { name: 'Clock use' }).waitFor();
      assert.equal(await page.getByText('Everything that happened').count(), 0);
      assert.equal(await page.getByText('Scoresheet (PDF)').count(), 0);
      const staff = await chief(hall, '/records/1/1');
      await staff.getByText('Everything that happened').waitFor();
    });
  },
};

async function records(page) {
  await page.getByRole('link', { name: 'Records' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  assert.equal(await page.locator('li a').count(), 8);
  await inspected(page, 'records');
  await page.getByRole('link', { name: /Board 8:/ }).click();
  await page.getByText('0-1').first().waitFor();
  await page.getByRole('heading', { name: /^Rulings: [1-9]/ }).waitFor();
  await page.getByText('As a table').click();
  assert.ok((await page.getByRole('row').count()) > 2);
  await page.locator('h1').focus();
  await page.keyboard.press('Home');
  await page.getByRole('gridcell', { name: 'white pawn, e2', exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('gridcell', { name: 'white pawn, e4, last move' }).waitFor();
}
