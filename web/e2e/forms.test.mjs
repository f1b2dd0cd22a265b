/** Forms that a role may not change are text. */
import assert from 'node:assert/strict';
import { LAPTOP, within } from './arbiter.mjs';
import { axe, picture } from './hall.mjs';

async function as(hall, name, post) {
  await hall.post('/api/staff', { name, post, password: 'e4e5Nf3Nc6' });
  const page = await hall.page('/login', { viewport: LAPTOP });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('e4e5Nf3Nc6');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

export const tests = {
  async 'an arbiter reads the event and its players, and starts the round'() {
    await within(async (hall) => {
      await hall.event();
      const page = await as(hall, 'Deputy', 'arbiter');
      await page.goto(`${hall.gate.url}/setup/event`);
      await page.locator('.as-text', { hasText: 'Spring Open' }).waitFor();
      assert.equal(await page.locator('main').getByRole('textbox').count(), 0);
      assert.equal(await page.locator('main').getByRole('combobox').count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0);
      assert.deepEqual(await axe(page), []);
      await picture(page, 'setup-event-text');
      await page.getByRole('link', { name: 'Players', exact: true }).click();
      await page.getByText('Anand').first().waitFor();
      assert.equal(await page.locator('main').getByRole('button').count(), 0);
      await page.getByRole('link', { name: 'Rounds', exact: true }).click();
      await page.getByRole('button', { name: 'Start round 1' }).waitFor();
      assert.equal(await page.getByText('Round robin').count(), 0);
    });
  },

  async 'an organiser pairs and does not start'() {
    await within(async (hall) => {
      await hall.event();
      const page = await as(hall, 'Olga', 'organiser');
      await page.goto(`${hall.gate.url}/setup/rounds`);
      await page.getByRole('heading', { name: 'Round 1' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Start round 1' }).count(), 0);
      assert.equal(await page.getByRole('button', { name: /absent/i }).count(), 0);
      await page.goto(`${hall.gate.url}/setup/event`);
      await page.getByLabel('Name of the event').waitFor();
    });
  },
};
