import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';

/**
 * A journey runs on both screens when it is about what a screen changes: menus, navigation, layout. What a call or a rule does is the same
 * on both, so such a journey names one of these and runs there only; spread evenly, it halves the time. Without a tag: both.
 */
const only = { phone: /@phone\b/, desktop: /@desktop\b/ };

const results = (name: string) => fileURLToPath(new URL(`../.results/${name}`, import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: results('e2e-artifacts'),
  // One stack at a time, and a failure is a failure. Two take as long on two cores: tried.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: results('e2e.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
    actionTimeout: 20_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: only.desktop,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: only.phone, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
