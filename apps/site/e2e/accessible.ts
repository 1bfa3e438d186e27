import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Without motion: halfway a transition no contrast is right. What appears while axe looks, as the banner may, then doesn't fade in either. */
async function withoutMotion(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // One that is cancelled, because its element left or changed again, is over too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await look();
  await page.emulateMedia({ reducedMotion: null });
}

/** The variable that names the file in which axe is, for whoever brings it into a page (shared-axe.ts). */
export const axeFile = 'JOURNEYS_AXE';
let source: string | undefined;
const axeInPages = (): string => (source ??= readFileSync(process.env[axeFile] ?? '', 'utf8'));

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a width can break where the same elements are shown: what lies behind them, how large they are, and whether they scroll. */
const rulesOfWidths = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** What axe finds in the page as it is now. It is brought into a page, and each of its frames, once. */
async function violations(page: Page, runOnly: readonly string[] = wcag): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeInPages());
  const found = await page.evaluate(
    async (only) => {
      const look = (more: axe.RunOptions) => window.axe.run(document, { runOnly: only, resultTypes: ['violations'], ...more });
      // What is right needs no report, nor a name: to write and name it took a third of the time.
      const quick = await look({ selectors: false, reporter: 'no-passes' });
      if (quick.violations.length === 0) return [];
      const named = await look({});
      // What is over by now was wrong all the same.
      return (named.violations.length > 0 ? named : quick).violations;
    },
    [...runOnly],
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target, html }: Partial<axe.NodeResult>) => target?.join(' ') ?? html).join(', ')})`,
  );
}

/** WCAG 2.2 A and AA, over the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await withoutMotion(page, async () => expect(await violations(page)).toEqual([]));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** How each element is shown now: widths that show the same elements have the same names, roles and structure. */
const shownElements = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return '-';
      // What only holds others says nothing by its size: what holds the banner has no height where that lies over the page.
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasText && element.matches('div:not([role], [tabindex]):has(> *)')) return 'X';
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 ? 'X' : 'x';
    }).join(''),
  );

/** The same on each width, in px; that nothing sticks out to the side, and what else `look` finds wrong there. */
export async function expectAccessibleOn(
  page: Page,
  widths: readonly number[],
  look?: (page: Page, width: number) => Promise<void>,
): Promise<void> {
  const judged = new Set<string>();
  await withoutMotion(page, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await shownElements(page);
      expect(await violations(page, judged.has(shown) ? rulesOfWidths : wcag), `${width} px`).toEqual([]);
      judged.add(shown);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `sticks out at ${width} px`,
      ).toBe(0);
      await look?.(page, width);
    }
  });
}
