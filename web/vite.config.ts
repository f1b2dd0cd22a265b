import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where a hall runs while the pages are being worked on. */
const hall = process.env['ADOUBE_HALL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
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
