import { gzipSync } from 'node:zlib';

/** Pages of content: what is read, not filled in. No block on them needs a framework. */
export const contentPages = /** @type {const} */ ({
  product: '/hybride-warmtepomp/',
  knowledgeBase: '/kennisbank/',
  article: '/kennisbank/wat-kost-een-warmtepomp/',
  faq: '/faq/',
  vacancies: '/vacatures/',
  plain: '/over-ons/',
});

export const pagePaths = /** @type {const} */ ({
  home: '/',
  quickCheck: '/',
  ...contentPages,
  reservation: '/reserveren/pomp-ao/',
  login: '/auth/login/',
  houseInfo: '/account/woning/',
  consumption: '/account/woning/verbruik/',
});

/** What is pressed first on a page that is measured awake, and what shows that it is. @type {Partial<Record<keyof typeof pagePaths, { press: string, shown: string }>>} */
const woken = { quickCheck: { press: 'main form[data-native-form] button[type=submit]', shown: 'main form [aria-invalid=true]' } };

/** @typedef {keyof typeof pagePaths} PageName */
/** @typedef {Record<PageName, number>} ScriptSizes in bytes, gzip */

/**
 * Bytes of script, gzipped, that each page loads by itself, an island that wakes included; those of the account with a customer logged in, and about the first of their houses.
 * @param {Pick<import('playwright-core').Browser, 'newContext'>} browser
 * @param {string} site
 * @param {{ email: string, password: string }} customer
 */
export async function scriptSizes(browser, site, customer) {
  /** @type {Partial<ScriptSizes>} */
  const sizes = {};
  for (const name of /** @type {PageName[]} */ (Object.keys(pagePaths))) {
    const context = await browser.newContext({ baseURL: site });
    let path = /** @type {string} */ (pagePaths[name]);
    if (path.startsWith('/account/')) {
      await context.request.post('/api/auth/login', { data: customer, headers: { origin: site } });
      const [house] = await (await context.request.get('/api/account/getHouses')).json();
      path += `?houseId=${house.id}`;
    }
    sizes[name] = await scriptBytes(await context.newPage(), path, woken[name]);
    await context.close();
  }
  return /** @type {ScriptSizes} */ (sizes);
}

/**
 * Scripts that come without anyone doing something, or with what wakes the page, each compressed by itself; what is fetched ahead for other pages is none. Inline ones are part of the page.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @param {{ press: string, shown: string }} [awake]
 */
async function scriptBytes(page, path, awake) {
  const scripts = await scriptsWhile(page, async () => {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}.`);
    if (awake) {
      await page.locator(awake.press).first().click();
      await page.locator(awake.shown).first().waitFor();
    }
  });
  return [...scripts.values()].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).byteLength, 0);
}

/**
 * What comes after that isn't counted: a page that closes or goes on cuts it off.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} load
 * @returns {Promise<Map<string, Buffer>>} the scripts that came meanwhile, by their addresses
 */
export async function scriptsWhile(page, load) {
  /** @type {Map<string, Promise<Buffer>>} */
  const coming = new Map();
  const note = (/** @type {import('playwright-core').Response} */ response) => {
    if (response.request().resourceType() === 'script') coming.set(response.url(), response.body());
  };
  page.on('response', note);
  await load();
  page.off('response', note);
  return new Map(await Promise.all([...coming].map(async ([url, body]) => /** @type {const} */ ([url, await body]))));
}
