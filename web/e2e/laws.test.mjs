/** The book of the Laws: read, compared, watched, tried, learnt and looked for, by keys alone too. */
import assert from 'node:assert/strict';
import { within } from './arbiter.mjs';
import { axe, picture, theBrowser, tooWide } from './hall.mjs';

const NARROW = { width: 360, height: 740 };
const LAPTOP = { width: 1366, height: 768 };

const opened = (page) => page.locator('article h1').waitFor();

/** All pages of the book in one language, on a phone and on a laptop. */
async function fits(lang) {
  await within(async (hall) => {
    const faults = [];
    const table = encodeURIComponent('given rapid\nwhite plays e2e5');
    const { cases } = await hall.get('/api/laws/cases?edition=2018');
    const { id } = cases.find(({ difficulty }) => difficulty === 'hard');
    for (const [path, name, ready] of [
      ['/laws/2023?', 'contents', (page) => page.locator('details').first().waitFor()],
      ['/laws/2018/9.2?', 'article', opened],
      [`/laws/case/${id}?edition=2018&`, 'case', (page) => page.getByRole('grid').waitFor()],
      ['/laws/try?edition=2023&', 'try', (page) => page.locator('.result, ol strong').first().waitFor()],
      ['/laws/learn?edition=2023&', 'learn', (page) => page.locator('.choose').waitFor()],
      ['/laws/search?q=7.5&edition=2023&', 'search', (page) => page.locator('main ol li').first().waitFor()],
    ]) {
      const page = await hall.page(`${path}lang=${lang}${name === 'try' ? `#${table}` : ''}`, { viewport: NARROW });
      for (const size of [NARROW, LAPTOP]) {
        await page.setViewportSize(size);
        await ready(page);
        for (const fault of await tooWide(page)) faults.push(`${name} ${size.width}: ${fault}`);
        // Pictures of all of them, for whoever looks at every page.
        if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${lang}-${size.width}.png`, fullPage: true });
      }
      if (page.faults.length > 0) faults.push(`${name}: ${page.faults}`);
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  });
}

const LANGUAGES = ['en', 'ru', 'bg', 'sr', 'sr-Latn', 'mk', 'hy'];

export const tests = {
  ...Object.fromEntries(LANGUAGES.map((lang) => [`the pages fit in ${lang}`, () => fits(lang)])),

  async 'an article is read, compared and left for its neighbour'() {
    await within(async (hall) => {
      const page = await hall.page('/laws/2023/7.5.5?lang=sr', { viewport: LAPTOP });
      await opened(page);
      assert.match(await page.locator('article h1').innerText(), /7\.5\.5/);
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'sr-Cyrl');
      assert.match(await page.locator('.summary').innerText(), /\p{Script=Cyrillic}/u);
      // In 2014 it stands elsewhere and says otherwise; what is new is marked.
      assert.ok((await page.locator('ins').count()) > 0);
      await page.locator('dl a', { hasText: '7.5.b' }).click();
      await page.waitForURL(/\/laws\/2014\/7\.5\.b/);
      await page.goBack();
      // Another edition of the same provision, whatever its number is there.
      await page.locator('.edition select').selectOption('2014');
      await page.waitForURL(/\/laws\/2014\/7\.5\.b/);
      await page.locator('article h1', { hasText: '7.5.b' }).waitFor();
      await page.locator('.edition select').selectOption('2023');
      await page.waitForURL(/\/laws\/2023\/7\.5\.5/);
      await page.locator('article h1', { hasText: '7.5.5' }).waitFor();
      await page.locator('.neighbours a').last().click();
      await page.waitForURL(/\/laws\/2023\/7\.6/);
      // Another language goes into the address.
      await page.locator('[data-language-switch]').selectOption('hy');
      await page.waitForURL(/lang=hy/);
      await page.waitForFunction(() => /\p{Script=Armenian}/u.test(document.querySelector('.summary')?.textContent ?? ''));
      assert.deepEqual(await axe(page), []);
      assert.deepEqual(page.faults, []);
      await picture(page, 'laws-article');
    });
  },

  async 'a case is watched under two editions, by keys'() {
    await within(async (hall) => {
      const page = await hall.page('/laws/cases?edition=2023&lang=en', { viewport: LAPTOP });
      await page.getByRole('searchbox', { name: 'Part of a name' }).fill('illegal move');
      await page.locator('li a').first().waitFor();
      const { cases } = await hall.get('/api/laws/cases?edition=2023');
      let differing;
      for (const { id, editions } of cases.filter(({ editions }) => editions.length === 3)) {
        const [now, then] = await Promise.all(['2023', '2014'].map((year) => hall.get(`/api/laws/cases/${id}?edition=${year}`)));
        const ruled = ({ steps }) => JSON.stringify(steps.map((step) => step.ruled.map(({ page }) => page)));
        if (ruled(now) !== ruled(then)) {
          differing = { id, steps: now.steps.length, editions };
          break;
        }
      }
      assert.ok(differing, 'a case that two editions rule otherwise');
      await page.goto(`${hall.gate.url}/laws/case/${differing.id}?edition=2023&lang=en`);
      await page.getByText(`Step 1 of ${differing.steps}`).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Step 2 of ${differing.steps}`).waitFor();
      await page.keyboard.press('End');
      await page.getByText(`Step ${differing.steps} of ${differing.steps}`).waitFor();
      await page.getByLabel('Beside it').selectOption('2014');
      await page.getByText(/2014 rules otherwise at/).waitFor();
      assert.ok((await page.locator('.watch .card').count()) === 2);
      assert.deepEqual(await axe(page), []);
      // One click to the other edition; the step stays.
      await page.getByRole('group', { name: 'Edition' }).getByRole('button', { name: '2014' }).click();
      await page.waitForURL(/edition=2014/);
      await page.getByText(`Step ${differing.steps} of`).waitFor();
      assert.deepEqual(page.faults, []);
      await picture(page, 'laws-case');
    });
  },

  async 'the practice table: the board, the acts, both views, undo and a link'() {
    await within(async (hall) => {
      const page = await hall.page('/laws/try?edition=2023&lang=en', { viewport: LAPTOP });
      await page.getByRole('grid').waitFor();
      // By keys alone: e2 to e5, which is not legal and is pressed.
      await page.locator('[data-square="e1"]').focus();
      for (const key of ['e', '2', 'Enter', 'e', '5', 'Enter']) await page.keyboard.press(key);
      await page.getByText('white plays e2e5').first().waitFor();
      const rulings = page.getByRole('region', { name: 'What is ruled' });
      await rulings.getByText('7.5.5').first().waitFor();
      await rulings.getByText(/2 minutes/).first().waitFor();
      assert.match(page.url(), /white%20plays%20e2e5/);
      // What the players are told, and what the arbiter alone.
      await page.getByRole('combobox', { name: /^What is seen/ }).selectOption('black');
      await page.getByText('The players are told').waitFor();
      assert.deepEqual(await axe(page), []);
      // The link is the table.
      const second = await hall.page(page.url().replace(hall.gate.url, ''), { viewport: LAPTOP });
      await second.getByRole('region', { name: 'What is ruled' }).getByText('7.5.5').first().waitFor();
      // Back to the beginning, and an act from the list of all acts.
      await page.getByRole('button', { name: 'Take the last act back' }).click();
      await page.getByText('Step 1 of 1').first().waitFor();
      await page.getByRole('radio', { name: 'Arbiter' }).check();
      await page.getByLabel('What happens, in the words of the pages').fill('the arbiter nottices the flag');
      await page.getByRole('button', { name: 'Do it' }).click();
      await page.getByRole('alert').getByText(/Line 2/).waitFor();
      assert.deepEqual([page.faults, second.faults], [[], []]);
      await picture(second, 'laws-practice');
    });
  },

  async 'every act at hand is one that the table understands'() {
    await within(async (hall) => {
      const page = await hall.page('/laws/try?edition=2023&lang=en', { viewport: LAPTOP });
      for (const who of ['White', 'Black', 'Arbiter', 'Time']) {
        await page.getByRole('radio', { name: who, exact: true }).check();
        const buttons = page.getByRole('group', { name: 'At hand' }).getByRole('button');
        for (let n = 0; n < (await buttons.count()); n += 1) {
          await page.getByRole('radio', { name: who, exact: true }).check();
          await buttons.nth(n).click();
          await page.getByText('Step 2 of 2').first().waitFor();
          assert.deepEqual(await page.locator('main').getByRole('alert').allInnerTexts(), []);
          await page.getByRole('button', { name: 'New table' }).click();
          await page.getByText('Step 1 of 1').first().waitFor();
        }
      }
      // A question is answered with the buttons that the Laws permit.
      await page.goto(`${hall.gate.url}/laws/try?edition=2023&lang=en#${encodeURIComponent('given standard\nwhite plays e2e4\nblack stops the clocks')}`);
      await page.getByRole('group', { name: 'Answers' }).getByRole('button', { name: 'No' }).click();
      await page.getByText('the arbiter answers no').first().waitFor();
      assert.deepEqual(page.faults, []);
    });
  },

  async 'learning: a question is ruled on and the score stays on the device'() {
    await within(async (hall) => {
      const page = await hall.page('/laws/learn?edition=2023&lang=en', { viewport: LAPTOP });
      await page.getByLabel('How hard').selectOption('easy');
      await page.getByRole('button', { name: 'Ask me' }).click();
      await page.getByRole('heading', { name: 'The facts' }).waitFor();
      await page.getByRole('radio', { name: 'The game goes on', exact: true }).check();
      await page.locator('input[name="article"]').first().check();
      assert.deepEqual(await axe(page), []);
      await page.getByRole('button', { name: 'Rule', exact: true }).click();
      await page.locator('.verdict').waitFor();
      assert.ok((await page.locator('.choice.right').count()) >= 2, 'the ruling is shown');
      await page.getByText(/[01] of 1 right/).waitFor();
      await page.reload();
      await page.getByText(/[01] of 1 right/).waitFor();
      await page.getByRole('button', { name: 'Forget the score' }).click();
      await page.getByText('0 of 0 right').waitFor();
      assert.deepEqual(page.faults, []);
    });
  },

  async 'searching: numbers, words people use, typing errors, by keys'() {
    await within(async (hall) => {
      const page = await hall.page('/laws?lang=ru', { viewport: NARROW });
      await page.locator('h1').waitFor();
      const box = page.getByRole('searchbox');
      for (const [text, number] of [['тилефон', '11.3.2'], ['7,5,5', '7.5.5'], ['двумя руками', '7.5.4']]) {
        await box.fill(text);
        await box.press('Enter');
        await page.locator(`main li a:has-text("${number}")`).first().waitFor();
        assert.match(await page.locator('main li a').first().innerText(), new RegExp(`^${number.replaceAll('.', '\\.')}`));
      }
      assert.deepEqual(await axe(page), []);
      assert.deepEqual(page.faults, []);
    });
  },

  async 'how soon an article opens, beside the empty page of the same hall'() {
    await within(async (hall) => {
      // A context of its own: leaving a page while it loads is no fault here.
      const context = await (await theBrowser()).newContext({ viewport: LAPTOP });
      const page = await context.newPage();
      const open = async (path, ready) => {
        await page.goto('about:blank');
        const began = performance.now();
        await page.goto(hall.gate.url + path);
        await ready();
        return performance.now() - began;
      };
      const empty = () => open('/nothing-here', () => page.locator('main h1').waitFor());
      const article = (number) => open(`/laws/2023/${number}?lang=ru`, () => page.locator('.summary').waitFor());
      await empty();
      await article('6.9');
      const [bare, book] = [[], []];
      for (const number of ['7.5.5', '9.2', '6.2.1', '4.3.1', '11.3.2', '5.2.2', '8.1.1', '12.9']) {
        bare.push(await empty());
        book.push(await article(number));
      }
      const best = (all) => Math.min(...all);
      console.log(`        measured: an article ${best(book).toFixed(0)} ms, the empty page ${best(bare).toFixed(0)} ms (best of ${bare.length} each, in turn)`);
      // Both are slower on a busy machine; more than three empty pages is no page of the book any more.
      await context.close();
      assert.ok(best(book) < 3 * best(bare), `an article takes ${(best(book) / best(bare)).toFixed(1)} empty pages`);
    });
  },
};
