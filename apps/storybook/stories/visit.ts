import type { BrowserContext } from '@playwright/test';
import axe from 'axe-core';
import { type Brand, openPreview, resizeFor, type Size, test as base } from '../built/preview-page.js';
import { play, showBrand, sidewaysOverflow, violations } from './in-page.js';

/** For a story that asks for no screen. */
const usualSize: Size = { width: 1200, height: 900 };
/**
 * What another brand can break: it sets other values for the same colours, sizes and typefaces. Names, roles and structure are those of the
 * same elements, which were judged as a whole in the first brand.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] as const;
/** 400 % zoom on a screen of 1280 pixels: WCAG 1.4.10. */
const narrowest: Size = { width: 320, height: 640 };

interface Visit {
  /** Plays a story; resolves with what went wrong. */
  play: (id: string, brand: Brand) => Promise<string[]>;
  /** Looks at what was just played, in both brands and on the narrowest screen; resolves with what isn't right. */
  judge: () => Promise<string[]>;
}

/** One page per brand and worker, for all of its stories: a story cleans up what it leaves outside its canvas. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser, storybook }, use) => {
      const context = await browser.newContext({
        // Without motion: axe judges what is on the page, not a colour halfway a fade.
        reducedMotion: 'reduce',
        // By this name Storybook knows a test, and lets no animation run.
        userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
        viewport: usualSize,
      });
      const pages = new Map<Brand, Promise<Visitor>>();
      const visitorIn = (brand: Brand): Promise<Visitor> => {
        const visitor = pages.get(brand) ?? openVisitor(context, storybook, brand);
        pages.set(brand, visitor);
        return visitor;
      };
      await use({
        play: async (id, brand) => named(brand, await (await visitorIn(brand)).play(id)),
        judge: async () => (await visitorIn('pomp')).judge(),
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface Visitor {
  play: (id: string) => Promise<string[]>;
  judge: () => Promise<string[]>;
}

async function openVisitor(context: BrowserContext, storybook: string, brand: Brand): Promise<Visitor> {
  const page = await openPreview(context, storybook, brand);
  await page.evaluate(axe.source);
  const thrown: string[] = [];
  page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message));
  return {
    play: async (id) => {
      // A pointer that still lies somewhere would hover over what comes there.
      await page.mouse.move(-1000, -1000);
      await resizeFor(page, id, usualSize);
      const wrong = await page.evaluate(play, id);
      return [...wrong, ...thrown.splice(0)];
    },
    judge: async () => {
      const inPomp = await page.evaluate(violations, undefined);
      await page.evaluate(showBrand, 'noord' as const);
      const inNoord = await page.evaluate(violations, rulesOfLooks);
      await page.setViewportSize(narrowest);
      // Again, as the page became narrow.
      await page.evaluate(showBrand, 'noord' as const);
      const narrowInNoord = await page.evaluate(sidewaysOverflow);
      await page.evaluate(showBrand, 'pomp' as const);
      const narrowInPomp = await page.evaluate(sidewaysOverflow);
      return [
        ...named('pomp', [...inPomp, ...narrowInPomp]),
        ...named('noord', [...inNoord, ...narrowInNoord]),
        ...thrown.splice(0),
      ];
    },
  };
}

const named = (brand: Brand, wrong: readonly string[]): string[] => wrong.map((what) => `In ${brand}: ${what}`);
