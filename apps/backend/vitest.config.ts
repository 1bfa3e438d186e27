import { join } from 'node:path';
import { reporters, serverSourceConditions, vanillaExtractPlugin } from '@pomp/tooling/vitest';
import { vitestLedger } from '@pomp/tooling/vitest-ledger';
import { defineConfig } from 'vitest/config';

/** As Node resolves: `module` is for bundlers, and some of what it names Node can't read. */
const resolve = {
  conditions: serverSourceConditions.filter((condition) => condition !== 'module'),
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'src/testing/quick-argon2.ts') },
};
/** Files of tests that read nothing that has changed are left out. */
const ledger = vitestLedger('backend', {
  folder: import.meta.dirname,
  results: join(import.meta.dirname, '.results/all.kept.json'),
});
/** A mail's drawing of a house is a component, which brings its `.css.ts` along. */
const shared = { resolve, ssr: { resolve }, plugins: [vanillaExtractPlugin(), ...ledger.plugins] };
/** The machine may be busy with everything else that is tested. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };
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

/** Each file has a database and a backend of its own; to load every module again for each took half of the time. */
const isolate = false;
/** What writes PDFs is a program of its own. */
const pdfThread = 'src/testing/pdf-thread-setup.ts';
const setupFiles = [...ledger.setupFiles, 'src/testing/after-file-setup.ts'];
const { reporters: usualReporters, outputFile } = reporters('all');

/** With `--mode engines` every integration test runs on both engines. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: [...usualReporters, ledger.reporter],
    outputFile,
    // All may be kept.
    passWithNoTests: true,
    // Half of the time a worker waits for a database: one for each core, even where there are only two.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          // First by its name, as Vitest begins with it: its longest file mostly waits for servers of its own.
          name: 'pglite',
          isolate,
          include: [...(mode === 'engines' ? integration : wherePgliteCanDiffer), ...pgliteOnly],
          exclude: ledger.kept('pglite'),
          provide: { engine: 'pglite' },
          setupFiles,
          globalSetup: ['src/testing/pglite-setup.ts', pdfThread],
          ...timeouts,
        },
      },
      {
        ...shared,
        test: {
          name: 'postgres',
          isolate,
          // Also what asks no database: with a project of their own, two processes read all the modules once more.
          include: ['src/**/*.test.ts'],
          exclude: [...pgliteOnly, ...ledger.kept('postgres')],
          setupFiles,
          provide: { engine: 'postgres', postgresServer: process.env.DATABASE_URL_TEST ?? '' },
          globalSetup: ['src/testing/postgres-setup.ts', pdfThread],
          ...timeouts,
        },
      },
    ],
  },
}));
