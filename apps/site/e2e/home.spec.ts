import type { Page } from '@playwright/test';
import { contentPages, scriptSizes, scriptsWhile } from '../../../scripts/bench/page-scripts.mjs';
import { heavyPages, scriptLimits } from '../../../scripts/bench/script-limits.mjs';
import { demo, logIn } from './account';
import { holdBack } from './hold-back';
import { expect, expectAccessible, test } from './test';

test('a visitor reads the home page that the content service tells', async ({ page }) => {
  const answer = await page.goto('/');
  // Before the page itself is read: the style sheet first, without which nothing is painted.
  const styles = await page.locator('link[rel=stylesheet]').getAttribute('href');
  expect(answer?.headers()['link']).toMatch(new RegExp(`^<${styles}>; rel=preload; as=style, <.*as=font`));

  await expect(page).toHaveTitle(/Pomp/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // On a phone it makes way for the form above.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Reserveer nu!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expectAccessible(page);
});

test('a letter that few words are written with comes in a file of its own', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/');
  const rare = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' ß'));
  expect(answer?.headers()['link']).not.toContain(new URL((await rare).url()).pathname);
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status, unicodeRange }) => /Bricolage/.test(family) && status === 'loaded' && /U\+D8-DF/i.test(unicodeRange),
    ),
  );
});

test('a font that is late brings no other in its place', { tag: '@desktop' }, async ({ page }) => {
  const letIn = await holdBack(page, /-common-.*\.woff2$/);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await page.goto('/', { waitUntil: 'commit' });
  // By then a page does without those that are late.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letIn();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(2);
  expect(asked.filter((address) => !address.includes('-common-'))).toEqual([]);
});

test('a page that does not exist says so and leads on', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/bestaat-niet/');

  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toMatch(/<main[^>]*>.*Hier is het koud\./s);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a link that is pointed at is fetched before it is pressed, and not one that is for one visitor',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    const devtools = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(prefetchUrl));
    await devtools.send('Preload.enable');
    await page.goto('/');
    const footer = page.getByRole('contentinfo');

    await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).hover();
    // Whatever comes into the page meanwhile may move the link away from under the pointer, or back: it comes from elsewhere each time.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await footer.getByRole('link', { name: 'Over ons' }).hover();
      await expect.poll(() => fetched, { timeout: 1_000 }).toContain(`${stack.urls.site}/over-ons/`);
    }).toPass({ timeout: 20_000 });
    expect(fetched.filter((address) => /account|auth/.test(address))).toEqual([]);
  },
);

test(
  'no style asks the whole page whether it has something, which every press would wait for',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');

    const selectors = await page.evaluate(() => {
      const all = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule ? all(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules));
    });

    expect(selectors.filter((selector) => selector.includes(':has('))).not.toEqual([]);
    expect(selectors.filter((selector) => /(html|body|:root)[^\s>+~]*:has\(/.test(selector))).toEqual([]);
  },
);

/** What React says of its own errors, in whichever chunk it stands. */
const framework = /react\.dev\/errors/;

test('pages load no more script by themselves than they may', { tag: '@desktop' }, async ({ browser, stack, shownWords }) => {
  test.slow();
  // Scripts have none (page-language.spec.ts).
  shownWords?.asksForNoWords();
  const sizes = await scriptSizes(browser, stack.urls.site, demo);
  for (const [name, size] of Object.entries(sizes)) expect(size, name).toBeGreaterThan(0);
  expect(heavyPages(sizes, scriptLimits)).toEqual([]);
});

test('a page that is read loads no framework', { tag: '@desktop' }, async ({ page }) => {
  const withFramework = async (path: string) => {
    const scripts = await scriptsWhile(page, () => page.goto(path, { waitUntil: 'networkidle' }));
    return [...scripts.values()].map(String).filter((source) => framework.test(source));
  };

  for (const path of Object.values(contentPages)) expect(await withFramework(path), path).toEqual([]);
  // What is looked for can be found, in pages of the site's and of Next's. There it is compiled while it comes, beside the page's own thread.
  await logIn(page);
  for (const path of ['/reserveren/pomp-ao/', '/account/'])
    expect(
      (await withFramework(path)).map((source) => source.split('\n', 1)[0]),
      path,
    ).toEqual(['//# allFunctionsCalledOnLoad']);
});

/** Notes of each page whether it came by fading over the one before it. */
const watchFades = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { faded: viewTransition !== null })),
  );
const hasFaded = (page: Page) => page.evaluate(() => (window as { faded?: boolean }).faded);

for (const motion of ['no-preference', 'reduce'] as const)
  test(
    `pages ${motion === 'reduce' ? 'don’t ' : ''}fade into each other, the account’s too`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await watchFades(page);
      await page.goto('/');
      const links = [
        ['Contact', '/contact/'],
        ['Inloggen', '/auth/login/'],
      ] as const;
      // A page that takes seconds to come doesn't fade: the first one that is made may.
      for (const [, address] of links) await page.request.get(address);
      for (const [name, address] of links) {
        await page.getByRole('banner').getByRole('link', { name }).click();
        await expect(page).toHaveURL(address);
        await expect.poll(() => hasFaded(page)).toBe(motion !== 'reduce');
      }
    },
  );

test(
  'what a link at rest in the middle of the screen leads to may be made ahead, and is there at once by touch',
  { tag: '@phone' },
  async ({ page }) => {
    await watchFades(page);
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).first();
    await link.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(link).toHaveAttribute('data-in-sight', '0');
    await link.tap();
    await expect(page).toHaveURL('/over-ons/');
    await expect.poll(() => hasFaded(page)).toBe(false);
  },
);
