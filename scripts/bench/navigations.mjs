import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { freePorts } from '../stack/ports.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { slowdown } from './first-press.mjs';
import { median } from './load.mjs';
import { slowLine } from './slow-line.mjs';

/** How long someone looks at the link, and holds it, in ms. */
const look = 1_000;
const hold = 80;

/** What browsers on phones do and those on desks don't: they fetch a link that stays in view for a moment, where a page lets them. */
const asOnPhones =
  '--enable-features=NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics,PreloadingEagerViewportHeuristics';

const folder = join(root, 'benchmarks/next-links');

/** @typedef {{ path: string, heading: string, title: string, styles: string, theme: string, header: string, main: string, links: { href: string, text: string }[] }} Page */

/**
 * From page to page on the simulated phone, where pages are fetched but not made ahead (devtools keep browsers from that), by the links of the footer: from letting go until the next page's heading is painted, in ms, medians. Ours, and the same pages in Next with its links.
 * @param {string} site
 * @param {number} [count]
 */
export async function navigations(site, count = 50) {
  const pages = await readPages(site);
  const next = await startNext(pages, site);
  try {
    return { ours: await walk(site, pages, count), floor: await walk(next.url, pages, count) };
  } finally {
    await next.stop();
  }
}

/**
 * The home page, and what its footer leads to.
 * @param {string} site
 * @returns {Promise<Page[]>}
 */
async function readPages(site) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: true });
    const page = await context.newPage();
    await page.goto('/');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('footer nav a[href^="/"]:not([data-form])')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent,
      })),
    );
    const own = links.filter(({ href }) => /^\/[a-z0-9-]+\/$/.test(href));
    const pages = [];
    for (const { href: path } of own) {
      const html = await (await fetch(site + path)).text();
      pages.push(
        await page.evaluate(
          ({ html, path, own, site }) => {
            const made = new DOMParser().parseFromString(html, 'text/html');
            for (const script of made.querySelectorAll('script')) script.remove();
            const text = (/** @type {string} */ selector) => made.querySelector(selector)?.textContent ?? '';
            const inside = (/** @type {string} */ selector) => made.querySelector(selector)?.innerHTML ?? '';
            const styles = site + (made.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '');
            return {
              path,
              heading: text('h1'),
              title: made.title,
              styles,
              theme: made.body.className,
              header: inside('header'),
              main: inside('main'),
              links: own,
            };
          },
          { html, path, own, site },
        ),
      );
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/**
 * Builds the same pages in Next and serves them.
 * @param {Page[]} pages
 * @param {string} site
 */
async function startNext(pages, site) {
  const { site: port } = await freePorts();
  const styles = await (await fetch(pages[0]?.styles ?? site)).text();
  const file = join(folder, '.next-pages.json');
  const sheet = join(folder, 'app/pages.css');
  writeFileSync(sheet, styles.replaceAll(/url\([^)]*\)/g, 'none'));
  writeFileSync(file, JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, page]))));
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production') };
  const next = programOf('next', 'next', folder);
  const run = (/** @type {string[]} */ ...args) =>
    spawn(process.execPath, [next, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(run('build'), 'exit');
  if (code !== 0) throw new Error('Next did not build.');
  const server = run('start', '-p', String(port));
  const url = `http://localhost:${port}`;
  const until = Date.now() + 30_000;
  while (
    !(await fetch(url + (pages[0]?.path ?? '/')).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('Next does not answer.');
    await pause(100);
  }
  return {
    url,
    async stop() {
      server.kill();
      await once(server, 'exit');
      for (const made of [file, sheet, join(folder, '.next')]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} site
 * @param {Page[]} pages
 * @param {number} count
 */
async function walk(site, pages, count) {
  const line = await slowLine(site);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments, asOnPhones] });
  try {
    const context = await browser.newContext({ ...devices['Moto G4'], baseURL: line.url });
    const page = await context.newPage();
    const browserItself = await context.newCDPSession(page);
    await browserItself.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(pages[0]?.path ?? '/', { waitUntil: 'networkidle' });
    const waited = [];
    for (let index = 1; index <= count; index++) {
      const next = pages[index % pages.length];
      if (!next) throw new Error('There are no pages.');
      const link = page.locator(`footer :not([data-form])[href="${next.path}"]`).first();
      // At the edge of the screen the message above the site may be over it.
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await pause(look);
      const box = await link.boundingBox();
      if (!box) throw new Error(`No link leads to ${next.path}.`);
      await page.evaluate(({ path, heading }) => localStorage.setItem('expected', JSON.stringify({ path, heading })), next);
      await browserItself.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
      await pause(hold);
      await browserItself.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      waited.push(await arrival(page));
      await page.waitForLoadState('load');
    }
    return median(waited);
  } finally {
    await browser.close();
    line.stop();
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>}
 */
async function arrival(page) {
  const until = Date.now() + 20_000;
  for (;;) {
    // A page on its way can't be asked.
    const ms = await page.evaluate(takeWaited).catch(() => null);
    if (ms !== null) return Number(ms);
    if (Date.now() > until) throw new Error(`Nothing came after ${page.url()}.`);
    await pause(20);
  }
}

/** In the page. */
function takeWaited() {
  const waited = localStorage.getItem('waited');
  localStorage.removeItem('waited');
  return waited;
}

/** In every page: notes when a link is let go, and when the page that is expected then is painted. */
function watch() {
  const isThere = () => {
    const expected = JSON.parse(localStorage.getItem('expected') ?? 'null');
    return (
      expected !== null &&
      localStorage.getItem('pressed') !== null &&
      location.pathname === expected.path &&
      document.querySelector('h1')?.textContent === expected.heading
    );
  };
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    // In the task after the frame in which it is shown.
    setTimeout(() => {
      localStorage.setItem('waited', String(Date.now() - Number(localStorage.getItem('pressed'))));
      localStorage.removeItem('expected');
      localStorage.removeItem('pressed');
      requestAnimationFrame(look);
    });
  };
  addEventListener('touchend', () => localStorage.setItem('pressed', String(Date.now())), { capture: true });
  requestAnimationFrame(look);
}
