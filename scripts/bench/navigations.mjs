import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch, chromiumPath } from '@pomp/tooling/chromium';
import { chromium, devices } from 'playwright-core';
import { freePorts } from '../stack/ports.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { slowdown } from './first-press.mjs';
import { median } from './load.mjs';
import { slowLine } from './slow-line.mjs';
import { openTab } from './tab.mjs';

/** How long a page has after loading, someone looks at the link, and holds it, in ms. */
const settle = 500;
const look = 1_000;
const hold = 80;

/** What browsers on phones do and those on desks don't: they fetch a link that stays in view for a moment, where a page lets them. */
const asOnPhones =
  '--enable-features=NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics,PreloadingEagerViewportHeuristics';

const folder = join(root, 'benchmarks/next-links');

/** @typedef {{ path: string, heading: string, title: string, styles: string, fonts: string[], theme: string, header: string, main: string, footer: string, links: { href: string, text: string }[] }} Page */

/**
 * From page to page on the simulated phone, by the links of the footer, where the browser fetches and makes pages ahead as it does for people: from letting go until the next page's heading is painted, in ms, medians. Ours, and the same pages in Next with its links.
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
  const browser = await chromium.launch({ executablePath: await chromiumPath(), ...chromiumLaunch });
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
      const answer = await fetch(site + path);
      const html = await answer.text();
      const fonts = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(
        ([, font = '']) => font,
      );
      pages.push(
        await page.evaluate(
          ({ html, path, own, fonts }) => {
            const made = new DOMParser().parseFromString(html, 'text/html');
            for (const script of made.querySelectorAll('script')) script.remove();
            const text = (/** @type {string} */ selector) => made.querySelector(selector)?.textContent ?? '';
            const inside = (/** @type {string} */ selector) => made.querySelector(selector)?.innerHTML ?? '';
            const styles = made.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
            return {
              path,
              heading: text('h1'),
              title: made.title,
              styles,
              fonts,
              theme: made.body.className,
              // With what is around it, which hides the menu of a phone.
              header: made.querySelector('header')?.outerHTML ?? '',
              main: inside('main'),
              // Its last band comes into what a footer keeps free above itself.
              footer: made.querySelector('body > footer')?.className ?? '',
              links: own,
            };
          },
          { html, path, own, fonts },
        ),
      );
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/**
 * Builds the same pages in Next and serves them, with the same style sheet, fonts, pictures and films.
 * @param {Page[]} pages
 * @param {string} site
 */
async function startNext(pages, site) {
  const { site: port } = await freePorts();
  const file = join(folder, '.next-pages.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, page]))));
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), PAGES_SITE: site };
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
      for (const made of [file, join(folder, '.next')]) rmSync(made, { recursive: true, force: true });
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
  const { viewport } = devices['Moto G4'];
  const tab = await openTab({
    args: [asOnPhones],
    prepare: (document) => [
      document.send('Page.enable'),
      document.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
      document.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 3, mobile: true }),
      document.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      document.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` }),
    ],
  });
  try {
    await (await tab.document()).send('Page.navigate', { url: line.url + (pages[0]?.path ?? '/') });
    await loaded(tab);
    const waited = [];
    for (let index = 1; index <= count; index++) {
      const next = pages[index % pages.length];
      if (!next) throw new Error('There are no pages.');
      // A page of Next has its links a moment after it has loaded. Twice, as what comes above it then moves it.
      for (const pauseAfter of [settle, look]) {
        await answerOf(tab, `(${bringToMiddle})(${JSON.stringify(next)})`);
        await pause(pauseAfter);
      }
      const middle = await answerOf(tab, `(${middleOf})(${JSON.stringify(next)})`);
      const document = await tab.document();
      await document.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
      await pause(hold);
      // Answers when the document is gone, or never.
      document.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
      waited.push(await arrival(tab));
      await loaded(tab);
    }
    return median(waited);
  } finally {
    await tab.close();
    line.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof openTab>>} Tab */

/** @param {Tab} tab */
const loaded = (tab) => answerOf(tab, 'location.protocol === "http:" && document.readyState === "complete" || null');

/**
 * @param {Tab} tab
 * @returns {Promise<number>}
 */
const arrival = async (tab) => Number(await answerOf(tab, `(${takeWaited})()`));

/**
 * What the document that is seen says to a question, once it isn't null.
 * @param {Tab} tab
 * @param {string} question
 */
async function answerOf(tab, question) {
  const until = Date.now() + 20_000;
  for (;;) {
    // A document that is on its way out can't be asked.
    const answer = await (await tab.document()).evaluate(question).catch(() => null);
    if (answer !== null) return answer;
    if (Date.now() > until) throw new Error(`No answer came to ${question}`);
    await pause(20);
  }
}

/**
 * In the page: what is about to come, and its link in the middle of the screen. Null until there is one.
 * @param {Page} next
 */
function bringToMiddle({ path, heading }) {
  localStorage.setItem('expected', JSON.stringify({ path, heading }));
  const link = document.querySelector(`footer :not([data-form])[href="${path}"]`);
  // At the edge of the screen the message above the site may be over it.
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return link && true;
}

/**
 * In the page.
 * @param {Page} next
 */
function middleOf({ path }) {
  const link = document.querySelector(`footer :not([data-form])[href="${path}"]`);
  if (!link) return null;
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
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
    // In the task after the frame in which it is shown, or with the next frame: while something moves, frames go before timers.
    setTimeout(painted);
    requestAnimationFrame(painted);
  };
  const painted = () => {
    const pressed = localStorage.getItem('pressed');
    if (pressed === null) return;
    localStorage.setItem('waited', String(Date.now() - Number(pressed)));
    localStorage.removeItem('expected');
    localStorage.removeItem('pressed');
    requestAnimationFrame(look);
  };
  addEventListener('touchend', () => localStorage.setItem('pressed', String(Date.now())), { capture: true });
  requestAnimationFrame(look);
}
