/** Builds the web client into the Python package, and in development passes API calls on to a running server. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.SATURNALIA_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/saturnalia/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    license: { fileName: 'licences.json' }, // what was bundled; tests/test_package.py looks for the texts in LICENSES
    rolldownOptions: { checks: { bundlerTimings: false } }, // says nothing to whoever only wants to play
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
});
