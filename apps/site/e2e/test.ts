import { test as base, expect } from '@playwright/test';
import { type Customer, newCustomer } from './seller';
import { newDatabase, sharedStack } from './shared-stack';
import { listenForWords } from './shown-words';
import { type OwnStack, runStack, type Stack } from './stack';

export { expect };
export { expectAccessible, expectAccessibleOn } from './accessible';

interface Fixtures {
  /** Someone with an account and nothing else, of whom no other journey knows: for each journey that changes something. */
  readonly customer: Customer;
  /** What a journey makes Chromium log besides: `test.use({ alsoLogged: … })` around that journey only. */
  readonly alsoLogged: RegExp | undefined;
}

interface Listening {
  /** Notes what the journey is shown. */
  shownWords: ReturnType<typeof listenForWords>;
}

interface WorkerFixtures {
  readonly stack: Stack;
}

/** Journeys against the built stack that all workers share: nothing in it is a journey's own, but what it makes there. */
export const test = base.extend<Fixtures & Listening, WorkerFixtures>({
  shownWords: [
    async ({ browser, playwright, javaScriptEnabled }, use, { testId }) => {
      const words = listenForWords(testId);
      const end = words?.listen(browser, playwright, javaScriptEnabled);
      await use(words);
      await end?.();
    },
    { auto: true },
  ],
  request: async ({ request, shownWords }, use) => {
    shownWords?.listenToCalls(request);
    await use(request);
  },
  stack: [({}, use) => use(sharedStack()), { scope: 'worker' }],
  baseURL: ({ stack }, use) => use(stack.urls.site),
  customer: async ({ stack }, use) => use(await newCustomer(stack)),
  alsoLogged: [undefined, { option: true }],
  /** Fails the test when the page logs an error or throws. */
  page: async ({ page, alsoLogged }, use, { errors: failures }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => message !== fadeCutShort && errors.push(message));
    page.on('console', (message) => {
      const expected = expectedRefusal.test(message.text()) || alsoLogged?.test(message.text());
      if (message.type() === 'error' && !expected) errors.push(message.text());
    });
    await page.addInitScript(missTitle);
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
    // Of each page that is open when its context is closed Playwright takes a picture, as the journey may yet fail: a tenth of what journeys cost. By now it has passed.
    if (failures.length === 0) for (const open of page.context().pages()) await open.close();
  },
});

/** A page that loses its title, even while the next one comes, is nameless to whoever listens. */
function missTitle(): void {
  // A journey leaves a page for none.
  if (location.protocol === 'about:') return;
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
