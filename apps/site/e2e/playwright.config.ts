import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { keptOn } from './kept-journeys';
import { desktop, phone } from './screens';

/**
 * A journey runs on both screens when it is about what a screen changes: menus, navigation, layout. What a call or a rule does is the same
 * on both, so such a journey names one of these and runs there only; spread evenly, it halves the time. Without a tag: both.
 */
const only = { phone: /@phone\b/, desktop: /@desktop\b/ };

const ownStack = '**/own-stack/*.spec.ts';

const results = (name: string) => fileURLToPath(new URL(`../.results/${name}`, import.meta.url));

export default defineConfig({
  testDir: '.',
  // What is built is JavaScript already: to compile it again cost every worker its start.
  build: { external: ['**/dist/**'] },
  outputDir: results('e2e-artifacts'),
  globalSetup: ['./shared-stack.ts', './shared-axe.ts'],
  // One more than the cores of a small machine: journeys wait for mails and timers, and a failure is a failure.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: results('e2e.json') }], ['./kept-journeys.ts']],
  use: {
    browserName: 'chromium',
    // A headless shell, as Playwright itself would take: an installed browser draws windows of its own around the page, in three times the time.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || (await pinnedChromium()), ...chromiumLaunch },
    actionTimeout: 20_000,
    // A worker's requests can't be seen or held up by a journey: those about it allow it.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // What was done, said and asked for until then. Pictures and snapshots of every moment of journeys that pass cost Playwright nearly as
    // much time again as all else it does: `--trace=on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // First, since they wait longest; one worker keeps its stack from file to file.
    { name: 'own stack', testMatch: ownStack, grepInvert: keptOn('own stack'), fullyParallel: false, workers: 1, use: desktop },
    { name: 'phone', testIgnore: ownStack, grepInvert: [only.desktop, ...keptOn('phone')], use: phone },
    { name: 'desktop', testIgnore: ownStack, grepInvert: [only.phone, ...keptOn('desktop')], use: desktop },
  ],
});
