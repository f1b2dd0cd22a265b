/** The chief arbiter at the desk, for tests: signed in, with the board at hand. */
import assert from 'node:assert/strict';
import { axe, likeGolden, openHall, picture } from './hall.mjs';

export const LAPTOP = { width: 1440, height: 900 };
export const SMALL_LAPTOP = { width: 1024, height: 768 };

export const SIXTEEN = [
  ['Anand', 2751], ['Botvinnik', 2720], ['Capablanca', 2725], ['Dorfman', 2600], ['Euwe', 2650], ['Fischer', 2785],
  ['Geller', 2620], ['Hort', 2600], ['Ivanchuk', 2787], ['Jussupow', 2680], ['Kasparyan', 2500], ['Lasker', 2720],
  ['Morphy', 2690], ['Najdorf', 2540], ['Olafsson', 2590], ['Petrosian', 2645],
];

/** Rulings wait for the arbiter's word, and games may be adjourned. */
export const ASKED = { confirmation: 'by-arbiter', guidelines: { adjournment: true, quickplay: false } };

/** A hall of its own for a test; a fault on any page is a failure. */
export async function within(test, options) {
  const hall = await openHall(options);
  try {
    await test(hall);
    for (const context of hall.contexts) for (const page of context.pages()) assert.deepEqual(page.faults, []);
  } finally {
    await hall.close();
  }
}

/** A page of the chief arbiter, who has signed in. */
export async function chief(hall, path, options = {}) {
  const page = await hall.page('/login', { viewport: LAPTOP, ...options });
  await signedIn(page, hall);
  await page.goto(hall.gate.url + path);
  return page;
}

/** The device of a page is the chief arbiter's. */
export async function signedIn(page, hall) {
  const [name, value] = hall.cookie.split('=');
  await page.context().addCookies([{ name, value, url: hall.gate.url }]);
}

export const tile = (page, board) => page.locator(`[data-board="${board}"]`);
export const drawer = (page) => page.locator('#drawer');

/** Opens a board from the wall of the desk. */
export async function openBoard(page, board) {
  await tile(page, board).getByRole('button').click();
  await drawer(page).getByRole('heading', { name: new RegExp(`^Board ${board}:`) }).waitFor();
}

/** Opens a part of the drawer that is folded. */
export async function unfold(page, name) {
  await drawer(page).locator('summary', { hasText: name }).click();
}

export async function cleanInBothThemes(page, name) {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    // The page has to hear of it, and the new colours are there with the next picture, not before.
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    assert.deepEqual(await axe(page), [], `${name}, ${theme}`);
    await picture(page, `${name}-${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Notices go by themselves after a while; a tree should not depend on when it is looked at. */
async function dismissNotices(page) {
  const notices = page.getByRole('status', { name: 'Notices' }).getByRole('button');
  while ((await notices.count()) > 0) await notices.first().click({ timeout: 2000 }).catch(() => undefined);
}

/** A picture, no accessibility fault in either theme, and the tree on file. */
export async function inspected(page, name) {
  await dismissNotices(page);
  await likeGolden(page, name);
  await cleanInBothThemes(page, name);
}
