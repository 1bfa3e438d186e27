import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/registry/**/*.test.mjs'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
    ...reporters('registry'),
  },
});
