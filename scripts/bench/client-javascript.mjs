import { gzipSync } from 'node:zlib';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';

/** @typedef {'hello' | 'home' | 'login' | 'consumption'} PageName */

/** @type {Record<PageName, string>} */
const paths = { hello: '/bench/hello/', home: '/', login: '/auth/login/', consumption: '/account/woning/' };

/**
 * Bytes of script, gzipped, that each page runs; the consumption page with a customer logged in.
 * @param {string} site
 * @param {{ email: string, password: string }} customer
 */
export async function clientJavaScript(site, customer) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    /** @type {Partial<Record<PageName, number>>} */
    const sizes = {};
    for (const name of /** @type {PageName[]} */ (Object.keys(paths))) {
      const context = await browser.newContext({ baseURL: site });
      if (name === 'consumption') await context.request.post('/api/auth/login', { data: customer, headers: { origin: site } });
      const page = await context.newPage();
      await page.goto(paths[name], { waitUntil: 'networkidle' });
      sizes[name] = await scriptBytes(page);
      await context.close();
    }
    return /** @type {Record<PageName, number>} */ (sizes);
  } finally {
    await browser.close();
  }
}

/**
 * Scripts that are in the document, without those that are fetched ahead for other pages or meant for browsers without modules;
 * inline ones are part of the page.
 * @param {import('playwright-core').Page} page
 */
async function scriptBytes(page) {
  const addresses = await page.locator('script[src]:not([nomodule])').evaluateAll((scripts) => [...new Set(scripts.map((script) => script.getAttribute('src') ?? ''))]);
  const sizes = await Promise.all(addresses.map(async (address) => gzipSync(await (await page.request.get(address)).body(), { level: 9 }).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
