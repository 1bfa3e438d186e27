import { test as base, type Page } from '@playwright/test';
import { type Brand, openPreview, type Size, sizeFor } from '../built/preview-page.js';
import { serveStorybook } from '../built/serve-storybook.mjs';

/** How a story is looked at. */
export interface Look {
  name: 'pomp' | 'noord' | 'forced-colours';
  brand: Brand;
  /** `active`: the system's own colours, as people with low vision choose them. */
  forcedColors: 'active' | 'none';
}

export const looks: readonly Look[] = [
  { name: 'pomp', brand: 'pomp', forcedColors: 'none' },
  { name: 'noord', brand: 'noord', forcedColors: 'none' },
  // The system's own colours replace the brand's: one brand shows it.
  { name: 'forced-colours', brand: 'pomp', forcedColors: 'active' },
];

/** The looks of a story with these tags: one where the brand and the system's colours don't reach it, as in a mail, which brings its own. */
export const looksOf = (tags: readonly string[]): readonly Look[] => (tags.includes('one-look') ? looks.slice(0, 1) : looks);

/** For a story that asks for no screen: a laptop. */
const usualSize: Size = { width: 1124, height: 800 };

interface Shown {
  /** The page with the story as one of the looks, once it stands still: with our fonts, nothing on its way. */
  as: (look: Look) => Promise<Page>;
  /** The names of the texts that it reads. */
  textsRead: () => Promise<string[] | undefined>;
}

/** Shows a story until it is played. */
type Show = (id: string) => Promise<Shown>;

/** One page per worker, as in the Storybook that people look at. */
export const test = base.extend<object, { show: Show }>({
  show: [
    async ({ browser }, use) => {
      const storybook = await serveStorybook();
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Amsterdam',
      });
      const page = await openPreview(context, storybook.url, 'pomp');
      const as = async ({ brand, forcedColors }: Look) => {
        await page.emulateMedia({ forcedColors });
        await page.evaluate((shown) => window.showBrand?.(shown), brand);
        await page.evaluate(fontsLoaded);
        return page;
      };
      await use(async (id) => {
        await page.emulateMedia({ forcedColors: 'none' });
        await page.mouse.move(0, 0);
        await page.setViewportSize(await sizeFor(page, id, usualSize));
        await page.evaluate(() => void (window.readTexts = new Set()));
        await page.evaluate(select, id);
        await page.waitForFunction(isFinished, id);
        if (await page.evaluate(hasFailed)) throw new Error(`The story ${id} shows an error: run its story test.`);
        return { as, textsRead: () => page.evaluate(() => window.readTexts && [...window.readTexts]) };
      });
      await context.close();
      await storybook.close();
    },
    { scope: 'worker' },
  ],
});

const select = (storyId: string): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });

function isFinished(id: string): boolean {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && render.phase === 'finished';
}

const hasFailed = (): boolean => !document.body.classList.contains('sb-show-main');

/**
 * Another font would be another picture: whatever the text asks for first must come from us. It is loaded here, rather than waited for: browsers
 * begin only when they lay out text that needs it, which may be after this.
 */
async function fontsLoaded(): Promise<void> {
  const familyOf = ({ family }: FontFace) => family.replaceAll('"', '');
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const asked = new Set(
    texts.map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '').trim() ?? ''),
  );
  const ours = [...document.fonts].filter((face) => asked.has(familyOf(face)));
  const missing = [...asked].filter((family) => !ours.some((face) => familyOf(face) === family));
  if (missing.length > 0) throw new Error(`Text is shown in another font than it asks for. Not ours: ${missing.join(', ')}.`);
  await Promise.all(ours.map((face) => face.load()));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
