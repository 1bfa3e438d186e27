import { join } from 'node:path';
import { keptModules, reporters, styleNames } from '@pomp/tooling/vitest';
import { vitestLedger } from '@pomp/tooling/vitest-ledger';
import { defineConfig } from 'vitest/config';
import { pdfThread, postgres, resolving, setupFile, usual } from './vitest.shared.config.js';

/** Files of tests that read nothing that has changed are left out. */
const ledger = vitestLedger('backend', {
  folder: import.meta.dirname,
  results: join(import.meta.dirname, '.results/all.kept.json'),
});
const shared = { ...resolving, plugins: [styleNames(), ...ledger.plugins] };
const integration = ['src/**/*.integration.test.ts'];
/** What only means something on the embedded database: its folder, which one process owns. */
const pgliteOnly = ['src/**/*.pglite.test.ts'];

/**
 * Of the integration tests, those of what the engines or their drivers can do differently (ADR 0019): migrations, locks, upserts and
 * what is counted once, errors that are told apart, JSON, dates, large numbers.
 */
const wherePgliteCanDiffer = [
  'src/adapters/database/migrations.integration.test.ts',
  'src/clock/clock.integration.test.ts',
  'src/house-info/two-tabs.integration.test.ts',
  'src/houses/houses.integration.test.ts',
  'src/invoices/invoices.integration.test.ts',
  'src/jobs/worker.integration.test.ts',
  'src/idempotency/idempotency.integration.test.ts',
  'src/reservations/reserved-once.integration.test.ts',
  'src/savings/savings-totals.integration.test.ts',
  'src/throttle/throttled.integration.test.ts',
  'src/webhooks/webhooks.integration.test.ts',
];

const setupFiles = [...ledger.setupFiles, setupFile];
const { reporters: usualReporters, outputFile } = reporters('all');

/** With `--mode engines` every integration test runs on both engines. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: [...usualReporters, ledger.reporter],
    outputFile,
    // All may be kept.
    passWithNoTests: true,
    experimental: keptModules(),
    // Half of the time a worker waits for a database: one for each core, even where there are only two.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          // First by its name, as Vitest begins with it: its longest file mostly waits for servers of its own.
          name: 'pglite',
          ...usual,
          include: [...(mode === 'engines' ? integration : wherePgliteCanDiffer), ...pgliteOnly],
          exclude: ledger.kept('pglite'),
          provide: { engine: 'pglite' },
          setupFiles,
          globalSetup: ['src/testing/pglite-setup.ts', pdfThread],
        },
      },
      {
        ...shared,
        test: {
          name: 'postgres',
          ...usual,
          // Also what asks no database: with a project of their own, two processes read all the modules once more.
          include: ['src/**/*.test.ts'],
          exclude: [...pgliteOnly, ...ledger.kept('postgres')],
          setupFiles,
          ...postgres,
        },
      },
    ],
  },
}));
