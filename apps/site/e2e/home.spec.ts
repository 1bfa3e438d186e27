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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
