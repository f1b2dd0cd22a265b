/**
 * Runs the end-to-end tests: `node e2e/run.mjs [part of a name …]`. Each `*.test.mjs` file exports `tests`, an object of
 * named functions; one that is a whole story may have a `patience` of its own. `ADOUBE_BIN` says which program, `SCREENS=1` takes pictures, `GOLDEN=write` writes trees anew,
 * `PAGES=dist` takes the pages from `dist/` although the program has some inside.
 */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closeBrowser } from './hall.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const PATIENCE = 120_000;

async function tried(title, test) {
  const began = performance.now();
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), test.patience ?? PATIENCE);
  });
  try {
    await Promise.race([test(), late]);
    console.log(`ok      ${title} (${Math.round(performance.now() - began)} ms)`);
    return true;
  } catch (error) {
    console.error(`FAILED  ${title}\n${error.stack ?? error}`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let failed = 0;
let ran = 0;
let again = 0;
for (const file of readdirSync(here).filter((name) => name.endsWith('.test.mjs')).sort()) {
  const { tests } = await import(pathToFileURL(`${here}/${file}`).href);
  for (const [name, test] of Object.entries(tests)) {
    const title = `${file.replace('.test.mjs', '')}: ${name}`;
    if (wanted.length > 0 && !wanted.some((part) => title.includes(part))) continue;
    ran += 1;
    if (await tried(title, test)) continue;
    // A browser on a busy machine may be late once; twice is a fault, and the first time is in the report.
    console.error(`again   ${title}`);
    again += 1;
    if (!(await tried(title, test))) failed += 1;
  }
}
await closeBrowser();
console.log(`${ran - failed} of ${ran} passed${again > 0 ? `, ${again} only when asked again` : ''}`);
process.exit(failed > 0 || ran === 0 ? 1 : 0);
