import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

const shared = reporters('stories');

/** Every story of the built Storybook as a test: played, judged by axe and made narrow. */
export default defineConfig({
  test: {
    ...shared,
    outputFile: { json: process.env.STORIES_RESULTS ?? shared.outputFile.json },
    include: ['{stories,guides,reference}/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
