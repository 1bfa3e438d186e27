import { chromiumLaunch, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { contentPages } from './page-scripts.mjs';
import { slowdown } from './first-press.mjs';

/** How long is looked, in ms. */
const look = 3_000;

/**
 * The longest task of any page of content after it has loaded, on a slow processor, in ms. The browser tells of tasks from 50 ms on: 0 is that there was none.
 * @param {string} site
 */
export async function longestTask(site) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), ...chromiumLaunch });
  try {
    const longest = [];
    for (const path of Object.values(contentPages)) {
      const context = await browser.newContext({ ...devices['Moto G4'], baseURL: site });
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(path, { waitUntil: 'load' });
      longest.push(await page.evaluate(longestSinceLoad, look));
      await context.close();
    }
    return Math.max(...longest);
  } finally {
    await browser.close();
  }
}

/**
 * In the page.
 * @param {number} time in ms
 * @returns {Promise<number>}
 */
function longestSinceLoad(time) {
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const loaded = navigation?.loadEventEnd ?? 0;
  let longest = 0;
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries()) if (startTime > loaded) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  return new Promise((resolve) => setTimeout(() => resolve(longest), time));
}
