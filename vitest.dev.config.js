import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['scripts/dev/dev.test.mjs'], testTimeout: 900_000, hookTimeout: 900_000, ...reporters('dev') },
});
