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

    const costs = filters.getByRole('link', { name: 'Kosten en subsidie' });
    await costs.press('Enter');
    await expect(costs).toHaveAttribute('aria-current', 'true');
    expect(new URL(page.url()).searchParams.get('category')).toBe('kosten');
    await expect(cards).not.toHaveCount(0);
    await expect(cards.filter({ hasNotText: 'Kosten en subsidie' })).toHaveCount(0);
    await hundredFromTheTop();

    // The keyboard goes on from where one arrives.
    await page.keyboard.press('Tab');
    await expect(filters.getByRole('link', { name: 'Alles' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(8);
    const first = await cards.first().textContent();
    await page.getByRole('link', { name: 'Volgende' }).press('Enter');
    await expect(list.getByText(/^Pagina 2 van \d$/)).toBeVisible();
    expect(new URL(page.url()).search).toContain('page=2');
    await expect(cards.first()).not.toHaveText(first ?? '');
    await hundredFromTheTop();
    await page.keyboard.press('Tab');
    await expect(cards.first().getByRole('link')).toBeFocused();

    await page.goBack();
    await expect(list.getByText(/^Pagina 1 van \d$/)).toBeVisible();
    await expect(cards.first()).toHaveText(first ?? '');
  },
);

test('what is searched is found while someone types, and is still there on the way back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/kennisbank/');
  const words = page.getByRole('searchbox');
  const results = page.getByRole('main').getByRole('list').getByRole('listitem');
  // Typed on until the page listens.
  await expect(async () => {
    await words.fill('');
    await words.fill('subsidei aanvragen');
    await expect(page.getByRole('heading', { name: /resultaten voor ‘subsidei aanvragen’$/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(words).toBeFocused();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/resultaten voor ‘subsidei aanvragen’$/);
  await expect(page).toHaveURL(/\/kennisbank\/\?q=subsidei\+aanvragen$/);
  await expectAccessible(page);
  await results.getByRole('link', { name: 'Subsidie voor een warmtepomp: zo werkt de ISDE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subsidie voor een warmtepomp: zo werkt de ISDE');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /resultaten voor ‘subsidei aanvragen’$/ })).toBeVisible();

  // Without words, all there is to read, here or as the page that is left has it.
  await expect(async () => {
    await words.fill('subsidei');
    await words.fill('');
    await expect(page.getByRole('group', { name: 'Onderwerp' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/kennisbank\/$/);
});

test('a visitor reads an article, shares it and goes on to another, by keyboard', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/kennisbank/wat-kost-een-warmtepomp/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Wat kost een warmtepomp in totaal?');
  await expect(page.getByText('Gepubliceerd op: 16 november 2026')).toBeVisible();

  const text = page.locator('#artikel');
  await page.getByRole('link', { name: 'lees meer' }).press('Enter');
  await expect.poll(async () => Math.abs(Math.round((await text.boundingBox())?.y ?? 999))).toBeLessThan(40);

  await context.route(/linkedin\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>LinkedIn</title>' }),
  );
  const popUp = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Delen op LinkedIn' }).press('Enter');
  const shared = new URL((await popUp).url()).searchParams;
  expect([shared.get('url'), shared.get('title')]).toEqual([page.url().replace(/#.*/, ''), 'Wat kost een warmtepomp in totaal?']);

  await expect(page.getByRole('heading', { name: 'Gerelateerde artikelen' })).toBeVisible();
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
    await page.getByRole('link', { name: 'Isolatie en ventilatie' }).click();
    await expect(page).toHaveURL(/\/kennisbank\/\?category=isolatie#/);
    await expect(page.getByRole('link', { name: 'Isolatie en ventilatie' })).toHaveAttribute('aria-current', 'true');
    await page.goto('/kennisbank/wat-kost-een-warmtepomp/');
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Delen op LinkedIn' })).toBeVisible();
  });

  test('articles and questions are searched together, with a slip of the pen', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/kennisbank/');
    await page.getByRole('searchbox').fill('subsidei aanvragen');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/kennisbank\/\?q=subsidei\+aanvragen$/);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.filter({ hasText: /^Artikel/ }).first()).toBeVisible();
    await expect(results.filter({ hasText: /^Vraag/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Subsidie voor een warmtepomp: zo werkt de ISDE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subsidie voor een warmtepomp: zo werkt de ISDE');
    await page.goto('/kennisbank/?q=maanlanding');
    await expect(page.getByRole('heading', { name: 'Niets gevonden voor ‘maanlanding’' })).toBeVisible();
  });
});

test(
  'of a category that isn’t there the list says so in its own words, in each language; a page past the last is not there',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const [path, words] of [
      ['/kennisbank/', 'Er zijn geen artikelen gepubliseerd.'],
      ['/en/knowledge-base/', 'No articles have been published.'],
    ] as const) {
      const answer = await request.get(`${path}?category=onzin`, { maxRedirects: 0 });
      expect([answer.status(), (await answer.text()).includes(words)], path).toEqual([200, true]);
      for (const search of ['?page=99', '?category=kosten&page=99'])
        expect((await request.get(path + search, { maxRedirects: 0 })).status(), path + search).toBe(404);
    }
  },
);
