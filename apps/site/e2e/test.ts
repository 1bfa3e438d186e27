import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningStack, runStack } from './stack';

export { expect };

interface Fixtures {
  /** Fails the test when the page logs an error or throws. */
  quiet: void;
  /** What a journey makes Chromium log besides: `test.use({ alsoLogged: … })` around that journey only. */
  readonly alsoLogged: RegExp | undefined;
}

interface WorkerFixtures {
  readonly stack: RunningStack;
  /** Configuration besides the usual: `test.use({ environment: … })` at the top of a file gives it a stack of its own. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Journeys against the built stack. It is started for a worker and stopped by it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ environment }, use) => {
      const stack = await runStack(environment);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.urls.site),
  alsoLogged: [undefined, { option: true }],
  quiet: [
    async ({ page, alsoLogged }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const expected = expectedRefusal.test(message.text()) || alsoLogged?.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs each answer of 4xx; wrong passwords and lost sessions are part of the journeys. */
const expectedRefusal = /the server responded with a status of (401|404|409|422)/;

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

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const said = (violations: Violations) =>
  violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);

/** WCAG 2.2 A and AA, over the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await withoutMotion(page, async () => {
    // Legacy: in the page itself. Otherwise another page is opened to finish in, for the sake of frames, which takes three times as long.
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode().analyze();
    expect(said(violations)).toEqual([]);
  });
}

declare global {
  interface Window {
    /** What `AxeBuilder` leaves in the page. */
    axe: {
      run: (context: Document, options: { runOnly: string[]; resultTypes: ['violations'] }) => Promise<{ violations: Violations }>;
    };
  }
}

/** The same on each width, in px, and that nothing sticks out to the side. Axe is brought into the page once. */
export async function expectAccessibleOn(page: Page, [first, ...widths]: readonly [number, ...number[]]): Promise<void> {
  await page.setViewportSize({ width: first, height: 900 });
  await expectAccessible(page);
  await withoutMotion(page, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const violations = await page.evaluate(
        async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ['violations'] })).violations,
        wcag,
      );
      expect(said(violations), `${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `sticks out at ${width} px`,
      ).toBe(0);
    }
  });
}
