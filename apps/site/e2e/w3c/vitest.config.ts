import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** The W3C's checker over every page: it needs Java and is fetched, so it runs by night. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.journeys.ts'], testTimeout: 300_000, hookTimeout: 180_000, ...reporters('w3c') },
});
