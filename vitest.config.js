import { join } from 'node:path';
import { reporters } from '@pomp/tooling/vitest';
import { vitestLedger } from '@pomp/tooling/vitest-ledger';
import { defineConfig } from 'vitest/config';

const { reporters: usual, outputFile } = reporters('scripts');
/** Files of tests that read nothing that has changed are left out. */
const ledger = vitestLedger('scripts', {
  folder: import.meta.dirname,
  results: join(import.meta.dirname, '.results/scripts.kept.json'),
});

export default defineConfig({
  plugins: ledger.plugins,
  test: {
    include: ['scripts/**/*.test.mjs'],
    exclude: [
      ...ledger.kept(''),
      'scripts/start/**',
      'scripts/dev/dev.test.mjs',
      'scripts/consumers/**',
      'scripts/example-portal/**',
      'scripts/registry/**',
    ],
    // What a file imports is loaded once for all.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ledger.setupFiles,
    reporters: [...usual, ledger.reporter],
    outputFile,
    passWithNoTests: true,
  },
});
