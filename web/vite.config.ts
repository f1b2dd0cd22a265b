import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where a hall runs while the pages are being worked on. */
const hall = process.env['ADOUBE_HALL'] ?? 'http://localhost:8080';

/** What a player's device needs, wherever the build puts it. */
const PLAYERS = /\/src\/pages\/seat\/(Join|Seat|Clock|Assistant)\.svelte$|\/locales\/\w+\/(ui|seat|pages)\.ftl/;

/** Writes `worker.js` with the names of the files it keeps. */
function playersWorker(): Plugin {
  return {
    name: 'players-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = new Set<string>(['icon.svg']);
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== 'chunk') return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const other of chunk.imports) take(other);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && (chunk.isEntry || PLAYERS.test(chunk.facadeModuleId ?? ''))) take(name);
      }
      const list = JSON.stringify([...files].map((name) => `/${name}`).sort());
      const name = `adoube-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`;
      const source = readFileSync('worker.js', 'utf8').replace('__NAME__', name).replace('__FILES__', list);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** What only the program says: the log, and the phrases of cases. */
const PROGRAMS = /^(event|said|remedy|refusal)-/;

/** An act has all its messages in one file; of these the pages get the buttons, questions and answers. */
function wordsOfPages(): Plugin {
  return {
    name: 'words-of-pages',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'raw' || !path?.endsWith('/acts.ftl')) return null;
      this.addWatchFile(path);
      const messages = readFileSync(path, 'utf8').split(/^(?=[a-z#])/m);
      return `export default ${JSON.stringify(messages.filter((message) => !PROGRAMS.test(message)).join(''))}`;
    },
  };
}

export default defineConfig({
  plugins: [wordsOfPages(), svelte(), playersWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words lie beside this folder, for the program reads them too.
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/api', '/ws', '/games.pgn', '/rounds'].map((path) => [path, { target: hall, ws: path === '/ws' }]),
    ),
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/test/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
  },
});
