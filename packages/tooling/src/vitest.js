import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export { vanillaExtractPlugin };

/** Resolve `@pomp/*` to its sources, so that a test sees an edit without a build. */
export const sourceConditions = ['@pomp/source', 'module', 'browser', 'development|production'];
export const serverSourceConditions = ['@pomp/source', 'module', 'node', 'development|production'];

/** Where a test task leaves its counts; the closing line of `npm test` sums them, also from Turbo's cache. */
export const reporters = (name = 'unit') => ({
  reporters: ['default', 'json'],
  outputFile: { json: `.results/${name}.json` },
});

export default defineConfig({
  // Components under test bring their `.css.ts` along.
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: serverSourceConditions },
  ssr: { resolve: { conditions: serverSourceConditions } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: true,
    // What a file imports is loaded once for all files of a package: to load it again for each took most of the time.
    isolate: false,
    // What a test waits for comes or it doesn't: the five seconds that vitest gives it are a time to keep, which a busy machine doesn't.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...reporters(),
  },
});
