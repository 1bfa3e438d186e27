import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

const shared = reporters('stories');

/** Every story of the built Storybook as a test: played, judged by axe and made narrow. */
export default defineConfig({
  test: {
    ...shared,
    outputFile: { json: process.env.STORIES_RESULTS ?? shared.outputFile.json },
    include: ['stories/*.test.ts', 'reference/*.test.ts'],
    // Pages at once. One more than the cores of a small machine: a story waits for pictures to be drawn.
    maxConcurrency: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
