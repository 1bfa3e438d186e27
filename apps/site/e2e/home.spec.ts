import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

test('a visitor reads the home page that the content service tells', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveTitle(/Pomp/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserveer nu!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expectAccessible(page);
});

test('a page that does not exist says so and leads on', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/bestaat-niet/');

  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toMatch(/<main[^>]*>.*Hier is het koud\./s);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

/** From then on it runs only as far as it is told to. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

test.describe('the scripts of a page that can be read without', () => {
  const scripts = 'script[async][src*="/_next/"]';
  const hydrated = 'body:not([data-hydrating])';

  test('run when someone touches it', { tag: '@phone' }, async ({ page }) => {
    await stopTheClock(page);
    await page.goto('/over-ons/');
    await page.clock.runFor(3_900);
    await expect(page.locator('link[rel=prefetch][as=script]')).not.toHaveCount(0);
    await expect(page.locator(scripts)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.locator(hydrated)).toBeAttached();
  });

  test('run after four seconds when nobody does anything', { tag: '@desktop' }, async ({ page }) => {
    await stopTheClock(page);
    await page.goto('/over-ons/');
    await page.clock.runFor(3_900);
    await expect(page.locator(scripts)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.locator(hydrated)).toBeAttached();
  });

  test('run at once for signed-in visitors, and on pages that are nothing without', { tag: '@desktop' }, async ({ page }) => {
    await stopTheClock(page);
    await page.goto('/reserveren/pomp-ao/');
    await expect(page.locator(hydrated)).toBeAttached();
    await page.context().addCookies([{ name: 'pomp_signed_in', value: '1', url: new URL('/', page.url()).href }]);
    await page.goto('/over-ons/');
    await expect(page.locator(hydrated)).toBeAttached();
  });
});
