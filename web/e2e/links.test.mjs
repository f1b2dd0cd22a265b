/** Links belong to a player and a round: a phone never acts for the one who sits there next. */
import assert from 'node:assert/strict';
import { chief, cleanInBothThemes, within } from './arbiter.mjs';
import { SMALL_PHONE, tooWide } from './hall.mjs';
import { play } from './seats.mjs';
import { until } from './players.mjs';

const FOUR = ['Anand', 'Botvinnik', 'Capablanca', 'Dorfman'];

/** Where a player sits in a round, by the pairings. */
async function seatOf(hall, round, name) {
  const { rounds } = await hall.get('/api/hall');
  const { pairings } = rounds[round - 1];
  const pairing = pairings.find(({ players }) => [players.white?.name, players.black?.name].includes(name));
  return { board: pairing.board, side: pairing.players.white.name === name ? 'white' : 'black' };
}

export const tests = {
  async 'a phone of round 1 waits in round 2 and says where its player sits'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR });
      await hall.start();
      const { rounds } = await hall.get('/api/hall');
      const name = rounds[0].pairings[0].players.white.name;
      const phone = await hall.join(1, 'white', { viewport: SMALL_PHONE });
      await phone.getByRole('timer').first().waitFor();
      await play(phone, 'e2', 'e4');
      await hall.draws(1);
      const next = await seatOf(hall, 2, name);
      await phone.getByRole('heading', { name: `Round 2, board ${next.board}` }).waitFor();
      await phone.getByText(next.side === 'white' ? 'You have White.' : 'You have Black.').waitFor();
      await phone.getByText('scan the card').waitFor();
      assert.deepEqual(await tooWide(phone), []);
      await cleanInBothThemes(phone, 'seat-next');
      await hall.start(2);
      // Nothing on the phone acts in the new round.
      await phone.getByRole('heading', { name: `Round 2, board ${next.board}` }).waitFor();
      assert.equal(await phone.getByRole('button', { name: 'Press the clock' }).count(), 0);
      const again = await hall.join(next.board, next.side, { round: 2, viewport: SMALL_PHONE });
      await again.getByRole('timer').first().waitFor();
      assert.ok((await again.locator('.me').textContent()).includes(name));
    });
  },

  async 'a device that lies at a board goes on in the next round, if the event says so'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR, settings: { links: 'board' } });
      await hall.start();
      const tablet = await hall.join(1, 'white');
      await tablet.getByRole('timer').first().waitFor();
      await hall.draws(1);
      await hall.start(2);
      const { rounds } = await hall.get('/api/hall');
      const { name } = rounds[1].pairings[0].players.white;
      await tablet.locator('.me', { hasText: name }).waitFor();
      await play(tablet, 'e2', 'e4');
      await until(() => hall.get('/api/boards/2/1'), (view) => view.moves.length === 1);
    });
  },

  async 'cards are chosen by round and carry the name'() {
    await within(async (hall) => {
      await hall.event({ players: FOUR });
      const page = await chief(hall, '/setup/links');
      await page.getByRole('heading', { name: 'Board 1 · White' }).waitFor();
      const first = await page.locator('.card .player').first().textContent();
      await page.getByLabel('Round').selectOption('2');
      await page.getByText('These links are for round 2').waitFor();
      const { rounds } = await hall.get('/api/hall');
      await page.locator('.card', { hasText: 'Board 1 · White' }).getByText(rounds[1].pairings[0].players.white.name).waitFor();
      assert.equal(first, rounds[0].pairings[0].players.white.name);
    });
  },

  async 'an organiser sees no links, and the log says who used one'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      await hall.post('/api/staff', { name: 'Olga', post: 'organiser', password: 'e4e5Nf3Nc6' });
      const olga = await hall.page('/login');
      await olga.getByLabel('Name').fill('Olga');
      await olga.getByLabel('Password').fill('e4e5Nf3Nc6');
      await olga.getByRole('button', { name: 'Sign in' }).click();
      await olga.getByRole('button', { name: 'Sign out' }).waitFor();
      await olga.goto(`${hall.gate.url}/setup/links`);
      await olga.getByText('Links are for arbiters').waitFor();
      assert.equal(await olga.getByRole('link', { name: 'Links' }).count(), 0);
      assert.equal((await olga.evaluate(() => fetch('/api/links').then(({ status }) => status))), 403);
      const tab = await chief(hall, `/join#${await hall.token(1, 'white')}`);
      await play(tab, 'e2', 'e4');
      const view = await until(() => hall.get('/api/boards/1/1'), ({ moves }) => moves.length === 1);
      assert.ok(view.log.some(({ who, held_by: by }) => who === 'white' && by === 'Chief'));
    });
  },
};
