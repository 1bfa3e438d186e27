// How long every page of documentation takes to load, by the clock: `pnpm bench:docs [part of an id]`. Says what it took of the processor, and how busy the machine was: beside others the clock tells of them too.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { builtFolder, serveStorybook } from './serve-storybook.mjs';

const limit = 3_000;
/** What a page is given before it counts as one that never comes. */
const patience = 30_000;
const told = 10;

const { positionals } = parseArgs({ allowPositionals: true });
const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, '..', builtFolder, 'index.json'), 'utf8'));
/** @type {string[]} */
const pages = Object.values(entries)
  .filter(({ type, id }) => type === 'docs' && positionals.every((part) => id.includes(part)))
  .map(({ id }) => id);

const storybook = await serveStorybook();
const browser = await chromium.launch({ executablePath: await pinnedChromium(), ...chromiumLaunch });
const devtools = await browser.newBrowserCDPSession();
/** @type {{ id: string, words: number, stories: number, processor: number, load: number }[]} */
const measured = [];
// Whoever reads has a browser open already.
await open('inleiding--docs');
for (const id of pages) measured.push({ id, ...(await open(id)), load: loadavg()[0] ?? 0 });
await browser.close();
await storybook.close();

const seconds = (/** @type {number} */ ms) => `${(ms / 1_000).toFixed(1)} s`;
const tooSlow = measured.filter(({ stories }) => stories > limit);
const middle = measured.map(({ stories }) => stories).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
for (const { id, words, stories, processor, load } of measured.toSorted((a, b) => b.stories - a.stories).slice(0, told))
  console.log(
    `${id}: words after ${seconds(words)}, stories after ${seconds(stories)}, processor ${seconds(processor)}; load ${load.toFixed(1)}`,
  );
const loads = measured.map(({ load }) => load.toFixed(1));
console.log(
  `${measured.length} pages, the middle one ${seconds(middle)}, ${tooSlow.length} over ${seconds(limit)}; load ${loads[0]} to ${loads.at(-1)} on ${cpus().length} cores.`,
);
if (tooSlow.length > 0) process.exitCode = 1;

/**
 * Opens a page as somebody does who follows a link to it, with nothing kept by the browser and the menu around it.
 * @param {string} id
 */
async function open(id) {
  const before = await processorTime();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${storybook.url}?path=/docs/${id}`);
    const shown = await page.waitForFunction(() => /** @type {any} */ (window).shown, undefined, { timeout: patience });
    const { words, stories } = /** @type {{ words: number, stories: number }} */ (await shown.jsonValue());
    return { words, stories, processor: (await processorTime()) - before };
  } catch (error) {
    throw new Error(`${id} did not come.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Of the browser with all its pages so far, in ms. */
async function processorTime() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

/** In every window: the one of a page of documentation tells the one around it when its words are there, and when every story in view is drawn too. */
function watch() {
  if (window.top === window) {
    const start = performance.timeOrigin;
    addEventListener('message', ({ data: { words, stories } }) => {
      if (stories) Object.assign(window, { shown: { words: words - start, stories: stories - start } });
    });
  }
  // A story can have a window of its own, further in.
  if (window.top === window || window.parent !== window.top) return;
  const now = () => performance.timeOrigin + performance.now();
  const inView = (/** @type {Element} */ element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const isDrawn = (/** @type {Element} */ story) => {
    // Not that of a mail, which is a document by itself.
    const frame = /** @type {HTMLIFrameElement | null} */ (story.querySelector('iframe[id^="iframe--"]'));
    // There are stories in which nothing is shown.
    if (frame) return Boolean(frame.contentDocument?.body?.classList.contains('sb-show-main'));
    return Boolean(story.querySelector('[id$="-inner"]')?.firstElementChild);
  };
  let words = 0;
  const look = () => {
    if (document.querySelector('#storybook-docs :is(h1, h2)')?.checkVisibility()) words ||= now();
    if (words && [...document.querySelectorAll('#storybook-docs .sb-story')].filter(inView).every(isDrawn))
      window.parent.postMessage({ words, stories: now() }, '*');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
