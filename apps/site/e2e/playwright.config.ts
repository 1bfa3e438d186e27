import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';

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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
