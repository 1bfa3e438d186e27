import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/**/*.test.mjs'],
    exclude: [
      'scripts/start/**',
      'scripts/dev/dev.test.mjs',
      'scripts/consumers/**',
      'scripts/example-portal/**',
      'scripts/registry/**',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...reporters('scripts'),
  },
});
