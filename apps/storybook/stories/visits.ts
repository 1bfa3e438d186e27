import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { pseudoLocale } from '@pomp/language/compile';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { plainTextsOnPage, type Told } from '@pomp/tooling/plain-texts';
import { quickAxe } from '@pomp/tooling/quick-axe';
import axe from 'axe-core';
import { type Brand, openPreview, type Size, sizeFor } from '../built/preview-page.js';
import { serveStorybook } from '../built/serve-storybook.mjs';
import { installStoryTest, type Wrong } from './in-page.js';
import { installPseudoFormats, speak } from './pseudo-in-page.js';

/** For a story that asks for no screen; every night on a phone too, as a play has to pass at any width. */
export const usualSize: Size = { width: Number(process.env.STORIES_WIDTH ?? 1200), height: 900 };
/**
 * What another brand can break: it sets other values for the same colours, sizes and typefaces. Names, roles and structure are those of the
 * same elements, which were judged as a whole in the first brand.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
/** What the dark can break besides. The colours that are put on each other are checked as a list (`contrast.test.ts`); here is looked whether nothing is put otherwise. */
const rulesOfTheDark = ['color-contrast'];
/** 400 % zoom on a screen of 1280 pixels: WCAG 1.4.10. */
const narrowest: Size = { width: 320, height: 640 };
const phone: Size = { width: 360, height: 780 };
/** What the margins leave of a sheet of A4, in CSS pixels. */
const sheet: Size = { width: 680, height: 1001 };

export interface Visits {
  /** One of the pages, by its number: opened when it is first asked for. Ask it one thing at a time. */
  on: (page: number) => StoryPage;
  /** Opens a page of documentation on a phone, in English and in the dark, which is not as it comes by itself; resolves with what isn't right, and the names of the texts that it and its stories read. */
  read: (pageId: string) => Promise<{ wrong: string[]; texts: string[] }>;
  /** The names of the texts that a story has read in all these visits; undefined where one of them didn't tell. */
  textsOf: (storyId: string) => ReadonlySet<string> | undefined;
  close: () => Promise<void>;
}

export interface StoryPage {
  /**
   * Plays a story in Pomp and looks at what was played: in both brands, on the narrowest screen and in a pseudo-language; resolves with what isn't right.
   * @param inTheDark looks at it in the dark besides
   * @param noText says which of the texts that stay plain in the pseudo-language should be said by one
   */
  visit: (storyId: string, inTheDark: boolean, noText: (plain: readonly Told[]) => string[]) => Promise<string[]>;
  /** Plays a story in Noord; resolves with what isn't right. */
  playInNoord: (storyId: string) => Promise<string[]>;
  /** Plays a story and prints it, in both brands; resolves with what doesn't belong on paper, or misses there. */
  print: (storyId: string) => Promise<string[]>;
}

/** The built Storybook in a browser, to visit many stories in a few pages at the same time. */
export async function openVisits(): Promise<Visits> {
  const storybook = await serveStorybook();
  // A headless shell: an installed browser draws windows of its own around the page.
  const executablePath = process.env.CHROMIUM_PATH || (await pinnedChromium());
  const browser = await chromium.launch({ executablePath, ...chromiumLaunch });
  const visitors = new Map<number, Visitor>();

  const texts = new Map<string, Set<string> | undefined>();

  const visit = async (page: number, id: string, look: (visitor: Visitor) => Promise<string[]>) => {
    const visitor = visitors.get(page) ?? (await openVisitor(browser, storybook.url));
    visitors.delete(page);
    const wrong = await look(visitor);
    const [known, read] = [texts.has(id) ? texts.get(id) : new Set<string>(), await visitor.textsRead()];
    texts.set(id, known && read && new Set([...known, ...read]));
    // Not after something threw: a page that doesn't answer is no page for the next story.
    visitors.set(page, visitor);
    return wrong;
  };
  return {
    on: (page) => ({
      visit: (id, inTheDark, noText) =>
        visit(page, id, async ({ play, judge, plainTexts }) => {
          const wrong = await play(id, 'pomp');
          return wrong.length > 0 ? wrong : [...(await judge(inTheDark)), ...noText(await plainTexts())];
        }),
      playInNoord: (id) => visit(page, id, ({ play }) => play(id, 'noord')),
      print: (id) =>
        visit(page, id, async ({ play, judgePrint }) => {
          const wrong = await play(id, 'pomp');
          return wrong.length > 0 ? wrong : judgePrint();
        }),
    }),
    read: (id) => read(browser, `${storybook.url}iframe.html?viewMode=docs&id=${id}&globals=language:en-GB;scheme:dark`),
    textsOf: (id) => texts.get(id),
    close: async () => {
      await browser.close();
      await storybook.close();
    },
  };
}

/** What a story's server would answer isn't asked of Storybook's, and some stories show what comes of a file that misses. */
const isFile = /(?<!\/(geen-beeld|is-er-niet|bestaat-niet))\.\w+$/;

async function read(browser: Browser, address: string): Promise<{ wrong: string[]; texts: string[] }> {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.addInitScript(() => (window.readTexts = new Set()));
  const thrown: string[] = [];
  page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message));
  // Of its stories too, in frames of their own.
  const isOwnFile = (url: string) => {
    const { origin, pathname } = new URL(url);
    return origin === new URL(address).origin && isFile.test(pathname);
  };
  page.on('response', (response) => {
    if (response.status() >= 400 && isOwnFile(response.url())) thrown.push(`Not there: ${new URL(response.url()).pathname}`);
  });
  const allCame = whenAllCame(page, (request) => request.resourceType() === 'document' || isOwnFile(request.url()));
  await page.goto(address);
  await page.evaluate(installStoryTest);
  // It comes in parts; what isn't right in the end is told.
  const isRight = () => window.storyTest?.ofDocs().length === 0;
  const untilRight = () => page.waitForFunction(isRight, undefined, { timeout: 20_000 }).catch(() => undefined);
  await untilRight();
  // Stories and their pictures come after the words, and what is in frames of its own is shown after it came.
  await allCame();
  await untilRight();
  // All at once: pressed, each is called otherwise.
  await page
    .locator('button', { hasText: 'Show code' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await untilRight();
  const wrong = await page.evaluate(() => window.storyTest?.ofDocs());
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(() => [...(window.readTexts ?? [])])));
  await page.evaluate(quickAxe(axe));
  const unreadable = await page.evaluate(() => window.storyTest?.unreadableInDocs());
  await page.close();
  return { wrong: [...there(wrong), ...there(unreadable), ...thrown], texts: texts.flat() };
}

/** How long nothing is asked for once all is there, in ms: as long as Playwright's `networkidle` waits. */
const idle = 500;

/** Counts from now on what a page asks for. Its `networkidle` counts calls too, and some stories show what waits for an answer that never comes. */
function whenAllCame(page: Page, counts: (request: Request) => boolean): () => Promise<void> {
  const coming = new Set<Request>();
  let lastAt = performance.now();
  const note = (change: () => void) => {
    change();
    lastAt = performance.now();
  };
  page.on('request', (request) => counts(request) && note(() => coming.add(request)));
  const end = (request: Request) => coming.has(request) && note(() => coming.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (coming.size > 0 || performance.now() - lastAt < idle) await setTimeout(idle / 5);
  };
}

/** What nobody looks at here: what an addon marks on the page, for which it asked every element for its style at each story, and what React tells a profiler of each component. */
function withoutOnlookers(): void {
  Object.defineProperty(console, 'timeStamp', { value: undefined });
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

/**
 * Takes away what no story shows, which axe and every search by role went through for each: Storybook's own screens of what is to come, two of three elements on the page of a small story. What
 * says that a story has failed stays, as Storybook writes in it.
 */
const withoutScreensOfStorybook = () =>
  document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview').forEach((screen) => screen.remove());

interface Visitor {
  play: (id: string, brand: Brand) => Promise<string[]>;
  judge: (inTheDark: boolean) => Promise<string[]>;
  judgePrint: () => Promise<string[]>;
  plainTexts: () => Promise<Told[]>;
  /** Of the story that was played last. */
  textsRead: () => Promise<string[] | undefined>;
}

/** One page for many stories: a story cleans up what it leaves outside its canvas. */
async function openVisitor(browser: Browser, storybook: string): Promise<Visitor> {
  const context = await browser.newContext({
    // Without motion: axe judges what is on the page, not a colour halfway a fade.
    reducedMotion: 'reduce',
    // By this name Storybook knows a test, and lets no animation run.
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
    viewport: usualSize,
  });
  await context.addInitScript(withoutOnlookers);
  const page = await openPreview(context, storybook, 'pomp');
  const devtools = await context.newCDPSession(page);
  // Drawn at a twentieth, as nobody looks at it; what is measured in the page stays as it is.
  const resize = ({ width, height }: Size) =>
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false, scale: 0.05 });
  await page.evaluate(withoutScreensOfStorybook);
  await page.evaluate(quickAxe(axe));
  await page.evaluate(installStoryTest);
  await page.evaluate(installPseudoFormats, pseudoLocale);
  const thrown: string[] = [];
  page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message));
  return {
    play: async (id, brand) => {
      await resize(await sizeFor(page, id, usualSize));
      const wrong = await page.evaluate((story) => window.storyTest?.play(story), { id, brand });
      return inWords({ [brand]: [...there(wrong), ...thrown.splice(0)] });
    },
    judge: async (inTheDark) => {
      const rules = { inNoord: rulesOfLooks, inTheDark: inTheDark ? rulesOfTheDark : [] };
      const wrong = there(await page.evaluate((given) => window.storyTest?.judge(given), rules));
      await resize(narrowest);
      const overflow = there(await page.evaluate(() => window.storyTest?.overflow()));
      return [...inWords(wrong), ...inWords(overflow), ...thrown.splice(0)];
    },
    judgePrint: async () => {
      await resize(sheet);
      await page.emulateMedia({ media: 'print' });
      const wrong = there(await page.evaluate(() => window.storyTest?.onPaper()));
      await page.emulateMedia({ media: 'screen' });
      return [...inWords(wrong), ...thrown.splice(0)];
    },
    plainTexts: async () => {
      await page.evaluate(speak, pseudoLocale);
      return page.evaluate(plainTextsOnPage);
    },
    textsRead: () => page.evaluate(() => window.readTexts && [...window.readTexts]),
  };
}

function there<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('The page has left the story: what tests it is gone.');
  return answer;
}

const inWords = (wrong: Wrong): string[] =>
  Object.entries(wrong).flatMap(([brand, all]) => all.map((what) => `In ${brand}: ${what}`));
