import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** Journeys in browsers that Playwright has no builds of its own for here: what a Linux distribution calls Firefox and WebKit. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.journeys.ts'],
    // One stack, and a browser each.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    ...reporters('other-browsers'),
  },
});
