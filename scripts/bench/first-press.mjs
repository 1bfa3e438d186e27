import { chromiumLaunch, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { median } from './load.mjs';
import { presses } from './presses.mjs';

/** As Lighthouse slows its phone down. */
export const slowdown = 4;
const times = 5;

/** @typedef {Pick<import('./presses.mjs').Press, 'what' | 'kind'> & { ms: number }} MeasuredPress a median */

/**
 * How long a visitor's first press waits on a slow processor, from letting go until what it brings is painted.
 * @param {string} site
 * @returns {Promise<MeasuredPress[]>}
 */
export async function firstPresses(site) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), ...chromiumLaunch });
  try {
    const measured = [];
    for (const press of presses) {
      const waited = [];
      for (let time = 0; time < times; time++) waited.push(await wait(browser, site, press));
      measured.push({ what: press.what, kind: press.kind, ms: median(waited) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @param {import('./presses.mjs').Press} press
 */
async function wait(browser, site, { what, kind, path, press, shown }) {
  const context = await browser.newContext({ ...devices['Moto G4'], baseURL: site });
  try {
    const page = await context.newPage();
    const browserItself = await context.newCDPSession(page);
    await browserItself.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript((selector) => {
      const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look);
        // In the task after the frame in which it is shown. While something moves, frames go before timers.
        setTimeout(painted);
        requestAnimationFrame(painted);
      };
      const painted = () => {
        if (performance.getEntriesByName('waited').length === 0) performance.measure('waited', 'pressed');
      };
      const onPress = () => {
        performance.mark('pressed');
        requestAnimationFrame(look);
      };
      addEventListener('touchend', onPress, { capture: true, once: true });
    }, shown);
    await page.goto(path, { waitUntil: kind === 'woken' ? 'networkidle' : 'commit' });
    await page.locator(press).locator('visible=true').first().tap();
    const waited = await page.waitForFunction(() => performance.getEntriesByName('waited')[0]?.duration);
    const ms = await waited.jsonValue();
    if (ms === undefined) throw new Error(`${what}: the press did nothing.`);
    return ms;
  } finally {
    await context.close();
  }
}
