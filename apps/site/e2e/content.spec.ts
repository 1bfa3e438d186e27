import { menuPress, presses } from '../../../scripts/bench/presses.mjs';
import { expect, expectAccessible, test } from './test';

test('a visitor searches the questions, opens views and unfolds a text by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq/');
  const shown = page.getByRole('main').locator('li:visible');
  const all = await shown.count();
  await page.getByPlaceholder('Zoeken...').focus();
  await page.keyboard.type('geluid pomp');
  await expect(shown.getByText('Maakt de Pomp AO geluid?')).toBeVisible();
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await page.keyboard.type(' op de maan');
  await expect(page.getByText('Geen FAQs gevonden die overeenkomen met de zoekopdracht...')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/hybride-warmtepomp/');
  await page.getByRole('radio', { name: 'Buiten' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Binnen' })).toBeFocused();
  await expect(page.getByText('Op de grond', { exact: true })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText('Lees meer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Toon minder').locator('visible=true')).toHaveCount(1);
});

test(
  'a distance to the neighbours that someone chose is still told of when they come back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/hybride-warmtepomp/');
    const distance = page.getByRole('slider', { name: /^Afstand tot de buren/ });
    const told = page.getByRole('status').filter({ hasText: 'dB' });
    await distance.press('Home');
    await expect(told).toHaveText(/^1 m · /);
    const chosen = await told.textContent();
    await page.goto('/faq/');
    await page.goBack();
    await expect(distance).toHaveValue('1');
    await expect(told).toHaveText(chosen ?? '');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, views, texts and films work all the same', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/faq/');
    await expect(page.getByPlaceholder('Zoeken...')).toBeHidden();
    const shown = page.getByRole('main').locator('li:visible');
    const all = await shown.count();
    await page.getByRole('radio', { name: 'Kosten' }).check();
    expect(await shown.count()).toBeGreaterThan(0);
    expect(await shown.count()).toBeLessThan(all);

    // By the very elements that benchmarks press and wait for.
    for (const { what, path, press, shown } of presses.filter((press) => press.kind === 'native' && press !== menuPress)) {
      await page.goto(path);
      await page.locator(press).locator('visible=true').first().tap();
      await expect(page.locator(shown).locator('visible=true').first(), what).toBeInViewport();
    }
    await expect(page.locator('article details[open]').first()).toContainText('Toon minder');

    await page.goto('/over-ons/');
    const more = page.locator('details').filter({ hasText: 'over Waarom we zo werken' });
    await more.locator('summary').click();
    await expect(more.getByText('Toon minder')).toBeVisible();

    await page.goto('/warmtepomp-kopen/');
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Film afspelen' })).toBeHidden();
  });
});
