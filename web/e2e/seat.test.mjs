/** A player's device against the real program. */
import assert from 'node:assert/strict';
import { cleanInBothThemes, within } from './arbiter.mjs';
import { axe, likeGolden, PHONE, PHONE_LYING, picture, TABLET, TABLET_LYING } from './hall.mjs';
import { claim, play, pressButton, shows, square, write } from './seats.mjs';

export const tests = {
  async 'waits for the round, plays on the screen, and is signed'() {
    await within(async (hall) => {
      await hall.event();
      const white = await hall.join(1, 'white', { viewport: TABLET_LYING });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await white.getByText('Against Botvinnik').waitFor();
      await cleanInBothThemes(white, 'seat-waiting');
      await likeGolden(white, 'seat-waiting');
      await hall.start();
      await square(white, 'e2').waitFor();
      await measured(white, black, () => play(white, 'e2', 'e4'));
      await write(white, 'e4');
      await write(black, 'e4');
      await play(black, 'e7', 'e5');
      await shows(white, 'black pawn, e5, last move');
      await write(white, 'e5');
      await white.getByRole('button', { name: '1… e5' }).waitFor();
      await square(white, 'g1').click();
      await shows(white, 'white knight, g1, touched');
      await likeGolden(white, 'seat-playing');
      await cleanInBothThemes(white, 'seat-tablet-lying');
      await cleanInBothThemes(black, 'seat-phone');
      await black.setViewportSize(PHONE_LYING);
      await picture(black, 'seat-phone-lying');
      await white.setViewportSize(TABLET);
      await picture(white, 'seat-tablet');
      await white.setViewportSize(TABLET_LYING);
      await square(white, 'f3').click();
      await pressButton(white).click();
      await shows(black, 'white knight, f3, last move');
      await black.getByRole('button', { name: 'Resign' }).click();
      await cleanInBothThemes(black, 'seat-resign');
      await black.getByRole('button', { name: 'Resign the game' }).click();
      await black.getByRole('button', { name: 'Sign 1-0' }).click();
      await white.getByText('Your opponent has signed.').waitFor();
      await white.getByRole('button', { name: 'Sign 1-0' }).click();
      await white.getByText('You have signed the result').waitFor();
      await cleanInBothThemes(white, 'seat-over');
    });
  },

  async 'an illegal move is what the hall says it is, and a touched piece is owed'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await play(white, 'e2', 'e5');
      await white.locator('section.rulings', { hasText: '7.5' }).waitFor();
      await black.locator('section.rulings', { hasText: '7.5' }).waitFor();
      await shows(white, 'white pawn, e2, touched');
    });
  },

  async 'calls, offers and seldom things'() {
    await within(async (hall) => {
      await hall.event({ regulations: { guidelines: { adjournment: true, quickplay: false } } });
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await white.getByRole('button', { name: 'Call the arbiter' }).click();
      await cleanInBothThemes(white, 'seat-call');
      await white.getByRole('button', { name: 'I am disturbed' }).click();
      await white.getByText('The arbiter has been called.').waitFor();
      await white.getByRole('button', { name: 'More' }).click();
      await cleanInBothThemes(white, 'seat-more');
      await white.keyboard.press('Escape');
      await play(white, 'e2', 'e4', false);
      await white.getByRole('button', { name: 'Offer a draw' }).click();
      await black.getByRole('button', { name: 'Accept the draw' }).waitFor();
      await pressButton(white).click();
      await black.getByRole('button', { name: 'Decline' }).click();
      await black.getByRole('button', { name: 'Accept the draw' }).waitFor({ state: 'detached' });
    });
  },

  async 'a cut network: what is done is kept, shown, and goes out by itself'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: TABLET });
      await white.getByText('Connected').waitFor();
      await square(white, 'e2').waitFor();
      hall.gate.cut();
      await white.getByText('The hall is out of reach').waitFor();
      await play(white, 'e2', 'e4');
      await write(white, 'e4');
      await shows(white, 'white pawn, e4');
      await white.getByRole('button', { name: '1. e4, kept, not yet sent' }).waitFor();
      await white.getByText('4 acts kept, not yet sent').waitFor();
      await cleanInBothThemes(white, 'seat-offline');
      await likeGolden(white, 'seat-offline');
      hall.gate.mend();
      await white.getByRole('button', { name: '1. e4', exact: true }).waitFor({ timeout: 20_000 });
      await white.getByText('The hall is out of reach').waitFor({ state: 'detached' });
      const board = await hall.get('/api/boards/1/1');
      assert.equal(board.moves.length, 1);
      assert.equal(board.moves[0].san, 'e4');
      assert.equal(board.moves[0].completed, true);
      assert.equal(board.sheets.white[0].text, 'e4');
      assert.ok(board.log.some(({ late }) => late !== null && late > 0), 'the log says that it came late');
    });
  },

  async 'an assistant writes and presses, and what is the player’s own is not there'() {
    await within(async (hall) => {
      await hall.event({ settings: { boards: 'wooden' } });
      await hall.start();
      const helper = await hall.join(1, 'assistant-white', { viewport: TABLET_LYING });
      await helper.getByText('You assist Anand.').waitFor();
      await write(helper, 'd4');
      await helper.getByRole('button', { name: '1. d4' }).waitFor();
      await pressButton(helper).click();
      assert.equal(await helper.getByRole('button', { name: /Resign|Offer a draw|Claim a draw/ }).count(), 0);
      await cleanInBothThemes(helper, 'seat-assistant');
    });
  },

  async 'a lost link says so'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE });
      await square(white, 'e2').waitFor();
      await hall.post('/api/links/1/white', {});
      await white.getByRole('heading', { name: 'This link no longer opens anything' }).waitFor();
      await likeGolden(white, 'seat-lost');
      await cleanInBothThemes(white, 'seat-lost');
    });
  },

  async 'Chess960: castling by putting the king on the rook'() {
    await within(async (hall) => {
      await hall.event({ preset: 'chess960' });
      // BQNNRKRB: king and rook only change places.
      await hall.organise({ 'set-start': { round: 1, start: 3 } });
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: TABLET_LYING });
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await square(white, 'a1').waitFor();
      const back = await white.locator('[data-square$="1"]').evaluateAll((cells) =>
        cells.map((cell) => cell.getAttribute('aria-label')),
      );
      const at = (role) => back.flatMap((name) => (name.includes(`white ${role}`) ? [name.slice(-2)] : []));
      const [king] = at('king');
      const rook = at('rook').at(-1);
      assert.deepEqual([king, rook], ['f1', 'g1'], String(back));
      await picture(white, 'seat-chess960');
      await square(white, king).click();
      await square(white, rook).click();
      await shows(white, 'white king, g1, last move');
      await shows(black, 'white rook, f1, last move');
      await pressButton(white).click();
      const board = await hall.get('/api/boards/1/1');
      assert.equal(board.moves.at(-1).san, '0-0');
      assert.equal(board.moves.at(-1).illegal, null);
    });
  },

  async 'a threefold claim with a written move, wrong and right'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: TABLET_LYING });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      const dance = async () => {
        await play(white, 'g1', 'f3');
        await shows(black, 'white knight, f3, last move');
        await play(black, 'g8', 'f6');
        await shows(white, 'black knight, f6, last move');
        await play(white, 'f3', 'g1');
        await shows(black, 'white knight, g1, last move');
      };
      await square(white, 'g1').waitFor();
      await dance();
      // Too early: the position after Ng8 appears for the second time.
      await claim(black, 'Ng8');
      await white.locator('section.rulings', { hasText: '9.5.3' }).waitFor();
      assert.equal((await hall.get('/api/boards/1/1')).result, null);
      await hall.rule(1, 'restart-clock');
      await play(black, 'f6', 'g8');
      await shows(white, 'black knight, g8, last move');
      await dance();
      for (const text of ['Nf3', 'Nf6', 'Ng1']) await write(black, text);
      await claim(black, 'Ng8');
      await white.getByRole('button', { name: 'Sign ½-½' }).waitFor();
      await picture(black, 'seat-claim-right');
    });
  },

  async 'a game by keyboard and announcements only'() {
    await within(async (hall) => {
      await hall.event({ needs: [{ visually_disabled: true, assistant: false, disability: false, hearing_impaired: false }] });
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE });
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING });
      const said = (page) =>
        page.evaluate(() => {
          globalThis.said ??= [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) globalThis.said.push(node.textContent);
          }).observe(document.querySelector('[data-announcer]'), { childList: true });
        });
      const heard = (page, text) => 
        page
          .waitForFunction((words) => globalThis.said.includes(words), text, { timeout: 10_000 })
          .catch(async () => assert.fail(`${text} was not among ${JSON.stringify(await page.evaluate(() => globalThis.said))}; ${await page.getByRole('status').allInnerTexts()}`));
      await white.getByRole('textbox', { name: 'Your move, or a question' }).waitFor();
      await said(white);
      await cleanInBothThemes(white, 'seat-blind');
      await likeGolden(white, 'seat-blind');
      const line = white.getByRole('textbox', { name: 'Your move, or a question' });
      await line.focus();
      await white.keyboard.type('?e1');
      await white.keyboard.press('Enter');
      await heard(white, 'white king, e1');
      const moves = [
        ['f3', 'Felix zwei Felix drei', 'e7', 'e5', 'Eva sieben Eva fuenf'],
        ['Gustav zwei Gustav vier', 'Gustav zwei Gustav vier', 'd8', 'h4', 'Dame David acht Hector vier'],
      ];
      for (const [text, words, from, to, reply] of moves) {
        await line.focus();
        await white.keyboard.type(text);
        await white.keyboard.press('Enter');
        await heard(white, `You say: ${words}. Enter again makes it.`);
        await white.keyboard.press('Enter');
        await heard(white, `Made: ${words}. Press the clock.`);
        await white.keyboard.press('F9');
        // The sighted opponent repeats, moves on his board, and the device announces it.
        await black.getByRole('button', { name: `Repeat: ${words}` }).click();
        await black.getByRole('button', { name: /^Repeat:/ }).waitFor({ state: 'detached' });
        await play(black, from, to, to !== 'h4');
        await heard(white, `Opponent: ${reply}`);
        if (to === 'h4') break;
        await white.keyboard.press('F7');
        await heard(white, 'Repeated.');
      }
      await white.getByText('0-1').first().waitFor();
      await white.keyboard.press('F8');
      const all = await white.evaluate(() => globalThis.said);
      for (const reply of ['Eva sieben Eva fuenf', 'Dame David acht Hector vier']) {
        assert.equal(all.filter((words) => words === `Opponent: ${reply}`).length, 1, 'each move is said once');
      }
      assert.ok(all.some((words) => words.startsWith('Completed moves:')));
      await white.reload();
      await white.getByText('0-1').first().waitFor();
      await said(white);
      await white.waitForTimeout(500);
      assert.deepEqual(await white.evaluate(() => globalThis.said), [], 'nothing is said again by itself');
      await white.keyboard.press('F2');
      await heard(white, 'Opponent: Dame David acht Hector vier');
    });
  },

  async 'a clock between the players, by touch and by keys'() {
    await within(async (hall) => {
      await hall.event();
      await hall.start();
      const clock = await hall.join(1, 'clock', { viewport: PHONE_LYING });
      const white = await hall.join(1, 'white', { viewport: PHONE });
      await play(white, 'e2', 'e4', false);
      await white.getByRole('gridcell', { name: 'white pawn, e4, last move' }).waitFor();
      await clock.getByRole('button', { name: 'White presses' }).dispatchEvent('pointerdown', { button: 0 });
      await clock.locator('.part.running', { hasText: 'Botvinnik' }).waitFor();
      await cleanInBothThemes(clock, 'clock');
      await likeGolden(clock, 'clock');
      await clock.setViewportSize(PHONE);
      await picture(clock, 'clock-upright');
      const black = await hall.join(1, 'black', { viewport: PHONE });
      await play(black, 'e7', 'e5', false);
      await black.getByRole('gridcell', { name: 'black pawn, e5, last move' }).waitFor();
      await clock.keyboard.press('ShiftRight');
      await clock.locator('.part.running', { hasText: 'Anand' }).waitFor();
    });
  },

  async 'a wooden board: what is written is what was played, in six languages'() {
    await within(async (hall) => {
      await hall.event({ preset: 'classical', settings: { boards: 'wooden' } });
      await hall.start();
      const white = await hall.join(1, 'white', { viewport: PHONE, locale: 'hy' });
      const line = white.getByRole('textbox', { name: 'Գրանցել քայլը' });
      await line.fill('Ձf3');
      await line.press('Enter');
      await white.getByRole('button', { name: '1. Ձf3' }).waitFor();
      await white.getByRole('button', { name: 'Սեղմել ժամացույցը' }).click();
      const black = await hall.join(1, 'black', { viewport: TABLET_LYING, locale: 'bg' });
      const pen = black.getByRole('textbox', { name: 'Запишете ход' });
      for (const text of ['Кf3', 'Кf6']) {
        await pen.fill(text);
        await pen.press('Enter');
      }
      await black.getByRole('button', { name: '1… Кf6' }).waitFor();
      // The record goes on when the mover's own sheet and his press agree.
      await black.getByRole('button', { name: 'Натиснете часовника' }).click();
      await cleanInBothThemes(black, 'seat-wooden');
      await cleanInBothThemes(white, 'seat-wooden-phone');
      const board = await hall.get('/api/boards/1/1');
      assert.deepEqual(board.moves.map(({ uci }) => uci), ['g1f3', 'g8f6']);
      for (const locale of ['ru', 'sr', 'mk']) {
        await black.getByRole('combobox').first().selectOption(locale);
        await black.waitForFunction((lang) => document.documentElement.lang.startsWith(lang), locale);
        assert.deepEqual(await axe(black), [], locale);
      }
    });
  },
};

/** How long a move takes from one device to the other, for the report. */
async function measured(from, to, play) {
  await to.evaluate(() => {
    const seen = () => document.querySelector('[data-square="e4"] svg');
    globalThis.shown = new Promise((resolve) => {
      new MutationObserver(() => seen() && resolve(Date.now())).observe(document.body, { childList: true, subtree: true });
    });
  });
  await from.evaluate(() => {
    globalThis.moved = new Promise((resolve) => {
      const e4 = document.querySelector('[data-square="e4"]');
      document.addEventListener('pointerup', (event) => {
        const box = e4.getBoundingClientRect();
        if (Math.abs(event.clientX - box.x - box.width / 2) < box.width / 2 && event.clientY < box.bottom) resolve(Date.now());
      });
    });
  });
  await play();
  const [began, ended] = await Promise.all([from.evaluate(() => globalThis.moved), to.evaluate(() => globalThis.shown)]);
  console.log(`        a move was on the other device after ${ended - began} ms`);
}
