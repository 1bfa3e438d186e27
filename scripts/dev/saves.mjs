/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, file: string, text: string, other: string, of: 'account' | 'read', seen: (page: Page, text: string) => Promise<void> }} Save one text of a file in the place of another (`{count}`: what was never saved before, as people write, and what nothing remembers), on a page of the account, which Next makes, or on one that is read, which the site makes itself, and how it shows */

const showing = (/** @type {string} */ selector) => (/** @type {Page} */ page, /** @type {string} */ text) =>
  page.locator(selector, { hasText: text }).first().waitFor({ state: 'attached' });

/**
 * What two open pages show of five packages, for each one text that can be told from the page.
 * @type {Save[]}
 */
export const saves = [
  {
    name: 'domain',
    of: 'account',
    file: 'packages/domain/src/account/person.nl.ts',
    text: 'Voornaam',
    other: 'Roepnaam {count}',
    seen: showing('main label'),
  },
  {
    name: 'portal',
    of: 'account',
    file: 'packages/portal/src/personal-details/texts.nl.ts',
    text: 'Hier verander je wie je bent',
    other: 'Hier zeg je wie je bent {count}',
    seen: showing('main p'),
  },
  {
    name: 'storefront',
    of: 'read',
    file: 'packages/storefront/src/marketing-forms/newsletter-texts.nl.ts',
    text: "subscribe: 'Aanmelden'",
    other: "subscribe: 'Doe mee {count}'",
    seen: (page, text) => showing('footer')(page, text.slice("subscribe: '".length, -1)),
  },
  {
    name: 'design-system',
    of: 'account',
    file: 'packages/design-system/src/site-shell/texts.nl.ts',
    text: "mainMenu: 'Hoofdmenu'",
    other: "mainMenu: 'Menu van de site {count}'",
    seen: (page, text) => page.locator(`nav[aria-label="${text.slice("mainMenu: '".length, -1)}"]`).waitFor({ state: 'attached' }),
  },
  {
    name: 'style',
    of: 'account',
    file: 'packages/design-system/src/site-shell/site-footer.css.ts',
    text: 'backgroundColor: ground,\n  color: words',
    other: 'backgroundColor: words,\n  color: ground',
    seen: async (page, text) => {
      await page.waitForFunction((isDark) => {
        const footer = document.querySelector('footer');
        return footer && Number(/\d+/.exec(getComputedStyle(footer).backgroundColor)?.[0]) < 128 === isDark;
      }, text.startsWith('backgroundColor: ground'));
    },
  },
  {
    name: 'backend',
    of: 'account',
    file: 'apps/backend/src/errors/texts.nl.ts',
    text: 'Je bent niet ingelogd.',
    other: 'Je bent nog niet ingelogd ({count}).',
    seen: async (page, text) => {
      // What is asked while the backend starts again is answered too.
      const refusal = () =>
        page.evaluate(async () => {
          const answer = await fetch('/api/account/getHouses', { credentials: 'omit' });
          if (answer.status !== 401) throw new Error(`The backend answered ${answer.status}.`);
          return answer.text();
        });
      while (!(await refusal()).includes(text));
    },
  },
];

/** Thirty saves: what is slow to wait for, because a server starts again, comes less often. */
const order = [
  'domain',
  'portal',
  'storefront',
  'design-system',
  'style',
  'domain',
  'portal',
  'storefront',
  'design-system',
  'backend',
];
const times = 3;

/** A refusal comes in the browser's own language, and what is saved is Dutch. */
const visitorsLocale = 'nl-NL';
const customer = { email: 'demo@pomp.example', password: 'Warmte123' };

/**
 * Opens a page of the account, which Next makes, and remembers everything that a visitor would call broken.
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 */
export async function watchedAccount(browser, site) {
  const page = await browser.newPage({ locale: visitorsLocale, reducedMotion: 'reduce' });
  page.setDefaultTimeout(120_000);
  /** @type {string[]} */
  const broken = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  page.on('response', (response) => response.status() >= 500 && broken.push(`${response.status()} ${response.url()}`));
  await page.exposeFunction('tellBroken', (/** @type {string} */ what) => broken.push(what));
  await page.addInitScript(() => {
    // @ts-expect-error It was put there above.
    const tell = (/** @type {string | null | undefined} */ shown) => shown && tellBroken(shown);
    // Next's own message stands in a shadow, where no observer of the document looks.
    setInterval(
      () => tell(document.querySelector('nextjs-portal')?.shadowRoot?.querySelector('[data-nextjs-dialog]')?.textContent),
      20,
    );
    // What is on the page is read after it changed: to read it all the time took as much of the processor as making it.
    let isDue = false;
    const read = () => {
      isDue = false;
      if (document.body?.innerText.includes('Er ging iets mis')) tell(document.body.innerText);
    };
    new MutationObserver(() => {
      if (!isDue) setTimeout(read, 20);
      isDue = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.request.post(`${site}/api/auth/login`, { data: customer, headers: { origin: site } });
  await page.goto(`${site}/account/gegevens/`, { waitUntil: 'networkidle' });
  // Of a page that Next compiled before, it knows at once what that shows.
  await reload(page);
  return { page, broken };
}

/**
 * Loads the page again, until it has asked to be told of changes and Next has worked that off: what is saved between the two Next counts
 * as shown already, see ADR 0020.
 * @param {Page} page
 */
export async function reload(page) {
  const isTold = page.waitForEvent('websocket').then(async (socket) => {
    await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"turbopack-subscribe"'));
    await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('{"type":"built"'));
  });
  await page.reload({ waitUntil: 'networkidle' });
  await isTold;
  // What is saved before React has taken all of the page over, it finds other than what the server made: an element has React's marks before that, see ADR 0013.
  await page.waitForFunction(() => !document.querySelector('[data-hydrating]'));
}

/** Waits until the page has asked to be told of changes, which it does once it is there. @param {Page} page @param {() => Promise<unknown>} load */
export const untilTold = (page, load) =>
  Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/_assets/saves')), load()]);

/**
 * Opens a page that is read, which the site makes itself.
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 */
export async function openedRead(browser, site) {
  const page = await browser.newPage({ locale: visitorsLocale });
  page.setDefaultTimeout(120_000);
  await untilTold(page, () => page.goto(`${site}/over-ons/`));
  return page;
}

/**
 * Saves thirty times in five packages, each time another text, and waits until that shows.
 * @param {{ copy: import('./workspace-copy.mjs').WorkspaceCopy, dev: import('./running-dev.mjs').RunningDev, browser: import('playwright-core').Browser, account: Page, onSeen?: (name: string, ms: number) => void }} options
 */
export async function saveThirtyTimes({ copy, dev, browser, account, onSeen }) {
  const current = new Map(saves.map((save) => [save.name, save]));
  let built = async () => {};
  let count = 0;
  for (const name of Array.from({ length: times }, () => order).flat()) {
    const save = current.get(name);
    if (!save) throw new Error(`There is no save of ${name}.`);
    const { file, text, of, seen } = save;
    const other = save.other.replace('{count}', String((count += 1)));
    // A page that is read shows what was saved by loading again: one that was opened before would be about to, for the save before.
    if (of === 'read') await built();
    const page = of === 'read' ? await openedRead(browser, dev.site) : account;
    const from = dev.said.length;
    const since = performance.now();
    copy.replace(file, text, other);
    await seen(page, other);
    onSeen?.(name, performance.now() - since);
    if (page !== account) await page.close();
    built = () => dev.says(`${file}: `, from);
    current.set(name, { ...save, text: other, other: other === save.other ? text : save.other });
  }
}
