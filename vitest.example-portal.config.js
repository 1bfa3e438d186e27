import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/example-portal/**/*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    ...reporters('example-portal'),
  },
});
