import { test as base, expect, type Page } from '@playwright/test';
import { quickAxe } from '@pomp/tooling/quick-axe';
import axe from 'axe-core';
import { type Customer, newCustomer } from './seller';
import { newDatabase, sharedStack } from './shared-stack';
import { type OwnStack, runStack, type Stack } from './stack';

export { expect };

interface Fixtures {
  /** Someone with an account and nothing else, of whom no other journey knows: for each journey that changes something. */
  readonly customer: Customer;
  /** Fails the test when the page logs an error or throws. */
  quiet: void;
  /** What a journey makes Chromium log besides: `test.use({ alsoLogged: … })` around that journey only. */
  readonly alsoLogged: RegExp | undefined;
}

interface WorkerFixtures {
  readonly stack: Stack;
}

/** Journeys against the built stack that all workers share: nothing in it is a journey's own, but what it makes there. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [({}, use) => use(sharedStack()), { scope: 'worker' }],
  baseURL: ({ stack }, use) => use(stack.urls.site),
  customer: async ({ stack }, use) => use(await newCustomer(stack)),
  alsoLogged: [undefined, { option: true }],
  quiet: [
    async ({ page, alsoLogged }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => message !== fadeCutShort && errors.push(message));
      page.on('console', (message) => {
        const expected = expectedRefusal.test(message.text()) || alsoLogged?.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      await page.addInitScript(missTitle);
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that loses its title, even while the next one comes, is nameless to whoever listens. */
function missTitle(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.addEventListener('DOMContentLoaded', () => {
    // What isn't there in the account Next makes anew once its script has come, document and all.
    if (navigation?.responseStatus === 404) return;
    const look = (): void => {
      if (document.title === '') console.error(`${location.pathname} has no title`);
    };
    look();
    new MutationObserver(look).observe(document.head, { childList: true, characterData: true, subtree: true });
  });
}

/** What Chromium says to nobody where someone goes on before the page has faded in. Nothing of the page's can hear of it: it fades by its style sheet alone. */
const fadeCutShort = 'Transition was skipped';

interface OwnStackFixtures {
  /** Configuration besides the usual: `test.use({ environment: … })` at the top of a file. */
  readonly environment: Readonly<Record<string, string>>;
  /** `embedded`: the one that `npm start` has, whose first start alone takes as long as a journey. */
  readonly database: 'postgres' | 'embedded';
  readonly ownStack: OwnStack;
}

/** Journeys that need other settings, or stop what others use: against a stack that their worker starts and stops. */
export const testOnOwnStack = test.extend<object, OwnStackFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  database: ['postgres', { option: true, scope: 'worker' }],
  ownStack: [
    async ({ environment, database }, use) => {
      const ownDatabase = database === 'postgres' && { DATABASE_URL: await newDatabase() };
      // A few pages are visited on it: all of them would cost as much as its journeys.
      const stack = await runStack({ WARM_UP: 'off', ...ownDatabase, ...environment });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stack: [({ ownStack }, use) => use(ownStack), { scope: 'worker' }],
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

const axeInPages = quickAxe(axe);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in the page as it is now. It is brought into a page, and each of its frames, once: that takes as long as to look. */
async function violations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeInPages);
  const found = await page.evaluate(async (runOnly) => {
    const look = (more: axe.RunOptions) => window.axe.run(document, { runOnly, resultTypes: ['violations'], ...more });
    // What is right needs no report, nor a name: to write and name it took a third of the time.
    const quick = await look({ selectors: false, reporter: 'no-passes' });
    if (quick.violations.length === 0) return [];
    const named = await look({});
    // What is over by now was wrong all the same.
    return (named.violations.length > 0 ? named : quick).violations;
  }, wcag);
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

/** The same on each width, in px; that nothing sticks out to the side, and what else `look` finds wrong there. */
export async function expectAccessibleOn(
  page: Page,
  widths: readonly number[],
  look?: (page: Page, width: number) => Promise<void>,
): Promise<void> {
  await withoutMotion(page, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `sticks out at ${width} px`,
      ).toBe(0);
      await look?.(page, width);
    }
  });
}
