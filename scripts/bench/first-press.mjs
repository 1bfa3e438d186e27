import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { median } from './load.mjs';

/** As Lighthouse slows its phone down. */
export const slowdown = 4;
const times = 5;

/** @typedef {'native' | 'woken' | 'cold'} Kind what the browser itself answers; an island whose script ran, and one whose script is still to come */
/** @typedef {{ what: string, kind: Kind, path: string, press: (page: import('playwright-core').Page) => import('playwright-core').Locator, shown: string }} Press `shown`: the selector of what it brings */
/** @typedef {Pick<Press, 'what' | 'kind'> & { ms: number }} MeasuredPress a median */

const nextStep = {
  path: '/reserveren/pomp-ao/',
  press: (/** @type {import('playwright-core').Page} */ page) => page.getByRole('button', { name: 'Volgende stap' }),
  shown: '[aria-invalid=true]',
};

/** @type {readonly Press[]} */
const presses = [
  {
    what: 'The menu, as soon as it is painted',
    kind: 'native',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Menu openen' }),
    shown: '[role=dialog], dialog',
  },
  {
    what: 'A question, as soon as it is painted',
    kind: 'native',
    path: '/faq/',
    press: (page) => page.locator('main summary').first(),
    shown: 'main details[open] > :not(summary)',
  },
  {
    what: 'A subject of the questions, as soon as it is painted',
    kind: 'native',
    path: '/faq/',
    press: (page) => page.locator('[role=radiogroup] label').nth(1),
    shown: '[data-filtered]:has(label:nth-of-type(2) > :checked) > ul > li',
  },
  {
    what: 'Another view, as soon as it is painted',
    kind: 'native',
    path: '/hybride-warmtepomp/',
    press: (page) => page.locator('[data-views] > div > label').nth(1),
    shown: '[data-views] > :nth-child(2) > label + div',
  },
  {
    what: 'The rest of a text, as soon as it is painted',
    kind: 'native',
    path: '/hybride-warmtepomp/',
    press: (page) => page.locator('article summary').first(),
    shown: 'article details[open] > summary',
  },
  { what: 'The next step of a reservation', kind: 'woken', ...nextStep },
  { what: 'The next step of a reservation, as soon as it is painted', kind: 'cold', ...nextStep },
];

/**
 * How long a visitor's first press waits on a slow processor, from letting go until what it brings is painted.
 * @param {string} site
 * @returns {Promise<MeasuredPress[]>}
 */
export async function firstPresses(site) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
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
 * @param {Press} press
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
        // In the task after the frame in which it is shown.
        if (isShown()) setTimeout(() => performance.measure('waited', 'pressed'));
        else requestAnimationFrame(look);
      };
      const onPress = () => {
        performance.mark('pressed');
        requestAnimationFrame(look);
      };
      addEventListener('touchend', onPress, { capture: true, once: true });
    }, shown);
    await page.goto(path, { waitUntil: kind === 'woken' ? 'networkidle' : 'commit' });
    await press(page).tap();
    const waited = await page.waitForFunction(() => performance.getEntriesByName('waited')[0]?.duration);
    const ms = await waited.jsonValue();
    if (ms === undefined) throw new Error(`${what}: the press did nothing.`);
    return ms;
  } finally {
    await context.close();
  }
}
