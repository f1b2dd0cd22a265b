/** A player's hands on his device, for tests. */
import { cleanInBothThemes } from './arbiter.mjs';

export const square = (page, name) => page.locator(`main [data-square="${name}"]`).first();
export const pressButton = (page) => page.getByRole('button', { name: 'Press the clock' }).first();

/** Taps a piece and the square it goes to, and presses. */
export async function play(page, from, to, press = true) {
  await square(page, from).click();
  await square(page, to).click();
  if (!press) return;
  await page.getByRole('timer').first().waitFor();
  await pressButton(page).click();
}

/** Takes a piece with the mouse or a finger and lets it go over another square. */
export async function drag(page, from, to) {
  const middle = async (name) => {
    const box = await square(page, name).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(start[0] + (end[0] - start[0]) / 2, start[1] + (end[1] - start[1]) / 2, { steps: 4 });
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up();
}

/** Waits until a square is named so. */
export async function shows(page, name) {
  await page.getByRole('gridcell', { name, exact: true }).first().waitFor({ timeout: 10_000 });
}

/** Writes a move on the sheet. */
export async function write(page, text) {
  const line = page.getByRole('textbox', { name: 'Write a move' });
  await line.fill(text);
  await line.press('Enter');
}

/** Writes a move for a claim and claims. */
export async function claim(page, text) {
  await page.getByRole('button', { name: 'Claim a draw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim a draw' });
  await dialog.getByRole('radio', { name: 'a move that I write now and do not make' }).check();
  await cleanInBothThemes(page, 'seat-claim');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Write it and claim' }).click();
}

/** Opens the dialog of what is done seldom. */
export async function more(page) {
  await page.getByRole('button', { name: 'More' }).click();
  return page.getByRole('dialog', { name: 'More' });
}
