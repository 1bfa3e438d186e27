import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { median } from './load.mjs';

/** As Lighthouse slows its phone down. */
const slowdown = 4;
const presses = 5;

/** @typedef {{ resting: number, running: number }} FirstPress ms, medians */

/**
 * How long a visitor's first press waits, from the tap on the menu's button until the menu is there: on a page whose scripts rest until
 * that very press, and on the same page when they ran with it, as they do for visitors who are signed in.
 * @param {string} site
 * @param {string} path
 * @returns {Promise<FirstPress>}
 */
export async function firstPress(site, path) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const resting = [];
    const running = [];
    for (let press = 0; press < presses; press++) {
      resting.push(await pressed(browser, site, path, { signedIn: false }));
      running.push(await pressed(browser, site, path, { signedIn: true }));
    }
    return { resting: median(resting), running: median(running) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @param {string} path
 * @param {{ signedIn: boolean }} visitor
 */
async function pressed(browser, site, path, { signedIn }) {
  const context = await browser.newContext({ ...devices['Moto G4'], baseURL: site });
  try {
    if (signedIn) await context.addCookies([{ name: 'pomp_signed_in', value: '1', url: site }]);
    const page = await context.newPage();
    const browserItself = await context.newCDPSession(page);
    await browserItself.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    // Fetched ahead, as they are when someone has looked at the page for a moment.
    await page.waitForLoadState('networkidle');
    if (signedIn) await page.locator('body:not([data-hydrating])').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      addEventListener('touchstart', () => performance.mark('pressed'), { capture: true, once: true });
      new MutationObserver((_changes, watch) => {
        if (!document.querySelector('dialog[open], [role=dialog]')) return;
        performance.measure('waited', 'pressed');
        watch.disconnect();
      }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    });
    await page.getByRole('button', { name: 'Menu openen' }).tap();
    await page.getByRole('dialog').waitFor();
    const waited = await page.evaluate(() => performance.getEntriesByName('waited')[0]?.duration);
    if (waited === undefined) throw new Error(`${path}: the first press did nothing.`);
    return waited;
  } finally {
    await context.close();
  }
}
