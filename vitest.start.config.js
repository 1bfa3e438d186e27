import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['scripts/start/**/*.test.mjs'], testTimeout: 300_000, hookTimeout: 600_000, ...reporters('start') },
});
