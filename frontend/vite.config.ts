import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The address of a running `croupier serve`, for `npm run dev`. */
const house = process.env['CROUPIER_HOUSE'] ?? 'http://127.0.0.1:8080';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: here('../src/croupier/locales') } },
  build: {
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The pages' policy allows no script or picture but those that the house serves as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // A busy machine is no fault of a plugin's.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/croupier/locales')] },
    // The house is told its visitor's own address: it refuses another page's requests.
    proxy: { '/api': { target: house }, '/ws': { target: house, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], passWithNoTests: true },
});
