import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, pinnedChromium } from '@pomp/tooling/chromium';

/** Every story of the built Storybook as a test: played, judged by axe and made narrow. */
export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../.results/stories-artifacts'),
  fullyParallel: true,
  // One more than the cores of a small machine: a story waits for pictures to be drawn.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.STORIES_RESULTS ?? join(import.meta.dirname, '../.results/stories.json') }],
  ],
  use: {
    browserName: 'chromium',
    // A headless shell: an installed browser draws windows of its own around the page.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || (await pinnedChromium()), args: chromiumArguments },
  },
});
