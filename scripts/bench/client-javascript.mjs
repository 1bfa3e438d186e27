import { chromiumLaunch, chromiumPath } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';
import { scriptSizes } from './page-scripts.mjs';

/**
 * In a browser of its own.
 * @param {string} site
 * @param {{ email: string, password: string }} customer
 */
export async function clientJavaScript(site, customer) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), ...chromiumLaunch });
  try {
    return await scriptSizes(browser, site, customer);
  } finally {
    await browser.close();
  }
}
