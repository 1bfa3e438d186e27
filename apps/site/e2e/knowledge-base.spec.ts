import { expect, expectAccessible, test } from './test';

test(
  'a visitor narrows the knowledge base down, turns its pages by keyboard, and goes back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/kennisbank/?utm_source=brief');
    const filters = page.getByRole('group', { name: 'Onderwerp' });
    const list = page.getByRole('region', { name: 'Kennisbank' });
    const cards = list.getByRole('article');
    const hundredFromTheTop = () => expect.poll(async () => Math.round((await filters.boundingBox())?.y ?? 0)).toBe(100);
    // The newest of the nine stands above the list.
    await expect(cards).toHaveCount(8);
    await expectAccessible(page);

    const costs = filters.getByRole('button', { name: 'Kosten en subsidie' });
    // Also by the first press of all, before which the page's scripts rest.
    await page.locator('html').evaluate((html) => html.setAttribute('data-stayed', ''));
    await costs.press('Enter');
    await expect(costs).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-stayed', '');
    expect(new URL(page.url()).searchParams.get('category')).toBe('kosten');
    await expect(list.getByText('Kosten en subsidie')).toHaveCount(await cards.count());
    await hundredFromTheTop();

    await filters.getByRole('button', { name: 'Alles' }).press('Enter');
    await expect(cards).toHaveCount(8);
    const first = await cards.first().textContent();
    await page.getByRole('link', { name: 'Volgende' }).press('Enter');
    await expect(list.getByText(/^Pagina 2 van \d$/)).toBeVisible();
    expect(new URL(page.url()).search).toContain('page=2');
    await expect(list).toBeFocused();
    await expect(cards.first()).not.toHaveText(first ?? '');
    await hundredFromTheTop();

    await page.goBack();
    await expect(list.getByText(/^Pagina 1 van \d$/)).toBeVisible();
    await expect(cards.first()).toHaveText(first ?? '');
  },
);

test('a visitor reads an article, shares it and goes on to another, by keyboard', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/kennisbank/wat-kost-een-warmtepomp/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Wat kost een warmtepomp in totaal?');
  await expect(page.getByText('Gepubliceerd op: 16 november 2026')).toBeVisible();

  const text = page.locator('#artikel');
  // A first press of all would be the browser's own jump: the page's scripts rest until then.
  await page.mouse.move(1, 1);
  await expect(page.locator('body:not([data-hydrating])')).toBeAttached();
  await page.getByRole('link', { name: 'lees meer' }).press('Enter');
  await expect.poll(async () => Math.abs(Math.round((await text.boundingBox())?.y ?? 999))).toBeLessThan(40);

  await context.route(/linkedin\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>LinkedIn</title>' }),
  );
  await expect(async () => {
    const popUp = context.waitForEvent('page', { timeout: 3_000 });
    await page.getByRole('button', { name: 'Delen op LinkedIn' }).press('Enter');
    const shared = new URL((await popUp).url()).searchParams;
    expect([shared.get('url'), shared.get('title')]).toEqual([page.url().replace(/#.*/, ''), 'Wat kost een warmtepomp in totaal?']);
  }).toPass();

  // It is made anew when its articles come, which they do because someone is nearly there.
  await expect(() => page.getByRole('heading', { name: 'Gerelateerde artikelen' }).scrollIntoViewIfNeeded()).toPass();
  const related = page.getByRole('article').getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(related.filter({ hasText: 'Wat kost een warmtepomp in totaal?' })).toHaveCount(0);
  await expectAccessible(page);
  const next = related.first().getByRole('link');
  const name = (await next.textContent()) ?? '';
  await next.press('Enter');
  await expect(title).toHaveText(name);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the knowledge base is narrowed down and paged all the same', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/kennisbank/');
    await page.getByRole('link', { name: 'Volgende' }).click();
    await expect(page.getByText(/^Pagina 2 van \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Isolatie en ventilatie' }).click();
    await expect(page).toHaveURL(/\/kennisbank\/\?category=isolatie$/);
    await expect(page.getByRole('button', { name: 'Isolatie en ventilatie' })).toHaveAttribute('aria-pressed', 'true');
  });
});
