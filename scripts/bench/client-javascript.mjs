import { gzipSync } from 'node:zlib';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';

/** Pages of content: what is read, not filled in. They may carry next to nothing above the bare page. */
export const contentPages = /** @type {const} */ ({
  product: '/hybride-warmtepomp/',
  knowledgeBase: '/kennisbank/',
  article: '/kennisbank/wat-kost-een-warmtepomp/',
  faq: '/faq/',
  vacancies: '/vacatures/',
  plain: '/over-ons/',
});

const paths = {
  hello: '/bench/hello/',
  home: '/',
  login: '/auth/login/',
  consumption: '/account/woning/',
  ...contentPages,
};

/** @typedef {keyof typeof paths} PageName */
/** @typedef {Record<PageName, number>} ScriptSizes in bytes, gzip */

/**
 * Bytes of script, gzipped, that each page runs; the consumption page with a customer logged in.
 * @param {string} site
 * @param {{ email: string, password: string }} customer
 */
export async function clientJavaScript(site, customer) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    /** @type {Partial<ScriptSizes>} */
    const sizes = {};
    for (const name of /** @type {PageName[]} */ (Object.keys(paths))) {
      const context = await browser.newContext({ baseURL: site });
      if (name === 'consumption') await context.request.post('/api/auth/login', { data: customer, headers: { origin: site } });
      const page = await context.newPage();
      const answer = await page.goto(paths[name], { waitUntil: 'networkidle' });
      if (!answer?.ok()) throw new Error(`${paths[name]} answers ${answer?.status()}.`);
      await awaken(page);
      sizes[name] = await scriptBytes(page);
      await context.close();
    }
    return /** @type {ScriptSizes} */ (sizes);
  } finally {
    await browser.close();
  }
}

/**
 * Where a page's scripts rest until someone does something (docs/adr/0018), someone does.
 * @param {import('playwright-core').Page} page
 */
async function awaken(page) {
  if ((await page.locator('script[async][src]').count()) > 0) return;
  await page.mouse.move(1, 1);
  await page.locator('body:not([data-hydrating])').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const last = Math.max(...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration));
    return performance.now() - last > 500;
  });
}

/**
 * Scripts that are in the document, without those that are fetched ahead for other pages or meant for browsers without modules;
 * inline ones are part of the page.
 * @param {import('playwright-core').Page} page
 */
async function scriptBytes(page) {
  const addresses = await page
    .locator('script[src]:not([nomodule])')
    .evaluateAll((scripts) => [...new Set(scripts.map((script) => script.getAttribute('src') ?? ''))]);
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await page.request.get(address)).body(), { level: 9 }).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
