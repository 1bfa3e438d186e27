import { join } from 'node:path';
import { slowToFind } from '@pomp/tooling/slow-to-find';
import { serverSourceConditions, waiting } from '@pomp/tooling/vitest';

const resolve = {
  // As Node resolves: `module` is for bundlers, and some of what it names Node can't read.
  conditions: serverSourceConditions.filter((condition) => condition !== 'module'),
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'src/testing/quick-argon2.ts') },
};

/** How tests find modules. */
export const resolving = { resolve, ssr: { resolve }, oxc: { jsx: { development: false } } };

/** For every test of the backend. */
export const usual = {
  // Each file has a database and a backend of its own; to load every module again for each took half of the time.
  isolate: false,
  // The machine may be busy with everything else that is tested.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: waiting,
  // As where it runs: React, which makes mails, otherwise looks for mistakes in each component too.
  env: { NODE_ENV: 'production' },
  // As in our programs: Node would read the manifest for each of its files, in each process.
  server: { deps: { inline: [...slowToFind] } },
};

export const setupFile = 'src/testing/after-file-setup.ts';

/** What writes PDFs is a program of its own. */
export const pdfThread = 'src/testing/pdf-thread-setup.ts';

/** On PostgreSQL. */
export const postgres = {
  provide: { engine: 'postgres', postgresServer: process.env.DATABASE_URL_TEST ?? '' },
  globalSetup: ['src/testing/postgres-setup.ts', pdfThread],
} as const;
