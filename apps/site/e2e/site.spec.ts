import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pomp } from '@pomp/design-system/brands';
import { menuPress } from '../../../scripts/bench/presses.mjs';
import type { Page } from '@playwright/test';
import { demo } from './account';
import { openBeforeScripts } from './before-scripts';
import { holdBack } from './hold-back';
import { siteInTwoParts } from './in-two-parts';
import { expectLaidOut, expectStill } from './laid-out';
import { expect, expectAccessible, expectAccessibleOn, test } from './test';

test(
  'what a visitor fills in and presses before the page’s scripts are there happens once they are',
  { tag: '@phone' },
  async ({ page }) => {
    const { letScriptsIn } = await openBeforeScripts(page, '/');
    await page.getByRole('textbox', { name: /Postcode/ }).fill('1271 ad');
    await page.getByRole('textbox', { name: /Huisnummer/ }).fill('5');
    const calculate = page.getByRole('button', { name: 'Bereken mijn besparing' });
    await calculate.click();
    await calculate.click();
    await expect(page).toHaveURL('/');

    letScriptsIn();
    await page.waitForURL(/\/besparing-resultaat\/\?zipcode=1271AD&housenumber=5&/);
    await expect(page.getByRole('heading', { level: 1, name: /naar schatting €/ })).toBeVisible();
  },
);

test(
  'a customer who is faster than the page logs in with the keyboard, and no password ends up in the address',
  { tag: '@desktop' },
  async ({ page }) => {
    const { letScriptsIn } = await openBeforeScripts(page, '/auth/login/');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(demo.email);
    await page.locator('[name=password]').fill(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/login/');

    letScriptsIn();
    await expect(page).toHaveURL('/account/');
    await expect(page.getByText('Dag Marieke')).toBeVisible();
  },
);

/** A colour as a browser gives it back. */
const computed = (hex = '') => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('pages follow a screen that is set to dark, and are light on paper', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Made by the site itself, and by Next.
  for (const address of ['/', '/auth/login/']) {
    await page.goto(address);
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', computed(pomp.dark?.color.paper));
    await expect(body).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(body).toHaveCSS('background-color', computed('#FFFFFF'));
    await expect(body).toHaveCSS('color', computed(pomp.theme.color.ink));
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  }
});

test('at 400 % zoom the banner covers nothing of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq/');
  const banner = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'Reserveer nu!' }) });
  await expect(banner).toBeVisible();
  const [above, below] = await Promise.all([banner.boundingBox(), page.getByRole('main').boundingBox()]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});

test('the menu is walked through by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skipLink).toBeFocused();
  // It lies on top: what covered it would get the press.
  await skipLink.click({ trial: true, timeout: 5_000 });
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const products = menu.locator('summary', { hasText: 'Producten' });
  const cards = menu.getByRole('link', { name: /^Lees meer over/ });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(menu.getByRole('link', { name: /^Reserveer/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Reserveer Pomp AO' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products).toBeFocused();
  await expect(cards).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Het proces' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/het-proces/');
  await expect(menu.getByRole('link', { name: 'Het proces' })).toHaveAttribute('aria-current', 'page');

  await products.press('Enter');
  await menu.getByRole('link', { name: 'Lees meer over Pomp AO' }).press('Enter');
  await expect(page).toHaveURL('/hybride-warmtepomp/');
  await expect(cards).toHaveCount(0);
});

test('pointing at the products shows them, and what shows can be put away', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const products = page.locator('summary', { hasText: 'Producten' });
  const card = page.getByRole('link', { name: 'Lees meer over Pomp AO' });
  await products.hover();
  await card.hover();
  await expect(card).toBeVisible();
  // The browser opened it by itself; what puts it away may still be on its way.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden({ timeout: 500 });
  }).toPass();

  const pointElsewhere = () => page.mouse.move(5, 500);
  await pointElsewhere();
  await products.hover();
  await expect(card).toBeVisible();
  await pointElsewhere();
  await expect(card).toBeHidden();

  await products.click();
  await pointElsewhere();
  await expect(card).toBeVisible();
  await products.click();
  await expect(card).toBeHidden();
});

test('the products are there for a pointer that was there before the page’s scripts', { tag: '@desktop' }, async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.locator('summary', { hasText: 'Producten' }).hover();
  await expect(page.getByRole('link', { name: 'Lees meer over Pomp AO' })).toBeVisible();
});

test('the menu of a phone fills the screen, keeps the focus and gives it back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu openen' });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Producten',
    'Het proces',
    'Over ons',
    'B2B',
    'Contact',
  ]);
  expect((await menu.boundingBox())?.width).toBe(page.viewportSize()?.width);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');

  // By the very elements that benchmarks press and wait for.
  await page.locator(menuPress.press).tap();
  await expect(menu.and(page.locator(menuPress.shown))).toBeVisible();
  await menu.getByRole('link', { name: 'Over ons' }).click();
  await expect(page).toHaveURL('/over-ons/');
  await expect(menu).toBeHidden();
});

test('the message above the site stays away once it was closed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const message = page.getByRole('complementary', { name: 'Melding' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('link', { name: 'Reserveer nu!' })).toBeVisible();
  await message.getByRole('button', { name: 'Melding sluiten' }).press('Enter');
  await expect(message).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/producten/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toBeHidden();
  const [above, below] = await Promise.all([page.getByRole('banner').boundingBox(), page.getByRole('main').boundingBox()]);
  expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
});

test.describe('in a browser that asks for English', () => {
  test.use({ locale: 'en-GB' });

  test('the message above a page is in the page’s language', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: 'Melding' })).toContainText('Een Pomp AO voor');
    await page.goto('/en/');
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText('A Pomp AO for');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is there all the same, on a phone and beside a mouse', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) {
      await page.getByRole('link', { name: 'Over ons' }).first().click();
      await expect(page).toHaveURL('/over-ons/');
    } else {
      await page.locator('summary', { hasText: 'Producten' }).hover();
      await page.getByRole('link', { name: 'Lees meer over Pomp AO' }).click();
      await expect(page).toHaveURL('/hybride-warmtepomp/');
    }
  });

  test('from 769 px on the menu is the desktop’s, and opens for a pointer', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu openen' })).toBeHidden();
    const card = page.getByRole('link', { name: 'Lees meer over Pomp AO' });
    await expect(card).toBeHidden();
    await page.locator('summary', { hasText: 'Producten' }).hover();
    await expect(card).toBeInViewport({ ratio: 1 });
    await card.click();
    await expect(page).toHaveURL('/hybride-warmtepomp/');
  });
});

/** Pages that are only reached from another page. */
const notToBeFound = ['/besparing-resultaat/', '/reservering-succes/pomp-ao/', '/nieuwsbrief/bevestigen/?token=1', '/404/'];

/** What other words can break: the same blocks were looked at in Dutch, on every page and width. */
const inEnglish = ['/en/', '/en/hybrid-heat-pump/', '/en/faq/', '/en/contact/', '/en/reserve/pomp-ao/'];

/** The kinds of blocks that a page's story has, as one word. */
async function blocksOf(path: string): Promise<string> {
  const story = await readFile(join(import.meta.dirname, `../content${path.slice(0, -1)}.json`), 'utf8');
  return [...new Set(Array.from(story.matchAll(/"component": "(\w+)"/g), ([, name = '']) => name))].sort().join();
}

// In parts, which workers share to the end: some forty pages, four times each.
const parts = 8;
for (let part = 1; part <= parts; part++) {
  test(`every page can be used by everyone, on four widths: part ${part} of ${parts}`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(240_000);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const all = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
    expect(all).toEqual(expect.arrayContaining(inEnglish));
    const paths = all.filter((path) => !path.startsWith('/en/'));
    expect(paths.length).toBeGreaterThan(12);
    // Of what there are many of, the first with the same blocks stands for all.
    const kinds = await Promise.all(paths.map(async (path) => (/^\/(kennisbank|vacatures)\/./.test(path) ? blocksOf(path) : path)));
    const shown = paths.filter((_path, index) => kinds.indexOf(kinds[index] ?? '') === index);
    expect(shown.length).toBeLessThan(paths.length);

    const ofPart = [...shown, ...notToBeFound, ...inEnglish].filter((_path, index) => index % parts === part - 1);
    for (const [index, path] of ofPart.entries()) {
      await test.step(path, async () => {
        // It comes on a phone, where least room is left for what comes late, and then on one of the other widths.
        const announced = await comesStill(page, path, 360);
        expect(await unannouncedFonts(page, announced), 'fonts for what few pages are written with').toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Only afterwards: without motion a browser reads its style sheets again, and takes a font that came too late for this page.
        await expectAccessibleOn(page, path.startsWith('/en/') ? [360, 1440] : [360, 768, 1124, 1440], expectLaidOut);
        await comesStill(page, path, [768, 1124, 1440][index % 3]!);
      });
    }
  });
}

/** Opens a page, of which nothing may move when what comes late has come. Pictures come once the rest is drawn. @returns what it said to load first */
async function comesStill(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
  const letPicturesIn = await holdBack(page, pictures);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letPicturesIn();
  await page.waitForLoadState('networkidle');
  await expectStill(page);
  await page.unroute(pictures);
  return answer?.headers()['link'] ?? '';
}

/** The fonts that a page has loaded and didn't say to load first. */
async function unannouncedFonts(page: Page, announced: string): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  return loaded.filter((path) => path.endsWith('.woff2') && !announced.includes(path));
}
const pictures = /\.(?:avif|jpe?g|png|svg|webp)(?:[/?]|$)/;

test(
  'a page of which half has come isn’t drawn: what is centred there would move with the rest',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    await using line = await siteInTwoParts(stack.urls.site);
    const drawn = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // What a browser does when it has nothing better to do, such as drawing.
    const whenIdle = () => page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

    await page.goto(`${line.url}/kennisbank/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
    for (let times = 0; times < 10; times++) await whenIdle();
    expect(await page.locator('footer').count()).toBe(0);
    expect(await drawn()).toBe(false);

    line.sendRest();
    await expect.poll(drawn).toBe(true);
    await expect(page.locator('footer')).toBeVisible();
    // The line ends with the test: what is still on its way over it would be lost.
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  },
);

/** What of a page is known only in the browser: whose passkeys there are, what the address says, what registers know. */
const knownLate = [
  '/auth/login/',
  '/nieuwsbrief/bevestigen/',
  '/foto/?token=onbekend',
  '/besparing-resultaat/?zipcode=1271AD&housenumber=5',
];

test('nothing moves by what a page finds out in the browser', { tag: '@desktop' }, async ({ page }) => {
  for (const path of knownLate) for (const width of [360, 768, 1124, 1440]) await comesStill(page, path, width);
});

test('nothing moves when the home at an address is drawn', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [360, 768, 1124, 1440]) {
    await comesStill(page, '/', width);
    await page.getByRole('textbox', { name: /Postcode/ }).fill('1271 AD');
    await page.getByRole('textbox', { name: /Huisnummer/ }).fill('5');
    await expect(page.getByRole('heading', { level: 2, name: 'Havenstraat 5, Huizen' })).toBeVisible();
    await expectStill(page);
  }
});
