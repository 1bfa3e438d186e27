import { startTimespan } from 'lighthouse';
import { connect } from 'puppeteer-core';
import { menuPress } from './presses.mjs';

/**
 * The longest that a page lets its visitor wait for what a press does (INP, in ms), by Lighthouse: from before the page loads, with its phone's processor and network, until a press on the menu was answered.
 * @param {string} address
 * @param {number} port of the browser
 */
export async function interactionToNextPaint(address, port) {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  try {
    const timespan = await startTimespan(page, { flags: { logLevel: 'error', throttlingMethod: 'devtools' } });
    await page.goto(address);
    await page.locator(menuPress.press).click();
    await page.waitForSelector(menuPress.shown, { visible: true });
    // A browser tells of a press once its frame is on the screen.
    await page.evaluate(
      () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true })),
    );
    const outcome = await timespan.endTimespan();
    const waited = outcome?.lhr.audits['interaction-to-next-paint']?.numericValue;
    if (waited === undefined) throw new Error(`${address}: Lighthouse saw no press.`);
    return waited;
  } finally {
    await page.close();
    await browser.disconnect();
  }
}
