import { reporters, serverSourceConditions } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** As Node resolves: `module` is for bundlers, and some of what it names Node can't read. */
const resolve = { conditions: serverSourceConditions.filter((condition) => condition !== 'module') };
const shared = { resolve, ssr: { resolve } };
/** The machine may be busy with everything else that is tested. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const integration = ['src/**/*.integration.test.ts'];
/** What only means something where there is a server or where two can be at it at the same time, and what takes minutes and asks nothing of the engine. */
const postgresOnly = ['src/**/*.postgres.test.ts'];

/** Each file has a database and a backend of its own; to load every module again for each took half of the time. */
const isolate = false;

/** Integration tests run on both engines, from the same files. */
export default defineConfig({
  test: {
    ...reporters('pglite'),
    projects: [
      { ...shared, test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: [...integration, ...postgresOnly], ...patience } },
      {
        ...shared,
        test: {
          name: 'pglite',
          isolate,
          include: integration,
          provide: { engine: 'pglite' },
          globalSetup: ['src/testing/pglite-setup.ts'],
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: 'postgres',
          isolate,
          include: [...integration, ...postgresOnly],
          provide: { engine: 'postgres', postgresServer: process.env.DATABASE_URL_TEST ?? '' },
          globalSetup: ['src/testing/postgres-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
