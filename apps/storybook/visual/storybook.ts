import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { preview } from 'vite';

/** What a project of the configuration chooses. */
export interface Showing {
  brand: 'pomp' | 'noord';
  /** `forced`: the system's own, as people with low vision choose them. */
  colours: 'brand' | 'forced';
}

interface Size {
  width: number;
  height: number;
}

interface ExtractedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
}

declare global {
  interface Window {
    /** As far as we need it. */
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, ExtractedStory>>;
      currentRender?: { id: string; phase?: string };
    };
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, detail: object) => void };
  }
}

/** Width at which a story without a viewport of its own is shown, by its name in `.storybook/preview.tsx`. */
const usualViewport = 'desktop';

/** Shows a story until it stands still: played, with our fonts, nothing on its way. */
type Show = (id: string) => Promise<Page>;

/** One page per worker, as in the Storybook that people look at: to load it anew for each story took most of the time. */
export const test = base.extend<object, Showing & { storybook: string; show: Show }>({
  brand: ['pomp', { option: true, scope: 'worker' }],
  colours: ['brand', { option: true, scope: 'worker' }],

  storybook: [
    async ({}, use) => {
      const server = await preview({
        root: join(import.meta.dirname, '..'),
        configFile: false,
        appType: 'mpa',
        logLevel: 'error',
        build: { outDir: 'storybook-static' },
        preview: { port: 0, host: '127.0.0.1' },
      });
      const url = server.resolvedUrls?.local[0];
      if (!url) throw new Error('The built Storybook got no address.');
      await use(url);
      await server.close();
    },
    { scope: 'worker' },
  ],

  show: [
    async ({ browser, brand, colours, storybook }, use) => {
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        forcedColors: colours === 'forced' ? 'active' : 'none',
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Amsterdam',
      });
      const page = await context.newPage();
      await page.goto(`${storybook}iframe.html?viewMode=story&globals=brand:${brand};a11y.manual:!true`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__, undefined, { timeout: 20_000 });
      const sizes = await page.evaluate(sizesOfStories, usualViewport);
      await use(async (id) => {
        const size = sizes[id];
        if (!size) throw new Error(`The built Storybook has no story ${id}.`);
        await page.mouse.move(0, 0);
        await page.setViewportSize(size);
        await page.evaluate(select, id);
        await page.waitForFunction(isFinished, id);
        if (await page.evaluate(hasFailed)) throw new Error(`The story ${id} shows an error: run its story test.`);
        await page.evaluate(fontsLoaded);
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const select = (storyId: string): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });

async function sizesOfStories(usual: string): Promise<Record<string, Size>> {
  await window.__STORYBOOK_PREVIEW__?.ready();
  const stories = Object.entries((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
  return Object.fromEntries(
    stories.map(([id, { storyGlobals, parameters }]) => {
      const { options } = parameters.viewport;
      const styles = options[storyGlobals.viewport?.value ?? usual]?.styles;
      if (!styles) throw new Error(`${id} asks for a viewport that the preview doesn't have.`);
      return [id, { width: parseInt(styles.width), height: parseInt(styles.height) }];
    }),
  );
}

function isFinished(id: string): boolean {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && render.phase === 'finished';
}

const hasFailed = (): boolean => !document.body.classList.contains('sb-show-main');

/** Another font would be another picture: whatever the text asks for first must have come from us. */
async function fontsLoaded(): Promise<void> {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const asked = new Set(
    texts.map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '').trim() ?? ''),
  );
  const missing = [...asked].filter((family) => !loaded.includes(family));
  if (missing.length > 0) throw new Error(`Text is shown in another font than it asks for. Not loaded: ${missing.join(', ')}.`);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
