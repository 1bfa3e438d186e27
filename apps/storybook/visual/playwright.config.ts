import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { still } from './still.js';

const results = (name: string) => join(import.meta.dirname, '../.results', name);

/** `pnpm visual`: the stories tagged `visual` beside their accepted pictures, always in the same browser. */
export default defineConfig({
  testDir: '.',
  outputDir: results('visual-artifacts'),
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Accepting is a decision: `pnpm visual:accept`.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  reporter: [
    ['dot'],
    ['html', { outputFolder: results('visual-report'), open: 'never' }],
    ['json', { outputFile: results('visual.json') }],
    ['./what-next.ts'],
  ],
  expect: {
    timeout: 20_000,
    // The edge of a drawing is rounded otherwise from one run to the next: at most 5 pixels then differ by more than 5 %. What people can see is more.
    toHaveScreenshot: {
      ...still,
      threshold: 0.06,
      maxDiffPixels: 24,
    },
  },
  use: {
    browserName: 'chromium',
    // Letters by themselves: sub-pixels and hinting follow the screen and the machine.
    launchOptions: {
      ...chromiumLaunch,
      executablePath: await pinnedChromium(),
      args: [...chromiumLaunch.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
